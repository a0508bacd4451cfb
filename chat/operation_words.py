"""What a question wants done with its figures: growth, a difference, an average, the highest."""

import re
from dataclasses import dataclass

from chat.reading_types import Grain, Pick

_RULES: dict[str, str] = {
    "cagr": (
        r"cagr\b|compound(?:ed)?(?: annual(?:ized)?)?(?: growth)?(?: rate)?(?: of growth)?\b|tcac\b|tacc\b"
        r"|(?:tasa de )?crecimiento anual(?:izado)? compuest[oa]\b|annuali[sz]ed (?:rate of )?growth(?: rate)?\b"
        r"|tasa(?: anual)? compuesta(?: anual)?(?: de crecimiento)?(?: anual)?\b|crecimiento compuesto(?: anual)?\b"
        r"|tasa de crecimiento compuest[oa](?: anual)?\b|tasa de crecimiento anual compuest[oa]\b"
    ),
    "growth": (
        r"(?:growth rates?|rates? of growth|growth|grow|grew|grows|grown|growing|fastest(?:[ -]growing)?|slowest(?:[ -]growing)?"
        r"|how fast|(?<=\x01 )(?:doubled?|tripled?|quadrupled?|halved?)|(?:duplic|triplic|cuadruplic)(?:o|aron|ado|ar))\b|tasas? de (?:crecimiento|variacion)\b|ritmo de crecimiento\b|crec(?:imiento|io|ieron|er|e|ido|en|iendo)\b"
    ),
    "difference": (
        r"(?:changes?|changed|difference|differs?|differed|increas(?:e[sd]?|ing)|decreas(?:e[sd]?|ing)"
        r"|declin(?:e[sd]?|ing)|drop(?:s|ped)?|fell|falls?|fallen|rise[sn]?|rose|shr[aiu]nk|gap"
        r"|reduc(?:e[sd]?|tion)|went (?:up|down)|go(?:ne)? (?:up|down)|moved?|swing|climb(?:ed)?|jump(?:ed)?"
        r"|slump(?:ed)?|surge[sd]?|plunge[sd]?|improve[sd]?|worsen(?:ed)?|expand(?:ed)?)\b"
        r"|(?:diferencia|variacion(?:es)?|varian|vari(?:o|aron|ado|ar)|aument(?:o|os|aron|ado|ar|a)|increment(?:o|aron|ado|ar)"
        r"|disminu(?:yo|yeron|cion|ir|ido)|cay(?:o|eron)|caid[oa]s?|descen(?:so|dio|dieron)|subi(?:o|eron|do)|subida"
        r"|bajaron|bajad[oa]|redu(?:jo|jeron|ccion)|cambi(?:o|os|aron|ado)|brecha)\b"
        r"|(?<=cuanto )(?:\w+ )?bajo\b"
    ),
    "trend": r"(?:trends?|trended|trending(?: (?:up|down))?|evolve[sd]?|evolution|develop(?:ed|ment)?|history|historical|progress(?:ed|ion)?)\b|(?:evolucion(?:o|aron|ado)?|tendencia|historic[oa]s?)\b",
    "drawn": r"(?:plot(?:s|ted)?|chart(?:s|ed)?|graph(?:s|ed)?|visuali[sz]e|draw)\b(?: (?:of|for|showing))?|(?:grafic[ao]s?|graficar|grafique|dibuj(?:a|ar|e))\b(?: (?:de|con))?",
    "moving": (
        r"(?:rising|growing|increasing|climbing|improving|expanding|falling|declining|decreasing|dropping|shrinking|contracting|worsening|deteriorating|going (?:up|down)|trending (?:up|down))\b"
        r"|(?:subiendo|creciendo|aumentando|mejorando|incrementando(?:se)?|bajando|cayendo|disminuyendo|empeorando|descendiendo|reduciendo(?:se)?)\b"
    ),
    "each": r"per (?=\x04)|(?:each|every)(?: (?:of the|of))? ?(?:(?:fiscal )?(?:year|quarter)\b|(?=\x04))|by (?:fiscal )?(?:year|quarter)\b|year by year\b|yearly\b|(?:en |de )?cada (?:ano|ejercicio|trimestre|uno de (?:los |las )?(?=\x04))|por (?:ano|ejercicio|trimestre)s?\b|ano por ano\b",
    "minus": r"(?:(?<=\x04 )|(?<=\x01 )(?=(?:minus|less|menos|[-–−]) (?:the |that of |la |el |los |las |lo )*\x04))(?:minus|less|menos|[-–−])(?= (?:the |that of |la |el |los |las |lo )*[\x01\x04])",
    "more_by": (
        r"how much (?:more|higher|lower|less|greater|larger|bigger|smaller)\b|by how much\b|en cuanto(?= (?:super|exced|aument|subi|cay|creci|vari|dismin|redu|baj))"
        r"|cuant[oa]s? mas\b|cuant[oa]s? menos\b"
    ),
    "percent": (
        r"percentage[ -]points?\b|percentage[ -](?:change|terms|increase|decrease|basis)\b|percent[ -](?:change|increase|decrease)\b"
        r"|(?:by )?what (?:percent(?:age)?|per cent|%)(?! of)|(?:in |as a |as )?(?:percentage|percent|per cent)\b(?! of)"
        r"|%(?= (?:change|growth|increase|decrease))|in %|en %|(?:que )?porcentaje\b(?! de)|por ciento\b|porcentual(?:es|mente)?\b|en porcentaje\b"
    ),
    "points": r"(?:percentage|basis) points?\b|puntos (?:porcentuales|basicos)\b|bps\b",
    "average": r"(?:on |the |an )?average\b|averaged\b|avg\b|the mean\b(?! of it)|mean(?= of )|(?:el |en )?promedio\b|(?:la |de |en )media\b|media\b|medi[oa]s\b|promediad[oa]\b",
    "sum": (
        r"sum(?: up| of)?\b|combined\b|cumulative(?:ly)?\b|altogether\b|in total\b|in aggregate\b|(?:the )?total of\b|taken together\b|together\b"
        r"|add(?:ed|ing)? (?:up|together)\b|la suma de\b|suma(?:n|das?|dos)?\b|acumulad[oa]s?\b|en conjunto\b|conjunt(?:o|a|amente)\b|en total\b|juntas?\b|juntos\b"
    ),
    "highest": (
        r"(?:the )?(?:highest|largest|biggest|greatest|deepest|heaviest|steepest|sharpest|maximum|max|peak(?:ed)?|best|strongest|most|higher|larger|bigger|greater|top|more profitable|more(?=[,?]| (?:\x01|in|on|than|money|of))|(?:did|does|do|fared?|performed?) better|better(?= (?:than|\x04))|fastest|(?:(?<=grew )|(?<=grow )|(?<=grows )|(?<=growing )|(?<=rose )|(?<=increased ))faster)\b"
        r"|(?:el |la |los |las )?(?:mayor(?:es)?|mejor(?:es)?|maxim[oa]s?|pico|mas alt[oa]s?|mas grandes?|mas elevad[oa]s?|superior(?:es)?|(?:(?<=crecio )|(?<=crecieron )|(?<=crece )|(?<=crecen ))mas (?:rapido|deprisa)|mas)\b"
    ),
    "lowest": (
        r"(?:the )?(?:less profitable|lowest|least|smallest|minimum|min|fewest|worst|weakest|lower|smaller|less|fewer|slowest|(?:(?<=grew )|(?<=grow )|(?<=grows )|(?<=growing )|(?<=rose )|(?<=increased ))slower|(?:did|does|do|fared?|performed?) worse|worse(?= (?:than|\x04)))\b"
        r"|(?:el |la |los |las )?(?:menor(?:es)?|peor(?:es)?|minim[oa]s?|mas baj[oa]s?|mas pequen[oa]s?|inferior(?:es)?|menos)\b"
    ),
    "which_period": (
        r"(?:in |during |for )?(?:which|what) (?:of the )?(?:fiscal |calendar )?(?:years?|quarters?)\b|when did\b|when was\b|when were\b"
        r"|the (?:fiscal )?(?:year|quarter) (?:with|in which|when|that|of) (?:the )?"
        r"|(?:en )?(?:que|cual) (?:ano|ejercicio|trimestre)(?: fiscal)?\b|cuando\b|cual (?:fue|es|ha sido) (?:el |su )?(?:mejor |peor |mayor )?(?:ano|ejercicio|trimestre)\b"
        r"|(?:el )?(?:ano|ejercicio|trimestre) (?:con|de) (?:el |la )?(?=may|men|mej|peo|max|min)"
    ),
    "which_company": (
        r"(?:which|what)(?: (?:one|two|three|of|other|single))?(?: (?:the |these |those |them|both))*(?: ?(?:compan(?:y|ies)|firms?|banks?|issuers?|filers?|business(?:es)?|retailers?|insurers?|corporations?|ones?))\b"
        r"|which of\b|which one\b|which(?= (?:had|has|have|is|was|earned|made|reported|spent|paid|sold|grew|generated|posted|lost|owed|held|did|fared|performed|fell|dropped|declined|\x02))"
        r"|who\b|(?:que|cual(?:es)?)(?: de (?:las?|los|estas|estos|ambas))?(?: dos| tres)? (?:empresas?|companias?|bancos?|sociedad(?:es)?|entidad(?:es)?|firmas?|emisor(?:es)?)\b"
        r"|(?:(?:which|what) (?:was|is|were|are)|cual(?:es)? (?:fue|es|fueron|son|ha sido)) (?:the |la |las |el |los )?(?:compan(?:y|ies)|firms?|banks?|empresas?|companias?|bancos?|entidad(?:es)?)\b"
        r"|(?:the )?(?:company|firm) (?:with|that (?:had|made|posted|reported|has)) (?=the (?:high|low|big|larg|small|great|worst|best|most|least|few))"
        r"|(?:the )?(?:company|firm) that (?=(?:lost|earned|made|sold|spent|grew|fell|did|fared) (?:the )?(?:most|least|best|worst))"
        r"|(?:la )?(?:empresa|compania) (?:(?:con|de) (?=(?:la |el |los |las )?(?:may|men|mej|peo|max|min|mas))|que (?=(?:mas|menos|mejor|peor)\b|\w+ (?:mas|menos|mejor|peor)\b))"
        r"|cual(?:es)? de(?: (?:l[ao]s|est[ao]s|es[ao]s|ell[ao]s))?(?: dos| tres| cuatro)?\b|cual(?= (?:tuvo|gano|vendio|gasto|obtuvo|registro|reporto|tiene|genero|crecio|pago|perdio|cayo))|quien(?:es)?\b"
    ),
    "every_company": (
        r"(?:most|least|best|worst|mas|menos)[ -](?:\w+ )?(?:company|firm|bank|empresa|compania)\b|(?:empresa|compania) (?:mas|menos) \w+able\b|(?<=top )(?:\d+|two|three|four|five|ten) (?:compan(?:y|ies)|firms|banks)\b|(?:\d+|two|three|four|five|ten) (?:compan(?:y|ies)|firms|banks)(?= (?:by|with|in|on file))"
        r"|(?:l[ao]s )?(?:\d+|dos|tres|cuatro|cinco|diez) (?:empresas|companias|bancos)(?= (?:con|por|de mayor|de menor|mas))"
        r"|(?:all|every|each)(?: of)?(?: the| these| those)? (?:compan(?:y|ies)|firms|issuers|filers|banks|retailers)(?: on file| in the (?:store|data|sample|corpus))?\b"
        r"|across (?:all )?(?:the )?compan(?:y|ies)\b|tod[oa]s l[oa]s (?:empresas|companias|bancos|emisores)\b|cada (?:empresa|compania|banco)\b"
    ),
    "compare": (
        r"compar(?:e[sd]?|ing|ison|ed with|ed to|es to|a|ar|acion|ad[oa]s?|an|ame|ativ[oa])\b(?: (?:to|with|con|between|entre))?|compar(?:al|arl)[oa]s\b|side by side\b|versus\b|vs\b\.?"
        r"|rank(?:ed|ing)?\b|order(?:ed)? by\b|orden(?:a|ad[oa]s|ame)\b|clasifica\b|frente a\b|tabulate\b|table\b|tabla\b|both\b|ambas?\b|ambos\b|contrast\b"
    ),
    "by_year": r"(?:annual(?:ly)?|yearly|by (?:fiscal )?year|per (?:fiscal )?year|each (?:fiscal )?year|every (?:fiscal )?year|year by year|full[ -]year)\b|anual(?:es|mente)?\b|por (?:ano|ejercicio)\b|(?:de )?cada (?:ano|ejercicio)\b",
    "by_quarter": r"quarterly\b|(?:by|per|each|every) quarter\b|quarter by quarter\b|trimestral(?:es|mente)?\b|por trimestres?\b|(?:de )?cada trimestre\b",
    "first_reported": r"(?:as )?(?:originally|initially|first) (?:reported|filed|stated|published)\b|as (?:first )?filed\b|before (?:any |the )?restatements?\b|originalmente (?:reportad|publicad|presentad|informad)[oa]s?\b|antes de (?:la |cualquier )?reexpresion\b|inicialmente (?:publicad|reportad|presentad|comunicad)[oa]s?\b",
}  # fmt: skip
_COMPILED = {name: re.compile(rf"(?<![a-z0-9])(?:{pattern})") for name, pattern in _RULES.items()}
_HAS_BEEN = re.compile(
    r"(?<![a-z])(?:is|are|was|were|has|have|been|keeps?|kept|esta|estan|estuvo|ha|han|viene|sigue|siguio)(?![a-z])"
)
_HOW_FAR = re.compile(
    r"(?<![a-z])(?:how (?:much|fast|many)|by (?:how|what)|what|which|who|rates?|cuanto|que tan|a que|que|cual)(?![a-z])"
)
"""Words with which a rising or falling figure is asked for as a number."""
_MOST = r"(?:highest|maximum|max|best|largest|biggest|peak|maxim[oa]s?|mayor(?:es)?|mejor(?:es)?)"
_LEAST = r"(?:lowest|minimum|min|worst|smallest|minim[oa]s?|menor(?:es)?|peor(?:es)?)"
_BOTH_ENDS = re.compile(
    rf"(?<![a-z])(?:{_MOST}(?: \w+)? (?:and|y)\b[^?]*?(?<![a-z]){_LEAST}|{_LEAST}(?: \w+)? (?:and|y)\b[^?]*?(?<![a-z]){_MOST})(?![a-z])"
)


@dataclass(frozen=True, slots=True)
class Done:
    """The rules that a line meets, and the places that they read."""

    met: frozenset[str]
    spans: tuple[tuple[int, int], ...]

    @property
    def pick(self) -> Pick | None:
        """Which end is asked for; "how much more" asks for none."""
        if self.met & {"more_by", "minus"}:
            return None
        if "both ends" in self.met:
            return "highest"
        if "lowest" in self.met:
            return "lowest"
        return "highest" if "highest" in self.met else None

    @property
    def grain(self) -> Grain | None:
        if "by_quarter" in self.met:
            return "quarter"
        return "year" if "by_year" in self.met else None


def read_operations(line: str) -> Done:
    r"""Read a folded line, in which items stand as \\x01, companies as \\x02."""
    met: set[str] = set()
    spans: list[tuple[int, int]] = []
    for name, pattern in _COMPILED.items():
        for match in pattern.finditer(line):
            met.add(name)
            if name == "which_period":
                met.add(
                    "by_quarter" if re.search("quarter|trimestre", match.group()) else "by_year"
                )
            spans.append(match.span())
    if "moving" in met and _HAS_BEEN.search(line) and not _HOW_FAR.search(line):
        met = {*(met - {"growth", "difference"}), "trend"}
    if "drawn" in met:
        met.add("trend")
    if _BOTH_ENDS.search(line):
        met.add("both ends")
    return Done(frozenset(met), tuple(spans))
