"""A question on its way through the rules: what is read is covered, what is left is seen."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from chat.plain_words import ENGLISH, SPANISH, is_a_title, listed, narrows_nothing, only_leads
from chat.question_words import Word, fold, one_line, words_of

_ENDS_OF_NAMES = listed(
    "bank group holding holdings financial financials public services data stock"
)


@dataclass(slots=True)
class Line:
    """A question on its way: its words, which of them are read, and the line with these covered."""

    text: str
    words: tuple[Word, ...]
    covered: str
    taken: list[str] = field(default_factory=list)

    def cover(self, spans: Iterable[tuple[int, int]], sign: str, role: str) -> None:
        """Mark the words in these places as read, and put a sign over them in the line."""
        pieces: list[str] = []
        done = 0
        for start, end in sorted(spans):
            if start >= done:
                pieces += [self.covered[done:start], sign * (end - start)]
                done = end
        self.covered = "".join((*pieces, self.covered[done:]))
        for place, word in enumerate(self.words):
            if not self.taken[place] and self.covered[word.start] == sign:
                self.taken[place] = role


def spans_of(words: Sequence[Word], places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    return [(words[start].start, words[end - 1].end) for start, end in places]


def open_line(text: str) -> Line:
    line = one_line(text)
    words = words_of(line)
    return Line(line, words, fold(line), [""] * len(words))


def words_left(line: Line) -> list[int]:
    """Places of the content words that no rule has read."""
    words = line.words
    titled = any(
        word.capital and (word.key in ENGLISH or word.key in SPANISH) for word in words[2:]
    )
    left: list[int] = []
    for place, word in enumerate(words):
        plain = narrows_nothing(word.key) and (titled or not place or not is_a_title(word.raw))
        before = words[place - 1].key if place else ""
        plain = plain and not (_is_a_place(words, place) or _ends_a_name(line, left, place))
        if word.is_word and not (line.taken[place] or plain or only_leads(word.key, before)):
            left.append(place)
    return left


def _ends_a_name(line: Line, left: Sequence[int], place: int) -> bool:
    """Tell "Group" in "Match Group" and "Bank" in "Apple Bank", which no rule may pass over."""
    if not place or line.words[place].key not in _ENDS_OF_NAMES:
        return False
    before = line.words[place - 1]
    named = line.taken[place - 1] == "company" or place - 1 in left[-1:]
    return named and not before.possessive


def _is_a_place(words: Sequence[Word], place: int) -> bool:
    """Tell "US" in "US revenue" from "us", and from "US GAAP" and "US dollars"."""
    after = words[place + 1].key if place + 1 < len(words) else ""
    shouted = all(
        word.raw.isupper() for word in words if word.is_word and not word.raw[0].isdigit()
    )
    return (
        words[place].raw in ("US", "IT")
        and not shouted
        and after not in ("gaap", "dollars", "dollar", "$", "sec")
    )
