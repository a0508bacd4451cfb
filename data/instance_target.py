"""Receives the events of an instance; what it holds is complete once the file is read."""

from collections.abc import Mapping
from typing import TypeVar

from data.errors import FormatError
from data.inline_xbrl import InlineXbrl
from data.instance_names import Names
from data.instance_parts import (
    XBRLI,
    ContextPart,
    Ignored,
    ItemPart,
    Part,
    TuplePart,
    UnitPart,
)

_LINKBASE = "http://www.xbrl.org/2003/linkbase"
_KINDS = {
    "http://www.w3.org/2001/XMLSchema schema": "an XML schema (the names of a taxonomy)",
    f"{_LINKBASE} linkbase": "a linkbase (labels, sums or the order of a taxonomy)",
    "http://www.w3.org/1999/xhtml html": "an HTML page",
    "html": "an HTML page",
    "FilingSummary": "the SEC's list of a filing's pages",
    "InstanceReport": "one page of a filing as the SEC shows it",
    "ownershipDocument": "a report of an insider's shares (form 3, 4 or 5)",
}
"""Roots of other files that lie beside an instance, and what these are."""
_TYPE_OF_LINK = "http://www.w3.org/1999/xlink type"
_IGNORED = Ignored()

Kept = TypeVar("Kept")


class InstanceTarget:
    """Sorts the children of the root into what the reader of inline filings has too."""

    def __init__(self, source: str) -> None:
        self.xbrl = InlineXbrl()
        """Its contexts, its units and its cover are filled here."""
        self.items: list[ItemPart] = []
        """Facts with a unit, in the file's order."""
        self.in_tuples = 0
        """Facts in tuples, which are not read."""
        self._names = Names()
        self._source = source
        self._part: Part = _IGNORED
        self._id = ""
        self._ambiguous: set[str] = set()
        self.declare, self.undeclare = self._names.declare, self._names.undeclare

    def start(self, depth: int, name: str, attributes: Mapping[str, str]) -> None:
        if depth > 2:
            self._part.start(depth, name, attributes)
        elif depth == 2:
            self._id = attributes.get("id", "").strip()
            self._part = self._opened(name, attributes)
        elif name != f"{XBRLI} xbrl":
            raise self._no_instance(name)

    def end(self, depth: int) -> None:
        if depth > 2:
            self._part.end(depth)
        elif depth == 2:
            self._close()
        else:
            self._finish()

    def data(self, text: str) -> None:
        self._part.data(text)

    def _opened(self, name: str, attributes: Mapping[str, str]) -> Part:
        if name == f"{XBRLI} context":
            return ContextPart(self._names)
        if name == f"{XBRLI} unit":
            return UnitPart()
        if "contextRef" in attributes or "unitRef" in attributes:
            return self._item(name, attributes)
        is_link = name.startswith(f"{_LINKBASE} ") or _TYPE_OF_LINK in attributes
        return _IGNORED if is_link else TuplePart()

    def _item(self, name: str, attributes: Mapping[str, str]) -> Part:
        item = ItemPart(self._names.of_element(name), attributes)
        if not attributes.keys().isdisjoint(("unitRef", "decimals", "precision")):
            self.items.append(item)
            return item
        return item if item.concept.startswith("dei:") else _IGNORED

    def _close(self) -> None:
        part, self._part = self._part, _IGNORED
        if isinstance(part, ContextPart):
            self._keep(self.xbrl.contexts, part.context)
        elif isinstance(part, UnitPart):
            self._keep(self.xbrl.units, part.unit)
        elif isinstance(part, TuplePart):
            self.in_tuples += part.facts
        elif isinstance(part, ItemPart) and (not self.items or part is not self.items[-1]):
            self.xbrl.cover.append(part.on_cover())

    def _keep(self, kept: dict[str, Kept], new: Kept) -> None:
        if kept.setdefault(self._id, new) != new:
            self._ambiguous.add(self._id)

    def _finish(self) -> None:
        """Drop what has an id of two meanings, and put the company before its parts on the cover."""
        contexts = self.xbrl.contexts
        for name in self._ambiguous:
            contexts.pop(name, None)
            self.xbrl.units.pop(name, None)
        whole = {name for name, context in contexts.items() if not context.dimensions}
        self.xbrl.cover.sort(key=lambda text: text.attributes["contextref"] not in whole)

    def _no_instance(self, name: str) -> FormatError:
        root = name.rpartition(" ")[2][:40]
        kind = _KINDS.get(name) or f"an XML file of another kind (<{root}>)"
        return FormatError(
            f"{self._source} is {kind}, not an XBRL instance. "
            "Add the filing's instance (…_htm.xml) or its main document (.htm).",
            place=self._source,
        )
