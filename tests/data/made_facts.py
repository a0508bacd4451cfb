"""Made-up facts and covers, in one line each."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Literal

from data.company import Cik
from data.fact import Concept, Fact
from data.filing import AccessionNumber
from data.line_item import LineItem, Words
from data.period import Duration, Instant, Period
from data.span import DocumentId, Span

CIK = Cik("0009990007")
SALES = Concept("us-gaap:Revenues")
OLD_SALES = Concept("us-gaap:SalesRevenueNet")
EPS = Concept("us-gaap:EarningsPerShareDiluted")
COST = Concept("us-gaap:CostOfRevenue")
ASSETS = Concept("us-gaap:Assets")
SHARES = Concept("us-gaap:CommonStockSharesOutstanding")
COVER_SHARES = Concept("dei:EntityCommonStockSharesOutstanding")

REVENUE = LineItem(
    "made revenue", Words(("Revenue",), ("Ingresos",)), (SALES, OLD_SALES), "duration"
)
EARNINGS = LineItem(
    "made eps", Words(("Diluted EPS",), ("BPA diluido",)), (EPS,), "duration", "per share"
)
TOTAL_ASSETS = LineItem(
    "made assets", Words(("Total assets",), ("Activos totales",)), (ASSETS,), "instant"
)
SHARE_COUNT = LineItem(
    "made shares",
    Words(("Shares outstanding",), ("Acciones en circulación",)),
    (SHARES, COVER_SHARES),
    "instant",
    "shares",
)


def day(text: str) -> date:
    return date.fromisoformat(text)


def over(start: str, end: str) -> Duration:
    return Duration(day(start), day(end))


def at(end: str) -> Instant:
    return Instant(day(end))


def fact(
    period: Period,
    value: str | int | None,
    filing: str,
    concept: Concept = SALES,
    *,
    form: str = "10-K",
    filed: str | None = None,
    unit: str = "USD",
    decimals: int | Literal["INF"] | None = None,
    dimensions: Sequence[tuple[str, str]] = (),
    place: tuple[str, int, int] | None = None,
) -> Fact:
    """Make a fact; `filing` is its accession number, and its filing day if it looks like one."""
    if filed is None and len(filing) == len("2024-01-31"):
        filed = filing
    return Fact(
        cik=CIK,
        concept=concept,
        period=period,
        unit=unit,
        value=None if value is None else Decimal(value),
        decimals=decimals,
        dimensions=frozenset(dimensions),
        accession=AccessionNumber(filing),
        form=form,
        filed=day(filed) if filed else None,
        element_id=None,
        document_id=DocumentId(place[0]) if place else None,
        span=Span(DocumentId(place[0]), place[1], place[2]) if place else None,
    )


@dataclass(frozen=True)
class MadeCover:
    """A cover; `filed` is also the accession number unless that is given."""

    form: str
    period_end: date | None
    fiscal_year: int | None
    fiscal_period: str | None
    filed: date | None
    accession: AccessionNumber | None
    document_id: DocumentId
    year_end: str | None = None


def cover(
    form: str, end: str | None, year: int, period: str, filed: str, *, year_end: str | None = None
) -> MadeCover:
    return MadeCover(
        form,
        day(end) if end else None,
        year,
        period,
        day(filed),
        AccessionNumber(filed),
        DocumentId(f"made/{filed}"),
        year_end,
    )
