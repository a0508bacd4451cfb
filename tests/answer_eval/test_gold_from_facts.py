"""Gold against values typed from the sample's pages and from real filings, and its independence."""

import ast
import json
import subprocess
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from answer_eval.gold_from_facts import gold_questions, write_gold
from answer_eval.gold_words import ITEMS, PLURAL
from data.adding import add_items, find_items
from data.errors import SetupError
from data.sample import FILES
from data.store import Store, open_store

ROOT = Path(__file__).resolve().parents[2]
TOLVANE, HALDEN = "0009910482", "0009924117"
HESTRAVA = "0009900008"
FORBIDDEN = (
    "data.fact_table", "data.fiscal", "data.line_item", "data.formula", "data.derive", "data.recipes",
    "data.line_value", "data.same_basis", "data.fact_versions", "data.books", "data.amount", "chat",
    "retrieval",
)  # fmt: skip
INDEPENDENT = sorted(
    [*(ROOT / "answer_eval").glob("gold_*.py"), ROOT / "answer_eval" / "printed_number.py"]
)


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("path", INDEPENDENT, ids=lambda path: path.stem)
def test_gold_knows_nothing_of_the_code_that_answers(path: Path) -> None:
    assert not [name for name in imported(path) if name.startswith(FORBIDDEN)]


def test_nor_does_anything_that_it_imports() -> None:
    code = "import answer_eval.gold_from_facts, sys; print(*sorted(sys.modules))"
    loaded = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    assert "data.store" in loaded
    assert not [name for name in loaded if name.startswith(FORBIDDEN)]


def test_there_are_enough_line_items_in_enough_words() -> None:
    assert len(ITEMS) >= 24
    assert len({item.name for item in ITEMS}) == len(ITEMS)
    for item in ITEMS:
        assert len(set(item.en)) >= 3
        assert len(set(item.es)) >= 3
        assert all(one.startswith(("el ", "la ", "los ", "las ")) for one in item.es)
    assert {word for item in ITEMS for word in item.en} >= PLURAL


@pytest.fixture(scope="module")
def sample(tmp_path_factory: pytest.TempPathFactory) -> Store:
    made = open_store(tmp_path_factory.mktemp("gold") / "store")
    assert all(outcome.added for outcome in add_items(made, find_items([str(FILES)]), sample=True))
    return made


@pytest.fixture(scope="module")
def questions(sample: Store) -> list[dict[str, Any]]:
    """More than there is to ask: everything once."""
    return gold_questions(sample, count=100_000)


def find(questions: list[dict[str, Any]], cik: str, item: str, **wanted: Any) -> dict[str, Any]:
    """The one right answer that all questions for the same thing agree on."""
    found = [
        one
        for one in questions
        if (one["cik"], one["item"]) == (cik, item)
        and all(one[name] == value for name, value in wanted.items())
    ]
    assert found, (item, wanted)
    assert len({(one["value"], one["reason"]) for one in found}) == 1
    return found[0]


YEAR_2024 = {"start": "2024-01-01", "end": "2024-12-31"}
YEAR_2022 = {"start": "2022-01-01", "end": "2022-12-31"}
END_2023 = {"start": None, "end": "2023-12-31"}
END_2024 = {"start": None, "end": "2024-12-31"}
QUARTER = {"start": "2025-07-01", "end": "2025-09-30"}
NINE_MONTHS = {"start": "2024-01-01", "end": "2024-09-30"}


@pytest.mark.parametrize(
    ("item", "period", "value", "unit"),
    [
        ("revenue", YEAR_2024, "1185359000", "USD"),
        ("cost of revenue", YEAR_2022, "565043000", "USD"),
        ("net income", YEAR_2024, "142810000", "USD"),
        ("EPS diluted", YEAR_2022, "1.35", "USD/shares"),
        ("diluted shares", YEAR_2024, "74302000", "shares"),
        ("capital expenditure", YEAR_2024, "49732000", "USD"),
        ("investing cash flow", YEAR_2022, "-107299000", "USD"),
        ("total assets", END_2023, "1439737000", "USD"),
        ("inventory", END_2024, "160302000", "USD"),
        ("gross profit", QUARTER, "146617000", "USD"),
        ("operating income", NINE_MONTHS, "145274000", "USD"),
    ],
)
def test_a_reported_value_is_the_one_on_the_page(
    questions: list[dict[str, Any]], item: str, period: dict[str, str], value: str, unit: str
) -> None:
    found = find(questions, TOLVANE, item, period=period, kind="reported", as_of=None)
    assert (found["value"], found["unit"]) == (value, unit)


@pytest.mark.parametrize(
    ("item", "period", "value"),
    [
        # 544,381 / 1,185,359; 203,160 / 1,185,359; 142,810 / 1,185,359
        ("gross margin", YEAR_2024, "0.4592541163"),
        ("operating margin", YEAR_2024, "0.1713911144"),
        ("net margin", YEAR_2024, "0.1204782686"),
        # 1,185,359 / 1,118,568 - 1; 142,810 / 124,131 - 1
        ("revenue growth", YEAR_2024, "0.0597111664"),
        ("net income growth", YEAR_2024, "0.1504781239"),
        ("free cash flow", YEAR_2024, "153010000"),  # 202,742 - 49,732
        ("current ratio", END_2024, "1.5921820239"),  # 579,688 / 364,084
        ("change in revenue", YEAR_2024, "66791000"),
    ],
)
def test_a_derived_value_is_the_one_worked_out_by_hand(
    questions: list[dict[str, Any]], item: str, period: dict[str, str], value: str
) -> None:
    found = find(questions, TOLVANE, item, period=period, kind="derived")
    assert found["value"] == value


def test_a_fourth_quarter_is_the_year_less_nine_months(questions: list[dict[str, Any]]) -> None:
    period = {"start": "2024-10-01", "end": "2024-12-31"}
    found = find(questions, TOLVANE, "revenue", period=period, slice="quarter by difference")
    assert found["value"] == "312509000"  # 1,185,359 - 872,850
    assert [one["value"] for one in found["operands"]] == ["1185359000", "872850000"]
    per_share = find(questions, TOLVANE, "EPS diluted", period=period)
    assert (per_share["outcome"], per_share["reason"]) == ("not_derivable", "per_share_difference")


SECOND = {"start": "2025-04-01", "end": "2025-06-30"}


@pytest.mark.parametrize(
    ("day", "value", "reason"),
    [
        ("2025-07-30", None, "not_yet_filed"),
        ("2025-07-31", "318753000", None),
        ("2025-10-13", "318753000", None),
        ("2025-10-14", "312273000", None),
    ],
)
def test_what_was_known_changes_on_the_day_of_filing(
    questions: list[dict[str, Any]], day: str, value: str | None, reason: str | None
) -> None:
    found = find(questions, TOLVANE, "revenue", period=SECOND, as_of=day)
    assert (found["value"], found["reason"]) == (value, reason)


def test_without_a_day_the_restated_value_counts(questions: list[dict[str, Any]]) -> None:
    found = find(questions, TOLVANE, "revenue", period=SECOND, as_of=None)
    assert found["value"] == "312273000"


def test_a_year_is_named_as_its_company_names_it(questions: list[dict[str, Any]]) -> None:
    """The year to 1 February 2025 is fiscal 2024 for Halden, and no calendar year."""
    period = {"start": "2024-02-04", "end": "2025-02-01"}
    asked = [
        one["question"]
        for one in questions
        if one["cik"] == HALDEN and one["period"] == period and one["slice"] == "annual"
    ]
    assert asked
    assert all("24" in one or "February 1, 2025" in one or "febrero" in one for one in asked)
    assert not [one for one in asked if one.rstrip("?. ").endswith(("in 2024", "en 2024"))]


def test_the_cited_places_print_the_value(sample: Store, questions: list[dict[str, Any]]) -> None:
    places = 0
    for one in questions:
        if one["kind"] != "reported" or one["unit"] != "USD" or one["cik"] != TOLVANE:
            continue
        assert one["spans"], one["question"]
        for span in one["spans"]:
            text = sample.document(span["document_id"]).text[span["start"] : span["end"]]
            digits = text.strip("$() ").replace(",", "").replace(".", "").rstrip("0")
            assert digits in one["value"], (one["question"], text)
            places += 1
    assert places > 500


def test_questions_without_an_answer_have_a_typed_reason(questions: list[dict[str, Any]]) -> None:
    refused = Counter(one["reason"] for one in questions if one["outcome"] != "answered")
    assert set(refused) >= {
        "company_not_on_file",
        "period_not_on_file",
        "future_period",
        "concept_not_reported",
        "not_yet_filed",
        "per_share_difference",
    }
    assert find(questions, HALDEN, "research and development")["reason"] is not None


def test_of_a_company_under_ifrs_only_what_it_reports_under_no_name_is_asked_as_unreported(
    sample_home: Path,
) -> None:
    asked = [
        one for one in gold_questions(open_store(sample_home), count=100_000)
        if one["cik"] == HESTRAVA and one["slice"] == "no answer"
    ]  # fmt: skip
    # A shipping company: inventories, goodwill, dividends and buybacks stand in its books, research does not.
    assert {one["item"] for one in asked} == {"research and development"}


def test_a_sample_has_all_slices_companies_languages_and_items(sample: Store) -> None:
    asked = gold_questions(sample, count=600, seed=3)
    assert len(asked) == 600
    assert len({one["id"] for one in asked}) == 600
    said = {(one["question"], *one.get("turns", ()), one["as_of"]) for one in asked}
    assert len(said) == 600
    assert {one["language"] for one in asked} == {"en", "es"}
    assert {one["cik"] for one in asked} == {TOLVANE, HALDEN, ""}
    assert len({one["item"] for one in asked if one["kind"] == "reported"}) >= 20
    assert len({one["template"] for one in asked}) >= 12
    slices = Counter(one["slice"] for one in asked)
    assert slices["annual"] > 100
    assert {"twins", "comparison", "follow-up", "robustness", "cross-language"} <= set(slices)
    splits = {
        cik: {one["split"] for one in asked if one["cik"] == cik} for cik in (TOLVANE, HALDEN)
    }
    assert splits[TOLVANE] == {"test"}
    assert all(len(found) == 1 for found in splits.values())
    assert slices["as of, superseded"] > 0


def test_the_same_seed_gives_the_same_bytes_and_another_other_questions(
    sample: Store, tmp_path: Path
) -> None:
    for name, seed in (("a", 5), ("b", 5), ("c", 6)):
        write_gold(tmp_path / name / "g.jsonl", gold_questions(sample, count=80, seed=seed))
    first, again, other = ((tmp_path / name / "g.jsonl").read_bytes() for name in "abc")
    assert first == again
    assert first != other
    assert len(first.splitlines()) == 80


def test_an_empty_store_has_nothing_to_ask(store: Store) -> None:
    with pytest.raises(SetupError) as told:
        gold_questions(store)
    assert str(told.value) == (
        "The store holds no documents. Add some with: python -m data add FOLDER"
    )


def test_gold_agrees_with_the_questions_typed_by_hand(corpus: Path, tmp_path: Path) -> None:
    """Two independent roads to one value: typed from the page, and generated from the facts."""
    made = open_store(tmp_path / "real")
    files = sorted((corpus / "filings").glob("nvda_*")) + sorted((corpus / "filings").glob("ko_*"))
    list(add_items(made, find_items([str(path) for path in files])))
    generated: dict[tuple[str, str, str], set[str]] = defaultdict(set)
    for one in gold_questions(made, count=100_000):
        if one["outcome"] == "answered":
            key = (one["cik"], one["item"], json.dumps(one["period"]))
            generated[key].add(one["value"])
    lines = (ROOT / "answer_eval" / "gold" / "typed_questions.jsonl").read_text().splitlines()
    compared = 0
    for line in lines:
        typed = json.loads(line)
        key = (typed["cik"], typed["item"], json.dumps(typed["period"]))
        is_change = typed["unit"] == "USD" and len(typed.get("operands", ())) == 2
        if key in generated and typed["outcome"] == "answered" and not is_change:
            assert typed["value"] in generated[key], typed["question"]
            compared += 1
    assert compared >= 35
