"""True answers for the gate's suite, from documents: a value of a row with its label, time and company.

In filings the value, its unit and its time are the tagged fact's, so they don't depend on how tables
are read; in untagged reports they are what the books behind them say.
"""

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from pathlib import Path

from data.document import Document, Language, Table
from data.fact import Fact
from data.line_items import LINE_ITEMS
from data.markdown import read_markdown
from data.period import Duration, Instant, Period
from data.read import read
from data.read_file import Known, ReadFile
from data.span import Span

FILINGS_BUILT_ON = (
    "aapl_10-k_2024-09-28", "ba_10-k_2024-12-31", "ko_10-k_2024-12-31", "nvda_10-k_2024-01-28",
    "wmt_10-k_2025-01-31", "jnj_10-q_2025-06-29", "tsla_10-q_2025-06-30", "pg_10-q_2025-03-31",
    "aeon_10-q_2023-09-30", "nflx_10-q_2025-06-30",
)  # fmt: skip
FILINGS_KEPT_APART = (
    "nflx_10-k_2024-12-31", "ma_10-k_2024-12-31", "amzn_10-k_2024-12-31", "unh_10-k_2024-12-31",
    "orcl_10-q_2024-08-31", "aapl_10-q_2024-06-29", "ba_10-q_2025-06-30", "ko_10-q_2025-06-27",
    "nvda_10-q_2025-07-27", "pg_10-k_2025-06-30",
)  # fmt: skip
SAMPLE = Path(__file__).resolve().parents[2] / "data" / "sample" / "files"
SAMPLES_BUILT_ON = ("hldn-20250201", "tlvn-20250630")
SAMPLES_KEPT_APART = ("hldn-20251101", "tlvn-20241231")
_FORECAST = re.compile(
    r"Year(?:One|Two|Three|Four|Five)|NextTwelve|NextRolling|Remainder|AfterYear|Thereafter|Due(?:In|After)|ToBe|Anniversary"
)
_PAID = re.compile(
    r"payment|purchase|repurchase|dividend|acquisition|repay|expenditure|tax", re.IGNORECASE
)
_DASHES = ("-", "−", "–")
MOST_RATE = 5
LONGEST_LABEL = 60


@dataclass(frozen=True, slots=True)
class Truth:
    """A number that a document reports, with all that a claim about it says."""

    document: Document
    company: str
    label: str
    value: Decimal
    unit: str
    """ISO code, CODE/shares, `shares`, `ratio`."""
    period: Period | int
    """As of the fact; the year that the books say, where there is none."""
    table: int
    row: int
    column: int
    span: Span
    """The number as printed."""
    is_free: bool = False
    """A payment printed below zero: it may be told with a minus or without."""
    concept: str = ""
    label_es: str = ""
    """What the item is called in Spanish, where a filing is in English."""

    @property
    def language(self) -> Language:
        return self.document.language

    @property
    def grid(self) -> Table:
        return self.document.tables[self.table]


@cache
def filing(path: Path) -> ReadFile:
    content = path.read_bytes()
    content = gzip.decompress(content) if path.suffix == ".gz" else content
    return read(content, source=path.name.removesuffix(".gz"), known=Known())


def filing_truths(path: Path) -> list[Truth]:
    """The facts that stand in tables, each with its row's label."""
    file = filing(path)
    rows = dict(_places(file.document))
    found = []
    for fact in file.facts:
        truth = _of_fact(file.document, fact, rows) if fact.span else None
        if truth is not None:
            found.append(truth)
    return found


def _places(document: Document) -> Iterator[tuple[int, tuple[int, int, int]]]:
    for number, table in enumerate(document.tables):
        for row, cells in enumerate(table.rows):
            for cell in cells:
                for place in range(cell.span.start, cell.span.end):
                    yield place, (number, row, cell.column)


def _of_fact(document: Document, fact: Fact, rows: dict[int, tuple[int, int, int]]) -> Truth | None:
    assert fact.span is not None
    place = rows.get(fact.span.start)
    if place is None or document.filing is None or not _is_simple(document, fact):
        return None
    number, row, column = place
    table = document.tables[number]
    label = label_of(document, table, row)
    if label is None or fact.value is None:
        return None
    cell = next(one for one in table.rows[row] if one.column == column)
    text = document.text[cell.span.start : cell.span.end]
    is_below = bool(re.match(r"[$\s]*\(\s?\$?\d", text)) or text.lstrip("$ ").startswith(_DASHES)
    is_paid = bool(_PAID.search(label))
    return Truth(
        document=document,
        company=document.filing.company.name,
        label=label,
        value=abs(fact.value) * (-1 if is_below and not is_paid else 1),
        unit="ratio" if fact.unit == "pure" else fact.unit,
        period=fact.period,
        table=number,
        row=row,
        column=column,
        span=fact.span,
        concept=fact.concept,
        is_free=is_paid and is_below,
        label_es=_spanish(fact, label),
    )


def _is_simple(document: Document, fact: Fact) -> bool:
    """Whether a fact is an amount, a number of shares or a rate of a whole period, printed in digits."""
    assert fact.span is not None
    if not fact.value or fact.concept.startswith("dei:") or _FORECAST.search(fact.concept):
        return False  # a forecast is tagged with the balance sheet's day, under the years to come
    if isinstance(fact.period, Duration) and fact.period.length_class == "odd":
        return False
    printed = document.text[fact.span.start : fact.span.end + 3]
    if fact.unit == "pure":
        return "%" in printed and abs(fact.value) <= MOST_RATE
    return fact.unit in ("USD", "EUR", "USD/shares", "shares") and bool(re.search(r"\d", printed))


def _spanish(fact: Fact, label: str) -> str:
    if fact.dimensions:
        return ""
    found = [item for item in LINE_ITEMS if item.concepts and item.concepts[0] == fact.concept]
    named = [
        item
        for item in found
        if label.lower().rstrip("s") in [name.lower().rstrip("s") for name in item.words.en]
    ]
    return named[0].words.es[0] if named else ""


def label_of(document: Document, table: Table, row: int) -> str | None:
    """The words in a row's first column; None where they are no name of a thing."""
    first = [cell for cell in table.rows[row] if cell.column == 0]
    if not first:
        return None
    text = document.text[first[0].span.start : first[0].span.end]
    text = re.sub(r"\s*(?:\(\d+\)|\([a-z]\)|[¹²³⁴⁵†*])+$", "", text).strip(" :—-")
    words = re.findall(r"[^\W\d_]{3,}", text)
    is_name = (
        re.sub(r"(?i)other|total|resto|otr[oa]s|net|less", "", " ".join(words)).strip()
        and len(text) <= LONGEST_LABEL
        and not re.search(r"\d", text)
    )
    return text if is_name else None


def report_truths(document: Document, company: str) -> list[Truth]:
    """The numbers of an untagged report's tables by year; values are read here anew."""
    found = []
    for number, table in enumerate(document.tables):
        scale, money = _stated(document, table)
        for row, cells in enumerate(table.rows):
            label = label_of(document, table, row)
            for cell in cells[1:]:
                head = (
                    " ".join(table.header[cell.column]) if cell.column < len(table.header) else ""
                )
                text = document.text[cell.span.start : cell.span.end]
                year = re.fullmatch(r"20\d\d", head)
                value = _spanish_value(text)
                if label is None or year is None or value is None:
                    continue
                unit, shift = _unit(label, text, scale, money)
                if unit:
                    found.append(
                        Truth(
                            document,
                            company,
                            re.sub(r"\s*\([^)]*\)", "", label),
                            value.scaleb(shift),
                            unit,
                            int(year[0]),
                            number,
                            row,
                            cell.column,
                            cell.span,
                        )
                    )
    return [one for one in found if one.value]


def _stated(document: Document, table: Table) -> tuple[int, str]:
    head = " ".join(" ".join(texts) for texts in table.header)
    caption = " ".join(document.text[one.start : one.end] for one in table.caption)
    for text in (head, caption):
        if found := re.search(r"(millones|miles) de euros", text.lower()):
            return (6 if found[1] == "millones" else 3), "EUR"
    return 0, ""


def _unit(label: str, text: str, scale: int, money: str) -> tuple[str, int]:
    if "%" in text:
        return "ratio", -2
    lower = label.lower()
    is_money = money and not re.search(
        r"acci|n[uú]mero|plantilla|emplead|d[ií]as|veces|%|ratio|margen|tasa|porcentaje|puntos|sobre|entre|/",
        lower,
    )
    return (money, scale) if is_money else ("", 0)


def _spanish_value(text: str) -> Decimal | None:
    found = re.fullmatch(r"([-−(]?)(\d{1,3}(?:\.\d{3})*(?:,\d+)?)\)?(?: ?%)?", text.strip())
    if not found:
        return None
    value = Decimal(found[2].replace(".", "").replace(",", "."))
    return -value if found[1] else value


@cache
def spanish_reports() -> tuple[tuple[Document, str], ...]:
    """The annual reports of the Spanish set with their companies."""
    from data.corpora import spanish_set

    made = [one for one in spanish_set().documents if one.kind == "annual report"]
    return tuple(
        (
            read_markdown(one.text.encode(), source=one.file_name, known=Known()).document,
            one.title.partition(",")[0].partition(" —")[0],
        )
        for one in made
    )


def row_spans(truth: Truth, row: int | None = None, *, whole: bool = False) -> tuple[Span, ...]:
    """What a source of this row points at: its cells or its line, the headers, the captions."""
    table = truth.grid
    cells = table.rows[truth.row if row is None else row]
    line = (Span(cells[0].span.document_id, cells[0].span.start, cells[-1].span.end),)
    parts = line if whole else tuple(cell.span for cell in cells)
    return (*parts, *(span for span in table.header_spans if len(span)), *table.caption)


def is_instant(truth: Truth) -> bool:
    return isinstance(truth.period, Instant)


def is_year(truth: Truth) -> bool:
    return isinstance(truth.period, int) or (
        isinstance(truth.period, Duration) and truth.period.length_class == "year"
    )
