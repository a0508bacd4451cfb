"""A server that speaks Claude's Messages API: streamed and not, and as strict about requests as the service."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.chat.served import Act, Asked, Reply, Served, json_reply

KEY = "sk-ant-CANARY-0123456789"
MODEL = "claude-haiku-5-5"
USAGE = {"input_tokens": 100, "cache_creation_input_tokens": 900, "cache_read_input_tokens": 0}


@dataclass(frozen=True)
class Written:
    """A text block and its citations."""

    text: str
    citations: Sequence[dict[str, Any]] = ()
    text_first: bool = True
    """The deltas of a block come in either order."""


@dataclass(frozen=True)
class Message:
    """What the service answers."""

    blocks: Sequence[Written]
    stop: str | None = "end_turn"
    usage: dict[str, Any] = field(default_factory=lambda: dict(USAGE))
    wrote: int = 40
    thinks: bool = False
    """Whether a block of thoughts comes first."""
    spoil: Callable[[Iterator[bytes]], Iterator[bytes | Act]] | None = None
    """What goes wrong with the stream."""


def blocks_cited(document: int, start: int, end: int, text: str = "…") -> dict[str, Any]:
    """A citation of blocks; `end` is exclusive."""
    return {
        "type": "content_block_location",
        "cited_text": text,
        "document_index": document,
        "document_title": "A title",
        "start_block_index": start,
        "end_block_index": end,
    }


def messages_server(answer: Message | Reply, *, counted: int = 1000, **model: Any) -> Served:
    """Answer every question with the same. `model` is what /v1/models says of it."""
    known = {
        "id": MODEL,
        "type": "model",
        "display_name": "Claude Haiku 5.5",
        "created_at": "2026-10-07T00:00:00Z",
        "lifecycle": "active",
        "max_input_tokens": 1_000_000,
        "max_tokens": 128_000,
        "capabilities": {"effort": {"supported": True, "low": {"supported": True}}},
        **model,
    }

    def reply(asked: Asked) -> Reply:
        headers = {name.lower(): value for name, value in asked.headers.items()}
        if KEY not in (
            headers.get("x-api-key"),
            headers.get("authorization", "")[len("Bearer ") :],
        ):
            return refusal(401, "authentication_error", "invalid x-api-key")
        path = asked.path.partition("?")[0]
        if asked.method == "GET":
            return _models(path, known)
        if (wrong := _wrong(asked.body)) is not None:
            return refusal(400, "invalid_request_error", wrong)
        if path == "/v1/messages/count_tokens":
            return json_reply({"input_tokens": _share(asked.body, counted)})
        if isinstance(answer, Message):
            is_streamed = asked.body.get("stream")
            return _streamed(answer) if is_streamed else json_reply(_whole(answer))
        return answer

    return Served(reply)


def _models(path: str, known: dict[str, Any]) -> Reply:
    if path == "/v1/models":
        return json_reply({"data": [known], "has_more": False, "first_id": None, "last_id": None})
    is_known = path.rpartition("/")[2] == known["id"]
    return json_reply(known) if is_known else refusal(404, "not_found_error", "no such model")


def refusal(status: int, kind: str, words: str, **headers: str) -> Reply:
    body = {"type": "error", "error": {"type": kind, "message": words}, "request_id": "req_1"}
    return json_reply(body, status, **headers)


def event(kind: str, **more: Any) -> bytes:
    data = json.dumps({"type": kind, **more}, ensure_ascii=False)
    return f"event: {kind}\ndata: {data}\n\n".encode()


def documents(body: dict[str, Any]) -> list[dict[str, Any]]:
    """The documents of a request."""
    return [one for one in body["messages"][0]["content"] if one["type"] == "document"]


def _share(body: dict[str, Any], counted: int) -> int:
    """`counted` is what 20 blocks come to; fewer are fewer tokens."""
    blocks = sum(len(one["source"]["content"]) for one in documents(body))
    return counted * blocks // 20 if blocks and counted > 100_000 else counted


def _wrong(body: dict[str, Any]) -> str | None:
    """What the service would refuse a request for."""
    if {"temperature", "top_p", "top_k"} & set(body):
        return "sampling parameters are not supported"
    found = documents(body)
    texts = [one["text"] for one in body["messages"][0]["content"] if one["type"] == "text"]
    texts += [one["text"] for document in found for one in document["source"]["content"]]
    if not all(text.strip() for text in texts):
        return "text content blocks must be non-empty"
    if sum("cache_control" in document for document in found) > 4:
        return "a maximum of 4 blocks with cache_control may be provided"
    if len({document["citations"]["enabled"] for document in found}) > 1:
        return "citations must be enabled on all or none of the documents"
    return None


def _start(message: Message) -> dict[str, Any]:
    usage = {**message.usage, "output_tokens": 1}
    return {
        "id": "msg_1",
        "type": "message",
        "role": "assistant",
        "model": MODEL,
        "content": [],
        "stop_reason": None,
        "stop_sequence": None,
        "usage": usage,
    }


def _whole(message: Message) -> dict[str, Any]:
    blocks: list[dict[str, Any]] = [
        {"type": "text", "text": one.text, "citations": list(one.citations) or None}
        for one in message.blocks
    ]
    if message.thinks:
        blocks.insert(0, {"type": "thinking", "thinking": "[9] Let me see.", "signature": "x"})
    usage = {**message.usage, "output_tokens": message.wrote}
    return {**_start(message), "content": blocks, "stop_reason": message.stop, "usage": usage}


def _streamed(message: Message) -> Reply:
    events = _events(message)
    pieces = message.spoil(events) if message.spoil else events
    return Reply(pieces, kind="text/event-stream")


def _events(message: Message) -> Iterator[bytes]:
    yield event("message_start", message=_start(message))
    yield event("ping")
    first = 0
    if message.thinks:
        block = {"type": "thinking", "thinking": "", "signature": ""}
        yield event("content_block_start", index=0, content_block=block)
        for thought in (
            {"type": "thinking_delta", "thinking": "[9] Let me see."},
            {"type": "signature_delta", "signature": "x"},
        ):
            yield event("content_block_delta", index=0, delta=thought)
        yield event("content_block_stop", index=0)
        first = 1
    for index, one in enumerate(message.blocks, first):
        start: dict[str, Any] = {"type": "text", "text": "", "citations": []}
        yield event("content_block_start", index=index, content_block=start)
        texts = [
            {"type": "text_delta", "text": one.text[at : at + 9]}
            for at in range(0, len(one.text), 9)
        ]
        cites = [{"type": "citations_delta", "citation": citation} for citation in one.citations]
        deltas: list[dict[str, Any]] = [*texts, *cites] if one.text_first else [*cites, *texts]
        for delta in deltas:
            yield event("content_block_delta", index=index, delta=delta)
        yield event("content_block_stop", index=index)
    end = {"stop_reason": message.stop, "stop_sequence": None}
    yield event("message_delta", delta=end, usage={"output_tokens": message.wrote})
    yield event("message_stop")
