"""What holds of a report, as the `@conditions` of the prose ask for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import date, timedelta

from data.corpora.us.pages_draft import PageDraft
from data.corpora.us.pages_periods import columns_of
from data.corpora.us.prose_figures import UNCHANGED, both, figure, percent_change, ratio
from data.corpora.us.prose_items import amount

_TOLD = re.compile(r"since-(\d{4})-(\d\d)$")
_BEGUN = re.compile(r"begun-(\d{4})$")
TOLD_AFTER = timedelta(30)
"""After the end of a period its report, and an amendment of it, tells what has happened until then."""
BEGUN_BEFORE = timedelta(17)
"""Standards become effective for years that begin after December 15."""
_SINCE = re.compile(r"since-(\d{4})(?:\.(Q\d))?$")
_COMPARED = re.compile(r"(up|down|wider|narrower|has|prior|loss|shows)-([\w.]+?)(-ytd)?$")

PLACES = {"Q1": 1, "Q2": 2, "Q3": 3, "FY": 4}


def holds(draft: PageDraft, conditions: tuple[tuple[str, bool], ...]) -> bool:
    """Whether all conditions are as they should be."""
    return all(_is_so(draft, name) == wanted for name, wanted in conditions)


def _is_so(draft: PageDraft, name: str) -> bool:
    report = draft.report
    if told := _TOLD.match(name):
        return report.end + TOLD_AFTER >= date(int(told.group(1)), int(told.group(2)), 1)
    if begun := _BEGUN.match(name):
        return report.start >= date(int(begun.group(1)), 1, 1) - BEGUN_BEFORE
    if since := _SINCE.match(name):
        quarter = since.group(2) or ""
        return (report.fiscal_year, _place(report.fiscal_period)) >= (
            int(since.group(1)),
            _place(quarter),
        )
    if compared := _COMPARED.match(name):
        kind, key, ytd = compared.groups()
        return COMPARISONS[kind](draft, [key, "ytd"] if ytd else [key])
    return name in {
        str(report.fiscal_year),
        report.fiscal_period,
        report.form,
        draft.filer.industry,
        draft.filer.currency,
        draft.filer.taxonomy,
        "amended" if draft.is_amended else "original",
        "annual" if draft.is_annual else "interim",
        *(one.kind for one in report.statements),
    }


def _place(period: str) -> int:
    """Order the periods of a year: the year itself, which is told last, counts as the fourth."""
    return PLACES.get(period, 0)


def _has(draft: PageDraft, rest: list[str]) -> bool:
    found = figure(draft, rest)
    return found is not None and found.value != 0


def _has_prior(draft: PageDraft, rest: list[str]) -> bool:
    return _has(draft, [*rest, "prior"])


def _is_loss(draft: PageDraft, rest: list[str]) -> bool:
    found = figure(draft, rest)
    return found is not None and found.value < 0


def _is_up(draft: PageDraft, rest: list[str]) -> bool:
    pair = both(draft, rest)
    if pair is None or pair[1].value == 0:
        return False
    return percent_change(pair[0].value, pair[1].value) >= UNCHANGED


def _is_down(draft: PageDraft, rest: list[str]) -> bool:
    pair = both(draft, rest)
    if pair is None or pair[1].value == 0:
        return False
    return percent_change(pair[0].value, pair[1].value) <= -UNCHANGED


def _is_wider(draft: PageDraft, rest: list[str]) -> bool:
    """Whether an item's share of revenue grew."""
    now, before = ratio(draft, rest), ratio(draft, [*rest, "prior"])
    return now is not None and before is not None and now - before >= UNCHANGED


def _is_narrower(draft: PageDraft, rest: list[str]) -> bool:
    now, before = ratio(draft, rest), ratio(draft, [*rest, "prior"])
    return now is not None and before is not None and before - now >= UNCHANGED


def _shows(draft: PageDraft, rest: list[str]) -> bool:
    """Whether the income statement has an item in any of its columns."""
    columns = columns_of(draft.report, "income")
    found = [amount(draft.report, rest[0], one) for one in columns]
    return any(one is not None and one.value != 0 for one in found)


COMPARISONS: dict[str, Callable[[PageDraft, list[str]], bool]] = {
    "up": _is_up,
    "down": _is_down,
    "wider": _is_wider,
    "narrower": _is_narrower,
    "has": _has,
    "prior": _has_prior,
    "loss": _is_loss,
    "shows": _shows,
}
"""`up-revenue` asks whether revenue rose; `has-debt` whether there is any; and so on."""
