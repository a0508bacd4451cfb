"""What the tables of a document call its members: the row, the section or the column of their facts."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Literal

from data.document import Document, Table
from data.fact import Fact
from data.member_names import LEFT_OUT, member_words, own_words

Pair = tuple[str, str]
"""(axis, member)."""
Side = Literal["row", "section", "column"]

ALIKE = 0.85
"""Share of letters in common from which on a label spells a member's own name."""
BY_PLACE = frozenset({"srt:StatementGeographicalAxis", "ifrs-full:GeographicalAreasAxis"})
"""Axes whose members may be printed in other words than their own: "Rest of world"."""
_OF_AN_ITEM = frozenset(
    ("net", "sale", "revenue", "total", "segment", "business", "group", "common", "stock")
)
"""Words of a label that say of what it is, not of whom."""
_ASIDE = re.compile(r"\s*(?:\([^)]*\)|\[[^\]]*\])")
_LEAD = re.compile(r"^(?:total|of which)\s+", re.IGNORECASE)
_TAIL = re.compile(r"(?:\s+\$?[\d,.]+)+$")
_INITIALS = re.compile(r"\(([A-Z][A-Z&]+)\)")


@dataclass(slots=True)
class _Under:
    """What stands under one label of a table."""

    pairs: frozenset[Pair] | None = None
    """What all facts under it share; None before the first."""
    concepts: set[str] = field(default_factory=set)

    def take(self, fact: Fact) -> None:
        pairs = frozenset(pair for pair in fact.dimensions if pair[0] not in LEFT_OUT)
        self.pairs = pairs if self.pairs is None else self.pairs & pairs
        self.concepts.add(fact.concept)


def printed_names(document: Document, facts: Sequence[Fact]) -> Iterator[tuple[Pair, str]]:
    """Pairs of a document with a name that a table prints for them, in the order of the tables."""
    placed = [fact for fact in facts if fact.span is not None and fact.value is not None]
    placed.sort(key=_start)
    place = 0
    for table in document.tables:
        while place < len(placed) and _start(placed[place]) < table.span.start:
            place += 1
        end = place
        while end < len(placed) and _start(placed[end]) < table.span.end:
            end += 1
        if any(fact.dimensions for fact in placed[place:end]):
            yield from _names(_labelled(table, document.text, placed[place:end]))
        place = end


def _start(fact: Fact) -> int:
    return fact.span.start if fact.span else -1


def _labelled(table: Table, text: str, facts: Sequence[Fact]) -> Mapping[tuple[Side, str], _Under]:
    found: dict[tuple[Side, str], _Under] = defaultdict(_Under)
    section = ""
    place = 0
    for row in table.rows:
        begun = place
        while place < len(facts) and row and _start(facts[place]) < row[-1].span.end:
            place += 1
        label = text[row[0].span.start : row[0].span.end] if row and not row[0].column else ""
        if label and len(row) == 1 and place == begun:
            section = label
        for fact in facts[begun:place]:
            column = next(
                (c.column for c in row if c.span.start <= _start(fact) < c.span.end), None
            )
            headers = table.header[column] if column and column < len(table.header) else ()
            found[("row", label)].take(fact)
            found[("section", section)].take(fact)
            for header in headers:
                found[("column", header)].take(fact)
    return found


def _names(labelled: Mapping[tuple[Side, str], _Under]) -> Iterator[tuple[Pair, str]]:
    for (side, label), under in labelled.items():
        if len("".join(member_words(label))) < 2:
            continue
        if named := [pair for pair in under.pairs or () if _is_named(label, pair)]:
            yield max(named, key=lambda pair: (_likeness(label, pair), pair)), label
            continue
        beside = [
            other
            for (its_side, name), other in labelled.items()
            if its_side == side and name != label
        ]
        for pair in under.pairs or ():
            if pair[0] in BY_PLACE and _tells_apart(pair, under, beside):
                yield pair, label


def _is_named(label: str, pair: Pair) -> bool:
    """Whether a label has the words of a member's own name: no other word, or one more."""
    words = member_words(plain_name(label))
    own = own_words(pair[1])
    if "".join(words) in ("".join(own), _initials(pair[1])) or _is_spelt_alike(label, pair[1]):
        return True
    printed = set(words) - _OF_AN_ITEM
    named = {word for word in own if len(word) > 1} - _OF_AN_ITEM
    return bool(printed and named) and (
        printed <= named or (named <= printed and len(printed - named) < 2)
    )


def _is_spelt_alike(label: str, member: str) -> bool:
    """Tell "CONTACT LENSES / OTHER" for a name run together: `jnj:CONTACTLENSESOTHERMember`."""
    printed = re.sub(r"[\W_]", "", plain_name(label).casefold())
    own = re.sub(r"[\W_]", "", member.partition(":")[2].removesuffix("Member").casefold())
    matcher = SequenceMatcher(None, printed, own, autojunk=False)
    return matcher.real_quick_ratio() >= ALIKE and matcher.ratio() >= ALIKE


def _likeness(label: str, pair: Pair) -> float:
    printed, own = set(member_words(plain_name(label))), set(own_words(pair[1]))
    return len(printed & own) / len(printed | own)


def _initials(member: str) -> str:
    return "".join(word[0] for word in own_words(member))


def _tells_apart(pair: Pair, under: _Under, beside: Sequence[_Under]) -> bool:
    """Whether labels beside it stand for other members of the axis, of which the same is told."""
    others = [
        other
        for other in beside
        if other.concepts & under.concepts
        and any(axis == pair[0] and member != pair[1] for axis, member in other.pairs or ())
    ]
    shared = any(pair in (other.pairs or ()) for other in beside)
    return bool(others) and not shared


def plain_name(label: str) -> str:
    """A label without footnote marks, asides and "Total"."""
    return _TAIL.sub("", _LEAD.sub("", _ASIDE.sub("", label))).strip(" :—–-")


def initials_in(label: str) -> str:
    """What a label gives in brackets as the short name: "United States and Canada (UCAN)"."""
    found = _INITIALS.search(label)
    return found[1] if found else ""
