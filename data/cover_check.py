"""A cover that errs about its period: the facts of the filing tell which one it reports on."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from datetime import date

from data.fact import Fact
from data.filing import Filing
from data.fiscal_anchors import ANNUAL_FORMS, DRIFT
from data.period import Duration

LEAST_FACTS = 3
"""Concepts with a value for a period from which it may be the one that is reported on."""


def checked(filing: Filing, facts: Iterable[Fact]) -> tuple[Filing, list[str]]:
    """Correct an annual report's period that its own facts go beyond, and say so.

    Only an earlier day is an error: a report whose statements are in an exhibit has no facts for its
    own period at all.
    """
    end = _newest_year_end(facts)
    said = filing.period_end
    if filing.form not in ANNUAL_FORMS or said is None or end is None:
        return filing, []
    if (end - said).days <= DRIFT or (filing.filed is not None and end > filing.filed):
        return filing, []
    number = filing.fiscal_year
    if number == said.year:
        number = end.year
    warning = (
        f"The cover gives {said} as the end of its period; the facts are for the one to {end}."
    )
    return replace(filing, period_end=end, fiscal_year=number), [warning]


def _newest_year_end(facts: Iterable[Fact]) -> date | None:
    """Find the newest end of a year for which about as much is reported as for any."""
    concepts = {
        (one.period.end, one.concept)
        for one in facts
        if isinstance(one.period, Duration)
        and one.period.length_class == "year"
        and not one.dimensions
        and one.value is not None
        and not one.concept.startswith("dei:")
    }
    counts = Counter(end for end, _ in concepts)
    most = max(counts.values(), default=0)
    return max(
        (end for end, count in counts.items() if count >= LEAST_FACTS and 2 * count >= most),
        default=None,
    )
