"""Claude, with its citations: the only user of `anthropic`."""

import re
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

from chat import claude_words
from chat.ask_layout import fit, tokens_in
from chat.claude_reply import Sent, draft_of, taken, text_of
from chat.claude_request import Request, request_of
from chat.claude_service import Service, claude_service
from chat.claude_words import USUAL
from chat.listening import Line, listen
from chat.markers import text_so_far
from chat.model import Ask, Draft, Source
from chat.whole_text import whole
from data.errors import FilingsError, ModelError, SetupError

if TYPE_CHECKING:
    import anthropic
    from anthropic.types import Message

ANSWER = 8192
"""Tokens that an answer may have; what the model thinks first counts among them."""
ROOM = 100_000
"""Characters of sources at most, however wide the window: each is paid for."""
OVERHEAD = 4000
"""Tokens of instructions, slots and question."""
CHARS_PER_TOKEN = 2
WINDOW_NOT_SAID = 200_000
LOOK = 10.0
"""Seconds that a look at what is there may take."""
CONNECT = 5.0
"""Seconds."""
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:@/-]{0,127}")


@dataclass(frozen=True, slots=True)
class Abilities:
    """What the service says of a model."""

    window: int = WINDOW_NOT_SAID
    """Tokens."""
    answer: int = ANSWER
    has_low_effort: bool = False
    """Whether it can be told to think little before it writes."""


class ClaudeModel:
    """One model of Claude."""

    def __init__(
        self, name: str, service: Service, abilities: Abilities, *, streamed: bool = True
    ) -> None:
        self._model = name
        self._service = service
        self._abilities = abilities
        self._streamed = streamed

    @property
    def name(self) -> str:
        return f"claude:{self._model}"

    @property
    def writes_markers(self) -> bool:
        return False

    @property
    def room(self) -> int:
        tokens = self._abilities.window - self._abilities.answer - OVERHEAD
        return max(0, min(ROOM, tokens * CHARS_PER_TOKEN))

    def write(self, ask: Ask, on_text: Callable[[str], bool]) -> Draft:
        line = Line()
        begun: list[Message] = []
        try:
            draft = self._written(ask, on_text, line, begun.append)
        except ModelError as failed:
            failed.retries = line.retries
            if begun:
                failed.tokens, failed.cost_usd = taken(begun[-1], self._model)
            raise
        return replace(draft, retries=line.retries)

    def _written(
        self,
        ask: Ask,
        on_text: Callable[[str], bool],
        line: Line,
        on_message: "Callable[[Message], None]",
    ) -> Draft:
        silent = ModelError(claude_words.silent(self._model), model=self.name)
        pieces = partial(self._heard, ask, line)
        text, sent, message, is_wanted = "", None, None, True
        with closing(listen(pieces, line, self._service.patience, silent)) as heard:
            for piece in heard:
                if isinstance(piece, Sent):
                    sent = piece
                elif isinstance(piece, str):
                    text = piece
                elif piece is not None:
                    message = piece
                    on_message(piece)
                is_wanted = on_text(text_so_far(whole(text)))
                if not is_wanted:
                    break
        if sent is None or message is None:
            if not is_wanted:
                return Draft((), "cancelled", self.name)
            raise ModelError(claude_words.broke_off(self._model), model=self.name)
        return draft_of(message, sent, ask, is_wanted=is_wanted)

    def _heard(self, ask: Ask, line: Line) -> "Iterator[Sent | str | Message]":
        """What is sent, then the text as it grows, then the whole message.

        A streamed message is handed out when it begins, too: it grows until the stream ends.
        """
        with (
            _said(partial(ModelError, model=self.name), self._service, self._model),
            _client(self._service, line) as client,
        ):
            sent = self._fitted(client, ask)
            yield sent
            arguments = self._arguments(sent.request)
            if not self._streamed:
                message = client.messages.create(**arguments)
                yield message
                yield text_of(message)
                return
            with client.messages.stream(**arguments) as stream:
                for event in stream:
                    if event.type == "message_start":
                        yield stream.current_message_snapshot
                    elif event.type in ("text", "message_stop"):
                        yield text_of(stream.current_message_snapshot)

    def _fitted(self, client: "anthropic.Anthropic", ask: Ask) -> Sent:
        """Have the prompt counted; where it does not fit, count it again with as many sources as do."""
        room = self._abilities.window - self._abilities.answer
        request = request_of(ask, ask.sources)
        tokens = self._counted(client, request)
        left_out: tuple[Source, ...] = ()
        if tokens > room and ask.sources:
            estimate = sum(tokens_in(source.text) + 1 for source in ask.sources)
            share = (room - min(OVERHEAD, room // 4)) / tokens
            fitted = fit(ask.sources, int(estimate * share), lambda one: tokens_in(one.text) + 1)
            left_out = fitted.left_out
            request = request_of(ask, fitted.shown)
            tokens = self._counted(client, request)
        if tokens > room:
            raise ModelError(
                claude_words.too_long(self._model, self._abilities.window), model=self.name
            )
        return Sent(self._model, request, tokens, self._abilities.answer, left_out)

    def _counted(self, client: "anthropic.Anthropic", request: Request) -> int:
        arguments = self._arguments(request)
        del arguments["max_tokens"]
        return client.messages.count_tokens(**arguments).input_tokens

    def _arguments(self, request: Request) -> dict[str, Any]:
        arguments: dict[str, Any] = {
            "model": self._model,
            "max_tokens": self._abilities.answer,
            "messages": request.messages,
        }
        if request.system:
            arguments["system"] = request.system
        if self._abilities.has_low_effort:
            arguments["output_config"] = {"effort": "low"}
        return arguments


def open_claude(
    name: str = USUAL, service: Service | None = None, *, streamed: bool = True
) -> ClaudeModel:
    """Open a model that the service has and the key may use.

    Raises:
        SetupError: there is no key, it is refused, or there is no such model.

    """
    if not _NAME.fullmatch(name):
        raise SetupError(f"A model of Claude is named like {USUAL}. Take: --model claude:{USUAL}")
    service = service or claude_service()
    import anthropic

    with _said(SetupError, service, name), _client(service) as client:
        try:
            said = client.models.retrieve(name, timeout=LOOK)
        except anthropic.NotFoundError:
            if service.is_usual:
                raise
            # A gateway may pass questions on and have no list of models.
            return ClaudeModel(name, service, Abilities(), streamed=streamed)
    effort = getattr(said.capabilities, "effort", None)
    low = getattr(effort, "low", None)
    window = said.max_input_tokens or WINDOW_NOT_SAID
    abilities = Abilities(
        window=window,
        answer=min(ANSWER, said.max_tokens or ANSWER, window // 4),
        has_low_effort=bool(getattr(low, "supported", False)),
    )
    return ClaudeModel(name, service, abilities, streamed=streamed)


def claude_names(service: Service | None = None) -> tuple[str, ...]:
    """Names of the models that the key may use, the newest first.

    Raises:
        SetupError: there is no key, it is refused, or the service does not answer.

    """
    service = service or claude_service()
    with _said(SetupError, service, USUAL), _client(replace(service, retries=0)) as client:
        return tuple(one.id for one in client.models.list(limit=50, timeout=LOOK).data)


@contextmanager
def _client(service: Service, line: Line | None = None) -> "Iterator[anthropic.Anthropic]":
    import anthropic

    timeout = anthropic.Timeout(service.patience.silence, connect=CONNECT)
    transport = anthropic.DefaultHttpxClient(
        timeout=timeout,
        follow_redirects=False,  # the key would go along
        trust_env=not service.is_here,
        event_hooks={"request": [line.on_request] if line else []},
    )
    with anthropic.Anthropic(
        api_key=service.key,
        base_url=service.url,
        timeout=timeout,
        max_retries=service.retries,
        http_client=transport,
    ) as client:
        yield client


@contextmanager
def _said(error: Callable[[str], FilingsError], service: Service, model: str) -> Iterator[None]:
    """Say what came in the way, in a sentence with what mends it, and never with the key."""
    import anthropic
    import httpx2  # what the SDK lets through of its transport, once a stream has begun

    try:
        yield
    except anthropic.APIStatusError as wrong:
        words = claude_words.refused(
            model,
            status=wrong.status_code,
            kind=wrong.type,
            said=(wrong.api_message or "").replace(service.key, "..."),
            wait=wrong.response.headers.get("retry-after"),
        )
        raise error(words) from wrong
    except (anthropic.APITimeoutError, httpx2.TimeoutException) as wrong:
        raise error(claude_words.silent(model)) from wrong
    except anthropic.APIConnectionError as wrong:
        raise error(claude_words.not_reached(service.shown)) from wrong
    except httpx2.HTTPError as wrong:
        raise error(claude_words.broke_off(model)) from wrong
    except (
        anthropic.AnthropicError, ValueError, TypeError, LookupError, AttributeError, RuntimeError,
        AssertionError,
    ) as wrong:  # fmt: skip
        # What the SDK makes of bytes that are not the service's.
        raise error(claude_words.other_bytes(service.shown)) from wrong
