"""The contract's JSON: written, read again, and refused where it is none."""

import json
from dataclasses import replace
from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

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
from chat.answer_json import answer_json, read_answer_json
from data.company import Cik
from data.document import Cell
from data.errors import FormatError
from data.fact import Concept, Fact
from data.figures import Figure
from data.filing import AccessionNumber
from data.period import Duration, Instant
from data.span import DocumentId, Span

DOCUMENT = DocumentId("0000000042-24-000007/tol-10k")
FILING = AccessionNumber("0000000042-24-000007")
CIK = Cik("0000000042")
YEAR = Duration(date(2023, 1, 30), date(2024, 1, 28))


def fact(value: str, start: int, *, concept: str = "us-gaap:Revenues") -> Fact:
    return Fact(
        cik=CIK,
        concept=Concept(concept),
        period=YEAR,
        unit="USD",
        value=Decimal(value),
        decimals=-6,
        dimensions=frozenset(),
        accession=FILING,
        form="10-K",
        filed=date(2024, 3, 1),
        element_id="f-12",
        document_id=DOCUMENT,
        span=Span(DOCUMENT, start, start + 5),
    )


def citation(marker: int, shown: Fact) -> Citation:
    assert shown.span is not None
    return Citation(
        marker=marker,
        document_id=DOCUMENT,
        title="Tolvane annual report",
        company="Tolvane",
        cik=CIK,
        form="10-K",
        accession=FILING,
        filed=date(2024, 3, 1),
        path=("Part II", "Item 8"),
        page=31,
        page_label="29",
        spans=(shown.span,),
        quotes=("1,200",),
        fact=shown,
    )


SALES, PROFIT = fact("1200E+6", 100), fact("300000000", 200, concept="us-gaap:GrossProfit")


def reported(label: str, shown: Fact) -> Figure:
    assert shown.value is not None
    return Figure(label, shown.value, "USD", "reported", YEAR, "FY2024", (shown,))


MARGIN = Answer(
    question="Gross margin?",
    language="en",
    as_of=None,
    outcome="answered",
    route=Route("figure", "Gross margin is worked out from two facts."),
    text="Gross margin was 25.0 % [1][2].",
    figures=(
        ShownFigure(
            Figure(
                "Gross margin",
                Decimal("0.2500"),
                "ratio",
                "gross margin",
                YEAR,
                "FY2024",
                (reported("Gross profit", PROFIT), reported("Revenue", SALES)),
            ),
            (1, 2),
            "25.0 %",
        ),
    ),
    citations=(citation(1, PROFIT), citation(2, SALES)),
)


def test_a_value_is_plain_digits_whatever_exponent_it_was_made_with() -> None:
    figure = answer_json(MARGIN)["figures"][0]
    assert figure["value"] == "0.25"
    assert [part["value"] for part in figure["inputs"]] == ["300000000", "1200000000"]
    assert figure["inputs"][1]["inputs"][0]["value"] == "1200000000"


def test_a_figure_inside_a_figure_has_the_markers_of_its_own_leaves() -> None:
    figure = answer_json(MARGIN)["figures"][0]
    assert figure["citations"] == [1, 2]
    assert [part["citations"] for part in figure["inputs"]] == [[1], [2]]
    assert figure["inputs"][0]["shown"] != ""


def test_a_cell_finds_its_marker_by_its_place() -> None:
    cell = Cell(
        DOCUMENT, ("Net sales",), ("2024",), Decimal("1.5"), "EUR", Span(DOCUMENT, 100, 105)
    )
    sales = Figure("Sales", Decimal("1.5"), "EUR", "reported", YEAR, "FY2024", (cell,))
    total = Figure("Total", Decimal("1.5"), "EUR", "sum", YEAR, "FY2024", (sales,))
    answer = replace(
        MARGIN,
        figures=(ShownFigure(total, (2,), "1.5"),),
        citations=(citation(1, PROFIT), replace(citation(2, SALES), fact=None)),
    )
    assert answer_json(answer)["figures"][0]["inputs"][0]["citations"] == [2]


def test_a_fact_that_no_document_shows_is_cited_without_a_place() -> None:
    known = replace(
        SALES,
        period=Instant(date(2024, 1, 28)),
        value=None,
        decimals="INF",
        dimensions=frozenset({("srt:RangeAxis", "srt:MaximumMember")}),
        document_id=None,
        span=None,
    )
    cited = replace(citation(1, SALES), document_id=None, spans=(), quotes=(), fact=known)
    answer = Answer("q", "en", None, "answered", Route("figure", "r"), "t", citations=(cited,))
    raw = answer_json(answer)["citations"][0]
    assert (raw["document_id"], raw["spans"], raw["quotes"]) == (None, [], [])
    assert raw["fact"]["period"] == {"start": None, "end": "2024-01-28"}
    assert raw["fact"]["dimensions"] == {"srt:RangeAxis": "srt:MaximumMember"}
    assert raw["fact"]["value"] is None
    assert read_answer_json(answer_json(answer)) == answer


def test_the_keys_are_the_contracts() -> None:
    raw = answer_json(MARGIN)
    assert list(raw) == [
        "question", "language", "as_of", "outcome", "reason", "route", "text", "claims", "figures",
        "table", "citations", "dropped", "withheld", "sources", "model", "seconds", "tokens",
        "cost_usd",
    ]  # fmt: skip
    assert list(raw["figures"][0]) == [
        "label", "value", "unit", "formula", "period", "fiscal", "inputs", "citations", "shown",
        "notes",
    ]  # fmt: skip
    assert list(raw["figures"][0]["inputs"][0]["inputs"][0]) == [
        "concept", "value", "unit", "period", "dimensions", "accession", "form", "filed",
        "decimals", "element_id", "document_id", "span",
    ]  # fmt: skip
    assert list(raw["citations"][0]) == [
        "marker", "document_id", "title", "company", "cik", "form", "accession", "filed", "path",
        "page", "page_label", "spans", "quotes", "url", "fact",
    ]  # fmt: skip


def test_an_answer_read_again_is_the_same_answer() -> None:
    assert read_answer_json(json.loads(json.dumps(answer_json(MARGIN)))) == MARGIN


words = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
days = st.dates(date(1995, 1, 1), date(2030, 12, 31))
amounts = st.decimals(allow_nan=False, allow_infinity=False, min_value=-(10**15), max_value=10**15)
markers = st.lists(st.integers(1, 4), max_size=3).map(tuple)
several = st.lists(words, max_size=3).map(tuple)
spans = st.tuples(st.integers(0, 10**7), st.integers(1, 500)).map(
    lambda pair: Span(DOCUMENT, pair[0], pair[0] + pair[1])
)
periods = st.one_of(
    days.map(Instant), st.tuples(days, days).map(lambda pair: Duration(min(pair), max(pair)))
)
facts = st.builds(
    Fact,
    cik=st.just(CIK),
    concept=words.map(Concept),
    period=periods,
    unit=words,
    value=st.none() | amounts,
    decimals=st.none() | st.just("INF") | st.integers(-9, 9),
    dimensions=st.dictionaries(words, words, max_size=2).map(
        lambda pairs: frozenset(pairs.items())
    ),
    accession=st.just(FILING),
    form=st.none() | words,
    filed=st.none() | days,
    element_id=st.none() | words,
    document_id=st.just(DOCUMENT),
    span=st.none() | spans,
)
cells = st.builds(
    Cell,
    document_id=st.just(DOCUMENT),
    row=several,
    column=several,
    value=amounts,
    unit=words,
    span=spans,
)


def figures_of(inputs: st.SearchStrategy[Figure | Fact | Cell]) -> st.SearchStrategy[Figure]:
    return st.builds(
        Figure,
        label=words,
        value=amounts,
        unit=words,
        formula=words,
        period=periods,
        fiscal=words,
        inputs=st.lists(inputs, min_size=1, max_size=3).map(tuple),
        notes=several,
    )


figures = st.recursive(figures_of(facts | cells), figures_of, max_leaves=6)
shown_figures = st.builds(ShownFigure, figure=figures, citations=markers, shown=words)
citations = st.builds(
    Citation,
    marker=st.integers(1, 4),
    document_id=st.just(DOCUMENT),
    title=words,
    company=words,
    cik=st.just(CIK),
    form=st.none() | words,
    accession=st.just(FILING),
    filed=st.none() | days,
    path=several,
    page=st.none() | st.integers(1, 400),
    page_label=st.none() | words,
    spans=st.lists(spans, min_size=1, max_size=3).map(tuple),
    quotes=several,
    url=st.none() | words,
    fact=st.none() | facts,
)
unsupported = st.lists(st.builds(Unsupported, said=words, reason=words), max_size=2).map(tuple)
answers = st.builds(
    Answer,
    question=words,
    language=st.sampled_from(["en", "es"]),
    as_of=st.none() | days,
    outcome=st.sampled_from(["answered", "not_found", "unclear", "not_derivable"]),
    route=st.builds(Route, kind=st.sampled_from(["figure", "passage"]), reason=words),
    text=words,
    reason=st.none() | st.builds(Reason, code=words, words=words),
    claims=st.lists(
        st.builds(
            Claim,
            text=words,
            support=st.sampled_from(["fact", "computed", "quoted", "model", "unsupported"]),
            citations=markers,
            notes=several,
        ),
        max_size=2,
    ).map(tuple),
    figures=st.lists(shown_figures, max_size=2).map(tuple),
    table=st.none()
    | st.builds(
        AnswerTable,
        columns=several,
        rows=st.lists(st.lists(words | shown_figures, max_size=2).map(tuple), max_size=2).map(
            tuple
        ),
    ),
    citations=st.lists(citations, min_size=1, max_size=3).map(tuple),
    dropped=unsupported,
    withheld=unsupported,
    sources=st.lists(
        st.builds(
            ReadSource,
            document_id=st.just(DOCUMENT),
            spans=st.lists(spans, max_size=2).map(tuple),
            score=st.floats(allow_nan=False, allow_infinity=False),
        ),
        max_size=2,
    ).map(tuple),
    model=words,
    seconds=st.floats(0, 1000),
    tokens=st.none() | st.tuples(st.integers(0, 9999), st.integers(0, 9999)),
    cost_usd=st.none() | words,
)


@settings(max_examples=100, deadline=None)
@given(answers)
def test_any_answer_goes_out_and_comes_back_byte_for_byte(answer: Answer) -> None:
    written = json.dumps(answer_json(answer))
    again = read_answer_json(json.loads(written))
    assert again == answer
    assert json.dumps(answer_json(again)) == written


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"language": "de"}, "language"),
        ({"outcome": None}, "outcome"),
        ({"citations": [{"marker": "1"}]}, "citations.0.marker"),
        ({"as_of": "soon"}, "answer"),
    ],
)
def test_what_is_no_answer_is_refused_with_its_place(change: dict[str, object], place: str) -> None:
    with pytest.raises(FormatError) as refused:
        read_answer_json({**answer_json(MARGIN), **change})
    assert refused.value.place == place


def test_a_list_is_no_answer() -> None:
    with pytest.raises(FormatError, match="Ask the question again"):
        read_answer_json([])
