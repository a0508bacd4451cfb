"""What every model keeps to: the scripted one, Ollama's and Claude's, over the real clients and local servers."""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from decimal import Decimal
from itertools import pairwise
from typing import Any

import pytest

from chat.claude_model import open_claude
from chat.claude_service import Service
from chat.listening import Patience
from chat.model import Ask, Draft, Model, Segment, Slot, Source, Stop
from chat.ollama_host import ollama_host
from chat.ollama_model import open_ollama
from data.errors import ModelError
from data.span import DocumentId, Span
from tests.chat import ollama_server as ollama
from tests.chat.messages_server import KEY, Message, Written, blocks_cited, messages_server
from tests.chat.scripted_models import ScriptedModel
from tests.chat.served import Act, Served

HASTE = Patience(silence=10, longest=20)
FIRST, SECOND = DocumentId("0000000042-24-000007/a"), DocumentId("0000000042-25-000009/b")


def source(number: int, document_id: DocumentId = FIRST, text: str = "") -> Source:
    return Source(
        number,
        document_id,
        (Span(document_id, number * 100, number * 100 + 40),),
        "Tolvane 10-K 2024" if document_id == FIRST else "Tolvane 10-Q 2025",
        ("Part II", "Item 7"),
        text or f"Sentence {number} says that demand for pumps grew.",
    )


SOURCES = (source(1), source(2, SECOND), source(3), source(4, SECOND))
ASK = Ask(
    system="Answer from the sources alone. Write [n] after each sentence.",
    question="Why did revenue grow?",
    language="en",
    sources=SOURCES,
    slots=(Slot("f1", "Tolvane revenue, fiscal 2024", "$1.2 billion"),),
)
WRITTEN = "Revenue {f1} grew with demand [1]. Orders rose too [2, 4]."
SEGMENTS = (
    Segment("Revenue {f1} grew with demand.", (1,)),
    Segment(" Orders rose too.", (2, 4)),
)
CLAUDE_WRITTEN = (
    Written("Revenue {f1} grew with demand.", [blocks_cited(0, 0, 1)]),
    Written(" Orders rose too.", [blocks_cited(1, 0, 2)], text_first=False),
)


def go_on(_: str) -> bool:
    return True


@dataclass(frozen=True)
class Opened:
    """A model, and the server behind it."""

    model: Model
    served: Served | None = None


@contextmanager
def scripted(stop: Stop = "end", *, hangs: bool = False) -> Iterator[Opened]:
    assert not hangs, "It has no line to hang on."
    draft = Draft(SEGMENTS, stop, "", tokens=(900, 40))
    yield Opened(ScriptedModel([draft] * 3))


@contextmanager
def over_ollama(stop: Stop = "end", *, hangs: bool = False) -> Iterator[Opened]:
    reason = {"end": "stop"}.get(stop, "length")
    counts = {"prompt_eval_count": 8000, "eval_count": 192} if stop == "context" else {}
    chat = ollama.writes(WRITTEN, reason, **counts)
    if hangs:
        chat = lambda _: ollama.stream([ollama.line(WRITTEN[:30]), Act.HANG])  # noqa: E731
    with ollama.ollama_server(chat) as served:
        yield Opened(open_ollama("llama3.2", ollama_host(served.url)), served)


@contextmanager
def over_claude(
    stop: Stop = "end", *, hangs: bool = False, streamed: bool = True
) -> Iterator[Opened]:
    reasons = {
        "end": "end_turn",
        "length": "max_tokens",
        "context": "model_context_window_exceeded",
        "refusal": "refusal",
    }

    def stuck(events: Iterator[bytes]) -> Iterator[bytes | Act]:
        yield from (next(events) for _ in range(5))
        yield Act.HANG

    message = Message(CLAUDE_WRITTEN, reasons[stop], thinks=True, spoil=stuck if hangs else None)
    with messages_server(message) as served:
        service = Service(KEY, served.url, retries=0, patience=HASTE)
        yield Opened(open_claude(service=service, streamed=streamed), served)


@contextmanager
def over_claude_whole(stop: Stop = "end", *, hangs: bool = False) -> Iterator[Opened]:
    with over_claude(stop, hangs=hangs, streamed=False) as opened:
        yield opened


PROVIDERS = [scripted, over_ollama, over_claude, over_claude_whole]
Provider = Callable[..., Any]


@pytest.fixture(params=PROVIDERS, ids=lambda one: one.__name__)
def provider(request: pytest.FixtureRequest) -> Provider:
    chosen: Provider = request.param
    return chosen


@pytest.fixture
def small(small_model: ollama.SmallModel) -> Iterator[Opened]:
    sizes = {"llama.context_length": ollama.SMALL_WINDOW}
    with ollama.ollama_server(small_model.chat, model_info=sizes) as served:
        yield Opened(open_ollama("llama3.2", ollama_host(served.url)), served)


def test_a_draft_is_text_with_the_numbers_it_points_at(provider: Provider) -> None:
    with provider() as opened:
        draft = opened.model.write(ASK, go_on)
    assert draft.segments == SEGMENTS
    assert draft.text == "Revenue {f1} grew with demand. Orders rose too."
    assert draft.stop == "end"
    assert draft.warnings == ()
    assert draft.tokens is not None
    assert min(draft.tokens) > 0


def test_text_is_heard_as_it_grows_and_without_markers(provider: Provider) -> None:
    heard: list[str] = []
    with provider() as opened:
        draft = opened.model.write(ASK, lambda text: heard.append(text) or True)  # type: ignore[func-returns-value]
    assert heard[-1] == draft.text
    assert all(later.startswith(one.rstrip(" ,.")) for one, later in pairwise(heard))
    assert not any("[" in one for one in heard)


def test_the_same_can_be_asked_twice(provider: Provider) -> None:
    with provider() as opened:
        first, second = (opened.model.write(ASK, go_on) for _ in range(2))
    assert first == second


def test_a_name_says_provider_and_model(provider: Provider) -> None:
    with provider() as opened:
        name, draft = opened.model.name, opened.model.write(ASK, go_on)
        room = opened.model.room
    assert draft.model == name
    assert name in ("scripted:model", "ollama:llama3.2:latest", "claude:claude-haiku-5-5")
    assert room >= 10_000


def test_false_stops_the_model(provider: Provider) -> None:
    with provider() as opened:
        draft = opened.model.write(ASK, lambda text: len(text) < 10)
    assert draft.stop == "cancelled"
    assert draft.text.startswith("Revenue")


@pytest.mark.parametrize("provider", [over_ollama, over_claude], ids=lambda one: one.__name__)
def test_a_call_that_was_stopped_is_counted_by_what_it_took(provider: Provider) -> None:
    with provider() as opened:
        draft = opened.model.write(ASK, lambda text: len(text) < 10)
    assert draft.stop == "cancelled"
    assert draft.tokens is not None
    read, wrote = draft.tokens
    assert read == 1000 if provider is over_claude else 60 < read < 250
    assert 3 <= wrote <= len(draft.text)
    # 100 tokens fresh at 0.10 and 900 into the cache at 0.125 USD for a million, and what was written at 0.50.
    cost = Decimal("0.0001225") + wrote * Decimal("0.0000005")
    assert provider is over_ollama or Decimal(draft.cost_usd or 0) == cost


@pytest.mark.parametrize("provider", [over_ollama, over_claude], ids=lambda one: one.__name__)
def test_false_stops_a_model_that_has_fallen_silent(provider: Provider) -> None:
    begun = time.monotonic()
    with provider(hangs=True) as opened:
        draft = opened.model.write(ASK, lambda text: time.monotonic() < begun + 0.5)
        assert opened.served.hung_up.wait(5)
    assert draft.stop == "cancelled"
    assert time.monotonic() - begun < 5


@pytest.mark.parametrize("stop", ["length", "context", "refusal"])
@pytest.mark.parametrize("language", ["en", "es"])
def test_each_stop_has_its_words(provider: Provider, stop: Stop, language: Any) -> None:
    if provider is over_ollama and stop == "refusal":
        return  # Ollama knows none
    with provider(stop) as opened:
        draft = opened.model.write(replace(ASK, language=language), go_on)
    assert draft.stop == stop
    if opened.served is not None:
        (words,) = draft.warnings
        told = {
            "length": ("reached its limit of", "alcanzó su límite de"),
            "context": ("no room left in its context window", "sin espacio en su ventana"),
            "refusal": ("declined to answer", "declinó responder"),
        }
        assert told[stop][language == "es"] in words


def test_what_hearing_raises_is_raised_and_ends_the_call(provider: Provider) -> None:
    def fail(_: str) -> bool:
        raise ValueError("not ours")

    with provider() as opened, pytest.raises(ValueError, match="not ours"):
        opened.model.write(ASK, fail)


def test_no_thread_is_left_behind(provider: Provider) -> None:
    with provider() as opened:
        opened.model.write(ASK, go_on)
        opened.model.write(ASK, lambda text: False)
    assert not [one for one in threading.enumerate() if one.name.startswith("model")]


def test_questions_can_be_asked_at_once() -> None:
    drafts: list[Draft] = []
    with over_ollama() as opened:
        askers = [
            threading.Thread(target=lambda: drafts.append(opened.model.write(ASK, go_on)))
            for _ in range(4)
        ]
        for one in askers:
            one.start()
        for one in askers:
            one.join()
    assert [draft.segments for draft in drafts] == [SEGMENTS] * 4


# A real small model: the protocol, never what it says.


def test_a_real_model_writes_and_is_counted(small: Opened) -> None:
    heard: list[str] = []
    draft = small.model.write(ASK, lambda text: heard.append(text) or len(heard) < 400)  # type: ignore[func-returns-value]
    assert draft.stop in ("end", "length")
    assert heard[-1].strip() == draft.text.rstrip().strip()
    assert draft.tokens is not None
    assert 60 < draft.tokens[0] < 250
    assert 0 < draft.tokens[1] <= 512
    assert not any("read" in words for words in draft.warnings)


def test_a_real_model_says_the_same_twice(small: Opened) -> None:
    # The second prompt comes from its cache, and is counted whole all the same.
    briefly = replace(ASK, sources=SOURCES[:1])
    first, second = (small.model.write(briefly, go_on) for _ in range(2))
    assert first == second


def test_a_real_model_stops_when_it_is_told_to(small: Opened) -> None:
    draft = small.model.write(ASK, lambda text: len(text) < 20)
    assert draft.stop == "cancelled"
    assert small.served is not None
    assert small.served.hung_up.wait(10)


def test_a_real_model_is_given_what_fits_and_the_rest_is_said(
    small_model: ollama.SmallModel,
) -> None:
    row = "Net sales | 2024 | 391,035 | 2023 | 383,285 | in millions of US dollars"
    many = tuple(source(number, text=row) for number in range(1, 61))
    sizes = {"llama.context_length": 1024}
    with ollama.ollama_server(small_model.chat, model_info=sizes) as served:
        model = open_ollama("llama3.2", ollama_host(served.url))
        draft = model.write(replace(ASK, sources=many), lambda text: len(text) < 5)
    sent = served.asked[-1].body
    assert "of 60 sources did not fit into the context window" in draft.warnings[0]
    assert sent["options"]["num_ctx"] == 1024
    assert "[1] (" in sent["messages"][1]["content"]
    assert "[60] (" not in sent["messages"][1]["content"]


def test_a_real_model_refuses_a_prompt_that_was_counted_too_short(
    small: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("chat.ollama_prompt.tokens_in", lambda text: len(text) // 40)
    long = tuple(source(number, text="Pumps 1,2,3,4,5 sold. " * 20) for number in range(1, 41))
    with pytest.raises(ModelError) as wrong:
        small.model.write(replace(ASK, sources=long), go_on)
    assert str(wrong.value) == (
        "The question and its sources do not fit into the 2,048 tokens of llama3.2:latest. "
        "Ask in fewer words, or ask a model with a larger context window."
    )


def test_an_estimate_is_not_below_what_a_real_tokenizer_makes(
    small_model: ollama.SmallModel,
) -> None:
    from chat.ask_layout import tokens_in

    for text in (
        "Net sales increased 2% or $7.8 billion during 2024 compared to 2023. " * 20,
        "Net sales | 391,035 | 383,285 | (11,817) | 14.5 % | 2024\n" * 20,
        "Los ingresos crecieron un 3,2 % según la información financiera de la compañía. " * 20,
        "株式会社の売上高は増加した。" * 20,
    ):
        real = len(small_model._post("/tokenize", {"content": text})["tokens"])
        assert 0.4 * tokens_in(text) < real < 1.15 * tokens_in(text) + 10


def test_no_key_and_no_text_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with ExitStack() as opened:
        opened.enter_context(over_claude()).model.write(ASK, go_on)
    assert KEY not in caplog.text
