"""Fills the placeholders of the prose: figures of the report, names, dates, and made-up counts."""

from __future__ import annotations

import re
from decimal import Decimal
from html import escape

from data.corpora.us import pages_periods as periods
from data.corpora.us.pages_draft import PageDraft
from data.corpora.us.prose import pick
from data.corpora.us.prose_figures import (
    FIGURES,
    Said,
    Speaker,
    TaggedWords,
    figure,
    money_words,
    rounded,
)
from data.corpora.us.prose_items import segment_labels
from data.sample.fiscal_calendar import spoken_date
from data.sample.spoken_figures import ORDINALS

PLACEHOLDER = re.compile(r"\{\{([^{}]+)\}\}")
FIRST_YEAR = 2017
"""The year whose counts the company's words give."""
ROUNDED_FROM = 1000
"""Made-up counts below it are said exactly."""
NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
CALENDAR_STARTS = (12, 1)
"""Months in which a year that is about the calendar year begins."""
QUARTERS = {"Q1": 1, "Q2": 2, "Q3": 3}


def fill(draft: PageDraft, words: str) -> str | None:
    """Give words with every placeholder filled; None if the report lacks one of the figures."""
    said: list[str | TaggedWords] = []
    for place, piece in enumerate(PLACEHOLDER.split(words)):
        spoken: Said = piece
        if place % 2:
            kind, *rest = piece.split()
            spoken = SPEAKERS[kind](draft, rest)
        if spoken is None:
            return None
        said.append(spoken)
    return "".join(one if isinstance(one, str) else _tagged(draft, one) for one in said)


def _tagged(draft: PageDraft, one: TaggedWords) -> str:
    return one.before + draft.tags.number(one.tag, one.printed, one.measure) + one.after


def seed(draft: PageDraft, words: str) -> str:
    """Tell what a choice hangs on: the same in an amendment as in the report that it replaces."""
    report = draft.report
    return f"{draft.filer.ticker} {report.fiscal_year} {report.fiscal_period} {words}"


def _name(draft: PageDraft, rest: list[str]) -> Said:
    return escape(draft.filer.name, quote=False)


def _known(draft: PageDraft, rest: list[str]) -> Said:
    words = draft.filer.ticker if rest[0] == "ticker" else draft.known(rest[0])
    return escape(words, quote=False)


def _label(draft: PageDraft, rest: list[str]) -> Said:
    """Call an item what the income statement calls it: `label cost`, `label revenue lower`."""
    found = figure(draft, rest[:1])
    lines = [
        line
        for one in draft.report.statements
        for line in one.lines
        if found and line.concept == found.concept and not line.members
    ]
    if not lines:
        return None
    words = lines[0].label.removeprefix("Total ").partition(", net of")[0]
    words = f"{words} expenses" if words.endswith("administrative") else words
    first = words[0].lower() if "lower" in rest else words[0].upper()
    return escape(first + words[1:], quote=False)


def fiscal(draft: PageDraft, year: int) -> str:
    """Name a fiscal year as the company does: fiscal 2022, or 2022 where it is the calendar year."""
    report = draft.report
    is_calendar = report.filer.year_end == "--12-31" and not (
        report.form == "10-KT" or report.start.month not in CALENDAR_STARTS
    )
    return str(year) if is_calendar else f"fiscal {year}"


def _fiscal(draft: PageDraft, rest: list[str]) -> Said:
    offset = int(rest[0] if rest else 0)
    if draft.report.form == "10-KT":
        offset += 1 if offset < 0 else 0
    return fiscal(draft, draft.report.fiscal_year + offset)


def _year(draft: PageDraft, rest: list[str]) -> Said:
    """Name the calendar year in which the period ends, or one some years off."""
    return str(draft.report.end.year + int(rest[0] if rest else 0))


def _period(draft: PageDraft, rest: list[str]) -> Said:
    """Name the period that a report is about: the second quarter of fiscal 2022, fiscal 2022."""
    report = draft.report
    year = fiscal(draft, report.fiscal_year - ("prior" in rest))
    if report.form == "10-KT":
        return "the transition period" if "prior" not in rest else year
    quarter = QUARTERS.get(report.fiscal_period)
    return f"the {ORDINALS[quarter]} quarter of {year}" if quarter else year


def _to_date(draft: PageDraft, rest: list[str]) -> Said:
    """Name the year to date of a quarterly report: the first six months of 2022."""
    report = draft.report
    whole = periods.to_date(report)
    year = fiscal(draft, report.fiscal_year - ("prior" in rest))
    words = periods.caption(report, whole).removesuffix(" Ended").lower()
    return f"the first {words} of {year}"


def _end(draft: PageDraft, rest: list[str]) -> Said:
    report = draft.report
    day = periods.balance_before(report) if "prior" in rest else periods.balance_day(report)
    return spoken_date(day.end)


def _explanation(draft: PageDraft, rest: list[str]) -> Said:
    return escape(draft.report.explanation, quote=False) or None


def _form_words(draft: PageDraft, rest: list[str]) -> Said:
    """Name the report that an amendment replaces: Quarterly Report on Form 10-Q."""
    form = draft.report.form.removesuffix("/A")
    return f"{'Annual' if draft.is_annual else 'Quarterly'} Report on Form {form}"


def _filed(draft: PageDraft, rest: list[str]) -> Said:
    return spoken_date(draft.report.filed)


def _count(draft: PageDraft, rest: list[str]) -> Said:
    """Say a made-up count that grows with the years, such as of employees: `4200 3.5` in [facts]."""
    base, growth = draft.known(f"count.{rest[0]}").split()
    year = draft.report.fiscal_year - ("prior" in rest) - (draft.report.fiscal_period != "FY")
    value = Decimal(base)
    for one in range(FIRST_YEAR, year):
        luck = pick(f"{draft.filer.ticker} {rest[0]} {one}", 41) - 20
        value *= 1 + (Decimal(growth) + Decimal(luck) / 10) / 100
    return f"{int(significant(value)):,}" if value >= ROUNDED_FROM else f"{int(value)}"


def _about(draft: PageDraft, rest: list[str]) -> Said:
    """Say a made-up number between two, the same in every print of the report: `about 1.0 4.0 key`."""
    least, most = Decimal(rest[0]), Decimal(rest[1])
    exponent = least.as_tuple().exponent
    step = Decimal(1).scaleb(exponent if isinstance(exponent, int) else 0)
    steps = int((most - least) / step) + 1
    return f"{least + step * pick(seed(draft, ' '.join(rest)), steps):,}"


def significant(value: Decimal) -> Decimal:
    """Round to three digits that count."""
    places = max(0, value.adjusted() - 2)
    return rounded(value.scaleb(-places), 0).scaleb(places)


def _part(draft: PageDraft, rest: list[str]) -> Said:
    """Say some percent of an amount of the report, untagged: `part 62 debt`."""
    found = figure(draft, rest[1:])
    if found is None or found.value <= 0:
        return None
    return _plain(draft, significant(found.value * Decimal(rest[0]) / 100))


def _range(draft: PageDraft, rest: list[str]) -> Said:
    """Say from what to what an amount may go next year: between $50 million and $60 million."""
    found = figure(draft, rest)
    if found is None or abs(found.value) < 5 * 10**5:
        return None
    step = Decimal(1).scaleb(abs(found.value).adjusted() - 1)
    low = (abs(found.value) * Decimal("0.95")) // step * step
    low += step * pick(seed(draft, "range"), 3)
    return f"between {_plain(draft, low)} and {_plain(draft, low + 2 * step)}"


def _plain(draft: PageDraft, value: Decimal) -> str:
    return money_words(draft, value).replace(".0 ", " ")


def _segments(draft: PageDraft, rest: list[str]) -> Said:
    count = len(segment_labels(draft.report))
    return NUMBERS[count] if 1 < count < len(NUMBERS) else None


def _unit(draft: PageDraft, rest: list[str]) -> Said:
    return f"in {draft.unit_words}" if draft.unit_words else "in whole dollars"


SPEAKERS: dict[str, Speaker] = FIGURES | {
    "name": _name,
    "known": _known,
    "label": _label,
    "fiscal": _fiscal,
    "year": _year,
    "period": _period,
    "to_date": _to_date,
    "end": _end,
    "filed": _filed,
    "explanation": _explanation,
    "form_words": _form_words,
    "count": _count,
    "about": _about,
    "part": _part,
    "range": _range,
    "segments": _segments,
    "unit": _unit,
}
"""Every placeholder; a speaker that answers None drops its sentence."""
