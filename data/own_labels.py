"""What a company itself calls its facts: the labels of the rows that print them.

"Sales to customers" is one company's name for revenue, "Interest and debt expense" another's. A
row that prints a fact names its concept better than any table of usual names.
"""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import cached_property

from data.document import Document, Table
from data.fact import Concept, Fact
from data.label_words import LabelWords, label_words, local_name
from data.line_item import LineItem, Words, is_part_of, item_of, measure_of
from data.member_facts import Members
from data.own_concepts import OwnConcepts
from data.own_definitions import UNTOLD, OwnDefinitions, Taxonomy

STATEMENT_CONCEPTS = 8
"""Concepts about the company as a whole from which on a table is a statement, not a note."""

MORE_WORDS = 2
"""Words that a row's label may have more than an item's name, to be named where the item is missing."""
_ANOTHER = label_words(
    "continuing discontinued before after per average deferred change increase decrease comprehensive"
)
"""With one of them more it is another thing: "net earnings from continuing operations" is no operating income."""

_MARK = re.compile(r"\s*\(\d{1,2}\)\s*$")
"""A footnote mark at the end of a label."""
_YEAR = re.compile(r"\D{0,40}(20\d\d)\D{0,40}")
_NOTE = re.compile(r"notes?\b|\d{1,2}\s*[.:–—-]", re.IGNORECASE)
"""A heading of the notes: what stands below it is no face of a statement."""
_SIDES = re.compile(r"\b(?:assets|liabilities)\b", re.IGNORECASE)
"""Term debt under "Non-current liabilities" is called non-current term debt."""
_TOTAL = re.compile(r"total\b", re.IGNORECASE)
"""A row with which a section ends."""


class OwnLabels:
    """The rows of one company's documents, and the concept that each of them reports."""

    def __init__(
        self,
        documents: Iterable[tuple[Document, Sequence[Fact]]],
        name: str,
        *,
        members: Members | None = None,
        facts: Sequence[Fact] = (),
        taxonomy: Taxonomy = UNTOLD,
    ) -> None:
        """`name` is the company's: a label may have it, and a question need not.

        `facts` are all of the company's, and `taxonomy` what it tells of their concepts.
        """
        self._facts = facts
        self._taxonomy = taxonomy
        self._full_name = name
        self.members = members
        """The parts that the company reports on; None where nobody asks for them."""
        self._name = label_words(name)
        self._statements: dict[LabelWords, dict[Concept, Fact]] = defaultdict(dict)
        self._others: dict[LabelWords, dict[Concept, Fact]] = defaultdict(dict)
        self._labels: dict[LabelWords, str] = {}
        self._years: dict[tuple[Concept, date], int] = {}
        self._on_face: dict[Concept, int] = {}
        """Concept -> the first statement of a document that has it, counted from its beginning."""
        self.has_text = False
        """Whether a document of the company is on file."""
        for document, tagged in documents:
            self.has_text = True
            self._take(document, tagged)

    @cached_property
    def concepts(self) -> OwnConcepts:
        """Everything that the company tags; worked out where a question asks for what is no line item."""
        return OwnConcepts(self._facts, self._taxonomy.labels, self.rows(), self._full_name)

    @cached_property
    def defined(self) -> OwnDefinitions:
        """The same by their definitions; worked out where no label has what a question asks."""
        return OwnDefinitions(self._facts, self._taxonomy)

    def is_on_face(self, concept: Concept) -> bool:
        """Say whether a statement has a line for it."""
        return concept in self._on_face

    def fitted(self, item: LineItem) -> LineItem:
        """A line item with this company's own concepts for it first.

        What stands on the face of a statement comes before what only a note has, and an earlier
        statement before a later one: expenses are those of the income statement, not what the cash
        flow statement adds back under the same concept. Where none of the item's concepts is on a
        face, a statement row that is called as the item is gives its own. A current part stays behind
        the whole, wherever that stands.
        """
        if item.measure == "shares":
            return item
        wholes = [concept for concept in item.concepts if not is_part_of(item, concept)]
        faced = [concept for concept in wholes if concept in self._on_face]
        faced.sort(key=self._on_face.__getitem__)
        called = [one for one in self._called(item) if not is_part_of(item, one)]
        first = faced or called[:1]
        return replace(item, concepts=tuple(dict.fromkeys((*first, *item.concepts))))

    def _called(self, item: LineItem) -> tuple[Concept, ...]:
        """Concepts of the statement rows that have one of the item's names, the first name first.

        A name that two rows have, as "Term debt" within and beyond a year, tells neither.
        """
        found: dict[Concept, None] = {}
        for name in item.words.en:
            rows = self._statements.get(label_words(name) - self._name, {})
            fits = [
                concept
                for concept, fact in rows.items()
                if (_item(name, concept, fact).kind, measure_of(fact.unit))
                == (item.kind, item.measure)
            ]
            if len(fits) == 1:
                found[fits[0]] = None
        return tuple(found)

    def wider(self, item: LineItem) -> dict[Concept, str]:
        """Statement rows whose label has a name of the item and a few words more, the closest first."""
        names = [label_words(name) - self._name for name in item.words.en]
        found: dict[Concept, tuple[int, str]] = {}
        for words, rows in self._statements.items():
            over = [words - name for name in names if name and name < words]
            more = min((len(one) for one in over if not one & _ANOTHER), default=0)
            for concept, fact in rows.items() if 0 < more <= MORE_WORDS else ():
                own = _item(item.name, concept, fact)
                if (own.kind, own.measure) == (item.kind, item.measure):
                    called = more, self._labels[words]
                    found[concept] = min(found.get(concept, called), called)
        ordered = sorted(found, key=lambda one: (found[one], one))
        return {one: found[one][1] for one in ordered if one not in item.concepts}

    def item(self, words: LabelWords) -> LineItem | None:
        """The line item whose label, or whose concept's own name, has just these words."""
        asked = words - self._name
        found = self._statements.get(asked) or self._others.get(asked) or {}
        if not asked or not found:
            return None
        concept, fact = next(iter(found.items()))
        return _item(_telling(self._labels[asked], concept), concept, fact)

    def is_statement_row(self, words: LabelWords) -> bool:
        """Say whether a statement has a row of just these words."""
        return words - self._name in self._statements

    def rows(self) -> Iterator[tuple[LabelWords, Concept, str]]:
        """All labels of rows, with the concepts that they report."""
        for rows in (self._statements, self._others):
            for words, facts in rows.items():
                yield from ((words, concept, self._labels[words]) for concept in facts)

    def printed_year(self, concept: Concept, end: date) -> int | None:
        """The year in the label of the row that prints a concept's fact: "2027"."""
        return self._years.get((concept, end))

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
            is_statement = len({fact.concept for fact in inside}) >= STATEMENT_CONCEPTS
            is_statement = is_statement and number not in in_notes
            if is_statement:
                for fact in inside:
                    at = self._on_face.get(fact.concept, number)
                    self._on_face[fact.concept] = min(at, number)
            for label, fact in _labelled(table, document.text, inside):
                self._add(label, fact, is_statement=is_statement)
            place = end
        for fact in totals:
            self._add(local_name(fact.concept), fact, is_statement=False)

    def _add(self, label: str, fact: Fact, *, is_statement: bool) -> None:
        words = label_words(label) - self._name
        if words:
            rows = self._statements if is_statement else self._others
            rows[words].setdefault(fact.concept, fact)
            self._labels.setdefault(words, _MARK.sub("", label).strip(" :"))
        if year := _YEAR.fullmatch(label):
            self._years.setdefault((fact.concept, fact.period.end), int(year[1]))


def _telling(label: str, concept: Concept) -> str:
    """Write the concept beside a label that has none of its words: "International" hides a tax."""
    own = local_name(concept)
    return (
        label if label_words(label) & label_words(own) else f"{label} ({own[:1].lower()}{own[1:]})"
    )


def _item(label: str, concept: Concept, fact: Fact) -> LineItem:
    return item_of(fact, Words((label,), (label,)), (concept,))


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
