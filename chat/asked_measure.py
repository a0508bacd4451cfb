"""In what a question wants its answer measured: money, or a share of a whole; and whether a text has that.

"What did it pay for the mill?" is answered by an amount of money and by nothing else, whatever words a sentence
shares with it.
"""

import re
from typing import Literal

from retrieval.words import words

Measure = Literal["money", "share"]

_MONEY_NOUN = (
    r"price|amount|consideration|cost|costs|sum|rent|fine|fines|penalt(?:y|ies)|fee|fees|salary|premium|payment|payments|charge|"
    r"loan|write-?down|impairment charge|settlement|deposit|bill|"
    r"precio|importe|coste|costo|suma|alquiler|renta|multa|sanción|comisión fija|sueldo|salario|prima|pago|cargo|préstamo|"
    r"indemnización|fianza"
)
_MONEY_DEED = (
    r"pay|pays|paid|owe|owes|owed|cost|costs|spend|spends|spent|invest|invests|invested|raise|raised|borrow|borrowed|"
    r"receive|receives|received|offer|offered|charge|charges|charged|earn|earns|lose|lost|save|saved|want|wants|claim|claims|"
    r"claimed|seek|seeks|sue|sued|fined|sell|sold|buy|bought|set aside|provision\w*|donat\w+|lend|lent|get|got|worth|accrued?"
)
_MONEY_DEED_ES = (
    r"pag[oóaue]\w*|debe[n]?|deb[ií]a\w*|adeuda\w*|cost[oóa]\w*|cuest\w+|gast\w+|invirti\w+|invert\w+|recib\w+|ofreci\w+|ofrec\w+|"
    r"cobr\w+|reclam\w+|dot[oóa]\w*|ingres[oó]|vend\w+|valor\w+|recaud\w+|perdi\w+|ahorr\w+|aport\w+|vale[n]?|val[ií]a\w*"
)
_PAID_NOUN = (
    r"(?:\w+ )?(?:money|cash|rent|tax|taxes|interest|dividends?|royalt(?:y|ies)|compensation)"
)
_AUXILIARY = r"did|does|do|will|would|has|have|had|is|was|are|were|might|could|must|can|should|may"
_PAYING = re.compile(rf"\b(?:{_MONEY_DEED}|{_MONEY_DEED_ES})\b", re.IGNORECASE)
_ASKS_MONEY = re.compile(
    # "How much does it owe", but not "how much of"; "what did it pay for"; "how large is the fine", "what rent".
    rf"\b(?:how much(?: {_PAID_NOUN})?(?= (?:{_AUXILIARY})\b)[^?]*?\b(?:{_MONEY_DEED})\b"
    rf"|(?:what|how much) (?:did|does|do|will|would|has|have) [^?]+? (?:pay|paid|spend|spent|owe|offer|offered|cost|get paid|receive) ?(?:for|on|to|in|under|per|out)?\b"
    rf"|(?:how (?:large|big|high|much)|what|which)(?: (?:is|are|was|were|will|would))?(?: be)?(?: the| an?| its| their)?(?: \w+){{0,2}}? (?:{_MONEY_NOUN})\b"
    rf"|(?:cu[aá]nto|por cu[aá]nto|en cu[aá]nto|a cu[aá]nto)\b(?! de\b| tiempo\b| m[aá]s\b)[^?]*?\b(?:{_MONEY_DEED_ES})\b"
    rf"|(?:qu[eé]|cu[aá]l)(?: (?:es|fue|era|son))?(?: el| la| un| una)?(?: \w+)?? (?:{_MONEY_NOUN})\b)",
    re.IGNORECASE,
)
_ASKS_SHARE = re.compile(
    r"\b(?:what|which) (?:percentage|percent|share|portion|proportion|part|fraction)\b|\bhow much of\b"
    r"|\bqu[eé] (?:porcentaje|parte|proporción|cuota|tanto por ciento)\b|\bcu[aá]nto de\b",
    re.IGNORECASE,
)
_ASKED_NOUN = re.compile(
    r"\b(?:what|which|qu[eé]|cu[aá]l)(?: (?:is|was|were|es|fue|era))?(?: the| an?| el| la)?(?: \w+)?? "
    r"(price|amount|sum|percentage|percent|proportion|portion|fraction|precio|importe|porcentaje|parte|proporción)\b",
    re.IGNORECASE,
)
"""Nouns that only name a measure: the answer seldom says them."""

_SCALE = r"million|billion|trillion|thousand|millones|millón|mil|miles"
_CURRENCY = r"dollars|euros?|cents|d[oó]lares|pesos|pounds|USD|EUR|GBP"
_SIGNS: dict[Measure, re.Pattern[str]] = {
    "money": re.compile(
        rf"(?:[$€£¥]|\b(?:USD|EUR|GBP|CHF|C\$|NLG|DKK))\s?\d|\b\d[\d.,]*\s?(?:(?:{_SCALE})(?: (?:de )?(?:{_CURRENCY}))?|{_CURRENCY})\b",
        re.IGNORECASE,
    ),
    "share": re.compile(
        r"\d\s?%|\bper cent\b|\bpercent\b|\bpor ciento\b|\b(?:one|two|three)[- ](?:thirds?|quarters?|fifths?)\b|\bhalf\b"
        r"|\bmajority\b|\b(?:la )?mitad\b|\btercios?\b|\bmayoría\b|\ba medias\b",
        re.IGNORECASE,
    ),
}
_CELL = re.compile(r"\|[^|%]*\d[^|%]*(?=\||$)")


def measure_asked(question: str) -> Measure | None:
    """Read the measure that an answer must have; None where it may have any or none."""
    if _ASKS_SHARE.search(question):
        return "share"
    return "money" if _ASKS_MONEY.search(question) else None


def has_measure(text: str, measure: Measure) -> bool:
    """Whether a sentence or row gives something so measured; a table says in its head what its amounts are in."""
    is_amount = measure == "money" and text.count("|") and _CELL.search(text)
    return bool(is_amount or _SIGNS[measure].search(text))


def paying_words(question: str) -> frozenset[str]:
    """Give the words that say that money is paid, owed or asked for."""
    return frozenset(word for found in _PAYING.finditer(question) for word in words(found.group()))


def measure_words(question: str) -> frozenset[str]:
    """Give the words that only name the measure: "amount", "percentage"."""
    return frozenset(
        word for found in _ASKED_NOUN.finditer(question) for word in words(found.group(1))
    )
