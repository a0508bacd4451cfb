"""An Ask as a request to Ollama, in a window that holds it."""

import re
from dataclasses import dataclass
from typing import Any

from chat import draft_words
from chat.ask_layout import closing, fit, numbered, tokens_in
from chat.model import Ask
from data.errors import ModelError

ANSWER = 1024
"""Tokens that an answer may have, where the model's window is not very small."""
WINDOW = 8192
"""Tokens of the usual window. It is doubled as often as a prompt needs, and no finer: Ollama loads a model again
for every new size."""
WIDEST = 65536
"""Tokens of the widest window that is asked for, whatever the model can take: each costs memory."""
OVERHEAD = 1200
"""Tokens that instructions, slots, question and the model's own template may take."""
TEMPLATE = 128
"""Of these, the template's."""
MARGIN = 1.15
"""On the count of a prompt, which is an estimate: Ollama counts none before it reads it."""
LEAST_READ = 0.35
"""Of that count; whoever read less was not given all."""
CHARS_PER_TOKEN = 2
"""Of table rows, which are mostly digits; prose has about four."""
SEED = 7
_OVERFLOW = re.compile(r"context (?:length|window|size)|too long", re.I)


@dataclass(frozen=True, slots=True)
class Pulled:
    """A model that Ollama has."""

    name: str
    """With its tag: "llama3.2:latest"."""
    digest: str
    window: int
    """Tokens that it can take at most."""
    can_think: bool
    """Whether it writes for itself first, unless told not to."""

    @property
    def widest(self) -> int:
        """Tokens of the widest window that it is run with."""
        return min(WIDEST, self.window)

    @property
    def answer(self) -> int:
        """Tokens that an answer may have."""
        return min(ANSWER, self.widest // 4)

    @property
    def room(self) -> int:
        """Characters of sources that fit into its usual window."""
        window = min(WINDOW, self.window)
        return (window - self.answer - min(OVERHEAD, window // 4)) * CHARS_PER_TOKEN


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is sent, and what is known of it beforehand."""

    body: dict[str, Any]
    """Of the request."""
    tokens: int
    """Of the prompt, as estimated."""
    window: int
    left_out: frozenset[int] = frozenset()
    """Numbers of sources that are not in it."""
    warnings: tuple[str, ...] = ()

    def was_cut(self, read: int) -> bool:
        """Whether a count of what was read says that the front is missing.

        Ollama that does not know `truncate` keeps half the window and a few tokens, says so to its
        log alone, and answers.
        """
        half = self.window // 2
        return read < LEAST_READ * self.tokens or half <= read <= min(half + 4, self.tokens)


def prompt_of(ask: Ask, pulled: Pulled) -> Prompt:
    """Lay out an ask; sources that no window holds are left out, and it is said.

    Raises:
        ModelError: the question alone does not fit.

    """
    question = closing(ask)
    fixed = _room_for(f"{ask.system}\n{question}") + pulled.answer
    if fixed > pulled.widest:
        raise ModelError(too_long(pulled.name, pulled.widest), model=f"ollama:{pulled.name}")
    fitted = fit(
        ask.sources,
        int((pulled.widest - fixed) / MARGIN),
        lambda source: tokens_in(numbered(source)) + 1,
    )
    lines = "\n".join(numbered(source) for source in fitted.shown)
    user = f"{lines}\n\n{question}" if lines else question
    needed = _room_for(f"{ask.system}\n{user}") + pulled.answer
    window = min(WINDOW, pulled.widest)
    while window < min(needed, pulled.widest):
        window = min(2 * window, pulled.widest)
    return Prompt(
        body=_body(ask.system, user, window, pulled),
        tokens=tokens_in(f"{ask.system}\n{user}"),
        window=window,
        left_out=frozenset(source.number for source in fitted.left_out),
        warnings=draft_words.left_out(
            fitted.left_out, len(ask.sources), ask.language, model=pulled.name
        ),
    )


def too_long(name: str, window: int) -> str:
    """That a prompt does not fit."""
    return (
        f"The question and its sources do not fit into the {window:,} tokens of {name}. "
        "Ask in fewer words, or ask a model with a larger context window."
    )


def refused(name: str, window: int | None, *, status: int, said: str) -> str:
    """What Ollama's refusal means, with what mends it."""
    if status == 404:
        name = name.removesuffix(":latest")
        return f"Ollama has no model {name}. Get it with: ollama pull {name}"
    if window is not None and _OVERFLOW.search(said):
        return too_long(name, window)
    words = " ".join(said.split())[:200].rstrip(". ")
    if status == 503:
        return "Ollama is busy with other questions (503). Ask again in a minute."
    if "system memory" in words:
        return (
            f"Ollama can't run {name}: {words}. Take a smaller model, for example: "
            "ollama pull llama3.2:1b"
        )
    return f"Ollama stopped over {name}: {words or f'status {status}'}. See its log, or ask again."


def _room_for(text: str) -> int:
    return int(tokens_in(text) * MARGIN) + TEMPLATE


def _body(system: str, user: str, window: int, pulled: Pulled) -> dict[str, Any]:
    messages = [{"role": "system", "content": system}, {"role": "user", "content": user}]
    body: dict[str, Any] = {
        "model": pulled.name,
        "messages": [one for one in messages if one["content"]],
        "stream": True,
        # What does not fit is refused, and an answer that fills the window ends: no front is cut.
        "truncate": False,
        "shift": False,
        "options": {
            "num_ctx": window,
            "num_predict": pulled.answer,
            "temperature": 0,
            "seed": SEED,
        },
    }
    return {**body, "think": False} if pulled.can_think else body
