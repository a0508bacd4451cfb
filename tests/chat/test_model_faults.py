"""Each fault of a model, through the whole engine: passages are quoted, the fault is said, and a stop reaches the server."""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest

from chat.answer import Answer
from chat.claude_model import Abilities, ClaudeModel
from chat.claude_service import Service
from chat.engine import Engine
from chat.events import Wrote
from chat.listening import Patience
from chat.model import Model
from chat.ollama_host import ollama_host
from chat.ollama_model import OllamaModel
from chat.ollama_prompt import Pulled
from data.store import Store, open_store
from tests.chat.messages_server import (
    KEY,
    MODEL,
    Message,
    Written,
    blocks_cited,
    event,
    messages_server,
    refusal,
)
from tests.chat.ollama_server import Chat, done, line, ollama_server, stream, writes
from tests.chat.served import Act, Reply, Served, json_reply

QUESTION = "How many employees did Tolvane have at the end of 2024?"
FIGURE = "What was Tolvane's revenue in fiscal 2024?"
HASTE = Patience(silence=1.5, longest=10)
PULLED = Pulled("llama3.2:latest", "a80c", 131072, can_think=False)


@dataclass(frozen=True)
class Behind:
    """A model, and the server behind it."""

    model: Model
    served: Served


@contextmanager
def ollama(chat: Chat) -> Iterator[Behind]:
    with ollama_server(chat) as served:
        yield Behind(OllamaModel(PULLED, ollama_host(served.url), HASTE), served)


@contextmanager
def claude(answer: Message | Reply, *, streamed: bool = True) -> Iterator[Behind]:
    with messages_server(answer) as served:
        service = Service(KEY, served.url, 0, HASTE)
        yield Behind(ClaudeModel(MODEL, service, Abilities(), streamed=streamed), served)


@pytest.fixture(scope="module")
def store(sample_home: Path) -> Store:
    return open_store(sample_home)


def asked(store: Store, model: Model, question: str = QUESTION) -> Answer:
    return Engine(store, say=lambda _: None, writer=model).answer(question)


def spoilt(after: int, *then: bytes | Act) -> Message:
    def spoil(events: Iterator[bytes]) -> Iterator[bytes | Act]:
        yield from (next(events) for _ in range(after))
        yield from then

    return Message([Written("People work there.", [blocks_cited(0, 0, 1)])], spoil=spoil)


BUSY = {"type": "overloaded_error", "message": "Overloaded"}
OLLAMA_FAULTS: dict[str, tuple[Chat, str]] = {
    "hangs": (lambda _: stream([line("People"), Act.HANG]), "is there but silent"),
    "cut stream": (lambda _: stream([line("People"), Act.CUT]), "broke off"),
    "unknown model": (lambda _: json_reply({"error": "model not found"}, 404), "ollama pull"),
    "busy": (lambda _: json_reply({"error": "server busy"}, 503), "busy with other questions"),
    "error in mid-stream": (
        lambda _: stream([line("People"), b'{"error": "llama runner has terminated"}\n']),
        "stopped over llama3.2:latest: llama runner has terminated",
    ),
    "prose where JSON is spoken": (lambda _: Reply([b"I am fine.\n"]), "does not speak as Ollama"),
    "nothing": (lambda _: stream([done()]), "wrote nothing"),
    "no source": (writes('{"answer": "People work there."}'), "points at none of its sources"),
}
CLAUDE_FAULTS: dict[str, tuple[Message | Reply, str]] = {
    "hangs": (spoilt(5, Act.HANG), "silent for too long"),
    "cut stream": (spoilt(5, Act.CUT), "broke off"),
    "unknown model": (refusal(404, "not_found_error", "model: x"), "has no model"),
    "unavailable": (refusal(503, "api_error", "down"), "could not answer"),
    "overloaded": (refusal(529, "overloaded_error", "busy"), "overloaded"),
    "overloaded inside 200": (spoilt(5, event("error", error=BUSY)), "overloaded"),
    "too many": (refusal(429, "rate_limit_error", "slow down"), "no more questions"),
    "wrong key": (refusal(401, "authentication_error", "invalid"), "refused the key"),
    "other bytes": (spoilt(2, b"event: content_block_delta\ndata: {oops\n\n"), "does not speak"),
    "nothing": (Message([Written("")]), "wrote nothing"),
    "no source": (Message([Written("People work there.")]), "points at none of its sources"),
}
CLAUDE_TOOK = {
    "hangs": (1000, 6),
    "cut stream": (1000, 6),
    "overloaded inside 200": (1000, 6),
    "other bytes": (1000, 1),
    "nothing": (1000, 40),
    "no source": (1000, 40),
}
"""What a call had read and written as far as the service had said: a call that breaks off is paid for too."""


def is_quoted(answer: Answer, words: str, tokens: tuple[int, int] | None = None) -> None:
    """Say that it is what no model answers, with a sentence on why; what was written is paid for all the same."""
    assert (answer.outcome, answer.model, answer.tokens) == ("answered", "none", tokens)
    assert {claim.support for claim in answer.claims} == {"quoted"}
    (note,) = answer.claims[-1].notes
    assert words in note
    assert "Traceback" not in note
    assert KEY not in note


@pytest.mark.parametrize("fault", OLLAMA_FAULTS)
def test_where_ollama_fails_passages_are_quoted_and_the_fault_is_said(
    store: Store, fault: str
) -> None:
    chat, words = OLLAMA_FAULTS[fault]
    with ollama(chat) as behind:
        is_quoted(asked(store, behind.model), words, (100, 20) if fault == "no source" else None)


@pytest.mark.parametrize("streamed", [True, False])
@pytest.mark.parametrize("fault", CLAUDE_FAULTS)
def test_where_claude_fails_passages_are_quoted_and_the_fault_is_said(
    store: Store, fault: str, *, streamed: bool
) -> None:
    answer, words = CLAUDE_FAULTS[fault]
    if not streamed and isinstance(answer, Message) and answer.spoil is not None:
        return  # only a stream goes wrong so
    with claude(answer, streamed=streamed) as behind:
        is_quoted(asked(store, behind.model), words, CLAUDE_TOOK.get(fault))


def test_a_figure_is_answered_as_ever_by_a_model_that_is_down(store: Store) -> None:
    with ollama(writes("")) as behind:
        down = behind.model
    answer = asked(store, down, FIGURE)
    assert answer == Engine(store, say=lambda _: None).answer(FIGURE)
    (note,) = asked(store, down).claims[-1].notes
    assert note.startswith(
        "ollama:llama3.2 did not answer. Ollama does not answer at http://127.0.0.1"
    )
    assert note.endswith("Start it with: ollama serve")


def test_split_characters_reach_the_answer_whole(store: Store) -> None:
    raw = line("People work there — allí 😀 [1].") + done()
    pieces = [raw[at : at + 1] for at in range(len(raw))]
    with ollama(lambda _: stream(pieces)) as behind:
        assert asked(store, behind.model).text == "People work there — allí 😀 [1]."


STOPS = {
    "max_tokens": "reached its limit of",
    "model_context_window_exceeded": "no room left",
    "pause_turn": "stopped for a reason that is not known here (pause_turn)",
    "tool_use": "stopped for a reason that is not known here (tool_use)",
    "refusal": "declined to answer",
}


@pytest.mark.parametrize("streamed", [True, False])
@pytest.mark.parametrize("stop", STOPS)
def test_why_claude_stopped_is_said_under_what_it_wrote(
    store: Store, stop: str, *, streamed: bool
) -> None:
    message = Message([Written("People work there.", [blocks_cited(0, 0, 1)])], stop)
    with claude(message, streamed=streamed) as behind:
        answer = asked(store, behind.model)
    assert answer.text == "People work there [1]."
    assert STOPS[stop] in answer.claims[-1].notes[0]


@pytest.mark.parametrize("streamed", [True, False])
@pytest.mark.parametrize("stop", ["end_turn", "stop_sequence"])
def test_of_an_end_as_it_should_be_nothing_is_said(
    store: Store, stop: str, *, streamed: bool
) -> None:
    message = Message([Written("People work there.", [blocks_cited(0, 0, 1)])], stop)
    with claude(message, streamed=streamed) as behind:
        answer = asked(store, behind.model)
    assert (answer.text, answer.claims[-1].notes) == ("People work there [1].", ())


def test_that_ollama_read_less_than_it_was_sent_is_said_under_what_it_wrote(store: Store) -> None:
    with ollama(writes("People work there [1].", prompt_eval_count=40)) as behind:
        answer = asked(store, behind.model)
    assert "read 40 tokens of a prompt" in answer.claims[-1].notes[0]


@pytest.mark.parametrize("blocks", [[], [Written("I would rather not say.")]])
def test_who_declines_without_a_source_is_quoted_over(store: Store, blocks: list[Written]) -> None:
    with claude(Message(blocks, "refusal")) as behind:
        is_quoted(asked(store, behind.model), "declined to answer this question", (1000, 40))


@pytest.mark.parametrize(
    ("citation", "said"),
    [
        ({"type": "char_location", "document_index": 0, "start_char_index": 0, "end_char_index": 9}, "char_location"),
        ({"type": "page_location", "document_index": 0, "start_page_number": 1, "end_page_number": 2}, "page_location"),
        (
            {"type": "content_block_location", "document_index": 9, "start_block_index": 0, "end_block_index": 1},
            "document_index=9",
        ),
        (
            {"type": "content_block_location", "document_index": 0, "start_block_index": 0, "end_block_index": 99},
            "end_block_index=99",
        ),
        (
            {"type": "search_result_location", "search_result_index": 0, "source": "s", "title": None,
             "start_block_index": 0, "end_block_index": 1},
            "search_result_location",
        ),
    ],
)  # fmt: skip
def test_a_location_that_points_nowhere_is_dropped_and_said(
    store: Store, citation: dict[str, object], said: str
) -> None:
    whole = {"cited_text": "…", "document_title": None, **citation}
    message = Message([Written("People work there.", [whole, blocks_cited(0, 0, 1)])])
    with claude(message) as behind:
        answer = asked(store, behind.model)
    assert answer.text == "People work there [1]."
    assert [said in one.said for one in answer.dropped] == [True]
    assert "A marker that names no source." in answer.dropped[0].reason


# Stopping.


def endless_ollama() -> Chat:
    def chat(_: object) -> Reply:
        def pieces() -> Iterator[bytes | Act]:
            for number in count():
                yield line(f"And people work in place {number} too. ")
                yield Act.PAUSE

        return stream(pieces())

    return chat


def endless_claude() -> Message:
    def spoil(events: Iterator[bytes]) -> Iterator[bytes | Act]:
        yield from (next(events) for _ in range(3))
        while True:
            more = {"type": "text_delta", "text": "And people work there too. "}
            yield event("content_block_delta", index=0, delta=more)
            yield Act.PAUSE

    return Message([Written("People work there.")], spoil=spoil)


@pytest.mark.parametrize(
    "opened", [lambda: ollama(endless_ollama()), lambda: claude(endless_claude())], ids=["ollama", "claude"]
)  # fmt: skip
def test_closing_the_answer_stops_the_model_and_its_server_sees_it(
    store: Store,
    opened: Callable[[], AbstractContextManager[Behind]],
) -> None:
    with opened() as behind:
        events = Engine(store, say=lambda _: None, writer=behind.model).stream(QUESTION)
        assert any(isinstance(one, Wrote) for one in events)
        begun = time.monotonic()
        events.close()  # type: ignore[attr-defined]
        assert behind.served.hung_up.wait(5)
    assert time.monotonic() - begun < 5
    assert not [one for one in threading.enumerate() if "model" in one.name.lower()]
