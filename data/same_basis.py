"""Two values of a line item, made comparable: of one concept, and on one basis."""

from dataclasses import replace
from decimal import Decimal

from data.ask import AskedTime
from data.basis_words import basis_words
from data.books import Books
from data.document import Language
from data.fact_versions import FoundFact
from data.figure_words import day_words, exact_amount, note, period_words
from data.joined import mixed_basis
from data.line_item import LineItem
from data.line_value import Line, Valued, concept_value
from data.refusing import Why

TAGGED: dict[Language, str] = {
    "en": "{period} is {value} ({concept})",
    "es": "{period} es {value} ({concept})",
}


def one_basis(
    item: LineItem,
    times: tuple[AskedTime, AskedTime],
    pair: tuple[Valued, Valued],
    books: Books,
) -> tuple[Valued, Valued] | Why:
    """Make two values comparable: one concept for both, and where it matters one filing."""
    concepts = [{one.fact.concept for one in value.found} for value in pair]
    if concepts[0] != concepts[1]:
        other = _same_concept(item, times, books)
        if other is None:
            return Why("mixed_basis", item, times[0], detail=_tags(times, pair, books))
        pair = other
    found = tuple(one for value in pair for one in value.found)
    mixed = mixed_basis(found)
    if mixed is None:
        return pair
    if together := _in_one_filing(item, times, pair, books):
        return together
    if item.measure != "money":
        return Why("mixed_basis", item, times[0], detail=basis_words(*mixed, books))
    return (_noted(pair[0], note("older basis", books.language)), pair[1])


def _tags(times: tuple[AskedTime, AskedTime], pair: tuple[Valued, Valued], books: Books) -> str:
    """Say under which tag each period has which value: "fiscal 2023 is $130 (us-gaap:…)"."""
    said = TAGGED[books.language]
    return ", ".join(
        said.format(
            period=period_words(time, None, books.language),
            value=exact_amount(one.fact.value or Decimal(0), one.fact.unit, books.language),
            concept=one.fact.concept,
        )
        for time, value in zip(times, pair, strict=True)
        for one in value.found
    )


def _same_concept(
    item: LineItem, times: tuple[AskedTime, AskedTime], books: Books
) -> tuple[Valued, Valued] | None:
    for concept in item.concepts:
        line = Line(item, concept, books)
        new, old = (concept_value(line, books.fitted(time, item.kind)) for time in times)
        if isinstance(new, Valued) and isinstance(old, Valued):
            return new, old
    return None


def _in_one_filing(
    item: LineItem,
    times: tuple[AskedTime, AskedTime],
    pair: tuple[Valued, Valued],
    books: Books,
) -> tuple[Valued, Valued] | None:
    """Take both reported values from the newest filing that has both."""
    if any(len(one.found) != 1 for one in pair):
        return None
    facts = books.table.in_one_filing(
        books.search((pair[0].found[0].fact.concept,), item.measure),
        tuple(one.found[0].fact for one in pair),
    )
    if facts is None:
        return None
    parts = {"form": facts[0].form or "", "filed": ""}
    if facts[0].filed:
        parts["filed"] = day_words(facts[0].filed, books.language)
    said = note("one filing", books.language, **parts)
    new, old = (
        Valued(
            replace(value.figure, value=fact.value or Decimal(0), inputs=(fact,), notes=()),
            (FoundFact(fact),),
        )
        for value, fact in zip(pair, facts, strict=True)
    )
    return _noted(new, said), old


def _noted(value: Valued, said: str) -> Valued:
    return replace(value, figure=replace(value.figure, notes=(*value.figure.notes, said)))
