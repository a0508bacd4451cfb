"""The lesson's last part: asking the facts in place of the text, on companyfacts of sixty companies.

The product reads companyfacts and works quarters out; the table of truth was made before any of
these facts, and knows nothing of how they are read. A value counts as equal to the last unit.
"""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from functools import cache

from answer_eval.lesson_report import Cell, Section, Table
from data.ask import FigureAsk, Refusal
from data.company_facts import read_company_facts
from data.corpora.us.company_facts import company_facts
from data.corpora.us.us_set import UsSet, us_set
from data.derive import derive
from data.fact_table import FactTable
from data.figures import Figure
from data.fiscal import FiscalCalendar, fiscal_calendar
from data.line_item import LineItem
from data.line_items import LINE_ITEMS
from data.period import FiscalPeriod

LESSON_YEAR = 2022
LESSON_DAY = date(2023, 6, 30)
"""The lesson's exercise 3: fourth quarters of this year, as known on this day."""
TODAY = date(2025, 1, 1)
"""After every filing of the set."""
FOURTH = "Q4"
QUARTERS = ("Q1", "Q2", "Q3", FOURTH)
ASKED = (
    ("revenue", "sales"),
    ("net income", "net_income"),
    ("diluted eps", "diluted_eps"),
    ("operating cash flow", "operating_cash"),
)
"""Line item, and its column in the table of truth."""
AMENDED = "amended"

PUBLISHED_COMPANIES, PUBLISHED_EQUAL = 60, 60
PUBLISHED_BEFORE, PUBLISHED_AFTER = Decimal("224.5"), Decimal("187.1")
"""Net income of a second quarter in millions, before and after its amendment."""


@dataclass(frozen=True, slots=True)
class Known:
    """A company's facts, ready to be asked."""

    table: FactTable
    calendar: FiscalCalendar

    def value(self, item: LineItem, period: FiscalPeriod, day: date | None) -> Decimal | str:
        """Give the value as known on a day (None: now), or the code of the refusal."""
        got = derive(FigureAsk(item, period), self.table, self.calendar, as_of=day, today=TODAY)
        return got.value if isinstance(got, Figure) else _code(got)


def _code(refused: Refusal) -> str:
    return refused.code


@cache
def known_companies() -> dict[str, Known]:
    """Read the companyfacts of every company of the set, by CIK."""
    return dict(_companies(us_set()))


def _companies(made: UsSet) -> Iterator[tuple[str, Known]]:
    for filer in made.filers:
        name = f"CIK{filer.cik}.json"
        read = read_company_facts(json.dumps(company_facts(filer)).encode(), source=name)
        yield (
            filer.cik,
            Known(FactTable(read.facts), fiscal_calendar(read.register.filings, read.facts)),
        )


def facts_sections() -> tuple[Section, ...]:
    """Measure both: quarters by difference, and quarters before and after an amendment."""
    return _difference_section(), _amendment_section()


def _item(name: str) -> LineItem:
    return next(one for one in LINE_ITEMS if one.name == name)


def _outcome(got: Decimal | str, true: Decimal) -> str:
    if isinstance(got, str):
        return got
    return "equal" if got == true else "different"


def fourth_quarters() -> Counter[str]:
    """Count how the lesson's fourth quarters come out, against what was true as filed by that day."""
    made, sales = us_set(), _item("revenue")
    printed = {
        (one.cik, one.fiscal_year, one.quarter): one.sales
        for one in made.first_prints
        if one.last_filed > LESSON_DAY
    }
    period = FiscalPeriod(LESSON_YEAR, "quarter", 4)
    return Counter(
        _outcome(
            known_companies()[row.cik].value(sales, period, LESSON_DAY),
            printed.get((row.cik, row.fiscal_year, row.quarter), row.sales),
        )
        for row in made.truth
        if (row.fiscal_year, row.quarter) == (LESSON_YEAR, FOURTH)
    )


def all_quarters() -> dict[tuple[str, str], Counter[str]]:
    """Count how every quarter of every year comes out as known now, by line item and quarter."""
    counts: dict[tuple[str, str], Counter[str]] = {}
    for name, column in ASKED:
        item = _item(name)
        for row in us_set().truth:
            if row.quarter not in QUARTERS:
                continue
            period = FiscalPeriod(row.fiscal_year, "quarter", QUARTERS.index(row.quarter) + 1)
            got = known_companies()[row.cik].value(item, period, None)
            count = counts.setdefault((name, row.quarter), Counter())
            count[_outcome(got, getattr(row, column))] += 1
    return counts


def _difference_section() -> Section:
    fourth, every = fourth_quarters(), all_quarters()
    companies = fourth.total()
    lesson = Table(
        f"Sales of Q4 FY{LESSON_YEAR}, year minus nine months, known on {LESSON_DAY}",
        ("", "companies", "equal", "refused", "different"),
        (
            ("here", companies, *_three(fourth)),
            ("lesson", PUBLISHED_COMPANIES, PUBLISHED_EQUAL, 0, 0),
        ),
    )
    rows = tuple(
        (name, quarter, count.total(), *_three(count), _reasons(count))
        for (name, quarter), count in every.items()
    )
    whole = Table(
        "Every quarter of 2018 to 2023, as known now",
        ("item", "quarter", "asked", "equal", "refused", "different", "why refused"),
        rows,
        "Earnings a share of a fourth quarter stand in hardly any filing, and are no difference of two others: they are refused. "
        "`mixed_basis`: the year was restated after its nine months were last filed, so their difference belongs to "
        "neither. The table of truth holds what the last filing would say.",
    )
    wrong = sum(count["different"] for count in every.values()) + fourth["different"]
    as_lesson = "As in the lesson" if fourth["equal"] == companies else "Unlike the lesson"
    asked = sum(count.total() for count in every.values())
    verdict = (
        f"{as_lesson}, {fourth['equal']} of {companies} fourth quarters equal the table of truth.",
        f"Of {asked:,} quarters asked, {wrong} came out with another value.",
    )
    intro = (
        "Companies don't file a fourth quarter. The facts of sixty made-up companies are asked for it (years that end "
        "in other months, years of 52 and 53 weeks, other currencies, switched concepts, a moved year end), and compared "
        "with a table that was made before the facts."
    )
    return Section("Facts: the quarter that nobody files", intro, (lesson, whole), verdict)


def _three(count: Counter[str]) -> tuple[int, int, int]:
    equal, different = count["equal"], count["different"]
    return equal, count.total() - equal - different, different


def _reasons(count: Counter[str]) -> str | None:
    said = [f"{why} {n}" for why, n in sorted(count.items()) if why not in ("equal", "different")]
    return ", ".join(said) or None


def _amendment_section() -> Section:
    made, item = us_set(), _item("net income")
    tickers = {one.cik: one.ticker for one in made.filers}
    rows: list[tuple[Cell, ...]] = []
    right = 0
    truth = {(row.cik, row.fiscal_year, row.quarter): row for row in made.truth}
    amended = [one for one in made.first_prints if one.reason == AMENDED and one.quarter != FOURTH]
    for one in amended:
        row = truth[one.cik, one.fiscal_year, one.quarter]
        period = FiscalPeriod(one.fiscal_year, "quarter", QUARTERS.index(one.quarter) + 1)
        company = known_companies()[one.cik]
        before = company.value(item, period, one.last_filed - timedelta(days=1))
        after = company.value(item, period, one.last_filed)
        is_right = (before, after) == (one.net_income, row.net_income)
        right += is_right
        rows.append(
            (
                tickers[one.cik],
                f"{one.quarter} FY{one.fiscal_year}",
                str(one.last_filed),
                *map(_millions, (one.net_income, before, row.net_income, after)),
                "yes" if is_right else "no",
            )
        )
    columns = (
        "company", "quarter", "amended on", "first print", "known the day before", "true", "known on the day", "right",
    )  # fmt: skip
    table = Table(
        "Net income of amended quarters, in millions",
        columns,
        tuple(rows),
        f"The lesson's example: {PUBLISHED_BEFORE} known before the amendment, {PUBLISHED_AFTER} after it.",
    )
    said = (
        f"{right} of {len(rows)} amended quarters are known before and after as they were: an answer as of a day sees "
        "nothing that was filed later."
    )
    intro = (
        "An amendment rewrites a quarter. What was known on a day is what had been filed by then; text of today's "
        "documents can't tell."
    )
    return Section("Facts: a quarter before and after its amendment", intro, (table,), (said,))


def _millions(value: Decimal | str) -> str:
    return value if isinstance(value, str) else f"{value.scaleb(-6):,.1f}"
