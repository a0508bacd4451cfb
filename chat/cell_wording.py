"""The reading of a question by one issuer's tables: which labels it names, and what it asks of them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from chat.cell_books import Book
from chat.cell_finding import Candidate, candidates, explained
from chat.cell_question import Asking, Places, RowName, said_again
from chat.cell_reading import Rest, read_rest
from chat.plain_words import listed
from data.formula import quotient
from data.formulas import FORMULAS, Formula

MOST_NAMED = 6
"""Labels that a question may name, of which two are looked for."""
_JOINS = listed(
    """
    and y e & or o the its their of la las el los lo de del su sus both as well also compared with to versus vs against
    frente a con total
    """
)
"""What stands between two names that are set side by side."""
_QUOTIENTS = {
    one.name: one
    for one in FORMULAS
    if one.compute is quotient and one.unit == "ratio" and len(one.needs) == 2
}


@dataclass(frozen=True, slots=True)
class Wording:
    """What a question names in an issuer's tables, and what it wants done with it."""

    rest: Rest
    operands: tuple[tuple[Candidate, ...], ...]
    """For each thing named the numbers that it may mean: one thing, or a part and its whole."""
    formula: str = ""
    """The name of the ratio, where it has one."""


def wordings(asking: Asking, books: Sequence[Book], companies: int) -> Iterator[Wording]:
    """Give what the question may name, that with most of its words first."""
    groups = _groups(candidates(asking, books))
    for places in sorted(groups, key=lambda one: (-len(one), sorted(one))):
        rest = read_rest(asking, places, 1, companies)
        found = _fitting(groups[places], rest, asking)
        if found and rest.plan.operation != "ratio":
            yield Wording(rest, (found,))
    yield from _two(asking, groups, companies)
    yield from _formulas(asking, books, companies)


def _groups(found: Iterable[Candidate]) -> dict[Places, list[Candidate]]:
    groups: dict[Places, list[Candidate]] = {}
    for one in found:
        groups.setdefault(one.places, []).append(one)
    return groups


def _fitting(found: Sequence[Candidate], rest: Rest, asking: Asking) -> tuple[Candidate, ...]:
    """Keep the numbers around which all that is left over is said, in the unit asked for."""
    if rest.is_prose or rest.has_unclear_time:
        return ()
    said = (
        one
        for one in found
        if explained(rest.left, one, asking) and not said_again(asking, one.places, _texts(one))
    )
    reported = (one for one in said if not rest.filings or _year_of(one) in rest.filings)
    return tuple(one for one in reported if _has_unit(one, rest, asking))


def _texts(one: Candidate) -> tuple[str, ...]:
    placed = one.placed
    return placed.row.text, placed.column.text, *(label.text for label in placed.sections)


def _year_of(one: Candidate) -> int | None:
    entry = one.book.entry
    return entry.fiscal_year or (entry.period_end.year if entry.period_end else None)


def _has_unit(one: Candidate, rest: Rest, asking: Asking) -> bool:
    unit = one.cell.unit
    if asking.is_per_share and not unit.endswith("/shares"):
        return False
    if rest.unit.unit is not None:
        return unit.removesuffix("/shares") == rest.unit.unit
    if "percent" in rest.done.met and rest.plan.operation == "value":
        return unit == "ratio"
    return True


def _two(
    asking: Asking, groups: dict[Places, list[Candidate]], companies: int
) -> Iterator[Wording]:
    """Read a question that names two things: a part and its whole, or two to be set side by side."""
    widest = [
        one
        for one in groups
        if not any(one < other for other in groups) and not one <= asking.verbs
    ]
    for first, second in combinations(sorted(widest, key=min), 2):
        if first & second or len(widest) > MOST_NAMED:
            continue
        rest = read_rest(asking, first | second, 2, companies)
        sides = [_fitting(groups[one], rest, asking) for one in (first, second)]
        if not all(sides):
            continue
        if rest.ratio:
            sides = sides[::-1] if rest.ratio == "whole, part" else sides
            yield Wording(rest, tuple(sides), formula="ratio")
        elif (
            rest.plan.operation in ("value", "difference", "sum")
            and _is_of_both(rest)
            and _are_listed(asking, first, second)
        ):
            yield Wording(rest, tuple(sides))


def _are_listed(asking: Asking, first: Places, second: Places) -> bool:
    """Whether two names are joined by "and" and its like: "income from bonds" is no list."""
    before, after = sorted((first, second), key=min)
    between = range(max(before) + 1, min(after))
    said = [
        asking.line.words[place].key for place in between if asking.line.taken[place] != "company"
    ]
    return all(key in _JOINS or not any(map(str.isalnum, key)) for key in said) and bool(said)


def _is_of_both(rest: Rest) -> bool:
    """Whether two things are set against each other, and not one of them against another time."""
    return rest.plan.operation == "value" or (
        rest.plan.over == "items" and len(rest.plan.periods) < 2
    )


def _formulas(asking: Asking, books: Sequence[Book], companies: int) -> Iterator[Wording]:
    """Work a named ratio out from rows that are called as its operands are."""
    for named in asking.items:
        formula = _QUOTIENTS.get(named.name)
        if formula is None:
            continue
        rest = read_rest(asking, named.places, 1, companies)
        sides = [
            _fitting(tuple(_called(one, books, asking)), rest, asking) for one in formula.needs
        ]
        if all(sides) and rest.plan.operation == "value":
            yield Wording(rest, tuple(sides), formula=_said(formula, asking))


def _said(formula: Formula, asking: Asking) -> str:
    return (formula.words.es if asking.language == "es" else formula.words.en)[0]


def _called(item: str, books: Sequence[Book], asking: Asking) -> Iterator[Candidate]:
    """Give the numbers whose row is a line item, as a whole, in columns of times alone."""
    only = replace(asking, at={}, across={}, items=(RowName(frozenset({0}), item),), others=())
    yield from candidates(only, books)
