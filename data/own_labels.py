"""What a company itself calls its facts: the labels of the rows that print them.

"Sales to customers" is one company's name for revenue, "Interest and debt expense" another's. A
row that prints a fact names its concept better than any table of usual names.
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Literal

from data.document import Document, Table
from data.fact import Concept, Fact
from data.line_item import LineItem, Words
from data.period import Instant

STATEMENT_CONCEPTS = 8
"""Concepts about the company as a whole from which on a table is a statement, not a note."""

_WORD = re.compile(r"[^\W_]+(?:['’]s)?")
_ASIDE = re.compile(r"\([^)]*\)|\[[^\]]*\]")
_FILLING = frozenset(
    (
        "a",
        "an",
        "and",
        "as",
        "at",
        "by",
        "for",
        "from",
        "in",
        "of",
        "on",
        "or",
        "s",
        "the",
        "to",
        "with",
    )
)
_NOTE = re.compile(r"notes?\b|\d{1,2}\s*[.:–—-]", re.IGNORECASE)
"""A heading of the notes: what stands below it is no face of a statement."""
_NON = re.compile(r"\bnon[-‐‑– ](?=\w)")
_SIDES = re.compile(r"\b(?:assets|liabilities)\b", re.IGNORECASE)
"""Term debt under "Non-current liabilities" is called non-current term debt."""
_TOTAL = re.compile(r"total\b", re.IGNORECASE)
"""A row with which a section ends."""
_PAID = frozenset(("paid", "payment", "payments", "pays", "paying"))
_CAMEL = re.compile(r"[A-Z]+(?![a-z])|[A-Z][a-z]+|\d+")

LabelWords = frozenset[str]


def label_words(text: str) -> LabelWords:
    """The words that make a label: no case, no plural, no asides in brackets, no small words."""
    plain = unicodedata.normalize("NFKD", _ASIDE.sub(" ", text).casefold())
    plain = _NON.sub("non", plain)
    found = (match[0].removesuffix("'s").removesuffix("’s") for match in _WORD.finditer(plain))
    return frozenset(_singular(word) for word in found if word not in _FILLING)


def _singular(word: str) -> str:
    if word in _PAID:
        return "pay"
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    is_plural = len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is"))
    return word[:-1] if is_plural else word


class OwnLabels:
    """The rows of one company's documents, and the concept that each of them reports."""

    def __init__(self, documents: Iterable[tuple[Document, Sequence[Fact]]], name: str) -> None:
        """`name` is the company's: a label may have it, and a question need not."""
        self._name = label_words(name)
        self._statements: dict[LabelWords, dict[Concept, Fact]] = defaultdict(dict)
        self._others: dict[LabelWords, dict[Concept, Fact]] = defaultdict(dict)
        self._labels: dict[LabelWords, str] = {}
        self._on_face: dict[Concept, int] = {}
        """Concept -> the first statement of a document that has it, counted from its beginning."""
        for document, facts in documents:
            self._take(document, facts)

    def is_on_face(self, concept: Concept) -> bool:
        """Say whether a statement has a line for it."""
        return concept in self._on_face

    def fitted(self, item: LineItem) -> LineItem:
        """A line item with this company's own concepts for it first.

        What stands on the face of a statement comes before what only a note has, and an earlier
        statement before a later one: expenses are those of the income statement, not what the cash
        flow statement adds back under the same concept. Where none of the item's concepts is on a
        face, a statement row that is called as the item is gives its own.
        """
        if item.measure == "shares":
            return item
        faced = [concept for concept in item.concepts if concept in self._on_face]
        faced.sort(key=self._on_face.__getitem__)
        first = faced or self._called(item)[:1]
        return replace(item, concepts=tuple(dict.fromkeys((*first, *item.concepts))))

    def _called(self, item: LineItem) -> tuple[Concept, ...]:
        """Concepts of the statement rows that have one of the item's names, the first name first."""
        return tuple(
            concept
            for name in item.words.en
            for concept, fact in self._statements.get(label_words(name) - self._name, {}).items()
            if (_kind(fact), _measure(fact.unit)) == (item.kind, item.measure)
        )

    def item(self, words: LabelWords) -> LineItem | None:
        """The line item whose label, or whose concept's own name, has just these words."""
        asked = words - self._name
        found = self._statements.get(asked) or self._others.get(asked) or {}
        if not asked or not found:
            return None
        concept, fact = next(iter(found.items()))
        label = self._labels[asked]
        return LineItem(
            name=label,
            words=Words((label,), (label,)),
            concepts=(concept,),
            kind=_kind(fact),
            measure=_measure(fact.unit),
        )

    def _take(self, document: Document, facts: Sequence[Fact]) -> None:
        totals = [fact for fact in facts if not fact.dimensions and fact.value is not None]
        totals.sort(key=_start)
        in_notes = {
            block.table
            for block in document.blocks
            if block.table is not None and any(map(_NOTE.match, block.path))
        }
        place = 0
        for number, table in enumerate(document.tables):
            while place < len(totals) and _start(totals[place]) < table.span.start:
                place += 1
            end = place
            while end < len(totals) and _start(totals[end]) < table.span.end:
                end += 1
            inside = totals[place:end]
            concepts = {fact.concept for fact in inside}
            is_statement = len(concepts) >= STATEMENT_CONCEPTS and number not in in_notes
            if is_statement:
                for concept in concepts:
                    at = self._on_face.get(concept, number)
                    self._on_face[concept] = min(at, number)
            for label, fact in _labelled(table, document.text, inside):
                self._add(label, fact, is_statement=is_statement)
            place = end
        for fact in totals:
            name = " ".join(_CAMEL.findall(fact.concept.partition(":")[2]))
            self._add(name, fact, is_statement=False)

    def _add(self, label: str, fact: Fact, *, is_statement: bool) -> None:
        words = label_words(label) - self._name
        if words:
            rows = self._statements if is_statement else self._others
            rows[words].setdefault(fact.concept, fact)
            self._labels.setdefault(words, label.strip(" :"))


def _start(fact: Fact) -> int:
    return fact.span.start if fact.span else -1


def _labelled(table: Table, text: str, facts: Sequence[Fact]) -> Iterator[tuple[str, Fact]]:
    """Each fact of a table with its row's label, alone and under the label of its section."""
    section = ""
    place = 0
    for row in table.rows:
        begun = place
        while place < len(facts) and row and _start(facts[place]) < row[-1].span.end:
            place += 1
        if not row or row[0].column:
            continue
        label = text[row[0].span.start : row[0].span.end]
        for fact in facts[begun:place]:
            yield label, fact
            if section:
                yield f"{section} {label}", fact
                yield f"{_SIDES.sub('', section)} {label}", fact
        if _TOTAL.match(label) or (place == begun and len(row) == 1):
            section = "" if _TOTAL.match(label) else label


def _kind(fact: Fact) -> Literal["instant", "duration"]:
    return "instant" if isinstance(fact.period, Instant) else "duration"


def _measure(unit: str) -> Literal["money", "per share", "shares", "ratio", "pure"]:
    if unit.endswith("/shares"):
        return "per share"
    return "shares" if unit == "shares" else "pure" if unit == "pure" else "money"
