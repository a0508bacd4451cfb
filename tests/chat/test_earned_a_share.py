"""What a company earned, asked for a share: its earnings per share, diluted where nothing else is said."""

import pytest

from tests.chat.reading_companies import read


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("How much did Norvane earn per diluted share in 2024?", "diluted eps"),
        ("How much did Norvane lose per share in 2024?", "diluted eps"),
        ("How much did Norvane make a share in 2024?", "diluted eps"),
        ("How much did Norvane earn per basic share in 2024?", "basic eps"),
        ("¿Cuánto ganó Norvane por acción en 2024?", "diluted eps"),
        ("¿Cuánto ganó Norvane en 2024 por acción diluida?", "diluted eps"),
        ("¿Cuánto perdió Norvane por cada acción básica en 2024?", "basic eps"),
        ("How much did Norvane earn in 2024?", "net income"),
    ],
)
def test_earnings_asked_for_a_share_are_earnings_per_share(question: str, item: str) -> None:
    reading = read(question)
    assert ([one.name for one in reading.wanted], reading.qualifiers) == ([item], ())
    assert not reading.is_prose


@pytest.mark.parametrize(
    "question",
    [
        "How much did Norvane earn per employee in 2024?",
        "How much did Norvane earn per preferred share in 2024?",
        "How much did Norvane make a share of in 2024?",
    ],
)
def test_what_is_earned_for_anything_else_keeps_its_words(question: str) -> None:
    reading = read(question)
    assert [one.name for one in reading.wanted] in ([], ["net income"])
    assert reading.qualifiers or not reading.wanted
