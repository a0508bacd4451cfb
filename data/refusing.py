"""Refusals, with all that their words need."""

from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from data.ask import AskedTime, FigureAsk, Refusal
from data.beside import instead
from data.books import Books
from data.document import Language
from data.fact import Fact
from data.fact_table import Missing, Search
from data.figure_words import (
    day_words,
    exact_amount,
    label,
    on_file_words,
    period_words,
    refusal_words,
)
from data.formulas import Formula
from data.line_item import LineItem
from data.period import FiscalPeriod, Period

MOST_MEMBERS = 6
"""Members that a refusal names."""


@dataclass(frozen=True, slots=True)
class Why:
    """What stands in the way, before it is put into words for the question asked."""

    code: str
    item: LineItem | Formula
    time: AskedTime
    filed: date | None = None
    detail: str = ""
    facts: tuple[Fact, ...] = ()
    said: str = ""
    """The name of other words than those of the code."""


def refusal(why: Why, ask: FigureAsk, books: Books) -> Refusal:
    """Put a reason into words, with what is on file instead."""
    code = why.code
    if books.table.document_id and code in ("concept_not_reported", "period_not_on_file"):
        code = "not_in_document"
    names = on_file(why.item, why.time, books)
    period = books.dates(why.time)
    language = books.language
    parts = {
        "item": label(why.item, language),
        "period": period_words(why.time, _shown_dates(period, why.time, books), language),
        "asked": label(ask.item, language),
        "asked_period": period_words(ask.period, None, language),
        "on_file": on_file_words(names, language),
        "as_of": day_words(books.as_of or books.today, language),
        "today": day_words(books.today, language),
        "end": day_words(period.end, language) if period else "",
        "filed": _filed_words(why.filed, language),
        "unit": ask.unit or "",
        "detail": why.detail or _facts_words(why, books),
    }
    said = refusal_words(why.said or code, language, parts)
    if code in ("concept_not_reported", "not_in_document") or (
        code == "missing_operand" and not why.said
    ):
        said = " ".join((said, *instead(why.item, why.time, books)))
    return Refusal(
        code=code,
        words=said,
        ask=ask,
        item=why.item,
        period=why.time,
        on_file=names,
        filed=why.filed,
        as_of=books.as_of,
        detail=parts["detail"],
    )


def on_file(item: LineItem | Formula, time: AskedTime, books: Books) -> tuple[FiscalPeriod, ...]:
    """Name the periods of the same length for which an item is on file and known, oldest first."""
    if isinstance(item, Formula):
        return ()
    fitted = books.fitted(time, item.kind)
    span = fitted.span if isinstance(fitted, FiscalPeriod) else "year"
    found = books.table.periods(Search(item.concepts, item.measure, books.as_of))
    names = {name for period in found if (name := books.name(period))}
    if span == "instant":
        return tuple(sorted(_as_years(name) for name in names if name.span == "instant"))
    return tuple(sorted((one for one in names if one.span == span), key=_in_time))


def _as_years(name: FiscalPeriod) -> FiscalPeriod:
    return FiscalPeriod(name.year, "year") if name.quarter is None else name


def _in_time(name: FiscalPeriod) -> tuple[int, int]:
    return (name.year, name.quarter or 0)


def _shown_dates(period: Period | None, time: AskedTime, books: Books) -> Period | None:
    """Only print dates that are in the facts; guessed ones are for comparing, not for showing."""
    if isinstance(time, FiscalPeriod) and not books.known.is_on_file(time):
        return None
    return period


def _filed_words(filed: date | None, language: str) -> str:
    if filed is None:
        return ""
    if language == "es":
        return f" (se presentó el {day_words(filed, 'es')})"
    return f" (it was filed on {day_words(filed, 'en')})"


def _facts_words(why: Why, books: Books) -> str:
    """List what there is instead: members, units, or values that contradict each other."""
    if not why.facts:
        return ""
    if why.code == "unit_not_available":
        return ", ".join(sorted({one.unit for one in why.facts}))
    if why.code in ("inconsistent_values", "suspect_scale"):
        return " / ".join(
            exact_amount(one.value, one.unit, books.language)
            for one in why.facts
            if one.value is not None
        )
    members = {_member(one, books.language): None for one in why.facts if one.dimensions}
    if not members:
        return ""
    listed = ", ".join(sorted(members)[:MOST_MEMBERS])
    listed += ", …" if len(members) > MOST_MEMBERS else ""
    if books.language == "es":
        return f" Solo consta por desglose: {listed}."
    return f" It is reported by member only: {listed}."


def _member(fact: Fact, language: Language) -> str:
    """Name whose value it is, and the value: both classes' earnings per share are an answer of a kind."""
    names = (member.partition(":")[2] or member for _, member in sorted(fact.dimensions))
    return f"{' / '.join(names)} {exact_amount(fact.value or Decimal(0), fact.unit, language)}"


def missing(found: Missing, item: LineItem, time: AskedTime, books: Books) -> Why:
    """Sharpen the reason of the fact table: what does not exist yet, and what no filing covers."""
    period = books.dates(time)
    if period and period.end > books.today and found.code != "inconsistent_values":
        return Why("future_period", item, time)
    if found.code != "concept_not_reported":
        return Why(found.code, item, time, found.filed, facts=found.facts)
    on_time = isinstance(time, FiscalPeriod) and books.known.is_covered(time)
    if on_time and period and not books.table.has_statements():
        return Why("not_in_document", item, time, said="no statements")
    if on_time or (not isinstance(time, FiscalPeriod) and books.calendar.has(time)):
        return Why("concept_not_reported", item, time, facts=found.facts)
    return Why("period_not_on_file", item, time)
