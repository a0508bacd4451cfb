"""Asks the questions: from the list in words/preguntas.txt and from beside the facts of each subject."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from random import Random
from typing import Literal

from data.corpora.fund_plan import FUNDS
from data.corpora.gold import Answering, Gold
from data.corpora.issuer_books import SEED
from data.corpora.issuer_plan import PLANS
from data.corpora.placing import FactKey
from data.corpora.spanish_documents import WrittenDocument, places_by_fact
from data.corpora.spanish_numbers import growth, percent, printed, rounded
from data.corpora.word_files import AskedFact, asked_facts, asked_lines

QuestionKind = Literal[
    "text", "table", "note", "text+note", "table+note", "calculation", "comparison", "unanswerable"
]
COUNTS: dict[QuestionKind, int] = {
    "text": 122, "table": 64, "unanswerable": 17, "text+note": 16, "note": 16, "table+note": 13,
    "calculation": 8, "comparison": 7,
}  # fmt: skip
KINDS: dict[str, QuestionKind] = {str(kind): kind for kind in COUNTS}
REPORT = "informe anual de "
"""A question with these words asks what one report says."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question with its answer and the passages that hold it."""

    question_id: str
    question: str
    kind: QuestionKind
    document_ids: tuple[str, ...]
    """The documents asked about; for an unanswerable one, where what is nearest to it stands."""
    answer: str
    gold: Gold
    """Alternatives, best first; the passages of any one of them suffice. None: no answer on file."""

    @property
    def answerable(self) -> bool:
        """Whether the documents hold the answer."""
        return bool(self.gold)


class Asker:
    """Asks about documents that have been written."""

    def __init__(self, written: Sequence[WrittenDocument]) -> None:
        self._written = {one.document.document_id: one for one in written}
        self._places = places_by_fact(tuple(written))
        passages = [passage for one in written for passage in one.passages]
        self._answering = Answering(self._places, passages)

    def questions(self) -> tuple[Question, ...]:
        """Give all questions, numbered, kind by kind."""
        asked = list(self._from_list())
        beside = list(self._beside_facts())
        Random(SEED).shuffle(beside)
        chosen: list[Question] = []
        for kind, count in COUNTS.items():
            listed = [one for one in asked if one.kind == kind]
            more = [one for one in beside if one.kind == kind]
            chosen += (listed + more)[:count]
        return tuple(replace(one, question_id=f"Q{n:03d}") for n, one in enumerate(chosen, 1))

    def _from_list(self) -> Iterator[Question]:
        for kind, documents, facts, answer, wordings in asked_lines("preguntas.txt"):
            if kind == "comparison":
                yield self._comparison(documents, facts, answer, wordings[0])
                continue
            if kind == "unanswerable":
                yield self._unanswerable(documents, facts[0][0], answer, wordings[0])
                continue
            for place, document_id in enumerate(documents):
                wording = wordings[place % len(wordings)]
                yield self._one(KINDS[kind], document_id, facts, answer, wording)

    def _one(
        self,
        kind: QuestionKind,
        document_id: str,
        facts: list[list[str]],
        answer: str,
        wording: str,
    ) -> Question:
        keys = [[self._key(document_id, fact) for fact in group] for group in facts]
        told = [self._printed(key) for key in keys[0]]
        said = calculated(answer, told) if kind == "calculation" else answer
        names = self._names(document_id)
        return Question(
            "", _filled(wording, names), kind, (document_id,),
            _filled(said, names | {str(n): text for n, text in enumerate(told)}),
            self._answering.gold(keys, (document_id,), kind, REPORT in wording),
        )  # fmt: skip

    def _comparison(
        self, documents: list[str], facts: list[list[str]], which: str, wording: str
    ) -> Question:
        """Compare by the first fact; a further one is told of the winner alone, and settles it alone."""
        (fact,), *alone = facts
        keys = {document_id: self._key(document_id, fact) for document_id in documents}
        best = (max if which == "max" else min)(
            documents, key=lambda one: amount(self._printed(keys[one]))
        )
        is_one_subject = len({key[0] for key in keys.values()}) == 1
        names = self._names(best)
        name = names["año"] if is_one_subject else names["corto"] or names["fondo"]
        settled = [[self._key(best, one) for one in group] for group in alone]
        gold = self._answering.gold([list(keys.values()), *settled], documents, "comparison")
        answer = f"{name}, con {self._printed(keys[best])}"
        return Question("", wording, "comparison", tuple(documents), answer, gold)

    def _unanswerable(self, documents: list[str], fact: str, answer: str, wording: str) -> Question:
        near = self._places[self._key(documents[0], fact)]
        assert any(place.passage_id.startswith(documents[0]) for place in near), wording
        return Question("", wording, "unanswerable", tuple(documents), answer, ())

    def _beside_facts(self) -> Iterator[Question]:
        for subject in (*(one.issuer_id for one in PLANS), *(one.fund_id for one in FUNDS)):
            for asked in asked_facts(f"{subject}.txt"):
                yield self._beside(subject, asked)

    def _beside(self, subject: str, asked: AskedFact) -> Question:
        key = (subject, asked.item, asked.year)
        text = self._printed(key)
        years = [one for one in ("2023", "2024") if one in asked.question]
        about = [one for one in self._written.values() if one.document.subject == subject]
        held = {place.passage_id.split("-")[0] for place in self._places[key]}
        about = [one for one in about if one.document.document_id in held]
        named = [one for one in about if one.document.year in years] or about
        documents = (named[0].document.document_id,)
        gold = self._answering.gold([[key]], documents, asked.kind, REPORT in asked.question)
        kind = KINDS[asked.kind]
        return Question("", asked.question, kind, documents, asked.answer.replace("{}", text), gold)

    def _key(self, document_id: str, fact: str) -> FactKey:
        """Find the fact that a document tells under a name."""
        one = self._written[document_id]
        if fact in one.book:
            return one.book[fact].key
        return next(place.key for place in one.places if place.key[1] == fact)

    def _printed(self, key: FactKey) -> str:
        place = self._places[key][0]
        text = self._written[place.passage_id.split("-")[0]].document.text
        return text[place.start : place.end]

    def _names(self, document_id: str) -> dict[str, str]:
        book = self._written[document_id].book
        names = {name: told.text for name, told in book.items() if name.startswith("año")}
        names |= {
            name: book[name].text if name in book else "" for name in ("corto", "moneda", "año")
        }
        fund = book["fondo"].text.removesuffix(" UCITS ETF") if "fondo" in book else ""
        return names | {"fondo": fund}


def _filled(words: str, names: dict[str, str]) -> str:
    for name, text in names.items():
        words = words.replace(f"{{{name}}}", text)
    return words


def amount(text: str) -> Decimal:
    """Read a number as the documents print it."""
    return Decimal(text.removesuffix(" %").replace(".", "").replace(",", "."))


def calculated(formula: str, told: Sequence[str]) -> str:
    """Work out an answer from two numbers as printed."""
    now, before = map(amount, told)
    if formula == "crecimiento":
        return f"{printed(growth(now, before))} %"
    if formula == "porcentaje":
        return percent(now, before)
    return f"{printed(rounded(now / before))} veces"
