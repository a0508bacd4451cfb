"""Why a figure is as it is, told only by text about it: its item, its year, the way it moved.

The causes of another figure are none of its own, and a report explains the year before's change too.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from chat.asked_of import match
from chat.best_quotes import Candidate
from chat.item_lookup import Item, item_called
from chat.passage_answer import Looked
from chat.reading_types import Reading
from data.formula import Formula
from data.member_facts import of_whole
from data.member_facts import part_of as of_member
from retrieval.translation import Term
from retrieval.words import words

_UP = r"increas\w*|r[io]se|rising|grew|grow\w*|gain\w*|improv\w*|jump\w*|higher|up|aument\w*|sub[ií]\w*|creci\w*|mejor\w*"
_DOWN = (
    r"decreas\w*|f[ae]ll\w*|declin\w*|dropp?\w*|lower|down|shr[aiu]nk\w*|worsen\w*|"
    r"disminu\w*|baj[oóa]\w*|cay\w*|ca[ií]\w*|descend\w*|empeor\w*"
)
_MOVE = re.compile(rf"\b(?:(?P<up>{_UP})|(?P<down>{_DOWN}))\b", re.IGNORECASE)
_OTHERS = r"(?:operating|gross|comprehensive|impairment|credit|unreali[sz]ed|translation|de explotaci[oó]n|brut[oa]s?|operativ[oa]s?)"
_MOVED = r"(?:increase|decrease|decline|rise|growth|improvement|change|aumento|incremento|descenso|ca[ií]da|crecimiento|mejora)s?"
_LESS = re.compile(r"\b(?:less|fewer|menos)\b", re.IGNORECASE)
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_BEFORE = (
    r"(?:(?:in|for|during|en) (?:the )?(?:fiscal |year |ejercicio )*\d{4},? )?"
    r"(?:(?:our|the|total|consolidated|company['’]?s?|net|overall|las|los|el|la|nuestr[oa]s?|[–•-])\s+)*"
)
"""What may stand before the name of an item that a sentence begins with."""


_BETWEEN = r"(?:\s*\([^)]*\))?(?:,? (?:for|in|during|en|de|as a percent\w* of) [^.;:,]{0,40}?,?)?\s+(?:also |has |have |had |was |were |se )?"
"""What may stand between it and how it moved, where it is the whole of it."""
_ITEMS = frozenset(words("segment segments revenue revenues sales income operating other results"))
"""Words of segments' headings that name no segment."""
WHOLE = 0.95
"""Share of the question that a sentence has which begins with the whole of the item and how it moved."""
LEAST_NAMED, OTHER_HEAD, OTHER_WAY = 0.7, 0.75, 0.5
"""What a sentence counts whose subject has none of the question's words; that begins with another; that moves the other way."""


def about_items(found: Looked, items: Sequence[Item], reading: Reading) -> Looked:
    """Keep the sentences that name one of the items, or what its ratio is of, and is of the year and the direction asked for.

    What begins with the item and how it moved, and so is about the whole of it, comes first; a segment's comes later.
    """
    if any(of_member(item) is not None for item in items):
        return replace(found, ranked=_about_parts(found.ranked, items, reading))
    names = [name for item in items for name in _names(item)]
    keys = {frozenset(words(name)) for name in names}
    kept = [
        one
        for one in found.ranked
        if not one.quotable.is_row
        and any(name <= one.quotable.words | one.quotable.referred for name in keys)
        and not _is_of_another(one.quotable.text, names)
        and _is_of(one, reading)
    ]
    opens = _opening(names)
    named = "|".join(map(re.escape, names))
    is_whole = re.compile(rf"^{_BEFORE}(?:{named})\b{_BETWEEN}{_MOVE.pattern}", re.IGNORECASE)
    order = {one: place for place, one in enumerate(kept)}
    asked = frozenset(words(reading.text))
    if not reading.topic:
        # Asked of a part, or of more than the item: the whole of it is not what is asked.
        kept.sort(key=lambda one: (_is_of_part(one, asked), order[one]))
        return replace(found, ranked=kept)
    kept.sort(
        key=lambda one: (
            not is_whole.search(one.quotable.text),
            not opens.search(one.quotable.text),
            _is_of_part(one, asked),
            order[one],
        )
    )
    ranked = [
        replace(one, support=max(one.support, WHOLE)) if is_whole.search(one.quotable.text) else one
        for one in kept
    ]
    return replace(found, ranked=ranked)


def about_own_words(found: Looked, question: str) -> Looked:
    """Put first what begins with what the question names and moved its way: "Cost of fares rose" is not of fares."""
    own = [term for term in found.weights if not _MOVE.fullmatch(term[0][0])]
    ranked = [
        replace(one, preference=one.preference * _is_its_move(one, own, question))
        for one in found.ranked
    ]
    return replace(found, ranked=sorted(ranked, key=lambda one: -one.preference))


def _is_its_move(one: Candidate, own: Sequence[Term], question: str) -> float:
    """Say how far what moves in a sentence is what the question names, 0 to 1."""
    text = one.quotable.text
    told, said = _MOVE.search(text), _MOVE.search(_LESS.sub("lower", question))
    subject = words(text[: told.start()]) if told else []
    if told is None or not subject or one.quotable.is_row or one.quotable.referred:
        return 1.0
    named = [any(match(term, frozenset((word,))) for term in own) for word in subject]
    share = LEAST_NAMED + (1 - LEAST_NAMED) * sum(named) / len(named)
    other_way = said is not None and said.lastgroup != told.lastgroup
    return share * (1.0 if named[0] else OTHER_HEAD) * (OTHER_WAY if other_way else 1.0)


def _is_of_another(text: str, names: Sequence[str]) -> bool:
    """Whether a sentence has an item's name only at the end of another's: "operating loss" is no net loss."""
    said = re.sub(rf"\b{_OTHERS} (?:\w+ )?", "# ", text, flags=re.IGNORECASE)
    is_one = any(re.search(rf"\b{_OTHERS}", name, re.IGNORECASE) for name in names)
    if is_one or said == text:
        return False
    has = frozenset(words(said))
    return not any(frozenset(words(name)) <= has for name in names)


def _about_parts(
    ranked: Sequence[Candidate], items: Sequence[Item], reading: Reading
) -> list[Candidate]:
    """Keep the sentences that tell a move, and name the part themselves or stand under its name.

    Where some begin with the part's item, or with the part, they alone answer; else what names the item too comes first.
    """
    parts = [part for item in items if (part := of_member(item)) is not None]
    names = [" ".join(member.name for member in part.members) for part in parts]
    said = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})(?!\w)", re.IGNORECASE)
    own = [name for item in items for name in _names(of_whole(item))]
    opens = _opening(names)
    opens_with_it = _opening([f"{name} {one}" for name in names for one in own])
    keys = {frozenset(words(name)) for name in own}
    years_asked = {period.year for period in reading.periods if period.year}

    def order(one: Candidate) -> tuple[bool, ...]:
        text = one.quotable.text
        names_item = any(name <= one.quotable.words for name in keys)
        is_earlier = bool(years_asked and (years := _years(text)) and not years & years_asked)
        return is_earlier, not names_item, not opens.search(text), not said.search(text)

    kept = [
        one
        for one in ranked
        if not one.quotable.is_row
        and _MOVE.search(one.quotable.text)
        and (
            said.search(f"{one.quotable.passage.chunk.header}\n{one.quotable.text}")
            or any(frozenset(words(name)) <= one.quotable.words for name in names)
        )
        and _is_of(one, reading)
    ]
    for way in (opens_with_it, opens):
        if first := [one for one in kept if way.search(one.quotable.text)]:
            return sorted(first, key=order)
    return sorted(kept, key=order)


def _opening(names: Sequence[str]) -> re.Pattern[str]:
    """Match a sentence that begins with one of some names and how it moved, or with the move: "The increase in …"."""
    name = rf"(?:{'|'.join(map(re.escape, names))})\b"
    return re.compile(
        rf"^(?:{_BEFORE}{name}[^.;:]{{0,60}}?{_MOVE.pattern}|(?:the |this |el |la )?{_MOVED} (?:in|of|de) {_BEFORE}{name})",
        re.IGNORECASE,
    )


def _is_of_part(one: Candidate, asked: frozenset[str]) -> bool:
    """Whether a sentence stands among the results of a segment that the question doesn't name."""
    header = one.quotable.passage.chunk.header
    part = frozenset(words(header.rpartition(" > ")[2])) - _ITEMS
    return "segment" in header.lower() and not part & asked


def _years(text: str) -> set[int]:
    return {int(year) for year in _YEAR.findall(text)}


def _is_of(one: Candidate, reading: Reading) -> bool:
    """Whether a sentence tells of the year asked for, and does not begin with a move the other way."""
    text = one.quotable.text
    years = _years(text)
    asked = {period.year for period in reading.periods if period.year}
    if years and asked and not years & asked and min(years) < min(asked) - 1:
        return False  # "in 2023 compared with 2022"; the year before alone is what 2024 is compared with
    said, told = _MOVE.search(reading.text), _MOVE.search(text)
    return said is None or told is None or said.lastgroup == told.lastgroup


def part_of(item: Item) -> Item | None:
    """What a ratio is a part of something by: gross profit of the gross margin."""
    is_ratio = isinstance(item, Formula) and item.unit == "ratio" and len(item.needs) == 2
    return item_called(item.needs[0]) if isinstance(item, Formula) and is_ratio else None


def _names(item: Item) -> Iterator[str]:
    part = part_of(item)
    for one in (item, part) if part is not None else (item,):
        yield from (*one.words.en, *one.words.es)
