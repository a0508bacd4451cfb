"""A bare name beside words that ask for something else: "at what price were shares sold?"."""

from dataclasses import replace

from chat.reading_types import Reading
from data.line_item import LineItem


def without_bare_name(reading: Reading) -> Reading:
    """Leave a name that means several things alone where a word narrows it: "shipping costs".

    None of the things that it may mean is asked for then.
    """
    if not (reading.ambiguous_items and reading.qualifiers):
        return reading
    return replace(reading, ambiguous_items=(), ambiguous_item=None, is_prose=True)


def without_bare_shares(reading: Reading) -> Reading:
    """Leave "shares" alone where the question asks something of them: which count is not the matter.

    What nobody read beside it says what is asked: a price, an owner, the kind of shares.
    """
    counts = all(
        isinstance(one, LineItem) and one.measure == "shares" for one in reading.ambiguous_items
    )
    if not (reading.ambiguous_items and counts and (reading.qualifiers or reading.pick)):
        return reading
    return replace(reading, ambiguous_items=(), ambiguous_item=None, is_prose=True)
