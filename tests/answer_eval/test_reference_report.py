"""The whole reference table: over two real filings, with vectors of a stand-in, and without a folder."""

import re
import zlib
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray

from answer_eval.lesson_report import Report, Section, json_text, markdown
from answer_eval.reference_filings import Filed, read_annual_reports
from answer_eval.reference_gold import questions
from answer_eval.reference_rank import scopes
from answer_eval.reference_report import measure_reference

FILINGS = ("aapl_10-k_2024-09-28.htm.gz", "nflx_10-k_2024-12-31.htm.gz")
DIMENSIONS = 64


class WordVectors:
    """Vectors by the words of a text: near where words are shared. No model."""

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        rows = np.zeros((len(texts), DIMENSIONS), np.float32)
        for row, text in enumerate(texts):
            for word in re.findall(r"\w+", text.lower()):
                rows[row, zlib.crc32(word.encode()) % DIMENSIONS] += 1
        lengths = np.linalg.norm(rows, axis=1, keepdims=True)
        found: NDArray[np.float32] = (rows / np.maximum(lengths, 1)).astype(np.float32)
        return found

    def cut(self, texts: Sequence[str]) -> int:
        return sum(len(text.split()) > 200 for text in texts)


@pytest.fixture(scope="module")
def folder(corpus: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("filings")
    for name in (*FILINGS, "ibm_10-k_2024-12-31.htm.gz", "aapl_10-q_2024-06-29.htm.gz"):
        (made / name).write_bytes((corpus / "filings" / name).read_bytes())
    return made


@pytest.fixture(scope="module")
def reports(folder: Path) -> tuple[Filed, ...]:
    return read_annual_reports(folder)


@pytest.fixture(scope="module")
def measured(folder: Path) -> tuple[Section, ...]:
    return measure_reference(folder, dense=WordVectors(), progress=lambda _: None)


def test_only_annual_reports_are_read(reports: tuple[Filed, ...]) -> None:
    assert sorted(one.filing.company.name for one in reports) == [
        "Apple Inc.",
        "INTERNATIONAL BUSINESS MACHINES CORPORATION",
        "Netflix, Inc.",
    ]


def test_questions_ask_for_the_values_of_the_filings_own_year(reports: tuple[Filed, ...]) -> None:
    asked = {one.text: one.value for one in questions(reports)}
    assert len(asked) == 14
    assert asked["What was Apple's revenue for fiscal year 2024?"] == 391_035_000_000
    assert asked["What was Apple's net income for fiscal year 2024?"] == 93_736_000_000
    assert asked["What was Apple's total assets for fiscal year 2024?"] == 364_980_000_000
    assert asked["What was Netflix's revenue for fiscal year 2024?"] == 39_000_966_000
    assert asked["What was Netflix's R&D expense for fiscal year 2024?"] == 2_925_295_000


def test_a_metric_whose_concepts_differ_is_not_asked_for(corpus: Path, tmp_path: Path) -> None:
    name = "jnj_10-k_2024-12-29.htm.gz"
    (tmp_path / name).write_bytes((corpus / "filings" / name).read_bytes())
    asked = [one.metric for one in questions(read_annual_reports(tmp_path))]
    assert "R&D expense" not in asked
    assert "revenue" in asked


def test_the_scope_is_what_the_product_reads(reports: tuple[Filed, ...]) -> None:
    asked = questions(reports)
    for question, documents in zip(asked, scopes(asked, reports), strict=True):
        assert documents == (question.document_id,)


def test_every_published_figure_has_ours_beside_it(measured: tuple[Section, ...]) -> None:
    beside = measured[0].tables[0]
    assert len(beside.rows) == 30
    assert all(row[4] is not None for row in beside.rows)
    assert [row[6] for row in beside.rows[:5]] == [0.17, 0.28, 0.33, 0.41, 0.229]


def test_every_part_is_measured_alone_and_together(measured: tuple[Section, ...]) -> None:
    rows = {table.title: [row[:3] for row in table.rows] for table in measured[1].tables}
    assert list(rows) == [
        "Retriever: BM25",
        "Retriever: dense",
        "Retriever: hybrid",
        "Retriever: BM25, our words",
        "Retriever: our BM25",
        "Retriever: our BM25, strictly",
    ]
    assert len(rows["Retriever: BM25"]) == len(rows["Retriever: our BM25"]) == 12
    assert len(rows["Retriever: dense"]) == len(rows["Retriever: hybrid"]) == 8
    assert rows["Retriever: our BM25"][-1] == ("structure", "ours", "asked")


def test_the_filing_without_numbers_is_named(measured: tuple[Section, ...]) -> None:
    assert (
        "Left out, because none of the seven metrics is tagged in the document: "
        "INTERNATIONAL BUSINESS MACHINES CORPORATION." in measured[0].intro
    )


def test_two_runs_give_the_same_bytes(folder: Path, measured: tuple[Section, ...]) -> None:
    again = measure_reference(folder, dense=WordVectors(), progress=lambda _: None)
    one, other = (Report("", "", sections, {}) for sections in (measured, again))
    assert markdown(one) == markdown(other)
    assert json_text(one) == json_text(other)


def test_without_vectors_the_rows_that_need_them_are_dashes(folder: Path) -> None:
    theirs, ours = measure_reference(folder, dense=None, progress=lambda _: None)
    assert [row[1] for row in theirs.tables[0].rows if row[4] is None] == [
        *["dense"] * 5,
        *["hybrid"] * 5,
        *["dense"] * 5,
        *["hybrid"] * 5,
    ]
    assert "Dense and hybrid rows were not measured in this run." in theirs.verdict
    assert len(ours.tables) == 4


@pytest.mark.parametrize(
    ("name", "what"),
    [("missing", "is not there"), ("empty", "holds no 10-K with tagged statements")],
)
def test_a_folder_without_filings_is_said_to_be(tmp_path: Path, name: str, what: str) -> None:
    (tmp_path / "empty").mkdir()
    (section,) = measure_reference(tmp_path / name, dense=None, progress=lambda _: None)
    assert section.tables == ()
    assert section.intro == (
        f"Left out: the folder {name} {what}. The table is made from a folder of 10-Ks as the SEC "
        "has them (.htm or .htm.gz, with inline XBRL): name one, and measure again."
    )
