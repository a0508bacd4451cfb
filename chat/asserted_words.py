"""The words of sentences about a company's figures: what each does, and which narrow nothing."""

import re

from chat.plain_words import listed
from data.line_item import names

_REASON = (
    r"due (?:primarily |mainly |largely |principally |in part )?to|driven by|fuell?ed by|aided by|supported by|impacted by|because|"
    r"reflecting|reflects?|as a (?:direct )?result|led by|offset|helped by|owing to|thanks to|on account of|caused by|"
    r"on (?:strong|higher|lower|weaker|stronger)\b|(?:which|that|and) (?:also )?(?:includ(?:es|ed?)|reflect(?:s|ed)?)|"
    r"(?:was|were|is) (?:primarily |mainly |largely |partially |principally )?(?:due|driven|the result)|"
    r"including|of which|(?:and )?(?:generally |primarily |mainly )?consist(?:s|ed|ing) (?:primarily |mainly |principally )?of|as (?:(?:an? |the )?(?:increases?|decreases?|declines?|growth|gains?|benefits?|improvements?|reductions?|higher|"
    r"lower|favou?rable|unfavou?rable|stronger|weaker|positive|negative)\b|we |our |its? |they |their )|"
    r"debid[oa]s?|impulsad|gracias a|a causa de|como consecuencia|motivad|derivad|por (?:el|la|los|las|un|una) (?:mayor(?:es)?|menor(?:es)?|"
    r"aumento|subida|caida|caída|descenso|mejora|incremento|crecimiento)\b|lo que (?:refleja|incluye)|incluid[oa]s?|incluyendo|reflejando"
)
_MOSTLY = (
    r"(?:primarily|mainly|largely|principally|partially|partly|predominantly|mostly|more than|fundamentalmente|principalmente|"
    r"parcialmente|en parte)"
)
_AS_IT_WAS = (
    r"as (?!compared|adjusted|restated|reported|recast|revised|defined|described|discussed|measured|calculated|determined|presented|"
    r"converted|translated|previously|if|of|an? (?:percent|%)|well|in|at|for|to|on)"
)
REASONS = re.compile(
    rf", {_AS_IT_WAS}.*$|,?\s(?:and )?(?:(?:{_MOSTLY} )?(?:{_REASON})|(?:(?:was|were|is) )?{_MOSTLY} (?:related|attributable|attributed|associated|resulting|from|in)\b).*$",
    re.IGNORECASE | re.DOTALL,
)
IS_BARE = re.compile(rf",?\s(?!(?:and )?(?:(?:was|were|is) |{_MOSTLY}))", re.IGNORECASE)
"""A reason that is not said to be only the main one, or to be that of a change that is named."""
EACH_ITS_OWN = re.compile(
    r"(?:\$[\d.,]+(?: [mbt]illion)?|[\d.,]+ ?%) (?:due to|driven by|from|because of|related to|attributable to|resulting from|debido)",
    re.IGNORECASE,
)
"""A number with a reason of its own: the one before is of its own reason only, too."""
RECORDED = re.compile(
    rf"\b(?:recogni[sz]ed|recorded)\b.*(?:{_MOSTLY} (?:related|attributable|associated)|\bincluded\b)|"
    r"\b(?:recogni[sz]ed|recorded) (?:\$|revenues?\b)",
    re.IGNORECASE,
)
"""An entry in the books, which may be a part of an item: "we recorded $5 million, primarily related to"."""
"""Why it is so, and what is in it: another thing's numbers may stand there."""


def _signs(**words: str) -> dict[str, str]:
    return {word: sign for sign, those in words.items() for word in those.split()}


SIGNS = _signs(
    U="increased increase increases grew grown grow rose risen up higher growth gain gained climbed improved improvement "
    "jumped surged advanced expanded expansion rise "
    "aumento aumentaron aumentado crecio crecieron crecido crecimiento incremento incrementaron subio subieron subida incrementarse "
    "mejoro mejoraron mejora avanzo avanzaron superior superiores mas",
    D="decreased decrease decreases declined decline declines fell fallen down lower reduced reduction dropped drop "
    "contracted contraction slipped shrank fall "
    "disminuyo disminuyeron disminucion descendio descendieron descenso cayo cayeron caida bajo bajaron bajada redujeron redujo "
    "reduccion retrocedio retrocedieron retroceso inferior inferiores menos",
    H="unchanged flat stable estable estables plano planos",
    V="was were is are totaled totalled amounted reached stood came remained represented fue fueron represento representaron supuso supusieron ascendio ascendieron alcanzo alcanzaron "
    "sumo sumaron totalizo totalizaron situo situaron mantuvo mantuvieron",
    C="compared comparison versus vs vs. against relative than over comparado comparada comparados comparadas comparacion frente "
    "respecto contra que",
    A="to hasta",
    F="from desde paso pasaron",
    O="or o u",
    N="and while y e mientras",
    R="respectively respectivamente",
    S="sequentially",
    Z="of de del",
)
"""What a word does in a sentence: U up, D down, H neither, V to be, C compared with, A to, F from, O or,
N and, R respectively, S from quarter to quarter, Z of. Of the pieces: T a time, I an item, P per cent,
B points, M money, Q a share of another item."""
NEUTRAL = listed(
    "the our its their a an for in during on by at with as when we us total overall consolidated company corporation gaap both "
    "fiscal year years period periods representing represents worldwide recognized reported recorded generated earned had incurred "
    "el la los las lo su sus nuestro nuestra nuestros nuestras un una unos unas en por con como al a se nos registro registraron "
    "total totales consolidado consolidada consolidados sociedad empresa compania grupo ejercicio durante supone euros"
)
"""Words that narrow nothing."""
WHOLE = listed("total overall consolidated worldwide totales consolidadas consolidados")
"""Words that make "sales" the company's total."""

ITEMS = frozenset(
    names(
        "revenue | net sales | gross profit | gross margin | operating income | operating margin | net income"
        " | net income including noncontrolling interests | net income to common"
        " | net margin | income before taxes | pretax margin | research and development | sg&a | cost of revenue"
        " | operating expenses | costs and expenses | income tax expense | effective tax rate | diluted eps | basic eps"
        " | selling and marketing | general and administrative | operating cash flow | investing cash flow"
        " | financing cash flow | interest expense | interest income | depreciation"
        " | depreciation and amortization | stock-based compensation | advertising | cash | total assets"
        " | dividends paid | dividends per share | income taxes paid | interest paid"
        " | amortization of intangibles | operating lease cost | equity method income | purchases of investments | inventory | accounts receivable"
    )
)
"""Items of which a sentence about the whole company is told from one about a part of it."""
SHORT_NAMES = frozenset(
    {"revenue", "revenues", "inventories", "inventory", "ingresos", "capex", "eps", "opex", "cogs"}
)
"""Names of one word that are the company's total for certain; "sales", "income", "ventas" are not."""
LOSING = re.compile(
    r"\bloss(?:es)?\b|\bused\b|\bp[eé]rdidas?\b|\bbenefit\b|\butilizad", re.IGNORECASE
)
"""A name of what is negative: it "increases" where its value falls."""

ON_INCOME = re.compile(r"\btax(?:es)? on income$", re.IGNORECASE)
BLANKS = tuple(
    re.compile(words, re.IGNORECASE)
    for words in (
        r"(?:on an? )?(?:as[- ]reported|reported|gaap)(?: basis| currency)|in reported currency",
        r"\bon income\b",
        r"\bfirst(?= (?:three|six|nine) months)",
        r"\b(?:at |as of )?(?:the )?(?:end|close|year[- ]end)(?: of)?(?= (?:the )?(?:fiscal|20\d\d))|\bal cierre de\b",
        r"\b(?:lo )?que (?:supone|supuso|representa|represento|representó|equivale a)\b|\b(?:a |un )?total of\b|\bun total de\b",
        r"\bpaid(?= (?:cash )?dividends)|\bto (?:our )?(?:share|stock)holders(?= of)|(?<=dividends )paid\b",
        r"\b(?:net )?cash (?:provided|used)(?= of)|\bfiscal\b",
    )
)
"""What says only that figures are as reported, or says again what the item is."""
OWNERS = r"(?:['’]s?)?(?: (?:common )?(?:share|stock)holders)?"
"""May follow a company's name where its own net income is meant."""
OF_THE_COMPANY = r"attributable to (?:the )?(?:company|us|shareholders|stockholders|common (?:share|stock)holders{})"
SHARE_OF = re.compile(
    r"\s*(?:expenses?|costs?)?,?\s*(?:as an? (?:percentage|percent|%) (?:of|to)|as a share of|(?:como|en) (?:un )?porcentaje (?:de|sobre)|"
    r"sobre)\s+(?:(?:our|total|net|the|consolidated|el|la|los|las|nuestros?|nuestras?)\s+)*",
    re.IGNORECASE,
)
"""What stands between two items that are put in a ratio."""
SHARE_FIRST = re.compile(
    r"\b(?:as an? (?:percentage|percent|%) (?:of|to)|como porcentaje de)\s+(?:(?:our|total|net|the|consolidated|los|las)\s+)*$",
    re.IGNORECASE,
)
"""What leads an item that the next one is put in a ratio to: "as a percent of" net sales, SG&A."""
LEGAL_FORM = r"(?:,? (?:inc|corp|corporation|company|co|ltd|plc|s\.a|n\.v)\b\.?)?"
PASSIVE = re.compile(r"\w+ (?:increased|decreased|reduced|improved|lowered)\b", re.IGNORECASE)
"""A charge "reduced" an income: what it "was reduced" by is not by how much it changed."""
AMOUNT_OF = frozenset(
    {"operating cash flow", "investing cash flow", "financing cash flow", "dividends paid"}
)
"""Items of which "$5 million of" one is all of it."""
CHANGE_IN = re.compile(
    r"(?:increase|decrease|growth|decline|rise|drop|improvement|reduction|aumento|incremento|descenso|disminuci[oó]n|ca[ií]da|crecimiento)"
    r" (?:in|of|de|del|en)\b",
    re.IGNORECASE,
)
YEAR_OVER_YEAR = re.compile(r"\b(?:over|on)\b|interanual", re.IGNORECASE)
"""In a relative time: it says what a change is counted from, and not when something was."""
PART_OF = re.compile(
    r"\s*(?:of|to|de|del)\s+(?:(?:our|total|net|the|consolidated|los|las|nuestros?|nuestras?)\s+)*",
    re.IGNORECASE,
)
"""What stands between a percentage and what it is a share of."""
ALSO_RELATIVE = re.compile(
    r"\b(?:the )?(?:(?:corresponding|comparable|comparative|prior[- ]year|year[- ]ago)|(?:prior|previous) (?:comparable|comparative))"
    r" (?:three|six|nine|twelve)?[- ]?(?:month )?(?:periods?|quarters?)\b(?: (?:of|in) the (?:prior|previous) (?:fiscal )?year)?(?: last year)?",
    re.IGNORECASE,
)
"""Times that are told from another one, in words that a claim doesn't use."""
QUARTER = re.compile(
    r"\b(?:for|in|during) the (?:current )?quarter\b(?! (?:ended|of))", re.IGNORECASE
)
YEAR_TO_DATE = re.compile(r"\b(?:fiscal )?year[- ]to[- ]date\b", re.IGNORECASE)
LATER_WORDS = re.compile(
    r"s?(?:['’]s)?(?: (?:comparable|corresponding))? (?:periods?|quarters?|years?)?\b",
    re.IGNORECASE,
)
"""What may follow a relative time: "the prior year" period."""
