"""An independent reading of a filing, for the tests: BeautifulSoup over html.parser, no code of ours.

It lists every `ix:nonFraction` with what stands around it on the page, so that our spans can be
compared with something that shares none of their faults.
"""

import re
from dataclasses import dataclass

from bs4 import BeautifulSoup, Tag
from bs4.element import NavigableString, PreformattedString

AROUND = 20
_INVISIBLE = re.compile(r"[\s\u200b\u2060\ufeff]+")


@dataclass(frozen=True)
class PrintedTag:
    concept: str
    context: str
    printed: str
    """As on the page, white space folded."""
    before: str
    """The visible characters in front of it, without white space."""
    after: str
    scale: int
    is_negative: bool
    format_name: str
    is_nil: bool


def _is_hidden(tag: Tag) -> bool:
    if tag.name in ("script", "style", "head", "title", "ix:hidden", "ix:header", "ix:exclude"):
        return True
    return "display:none" in str(tag.get("style", "")).replace(" ", "").lower()


def visible_text(html: str) -> tuple[str, list[PrintedTag], int]:
    """All visible characters without white space, the visible tags, and the number of all tags."""
    soup = BeautifulSoup(html, "html.parser")
    pieces: list[str] = []
    length = 0
    open_tags: list[tuple[Tag, int]] = []
    found: list[tuple[Tag, int, int]] = []
    pending: list[object] = [soup]
    while pending:
        node = pending.pop()
        if isinstance(node, tuple):
            found.append((node[0], node[1], length))
        elif isinstance(node, Tag):
            if node is not soup and _is_hidden(node):
                continue
            if node.name == "ix:nonfraction":
                pending.append((node, length))
            pending.extend(reversed(node.contents))
        elif isinstance(node, NavigableString) and not isinstance(node, PreformattedString):
            text = _INVISIBLE.sub("", str(node))
            pieces.append(text)
            length += len(text)
    del open_tags
    whole = "".join(pieces)
    tags = [
        PrintedTag(
            concept=str(tag["name"]),
            context=str(tag["contextref"]),
            printed=" ".join(tag.get_text().replace("\u200b", "").split()),
            before=whole[max(0, start - 3 * AROUND) : start],
            after=whole[end : end + 3 * AROUND],
            scale=int(str(tag.get("scale", "0")) or 0),
            is_negative=tag.get("sign") == "-",
            format_name=str(tag.get("format", "")),
            is_nil=str(tag.get("xsi:nil", "")) == "true",
        )
        for tag, start, end in found
    ]
    return whole, tags, len(soup.find_all("ix:nonfraction"))
