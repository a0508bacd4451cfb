"""What is tagged in a page: contexts, units, numbers and the identity on the cover."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, timedelta

from data.instance_names import standard_prefix
from data.period import Duration, Instant, Period

_NAMESPACES = {
    "http://www.xbrl.org/2003/instance": "xbrli",
    "http://xbrl.org/2006/xbrldi": "xbrldi",
}
_LEAVES = frozenset(
    ("identifier", "startdate", "enddate", "instant", "explicitmember", "typedmember", "measure")
)
MAX_PARTS = 200
"""Pieces of text that a number or a line of the cover may come in; one with more is not read."""

_ISO_DATE = re.compile(r"(\d{4})-(\d\d)-(\d\d)(T00:00:00)?")


@dataclass(slots=True)
class XbrlElement:
    """A tag of Inline XBRL, while and after it is read."""

    kind: str
    """Local name in lower case: `nonfraction`, `nonnumeric`, `exclude`, …"""
    attributes: Mapping[str, str]
    parts: list[str] = field(default_factory=list)
    place: tuple[int, int] | None = None
    """Where it stands in the canonical text; None while unknown and where it is hidden."""

    @property
    def is_number(self) -> bool:
        return self.kind == "nonfraction"

    @property
    def is_placed(self) -> bool:
        """Whether it is told where it stands: numbers, and the texts of the cover."""
        return self.kind in ("nonfraction", "covertext")

    @property
    def is_hidden(self) -> bool:
        return self.kind in ("hidden", "header", "exclude")

    @property
    def text(self) -> str:
        return " ".join("".join(self.parts).split())

    @property
    def is_nil(self) -> bool:
        if "nil" not in " ".join(self.attributes):
            return False
        for name, value in self.attributes.items():
            if name.endswith("nil") and name.rpartition(":")[2] == "nil":
                return value.strip() in ("true", "1")
        return False


@dataclass(slots=True)
class Context:
    """Whom, when and which part of the company a fact is about."""

    entity: str = ""
    start: str = ""
    end: str = ""
    instant: str = ""
    dimensions: set[tuple[str, str]] = field(default_factory=set)

    @property
    def period(self) -> Period | None:
        """None for `forever` and for dates that are none."""
        moment, end = _date(self.instant, is_end=True), _date(self.end, is_end=True)
        start = _date(self.start, is_end=False)
        if moment:
            return Instant(moment)
        return Duration(start, end) if start and end and start <= end else None


@dataclass(slots=True)
class Unit:
    """What a number counts: one measure, or one over another."""

    over: list[str] = field(default_factory=list)
    under: list[str] = field(default_factory=list)
    in_denominator: bool = False

    def __str__(self) -> str:
        names = ["*".join(m.rpartition(":")[2] for m in part) for part in (self.over, self.under)]
        return "/".join(name for name in names if name)


class InlineXbrl:
    """Receives the events of a page's tags; what it holds is complete once the page is read."""

    def __init__(self) -> None:
        self.contexts: dict[str, Context] = {}
        self.units: dict[str, Unit] = {}
        self.numbers: list[XbrlElement] = []
        self.cover: list[XbrlElement] = []
        """The `dei:` texts: who filed what for which period."""
        self.fractions = 0
        """`ix:fraction` tags, which are not read."""
        self._prefixes = {"ix": "ix", "xbrli": "xbrli", "xbrldi": "xbrldi"}
        self._standard: dict[str, str] = {}
        """Prefixes that the page gives to namespaces which all know by another."""
        self._open: list[tuple[str, XbrlElement]] = []
        self._collecting: list[XbrlElement] = []
        """Those of the open elements that want the text in them."""
        self.is_collecting = False
        """Whether text is wanted: asked for every piece of text, so it is kept and not worked out."""
        self._excluded = 0
        self._continued: dict[str, XbrlElement] = {}
        """Id of a continuation that is awaited -> the text that it continues."""
        self._context: Context | None = None
        self._unit: Unit | None = None
        self._id = ""
        """Of the context or unit that is open."""
        self._leaf: list[str] | None = None
        self._dimension = ""

    def start(self, tag: str, attributes: Mapping[str, str]) -> XbrlElement | None:
        """Take a tag's start; an element of Inline XBRL is returned, anything else is None."""
        if tag == "html":
            self._take_namespaces(attributes)
            return None
        prefix, _, local = tag.partition(":")
        family = self._prefixes.get(prefix)
        if family == "ix":
            element = XbrlElement(local, attributes)
            self._open.append((tag, element))
            self._sort(element)
            return element
        if family is not None:
            self._start_resource(local, attributes)
        return None

    def end(self, tag: str) -> XbrlElement | None:
        """Take a tag's end; the number or text of the cover that ends with it, if one does."""
        if self._open and self._open[-1][0] == tag:
            element = self._open.pop()[1]
            self._excluded -= element.kind == "exclude"
            if self._collecting and self._collecting[-1] is element:
                self._collecting.pop()
                self.is_collecting = bool(self._collecting)
            return element if element.is_placed else None
        if self._context is not None or self._unit is not None:
            prefix, _, local = tag.partition(":")
            if self._prefixes.get(prefix) is not None:
                self._end_resource(local)
        return None

    def standard(self, name: str) -> str:
        """Give a concept, axis or member the prefix that all know its namespace by."""
        prefix, _, local = name.partition(":")
        known = self._standard.get(prefix.lower()) if self._standard else None
        return f"{known}:{local}" if known else name

    def data(self, text: str) -> None:
        """Take text; open tags collect it."""
        if self._leaf is not None:
            self._leaf.append(text)
        if self._collecting and not self._excluded:
            for element in self._collecting:
                element.parts.append(text)
            if len(self._collecting[0].parts) > MAX_PARTS:
                self._collecting.pop(0).parts.clear()

    def _take_namespaces(self, attributes: Mapping[str, str]) -> None:
        for name, value in attributes.items():
            if name.startswith("xmlns:"):
                prefix = name[6:]
                if "inlineXBRL" in value:
                    self._prefixes[prefix] = "ix"
                elif value in _NAMESPACES:
                    self._prefixes[prefix] = _NAMESPACES[value]
                elif (standard := standard_prefix(value)) not in (None, prefix):
                    self._standard[prefix] = str(standard)

    def _sort(self, element: XbrlElement) -> None:
        if element.is_number:
            self.numbers.append(element)
            self._collecting.append(element)
            self.is_collecting = True
        elif element.kind == "nonnumeric" and element.attributes.get("name", "").startswith("dei:"):
            element.kind = "covertext"
            self.cover.append(element)
            self._collect_on(element)
        elif element.kind == "continuation" and element.attributes.get("id") in self._continued:
            element.parts = self._continued[element.attributes["id"]].parts
            self._collect_on(element)
        elif element.kind == "exclude":
            self._excluded += 1
        elif element.kind == "fraction":
            self.fractions += 1

    def _collect_on(self, element: XbrlElement) -> None:
        """Collect text into an element, and into what it says it is continued at."""
        self._collecting.append(element)
        self.is_collecting = True
        if awaited := element.attributes.get("continuedat"):
            self._continued[awaited] = element

    def _start_resource(self, local: str, attributes: Mapping[str, str]) -> None:
        if local == "context":
            self._context, self._id = Context(), attributes.get("id", "")
        elif local == "unit":
            self._unit, self._id = Unit(), attributes.get("id", "")
        elif local == "unitdenominator" and self._unit:
            self._unit.in_denominator = True
        elif local in _LEAVES:
            self._leaf = []
            self.is_collecting = True
            self._dimension = attributes.get("dimension", "")

    def _end_resource(self, local: str) -> None:
        if local == "context" and self._context is not None:
            # An id that stands for two different ones says nothing: its facts are left out.
            same = self.contexts.setdefault(self._id, self._context) == self._context
            self.contexts[self._id] = self._context if same else Context()
            self._context = None
        elif local == "unit" and self._unit is not None:
            same = self.units.setdefault(self._id, self._unit) == self._unit
            self.units[self._id] = self._unit if same else Unit()
            self._unit = None
        elif local in _LEAVES and self._leaf is not None:
            text = " ".join("".join(self._leaf).split())
            self._leaf = None
            self.is_collecting = bool(self._collecting)
            if self._context is not None:
                _fill(self._context, local, text, self._dimension)
            elif self._unit is not None and local == "measure":
                unit = self._unit
                (unit.under if unit.in_denominator else unit.over).append(text)


def _fill(context: Context, local: str, text: str, dimension: str) -> None:
    match local:
        case "identifier":
            context.entity = text
        case "startdate":
            context.start = text
        case "enddate":
            context.end = text
        case "instant":
            context.instant = text
        case _:
            context.dimensions.add((dimension, text))


def _date(text: str, *, is_end: bool) -> date | None:
    """The day that an XBRL date names; what ends at midnight ends with the day before."""
    found = _ISO_DATE.match(text)
    if not found:
        return None
    try:
        day = date(int(found[1]), int(found[2]), int(found[3]))
        return day - timedelta(days=1) if found[4] and is_end else day
    except (ValueError, OverflowError):
        return None
