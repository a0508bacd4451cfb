"""Questions over two figures, and questions that follow another: comparisons, follow-ups."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from decimal import Decimal
from itertools import pairwise

from answer_eval.gold_asks import Ask, Found, Sheet, reported_ask


def comparison_asks(sheets: Sequence[Sheet]) -> Iterator[Ask]:
    """Ask which of two companies, or which of two years, had more: the winner's figure is right."""
    for at, made in enumerate(sheets):
        for found in filter(_is_plain, made.found.values()):
            before = made.of(found.item, found.slot, back=1)
            if before and _is_rival(found, before):
                winner = max(found, before, key=_value)
                ask = reported_ask(made, winner)
                yield replace(ask, slice="comparison", sentence="which year", rival=found.slot)
            for other in sheets[at + 1 :]:
                rival = other.of(found.item, found.slot)
                if rival and _is_rival(found, rival):
                    yield _which_company(made, found, other, rival)


def _which_company(made: Sheet, found: Found, other: Sheet, rival: Found) -> Ask:
    sheet, winner = max(((made, found), (other, rival)), key=lambda pair: _value(pair[1]))
    both = (made.company.names, other.company.names)
    ask = reported_ask(sheet, winner)
    return replace(ask, slice="comparison", sentence="which company", both=both)


def _value(found: Found) -> Decimal:
    return found.reported.best.value


def _is_plain(found: Found) -> bool:
    """Whether it is one amount of a year that all call by the same number."""
    return (
        found.slot.span == "year"
        and found.slot.is_calendar
        and found.item.measure == "money"
        and len(found.reported.values) == 1
    )


def _is_rival(found: Found, other: Found) -> bool:
    one, two = found.reported.best, other.reported.best
    return _is_plain(other) and one.unit == two.unit and one.value != two.value


def follow_up_asks(sheets: Sequence[Sheet]) -> Iterator[Ask]:
    """Ask for a figure after another one: of the year before, of another item, of another company."""
    for made in sheets:
        found = [one for one in made.found.values() if one.slot.span == "year"]
        for one in found:
            before = made.of(one.item, one.slot, back=1)
            if before:
                yield _after(made, one, made, before, "follow-up year")
                yield _after(made, one, made, before, "follow-up year before")
        for one, other in pairwise(found):
            if one.slot == other.slot:
                yield _after(made, one, made, other, "follow-up item")
    for made, sheet in pairwise(sheets):
        yield from _of_another_company(made, sheet)


def _of_another_company(made: Sheet, sheet: Sheet) -> Iterator[Ask]:
    for one in filter(_is_plain, made.found.values()):
        other = sheet.of(one.item, one.slot)
        # With other days, "and Mastercard?" after "the year ended January 1, 2023" means no year of its own.
        if other and _is_plain(other) and other.slot.period == one.slot.period:
            yield _after(made, one, sheet, other, "follow-up company")


def _after(made: Sheet, one: Found, sheet: Sheet, found: Found, sentence: str) -> Ask:
    ask = reported_ask(sheet, found)
    first = reported_ask(made, one)
    return replace(ask, slice="follow-up", sentence=sentence, first=first)  # type: ignore[arg-type]
