"""What is asked for by the words of a label: anything that the company tags.

Every word that asks for something must stand in the label, and the label must say nothing else.
Where several fit, they are named. A label that has one word more may be another thing ("excess
inventory"): it is never taken, and only named where no text could tell instead.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from chat.own_definition import defined_as
from chat.reading_types import Reading
from data.label_words import LabelWords, label_words
from data.line_item import LineItem, Words
from data.own_concepts import CLEARLY, EXACT, ONE_MORE, Match
from data.own_labels import OwnLabels

MOST_NAMED = 6
"""Candidates up to which a question is asked back; of more of them the words say too little."""
_AMOUNT = re.compile(
    r"\b(?:how (?:much|many|large|big)|amounts?|totals?|balance|cu[aá]nt[oa]s?|importe|total|saldo)\b",
    re.IGNORECASE,
)
_SAYS_NOTHING = label_words(
    "amount figure number balance reported total much many have had was were"
)


def by_concept(reading: Reading, own: OwnLabels) -> Reading:
    """Read a question again whose words are the label of one concept."""
    words = _asked(reading)
    if not words:
        return reading
    found = own.concepts.matching(words)
    exact = [one for one in found if one.more < EXACT]
    if len(words) == 1:
        exact = [one for one in exact if not one.more]
    exact = [one for one in exact if one.more < exact[0].more + CLEARLY]
    if (best := _one_of(exact, own)) is not None:
        return _taken(reading, best.item)
    near = exact or [one for one in found if one.more < ONE_MORE and not own.has_text]
    if not _is_for_a_figure(reading):
        return reading
    if not near:
        return _by_definition(reading, own)
    return _unclear(reading, [one.item for one in near]) if len(near) <= MOST_NAMED else reading


def _by_definition(reading: Reading, own: OwnLabels) -> Reading:
    """Take what no label names and a definition does, or ask which of several is meant."""
    defined = defined_as(reading, own)
    if defined.item is not None:
        return _taken(reading, defined.item)
    return _unclear(reading, defined.near) if defined.near else reading


def _one_of(exact: Sequence[Match], own: OwnLabels) -> Match | None:
    """The only one that fits, or the only one of them that has a line on a statement."""
    faced = [one for one in exact if own.is_on_face(one.item.concepts[0])]
    only = exact if len(exact) == 1 else faced
    return only[0] if len(only) == 1 else None


def _asked(reading: Reading) -> LabelWords:
    """The words that ask for something, where the usual names did not read them all."""
    is_read = bool(reading.wanted) and not reading.qualifiers
    whole = len(reading.wanted) < 2 and reading.operation != "ratio"
    if is_read or not whole or not all(map(label_words, reading.qualifiers)):
        return frozenset()
    return label_words(" ".join(reading.phrase)) - _SAYS_NOTHING


def _is_for_a_figure(reading: Reading) -> bool:
    names_one = bool(reading.wanted or reading.ambiguous_items or reading.periods)
    return names_one or _AMOUNT.search(reading.text) is not None


def _taken(reading: Reading, item: LineItem) -> Reading:
    return replace(
        reading,
        wanted=(item,),
        qualifiers=(),
        ambiguous_items=(),
        ambiguous_item=None,
        is_prose=False,
    )


def _unclear(reading: Reading, found: Sequence[LineItem]) -> Reading:
    """Ask which is meant; the concept stands beside the label, for labels may be alike."""
    items = []
    for one in found:
        said = f"{one.name} ({one.concepts[0]})"
        items.append(replace(one, words=Words((said,), (said,))))
    return replace(
        reading,
        wanted=(),
        ambiguous_items=tuple(items),
        ambiguous_item=" ".join(reading.phrase),
        is_prose=False,
    )
