"""A message of Claude -> Draft: text blocks with their citations, why it stopped, what it cost."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from chat import claude_words, draft_words
from chat.ask_layout import tokens_in
from chat.claude_request import Request, cited
from chat.markers import without_marks
from chat.model import Ask, Draft, Segment, Source, Stop
from chat.prices import Used, cost_usd
from chat.whole_text import whole
from data.errors import ModelError

LEAST_READ = 0.9
"""Of the tokens that were counted before; the service calls its count an estimate."""
_STOPS: dict[str, Stop] = {
    "end_turn": "end",
    "stop_sequence": "end",
    "max_tokens": "length",
    "model_context_window_exceeded": "context",
    "refusal": "refusal",
}


@dataclass(frozen=True, slots=True)
class Sent:
    """What went out, and what is known of it beforehand."""

    model: str
    request: Request
    tokens: int
    """Of the prompt, as the service counted them."""
    answer: int
    """Tokens that the answer may have."""
    left_out: Sequence[Source] = ()


def text_of(message: Any) -> str:
    """All text of a message, whole or half-written; what the model thought is not part of it."""
    return "".join(block.text or "" for block in message.content if block.type == "text")


def draft_of(message: Any, sent: Sent, ask: Ask, *, is_wanted: bool) -> Draft:
    """Read a message. One that is not wanted any more is counted by what it has read and written so far.

    Raises:
        ModelError: it ends before its end, or there is nothing in it.

    """
    name = f"claude:{sent.model}"
    segments = tuple(_segments(message, sent.request))
    unread = draft_words.left_out(sent.left_out, len(ask.sources), ask.language, model=sent.model)
    if not is_wanted:
        counted, cost = taken(message, sent.model)
        return Draft(segments, "cancelled", name, counted, cost, unread)
    if message.stop_reason is None:
        raise ModelError(claude_words.broke_off(sent.model), model=name)
    stop = _STOPS.get(message.stop_reason, "end")
    if stop == "end" and not segments:
        raise ModelError(claude_words.nothing(sent.model), model=name)
    used = _used(message.usage)
    cost = cost_usd(sent.model, used)
    warnings = [*unread, *_warnings(message.stop_reason, used, sent, ask)]
    if cost is None:
        warnings.append(draft_words.no_price(ask.language, model=sent.model))
    return Draft(
        segments,
        stop,
        f"claude:{message.model or sent.model}",
        tokens=(used.read, used.wrote),
        cost_usd=cost,
        warnings=tuple(warnings),
    )


def taken(message: Any, model: str) -> tuple[tuple[int, int], str | None]:
    """Say what a message that is not whole has read and written so far, and what that costs."""
    used = _used(message.usage)
    used = replace(used, wrote=max(used.wrote, tokens_in(text_of(message))))
    return (used.read, used.wrote), cost_usd(model, used)


def _warnings(reason: str, used: Used, sent: Sent, ask: Ask) -> Iterator[str]:
    if reason in _STOPS:
        yield from draft_words.stopped(
            _STOPS[reason], ask.language, model=sent.model, limit=sent.answer
        )
    else:
        yield draft_words.odd_stop(ask.language, model=sent.model, reason=reason)
    if used.read < LEAST_READ * sent.tokens:
        yield draft_words.cut(ask.language, model=sent.model, read=used.read, sent=sent.tokens)


def _segments(message: Any, request: Request) -> Iterator[Segment]:
    """Yield each text block with its citations; a block with neither text nor citation is none."""
    for block in message.content:
        if block.type != "text":
            continue
        text, said = without_marks(whole(block.text or ""))
        where = cited(block.citations or (), request)
        if text or said or where.numbers or where.malformed:
            yield Segment(text, where.numbers, (*said, *where.malformed))


def _used(usage: Any) -> Used:
    return Used(
        fresh=usage.input_tokens or 0,
        into_cache=usage.cache_creation_input_tokens or 0,
        from_cache=usage.cache_read_input_tokens or 0,
        wrote=usage.output_tokens or 0,
        where=usage.inference_geo or "",
    )
