"""The shapes of an answer's JSON, as contracts.md writes them."""

from typing import Literal

from typing_extensions import TypedDict  # pydantic asks for this one before Python 3.12

from chat.answer import Outcome, Support

Tokens = TypedDict("Tokens", {"in": int, "out": int})


class PlaceShape(TypedDict):
    """Half-open, in code points of the canonical text of the document named beside it."""

    start: int
    end: int


class PeriodShape(TypedDict):
    start: str | None
    """None for an instant."""
    end: str


class FactShape(TypedDict):
    concept: str
    value: str | None
    unit: str
    period: PeriodShape
    dimensions: dict[str, str]
    accession: str | None
    form: str | None
    filed: str | None
    decimals: int | Literal["INF"] | None
    element_id: str | None
    document_id: str | None
    span: PlaceShape | None


class CellShape(TypedDict):
    document_id: str
    row: list[str]
    column: list[str]
    value: str
    unit: str
    span: PlaceShape


class FigureShape(TypedDict):
    label: str
    value: str
    unit: str
    formula: str
    period: PeriodShape
    fiscal: str
    inputs: "list[FigureShape | FactShape | CellShape]"
    citations: list[int]
    shown: str
    notes: list[str]


class CodeShape(TypedDict):
    code: str
    words: str


class RouteShape(TypedDict):
    kind: Literal["figure", "passage"]
    reason: str


class ClaimShape(TypedDict):
    text: str
    support: Support
    citations: list[int]
    notes: list[str]


class TableShape(TypedDict):
    columns: list[str]
    rows: list[list[str | FigureShape]]


class CitationShape(TypedDict):
    marker: int
    document_id: str | None
    title: str
    company: str
    cik: str | None
    form: str | None
    accession: str | None
    filed: str | None
    path: list[str]
    page: int | None
    page_label: str | None
    spans: list[PlaceShape]
    quotes: list[str]
    url: str | None
    fact: FactShape | None


class SaidShape(TypedDict):
    said: str
    reason: str


class SourceShape(TypedDict):
    document_id: str
    spans: list[PlaceShape]
    score: float


class AnswerShape(TypedDict):
    question: str
    language: Literal["en", "es"]
    as_of: str | None
    outcome: Outcome
    reason: CodeShape | None
    route: RouteShape
    text: str
    claims: list[ClaimShape]
    figures: list[FigureShape]
    table: TableShape | None
    citations: list[CitationShape]
    dropped: list[SaidShape]
    withheld: list[SaidShape]
    sources: list[SourceShape]
    model: str
    seconds: float
    tokens: Tokens | None
    cost_usd: str | None
