"""What was true of the sixty made-up companies, as it was known on a day: from the table of truth alone.

Nothing here reads a fact. A value on a day is what had been filed by then: the first print until the
last one is on file. Filing days come from the plan of reports, not from what was read.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from functools import cache
from itertools import pairwise

from data.corpora.us.company import Company
from data.corpora.us.reports import company_of
from data.corpora.us.truth import FirstPrint, TrueQuarter
from data.corpora.us.us_set import us_set
from data.period import FiscalPeriod

COLUMNS = ("sales", "net_income", "operating_cash")
LAST = 4


@dataclass(frozen=True, slots=True)
class Known:
    """One company's truth."""

    cik: str
    quarters: Mapping[tuple[int, int], TrueQuarter]
    """By fiscal year and quarter, 1 to 4; transition periods are in none."""
    first: Mapping[tuple[int, int], FirstPrint]
    switched: tuple[int, int] | None
    """Fiscal year and quarter from which revenue goes by another concept."""
    filed: Mapping[date, date]
    """Day of the first report on a quarter or year that ends on a day."""

    def first_day(self, period: FiscalPeriod) -> date:
        """When a period could first be told: its last quarter's report was filed."""
        return self.filed[self.quarters[period.year, period.quarter or LAST].end]

    def parts(self, period: FiscalPeriod) -> tuple[tuple[int, int], ...] | None:
        """Give the quarters that a period is made of; None where one is not in the table, or another lies between."""
        last = period.quarter or LAST
        count = 1 if period.span == "quarter" else LAST
        keys = [_back(period.year, last, steps) for steps in range(count)]
        if not all(key in self.quarters for key in keys):
            return None
        ends = [self.quarters[key] for key in reversed(keys)]
        joined = all(a.end.toordinal() + 1 == b.start.toordinal() for a, b in pairwise(ends))
        return tuple(reversed(keys)) if joined else None

    def value(self, period: FiscalPeriod, column: str, day: date | None) -> Decimal | None:
        """Give a period's value as known on a day (None: now); None where the table can't say.

        Of the oldest year that a sold business is taken out of, the year is recast and its nine
        months are not: its fourth quarter, and the sum of its quarters, are on no one basis.
        """
        parts = self.parts(period)
        if parts is None or (
            day is None and not all(self.quarters[key].is_derivable for key in parts)
        ):
            return None
        return sum((self._quarter(key, column, day) for key in parts), Decimal(0))

    def is_restated(self, periods: Sequence[FiscalPeriod], day: date | None) -> bool:
        """Whether anything in the years around the periods was printed otherwise before: a difference may mix bases."""
        years = {period.year + shift for period in periods for shift in (-1, 0)}
        return any(
            key[0] in years and (day is None or one.last_filed <= day)
            for key, one in self.first.items()
        )

    def is_switched_within(self, period: FiscalPeriod) -> bool:
        """Whether revenue went by two concepts over a period, of which nothing may be made together."""
        parts = self.parts(period) or ()
        before = {key: self.switched is not None and key < self.switched for key in parts}
        return len(set(before.values())) > 1

    def _quarter(self, key: tuple[int, int], column: str, day: date | None) -> Decimal:
        first = self.first.get(key)
        row = first if first and day is not None and day < first.last_filed else self.quarters[key]
        value = getattr(row, column)
        assert isinstance(value, Decimal)
        return value


def _back(year: int, quarter: int, steps: int) -> tuple[int, int]:
    place = year * LAST + quarter - 1 - steps
    return place // LAST, place % LAST + 1


@cache
def known_truth() -> tuple[Known, ...]:
    """Give every company's truth, in the order of their CIKs."""
    made = us_set()
    filed: dict[str, dict[date, date]] = {}
    for report in made.reports:
        days = filed.setdefault(report.filer.cik, {})
        days[report.end] = min(report.filed, days.get(report.end, date.max))
    return tuple(
        Known(
            filer.cik,
            {
                _key(one): one
                for one in made.truth
                if one.cik == filer.cik and one.quarter[0] == "Q"
            },
            {
                _key(one): one
                for one in made.first_prints
                if one.cik == filer.cik and one.quarter[0] == "Q"
            },
            _switched(company_of(filer)),
            filed[filer.cik],
        )
        for filer in made.filers
    )


def _switched(company: Company) -> tuple[int, int] | None:
    return (company.switch[0], int(company.switch[1][1])) if company.switch else None


def _key(row: TrueQuarter | FirstPrint) -> tuple[int, int]:
    return row.fiscal_year, int(row.quarter[1])
