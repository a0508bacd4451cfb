"""Coverage by intervals, recall by alternatives, and what a prefix of a ranking is worth."""

from dataclasses import fields

import pytest
from hypothesis import given
from hypothesis import strategies as st

from answer_eval.lesson_intervals import difference_interval, mean_interval, share_interval
from answer_eval.lesson_rank import by_okapi, by_okapi_in_documents, words
from answer_eval.lesson_recall import (
    Measured,
    Run,
    coverage,
    interpolated,
    mean,
    measure,
    within,
)
from answer_eval.lesson_report import Interval
from data.corpora import Question
from data.span import DocumentId, Span
from retrieval.chunk import Chunk, ChunkId
from retrieval.fusion import fused

ONE, OTHER = DocumentId("R01"), DocumentId("R02")
PASSAGES = {
    "a": Span(ONE, 0, 10),
    "b": Span(ONE, 20, 30),
    "c": Span(OTHER, 0, 10),
}


def chunk(document_id: DocumentId, *places: tuple[int, int], text: str = "x" * 10) -> Chunk:
    spans = tuple(Span(document_id, *place) for place in places)
    return Chunk(ChunkId(f"{document_id}:{places[0]}"), document_id, spans, text, "")


def question(*gold: tuple[str, ...], text: str = "¿?") -> Question:
    return Question("Q1", text, "text", ("R01",), "", gold)


def test_what_two_spans_cover_counts_once() -> None:
    passage = Span(ONE, 10, 20)
    assert coverage(passage, [Span(ONE, 5, 15), Span(ONE, 12, 16)]) == pytest.approx(0.6)
    assert coverage(passage, [Span(ONE, 0, 99)]) == 1
    assert coverage(passage, [Span(ONE, 14, 16), Span(ONE, 10, 12)]) == pytest.approx(0.4)


def test_another_document_covers_nothing() -> None:
    assert coverage(Span(ONE, 10, 20), [Span(OTHER, 0, 99)]) == 0


def test_the_best_alternative_counts_and_the_first_is_kept_apart() -> None:
    measured = measure(question(("a", "b"), ("c",)), [chunk(OTHER, (0, 10))], PASSAGES)
    assert (measured.recall, measured.complete) == (1, 1)
    assert (measured.first_recall, measured.first_complete) == (0, 0)
    assert measured.strays == 1


def test_half_is_enough_but_not_when_all_is_asked_for() -> None:
    measured = measure(question(("a", "b")), [chunk(ONE, (0, 5))], PASSAGES)
    assert (measured.recall, measured.complete, measured.whole_recall) == (0.5, 0, 0)


def test_a_note_in_the_chunk_counts() -> None:
    measured = measure(question(("a", "b")), [chunk(ONE, (0, 10), (20, 30))], PASSAGES)
    assert (measured.complete, measured.whole_complete, measured.characters) == (1, 1, 10)


def test_a_budget_takes_the_longest_beginning_that_fits() -> None:
    ranking = [chunk(ONE, (0, 10)), chunk(ONE, (20, 30), text="x" * 30), chunk(OTHER, (0, 10))]
    assert len(within(ranking, 39)) == 1
    assert len(within(ranking, 40)) == 2
    assert len(within(ranking, 9)) == 0


def test_nothing_delivered_is_no_recall_and_no_stray() -> None:
    measured = measure(question(("a",)), [], PASSAGES)
    assert (measured.recall, measured.strays, measured.characters) == (0, 0, 0)


def test_a_run_averages_over_its_questions() -> None:
    run = Run(
        "toy",
        [question(("a",)), question(("c",))],
        [[chunk(ONE, (0, 10)), chunk(OTHER, (0, 10))], [chunk(ONE, (0, 10)), chunk(OTHER, (0, 10))]],
        PASSAGES,
    )  # fmt: skip
    assert run.recall(1) == 0.5
    assert run.curve(2) == ((10.0, 0.5), (20.0, 1.0))


def test_a_curve_is_straight_between_its_points_and_ends() -> None:
    curve = ((100.0, 0.5), (200.0, 0.7))
    assert interpolated(curve, 150) == pytest.approx(0.6)
    assert interpolated(curve, 99) is None
    assert interpolated(curve, 201) is None


places = st.tuples(st.integers(0, 40), st.integers(1, 20)).map(lambda one: (one[0], sum(one)))
chunks = st.builds(lambda document_id, place: chunk(document_id, place), st.sampled_from((ONE, OTHER)), places)  # fmt: skip


@given(ranking=st.lists(chunks, max_size=8))
def test_recall_lies_between_0_and_1_and_grows_with_k(ranking: list[Chunk]) -> None:
    asked = question(("a", "b"), ("c",))
    before = measure(asked, [], PASSAGES)
    for k in range(1, len(ranking) + 1):
        now = measure(asked, ranking[:k], PASSAGES)
        shares = {each.name: getattr(now, each.name) for each in fields(Measured)}
        assert all(0 <= share <= 1 for name, share in shares.items() if name != "characters")
        assert now.recall >= before.recall
        assert now.whole_recall >= before.whole_recall
        assert now.whole_recall <= now.recall
        assert now.first_recall <= now.recall
        before = now


def test_words_are_the_lessons() -> None:
    assert words("¿Cuál fue la Deuda² según el año 2023?") == ["deuda2", "ano", "2023"]


def test_of_equal_chunks_the_first_comes_first() -> None:
    same = [chunk(ONE, (place, place + 1), text="pan y vino") for place in range(3)]
    other = chunk(OTHER, (0, 1), text="agua")
    ranked = by_okapi([*same, other], [question(("a",), text="vino")])[0]
    assert list(ranked[1:]) == same or list(ranked[:3]) == same


def test_a_filter_leaves_only_the_documents_asked_about() -> None:
    mixed = [chunk(OTHER, (0, 1), text="vino"), chunk(ONE, (0, 1), text="agua clara")]
    assert by_okapi_in_documents(mixed, [question(("a",), text="vino")]) == ((mixed[1],),)


def test_fusion_prefers_what_both_rank_well() -> None:
    assert fused([["a", "b", "c"], ["b", "c", "a"]]) == ["b", "a", "c"]
    assert fused([["a"], ["b"]]) == ["a", "b"]
    assert fused([]) == []


def test_intervals_hold_the_mean_and_come_out_the_same() -> None:
    values = [0.0, 1.0, 1.0, 0.5] * 20
    interval = mean_interval(values)
    assert interval.low < 0.625 < interval.high
    assert mean_interval(values) == interval
    assert difference_interval(values, values) == Interval(0, 0)
    assert share_interval(50, 100).low == pytest.approx(0.4038, abs=1e-4)


def test_a_mean_is_over_questions() -> None:
    one = measure(question(("a",)), [chunk(ONE, (0, 10))], PASSAGES)
    none = measure(question(("a",)), [], PASSAGES)
    assert mean([one, none]).recall == 0.5
