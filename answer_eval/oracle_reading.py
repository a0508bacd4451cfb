"""A gold line -> the reading that its question should have had: the oracle's piece for reading."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from answer_eval.gold_meaning import Meaning, Operand, meaning
from chat.reading_types import AskedPeriod, PeriodKind, Reading
from data.company import Company
from data.formula import Formula
from data.formulas import FORMULAS, ways
from data.line_item import LineItem, Words, measure_of
from data.line_items import LINE_ITEMS

_LENGTHS: Mapping[PeriodKind, tuple[int, int]] = {
    "quarter": (75, 125),
    "half": (160, 200),
    "nine months": (250, 290),
    "year": (345, 380),
}
"""Days."""


def gold_reading(own: Reading, gold: Mapping[str, Any], companies: Sequence[Company]) -> Reading:
    """Read company, period, item and operation from the gold; the own reading where it has none.

    What is not a matter of what is asked stays: language, the form of numbers, the day named.
    """
    if gold.get("kind") == "words" and gold["outcome"] == "answered":
        return _of_words(own, gold, companies)
    if not (gold.get("period") or gold.get("cik")):
        return own
    plain = Reading(
        text=own.text,
        language=own.language,
        unit=own.unit if own.unit != "percent" else None,
        scale=own.scale,
        printed=own.printed,
        known_on=own.known_on,
        as_first_reported=own.as_first_reported,
    )
    named = tuple(one for one in companies if one.cik == gold["cik"])
    if gold["outcome"] != "answered":
        return _of_refusal(own, plain, gold, named)
    read = meaning(gold)
    if not read.operands or not named:
        return own
    return replace(_asking(plain, gold, read), companies=named)


def _of_words(own: Reading, gold: Mapping[str, Any], companies: Sequence[Company]) -> Reading:
    """Leave nothing unclear; which documents are meant is said by whoever searches them."""
    named = tuple(one for one in companies if one.cik == gold["cik"] and one.cik)
    return replace(
        own,
        companies=named or own.companies,
        unknown_company=None,
        ambiguous=(),
        ambiguous_name=None,
        ambiguous_periods=(),
        ambiguous_items=(),
        periods=(),
        is_prose=True,
    )


def _of_refusal(
    own: Reading, plain: Reading, gold: Mapping[str, Any], named: tuple[Company, ...]
) -> Reading:
    """Who is not on file is unknown; else the company and the period are the gold's."""
    if gold["reason"] == "company_not_on_file" and not gold["cik"]:
        return replace(own, companies=(), unknown_company=own.unknown_company or gold["company"])
    if not named or not own.wanted:
        return own
    return replace(plain, companies=named, wanted=own.wanted, periods=_refused_periods(own, gold))


def _refused_periods(own: Reading, gold: Mapping[str, Any]) -> tuple[AskedPeriod, ...]:
    """Keep what was read where it is of the gold's year: a year that is not on file has a name and no dates."""
    end = (gold.get("period") or {}).get("end")
    if not end or [one.year for one in own.periods] == [int(end[:4])]:
        return own.periods
    return (_asked_period(gold["period"]["start"], end),)


def _asking(plain: Reading, gold: Mapping[str, Any], read: Meaning) -> Reading:
    first = read.operands[0]
    unit = gold["unit"] if gold["kind"] == "reported" else "USD"
    items = [_item(one, gold, unit) for one in read.operands]
    now = _asked_period(gold["period"]["start"], gold["period"]["end"])
    single = replace(plain, wanted=(items[0],), periods=(now,))
    match read.operation:
        case "growth" | "difference":
            base = _asked_period(read.operands[1].start, read.operands[1].end)
            then = _asked_period(first.start, first.end)
            return replace(single, operation=read.operation, periods=(base, then))
        case "ratio" | "less" | "plus":
            formula = _formula(read)
            if formula is not None:
                return replace(single, wanted=(formula,))
            done = {"ratio": "ratio", "less": "difference", "plus": "sum"}[read.operation]
            return replace(single, wanted=tuple(items), operation=done, over="items")  # type: ignore[arg-type]
        case "unknown":
            formula = next(iter(ways(gold.get("item") or "")), None)
            return replace(single, wanted=(formula,)) if formula else single
        case _:
            return single


def _item(operand: Operand, gold: Mapping[str, Any], unit: str) -> LineItem:
    """Find the product's item for a concept, that concept first; else an item of it alone."""
    known = [one for one in LINE_ITEMS if operand.concept in one.concepts]
    known.sort(key=lambda one: (one.name != gold.get("item"), one.concepts.index(operand.concept)))
    if known:
        rest = (one for one in known[0].concepts if one != operand.concept)
        return replace(known[0], concepts=(operand.concept, *rest))  # type: ignore[arg-type]
    label = gold.get("wording") or gold.get("item") or operand.concept
    return LineItem(
        operand.concept,
        Words((label,), (label,)),
        (operand.concept,),  # type: ignore[arg-type]
        "duration" if operand.start else "instant",
        measure_of(unit or "USD"),
    )


def _formula(read: Meaning) -> Formula | None:
    """Find the product's formula of two items that are, one by one, those of the operands."""
    for formula in FORMULAS:
        if len(formula.needs) == len(read.operands) and _fits(formula, read):
            return formula
    return None


def _fits(formula: Formula, read: Meaning) -> bool:
    try:
        got = formula.compute(*(one.value for one in read.operands))
    except (ArithmeticError, TypeError):
        return False
    wanted = read.figure([one.value for one in read.operands])
    return got == wanted and all(
        any(one.name == need and operand.concept in one.concepts for one in LINE_ITEMS)
        for need, operand in zip(formula.needs, read.operands, strict=True)
    )


def _asked_period(start: str | None, end: str) -> AskedPeriod:
    last = date.fromisoformat(end)
    if start is None:
        return AskedPeriod("date", date=last, words=end)
    days = (last - date.fromisoformat(start)).days + 1
    return AskedPeriod(next(_kinds(days), "year"), date=last, words=f"{start} to {end}")


def _kinds(days: int) -> Iterator[PeriodKind]:
    return (kind for kind, (least, most) in _LENGTHS.items() if least <= days <= most)
