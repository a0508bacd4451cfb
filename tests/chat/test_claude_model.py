"""Claude over its real SDK: documents out, citations back by arithmetic, costs, and each fault in a sentence."""

import json
import logging
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chat.claude_model import Abilities, ClaudeModel, open_claude
from chat.claude_service import Service, claude_service
from chat.engine import Engine
from chat.listening import Patience
from chat.model import Segment
from chat.prices import Used, cost_usd
from data.errors import ModelError, SetupError
from data.store import open_store
from tests.chat.messages_server import (
    KEY,
    MODEL,
    Message,
    Written,
    blocks_cited,
    documents,
    event,
    messages_server,
    refusal,
)
from tests.chat.served import Act, Reply, Served
from tests.chat.test_model_contract import ASK, CLAUDE_WRITTEN, SECOND, go_on, source

HASTE = Patience(silence=10, longest=20)


def claude(
    served: Served,
    *,
    streamed: bool = True,
    retries: int = 0,
    patience: Patience = HASTE,
    **abilities: Any,
) -> ClaudeModel:
    service = Service(KEY, served.url, retries, patience)
    return ClaudeModel(MODEL, service, Abilities(**abilities), streamed=streamed)


def written(answer: Message, *, streamed: bool) -> tuple[Segment, ...]:
    with messages_server(answer) as served:
        return claude(served, streamed=streamed).write(ASK, go_on).segments


def trouble(answer: Message | Reply, *, streamed: bool = True, patience: Patience = HASTE) -> str:
    with messages_server(answer) as served, pytest.raises(ModelError) as wrong:
        claude(served, streamed=streamed, patience=patience).write(ASK, go_on)
    assert wrong.value.model == f"claude:{MODEL}"
    assert KEY not in str(wrong.value)
    return str(wrong.value).replace(served.url, "URL")


def test_a_document_is_a_filing_and_a_block_is_a_source() -> None:
    sources = (*ASK.sources, source(5, text="  "), replace(source(6), path=("Part II", "Item 8")))
    with messages_server(Message(CLAUDE_WRITTEN)) as served:
        claude(served).write(replace(ASK, sources=sources, repair="Cite."), go_on)
    body = served.asked[-1].body
    first, second = documents(body)
    assert first == {
        "type": "document",
        "source": {
            "type": "content",
            "content": [
                {
                    "type": "text",
                    "text": "Part II › Item 7: Sentence 1 says that demand for pumps grew.",
                },
                {"type": "text", "text": "Sentence 3 says that demand for pumps grew."},
                {
                    "type": "text",
                    "text": "Part II › Item 8: Sentence 6 says that demand for pumps grew.",
                },
            ],
        },
        "citations": {"enabled": True},
        "title": "Tolvane 10-K 2024",
        "context": "Tolvane 10-K 2024: passages in the order of relevance",
    }
    assert second["title"] == "Tolvane 10-Q 2025"
    assert second["cache_control"] == {"type": "ephemeral"}
    assert body["system"] == ASK.system
    assert body["messages"][0]["content"][-1] == {
        "type": "text",
        "text": "{f1}: Tolvane revenue, fiscal 2024\n\nWhy did revenue grow?\n\nCite.",
    }
    assert not {"temperature", "top_p", "top_k", "seed", "output_config", "thinking"} & set(body)
    assert "$1.2 billion" not in json.dumps(body)


@pytest.mark.parametrize("streamed", [True, False])
@pytest.mark.parametrize("text_first", [True, False])
def test_a_range_of_blocks_is_those_sources(streamed: bool, text_first: bool) -> None:
    both = [blocks_cited(1, 0, 2), blocks_cited(0, 1, 2), blocks_cited(1, 1, 2)]
    message = Message([Written("Demand grew.", both, text_first)])
    assert written(message, streamed=streamed) == (Segment("Demand grew.", (2, 4, 3)),)


@pytest.mark.parametrize("streamed", [True, False])
@pytest.mark.parametrize(
    ("citation", "said"),
    [
        (
            blocks_cited(2, 0, 1),
            "content_block_location document_index=2 start_block_index=0 end_block_index=1",
        ),
        (
            blocks_cited(0, 1, 3),
            "content_block_location document_index=0 start_block_index=1 end_block_index=3",
        ),
        (
            blocks_cited(0, 1, 1),
            "content_block_location document_index=0 start_block_index=1 end_block_index=1",
        ),
        (
            blocks_cited(-1, 0, 1),
            "content_block_location document_index=-1 start_block_index=0 end_block_index=1",
        ),
        (
            {"type": "char_location", "cited_text": "a", "document_index": 0, "document_title": None,
             "start_char_index": 0, "end_char_index": 9},
            "char_location document_index=0 start_char_index=0 end_char_index=9",
        ),
        (
            {"type": "page_location", "cited_text": "a", "document_index": 0, "document_title": None,
             "start_page_number": 1, "end_page_number": 2},
            "page_location document_index=0 start_page_number=1 end_page_number=2",
        ),
        (
            {"type": "search_result_location", "cited_text": "a", "search_result_index": 0, "source": "s",
             "title": None, "start_block_index": 0, "end_block_index": 1},
            "search_result_location start_block_index=0 end_block_index=1 search_result_index=0",
        ),
        (
            {"type": "web_search_result_location", "cited_text": "a", "url": "https://x.test",
             "title": None, "encrypted_index": "e"},
            "web_search_result_location",
        ),
        ({"type": "moon_location", "cited_text": "a", "crater": 7}, "moon_location"),
    ],
)  # fmt: skip
def test_a_citation_that_points_nowhere_is_kept(
    citation: dict[str, Any], said: str, *, streamed: bool
) -> None:
    message = Message([Written("Demand grew.", [citation, blocks_cited(0, 0, 1)])])
    assert written(message, streamed=streamed) == (Segment("Demand grew.", (1,), (said,)),)


@pytest.mark.parametrize("streamed", [True, False])
def test_empty_blocks_are_kept_where_they_cite(*, streamed: bool) -> None:
    message = Message([Written("", [blocks_cited(0, 0, 1)]), Written(""), Written("A.")])
    assert written(message, streamed=streamed) == (Segment("", (1,)), Segment("A."))


@pytest.mark.parametrize("streamed", [True, False])
def test_a_marker_of_its_own_is_no_citation(*, streamed: bool) -> None:
    message = Message([Written("Demand grew [3].", [blocks_cited(0, 0, 1)])])
    assert written(message, streamed=streamed) == (Segment("Demand grew.", (1,), ("[3]",)),)


@pytest.mark.parametrize("streamed", [True, False])
def test_what_it_thinks_is_not_what_it_writes(*, streamed: bool) -> None:
    heard: list[str] = []
    with messages_server(Message(CLAUDE_WRITTEN, thinks=True)) as served:
        draft = claude(served, streamed=streamed).write(ASK, lambda text: not heard.append(text))  # type: ignore[func-returns-value]
    assert "Let me see" not in " ".join((*heard, draft.text))
    assert draft.segments[0].cited == (1,)


def test_what_did_not_fit_is_left_out_and_said() -> None:
    many = tuple(source(number) for number in range(1, 21))
    with messages_server(
        Message([Written("A.", [blocks_cited(0, 0, 1)])]), counted=200_000
    ) as served:
        draft = claude(served, window=150_000).write(replace(ASK, sources=many), go_on)
    counts = [asked.body for asked in served.asked if asked.path.endswith("count_tokens")]
    assert len(counts) == 2
    shown = len(documents(served.asked[-1].body)[0]["source"]["content"])
    assert 10 <= shown < 15
    assert draft.warnings[0] == (
        f"{20 - shown} of 20 sources did not fit into the context window of {MODEL} and were not read: "
        f"{', '.join(str(number) for number in range(shown + 1, 21))}."
    )


def test_a_question_that_does_not_fit_is_not_asked() -> None:
    with (
        messages_server(Message(CLAUDE_WRITTEN), counted=99_000) as served,
        pytest.raises(ModelError) as wrong,
    ):
        claude(served, window=50_000).write(ASK, go_on)
    assert str(wrong.value) == (
        f"The question does not fit into the 50,000 tokens of {MODEL}. Ask it in fewer words."
    )
    assert not [asked for asked in served.asked if asked.path == "/v1/messages"]


def test_less_read_than_counted_is_said() -> None:
    usage = {
        "input_tokens": 100,
        "cache_creation_input_tokens": None,
        "cache_read_input_tokens": 300,
    }
    with messages_server(Message(CLAUDE_WRITTEN, usage=usage), counted=1000) as served:
        draft = claude(served).write(replace(ASK, language="es"), go_on)
    assert draft.warnings == (
        f"{MODEL} leyó 400 tokens de un prompt de unos 1.000: se cortó, y puede haber fuentes sin leer.",
    )


def test_tokens_and_cost_are_given() -> None:
    usage = {
        "input_tokens": 100,
        "cache_creation_input_tokens": 2000,
        "cache_read_input_tokens": 10000,
    }
    with messages_server(Message(CLAUDE_WRITTEN, usage=usage, wrote=300)) as served:
        draft = claude(served).write(ASK, go_on)
    assert draft.tokens == (12_100, 300)
    assert draft.cost_usd == "0.00051"  # 10 + 250 + 100 + 150 millionths


@pytest.mark.parametrize(
    ("model", "used", "dollars"),
    [
        ("claude-haiku-5-5", Used(100_000, 0, 0, 1000), "0.0105"),
        ("claude-haiku-5-5", Used(100_001, 0, 0, 1000), "0.0525005"),
        ("claude-haiku-4-5-20251001", Used(1_000_000, 0, 0, 1_000_000), "6"),
        ("claude-sonnet-5-5", Used(0, 1_000_000, 1_000_000, 0), "2.6"),
        ("claude-sonnet-5-5", Used(1_000_000, 0, 0, 0, "us"), "2.2"),
        ("claude-opus-5-5", Used(0, 0, 0, 100), "0.002"),
        ("claude-of-tomorrow", Used(1, 1, 1, 1), None),
    ],
)
def test_prices(model: str, used: Used, dollars: str | None) -> None:
    assert cost_usd(model, used) == dollars


def test_a_price_that_is_not_known_is_said() -> None:
    with messages_server(Message(CLAUDE_WRITTEN)) as served:
        service = Service(KEY, served.url, 0, HASTE)
        draft = ClaudeModel("claude-of-tomorrow", service, Abilities()).write(ASK, go_on)
    assert draft.cost_usd is None
    assert draft.warnings == (
        "The price of claude-of-tomorrow is not known here, so no cost is given.",
    )


def test_a_stop_that_is_not_known_is_said() -> None:
    with messages_server(Message(CLAUDE_WRITTEN, stop="moonrise")) as served:
        draft = claude(served).write(ASK, go_on)
    assert draft.warnings == (
        f"{MODEL} stopped for a reason that is not known here (moonrise), so the answer may be incomplete.",
    )


BUSY = {"type": "overloaded_error", "message": "Overloaded"}
NO_CREDIT = (
    f"The account of the key in ANTHROPIC_API_KEY has nothing left to pay {MODEL} with. "
    "Top it up, or ask with: --model none"
)


@pytest.mark.parametrize("streamed", [True, False])
@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (
            refusal(401, "authentication_error", f"invalid x-api-key {KEY}"),
            "Claude refused the key in ANTHROPIC_API_KEY. Set another with: export ANTHROPIC_API_KEY=...",
        ),
        (
            refusal(403, "permission_error", "no"),
            f"The key in ANTHROPIC_API_KEY may not use {MODEL}. Take another model or key.",
        ),
        (
            refusal(404, "not_found_error", "model: x"),
            f"Claude has no model {MODEL}. Take for example: --model claude:claude-haiku-5-5",
        ),
        (
            refusal(413, "request_too_large", "no"),
            f"The question and its sources are too large for {MODEL}. Ask about fewer documents.",
        ),
        (
            refusal(400, "invalid_request_error", "prompt is too long: 210000 tokens > 200000 maximum"),
            f"The question and its sources are too large for {MODEL}. Ask about fewer documents.",
        ),
        (
            refusal(400, "invalid_request_error", "Your credit balance is too low"),
            NO_CREDIT,
        ),
        (
            refusal(400, "invalid_request_error", f"{KEY} is\nodd."),
            f"Claude refused the question to {MODEL} (400): ... is odd. Ask another model.",
        ),
        (
            refusal(429, "rate_limit_error", "slow down", retry_after="17"),
            "Claude takes no more questions of this key for now (429). Ask again in 17 seconds.",
        ),
        (
            refusal(500, "api_error", "oops"),
            "Claude could not answer (api_error). Ask again in a minute.",
        ),
        (refusal(529, "overloaded_error", "busy"), "Claude is overloaded. Ask again in a minute."),
        (
            Reply([b"<html>"], 502, "text/html"),
            "Claude could not answer (502). Ask again in a minute.",
        ),
        (
            Reply([b"moved"], 307, headers={"location": "http://127.0.0.1:9/v1/messages"}),
            f"Claude refused the question to {MODEL} (307): it did not say why. Ask another model.",
        ),
        (
            Message([Written("")]),
            f"{MODEL} wrote nothing. Ask again, or ask another model.",
        ),
    ],
)  # fmt: skip
def test_a_fault_is_a_sentence_with_what_mends_it(
    answer: Message | Reply, words: str, *, streamed: bool
) -> None:
    assert trouble(answer, streamed=streamed) == words


def spoilt(count: int, *then: bytes | Act) -> Message:
    """A stream that goes wrong after some events."""

    def spoil(events: Iterator[bytes]) -> Iterator[bytes | Act]:
        yield from (next(events) for _ in range(count))
        yield from then

    return Message(CLAUDE_WRITTEN, spoil=spoil)


BROKE_OFF = f"{MODEL} broke off in the middle of its answer. Ask again."
OTHER_BYTES = "What answers at URL does not speak as Claude does. Check ANTHROPIC_BASE_URL."


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (spoilt(0, event(kind="error", error=BUSY)), "Claude is overloaded. Ask again in a minute."),
        (spoilt(5, event("error", error=BUSY)), "Claude is overloaded. Ask again in a minute."),
        (
            spoilt(5, event("error", error={"type": "api_error", "message": "x"})),
            "Claude could not answer (api_error). Ask again in a minute.",
        ),
        (spoilt(0), BROKE_OFF),
        (spoilt(2), BROKE_OFF),
        (spoilt(5), BROKE_OFF),
        (spoilt(5, Act.CUT), BROKE_OFF),
        (spoilt(2, b"event: content_block_delta\ndata: {oops\n\n"), OTHER_BYTES),
        (spoilt(2, event("content_block_delta", index=7, delta={"type": "text_delta", "text": "x"})), OTHER_BYTES),
    ],
)  # fmt: skip
def test_a_stream_that_goes_wrong_is_a_sentence(answer: Message, words: str) -> None:
    assert trouble(answer) == words


@pytest.mark.parametrize("after", [1, 5])
def test_a_silent_service_is_given_up(after: int) -> None:
    soon = Patience(silence=0.7, longest=20)
    words = f"{MODEL} has been silent for too long. Ask again."
    assert trouble(spoilt(after, Act.HANG), patience=soon) == words


def test_new_kinds_of_events_are_passed_over() -> None:
    def more(events: Iterator[bytes]) -> Iterator[bytes | Act]:
        for one in events:
            yield one
            yield event("moonrise", index=0)

    with messages_server(Message(CLAUDE_WRITTEN, spoil=more)) as served:
        assert claude(served).write(ASK, go_on).stop == "end"


def test_characters_that_come_in_two_chunks_are_whole() -> None:
    def bytewise(events: Iterator[bytes]) -> Iterator[bytes | Act]:
        for one in events:
            yield from (one[at : at + 1] for at in range(len(one)))

    message = Message([Written("creció un 3 % 😀.")], spoil=bytewise)
    assert written(message, streamed=True) == (Segment("creció un 3 % 😀."),)


def test_a_busy_service_is_asked_again() -> None:
    answers = [refusal(529, "overloaded_error", "busy", retry_after_ms="1")]
    whole = messages_server(Message(CLAUDE_WRITTEN))
    usual = whole.answer
    with whole as served:
        served.answer = lambda asked: (
            answers.pop() if asked.path == "/v1/messages" and answers else usual(asked)
        )
        draft = claude(served, retries=1).write(ASK, go_on)
        assert (draft.stop, draft.retries) == ("end", 1)
        assert claude(served, retries=1).write(ASK, go_on).retries == 0


def test_what_was_asked_again_is_counted_where_the_service_stays_busy(sample_home: Path) -> None:
    busy = refusal(529, "overloaded_error", "busy", retry_after_ms="1")
    server = messages_server(Message(CLAUDE_WRITTEN))
    usual = server.answer
    with server as served:
        served.answer = lambda asked: busy if asked.path == "/v1/messages" else usual(asked)
        with pytest.raises(ModelError) as wrong:
            claude(served, retries=3).write(ASK, go_on)
        assert wrong.value.retries == 3
        store = open_store(sample_home)
        engine = Engine(store, say=lambda _: None, writer=claude(served, retries=2))
        answer = engine.answer("What risks does Tolvane name?")
    assert (answer.model, answer.retries, answer.tokens) == ("none", 2, None)
    assert answer.failed_calls == 1


def test_what_was_read_and_written_until_a_stream_broke_off_is_paid_for() -> None:
    def cut(events: Iterator[bytes]) -> Iterator[bytes | Act]:
        yield from (next(events) for _ in range(6))
        yield Act.CUT

    cut_off = Message(CLAUDE_WRITTEN, spoil=cut)
    with messages_server(cut_off) as served, pytest.raises(ModelError) as wrong:
        claude(served).write(ASK, go_on)
    read, wrote = wrong.value.tokens or (0, 0)
    assert read == 1000
    assert wrote > 0
    assert wrong.value.cost_usd is not None


def test_a_model_is_opened_as_the_service_describes_it() -> None:
    with messages_server(
        Message(CLAUDE_WRITTEN), max_input_tokens=20_000, max_tokens=4000
    ) as served:
        service = Service(KEY, served.url, 0, HASTE)
        model = open_claude(service=service)
        model.write(ASK, go_on)
        with pytest.raises(SetupError) as refused:
            open_claude(service=replace(service, key="sk-ant-other"))
    body = served.asked[-2].body
    assert model.room == 2 * (20_000 - 4000 - 4000)
    assert body["max_tokens"] == 4000
    assert body["output_config"] == {"effort": "low"}
    assert str(refused.value) == (
        "Claude refused the key in ANTHROPIC_API_KEY. Set another with: export ANTHROPIC_API_KEY=..."
    )


def test_nobody_there() -> None:
    with messages_server(Message(CLAUDE_WRITTEN)) as served:
        url = served.url
    with pytest.raises(SetupError) as wrong:
        open_claude(service=Service(KEY, url, 0, HASTE))
    assert str(wrong.value) == (
        f"Claude does not answer at {url}. Check the network, or ask with: --model none"
    )


@pytest.mark.parametrize("key", ["", "  "])
def test_no_key(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", key)
    with pytest.raises(SetupError) as wrong:
        open_claude()
    assert str(wrong.value) == "Claude needs a key. Set it with: export ANTHROPIC_API_KEY=..."


@pytest.mark.parametrize("key", ["sk ant", "sk-ant\nx: y", "sk-ánt", "“sk-ant”"])
def test_a_key_that_can_not_be_sent_is_not_quoted(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", key)
    with pytest.raises(SetupError) as wrong:
        open_claude()
    assert "is not a key" in str(wrong.value)
    assert key not in str(wrong.value)


def test_a_key_does_not_travel_unencrypted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
    monkeypatch.setenv("ANTHROPIC_BASE_URL", "http://gateway.lan")
    with pytest.raises(SetupError, match="would travel unencrypted"):
        claude_service()


def test_the_key_is_in_no_log_and_no_text(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with messages_server(refusal(401, "authentication_error", KEY)) as served:
        model = claude(served)
        with pytest.raises(ModelError) as wrong:
            model.write(ASK, go_on)
    service = Service(KEY, "https://me:secret@gateway.test/v1")
    assert KEY not in caplog.text
    assert KEY not in f"{wrong.value} {service!r} {model!r}"
    assert service.shown == "https://gateway.test"


def test_sources_of_one_filing_stay_one_document_wherever_they_rank() -> None:
    with messages_server(Message([Written("A.", [blocks_cited(0, 0, 2)])])) as served:
        sources = (source(1, SECOND), source(2), source(3, SECOND))
        draft = claude(served).write(replace(ASK, sources=sources), go_on)
    assert draft.segments == (Segment("A.", (1, 3)),)
