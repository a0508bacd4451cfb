"""Which passages answer: every set of passages that holds all the facts of a question, and no more."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from data.corpora.placing import FactKey, Passage, Place

MOST_ALTERNATIVES = 256
Gold = tuple[tuple[str, ...], ...]
Places = Mapping[FactKey, Sequence[Place]]


class Answering:
    """Finds the sets of passages that hold given facts, by where those were written."""

    def __init__(self, places: Places, passages: Iterable[Passage]) -> None:
        self._places = places
        self._passages = {passage.passage_id: passage for passage in passages}
        self._order = {passage_id: place for place, passage_id in enumerate(self._passages)}

    def gold(
        self,
        groups: Sequence[Sequence[FactKey]],
        documents: Sequence[str],
        kind: str,
        together: Sequence[str] = (),
    ) -> Gold:
        """Give the alternatives, best first: those in the documents asked about, then of the kind asked for.

        Each group of facts answers alone. Several facts are taken from the documents `together`
        (empty: from any); a single fact counts wherever it stands.
        """
        found: set[tuple[str, ...]] = set()
        for keys in groups:
            options = [self._where(key, together if len(keys) > 1 else ()) for key in keys]
            found.update(self._sorted(chosen) for chosen in product(*options))
        least = [one for one in found if not any(set(other) < set(one) for other in found)]

        def rank(one: tuple[str, ...]) -> tuple[object, ...]:
            held = [self._passages[passage_id] for passage_id in one]
            away = sum(passage.document_id not in documents for passage in held)
            is_other = not any(passage.kind in kind for passage in held)
            return away, len(one), is_other, [self._order[passage_id] for passage_id in one]

        return tuple(sorted(least, key=rank))[:MOST_ALTERNATIVES]

    def _where(self, key: FactKey, documents: Sequence[str]) -> list[str]:
        found = [place.passage_id for place in self._places[key]]
        kept = [one for one in found if self._passages[one].document_id in documents]
        return list(dict.fromkeys(kept if documents else found))

    def _sorted(self, chosen: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(set(chosen), key=self._order.__getitem__))
