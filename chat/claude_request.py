"""An Ask as a request to Claude, and its citations back to numbers of sources, by arithmetic."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from chat.ask_layout import PATH, closing, one_line
from chat.model import Ask, Source

LONGEST_TITLE = 250
"""Characters: the service limits a title's length."""


@dataclass(frozen=True, slots=True)
class Request:
    """What is sent, and which source each of its blocks is."""

    system: str
    content: tuple[dict[str, Any], ...]
    """Of the one message: documents, then the question."""
    numbers: tuple[tuple[int, ...], ...]
    """By document and block: the number of the source."""

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [{"role": "user", "content": list(self.content)}]


def request_of(ask: Ask, sources: Sequence[Source]) -> Request:
    """One document for each filing, one block in it for each source, the question last.

    A source without text is no block: the service refuses empty ones.
    """
    filings: dict[str, list[Source]] = {}
    for source in sources:
        if source.text.strip():
            filings.setdefault(source.document_id, []).append(source)
    documents = [_document(filing) for filing in filings.values()]
    if documents:
        # One mark caches all before it, instructions included; four are allowed, and documents may be more.
        documents[-1]["cache_control"] = {"type": "ephemeral"}
    question = {"type": "text", "text": closing(ask)}
    return Request(
        ask.system,
        (*documents, question),
        tuple(tuple(source.number for source in filing) for filing in filings.values()),
    )


def _document(sources: Sequence[Source]) -> dict[str, Any]:
    path: tuple[str, ...] = ()
    blocks = []
    for source in sources:
        blocks.append({"type": "text", "text": _under(path, source)})
        path = source.path
    title = one_line(sources[0].title)
    document: dict[str, Any] = {
        "type": "document",
        "source": {"type": "content", "content": blocks},
        "citations": {"enabled": True},
    }
    if title:
        document |= {
            "title": title[:LONGEST_TITLE],
            "context": f"{title}: passages in the order of relevance",
        }
    return document


def _under(path: tuple[str, ...], source: Source) -> str:
    """The text of a source; with the headings above it where these change."""
    if source.path in ((), path):
        return source.text
    return f"{one_line(PATH.join(source.path))}: {source.text}"


@dataclass(frozen=True, slots=True)
class Cited:
    """What the citations of a stretch of text point at."""

    numbers: tuple[int, ...]
    malformed: tuple[str, ...]
    """Those that point at no block that was sent, in words."""


def cited(locations: Iterable[Any], request: Request) -> Cited:
    """Turn locations into numbers: a range of blocks, its end exclusive, is those sources."""
    numbers: dict[int, None] = {}
    malformed = []
    for location in locations:
        found = _blocks(location, request.numbers)
        numbers.update(dict.fromkeys(found))
        if not found:
            malformed.append(_said(location))
    return Cited(tuple(numbers), tuple(malformed))


def _blocks(location: Any, numbers: Sequence[Sequence[int]]) -> Sequence[int]:
    if getattr(location, "type", None) != "content_block_location":
        return ()
    at = (location.document_index, location.start_block_index, location.end_block_index)
    if not all(isinstance(one, int) for one in at):
        return ()
    document, start, end = at
    if not 0 <= document < len(numbers) or not 0 <= start < end <= len(numbers[document]):
        return ()
    return numbers[document][start:end]


def _said(location: Any) -> str:
    """A location as the service gave it, without the text that it copies."""
    parts = [str(getattr(location, "type", "citation"))]
    for name in ("document_index", "start_block_index", "end_block_index", "start_char_index",
                 "end_char_index", "start_page_number", "end_page_number", "search_result_index"):  # fmt: skip
        value = getattr(location, name, None)
        if value is not None:
            parts.append(f"{name}={value}")
    return " ".join(parts)
