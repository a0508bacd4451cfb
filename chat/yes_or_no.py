"""The sentence above figures of which it was asked whether something is so: yes, or no, and how it is."""

import re
from collections.abc import Callable, Sequence
from decimal import Decimal

from chat.below_zero import is_a_profit
from chat.figure_told import Told
from chat.question_words import fold
from chat.reading_types import Reading
from chat.whether import opens_with_whether
from data.document import Language
from data.figure_words import lower
from data.figures import Figure

_ASKS_MORE = re.compile(
    r"(?<![a-z])(?:how|what|which|when|who|why|or|cuant[oa]s?|cual(?:es)?|quien(?:es)?|como|cuando|por que|o|u)(?![a-z])"
)
_BY_HOW_MUCH = re.compile(
    r",? (?:and|y),? (?:by |en |por )?(?:how much|cuanto)(?: mas| menos| more| less)?[ ?.!]*$"
)
_THAN = re.compile(r"(?<![a-z])(?:than|que)(?![a-z])")
_RISES = re.compile(
    r"(?<![a-z])(?:grow|grew|ris[ei]|rose|increas|improv|climb|gain|go up|went up|crec|subi|subid|aument|mejor)"
)
_PROFIT = re.compile(
    r"(?<![a-z])(?:profit|profits|profitable|in the black|numeros negros|beneficios?|ganancias?|utilidad(?:es)?|rentable)(?![a-z])"
)
_PLURAL = re.compile(r"\b\w*[^\Wsui]s\b(?!['’])")
ANSWERS: dict[Language, tuple[str, str]] = {"en": ("No", "Yes"), "es": ("No", "Sí")}
SAID: dict[str, dict[Language, str]] = {
    "companies": {
        "en": "{answer}: {label} of {winner} {was} {how} than that of {other}.",
        "es": "{answer}: la cifra de {label} de {winner} fue {how} que la de {other}.",
    },
    "periods": {
        "en": "{answer}: {label} of {company} {was} {how} in {winner} than in {other}.",
        "es": "{answer}: la cifra de {label} de {company} fue {how} en {winner} que en {other}.",
    },
    "items": {
        "en": "{answer}: {winner} of {company} {was} {how} than {other}.",
        "es": "{answer}: la cifra de {winner} de {company} fue {how} que la de {other}.",
    },
    "same": {
        "en": "No: both figures are the same.",
        "es": "No: ambas cifras son iguales.",
    },
    "rose": {
        "en": "{answer}: {label} of {company} rose.",
        "es": "{answer}: la cifra de {label} de {company} subió.",
    },
    "fell": {
        "en": "{answer}: {label} of {company} fell.",
        "es": "{answer}: la cifra de {label} de {company} bajó.",
    },
    "above": {
        "en": "{answer}: {label} of {company} was above zero.",
        "es": "{answer}: la cifra de {label} de {company} fue positiva.",
    },
    "below": {
        "en": "{answer}: {label} of {company} was below zero, a loss.",
        "es": "{answer}: la cifra de {label} de {company} fue negativa, una pérdida.",
    },
}  # fmt: skip
HOW: dict[Language, tuple[str, str]] = {"en": ("lower", "higher"), "es": ("menor", "mayor")}


def asks_whether(reading: Reading) -> bool:
    """Tell "Was it higher in 2024 than in 2023?" from a question for what or how much."""
    line = _BY_HOW_MUCH.sub("", fold(reading.text).lstrip("¿¡ "))
    return opens_with_whether(line) and not _ASKS_MORE.search(line)


def pair_lead(told: Sequence[Told], reading: Reading, value: Callable[[Told], Decimal]) -> str:
    """Say whether the first of two that are compared is what it is asked to be, beside the second."""
    is_pair = len(told) == 2 and all(isinstance(one.got, Figure) for one in told)
    if not (
        is_pair and reading.pick and asks_whether(reading) and _THAN.search(fold(reading.text))
    ):
        return ""
    first, second = value(told[0]), value(told[1])
    if first == second:
        return SAID["same"][reading.language]
    is_so = (first > second) == (reading.pick == "highest")
    return _paired(told, reading, is_higher=first > second, is_so=is_so)


def _paired(told: Sequence[Told], reading: Reading, *, is_higher: bool, is_so: bool) -> str:
    """Say it of the first: "No: gross margin was lower in FY2024 than in FY2023"."""
    names = {
        "companies": [one.company.name for one in told],
        "periods": [one.asked_name for one in told],
        "items": [lower(one.got.label) for one in told if isinstance(one.got, Figure)],
    }.get(reading.over or "")
    first = told[0].got
    if names is None or not isinstance(first, Figure):
        return ""
    return SAID[reading.over or ""][reading.language].format(
        answer=ANSWERS[reading.language][is_so],
        label=lower(first.label),
        company=told[0].company.name,
        was="were" if _PLURAL.search(first.label) else "was",
        winner=names[0],
        other=names[1],
        how=HOW[reading.language][is_higher],
    )


def single_lead(told: Sequence[Told], reading: Reading) -> str:
    """Say whether one figure rose or fell, or is a profit or a loss, as it is asked."""
    first = told[0].got
    if (
        len(told) != 1
        or not isinstance(first, Figure)
        or not first.value
        or not asks_whether(reading)
    ):
        return ""
    said = _direction(told[0], reading)
    if said is None:
        return ""
    asked_up, is_up, words = said
    return SAID[words][reading.language].format(
        answer=ANSWERS[reading.language][asked_up == is_up],
        label=lower(first.label),
        company=told[0].company.name,
    )


def _direction(one: Told, reading: Reading) -> tuple[bool, bool, str] | None:
    """Which way is asked about, which way it is, and how that is said; None where no way is named."""
    assert isinstance(one.got, Figure)
    is_up, line = one.got.value > 0, fold(reading.text)
    if one.ask.operation in ("growth", "difference"):
        if reading.below is None and not _RISES.search(line):
            return None
        return reading.below is None, is_up, "rose" if is_up else "fell"
    if not is_a_profit(one.ask.item):
        return None
    if reading.below is None and not _PROFIT.search(line):
        return None
    return reading.below is None, is_up, "above" if is_up else "below"
