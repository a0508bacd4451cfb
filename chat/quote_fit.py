"""How far a sentence or row is such that it can answer: of the kind, the measure, the year, the names that are asked for."""

import re
from collections.abc import Mapping

from chat.answer_frames import WHY
from chat.asked_kind import AskedKind, has_kind, is_counted
from chat.asked_measure import has_measure
from chat.asked_of import Asked, match
from chat.office_held import names_holder
from chat.only_points import only_points
from chat.quotable import Quotable, is_fragment
from chat.row_fit import is_asked_whole, is_bare, is_other_count, lacks_something
from chat.whether import opens_with_whether

NOT_CARRIED = 0.7
"""What a sentence counts that has none of the words that carry the question, around it neither."""

NAMES_ALONE = 0.5
"""What a sentence counts that has only the names of a question, and nothing of what is asked of them."""

OTHER_YEAR = 0.5
"""What a sentence counts that is not of the year that is asked for: neither it nor its document has it."""

OTHER_PROPER = 0.6
"""What a sentence counts that has none of the proper names of the question, around it neither."""

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

BARE_HEADING = 0.4
"""What a row counts that has a label and nothing in any column: it heads what it might say."""

NO_MEASURE = 0.4
"""What a sentence counts that has no amount of money, where one is asked for, or no share."""

NO_CAUSE, GOES_ON = 0.8, 400
"""What a sentence counts that gives no cause, where one is asked for; characters after it in which it may stand."""

NOT_OPEN = 0.8
"""What a sentence counts that doesn't speak of what it is asked whether it is so."""

HYPOTHETICAL = 0.85
"""What a sentence counts that says what may happen, where it is asked what is."""

DEFINES = 0.8
"""What a sentence counts that only says what a word means in the report, where that is not asked."""

_DEFINES = re.compile(
    r"^(?:as used (?:in|herein)[^“\"]{0,60})?[“\"][^”\"]{1,60}[”\"] (?:means|refers? to|is defined as|significa)\b|\bis defined as\b",
    re.IGNORECASE,
)

_MAY = re.compile(
    r"\b(?:may|might|could|would)\b(?! \d)|\bno assurance|\bcannot (?:assure|guarantee|be certain|predict)|\bunable to\b|"
    r"\bif (?:we|the company|our|any|one)\b|\bpodr[ií]an?\b",
    re.IGNORECASE,
)
_ASKS_WHAT_MAY = re.compile(
    r"\b(?:may|might|could|would|can|risks?|risky|threat\w*|happens?|if|affect\w*|impact\w*|harm\w*|hurt\w*|depend\w*|challenges?|"
    r"concern\w*|uncertain\w*|riesgos?|amenazas?|podr[ií]an?|puede[n]?|afecta\w*|si|incertidumbres?)\b",
    re.IGNORECASE,
)


def fitness_of(one: Quotable, asked: Asked) -> float:
    """Say how far a sentence is of the kind that answers, 0 to 1."""
    return _of_its_kind(one, asked) * _as_told(one, asked) * _relevance(one, asked)


def _of_its_kind(one: Quotable, asked: Asked) -> float:
    """Say how far a sentence has the thing, the measure, the cause, the holder that is asked for."""
    is_kind = has_kind(one.text, asked.kind) and not is_other_count(one, asked)
    found = 1.0 if is_kind or is_asked_whole(one, asked) else OTHER_KIND[asked.kind]
    if lacks_something(one, asked):
        found *= ROW_LACKS
    if one.is_row and is_bare(one):
        found *= BARE_HEADING
    if asked.measure and not has_measure(one.text, asked.measure):
        found *= NO_MEASURE
    if asked.frame is WHY and not _gives_cause(one):
        found *= NO_CAUSE
    if asked.kind == "count" and asked.thing and not one.is_row:
        things = frozenset(name for name, _ in asked.thing)
        found *= 1.0 if is_counted(one.text, things) else NOT_COUNTED
    if asked.office and not names_holder(one.text, asked.office):
        found *= NO_HOLDER
    return found


def _as_told(one: Quotable, asked: Asked) -> float:
    """Say how far a sentence tells what is, itself and in whole, and neither points to it nor supposes it."""
    said = 1.0
    if _MAY.search(one.text) and not _ASKS_WHAT_MAY.search(asked.query):
        said *= HYPOTHETICAL
    if _DEFINES.search(one.text) and asked.kind != "definition":
        said *= DEFINES
    if one.is_row:
        is_amount = asked.kind in ("count", "number") and not asked.paying
        said *= 1.0 if is_amount or is_asked_whole(one, asked) else IN_ROW
    elif is_fragment(one.text):
        said *= FRAGMENT
    return said * (POINTER if only_points(one) else 1.0)


def _beside(one: Quotable, asked: Asked) -> frozenset[str]:
    return one.words | one.around | one.noted | asked.heading | asked.subject


def _relevance(one: Quotable, asked: Asked) -> float:
    """Say how far what a question turns on is in a sentence or around it, 0 to 1."""
    beside = _beside(one, asked)
    found = 1.0 if not asked.thing or match(asked.thing, beside) else OTHER_THING
    told = one.words | one.referred | one.noted | asked.heading if asked.frame is WHY else beside
    for terms, least, among in (
        (asked.proper, OTHER_PROPER, beside),
        (asked.carrying, NOT_CARRIED, told),
        (asked.years, OTHER_YEAR, beside),
    ):
        if terms:
            had = sum(match(term, among) > 0 for term in terms) / len(terms)
            found *= least + (1 - least) * had
    if not _is_open(asked, beside):
        found *= NOT_OPEN
    rest = asked.beside_names
    return found * (NAMES_ALONE if rest and not any(match(term, beside) for term in rest) else 1.0)


def is_carried(one: Quotable, asked: Asked) -> bool:
    """Whether a sentence, or what stands beside it, has a word that carries the question.

    Asked whether something is so, it must have the rarest word too: nothing else tells what is asked.
    """
    said = one.words | one.around | one.noted
    carried = not asked.carrying or any(match(term, said) for term in asked.carrying)
    carried = carried and all(match(term, _beside(one, asked)) for term in asked.proper)
    return carried and _is_open(asked, said | asked.heading)


def _is_open(asked: Asked, said: frozenset[str]) -> bool:
    """Whether what is asked whether it is so is spoken of: its rarest word is there, as nothing else tells it."""
    if not opens_with_whether(asked.query):
        return True
    rarest = max(asked.weights, key=lambda term: asked.weights[term], default=None)
    return rarest is None or bool(match(rarest, said))


def _gives_cause(one: Quotable) -> bool:
    """Whether a sentence, or what it goes on with, says because of what something is so."""
    text = one.passage.chunk.text
    start = text.find(one.text)
    return WHY.told.search(text, start, start + len(one.text) + GOES_ON) is not None


def tells(one: Quotable, asked: Asked) -> bool:
    """Whether a sentence tells the deed that carries the question, in the words that filings have for it."""
    return asked.frame is not None and asked.frame.told.search(one.text) is not None
