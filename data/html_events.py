"""Bytes of a web page -> start, end and text events, in one pass, with nothing lost."""

import re
from collections.abc import Callable, Mapping
from html import escape
from typing import Any, Protocol, TypeVar, cast

from lxml import etree

from data.errors import FormatError

_DECLARED = re.compile(rb"""(?:charset|encoding)\s*=\s*["']?([\w.:-]+)""", re.IGNORECASE)
_DROPPED = bytes([*range(0x09), 0x0B, *range(0x0E, 0x20), 0x7F])
"""Control characters: they print nothing, and libxml2 stops at some of them."""
_ENCODING = re.compile(
    r"windows-125\d|cp125\d|iso-8859-\d{1,2}|koi8-[ru]|mac-?roman|shift_?jis|euc-(?:jp|kr)"
    r"|gb(?:2312|k|18030)|big5",
    re.IGNORECASE,
)
"""Encodings that pages declare; Python knows others that are none ("undefined", "unicode_escape")."""
_UTF_16 = (b"\xff\xfe", b"\xfe\xff")
_CDATA = re.compile(r"<!\[CDATA\[(.*?)\]\]>", re.DOTALL)


class Target(Protocol):
    """Receives the events of a page, in document order; attribute names in lower case."""

    def start(self, tag: str, attrib: Mapping[str, str]) -> None: ...
    def end(self, tag: str) -> None: ...
    def data(self, data: str) -> None: ...
    def close(self) -> None: ...


AnyTarget = TypeVar("AnyTarget", bound=Target)


def decode(content: bytes) -> str:
    """Text of a page: UTF-8 where the bytes are that, else the declared encoding, else Windows-1252."""
    if content.startswith(_UTF_16):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        pass
    declared = _DECLARED.search(content[:2048])
    name = declared[1].decode("ascii", errors="replace").lower() if declared else ""
    if name == "iso-8859-1" or not _ENCODING.fullmatch(name):
        name = "cp1252"
    try:
        return content.decode(name, errors="replace")
    except LookupError:
        return content.decode("cp1252", errors="replace")


def _page(content: bytes) -> str:
    """Text of a page without what no parser takes: control characters, and CDATA of an XML page."""
    if content.startswith(_UTF_16):
        text = decode(content).translate(dict.fromkeys(_DROPPED))
    else:  # in bytes it takes a third of the time; no encoding here has these in another character
        text = decode(content.translate(None, _DROPPED))
    if text.lstrip().startswith("<?xml") and "<![CDATA[" in text:
        text = _CDATA.sub(lambda found: escape(found[1], quote=False), text)
    return text


def read_page(content: bytes, new_target: Callable[[], AnyTarget], *, source: str) -> AnyTarget:
    """Send what a page holds to a fresh target, and return that target.

    lxml sends events while it parses, so that no depth of nesting loses text and no tree is built.
    Where it gives up, BeautifulSoup over html.parser reads the page from the start.

    Raises:
        FormatError: nothing is in it.

    """
    text = _page(content)
    if not text.strip():
        raise FormatError(f"{source} is empty. Add the filing's main document.", place=source)
    target = new_target()
    parser = etree.HTMLParser(target=cast(Any, target), huge_tree=True, encoding="utf-8")
    try:
        parser.feed(text.encode("utf-8", errors="replace"))
        parser.close()
    except etree.XMLSyntaxError:
        target = new_target()
        send_soup(content, target)
    return target


def send_soup(content: bytes, target: Target) -> None:
    """The same events by BeautifulSoup: the fallback, and the oracle of the tests."""
    from bs4 import BeautifulSoup

    soup = BeautifulSoup(_page(content), "html.parser")
    _walk(soup, target)


def _walk(soup: Any, target: Target) -> None:
    from bs4 import Tag
    from bs4.element import NavigableString, PreformattedString

    pending: list[Any] = [soup]
    while pending:
        node = pending.pop()
        if isinstance(node, str) and not isinstance(node, NavigableString):
            target.end(node)
        elif isinstance(node, Tag):
            if node is not soup:
                attributes = {name: _joined(value) for name, value in node.attrs.items()}
                target.start(node.name, attributes)
                pending.append(str(node.name))
            pending.extend(reversed(node.contents))
        elif not isinstance(node, PreformattedString):
            target.data(str(node))


def _joined(value: Any) -> str:
    return value if isinstance(value, str) else " ".join(value)
