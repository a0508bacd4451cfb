"""What is asked for by the company's own names: of its rows, its parts, and whatever it tags."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date

from chat.item_beside import without_bare_name, without_bare_shares
from chat.left_out import by_what_is_left
from chat.member_each import asks_by_part, by_each
from chat.member_reading import by_member
from chat.own_concept import by_concept
from chat.own_maturity import by_maturity, told_of
from chat.part_alone import OWN_AXES, by_part_alone
from chat.part_named import by_part_named
from chat.reading_types import Reading
from data.company import Cik, Company
from data.fiscal import FiscalCalendar
from data.formula import Formula
from data.label_words import label_words, local_name
from data.line_item import LineItem
from data.member_names import member_words
from data.own_labels import OwnLabels

OWN_PARTS = OWN_AXES | {"srt:StatementGeographicalAxis", "ifrs-full:GeographicalAreasAxis"}
"""Axes whose members are parts or places of a company, and no items."""


@dataclass(frozen=True, slots=True)
class Names:
    """Where the names that a company gives are found."""

    labels: Callable[[Cik], OwnLabels]
    calendar: Callable[[Cik], FiscalCalendar]
    companies: Sequence[Company] = ()
    """Those that a question may mean which names none."""
    as_of: date | None = None
    """The day from which the facts are looked at."""


def by_own_label(reading: Reading, names: Names) -> Reading:
    """Read a question of one company again, if its words are names that this company gives.

    What falls due in a coming year comes first, for its year is no period. Then a row's label, of
    which nothing is taken that has a word more or less than it: "Products" is not "Total products".
    Then the names of segments, products, regions: the company's parts. Last the labels of all that
    it tags.
    """
    read = _by_maturity(reading, names)
    if read is not reading or reading.asks_for_words:
        return read
    read = _by_row(reading, names)
    if read is not reading:
        return read
    rest = by_what_is_left(reading, names.labels, names.companies)
    if rest is not None:
        return _by_concept(reading, names) if rest.left_out and _is_tagged(reading, names) else rest
    read = _by_each(reading, names)
    if read is not reading or asks_by_part(reading):
        return read
    read = _by_part(reading, names)
    if read is not reading:
        return read
    read = _by_concept(reading, names)
    if read is reading and _has_text(reading, names):
        read = without_bare_name(reading)
    return without_bare_shares(read)


def _by_part(reading: Reading, names: Names) -> Reading:
    """Read the name of a segment, a product or a region: beside an item, without a company, or alone."""
    only = names.companies[0] if len(names.companies) == 1 else None
    read = by_member(reading, names.labels, only)
    if read is reading:
        read = by_part_alone(reading, names.labels, names.companies)
    return by_part_named(reading, names.labels) if read is reading else read


def _is_tagged(reading: Reading, names: Names) -> bool:
    """Whether the company tags a thing of just that name, "excluding" and all."""
    return _by_concept(reading, names) is not reading


def _has_text(reading: Reading, names: Names) -> bool:
    company = _company(reading)
    return company is not None and names.labels(company.cik).has_text


def _company(reading: Reading) -> Company | None:
    return reading.companies[0] if len(reading.companies) == 1 else None


def _by_maturity(reading: Reading, names: Names) -> Reading:
    company, told = _company(reading), told_of(reading)
    if company is None or told is None:
        return reading
    calendar = names.calendar(company.cik).at(names.as_of)
    return by_maturity(reading, told, names.labels(company.cik), calendar)


def _by_each(reading: Reading, names: Names) -> Reading:
    company = _company(reading) or (names.companies[0] if len(names.companies) == 1 else None)
    if company is None or not reading.qualifiers:
        return reading
    calendar = names.calendar(company.cik).at(names.as_of)
    return by_each(reading, names.labels(company.cik), calendar, names.as_of)


def _by_row(reading: Reading, names: Names) -> Reading:
    is_read = len(reading.wanted) == 1 and not (reading.qualifiers or reading.ambiguous_items)
    company = _company(reading)
    if is_read or company is None or not reading.phrase or _is_implied(reading):
        return reading
    if not all(map(label_words, reading.qualifiers)):
        return reading  # a single letter, as in "U.S.", is too little to tell rows apart by
    own, said = names.labels(company.cik), " ".join(reading.phrase)
    item = None if _is_own_part(own, said) else own.item(label_words(said))
    if item is None:
        return reading
    return replace(
        reading,
        wanted=(item,),
        qualifiers=(),
        ambiguous_items=(),
        ambiguous_item=None,
        is_prose=False,
    )


def _is_implied(reading: Reading) -> bool:
    """Whether a verb says what is asked for ("sold"), and the words left only of whom or where.

    A row called "International" may be of income tax: with no word of the item it is not what was sold.
    """
    return bool(reading.wanted) and all(word in reading.qualifiers for word in reading.phrase)


def _is_own_part(own: OwnLabels, said: str) -> bool:
    """Whether the words are a segment, a product or a region and no item, though a note has a row of that name."""
    named = own.members.labels.called(member_words(said)) if own.members is not None else ()
    return any(one.axis in OWN_PARTS for one in named) and not own.is_statement_row(
        label_words(said)
    )


def _by_concept(reading: Reading, names: Names) -> Reading:
    company = _company(reading)
    if company is None or reading.unknown_company or not reading.phrase:
        return reading
    read = by_concept(reading, names.labels(company.cik))
    return reading if _is_implied(reading) and any(map(_hides_concept, read.wanted)) else read


def _hides_concept(item: LineItem | Formula) -> bool:
    """Whether a name has no word of the concept that it is the label of."""
    own = local_name(item.concepts[0]) if isinstance(item, LineItem) else item.name
    return not label_words(item.name) & label_words(own)
