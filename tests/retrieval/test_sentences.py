"""Where sentences end."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from retrieval.sentences import sentences


def split(text: str) -> list[str]:
    return [text[start:end] for start, end in sentences(text)]


@pytest.mark.parametrize(
    "text",
    [
        "Orrin Inc. mills grain.",
        "It is a matter of the U.S. Treasury.",
        "See Note No. 5 for details.",
        "Sales rose 3.5 percent to $1,234.5 million.",
        "Mr. J. P. Orrin founded it.",
        "El importe fue de 1.234,5 millones (véase la pág. 12).",
        "Véase el núm. 7 de la lista.",
        "1. Business",
        "We sell flour, bran, etc. in bags.",
        "St. Louis vs. Kansas.",
    ],
)
def test_a_full_stop_inside_a_sentence_does_not_end_it(text: str) -> None:
    assert split(text) == [text]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("We mill. We bake.", ["We mill.", "We bake."]),
        ("We sell in the U.S. Our mills are old.", ["We sell in the U.S.", "Our mills are old."]),
        ("It is Orrin Inc. The mill is old.", ["It is Orrin Inc.", "The mill is old."]),
        ("“We mill.” He left.", ["“We mill.”", "He left."]),
        ("¿Quién? El consejo.", ["¿Quién?", "El consejo."]),
        ("¡Ojo! ¿Quién?", ["¡Ojo!", "¿Quién?"]),
        ("It fell 5%. Then it rose.", ["It fell 5%.", "Then it rose."]),
        ("In 2024. 2023 was worse.", ["In 2024.", "2023 was worse."]),
        ("We make:\n\n- flour\n\n- bran", ["We make:", "- flour", "- bran"]),
        ("Molemos. En 2024 cerramos.", ["Molemos.", "En 2024 cerramos."]),
    ],
)
def test_sentences_end_where_a_reader_sees_it(text: str, expected: list[str]) -> None:
    assert split(text) == expected


@given(st.text())
def test_sentences_hold_every_character_but_white_space(text: str) -> None:
    places = sentences(text)
    assert "".join("".join(text[a:b] for a, b in places).split()) == "".join(text.split())
    assert all(a < b for a, b in places)
    assert [edge for place in places for edge in place] == sorted(
        edge for place in places for edge in place
    )
