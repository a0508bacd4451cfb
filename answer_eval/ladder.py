"""The oracle ladder: each miss is charged to the first stage at which the gold piece repairs it.

Gold pieces are swapped in one after another, in a fixed order, and stay in: the route; the reading; what
is retrieved (facts, or passages); what is derived from it (a figure, or what a reader takes from
passages); what is cited; what is said. The charges sum to the gap.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from answer_eval.evidence import (
    Facts,
    GoldRetriever,
    ScopedRetriever,
    Shown,
    completed,
    gold_documents,
    gold_passages,
)
from answer_eval.judging import judge
from answer_eval.ladder_charges import NOT_REPAIRED, STAGES, Stage
from answer_eval.oracle_answer import GoldAnswer, Json, gold_answer
from answer_eval.oracle_figure import gold_figure
from answer_eval.oracle_reading import gold_reading
from answer_eval.recipe_swaps import gold_table
from answer_eval.run_questions import asked
from chat.engine import Engine
from chat.on_file import OnFile
from chat.reading_types import Reading
from chat.swaps import Swaps

Gold = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Bench:
    """An engine on which pieces are swapped. Faults can be planted, to see where they are charged."""

    engine: Engine
    facts: Facts
    fault: Swaps = field(default_factory=Swaps)
    fault_after: Callable[[Json], Json] = lambda answer: answer

    def record(self, gold: Gold, stages: Sequence[Stage]) -> Json:
        """Ask with the gold pieces of these stages."""
        gold = completed(gold, self.facts)
        piece = gold_answer(gold, self.facts, self._text_of)
        engine = self.engine.swapped(self._swaps(gold, frozenset(stages), piece))
        record, _ = asked(engine, gold)
        if "answer" not in record:
            return record
        return {**record, "answer": _finished(self.fault_after(record["answer"]), piece, stages)}

    def is_good(self, gold: Gold, record: Json) -> bool:
        """Whether an answer is right and cited."""
        found = judge(gold, record["answer"], self._text_of) if "answer" in record else None
        return found is not None and found.right and found.cited

    def _text_of(self, place: str) -> str:
        return self.engine.store.document(place).text

    def _swaps(self, gold: Gold, stages: frozenset[Stage], piece: GoldAnswer) -> Swaps:
        fault, companies = self.fault, self.engine.store.companies()

        def reading(own: Reading) -> Reading:
            own = fault.reading(own)
            if "route" in stages:
                own = _routed(own, piece)
            return gold_reading(own, gold, companies) if "reading" in stages else own

        def on_file(own: OnFile) -> OnFile:
            return self._on_file(fault.on_file(own), gold, stages)

        def figure(ask: Any, own: Any) -> Any:
            own = fault.figure(ask, own)
            return gold_figure(piece, own) if "derivation" in stages else own

        return Swaps(reading, on_file, figure)

    def _on_file(self, own: OnFile, gold: Gold, stages: frozenset[Stage]) -> OnFile:
        if "reading" not in stages:
            return own
        retriever = own.index()
        passages = gold_passages(gold, self.engine.store.document)
        if passages and "retrieval" in stages:
            retriever = GoldRetriever(retriever, passages)
        elif passages:
            retriever = ScopedRetriever(retriever, tuple(sorted(gold_documents(gold))))
        table = gold_table(gold, self.facts) if "retrieval" in stages else None
        return Shown(own, retriever, table)


def _routed(own: Reading, piece: GoldAnswer) -> Reading:
    """Send it where the gold is: to the text, or to the facts with what was read."""
    if piece.is_words:
        return replace(own, is_prose=True)
    if not own.wanted:
        return own
    return replace(own, is_prose=False, asks_for_words=False, qualifiers=())


def _finished(answer: Json, piece: GoldAnswer, stages: Sequence[Stage]) -> Json:
    if "derivation" in stages:
        answer = piece.derived(answer)
    if "citing" in stages:
        answer = piece.cited(answer)
    return piece.worded(answer) if "wording" in stages else answer


def charge(bench: Bench, gold: Gold) -> str:
    """Name the first stage whose gold piece repairs a miss."""
    for count, stage in enumerate(STAGES, start=1):
        if bench.is_good(gold, bench.record(gold, STAGES[:count])):
            return stage
    return NOT_REPAIRED


def charges(
    bench: Bench, missed: Sequence[Gold], tick: Callable[[], Any]
) -> Iterator[dict[str, str]]:
    """Charge every miss, one after another."""
    for gold in missed:
        yield {"id": gold["id"], "charged": charge(bench, gold)}
        tick()
