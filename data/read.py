"""A file's bytes -> a document and its facts: which reader, by name and by content."""

import gzip
import hashlib
import html
import io
import re
import zlib
from collections.abc import Callable
from pathlib import PurePosixPath

from data.company_facts import read_facts_file
from data.errors import FormatError
from data.facts_only import read_instance_file, read_submissions_file, read_tickers_file
from data.markdown import read_markdown
from data.plain_text import plain_document, read_plain_text
from data.read_file import Known, ReadFile
from data.submission import is_submission, read_submission
from data.text_bytes import binary_kind, is_binary, text_of

MAX_BYTES = 200_000_000
"""Of one file, unpacked."""
MAX_RATIO = 200
"""Unpacked to packed bytes; real filings stay below 40."""
RATIO_FROM = 10_000_000
"""Below as many unpacked bytes no ratio is too high."""
READABLE = (".htm", ".html", ".xhtml", ".txt", ".md")
"""Kinds of documents; facts and lists come as .json and .xml."""

_HTML = re.compile(rb"<(?:!doctype\s+html|html|head|body|ix:|div|table|p)\b", re.IGNORECASE)
_MARKUP = re.compile(r"</?([A-Za-z][\w:-]*)[^<>]{0,500}>")
_TEXT_MARKUP = frozenset(["page", "table", "caption", "s", "c", "fn", "f1", "f2", "f3", "f4", "f5"])
"""Marks that fixed-width filings carry as text."""
MAX_WRAPPERS = 12
"""A page with no more tags than this is text with a wrapper around it."""
MIN_TEXT_LINES = 60


Reader = Callable[..., ReadFile]

_LISTS: tuple[tuple[bytes, Reader], ...] = (
    (b'"facts"', read_facts_file),
    (b'"us-gaap"', read_facts_file),
    (b'"filings"', read_submissions_file),
    (b'"accessionNumber"', read_submissions_file),
    (b'"cik_str"', read_tickers_file),
)
"""What a JSON file of the SEC has near its beginning, and who reads it."""


def read(content: bytes, *, source: str, known: Known) -> ReadFile:
    """Read one file.

    Raises:
        FormatError: empty, no text, not a filing, or of a kind that is not read.

    """
    content = unpacked(content, source=source)
    name = re.sub(r"\.gz$", "", PurePosixPath(source.replace("\\", "/")).name, flags=re.IGNORECASE)
    if not content.strip():
        raise FormatError(f"{name} is empty. Download it again.", place=name)
    return _reader(content, name)(content, source=source, known=known)


def unpacked(content: bytes, *, source: str) -> bytes:
    """Unpack gzip, known by its first bytes, up to a limit."""
    if not content.startswith(b"\x1f\x8b"):
        return content
    try:
        with gzip.GzipFile(fileobj=io.BytesIO(content)) as file:
            plain = file.read(MAX_BYTES + 1)
    except (OSError, EOFError, zlib.error) as cause:
        raise FormatError(
            f"{source} is a damaged gzip file. Download it again.", place=source
        ) from cause
    is_bomb = len(plain) > RATIO_FROM and len(plain) > MAX_RATIO * len(content)
    if len(plain) > MAX_BYTES or is_bomb:
        raise FormatError(
            f"{source} unpacks to more than a filing holds "
            f"(over {min(len(plain), MAX_BYTES) // 1_000_000} MB). Add the filing's main document.",
            place=source,
        )
    return plain


def _reader(content: bytes, name: str) -> Reader:
    """Choose a reader, or say why there is none."""
    kind = PurePosixPath(name.lower()).suffix
    start = content[:4000].lstrip(b"\xef\xbb\xbf \t\r\n")
    _refuse_binary(content, kind, name)
    facts_reader = _facts_reader(start, kind, name)
    if facts_reader is not None:
        return facts_reader
    if kind not in READABLE:
        raise FormatError(f"{name} is of a kind that is not read. {_advice()}", place=name)
    if kind == ".md":
        return read_markdown
    if is_submission(start[:200].decode("latin-1")):
        return read_submission
    return read_plain_text if kind == ".txt" and not _HTML.match(start) else _read_page


def _refuse_binary(content: bytes, kind: str, name: str) -> None:
    binary = binary_kind(content)
    if binary == "a PDF" or kind == ".pdf":
        raise FormatError(
            f"{name} is a PDF, and PDF is not read yet. Add the filing as .htm, .txt or .md.",
            place=name,
        )
    if binary:
        raise FormatError(f"{name} is {binary}, not a filing. {_advice()}", place=name)
    if kind in READABLE and is_binary(content):
        raise FormatError(f"{name} is not a text file. {_advice()}", place=name)


def _facts_reader(start: bytes, kind: str, name: str) -> Reader | None:
    """Choose the reader of a file without text; None for one that may be a document."""
    if kind in (".md", ".txt"):
        return None
    lower = start[:2000].lower()
    if kind == ".xml" or (b"<xbrl" in lower and b"<html" not in lower):
        return read_instance_file
    if kind != ".json" and (kind in READABLE or not start.startswith((b"{", b"["))):
        return None
    for mark, reader in _LISTS:
        if mark in start:
            return reader
    raise FormatError(
        f"{name} is a JSON file that is neither companyfacts, submissions nor a list of tickers. "
        "Download it again from the SEC.",
        place=name,
    )


def _advice() -> str:
    return f"Filings are read as {', '.join(READABLE[:-1])} and {READABLE[-1]}."


def _read_page(content: bytes, *, source: str, known: Known) -> ReadFile:
    """Read HTML; a page that only wraps fixed-width text is read as that text."""
    text = _wrapped_text(content, source)
    if text is not None:
        sha256 = hashlib.sha256(content).hexdigest()
        return plain_document(text, source=source, known=known, sha256=sha256)
    from data.filing_html import read_filing_html

    return read_filing_html(content, source=source, known=known)


def _wrapped_text(content: bytes, source: str) -> str | None:
    """Take the wrapper off fixed-width text (`<html><body><pre>`); None for a real page."""
    head = content[:200_000]
    if head.count(b"\n") < MIN_TEXT_LINES or head.count(b"</") > 4 * MAX_WRAPPERS:
        return None
    text, _ = text_of(content, source=source)
    tags = [tag for tag in _MARKUP.finditer(text) if tag[1].lower() not in _TEXT_MARKUP]
    if len(tags) > MAX_WRAPPERS:
        return None
    parts, place = [], 0
    for tag in tags:
        parts.append(text[place : tag.start()])
        place = tag.end()
    return html.unescape("".join([*parts, text[place:]]))
