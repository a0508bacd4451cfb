"""The lesson's cuts, place by place on small texts typed by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from answer_eval.lesson_chunkers import (
    STRATEGIES,
    cut_all,
    fixed,
    indexed_text,
    recursive,
    section,
    structure,
    without_header,
)
from answer_eval.lesson_linear import linearised, sentences_of
from answer_eval.lesson_packing import packed
from data.corpora import SpanishDocument

REPORT = """# Ardala, S.A. — Informe 2023

## 1. Carta

Vendimos 12,5 millones.

Fue un buen año.

## 2. Cifras

| (millones) | 2023 | 2022 |
|---|---|---|
| Ventas¹ | 12,5 | 11,0 |

¹ Sin impuestos.

El margen² subió.

² Sobre ventas.

Nada más.
"""


def document(text: str = REPORT) -> SpanishDocument:
    return SpanishDocument(
        "R01", "annual report", "ardala", "2023", "Ardala, S.A. — Informe 2023", "r.md", text
    )


def slices(text: str, chunks: list[list[tuple[int, int]]]) -> list[list[str]]:
    return [[text[start:end] for start, end in places] for places in chunks]


def test_windows_repeat_the_end_of_the_one_before() -> None:
    assert fixed("abcdefghij", 4, 1) == [[(0, 4)], [(3, 7)], [(6, 10)]]
    assert fixed("abc", 4, 1) == [[(0, 3)]]


def test_recursive_cuts_take_the_coarsest_separator_that_works() -> None:
    text = "Uno dos.\n\nTres cuatro cinco. Seis.\n\nSiete"
    assert slices(text, recursive(text, 12)) == [
        ["Uno dos."], ["Tres cuatro"], ["cinco."], ["Seis.\n\nSiete"],
    ]  # fmt: skip


def test_recursive_cuts_a_word_that_is_longer_than_all() -> None:
    assert recursive("abcdefgh", 3) == [[(0, 3)], [(3, 6)], [(6, 8)]]


def test_structure_keeps_tables_whole_and_notes_with_what_cites_them() -> None:
    assert slices(REPORT, structure(REPORT)) == [
        ["Vendimos 12,5 millones.\n\nFue un buen año."],
        ["| (millones) | 2023 | 2022 |\n|---|---|---|\n| Ventas¹ | 12,5 | 11,0 |", "¹ Sin impuestos."],
        ["El margen² subió.", "² Sobre ventas."],
        ["Nada más."],
    ]  # fmt: skip


def test_structure_joins_only_what_fits() -> None:
    assert slices(REPORT, structure(REPORT, 30))[:2] == [
        ["Vendimos 12,5 millones."],
        ["Fue un buen año."],
    ]


def test_the_section_is_the_heading_before() -> None:
    heading = REPORT.index("## 2.")
    assert section(REPORT, REPORT.index("Fue")) == "1. Carta"
    assert section(REPORT, heading) == "1. Carta"
    assert section(REPORT, heading + 6) == "2. C"
    assert section(REPORT, 0) == ""


def test_a_chunk_is_indexed_with_its_header_or_without() -> None:
    chunks = cut_all([document()], structure)
    assert indexed_text(chunks[3]) == "Ardala, S.A. — Informe 2023 > 2. Cifras\n\nNada más."
    assert indexed_text(without_header(chunks)[3]) == "Nada más."
    assert [(span.start, span.end) for span in chunks[2].spans] == [
        (REPORT.index("El margen"), REPORT.index("El margen") + 17),
        (REPORT.index("² Sobre"), REPORT.index("² Sobre") + 15),
    ]


def test_a_table_as_sentences() -> None:
    table = (
        "| (millones) | 2023 | 2022 |\n|---|---|---|\n| Ventas | 12,5 | 11,0 |\n| Caja | 1 | 2 |"
    )
    assert (
        sentences_of(table)
        == "(millones). Ventas: 2023 = 12,5; 2022 = 11,0. Caja: 2023 = 1; 2022 = 2."
    )


def test_a_linearised_chunk_keeps_its_notes_and_its_place() -> None:
    chunks = cut_all([document()], structure)
    linear = linearised(chunks)
    assert linear[1].text == "(millones). Ventas¹: 2023 = 12,5; 2022 = 11,0.\n\n¹ Sin impuestos."
    assert linear[1].spans == chunks[1].spans
    assert linear[0] == chunks[0]


def test_packs_end_at_sentences_and_sections_and_carry_the_trail() -> None:
    text = "# Ardala\n\n## Uno\n\nPrimera frase. Segunda frase. Tercera.\n\n### Dentro\n\nCuarta.\n\n## Dos\n\nQuinta.\n"
    made = SpanishDocument("R01", "kid", "ardala", "", "Ardala", "a.md", text)
    assert [(one.header, one.text) for one in packed([made], 30)] == [
        ("Ardala > Uno", "Primera frase. Segunda frase."),
        ("Ardala > Uno", "Tercera."),
        ("Ardala > Uno > Dentro", "Cuarta."),
        ("Ardala > Dos", "Quinta."),
    ]


def test_a_sentence_that_is_too_long_stands_alone() -> None:
    text = "Corta. Una frase bastante larga. Fin."
    made = SpanishDocument("R01", "kid", "ardala", "", "Ardala", "a.md", text)
    assert [one.text for one in packed([made], 12)] == [
        "Corta.", "Una frase bastante larga.", "Fin.",
    ]  # fmt: skip


@pytest.mark.parametrize("name", STRATEGIES)
@given(text=st.text(alphabet="ab. \n#|¹²", min_size=1, max_size=200))
def test_places_lie_in_the_text(name: str, text: str) -> None:
    for places in STRATEGIES[name](text):
        assert all(0 <= start < end <= len(text) for start, end in places)


@given(text=st.text(alphabet="ab. \n", min_size=1, max_size=200), size=st.integers(3, 40))
def test_recursive_pieces_are_short_enough_and_lose_no_word(text: str, size: int) -> None:
    pieces = [place for (place,) in recursive(text, size)]
    assert all(end - start <= size for start, end in pieces)
    assert "".join("".join(text[start:end].split()) for start, end in pieces) == "".join(
        text.split()
    )
