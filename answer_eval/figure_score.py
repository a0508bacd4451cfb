"""Whether a figure is right and cited at a place that prints it, and what is wrong where not.

Pure functions over a gold question and an answer, both as JSON: no store, no engine, no model.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal, InvalidOperation
from math import sqrt
from typing import Any

from answer_eval.printed_number import prints

TextOf = Callable[[str], str]
"""A document's canonical text by its id; raises LookupError for a stranger."""

RELATIVE = Decimal("1e-6")
"""By which a derived figure may miss."""
LEAST_DIGITS = 3
"""Significant digits that a rounded figure has, at least."""
WRONG_SCALES = (-12, -9, -6, -3, -2, 2, 3, 6, 9, 12)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one answer is worth."""

    right: bool
    cited: bool
    """Every reported number that the figure rests on is cited where it is printed."""
    error_class: str
    """"" for a right and cited answer."""
    cited_gold: bool | None = None
    """Whether the citation touches a gold place; None where the gold names none."""


def verdict(gold: Mapping[str, Any], answer: Mapping[str, Any], text_of: TextOf) -> Verdict:
    """Score an answer."""
    if gold["outcome"] != "answered":
        error = _refusal_error(gold, answer)
        return Verdict(right=not error, cited=not error, error_class=error)
    if answer["outcome"] != "answered":
        return Verdict(right=False, cited=False, error_class="refused")
    if not answer["figures"]:
        return Verdict(right=False, cited=False, error_class="no_figure")
    figure = answer["figures"][0]
    error = figure_error(gold, figure, answer)
    cited = is_cited(figure, answer, text_of)
    return Verdict(
        right=not error,
        cited=cited,
        error_class=error or ("" if cited else "not_cited"),
        cited_gold=_cites_gold(gold, figure, answer),
    )


def _refusal_error(gold: Mapping[str, Any], answer: Mapping[str, Any]) -> str:
    if answer["outcome"] == "answered":
        return "answered_but_should_refuse"
    code = (answer["reason"] or {}).get("code")
    accepted = [gold, *gold.get("also_accept", ())]
    if any(
        one["outcome"] == answer["outcome"] and one["reason"] in (None, code) for one in accepted
    ):
        return ""
    return "wrong_reason"


# What is wrong with a figure: the first check that strikes names it.


def figure_error(
    gold: Mapping[str, Any], figure: Mapping[str, Any], answer: Mapping[str, Any]
) -> str:
    """Name what is wrong with a figure; "" where nothing is."""
    return (
        _company_error(gold, figure, answer)
        or _unit_error(gold, figure)
        or _period_error(gold["period"], figure["period"])
        or _value_error(gold, figure)
    )


def _company_error(
    gold: Mapping[str, Any], figure: Mapping[str, Any], answer: Mapping[str, Any]
) -> str:
    if not gold["cik"]:
        return ""
    ciks = {one["cik"] for one in _citations(figure, answer)}
    return "wrong_company" if ciks - {gold["cik"]} else ""


def _unit_error(gold: Mapping[str, Any], figure: Mapping[str, Any]) -> str:
    if gold["unit"] is None:
        return ""
    asked, given = (_unit(one["unit"]) for one in (gold, figure))
    return "" if asked == given else "wrong_unit"


def _unit(unit: str) -> str:
    """A filing's tax rate is `pure`, the contract's is a `ratio`: one unit."""
    return "ratio" if unit == "pure" else unit


def _period_error(asked: Mapping[str, Any] | None, given: Mapping[str, Any]) -> str:
    if asked is None or (asked["start"], asked["end"]) == (given["start"], given["end"]):
        return ""
    if (asked["start"] is None) != (given["start"] is None):
        return "wrong_item"  # a balance for a flow, or a flow for a balance
    if asked["start"] is None:
        return "wrong_year" if _days(given["end"], asked["end"]) > 300 else "wrong_period"
    lengths = [_days(one["start"], one["end"]) + 1 for one in (asked, given)]
    is_same_length = abs(lengths[0] - lengths[1]) <= 15
    if is_same_length and _days(given["end"], asked["end"]) > 300:
        return "wrong_year"
    if asked["end"] == given["end"] and not is_same_length:
        return "year_for_part" if max(lengths) > 300 else "quarter_for_ytd"
    return "wrong_quarter" if is_same_length else "wrong_period"


def _days(one: str, other: str) -> int:
    return abs((date.fromisoformat(one) - date.fromisoformat(other)).days)


def _value_error(gold: Mapping[str, Any], figure: Mapping[str, Any]) -> str:
    value = _decimal(figure["value"])
    if value is None:
        return "invented"
    accepted = [gold, *gold.get("alternatives", ())]
    wanted = [Decimal(one["value"]) for one in accepted]
    is_exact = gold["kind"] == "reported"
    if gold.get("precision") and abs(value - wanted[0]) <= Decimal(gold["precision"]):
        return ""
    for one, gold_value in zip(accepted, wanted, strict=True):
        # An alternative that is worked out may differ in the last digits, whatever the first is.
        if is_equal(value, gold_value, is_exact=is_exact and len(one.get("concepts", ())) < 2):
            return ""
    return _named(gold, figure, value, wanted)


def is_equal(value: Decimal, wanted: Decimal, *, is_exact: bool) -> bool:
    """Whether a value is right: to the digit, or as close as its own digits can say."""
    if value == wanted:
        return True
    if is_exact:
        return False
    if abs(value - wanted) <= RELATIVE * abs(wanted):
        return True
    digits = value.normalize().as_tuple()
    if len(digits.digits) < LEAST_DIGITS or not isinstance(digits.exponent, int):
        return False
    return abs(value - wanted) <= Decimal(1).scaleb(digits.exponent) / 2


def _named(
    gold: Mapping[str, Any], figure: Mapping[str, Any], value: Decimal, wanted: list[Decimal]
) -> str:
    """Name a wrong value's fault, by the facts that it rests on."""
    is_exact = gold["kind"] == "reported"
    facts = [leaf for leaf in leaves(figure) if "concept" in leaf]
    for one in wanted:
        if is_equal(-value, one, is_exact=is_exact):
            return "sign"
        if any(is_equal(value.scaleb(power), one, is_exact=is_exact) for power in WRONG_SCALES):
            return "scale"
    if not list(leaves(figure)):
        return "invented"
    if any(fact["dimensions"] for fact in facts):
        return "segment_for_total"
    return _by_facts(gold, facts)


def _by_facts(gold: Mapping[str, Any], facts: list[Mapping[str, Any]]) -> str:
    given = {fact["concept"] for fact in facts}
    accepted = [gold, *gold.get("alternatives", ())]
    if given and not any(given <= set(one.get("concepts", ())) for one in accepted):
        return "wrong_item"
    if gold["kind"] == "derived":
        return "wrong_formula" if _operands_fit(gold, facts) else "wrong_operand"
    return "restated" if given else "wrong_value"


def _operands_fit(gold: Mapping[str, Any], facts: list[Mapping[str, Any]]) -> bool:
    wanted = {
        (one["concept"], one["period"]["end"], one["value"]) for one in gold.get("operands", ())
    }
    given = {(one["concept"], one["period"]["end"], one["value"]) for one in facts}
    return wanted == given


# Citations.


def is_cited(figure: Mapping[str, Any], answer: Mapping[str, Any], text_of: TextOf) -> bool:
    """Whether each number that the figure rests on stands at the head of a citation of it."""
    citations = _citations(figure, answer)
    if not citations or len(citations) < len(set(figure["citations"])):
        return False
    if not all(is_sound(one, text_of) for one in citations):
        return False
    values = _numbers(figure)
    return bool(values) and all(
        any(_heads(one, place, value) for one in citations) for place, value in values
    )


def _numbers(figure: Mapping[str, Any]) -> list[tuple[str | None, Decimal]]:
    """(document, value) of each number that must be printed; a reported figure's own value too."""
    found = [(leaf["document_id"], _decimal(leaf["value"])) for leaf in leaves(figure)]
    if figure["formula"] == "reported" or not found:
        found.append((None, _decimal(figure["value"])))
    if any(value is None for _, value in found):
        return []
    return [(place, value) for place, value in found if value is not None]


def _heads(citation: Mapping[str, Any], place: str | None, value: Decimal) -> bool:
    is_there = place is None or citation["document_id"] == place
    return is_there and prints(citation["quotes"][0], value)


def is_sound(citation: Mapping[str, Any], text_of: TextOf) -> bool:
    """Whether a citation points into a document on file, and quotes what stands there."""
    spans, quotes = citation["spans"], citation["quotes"]
    if citation["document_id"] is None or not spans or len(spans) != len(quotes):
        return False
    try:
        text = text_of(citation["document_id"])
    except LookupError:
        return False
    return all(
        0 <= span["start"] < span["end"] <= len(text) and text[span["start"] : span["end"]] == quote
        for span, quote in zip(spans, quotes, strict=True)
    )


def leaves(figure: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The facts and cells under a figure."""
    for part in figure["inputs"]:
        if "formula" in part:
            yield from leaves(part)
        else:
            yield part


def _citations(figure: Mapping[str, Any], answer: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """The citations of a figure; a marker that names none gives none."""
    marked = {one["marker"]: one for one in answer["citations"]}
    return [marked[marker] for marker in figure["citations"] if marker in marked]


def _cites_gold(
    gold: Mapping[str, Any], figure: Mapping[str, Any], answer: Mapping[str, Any]
) -> bool | None:
    needed = [one.get("spans") or [] for one in gold.get("operands", ())]
    if gold["kind"] == "reported":
        alternatives = [one.get("spans") or [] for one in gold.get("alternatives", ())]
        needed = [[*(gold.get("spans") or []), *(span for row in alternatives for span in row)]]
    if not needed or not all(needed):
        return None
    heads = [
        (one["document_id"], one["spans"][0]) for one in _citations(figure, answer) if one["spans"]
    ]
    return all(
        any(_touch(place, span, wanted) for place, span in heads for wanted in row)
        for row in needed
    )


def _touch(place: str | None, span: Mapping[str, int], wanted: Mapping[str, Any]) -> bool:
    is_there = place == wanted["document_id"]
    return bool(is_there and max(span["start"], wanted["start"]) < min(span["end"], wanted["end"]))


def _decimal(text: str | None) -> Decimal | None:
    try:
        value = Decimal(text or "")
    except InvalidOperation:
        return None
    return value if value.is_finite() else None


def wilson(right: int, of: int, z: float = 1.959963984540054) -> tuple[float, float]:
    """Bound a proportion by its 95 % score interval.

    E. B. Wilson, "Probable inference, the law of succession, and statistical inference", Journal of
    the American Statistical Association 22 (1927), 209-212.
    """
    if of == 0:
        return (0.0, 1.0)
    share, square = right / of, z * z
    middle = (share + square / (2 * of)) / (1 + square / of)
    half = z / (1 + square / of) * sqrt(share * (1 - share) / of + square / (4 * of * of))
    return (max(0.0, middle - half), min(1.0, middle + half))
