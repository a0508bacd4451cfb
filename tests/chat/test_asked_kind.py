"""Whether a sentence counts the thing that is asked for."""

import pytest

from chat.asked_kind import is_counted
from retrieval.words import words


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        ("We had 36,000 employees in 38 countries.", True),
        ("We had 164,000 full-time equivalent employees.", True),
        ("We also provide 2-days off per quarter for employees to rest.", False),
        ("We paid $40 to employees.", False),
        ("Some 81% of employees took part.", False),
        ("In 2024 employees took part.", False),
    ],
)
def test_a_number_counts_what_it_stands_before_and_is_no_measure_of(
    text: str, counts: bool
) -> None:
    assert is_counted(text, frozenset(words("employees"))) is counts
