"""Time words, put together: which year belongs to which quarter, what is a list and what a range."""

import re
from dataclasses import replace

from chat.period_joining import joins
from chat.period_merging import is_a_sum, one_each, without_filings
from chat.period_pieces import (
    SPANS,
    Piece,
    at_its_end,
    before,
    from_asked,
    give_year,
    last_n,
    led,
    piece_of,
    share_kind,
    share_year,
)
from chat.period_words import time_atoms
from chat.reading_types import AskedPeriod
from chat.time_atom import Atom

_RANGE = re.compile(
    r" ?(?:-|to|through|thru|until|till|up to|a|al|hasta)(?: (?:the|el|and including))* ?"
)
_LIST = re.compile(
    r" ?(?:[,;/]|,? ?(?:and|&|y|e|or|o|u|vs\.?|versus|with|con|against|contra|plus|than|que|then|from"
    r"|compared (?:to|with)|compares? (?:to|with)|relative to|frente a|respecto a|respecto de|as well as"
    r"|comparado con|en comparacion con|asi como)(?: (?:in|for|of|the|en|el|la|los|de|del|a|al|that|those|at"
    r"|con|both|its|su|to|compared|with|fiscal))*) ?"
)
_BETWEEN = re.compile(r"\b(?:between|entre)(?: (?:the|fiscal|el|los|fy|years|anos|ejercicios))* ?$")
_SINCE = re.compile(r"\b(?:since|desde)(?: (?:the|fiscal|el|end of|year))* ?$")
_AT = re.compile(r"\b(?:at|as at|a|al|on)(?: the)? $")
_UNIT_AFTER = re.compile(r" (?:fiscal )?(quarter|year|half)\b(?!-)")
_NEAR_LEAD = (
    "",
    "the",
    "fiscal",
    "el",
    "fiscal year",
    "q",
    "the fiscal",
    "its",
    "the company's",
    "su",
)
_DIVIDED = ("quarter", "half", "nine months", "date", "ytd")
"""Kinds that share the year of the next one; twelve months to now are none of a year."""
_MASK = str.maketrans({"\x01": " "})


class Assembly:
    """The pieces of one line, put together from its atoms."""

    def __init__(self, line: str, anchor: AskedPeriod | None, of_year: int | None = None) -> None:
        self.line = line
        self.anchor = anchor
        self._of_year = of_year
        self.pieces: list[Piece] = []
        self.unclear: list[Atom] = []
        self.rate_years: int | None = None
        self.atoms = time_atoms(line)
        self.stated: list[Piece] = []
        """The pieces without those that only say which filing is meant."""
        self._count_to: int | None = None
        self._lead: Atom | None = None
        self._same = False

    def assemble(self) -> None:
        for atom in self.atoms:
            self._take(atom)
        self._settle_unsure()
        self._attach()
        for piece in self.pieces:
            at_its_end(piece)
        if len(self.pieces) > 1:
            self.pieces = [piece for piece in self.pieces if piece.kind != "latest"]
        self.pieces = one_each(self.pieces, self.line)
        self._link()
        self._share()
        self._count_back()
        self._place_prior()
        self.stated = without_filings(self.pieces, self.line)

    def gap(self, left: Piece, right: Piece) -> str:
        between = self.line[left.end : right.start]
        return " ".join(between.translate(_MASK).split()) if len(between) < 200 else "?"

    def _take(self, atom: Atom) -> None:
        match atom.kind:
            case "end of" if self._follows_a_year(atom):
                self.pieces[-1].kind, self.pieces[-1].end = "instant", atom.end
            case "end of" | "start of" | "ended":
                self._lead = atom
            case "same":
                self._same = True
            case "unclear":
                self.unclear.append(atom)
            case "last n" if atom.fiscal:
                self.rate_years = atom.number
            case "last n" if atom.prior:
                self._count_to = atom.number
            case "last n":
                self.pieces += last_n(atom)
            case _:
                self._add(piece_of(atom), atom)

    def _follows_a_year(self, atom: Atom) -> bool:
        if not self.pieces or self.pieces[-1].kind not in ("year", "quarter"):
            return False
        return atom.start - self.pieces[-1].end <= 1

    def _add(self, made: Piece, atom: Atom) -> None:
        lead, self._lead = self._lead, None
        if lead is not None and self.line[lead.end : made.start].strip(" ,") in _NEAR_LEAD:
            led(made, lead)
            made.start = lead.start
        elif made.kind == "date" and made.day is None and made.day_of_month is None:
            self._month_alone(made)
        made.same, self._same = self._same and made.day is None, False
        if atom.kind == "relative" and atom.unit == "any":
            made.same = True
        self.pieces.append(made)

    def _month_alone(self, made: Piece) -> None:
        after = _UNIT_AFTER.match(self.line, made.end)
        before = self.line[max(0, made.start - 12) : made.start]
        if after:
            made.kind, made.end = after[1], after.end()  # type: ignore[assignment]
        elif not _AT.search(before):
            made.kind = "month"

    def _attach(self) -> None:
        """Join "third quarter" and "2025", in either order, and "nine months" and its date."""
        joined: list[Piece] = []
        for piece in self.pieces:
            last = joined[-1] if joined else None
            if last is None or not joins(last, piece, self.gap(last, piece)):
                joined.append(piece)
        self.pieces = joined

    def _settle_unsure(self) -> None:
        """Drop "cumulative" where it is the sum of several periods that are named."""
        unsure = [piece for piece in self.pieces if piece.unsure]
        if not unsure:
            return
        every = [replace(piece) for piece in self.pieces]
        self.pieces = [piece for piece in self.pieces if not piece.unsure]
        self._attach()
        if is_a_sum(self.pieces, unsure[0], self.line, self._lead_over):
            self.atoms = [atom for atom in self.atoms if not atom.unsure]
        else:
            self.pieces = every

    def _link(self) -> None:
        for left, right in zip(self.pieces, self.pieces[1:], strict=False):
            if not right.link:
                right.link = self._lead_over(left, right)
        if len(self.pieces) == 1 and self._led_by(_SINCE, self.pieces[0]):
            first = self.pieces[0]
            if first.kind in ("year", "quarter") and first.year is not None:
                newest = Piece(first.kind, first.start, first.end, relative=-1, link="range")
                self.pieces.append(newest)

    def _lead_over(self, left: Piece, right: Piece) -> str:
        gap = self.gap(left, right)
        if _RANGE.fullmatch(gap):
            return "range"
        if gap in ("and", "y", "e", "&", "and fiscal") and self._led_by(_BETWEEN, left):
            return "range"
        return "list" if _LIST.fullmatch(gap) else ""

    def _led_by(self, lead: re.Pattern[str], piece: Piece) -> bool:
        return bool(lead.search(self.line[max(0, piece.start - 40) : piece.start]))

    def _share(self) -> None:
        """Let "Q1 and Q2 2025" and "Q3 2025 and 2024" share what is said once."""
        pairs = [pair for pair in zip(self.pieces, self.pieces[1:], strict=False) if pair[1].link]
        for left, right in reversed(pairs):
            if _wants_a_year(left) and right.placed and left.kind in (right.kind, *_DIVIDED):
                share_year(left, right)
        for left, right in pairs:
            if (
                left.kind in (*SPANS, "year")
                and _are_dated(left, right)
                and right.kind in ("date", "month")
            ):
                right.kind, right.half = left.kind, left.half
            if _wants_a_year(right) and left.year and not right.prior:
                share_year(right, left)
            elif right.kind == "year" and right.year and not right.prior and not right.quarter:
                share_kind(left, right)

    def _count_back(self) -> None:
        """Write "the three years to 2024" as a range."""
        if self._count_to is None or not self.pieces:
            return
        last = self.pieces[-1]
        count, self._count_to = self._count_to, None
        if count < 2 or last.relative is not None or not (last.year or last.day):
            return
        last.kind = "year" if last.kind == "date" else last.kind
        first = replace(last, link="")
        give_year(first, (last.year or 0) - count + 1)
        last.link = "range"
        self.pieces.insert(len(self.pieces) - 1, first)

    def _place_prior(self) -> None:
        """Count "the previous year" from the other period of the question, or of the one before."""
        others = [other for other in self.pieces if not (other.prior or other.same)]
        anchor = others[-1] if others else None
        if anchor is None and self.anchor is not None and self.anchor.kind != "latest":
            anchor = from_asked(self.anchor)
        if self._of_year is not None:
            for piece in others:
                _take_year(piece, self._of_year)
        if anchor is not None:
            self.pieces = [
                before(anchor, piece) if piece.prior or piece.same else piece
                for piece in self.pieces
            ]


def _take_year(piece: Piece, year: int) -> None:
    """Let "and Q3?" be of the year that the question before has named."""
    is_part = piece.kind in ("quarter", "half", "nine months") and bool(piece.quarter or piece.half)
    if is_part and _wants_a_year(piece) and piece.month is None:
        give_year(piece, year)


def _are_dated(left: Piece, right: Piece) -> bool:
    return bool(left.day and right.day) or bool(left.month and right.month)


def _wants_a_year(piece: Piece) -> bool:
    return piece.kind in (*SPANS, "date") and not piece.placed
