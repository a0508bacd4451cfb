"""A Spanish word -> its English names, and back: a table of families, and endings that both languages share.

Spanish inflects more than the indexed form of a word undoes ("reconocieron" for "reconocer"), so the table
is looked up by the Spanish stem that Snowball finds.
"""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path

import snowballstemmer

from retrieval.stop_words import ENGLISH, SPANISH
from retrieval.words import words

TABLE = Path(__file__).with_name("glossary_es_en.txt")
LETTERS = re.compile(r"[^\W\d_]+")
SPANISH_MARKS = re.compile(r"[¿¡ñáéíóú]", re.IGNORECASE)

_ENGLISH_SMALL = frozenset(ENGLISH.split()) - frozenset(SPANISH.split())
_SPANISH_SMALL = frozenset(SPANISH.split()) - frozenset(ENGLISH.split())

COGNATES: tuple[tuple[str, tuple[str, ...]], ...] = (
    # Longest first: the first ending that fits decides.
    ("izacion", ("ization", "ize")),
    ("amiento", ("ment", "ing")),
    ("imiento", ("ment", "ing")),
    ("logia", ("logy",)),
    ("grafia", ("graphy",)),
    ("mente", ("ly",)),
    ("acion", ("ation", "e", "")),
    ("encia", ("ence", "ency")),
    ("ancia", ("ance", "ancy")),
    ("cion", ("tion",)),
    ("sion", ("sion",)),
    ("idad", ("ity",)),
    ("dad", ("ty",)),
    ("ario", ("ary",)),
    ("orio", ("ory",)),
    ("ivo", ("ive",)),
    ("iva", ("ive",)),
    ("oso", ("ous",)),
    ("osa", ("ous",)),
    ("ico", ("ic", "ical")),
    ("ica", ("ic", "ical", "ics")),
    ("ismo", ("ism",)),
    ("ista", ("ist",)),
    ("ente", ("ent",)),
    ("ante", ("ant",)),
    ("izar", ("ize",)),
    ("ficar", ("fy",)),
    ("ura", ("ure",)),
    ("ar", ("", "ate", "e")),
)
SHORTEST_ROOT = 3


def is_spanish(text: str) -> bool:
    """Whether more small words are Spanish than English; its own letters and marks count as one."""
    small = [_plain(token) for token in LETTERS.findall(text)]
    spanish = sum(token in _SPANISH_SMALL for token in small) + bool(SPANISH_MARKS.search(text))
    return spanish > sum(token in _ENGLISH_SMALL for token in small)


@cache
def english_names(token: str) -> tuple[str, ...]:
    """The indexed forms of what a Spanish word is called in English; none where nothing is known."""
    plain = _plain(token)
    listed = _by_spanish().get(plain) or _by_spanish_root().get(spanish_root(token.casefold()), ())
    return tuple(dict.fromkeys((*listed, *_cognates(plain))))


def spanish_names(word: str) -> tuple[str, ...]:
    """The indexed forms of the Spanish words that stand for an English one, given by its indexed form."""
    return _by_english().get(word, ())


def _cognates(token: str) -> Iterator[str]:
    singular = re.sub(r"(?<=n)es$|(?<=d)es$|s$", "", token)
    for ending, others in COGNATES:
        root = singular.removesuffix(ending)
        if root != singular and len(root) >= SHORTEST_ROOT:
            for other in others:
                yield from words(root + other)
            return


@cache
def _families() -> tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]:
    lines = TABLE.read_text(encoding="utf-8").splitlines()
    sides = (line.split(" : ") for line in lines if line and not line.startswith("#"))
    return tuple((tuple(spanish.split()), tuple(english.split())) for spanish, english in sides)


@cache
def _by_spanish() -> Mapping[str, tuple[str, ...]]:
    """By the word as it is listed: "pago" is of "pagar", and no "pagaré"."""
    return _english_by(_plain)


@cache
def _by_spanish_root() -> Mapping[str, tuple[str, ...]]:
    return _english_by(spanish_root)


def _english_by(key: Callable[[str], str]) -> Mapping[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for spanish, english in _families():
        names = dict.fromkeys(word for name in english for word in words(name))
        for word in spanish:
            found.setdefault(key(word), {}).update(names)
    return {one: tuple(names) for one, names in found.items()}


@cache
def _by_english() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for spanish, english in _families():
        names = dict.fromkeys(word for name in spanish for word in words(name))
        for name in english:
            for word in words(name):
                found.setdefault(word, {}).update(names)
    return {word: tuple(names) for word, names in found.items()}


@cache
def _stemmer() -> snowballstemmer.stemmer:
    return snowballstemmer.stemmer("spanish")


def spanish_root(token: str) -> str:
    """What the forms of a Spanish word have in common, without accents."""
    return _plain(_stemmer().stemWord(token))


def _plain(token: str) -> str:
    """In small letters, without accents; ñ is kept apart from n."""
    apart = unicodedata.normalize("NFD", token.casefold().replace("ñ", "\0"))
    bare = "".join(one for one in apart if not unicodedata.combining(one))
    return bare.replace("\0", "ñ")
