"""Markdown: the file is the text, its structure is found, its tables become numbers."""

import time
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.document import Block, Cell, Document
from data.errors import FormatError
from data.markdown import read_markdown
from data.read_file import Known
from data.table_cells import cells

REPORT = """# Alfares del Norte, S.A. — Informe anual 2023

Las ventas crecieron un 2,2 %. El EBITDA ajustado¹ subió, como la deuda.

## 3. Magnitudes principales

| (millones de euros) | 2023 | 2022 |
|---|---|---|
| Ventas | 13.668,9 | 13.378,6 |
| EBITDA ajustado¹ | 3.769,6 | (3.222,8) |
| Deuda neta² | — | 11.890,0 |
| Margen | 12,5 % | 11 % |
| BPA (euros) | 1,25 | 1,20 |
| Acciones en circulación (millones) | 300 | 301,5 |
| Empleados | 2.150 | 2.100 |
| Deuda neta / EBITDA | 2,1 | 2,4 |

¹ Excluye costes de 74,3 millones.
² Deuda bruta menos caja.

### 3.1. Notas

Nota 1. Arrendamientos. Texto que cita (1) una nota.

(1) Con vencimiento en 2027.

- uno
- dos
  y su continuación

- tres

Un párrafo de
dos líneas.
"""


def document(text: str, name: str = "informe.md") -> Document:
    return read_markdown(text.encode(), source=name, known=Known()).document


def words(read: Document, block: Block) -> str:
    return read.text[block.span.start : block.span.end]


def numbers(read: Document, table: int = 0) -> dict[tuple[str, str], Cell]:
    found = cells(read, read.tables[table])
    return {(" > ".join(cell.row), " / ".join(cell.column)): cell for cell in found}


def test_the_text_is_the_file_with_its_newlines_normalised() -> None:
    assert document(REPORT).text == REPORT
    assert document(REPORT.replace("\n", "\r\n")).text == REPORT
    assert document("\ufeff" + REPORT).text == REPORT


def test_blocks_are_found_in_order() -> None:
    read = document(REPORT)
    assert [block.kind for block in read.blocks] == [
        "heading", "text", "heading", "table", "note", "note", "heading", "text", "note", "list", "text",
    ]  # fmt: skip
    assert words(read, read.blocks[9]) == "- uno\n- dos\n  y su continuación\n\n- tres"
    assert words(read, read.blocks[10]) == "Un párrafo de\ndos líneas."


def test_a_path_is_the_headings_above_without_the_title() -> None:
    read = document(REPORT)
    assert read.title == "Alfares del Norte, S.A. — Informe anual 2023"
    assert read.blocks[1].path == ()
    assert read.blocks[3].path == ("3. Magnitudes principales",)
    assert read.blocks[7].path == ("3. Magnitudes principales", "3.1. Notas")
    assert [block.level for block in read.blocks if block.level] == [1, 2, 3]


def test_a_title_that_is_the_only_heading_is_the_path() -> None:
    assert document("# Informe\n\nTexto.").blocks[1].path == ("Informe",)


def test_several_top_headings_are_sections() -> None:
    read = document("# Uno\n\na\n\n# Dos\n\nb")
    assert [block.path for block in read.blocks if block.kind == "text"] == [("Uno",), ("Dos",)]


def test_notes_are_joined_to_what_cites_them() -> None:
    read = document(REPORT)
    first, second, bracketed = (read.blocks[place].span for place in (4, 5, 8))
    assert words(read, read.blocks[4]) == "¹ Excluye costes de 74,3 millones."
    assert read.blocks[1].notes == (first,)
    assert read.blocks[3].notes == (first, second)
    assert read.blocks[7].notes == (bracketed,)


def test_an_enumeration_that_nothing_cites_is_no_note() -> None:
    read = document("Los riesgos son:\n\n(1) el precio del gas;\n\n(2) el tipo de cambio.")
    assert {block.kind for block in read.blocks} == {"text"}


def test_the_note_of_the_same_section_is_meant() -> None:
    text = "## A\n\nVentas¹ de A.\n\n¹ Nota de A.\n\n## B\n\nVentas¹ de B.\n\n¹ Nota de B.\n"
    read = document(text)
    cited = [
        read.text[block.notes[0].start : block.notes[0].end] for block in read.blocks if block.notes
    ]
    assert cited == ["¹ Nota de A.", "¹ Nota de B."]


def test_named_and_tagged_marks_are_notes_too() -> None:
    read = document(
        "Sales[^a] and cost<sup>2</sup>, 40 m².\n\n[^a]: Net.\n\n<sup>2</sup> Gross.\n\n² Not cited."
    )
    assert len(read.blocks[0].notes) == 2


def test_a_table_has_headers_and_a_place_for_every_cell() -> None:
    read = document(REPORT)
    table = read.tables[0]
    assert table.header == (("(millones de euros)",), ("2023",), ("2022",))
    assert [read.text[span.start : span.end] for span in table.header_spans] == [
        "(millones de euros)", "2023", "2022",
    ]  # fmt: skip
    assert (table.scale, table.unit) == (6, "EUR")
    first = [read.text[cell.span.start : cell.span.end] for cell in table.rows[0]]
    assert first == ["Ventas", "13.668,9", "13.378,6"]


def test_cells_are_numbers_in_base_units() -> None:
    read = document(REPORT)
    found = numbers(read)
    values = {key: (cell.value, cell.unit) for key, cell in found.items()}
    assert values[("Ventas", "2023")] == (Decimal("13668900000"), "EUR")
    assert values[("EBITDA ajustado", "2022")] == (Decimal("-3222800000"), "EUR")
    assert values[("Margen", "2023")] == (Decimal("0.125"), "ratio")
    assert values[("BPA (euros)", "2023")] == (Decimal("1.25"), "EUR/shares")
    assert values[("Acciones en circulación (millones)", "2022")] == (
        Decimal("301500000"),
        "shares",
    )
    assert values[("Empleados", "2023")] == (Decimal(2150), "pure")
    assert values[("Deuda neta / EBITDA", "2022")] == (Decimal("2.4"), "ratio")
    assert ("Deuda neta", "2023") not in values
    cell = found[("EBITDA ajustado", "2022")]
    assert read.text[cell.span.start : cell.span.end] == "(3.222,8)"


def test_a_caption_gives_the_unit_of_its_table() -> None:
    read = document("Table 2: Debt (USD thousands)\n\n| | 2024 |\n|---|---|\n| Bonds | 1,250 |\n")
    assert numbers(read)[("Bonds", "2024")].value == 1_250_000
    assert [read.text[span.start : span.end] for span in read.tables[0].caption] == [
        "Table 2: Debt (USD thousands)"
    ]


def test_a_unit_stated_for_all_tables_governs_each() -> None:
    text = "Cifras en miles de euros.\n\n## A\n\nProsa que no dice nada más sobre esta tabla.\n\n| | 2024 |\n|---|---|\n| Caja | 12 |\n"
    assert numbers(document(text))[("Caja", "2024")].value == 12_000


def test_a_column_may_have_its_own_unit() -> None:
    read = document(
        "| Clase | TER (%) | Patrimonio (millones de euros) |\n|---|---|---|\n| A | 0,24 | 310 |\n"
    )
    assert numbers(read)[("A", "TER (%)")].value == Decimal("0.0024")
    assert numbers(read)[("A", "Patrimonio (millones de euros)")].value == 310_000_000


def test_a_row_of_words_heads_the_rows_below_it() -> None:
    read = document(
        "| | 2024 |\n|---|---|\n| Assets | |\n| Cash | 5 |\n| Debt | |\n| Bonds | 7 |\n"
    )
    assert list(numbers(read)) == [("Assets > Cash", "2024"), ("Debt > Bonds", "2024")]


def test_a_bracketed_number_is_a_mark_only_where_its_note_is() -> None:
    table = "| | Nota | 2024 |\n|---|---|---|\n| Caja | (1) | (3) |\n"
    assert numbers(document(table))[("Caja", "Nota")].value == -1
    assert ("Caja", "Nota") not in numbers(document(table + "\n(1) Sin restricciones.\n"))


def test_a_spanish_report_may_print_a_table_the_english_way() -> None:
    rest = "El texto de los informes de la sociedad es de los que se leen por la tarde.\n\n"
    read = document(rest + "| | 2024 |\n|---|---|\n| Ventas | 1,234.5 |\n| Caja | 2,345 |\n")
    assert read.language == "es"
    assert [cell.value for cell in numbers(read).values()] == [Decimal("1234.5"), Decimal(2345)]


def test_a_year_in_a_column_of_years_is_no_amount() -> None:
    read = document(
        "| Bond | Year of maturity | USD millions |\n|---|---|---|\n| A | 2027 | 500 |\n"
    )
    assert list(numbers(read)) == [("A", "USD millions")]


def test_a_table_needs_no_outer_pipes_and_may_escape_one() -> None:
    read = document("a | b\n--|--\nx \\| y | 5\n")
    assert [read.text[cell.span.start : cell.span.end] for cell in read.tables[0].rows[0]] == [
        "x \\| y",
        "5",
    ]


def test_code_and_front_matter_are_no_structure() -> None:
    read = document(
        '---\ntitle: "Informe"\nlang: es\n---\n\n```\n# no heading\n| no | table |\n```\n'
    )
    assert read.title == "Informe"
    assert read.language == "es"
    assert [block.kind for block in read.blocks] == ["text"]


def test_a_title_outside_the_sec_names_company_kind_and_year() -> None:
    filing = document(REPORT).filing
    assert filing is not None
    assert (filing.company.name, filing.company.cik) == ("Alfares del Norte, S.A.", "")
    assert (filing.form, filing.fiscal_year, filing.fiscal_period) == ("annual report", 2023, "FY")
    assert document("# Notas sueltas\n\nTexto.").filing is None


def test_the_id_is_of_the_bytes() -> None:
    assert document("# Uno\n", "a.md").document_id == document("# Uno\n", "b.md").document_id
    assert document("# Uno\n").document_id.startswith("sha256/")


def test_bytes_that_are_no_text_are_refused() -> None:
    with pytest.raises(FormatError) as refused:
        read_markdown(bytes(range(32)) * 100, source="a.md", known=Known())
    assert str(refused.value) == (
        "a.md is not a text file. Filings are read as .htm, .html, .xhtml, .txt and .md."
    )


def test_a_file_that_is_not_utf_8_says_so() -> None:
    read = read_markdown("Año uno.".encode("cp1252"), source="a.md", known=Known()).document
    assert read.text == "Año uno."
    assert read.warnings == ("The file is not UTF-8: its characters are read as Windows-1252.",)


LINES = st.lists(
    st.sampled_from(
        ["# A", "## B¹", "text¹ (1)", "", "| a | 1,5 |", "|---|---|", "- item", "¹ note", "(1) note", "```", "---",
         "x | y", "--|--", "  more", "1. one", "[^a]: n", "Cifras en miles de euros:", "===", "𝄞 ñ |"]
    ),
    max_size=40,
)  # fmt: skip


@given(LINES)
def test_every_line_of_words_is_in_a_block_and_every_span_in_the_text(lines: list[str]) -> None:
    text = "\n".join(lines)
    read = document(text)
    assert read.text == text
    covered = set()
    before = 0
    for block in read.blocks:
        assert before <= block.span.start < block.span.end <= len(text)
        before = block.span.end
        covered |= set(range(block.span.start, block.span.end))
        assert (block.table is not None) == (block.kind == "table")
    for table in read.tables:
        for row in table.rows:
            for cell in row:
                assert table.span.start <= cell.span.start < cell.span.end <= table.span.end
                assert cell.column < len(table.header)
        for number in cells(read, table):
            assert number.span.start < number.span.end
    for place, letter in enumerate(text):
        assert place in covered or not letter.isalnum() or _is_front_matter(text)


def _is_front_matter(text: str) -> bool:
    return text.startswith("---\n")


@pytest.mark.parametrize(
    "text",
    [
        "|" * 1_000_000,
        "(" * 1_000_000,
        "- a\n" * 50_000,
        "¹" * 500_000,
        "|-" * 2000 + "\n" + "|-" * 2000,
    ],
    ids=["pipes", "brackets", "items", "marks", "rules"],
)
def test_a_hostile_file_takes_no_longer_than_its_length(text: str) -> None:
    started = time.process_time()
    assert document(text).text == text
    assert time.process_time() - started < 2
