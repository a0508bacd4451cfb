"""Markers of a draft become numbers; what is no marker stays text, and none is lost or repaired."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chat.markers import segments, text_so_far, without_marks
from chat.model import Segment

S = Segment


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Revenue rose [1].", [S("Revenue rose.", (1,))]),
        ("Revenue rose. [1]", [S("Revenue rose.", (1,))]),
        ("Revenue rose.[1].", [S("Revenue rose.", (1,))]),
        ("A [1][2] and B [3].", [S("A", (1, 2)), S(" and B.", (3,))]),
        ("A [1, 2], B [3] and [4].", [S("A,", (1, 2)), S(" B.", (3, 4))]),
        ("A [1-3].", [S("A.", (1, 2, 3))]),
        ("A [2; 2 y 1].", [S("A.", (2, 1))]),
        ("A [Source 2]. B [fuentes: 1, 3].", [S("A.", (2,)), S(" B.", (1, 3))]),
        ("A 【4】 [^5]", [S("A", (4, 5))]),
        ("A. [1]\n\nB [2].", [S("A.", (1,)), S("\n\nB.", (2,))]),
        ("A.\n[1]\nB", [S("A.", (1,)), S("\nB")]),
        ("No marker at all.", [S("No marker at all.")]),
        ("", []),
    ],
)
def test_a_marker_belongs_to_the_text_before_it(text: str, found: list[Segment]) -> None:
    assert list(segments(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("[1] A rose.\n[2] B fell.", [S("A rose.", (1,)), S("\nB fell.", (2,))]),
        ("- [1] A rose.\n- [2] B fell.", [S("- A rose.", (1,)), S("\n- B fell.", (2,))]),
        ("[1]. A rose.", [S("A rose.", (1,))]),
        ("[1] [2] A rose.", [S("A rose.", (1, 2))]),
        ("[1] A rose [2].", [S("A rose.", (1, 2))]),
        ("[1]", [S("", (1,))]),
    ],
)
def test_a_marker_that_opens_a_line_belongs_to_the_line(text: str, found: list[Segment]) -> None:
    assert list(segments(text)) == found


def test_an_unknown_number_is_kept() -> None:
    assert segments("A [0]. B [99]. C [2023-2024].") == (
        S("A.", (0,)),
        S(" B.", (99,)),
        S(" C.", (2023, 2024)),
    )


@pytest.mark.parametrize(
    "marker",
    [
        "[]", "[ ]", "[n]", "[?]", "[JPM-FY2024#17]", "[1a]", "[01]", "[3-1]", "[1-9999]", "[１]",
        "[12,345]", "[1.5]", "[-1]", "[1, x]", "[f1]", "[source]", "[citation needed]", "[Note 3]",
        "【2†L1-L4】", "[1](https://evil.test/?p=1)", "[1](#a)", "[99999]",
    ],
)  # fmt: skip
def test_a_malformed_marker_is_kept_as_written(marker: str) -> None:
    assert segments(f"Costs fell {marker}.") == (S("Costs fell.", (), (marker,)),)


def test_a_marker_that_the_end_cut_off_is_kept() -> None:
    assert segments("Costs fell [1") == (S("Costs fell", (), ("[1",)),)
    assert segments("Costs fell [") == (S("Costs fell", (), ("[",)),)
    assert segments("Costs [1 fell.") == (S("Costs", (), ("[1",)), S(" fell."))


@pytest.mark.parametrize(
    "text",
    [
        "[the Company] said so [sic] and [...]",
        "a slot [{f1}] stays",
        "{f1} rose by {f2}",
        "f(1) (2)",
    ],
)
def test_brackets_around_words_and_slots_are_text(text: str) -> None:
    assert segments(text) == (S(text),)


def test_a_marker_of_a_source_that_was_not_shown_names_nothing() -> None:
    assert segments("A [2]. B [1, 3].", unseen={3}) == (S("A.", (2,)), S(" B.", (), ("[1, 3]",)))


def test_a_model_without_markers_has_them_taken_out_and_kept() -> None:
    assert without_marks("A [1] and [] b.") == ("A b.", ("[1]", "[]"))


def test_text_so_far_holds_back_half_a_marker() -> None:
    text = "Revenue {f1} rose [1], and costs [2, 3] fell."
    heard = [text_so_far(text[:end]) for end in range(len(text) + 1)]
    assert heard[-1] == "Revenue {f1} rose, and costs fell."
    assert not any(set("[]23") & set(one) for one in heard)


drafts = st.lists(
    st.sampled_from(
        ["[1]", "[2, 3]", "[", "]", "[]", "[x9]", " ", ".", "\n", "Sales", "{f1}", "9", "【7】"]
    ),
    max_size=25,
).map("".join)


@given(drafts)
def test_every_word_and_every_marker_is_kept_once(text: str) -> None:
    found = segments(text)
    written = "".join(one.text for one in found)
    kept = re.findall(r"Sales|\{f1\}", written)
    said = " ".join(mark for one in found for mark in one.malformed)
    assert len(kept) + len(re.findall(r"Sales|\{f1\}", said)) == len(
        re.findall(r"Sales|\{f1\}", text)
    )
    assert not re.search(r"\[\d+\]|【7】|\[\]", written)
    named = "".join(f"{source} " for one in found for source in one.cited)
    told = (written + said + named).count("9")
    assert min(1, text.count("9")) <= told <= text.count("9"), "a number named twice counts once"


@given(st.text(alphabet="[](){}【】0123456789,-–.;: \nabn¿", max_size=60))
def test_any_text_is_read(text: str) -> None:
    for one in segments(text):
        assert isinstance(one.text, str)
    text_so_far(text)
