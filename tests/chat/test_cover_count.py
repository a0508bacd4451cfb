"""Whether a question wants the shares that a cover counts."""

import pytest

from tests.chat.reading_companies import read

ON_COVER, OUT = "shares outstanding on the cover", "shares outstanding"


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("Norvane shares outstanding on the cover of its 2024 10-K", ON_COVER),
        ("How many shares outstanding does the cover page of Norvane's 2024 10-K give?", ON_COVER),
        ("According to the cover, how many shares did Norvane have outstanding in 2024?", ON_COVER),
        ("Norvane's shares outstanding from the 2024 10-K cover", ON_COVER),
        ("¿Cuántas acciones en circulación tenía Norvane en 2024 según la portada?", ON_COVER),
        ("How many shares did Norvane have outstanding at the end of 2024?", OUT),
        ("Norvane shares outstanding in its 2024 10-K", OUT),
        ("Shares outstanding of Norvane in 2024, recovered", OUT),
        ("Norvane revenue 2024 on the cover", "revenue"),
    ],
)
def test_the_cover_is_named_for_its_count_of_shares(question: str, item: str) -> None:
    assert [one.name for one in read(question).wanted] == [item]


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("How many treasury shares did Norvane have at the end of 2024?", "treasury shares"),
        ("Number of treasury shares of Norvane in 2024", "treasury shares"),
        ("Norvane shares held in treasury 2024", "treasury shares"),
        ("¿Cuántas acciones propias tenía Norvane a finales de 2024?", "treasury shares"),
        ("How much treasury stock did Norvane have in 2024?", "treasury stock"),
        ("Norvane treasury stock 2024", "treasury stock"),
        ("How many dollars of treasury stock did Norvane have in 2024?", "treasury stock"),
    ],
)
def test_treasury_shares_are_counted_where_it_is_asked_how_many(question: str, item: str) -> None:
    assert [one.name for one in read(question).wanted] == [item]
