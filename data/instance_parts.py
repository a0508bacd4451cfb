"""What an instance consists of: contexts, units, facts with a unit, and the texts of the cover."""

from collections.abc import Mapping
from typing import Protocol

from data.inline_xbrl import Context, Unit, XbrlElement
from data.instance_names import Names

XBRLI = "http://www.xbrl.org/2003/instance"
MAX_CHARS = 2000
"""A number or a line of the cover with more characters than this is not read."""

_MOMENTS = {
    f"{XBRLI} identifier": "entity",
    f"{XBRLI} startDate": "start",
    f"{XBRLI} endDate": "end",
    f"{XBRLI} instant": "instant",
}
_HOLDERS = frozenset((f"{XBRLI} segment", f"{XBRLI} scenario"))
_FRACTION = frozenset((f"{XBRLI} numerator", f"{XBRLI} denominator"))


class Part(Protocol):
    """A child of the root while it is read; receives what is in it, from depth 3 on."""

    def start(self, depth: int, name: str, attributes: Mapping[str, str]) -> None: ...
    def end(self, depth: int) -> None: ...
    def data(self, text: str) -> None: ...


class Ignored:
    """Links, footnotes, and texts that say nothing of the filing's identity."""

    def start(self, depth: int, name: str, attributes: Mapping[str, str]) -> None: ...
    def end(self, depth: int) -> None: ...
    def data(self, text: str) -> None: ...


class Leaf:
    """Text of the innermost element that is asked for, and of all elements in it."""

    def __init__(self) -> None:
        self._depth = 0
        self._pieces: list[str] = []

    @property
    def is_open(self) -> bool:
        return self._depth > 0

    def open(self, depth: int) -> None:
        self._depth = depth
        self._pieces = []

    def add(self, text: str) -> None:
        if self._depth:
            self._pieces.append(text)

    def closed(self, depth: int) -> str | None:
        """The text with its white space folded, where the element at this depth is the leaf."""
        if depth != self._depth:
            return None
        self._depth = 0
        return " ".join("".join(self._pieces).split())


class ContextPart:
    """A context; its segment and its scenario are both read as dimensions.

    A member that is not dimensional, as in `<segment><tlv:Division>Phones</tlv:Division></segment>`,
    counts as one too: a fact about a part must never pass for one about the whole.
    """

    def __init__(self, names: Names) -> None:
        self.context = Context()
        self._names = names
        self._leaf = Leaf()
        self._field = ""
        self._axis = ""
        self._is_explicit = False
        self._members_depth = 0

    def start(self, depth: int, name: str, attributes: Mapping[str, str]) -> None:
        if self._leaf.is_open:
            return
        if depth == self._members_depth:
            axis = attributes.get("dimension")
            self._axis = self._names.of_value(axis) if axis else self._names.of_element(name)
            self._is_explicit = name.endswith(" explicitMember")
            self._field = ""
            self._leaf.open(depth)
        elif name in _MOMENTS:
            self._field = _MOMENTS[name]
            self._leaf.open(depth)
        elif name in _HOLDERS:
            self._members_depth = depth + 1

    def end(self, depth: int) -> None:
        text = self._leaf.closed(depth)
        if text is None:
            if depth == self._members_depth - 1:
                self._members_depth = 0
        elif self._field:
            setattr(self.context, self._field, text)
        else:
            member = self._names.of_value(text) if self._is_explicit else text
            self.context.dimensions.add((self._axis, member))

    def data(self, text: str) -> None:
        self._leaf.add(text)


class UnitPart:
    """A unit: a measure, a product of some, or one over another."""

    def __init__(self) -> None:
        self.unit = Unit()
        self._leaf = Leaf()

    def start(self, depth: int, name: str, attributes: Mapping[str, str]) -> None:
        if name == f"{XBRLI} measure":
            self._leaf.open(depth)
        elif name == f"{XBRLI} unitNumerator":
            self.unit.in_denominator = False
        elif name == f"{XBRLI} unitDenominator":
            self.unit.in_denominator = True

    def end(self, depth: int) -> None:
        text = self._leaf.closed(depth)
        if text:
            (self.unit.under if self.unit.in_denominator else self.unit.over).append(text)

    def data(self, text: str) -> None:
        self._leaf.add(text)


class ItemPart:
    """A fact with a unit, or a text of the cover."""

    __slots__ = ("_text", "attributes", "concept", "fault")

    def __init__(self, concept: str, attributes: Mapping[str, str]) -> None:
        self.concept = concept
        self.attributes = attributes
        self.fault = ""
        """Why it can't be read, where something else than text is in it."""
        self._text = ""

    @property
    def text(self) -> str:
        """What is in it; nothing where that is too long."""
        return self._text.strip() if len(self._text) <= MAX_CHARS else ""

    @property
    def is_nil(self) -> bool:
        nil = self.attributes.get("http://www.w3.org/2001/XMLSchema-instance nil", "")
        return nil.strip() in ("true", "1")

    @property
    def context_id(self) -> str:
        return self.attributes.get("contextRef", "").strip()

    def start(self, depth: int, name: str, attributes: Mapping[str, str]) -> None:
        self.fault = "fractions" if name in _FRACTION else self.fault or "with tags in their number"

    def end(self, depth: int) -> None: ...

    def data(self, text: str) -> None:
        if len(self._text) <= MAX_CHARS:
            self._text += text

    def on_cover(self) -> XbrlElement:
        """The same as an inline filing has it on its cover."""
        is_read = not self.fault and not self.is_nil
        named = {"name": self.concept, "contextref": self.context_id}
        return XbrlElement("covertext", named, [self.text] if is_read else [])


class TuplePart:
    """Facts that belong together in an order of their own; they are counted, not read."""

    def __init__(self) -> None:
        self.facts = 0

    def start(self, depth: int, name: str, attributes: Mapping[str, str]) -> None:
        self.facts += "contextRef" in attributes

    def end(self, depth: int) -> None: ...
    def data(self, text: str) -> None: ...
