"""Thirty questions through a real small model, behind a server of Ollama's protocol and over its real client.

What it says is never asserted; that what is shown of it can be checked is.
"""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from chat.answer import Answer
from chat.answer_json import answer_json, read_answer_json
from chat.engine import Engine
from chat.model import Ask, Draft, Model, Segment
from chat.ollama_host import ollama_host
from chat.ollama_model import open_ollama
from data.store import Store, open_store
from retrieval.sentences import sentences
from tests.chat import ollama_server as ollama
from tests.chat.changing_models import FIGURE
from tests.chat.prose_questions import OF_SAMPLE

WINDOW, ROOM, BRIEF = 1024, 400, 80
QUESTIONS = sorted(OF_SAMPLE[::4][:30], key=lambda one: one.startswith("¿"))
"""One language after the other: the model keeps what it has read of the instructions."""

SLOTS: dict[str, str] = {}
"""By question: the figures that facts give, which code puts in."""
MARKERS = re.compile(r"\[\d+\]")


class Pointing:
    """The model, told to stop after a sentence or two; where it does not point by itself, each sentence is made to."""

    writes_markers = True
    room = ROOM

    def __init__(self, model: Model, *, helped: bool) -> None:
        self.name = model.name
        self._model = model
        self._helped = helped

    def write(self, ask: Ask, on_text: Callable[[str], bool]) -> Draft:
        SLOTS[ask.question] = " ".join(slot.shown for slot in ask.slots)
        draft = self._model.write(ask, lambda text: on_text(text) and len(text) < BRIEF)
        if not self._helped:
            return draft
        said = [draft.text[start:end] for start, end in sentences(draft.text)]
        pointed = tuple(
            Segment(f"{text} ", (number % len(ask.sources) + 1,))
            for number, text in enumerate(said)
        )
        return replace(draft, segments=pointed)


@pytest.fixture(scope="module")
def store(sample_home: Path) -> Store:
    return open_store(sample_home)


@pytest.fixture(scope="module")
def answers(small_model: ollama.SmallModel, store: Store) -> list[Answer]:
    sizes = {"llama.context_length": WINDOW}
    with ollama.ollama_server(small_model.chat, model_info=sizes) as served:
        model = open_ollama("llama3.2", ollama_host(served.url))
        found = [
            Engine(
                store, say=lambda _: None, writer=Pointing(model, helped=number % 3 != 0)
            ).answer(question)
            for number, question in enumerate(QUESTIONS)
        ]
        asked = sum(one.path == "/api/chat" for one in served.asked)
        assert asked >= 20, "The model was hardly asked."
    return found


def test_every_answer_is_json_that_reads_back(answers: list[Answer]) -> None:
    assert len(answers) == 30
    for answer in answers:
        assert read_answer_json(json.loads(json.dumps(answer_json(answer)))) == answer


def test_every_quote_is_the_text_of_its_span(answers: list[Answer], store: Store) -> None:
    for answer in answers:
        for one in answer.citations:
            assert one.document_id is not None
            text = store.document(one.document_id).text
            assert [text[span.start : span.end] for span in one.spans] == list(one.quotes)


def test_every_marker_has_its_citation_and_every_citation_its_marker(
    answers: list[Answer],
) -> None:
    for answer in answers:
        said = {int(mark[1:-1]) for mark in MARKERS.findall(answer.text)}
        told = {marker for claim in answer.claims for marker in claim.citations}
        assert said == told == {one.marker for one in answer.citations}


def test_every_figure_that_it_shows_stands_in_what_it_cites(answers: list[Answer]) -> None:
    claims = 0
    for answer in answers:
        cited = {one.marker: one for one in answer.citations}
        for claim in answer.claims:
            if claim.support not in ("model", "unsupported"):
                continue
            claims += 1
            known = "\n".join(
                text
                for marker in claim.citations
                for text in (*cited[marker].quotes, cited[marker].title, *cited[marker].path)
            )
            shown = FIGURE.findall(MARKERS.sub("", claim.text))
            put_in = SLOTS.get(answer.question, "")
            assert not set(shown) - set(FIGURE.findall(f"{known}\n{put_in}")), claim
    assert claims >= 10


def test_whatever_is_withheld_or_dropped_says_why(answers: list[Answer]) -> None:
    for answer in answers:
        assert all(one.said and one.reason for one in (*answer.withheld, *answer.dropped))
        assert answer.outcome == "answered" or answer.reason is not None
