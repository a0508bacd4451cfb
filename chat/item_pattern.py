"""A pattern: many names of one item."""

from typing import NamedTuple


class Said(NamedTuple):
    """How an item is said: `[a/b]` is one of the two, `[/a]` "a" or nothing; "|" parts patterns."""

    name: str
    pattern: str
