"""A question as words that a table's labels may have: which are names, which are times, which are left."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from chat.cell_labels import OF_TIME, Label, class_token, turning
from chat.cell_names import other_names
from chat.company_names import company_index
from chat.company_words import Mention, named_companies
from chat.item_named import Named
from chat.item_tables import BY_VERB
from chat.item_words import named_items
from chat.question_line import Line, open_line
from chat.question_words import Word
from chat.reading_types import Language
from data.company import Company
from retrieval.glossary import english_names, spanish_names
from retrieval.translation import OTHER_NAMES
from retrieval.words import words

_ESTIMATE_YEAR = re.compile(r"(?<!\d)((?:19|20)\d\d)\s?[eEpP](?!\w)")
_ESTIMATE = re.compile(
    r"(?<![a-z])(?:estimat\w*|forecast\w*|project(?:ed|ions?)|expect\w*|guidance|estimacion\w*|estimad\w*|previs\w*"
    r"|prev[eé]n?|proyecci\w*|proyectad\w*|espera\w*)(?![a-z])"
)
_PER_SHARE = re.compile(
    r"(?<![a-z])(?:per (?:common |diluted |basic )?share|a share|por accion)(?![a-z])"
)
_CLASS_WORDS = frozenset({"clase", "class", "serie", "series", "tramo", "tranche"})
_LETTER = re.compile(r"[A-Z]{1,2}\d?|\d[A-Z]?|[a-z]")

Places = frozenset[int]
"""Places of words in a question."""


@dataclass(frozen=True, slots=True)
class RowName:
    """A name of a row that a table of names knows, at its places."""

    places: Places
    name: str


@dataclass(frozen=True, slots=True)
class Asking:
    """A question, opened: its companies are found; nothing else is taken yet."""

    line: Line
    language: Language
    mentions: tuple[Mention, ...]
    at: Mapping[str, Places]
    """Indexed form of a word -> where it stands."""
    across: Mapping[str, Places]
    """The same for the names of its words in the other language."""
    items: tuple[RowName, ...]
    others: tuple[RowName, ...]
    named: Places
    """Places of all names of line items, unclear ones too: none may be passed over."""
    verbs: Places
    """Places of verbs that say of which item is asked: "earned", "sold"."""
    is_per_share: bool
    is_estimate: bool

    @property
    def places(self) -> Places:
        """Every place that a label may take."""
        return frozenset(place for one in self.at.values() for place in one)


def open_question(text: str, companies: Iterable[Company], language: Language) -> Asking:
    """Find the companies, and index the other words."""
    is_estimate = _ESTIMATE_YEAR.search(text) is not None
    line = open_line(_ESTIMATE_YEAR.sub(r"\1", text))
    is_estimate = is_estimate or _ESTIMATE.search(line.covered) is not None
    index = company_index(tuple(companies))
    mentions = named_companies(line.words, index, line.taken, shouted=line.text.isupper())
    places = [place for place, role in enumerate(line.taken) if role == "company"]
    line.cover(_spans(line.words, places), "\x02", "company")
    free = [place for place, role in enumerate(line.taken) if role != "company"]
    at = _index(line.words, free)
    taken = list(line.taken)
    named = named_items(line.words, taken)
    verbs = tuple(_verbs(line))
    return Asking(
        line=line,
        language=language,
        mentions=tuple(mentions),
        at=at,
        across=_across(line.words, free, language),
        items=(*_items(line, named), *verbs),
        others=tuple(_others(line)),
        named=_content(line, (place for one in named for place in _places(one))),
        verbs=frozenset(place for one in verbs for place in one.places),
        is_per_share=_PER_SHARE.search(line.covered) is not None,
        is_estimate=is_estimate,
    )


def _spans(all_words: Sequence[Word], places: Iterable[int]) -> list[tuple[int, int]]:
    """Runs of places as stretches of text."""
    runs: list[list[int]] = []
    for place in sorted(places):
        if runs and place == runs[-1][1] + 1:
            runs[-1][1] = place
        else:
            runs.append([place, place])
    return [(all_words[first].start, all_words[last].end) for first, last in runs]


def _index(line: Sequence[Word], free: Sequence[int]) -> dict[str, Places]:
    found: dict[str, set[int]] = {}
    for place in free:
        word = line[place]
        after = line[place + 1] if place + 1 < len(line) else None
        if word.key in _CLASS_WORDS and after and _LETTER.fullmatch(after.raw):
            found.setdefault(class_token(after.raw.upper()), set()).update((place, place + 1))
        if turn := turning(word.key):
            found.setdefault(turn, set()).add(place)
        for form in words(word.raw):
            found.setdefault(form, set()).add(place)
    return {form: frozenset(places) for form, places in found.items()}


def _across(line: Sequence[Word], free: Sequence[int], language: Language) -> dict[str, Places]:
    found: dict[str, set[int]] = {}
    for place in free:
        raw = line[place].raw
        for form in words(raw):
            names = english_names(raw) if language == "es" else spanish_names(form)
            for name in (*names, *OTHER_NAMES.get(form, ())):
                found.setdefault(name, set()).add(place)
    return {form: frozenset(places) for form, places in found.items()}


def _items(line: Line, named: Iterable[Named]) -> Iterable[RowName]:
    for one in named:
        if len(one.meanings) == 1 and not one.corrected:
            yield RowName(_content(line, _places(one)) or _places(one), one.meanings[0].name)


def _content(line: Line, places: Iterable[int]) -> Places:
    """Leave out small words."""
    said = ((place, line.words[place]) for place in places)
    return frozenset(place for place, one in said if words(one.raw) or turning(one.key))


def _verbs(line: Line) -> Iterable[RowName]:
    """Find "sold" and its like; one that may mean two items has no name, and is not passed over either."""
    for spoken, meant in BY_VERB:
        said = frozenset(spoken.split())
        places = [
            place
            for place, role in enumerate(line.taken)
            if role != "company" and line.words[place].key in said
        ]
        if places:
            yield RowName(frozenset(places), meant[0] if len(meant) == 1 else "")


def _places(one: Named) -> Places:
    return frozenset(range(one.start, one.end))


def _others(line: Line) -> Iterable[RowName]:
    place = 0
    while place < len(line.words):
        found = None if line.taken[place] else other_names().longest(line.words, place, line.taken)
        if found is None:
            place += 1
            continue
        places = frozenset(range(place, found[0]))
        yield RowName(_content(line, places) or places, found[1])
        place = found[0]


@dataclass(frozen=True, slots=True)
class Match:
    """How a question names a label."""

    places: Places
    is_exact: bool = True
    """False where it does so by another name of the same thing."""


NOTHING = Match(frozenset())


def match(label: Label, asking: Asking, *, is_foreign: bool) -> Match | None:
    """Say where a question has all that a label needs; None where it lacks a word.

    `is_foreign`: the document is in another language than the question.
    """
    if not label.needed:
        return NOTHING
    spare = frozenset(place for word in label.spare for place in asking.at.get(word, ()))
    if (places := _all_of(label.needed, asking.at)) is not None:
        return Match(places | spare)
    if label.short and (short := _all_of(tuple(label.short.split()), asking.at)) is not None:
        return Match(short)
    if (other := _by_other_name(label, asking)) is not None:
        return Match(other | spare, is_exact=False)
    translated = _translated(label, asking) if is_foreign else None
    return None if translated is None else Match(translated | spare, is_exact=False)


def _by_other_name(label: Label, asking: Asking) -> Places | None:
    for name, named in ((label.item, asking.items), (label.other, asking.others)):
        for one in named if name else ():
            if one.name == name:
                return one.places
    return None


def _translated(label: Label, asking: Asking) -> Places | None:
    empty: Places = frozenset()
    either = {
        form: asking.at.get(form, empty) | asking.across.get(form, empty) for form in label.needed
    }
    return _all_of(label.needed, either)


def _all_of(needed: Sequence[str], at: Mapping[str, Places]) -> Places | None:
    found: frozenset[int] = frozenset()
    for word in needed:
        places = at.get(word)
        if not places:
            return None
        found |= places
    return found


def with_covered(asking: Asking, places: Iterable[int]) -> Line:
    """Give the line with these places covered as what an item's name covers."""
    line = replace(asking.line, taken=list(asking.line.taken))
    kept = [place for place in places if line.taken[place] != "company"]
    for place in kept:
        line.taken[place] = ""
    line.cover(_spans(line.words, kept), "\x01", "item")
    for place in kept:
        line.taken[place] = "item"
    return line


def turns(asking: Asking) -> Places:
    """Places of small words that turn a meaning: none may be passed over."""
    return frozenset(
        place for form, places in asking.at.items() if form[0] == "~" for place in places
    )


def said_again(asking: Asking, places: Places, texts: Iterable[str]) -> bool:
    """Whether a word of a name is said more often than the name has it: two things may be named with it."""
    own = Counter(word for text in texts for word in words(text))
    return any(
        len(at & places) > max(1, own[form])
        for form, at in asking.at.items()
        if form not in OF_TIME and not form.startswith(class_token(""))
    )


def of_time(asking: Asking) -> Places:
    """Places of the words that say of a time that it is one."""
    return frozenset(place for word in OF_TIME for place in asking.at.get(word, ()))
