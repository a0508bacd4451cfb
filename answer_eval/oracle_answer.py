"""Gold pieces put into an answer that the engine has given: its figure, its citations, its words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from answer_eval.evidence import Facts, gold_facts, period_of
from answer_eval.gold_meaning import gold_operands
from answer_eval.gold_places import gold_alternatives
from data.company import Cik
from data.fact import Fact
from data.span import Span

Json = dict[str, Any]
Gold = Mapping[str, Any]
TextOf = Callable[[str], str]


@dataclass(frozen=True, slots=True)
class GoldAnswer:
    """What an answer to one question should be made of."""

    gold: Gold
    leaves: tuple[Fact, ...]
    """The reported numbers under its figure, one print of each; empty where the gold names none."""
    places: tuple[Span, ...]
    """Of an answer in words: the first alternative's."""
    text_of: TextOf

    @property
    def is_words(self) -> bool:
        return self.gold.get("kind") == "words" and self.gold["outcome"] == "answered"

    def derived(self, answer: Json) -> Json:
        """Put in what is said: the refusal, the figure, the words at the gold places; cited where there was none."""
        if self.gold["outcome"] != "answered":
            return {**answer, **_refusal(self.gold)}
        plain = {**answer, "outcome": "answered", "reason": None}
        if self.is_words:
            said = "\n\n".join(self._text(place) for place in self.places)
            told = {**plain, "text": said or answer["text"]}
            return told if answer["outcome"] == "answered" else self.cited(told)
        if answer["figures"] and answer["figures"][0]["value"] == self.gold["value"]:
            return plain
        return self.cited({**plain, "figures": [_figure(self.gold, ())]})

    def cited(self, answer: Json) -> Json:
        """Put in the citations of the gold places, and of the figure those alone."""
        if self.gold["outcome"] != "answered":
            return answer
        if self.is_words:
            return {**answer, "citations": self._of_places()} if self.places else answer
        if not self.leaves or not answer["figures"]:
            return answer
        citations = [self._citation(at, fact) for at, fact in enumerate(self.leaves, 1)]
        inputs = [_leaf(fact) for fact in self.leaves]
        markers = [one["marker"] for one in citations]
        first = {**answer["figures"][0], "inputs": inputs, "citations": markers}
        return {**answer, "figures": [first, *answer["figures"][1:]], "citations": citations}

    def worded(self, answer: Json) -> Json:
        """Put in the expected words."""
        expected = self.gold.get("expects") or ()
        return {**answer, "text": " ".join((answer["text"], *expected))} if expected else answer

    def _of_places(self) -> list[Json]:
        return [
            _cite(at, self._text(place), place, self.gold.get("cik") or None)
            for at, place in enumerate(self.places, 1)
        ]

    def _citation(self, marker: int, fact: Fact) -> Json:
        assert fact.span is not None
        return _cite(marker, self._text(fact.span), fact.span, fact.cik)

    def _text(self, place: Span) -> str:
        return self.text_of(place.document_id)[place.start : place.end]


def gold_answer(gold: Gold, facts: Facts, text_of: TextOf) -> GoldAnswer:
    """Find what the gold answer is made of."""
    first = gold_alternatives(gold)[:1]
    places = tuple(need[0] for alternative in first for need in alternative)
    return GoldAnswer(gold, gold_leaves(gold, facts), places, text_of)


def gold_leaves(gold: Gold, facts: Facts) -> tuple[Fact, ...]:
    """Take the newest placed print of each operand; none where one is nowhere on file."""
    if gold["outcome"] != "answered" or not gold.get("cik") or gold.get("value") is None:
        return ()
    found = [one for one in gold_facts(gold, facts.of(Cik(gold["cik"]))) if one.span]
    leaves = []
    for operand in gold_operands(gold):
        key = (operand.concept, operand.start, operand.end, operand.value)
        prints = [one for one in found if (one.concept, *period_of(one.period), one.value) == key]
        if not prints:
            return ()
        leaves.append(max(prints, key=lambda one: str(one.filed or "")))
    return tuple(leaves)


def _refusal(gold: Gold) -> Json:
    reason = {"code": gold["reason"] or "", "words": ""}
    return {"outcome": gold["outcome"], "reason": reason, "figures": [], "citations": []}


def _figure(gold: Gold, markers: Sequence[int]) -> Json:
    return {
        "label": gold.get("item") or "",
        "value": gold["value"],
        "unit": gold["unit"],
        "formula": "reported" if gold["kind"] == "reported" else "gold",
        "period": gold["period"],
        "fiscal": "",
        "inputs": [],
        "citations": list(markers),
        "shown": gold["value"],
        "notes": [],
    }


def _leaf(fact: Fact) -> Json:
    start, end = period_of(fact.period)
    return {
        "concept": fact.concept,
        "value": f"{fact.value:f}",
        "unit": fact.unit,
        "period": {"start": start, "end": end},
        "dimensions": {},
        "document_id": fact.span.document_id if fact.span else None,
    }


def _cite(marker: int, quote: str, place: Span, cik: str | None) -> Json:
    return {
        "marker": marker,
        "document_id": place.document_id,
        "cik": cik,
        "spans": [{"start": place.start, "end": place.end}],
        "quotes": [quote],
    }
