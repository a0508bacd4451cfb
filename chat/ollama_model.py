"""Models that run in Ollama, by its native API: the only user of `ollama`."""

import re
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from chat import draft_words
from chat.ask_layout import tokens_in
from chat.listening import Line, Patience, listen
from chat.markers import segments, text_so_far
from chat.model import Ask, Draft, Stop
from chat.ollama_host import OllamaHost, ollama_host
from chat.ollama_prompt import Prompt, Pulled, prompt_of, refused
from chat.whole_text import whole
from data.errors import FilingsError, ModelError, SetupError

if TYPE_CHECKING:
    import ollama

USUAL = "llama3.2"
PATIENCE = Patience(silence=300, longest=900)
"""A large prompt on a small machine is read for minutes before the first word comes."""
LOOK = Patience(silence=5, longest=5)
CONNECT = 3.0
"""Seconds."""
LONGEST_TEXT = 40_000
"""Characters; what goes on after them is a server that does not keep to its limit."""
WINDOW_NOT_SAID = 4096
"""Tokens: Ollama's own choice, for a model of which it does not say how many it can take."""
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._:/-]{0,127}")


class OllamaModel:
    """One model of one Ollama."""

    def __init__(self, pulled: Pulled, host: OllamaHost, patience: Patience = PATIENCE) -> None:
        self.pulled = pulled
        self._host = host
        self._patience = patience

    @property
    def name(self) -> str:
        return f"ollama:{self.pulled.name}"

    @property
    def writes_markers(self) -> bool:
        return True

    @property
    def room(self) -> int:
        return self.pulled.room

    def write(self, ask: Ask, on_text: Callable[[str], bool]) -> Draft:
        prompt = prompt_of(ask, self.pulled)
        line = Line()
        silent = ModelError(_silent(self._host, self.pulled.name), model=self.name)
        pieces = partial(self._chunks, prompt.body, line)
        text, last = "", None
        with closing(listen(pieces, line, self._patience, silent)) as heard:
            for chunk in heard:
                if chunk is not None:
                    text += chunk.message.content or ""
                    last = chunk
                if not on_text(text_so_far(whole(text))):
                    return self._draft(text, "cancelled", prompt, (), _so_far(prompt, text))
                if len(text) > LONGEST_TEXT:
                    return self._draft(text, "length", prompt, self._stopped("length", ask))
        if last is None or not last.done:
            raise ModelError(_broke_off(self.pulled.name), model=self.name)
        return self._finished(text, last, prompt, ask)

    def _chunks(self, body: dict[str, Any], line: Line) -> "Iterator[ollama.ChatResponse]":
        from ollama import ChatResponse

        error = partial(ModelError, model=self.name)
        with (
            _said(error, self._host, self.pulled.name, self.pulled.widest),
            _client(self._host, self._patience, line) as client,
        ):
            # `chat` takes neither `truncate` nor `shift`, so this is asked one step below it.
            for chunk in client._request(ChatResponse, "POST", "/api/chat", json=body, stream=True):
                yield chunk
                if chunk.done:
                    return

    def _finished(self, text: str, last: "ollama.ChatResponse", prompt: Prompt, ask: Ask) -> Draft:
        name, read, wrote = self.pulled.name, last.prompt_eval_count, last.eval_count
        stop: Stop = "end"
        if last.done_reason == "length":
            is_full = (read or 0) + (wrote or 0) >= prompt.window - 1
            stop = "context" if is_full else "length"
        if stop == "end" and not text.strip():
            raise ModelError(
                f"{name} wrote nothing. Ask again, or ask another model.", model=self.name
            )
        warnings = self._stopped(stop, ask)
        if read is not None and prompt.was_cut(read):
            cut = draft_words.cut(ask.language, model=name, read=read, sent=prompt.tokens)
            warnings = (*warnings, cut)
        if self._host.is_unencrypted:
            warnings = (*warnings, draft_words.unencrypted(ask.language, host=self._host.url))
        tokens = None if read is None or wrote is None else (read, wrote)
        return self._draft(text, stop, prompt, warnings, tokens)

    def _stopped(self, stop: Stop, ask: Ask) -> tuple[str, ...]:
        name, limit = self.pulled.name, self.pulled.answer
        return draft_words.stopped(stop, ask.language, model=name, limit=limit)

    def _draft(
        self,
        text: str,
        stop: Stop,
        prompt: Prompt,
        warnings: tuple[str, ...],
        tokens: tuple[int, int] | None = None,
    ) -> Draft:
        return Draft(
            segments=segments(whole(text), unseen=prompt.left_out),
            stop=stop,
            model=self.name,
            tokens=tokens,
            warnings=(*prompt.warnings, *warnings),
        )


def _so_far(prompt: Prompt, text: str) -> tuple[int, int] | None:
    """Estimate the tokens of a call that was stopped; none where the model had not begun to write."""
    return (prompt.tokens, tokens_in(text)) if text else None


def open_ollama(name: str = USUAL, host: OllamaHost | None = None) -> OllamaModel:
    """Open a model that Ollama has.

    Raises:
        SetupError: Ollama does not answer, or has no such model that writes.

    """
    if not _NAME.fullmatch(name):
        raise SetupError(f"A model of Ollama is named like {USUAL}. Take: --model ollama:{USUAL}")
    host = host or ollama_host()
    with _said(SetupError, host, name), _client(host, LOOK) as client:
        tagged = name if ":" in name.rpartition("/")[2] else f"{name}:latest"
        digests = {one.model: one.digest or "" for one in client.list().models}
        if tagged not in digests:
            raise SetupError(refused(name, None, status=404, said=""))
        shown = client.show(tagged)
    abilities = shown.capabilities or ["completion"]
    if "completion" not in abilities:
        raise SetupError(
            f"The model {name} of Ollama does not write. Take one that does: ollama pull {USUAL}"
        )
    sizes = [
        size
        for key, size in (shown.modelinfo or {}).items()
        if key.endswith(".context_length") and isinstance(size, int) and size > 0
    ]
    window = sizes[0] if sizes else WINDOW_NOT_SAID
    return OllamaModel(Pulled(tagged, digests[tagged], window, "thinking" in abilities), host)


def pulled_names(host: OllamaHost | None = None) -> tuple[str, ...]:
    """Names of the models that Ollama has and that may write, the newest first.

    Raises:
        SetupError: Ollama does not answer.

    """
    host = host or ollama_host()
    with _said(SetupError, host, USUAL), _client(host, LOOK) as client:
        found = client.list().models
    return tuple(
        one.model
        for one in found
        if one.model and "bert" not in ((one.details and one.details.family) or "")
    )


def _client(host: OllamaHost, patience: Patience, line: Line | None = None) -> "ollama.Client":
    """A client with a limit to its patience, of which Ollama's own has none."""
    import ollama

    return ollama.Client(
        host.url,
        timeout=(CONNECT, patience.silence, patience.silence, CONNECT),
        follow_redirects=False,
        trust_env=not host.is_here,  # no proxy stands between a machine and itself
        event_hooks={"request": [line.on_request] if line else []},
    )


@contextmanager
def _said(
    error: Callable[[str], FilingsError], host: OllamaHost, name: str, window: int | None = None
) -> Iterator[None]:
    """Say what came in the way, in a sentence with what mends it."""
    import ollama

    # The client lets errors of its transport through, which has its own door elsewhere.
    from ollama._client import httpx  # type: ignore[attr-defined]

    try:
        yield
    except ollama.ResponseError as wrong:
        words = refused(name, window, status=wrong.status_code, said=wrong.error)
        raise error(words) from wrong
    except (ConnectionError, httpx.ConnectError, httpx.ConnectTimeout) as wrong:
        raise error(f"Ollama does not answer at {host.url}. Start it with: ollama serve") from wrong
    except httpx.TimeoutException as wrong:
        raise error(_silent(host, name)) from wrong
    except httpx.HTTPError as wrong:
        raise error(_broke_off(name)) from wrong
    except (ValueError, TypeError, AttributeError) as wrong:  # what its client makes of other bytes
        raise error(
            f"What answers at {host.url} does not speak as Ollama does. "
            "Set OLLAMA_HOST to where it runs, or start it with: ollama serve"
        ) from wrong


def _silent(host: OllamaHost, name: str) -> str:
    return (
        f"Ollama at {host.url} is there but silent about {name}. "
        "Ask again, or start it anew with: ollama serve"
    )


def _broke_off(name: str) -> str:
    return f"Ollama broke off over {name}. Ask again; its log says why."
