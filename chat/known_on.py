"""The day from which a question looks: "as known on 31 January 2023", "as of 1 March 2024, the latest …"."""

import re
from collections.abc import Sequence
from datetime import date, timedelta

from chat.date_words import read_date
from chat.item_words import Item, Named
from chat.period_words import time_atoms
from chat.question_line import Line
from chat.time_atom import Atom
from chat.time_reading import TIME
from data.line_item import LineItem

_KNOWN = re.compile(
    r"(?:as )?(?:it |they )?(?:was |were )?(?:known|available to the public) (?:on|at|as of|by|until) "
    r"|(?:segun )?(?:lo )?(?:que se )?(?:conocid[oa]s?|conocia) (?:al? |el |en |hasta (?:el )?)(?:dia )?"
)
_AS_OF = re.compile(
    r"(?<![a-z])(?:as of|as at|seen from|looking from|(?:with|using|on) (?:the )?(?:data|filings|information) (?:available |published |filed )?(?:up )?(?:to|until|through|by|as of)|con (?:los )?(?:datos|documentos|informes)(?: publicados| disponibles| presentados)? (?:hasta|a)|con lo publicado hasta|a fecha de|con fecha(?: de)?|visto desde) (?:the |el |dia )*"
    r"|^[¿¡ ]*(?:on|at|by|al?|el|en) (?:dia )?"
)
"""Words before a day that may be the one from which is looked; the small ones only where they open the question."""
_WHO = r"(?:(?:the |an? )?(?:market|investors?|public|analysts?|shareholders?|anyone|anybody|people|one|you|we)|el mercado|los inversores|la gente)"
_KNEW = re.compile(
    rf"(?P<knew>(?<![a-z])(?:(?:did|could|would) {_WHO} (?:already |have )?known?|(?:was|were|is|are) (?:already |publicly )*known|{_WHO} (?:already )?knew"
    r"|(?:se )?(?:sabia|conocia)n?)(?![a-z])).*?(?P<day>(?<![a-z])(?:on|by|as of|al?|el|hasta el) (?=\d|[a-z]+ \d))"
)
_LATEST = re.compile(
    r"(?<![a-z])(?:latest|newest|most recent(?:ly)?|last (?:reported|published|filed|annual|available|known|quarterly)"
    r"|ultim[oa]s?|mas recientes?)(?![a-z])"
)


def known_on(line: Line, names: Sequence[Named]) -> date | None:
    """Read the day, and cover its words; a day on which something is asked for is none."""
    for match in _KNOWN.finditer(line.covered):
        if day := _taken(line, match):
            return day
    for match in _KNEW.finditer(line.covered):
        if day := _taken(line, match):
            return day
    for match in _AS_OF.finditer(line.covered):
        found = read_date(line.covered, match.end())
        if (
            found
            and found[0].day
            and _is_looked_from(line, (match.start(), found[1]), found[0].day, names)
        ):
            return _taken(line, match)
    return None


def _taken(line: Line, match: re.Match[str]) -> date | None:
    found = read_date(line.covered, match.end())
    if not (found and found[0].day):
        return None
    parts = match.re.groupindex
    start = match.start("day" if "day" in parts else 0)
    knew = [match.span("knew")] if "knew" in parts else []
    line.cover([*knew, (start, found[1])], TIME, "known on")
    return found[0].day


def _is_looked_from(line: Line, span: tuple[int, int], day: date, names: Sequence[Named]) -> bool:
    """Whether something else says of when a figure is asked: the latest one, or one of a period that is named.

    A balance is held on a day, and the last of a month is where a period ends.
    """
    start, end = span
    rest = line.covered[:start] + " " * (end - start) + line.covered[end:]
    items = [item for name in names for item in name.meanings]
    ends_month = (day + timedelta(days=1)).month != day.month
    is_flow = bool(items) and all(map(_is_flow, items))
    others = time_atoms(rest)
    if any(atom.kind == "ttm" or atom.unit == "month" or atom.day for atom in others):
        return False  # "the twelve months as of that day", "as of two days"
    if _LATEST.search(rest):
        return is_flow or (bool(items) and not ends_month)
    return is_flow and not ends_month and any(map(_is_placed, others))


def _is_placed(atom: Atom) -> bool:
    """Tell "fiscal 2023" and "last year" from "six months", which may end on any day."""
    return atom.year is not None or atom.relative is not None


def _is_flow(item: Item) -> bool:
    return not isinstance(item, LineItem) or item.kind == "duration"
