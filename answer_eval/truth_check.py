"""Facts of sixty companies against the table of truth: every quarter, year, twelve months, growth and margin.

Each is asked as of three days: the day before its report was filed, when any figure would be a look
ahead; that day itself; and now. A refusal is right before the report, where a value per share would
have to be a difference, where parts were restated apart, and where revenue went by two concepts
within the period; nowhere else.

    python -m answer_eval.truth_check [--every N]
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from typing import Literal

from answer_eval.lesson_facts import TODAY, known_companies
from answer_eval.lesson_report import Cell, Section, Table, section_parts
from answer_eval.truth_known import COLUMNS, LAST, Known, known_truth
from data.ask import FigureAsk, Operation, Refusal
from data.derive import derive
from data.formula import Formula
from data.formulas import FORMULAS
from data.line_item import LineItem
from data.line_items import LINE_ITEMS
from data.period import FiscalPeriod, FiscalSpan

Outcome = Literal["right", "rightly refused", "over-refused", "wrong", "look-ahead"]
Moment = Literal["before", "that day", "now"]
MOMENTS: tuple[Moment, ...] = ("before", "that day", "now")
OUTCOMES: tuple[Outcome, ...] = ("right", "rightly refused", "over-refused", "wrong", "look-ahead")
TOLERANCE = Decimal("1e-9")
"""Of a ratio: both sides are worked out to many more digits."""
NAMES = {"sales": "revenue", "net_income": "net income", "operating_cash": "operating cash flow"}
MARGIN = "net margin"


@dataclass(frozen=True, slots=True)
class Asked:
    """One figure of the table."""

    cik: str
    what: str
    """`revenue`, `net margin`, ..."""
    operation: Operation
    period: FiscalPeriod


@dataclass(frozen=True, slots=True)
class Checked:
    """An ask as of one of its three days, and what came of it."""

    asked: Asked
    moment: Moment
    outcome: Outcome
    expected: tuple[Decimal, ...]
    """What is right; two for a growth that can be told on two bases."""
    got: str
    """The value, or the code of the refusal."""


def asks_of(truth: Known) -> Iterator[tuple[Asked, Callable[[date | None], Decimal | None]]]:
    """Give every ask about a company, with what is true of it on a day."""
    for year, quarter in sorted(truth.quarters):
        spans: list[tuple[FiscalSpan, int | None]] = [("quarter", quarter)]
        spans.append(("year", None) if quarter == LAST else ("ttm", quarter))
        for span, place in spans:
            period = FiscalPeriod(year, span, place)
            for column in COLUMNS:
                yield _value(truth, period, column)
                if span != "ttm":
                    yield _growth(truth, period, column)
            if span != "ttm":
                yield _margin(truth, period)


Told = tuple[Asked, Callable[[date | None], Decimal | None]]


def _value(truth: Known, period: FiscalPeriod, column: str) -> Told:
    return Asked(truth.cik, NAMES[column], "value", period), lambda day: truth.value(
        period, column, day
    )


def _growth(truth: Known, period: FiscalPeriod, column: str) -> Told:
    before = FiscalPeriod(period.year - 1, period.span, period.quarter)

    def told(day: date | None) -> Decimal | None:
        new, old = truth.value(period, column, day), truth.value(before, column, day)
        return new / old - 1 if new is not None and old is not None and old > 0 else None

    return Asked(truth.cik, NAMES[column], "growth", period), told


def _margin(truth: Known, period: FiscalPeriod) -> Told:
    def told(day: date | None) -> Decimal | None:
        income, sales = truth.value(period, "net_income", day), truth.value(period, "sales", day)
        return income / sales if income is not None and sales else None

    return Asked(truth.cik, MARGIN, "value", period), told


def check(every: int = 1) -> Iterator[Checked]:
    """Ask everything of every n-th company."""
    for truth in known_truth()[::every]:
        for asked, told in asks_of(truth):
            if told(None) is None:
                continue  # before the table begins, or against a loss: the table can't say
            first = truth.first_day(asked.period)
            for moment, day in zip(MOMENTS, (first - timedelta(days=1), first, None), strict=True):
                true = [told(day)]
                if asked.operation == "growth":
                    # Of a quarter that was restated since, the report on it compares on one basis too.
                    true.append(told(first))
                known = tuple(one for one in true if one is not None)
                yield _checked(truth, asked, moment, day, known)


def _checked(
    truth: Known, asked: Asked, moment: Moment, day: date | None, expected: tuple[Decimal, ...]
) -> Checked:
    company = known_companies()[asked.cik]
    got = derive(
        FigureAsk(_item(asked.what), asked.period, asked.operation),
        company.table, company.calendar, as_of=day, today=TODAY,
    )  # fmt: skip
    if isinstance(got, Refusal):
        return Checked(
            asked, moment, _refused(truth, asked, moment, day, expected), expected, got.code
        )
    outcome: Outcome = "look-ahead" if moment == "before" else "wrong"
    if moment != "before" and any(abs(got.value - one) <= TOLERANCE for one in expected):
        outcome = "right"
    return Checked(asked, moment, outcome, expected, str(got.value))


def _refused(
    truth: Known, asked: Asked, moment: Moment, day: date | None, expected: tuple[Decimal, ...]
) -> Outcome:
    if moment == "before" or not expected:
        return "rightly refused"
    needs_parts = asked.period.span == "ttm" or asked.period.quarter == LAST
    is_cash = asked.what == NAMES["operating_cash"] and asked.period.span == "quarter"
    compares = asked.operation == "growth"
    if asked.what == NAMES["sales"] and needs_parts and truth.is_switched_within(asked.period):
        return "rightly refused"
    if (needs_parts or is_cash or compares) and truth.is_restated([asked.period], day):
        return "rightly refused"
    return "over-refused"


def _item(name: str) -> LineItem | Formula:
    items: Sequence[LineItem | Formula] = (*LINE_ITEMS, *FORMULAS)
    return next(one for one in items if one.name == name)


def section(checked: Sequence[Checked]) -> Section:
    """Make a table of what came out, and the cases that should not be."""
    counts: dict[tuple[str, str, str], Counter[str]] = {}
    for one in checked:
        kind = one.asked.what if one.asked.operation == "value" else f"{one.asked.what}, growth"
        counts.setdefault((kind, one.asked.period.span, one.moment), Counter())[one.outcome] += 1
    rows: tuple[tuple[Cell, ...], ...] = tuple(
        (*key, count.total(), *(count[name] for name in OUTCOMES)) for key, count in counts.items()
    )
    faults = [one for one in checked if one.outcome not in ("right", "rightly refused")]
    total = Counter(one.outcome for one in checked)
    said = (
        f"Of {len(checked):,} asks, {total['right']:,} are right and {total['rightly refused']:,} rightly refused; "
        f"{total['over-refused']} are refused without need, {total['wrong']} are wrong, {total['look-ahead']} look ahead."
    )
    tables = [Table("What came out", ("what", "period", "as of", "asked", *OUTCOMES), rows)]
    if faults:
        columns = ("company", "what", "period", "as of", "outcome", "true", "got")
        tables.append(Table("What should not be", columns, tuple(map(_row, faults))))
    intro = (__doc__ or "").rpartition("\n\n")[0].replace("\n", " ")
    return Section("The figures of sixty companies", intro, tuple(tables), (said,))


def _row(one: Checked) -> tuple[Cell, ...]:
    what = f"{one.asked.what} ({one.asked.operation})"
    return (
        one.asked.cik,
        what,
        str(one.asked.period),
        one.moment,
        one.outcome,
        str(one.expected),
        one.got,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the report; 1 where anything is what it should not be."""
    parser = argparse.ArgumentParser(prog="python -m answer_eval.truth_check", description=__doc__)
    parser.add_argument("--every", type=int, default=1, metavar="N", help="every N-th company only")
    checked = list(check(max(1, parser.parse_args(arguments).every)))
    print("\n\n".join(part for part in section_parts(section(checked)) if part))  # noqa: T201
    return int(any(one.outcome not in ("right", "rightly refused") for one in checked))


if __name__ == "__main__":
    sys.exit(main())
