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
from data.markdown import read_markdown
from data.plain_text import plain_document, read_plain_text
from data.read_file import Known, ReadFile
from data.submission import is_submission, read_submission
from data.text_bytes import binary_kind, text_of

MAX_BYTES = 200_000_000
"""Of one file, unpacked."""
MAX_RATIO = 200
"""Unpacked to packed bytes; real filings stay below 40."""
RATIO_FROM = 10_000_000
"""Below as many unpacked bytes no ratio is too high."""
COMPANY_FACTS = "a companyfacts file"
READABLE = (".htm", ".html", ".xhtml", ".txt", ".md")

_HTML = re.compile(rb"<(?:!doctype\s+html|html|head|body|ix:|div|table|p)\b", re.IGNORECASE)
_MARKUP = re.compile(r"</?([A-Za-z][\w:-]*)[^<>]{0,500}>")
_TEXT_MARKUP = frozenset(["page", "table", "caption", "s", "c", "fn", "f1", "f2", "f3", "f4", "f5"])
"""Marks that fixed-width filings carry as text."""
MAX_WRAPPERS = 12
"""A page with no more tags than this is text with a wrapper around it."""
MIN_TEXT_LINES = 60


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


def _reader(content: bytes, name: str) -> Callable[..., ReadFile]:
    """Choose a reader, or say why there is none."""
    kind = PurePosixPath(name.lower()).suffix
    start = content[:4000].lstrip(b"\xef\xbb\xbf \t\r\n")
    _refuse_binary(content, kind, name)
    if kind == ".json" and _json_kind(start) == COMPANY_FACTS:
        return read_facts_file
    _refuse_later(start, kind, name)
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


def _refuse_later(start: bytes, kind: str, name: str) -> None:
    """Name the files with facts only, which are read some day."""
    is_json = kind == ".json" or (kind not in READABLE and start.startswith((b"{", b"[")))
    lower = start.lower()
    is_instance = kind == ".xml" or (b"<xbrl" in lower[:2000] and b"<html" not in lower)
    if kind in (".md", ".txt"):
        return
    if is_json or is_instance:
        what = _json_kind(start) if is_json else "an XBRL instance"
        raise FormatError(
            f"{name} is {what}, which is not read yet. "
            "Add the filing's main document (.htm), whose facts are read from it.",
            place=name,
        )


def _advice() -> str:
    return f"Filings are read as {', '.join(READABLE[:-1])} and {READABLE[-1]}."


def _json_kind(start: bytes) -> str:
    for mark, kind in (
        (b'"facts"', COMPANY_FACTS),
        (b'"us-gaap"', COMPANY_FACTS),
        (b'"filings"', "a submissions file"),
        (b'"accessionNumber"', "a submissions file"),
        (b'"cik_str"', "a list of tickers"),
    ):
        if mark in start:
            return kind
    return "a JSON file"


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
