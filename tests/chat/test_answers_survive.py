"""A hundred answers of every kind: stored as JSON and read back, they are rendered byte for byte as before."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from pathlib import Path

import pytest

from chat.answer import Answer
from chat.answer_json import answer_json, read_answer_json
from chat.conversations import Conversations, StoredTurn, new_conversation
from chat.engine import Engine
from chat.figures_csv import figures_csv
from chat.model import Source
from chat.render import to_markdown, to_terminal
from chat.turn_view import stored_view
from data.store import Store, open_store
from tests.chat.changing_models import Change, Changing, ChangingModel, digits
from tests.chat.prose_questions import OF_SAMPLE

COMPANIES = ("Tolvane", "Halden", "Pellmere Stores", "Hestrava Marine")
FIGURES = tuple(
    wording.format(company=company)
    for company in COMPANIES
    for wording in (
        "What was {company}'s revenue in fiscal 2023?",
        "How fast did net income of {company} grow in 2023?",
        "operating margin of {company} in 2023 in basis points",
        "¿Cuáles fueron los ingresos de {company} en 2023?",
        "¿Cuánto creció el beneficio neto de {company} en 2023?",
        "total assets of {company} at the end of 2023 in thousands",
    )
)
TABLES = (
    "Compare revenue of Tolvane, Halden and Pellmere in 2023",
    "revenue of Tolvane from 2022 to 2024",
    "Which company had the highest net income in 2023?",
    "ingresos y beneficio neto de Tolvane en 2023 y 2024",
    "Compara los ingresos de Tolvane y Halden en 2024",
    "gross margin of Halden by quarter in 2025",
    "net income, revenue and total assets of Tolvane in 2024",
    "revenue of Tolvane and Microsoft in 2024",
)
REFUSALS = (
    "What was Tolvane's revenue in 1999?",
    "What was Microsoft's revenue in 2024?",
    "¿Cuáles fueron los ingresos de Zorro en 2024?",
    "What was the margin of Tolvane in 2024?",
    "What was revenue in 2024?",
    "What will Tolvane's revenue be in 2040?",
    "goodwill impairment per unicorn of Halden in 2024",
    "Describe the zeppelins of Tolvane",
    "¿Qué dice Halden sobre los unicornios?",
    "How did Tolvane's net income per barrel develop?",
)
SEVERAL = (
    "Who oversees cybersecurity at Tolvane and Halden?",
    "What does Tolvane say about its suppliers in 2023 and 2024?",
    "¿Qué dicen Valdoria y Quelbora sobre los dividendos en 2023 y 2024?",
    "Compare the competition of Tolvane and Microsoft",
)
EARLY = ("What was Tolvane's revenue in fiscal 2023?", "What does Halden say about its employees?")
PROSE = OF_SAMPLE[::5]
MODELLED = OF_SAMPLE[2::5]
CHANGED = OF_SAMPLE[3::8]
FROM_TABLES = (
    "¿Cuáles fueron las ventas de Valdoria Envases en 2024?",
    "¿Cuál fue el EBITDA de Valdoria Envases en 2023?",
    "What was the net income of Quelbora Tecnología Médica in 2024?",
)


def copying(source: Source) -> tuple[str, list[Change]]:
    """Copy what is given, and point nowhere once."""
    return f"{source.text} [99]", [Change(was="", now="[99]")]


def by_model(store: Store, change: Changing) -> Engine:
    return Engine(store, say=lambda _: None, writer=ChangingModel(change, most=3))


@pytest.fixture(scope="module")
def store(sample_home: Path) -> Store:
    return open_store(sample_home)


@pytest.fixture(scope="module")
def answers(store: Store) -> list[Answer]:
    plain = Engine(store, say=lambda _: None)
    modelled, changed = by_model(store, copying), by_model(store, digits)
    return [
        *(
            plain.answer(one)
            for one in (*FIGURES, *TABLES, *REFUSALS, *FROM_TABLES, *SEVERAL, *PROSE)
        ),
        *(plain.answer(one, as_of=date(2024, 12, 31)) for one in EARLY),
        *(modelled.answer(one) for one in (*SEVERAL, *MODELLED)),
        *(changed.answer(one) for one in CHANGED),
    ]


def reloaded(answer: Answer) -> Answer:
    """As it comes from a file of JSON."""
    return read_answer_json(json.loads(json.dumps(answer_json(answer), ensure_ascii=False)))


def test_there_are_a_hundred_of_all_kinds_in_both_languages(answers: Sequence[Answer]) -> None:
    assert len(answers) >= 100
    kinds = Counter(
        (answer.outcome == "answered", answer.route.kind, answer.model != "none")
        for answer in answers
    )
    assert kinds[True, "figure", False] >= 25
    assert kinds[True, "passage", False] >= 20
    assert kinds[True, "passage", True] >= 20
    assert sum(answer.outcome != "answered" for answer in answers) >= 10
    assert sum(answer.table is not None for answer in answers) >= 6
    assert sum(answer.language == "es" for answer in answers) >= 30
    assert sum(bool(answer.dropped) for answer in answers) >= 20
    assert sum(bool(answer.withheld) for answer in answers) >= 10
    of_model = [answer for answer in answers if answer.model != "none"]
    assert sum(answer.language == "es" for answer in of_model) >= 10
    of_series = [answer for answer in answers if len(answer.figures) > 2]
    assert len(of_series) >= 4
    codes = {answer.reason.code for answer in answers if answer.reason is not None}
    assert codes >= {
        "period_not_on_file",
        "company_not_on_file",
        "ambiguous_line_item",
        "no_company",
        "future_period",
        "not_in_filings",
    }
    assert sum(any(claim.notes for claim in answer.claims) for answer in answers) >= 10


def test_an_answer_read_back_is_the_same_answer(answers: Sequence[Answer]) -> None:
    for answer in answers:
        assert reloaded(answer) == answer
        assert (reloaded(answer).tokens, reloaded(answer).seconds) == (
            answer.tokens,
            answer.seconds,
        )


def renderings(answer: Answer) -> Iterator[bytes]:
    yield to_markdown(answer).encode()
    yield to_markdown(answer, prefix="t3-", alone=False).encode()
    yield to_terminal(answer).encode()
    yield figures_csv([answer]).encode()
    turn = StoredTurn(answer.question, answer.as_of, "answered", answer)
    yield json.dumps(stored_view(0, turn), ensure_ascii=False).encode()
    yield json.dumps(answer_json(answer), ensure_ascii=False).encode()


def test_it_is_rendered_byte_for_byte_as_before(answers: Sequence[Answer]) -> None:
    for answer in answers:
        assert list(renderings(reloaded(answer))) == list(renderings(answer))


def test_a_conversation_of_them_comes_back_from_the_disk(
    answers: Sequence[Answer], tmp_path: Path
) -> None:
    conversation = new_conversation()
    kept = Conversations(tmp_path)
    for answer in answers:
        kept.append(conversation, StoredTurn(answer.question, answer.as_of, "answered", answer))
    turns = Conversations(tmp_path).turns(conversation)
    assert [turn.answer for turn in turns] == list(answers)


def test_every_quote_is_the_text_of_its_span(answers: Sequence[Answer], store: Store) -> None:
    quotes = 0
    for answer in answers:
        for one in reloaded(answer).citations:
            assert len(one.quotes) == len(one.spans)
            if one.document_id is None:
                assert one.fact is not None
                continue
            text = store.document(one.document_id).text
            assert [text[span.start : span.end] for span in one.spans] == list(one.quotes)
            quotes += len(one.quotes)
    assert quotes >= 300


def test_every_marker_of_the_text_has_its_footnote(answers: Sequence[Answer]) -> None:
    for answer in answers:
        written = to_markdown(answer, prefix="t3-")
        for one in answer.citations:
            assert written.count(f"[^t3-{one.marker}]: ") == 1
            assert written.count(f"[^t3-{one.marker}]") >= 2, answer.question
