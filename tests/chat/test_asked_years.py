"""Rows of tables that have columns for other years than the one that is asked for."""

import pytest

from chat.asked_years import is_of_other_years, years_asked


@pytest.mark.parametrize(
    ("question", "years"),
    [
        ("productivity 2023", {"2023"}),
        ("volume 2023 vs 2024", {"2023", "2024"}),
        ("cloud revenue q1 fy25", {"2025"}),
        ("margin FY'24", {"2024"}),
        ("sales of 12024 units", set()),
        ("How many stores are there?", set()),
    ],
)
def test_years_are_read_in_full_and_in_short(question: str, years: set[str]) -> None:
    assert years_asked(question) == years


@pytest.mark.parametrize(
    ("question", "around", "other"),
    [
        ("productivity 2023", ("2025", "2024", "ratio"), True),
        ("productivity 2024", ("2025", "2024", "ratio"), False),
        ("productivity 2023", ("ratio", "total"), False),
        ("productivity", ("2025", "2024"), False),
        ("cloud revenue q1 fy25", ("aug", "2024", "2023"), False),
        ("cloud revenue fiscal 2022", ("2025", "2024"), True),
        ("ventas 1T25", ("2024",), False),
    ],
)
def test_a_row_of_other_years_is_told(question: str, around: tuple[str, ...], other: bool) -> None:
    assert is_of_other_years(question, around) is other
