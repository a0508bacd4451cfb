"""Which sentences and rows of the passages have most of what a question asks. No model.

Each is measured by how much of the question it has: a word counts by its rarity in the scope, in
full where the sentence has it, less where only the heading above it or what stands beside it has.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from chat.asked_measure import has_measure
from chat.asked_of import Around, Asked, Asking, match
from chat.asked_years import is_of_other_years
from chat.filing_subjects import Subject
from chat.passage_age import newness_of
from chat.quotable import Quotable, quotables
from chat.quote_fit import fitness_of, is_carried, tells
from chat.row_fit import is_asked_whole, is_bare, narrowness
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

FRAMED, UNTOLD = 1.2, 0.85
"""By how much a sentence comes before others that tells the deed which carries the question, as filings tell it; and
after them where it doesn't."""

NOTHING: frozenset[str] = frozenset()

COUNTS_THEM = 1.5
"""By how much "We have three segments: …" comes before others, where segments are asked for."""

_COUNTED = re.compile(
    r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|un|dos|tres|cuatro|cinco|seis|siete|ocho|"
    r"nueve|diez|once|doce)((?: [\w&/-]+){1,4})",
    re.IGNORECASE,
)

_HAVING = re.compile(
    r"\b(?:ha[sd]|have|operate[sd]?|runs?|reports?|organized|conduct\w*|managed?|compris\w+|consists?|are|is|divided|structured|"
    r"tiene|tenemos|opera|organiza\w*|divide\w*|son|presenta)\b[^.]{0,60}$",
    re.IGNORECASE,
)
"""What stands before the number in a sentence that has, and does not only speak of, so many."""

IN_HEADING = 0.7
IN_HEADS = 0.8
IN_AROUND = 0.4
"""What a word counts that only the section's heading has, a row's column heads, or what stands beside."""

IN_REFERRED, IN_TOPIC = 0.85, 0.6
"""What a word counts that the sentence before has, which a sentence refers to; or any before it in its paragraph."""

NEAR, APART = 30, 0.85
"""Words within which the question's words should stand in a long sentence; what it counts where they don't."""

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
    """Whether it has any of the words that carry the question, and each name that the question has."""


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
            support = IN_SUBJECT * fitness_of(one, asked)
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
        (1.0, said | (asked.framed if tells(one, asked) else NOTHING) | _own_day(one, asked)),
        (IN_HEADING, asked.heading | one.titles),
        (IN_HEADS, one.heads),
        (IN_AROUND, one.around),
        (IN_REFERRED, one.referred | (asked.paying if _is_paid(one, asked) else NOTHING)),
        (IN_TOPIC, one.topic),
        (IN_NOTE, one.noted),
        (IN_HEADING if asked.is_only_subject else IN_SUBJECT, asked.subject),
    )
    support = asked.share(*layers) * fitness_of(one, asked)
    is_called = one.is_row and one.words in asked.called and not is_bare(one)
    if is_called:
        support = CALLED_SO + (1 - CALLED_SO) * support
    matched = sum(match(term, one.words) > 0 for term in asked.weights)
    preferred = (
        1
        + HEADING_MATTERS * asked.share((1.0, asked.heading))
        + bonus
        + DENSITY_MATTERS * min(1.0, 3 * matched / max(1, len(one.words)))
    )
    if is_called:
        preferred *= CALLED_FIRST
    elif is_asked_whole(one, asked):
        preferred *= CALLED_FIRST * narrowness(one, asked)
    if not one.is_row and asked.kind in ("definition", "anything") and _counts_them(one, asked):
        preferred *= COUNTS_THEM
    shortness = min(1.0, 2 * LONG_WORDS / (LONG_WORDS + len(one.words)))
    preferred *= _nearness(one, asked)
    if asked.frame is not None:
        preferred *= FRAMED if tells(one, asked) else UNTOLD
    return Candidate(one, support, support * preferred * shortness, is_carried(one, asked))


def _counts_them(one: Quotable, asked: Asked) -> bool:
    """Whether a sentence says in words how many there are of what is asked for: it names them then."""
    terms = (*asked.carrying, *((asked.thing,) if asked.thing else ()))
    things = frozenset(name for term in terms for name, _ in term)
    return any(
        things & frozenset(words(found[1])) and _HAVING.search(one.text[: found.start()])
        for found in _COUNTED.finditer(one.text)
    )


def _own_day(one: Quotable, asked: Asked) -> frozenset[str]:
    return asked.own_day if one.is_row else NOTHING


def _is_paid(one: Quotable, asked: Asked) -> bool:
    """Whether an amount of money is given, where it is asked what was paid: "acquired for the sum of …" has no "paid"."""
    return asked.measure == "money" and has_measure(one.text, "money")


def _nearness(one: Quotable, asked: Asked) -> float:
    """Say whether a long sentence has the question's words near one another, and not far apart in a list."""
    said = words(one.text)
    if one.is_row or len(said) <= LONG_WORDS:
        return 1.0
    places = [
        [place for place, word in enumerate(said) if match(term, frozenset((word,)))]
        for term in asked.weights
    ]
    found = [each for each in places if each]
    is_near = any(
        all(any(abs(other - place) <= NEAR / 2 for other in each) for each in found)
        for place in (found[0] if found else ())
    )
    return 1.0 if is_near else APART


def _is_label(text: str) -> bool:
    found = [word for word in text.split() if any(map(str.isalnum, word))]
    telling = [word for word in found if words(word)]
    return len(found) < LABEL_WORDS and not any(word[0].islower() for word in telling)
