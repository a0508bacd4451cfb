"""Twin swap: figures are edited in the documents and their facts, and answers must follow.

The leading digit of a number is changed wherever a filing prints the same thing, so that rounder
prints stay rounder prints, texts keep their length and places stay where they are.
"""

import hashlib
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from decimal import Decimal, DecimalException
from functools import cache
from pathlib import Path
from typing import Any

from answer_eval.evidence import period_of
from answer_eval.gold_meaning import Operand, meaning
from answer_eval.json_lines import line_of, read_objects
from answer_eval.recipes import COMPARISON
from data.company import Cik
from data.document import Document
from data.fact import Fact
from data.span import DocumentId, Span
from data.store import Store

Identity = tuple[str, str, str | None, str, str]
"""Company, concept, begin, end, unit."""
_PART: Identity = ("", "", None, "", "")
"""What stands for a fact about a part of a company: it is never edited."""
EDITS = "edits.jsonl"
"""In the folder of a twin run."""
_LEADING = re.compile(r"[1-9]")


@dataclass(frozen=True, slots=True, order=True)
class Edit:
    """A digit of a document's text, and what stands there instead."""

    document_id: DocumentId
    at: int
    digit: str


@dataclass(frozen=True, slots=True)
class Twins:
    """What is edited, and what is right then."""

    golds: tuple[dict[str, Any], ...]
    """Without those that the change of one figure says nothing of: refusals, words, several right values; and
    comparisons, whose other side may be the higher one then."""
    identities: frozenset[Identity]
    edits: tuple[Edit, ...]


def other_digit(digit: str) -> str:
    """Another digit from 1 to 9."""
    return str(1 + (int(digit) + 2) % 9)


def edited_value(value: Decimal) -> Decimal:
    """Change the leading digit of a value that is not zero."""
    digit = value.as_tuple().digits[0]
    change = Decimal(int(other_digit(str(digit))) - digit).scaleb(value.adjusted())
    return value + (change if value > 0 else -change)


def edited_text(text: str, edits: Iterable[Edit]) -> str:
    """Put the other digits into a text."""
    letters = list(text)
    for edit in edits:
        letters[edit.at] = edit.digit
    return "".join(letters)


def edits_text(edits: Iterable[Edit]) -> str:
    """Write edits, a line each."""
    return "".join(line_of(asdict(edit)) for edit in edits)


def as_edited(folder: Path, text_of: Callable[[str], str]) -> Callable[[str], str]:
    """Give texts as the questions of a run were answered from them: edited, in a twin run."""
    if not (folder / EDITS).exists():
        return text_of
    by_document: dict[str, list[Edit]] = defaultdict(list)
    for row in read_objects(folder / EDITS):
        by_document[row["document_id"]].append(Edit(**row))
    return cache(lambda place: edited_text(text_of(place), by_document[place]))


def identity(fact: Fact) -> Identity:
    """Say what a fact is a statement about."""
    return (fact.cik, fact.concept, *period_of(fact.period), fact.unit)


def twins(golds: Iterable[Mapping[str, Any]], store: Store) -> Twins:
    """Choose the figures to edit, a question's first operand each, and work out what is right then."""
    golds = tuple(one for one in golds if one.get("slice") != COMPARISON)
    prints = {cik: _Prints(store, cik) for cik in {Cik(one["cik"]) for one in golds}}
    chosen = [(gold, _identities(gold, prints[gold["cik"]])) for gold in golds]
    edited = frozenset(one for _, found in chosen for one in found)
    edits = {
        edit
        for one in edited
        for fact in prints[Cik(one[0])].of[one]
        for edit in prints[Cik(one[0])].edit(fact)
    }
    made = (_twin(gold, edited) for gold, found in chosen if found)
    return Twins(tuple(one for one in made if one), edited, tuple(sorted(edits)))


class _Prints:
    """A company's facts by what they say and where they stand."""

    def __init__(self, store: Store, cik: Cik) -> None:
        self._store = store
        self.of: dict[Identity, list[Fact]] = defaultdict(list)
        self.at: dict[Span, set[Identity]] = defaultdict(set)
        self.alike: dict[tuple[object, ...], set[Identity]] = defaultdict(set)
        """What says the same amount of the same period under other names."""
        for fact in store.facts(cik):
            is_whole = not fact.dimensions and fact.value is not None
            if is_whole:
                self.of[identity(fact)].append(fact)
                self.alike[fact.period, fact.unit, fact.value].add(identity(fact))
            if fact.span:
                self.at[fact.span].add(identity(fact) if is_whole else _PART)

    def edit(self, fact: Fact) -> Iterator[Edit]:
        """Find the leading digit where a fact stands; nothing where it stands in words, or nowhere."""
        if fact.span is None or not fact.value:
            return
        text = self._store.document(fact.span.document_id).text
        found = _LEADING.search(text, fact.span.start, fact.span.end)
        if found and found[0] == str(fact.value.as_tuple().digits[0]):
            yield Edit(fact.span.document_id, found.start(), other_digit(found[0]))

    def same_amount(self, one: Identity) -> set[Identity]:
        """List what says an amount of one's period that one says, itself too."""
        keys = {(fact.period, fact.unit, fact.value) for fact in self.of.get(one, ())}
        return {one}.union(*(self.alike[key] for key in keys))

    def is_editable(self, one: Identity, found: frozenset[Identity]) -> bool:
        """Whether all prints begin with one digit of one weight, and nothing else stands in their places."""
        facts = self.of.get(one, [])
        heads = {fact.value and _head(fact.value) for fact in facts}
        return (
            len(heads) == 1
            and None not in heads
            and all(bool(fact.value) for fact in facts)
            and all(self.at[fact.span] <= found for fact in facts if fact.span)
            and all(any(self.edit(fact)) for fact in facts if fact.span)
        )


def _head(value: Decimal) -> tuple[int, int]:
    return (value.adjusted(), value.as_tuple().digits[0])


def _identities(gold: Mapping[str, Any], prints: _Prints) -> frozenset[Identity]:
    """Everything that is said at the places of the first operand, and all that says the same amount.

    None where it can't be edited.
    """
    if gold["outcome"] != "answered" or gold.get("alternatives") or not gold.get("value"):
        return frozenset()
    read = meaning(gold)
    if read.operation == "unknown" or not read.operands:
        return frozenset()
    places = [
        Span(DocumentId(one["document_id"]), one["start"], one["end"])
        for one in read.operands[0].spans
    ]
    there = {one for place in places for one in prints.at.get(place, ())}
    found = frozenset(other for one in there for other in prints.same_amount(one))
    is_fit = found and all(prints.is_editable(one, found) for one in found)
    return found if is_fit else frozenset()


def _twin(gold: Mapping[str, Any], edited: frozenset[Identity]) -> dict[str, Any] | None:
    """Give the gold of the edited documents; None where no value follows."""
    read = meaning(gold)
    values = [_now(gold["cik"], one, edited) for one in read.operands]
    try:
        value = read.figure(values)
    except DecimalException:
        return None
    if value is None:
        return None
    if gold["unit"] == "ratio":
        value = value.quantize(Decimal("1e-10"))
    made = {**gold, "value": f"{value:f}", "was": gold["value"]}
    if gold["kind"] == "derived":
        rows = zip(gold["operands"], values, strict=True)
        made["operands"] = [{**row, "value": f"{now:f}"} for row, now in rows]
    return made


def _now(cik: str, operand: Operand, edited: frozenset[Identity]) -> Decimal:
    """Say what an operand is in the edited documents, whichever question edited it."""
    about = (cik, operand.concept, operand.start, operand.end)
    is_edited = any(one[:4] == about for one in edited)
    return edited_value(operand.value) if is_edited and operand.value else operand.value


class EditedStore(Store):
    """A store whose documents and facts are edited as they are read."""

    def __init__(self, home: Path, made: Twins) -> None:
        self._identities = made.identities
        self._edits: dict[str, list[Edit]] = defaultdict(list)
        for edit in made.edits:
            self._edits[edit.document_id].append(edit)
        self._said = hashlib.sha256(repr(made.edits).encode()).hexdigest()
        super().__init__(home)

    @property
    def digest(self) -> str:
        return hashlib.sha256(f"{super().digest} {self._said}".encode()).hexdigest()

    def document(self, document_id: str) -> Document:
        document = super().document(document_id)
        edits: Sequence[Edit] = self._edits.get(document_id, ())
        return replace(document, text=edited_text(document.text, edits)) if edits else document

    def facts(self, cik: Cik) -> tuple[Fact, ...]:
        return tuple(map(self._edited, super().facts(cik)))

    def _edited(self, fact: Fact) -> Fact:
        is_said = not fact.dimensions and identity(fact) in self._identities
        return replace(fact, value=edited_value(fact.value)) if is_said and fact.value else fact
