"""Companies that are each named with a period of their own: "Amazon in 2024 or Walmart in fiscal 2025"."""

from dataclasses import replace
from itertools import pairwise

from chat.company_names import company_index
from chat.company_words import named_companies
from chat.question_line import open_line
from chat.reading_types import AskedPeriod, Reading
from data.company import Cik, Company


def with_own_periods(reading: Reading) -> tuple[Reading, dict[Cik, AskedPeriod]]:
    """Give each company its period, where the question names them by turns, one of each at a time.

    "Amazon and Walmart in 2024 and 2025" is both years of both: nothing is given then.
    """
    count = len(reading.companies)
    if count < 2 or len(reading.periods) != count:
        return reading, {}
    named = _company_places(reading)
    times = _period_places(reading)
    if len(named) != count or len(times) != count:
        return reading, {}
    turns = [(place, "company") for place, _ in named] + [(place, "period") for place, _ in times]
    if any(one[1] == other[1] for one, other in pairwise(sorted(turns))):
        return reading, {}
    whose = {
        company.cik: period
        for (_, company), (_, period) in zip(
            sorted(named, key=lambda one: one[0]),
            sorted(times, key=lambda one: one[0]),
            strict=True,
        )
    }
    return replace(reading, over="companies"), whose


def _company_places(reading: Reading) -> list[tuple[int, Company]]:
    """Where each company is named first."""
    line = open_line(reading.text)
    index = company_index(reading.companies)
    first: dict[Cik, tuple[int, Company]] = {}
    for mention in named_companies(line.words, index, line.taken, shouted=line.text.isupper()):
        for company in mention.companies[:1]:
            first.setdefault(company.cik, (line.words[mention.start].start, company))
    return list(first.values())


def _period_places(reading: Reading) -> list[tuple[int, AskedPeriod]]:
    """Where each period is said; none where one of them is said nowhere."""
    text = open_line(reading.text).text
    found: list[tuple[int, AskedPeriod]] = []
    for period in reading.periods:
        at = text.find(period.words) if period.words else -1
        if at < 0 or any(at == place for place, _ in found):
            return []
        found.append((at, period))
    return found
