"""Footnotes of statements: what a line's figures include, and on which basis they are."""

from __future__ import annotations

from data.corpora.us.calendars import place_of
from data.corpora.us.parts import SOLD_SEGMENT
from data.corpora.us.view import View
from data.sample.fiscal_calendar import spoken_date

NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five", 8: "eight", 10: "ten"}
QUARTERS_TOLD = 4
"""Reports that still speak of a split."""
PER_SHARE = frozenset({"basic_eps", "diluted_eps", "basic_shares", "diluted_shares", "dividend"})


def note_of(view: View, key: str) -> str:
    """Give the words of the footnote that a line cites; empty where it cites none."""
    if key == "discontinued":
        return (
            f"Results of {SOLD_SEGMENT}, which the Company classified as held for sale in the first "
            f"quarter of fiscal {view.company.sold}; earlier periods are recast."
        )
    if key in PER_SHARE:
        return _split_note(view)
    if key == "minority_interest":
        return "Interests of others in consolidated ventures, at their share of net assets."
    return ""


def _split_note(view: View) -> str:
    calendar = view.books.course.calendar
    for split in view.company.splits:
        since = view.place - place_of(calendar, split.year, split.quarter)
        if 0 <= since < QUARTERS_TOLD:
            kind = "split" if split.new > split.old else "reverse split"
            return (
                f"Share and per share amounts of all periods reflect the {NUMBERS[split.new]}-for-"
                f"{NUMBERS[split.old]} stock {kind} in the quarter ended "
                f"{spoken_date(calendar[view.place - since].end)}."
            )
    return ""
