"""Issuers that are known by the titles of their documents alone: where a question names one.

They have no filer's number, so that the index of companies lacks them.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from chat.company_names import GENERIC
from chat.plain_words import COMMON, ENGLISH, SPANISH
from chat.question_words import Word
from chat.unknown_names import Run
from retrieval.words import words as words_of

Name = tuple[str, ...]
_EVERYDAY = COMMON | ENGLISH | SPANISH | GENERIC


@dataclass(slots=True)
class IssuerNames:
    """The names of such issuers, by their first word."""

    by_first: dict[str, list[Name]] = field(default_factory=dict)

    def named(self, words: Sequence[Word], runs: Sequence[Run]) -> tuple[int, int] | None:
        """Where unread words name an issuer, or begin its name; None where they don't."""
        places = [(start, run.end) for run in runs for start in range(run.start, run.end)]
        found = [
            (start, start + length)
            for start, end in places
            if (length := self._longest(words[start:end]))
        ]
        return max(found, key=lambda one: one[1] - one[0], default=None)

    def has(self, name: str) -> bool:
        """Whether an issuer is called so, in whole or by the beginning of its name."""
        said = tuple(words_of(name))
        names = self.by_first.get(said[0], []) if said else []
        return any(one[: len(said)] == said for one in names)

    def _longest(self, words: Sequence[Word]) -> int:
        """How many of the words an issuer's name begins with; an everyday word alone is no name."""
        said = [words_of(word.stem) for word in words]
        names = self.by_first.get(said[0][0], []) if said[0] else []
        best = max((_shared(name, said) for name in names), default=0)
        is_whole = any(len(name) == best for name in names)
        is_sure = best > 1 or words[0].key not in _EVERYDAY or (is_whole and words[0].capital)
        return best if is_sure else 0


def _shared(name: Name, said: Sequence[list[str]]) -> int:
    pairs = zip(name, said, strict=False)
    return next(
        (at for at, (one, forms) in enumerate(pairs) if forms != [one]), min(len(name), len(said))
    )


@lru_cache(maxsize=8)
def issuer_names(names: tuple[Name, ...]) -> IssuerNames:
    """Index the names; each is the words of one."""
    made = IssuerNames()
    for name in dict.fromkeys(names):
        if name:
            made.by_first.setdefault(name[0], []).append(name)
    return made
