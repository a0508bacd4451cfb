"""A question as the passages of one document may answer it: its words, what they weigh, what each is for."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import islice
from typing import Protocol, runtime_checkable

from chat.answer_frames import Frame, frame_asked
from chat.asked_kind import AskedKind, deed_asked, head_asked, kind_asked, proper_names, thing_asked
from chat.asked_measure import Measure, measure_asked, measure_words, paying_words
from chat.filing_subjects import Subject
from chat.gate_periods import times
from chat.office_held import office_asked
from chat.quotable import Quotable
from retrieval.chunk import Passage, Retriever, Scope
from retrieval.glossary import is_spanish
from retrieval.light_words import is_light
from retrieval.translation import Term, query_terms
from retrieval.words import words

_LISTS = re.compile(
    r"\b(?:who|whom|which|list|name|qui[eé]n(?:es)?|cu[aá]l(?:es)?|enumer\w+)\b", re.I
)

_YEAR = re.compile(r"(?:19|20)\d\d")

_TIME = re.compile(
    r"\b(?:first|second|third|fourth|last|latest|past|current|primer|segundo|tercer|cuarto|último)(?: fiscal)? "
    r"(?:quarter|half|six months|nine months|three months|year|trimestre|semestre|año|ejercicio)\b",
    re.IGNORECASE,
)
"""A stretch of time as questions say it; a report says "three months ended June 30"."""

OTHER_NAME = 0.9
"""What a word counts that the text calls otherwise, or says in the other language."""


DAMPING = 0.75
"""Power of rarity: 1 lets the rarest word decide, 0 counts all words alike."""


LIGHT = 0.25
"""What a word counts that is said of anything."""


@runtime_checkable
class Weighing(Protocol):
    """A retriever that also knows how much a word tells in a scope."""

    def terms(self, query: str) -> tuple[Term, ...]:
        """Read the words of a question, with the other names and forms that the texts have."""
        ...

    def rarity(self, term: Term, *, scope: Scope) -> float:
        """Say how rare the term is; 0 or more."""
        ...


def term_weights(query: str, scope: Scope, retriever: Retriever) -> dict[Term, float]:
    """Weigh the words of the question: by rarity, dampened so that no one word decides."""
    if not isinstance(retriever, Weighing):
        return dict.fromkeys(query_terms(query), 1.0)
    spanish = is_spanish(query)
    times = frozenset(word for found in _TIME.finditer(query) for word in words(found.group()))
    return {
        term: retriever.rarity(term, scope=scope) ** DAMPING
        * (LIGHT if term[0][0] in times or is_light(term[0][0], is_spanish=spanish) else 1.0)
        for term in retriever.terms(query)
    }


@dataclass(frozen=True, slots=True)
class Around:
    """What is known of a question and its passages beside their words."""

    names_of: Callable[[Passage], frozenset[str]]
    """The words that name a passage's document: they say which document is asked, and no sentence of it
    needs to repeat them."""
    front_of: Callable[[Passage], frozenset[str]]
    """Words of the first lines of a passage's document: a name there is of who writes it."""
    opening_of: Callable[[Passage], Sequence[Quotable]]
    """The first sentences of the section in which a passage stands."""
    called: Sequence[str] = ()
    """Names of the line item that is asked for, where one is: a row with such a label is its line."""
    subject: Subject | None = None
    """What filings have sections for, where it is asked for: under its headings no sentence needs its name."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as one document may answer it."""

    query: str
    weights: Mapping[Term, float]
    """Its words, but those that only name the document."""
    kind: AskedKind
    thing: Term | None
    """What the answer is one of, where the question names it."""
    heading: frozenset[str]
    """Words of the passage's header."""
    called: frozenset[frozenset[str]]
    """Names of the line item that is asked for, where one is: each as its words."""
    proper: tuple[Term, ...]
    """Names that the question has, other than the document's own."""
    subject: frozenset[str]
    """Words of the question that only name the subject of the section in which the passage stands."""
    is_only_subject: bool
    """Whether the question has no other words."""
    carrying: tuple[Term, ...]
    """Words that carry the question: what is asked for, or the deed that is asked about."""

    office: str
    """The office whose holder is asked for; empty where none is."""
    years: tuple[Term, ...]
    """Years that it names and its document isn't of."""
    measure: Measure | None
    """What the answer must be measured in, where the question says so."""
    paying: frozenset[str]
    """Its words that say that something is paid: an amount says so too."""
    frame: Frame | None
    """The deed that carries it, where filings tell such deeds in words of their own."""
    framed: frozenset[str]
    """Its words that ask for this deed."""

    own_day: frozenset[str]
    """Words of the day that it names, where that is the day to which the passage's document reports."""

    @property
    def beside_names(self) -> tuple[Term, ...]:
        """Its words that are no proper names, where it has such names: what is asked of them."""
        return (
            tuple(term for term in self.weights if term not in self.proper) if self.proper else ()
        )

    @property
    def is_told(self) -> bool:
        """Whether the answer is told, and is no list, name or number."""
        return self.kind in ("anything", "definition") and not _LISTS.search(self.query)

    def share(self, *layers: tuple[float, frozenset[str]]) -> float:
        """Weigh the share of the question that is found, each word in the layer where it counts most."""
        total = sum(self.weights.values())
        found = sum(
            weight * max(counts * match(term, layer) for counts, layer in layers)
            for term, weight in self.weights.items()
        )
        return found / total if total else 0.0


class Asking:
    """Makes of a question what each passage is asked."""

    def __init__(self, query: str, weights: Mapping[Term, float], around: Around) -> None:
        self._query = query
        self._weights = weights
        self.around = around
        self._kind, self._thing = kind_asked(query), thing_asked(query)
        self._office = office_asked(query)
        self._proper = proper_names(query)
        self._head, self._deed = head_asked(query), deed_asked(query)
        self._measure, self._frame = measure_asked(query), frame_asked(query)
        self._framed = self._frame.words_asked(query) if self._frame else frozenset()
        self._called = frozenset(frozenset(words(name)) for name in around.called)
        self._days: dict[date | None, frozenset[str]] = {
            one.day: frozenset(words(query[one.start : one.end])) for one in times(query) if one.day
        }
        subject = around.subject
        self._subject = subject.words_asked(query) if subject else frozenset()

    def of(self, passage: Passage) -> Asked:
        """Say what a passage is asked."""
        named = self.around.names_of(passage)
        if self._proper:
            named |= self._proper & self.around.front_of(passage)
        subject, header = self.around.subject, passage.chunk.header
        if subject and subject.is_idiom:
            named |= self._subject - self._proper  # "What does Orrel, which it bought, do?"
        silent = named | measure_words(self._query)
        telling = {one: weight for one, weight in self._weights.items() if one[0][0] not in silent}
        is_under = subject is not None and subject.heads(header)
        silent_here = self._subject - (
            self._proper if subject and subject.is_idiom else frozenset()
        )
        rest = [term for term in telling if term[0][0] not in silent_here]
        return Asked(
            query=self._query,
            weights=telling or ({} if subject else self._weights),
            kind=self._kind,
            thing=next((term for term in telling if term[0][0] == self._thing), None),
            heading=frozenset(words(header)),
            called=self._called,
            proper=tuple(term for term in telling if term[0][0] in self._proper),
            subject=self._subject if is_under else frozenset(),
            is_only_subject=is_under and not rest,
            carrying=tuple(self._carrying(telling)),
            office=self._office,
            years=tuple(term for term in telling if _YEAR.fullmatch(term[0][0])),
            own_day=self._days.get(passage.chunk.period_end, frozenset()),
            measure=self._measure,
            paying=paying_words(self._query),
            frame=self._frame,
            framed=self._framed,
        )

    def _carrying(self, telling: Mapping[Term, float]) -> Iterator[Term]:
        known = {term[0][0]: term for term in telling}
        yield from (known[word] for word in self._head if word in known)
        deeds = (known[word] for word in self._deed if word in known and word not in self._proper)
        yield from islice(deeds, 1)


def match(term: Term, among: frozenset[str]) -> float:
    """Say whether a word is among others: 1 by itself, less by another name, 0 not."""
    if term[0][0] in among:
        return 1.0
    return OTHER_NAME if any(name in among for name, _ in term[1:]) else 0.0
