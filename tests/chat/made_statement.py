"""A made-up document with a statement, a note and prose, and the facts in it."""

from data.company import Cik, Company
from data.document import Block, Document, Table, TableCell
from data.fact import Concept, Fact
from data.filing import AccessionNumber, Filing
from data.period import Duration
from data.span import DocumentId, Span
from tests.data.made_facts import CIK, SALES, day, fact, over

ID = DocumentId("0009990007-25-000001/made")
ACCESSION = "0009990007-25-000001"
COMPANY = Company(Cik(CIK), "Halvard Lamps Inc")
YEAR, BEFORE = over("2024-01-01", "2024-12-31"), over("2023-01-01", "2023-12-31")
INCOME = Concept("us-gaap:NetIncomeLoss")
RATE = Concept("us-gaap:EffectiveIncomeTaxRateContinuingOperations")

PROSE = "Revenue grew to $1.1 billion (a record). We lost (11,817) in 2024, as in 10-K 2023."
CAPTION = "(In millions, except per share data)"
HEADER = "| | 2024 | 2023 |"
RULE = "|---|---|---|"
ROWS = (
    "| Revenue | $ 1,085 | $ 990 |",
    "| Net loss | $ (118) | 12 |",
    "| Tax rate | 24.1% | (3.5)% |",
)
TEXT = "\n\n".join(
    ("## Item 8. Financial Statements", CAPTION, "\n".join((HEADER, RULE, *ROWS)), PROSE)
)


def span(words: str, after: str = "") -> Span:
    """Find the place of words, the first after other words."""
    start = TEXT.index(words, TEXT.index(after) if after else 0)
    return Span(ID, start, start + len(words))


def _cell(words: str, row: str, column: int) -> TableCell:
    return TableCell(span(words, row), column)


TABLE = Table(
    span=Span(ID, TEXT.index(HEADER), TEXT.index(ROWS[-1]) + len(ROWS[-1])),
    caption=(span(CAPTION),),
    scale=6,
    unit="USD",
    header=((), ("2024",), ("2023",)),
    header_spans=(
        Span(ID, TEXT.index(HEADER) + 2, TEXT.index(HEADER) + 2),
        span("2024", HEADER),
        span("2023", HEADER),
    ),
    rows=(
        (_cell("Revenue", ROWS[0], 0), _cell("$ 1,085", ROWS[0], 1), _cell("$ 990", ROWS[0], 2)),
        (_cell("Net loss", ROWS[1], 0), _cell("$ (118)", ROWS[1], 1), _cell("12", ROWS[1], 2)),
        (_cell("Tax rate", ROWS[2], 0), _cell("24.1%", ROWS[2], 1), _cell("(3.5)%", ROWS[2], 2)),
    ),
)
PATH = ("Part II", "Item 8. Financial Statements")
DOCUMENT = Document(
    document_id=ID,
    title="Halvard Lamps 10-K 2024",
    source="made.htm",
    filing=Filing(
        COMPANY,
        "10-K",
        day("2024-12-31"),
        2024,
        "FY",
        day("2025-02-20"),
        AccessionNumber(ACCESSION),
    ),
    language="en",
    text=TEXT,
    blocks=(
        Block("heading", span("## Item 8. Financial Statements"), PATH[:1], 40, "38", level=2),
        Block("text", span(CAPTION), PATH, 40, "38"),
        Block("table", TABLE.span, PATH, 41, "39", table=0),
        Block("text", span(PROSE), (*PATH, "Note 1"), 42, None),
    ),
    tables=(TABLE,),
    pages=50,
    sha256="0" * 64,
)


def placed(
    period: Duration,
    value: str | int,
    words: Span | None,
    concept: Concept = SALES,
    *,
    decimals: int = -6,
    unit: str = "USD",
) -> Fact:
    place = (str(ID), words.start, words.end) if words else None
    return fact(
        period,
        value,
        ACCESSION,
        concept,
        filed="2025-02-20",
        decimals=decimals,
        unit=unit,
        place=place,
    )


REVENUE_2024 = placed(YEAR, 1_085_000_000, span("1,085", ROWS[0]))
REVENUE_2023 = placed(BEFORE, 990_000_000, span("990", ROWS[0]))
LOSS_2024 = placed(YEAR, -118_000_000, span("118", ROWS[1]), INCOME)
RATE_2023 = placed(BEFORE, "-0.035", span("3.5", ROWS[2]), RATE, decimals=3, unit="pure")
IN_PROSE = placed(YEAR, 1_100_000_000, span("1.1", PROSE), decimals=-8)
HIDDEN = placed(YEAR, 5, None, Concept("us-gaap:Goodwill"))
FACTS = (REVENUE_2024, REVENUE_2023, LOSS_2024, RATE_2023, IN_PROSE, HIDDEN)
