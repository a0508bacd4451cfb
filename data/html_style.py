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


@dataclass(frozen=True, slots=True)
class _Said:
    """What an element says itself, whatever it stands in; None is inherited."""

    is_block: bool
    is_hidden: bool
    bold: bool | None
    italic: bool | None
    underlined: bool
    centred: bool | None
    raised: bool
    size: float | None
    """Points."""
    factor: float
    """By which the size around it is multiplied where it gives none in points."""
    heading: int
    is_item: bool | None
    is_preformatted: bool
    breaks_before: bool
    breaks_after: bool


def _style(parent: Style, tag: str, css: str | None, hint: str | None) -> Style:
    said = _said(tag, css, hint)
    return Style(
        is_block=said.is_block,
        is_hidden=said.is_hidden,
        bold=parent.bold if said.bold is None else said.bold,
        italic=parent.italic if said.italic is None else said.italic,
        underlined=said.underlined or parent.underlined,
        centred=parent.centred if said.centred is None else said.centred,
        raised=said.raised or parent.raised,
        size=parent.size * said.factor if said.size is None else said.size,
        heading=said.heading or parent.heading,
        is_item=parent.is_item if said.is_item is None else said.is_item,
        is_preformatted=said.is_preformatted or parent.is_preformatted,
        breaks_before=said.breaks_before,
        breaks_after=said.breaks_after,
    )


@lru_cache(maxsize=8192)
def _said(tag: str, css: str | None, hint: str | None) -> _Said:
    rules = _declarations(css) if css else {}
    size, factor = _size(tag, rules, hint)
    decoration = rules.get("text-decoration", rules.get("text-decoration-line", ""))
    return _Said(
        is_block=tag in BLOCK_TAGS,
        is_hidden=rules.get("display") == "none" or tag in _SKIPPED_TAGS,
        bold=_is_bold(tag, rules),
        italic=_is_italic(tag, rules),
        underlined=tag == "u" or "underline" in decoration,
        centred=_is_centred(tag, rules, hint),
        raised=tag == "sup" or _is_raised(rules),
        size=size,
        factor=factor,
        heading=int(tag[1]) if tag in _HEADING_SIZES else 0,
        is_item=tag == "li" if tag in ("li", "ul", "ol", "table") else None,
        is_preformatted=tag == "pre",
        breaks_before=_breaks(rules, "before"),
        breaks_after=_breaks(rules, "after"),
    )


def _declarations(css: str) -> dict[str, str]:
    pairs = (part.split(":", 1) for part in css.lower().split(";") if ":" in part)
    return {name.strip(): value.replace("!important", "").strip() for name, value in pairs}


def _is_bold(tag: str, rules: dict[str, str]) -> bool | None:
    weight = rules.get("font-weight")
    if weight is not None:
        return bool(_HEAVY.fullmatch(weight))
    return True if tag in _BOLD_TAGS or "bold" in rules.get("font", "") else None


def _is_italic(tag: str, rules: dict[str, str]) -> bool | None:
    slant = rules.get("font-style")
    if slant is not None:
        return "italic" in slant
    return True if tag in _ITALIC_TAGS else None


def _is_centred(tag: str, rules: dict[str, str], hint: str | None) -> bool | None:
    align = rules.get("text-align", hint if tag != "font" else None)
    if align is not None:
        return align.lower() == "center"
    return True if tag == "center" else None


def _is_raised(rules: dict[str, str]) -> bool:
    align = rules.get("vertical-align", "")
    is_lifted = rules.get("position") == "relative" and rules.get("top", "").startswith("-")
    return align in ("super", "text-top") or is_lifted


def _breaks(rules: dict[str, str], side: str) -> bool:
    value = rules.get(f"page-break-{side}", rules.get(f"break-{side}", ""))
    return value in ("always", "page", "left", "right")


def _size(tag: str, rules: dict[str, str], hint: str | None) -> tuple[float | None, float]:
    """Points, or None and the factor by which the size around it is multiplied."""
    written = rules.get("font-size") or rules.get("font", "")
    found = _SIZE.search(written)
    if found:
        unit = found[2]
        points = float(found[1]) * _POINTS[unit]
        return (points, 1.0) if unit in ("pt", "px", "rem") else (None, points / 10.0)
    if tag == "font":
        return _FONT_SIZES.get(hint or ""), 1.0
    return _HEADING_SIZES.get(tag), 1.0
