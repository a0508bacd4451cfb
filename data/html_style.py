"""What an element's tag and style say about its text, inherited from what is around it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import lru_cache
from operator import attrgetter

BLOCK_TAGS = frozenset(
    [
        "address",
        "article",
        "aside",
        "blockquote",
        "body",
        "center",
        "dd",
        "details",
        "div",
        "dl",
        "dt",
        "fieldset",
        "figure",
        "footer",
        "form",
        "h1",
        "h2",
        "h3",
        "h4",
        "h5",
        "h6",
        "header",
        "hr",
        "html",
        "legend",
        "li",
        "main",
        "nav",
        "ol",
        "p",
        "pre",
        "section",
        "summary",
        "table",
        "tbody",
        "td",
        "tfoot",
        "th",
        "thead",
        "tr",
        "ul",
        "caption",
    ]
)
"""Elements that begin and end a line of text; every other one runs on within it."""

_SKIPPED_TAGS = frozenset(("script", "style", "head", "title", "noscript", "template"))
_BOLD_TAGS = frozenset(("b", "strong", "th", "h1", "h2", "h3", "h4", "h5", "h6"))
_ITALIC_TAGS = frozenset(("i", "em", "cite"))
_HEADING_SIZES = {"h1": 24.0, "h2": 18.0, "h3": 14.0, "h4": 12.0, "h5": 10.0, "h6": 9.0}
_FONT_SIZES = {"1": 7.5, "2": 10.0, "3": 12.0, "4": 13.5, "5": 18.0, "6": 24.0, "7": 36.0}
_POINTS = {"pt": 1.0, "px": 0.75, "em": 10.0, "rem": 10.0, "%": 0.1}
_SIZE = re.compile(r"(\d{1,6}(?:\.\d*)?|\.\d+)(pt|px|r?em|%)")
_HEAVY = re.compile(r"bold|bolder|[6-9]\d\d|1000")


@dataclass(frozen=True, slots=True, eq=False)
class Style:
    """How a piece of text looks, as far as its structure shows in it. The same look is the same object."""

    is_block: bool = False
    is_hidden: bool = False
    bold: bool = False
    italic: bool = False
    underlined: bool = False
    centred: bool = False
    raised: bool = False
    """Set above the line: a footnote mark."""
    size: float = 10.0
    """Points."""
    heading: int = 0
    """1 to 6 inside h1 to h6."""
    is_item: bool = False
    """In a list item."""
    is_preformatted: bool = False
    breaks_before: bool = False
    """A page begins with it; not inherited."""
    breaks_after: bool = False


ROOT = Style()


_LOOK = attrgetter(*(field.name for field in fields(Style)))


class StyleSheet:
    """Works out each style once: filings repeat the same few hundred attributes."""

    def __init__(self) -> None:
        self.known: dict[tuple[Style, str, str | None, str | None], Style] = {}
        """(parent, tag, `style`, `align`) -> style; `font` is never in it: its `size` counts too."""
        self._looks: dict[tuple[object, ...], Style] = {}

    def style(self, parent: Style, tag: str, attributes: Mapping[str, str]) -> Style:
        """The style of an element with this tag and these attributes inside `parent`."""
        css, align = attributes.get("style"), attributes.get("align")
        size = attributes.get("size") if tag == "font" else None
        new = _style(parent, tag, css, align or size)
        style = self._looks.setdefault(_LOOK(new), new)
        if tag != "font":
            self.known[(parent, tag, css, align)] = style
        return style


def _style(parent: Style, tag: str, css: str | None, hint: str | None) -> Style:
    rules = _declarations(css) if css else {}
    is_block = tag in BLOCK_TAGS
    size = _size(parent, tag, rules, hint)
    decoration = rules.get("text-decoration", rules.get("text-decoration-line", ""))
    return Style(
        is_block=is_block,
        is_hidden=rules.get("display") == "none" or tag in _SKIPPED_TAGS,
        bold=_is_bold(rules, parent.bold or tag in _BOLD_TAGS),
        italic=_flag(rules.get("font-style"), "italic", parent.italic or tag in _ITALIC_TAGS),
        underlined=tag == "u" or "underline" in decoration or parent.underlined,
        centred=_is_centred(parent, tag, rules, hint),
        raised=tag == "sup" or parent.raised or _is_raised(rules),
        size=size,
        heading=int(tag[1]) if tag in _HEADING_SIZES else parent.heading,
        is_item=tag == "li" or (parent.is_item and tag not in ("ul", "ol", "table")),
        is_preformatted=tag == "pre" or parent.is_preformatted,
        breaks_before=_breaks(rules, "before"),
        breaks_after=_breaks(rules, "after"),
    )


@lru_cache(maxsize=4096)
def _declarations(css: str) -> dict[str, str]:
    pairs = (part.split(":", 1) for part in css.lower().split(";") if ":" in part)
    return {name.strip(): value.replace("!important", "").strip() for name, value in pairs}


def _flag(value: str | None, yes: str, inherited: bool) -> bool:
    return inherited if value is None else yes in value


def _is_bold(rules: dict[str, str], inherited: bool) -> bool:
    weight = rules.get("font-weight")
    if weight is not None:
        return bool(_HEAVY.fullmatch(weight))
    return inherited or "bold" in rules.get("font", "")


def _is_centred(parent: Style, tag: str, rules: dict[str, str], hint: str | None) -> bool:
    align = rules.get("text-align", hint if tag != "font" else None)
    return parent.centred or tag == "center" if align is None else align.lower() == "center"


def _is_raised(rules: dict[str, str]) -> bool:
    align = rules.get("vertical-align", "")
    is_lifted = rules.get("position") == "relative" and rules.get("top", "").startswith("-")
    return align in ("super", "text-top") or is_lifted


def _breaks(rules: dict[str, str], side: str) -> bool:
    value = rules.get(f"page-break-{side}", rules.get(f"break-{side}", ""))
    return value in ("always", "page", "left", "right")


def _size(parent: Style, tag: str, rules: dict[str, str], hint: str | None) -> float:
    written = rules.get("font-size") or rules.get("font", "")
    found = _SIZE.search(written)
    if found:
        unit = found[2]
        points = float(found[1]) * _POINTS[unit]
        return points if unit in ("pt", "px", "rem") else points * parent.size / 10.0
    if tag == "font" and hint:
        return _FONT_SIZES.get(hint, parent.size)
    return _HEADING_SIZES.get(tag, parent.size)
