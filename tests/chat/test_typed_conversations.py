"""Conversations of two to five questions, as people type them: what each carries, drops and asks again, to the value."""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from pathlib import Path

import pytest

from chat.answer import Answer, ShownFigure
from chat.engine import Engine, open_engine
from tests.chat.typed_conversations import CONVERSATIONS

CENT = Decimal("0.01")


def typed() -> Iterator[list[tuple[str, str]]]:
    """Each conversation: its questions, with what is expected of each."""
    for conversation in CONVERSATIONS.strip().split("\n\n"):
        turns = [line.split(" -> ") for line in conversation.splitlines()]
        yield [(question, expected) for question, expected in turns]


TYPED = list(typed())


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


def shown(one: ShownFigure) -> str:
    figure = one.figure
    if figure.unit == "ratio":
        return f"{figure.fiscal} {one.shown}"
    value = figure.value
    is_whole = value == int(value)
    return f"{figure.fiscal} {f'{int(value):_}' if is_whole else value.quantize(CENT)}"


def told(answer: Answer, expected: str) -> str:
    """What came of a question, in the form that is expected."""
    said = "es " if answer.language == "es" else ""
    if answer.reason is not None:
        return said + answer.reason.code
    if answer.figures:
        return said + ", ".join(map(shown, answer.figures))
    cited = answer.citations[0]
    begins = expected.partition("“")[2].partition("”")[0]
    quote = begins if cited.quotes[0].startswith(begins) else cited.quotes[0]
    return f"{said}“{quote}” {cited.title}"


@pytest.mark.parametrize("conversation", TYPED, ids=lambda one: " | ".join(q for q, _ in one))
def test_each_question_is_answered_as_its_conversation_means_it(
    engine: Engine, conversation: Sequence[tuple[str, str]]
) -> None:
    questions = [question for question, _ in conversation]
    for number, (question, expected) in enumerate(conversation):
        answer = engine.answer(question, turns=questions[:number])
        assert told(answer, expected) == expected, question


def test_there_are_more_than_sixty_and_a_fifth_of_the_answers_is_spanish() -> None:
    expected = [one for conversation in TYPED for _, one in conversation]
    assert len(TYPED) >= 60
    assert all(2 <= len(conversation) <= 5 for conversation in TYPED)
    assert sum(one.startswith("es ") for one in expected) >= len(expected) / 5
