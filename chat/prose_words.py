"""Questions that want words and not a figure: why, how, describe, who, what risks."""

import re

_ALWAYS = re.compile(
    r"(?<![a-z])(?:should (?:i|we|you|one|anyone|investors)|(?:would|will|do) you (?:buy|sell|invest|hold|short)|is it (?:a )?(?:good|wise|worth|safe|smart)|worth (?:buying|investing)|recommend(?:s|ed|ation)?"
    r"|share price|stock price|market price|price target|why|explain(?:s|ed)?|describe[sd]?|discuss(?:es|ed)?|summari[sz]e[sd]?|summary|elaborate|outlines?|overview"
    r"|tell me about|talk(?:s|ed)? about|says? about|said about|(?:what|which) (?:\w+ )?(?:drove|drives|caused|led|explains|contributed|offset)"
    r"|(?:main |key |primary )?drivers?|driven by|causes?|caused|reasons?|due to|because|factors?|what (?:do|does|did) .{0,60}? (?:say|mention|mean|consider|do|include|disclose about)"
    r"|who (?:is|are|was|were|audits|audited|runs|leads|serves)|risks?|risky|strateg(?:y|ies|ic)|polic(?:y|ies)|lawsuits?|litigation|legal proceedings"
    r"|compet(?:e|es|ition|itors?|itive)|business model|commentary|outlook|guidance|expect(?:s|ed|ations?)?|forecasts?|projected|projections?"
    r"|impact(?:s|ed)?|affect(?:s|ed)?|headquarter(?:s|ed)|auditors?|defin(?:e|es|ed|ition)|what is meant|where (?:is|are|does|do|was|were)"
    r"|what kind|what types?|what happened|regulat(?:ion|ions|ory(?! (?:credit|asset|liabilit|capital|fee|balance|sale|revenue)))|recogni[sz]es?(?= (?:\x01|its|their))|recognition"
    r"|opinion|background|management discuss\w*|mention(?:s|ed)?|qualitative(?:ly)?|critical audit|key assumptions?|assumptions?|accounting for)(?![a-z])"
    r"|(?<![a-z])(?:(?:deberia|debo|conviene|me recomiendas?|recomiendas?|vale la pena)|precio de (?:la|las) acci(?:on|ones)|precio objetivo|por que(?! (?:importe|cantidad|valor|cuantia))|explic(?:a|ame|an|ar|acion|o)|describ(?:e|eme|en|ir|a)|resum(?:e|eme|en|ir|a)|detalla|comenta(?:n|rios)?"
    r"|que (?:dice|dicen|opina|explica|menciona)|a que se deb(?:e|io|ieron|en)|debido a|motiv(?:o|os|ado|aron)|causas?|causo|causaron|raz(?:on|ones)|factor(?:es)?"
    r"|que (?:impulso|impulsaron|provoco|motivo|causo|explica)|impulso|impulsaron|quien(?:es)? (?:es|son|fue|era|audita|dirige)|riesgos?|estrategias?|politicas?"
    r"|litigios?|perspectivas?|previsi(?:on|ones)|previst[oa]s?|en que consiste|que significa|hablame|cuentame|afecta(?:n|ron|do)?|impacto|competencia|competidores"
    r"|regulacion|auditor(?:es|a)?|donde (?:esta|tiene)|reconoc(?:e|en) (?:sus |los )?\x01|que ocurrio|que paso|como se reconocen?|que tipos? de)(?![a-z])"
)
_HOW = re.compile(
    r"(?<![a-z])how (?:does|do|did|is|are|was|were|has|have|can|could|should|would|to|will|well)\b"
)
_COMO = re.compile(
    r"(?:^|[¿?!;] ?|(?<!inc)(?<!corp)(?<!co)(?<!\.a)[.,] ?)como (?!porcentaje|proporcion|%|parte|minimo|maximo)|cómo ",
    re.IGNORECASE,
)


_LOOKS = re.compile(
    r"(?<![a-z])how (?:do|does|did) [^?.]{0,120}\x01[^?.]{0,40} look(?: like)?(?= (?:in|for|at|on)\b|\s*[?.!]?\s*$|\s*\x04)"
)
"""How a figure looks is the figure."""


def asks_for_words(line: str, typed: str, *, moves: bool) -> bool:
    """Tell whether a folded line asks for words; `moves`: it also speaks of change or comparison.

    "How did revenue change" is a figure, "how is revenue recognized" is not.
    """
    if _ALWAYS.search(line):
        return True
    how = bool(_HOW.search(line) or _COMO.search(typed))
    return how and not moves and not _LOOKS.search(line)
