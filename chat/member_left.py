"""Which words of a question a part's name must account for, and what else they may say of a part."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from chat.item_lookup import item_table
from chat.plain_words import listed
from chat.question_words import fold, keys_of
from chat.reading_types import Reading
from data.company import Company
from data.line_items import LineItem
from data.member_labels import Member
from data.member_names import MemberWords, member_words

_KIND = frozenset(
    member_words(
        "segment segments division business unit region market category line area country product"
        " segmento división negocio unidad región mercado categoría línea área país producto"
    )
)
"""Words that say what kind of part a name is of."""
_SHARE = re.compile(
    r"(?:\b(?:share|part|percent(?:age)?|per cent|proportion|fraction|ratio|porcentaje|proporcion|parte|razon)|%)"
    r" (?:of|de|del)\b"
)
_OF_A_SHARE = frozenset(
    member_words(
        "share part percent percentage cent proportion fraction came come comes derived generated accounted"
        " porcentaje proporción parte vino viene vinieron proviene procede"
    )
)
_EACH = re.compile(
    r"\b(?:(?:by|per|each|every|por|cada)(?: \w+)?|(?:which|what|que|cual)(?: \w+)?)"
    r" (?P<kind>product|service|producto|servicio)\b"
)
"""What asks for all products, or for one of them: "by product", "which product"."""
_LINKS = listed(
    "de del por en of from in for the la los las to a is are was were es son fue fueron within inside"
    " dentro included recorded recognized reported classified presented incluida incluido registrada"
)
Called = Callable[[MemberWords], Sequence[Member]]
"""What is called by just these words."""
PRODUCTS = frozenset({"srt:ProductOrServiceAxis", "ifrs-full:ProductsAndServicesAxis"})
LONGEST_PHRASE = 10
"""Words among which the name of an item is looked for beside that of a part."""


@dataclass(frozen=True, slots=True)
class Left:
    """What is to be accounted for."""

    reading: Reading
    words: frozenset[str]
    is_share: bool = False
    """True where the part's share of the whole is asked for."""

    def is_covered_by(self, names: list[MemberWords]) -> bool:
        """Say whether the names have all the words, but for those that only say their kind."""
        read = {word for name in names for word in name}
        # "U.S." comes as its letters.
        read |= {letter for word in read if len(word) <= 3 for letter in word}
        return self.words <= read | _KIND


def left_of(reading: Reading, company: Company, called: Called) -> Left | None:
    """Find the words that nobody read, and of a name not on file; None where they name no part."""
    if not reading.wanted:
        return _beside_an_item(reading, called)
    if reading.operation == "ratio":
        # "The share of net product sales in revenue" names no second item, but a part of the first.
        is_share = bool(_SHARE.search(fold(reading.text)))
        as_value = replace(reading, operation="value", unit=None)
        return _whole_name(as_value, called, is_share=True) if is_share else None
    names = member_words(company.name)
    words = {word for one in reading.qualifiers for word in member_words(one) or (one.lower(),)}
    words |= {word for word in member_words(reading.unknown_company or "") if word not in names}
    is_value = reading.operation == "value"
    is_share = bool(_SHARE.search(fold(reading.text))) and is_value and _is_amount(reading)
    if is_share:
        words -= _OF_A_SHARE
    elif reading.unit == "percent" and is_value and _is_amount(reading):
        return None
    if words:
        return Left(reading, frozenset(words), is_share)
    return _whole_name(reading, called, is_share=is_share)


def _whole_name(reading: Reading, called: Called, *, is_share: bool) -> Left | None:
    """Tell "net product sales", which one company prints for its products, from net sales.

    An item's name beside it says of what the part is asked: "net product sales revenue".
    """
    whole = member_words(" ".join(reading.phrase)), ""
    for name, rest in (whole, *_splits(reading.phrase)):
        if len(name) < 3 or not any(one.axis in PRODUCTS for one in called(name)):
            continue
        named = item_table().get(keys_of(rest)) if rest else ("", reading.wanted)
        if named is not None and (not rest or len(named[1]) == 1):
            over = None if rest and reading.over == "items" else reading.over
            return Left(replace(reading, wanted=named[1], over=over), frozenset(name), is_share)
    return None


def _is_amount(reading: Reading) -> bool:
    return all(isinstance(one, LineItem) and one.measure == "money" for one in reading.wanted)


def asks_for_each(text: str, name: MemberWords) -> bool:
    """Tell "revenue by product" from the revenue of what is called Products."""
    found = _EACH.search(fold(text))
    return found is not None and name == (found["kind"],)


def _beside_an_item(reading: Reading, called: Called) -> Left | None:
    """Part "advertising revenue", which names two items and is neither, into a part and its item."""
    if reading.ambiguous_items or not 2 <= len(reading.phrase) <= LONGEST_PHRASE:
        return None
    for name, rest in _splits(reading.phrase):
        if not called(name):
            continue
        named = item_table().get(keys_of(rest)) if rest else None
        if named is not None and len(named[1]) == 1:
            return Left(replace(reading, wanted=named[1]), frozenset(name))
    return None


def _splits(phrase: tuple[str, ...]) -> Iterator[tuple[MemberWords, str]]:
    """Every way to cut a name off either end, the longest name first."""
    for length in range(len(phrase) - 1, 0, -1):
        for name, others in (
            (phrase[:length], phrase[length:]),
            (phrase[-length:], phrase[:-length]),
        ):
            rest = list(others)
            while rest and rest[-1].lower() in _LINKS:
                rest.pop()
            while rest and rest[0].lower() in _LINKS:
                rest.pop(0)
            yield member_words(" ".join(name)), " ".join(rest)
