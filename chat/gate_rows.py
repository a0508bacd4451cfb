"""Whether a number is told of the row and the column that it stands in, and not of a neighbour."""

from collections.abc import Sequence
from dataclasses import dataclass

from chat.gate_clauses import Said
from chat.gate_places import Licence, Printed
from chat.gate_values import same_value
from chat.gate_words import (
    Words,
    item_words,
    items_named,
    likeness,
    name_words,
    other_names,
    rarity,
    row_words,
)
from data.document import Language


@dataclass(frozen=True, slots=True)
class Reach:
    """How much better another row must fit before a number is held to be of that one."""

    more: float
    least: float


NAMED = 0.5
"""How like its name a row must be told to be the one meant, whatever line item another row is."""
SURE = 0.9
"""How like the name of some row the words right before a number must be to be its own, and not in passing."""
_VERBS = item_words(
    "consolidated provided used generated attributable loss losses income profit earnings deficit"
)
"""Words of a row's name that a claim need not have: what cash does, and either side of a result."""
_ANY = item_words("net gross operating total neto neta bruto bruta explotación")
"""Words that different items of one sentence may share."""
_SAME_LANGUAGE = Reach(more=0.15, least=0.6)
_OTHER_LANGUAGE = Reach(more=0.3, least=0.7)


class _Rows:
    """The rows of a column, each with how like its name a claim's words are."""

    def __init__(self, said: Said, printed: Printed, licence: Licence) -> None:
        self._own = licence.facts.own_words
        assert licence.table is not None
        by_row: dict[int, Printed] = {}
        for one in licence.table.printed:
            if one.row not in by_row or one.column == printed.column:
                by_row[one.row] = one
        self.rivals = [
            one for one in by_row.values() if one.label != printed.label and item_words(one.name)
        ]
        rows = (*self.rivals, printed)
        self._weights = rarity({self.name(one) for one in rows})
        self.wording: Words = frozenset()
        self.wording = self._nearest(said, rows)

    def _nearest(self, said: Said, rows: Sequence[Printed]) -> Words:
        """Take the nearest words of the claim that name a row here: it may share those of an earlier number."""
        found: list[tuple[float, Words]] = []
        for one in said.wordings:
            self.wording = row_words(one) - self._own
            found.append((max(map(self.like, rows)), self.wording))
        for least in (SURE, NAMED):
            for like, wording in found:
                if like >= least:
                    return wording
        return row_words(said.words) - self._own

    def name(self, printed: Printed) -> Words:
        """Give the words of a row's name, but those of the company's: a claim may leave them out."""
        return name_words(printed.name, printed.label) - self._own

    def like(self, printed: Printed) -> float:
        name = self.name(printed)
        section = row_words(printed.label) - name
        return likeness(self.wording, name, section, self._weights)

    def is_exact(self, printed: Printed, rival: Printed) -> bool:
        """Say whether a claim has all words of a rival's name, and more of them than of the row's own."""
        own, other = self.name(printed), self.name(rival)
        return other <= self.wording and (not own <= self.wording or own < other)


def other_row(said: Said, printed: Printed, licence: Licence, language: Language) -> Printed | None:
    """Find the neighbour that a claim's words name instead of the row that the number stands in."""
    if printed.row < 0 or licence.table is None or not item_words(said.words):
        return None
    same = language == licence.place.document.language
    if not same and _one_item(said, printed):
        return None
    rows = _Rows(said, printed, licence)
    if not rows.wording:
        return None
    others = [
        one
        for one in rows.rivals
        if one.name != printed.name and not same_value(said.number, one.value)
    ]
    if rows.like(printed) < NAMED and same and (named := _of_item(said, printed, others)):
        return named
    if not same:
        return _other_item_abroad(said, printed, others) or _better_abroad(said, printed, rows)
    better = _better(rows, printed, others, _SAME_LANGUAGE)
    return better or _other_section(rows.wording, printed, rows.rivals)


def _better(
    rows: _Rows, printed: Printed, others: Sequence[Printed], reach: Reach
) -> Printed | None:
    best = max(others, key=rows.like, default=None)
    if best is None:
        return None
    like, own = rows.like(best), rows.like(printed)
    is_better = like >= reach.least and like > own + reach.more
    is_longer = reach is _SAME_LANGUAGE and like > own and rows.is_exact(printed, best)
    return best if is_better or is_longer else None


def _of_item(said: Said, printed: Printed, rivals: Sequence[Printed]) -> Printed | None:
    """Find the row that is the line item that a claim names, where the number's own row is not."""
    named = items_named(said.words)
    if not named or named & (items_named(printed.name) or items_named(printed.label)):
        return None
    return next((one for one in rivals if named & items_named(one.name)), None)


def _one_item(said: Said, printed: Printed) -> bool:
    """Say whether a claim and a row name the same line item, and the row's name says no more."""
    named = items_named(said.words)
    if not item_words(printed.name):
        return bool(named & items_named(printed.label))
    return bool(named & items_named(printed.name)) and _is_explained(said, printed)


def _is_explained(said: Said, printed: Printed) -> bool:
    wording = item_words(said.words)
    names = item_words(printed.name) - _VERBS
    return all(not other_names(word).isdisjoint(wording) for word in names)


def _other_item_abroad(said: Said, printed: Printed, rivals: Sequence[Printed]) -> Printed | None:
    """Find the row that is just the line item named in the other language, where the number's row is not."""
    named = items_named(said.words)
    if not named or named & items_named(printed.name):
        return _whole_item(said, printed, rivals)
    return next((one for one in rivals if named == items_named(one.name)), None)


def _better_abroad(said: Said, printed: Printed, rows: _Rows) -> Printed | None:
    """Find the row whose words, translated, fit much better; none against a row of the same item."""
    if items_named(said.words) & items_named(printed.name):
        return None
    others = [
        one
        for one in rows.rivals
        if one.name != printed.name and not same_value(said.number, one.value)
    ]
    return _better(rows, printed, others, _OTHER_LANGUAGE)


def _whole_item(said: Said, printed: Printed, rivals: Sequence[Printed]) -> Printed | None:
    """Find the row that is all of a line item of which the number's row is a part: "Sales of services"."""
    named = items_named(said.words)
    if not named or _is_explained(said, printed):
        return None
    return next((one for one in rivals if _one_item(said, one)), None)


def _other_section(wording: Words, printed: Printed, rivals: Sequence[Printed]) -> Printed | None:
    """Find the row of the same name in another section that the words name."""
    own = item_words(printed.label) - item_words(printed.name)
    if own & wording:
        return None
    for one in rivals:
        section = item_words(one.label) - item_words(one.name) - own
        if one.name == printed.name and section and section <= wording:
            return one
    return None


def other_item(said: Said, printed: Printed) -> bool:
    """Say whether a claim names one line item and the row another, with no word in common."""
    named, known = items_named(said.words), items_named(printed.label)
    if not named or not known or named & known:
        return False
    own = item_words(printed.label)
    return _apart(item_words(said.words), own if printed.row >= 0 else own - _ANY)


def _apart(one: Words, other: Words) -> bool:
    return all(other_names(word).isdisjoint(one) for word in other)


def other_column(
    said: Said, printed: Printed, licence: Licence, language: Language
) -> Printed | None:
    """Find the column that a claim's words name, all of it, instead of the number's own."""
    if printed.row < 0 or licence.table is None:
        return None
    row = [one for one in licence.table.printed if one.row == printed.row]
    headers = {one.column: item_words(one.column) for one in row}
    common: Words = frozenset.intersection(*headers.values()) if headers else frozenset()
    wording = item_words(said.words)
    if language != licence.place.document.language:
        wording = frozenset(name for word in wording for name in other_names(word))
    if wording & (headers[printed.column] - common):
        return None
    around = common | item_words(printed.label)
    for one in row:
        told = headers[one.column] - around
        if told and told <= wording and not same_value(said.number, one.value):
            return one
    return None


def other_number(said: Said, printed: Printed, licence: Licence) -> Printed | None:
    """Find the number of a cited sentence that a claim's words name instead."""
    if printed.row >= 0 or len(licence.printed) < 2:
        return None
    wording = frozenset(name for word in item_words(said.words) for name in other_names(word))
    listed = {id(one): item_words(one.said_before) for one in licence.printed}
    common: Words = frozenset.intersection(*listed.values())
    own = item_words(printed.label)
    if not wording or wording & own or not listed[id(printed)]:
        return None
    for one in licence.printed:
        if one is not printed and (listed[id(one)] - common) & wording:
            return one
    return None
