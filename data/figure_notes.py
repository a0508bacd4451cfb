"""What must be said beside a reported figure: other versions, odd lengths, doubtful scale."""

from collections.abc import Iterable, Iterator
from decimal import Decimal

from data.ask import AskedTime
from data.books import Books
from data.document import Language
from data.fact import Fact
from data.fact_versions import PERIODIC_FORMS, FoundFact
from data.figure_words import day_words, exact_amount, fiscal_words, note
from data.period import Duration, FiscalPeriod, Period

WEEKS = {98: 14, 371: 53}
"""Days of the quarters and years that have a week more than usual -> weeks."""
THOUSANDFOLD = (Decimal(500), Decimal(2000))
"""Between these, two values of neighbouring years differ by a scale, not by business."""
MOST_SPLIT = 100
"""Shares that one becomes at most."""
OTHER_SCALE: dict[Language, str] = {
    "en": "The two values are about a thousandfold apart: one of the filings has a wrong scale.",
    "es": "Los dos valores distan unas mil veces: uno de los documentos lleva una escala errónea.",
}
OTHER_SIGN: dict[Language, str] = {
    "en": "The two values differ in their sign alone: one of the filings has it the other way round.",
    "es": "Los dos valores solo difieren en el signo: uno de los documentos lo lleva al revés.",
}
SPLIT_SLACK = Decimal("0.03")
"""How far a ratio of values per share, each rounded to a cent, may lie off a whole number."""


def notes_of(found: FoundFact, time: AskedTime, books: Books) -> tuple[str, ...]:
    """Say what a reader must know of the version that was found."""
    notes = [*_version_notes(found, books.language), *_filing_notes(found.fact, books.language)]
    notes += length_notes(found.fact.period, time, books.language)
    return tuple(notes)


def length_notes(period: Period, time: AskedTime, language: Language) -> tuple[str, ...]:
    """Say that a year has 53 weeks, or a quarter 14."""
    if (
        not isinstance(period, Duration)
        or period.days not in WEEKS
        or not isinstance(time, FiscalPeriod)
    ):
        return ()
    name = fiscal_words(time, language)
    weeks, days = str(WEEKS[period.days]), str(period.days)
    return (note("weeks", language, period=name[:1].upper() + name[1:], weeks=weeks, days=days),)


def _version_notes(found: FoundFact, language: Language) -> Iterator[str]:
    fact = found.fact
    if found.earlier:
        first = found.earlier[0]
        yield note(
            "restated",
            language,
            earlier=_value(first, language),
            form=first.form or "filing",
            filed=_filed(first, language),
            value=_value(fact, language),
            new_form=fact.form or "filing",
            new_filed=_filed(fact, language),
        )
        if times := _split(first, fact):
            yield note("split", language, times=str(times))
        if is_thousandfold(first.value or Decimal(0), fact.value or Decimal(0)):
            yield OTHER_SCALE[language]
        if first.value == -(fact.value or Decimal(0)):
            yield OTHER_SIGN[language]
    for name, others in (
        ("later", found.later[-1:]),
        ("unplaced", found.unplaced[:1]),
        ("conflict", found.conflicts[:1]),
    ):
        for one in others:
            filed = _filed(one, language)
            form = one.form or "filing"
            yield note(name, language, earlier=_value(one, language), form=form, filed=filed)


def _split(earlier: Fact, later: Fact) -> int | None:
    """Find the whole number by which a value per share was divided, or a share count multiplied."""
    if not later.value or not earlier.value:
        return None
    if later.unit.endswith("/shares"):
        ratio = earlier.value / later.value
    elif later.unit == "shares":
        ratio = later.value / earlier.value
    else:
        return None
    times = round(ratio)
    return times if 1 < times <= MOST_SPLIT and abs(ratio / times - 1) <= SPLIT_SLACK else None


def _filing_notes(fact: Fact, language: Language) -> Iterator[str]:
    if fact.filed is None:
        yield note("undated", language, form=fact.form or "filing")
    if fact.form is not None and fact.form not in PERIODIC_FORMS:
        yield note("not periodic", language, form=fact.form)


def _value(fact: Fact, language: Language) -> str:
    return exact_amount(fact.value or Decimal(0), fact.unit, language)


def _filed(fact: Fact, language: Language) -> str:
    return day_words(fact.filed, language) if fact.filed else "?"


def is_thousandfold(value: Decimal, other: Decimal) -> bool:
    """Say whether two values differ about a thousandfold, either way."""
    if not value or not other:
        return False
    least, most = THOUSANDFOLD
    ratio = abs(value / other)
    return least <= ratio <= most or least <= 1 / ratio <= most


def is_off_scale(value: Decimal, neighbours: Iterable[Decimal]) -> bool:
    """Say whether a value is about a thousand times off most of its neighbours.

    A filer that forgot a scale may have done so for two years running: the others tell.
    """
    off = [is_thousandfold(value, other) for other in neighbours]
    return 2 * sum(off) > len(off)
