"""The sentence above a figure of which an amount was claimed: "Is it true that revenue was 500 billion?"."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from typing import Literal

from chat.figure_told import Told
from chat.question_words import fold
from chat.reading_types import Reading
from chat.yes_or_no import ANSWERS, asks_whether
from data.document import Language
from data.figure_words import lower
from data.figures import Figure

Bound = Literal["above", "below", "about", "just"]
_SCALES: tuple[tuple[str, Decimal], ...] = (
    (r"trillions?|billon(?:es)?", Decimal(10) ** 12),
    (r"billions?|bn|b|miles de millones|mil millones", Decimal(10) ** 9),
    (r"millions?|mn|mm|m|millon(?:es)?", Decimal(10) ** 6),
    (r"thousand|k|mil", Decimal(10) ** 3),
)
_AMOUNT = re.compile(
    r"(?<![\w.,])(?P<money>(?:us)?[$€£] ?|usd |eur )?(?P<number>\d[\d,.]*\d|\d)(?:[- ]?(?P<scale>"
    + "|".join(words for words, _ in _SCALES)
    + r")(?![a-z]))?(?P<percent> ?%| per ?cent| por ciento)?(?P<unit> (?:de )?(?:dollars|dolares|euros|shares|acciones))?"
)
_BOUNDS: tuple[tuple[Bound, str], ...] = (
    ("below", r"(?:less|lower|smaller|fewer) than|under|below|at most|menos de|menor(?:es)? (?:que|de|a)|inferior(?:es)? a|por debajo de"),
    ("above", r"(?:more|higher|greater|larger|bigger) than|over|above|exceed(?:s|ed)?|surpass(?:es|ed)?|top(?:s|ped)?|beat|at least|mas de|mayor(?:es)? (?:que|de|a)|superior(?:es)? a|super(?:a|o|an|aron)|por encima de|al menos|sobrepas(?:a|o|aron)"),
    ("about", r"about|around|roughly|approximately|nearly|almost|close to|some|unos|unas|casi|cerca de|aproximadamente|alrededor de"),
)  # fmt: skip
_TIMES: tuple[tuple[str, Decimal, dict[Language, str]], ...] = (
    (r"doubl(?:e|ed|es|ing)|twofold|duplic\w+|se doblo|doblaron", Decimal(2), {"en": "double", "es": "duplicar"}),
    (r"tripl(?:e|ed|es|ing)|threefold|triplic\w+", Decimal(3), {"en": "triple", "es": "triplicar"}),
    (r"quadrupl(?:e|ed|es|ing)|fourfold|cuadruplic\w+", Decimal(4), {"en": "quadruple", "es": "cuadruplicar"}),
    (r"halv(?:e|ed|es|ing)|a la mitad", Decimal("0.5"), {"en": "halve", "es": "reducir a la mitad"}),
)  # fmt: skip
_EXCEEDS = re.compile(r"^[¿¡ ]*(?:no )?(?:super|exced|sobrepas)")
_CLAIMS = re.compile(
    r"(?:true or false|verdadero o falso|right|correct|true|isn't it|wasn't it|didn't it|verdad|cierto|correcto|no)[ ?!.]*$"
    r"|^[¿¡ ]*(?:no )?(?:se )?(?:super(?:a|an|o|aron)|exced(?:e|en|io|ieron)|alcanz(?:a|o|aron)|lleg(?:o|aron)|(?:du|tri|cuadru)plic(?:a|o|aron)) "
    r"|^[¿¡ ]*(?:true or false|verdadero o falso|(?:i (?:heard|read|think|believe)|someone (?:said|told me)|(?:me|nos) dijeron|he leido|creo) (?:that|que)?)"
)
SAID: dict[tuple[Bound, bool], dict[Language, str]] = {
    ("just", True): {
        "en": "Yes: {label} of {company} was {amount}, rounded as asked.",
        "es": "Sí: la cifra de {label} de {company} fue de {amount}, redondeada como se pregunta.",
    },
    ("just", False): {
        "en": "No: {label} of {company} was not {amount}, but {how}.",
        "es": "No: la cifra de {label} de {company} no fue de {amount}, sino {how}.",
    },
    ("about", True): {
        "en": "Yes: {label} of {company} was about {amount}.",
        "es": "Sí: la cifra de {label} de {company} fue de cerca de {amount}.",
    },
    ("about", False): {
        "en": "No: {label} of {company} was not about {amount}, but {how}.",
        "es": "No: la cifra de {label} de {company} no fue de cerca de {amount}, sino {how}.",
    },
    ("above", True): {
        "en": "Yes: {label} of {company} was above {amount}.",
        "es": "Sí: la cifra de {label} de {company} fue superior a {amount}.",
    },
    ("above", False): {
        "en": "No: {label} of {company} was not above {amount}.",
        "es": "No: la cifra de {label} de {company} no fue superior a {amount}.",
    },
    ("below", True): {
        "en": "Yes: {label} of {company} was below {amount}.",
        "es": "Sí: la cifra de {label} de {company} fue inferior a {amount}.",
    },
    ("below", False): {
        "en": "No: {label} of {company} was not below {amount}.",
        "es": "No: la cifra de {label} de {company} no fue inferior a {amount}.",
    },
}
MULTIPLIED: dict[Language, str] = {
    "en": "{answer}: {label} of {company} did{no} {verb}.",
    "es": "{answer}: la cifra de {label} de {company}{no} se llegó a {verb}.",
}
HOW: dict[Language, tuple[str, str]] = {"en": ("lower", "higher"), "es": ("menor", "mayor")}
NEAR_ENOUGH = Decimal("0.05")
"""How far off what is "about" an amount may be, as a part of it."""


@dataclass(frozen=True, slots=True)
class Claimed:
    """An amount that a question says a figure has."""

    said: str
    value: Decimal
    half: Decimal
    """Half of one in its last digit: what rounding may hide."""
    bound: Bound


def claim_lead(told: Sequence[Told], reading: Reading) -> str:
    """Say whether a figure is what is claimed of it; empty where nothing is claimed."""
    first = told[0].got if len(told) == 1 else None
    folded = fold(reading.text)
    if not isinstance(first, Figure) or not (asks_whether(reading) or _CLAIMS.search(folded)):
        return ""
    parts = {"label": _named(first, reading), "company": told[0].company.name}
    claimed = _claimed(reading, first)
    if claimed is None:
        return _multiplied(folded, first, reading.language, parts)
    value = -first.value if reading.below else first.value
    is_so = _holds(claimed, value)
    how = HOW[reading.language][value > claimed.value]
    return SAID[claimed.bound, is_so][reading.language].format(
        **parts, amount=claimed.said, how=how
    )


def _named(figure: Figure, reading: Reading) -> str:
    """Name what the amount is claimed of: a loss, or how much something grew or fell."""
    item = lower(figure.label)
    is_english = reading.language == "en"
    if reading.below == "loss" and figure.value < 0:
        return "the loss" if is_english else "pérdida"
    if figure.formula == "growth" and not _is_multiple(fold(reading.text)):
        rise = (
            ("fall" if reading.below else "growth")
            if is_english
            else ("caída" if reading.below else "crecimiento")
        )
        return f"{rise} of {item}" if is_english else f"{rise} de {item}"
    return item


def _is_multiple(folded: str) -> bool:
    return any(re.search(rf"(?<![a-z])(?:{words})(?![a-z])", folded) for words, _, _ in _TIMES)


def _holds(claimed: Claimed, value: Decimal) -> bool:
    match claimed.bound:
        case "above":
            return value > claimed.value
        case "below":
            return value < claimed.value
        case "about":
            return abs(value - claimed.value) <= abs(claimed.value) * NEAR_ENOUGH
        case _:
            return abs(value - claimed.value) <= claimed.half


def _claimed(reading: Reading, figure: Figure) -> Claimed | None:
    """The amount in the question, of the figure's kind: no year, no quarter, no day."""
    folded = fold(reading.text)
    times = [fold(one.words) for one in reading.periods if one.words]
    for match in _AMOUNT.finditer(folded):
        is_time = any(match["number"] in words for words in times)
        is_kind = match["percent"] if figure.unit == "ratio" else match["money"] or match["scale"]
        if not is_kind and (is_time or len(match["number"]) < 5):
            continue
        if bool(match["percent"]) != (figure.unit == "ratio"):
            continue
        if (claimed := _read(match, reading, folded)) is not None:
            return claimed
    return None


def _read(match: re.Match[str], reading: Reading, folded: str) -> Claimed | None:
    text = match["number"].rstrip(".,")
    decimal = "," if reading.language == "es" and not re.search(r",\d{3}(?!\d)", text) else "."
    group = "." if decimal == "," else ","
    if re.fullmatch(r"\d{1,3}(?:\.\d{3}){2,}", text):
        decimal, group = ",", "."
    plain = text.replace(group, "").replace(decimal, ".")
    try:
        number = Decimal(plain)
    except InvalidOperation:
        return None
    unit = next(
        (size for words, size in _SCALES if match["scale"] and re.fullmatch(words, match["scale"])),
        Decimal(1),
    )
    if match["percent"]:
        unit = Decimal("0.01")
    exponent = number.as_tuple().exponent
    last = Decimal(10) ** (exponent if isinstance(exponent, int) else 0) * unit
    before = folded[max(0, match.start() - 30) : match.start()]
    bound = next(
        (
            name
            for name, words in _BOUNDS
            if re.search(rf"(?<![a-z])(?:{words}) (?:the |de |los |las |un |una |a )*$", before)
        ),
        "just",
    )
    if bound == "just" and _EXCEEDS.search(folded):
        bound = "above"
    said = reading.text[match.start() : match.start() + len(match[0].rstrip(" .,"))]
    return Claimed(said, number * unit, last / 2, bound)  # type: ignore[arg-type]


def _multiplied(folded: str, figure: Figure, language: Language, parts: dict[str, str]) -> str:
    """Say of a growth whether it comes to twice, three times, or a half."""
    if figure.formula != "growth":
        return ""
    for words, times, verb in _TIMES:
        if re.search(rf"(?<![a-z])(?:{words})(?![a-z])", folded):
            ratio = figure.value + 1
            is_so = ratio <= times if times < 1 else ratio >= times
            no = "" if is_so else (" not" if language == "en" else " no")
            answer = ANSWERS[language][is_so]
            return MULTIPLIED[language].format(answer=answer, no=no, verb=verb[language], **parts)
    return ""
