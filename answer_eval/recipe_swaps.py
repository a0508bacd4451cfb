"""What the engine is given for one question under a recipe: its piece of the gold, or all but it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from answer_eval.evidence import (
    Facts,
    GoldRetriever,
    HidingRetriever,
    Shown,
    TableOf,
    UnscopedRetriever,
    completed,
    gold_documents,
    gold_facts,
    gold_passages,
    without_gold,
)
from answer_eval.oracle_reading import gold_reading
from answer_eval.recipes import Gold, Recipe
from chat.engine import Engine
from chat.on_file import OnFile
from chat.reading_types import Reading
from chat.swaps import Swaps


def swaps_of(one: Recipe, engine: Engine) -> Callable[[Gold], Swaps]:
    """Make what is handed in, question by question; facts and lists are read once."""
    if one.evidence in ("retrieved", "closed_book", "twin", "planted"):
        return lambda _: Swaps(reading=_ON_PATH[one.path], on_file=_SCOPED[one.scope])
    facts = Facts(engine.store)
    if one.evidence == "gold_removed":
        every = tuple(entry.document_id for entry in engine.store.entries())
        return lambda gold: _removed(gold, facts, every)
    is_alone = one.evidence == "oracle"
    return lambda gold: oracle_swaps(gold, engine, facts, is_alone=is_alone)


def _as_text(own: Reading) -> Reading:
    return replace(own, is_prose=True)


def _as_figure(own: Reading) -> Reading:
    return replace(own, is_prose=False, asks_for_words=False) if own.wanted else own


_ON_PATH: Mapping[str, Callable[[Reading], Reading]] = {
    "both": lambda own: own,
    "text": _as_text,
    "facts": _as_figure,
}
_SCOPED: Mapping[str, Callable[[OnFile], OnFile]] = {
    "named": lambda own: own,
    "all": lambda own: Shown(own, UnscopedRetriever(own.index())),
}


def oracle_swaps(gold: Gold, engine: Engine, facts: Facts, *, is_alone: bool) -> Swaps:
    """Hand in the gold reading and passages; alone, the gold facts in place of all."""
    gold = completed(gold, facts)

    def on_file(own: OnFile) -> OnFile:
        passages = gold_passages(gold, engine.store.document)
        retriever = own.index()
        if passages:
            retriever = GoldRetriever(retriever, passages, not is_alone)
        return Shown(own, retriever, gold_table(gold, facts) if is_alone else None)

    companies = engine.store.companies()
    return Swaps(reading=lambda own: gold_reading(own, gold, companies), on_file=on_file)


def gold_table(gold: Gold, facts: Facts) -> TableOf | None:
    """Make a table of the gold facts; None where the gold knows none, and for what must be refused."""
    if not gold.get("cik") or gold.get("value") is None:
        return None
    found = frozenset(gold_facts(gold, facts.of(gold["cik"])))
    return facts.only(found.__contains__) if found else None


def _removed(gold: Gold, facts: Facts, every: Sequence[Any]) -> Swaps:
    hidden = gold_documents(gold)

    def on_file(own: OnFile) -> OnFile:
        retriever = HidingRetriever(own.index(), hidden, tuple(every))
        return Shown(own, retriever, facts.only(without_gold(gold)), hidden)

    return Swaps(on_file=on_file)
