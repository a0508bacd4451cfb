"""Models that change what they are given: every digit, every unit, every year, or whose it is."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from chat.markers import segments
from chat.model import Ask, Draft, Source

MOST_SAID = 6
"""Sources that one draft tells of."""

YEAR = re.compile(r"(?<![\d.,])(?:19|20)\d\d(?![\d.,]*\d)")
FIGURE = re.compile(r"[0-9]+(?:[.,][0-9]+)*")
_UNITS = {
    "million": "billion", "millions": "billions", "billion": "million", "billions": "millions", "thousand": "million",
    "thousands": "millions", "percent": "basis points", "%": " basis points", "$": "€", "€": "£", "millones": "miles de millones",
    "miles": "millones", "euros": "dólares", "dollars": "euros", "years": "months", "shares": "dollars",
}  # fmt: skip
_UNIT = re.compile(
    "|".join(
        rf"\b{re.escape(one)}\b" if one.isalpha() else re.escape(one)
        for one in sorted(_UNITS, key=len, reverse=True)
    )
)


@dataclass(frozen=True)
class Change:
    """One thing that was put in another's place."""

    was: str
    now: str


@dataclass(frozen=True)
class Told:
    """A source as the model tells it."""

    source: Source
    text: str
    changes: tuple[Change, ...]


Changing = Callable[[Source], tuple[str, list[Change]]]


def _each(
    pattern: re.Pattern[str], text: str, other: Callable[[str], str]
) -> tuple[str, list[Change]]:
    changes: list[Change] = []

    def swap(found: re.Match[str]) -> str:
        now = other(found[0])
        if now != found[0]:
            changes.append(Change(found[0], now))
        return now

    return pattern.sub(swap, text), changes


def digits(source: Source) -> tuple[str, list[Change]]:
    """Change every digit of every number that is no year."""
    return _each(
        FIGURE, source.text, lambda one: one if YEAR.fullmatch(one) else one.translate(_NEXT)
    )


def units(source: Source) -> tuple[str, list[Change]]:
    """Change every scale, currency and per cent sign."""
    return _each(_UNIT, source.text, _UNITS.__getitem__)


def years(source: Source) -> tuple[str, list[Change]]:
    """Move every year to the one before."""
    return _each(YEAR, source.text, lambda year: str(int(year) - 1))


def owner(name: str) -> Changing:
    """Tell all that a source says of another company."""
    return lambda source: (
        f"At {name}, {source.text[:1].lower()}{source.text[1:]}",
        [Change(source.title.split(",")[0], name)],
    )


_NEXT = str.maketrans("0123456789", "7234567891")


@dataclass
class ChangingModel:
    """Writes each source that has a number, changed, and cites it; told that it is wrong, it writes the same."""

    change: Changing
    most: int = MOST_SAID
    room: int = 20_000
    name: str = "scripted:changing"
    writes_markers: bool = True
    told: list[Told] = field(default_factory=list)
    """Of the last question."""
    calls: int = 0

    def write(self, ask: Ask, on_text: Callable[[str], bool]) -> Draft:
        self.calls += 1
        self.told = list(self._told(ask.sources))
        text = " ".join(f"{one.text} [{one.source.number}]." for one in self.told) or "NOT FOUND"
        on_text(text)
        return Draft(segments(text), "end", self.name, tokens=(1, 1))

    def _told(self, sources: Sequence[Source]) -> list[Told]:
        found: list[Told] = []
        for source in sources:
            text, changes = self.change(source)
            if changes and FIGURE.search(source.text) and len(found) < self.most:
                found.append(Told(source, text.rstrip("."), tuple(changes)))
        return found
