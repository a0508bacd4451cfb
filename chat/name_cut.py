"""The name in a run of unread words: "Costco" of "Did Costco open new warehouses?"."""

from collections.abc import Sequence

from chat.plain_words import listed
from chat.unknown_names import OPENERS, Run, Unread

_MOST_WORDS = 3
"""Words of a name in small letters."""
_OPENING = listed(
    "describe explain summarize summarise compare outline discuss assess analyze analyse review define mention"
    " estimate detail describa explica explique resume resuma compara analiza enumera detalla comenta"
)
"""Verbs that a question opens with, in a capital that is no name's."""


def name_in(unread: Unread, run: Run) -> Run:
    """Cut a run to the name in it: "Costco" of "Did Costco open new warehouses?"."""
    places = range(run.start, run.end)
    named = [place for place in places if _is_written_as_a_name(unread, place)]
    if not named and len(places) > _MOST_WORDS and unread.before(run) in OPENERS:
        named = [run.start]  # "did costco open new warehouses": a whole sentence is no name
    if not named or unread.shouted or (run.possessive and named[-1] != places[-1]):
        return run
    start, end = named[0], named[0] + 1
    while end < run.end and (end in named or _links(unread, end, named)):
        end += 1
    if (start, end) == (run.start, run.end):
        return run
    text = unread.line[unread.words[start].start : unread.words[end - 1].end]
    text = text.removesuffix("'s").removesuffix("’s") if end == run.end and run.possessive else text
    return Run(start, end, text, capital=True, possessive=run.possessive and end == run.end)


def _is_written_as_a_name(unread: Unread, place: int) -> bool:
    """Tell "Costco" and "iPhone" from other words, and from the capital that any question opens with."""
    word = unread.words[place]
    opens = not any(one.is_word for one in unread.words[:place])
    is_verb = opens and (word.key in _OPENING or word.raw.endswith(("ó", "aron", "ieron")))
    return any(letter.isupper() for letter in word.raw) and not is_verb


def _links(unread: Unread, place: int, named: Sequence[int]) -> bool:
    """Tell "of" in "Bank of Oslo", and what narrows a legal form: "Halden & Sons"."""
    return unread.words[place].key in ("of", "de", "&") and place + 1 in named
