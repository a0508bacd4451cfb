"""How much of the gold a ranking delivers, at equal characters and at equal k, and from where else.

Pure functions over ranked sources and gold alternatives (`gold_places`).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log2

from answer_eval.gold_places import Alternative
from answer_eval.span_union import Union, common, size, union
from data.span import Span

HALF, WHOLE = 0.5, 1.0
"""Shares of a place from which on it counts as delivered: the lessons' convention, and all of it."""
DEPTH = 10


@dataclass(frozen=True, slots=True)
class Ranked:
    """What a reader is given, as one of several."""

    spans: tuple[Span, ...]
    header_chars: int = 0
    """Of what stands before the text and is read with it."""

    @property
    def characters(self) -> int:
        return self.header_chars + size(union(self.spans))


def within(ranking: Sequence[Ranked], budget_chars: int) -> Sequence[Ranked]:
    """Take the longest start of a ranking that fits; headers count."""
    total = 0
    for place, one in enumerate(ranking):
        total += one.characters
        if total > budget_chars:
            return ranking[:place]
    return ranking


def coverage(place: Span, delivered: Union) -> float:
    """Share of a place's characters that are delivered."""
    whole = union([place])
    return size(common(whole, delivered)) / size(whole)


def recall(
    ranking: Sequence[Ranked], alternatives: Sequence[Alternative], threshold: float = HALF
) -> float:
    """R_θ: share of needs that are delivered, in the alternative where most are."""
    delivered = _delivered(ranking)
    return max(
        (
            sum(_is_met(need, delivered, threshold) for need in needs) / len(needs)
            for needs in alternatives
        ),
        default=0.0,
    )


def is_complete(
    ranking: Sequence[Ranked], alternatives: Sequence[Alternative], threshold: float = WHOLE
) -> bool:
    """Whether all that some alternative needs is delivered."""
    return recall(ranking, alternatives, threshold) == 1.0


def success(ranking: Sequence[Ranked], alternatives: Sequence[Alternative], k: int) -> bool:
    """Success@k: whether any of the first k has half of any gold place."""
    return any(one > 0 for one in gains(ranking, alternatives, HALF)[0][:k])


def reciprocal_rank(gained: Sequence[int]) -> float:
    """One by the rank of the first that has gold; 0 where none has."""
    return next((1 / rank for rank, gain in enumerate(gained, start=1) if gain), 0.0)


def ndcg(gained: Sequence[int], missed: int = 0, k: int = DEPTH) -> float:
    """nDCG@k with gains of 0 and 1; `missed` is how many with gold the ranking lacks."""
    ideal = min(sum(gained) + missed, k)
    best = sum(1 / log2(rank + 1) for rank in range(1, ideal + 1))
    found = sum(gain / log2(rank + 1) for rank, gain in enumerate(gained[:k], start=1))
    return found / best if best else 0.0


def gains(
    ranking: Sequence[Ranked], alternatives: Sequence[Alternative], threshold: float = HALF
) -> tuple[tuple[int, ...], int]:
    """1 for each source that meets a need which those before it don't, and the needs never met.

    A second source with the same place gains nothing, so a ranking can't win by repeating itself.
    Of several alternatives the one counts whose needs are met furthest, then earliest.
    """
    tried = [_gains(ranking, needs, threshold) for needs in alternatives]
    return min(tried, key=lambda one: (one[1], [-gain for gain in one[0]]), default=((), 0))


def _gains(
    ranking: Sequence[Ranked], needs: Alternative, threshold: float
) -> tuple[tuple[int, ...], int]:
    open_needs, gained = list(needs), []
    for count in range(1, len(ranking) + 1):
        delivered = _delivered(ranking[:count])
        left = [need for need in open_needs if not _is_met(need, delivered, threshold)]
        gained.append(int(len(left) < len(open_needs)))
        open_needs = left
    return tuple(gained), len(open_needs)


def share_from(ranking: Sequence[Ranked], is_wrong: Callable[[str], bool]) -> float:
    """Share of the delivered characters that come from documents of which `is_wrong` holds."""
    delivered = _delivered(ranking)
    whole = size(delivered)
    wrong = {place: pieces for place, pieces in delivered.items() if is_wrong(place)}
    return size(wrong) / whole if whole else 0.0


def _delivered(ranking: Sequence[Ranked]) -> Union:
    return union(span for one in ranking for span in one.spans)


def _is_met(need: Sequence[Span], delivered: Union, threshold: float) -> bool:
    return any(coverage(place, delivered) >= threshold for place in need)
