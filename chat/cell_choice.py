"""The one number of several that name the same thing: agreement is none too many, contradiction is no answer."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from decimal import Decimal

from chat.cell_books import PlacedCell
from chat.cell_finding import Candidate, own_first
from chat.cell_form import printed_form
from chat.cell_times import CellTime, fits, newest
from chat.reading_types import AskedPeriod


@dataclass(frozen=True, slots=True)
class Chosen:
    """A number, and an older print of it that says otherwise."""

    candidate: Candidate
    restated: Candidate | None = None


def choose(
    found: Sequence[Candidate], asked: AskedPeriod | None, *, any_scale: bool = False
) -> Chosen | None:
    """Take the number of a time; the newest one where no time is asked for. None where two contradict.

    `any_scale`: one whose scale is not said counts too, as for a rate of change.
    """
    for some in (own_first(found), found):
        at_time = _at(some, asked)
        if at_time:
            return _sure(_one(at_time, any_scale), some)
    return None


def choose_before(
    found: Sequence[Candidate], time: CellTime, quarters: int, *, any_scale: bool = False
) -> Chosen | None:
    """Take the number of the same stretch as another, so many quarters earlier."""
    count = time.year * 4 + (time.quarter or 4) - 1 - quarters
    year, quarter = divmod(count, 4)
    wanted = year, (quarter + 1 if time.quarter else None), time.stretch, time.is_instant
    for some in (own_first(found), found):
        at_time = [
            one
            for one in some
            if (one.time.year, one.time.quarter, one.time.stretch, one.time.is_instant) == wanted
            and not one.time.is_of_document
        ]
        if at_time:
            return _sure(_one(at_time, any_scale), some)
    return None


def _sure(chosen: Chosen | None, found: Sequence[Candidate]) -> Chosen | None:
    """Doubt a number whose row is called as another one that differs from it, be it at another time."""
    if chosen is None:
        return None
    if chosen.candidate.placed.frame.is_primary:
        return chosen
    own = row_key(chosen.candidate)
    mine = {one.time.order: one for one in found if row_key(one) == own}
    others = [one for one in found if row_key(one) != own and one.book is chosen.candidate.book]
    is_other = any(
        one.time.order in mine and not agree(one, mine[one.time.order]) and one.is_exact
        for one in others
    )
    return None if is_other else chosen


def row_key(one: Candidate) -> tuple[object, ...]:
    """Tell a row of one table, in columns of one name, from all others."""
    return one.book.entry.document_id, *_row_of(one.placed), one.placed.column.needed


def times_on_file(found: Sequence[Candidate]) -> tuple[CellTime, ...]:
    """The years for which there is a number, oldest first."""
    times = {one.time.order: one.time for one in own_first(found) if not one.time.is_of_document}
    years = [times[order] for order in sorted(times) if times[order].stretch == "year"]
    return tuple(years)


def covers_rows(found: Sequence[Candidate], years: Sequence[CellTime]) -> bool:
    """Whether every number in the rows that are named is of one of these years: the highest may be any of them."""
    known = {one.order for one in years}
    rows = {(one.book.entry.document_id, *_row_of(one.placed)) for one in found}
    cells = {one.cell for one in found if one.time.order in known}
    return all(
        placed.cell in cells
        for book in {id(one.book): one.book for one in found}.values()
        for placed in book.cells
        if (not placed.column.needed or placed.column.years)
        and (book.entry.document_id, *_row_of(placed)) in rows
    )


def _row_of(placed: PlacedCell) -> tuple[object, ...]:
    return placed.frame.number, tuple(one.text for one in placed.sections), placed.row.text


def _at(found: Sequence[Candidate], asked: AskedPeriod | None) -> list[Candidate]:
    if asked is not None and not _counts_back(asked):
        return [one for one in found if fits(one.time, asked)]
    last = newest(_whole(one.time for one in found))
    if last is None:
        return []
    back = 0 if asked is None or asked.relative is None else asked.relative + 1
    if back and (last.stretch != "year" or last.is_of_document):
        return []
    wanted = (last.year + back, *last.order[1:])
    return [one for one in found if one.time.order == wanted]


def _counts_back(asked: AskedPeriod) -> bool:
    """Tell "the latest" and "last year" from a time that is named."""
    is_year = asked.kind in ("year", "instant", "latest") and asked.quarter is None
    return is_year and asked.year is None and asked.date is None and (asked.relative or -1) < 0


def _whole(times: Iterable[CellTime]) -> list[CellTime]:
    """Years, where there are any: of a report on a year the year counts, not its last quarter."""
    listed = list(times)
    years = [one for one in listed if one.stretch == "year"]
    return years or listed


def _one(found: Sequence[Candidate], any_scale: bool) -> Chosen | None:
    found = [one for one in found if one.is_exact] or list(found)
    primary = [one for one in found if one.placed.frame.is_primary and one.placed.is_sure]
    for some in (found, primary):
        one = _agreed(sorted(some, key=_place), any_scale)
        if one is not None:
            return one
    return _newest(primary or found)


def _agreed(found: Sequence[Candidate], any_scale: bool) -> Chosen | None:
    """Take the number on which all prints agree, in its finest print."""
    sure = [one for one in found if one.placed.is_sure] or (list(found) if any_scale else [])
    if not sure or any(not agree(one, sure[0]) for one in found):
        return None
    # What one table subtracts and another one gives as it is, is that amount.
    plain = [one for one in sure if one.cell.value > 0] or sure
    return Chosen(max(plain, key=_digits) if _differ(plain) else plain[0])


def _place(one: Candidate) -> tuple[bool, int, int]:
    """The document of the year itself first, then the order of its tables."""
    day = one.book.day
    return (day is None or day.year != one.time.year, one.placed.frame.number, one.cell.span.start)


def agree(one: Candidate, other: Candidate) -> bool:
    """Say whether two numbers are one: equal, or one is the other rounded.

    A statement prints what is paid as negative, and a summary the same as positive.
    """
    first, second = one.cell.value, other.cell.value
    if not (one.placed.is_sure and other.placed.is_sure):
        return _has_digits_of(first, second)
    if one.cell.unit != other.cell.unit:
        return False
    if first == second:
        return True
    if abs(first) == abs(second):
        return True
    step = max(_step(one), _step(other))
    return step > 0 and abs(first - second) * 2 <= step and first * second > 0


def _has_digits_of(first: Decimal, second: Decimal) -> bool:
    """Whether two numbers are one but for a power of ten: so of two prints of which one leaves its scale out."""
    return any(abs(first) == abs(second).scaleb(scale) for scale in (0, 3, 6, 9, -3, -6, -9))


def _step(one: Candidate) -> Decimal:
    """The unit of the last digit that is printed."""
    scale, decimals = printed_form(one.cell, one.book.document)
    return Decimal(1).scaleb(scale - decimals)


def _digits(one: Candidate) -> Decimal:
    return -_step(one)


def _differ(found: Sequence[Candidate]) -> bool:
    return len({abs(one.cell.value) for one in found}) > 1


def _newest(found: Sequence[Candidate]) -> Chosen | None:
    """Of prints of one row that differ, take the one of the newest document; within one, none."""
    if len({(one.placed.row.needed, one.placed.column.needed) for one in found}) > 1:
        return None
    days = sorted({one.book.day for one in found if one.book.day is not None})
    latest = [one for one in found if one.book.day == days[-1]] if days else []
    if not latest or len(days) < 2 or any(not agree(one, latest[0]) for one in latest):
        return None
    older = next(one for one in found if not agree(one, latest[0]))
    return Chosen(latest[0], older)
