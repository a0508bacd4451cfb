"""The scorer against answers with one planted fault each: it must name the fault, and only that."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest

from answer_eval.figure_score import Verdict, verdict, wilson
from answer_eval.printed_number import prints

GOOD = Verdict(right=True, cited=True, error_class="", cited_gold=True)
CIK, OTHER_CIK = "0000000042", "0000000077"
PLACE = "0000000042/10-K-2024-12-31"
TEXT = (
    "(in millions, except per share)\n\n"
    "| | 2024 | 2023 |\n|---|---|---|\n"
    "| Total revenue | $ 66,517 | $ 77,794 |\n"
    "| Products | 53,227 | 65,581 |\n"
    "| Net loss | $ (11,817) | $ (2,222) |\n"
    "| Preferred dividends | — | — |\n"
    "In 2024 revenue was $66,517 million.\n"
)
REVENUE = "us-gaap:Revenues"
YEAR = {"start": "2024-01-01", "end": "2024-12-31"}
YEAR_BEFORE = {"start": "2023-01-01", "end": "2023-12-31"}


def text_of(place: str) -> str:
    if place != PLACE:
        raise KeyError(place)
    return TEXT


def span(words: str) -> dict[str, int]:
    start = TEXT.index(words)
    return {"start": start, "end": start + len(words)}


def gold(**changes: Any) -> dict[str, Any]:
    plain = {
        "id": "g1",
        "kind": "reported",
        "cik": CIK,
        "concepts": [REVENUE],
        "period": YEAR,
        "value": "66517000000",
        "unit": "USD",
        "outcome": "answered",
        "reason": None,
        "spans": [{"document_id": PLACE, **span("66,517")}],
    }
    return {**plain, **changes}


def fact(value: str, words: str, concept: str = REVENUE, **changes: Any) -> dict[str, Any]:
    plain = {
        "concept": concept,
        "value": value,
        "unit": "USD",
        "period": YEAR,
        "dimensions": {},
        "document_id": PLACE,
        "span": span(words),
    }
    return {**plain, **changes}


def citation(marker: int, words: str) -> dict[str, Any]:
    return {
        "marker": marker,
        "document_id": PLACE,
        "cik": CIK,
        "spans": [span(words), span("2024")],
        "quotes": [words, "2024"],
    }


def answer(figure: dict[str, Any], *citations: dict[str, Any]) -> dict[str, Any]:
    return {
        "outcome": "answered",
        "reason": None,
        "figures": [figure],
        "citations": list(citations),
        "text": "",
        "route": {"kind": "figure", "reason": ""},
    }


def reported(value: str, leaf: dict[str, Any], **changes: Any) -> dict[str, Any]:
    plain = {
        "label": "Revenue",
        "value": value,
        "unit": "USD",
        "formula": "reported",
        "period": YEAR,
        "inputs": [leaf],
        "citations": [1],
    }
    return {**plain, **changes}


def right_answer() -> dict[str, Any]:
    figure = reported("66517000000", fact("66517000000", "66,517"))
    return answer(figure, citation(1, "$ 66,517"))


def test_a_right_and_cited_figure_passes() -> None:
    assert verdict(gold(), right_answer(), text_of) == GOOD


def planted(name: str) -> dict[str, Any]:
    """A right answer with one fault."""
    made = deepcopy(right_answer())
    figure, cited = made["figures"][0], made["citations"][0]
    leaf = figure["inputs"][0]
    changes: dict[str, Callable[[], Any]] = {
        "scale": lambda: figure.update(value="66517000"),
        "sign": lambda: figure.update(value="-66517000000"),
        "wrong_year": lambda: figure.update(value="77794000000", period=YEAR_BEFORE),
        "wrong_quarter": lambda: figure.update(period={"start": "2023-10-01", "end": "2024-09-30"}),
        "year_for_part": lambda: figure.update(period={"start": "2024-10-01", "end": "2024-12-31"}),
        "wrong_company": lambda: cited.update(cik=OTHER_CIK),
        "wrong_unit": lambda: figure.update(unit="USD/shares"),
        "wrong_item": lambda: (
            figure.update(value="11817000000"),
            leaf.update(concept="us-gaap:ProfitLoss"),
        ),
        "segment_for_total": lambda: (
            figure.update(value="53227000000"),
            leaf.update(dimensions={"srt:ProductOrServiceAxis": "us-gaap:ProductMember"}),
        ),
        "restated": lambda: figure.update(value="66500000001"),
        "invented": lambda: figure.update(value="123", inputs=[]),
        "no_figure": lambda: made.update(figures=[]),
        "refused": lambda: made.update(
            outcome="not_found", reason={"code": "concept_not_reported", "words": ""}, figures=[]
        ),
    }
    changes[name]()
    return made


@pytest.mark.parametrize(
    "name",
    [
        "scale",
        "sign",
        "wrong_year",
        "wrong_quarter",
        "year_for_part",
        "wrong_company",
        "wrong_unit",
        "wrong_item",
        "segment_for_total",
        "restated",
        "invented",
        "no_figure",
        "refused",
    ],
)
def test_a_planted_fault_is_caught_and_named(name: str) -> None:
    found = verdict(gold(), planted(name), text_of)
    assert not found.right
    assert found.error_class == name


def test_a_quarter_given_for_the_half_year_is_named() -> None:
    half = {"start": "2024-01-01", "end": "2024-06-30"}
    quarter = {"start": "2024-04-01", "end": "2024-06-30"}
    made = right_answer()
    made["figures"][0]["period"] = quarter
    assert verdict(gold(period=half), made, text_of).error_class == "quarter_for_ytd"


def test_the_year_before_of_a_balance_is_a_wrong_year() -> None:
    made = right_answer()
    made["figures"][0]["period"] = {"start": None, "end": "2023-12-31"}
    asked = gold(period={"start": None, "end": "2024-12-31"})
    assert verdict(asked, made, text_of).error_class == "wrong_year"


def test_a_balance_given_for_a_flow_is_another_item() -> None:
    made = right_answer()
    made["figures"][0]["period"] = {"start": None, "end": "2024-12-31"}
    assert verdict(gold(), made, text_of).error_class == "wrong_item"


CITATION_FAULTS: dict[str, dict[str, Any]] = {
    "a quote that is not the slice": {"quotes": ["$ 66,518", "2024"]},
    "a span that prints another number": {
        "spans": [span("$ 77,794"), span("2024")],
        "quotes": ["$ 77,794", "2024"],
    },
    "a span that prints the number among others": {
        "spans": [span("| $ 66,517 | $ 77,794 |")],
        "quotes": ["| $ 66,517 | $ 77,794 |"],
    },
    "a citation of everything": {"spans": [{"start": 0, "end": len(TEXT)}], "quotes": [TEXT]},
    "a span beyond the end": {"spans": [{"start": 0, "end": len(TEXT) + 1}], "quotes": [TEXT]},
    "an empty span": {"spans": [{"start": 5, "end": 5}], "quotes": [""]},
    "a span without a quote": {"quotes": ["$ 66,517"]},
    "a document that is not on file": {"document_id": "sha256/000000000000"},
    "no document": {"document_id": None, "spans": [], "quotes": []},
    "another marker": {"marker": 2},
}


@pytest.mark.parametrize("name", CITATION_FAULTS)
def test_a_planted_citation_fault_is_caught(name: str) -> None:
    made = right_answer()
    made["citations"][0].update(CITATION_FAULTS[name])
    found = verdict(gold(), made, text_of)
    assert (found.right, found.cited, found.error_class) == (True, False, "not_cited")


def test_a_number_cited_at_another_place_that_prints_it_is_cited_but_not_at_gold() -> None:
    made = right_answer()
    made["citations"][0].update(spans=[span("$66,517 million")], quotes=["$66,517 million"])
    assert verdict(gold(), made, text_of) == replace(GOOD, cited_gold=False)


def margin(value: str, *citations: dict[str, Any], **changes: Any) -> dict[str, Any]:
    above = reported("-11817000000", fact("-11817000000", "(11,817)", "us-gaap:NetIncomeLoss"))
    below = reported("66517000000", fact("66517000000", "66,517"))
    figure = {
        "label": "Net margin",
        "value": value,
        "unit": "ratio",
        "formula": "net margin",
        "period": YEAR,
        "inputs": [above, below],
        "citations": [1, 2],
        **changes,
    }
    return answer(figure, *citations)


MARGIN_GOLD = gold(
    kind="derived",
    concepts=["us-gaap:NetIncomeLoss", REVENUE],
    value="-0.1776538328",
    unit="ratio",
    operands=[
        {
            "concept": "us-gaap:NetIncomeLoss",
            "period": YEAR,
            "value": "-11817000000",
            "spans": [{"document_id": PLACE, **span("11,817")}],
        },
        {
            "concept": REVENUE,
            "period": YEAR,
            "value": "66517000000",
            "spans": [{"document_id": PLACE, **span("66,517")}],
        },
    ],
)
OF_LOSS, OF_REVENUE = citation(1, "$ (11,817)"), citation(2, "$ 66,517")


@pytest.mark.parametrize("value", ["-0.17765383285476", "-0.1777", "-0.178"])
def test_a_derived_figure_may_be_exact_or_rounded(value: str) -> None:
    found = verdict(MARGIN_GOLD, margin(value, OF_LOSS, OF_REVENUE), text_of)
    assert found == GOOD


@pytest.mark.parametrize("value", ["-0.18", "-0.179", "-0.17775"])
def test_a_derived_figure_that_is_off_in_its_own_digits_is_wrong(value: str) -> None:
    assert not verdict(MARGIN_GOLD, margin(value, OF_LOSS, OF_REVENUE), text_of).right


def test_percent_given_for_a_ratio_is_a_scale_fault() -> None:
    found = verdict(MARGIN_GOLD, margin("-17.7654", OF_LOSS, OF_REVENUE), text_of)
    assert found.error_class == "scale"


def test_each_operand_of_a_derived_figure_must_be_cited() -> None:
    found = verdict(MARGIN_GOLD, margin("-0.1777", OF_LOSS, citations=[1]), text_of)
    assert (found.right, found.cited) == (True, False)


def test_a_wrong_operand_and_a_wrong_formula_are_told_apart() -> None:
    wrong = margin("-0.1519", OF_LOSS, OF_REVENUE)
    assert verdict(MARGIN_GOLD, wrong, text_of).error_class == "wrong_formula"
    wrong["figures"][0]["inputs"][1]["inputs"][0].update(value="77794000000", period=YEAR_BEFORE)
    assert verdict(MARGIN_GOLD, wrong, text_of).error_class == "wrong_operand"


def test_an_alternative_is_right_too() -> None:
    asked = gold(value="1", alternatives=[{"value": "66517000000", "concepts": [REVENUE]}])
    assert verdict(asked, right_answer(), text_of).right


def test_a_tax_rate_is_pure_in_a_filing_and_a_ratio_in_an_answer() -> None:
    made = right_answer()
    made["figures"][0]["unit"] = "ratio"
    assert verdict(gold(unit="pure"), made, text_of).right


def refusal(code: str, outcome: str = "not_found") -> dict[str, Any]:
    return {"outcome": outcome, "reason": {"code": code, "words": ""}, "figures": []}


def test_a_question_without_an_answer_must_be_refused_for_the_right_reason() -> None:
    asked = gold(
        kind="refused",
        value=None,
        outcome="not_found",
        reason="not_in_document",
        also_accept=[{"outcome": "not_found", "reason": "concept_not_reported"}],
    )
    assert verdict(asked, refusal("not_in_document"), text_of) == replace(GOOD, cited_gold=None)
    assert verdict(asked, refusal("concept_not_reported"), text_of).right
    assert verdict(asked, refusal("future_period"), text_of).error_class == "wrong_reason"
    answered = verdict(asked, right_answer(), text_of)
    assert answered.error_class == "answered_but_should_refuse"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("$ (11,817)", "-11817000000"),
        ("391,035", "391035000000"),
        ("1.19", "1.19"),
        ("24.1 %", "0.241"),
        ("24.1", "0.241"),
        ("12.345,6", "12345600"),
        ("12 345", "12345000"),
        ("$391.0 billion", "391000000000"),
        ("—", "0"),
        ("$ —", "0"),
        ("no", "0"),
        ("ten", "10"),
    ],
)
def test_a_print_is_read_whatever_its_marks(text: str, value: str) -> None:
    assert prints(text, Decimal(value))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("391,035", "391036000000"),
        ("391,035", "3910350000"),
        ("391,035 383,285", "391035000000"),
        ("24.1 %", "24.1"),
        ("1,23,4", "1234"),
        ("—", "1"),
        ("", "0"),
        ("revenue", "0"),
    ],
)
def test_another_number_is_not_printed(text: str, value: str) -> None:
    assert not prints(text, Decimal(value))


def test_the_interval_is_the_one_of_the_books() -> None:
    """148 of 150 is what "at least .95" needs; 81 of 263 is the classic example of Newcombe (1998)."""
    assert wilson(148, 150)[0] == pytest.approx(0.9527, abs=5e-4)
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
