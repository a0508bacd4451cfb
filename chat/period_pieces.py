"""A period in the making, and what one time word does to another."""

from calendar import monthrange
from dataclasses import dataclass, replace
from datetime import date

from chat.reading_types import AskedPeriod, PeriodKind
from chat.time_atom import Atom

SPANS = ("quarter", "half", "nine months", "ytd", "ttm")
"""Kinds that want a year or a date to be placed."""
_MOST = 40
"""As many years or quarters are written out of "the last N"."""


@dataclass(slots=True)
class Piece:
    """A period in the making."""

    kind: PeriodKind
    start: int
    end: int
    year: int | None = None
    quarter: int | None = None
    half: int | None = None
    day: date | None = None
    is_reckoned: bool = False
    """Whether the day is another's, years before it."""
    month: int | None = None
    day_of_month: int | None = None
    relative: int | None = None
    calendar: bool = False
    whole_year: bool = False
    prior: bool = False
    same: bool = False
    is_one: bool = False
    """True of "the one before": it is as long as what it lies before."""
    unsure: bool = False
    """True for "cumulative" alone."""
    at_end: bool = False
    """True after "at the end of"."""
    link: str = ""
    """How the one before leads to it: "list", "range", or nothing."""

    @property
    def placed(self) -> bool:
        return self.year is not None or self.day is not None or self.relative is not None

    def asked(self, text: str) -> AskedPeriod:
        bare_month = self.day is None and self.month is not None
        return AskedPeriod(
            kind=self.kind,
            year=None if self.day else self.year,
            quarter=self.quarter,
            date=self.day,
            is_reckoned=self.is_reckoned,
            relative=self.relative,
            calendar=self.calendar,
            half=self.half,
            month=self.month if bare_month else None,
            day=self.day_of_month if bare_month else None,
            words=text[self.start : self.end].strip(" ,"),
        )


def piece_of(atom: Atom) -> Piece:
    kind: PeriodKind = "year"
    match atom.kind:
        case "quarter" | "half" | "nine months" | "ytd" | "ttm" | "date" | "month" | "latest":
            kind = atom.kind
        case "relative" if atom.unit is not None and atom.unit != "any" and atom.unit != "one":
            kind = atom.unit
        case _:
            kind = "year"
    made = Piece(kind, atom.start, atom.end, year=atom.year, day=atom.day, month=atom.month)
    made.day_of_month, made.relative, made.calendar = (
        atom.day_of_month,
        atom.relative,
        atom.calendar,
    )
    made.whole_year, made.prior, made.unsure = atom.fiscal, atom.prior, atom.unsure
    made.is_one = atom.unit == "one"
    made.quarter = atom.number if atom.kind == "quarter" else None
    made.half = atom.number if atom.kind == "half" else None
    if kind == "latest":
        made.relative = -1
    return made


def last_n(atom: Atom) -> list[Piece]:
    kind: PeriodKind = "quarter" if atom.unit == "quarter" else "year"
    count = min(atom.number or 1, _MOST)
    ends = [-count, -1] if count > 1 else [-1]
    made = [Piece(kind, atom.start, atom.end, relative=relative) for relative in ends]
    if len(made) > 1:
        made[1].link = "range"
    return made


def led(made: Piece, lead: Atom) -> None:
    if lead.kind == "ended":
        match lead.unit:
            case "year" | "quarter" | "half" | "nine months":
                made.kind = lead.unit
        return
    if lead.kind == "end of":
        made.at_end = True
    elif made.kind == "year" and made.year is not None:
        made.kind, made.year = "instant", made.year - 1
    elif made.kind == "year" and made.relative is not None:
        made.relative -= 1


def at_its_end(made: Piece) -> None:
    """Turn "the end of the third quarter of 2025" into a moment, once its year is known."""
    if made.at_end and made.year is not None and (made.kind == "year" or made.quarter):
        made.kind = "instant"


def give_year(piece: Piece, year: int) -> None:
    if piece.day is not None or piece.day_of_month is not None:
        month = piece.day.month if piece.day else piece.month or 1
        day = piece.day.day if piece.day else piece.day_of_month or 1
        piece.is_reckoned |= piece.day is not None and piece.day.year != year
        piece.day = same_day(date(2024, month, day), year)
    piece.year = year


def same_day(day: date, year: int) -> date:
    """Give the day in another year; 28 February for the 29th."""
    return date(year, day.month, 28 if (day.month, day.day) == (2, 29) else day.day)


def share_year(piece: Piece, other: Piece) -> None:
    piece.relative, piece.calendar = other.relative, other.calendar
    if piece.kind in SPANS and other.day is not None:
        piece.day = other.day
    elif other.year is not None:
        give_year(piece, other.year)


def share_kind(left: Piece, right: Piece) -> None:
    said_twice = right.whole_year and not left.whole_year
    if (left.kind == "year" and left.day is None and left.month is None) or said_twice:
        return
    year = right.year or 0
    right.kind, right.quarter, right.half = left.kind, left.quarter, left.half
    right.day, right.month, right.day_of_month = left.day, left.month, left.day_of_month
    give_year(right, year)


def from_asked(asked: AskedPeriod) -> Piece:
    made = Piece(asked.kind, 0, 0, year=asked.year, quarter=asked.quarter, day=asked.date)
    made.is_reckoned = asked.is_reckoned
    made.half, made.relative, made.calendar = asked.half, asked.relative, asked.calendar
    made.month, made.day_of_month = asked.month, asked.day
    if asked.date is not None:
        made.year = asked.date.year
    return made


def before(anchor: Piece, piece: Piece) -> Piece:
    """Give the period that lies as far before the anchor as the piece says."""
    steps = piece.relative if piece.relative is not None and piece.prior else 0
    made = replace(anchor, start=piece.start, end=piece.end, link="list", prior=False, same=False)
    in_quarters = piece.kind == "quarter" or (piece.is_one and anchor.kind == "quarter")
    in_quarters = in_quarters and not piece.same
    if in_quarters and steps and _ends_on_a_day(anchor):
        return _quarters_before_day(made, steps)
    if in_quarters and anchor.kind in ("quarter", "instant"):
        return _quarters_before(made, steps)
    if in_quarters and steps and _is_fiscal_year(anchor):
        made.kind, made.quarter = "quarter", 4 if steps > 0 else 1
        return _quarters_before(made, steps)
    if piece.same and not piece.prior and piece.year is not None:
        give_year(made, piece.year)
    elif (piece.same and not piece.prior and piece.relative is not None) or (
        piece.same and steps == 0
    ):
        steps = -1
    if steps and made.year is not None:
        give_year(made, made.year + steps)
    elif steps and made.relative is not None:
        made.relative += steps * (4 if made.kind == "quarter" and made.quarter is None else 1)
    return made


def _ends_on_a_day(piece: Piece) -> bool:
    """Whether a period is named by its last day, or by the month and year of it."""
    is_named = piece.day is not None or (piece.month is not None and piece.year is not None)
    return is_named and piece.kind in ("quarter", "instant", "date", "month", "year")


def _quarters_before_day(made: Piece, steps: int) -> Piece:
    """Count quarters from a last day: a flow's own length is a quarter then; from a whole year on, those before it."""
    months = 3 * steps
    if made.kind == "year":
        made.kind, months = "quarter", months - 9 if steps < 0 else months
    if made.day is None:
        place = (made.year or 0) * 12 + (made.month or 1) - 1 + months
        made.year, made.month = place // 12, place % 12 + 1
        return made
    place = made.day.year * 12 + made.day.month - 1 + months
    last = monthrange(place // 12, place % 12 + 1)[1]
    is_last = made.day.day == monthrange(made.day.year, made.day.month)[1]
    made.day = date(place // 12, place % 12 + 1, last if is_last else min(made.day.day, last))
    made.year, made.is_reckoned = made.day.year, True
    return made


def _is_fiscal_year(piece: Piece) -> bool:
    return piece.kind == "year" and piece.year is not None and piece.day is None


def _quarters_before(made: Piece, steps: int) -> Piece:
    if made.quarter is not None and made.year is not None and made.day is None:
        year, quarter = divmod(made.year * 4 + made.quarter - 1 + steps, 4)
        made.year, made.quarter = year, quarter + 1
    elif made.relative is not None and made.quarter is None:
        made.relative += steps
    else:
        made.kind, made.relative, made.year, made.day = "quarter", steps - 1, None, None
    return made
