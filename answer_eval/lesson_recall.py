"""How much of the gold is in what was delivered: by intersecting places, never by comparing texts.

A passage counts as found when half of its characters are covered (the lessons' convention), and in
the strict reading when all are. A question's gold is a list of alternatives: any one will do, and the
one that fares best counts. Beside it stands recall against the first alternative alone, which is the
lesson's way: it knows one set of passages a question.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from itertools import pairwise
from statistics import fmean

from answer_eval.lesson_chunkers import indexed_text
from data.corpora import Passage, Question
from data.span import DocumentId, Span
from retrieval.chunk import Chunk

HALF = 0.5
WHOLE = 1.0
DEEPEST = 10
"""The largest k that is measured."""

Passages = Mapping[str, Span]
Delivered = Sequence[Chunk]
"""Chunks as delivered, best first."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a prefix of a ranking is worth to a question; all but the last two are shares, 0 to 1."""

    recall: float
    complete: float
    """1 if all passages of an alternative are found."""
    first_recall: float
    first_complete: float
    whole_recall: float
    """As `recall`, but every character of a passage has to be there."""
    whole_complete: float
    strays: float
    """Of the characters delivered, those from documents that were not asked about."""
    characters: float
    """Delivered, headers counted."""


def passages_of(passages: Sequence[Passage]) -> dict[str, Span]:
    """Give the place of every passage by its id."""
    return {
        one.passage_id: Span(DocumentId(one.document_id), one.start, one.end) for one in passages
    }


def coverage(passage: Span, spans: Sequence[Span]) -> float:
    """Give the share of a passage's characters that the spans hold, each counted once."""
    held = sorted(
        (max(span.start, passage.start), min(span.end, passage.end))
        for span in spans
        if span.overlap(passage)
    )
    total, reached = 0, passage.start
    for start, end in held:
        total += max(0, end - max(start, reached))
        reached = max(reached, end)
    return total / len(passage)


def measure(question: Question, delivered: Delivered, passages: Passages) -> Measured:
    """Measure what was delivered against the gold of a question that has one."""
    covered = _covered(question, delivered, passages)
    half = [_found(alternative, covered, HALF) for alternative in question.gold]
    whole = [_found(alternative, covered, WHOLE) for alternative in question.gold]
    sizes = _characters(delivered)
    total = sum(sizes.values())
    asked = sum(sizes[document_id] for document_id in question.document_ids)
    return Measured(
        recall=max(half),
        complete=float(max(half) == 1),
        first_recall=half[0],
        first_complete=float(half[0] == 1),
        whole_recall=max(whole),
        whole_complete=float(max(whole) == 1),
        strays=1 - asked / total if total else 0.0,
        characters=float(total),
    )


def within(delivered: Delivered, characters: int) -> Delivered:
    """Take the longest beginning of a ranking that fits into a budget, headers counted."""
    for count, chunk in enumerate(delivered):
        characters -= len(indexed_text(chunk))
        if characters < 0:
            return delivered[:count]
    return delivered


def mean(measured: Sequence[Measured]) -> Measured:
    """Average over questions."""
    return Measured(
        **{
            each.name: fmean(getattr(one, each.name) for one in measured)
            for each in fields(Measured)
        }
    )


@dataclass(frozen=True, slots=True)
class Run:
    """A way to cut and to rank, and what it delivers for each question."""

    name: str
    questions: Sequence[Question]
    delivered: Sequence[Delivered]
    passages: Passages
    _measured: dict[tuple[str, int], list[Measured]] = field(default_factory=dict, repr=False)

    def at(self, k: int) -> list[Measured]:
        """Measure the best `k` chunks, question by question."""
        return self._each(("k", k), lambda ranking: ranking[:k])

    def at_budget(self, characters: int) -> list[Measured]:
        """Measure what fits into a budget of characters, question by question."""
        return self._each(("characters", characters), lambda ranking: within(ranking, characters))

    def recall(self, k: int) -> float:
        """Give mean recall of the best `k` chunks."""
        return mean(self.at(k)).recall

    def curve(self, deepest: int = DEEPEST) -> tuple[tuple[float, float], ...]:
        """Give mean characters and mean recall for k from 1 up."""
        means = [mean(self.at(k)) for k in range(1, deepest + 1)]
        return tuple((one.characters, one.recall) for one in means)

    def _each(
        self, what: tuple[str, int], prefix: Callable[[Delivered], Delivered]
    ) -> list[Measured]:
        if what not in self._measured:
            self._measured[what] = [
                measure(question, prefix(ranking), self.passages)
                for question, ranking in zip(self.questions, self.delivered, strict=True)
            ]
        return self._measured[what]


def by_kind(run: Run, k: int) -> dict[str, Measured]:
    """Average by the kind of question, in the order of their first."""
    groups: dict[str, list[Measured]] = defaultdict(list)
    for question, one in zip(run.questions, run.at(k), strict=True):
        groups[question.kind].append(one)
    return {kind: mean(group) for kind, group in groups.items()}


def interpolated(curve: Sequence[tuple[float, float]], characters: float) -> float | None:
    """Read recall off a curve between two of its points; None where it does not reach."""
    for (x0, y0), (x1, y1) in pairwise(curve):
        if x0 <= characters <= x1:
            return y0 + (y1 - y0) * (characters - x0) / (x1 - x0) if x1 > x0 else y1
    return None


def _covered(question: Question, delivered: Delivered, passages: Passages) -> dict[str, float]:
    spans: dict[DocumentId, list[Span]] = defaultdict(list)
    for chunk in delivered:
        spans[chunk.document_id] += chunk.spans
    wanted = {passage_id for alternative in question.gold for passage_id in alternative}
    return {
        passage_id: coverage(passages[passage_id], spans[passages[passage_id].document_id])
        for passage_id in wanted
    }


def _found(alternative: Sequence[str], covered: Mapping[str, float], least: float) -> float:
    return fmean(covered[passage_id] >= least for passage_id in alternative)


def _characters(delivered: Delivered) -> dict[str, int]:
    sizes: dict[str, int] = defaultdict(int)
    for chunk in delivered:
        sizes[chunk.document_id] += len(indexed_text(chunk))
    return sizes
