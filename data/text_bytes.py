"""Bytes to text: which encoding, and one kind of newline."""

import re

from data.errors import FormatError

BINARY_STARTS = (
    (b"%PDF-", "a PDF"),
    (b"PK\x03\x04", "a zip archive"),
    (b"\x7fELF", "a program"),
    (b"MZ", "a program"),
    (b"\x89PNG", "a picture"),
    (b"\xff\xd8\xff", "a picture"),
    (b"GIF8", "a picture"),
    (b"PAR1", "a Parquet file"),
    (b"\xd0\xcf\x11\xe0", "an old Office file"),
    (b"SQLite format 3", "a database"),
)
"""First bytes of what is no text, and what it is."""
_CONTROLS = re.compile(r"[\x00-\x08\x0e-\x1f]")
_CONTROL_BYTES = bytes((*range(0x09), *range(0x0E, 0x20)))
MAX_CONTROL_SHARE = 0.001
"""More control characters than this, and it is no text."""


def binary_kind(content: bytes) -> str | None:
    """Name what bytes are by how they begin; None where that is not known."""
    return next((kind for start, kind in BINARY_STARTS if content.startswith(start)), None)


def is_binary(content: bytes) -> bool:
    """Tell bytes that are no text by their control characters; text of two bytes a character has a mark."""
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return False
    controls = len(content) - len(content.translate(None, _CONTROL_BYTES))
    return controls > max(3, MAX_CONTROL_SHARE * len(content))


def text_of(content: bytes, *, source: str) -> tuple[str, tuple[str, ...]]:
    """Decode a text file, and say what had to be assumed."""
    text, warnings = _decoded(content)
    controls = sum(1 for _ in _CONTROLS.finditer(text))
    if controls > max(3, MAX_CONTROL_SHARE * len(text)) or "\x00" in text[:1000]:
        raise FormatError(
            f"{source} is not a text file. Filings are read as .htm, .html, .xhtml, .txt and .md.",
            place=source,
        )
    return text.replace("\r\n", "\n").replace("\r", "\n"), warnings


def _decoded(content: bytes) -> tuple[str, tuple[str, ...]]:
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", errors="replace"), ()
    try:
        return content.decode("utf-8-sig"), ()
    except UnicodeDecodeError:
        warning = "The file is not UTF-8: its characters are read as Windows-1252."
        return content.decode("cp1252", errors="replace"), (warning,)
