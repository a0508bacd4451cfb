"""Which numbers of the tables a question means: all words of the label are asked for, all words asked for are said."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from chat.cell_books import Book, PlacedCell
from chat.cell_issuers import is_third_party
from chat.cell_labels import Label, class_token
from chat.cell_narrowing import has_narrowing_word, is_change, narrows
from chat.cell_question import NOTHING, Asking, Match, Places, match
from chat.cell_times import CellTime, row_is_time, time_of
from data.document import Cell
from retrieval.words import words

_KINDS = frozenset(
    words(
        "informe annual anual report memoria folleto prospectus kid documento document nota note analisis analysis research"
        " tabla table tablas tables cuadro ficha factsheet"
    )
)
"""What a question may call a document, or a part of it."""


_PARTS = frozenset(
    words("segment segmento division división área area region región negocio business línea line")
)
"""What a report calls the parts that it is made of."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A number that a question may mean."""

    placed: PlacedCell
    book: Book
    time: CellTime
    places: Places
    """Where the question names its labels."""
    is_exact: bool
    is_in_section: bool = False
    """True below a label that the question has."""

    @property
    def cell(self) -> Cell:
        return self.placed.cell


def candidates(asking: Asking, books: Iterable[Book]) -> Iterator[Candidate]:
    """Give every number whose row and column the question names."""
    for book in books:
        known: dict[Label, Match | None] = {}
        is_foreign = book.document.language != asking.language
        for placed in book.cells:
            found = _matched(placed, asking, known, is_foreign=is_foreign)
            if found is None or not found.places:
                continue
            if placed.column.is_estimate != asking.is_estimate:
                continue
            time = time_of(placed, book)
            if time is None:
                continue
            if _is_of_a_part(placed, book, asking):
                continue
            above = [_named(one, asking, known, is_foreign=is_foreign) for one in placed.sections]
            if placed.needs_section and not any(one and one.places - found.places for one in above):
                continue
            places = found.places.union(*(one.places for one in above if one))
            is_in = any(one and one.places for one in above)
            yield Candidate(placed, book, time, places, found.is_exact, is_in)


def _named(
    section: Label, asking: Asking, known: dict[Label, Match | None], *, is_foreign: bool
) -> Match | None:
    """Say where the question has a label above rows, by its own words: as an item it may be another row."""
    found = _known(section, asking, known, is_foreign=is_foreign)
    return found if found and (found.is_exact or is_foreign) else None


def _matched(
    placed: PlacedCell, asking: Asking, known: dict[Label, Match | None], *, is_foreign: bool
) -> Match | None:
    """Say where the question names a cell's row and column; None where it lacks one."""
    column = _known(placed.column, asking, known, is_foreign=is_foreign)
    if column is None:
        return None
    row = _row(placed, asking, known, is_foreign=is_foreign)
    if row is None or (column.places and column.places <= row.places):
        return None  # "Other" of a question is the row's or the column's, and not both
    return Match(row.places | column.places, is_exact=row.is_exact and column.is_exact)


def _row(
    placed: PlacedCell, asking: Asking, known: dict[Label, Match | None], *, is_foreign: bool
) -> Match | None:
    if placed.frame.classes_below and placed.row.letter:
        places = asking.at.get(class_token(placed.row.letter))
        return None if places is None else Match(places | _aside(placed.row, asking))
    if placed.row.times and not placed.row.needed and not row_is_time(placed):
        return _of_a_year(placed, asking)
    if placed.row.years and placed.frame.years:
        return None
    return _known(placed.row, asking, known, is_foreign=is_foreign)


def _of_a_year(placed: PlacedCell, asking: Asking) -> Match | None:
    """Match a row that is a year of something: a question has to say of what ("maturing in 2027")."""
    said = match(placed.frame.corner, asking, is_foreign=True)
    years = [asking.at.get(str(one.year)) for one in placed.row.times]
    if said is None or len(years) != 1 or years[0] is None:
        return None
    return Match(said.places | years[0], is_exact=False)


def _aside(label: Label, asking: Asking) -> Places:
    forms = words(label.aside)
    places = [asking.at.get(form, frozenset()) for form in forms]
    return frozenset().union(*places) if all(places) else frozenset()


def _known(
    label: Label, asking: Asking, known: dict[Label, Match | None], *, is_foreign: bool
) -> Match | None:
    if not label.needed:
        return NOTHING
    if label not in known:
        known[label] = match(label, asking, is_foreign=is_foreign)
    return known[label]


def _is_of_a_part(placed: PlacedCell, book: Book, asking: Asking) -> bool:
    """Whether what stands above a number narrows it, and the question does not say so."""
    if placed.frame.is_of_cash_flows and is_change(placed.row, placed.sections, asking.line.text):
        return True
    own = (*placed.row.needed, *placed.column.needed, *placed.frame.corner.needed)
    issuer = words(book.entry.company or book.entry.title)
    known = frozenset(asking.at).union(asking.across, book.front, own, issuer)
    frame = placed.frame
    return any(narrows(one, known) for one in (*placed.sections, *frame.titles)) or any(
        has_narrowing_word(one, known) for one in (*frame.headings, *frame.above)
    )


def explained(left: Places, candidate: Candidate, asking: Asking) -> bool:
    """Whether each word that is left over is said around a number: by headings, captions, its document.

    What is measured is said by the number's own row, column, corner or caption: a heading stands above many.
    """
    frame = candidate.placed.frame
    measured = asking.named | asking.verbs
    rest = set(left)
    for label in (frame.corner, *frame.captions):
        rest -= _said_whole(label, asking)
    for label in frame.headings:
        rest -= _said_whole(label, asking) - measured
    if candidate.is_in_section:
        rest -= _kind_of_part(candidate, asking)
    return all(
        _is_of_document(place, candidate.book, asking) for place in rest - measured
    ) and not (rest & measured)


def _kind_of_part(candidate: Candidate, asking: Asking) -> Places:
    """Where a question calls a part what the headings call all of them: "segment" below "Segment information"."""
    frame = candidate.placed.frame
    said = {word for label in (*frame.titles, *frame.headings) for word in words(label.text)}
    forms = [form for form in _PARTS if form in said]
    return frozenset(place for form in forms for place in asking.at.get(form, ()))


def _said_whole(label: Label, asking: Asking) -> Places:
    """Where a question says all words of a label; nowhere if it lacks one."""
    if not label.needed or not all(asking.at.get(form) for form in label.needed):
        return frozenset()
    forms = (*label.needed, *label.spare)
    return frozenset(place for form in forms for place in asking.at.get(form, ()))


def _is_of_document(place: int, book: Book, asking: Asking) -> bool:
    """Whether a word names the document, or stands as a name at its front: "Pellarco's research note"."""
    word = asking.line.words[place]
    forms = words(word.raw)
    is_name = word.raw[:1].isupper() and not book.front.isdisjoint(forms)
    return is_name or not _KINDS.isdisjoint(forms)


def own_first(found: Sequence[Candidate]) -> Sequence[Candidate]:
    """What an issuer says itself counts before what others write about it."""
    own = [one for one in found if not is_third_party(one.book.entry)]
    return own or found
