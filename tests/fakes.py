"""Stand-ins that keep to the real protocols: an engine that says what it was told to."""

import threading
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import date
from decimal import Decimal
from pathlib import Path

from chat.answer import (
    Answer,
    AnswerTable,
    Citation,
    Claim,
    ReadSource,
    Reason,
    Route,
    ShownFigure,
    Unsupported,
)
from chat.events import Done, Event, Found, Routed, Wrote
from chat.follow_up import Part
from chat.model import Chosen
from chat.turns import Turn
from data.company import Cik, Company
from data.document import Block, BlockKind, Document, Table, TableCell
from data.errors import NotFoundError
from data.fact import Concept, Fact
from data.figures import Figure
from data.filing import AccessionNumber, Filing
from data.manifest import Entry
from data.period import Duration
from data.span import DocumentId, Span

CIK = Cik("0000000042")
COMPANY = Company(CIK, "Tolvane Industries, Inc.", ("TOL",))
DOCUMENT_ID = DocumentId("0000000042-24-000007/tol-20240128")
HOSTILE_ID = DocumentId("sha256/0badc0ffee00")
ACCESSION = AccessionNumber("0000000042-24-000007")
FY2024 = Duration(date(2023, 1, 30), date(2024, 1, 28))
FY2023 = Duration(date(2022, 1, 31), date(2023, 1, 29))
HOSTILE = (
    "<script>alert(1)</script> <img src=x onerror=alert(2)> ${alert(3)} {{value}} `${alert(4)}` "
    "![a](https://evil.test/?p=1) \\u0041 </document> [1] 😀"
)


@dataclass
class DocumentBuilder:
    """Writes a document's canonical text block by block and notes where each part stands."""

    document_id: DocumentId
    text: str = ""
    blocks: list[Block] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)
    path: tuple[str, ...] = ()
    page: int = 1

    def _put(self, kind: BlockKind, text: str, level: int = 0, table: int | None = None) -> Span:
        if self.text:
            self.text += "\n\n"
        span = Span(self.document_id, len(self.text), len(self.text) + len(text))
        self.text += text
        label = str(self.page - 2) if self.page > 2 else None
        self.blocks.append(Block(kind, span, self.path, self.page, label, level=level, table=table))
        return span

    def heading(self, text: str, level: int) -> None:
        self._put("heading", f"{'#' * level} {text}", level)
        self.path = (*self.path[: level - 1], text)

    def paragraph(self, text: str, kind: BlockKind = "text") -> Span:
        return self._put(kind, text)

    def items(self, *texts: str) -> None:
        self._put("list", "\n".join(f"- {text}" for text in texts))

    def table(self, caption: str, head: Sequence[str], rows: Sequence[Sequence[str]]) -> Table:
        captioned = self._put("text", caption)
        lines = [head, ["---"] * len(head), *rows]
        text = "\n".join(f"| {' | '.join(line)} |" for line in lines)
        span = self._put("table", text, table=len(self.tables))
        at, places = span.start, []
        for line in lines:
            cells = []
            at += 2
            for cell in line:
                cells.append(Span(self.document_id, at, at + len(cell)))
                at += len(cell) + 3
            places.append(cells)
        table = Table(
            span,
            (captioned,),
            6,
            "USD",
            tuple((name,) for name in head),
            tuple(places[0]),
            tuple(
                tuple(TableCell(cell, column) for column, cell in enumerate(row) if len(cell))
                for row in places[2:]
            ),
        )
        self.tables.append(table)
        return table

    def place(self, words: str, nth: int = 0) -> Span:
        """Find where words stand."""
        start = -1
        for _ in range(nth + 1):
            start = self.text.index(words, start + 1)
        return Span(self.document_id, start, start + len(words))

    def document(self, title: str, filing: Filing | None) -> Document:
        return Document(
            document_id=self.document_id,
            title=title,
            source="tol-20240128.htm",
            filing=filing,
            language="en",
            text=self.text,
            blocks=tuple(self.blocks),
            tables=tuple(self.tables),
            pages=self.page,
            sha256="0" * 64,
        )


LIQUIDITY = "Cash from operations covered capital spending in each of the last three years."
BUILT = DocumentBuilder(DOCUMENT_ID)
BUILT.heading("Part II", 1)
BUILT.heading("Item 7. Management’s Discussion and Analysis", 2)
BUILT.paragraph(
    "Tolvane makes pumps and valves 😀 for water works. Fiscal 2024 was a 52-week year that ended "
    "on January 28, 2024; fiscal 2023 had 52 weeks too."
)
BUILT.paragraph(
    f"{LIQUIDITY} We expect existing cash, together with the revolving credit line, "
    "to be enough for at least the next twelve months."
)
BUILT.items("Water: higher volumes", "Process: lower prices", "Service: longer contracts")
for number in range(30):
    BUILT.paragraph(
        f"Paragraph {number + 1} speaks of orders, backlog and the supply of castings. Orders were "
        "received evenly over the year, and no customer took more than a tenth of the sales."
    )
BUILT.page = 31
BUILT.heading("Item 8. Financial Statements", 2)
BUILT.heading("Consolidated statements of operations", 3)
STATEMENT = BUILT.table(
    "(In millions, except per share data)",
    ("", "Year ended / January 28, 2024", "Year ended / January 29, 2023"),
    (
        ("Net sales", "$ 4,812.6", "$ 4,431.0"),
        ("Cost of sales", "2,598.8", "2,481.4"),
        ("Gross profit", "2,213.8", "1,949.6"),
        ("Restructuring (1)", "(41.2)", "—"),
        ("Net income", "$ 512.3", "$ 401.7"),
    ),
)
BUILT.paragraph("(1) Closing of the foundry in Halden.", kind="note")
for number in range(20):
    BUILT.paragraph(f"Note {number + 1} to the statements says how amounts were measured.")
FILING = Filing(COMPANY, "10-K", FY2024.end, 2024, "FY", date(2024, 3, 19), ACCESSION, "--01-28")
DOCUMENT = BUILT.document("Annual report for fiscal 2024", FILING)

_HOSTILE_BUILT = DocumentBuilder(HOSTILE_ID)
_HOSTILE_BUILT.heading(f"Risks {HOSTILE}", 2)
_HOSTILE_BUILT.paragraph(HOSTILE)
_HOSTILE_BUILT.table(HOSTILE, ("", HOSTILE), (("=1+1", HOSTILE),))
HOSTILE_DOCUMENT = _HOSTILE_BUILT.document(f"Report {HOSTILE}", None)


def fact(concept: str, words: str, value: str, period: Duration = FY2024) -> Fact:
    return Fact(
        cik=CIK,
        concept=Concept(concept),
        period=period,
        unit="USD",
        value=Decimal(value),
        decimals=-5,
        dimensions=frozenset(),
        accession=ACCESSION,
        form="10-K",
        filed=date(2024, 3, 19),
        element_id=f"f-{words}",
        document_id=DOCUMENT_ID,
        span=BUILT.place(words),
    )


SALES = fact(
    "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax", "$ 4,812.6", "4812.6E+6"
)
SALES_BEFORE = fact(
    "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax", "$ 4,431.0", "4431000000", FY2023
)
PROFIT = fact("us-gaap:GrossProfit", "2,213.8", "2213800000")
CHARGE = fact("us-gaap:RestructuringCharges", "(41.2)", "-41200000")


def citation(
    marker: int, shown: Fact | None, *words: str, path: tuple[str, ...], page: int = 31
) -> Citation:
    spans = tuple(BUILT.place(each) for each in words)
    if shown is not None and shown.span is not None:
        spans = (shown.span, *spans)
    return Citation(
        marker=marker,
        document_id=DOCUMENT_ID,
        title=DOCUMENT.title,
        company=COMPANY.name,
        cik=CIK,
        form="10-K",
        accession=ACCESSION,
        filed=date(2024, 3, 19),
        path=path,
        page=page,
        page_label=str(page - 2) if page > 2 else None,
        spans=spans,
        quotes=tuple(DOCUMENT.text[span.start : span.end] for span in spans),
        url="https://www.sec.gov/Archives/edgar/data/42/000000004224000007/tol-20240128.htm",
        fact=shown,
    )


STATEMENTS = ("Part II", "Item 8. Financial Statements", "Consolidated statements of operations")
HEAD_2024, HEAD_2023 = "Year ended / January 28, 2024", "Year ended / January 29, 2023"
SCALE = "(In millions, except per share data)"
OF_PROFIT = citation(1, PROFIT, "Gross profit", HEAD_2024, SCALE, path=STATEMENTS)
OF_SALES = citation(2, SALES, "Net sales", HEAD_2024, SCALE, path=STATEMENTS)


def reported(label: str, shown: Fact, fiscal: str = "FY2024") -> Figure:
    assert shown.value is not None
    return Figure(label, shown.value, "USD", "reported", shown.period, fiscal, (shown,))


MARGIN = Answer(
    question="What was the gross margin of Tolvane Industries in FY2024?",
    language="en",
    as_of=None,
    outcome="answered",
    route=Route("figure", "Gross margin is a figure: worked out from two facts of one 10-K."),
    text="Gross margin of Tolvane Industries was 46.0 % in FY2024: gross profit of $2,213.8 million "
    "[1] on revenue of $4,812.6 million [2].",
    claims=(Claim("Gross margin of Tolvane Industries was 46.0 % in FY2024.", "computed", (1, 2)),),
    figures=(
        ShownFigure(
            Figure(
                "Gross margin",
                Decimal("2213.8") / Decimal("4812.6"),
                "ratio",
                "gross margin",
                FY2024,
                "FY2024",
                (reported("Gross profit", PROFIT), reported("Revenue", SALES)),
                ("Rounded from 46.0001 %.",),
            ),
            (1, 2),
            "46.0 %",
        ),
    ),
    citations=(OF_PROFIT, OF_SALES),
    sources=(ReadSource(DOCUMENT_ID, OF_PROFIT.spans, 1.0),),
    seconds=0.2,
)
COMPARED = Answer(
    question="Compare revenue of Tolvane in FY2023 and FY2024",
    language="en",
    as_of=date(2024, 6, 30),
    outcome="answered",
    route=Route("figure", "Revenue in two fiscal years: two facts, side by side."),
    text="Revenue was $4,812.6 million in FY2024 [1] and $4,431.0 million in FY2023 [2].",
    figures=(ShownFigure(reported("Revenue", SALES), (1,), "$4,812.6 million"),),
    table=AnswerTable(
        ("Fiscal year", "Revenue"),
        (
            (
                "FY2023",
                ShownFigure(reported("Revenue", SALES_BEFORE, "FY2023"), (2,), "$4,431.0 m"),
            ),
            ("FY2024", ShownFigure(reported("Revenue", SALES), (1,), "$4,812.6 m")),
        ),
    ),
    citations=(
        citation(1, SALES, "Net sales", HEAD_2024, SCALE, path=STATEMENTS),
        citation(2, SALES_BEFORE, "Net sales", HEAD_2023, SCALE, path=STATEMENTS),
    ),
    seconds=0.3,
)
YEARS = replace(
    COMPARED,
    question="What was revenue over the years?",
    figures=(),
    table=AnswerTable(
        ("", "FY2022", "FY2023", "FY2024", "FY2025"),
        (
            (
                "Tolvane: Revenue",
                ShownFigure(reported("Revenue", CHARGE, "FY2022"), (), "−$41.2 million"),
                ShownFigure(reported("Revenue", SALES_BEFORE, "FY2023"), (2,), "$4.43 billion"),
                ShownFigure(reported("Revenue", SALES), (1,), "$4.81 billion ($4,812,600,000)"),
                "period_not_on_file",
            ),
        ),
    ),
)
DECADE = replace(
    YEARS,
    question="What was revenue in each year of a decade?",
    table=AnswerTable(
        ("", *(f"FY{year}" for year in range(2015, 2025))),
        tuple(
            (
                f"{name}: Revenue",
                *(
                    "period_not_on_file"
                    if year == 2019
                    else ShownFigure(
                        reported("Revenue", SALES, f"FY{year}"), (1,), f"${year} million"
                    )
                    for year in range(2015, 2025)
                ),
            )
            for name in ("Tolvane", "Halden")
        ),
    ),
)
REPORTED = replace(COMPARED, question="What was reported revenue?", table=None)
PROSE = Answer(
    question="What does Tolvane say about liquidity?",
    language="en",
    as_of=None,
    outcome="answered",
    route=Route("passage", "No figure is asked for: the best passages are read."),
    text=f"{LIQUIDITY} [1] The company also names a revolving credit line.",
    claims=(
        Claim(f"{LIQUIDITY} [1]", "quoted", (1,)),
        Claim("The company also names a revolving credit line.", "unsupported", ()),
    ),
    citations=(
        citation(
            1,
            None,
            LIQUIDITY,
            path=("Part II", "Item 7. Management’s Discussion and Analysis"),
            page=1,
        ),
    ),
    withheld=(Unsupported("$900 million", "no source has this amount"),),
    dropped=(Unsupported("[7]", "there is no source 7"),),
    seconds=1.4,
    model="ollama:llama3.2",
)
REFUSED = Answer(
    question="What was Tolvane's revenue in 2019?",
    language="en",
    as_of=None,
    outcome="not_found",
    route=Route("figure", "Revenue is a figure; the year is not on file."),
    text="Revenue of Tolvane Industries for FY2019 is not on file.",
    reason=Reason(
        "period_not_on_file",
        "Tolvane Industries (0000000042) has FY2023 and FY2024 on file. Add the 10-K for fiscal 2019 to ask for it.",
    ),
)
FORGED = Answer(
    question=HOSTILE,
    language="en",
    as_of=None,
    outcome="answered",
    route=Route("passage", HOSTILE),
    text=f"{HOSTILE} [2] end",
    claims=(Claim(HOSTILE, "quoted", (1,), (f"Note: {HOSTILE}",)),),
    citations=(
        Citation(
            marker=1,
            document_id=HOSTILE_ID,
            title=HOSTILE_DOCUMENT.title,
            company=HOSTILE,
            cik=None,
            form=HOSTILE,
            accession=None,
            filed=None,
            path=(HOSTILE,),
            page=1,
            page_label=HOSTILE,
            spans=(_HOSTILE_BUILT.blocks[1].span,),
            quotes=(HOSTILE,),
            url="javascript:alert(5)",
        ),
    ),
)


def entry(document: Document, *, sample: bool) -> Entry:
    filing = document.filing
    return Entry(
        document_id=document.document_id,
        source=document.source,
        title=document.title,
        company=None if filing is None else filing.company.name,
        cik=None if filing is None else filing.company.cik,
        form=None if filing is None else filing.form,
        period_end=None if filing is None else filing.period_end,
        fiscal_year=None if filing is None else filing.fiscal_year,
        fiscal_period=None if filing is None else filing.fiscal_period,
        year_end=None,
        filed=None if filing is None else filing.filed,
        accession=None if filing is None else filing.accession,
        tickers=(),
        former_names=(),
        language=document.language,
        characters=len(document.text),
        pages=document.pages,
        blocks=len(document.blocks),
        tables=len(document.tables),
        facts=3 if filing else 0,
        fact_ciks=(),
        warnings=(),
        sha256=document.sha256,
        sample=sample,
        text_rules=1,
        folder="x",
        files=(),
    )


class ScriptedShelf:
    """A store of two documents, one of them hostile."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self._documents = {one.document_id: one for one in (DOCUMENT, HOSTILE_DOCUMENT)}

    def refresh(self) -> None:
        pass

    def entries(self) -> tuple[Entry, ...]:
        return (entry(DOCUMENT, sample=True), entry(HOSTILE_DOCUMENT, sample=False))

    def document(self, document_id: str) -> Document:
        found = self._documents.get(DocumentId(document_id))
        if found is None:
            raise NotFoundError(f"No document {document_id} is on file.", asked=document_id)
        return found


class ScriptedEngine:
    """Answers by a word in the question, a few characters at a time; "slow" waits for `go`."""

    model = "none"

    def __init__(self, home: Path, *, pause: float = 0.0) -> None:
        self.store = ScriptedShelf(home)
        self.pause = pause
        """Seconds between two pieces of text."""
        self.go = threading.Event()
        """Lets a "slow" answer come to its end."""
        self.asked: list[tuple[str, date | None, tuple[str, ...]]] = []
        self.cleared: frozenset[Part] = frozenset()
        """What the last question did not take from those before it."""

    def answer(
        self, question: str, *, as_of: date | None = None, turns: Sequence[str] = ()
    ) -> Answer:
        *_, last = self.stream(question, as_of=as_of, turns=turns)
        assert isinstance(last, Done)
        return last.answer

    def stream(
        self,
        question: str,
        *,
        as_of: date | None = None,
        turns: Sequence[str | Turn] = (),
        cleared: frozenset[Part] = frozenset(),
        chosen: Callable[[], Chosen] | None = None,
    ) -> Iterator[Event]:
        earlier = [one.question if isinstance(one, Turn) else one for one in turns]
        self.asked.append((question, as_of, tuple(earlier)))
        self.cleared = cleared
        answer = _scripted(question)
        yield Routed(answer.route)
        yield Found(answer.sources)
        for end in range(0, len(answer.text), 12):
            yield Wrote(answer.text[:end])
            if self.pause:
                threading.Event().wait(self.pause)
        if "slow" in question:
            self.go.wait(30)
        yield Done(answer)


def _scripted(question: str) -> Answer:
    words = {
        "margin": MARGIN,
        "Compare": COMPARED,
        "reported": REPORTED,
        "years": YEARS,
        "decade": DECADE,
        "liquidity": PROSE,
        "2019": REFUSED,
        "<script>": FORGED,
    }
    return next((answer for word, answer in words.items() if word in question), REFUSED)
