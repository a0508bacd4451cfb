"""How sources, slots and question are laid out, and how many tokens they may come to."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from chat.model import Ask, Source

PATH = " › "
"""Between the headings above a source."""
_PIECE = re.compile(r"[0-9]|[^\W\d_]+|[^\w\s]|_|\n")


@dataclass(frozen=True, slots=True)
class Fitted:
    """Which sources go into a prompt."""

    shown: tuple[Source, ...]
    left_out: tuple[Source, ...] = ()
    """Those for which there is no room, from the end; the caller ranks them."""


def fit(sources: Sequence[Source], room: int, size: Callable[[Source], int]) -> Fitted:
    """Take sources from the first on, as long as their sizes together are within `room`."""
    used = 0
    for at, source in enumerate(sources):
        used += size(source)
        if used > room:
            return Fitted(tuple(sources[:at]), tuple(sources[at:]))
    return Fitted(tuple(sources))


def tokens_in(text: str) -> int:
    """About how many tokens a text is, rather too many than too few.

    A digit and a sign count one each, four letters of the Latin alphabet one, any other letter as
    many as its bytes: more than tokenizers with large vocabularies need. Of the sample corpus
    SmolLM2, whose vocabulary is small, makes 0.75 to 0.99 tokens where this says one.
    """
    return sum(_tokens_in(found[0]) for found in _PIECE.finditer(text))


def _tokens_in(piece: str) -> int:
    size = len(piece.encode("utf-8", "replace"))
    if not piece[0].isalpha():
        return size
    wide = size - len(piece)
    return (len(piece) + 3) // 4 + wide


def one_line(text: str) -> str:
    """The text without line breaks: a line of a prompt that starts with `[7]` is source 7."""
    return " ".join(text.split())


def place(source: Source) -> str:
    """Title and headings of a source."""
    return one_line(PATH.join((source.title, *source.path)))


def numbered(source: Source) -> str:
    """A source as a line of a prompt: `[3] (title › heading) text`."""
    return f"[{source.number}] ({place(source)}) {one_line(source.text)}"


def closing(ask: Ask) -> str:
    """What follows the sources: the slots, then the question, then what was wrong before."""
    slots = "\n".join(f"{{{slot.name}}}: {one_line(slot.says)}" for slot in ask.slots)
    return "\n\n".join(part for part in (slots, ask.question.strip(), ask.repair.strip()) if part)
