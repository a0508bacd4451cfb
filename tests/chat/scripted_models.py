"""A model that writes what a test has given it, and remembers what it was asked."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import replace

from chat.markers import segments, text_so_far
from chat.model import Ask, Draft

PIECE = 7
"""Characters that it writes at once."""


class ScriptedModel:
    """Keeps to the protocol of models. Each answer is text with `[n]` markers, a Draft, or what it raises."""

    name = "scripted:model"
    writes_markers = True

    def __init__(self, answers: Iterable[str | Draft | Exception], room: int = 20_000) -> None:
        self._answers = deque(answers)
        self.room = room
        self.asked: list[Ask] = []

    def write(self, ask: Ask, on_text: Callable[[str], bool]) -> Draft:
        self.asked.append(ask)
        answer = self._answers.popleft()
        if isinstance(answer, Exception):
            raise answer
        text = answer.text if isinstance(answer, Draft) else answer
        for end in (*range(PIECE, len(text), PIECE), len(text)):
            if not on_text(text_so_far(text[:end])):
                return Draft(segments(text[:end]), "cancelled", self.name)
        if isinstance(answer, Draft):
            return replace(answer, model=self.name)
        tokens = (sum(len(source.text) for source in ask.sources) // 4 + 1, len(text) // 4 + 1)
        return Draft(segments(text), "end", self.name, tokens=tokens)
