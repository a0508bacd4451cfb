"""Documents for tests, written as lists of pieces; and random ones for properties."""

import hashlib
from collections.abc import Sequence
from datetime import date

from hypothesis import strategies as st

from data.company import Cik, Company
from data.document import Block, BlockKind, Document, Table
from data.filing import AccessionNumber, Filing
from data.span import DocumentId, Span

Piece = tuple[str, str]
"""Kind and text. A heading's level is its number of `#`; `caption` is a paragraph of the table after it.

A text that holds `[n]` cites the n-th note of the document, from 1.
"""


def made(
    pieces: Sequence[Piece],
    *,
    document_id: str = "0000000001-24-000001/made",
    title: str = "Orrin Mills, Inc. 10-K FY2024",
    filing: Filing | None = None,
) -> Document:
    """Lay the pieces out with blank lines between them, and point at them."""
    text = "\n\n".join(body for _, body in pieces)
    places: list[Span] = []
    start = 0
    for _, body in pieces:
        places.append(Span(DocumentId(document_id), start, start + len(body)))
        start += len(body) + 2
    notes = [place for place, (kind, _) in zip(places, pieces, strict=True) if kind == "note"]
    blocks: list[Block] = []
    tables: list[Table] = []
    path: list[str] = []
    captions: list[Span] = []
    for place, (kind, body) in zip(places, pieces, strict=True):
        level = len(body) - len(body.lstrip("#")) if kind == "heading" else 0
        if level:
            del path[level - 1 :]
            path.append(body.lstrip("# "))
        if kind == "caption":
            captions.append(place)
        if kind == "table":
            tables.append(Table(place, tuple(captions), 0, None, (), (), ()))
            captions = []
        cited = tuple(
            note for n, note in enumerate(notes, 1) if f"[{n}]" in body and kind != "note"
        )
        block_kind: BlockKind = "text" if kind == "caption" else kind  # type: ignore[assignment]
        number = len(tables) - 1 if kind == "table" else None
        blocks.append(Block(block_kind, place, tuple(path), 1, None, level, cited, number))
    return Document(
        document_id=DocumentId(document_id),
        title=title,
        source="made.htm",
        filing=filing,
        language="en",
        text=text,
        blocks=tuple(blocks),
        tables=tuple(tables),
        pages=None,
        sha256=hashlib.sha256(f"{document_id} {title} {text}".encode()).hexdigest(),
    )


def made_filing(
    *,
    name: str = "Orrin Mills, Inc.",
    cik: str = "0000000001",
    form: str = "10-K",
    fiscal_year: int = 2024,
    fiscal_period: str = "FY",
    filed: date | None = date(2025, 2, 20),
    tickers: tuple[str, ...] = ("ORM",),
) -> Filing:
    return Filing(
        company=Company(Cik(cik), name, tickers),
        form=form,
        period_end=date(fiscal_year, 12, 31),
        fiscal_year=fiscal_year,
        fiscal_period=fiscal_period,
        filed=filed,
        accession=AccessionNumber("0000000001-24-000001"),
    )


WORD = st.text("abcdefghijkáñçß.,¹€ ", min_size=1, max_size=12).filter(str.strip)
PROSE = st.lists(WORD, min_size=1, max_size=60).map(" ".join).map(str.strip)
LONG = (
    st.tuples(PROSE, st.integers(1, 30)).map(lambda pair: (pair[0] + ". ") * pair[1]).map(str.strip)
)
PIECE = st.one_of(
    st.tuples(
        st.just("heading"),
        st.tuples(st.integers(1, 4), PROSE).map(lambda p: "#" * p[0] + " " + p[1]),
    ),
    st.tuples(st.just("text"), st.one_of(PROSE, LONG, PROSE.map(lambda text: f"{text} [1]"))),
    st.tuples(st.just("list"), PROSE.map(lambda text: f"- {text}")),
    st.tuples(st.just("caption"), PROSE),
    st.tuples(
        st.just("table"),
        st.lists(PROSE, min_size=1, max_size=20).map(
            lambda rows: "| a | b [2] |\n|---|---|\n" + "\n".join(f"| {row} | 1 |" for row in rows)
        ),
    ),
    st.tuples(st.just("note"), PROSE.map(lambda text: f"¹ {text}")),
)
DOCUMENTS = st.lists(PIECE, min_size=1, max_size=25).map(made)
