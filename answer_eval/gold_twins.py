"""Hard twins: figures that lie beside the right one, and are not it.

The same item a year before and after, in one table with it; the same item of a company that is called
nearly alike.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from answer_eval.gold_asks import Ask, Found, Sheet, Twin, reported_ask

TWINS = "twins"
ALIKE = 4
"""Letters that two names must begin with to be mistaken for each other."""


def twin_asks(sheets: Sequence[Sheet]) -> Iterator[Ask]:
    """Ask for every figure that has a twin, and name its twins."""
    for made in sheets:
        siblings = [one for one in sheets if is_sibling(made, one)]
        for found in made.found.values():
            twins = (*_years(made, found), *_siblings(found, siblings))
            if twins:
                yield replace(reported_ask(made, found), slice=TWINS, twins=twins)


def is_sibling(made: Sheet, other: Sheet) -> bool:
    """Whether two companies' names begin alike."""
    one, two = (re.sub(r"\W", "", sheet.company.names.short).lower() for sheet in (made, other))
    return other is not made and one[:ALIKE] == two[:ALIKE]


def _years(made: Sheet, found: Found) -> Iterator[Twin]:
    for back, why in ((1, "year before"), (-1, "year after")):
        other = made.of(found.item, found.slot, back=back)
        if other and _differs(found, other) and _share_a_document(found, other):
            yield _twin(why, made.company.cik, other)


def _siblings(found: Found, siblings: Sequence[Sheet]) -> Iterator[Twin]:
    for sheet in siblings:
        other = sheet.of(found.item, found.slot)
        if other and _differs(found, other):
            yield _twin("sibling", sheet.company.cik, other)


def _twin(why: str, cik: str, other: Found) -> Twin:
    return Twin(why, cik, other.slot.period, other.reported.best.value)


def _differs(one: Found, other: Found) -> bool:
    mine = {value.value for value in one.reported.values}
    return not mine & {value.value for value in other.reported.values}


def _share_a_document(one: Found, other: Found) -> bool:
    places = [
        {fact.document_id for value in found.reported.values for fact in value.facts}
        for found in (one, other)
    ]
    return bool(places[0] & places[1])
