"""A document and its facts as the files of one folder, and back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from decimal import Decimal
from functools import cache
from typing import Any

from data.company import Cik, Company
from data.document import Block, Document, Table, TableCell
from data.errors import FormatError
from data.fact import Fact
from data.filing import Filing
from data.manifest import TEXT_RULES, Entry
from data.parquet_rows import parquet, read_parquet
from data.period import Duration, Instant, Period
from data.read_file import ReadFile
from data.span import DocumentId, Span
from data.store_files import file_hash
from data.stored_cover import cover_files
from data.stored_register import register_files

TEXT, BLOCKS, TABLES, FACTS = "text.parquet", "blocks.parquet", "tables.parquet", "facts.parquet"
DOCUMENT_FILES = (TEXT, BLOCKS, TABLES)


def stored(read: ReadFile, *, sample: bool) -> tuple[Entry, dict[str, bytes]]:
    """Make the manifest entry and the files of a document."""
    document, filing = read.document, read.document.filing
    company = filing.company if filing else None
    try:
        files = _stored_files(document, read.facts)
        files |= register_files(read.register) | cover_files(read.cover)
    except UnicodeEncodeError:
        raise FormatError(
            f"{document.source} holds characters that are none (lone surrogates). "
            "Save it as UTF-8 and add it again.",
            place=document.source,
        ) from None
    hashes = tuple((name, file_hash(content)) for name, content in files.items())
    version = file_hash("".join(digest for _, digest in hashes).encode())
    entry = Entry(
        document_id=document.document_id,
        source=document.source,
        title=document.title,
        company=company.name if company else None,
        cik=(company.cik or None) if company else None,
        form=filing.form if filing else None,
        period_end=filing.period_end if filing else None,
        fiscal_year=filing.fiscal_year if filing else None,
        fiscal_period=filing.fiscal_period if filing else None,
        year_end=filing.year_end if filing else None,
        filed=filing.filed if filing else None,
        accession=filing.accession if filing else None,
        tickers=company.tickers if company else (),
        former_names=company.former_names if company else (),
        language=document.language,
        characters=len(document.text),
        pages=document.pages,
        blocks=len(document.blocks),
        tables=len(document.tables),
        facts=len(read.facts),
        fact_ciks=tuple(sorted({fact.cik for fact in read.facts})),
        warnings=document.warnings,
        sha256=document.sha256,
        sample=sample,
        text_rules=TEXT_RULES,
        folder=f"{document.sha256[:16]}-{version[:16]}",
        files=hashes,
        part=document.part,
    )
    return entry, files


def _stored_files(document: Document, facts: Sequence[Fact]) -> dict[str, bytes]:
    """Write a document and its facts: file name to bytes."""
    return {
        TEXT: parquet({"text": ("text", [document.text])}),
        BLOCKS: _block_file(document.blocks),
        TABLES: _table_file(document.tables),
        FACTS: _fact_file(facts),
    }


def stored_document(entry: Entry, files: Mapping[str, bytes]) -> Document:
    """Read a document back."""
    text, blocks, tables = (
        read_parquet(files[name], place=f"{entry.folder}/{name}") for name in DOCUMENT_FILES
    )
    return Document(
        document_id=entry.document_id,
        title=entry.title,
        source=entry.source,
        filing=filing_of(entry),
        language="es" if entry.language == "es" else "en",
        text=text["text"][0],
        blocks=tuple(_blocks(entry.document_id, blocks)),
        tables=tuple(_tables(entry.document_id, tables)),
        pages=entry.pages,
        sha256=entry.sha256,
        warnings=entry.warnings,
        part=entry.part,
    )


def filing_of(entry: Entry) -> Filing | None:
    """Read what an entry knows of its submission; None for a document that is no filing."""
    if entry.company is None or entry.form is None:
        return None
    cik = entry.cik or Cik("")
    return Filing(
        company=Company(cik, entry.company, entry.tickers, entry.former_names),
        form=entry.form,
        period_end=entry.period_end,
        fiscal_year=entry.fiscal_year,
        fiscal_period=entry.fiscal_period,
        filed=entry.filed,
        accession=entry.accession,
        year_end=entry.year_end,
    )


def _edges(spans: Iterable[Span]) -> list[int]:
    return [edge for span in spans for edge in (span.start, span.end)]


def _spans(document_id: DocumentId, edges: Sequence[int]) -> tuple[Span, ...]:
    pairs = zip(edges[::2], edges[1::2], strict=True)
    return tuple(Span(document_id, start, end) for start, end in pairs)


def _block_file(blocks: Sequence[Block]) -> bytes:
    return parquet(
        {
            "kind": ("text", [block.kind for block in blocks]),
            "span": ("ints", [_edges([block.span]) for block in blocks]),
            "path": ("texts", [block.path for block in blocks]),
            "page": ("int", [block.page for block in blocks]),
            "page_label": ("text", [block.page_label for block in blocks]),
            "level": ("int", [block.level for block in blocks]),
            "notes": ("ints", [_edges(block.notes) for block in blocks]),
            "table": ("int", [block.table for block in blocks]),
        }
    )


def _blocks(document_id: DocumentId, columns: Mapping[str, list[Any]]) -> Iterable[Block]:
    for kind, span, path, page, page_label, level, notes, table in zip(
        *(
            columns[name]
            for name in ["kind", "span", "path", "page", "page_label", "level", "notes", "table"]
        ),
        strict=True,
    ):
        (place,) = _spans(document_id, span)
        marks = _spans(document_id, notes)
        yield Block(kind, place, tuple(path), page, page_label, level, marks, table)


def _table_file(tables: Sequence[Table]) -> bytes:
    rows = [
        [(number, cell) for number, row in enumerate(table.rows) for cell in row]
        for table in tables
    ]
    return parquet(
        {
            "span": ("ints", [_edges([table.span]) for table in tables]),
            "caption": ("ints", [_edges(table.caption) for table in tables]),
            "scale": ("int", [table.scale for table in tables]),
            "unit": ("text", [table.unit for table in tables]),
            "header": ("text lists", [table.header for table in tables]),
            "header_spans": ("ints", [_edges(table.header_spans) for table in tables]),
            "row_count": ("int", [len(table.rows) for table in tables]),
            "cell_rows": ("ints", [[number for number, _ in cells] for cells in rows]),
            "cell_columns": ("ints", [[cell.column for _, cell in cells] for cells in rows]),
            "cell_spans": ("ints", [_edges(cell.span for _, cell in cells) for cells in rows]),
        }
    )


def _tables(document_id: DocumentId, columns: Mapping[str, list[Any]]) -> Iterable[Table]:
    for place in range(len(columns["span"])):
        row = {name: cells[place] for name, cells in columns.items()}
        rows: list[list[TableCell]] = [[] for _ in range(row["row_count"])]
        cells = zip(
            row["cell_rows"],
            row["cell_columns"],
            _spans(document_id, row["cell_spans"]),
            strict=True,
        )
        for number, column, span in cells:
            rows[number].append(TableCell(span, column))
        yield Table(
            span=_spans(document_id, row["span"])[0],
            caption=_spans(document_id, row["caption"]),
            scale=row["scale"],
            unit=row["unit"],
            header=tuple(tuple(texts) for texts in row["header"]),
            header_spans=_spans(document_id, row["header_spans"]),
            rows=tuple(tuple(row) for row in rows),
        )


FACT_COLUMNS = [
    "cik", "concept", "start", "end", "unit", "value", "decimals", "dimensions",
    "accession", "form", "filed", "element_id", "document_id", "first", "last",
]  # fmt: skip


def _fact_file(facts: Sequence[Fact]) -> bytes:
    starts = [fact.period.start if isinstance(fact.period, Duration) else None for fact in facts]
    return parquet(
        {
            "cik": ("text", [fact.cik for fact in facts]),
            "concept": ("text", [fact.concept for fact in facts]),
            "start": ("date", starts),
            "end": ("date", [fact.period.end for fact in facts]),
            "unit": ("text", [fact.unit for fact in facts]),
            "value": ("text", [_text(fact.value) for fact in facts]),
            "decimals": ("text", [_text(fact.decimals) for fact in facts]),
            "dimensions": ("text", [_dimension_text(fact) for fact in facts]),
            "accession": ("text", [fact.accession for fact in facts]),
            "form": ("text", [fact.form for fact in facts]),
            "filed": ("date", [fact.filed for fact in facts]),
            "element_id": ("text", [fact.element_id for fact in facts]),
            "document_id": ("text", [fact.document_id for fact in facts]),
            "first": ("int", [fact.span.start if fact.span else None for fact in facts]),
            "last": ("int", [fact.span.end if fact.span else None for fact in facts]),
        }
    )


def stored_facts(content: bytes, entry: Entry) -> tuple[Fact, ...]:
    """Read a document's facts back, with the number and day of its filing if these became known since."""
    columns = read_parquet(content, place=f"{entry.folder}/{FACTS}")
    if entry.accession and entry.filed:
        for name, known in (("accession", entry.accession), ("filed", entry.filed)):
            columns[name] = [known if cell is None else cell for cell in columns[name]]
    # Few periods and member sets stand behind many facts: each is made once.
    period = cache(_period)
    members = cache(_dimensions)
    return tuple(
        _fact(row, period, members)
        for row in zip(*(columns[name] for name in FACT_COLUMNS), strict=True)
    )


def _fact(
    row: tuple[Any, ...],
    period: Callable[[date | None, date], Period],
    members: Callable[[str], frozenset[tuple[str, str]]],
) -> Fact:
    cik, concept, start, end, unit, value, decimals, dimensions = row[:8]
    accession, form, filed, element_id, document_id, first, last = row[8:]
    return Fact(
        cik,
        concept,
        period(start, end),
        unit,
        None if value is None else Decimal(value),
        decimals if decimals in (None, "INF") else int(decimals),
        members(dimensions),
        accession,
        form,
        filed,
        element_id,
        document_id,
        None if first is None else Span(document_id, first, last),
    )


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _dimension_text(fact: Fact) -> str:
    return json.dumps(sorted(fact.dimensions), ensure_ascii=False) if fact.dimensions else ""


def _dimensions(text: str) -> frozenset[tuple[str, str]]:
    return frozenset((axis, member) for axis, member in json.loads(text)) if text else frozenset()


def _period(start: date | None, end: date) -> Period:
    return Instant(end) if start is None else Duration(start, end)
