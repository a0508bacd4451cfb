"""How it is said that one operand was restated and the other was not."""

from data.books import Books
from data.fact_versions import FoundFact
from data.figure_words import day_words
from data.period import Duration, Period


def basis_words(restated: FoundFact, other: FoundFact, books: Books) -> str:
    """Say which operand was restated when, and that the other one was not."""
    later = day_words(restated.restated or books.today, books.language)
    before = day_words(other.confirmed or books.today, books.language)
    first, second = _dates(restated.fact.period), _dates(other.fact.period)
    if books.language == "es":
        return (
            f"el valor de {first} se reexpresó el {later}, el de {second} se presentó por última vez"
            f" el {before}. Pregunte con una fecha anterior al {later}."
        )
    return (
        f"the value for {first} was restated on {later}, the one for {second} was last filed on"
        f" {before}. Ask as of a day before {later}."
    )


def _dates(period: Period) -> str:
    return f"{period.start}/{period.end}" if isinstance(period, Duration) else f"{period.end}"
