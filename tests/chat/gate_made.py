"""A made-up filing in each language, whose rows and sentences the tests of the gate cite."""

from dataclasses import replace
from datetime import date
from functools import cache

from chat.gate import ClaimDraft, Verdict, check
from chat.gate_places import CitedPlace
from data.company import Cik, Company
from data.document import Document, Language
from data.filing import Filing
from data.markdown import read_markdown
from data.read_file import Known
from data.span import Span

OWN = Company(Cik("0000000001"), "Orvane Instruments, Inc.", ("ORV",))
OTHER = Company(Cik("0000000002"), "Pellworth Corp.", ("PLW",))
COMPANIES = (OWN, OTHER)

ENGLISH = """# Orvane Instruments, Inc. — Annual report 2024

## Results of operations

Net sales rose 12% to $391.0 billion in 2024 and 5% to $349.1 billion in 2023. The gross margin was 46.2% in 2024, an increase of 210 basis points from 2023.

We employ 3 shifts in two factories. In 2024 we sold 737 meters for $12.4 million to Pellworth, which opened 3,250 stores. Operating expenses decreased 4% in 2024. About $1.2 billion of notes mature in 2031. As described in Note 7, the Model 9 scanner was recalled for the second time.

## Consolidated statements (in millions, except per share data)

| | 2024 | 2023 | 2022 |
|---|---|---|---|
| Net sales | $391,035 | $349,120 | $332,400 |
| Cost of sales | 210,352 | 214,137 | 223,546 |
| Gross margin % | 46.2% | 38.7% | 32.7% |
| Operating income | 123,216 | 54,301 | 61,040 |
| Net income (loss) | (1,234) | 96,995 | 99,803 |
| Repurchases of common stock | (94,949) | (77,550) | (89,402) |
| Diluted earnings per share | $6.08 | $6.13 | $6.11 |

## Segments (in millions)

| | Americas | Europe | Total |
|---|---|---|---|
| Segment sales | 167,045 | 101,328 | 391,035 |
"""

SPANISH = """# Sallena Cerámicas, S.A. — Informe anual 2024

## Resultados

Las ventas sumaron 1.265,8 millones de euros en 2024, un 5,13 % más que en 2023. El margen aumentó 120 puntos básicos y la plantilla llegó a 4.312 personas.

## Cuentas

Importes en millones de euros, salvo los datos por acción.

| (millones de euros) | 2024 | 2023 |
|---|---|---|
| Ventas | 1.265,8 | 1.204,0 |
| Resultado de explotación | 228,8 | 219,3 |
| Resultado neto | -18,4 | 92,4 |
"""


@cache
def made(language: Language) -> Document:
    text = ENGLISH if language == "en" else SPANISH
    filing = Filing(OWN, "10-K", date(2024, 12, 31), 2024, "FY", None, None)
    if language == "es":
        company = Company(Cik("0000000003"), "Sallena Cerámicas, S.A.")
        filing = replace(filing, company=company)
    known = Known(filing=filing)
    return replace(
        read_markdown(text.encode(), source="made.md", known=known).document,
        filing=filing, language=language,
    )  # fmt: skip


def sentence(start: str, language: Language = "en", marker: int = 1) -> CitedPlace:
    """The sentence that begins so."""
    document = made(language)
    place = document.text.index(start)
    end = min(at for mark in (". ", ".\n") if (at := document.text.find(mark, place)) > 0)
    return CitedPlace(marker, document, (Span(document.document_id, place, end + 1),))


def row(label: str, language: Language = "en", marker: int = 1) -> CitedPlace:
    """The row with this label: its cells, then its table's headers and captions."""
    document = made(language)
    for table in document.tables:
        for cells in table.rows:
            texts = [document.text[one.span.start : one.span.end] for one in cells]
            if texts and texts[0] == label:
                around = (*(one for one in table.header_spans if len(one)), *table.caption)
                return CitedPlace(marker, document, (*(one.span for one in cells), *around))
    raise LookupError(label)


def checked(text: str, *cited: CitedPlace, language: Language = "en") -> Verdict:
    return check(ClaimDraft(text, language, cited), companies=COMPANIES)


def codes(text: str, *cited: CitedPlace, language: Language = "en") -> list[str | None]:
    """Why each withheld figure is withheld."""
    return [one.code for one in checked(text, *cited, language=language).withheld]
