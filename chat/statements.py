"""What annual reports state in a sentence of its own, in few ways, and analysts ask of every company.

How many people work there, when it was founded, how its debt is rated, whether a customer is much of its revenue. Such
a question is answered by such a statement, or not at all: a sentence that only shares its words is about something else.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

from chat.best_quotes import Candidate
from chat.passage_age import newness_of
from chat.quotable import Quotable, quotables
from retrieval.chunk import Passage

LONGEST = 200
"""Characters of a question that may ask for nothing else."""
_WHOSE = r"(?!(?:in|at|on|en|of|de) )[\w&.,'’()-]+(?: (?!(?:in|at|on|en|from|with|outside|inside|under|fuera|dentro|are|is|was|were|has|have|had|who|that|which|will|son|están|han|que)\b)[\w&.,'’()-]+){0,6}?"
"""The name of a company."""
_END = (
    r"(?:[ ,]+(?:in|at|as|of|by|for|during|since|the|end|total|all|altogether|overall|globally|worldwide|around|world|now|today|currently|present|"
    r"(?:full|part)[- ]time|year|fiscal|end|(?:fy ?)?(?:19|20)\d\d|january|june|september|december|30|31|"
    r"en|a|al|el|la|de|del|finales|cierre|ejercicio|año|todo|mundo|actualmente|hoy|enero|junio|septiembre|diciembre))*\W*$"
)
_PEOPLE = (
    r"(?:employees|people|persons|workers|associates|staff(?: members)?|team members|colleagues)"
)
_GENTE = r"(?:empleados|trabajadores|personas|emplead[oa]s)"
_NUMBER = r"(?<![\d$€£.,])\d{1,3}(?:[,.]\d{3})+(?! ?%)|(?<![\d$€£.,])\d+(?:\.\d+)? (?:million|thousand)|(?<![\d$€£.,])[1-9]\d{0,2}(?![\d,%]| ?%|\.\d)"
_SOME = r"(?:(?:approximately|about|some|nearly|almost|over|more than|around|roughly|a total of|unos|unas|aproximadamente|cerca de|más de) )*"
_KINDS = (
    r"(?:(?:\d[\d,]*|full[- ]time(?: equivalents?)?|part[- ]time|active|regular|permanent|and|or|equivalent|dedicated|talented|worldwide|global|"
    r"valued|total),? )*"
)
_COUNTED = rf"{_SOME}(?:{_NUMBER}) {_KINDS}(?:{_PEOPLE}|{_GENTE}|crew members|partners)\b"


@dataclass(frozen=True, slots=True)
class Statement:
    """Something that is stated, as it is asked for and as it is told."""

    asked: re.Pattern[str]
    """The whole of a question for it, and for nothing less than that."""
    told: tuple[re.Pattern[str], ...]
    """Sentences and rows that state it, the plainest first."""
    never: re.Pattern[str]
    """What a sentence has that is about something else."""
    search: str
    """Words that find them."""


def _asked(*ways: str) -> re.Pattern[str]:
    return re.compile(rf"^\W*(?:{'|'.join(ways)}){_END}", re.IGNORECASE)


def _told(*ways: str) -> tuple[re.Pattern[str], ...]:
    return tuple(re.compile(one, re.IGNORECASE) for one in ways)


_WAS = r"\b(?:was|is|were|are|of|totall?ed|stood at|reached|numbered|comprised|era de|ascendía a|fue de)\b"
HEADCOUNT = Statement(
    _asked(
        rf"(?:approximately |about )?how many (?:(?:full|part)[- ]time )?{_PEOPLE} (?:does|do|did|has|have|had) {_WHOSE} ?(?:have|had|employ|employed|got)",
        rf"how many (?:(?:full|part)[- ]time )?{_PEOPLE} (?:are there|work|worked|are employed|were employed)(?: at| for| in| by) {_WHOSE}",
        rf"how many (?:full[- ]time )?{_PEOPLE} are (?:at|in) {_WHOSE}",
        rf"how many (?:full[- ]time )?{_PEOPLE}(?: of| at| for) {_WHOSE}",
        rf"{_WHOSE} how many (?:full[- ]time )?{_PEOPLE}",
        rf"how (?:big|large) (?:is|was) (?:the )?{_WHOSE} (?:workforce|staff|headcount)",
        rf"(?:what (?:is|was) )?(?:the )?{_WHOSE} (?:(?:total|global) )?(?:headcount|number of employees|employee count|workforce size)",
        rf"(?:what (?:is|was) )?(?:the )?(?:total )?(?:headcount|number of employees|size of (?:the )?workforce|employee count)(?: of| at| for| in)? {_WHOSE}",
        rf"cu[aá]nt[oa]s {_GENTE} (?:tiene|ten[ií]a|tuvo|emplea|empleaba|hay en|trabajan? (?:en|para)|trabajaban (?:en|para)|cuenta) (?:en )?{_WHOSE}",
        rf"con cu[aá]nt[oa]s {_GENTE} (?:cuenta|contaba) {_WHOSE}",
        rf"(?:cu[aá]l (?:es|era) )?(?:el )?n[uú]mero (?:total )?de empleados (?:de|en) {_WHOSE}",
        rf"(?:cu[aá]l (?:es|era) (?:el tamaño de )?)?la plantilla de {_WHOSE}",
    ),
    _told(
        rf"\b(?:workforce|headcount|number of employees|plantilla)\b[^.;$%]{{0,50}}?{_WAS}[^.;$%]{{0,25}}?(?:{_NUMBER})(?! (?:union|contract|interns))",
        rf"\b(?:had|has|have|employed|employs?|tenía|tiene|empleaba|contaba con|cuenta con|formaban?)\b (?:a (?:global |total )?(?:workforce|staff|team) of )?{_COUNTED}",
        rf"\b(?:had|have|employed|employs?)\b {_SOME}(?:{_NUMBER}) (?:[\w-]+ ){{0,3}}?(?:persons|people|employees)\b",
        rf"\b(?:our|its|the company['’]s|the group['’]s|nuestros|sus)\b {_COUNTED}",
        rf"{_COUNTED}[^.;]{{0,20}}?\b(?:worldwide|globally|around the world|as of|at (?:year|december|june))",
        r"^\|? ?(?:total |average |number of |full[- ]time )*(?:employees|headcount|associates|empleados|plantilla)\b[^|\d]{0,40}(?:\(\d\))?[^|\d]{0,20}\|[^|]*\d",
        rf"\b(?:we|company|group)\b[^.;$]{{0,60}}?\bhad\b[^.;$%]{{0,40}}?{_COUNTED}",
    ),
    re.compile(
        r"\b(?:former|union|unions|represented by|contingent|contractors?|shares|stock|options|participat\w+|complet\w+|laid off|terminat\w+|lawsuit|"
        r"claims?|plan|401|hired|reduction|severance|pension|eligible|tuition|antiguos|acciones)\b",
        re.IGNORECASE,
    ),
    "employees employed approximately full-time workforce headcount associates worldwide human capital",
)
_FOUNDED = r"(?:co-?)?(?:founded|incorporated|organi[sz]ed|established|formed|fundad[oa]|constituid[oa]|cread[oa])"
FOUNDING = Statement(
    _asked(
        rf"(?:when|(?:in )?(?:what|which) year|how long ago) (?:was|were) {_WHOSE} {_FOUNDED}(?: and (?:where|by whom))?",
        rf"(?:when|(?:in )?(?:what|which) year) did {_WHOSE} (?:start|begin|commence)(?: (?:business|operations|trading))?",
        rf"how old is {_WHOSE}",
        rf"(?:cu[aá]ndo|en qu[eé] año) (?:se )?(?:fund[oó]|cre[oó]|constituy[oó]|fue (?:fundad|constituid|cread)[oa]) {_WHOSE}",
        rf"(?:cu[aá]l es )?(?:el )?año de fundaci[oó]n de {_WHOSE}",
    ),
    _told(
        r"\b(?:founded|fundad[oa]|fund[oó])\b[^.;]{0,80}?\b(?:1[6-9]|20)\d\d\b",
        rf"\b(?:we|company|corporation|group|registrant|inc\.?|corp\.?|sociedad|compañía)\b[^.;]{{0,60}}?\b(?:was|were|is|been|fue|se)\b[^.;]{{0,20}}?{_FOUNDED}\b[^.;]{{0,80}}?\b(?:1[6-9]|20)\d\d\b",
        r"\b(?:was|were)\b (?:originally )?(?:incorporated|organi[sz]ed)\b[^.;]{0,60}?\b(?:1[6-9]|20)\d\d\b",
        r"\b(?:business(?:es)?|operations)\b[^.;]{0,60}?\b(?:began|commenced|started)\b[^.;]{0,20}?\bin\b[^.;]{0,20}?\b(?:1[6-9]|20)\d\d\b",
    ),
    re.compile(
        r"\b(?:plan|committee|trust|subsidiar\w+|joint ventures?|fund|funded|program(?:me)?|agreement|amended|foundation|well-founded|act|institute|"
        r"partnership|division|unit|filial|comité|fundación)\b",
        re.IGNORECASE,
    ),
    "founded incorporated organized history began business in year founder",
)
_AGENCY = r"(?:Moody['’]?s?|S&P|Standard (?:&|and) Poor['’]?s?|Fitch|DBRS|A\.M\. Best|AM Best)"
_GRADE = (
    r"(?<![\w+-])(?:Aaa|Aa[123]|A[123]|Baa[123]|Ba[123]|B[123]|AAA|AA[+−–-]?|A[+−–-]|A(?=[,.”]| \|)|BBB[+−–-]?|BB[+−–-]?|"
    r"P-[123]|A-[123]\+?|F[123]\+?)(?![\w])"
)
RATING = Statement(
    _asked(
        rf"(?:what (?:is|are|was|were) )?(?:the )?{_WHOSE} (?:(?:current|long[- ]term|short[- ]term|debt|senior|corporate|issuer|unsecured) )*(?:credit|debt|bond) ratings?"
        r"(?: (?:from|by|at|with) [\w&'’ ]+)?",
        rf"(?:what (?:is|are|was|were) )?(?:the )?(?:(?:current|long[- ]term|debt) )*(?:credit|debt|bond) ratings? (?:of|for|does|do) {_WHOSE}(?: have)?",
        rf"(?:what|which) (?:credit|debt|bond) ratings? (?:does|do|did|has) {_WHOSE} (?:have|hold|got)",
        rf"how (?:is|are|was) {_WHOSE} (?:debt |bonds |credit )?rated(?: by [\w&'’ ]+)?",
        rf"how do (?:the )?(?:rating agencies|{_AGENCY})[\w&'’, ]* rate {_WHOSE}",
        rf"(?:qu[eé]|cu[aá]l es la|cu[aá]les son las) (?:calificaci[oó]n(?:es)?|ratings?) (?:crediticias?|de cr[eé]dito|de (?:la )?deuda)?(?: tiene| de)? {_WHOSE}",
        rf"(?:qu[eé]|cu[aá]l es el) rating (?:crediticio )?(?:tiene|de) {_WHOSE}",
    ),
    (
        re.compile(rf"\b{_AGENCY}[^.;]{{0,200}}?{_GRADE}|{_GRADE}[^.;]{{0,60}}?\b{_AGENCY}"),
        re.compile(
            r"\b(?:our|company['’]s|nuestr[oa]s?)\b (?:[\w-]+ ){0,4}(?:credit|debt) ratings?\b[^.]{0,120}?(?:as follows|following|set forth|below|:)",
            re.IGNORECASE,
        ),
        re.compile(
            r"\b(?:our|company['’]s|we)\b[^.]{0,80}?(?:credit|debt) ratings?\b[^.]{0,80}?\b(?:investment[- ]grade|downgraded|upgraded|affirmed)"
            r"|\binvestment[- ]grade (?:credit )?ratings?\b",
            re.IGNORECASE,
        ),
    ),
    re.compile(
        r"\b(?:counter-?part\w+|securities (?:we|that)|portfolio|investments? (?:in|with)|policy requires|issuers?|applicable margin|may not|"
        r"if (?:our|the)|downgrades? (?:could|in)|contrapartes?)\b",
        re.IGNORECASE,
    ),
    "credit ratings Moody's Standard & Poor's Fitch long-term debt rating outlook investment grade",
)
_CUSTOMER = r"(?:customers?|clients?|distributors?|wholesalers?|resellers?|clientes?)"
_ON = r"(?:[^.;|]|\.\d|(?<=Inc)\.|(?<=Corp)\.|(?<=Co)\.)"
"""Another character of the same sentence, which is no row."""
_SHARE = r"(?:\d+(?:\.\d+)? ?(?:%|percent|por ciento)|\b(?:ten|five) percent)"
_MAKES_UP = r"(?:account\w*|represent\w*|compris\w*|generat\w*|exceed\w*|concentrated|suponen?|representan?)"
_SALES = r"(?:revenues?|sales|ingresos|ventas|facturación)"
CONCENTRATION = Statement(
    _asked(
        rf"(?:is there|does|did|do) (?:any|a|one|some) (?:single |one |individual )?{_CUSTOMER} (?:that )?(?:account|accounts|accounted|represent|represents|represented|make|makes|made|bring|exceed)\b[^?]*",
        rf"(?:who|what) (?:are|is|were) (?:the )?(?:{_WHOSE} )?(?:largest|biggest|main|major|most important|principal|top|key) {_CUSTOMER}(?: of {_WHOSE})?",
        rf"(?:what is |what was )?(?:the )?(?:{_WHOSE} )?customer concentration(?: (?:of|at|risk) {_WHOSE})?",
        rf"how (?:concentrated|dependent) (?:is|are) {_WHOSE} (?:revenue|sales|customer base|customers|on (?:its|a few|any|few|one) [\w ]*customers?)",
        rf"(?:is|are|was) {_WHOSE} (?:(?:heavily|overly|too|very) )?(?:dependent|reliant) (?:up)?on (?:its |a )?(?:few|any|one|single|small number of|handful of|"
        rf"large|largest|big|biggest|major)[\w ]* {_CUSTOMER}",
        rf"does {_WHOSE} (?:depend|rely) (?:heavily )?on (?:its |a )?(?:few|any|one|single|small number of|handful of|large|largest|big|biggest|major)[\w ]* {_CUSTOMER}",
        rf"how much of {_WHOSE} {_SALES} (?:comes?|came) from (?:its|the) (?:largest|biggest|main|top)[\w ]* {_CUSTOMER}",
        r"(?:supone|representa|hay) (?:alg[uú]n|un) (?:solo )?cliente (?:que )?[^?]*",
        rf"(?:qui[eé]nes son|cu[aá]les son) (?:los )?(?:principales|mayores) clientes de {_WHOSE}",
        rf"depende {_WHOSE} de (?:alg[uú]n|un|pocos|unos pocos) [\w ]*clientes?",
    ),
    _told(
        rf"\b(?:no|none of|not)\b{_ON}{{0,40}}?\b{_CUSTOMER}\b{_ON}{{0,100}}?{_SHARE}{_ON}{{0,80}}?\b{_SALES}"
        rf"|\b(?:sales to [A-Z]|{_CUSTOMER}\b){_ON}{{0,140}}?\b{_MAKES_UP}\b{_ON}{{0,160}}?{_SHARE}{_ON}{{0,80}}?\b{_SALES}"
        rf"|\b{_SALES}\b{_ON}{{0,100}}?\b(?:from|to|among|by|de|a)\b (?:\w+ ){{0,2}}?(?:largest|top|key|single|individual|one|two|three|four|five|ten|major|these|mayores) {_CUSTOMER}\b{_ON}{{0,120}}?{_SHARE}"
        rf"|\b{_CUSTOMER}\b{_ON}{{0,60}}?\b(?:each|individually|single)\b{_ON}{{0,80}}?\b{_MAKES_UP}\b{_ON}{{0,60}}?{_SHARE}",
        rf"\b(?:significant|substantial|large) (?:portion|part|percentage|share) of (?:our|its|the company['’]s) (?:net |total )?{_SALES}"
        rf"{_ON}{{0,80}}?\b(?:few|limited number of|largest|single)\b{_ON}{{0,20}}?{_CUSTOMER}",
    ),
    re.compile(
        r"\b(?:receivables?|self-insure|repurchase|loans?|deposits?|suppliers?|vendors?|countr(?:y|ies)|outside|categor(?:y|ies)|non-U\.S\.|"
        r"U\.S\. customers?|foreign|international customers?|por cobrar)(?!\w)",
        re.IGNORECASE,
    ),
    "customers accounted for percent of total net sales revenue no customer more than 10% largest customers concentration",
)
STATEMENTS = (HEADCOUNT, FOUNDING, RATING, CONCENTRATION)


@cache
def statement_asked(question: str) -> Statement | None:
    """Find what is asked for, where that is all that the question asks."""
    if len(question) > LONGEST:
        return None
    return next((one for one in STATEMENTS if one.asked.search(question)), None)


def stated(statement: Statement, passages: Sequence[Passage]) -> list[Candidate]:
    """Find the sentences and rows that state it: the plainest first, and of two alike that of the newer report."""
    newness = newness_of(passages, is_standing=True)
    found: list[tuple[int, float, Quotable]] = []
    for passage in passages:
        for one in quotables(passage):
            place = _place(statement, one)
            if place is not None:
                found.append((place, newness(passage), one))
    found.sort(key=lambda one: (-one[1], one[0], one[2].spans[0].start))
    newest = found[0][1] if found else 0.0
    return list(_candidates((one for one in found if one[1] == newest), newest))


def _place(statement: Statement, one: Quotable) -> int | None:
    """Which of the ways it is told in a sentence or row is one; None where it tells something else."""
    text = one.text
    if statement.never.search(text):
        return None
    return next((place for place, way in enumerate(statement.told) if way.search(text)), None)


def _candidates(
    found: Iterator[tuple[int, float, Quotable]], newness: float
) -> Iterator[Candidate]:
    """Only what is told in the plainest way stands beside the best."""
    first: int | None = None
    for place, _, one in found:
        first = place if first is None else first
        yield Candidate(one, 1.0, 1.0 + newness if place == first else 0.5)
