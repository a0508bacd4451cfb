"""From the words of a question to the periods that it asks for."""

import re
from dataclasses import dataclass, replace

from chat.comparison_words import Compared
from chat.period_assembly import Assembly
from chat.period_pieces import Piece, same_day
from chat.period_words import time_atoms
from chat.reading_types import AskedPeriod
from chat.time_atom import Atom

_MOST = 60
"""No range is written out longer; it keeps its two ends."""


@dataclass(frozen=True, slots=True)
class PeriodsRead:
    """What a line says about time."""

    periods: tuple[AskedPeriod, ...] = ()
    """Ranges written out, oldest first."""
    ends: tuple[AskedPeriod, ...] = ()
    """The same with the two ends alone of each range."""
    ambiguous: tuple[AskedPeriod, ...] = ()
    rate_years: int | None = None
    """5 for "5-year CAGR"."""
    with_filings: tuple[AskedPeriod, ...] = ()
    """`periods`, and those of the filings that are named beside them."""
    spans: tuple[tuple[int, int], ...] = ()
    """Places in the line that were read."""


def _unclear(atom: Atom, text: str) -> tuple[AskedPeriod, ...]:
    words = text[atom.start : atom.end]
    return tuple(AskedPeriod("date", date=day, words=words) for day in atom.days) + tuple(
        AskedPeriod("year", year=year, words=words) for year in atom.years
    )


def _written_out(first: AskedPeriod, last: AskedPeriod) -> list[AskedPeriod]:
    """Give every period from the first to the last; the two alone where they can't be counted."""
    if first.kind == last.kind == "year" and first.date and last.date:
        return [
            replace(first, date=same_day(last.date, year))
            for year in range(first.date.year, last.date.year + 1)
        ]
    if first.kind != last.kind or first.date or last.date or first.month or last.month:
        return [first, last]
    if first.relative is not None and last.relative is not None and not first.quarter:
        counted = range(first.relative, last.relative + 1)
        made = [replace(first, relative=relative) for relative in counted]
    elif first.year is None or last.year is None or first.half:
        return [replace(first, since=_is_counted_later(first, last)), last]
    elif first.quarter and last.quarter:
        counted = range(first.year * 4 + first.quarter - 1, last.year * 4 + last.quarter)
        made = [
            replace(
                first,
                year=index // 4,
                quarter=index % 4 + 1,
                words=f"Q{index % 4 + 1} {index // 4}",
            )
            for index in counted
        ]
    else:
        counted = range(first.year, last.year + 1)
        made = [replace(first, year=year, words=str(year)) for year in counted]
    return made if 1 < len(made) <= _MOST else [first, last]


def _is_counted_later(first: AskedPeriod, last: AskedPeriod) -> bool:
    """Whether a range goes from a named year or quarter to one that is counted from the newest."""
    is_one = first.kind == "year" or (first.kind == "quarter" and first.quarter is not None)
    return is_one and first.year is not None and last.relative is not None


def _groups(pieces: list[Piece], text: str) -> list[tuple[AskedPeriod, ...]]:
    groups: list[tuple[AskedPeriod, ...]] = []
    for piece in pieces:
        asked = piece.asked(text)
        if piece.link == "range" and groups and len(groups[-1]) == 1:
            first = groups.pop()[0]
            groups.append((asked, first) if _is_after(first, asked) else (first, asked))
        else:
            groups.append((asked,))
    return groups


def _written(pieces: list[Piece], text: str) -> tuple[list[AskedPeriod], list[AskedPeriod]]:
    """Give the periods with ranges written out, and with their ends alone."""
    written: list[AskedPeriod] = []
    ends: list[AskedPeriod] = []
    for group in _groups(pieces, text):
        ends += group
        written += _written_out(*group) if len(group) == 2 else group
    return written, ends


def _is_after(first: AskedPeriod, last: AskedPeriod) -> bool:
    if first.date and last.date:
        return first.date > last.date
    if first.year is None or last.year is None:
        return False
    return (first.year, first.quarter or 0) > (last.year, last.quarter or 0)


def _once(periods: list[AskedPeriod]) -> tuple[AskedPeriod, ...]:
    return tuple({replace(period, words=""): period for period in reversed(periods)}.values())[::-1]


_NAMES_IT = re.compile(
    r"[ ,]*\(?(?:i\.e\.,? |fiscal |fy |the |el |la |of |de |del |ejercicio |ended |ending |on |terminado |terminados |cerrado |el dia )*$"
)


def names_it(line: str, compared: Compared) -> bool:
    """Tell "2024 vs the prior year (2023)", where what is compared with is named as well."""
    atoms = time_atoms(line)
    named = [atom for atom in atoms if atom.year is not None or atom.day is not None]
    after = next((atom for atom in atoms if atom.start >= compared.end), None)
    if compared.is_rate or after is None or not any(one.end <= compared.start for one in named):
        return False
    said = after in named or (after.kind in ("quarter", "half") and named[-1].start > after.start)
    return said and _NAMES_IT.fullmatch(line[compared.end : after.start]) is not None


def read_periods(
    line: str, text: str, *, anchor: AskedPeriod | None = None, of_year: int | None = None
) -> PeriodsRead:
    """Read the periods of a folded line; `text` is the same line as typed.

    What is no time (names, line items) stands in the line as a control sign. `anchor` is the period that
    the question before this one was about, `of_year` the fiscal year that it named.
    """
    assembly = Assembly(line, anchor, of_year)
    assembly.assemble()
    written, ends = _written(assembly.stated, text)
    return PeriodsRead(
        periods=_once(written),
        ends=_once(ends),
        with_filings=_once(_written(assembly.pieces, text)[0]),
        ambiguous=tuple(asked for atom in assembly.unclear for asked in _unclear(atom, text)),
        rate_years=assembly.rate_years,
        spans=tuple((atom.start, atom.end) for atom in assembly.atoms),
    )
