"""The part of a company that a question names: "iPhone revenue", "AWS operating income".

The words that the reader could not place must be names of members, every one of them; a name must
stand in the question whole. Else the question is left as it is: it asks for something else.
"""

from collections.abc import Callable, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from itertools import product

from chat.member_between import beside_the_whole, is_best_of, lies_between, without_inner
from chat.member_left import asks_for_each, left_of
from chat.member_reported import agree, reports
from chat.reading_types import Reading
from data.company import Cik, Company
from data.formulas import Formula
from data.line_items import LineItem
from data.member_facts import Members, Part, of_part, of_whole
from data.member_labels import Member
from data.member_names import MemberWords, axis_words, member_words
from data.member_share import share_of
from data.own_labels import OwnLabels

LONGEST = 10
"""Words of a question that may be one name."""
_AXES = (
    "us-gaap:StatementBusinessSegmentsAxis",
    "srt:ProductOrServiceAxis",
    "srt:StatementGeographicalAxis",
)
"""Where one name is on several axes with the same values: the one that is taken."""
_OWN = frozenset((*_AXES, "us-gaap:SubsegmentsAxis", "us-gaap:StatementClassOfStockAxis"))
"""What a company has itself: names of others are not on these axes."""
Item = LineItem | Formula


@dataclass(frozen=True, slots=True)
class _Named:
    """A stretch of the question that is a name, and what has it."""

    said: str
    words: MemberWords
    members: tuple[Member, ...]


def by_member(
    reading: Reading, labels: Callable[[Cik], OwnLabels], only: Company | None = None
) -> Reading:
    """Read a question about a part of one company, if it names one for which the item is reported.

    `only` is the company that is meant where none is named.
    """
    company = _company(reading, only)
    if company is None or reading.asks_for_words:
        return reading
    own = labels(company.cik)
    if own.members is None or not (reading.qualifiers or reading.unknown_company or reading.phrase):
        return reading
    members = own.members
    left = left_of(reading, company, members.labels.called)
    if left is None:
        return reading
    found = tuple(_names(reading.text, left.words, members))
    if not found or not left.is_covered_by([one.words for one in found]):
        return reading
    asked = without_inner(left.reading, [one.words for one in found])
    read = _Asked(asked, own, members, left.is_share).read(company, found)
    return reading if read is asked else read


def _company(reading: Reading, only: Company | None) -> Company | None:
    """Whose part it may be: a name that is not on file may begin with one that is."""
    if len(reading.companies) == 1:
        return reading.companies[0]
    if reading.companies or reading.every_company or reading.ambiguous:
        return None
    near = reading.near[0] if len(reading.near) == 1 else None
    return near if near and _begins_with(near, reading.unknown_company or "") else only


def _begins_with(company: Company, name: str) -> bool:
    return member_words(name)[:1] == member_words(company.name)[:1]


def _names(text: str, left: frozenset[str], members: Members) -> Iterator[_Named]:
    """The names that stand in the question, the longest from each place on."""
    words = member_words(text)
    place = 0
    while place < len(words):
        found = _longest(words[place : place + LONGEST], left, members)
        if found and asks_for_each(text, found.words):
            return
        if found:
            yield found
        place += len(found.words) if found else 1


def _longest(words: MemberWords, left: frozenset[str], members: Members) -> _Named | None:
    for end in range(len(words), 0, -1):
        name = words[:end]
        is_left = not left.isdisjoint(name) or any(
            len(word) <= 3 and left.issuperset(word[-1]) for word in name
        )
        found = members.labels.called(name) if is_left else ()
        if found:
            return _Named(" ".join(name), name, found)
    return None


@dataclass(frozen=True, slots=True)
class _Asked:
    """The question with the company's own names."""

    reading: Reading
    own: OwnLabels
    members: Members
    is_share: bool

    def read(self, company: Company, found: Sequence[_Named]) -> Reading:
        """Ask of the parts: of each by itself where they are alike, of where they meet if not."""
        reading = replace(self.reading, companies=(company,))
        if not self.reading.companies:
            # A customer's or a lender's name, with no company beside it, is that company's own.
            found = [_only_on(one, _OWN) for one in found]
        axes = [{member.axis for member in one.members} for one in found]
        shared = set.intersection(*axes)
        if lies_between(reading, [one.words for one in found]):
            shared = shared or set.union(*axes)
        if len(found) > 1 and not shared:
            return self._settled(reading, found, [self._crossed(found)])
        if len(found) > 1:
            found = [_only_on(one, shared) for one in found]
        return self._settled(reading, found, [self._alone(one) for one in found])

    def _alone(self, name: _Named) -> list[Part]:
        """The parts that a name may mean, of which what is asked for is reported."""
        hinted = [one for one in name.members if self._is_hinted(one, name.words)]
        parts = [Part((member,)) for member in hinted or name.members]
        return self._as_one(self._reported(sorted(parts, key=_by_axis)))

    def _as_one(self, parts: list[Part]) -> list[Part]:
        """Join members of one axis and name that never contradict each other: one was renamed."""
        if len({(part.members[0].axis, part.members[0].name) for part in parts}) != 1:
            return parts
        items = [of_whole(item) for item in self.reading.wanted]
        tables = [self.members.facts(part).table for part in parts]
        if not all(agree(item, tables, self.own, must_meet=False) for item in items):
            return parts
        members = frozenset(one for part in parts for one in part.members[0].members)
        return [Part((replace(parts[0].members[0], members=members),))]

    def _crossed(self, found: Sequence[_Named]) -> list[Part]:
        every = product(*(one.members for one in found))
        crossed = [Part(members) for members in every if _are_of_several_axes(members)]
        return self._reported(crossed)

    def _reported(self, parts: Sequence[Part]) -> list[Part]:
        items = [of_whole(item) for item in self.reading.wanted]
        return [part for part in parts if all(self._is_reported(one, part) for one in items)]

    def _is_reported(self, item: Item, part: Part) -> bool:
        return reports(item, self.members.facts(part).table, self.own)

    def _is_hinted(self, member: Member, name: MemberWords) -> bool:
        """Whether the question says which axis it means: "the China segment"."""
        said = set(member_words(self.reading.text)) - set(name)
        words = axis_words(member.axis)
        return any(set(member_words(one)) - {"or", "o"} & said for one in (*words.en, *words.es))

    def _settled(
        self, reading: Reading, found: Sequence[_Named], choices: Sequence[list[Part]]
    ) -> Reading:
        """Take the parts that are meant; where one may be several, ask; where there is none, leave it."""
        items = [of_whole(item) for item in reading.wanted]
        parts: list[Part] = []
        for place, options in enumerate(choices):
            if not options:
                return self.reading
            if not agree(items[0], [self.members.facts(one).table for one in options], self.own):
                return _unclear(reading, found[place].said, items[0], options)
            parts.append(options[0])
        if reading.pick and len(parts) == 1 and reading.over != "periods":
            return self.reading  # "which product had the highest": none of them is named
        make = share_of if self.is_share else of_part
        wanted = tuple(make(item, part) for part in parts for item in items)
        read = _taken(reading, wanted)
        if len(found) == len(wanted) == 1 and reading.operation == "difference":
            first = beside_the_whole(reading, reading.companies[0], found[0].words)
            if first is not None:
                pair = (*wanted, *items) if first else (*items, *wanted)
                return replace(read, wanted=pair, over="items", against=None)
        between = len(parts) == 2 and lies_between(reading, [one.words for one in found])
        return _side_by_side(read, len(parts), is_between=between)


def _by_axis(part: Part) -> int:
    axis = part.members[0].axis
    return _AXES.index(axis) if axis in _AXES else len(_AXES)


def _only_on(name: _Named, axes: AbstractSet[str]) -> _Named:
    return replace(name, members=tuple(one for one in name.members if one.axis in axes))


def _are_of_several_axes(members: Sequence[Member]) -> bool:
    return len({member.axis for member in members}) == len(members)


def _taken(reading: Reading, wanted: tuple[Item, ...]) -> Reading:
    return replace(
        reading,
        wanted=wanted,
        qualifiers=(),
        unknown_company=None,
        near=(),
        ambiguous_items=(),
        ambiguous_item=None,
        is_prose=False,
    )


def _unclear(reading: Reading, said: str, item: Item, options: Sequence[Part]) -> Reading:
    read = _taken(reading, ())
    items = tuple(of_part(item, part) for part in options)
    return replace(read, ambiguous_items=items, ambiguous_item=said)


def _side_by_side(reading: Reading, parts: int, *, is_between: bool) -> Reading:
    """Parts that are compared, added or subtracted are items: none is the other's year before."""
    if parts < 2 or (reading.over == "companies" and len(reading.companies) != 1):
        return reading
    if reading.over == "periods" and not (is_between or is_best_of(reading)):
        return reading
    if reading.operation in ("difference", "growth") and not is_between:
        return reading
    operation = "difference" if is_between and not reading.pick else reading.operation
    return replace(reading, over="items", operation=operation, against=None)
