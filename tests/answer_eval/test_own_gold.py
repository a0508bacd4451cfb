"""Questions as people bring them: what is completed, what is judged, and what is said of bad lines."""

import json
from pathlib import Path
from typing import Any

import pytest

from answer_eval.figure_score import Verdict
from answer_eval.judging import has_words, judge
from answer_eval.own_gold import read_gold
from data.errors import FormatError
from tests.answer_eval.cited_statement import GOLD, REVENUE, answer, text_of

NOWHERE = {"document_id": "d", "start": 5, "end": 5}


def written(folder: Path, *lines: Any) -> Path:
    path = folder / "my.jsonl"
    path.write_text("".join(json.dumps(one) + "\n" for one in lines), "utf-8")
    return path


def read(folder: Path, *lines: Any) -> list[dict[str, Any]]:
    return read_gold(written(folder, *lines))


def test_a_question_and_a_value_are_enough(tmp_path: Path) -> None:
    one, two, three = read(
        tmp_path,
        {"question": "How much?", "value": 66517000000},
        {"id": 7, "question": "Who?", "expects": "Marlowe Quint"},
        {"question": "When?", "outcome": "not_found", "note": "kept"},
    )
    assert (one["id"], one["kind"], one["value"], one["outcome"]) == (
        "line-1",
        "reported",
        "66517000000",
        "answered",
    )
    assert (two["id"], two["kind"], two["expects"]) == ("7", "words", ["Marlowe Quint"])
    assert (three["id"], three["kind"], three["note"]) == ("line-3", "refused", "kept")


def test_generated_gold_passes_through(tmp_path: Path) -> None:
    (row,) = read(tmp_path, GOLD)
    assert {key: row[key] for key in GOLD} == GOLD


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ({"value": 5}, 'it has no "question"'),
        (
            {"question": "How much?"},
            'it says nothing that is right: give "value", "expects", "spans", or an "outcome" other than',
        ),
        (
            {"question": "How much?", "value": "about 5 million"},
            '"value" is \'about 5 million\', not a number in base units, such as "391035000000"',
        ),
        ({"question": "Q", "value": True}, None),
        ({"question": "Q", "value": "NaN"}, None),
        ({"question": "Q", "value": 1, "as_of": "yesterday"}, None),
        ({"question": "Q", "value": 1, "period": {"end": "2024"}}, None),
        ({"question": "Q", "value": 1, "turns": "before"}, None),
        ({"question": "Q", "value": 1, "cik": "42"}, None),
        (
            {"question": "Q", "outcome": "refused"},
            "\"outcome\" is 'refused', not one of answered, ",
        ),
        ({"question": "Q", "spans": [NOWHERE]}, None),
        ({"question": "Q", "needs": [NOWHERE]}, None),
    ],
)
def test_a_bad_line_is_said_with_its_number(
    tmp_path: Path, line: dict[str, Any], fault: str | None
) -> None:
    path = written(tmp_path, {"question": "How much?", "value": 1}, line)
    with pytest.raises(FormatError) as told:
        read_gold(path)
    said = f"Line 2 of {path} is wrong: "
    assert str(told.value).startswith(said + (fault or ""))


def test_the_other_bad_lines_are_named_too(tmp_path: Path) -> None:
    good = {"question": "How much?", "value": 1}
    path = written(tmp_path, {"value": 1}, good, {"value": 1}, good, {"value": 1})
    with pytest.raises(FormatError) as told:
        read_gold(path)
    assert str(told.value) == (
        f'Line 1 of {path} is wrong: it has no "question". So are lines 3, 5.'
    )


def test_an_id_stands_once(tmp_path: Path) -> None:
    path = written(tmp_path, GOLD, {**GOLD, "question": "Another"})
    with pytest.raises(FormatError) as told:
        read_gold(path)
    assert str(told.value) == (f"Line 2 of {path} is wrong: the id 'g1' is on an earlier line too.")


def test_only_what_is_stated_is_asked(tmp_path: Path) -> None:
    value, unit, year = read(
        tmp_path,
        {"question": "Q", "value": "66517000000"},
        {"question": "Q", "value": "66517000000", "unit": "EUR"},
        {"question": "Q", "value": "66517000000", "period": {"start": None, "end": "2023-12-31"}},
    )
    good = Verdict(right=True, cited=True, error_class="", cited_gold=None)
    assert judge(value, answer(REVENUE), text_of) == good
    assert judge(unit, answer(REVENUE), text_of).error_class == "wrong_unit"
    assert judge(year, answer(REVENUE), text_of).error_class == "wrong_item"


def test_a_value_may_be_off_by_what_the_line_says(tmp_path: Path) -> None:
    near, far = read(
        tmp_path,
        {"question": "Q", "value": "66500000000", "precision": 50000000},
        {"question": "Q", "value": "66500000000", "precision": 1000000},
    )
    assert judge(near, answer(REVENUE), text_of).right
    assert not judge(far, answer(REVENUE), text_of).right


def test_words_may_stand_in_the_answer_or_in_a_quote(tmp_path: Path) -> None:
    said, quoted, missing, placed, elsewhere = read(
        tmp_path,
        {"question": "Q", "expects": "reported  REVENUE"},
        {"question": "Q", "expects": ["(in millions)", "Total revenue"]},
        {"question": "Q", "expects": ["reported", "profit"]},
        {"question": "Q", "spans": GOLD["spans"]},
        {"question": "Q", "spans": [{**GOLD["spans"][0], "start": 200, "end": 210}]},
    )
    made = answer(REVENUE)
    assert judge(said, made, text_of) == Verdict(right=True, cited=True, error_class="")
    assert judge(quoted, made, text_of).right
    assert judge(missing, made, text_of).error_class == "wrong_words"
    assert judge(placed, made, text_of).cited_gold is True
    assert judge(elsewhere, made, text_of).error_class == "wrong_place"
    assert judge(said, answer(), text_of) == Verdict(
        right=True, cited=False, error_class="not_cited"
    )
    refused = answer(outcome="not_found", reason={"code": "not_in_filings", "words": ""})
    assert judge(said, refused, text_of).error_class == "refused"


def test_a_refusal_without_a_reason_takes_any(tmp_path: Path) -> None:
    any_reason, one_reason = read(
        tmp_path,
        {"question": "Q", "outcome": "not_found"},
        {"question": "Q", "outcome": "not_found", "reason": "future_period"},
    )
    refused = answer(outcome="not_found", reason={"code": "not_in_filings", "words": ""})
    assert judge(any_reason, refused, text_of).right
    assert judge(one_reason, refused, text_of).error_class == "wrong_reason"
    unclear = answer(outcome="unclear", reason={"code": "no_company", "words": ""})
    assert judge(any_reason, unclear, text_of).error_class == "wrong_reason"


@pytest.mark.parametrize(
    ("expected", "said", "is_there"),
    [
        ("6", "an indicator of 6 of 7", True),
        ("6", "an indicator of 16", False),
        ("6", "6,5 % a year", False),
        ("1.265,8", "Ventas | 1.265,8 | 1.243,1", True),
        ("265,8", "Ventas | 1.265,8 | 1.243,1", False),
        ("0.11", "It is 0.11.", True),
        ("Penang", "in penang, Malaysia", True),
    ],
)
def test_an_expected_number_is_not_a_part_of_another(
    expected: str, said: str, is_there: bool
) -> None:
    assert has_words({"text": said, "citations": []}, [expected]) is is_there


def test_other_words_may_be_as_right(tmp_path: Path) -> None:
    (row,) = read(
        tmp_path,
        {
            "question": "Which strike?",
            "expects": ["strike"],
            "alternatives": [{"expects": ["revenue", "sales"]}, {"expects": "Revenue of"}],
        },
    )
    said = answer(REVENUE)
    assert judge(row, {**said, "text": "A strike."}, text_of).right
    assert judge(row, {**said, "text": "Revenue of the year."}, text_of).right
    assert not judge(row, {**said, "text": "Nothing of it."}, text_of).right
