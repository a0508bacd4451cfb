"""One time word or phrase of a question: the pieces that a period is put together from."""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import date
from typing import Literal

AtomKind = Literal[
    "year", "quarter", "half", "nine months", "ytd", "ttm", "date", "month", "relative", "last n", "latest",
    "end of", "start of", "ended", "same", "unclear",
]  # fmt: skip
Unit = Literal["year", "quarter", "half", "nine months", "month", "any", "one"]
"""A length of time; "any" for a period, which is a year's where nothing else says so, and "one" for what the last
turn's was."""

NUMBERS = {
    "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "twelve": 12, "un": 1, "uno": 1, "dos": 2, "tres": 3, "cuatro": 4,
    "cinco": 5, "seis": 6, "siete": 7, "ocho": 8, "nueve": 9, "diez": 10, "doce": 12,
    "couple of": 2, "few": 3, "decade": 10, "decada": 10, "a": 1, "an": 1,
}  # fmt: skip
UNITS: dict[str, Unit] = {
    "year": "year", "ano": "year", "ejercicio": "year", "quarter": "quarter",
    "trimestre": "quarter", "half": "half", "semestre": "half", "month": "month", "mes": "month",
    "period": "any", "periodo": "any",
    "quarterly": "quarter", "annual": "year", "yearly": "year", "trimestral": "quarter",
    "anual": "year", "semestral": "half", "yr": "year", "qtr": "quarter",
}  # fmt: skip
YEAR = r"(?:19[89]\d|20\d\d)"
SHORT_YEAR = r"(?:[0-4]\d)"
FISCAL = (
    r"(?:(?:(?:full|all|entire) )?(?:twelve|12|doce) (?:months|meses) (?:of|de) (?:fiscal (?:year )?|ejercicio (?:fiscal )?)?|fiscal[ -](?:years? )?(?:ended |ending )?|financial years? |fys? ?|fye ?|full[ -]years? (?:of )?(?:fiscal (?:years? )?|fy ?)|full[ -]years? |years? |whole of "
    r"|(?:ejercicios?|anos?|periodos?) (?:(?:fiscal|contable|economico|social|anual|financiero|completo|entero)(?:e?s)? ){0,2}|fiscal(?:es)? )(?:of |de |del )?"
)
CALENDAR = r"(?:calendar (?:years? )?|cy ?|anos? natural(?:es)? |anos? calendario )(?:of |de )?"
NO_AMOUNT = r"(?!\d|[.,]\d|\w| ?%| (?:million|billion|trillion|percent|millones|mil)\b)"
ENDED = (
    r"(?:(?:which |that )?(?:ended|ending|end(?=s? (?:on )?\d)|to|through)|terminad[oa]s?|"
    r"finalizad[oa]s?|cerrad[oa]s?|concluid[oa]s?|acabad[oa]s?|culminad[oa]s?|vencid[oa]s?|con (?:cierre|fin|final|fecha de cierre)|ended up"
    r"|que (?:se )?(?:termin|finaliz|cerr|cierr|acab|conclu|culmin)\w+|al|hasta)"
    r"(?: on(?: the)?| in(?: the month of)?| el(?: dia)?| al(?: dia)?| a| en)?"
)
"""What joins a span and its last day."""


@dataclass(frozen=True, slots=True)
class Atom:
    """A time word, at its place in the line."""

    kind: AtomKind
    year: int | None = None
    number: int | None = None
    """The quarter, the half, or how many."""
    day: date | None = None
    month: int | None = None
    day_of_month: int | None = None
    relative: int | None = None
    unit: Unit | None = None
    calendar: bool = False
    fiscal: bool = False
    """True where the word itself says that a whole year is meant: "fiscal 2024", "FY24"."""
    prior: bool = False
    """True where it counts from another time in the question: "the previous year"."""
    unsure: bool = False
    """True for "cumulative", which also asks for the sum of several years."""
    days: tuple[date, ...] = ()
    """What an unclear date may be."""
    years: tuple[int, ...] = ()
    """What an unclear year may be: "FY2024-25"."""
    start: int = 0
    end: int = 0


def year_of(digits: str) -> int:
    """Read a year of two or four digits."""
    return int(digits) if len(digits) == 4 else 2000 + int(digits)


def number_of(words: str) -> int:
    return int(words) if words.isdigit() else NUMBERS[words]


def unit_of(words: str) -> Unit:
    """Read the unit in "fiscal years", "ejercicio fiscal", "quarters"."""
    for word in re.findall(r"[a-z]+", words):
        singular = word.removesuffix("s") if word != "mes" else word
        if singular in UNITS:
            return UNITS[singular]
    return "any"


def either(words: Iterable[str]) -> str:
    """Match any of these words, the longer ones first."""
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))


Build = Callable[[re.Match[str]], Atom | None]
Rule = tuple[re.Pattern[str], Build]


def entering(rules: list[Rule]) -> Callable[[str], Callable[[Build], Build]]:
    """Make the decorator that enters rules here; the first that reads a place wins."""

    def reads(pattern: str) -> Callable[[Build], Build]:
        def keep(build: Build) -> Build:
            rules.append((re.compile(pattern), build))
            return build

        return keep

    return reads
