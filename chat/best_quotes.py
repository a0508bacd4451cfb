"""Which sentences and rows of the passages have most of what a question asks. No model.

Each is measured by how much of the question it has: a word counts by its rarity in the scope, in
full where the sentence has it, less where only the heading above it or what stands beside it has.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from chat.asked_kind import (
    AskedKind,
    has_kind,
    is_counted,
    measure_given,
)
from chat.asked_of import Around, Asked, Asking, match
from chat.asked_years import is_of_other_years
from chat.filing_subjects import Subject
from chat.office_held import names_holder
from chat.only_points import only_points
from chat.passage_age import newness_of
from chat.quotable import Quotable, is_fragment, quotables
from chat.row_fit import is_asked_whole, is_other_count, lacks_something, narrowness
from retrieval.chunk import Passage
from retrieval.table_lead import ANNOUNCES
from retrieval.words import words

IS_THE_SECTION, OPENS, TELLS, LATER = 0.9, 0.95, 1.4, 0.95
"""Share of the question that a section's heading has which is asked for; by how much its first sentences come
before others that have as much, and before those where the answer is told; what each counts beside the one before
it, sentences and sections."""

MOST_SECTIONS = 2
"""Whose first sentences are quoted."""

IN_NOTE = 0.9
"""What a word counts that a note has which the sentence or row cites."""

IN_SUBJECT = 0.95
"""What a word that names a filing's subject counts under a heading of that subject."""

COUNTS_THEM = 1.5
"""By how much "We have three segments: …" comes before others, where segments are asked for."""

_COUNTED = re.compile(
    r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|un|dos|tres|cuatro|cinco|seis|siete|ocho|"
    r"nueve|diez|once|doce)((?: [\w&/-]+){1,4})",
    re.IGNORECASE,
)

YES_OR_NO = re.compile(
    r"^\W*(?:do|does|did|is|are|was|were|has|have|had|can|will|es|son|est[aá]n?|era|fue|tiene|tuvo|hay|puede|ha)\b",
    re.IGNORECASE,
)

NOT_CARRIED = 0.7
"""What a sentence counts that has none of the words that carry the question, around it neither."""

NAMES_ALONE = 0.5
"""What a sentence counts that has only the names of a question, and nothing of what is asked of them."""

OTHER_YEAR = 0.6
"""What a sentence counts that is not of the year that is asked for: neither it nor its document has it."""

OTHER_PROPER = 0.6
"""What a sentence counts that has none of the proper names of the question, around it neither."""

IN_HEADING = 0.7
IN_HEADS = 0.8
IN_AROUND = 0.4
"""What a word counts that only the section's heading has, a row's column heads, or what stands beside."""

OTHER_KIND: Mapping[AskedKind, float] = {
    "person": 0.6,
    "time": 0.6,
    "count": 0.7,
    "number": 0.7,
    "place": 0.7,
    "name": 0.7,
    "definition": 0.85,
}
"""What a sentence counts that has no thing of the kind that is asked for."""

NOT_COUNTED = 0.75
"""What it counts where its number is not beside the thing that is counted."""

OTHER_THING = 0.8
"""What it counts where the thing asked for ("Which airline …") is neither in it nor around it."""

POINTER = 0.6
"""What a sentence counts that only says where to look, or asks to tick a box."""

NO_HOLDER = 0.3
"""What a sentence counts that names nobody, where it is asked who holds an office."""

FRAGMENT = 0.8
"""What a sentence counts that a page break cut."""

ROW_LACKS = 0.8
IN_ROW = 0.9
"""What a table row counts beside a sentence, where no number is asked for."""

CALLED_SO, CALLED_FIRST = 0.95, 1.3
"""Share of the question that a row has whose label is a name of what is asked for, and by how much
it comes before sentences that only speak of it."""

LABEL_WORDS = 8
"""Fewer words without any in small letters are a label: "Seasonal Aspects of Operations."."""

LONG_WORDS = 45
"""A sentence with more words that tell says the thing among much else."""

HEADING_MATTERS, PASSAGE_MATTERS, DENSITY_MATTERS, RECENCY_MATTERS = 0.1, 0.1, 0.05, 0.1
"""By how much each may move the order at most; what the sentence itself has decides."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A quotable with what speaks for it."""

    quotable: Quotable
    support: float
    """Share of the question that it has, 0 to 1."""
    preference: float
    """What it is ranked by."""
    is_carried: bool = True
    """Whether it has any of the words that carry the question."""


def best_quotes(
    passages: Sequence[Passage], asking: Asking, subject: Subject | None
) -> list[Candidate]:
    """Rank what can be quoted, best first; of equals, by passage and place."""
    newness = newness_of(passages, is_standing=subject is not None and subject.is_standing)
    found: list[Candidate] = []
    sections: dict[str, tuple[float, Passage]] = {}
    for passage in passages:
        asked = asking.of(passage)
        closeness = passage.score / (passages[0].score or 1.0)
        bonus = PASSAGE_MATTERS * closeness + RECENCY_MATTERS * newness(passage)
        found += (
            _measured(one, asked, bonus)
            for one in quotables(passage)
            if not (one.is_row and is_of_other_years(asked.query, one.around))
        )
        if _is_asked(_section(passage), asked, subject):
            sections.setdefault(passage.chunk.header, (newness(passage), passage))
    found += _openings(sections.values(), asking)
    return sorted((one for one in found if one.support), key=lambda one: -one.preference)


def _section(passage: Passage) -> str:
    """The heading right above a passage; nothing where only the document's title stands above."""
    return passage.chunk.header.rpartition(" > ")[2] if " > " in passage.chunk.header else ""


def _is_asked(heading: str, asked: Asked, subject: Subject | None) -> bool:
    """Whether a section is what the question asks for: by its own words, or by those of its subject too."""
    names_subject = bool(subject and asked.subject and subject.is_heading(heading))
    if asked.is_only_subject:
        return names_subject
    own = frozenset(words(heading))
    rest = [term for term in asked.weights if term[0][0] not in asked.subject]
    if not any(match(term, own) for term in rest):
        return False
    return asked.share((1.0, own), (IN_SUBJECT, asked.subject)) >= IS_THE_SECTION


def _openings(sections: Iterable[tuple[float, Passage]], asking: Asking) -> Iterator[Candidate]:
    """Yield the first sentences of the sections that are asked for: they need no word of the question.

    Of several sections the newest come first, and of one document's those that stand first.
    """
    ordered = sorted(sections, key=lambda one: (-one[0], one[1].chunk.spans[0].start))
    for number, (newness, passage) in enumerate(ordered[:MOST_SECTIONS]):
        asked = asking.of(passage)
        for place, one in enumerate(asking.around.opening_of(passage)):
            support = IN_SUBJECT * _fitness(one, asked)
            is_first = asked.is_told and _is_named(passage, asked, asking.around)
            opens = TELLS if is_first or ANNOUNCES.search(one.text) else OPENS
            preferred = (opens + RECENCY_MATTERS * newness) * LATER ** (number + place)
            yield Candidate(one, support, support * preferred)


def _is_named(passage: Passage, asked: Asked, around: Around) -> bool:
    """Whether a section's heading has a word of the question, or needs none."""
    own = frozenset(words(_section(passage)))
    is_idiom = around.subject is not None and around.subject.is_idiom
    return is_idiom or any(match(term, own) for term in asked.weights)


def _measured(one: Quotable, asked: Asked, bonus: float) -> Candidate:
    said = frozenset(words(one.text)) if one.is_row and asked.kind == "person" else one.words
    if not asked.share((1.0, said)) or (not one.is_row and _is_label(one.text)):
        return Candidate(one, 0.0, 0.0)
    layers = (
        (1.0, said | _given(one, asked) | (asked.own_day if one.is_row else frozenset())),
        (IN_HEADING, asked.heading | one.titles),
        (IN_HEADS, one.heads),
        (IN_AROUND, one.around),
        (IN_NOTE, one.noted),
        (IN_HEADING if asked.is_only_subject else IN_SUBJECT, asked.subject),
    )
    support = asked.share(*layers) * _fitness(one, asked)
    if one.is_row and one.words in asked.called:
        support = CALLED_SO + (1 - CALLED_SO) * support
    matched = sum(match(term, one.words) > 0 for term in asked.weights)
    preferred = (
        1
        + HEADING_MATTERS * asked.share((1.0, asked.heading))
        + bonus
        + DENSITY_MATTERS * min(1.0, 3 * matched / max(1, len(one.words)))
    )
    if one.is_row and one.words in asked.called:
        preferred *= CALLED_FIRST
    elif is_asked_whole(one, asked):
        preferred *= CALLED_FIRST * narrowness(one, asked)
    if not one.is_row and asked.kind in ("definition", "anything") and _counts_them(one, asked):
        preferred *= COUNTS_THEM
    shortness = min(1.0, 2 * LONG_WORDS / (LONG_WORDS + len(one.words)))
    return Candidate(one, support, support * preferred * shortness, _carries(one, asked))


def _carries(one: Quotable, asked: Asked) -> bool:
    """Whether a sentence, or what stands beside it, has a word that carries the question.

    Asked whether something is so, it must have the rarest word too: nothing else tells what is asked.
    """
    said = one.words | one.around | one.noted
    carried = not asked.carrying or any(match(term, said) for term in asked.carrying)
    rarest = max(asked.weights, key=lambda term: asked.weights[term])
    is_open = not YES_OR_NO.search(asked.query) or bool(match(rarest, said | asked.heading))
    return carried and is_open


def _counts_them(one: Quotable, asked: Asked) -> bool:
    """Whether a sentence says in words how many there are of what is asked for: it names them then."""
    terms = (*asked.carrying, *((asked.thing,) if asked.thing else ()))
    things = frozenset(name for term in terms for name, _ in term)
    return any(things & frozenset(words(found[1])) for found in _COUNTED.finditer(one.text))


def _given(one: Quotable, asked: Asked) -> frozenset[str]:
    """The measure that is asked for, where a sentence with all the rest gives it: it seldom has the word."""
    given = measure_given(asked.query, one.text)
    rest = [term for term in asked.weights if term[0][0] != given]
    has_rest = bool(rest) and all(match(term, one.words) for term in rest)
    return frozenset((given,)) if given and has_rest else frozenset()


def _is_label(text: str) -> bool:
    found = [word for word in text.split() if any(map(str.isalnum, word))]
    telling = [word for word in found if words(word)]
    return len(found) < LABEL_WORDS and not any(word[0].islower() for word in telling)


def _fitness(one: Quotable, asked: Asked) -> float:
    """Say how far the sentence is of the kind that answers, 0 to 1."""
    is_whole = is_asked_whole(one, asked)
    is_kind = has_kind(one.text, asked.kind) and not is_other_count(one, asked)
    fitness = 1.0 if is_whole or is_kind else OTHER_KIND[asked.kind]
    if asked.kind == "count" and asked.thing and not one.is_row:
        things = frozenset(name for name, _ in asked.thing)
        fitness *= 1.0 if is_counted(one.text, things) else NOT_COUNTED
    if one.is_row and not is_whole and asked.kind not in ("count", "number"):
        fitness *= IN_ROW
    fitness *= _relevance(one, asked)
    if lacks_something(one, asked):
        fitness *= ROW_LACKS
    if asked.office and not names_holder(one.text, asked.office):
        fitness *= NO_HOLDER
    if not one.is_row and is_fragment(one.text):
        fitness *= FRAGMENT
    return fitness * (POINTER if only_points(one) else 1.0)


def _beside(one: Quotable, asked: Asked) -> frozenset[str]:
    return one.words | one.around | one.noted | asked.heading | asked.subject


def _relevance(one: Quotable, asked: Asked) -> float:
    """Say how far what a question turns on is in a sentence or around it, 0 to 1."""
    beside = _beside(one, asked)
    found = 1.0 if not asked.thing or match(asked.thing, beside) else OTHER_THING
    for terms, least in (
        (asked.proper, OTHER_PROPER),
        (asked.carrying, NOT_CARRIED),
        (asked.years, OTHER_YEAR),
    ):
        if terms:
            had = sum(match(term, beside) > 0 for term in terms) / len(terms)
            found *= least + (1 - least) * had
    rest = asked.beside_names
    return found * (NAMES_ALONE if rest and not any(match(term, beside) for term in rest) else 1.0)
