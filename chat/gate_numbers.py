"""The numbers that a text says: each with its value, its printed precision, its unit and its sign.

A claim, a sentence of a filing and a printed cell are all read here, so that they can be compared.
What a number is for (an amount, a year, a note's number) is told by `chat.gate_roles`.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from decimal import Decimal
from functools import lru_cache
from typing import Literal

from chat.gate_spelled import SPELLED, spelled_value
from chat.gate_units import AFTER, SHIFTS, Said, scale_of, unit_of
from data.amount import EXACT, MINUS
from data.document import Language
from data.note_marks import SUPERSCRIPTS
from data.unit_words import CURRENCIES, CURRENCY

Hedge = Literal["about", "nearly", "over", "under"]
MAX_CHARS = 20_000
"""As much of a text is read."""

_SPACES = "\u00a0\u202f\u2009"
_GRAMMAR: dict[Language, str] = {
    "en": rf"(?:\d{{1,3}}(?:,\d{{3}})+|\d{{1,3}}(?:[{_SPACES}]\d{{3}})+|\d+)(?:\.\d+)?|\.\d+",
    "es": rf"(?:\d{{1,3}}(?:\.\d{{3}})+|\d{{1,3}}(?:[ {_SPACES}]\d{{3}})+|\d+)(?:,\d+)?|,\d+",
}
_OTHER: dict[Language, Language] = {"en": "es", "es": "en"}
_MARKS = re.compile(r"[.,]")
_TOKEN = re.compile(
    rf"(?<![\w.,'’])(?P<lead>(?P<sign>[+{re.escape(MINUS)}]\s?)?(?P<open>\(\s?)?"
    rf"(?P<before>(?:{CURRENCY.pattern})\s?)?(?P<sign2>[{re.escape(MINUS)}])?(?P<open2>\()?)"
    rf"(?P<number>\.?\d(?:[\d.,{_SPACES}]*\d)?|\.\d+|(?:{SPELLED})(?=[ -](?:\w|%)))",
    re.IGNORECASE,
)
_GROUPS_AFTER = re.compile(r"(?: \d{3})+(?![\d.,]*\d)(?:,\d+)?")
_HEDGES: tuple[tuple[Hedge, re.Pattern[str]], ...] = (
    (
        "nearly",
        re.compile(r"(?:nearly|almost|just (?:under|below|short of)|close to|casi)\s+$", re.I),
    ),
    (
        "about",
        re.compile(
            r"(?:about|approximately|approx\.?|roughly|around|circa|some|or so|unos|unas|cerca de|"
            r"aproximadamente|alrededor de|en torno a(?:l)?|aprox\.?|del orden de)\s+(?:un |el |los )?$|[~≈]\s?$",
            re.I,
        ),
    ),
    (
        "over",
        re.compile(
            r"(?:more than|over|above|exceed(?:s|ed|ing)|at least|upwards of|surpass(?:ed|ing)|"
            r"m[aá]s del?|m[aá]s de un|super(?:a|ó|an|aron|ando|aba)(?: los| el)?|por encima de(?: los|l)?|al menos|como m[ií]nimo)\s+$",
            re.I,
        ),
    ),
    (
        "under",
        re.compile(
            r"(?:less than|fewer than|under|below|at most|menos del?|por debajo de(?: los|l)?|como m[aá]ximo)\s+$",
            re.I,
        ),
    ),
)
_FIGURE_BEFORE = re.compile(
    r"(?:\b(?:was|were|of|is|are|to|at|de|fue|fueron|es|son|a)|[:=])\s*$", re.I
)


@dataclass(frozen=True, slots=True)
class Number:
    """A number as a text says it."""

    start: int
    end: int
    text: str
    """As printed, with sign, currency, scale and unit."""
    digits: Decimal
    """Magnitude of the digits alone: 391.0 in "$391.0 billion"."""
    value: Decimal
    """Magnitude in base units: scale word, per cent, basis points applied."""
    step: Decimal
    """Worth of the last printed digit, in base units."""
    unit: str | None
    """ISO code, CODE/shares, `ratio`, `points`, `times`, `shares`, `days`; None where none is printed."""
    scaled: bool
    """A scale word is printed with it."""
    sign: Literal[-1, 0, 1]
    """Of a printed sign or of accountants' brackets; 0 where none is printed."""
    aside: bool = False
    """It stands in brackets that may be mere brackets."""
    hedge: Hedge | None = None
    other: "tuple[Decimal, Decimal] | None" = None
    """Value and step where points and commas are read the other way, if they can be."""

    @property
    def is_bare(self) -> bool:
        """Nothing but digits is printed."""
        return self.unit is None and not self.scaled


@lru_cache(2048)
def numbers(text: str, language: Language) -> tuple[Number, ...]:
    """Read all numbers of a text in order; a run such as "3 to 4 billion" shares scale and unit."""
    return tuple(_shared(list(_found(text[:MAX_CHARS], language)), text))


def _found(text: str, language: Language) -> Iterator[Number]:
    place = 0
    while token := _TOKEN.search(text, place):
        read = _read(text, token, language)
        place = token.end()
        if read is not None:
            place = read.end
            yield read


def _read(text: str, token: re.Match[str], language: Language) -> Number | None:
    printed, end = token["number"], token.end()
    if language == "es" and printed.isdigit() and len(printed) <= 3:
        groups = _GROUPS_AFTER.match(text, end)
        printed, end = (printed + groups[0], groups.end()) if groups else (printed, end)
    own = digits_of(printed, language)
    other = digits_of(printed, _OTHER[language]) if _MARKS.search(printed) else None
    if own is None and other is None:
        return None
    said, end = _after(text, end)
    if not (said or token["before"]) and _glued(text, end):
        return None
    return _number(text, token, (own, other), (said, end))


def digits_of(printed: str, language: Language) -> Decimal | None:
    """Read digits as a language writes them, or a spelled number; None for what it never writes."""
    if printed[-1].isalpha():
        return spelled_value(printed)
    if not _grammar(language).fullmatch(printed):
        return None
    mark = "." if language == "en" else ","
    whole, _, part = printed.partition(mark)
    bare = "".join(filter(str.isdigit, whole)) or "0"
    return Decimal(f"{bare}.{part}" if part else bare)


@lru_cache(2)
def _grammar(language: Language) -> re.Pattern[str]:
    return re.compile(_GRAMMAR[language])


def _after(text: str, end: int) -> tuple[Said, int]:
    """Read the words behind the digits that belong to the number."""
    said: Said = {}
    while True:
        found = _next(text, end, said)
        if found is None:
            return said, end
        name, word, end = found
        said[name] = word


def _next(text: str, end: int, said: Said) -> tuple[str, str, int] | None:
    place = end
    while place < len(text) and text[place] in f" -\u2011{_SPACES}" and place < end + 2:
        place += 1
    if text[end : end + 1] == ")" and "close" not in said:
        return "close", ")", end + 1
    for name, pattern in AFTER:
        match = pattern.match(text, place) if name not in said else None
        if match:
            return name, match[0].lower(), match.end()
    return None


def _glued(text: str, end: int) -> bool:
    """Say whether letters or more digits follow without a space: "10-K", "737X", "5G"."""
    rest = text[end : end + 3]
    return bool(re.match(rf"(?![{SUPERSCRIPTS}])[^\W_]|-[A-Z]\b|/\d", rest))


def _number(
    text: str,
    token: re.Match[str],
    digits: tuple[Decimal | None, Decimal | None],
    after: tuple[Said, int],
) -> Number:
    said, end = after
    start = token.start()
    own, other = digits
    opened = bool(token["open"] or token["open2"])
    if not opened and text[end - 1] == ")" and "close" in said:
        end -= 1  # the bracket closes something else
    if opened and "close" not in said:
        start, opened = token.start("before") if token["before"] else token.start("number"), False
    sign, aside = _sign(text, token, (start, end), opened=opened, said=said)
    currency = CURRENCIES[token["before"].strip().lower()] if token["before"] else None
    shift = scale_of(said) + sum(SHIFTS.get(name, 0) for name in said)
    chosen = own if own is not None else other
    assert chosen is not None
    value, step = _shifted(chosen, shift)
    return Number(
        start=start, end=end, text=text[start:end], digits=chosen, value=value, step=step,
        unit=unit_of(said, currency), scaled="scale" in said, sign=sign, aside=aside,
        hedge=_hedge(text, start),
        other=_shifted(other, shift) if other is not None and own is not None else None,
    )  # fmt: skip


def _shifted(digits: Decimal, shift: int) -> tuple[Decimal, Decimal]:
    exponent = digits.as_tuple().exponent
    places = exponent if isinstance(exponent, int) else 0
    return digits.scaleb(shift, EXACT), Decimal(1).scaleb(places + shift, EXACT)


def _sign(
    text: str, token: re.Match[str], place: tuple[int, int], *, opened: bool, said: Said
) -> tuple[Literal[-1, 0, 1], bool]:
    """Tell the printed sign, and whether brackets around it may be mere brackets."""
    printed = (token["sign"] or token["sign2"] or "").strip()
    if printed and _joins(text, token.start()):
        printed = ""
    if printed:
        return (1 if printed == "+" else -1), False
    if not opened:
        return 0, False
    outside = any(name in said for name in ("scale", "percent")) and text[place[1] - 1] != ")"
    is_figure = (
        outside or bool(_FIGURE_BEFORE.search(text[: place[0]])) or not text[: place[0]].strip()
    )
    return (-1, False) if is_figure else (0, True)


def _joins(text: str, start: int) -> bool:
    """Say whether the dash before a number joins it to something: "2023-2024", "Boeing -5"."""
    if re.search(r"[\d%]\s$", text[:start]):
        return True
    return start > 0 and text[start - 1] not in f" (\t\n|/{_SPACES}\"'“«"


def _hedge(text: str, start: int) -> Hedge | None:
    before = text[max(0, start - 40) : start]
    return next((name for name, pattern in _HEDGES if pattern.search(before)), None)


_RANGE = re.compile(r"\s?(?:[-–—]|to|and|y|e|a|or|o|hasta)\s?", re.IGNORECASE)


def _shared(found: list[Number], text: str) -> Iterator[Number]:
    """Give the first number of a range what is printed once, with the last: "$3 to 4 billion"."""
    for place, one in enumerate(found):
        follower = found[place + 1] if place + 1 < len(found) else None
        between = text[one.end : follower.start] if follower else ""
        if follower is None or not _RANGE.fullmatch(between) or one.scaled:
            yield one
            continue
        takes_scale = follower.scaled and (
            None in (one.unit, follower.unit) or one.unit == follower.unit
        )
        takes_unit = one.unit is None and follower.unit in ("ratio", "points")
        yield _like(one, follower) if takes_scale or takes_unit else one


def _like(one: Number, model: Number) -> Number:
    if not model.digits:
        return one
    shift = (model.value / model.digits).log10().to_integral_value()
    value, step = _shifted(one.digits, int(shift))
    return replace(one, value=value, step=step, unit=one.unit or model.unit, scaled=model.scaled)
