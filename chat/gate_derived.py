"""Changes that a claim tells of two numbers of one cited row: "nearly doubled", "up 2.0 %"."""

import re
from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import permutations

from chat.gate_clauses import Said
from chat.gate_judge import Judged
from chat.gate_places import Licence, Printed
from chat.gate_rows import other_item, other_row
from chat.gate_signs import way
from chat.gate_values import same_value
from chat.gate_words import item_words
from data.amount import EXACT

_FACTORS = {
    "doubl": Decimal(2), "duplic": Decimal(2), "dobl": Decimal(2), "tripl": Decimal(3), "quadrupl": Decimal(4),
    "cuadruplic": Decimal(4), "halv": Decimal("0.5"), "mitad": Decimal("0.5"), "quintupl": Decimal(5),
}  # fmt: skip
_MULTIPLE = re.compile(
    r"(?P<hedge>\b(?:nearly|almost|more than|over|about|roughly|approximately|casi|más que|más del?|cerca de|aproximadamente|prácticamente)\s+)?"
    r"(?:(?:se|the|el|la|a la|ha|han|has|have)\s+)*"
    r"\b(?P<word>doubl(?:ed|ing|e)|tripl(?:ed|ing)|quadrupled|quintupled|halved|(?:duplic|triplic|cuadruplic)(?:ó|aron|ado|ando)|dobl(?:ó|aron)|mitad)\b",
    re.IGNORECASE,
)
_BELOW = {"nearly", "almost", "casi", "prácticamente", "cerca de"}
_ABOVE = {"more than", "over", "más que", "más de", "más del"}
EXACTLY = Decimal("0.025")
"""How far a ratio may lie from the one that is said without a hedge, as a share of it."""
HEDGED = Decimal("0.10")
"""How far on the side that the hedge names."""


def judge_multiples(
    text: str, licences: Sequence[Licence]
) -> Iterator[tuple[tuple[int, int], Judged]]:
    """Judge each "doubled" of a text: by two numbers of one cited row, or by the word in a source."""
    for found in _MULTIPLE.finditer(text):
        stem = next(one for one in _FACTORS if found["word"].lower().startswith(one))
        word, hedge = found["word"].lower(), (found["hedge"] or "").strip().lower()
        yield found.span(), _multiple(stem, (word, hedge), licences)


def _multiple(stem: str, said: tuple[str, str], licences: Sequence[Licence]) -> Judged:
    factor, (_, hedge) = _FACTORS[stem], said
    for licence in licences:
        if any(_FACTORS[one] == factor and one in licence.text.lower() for one in _FACTORS):
            return Judged(None)
        for newer, older in _pairs(licence):
            if older.value and _is_multiple(newer.value / older.value, factor, hedge):
                return Judged(None, newer, licence)
    return Judged("not there")


def _is_multiple(ratio: Decimal, factor: Decimal, hedge: str) -> bool:
    off = ratio / factor - 1
    if hedge in _BELOW:
        return -HEDGED <= off <= 0
    if hedge in _ABOVE:
        return 0 <= off <= 2 * HEDGED
    return abs(off) <= (2 * EXACTLY if hedge else EXACTLY)


def _pairs(licence: Licence) -> Iterator[tuple[Printed, Printed]]:
    """Yield pairs of one row's numbers, the one of the later time first."""
    for newer, older in permutations(licence.printed, 2):
        if (
            newer.row >= 0
            and newer.row == older.row
            and newer.unit == older.unit
            and _is_later(newer, older)
        ):
            yield newer, older


def _is_later(newer: Printed, older: Printed) -> bool:
    if len(newer.whens) != 1 or len(older.whens) != 1:
        return False
    one, other = newer.whens[0], older.whens[0]
    if one.year is None or other.year is None or one.stretch != other.stretch:
        return False
    return one.year == other.year + 1


def judge_change(said: Said, licences: Sequence[Licence]) -> Judged | None:
    """License a change that a claim tells by the two numbers of one cited row; None where there is none.

    Only a change from one year to the next, told as one ("up 2.0 %", "rose by $7.8 billion"), is
    worked out here: every other calculation takes a computed figure.
    """
    told = way(said.before, said.after, is_rate=said.number.unit in ("ratio", "points"))
    if not told:
        return None
    for licence in licences:
        for newer, older in _pairs(licence):
            change = _change(said, newer, older)
            if change is None or (change < 0) != (told < 0):
                continue
            if same_value(said.number, change) and _is_of(said, newer, licence):
                return Judged(None, newer, licence)
    return None


def _change(said: Said, newer: Printed, older: Printed) -> Decimal | None:
    unit, kind = said.number.unit, newer.unit
    if unit == "ratio" and kind != "ratio" and older.value > 0:
        return EXACT.divide(newer.value - older.value, older.value)
    if unit == "points" and kind == "ratio":
        return newer.value - older.value
    if unit == kind and kind not in ("ratio", "pure"):
        return newer.value - older.value
    return None


def _is_of(said: Said, newer: Printed, licence: Licence) -> bool:
    """Say whether a change is told of this row and of this year."""
    language = licence.place.document.language
    claimed = [when.year for when in said.whens if when.year is not None]
    in_year = (
        not claimed
        or newer.whens[0].year in claimed
        or any(one.year in claimed for one in newer.whens)
    )
    if not in_year:
        return False
    if not item_words(said.words):
        return True
    return other_row(said, newer, licence, language) is None and not other_item(said, newer)
