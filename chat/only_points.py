"""Sentences and rows that say nothing but where to look."""

import re

from chat.quotable import Quotable

_POINTERS = re.compile(
    r"\b(see|refer to|incorporated (herein )?by reference|can be found|is (included|discussed|described|set forth|"
    r"contained) (in|under)|integral part of|indicate by check mark|table of contents|v[eé]ase|se incorpora por referencia|"
    r"se detallan? en)\b",
    re.IGNORECASE,
)

_INDEX_ROW = re.compile(
    r"(?:item|part|[íi]tem|parte|secci[oó]n|section)\s+[\divx]+[^|]*\|(?:[\s|]|\bpages?\b|p[áa]gs?\.?)*"
    r"\d{1,3}(?:\s*[-–—,]\s*\d{1,3})*[\s|]*",
    re.IGNORECASE,
)
"""A row of an index: a section and the pages on which it stands."""


def only_points(one: Quotable) -> bool:
    """Say whether a sentence or row only says where to look, or asks to tick a box."""
    is_of_index = one.is_row and _INDEX_ROW.fullmatch(one.text) is not None
    return is_of_index or _POINTERS.search(one.text) is not None
