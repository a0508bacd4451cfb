"""What carries a question is often its verb; in what words filings answer it, which are seldom the question's own.

"What does it compete on?" is answered by "the principal competitive factors are …", "Is it insured?" by "we
self-insure". A frame says how a deed is asked for, how it is told, and what finds it. A new one is a row.
"""

import re
from dataclasses import dataclass
from functools import cache

from retrieval.words import words


@dataclass(frozen=True, slots=True)
class Frame:
    """A deed as questions ask for it and as filings tell it."""

    asked: re.Pattern[str]
    """What in a question asks for the deed."""
    told: re.Pattern[str]
    """What a sentence has that tells it."""
    search: str
    """Words that find such sentences."""
    is_told: bool = True
    """Whether the answer is told, and is no person or day, though it is asked who or when."""

    def words_asked(self, question: str) -> frozenset[str]:
        """Give the question's words that ask for the deed."""
        return frozenset(
            word for found in self.asked.finditer(question) for word in words(found.group())
        )


def _any_of(said: str) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{said})", re.IGNORECASE)


WHY = Frame(
    _any_of(
        r"why\b|por qué\b|due primarily to\b|(?:what|qué) (?:drove|caused|led to|pushed|lifted|raised|explains?|impulsó|provocó|causó|explica)\b|"
        r"reasons? (?:for|why|behind)|a qué se deb\w+"
    ),
    _any_of(
        r"due (?:\w+ )?to|driven (?:\w+ )?by|because|as a result of|result(?:ed|ing|s) (?:\w+ )?from|reflect(?:s|ed|ing)?\b|attribut\w+ to|"
        r"caused by|owing to|in response to|(?:lower|higher|favorable|unfavorable) \w+[^.]{0,60}?(?:offset|contributed)|led to|"
        r"debid[oa]s? a|gracias a|a causa de|por la mayor|por el mayor|por la menor|por el menor|porque|se deb\w+ a"
    ),
    "due primarily to driven by result",
    is_told=False,
)
"""Why something is so, or went as it did."""

FRAMES: tuple[Frame, ...] = (
    WHY,
    Frame(
        _any_of(
            r"(?:which|what|how many)(?: \w+){0,2} segments|segments?(?=[^?]{0,40}\b(?:has|have|operates?|reports?|divid\w+|split)\b)|"
            r"(?:qué|cuáles son los|cuántos|en qué) segmentos|"
            r"(?<=what are )[^?]{1,40}segments"
        ),
        _any_of(
            r"(?:consist|compris|includ|organized|operates?|operated|runs?|reports?|structure|manage[sd]?|divided|aggregated?|conducted|ha[sv]e?|has|are)\b"
            r"[^.]{0,80}?(?:\bsegments?\b|businesses)[^.]{0,80}?(?:[:,;—]|\band\b)|"
            r"(?:our|['’]s|the|following) (?:\w+ ){0,2}segments?\b,? (?:consist|compris|includ|are (?:as|the|:))|"
            r"(?:one|a single) (?:\w+ ){0,2}segment\b|"
            r"segmentos?\b[^.]{0,40}?(?:son|siguientes)|(?:opera|organiza|divide)\w*[^.]{0,60}?segmentos"
        ),
        "reportable operating segments consist of organized into",
        is_told=False,
    ),
    Frame(
        _any_of(
            r"competes?(?= on\b)|competes?(?= (?:by|through|in what)\b)|(?<=basis )competes?|competitive factors|"
            r"(?<=en qué )compiten?|(?<=what )(?:\w+ ){1,4}competes?(?= on)"
        ),
        _any_of(
            r"compet\w+[^.]{0,80}?(?:on the basis|based (?:up)?on|variety of ways|primarily on|principally on|with respect to|in terms of)|"
            r"(?:factors|basis|bases)[^.]{0,60}?compet|competitive factors|(?:methods?|basis|bases|elements) of competition|factores? (?:principales )?(?:de competencia|competitivos)"
        ),
        "compete principal competitive factors basis price quality service",
    ),
    Frame(
        _any_of(r"hedg(?:e|es|ed|ing)\b|cubren?\b|se cubre|coberturas?\b"),
        _any_of(
            r"(?:us(?:e|es|ed|ing)|enter(?:s|ed)? into|utili[sz]es?|employs?|party to|hold)\b[^.]{0,120}?"
            r"(?:forward|swap|option|derivative|hedg|future|collar)|"
            r"(?:forwards?|swaps?|options?|derivatives?|contracts?|instruments)\b[^.]{0,60}?\bhedg|(?:not|generally) hedg|hedges\b|cubr|cobertura"
        ),
        "hedge derivative forward contracts swaps options",
    ),
    Frame(
        _any_of(
            r"insur(?:e|es|ed|ing)\b|insurance cover\w*|asegura(?:n|d[oa]s?)?\b|tiene[n]? seguros?\b"
        ),
        _any_of(
            r"self-?\s?insur|insured\b|insur(?:es?|ing)\b|insurance (?:cover|polic|program|subsidiar|compan|carrier|protection|for\b)|"
            r"(?:maintain|purchas|carry|carries|obtain|hold)\w*[^.]{0,40}?insurance|captive|reinsur|asegura|seguros?\b|póliza"
        ),
        "insurance insured self-insured self-insurance coverage policies",
    ),
    Frame(
        _any_of(
            r"depend(?:s|ed|ent|ence)?(?: (?:heavily|mostly|mainly|largely))?\b(?= on| upon|[^?]{0,40}\bfor\b|\W*$)|rel(?:y|ies|iant)(?= on| upon)|"
            r"(?<=on wh)(?:om|at|ich)|depende[n]?\b|dependencia"
        ),
        _any_of(
            r"depend(?:s|ent|ence)?\b|rel(?:y|ies|ied|iance|iant)\b|sole[- ](?:source|supplier)|single[- ](?:source|supplier)|"
            r"(?:single or )?limited (?:number|sources)|exclusive[^.]{0,20}supplier|concentrat|depend|proveedor (?:único|exclusivo)"
        ),
        "depend rely sole single source supplier limited number",
    ),
    Frame(
        _any_of(
            r"protect(?:s|ed|ing)? (?:\w+ ){0,3}?(?:intellectual property|intellectual|patents?|ip|technolog\w+|trade ?marks?|inventions?)\b|"
            r"proteg(?:e|en|er) (?:\S+ ){0,3}?(?:propiedad intelectual|propiedad industrial|patentes?|marcas?|tecnolog\w+)\b"
        ),
        _any_of(
            r"(?:protect|rel(?:y|ies)|safeguard|seek|secur|maintain)\w*\b[^.]{0,160}?(?:patents?|trade ?marks?|copyrights?|trade secrets?|"
            r"confidentiality|non-?disclosure|intellectual)[^.]{0,160}?(?:through|by|such as|combination|agreements|laws|patents|trade secrets)|"
            r"protege"
        ),
        "protect intellectual property patents trademarks copyrights trade secrets combination agreements",
    ),
    Frame(
        _any_of(
            r"recogni[sz]es?\b|recogni[sz]ed\b|book(?:s|ed)? (?:\w+ )?revenue|reconocen?\b|reconocer\b"
        ),
        _any_of(
            r"(?:revenues?|sales|fees?|income|arrangements|contracts?|premiums?|credits)\b[^.]{0,120}?\b(?:is|are|was|were)\b[^.]{0,40}?recogni[sz]ed|"
            r"recogni[sz]es? [^.]{0,60}?(?:revenues?|sales|fees?|income)[^.]{0,80}?(?:when|as|over|upon|at|ratably|once)|"
            r"(?:ingresos|ventas|cuotas)[^.]{0,80}?se reconoc|reconoce[^.]{0,60}(?:cuando|en el momento|a medida|a lo largo)"
        ),
        "revenue recognized when control over term performance obligation",
    ),
    Frame(
        _any_of(
            r"to whom(?=[^?]* sell)|(?<=who )buys?\b|(?<=who are )[^?]{0,30}?customers|a quién(?:es)? vende[n]?|(?<=quiénes son )[^?]{0,20}clientes"
        ),
        _any_of(
            r"customers?\b[^.]{0,40}?(?:includ|consist|compris|are\b|is\b)|(?:sell|sold|sales)\w*\b[^.]{0,60}?\bto (?:\w+ ){0,2}?(?:customers|retailers|"
            r"wholesalers|distributors|consumers|governments?|businesses|enterprises|airlines|hospitals|merchants)|clientes (?:son|incluyen)"
        ),
        "customers include retailers distributors wholesalers consumers",
    ),
    Frame(
        _any_of(
            r"(?:sells?|sold|market(?:s|ed)?|distribut(?:e|es|ed))(?: (?:\w+ ){0,3}?products?)?\b(?= (?:\w+ ){0,5}?(?:through|via|by|to whom|cars?|vehicles?|goods|drugs?|services?)\b|\W*$)|"
            r"sales channels?|channels|venden?\b|distribuyen?\b|canales"
        ),
        _any_of(
            r"(?:sells?|sold|sales|distribut|market)\w*\b[^.]{0,140}?(?:directly|direct (?:to|through|sales)|through|via|online|stores?|retailers?|distributors?|"
            r"wholesalers?|dealers?|resellers?|channels?|sales ?force|agents?|website|to (?:hospitals|retailers|wholesalers))|"
            r"(?:vende|distribuye)n?\b[^.]{0,140}?(?:a través|mediante|directamente|tiendas|distribuidores|mayoristas|red)"
        ),
        "sell directly through distribution channels stores distributors retailers wholesalers",
    ),
    Frame(
        _any_of(
            r"(?<=who )(?:makes?|manufactures?|produces?|builds?|assembles?|bottles?|supplies)\b|(?:made|manufactured|produced|assembled|bottled)(?= by)|"
            r"(?<=quién )(?:fabrica|produce|embotella)|(?<=quiénes )(?:fabrican|producen)"
        ),
        _any_of(
            r"(?:manufactur|assembl|produc|fabricat|foundr|packag|bottl|outsourc)\w*\b[^.]{0,140}?(?:by|partners?|third[- ]part|suppliers?|"
            r"contractors?|foundries|manufacturers?|subcontractors?|facilities)|(?:foundries|contract manufacturers|outsourcing partners|bottling partners)|"
            r"fabrica(?:n|dos?|das?)?\b"
        ),
        "manufactured by contract manufacturers outsourcing partners foundries third parties",
    ),
    Frame(
        _any_of(
            r"(?:who|how|quién|cómo)(?=[^?]{0,60}?(?:decid|determin|approv|set))[^?]{0,60}?(?:decides?|determines?|approves?|sets?|decide[n]?|determina[n]?|aprueba[n]?)\b|"
            r"deci(?:de|des|ded|sion)\b"
        ),
        _any_of(
            r"(?:determin|decid|approv|authori[sz]|at the (?:sole )?discretion|declared by|subject to (?:the )?(?:approval|discretion)|board of directors|"
            r"chief operating decision|CODM)\w*|decid|aprueba|a discreción"
        ),
        "determined decided approved discretion board of directors",
        is_told=False,
    ),
    Frame(
        _any_of(
            r"(?:owns?|leases?|rents?)(?= or (?:own|lease|rent))[^?]{0,12}?(?:owns?|leases?|rents?)\b|(?:own|lease|rent)s?\b(?=[^?]{0,50}?\b(?:stores?|factor(?:y|ies)|offices?|"
            r"headquarters|plants?|buildings?|land|facilit(?:y|ies)|propert(?:y|ies)|warehouses?|real estate|aircraft|ships|data centers)\b)|"
            r"(?:posee|alquila|arrienda)n?\b"
        ),
        _any_of(
            r"(?:we|compan(?:y|ies)|subsidiar(?:y|ies)|is|are|been|either|generally|primarily)\b[^.]{0,40}?(?:own(?:ed|s)?|leas(?:e|es|ed))\b|"
            r"(?:owned|leased)\b|en propiedad|arrendad[oa]s?|alquilad[oa]s?"
        ),
        "own lease owned leased facilities properties",
        is_told=False,
    ),
)


@cache
def frame_asked(question: str) -> Frame | None:
    """Find the deed that carries a question; the first row that it names."""
    return next((one for one in FRAMES if one.asked.search(question)), None)
