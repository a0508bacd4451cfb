"""The reference's chunks: fixed windows of words, and whole lines of one Item."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from answer_eval.reference_cuts import WINDOW, Line, cut, lines_of, packed, plain_header, windows
from answer_eval.reference_filings import Filed, read_annual_reports
from data.span import DocumentId, Span


def words(count: int, start: int = 0) -> tuple[Span, ...]:
    return tuple(Span(DocumentId("d"), at, at + 1) for at in range(start, start + count))


def sizes(groups: Sequence[tuple[Span, ...]]) -> list[int]:
    return [len(group) for group in groups]


def test_windows_have_220_words_and_share_40_with_the_one_before() -> None:
    assert list(windows(500)) == [(0, 220), (180, 400), (360, 500)]


@pytest.mark.parametrize(
    ("count", "expected"),
    [
        (0, []),
        (1, [(0, 1)]),
        (40, [(0, 40)]),
        (220, [(0, 220)]),
        (221, [(0, 220), (180, 221)]),
        (400, [(0, 220), (180, 400)]),
    ],
)
def test_the_last_window_ends_with_the_words(count: int, expected: list[tuple[int, int]]) -> None:
    assert list(windows(count)) == expected


def test_whole_lines_are_packed_up_to_the_most() -> None:
    lines = [Line(words(count), ("Item 1",)) for count in (100, 100, 20, 1, 300, 5)]
    assert sizes(list(packed(lines))) == [220, 1, 300, 5]


def test_a_section_chunk_never_crosses_an_item() -> None:
    lines = [Line(words(3), ("Item 1",)), Line(words(4), ("Item 1",)), Line(words(5), ("Item 2",))]
    assert sizes(list(packed(lines))) == [7, 5]


@pytest.fixture(scope="module")
def filed(corpus: Path, tmp_path_factory: pytest.TempPathFactory) -> Filed:
    folder = tmp_path_factory.mktemp("one")
    name = "nflx_10-k_2024-12-31.htm.gz"
    (folder / name).write_bytes((corpus / "filings" / name).read_bytes())
    (one,) = read_annual_reports(folder)
    return one


def test_section_chunks_of_a_real_filing_lie_in_one_item_each(filed: Filed) -> None:
    lines = list(lines_of(filed.document))
    item_of = {word: line.item for line in lines for word in line.words}
    starts = {word.start: item for word, item in item_of.items()}
    chunks = cut(filed, "section", "plain")
    for chunk in chunks:
        (span,) = chunk.spans
        assert len({item for at, item in starts.items() if span.start <= at < span.end}) == 1
    assert sum(len(chunk.text.split()) for chunk in chunks) == len(item_of)
    assert len(set(item_of.values())) > 20


def test_the_heading_of_a_part_goes_with_the_item_before_it(filed: Filed) -> None:
    texts = [chunk.text for chunk in cut(filed, "section", "plain")]
    assert not {"PART II", "Part II"} & set(texts)
    assert any(text.casefold().endswith("part ii") for text in texts)


def test_fixed_windows_of_a_real_filing_have_220_words(filed: Filed) -> None:
    *whole, last = cut(filed, "fixed", "plain")
    assert {len(chunk.text.split()) for chunk in whole} == {WINDOW}
    assert len(last.text.split()) <= WINDOW
    assert whole[0].text.split()[180:] == whole[1].text.split()[:40]


def test_rows_of_tables_are_flattened_to_words(filed: Filed) -> None:
    assert not any("|" in chunk.text for chunk in cut(filed, "fixed", "plain"))
    assert any("Total revenues $ 39,000,966" in one.text for one in cut(filed, "section", "plain"))


def test_the_reference_header_is_company_form_and_year(filed: Filed) -> None:
    assert plain_header(filed) == "Netflix, Inc. 10-K fiscal year 2024"
    assert {chunk.header for chunk in cut(filed, "structure", "plain")} == {plain_header(filed)}


def test_our_header_has_the_headings_too(filed: Filed) -> None:
    assert any("Item 1A" in chunk.header for chunk in cut(filed, "fixed", "ours"))
