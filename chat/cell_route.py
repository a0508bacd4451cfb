"""When tables are asked for a number: their filer has no tagged facts, and before passages are quoted."""

from chat.answer import Answer
from chat.cell_answer import CellGround, answer_from_cells
from chat.cell_books import CellBooks
from chat.router import Ground
from chat.routes import PassageRoute, Refused, Way
from data.manifest import Entry

_SETTLED = frozenset({"not_yet_filed", "filing_date_unknown", "future_period", "ambiguous_period"})
"""Refusals that no table can lift."""


def from_tables(answer: Answer, way: Way, ground: CellGround) -> Answer | None:
    """Answer what goes to the text, or to nobody, from tables; None where they don't surely have it."""
    match way:
        case PassageRoute():
            question = way.asked or way.reading.text
        case Refused() if way.reason.code not in _SETTLED:
            question = way.reading.text
        case _:
            return None
    return answer_from_cells(answer, question, ground)


def cell_ground(ground: Ground, books: CellBooks, readable: tuple[Entry, ...]) -> CellGround:
    """Say where the tables of documents may be read."""
    is_one = ground.only is not None
    return CellGround(
        readable, ground.entries, ground.companies, books, ground.as_of, is_one_document=is_one
    )
