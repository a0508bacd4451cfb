"""A company that another one on file carries on: who has the years before or after a reorganisation.

A holding company that is put on top of another takes its name and its ticker, and files under a
number of its own; what was filed before stays under the old number.
"""

from collections.abc import Callable, Iterable

from data.ask import AskedTime
from data.company import Cik, Company
from data.find_company import all_names, plain_name
from data.fiscal import FiscalCalendar
from data.period import FiscalPeriod

Calendars = Callable[[Cik], FiscalCalendar]


def filer_of(
    company: Company, time: AskedTime, companies: Iterable[Company], calendar: Calendars
) -> Company:
    """Tell whose filings have a period: the company's own, else those of its only namesake that has it.

    A namesake that reports on a year of the company's too is another company, and never answers.
    """
    own = _years(calendar(company.cik))
    if not isinstance(time, FiscalPeriod) or not own or min(own) <= time.year <= max(own):
        return company
    namesakes = [one for one in companies if _shares_a_name(one, company)]
    if len(namesakes) != 1:
        return company
    other = namesakes[0]
    years = _years(calendar(other.cik))
    is_apart = bool(years) and (max(years) < min(own) or max(own) < min(years))
    return other if is_apart and calendar(other.cik).is_covered(time) else company


def _years(calendar: FiscalCalendar) -> frozenset[int]:
    """List the years that a company reports on, or on a quarter of."""
    return frozenset(
        one.year
        for one in calendar.years
        if calendar.is_covered(FiscalPeriod(one.year, "year"))
        or any(calendar.is_covered(FiscalPeriod(one.year, "quarter", q)) for q in (1, 2, 3))
    )


def _shares_a_name(one: Company, other: Company) -> bool:
    names = {plain_name(name) for name in all_names(one)} - {""}
    return one.cik != other.cik and not names.isdisjoint(map(plain_name, all_names(other)))
