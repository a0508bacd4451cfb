"""Figures from tables, kind by kind: what is read, and above all what is left alone."""

import json
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from chat.answer import Answer
from chat.answer_json import answer_json, read_answer_json
from chat.engine import Engine, open_engine
from chat.figures_csv import figures_csv
from chat.source_view import place_view, read_spans
from data.adding import add_items, find_items
from data.period import Duration, Instant
from data.store import open_store

ENGLISH = """# Harrowmead Pumps plc — Annual report 2023

## Letter from the chair

It was a good year.

## Consolidated income statement

(in thousands of euros)

| | 2023 | 2022 | Change |
|---|---|---|---|
| Revenue (note 3) | 8,412 | 7,650 | 10.0% |
| Cost of sales | (5,120) | (4,900) | 4.5% |
| Total cost of sales and freight | (5,402) | (5,100) | 5.9% |
| Net income (loss) | 1,204 | (310) | |

## Consolidated balance sheet

(in thousands of euros)

| | December 31, 2023 | December 31, 2022 |
|---|---|---|
| Inventories | 1,300 | 1,250 |
| Customers | 2,210 | 2,040 |
| Total assets | 9,700 | 9,100 |

## Income taxes

### Deferred tax assets

(in thousands of euros)

| | 2023 | 2022 |
|---|---|---|
| Inventories | 44 | 41 |
| Pensions | 120 | 118 |

## Other figures

| | 2023 | 2022 |
|---|---|---|
| Orders | 5,120 | 4,700 |
| Number of shops | 312 | 298 |
| Freight, in thousands of euros | 282 | 200 |

## Related party transactions

(in thousands of euros)

| | 2023 | 2022 |
|---|---|---|
| Rent | 77 | 70 |

## Company financial information

### HARROWMEAD PUMPS PLC

(Parent company)

(in thousands of euros)

| | 2023 | 2022 |
|---|---|---|
| Dividends from subsidiaries | 500 | 450 |

## Income by business

(in thousands of euros)

| | Pumps 2023 | Other 2023 |
|---|---|---|
| Other income | 31 | 17 |
| Grants | 12 | 5 |

## Quarterly results

(in thousands of euros)

| Year | Revenue first quarter | Revenue fourth quarter |
|---|---|---|
| 2023 | 1,900 | 2,400 |
"""
CANADIAN = """# Larkfield Ores Inc. — Annual report 2023

## Letter from the chair

All went well.

## Consolidated statements of operations

(Expressed in Canadian dollars)

| | 2023 | 2022 |
|---|---|---|
| Sales | $ 70,931 | $ 28,257 |
| Legal fees | 4,120 | 3,980 |

## Fees

| | 2023 | 2022 |
|---|---|---|
| Audit fees | $ 32,000 | $ 28,000 |
"""
FUND = """# Ribalta Bonos Europa ETF — Folleto

Fecha del folleto: 15 de marzo de 2024.

## Clases

| Clase | TER | Inversión mínima (euros) |
|---|---|---|
| A | 0,21 % | 1.000 |
| B | 0,35 % | 50.000 |
"""


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    folder = tmp_path_factory.mktemp("cells")
    texts = {"harrowmead": ENGLISH, "larkfield": CANADIAN, "ribalta": FUND}
    for name, text in texts.items():
        (folder / f"{name}.md").write_text(text, encoding="utf-8")
    store = open_store(folder / "home")
    list(add_items(store, find_items([str(folder / f"{name}.md") for name in texts])))
    return open_engine("none", home=store.home, say=lambda _: None)


def only(answer: Answer) -> tuple[Decimal, str]:
    assert len(answer.figures) == 1, answer.text
    figure = answer.figures[0].figure
    return figure.value, figure.unit


@pytest.mark.parametrize(
    ("question", "value", "unit"),
    [
        ("What was Harrowmead's revenue in 2023?", "8412000", "EUR"),
        ("How much was the revenue of Harrowmead Pumps in 2022?", "7650000", "EUR"),
        ("¿Cuáles fueron las ventas de Harrowmead en 2023?", "8412000", "EUR"),
        ("Harrowmead net loss 2022", "-310000", "EUR"),
        ("What were Harrowmead's total assets at December 31, 2022?", "9100000", "EUR"),
        ("What were the inventories of Harrowmead in 2023?", "1300000", "EUR"),
        ("What was the number of shops of Harrowmead in 2022?", "298", "pure"),
        ("What was the freight of Harrowmead in 2023?", "282000", "EUR"),
        ("How much did Harrowmead's revenue grow in 2023?", "0.0996078431372549", "ratio"),
        ("What were Larkfield's sales in 2023?", "70931", "CAD"),
        ("What were the legal fees of Larkfield Ores in 2022?", "3980", "CAD"),
        ("¿Cuál es el TER de la clase B de Ribalta Bonos Europa?", "0.0035", "ratio"),
        ("¿Cuál es la inversión mínima de la clase A de Ribalta Bonos Europa?", "1000", "EUR"),
    ],
)
def test_a_number_is_read_with_its_unit_and_scale(
    engine: Engine, question: str, value: str, unit: str
) -> None:
    found, its_unit = only(engine.answer(question))
    assert abs(found - Decimal(value)) < Decimal("1e-12")
    assert its_unit == unit


NONE = {
    "a total that has more in it": "What was the total cost of sales of Harrowmead in 2023?",
    "a scale that is not said": "What were the orders of Harrowmead in 2023?",
    "people or money": "How many customers did Harrowmead have in 2023?",
    "another dollar": "What were Larkfield's audit fees in 2023?",
    "a part that is not asked for": "What was the rent of Harrowmead in 2023?",
    "one word for a row and a column": "What was the other income of Harrowmead in 2023?",
    "the parent alone": "What were the dividends of Harrowmead from subsidiaries in 2023?",
    "a year without a column": "What was Harrowmead's revenue in 2021?",
    "a quarter of it": "What was Harrowmead's revenue in the second quarter of 2023?",
    "by the quarter": "What was Harrowmead's quarterly revenue in 2023?",
    "a stranger's": "What was the revenue of Zenith Pumps in 2023?",
    "a place": "What was Harrowmead's revenue in France in 2023?",
    "adjusted": "What was Harrowmead's adjusted revenue in 2023?",
    "as first filed": "What was Harrowmead's revenue for 2023 as originally reported?",
    "restated": "What was Harrowmead's restated revenue for 2022?",
    "per something": "What was Harrowmead's revenue per employee in 2023?",
    "a forecast": "What revenue does Harrowmead expect for 2023?",
    "why": "Why did Harrowmead's revenue grow in 2023?",
    "what it is made of": "What is the revenue of Harrowmead made of in 2023?",
    "its components": "What are the components of Harrowmead's total assets in 2023?",
    "one from another": "What was the revenue of Harrowmead from inventories in 2023?",
    "a class that there is not": "¿Cuál es el TER de la clase C de Ribalta Bonos Europa?",
    "no class": "¿Cuál es el TER de Ribalta Bonos Europa?",
    "a rate of change from a loss": "How much did Harrowmead's net income grow in 2023?",
    "a difference of what is subtracted": "By how much did Harrowmead's cost of sales change in 2023?",
}


@pytest.mark.parametrize("question", NONE.values(), ids=NONE.keys())
def test_what_a_table_does_not_surely_say_is_no_figure(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.figures == (), answer.text


def test_what_is_printed_as_subtracted_says_so(engine: Engine) -> None:
    answer = engine.answer("What was the cost of sales of Harrowmead in 2023?")
    assert only(answer) == (Decimal(-5_120_000), "EUR")
    assert answer.figures[0].figure.notes == ("The table prints it as negative.",)


def test_a_balance_is_of_its_day_and_a_flow_of_its_year(engine: Engine) -> None:
    balance = engine.answer("What were Harrowmead's total assets in 2023?").figures[0].figure
    flow = engine.answer("What was Harrowmead's revenue in 2023?").figures[0].figure
    assert balance.period == Instant(date(2023, 12, 31))
    assert flow.period == Duration(date(2023, 1, 1), date(2023, 12, 31))


def test_two_things_are_set_side_by_side_where_they_are_listed(engine: Engine) -> None:
    answer = engine.answer("What were Harrowmead's revenue and net income in 2023?")
    assert [one.figure.value for one in answer.figures] == [Decimal(8_412_000), Decimal(1_204_000)]


def test_each_figure_is_cited_at_its_cell(engine: Engine) -> None:
    answer = engine.answer("How much did Harrowmead's revenue grow in 2023?")
    assert [citation.quotes[0] for citation in answer.citations] == ["8,412", "7,650"]
    for citation in answer.citations:
        assert citation.document_id is not None
        document = engine.store.document(citation.document_id)
        span = citation.spans[0]
        assert document.text[span.start : span.end] == citation.quotes[0]


def test_an_answer_from_tables_survives_its_json_and_has_a_row_for_each_cell(
    engine: Engine,
) -> None:
    answer = engine.answer("How much did Harrowmead's revenue grow in 2023?")
    assert read_answer_json(json.loads(json.dumps(answer_json(answer)))) == answer
    rows = figures_csv([answer]).splitlines()
    assert [any(quote in row for row in rows) for quote in ("8,412", "7,650")] == [True, True]


def test_a_click_on_a_source_marks_the_cell(engine: Engine) -> None:
    (citation,) = engine.answer("What was Harrowmead's revenue in 2023?").citations
    assert citation.document_id is not None
    document = engine.store.document(citation.document_id)
    spans = read_spans([[one.start, one.end] for one in citation.spans], document)
    assert spans is not None
    pieces = [piece for hit in place_view(document, spans)["hits"] for piece in hit["pieces"]]
    assert ["8,412", 0] in [list(piece) for piece in pieces]


def test_figures_from_tables_need_no_model(engine: Engine) -> None:
    answer = engine.answer("What was Harrowmead's revenue in 2023?")
    assert (answer.model, answer.route.kind) == ("none", "figure")


def test_as_of_a_day_before_a_document_is_known_its_tables_are_not_read(engine: Engine) -> None:
    answer = engine.answer("What was Harrowmead's revenue in 2023?", as_of=date(2024, 6, 1))
    assert answer.figures == ()


def test_a_filer_with_tagged_facts_is_not_answered_from_its_tables(sample_home: Path) -> None:
    engine = open_engine("none", home=sample_home, say=lambda _: None)
    answer = engine.answer("What was Tolvane's revenue from its largest customer in 2024?")
    assert answer.figures == ()
