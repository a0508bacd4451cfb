"""Words in capitals that are no company: a place, an agency, what is asked of the company that is named."""

import re
from collections.abc import Sequence

from chat.plain_words import LEGAL, listed
from chat.question_words import Word

_PLACES = listed("in within outside inside en dentro fuera across throughout")
ARTICLES = listed("the el la los las lo a an un una any this that these those such")
_REGIONS = listed(
    "region regions area areas state states province county market markets territory zona zonas provincia comunidad"
    " mercado mercados"
)
_LISTS = ("&", ",", "or", "o", "/")
_SETS_BESIDE = re.compile(
    r"\b(?:compar\w*|contrast\w*|versus|vs|than|both|differ\w*|diferen\w*|frente|amb[oa]s|mejor|peor|better|worse)\b",
    re.IGNORECASE,
)
_SHORTEST, _LONGEST = 2, 5
"""Letters of an acronym."""


def is_of_a_place(words: Sequence[Word], start: int, end: int) -> bool:
    """Tell "in the Southeast", "in Colombia and Peru", "Southeast region" from a company's name."""
    named = [place for place in range(start, end) if words[place].capital]
    if named and any(one.key in _REGIONS for one in words[named[-1] + 1 : end][:1]):
        return True
    place = _listed_from(words, start) - 1
    while place >= 0 and words[place].key in ARTICLES:
        place -= 1
    return place >= 0 and words[place].key in _PLACES


def _listed_from(words: Sequence[Word], start: int) -> int:
    """Where a list of names in capitals begins, of which one begins at `start`."""
    while start > 1 and words[start - 1].key in _LISTS and words[start - 2].capital:
        start -= 2
        while start > 0 and words[start - 1].capital:
            start -= 1
    return start


def is_asked_of_another(line: str, words: Sequence[Word], taken: Sequence[str]) -> bool:
    """Tell "FDA discussions" beside a company that is named: a name with what is asked about it.

    `words` are those of the run. Where a figure is asked for, or a comparison, both are companies.
    """
    if "item" in taken or _SETS_BESIDE.search(line) or words[-1].possessive:
        return False
    named = [place for place, one in enumerate(words) if one.capital]
    after = words[named[0] + 1 :] if named else ()
    return any(one.is_word and not one.capital for one in after)


def is_asked_of_it(words: Sequence[Word]) -> bool:
    """Tell "CMS rates" behind a name, which asks something of it, from the rest of a longer name."""
    first, *others = words
    goes_on = bool(others) and not any(one.capital for one in others)
    return goes_on and _is_acronym(first) and not words[-1].possessive


def _is_acronym(word: Word) -> bool:
    """Tell "FDA" and "CMS", which agencies and programmes are called, from other names in capitals."""
    letters = word.stem
    is_short = _SHORTEST <= len(letters) <= _LONGEST
    return is_short and letters.isalpha() and letters.isupper() and word.key not in LEGAL
