"""A number is told as the level or the change that it is, and a move from one to another as it went."""

from dataclasses import replace
from datetime import date

import pytest

from chat.gate_places import CitedPlace
from data.filing import Filing
from data.markdown import read_markdown
from data.read_file import Known
from data.span import Span
from tests.chat.gate_made import OWN, codes, row, sentence


@pytest.mark.parametrize(
    ("text", "cited", "expected"),
    [
        ("Net sales rose by $391.0 billion in 2024.", row("Net sales"), ["level"]),
        ("Net sales rose by $41.9 billion in 2024.", row("Net sales"), []),
        ("Net sales rose by $391.0 billion in 2024.", sentence("Net sales rose"), ["level"]),
        ("Net sales rose 12% to $391.0 billion in 2024.", sentence("Net sales rose"), []),
        ("Net income rose 12% in 2024.", sentence("Net sales rose"), ["row"]),
        ("Operating income rose 12% in 2024.", sentence("Net sales rose"), ["row"]),
        ("Revenue rose 12% in 2024.", sentence("Net sales rose"), []),
    ],
)
def test_a_level_is_no_change_and_a_change_of_one_item_none_of_another(
    text: str, cited: CitedPlace, expected: list[str]
) -> None:
    assert codes(text, cited) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Net sales increased from $349.1 billion to $391.0 billion.", []),
        ("Net sales increased from $391.0 billion to $349.1 billion.", ["sign", "sign"]),
        ("Net sales decreased from $349.1 billion to $391.0 billion.", ["sign", "sign"]),
    ],
)
def test_a_move_goes_from_the_one_to_the_other(text: str, expected: list[str]) -> None:
    assert codes(text, row("Net sales")) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Backlog was $18.3 billion.", ["change"]),
        ("The change in backlog was $18.3 billion.", []),
        ("Backlog rose by $18.3 billion.", []),
        ("Backlog was $90.1 billion in 2024.", []),
    ],
)
def test_a_number_of_a_column_of_changes_is_no_level(text: str, expected: list[str]) -> None:
    assert codes(text, _of("Backlog")) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("KDS orders were $44.5 million.", []),
        ("KVA orders were $44.5 million.", ["name", "row"]),
    ],
)
def test_a_part_that_is_named_by_letters_is_not_another_one(text: str, expected: list[str]) -> None:
    assert codes(text, _of("KDS orders")) == expected


def test_a_number_that_comes_after_an_earlier_year_s_is_not_of_that_year() -> None:
    cited = _of("El margen")
    assert codes("El margen fue del 17,5 %.", cited, language="es") == []
    assert codes("El margen fue del 18,1 % en 2023.", cited, language="es") == []
    assert codes("El margen fue del 17,5 % en 2024.", cited, language="es") == []
    assert codes("El margen fue del 17,5 % en 2023.", cited, language="es") == ["period"]
    assert codes("El margen fue del 18,1 % en 2024.", cited, language="es") == ["period"]


PARTS = """# Norvik Corp. — Annual report

KDS orders were $44.5 million in the year.

| (in millions) | 2024 | 2023 | Change |
|---|---|---|---|
| Backlog | $90,100 | $71,800 | $18,300 |
"""
MARGEN = """# Norvik, S.A. — Informe anual 2024

El margen fue del 17,5 % de las ventas, después del 18,1 % de 2023.
"""


def _of(start: str) -> CitedPlace:
    """The row, or the sentence, that begins so in a small document."""
    text = MARGEN if start == "El margen" else PARTS
    filing = Filing(OWN, "10-K", date(2024, 12, 31), 2024, "FY", None, None)
    known = Known(filing=filing)
    document = replace(
        read_markdown(text.encode(), source="parts.md", known=known).document,
        filing=filing,
        language="es" if text == MARGEN else "en",
    )
    cells = next((line for table in document.tables for line in table.rows if document.text[line[0].span.start :].startswith(start)), None)  # fmt: skip
    if cells is None:
        place = document.text.index(start)
        end = document.text.index(".\n", place) + 1
        return CitedPlace(1, document, (Span(document.document_id, place, end),))
    around = [one for table in document.tables for one in (*table.header_spans, *table.caption) if len(one)]  # fmt: skip
    return CitedPlace(1, document, (*(one.span for one in cells), *around))
