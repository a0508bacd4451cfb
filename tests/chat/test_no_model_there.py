"""With Ollama down, no key and no network figures are what they were, prose is quoted, and the sentence names the model."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from dataclasses import replace
from pathlib import Path

import pytest

from chat.answer import Answer
from chat.engine import Engine, open_engine
from tests.chat.messages_server import KEY
from tests.chat.ollama_server import ollama_server, writes
from tests.chat.test_changed_figures import OF_SAMPLE_FIGURES, figure_questions

NOBODY = "127.0.0.1:9"
PROSE = (
    "How many employees did Tolvane have at the end of 2024?",
    "Who oversees cybersecurity at Tolvane and Halden?",
    "¿Qué dice Valdoria sobre el dividendo?",
    "Describe the zeppelins of Tolvane",
)


@contextmanager
def other_models() -> Iterator[dict[str, str]]:
    with ollama_server(writes("A."), names=["qwen3:8b"]) as served:
        yield {"OLLAMA_HOST": served.url}


Around = Callable[[], AbstractContextManager[dict[str, str]]]
ABSENT: dict[str, tuple[str, Around, str]] = {
    "Ollama is down": (
        "ollama",
        lambda: nullcontext({"OLLAMA_HOST": NOBODY}),
        "ollama:llama3.2 is not there. Ollama does not answer at http://127.0.0.1:9. Start it with: ollama serve",
    ),
    "the model is not pulled": (
        "ollama:llama3.2",
        other_models,
        "Ollama has no model llama3.2. Get it with: ollama pull llama3.2",
    ),
    "there is no key": (
        "claude",
        lambda: nullcontext({"ANTHROPIC_API_KEY": ""}),
        "claude:claude-haiku-5-5 is not there. Claude needs a key. Set it with: export ANTHROPIC_API_KEY=...",
    ),
    "there is no network": (
        "claude:claude-sonnet-5-5",
        lambda: nullcontext({"ANTHROPIC_API_KEY": KEY}),
        (
            "claude:claude-sonnet-5-5 is not there. Claude does not answer at https://api.anthropic.com. "
            "Check the network, or ask with: --model none"
        ),
    ),
}


@pytest.fixture(scope="module")
def plain(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


@pytest.fixture(params=ABSENT)
def absent(
    request: pytest.FixtureRequest, sample_home: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[Engine, str]:
    """An engine whose model is not there, and what it is to say."""
    model, around, words = ABSENT[request.param]
    with around() as environment:
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        return open_engine(model, home=sample_home, say=lambda _: None), words


def test_the_sentence_names_the_model_and_what_mends_it(absent: tuple[Engine, str]) -> None:
    engine, words = absent
    assert engine.trouble == words


def test_every_figure_question_is_answered_as_before(
    absent: tuple[Engine, str], plain: Engine
) -> None:
    engine, words = absent
    questions = [*OF_SAMPLE_FIGURES, *figure_questions("gate_questions.jsonl")]
    figures = 0
    for question in questions:
        answer = engine.answer(question)
        figures += bool(answer.figures)
        if answer.route.kind == "figure":
            assert answer == plain.answer(question)
        else:
            assert without(answer, words) == plain.answer(question)
    assert len(questions) >= 100
    assert figures >= 80


@pytest.mark.parametrize("question", PROSE)
def test_prose_is_quoted_and_the_sentence_is_said(
    absent: tuple[Engine, str], plain: Engine, question: str
) -> None:
    engine, words = absent
    answer, before = engine.answer(question), plain.answer(question)
    assert answer.model == "none"
    assert answer.citations == before.citations
    if before.reason is None:
        assert words in answer.claims[-1].notes
        assert answer.text == before.text
    else:
        assert answer.text == f"{before.text} {words}"


def without(answer: Answer, words: str) -> Answer:
    """The answer without what is said of the model."""
    if answer.reason is not None:
        reason = replace(answer.reason, words=answer.reason.words.removesuffix(f" {words}"))
        return replace(answer, reason=reason, text=reason.words)
    claims = tuple(
        replace(one, notes=tuple(note for note in one.notes if note != words))
        for one in answer.claims
    )
    return replace(answer, claims=claims)
