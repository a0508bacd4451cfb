"""How new the documents are that passages are of, and whether they report on a whole year."""

from collections.abc import Callable, Sequence
from datetime import date

from retrieval.chunk import Passage


def newness_of(passages: Sequence[Passage], *, is_standing: bool) -> Callable[[Passage], float]:
    """How new a passage's document is among those found, 0 to 1: of two alike the newer answers.

    What annual reports tell and quarterly ones only add to is newest in the newest annual report.
    """
    counted = [one for one in passages if is_standing and is_annual(one)] or passages
    days = sorted({day for one in counted if (day := _day_of(one))})
    places = {day: (place + 1) / len(days) for place, day in enumerate(days)}
    chosen = {one.chunk.chunk_id for one in counted}
    return lambda one: (
        places.get(_day_of(one) or date.min, 0.0) if one.chunk.chunk_id in chosen else 0.0
    )


def _day_of(passage: Passage) -> date | None:
    return passage.chunk.period_end or passage.chunk.filed


def is_annual(passage: Passage) -> bool:
    """Say whether a passage is of a report on a whole year."""
    return (passage.chunk.form or "").startswith(("10-K", "20-F", "40-F", "annual"))
