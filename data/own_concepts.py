"""Whatever a company tags, by the words of its labels: those of the taxonomy, and those of its rows."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from data.fact import Concept, Fact
from data.label_words import LabelWords, label_words, local_name
from data.line_item import LineItem, Words, item_of

EXACT = 1.0
"""Below it a label says nothing that was not asked for."""
ONE_MORE = 1.5
"""Below it a label has one word more than was asked for."""
CLEARLY = 0.5
"""By so much the best label is ahead of the next."""

_SAYS_LITTLE = label_words("total net lessee lessor amount value entity company")
_SAYS_MUCH = label_words(
    "excluding except before after discontinued other noncurrent nonoperating related deferred"
    " undistributed unrecognized accumulated increase decrease change proceed gain loss percentage"
    " percent number rate effect effective allowance reserve impairment maximum minimum fair per"
    " average weighted pro forma accrued unbilled year two three four five twelve month period"
    " first second third fourth thereafter remainder adjustment reclassification"
)
_WEIGHTS = dict.fromkeys(_SAYS_LITTLE, 0.1) | dict.fromkeys(_SAYS_MUCH, 3.0)
"""What a word weighs that a label has and the question has not: those of another thing weigh most."""


@dataclass(frozen=True, slots=True)
class Match:
    """A concept with the label that fits, and how much more the label says than was asked for."""

    item: LineItem
    more: float


class OwnConcepts:
    """The concepts that one company reports for itself as a whole."""

    def __init__(
        self,
        facts: Sequence[Fact],
        standard: Mapping[Concept, str],
        rows: Iterable[tuple[LabelWords, Concept, str]],
        name: str,
    ) -> None:
        """`rows` are labels as the company prints them; `name` is the company's."""
        self._name = label_words(name)
        self._newest: dict[Concept, Fact] = {}
        self._ends: dict[Concept, set[date]] = defaultdict(set)
        for fact in facts:
            if fact.dimensions or fact.value is None or fact.concept.startswith("dei:"):
                continue
            self._ends[fact.concept].add(fact.period.end)
            seen = self._newest.get(fact.concept)
            if seen is None or fact.period.end > seen.period.end:
                self._newest[fact.concept] = fact
        self._labels: dict[Concept, dict[LabelWords, str]] = defaultdict(dict)
        for words, concept, label in rows:
            self._labels[concept].setdefault(words, label)
        for concept in self._newest:
            for label in filter(None, (standard.get(concept), local_name(concept))):
                self._labels[concept].setdefault(label_words(label) - self._name, label)

    def ends(self, concept: Concept) -> frozenset[date]:
        """The days on which a concept's facts end."""
        return frozenset(self._ends.get(concept, ()))

    def item(self, concepts: tuple[Concept, ...], names: Words) -> LineItem | None:
        """An item of these concepts, as far as they are reported."""
        fact = next((self._newest[one] for one in concepts if one in self._newest), None)
        return item_of(fact, names, concepts) if fact else None

    def matching(self, words: LabelWords) -> tuple[Match, ...]:
        """Find the concepts that have a label with all these words, the closest first."""
        asked = words - self._name
        found = [
            match for concept in self._newest if asked and (match := self._match(concept, asked))
        ]
        return tuple(sorted(found, key=lambda one: (one.more, one.item.concepts)))

    def _match(self, concept: Concept, asked: LabelWords) -> Match | None:
        more = {
            label: sum(_WEIGHTS.get(word, 1.0) for word in words - asked)
            for words, label in self._labels[concept].items()
            if asked <= words
        }
        if not more:
            return None
        label = min(more, key=lambda one: (more[one], one))
        name = label.strip(" :")
        item = item_of(self._newest[concept], Words((name,), (name,)), (concept,))
        return Match(item, round(more[label], 2))
