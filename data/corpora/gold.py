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
        is_report_named: bool = False,
    ) -> Gold:
        """Give the alternatives, best first: those in the documents asked about, then of the kinds asked for.

        Each group of facts answers alone. If the question names the report, no other document will do.
        """
        found: set[tuple[str, ...]] = set()
        for keys in groups:
            found.update(self._sorted(chosen) for chosen in product(*self._options(keys)))
        least = [one for one in found if not any(set(other) < set(one) for other in found)]
        if is_report_named:
            least = [one for one in least if self._documents(one) <= set(documents)]
        wanted = kind.split("+")

        def rank(one: tuple[str, ...]) -> tuple[object, ...]:
            held = [self._passages[passage_id] for passage_id in one]
            away = sum(passage.document_id not in documents for passage in held)
            missing = sum(all(passage.kind != each for passage in held) for each in wanted)
            return away, missing, len(one), [self._order[passage_id] for passage_id in one]

        return tuple(sorted(least, key=rank))[:MOST_ALTERNATIVES]

    def _options(self, keys: Sequence[FactKey]) -> list[list[str]]:
        """Give where each fact stands.

        What is told for every year (a definition) is about a year only in a document that tells
        one of the facts of that year.
        """
        found = [list(dict.fromkeys(one.passage_id for one in self._places[key])) for key in keys]
        dated = [one for key, where in zip(keys, found, strict=True) if key[2] for one in where]
        if len(keys) == 1 or not dated:
            return found
        about = self._documents(dated)
        return [
            where if key[2] else [one for one in where if self._documents([one]) <= about]
            for key, where in zip(keys, found, strict=True)
        ]

    def _documents(self, passage_ids: Iterable[str]) -> set[str]:
        return {self._passages[one].document_id for one in passage_ids}

    def _sorted(self, chosen: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(set(chosen), key=self._order.__getitem__))
