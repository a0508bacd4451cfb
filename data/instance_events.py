"""Bytes of an XML file -> events, in one pass: nothing is fetched or expanded, and nothing is endless.

Names come as "namespace local", as the parser joins them; attributes without a namespace by their own.
"""

from collections.abc import Iterator, Mapping
from typing import Protocol
from xml.parsers import expat

from data.errors import FormatError
from data.html_events import decode

MAX_BYTES = 200_000_000
MAX_TAG_BYTES = 2_000_000
"""Of one tag or comment. The parser reads an unfinished one again with each piece that comes."""
MAX_DEPTH = 200
MAX_ELEMENTS = 1_000_000
"""Real instances have up to some 200,000."""
_PIECE = 1 << 20
_TEXT_PIECE = 1 << 16
_UTF_16 = {b"<\0": b"\xff\xfe", b"\0<": b"\xfe\xff"}
"""How UTF-16 without a mark begins -> the mark."""
_CUT_OFF = frozenset(
    expat.errors.codes[name]
    for name in (
        expat.errors.XML_ERROR_NO_ELEMENTS,
        expat.errors.XML_ERROR_UNCLOSED_TOKEN,
        expat.errors.XML_ERROR_UNCLOSED_CDATA_SECTION,
        expat.errors.XML_ERROR_PARTIAL_CHAR,
    )
)
_FAULTS = {
    expat.errors.codes[expat.errors.XML_ERROR_INVALID_TOKEN]: "a character that can't stand there",
    expat.errors.codes[expat.errors.XML_ERROR_TAG_MISMATCH]: "a tag that closes another one",
    expat.errors.codes[expat.errors.XML_ERROR_UNDEFINED_ENTITY]: "an entity that is not declared",
    expat.errors.codes[expat.errors.XML_ERROR_UNBOUND_PREFIX]: "a prefix that is not declared",
}
"""Our words for common faults; the others keep the parser's."""


class Target(Protocol):
    """Receives the events of a file; the root has depth 1."""

    def declare(self, prefix: str, namespace: str) -> None:
        """Bind a prefix ("" for none) in the element that starts next."""

    def undeclare(self, prefix: str) -> None:
        """End the newest binding of a prefix."""

    def start(self, depth: int, name: str, attributes: Mapping[str, str]) -> None: ...
    def end(self, depth: int) -> None: ...
    def data(self, text: str) -> None: ...


def send_xml(content: bytes, target: Target, *, source: str) -> None:
    """Send what an XML file holds to a target.

    Raises:
        FormatError: empty, cut off, not well-formed, with a DTD, or larger than a filing is.

    """
    whole, first_line = _as_utf8(content, source)
    parser = _parser(target, source)
    fed, is_last = 0, True
    try:
        for piece in _pieces(whole):
            parser.Parse(piece)
            fed += len(piece)
            if fed - parser.CurrentByteIndex > MAX_TAG_BYTES:
                raise _too_large(f"a tag or comment of over {MAX_TAG_BYTES:,} bytes", source)
        parser.Parse(b"", is_last)
    except expat.ExpatError as cause:
        raise _not_read(cause, first_line, source) from cause


def _as_utf8(content: bytes, source: str) -> tuple[bytes, int]:
    """The file in UTF-8 without what stands before its first tag, and the line that this is in."""
    if len(content) > MAX_BYTES:
        raise _too_large(f"over {MAX_BYTES // 1_000_000} MB", source)
    whole = decode(_UTF_16.get(content[:2], b"") + content).encode()
    stripped = whole.lstrip()
    if not stripped:
        raise FormatError(f"{source} is empty. Download it again.", place=source)
    return stripped, 1 + whole.count(b"\n", 0, len(whole) - len(stripped))


def _pieces(whole: bytes) -> Iterator[bytes]:
    """Split a file; a piece ends where a DTD begins to declare, so that it is refused before it does."""
    declares = whole.find(b"[", whole.find(b"<!DOCTYPE")) + 1 if b"<!DOCTYPE" in whole else 0
    place = 0
    while place < len(whole):
        end = place + _PIECE
        if place < declares < end:
            end = declares
        yield whole[place:end]
        place = end


def _parser(target: Target, source: str) -> expat.XMLParserType:
    depth = elements = 0

    def start(name: str, attributes: dict[str, str]) -> None:
        nonlocal depth, elements
        depth += 1
        elements += 1
        if depth > MAX_DEPTH:
            raise _too_large(f"tags that are nested over {MAX_DEPTH} deep", source)
        if elements > MAX_ELEMENTS:
            raise _too_large(f"over {MAX_ELEMENTS:,} tags", source)
        target.start(depth, name, attributes)

    def end(_name: str) -> None:
        nonlocal depth
        target.end(depth)
        depth -= 1

    def refuse(name: str, *_ids: object) -> None:
        what = "an HTML page" if name.lower() == "html" else "XML with a DTD (<!DOCTYPE …>)"
        raise FormatError(
            f"{source} is {what}, and no XBRL instance is. Download it again from sec.gov.",
            place=source,
        )

    # The bytes are UTF-8 by now, whatever they say of themselves.
    parser = expat.ParserCreate("utf-8", " ")
    parser.buffer_text = True
    parser.buffer_size = _TEXT_PIECE
    parser.StartDoctypeDeclHandler = refuse
    parser.StartNamespaceDeclHandler = lambda prefix, uri: target.declare(prefix or "", uri or "")
    parser.EndNamespaceDeclHandler = lambda prefix: target.undeclare(prefix or "")
    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = target.data
    return parser


def _too_large(what: str, source: str) -> FormatError:
    return FormatError(
        f"{source} has more in it than a filing has ({what}). Download it again from sec.gov.",
        place=source,
    )


def _not_read(cause: expat.ExpatError, first_line: int, source: str) -> FormatError:
    line = cause.lineno + first_line - 1
    if cause.code in _CUT_OFF:
        what = f"is cut off: it ends in line {line}, before its last tag"
    else:
        fault = _FAULTS.get(cause.code) or expat.ErrorString(cause.code) or "a fault"
        what = f"is not well-formed XML: {fault}, in line {line}"
    return FormatError(f"{source} {what}. Download it again.", place=f"{source}, line {line}")
