"""What a company calls the parts it reports on: segments, products, regions, classes of stock."""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from data.document import Document
from data.fact import Fact
from data.line_item import Words
from data.member_names import (
    LEFT_OUT,
    MemberWords,
    axis_words,
    member_words,
    other_names,
    own_name,
    own_words,
    says_something,
)
from data.member_rows import Pair, initials_in, plain_name, printed_names
from data.span import DocumentId

_SEGMENT = re.compile(r" (?:reportable )?segment$", re.IGNORECASE)
LONGEST_NAME = 60
"""Characters; a longer label is a description."""


@dataclass(frozen=True, slots=True)
class Member:
    """A part of a company: one value of one axis, under whatever names filings tag it."""

    axis: str
    members: frozenset[str]
    """One, or more where it was renamed: `nvda:GraphicsMember`, `nvda:GraphicsSegmentMember`."""
    name: str
    """As the newest filing prints it."""

    @property
    def words(self) -> Words:
        """With its axis: "segment: Greater China"."""
        axis = axis_words(self.axis)
        return Words((f"{axis.en[0]}: {self.name}",), (f"{axis.es[0]}: {self.name}",))


class MemberLabels:
    """The members of one company's documents, by what they are called."""

    def __init__(self, documents: Iterable[tuple[Document, Sequence[Fact]]], name: str) -> None:
        """`documents` newest first; `name` is the company's, which a label may begin with."""
        self._company = member_words(name)
        self._printed: dict[Pair, dict[str, None]] = defaultdict(dict)
        self._documents: dict[Pair, set[DocumentId]] = defaultdict(set)
        for document, facts in documents:
            pairs = {pair for fact in facts for pair in fact.dimensions}
            for pair in sorted(pairs):
                if pair[0] not in LEFT_OUT:
                    self._printed.setdefault(pair, {})
                    self._documents[pair].add(document.document_id)
            for pair, label in printed_names(document, facts):
                self._printed[pair].setdefault(label)
        self._called: dict[str, dict[Pair, None]] = defaultdict(dict)
        for pair in self._printed:
            for words in self._names(pair):
                self._called["".join(words)].setdefault(pair)

    def called(self, words: MemberWords) -> tuple[Member, ...]:
        """Find what is called by just these words.

        One document that has two members of one name means two things; two documents mean one that
        was renamed.
        """
        found: list[list[Pair]] = []
        for pair in self._called.get("".join(words), {}):
            same = next((pairs for pairs in found if self._is_renamed(pair, pairs)), None)
            if same is None:
                found.append([pair])
            else:
                same.append(pair)
        return tuple(
            Member(pairs[0][0], frozenset(member for _, member in pairs), self.name(pairs[0]))
            for pairs in found
        )

    def on_axis(self, axis: str) -> tuple[Member, ...]:
        """List the members of an axis; those of one name that no document has both of are one."""
        found: dict[str, list[list[Pair]]] = defaultdict(list)
        for pair in self._printed:
            if pair[0] != axis:
                continue
            alike = found[self.name(pair).casefold()]
            same = next((pairs for pairs in alike if self._is_renamed(pair, pairs)), None)
            if same is None:
                alike.append([pair])
            else:
                same.append(pair)
        return tuple(
            Member(axis, frozenset(member for _, member in pairs), self.name(pairs[0]))
            for alike in found.values()
            for pairs in alike
        )

    def _is_renamed(self, pair: Pair, others: Sequence[Pair]) -> bool:
        return others[0][0] == pair[0] and all(
            self._documents[pair].isdisjoint(self._documents[other]) for other in others
        )

    def name(self, pair: Pair) -> str:
        """A member as the newest document that prints it does; else its own name."""
        printed = (plain_name(label) for label in self._printed.get(pair, ()))
        short = (label for label in printed if 0 < len(label) <= LONGEST_NAME)
        return _SEGMENT.sub("", next(short, own_name(pair[1])))

    def _names(self, pair: Pair) -> Iterable[MemberWords]:
        labels = [member_words(plain_name(label)) for label in self._printed[pair]]
        short = [member_words(initials_in(label)) for label in self._printed[pair]]
        own = own_words(pair[1])
        names = dict.fromkeys((own, _shorter(own), *labels, *short))
        for words in tuple(names):
            names.update(dict.fromkeys(other_names(words)))
            names.setdefault(self._without_company(words))
        return [words for words in names if words and says_something(words)]

    def _without_company(self, words: MemberWords) -> MemberWords:
        lead = self._company[:1]
        return words[1:] if lead and words[:1] == lead else words


def _shorter(own: MemberWords) -> MemberWords:
    """Leave out what only the taxonomy says: "common class A", "total Optum"."""
    is_longer = own[:2] == ("common", "class") or (own[:1] == ("total",) and len(own) > 1)
    return own[1:] if is_longer else own
