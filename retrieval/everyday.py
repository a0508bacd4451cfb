"""What people call otherwise than filings do: "jet" for "aircraft", "owe" for "debt". Used on the query alone."""

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path

from retrieval.glossary import spanish_root
from retrieval.words import words

TABLE = Path(__file__).with_name("glossary_everyday.txt")
SPANISH_PART = "# Spanish"


def filing_names(word: str, *, is_spanish: bool) -> tuple[str, ...]:
    """The indexed forms of what filings call an indexed word of a question; none where nothing is known."""
    return _spanish().get(spanish_root(word), ()) if is_spanish else _english().get(word, ())


@cache
def _english() -> Mapping[str, tuple[str, ...]]:
    return _names(_parts()[0], lambda word: word)


@cache
def _spanish() -> Mapping[str, tuple[str, ...]]:
    return _names(_parts()[1], spanish_root)


def _parts() -> tuple[str, str]:
    english, _, spanish = TABLE.read_text(encoding="utf-8").partition(SPANISH_PART)
    return english, spanish


def _names(part: str, key: Callable[[str], str]) -> Mapping[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for line in part.splitlines():
        said, _, meant = line.partition(" : ")
        if meant and not line.startswith("#"):
            for word in words(said):
                found.setdefault(key(word), {}).update(dict.fromkeys(words(meant)))
    return {word: tuple(names) for word, names in found.items()}
