"""A part that is named and its company is not: "AWS operating income 2024".

Where just one company on file has a segment or a product of that name, and reports what is asked for it,
that company is meant.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from chat.member_reading import by_member
from chat.reading_types import Reading
from data.company import Cik, Company
from data.member_facts import part_of
from data.member_names import member_words
from data.own_labels import OwnLabels

OWN_AXES = frozenset(
    {
        "us-gaap:StatementBusinessSegmentsAxis",
        "us-gaap:SubsegmentsAxis",
        "srt:ProductOrServiceAxis",
        "ifrs-full:SegmentsAxis",
        "ifrs-full:ProductsAndServicesAxis",
    }
)
"""What is a company's own. A region may be anybody's."""
MOST_COMPANIES = 40
"""Companies among whose parts the name is looked for; of more of them it may be too many's."""


def by_part_alone(
    reading: Reading, labels: Callable[[Cik], OwnLabels], companies: Sequence[Company]
) -> Reading:
    """Read a question about a part of one company that it doesn't name."""
    is_nobody = not (reading.companies or reading.every_company or reading.ambiguous)
    name = reading.unknown_company or " ".join(filter(_is_name, reading.qualifiers))
    if not (is_nobody and name) or len(companies) > MOST_COMPANIES:
        return reading
    bare = replace(reading, near=())
    asked = frozenset(member_words(name))
    found = [
        read
        for company in companies
        if (read := by_member(bare, labels, company)) is not bare and _has_name(read, asked)
    ]
    return found[0] if len(found) == 1 else reading


def _is_name(word: str) -> bool:
    """Whether a word is written as a name: "las ventas del iPhone", and not "cloud revenue"."""
    return any(letter.isupper() for letter in word)


def _has_name(reading: Reading, asked: frozenset[str]) -> bool:
    """Whether the parts are a company's own, and the name that no company has is theirs as a whole."""
    parts = [part_of(item) for item in (*reading.wanted, *reading.ambiguous_items)]
    members = [member for part in parts if part is not None for member in part.members]
    named = {word for member in members for word in member_words(member.name)}
    is_own = None not in parts and all(member.axis in OWN_AXES for member in members)
    return bool(members) and is_own and asked <= named
