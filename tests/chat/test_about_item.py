"""Which sentences say why a part of a company moved: those of the part, its item first."""

import pytest

from chat.about_item import _is_of_another, _opening


@pytest.mark.parametrize(
    ("text", "opens"),
    [
        ("Garden tools net sales increased 4% due to new models.", True),
        ("In 2024, our Garden tools net sales fell.", True),
        ("The increase in Garden tools net sales was due to new models.", True),
        ("This decline in our Garden tools net sales followed a mild winter.", True),
        ("Higher shipping costs offset Garden tools net sales that increased.", False),
        ("The increase in freight was due to Garden tools net sales.", False),
    ],
)
def test_a_sentence_about_a_figure_begins_with_it_or_with_its_move(text: str, opens: bool) -> None:
    assert (_opening(["Garden tools net sales"]).search(text) is not None) == opens


@pytest.mark.parametrize(
    ("text", "names", "other"),
    [
        ("Operating loss increased as charges rose.", ["net loss", "loss"], True),
        ("Gross profit rose.", ["profit"], True),
        ("Net loss increased as charges rose.", ["net loss", "loss"], False),
        ("Operating loss rose, and the loss of the year too.", ["loss"], False),
        ("Operating income rose.", ["operating income"], False),
    ],
)
def test_a_name_inside_the_name_of_another_item_is_not_its_own(
    text: str, names: list[str], other: bool
) -> None:
    assert _is_of_another(text, names) == other
