"""What a sentence of a filing says of one line item: its value, or by how much it changed, and when.

Only a sentence of which every word is understood is read: an item, its times, its numbers, and words that
narrow nothing. "iPhone net sales", "adjusted", "on a constant currency basis" leave a word over, and
nothing is read.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from chat.gate_numbers import Number, numbers
from chat.gate_periods import When, times
from chat.item_lookup import Item, item_table
from chat.plain_words import listed
from chat.question_words import fold, one_line, words_of
from data.document import Language
from data.formula import Formula
from data.line_item import names

Said = Literal["value", "growth", "difference"]
LONGEST = 400
"""Characters of a sentence that is read."""

_REASONS = re.compile(
    r",?\s(?:(?:primarily|mainly|largely|principally|partially|partly)\s)?(?:due to|driven|because|reflecting|as a result|"
    r"attributable|resulting|led by|offset|helped by|owing to|thanks to|on account of|as (?=(?:an? |the )?(?:increase|decrease))|"
    r"debido|impulsad|gracias a|a causa de|como consecuencia|por (?:el|la|los|las|un|una) (?:mayor|menor|aumento|mejora))\b.*$",
    re.IGNORECASE | re.DOTALL,
)
"""Why it is so: another thing's numbers may stand there."""


def _signs(**listed: str) -> dict[str, str]:
    return {word: sign for sign, words in listed.items() for word in words.split()}


_WORDS = _signs(
    U="increased increase increases grew grown rose risen up higher growth gain gained climbed "
    "aumento aumentaron crecio crecieron crecimiento incremento incrementaron subio subieron incrementarse",
    D="decreased decrease decreases declined decline declines fell fallen down lower reduced reduction dropped drop "
    "disminuyo disminuyeron disminucion descendio descendieron descenso cayo cayeron caida bajo bajaron redujeron",
    V="was were is are totaled totalled amounted reached stood came fue fueron ascendio ascendieron alcanzo alcanzaron "
    "sumo sumaron totalizo totalizaron situo situaron",
    C="compared versus vs against relative than over comparado comparada comparados comparadas frente respecto contra",
    A="to hasta a",
    F="from desde",
    O="or and o y e u",
)
_NEUTRAL = listed(
    "the our its their a an for in of during on by at with as when we us total overall consolidated company "
    "fiscal year years period representing recognized reported recorded generated had "
    "el la los las su sus nuestro nuestra nuestros nuestras un una unos unas en de del por con como al se "
    "total consolidado consolidada consolidados sociedad empresa compania grupo ejercicio durante lo que supone"
)
"""Words that narrow nothing."""
_ITEMS = frozenset(
    names(
        "revenue | net sales | gross profit | gross margin | operating income | operating margin | net income"
        " | net margin | income before taxes | pretax margin | research and development | sga | cost of revenue"
        " | operating expenses | income tax expense | effective tax rate | diluted eps | basic eps"
    )
)
"""Items of which a sentence about the whole company is told from one about a part of it."""
_TWO_THINGS = frozenset(
    {"sales", "income", "earnings", "profit", "margin", "profits", "ventas", "beneficio"}
)
"""Names that are too short to be the company's total for certain."""

_TIMES = "(?P<{}>T*)"
_CHANGE = r"(?P<{0}way>[UD])(?P<{0}by>[PM]?(?:O[PM])?)"
_CLAUSE = re.compile(
    r"(?P<t1>T?)I(?P<t2>T?)"
    r"(?:V(?P<is>[PM])|(?P<way>[UD])(?P<by>[PM](?:O[PM])?)?(?P<t3>T?)(?:A(?P<to>[PM]))?)"
    r"(?P<t4>T?)"
    r"(?:(?:O?)(?P<way2>[UD])(?P<by2>[PM](?:O[PM])?))?"
    r"(?:(?:CA?|F)(?P<base>[PM])?(?P<base_times>T{0,2}))?"
    r"(?:(?P<way3>[UD])(?P<by3>[PM](?:O[PM])?))?"
)


@dataclass(frozen=True, slots=True)
class Asserted:
    """One number that a sentence gives for a line item of the company as a whole."""

    item: Item
    said: Said
    number: Number
    line: str
    """The sentence as it was read: places of its numbers and times count in it."""
    falls: bool
    """For a change: it is one downwards."""
    when: When | None
    """None where only what it is compared with is named."""
    base: When | None
    """What a change is counted from; None where the sentence doesn't say."""


@dataclass(frozen=True, slots=True)
class _Piece:
    start: int
    end: int
    sign: str


def asserted(sentence: str, language: Language, company: str = "") -> tuple[Asserted, ...]:
    """Read what a sentence says of one line item; nothing where any word of it is not understood."""
    line = one_line(sentence)
    if len(line) > LONGEST or " | " in line or not any(sign.isdigit() for sign in line):
        return ()
    line = _REASONS.sub("", line.lstrip("-•– ")).rstrip(" .;")
    found = numbers(line, language)
    if not found or any(one.hedge or one.aside for one in found):
        return ()
    read = _Reader(line, found, times(line), company)
    pieces = read.pieces()
    return tuple(_all(read, pieces)) if pieces and read.item is not None else ()


class _Reader:
    """One sentence, made into signs: an item, times, numbers and the words between them."""

    def __init__(
        self, line: str, found: Sequence[Number], whens: Sequence[When], company: str
    ) -> None:
        self.line = line
        self.numbers = {
            one.start: one
            for one in found
            if not (one.text.isalpha() or any(_in(one.start, when) for when in whens))
        }
        self.whens = {one.start: one for one in whens}
        self.item: Item | None = None
        self._company = re.compile(rf"{re.escape(fold(company))}(?:['’]s)?\b") if company else None

    def pieces(self) -> list[_Piece] | None:
        """Give the signs in order; None where a word is not understood."""
        pieces = [_Piece(when.start, when.end, "T") for when in self.whens.values()]
        for one in self.numbers.values():
            sign = _unit_sign(one)
            if sign is None:
                return None
            pieces.append(_Piece(one.start, one.end, sign))
        items = self._named(pieces)
        if len(items) != 1:
            return None
        pieces += items
        words = list(self._words(pieces))
        if any(word.sign == "?" for word in words):
            return None
        kept = [one for one in (*pieces, *words) if one.sign]
        return sorted(kept, key=lambda one: one.start)

    def _named(self, covered: Sequence[_Piece]) -> list[_Piece]:
        """Find the names of items; one whose meaning is not certain makes the sentence none."""
        words = words_of(self.line)
        taken = [any(_in(word.start, one) for one in covered) for word in words]
        found: list[_Piece] = []
        place = 0
        while place < len(words):
            hit = None if taken[place] else item_table().longest(words, place, taken)
            if hit is None:
                place += 1
                continue
            end, (said, meanings) = hit
            name = " ".join(word.key for word in words[place:end])
            if len(meanings) != 1 or said not in _ITEMS or name in _TWO_THINGS:
                return []
            self.item = meanings[0]
            found.append(_Piece(words[place].start, words[end - 1].end, "I"))
            place = end
        return found

    def _words(self, covered: Sequence[_Piece]) -> Iterator[_Piece]:
        """Yield each word that nothing covers, with its sign; "?" for one that is not understood."""
        text = fold(self.line)
        for one in covered:
            text = text[: one.start] + " " * (one.end - one.start) + text[one.end :]
        if self._company is not None:
            text = self._company.sub(lambda name: " " * len(name[0]), text)
        for word in re.finditer(r"[^\s,:]+", text):
            key = word[0].removesuffix("'s").removesuffix("’s")
            sign = _WORDS.get(key, "" if key in _NEUTRAL else "?")
            yield _Piece(word.start(), word.end(), sign)


def _in(place: int, one: When | _Piece) -> bool:
    return one.start <= place < one.end


def _unit_sign(number: Number) -> str | None:
    """P for per cent, M for money that says its scale or is a value per share; None for all else."""
    if number.unit == "ratio":
        return "P"
    unit = number.unit or ""
    if unit.endswith("/shares") or (len(unit) == len("USD") and unit.isupper()):
        return "M"
    return None


def _all(read: _Reader, pieces: Sequence[_Piece]) -> Iterator[Asserted]:
    signs = "".join(one.sign for one in pieces).replace("VU", "U").replace("VD", "D")
    if len(signs) < len(pieces):
        pieces = _without_verbs(pieces)
    found = _CLAUSE.fullmatch(signs)
    if found is None or read.item is None:
        return
    main = [
        read.whens[pieces[found.start(name)].start]
        for name in ("t1", "t2", "t3", "t4")
        if found[name]
    ]
    if len(main) > 1:
        return
    base = _base(read, pieces, found)
    when = main[0] if main else None
    for name in ("is", "to", "by", "by2", "by3"):
        for place in range(*found.span(name)) if found[name] else ():
            number = read.numbers.get(pieces[place].start)
            if number is None:
                continue
            way = {"by": "way", "by2": "way2", "by3": "way3"}.get(name)
            said = _said(read.item, number, changes=way is not None)
            if said is not None:
                falls = way is not None and found[way] == "D"
                yield Asserted(read.item, said, number, read.line, falls, when, base)


def _without_verbs(pieces: Sequence[_Piece]) -> list[_Piece]:
    """Leave out the verb of "was up 5 %"."""
    return [
        one
        for place, one in enumerate(pieces)
        if not (one.sign == "V" and place + 1 < len(pieces) and pieces[place + 1].sign in "UD")
    ]


def _base(read: _Reader, pieces: Sequence[_Piece], found: re.Match[str]) -> When | None:
    """The time that a change is counted from: a named one before "the same period"."""
    named = [read.whens[pieces[place].start] for place in range(*found.span("base_times"))]
    return next((one for one in named if one.year is not None), named[0] if named else None)


def _said(item: Item, number: Number, *, changes: bool) -> Said | None:
    """What a number is of an item; None where it can't be told, such as a margin "up 2 %"."""
    is_ratio = isinstance(item, Formula) and item.unit == "ratio"
    is_ratio = is_ratio or (not isinstance(item, Formula) and item.measure == "ratio")
    is_percent = number.unit == "ratio"
    if is_ratio:
        return "value" if is_percent and not changes else None
    if changes:
        return "growth" if is_percent else "difference"
    return None if is_percent else "value"
