"""Where the sentences of a text stand, in English and in Spanish."""

import re
from collections.abc import Iterator

ENDS = re.compile(r"[.!?…]+[\"”’»)\]]*(?=\s)|\n+")
"""A mark that may end a sentence, with the quotes and brackets that close on it; a line's end always does."""

LAST_WORD = re.compile(r"[^\s(\[«“\"]+$")
OPENS_SENTENCE = re.compile(r"\s*[\"“‘«(\[¿¡•–—-]*\s*[^\W_]")

ABBREVIATION_WORDS = """
mr mrs ms dr prof jr sr st inc corp co ltd llc plc no nos vs etc e.g i.e cf al approx est dept fig vol pp p
art sec ch para ref
jan feb mar apr jun jul aug sept sep oct nov dec
sra srta dra d dña ud uds núm nº n.º pág págs cía avda apdo aprox ss ee.uu p.ej ene abr ago dic
"""
ABBREVIATIONS = frozenset(ABBREVIATION_WORDS.split())
"""Words that take a full stop of their own; without it, in lower case."""

LEADING_WORDS = "mr mrs ms dr prof sr sra srta dra no nos núm nº vs e.g i.e cf p pp fig art sec pág"
ALWAYS_GO_ON = frozenset(LEADING_WORDS.split())
"""Of these, the ones that something always follows: no sentence ends on "No."."""


def sentences(text: str) -> tuple[tuple[int, int], ...]:
    """Start and end of each sentence of `text`, without the white space around it, in order."""
    return tuple(_trimmed(text))


def _trimmed(text: str) -> Iterator[tuple[int, int]]:
    start = 0
    for end in (*_ends(text), len(text)):
        piece = text[start:end]
        bare = piece.strip()
        if bare:
            first = start + len(piece) - len(piece.lstrip())
            yield first, first + len(bare)
        start = end


def _ends(text: str) -> Iterator[int]:
    start = 0
    for mark in ENDS.finditer(text):
        if mark.group().startswith("\n") or _is_end(text, start, mark):
            start = mark.end()
            yield start


def _is_end(text: str, start: int, mark: re.Match[str]) -> bool:
    """Whether the mark ends a sentence and not an abbreviation, an initial or a list number."""
    after = OPENS_SENTENCE.match(text, mark.end())
    if after is None:
        return True
    following = after.group()[-1]
    if following.islower():
        return False
    if not mark.group().startswith(".") or mark.group().startswith(".."):
        return True
    return _ends_word(text, start, mark.start(), following)


def _ends_word(text: str, start: int, stop: int, following: str) -> bool:
    """Whether the word before the full stop at `stop` is a whole word, so that the stop is the sentence's."""
    found = LAST_WORD.search(text, start, stop)
    if found is None:
        return True
    word = found.group()
    bare = word.casefold()
    if bare in ALWAYS_GO_ON:
        return False
    if bare in ABBREVIATIONS or _is_initials(word):
        # "Apple Inc. Our suppliers": only a word that opens sentences tells; a name ("St. Louis") doesn't.
        return _opens(text, stop) and not following.isdigit()
    # "1. Business": a number alone at the start counts an item.
    return not (word.rstrip(".)").isdigit() and found.start() == start + _indent(text, start))


def _indent(text: str, start: int) -> int:
    return len(text[start:]) - len(text[start:].lstrip())


def _is_initials(word: str) -> bool:
    """`U.S`, `J`, `S.A`: letters one by one."""
    return all(len(part) == 1 and part.isalpha() for part in word.split("."))


OPENING_WORDS = """
the a an this these those that we our it its they their he she in on at as for from during if when while
although however there such see each all no any some under by with since after before both other certain
el la los las un una este esta estos estas nuestro nuestra nosotros en como para desde durante si cuando
aunque sin hay tal véase cada todo todos ningún bajo por con tras antes ambos otro ciertos su sus se no
"""
OPENERS = frozenset(OPENING_WORDS.split())
"""Words that open sentences and no names."""

NEXT_WORD = re.compile(r"[^\W\d_]+")


def _opens(text: str, stop: int) -> bool:
    found = NEXT_WORD.search(text, stop + 1)
    return found is not None and found.group().casefold() in OPENERS
