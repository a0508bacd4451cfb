"""Gold questions from the facts on file, written apart from the code that answers.

Nothing of the tables, formulas, periods or words of the answering side is imported: an error there
has to show here. `gold_questions` samples the same questions for the same store, number and seed.
"""

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from decimal import Decimal
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

from answer_eval.gold_asks import Ask, Company, Right, Twin, reported_asks, sheet
from answer_eval.gold_book import Book, Printed
from answer_eval.gold_comparisons import comparison_asks, follow_up_asks
from answer_eval.gold_derived import derived_asks, quarter_asks
from answer_eval.gold_period_words import Language
from answer_eval.gold_periods import period_json
from answer_eval.gold_phrases import names
from answer_eval.gold_refusals import as_of_asks, concept_asks, period_asks, stranger_asks
from answer_eval.gold_sentences import sentence
from answer_eval.gold_spanish import spanish_golds
from answer_eval.gold_twins import TWINS, twin_asks
from data.errors import SetupError
from data.store import Store

SHARES = {
    "annual": 18,
    "quarter": 8,
    "year to date": 6,
    "instant": 10,
    "derived": 10,
    "quarter by difference": 4,
    "no answer": 8,
    "as of": 8,
    "as of, superseded": 4,
    TWINS: 8,
    "comparison": 4,
    "follow-up": 4,
    "robustness": 4,
    "cross-language": 4,
}
"""Percent of the questions by slice, as far as there is enough to ask; the rest is in words."""
WORDS_SHARE = 8
"""Percent of the questions that are of the Spanish set, as far as its documents are on file."""
DEFAULT_COUNT = 1200
_LANGUAGES: tuple[Language, ...] = ("en", "en", "en", "es", "es")
"""Three questions in five are English, as in the typed ones."""


def gold_questions(
    store: Store, *, count: int = DEFAULT_COUNT, seed: int = 1
) -> list[dict[str, Any]]:
    """Make questions with their right answers, spread over slices, companies and line items."""
    if not store.entries():
        raise SetupError("The store holds no documents. Add some with: python -m data add FOLDER")
    pools: dict[str, list[Ask]] = defaultdict(list)
    for ask in all_asks(store):
        pools[ask.slice].append(ask)
    chance = Random(seed)
    in_words = spanish_golds(store)
    chance.shuffle(in_words)
    asked = in_words[: count * WORDS_SHARE // 100]
    kept: dict[str, dict[str, Any]] = {one["id"]: one for one in asked}
    twice: set[str] = set()
    for gold in _golds(pools, count - len(asked), chance, in_words[len(asked) :]):
        same = kept.setdefault(gold["id"], gold)
        if (same["value"], same["reason"]) != (gold["value"], gold["reason"]):
            twice.add(gold["id"])
        if len(kept) - len(twice) >= count:
            break
    return [_split(gold) for key, gold in sorted(kept.items()) if key not in twice]


def _golds(
    pools: dict[str, list[Ask]], count: int, chance: Random, rest: Sequence[dict[str, Any]]
) -> Iterator[dict[str, Any]]:
    """Put asks into words, slice by slice; last what is left of those that are in words already."""
    for ask in _spread(pools, count, chance):
        yield _gold(ask, chance)
    yield from rest


def _split(gold: dict[str, Any]) -> dict[str, Any]:
    """Say whether a question is for working on the product or for testing it: by its company, whole."""
    cluster = str(gold.get("cluster") or gold["cik"] or gold["company"])
    number = int(hashlib.sha256(cluster.encode()).hexdigest()[:8], 16)
    return {**gold, "split": ("dev", "test")[number % 2]}


def write_gold(path: Path, questions: Iterable[dict[str, Any]]) -> None:
    """Write one question a line."""
    path.parent.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(question, ensure_ascii=False) + "\n" for question in questions]
    path.write_text("".join(lines), encoding="utf-8")


def all_asks(store: Store) -> Iterator[Ask]:
    """Everything that can be asked, in a fixed order."""
    companies = [company for company in _companies(store) if company.entries]
    years = [entry.fiscal_year for entry in store.entries() if entry.fiscal_year]
    sheets = [sheet(company) for company in companies]
    for made in sheets:
        reported = list(reported_asks(made))
        yield from reported
        for ask in reported:
            yield replace(ask, slice="robustness", sentence="slip")
            yield replace(ask, slice="cross-language", sentence="other language")
        yield from derived_asks(made)
        yield from quarter_asks(made)
        yield from period_asks(made)
        yield from concept_asks(made)
        yield from as_of_asks(made, reported)
    yield from twin_asks(sheets)
    yield from comparison_asks(sheets)
    yield from follow_up_asks(sheets)
    if years:
        yield from stranger_asks(companies, sorted(years)[len(years) // 2])


def _companies(store: Store) -> Iterator[Company]:
    for one in store.companies():
        entries = tuple(entry for entry in store.entries() if entry.cik == one.cik)
        facts = store.facts(one.cik)
        yield Company(one.cik, names(one.name, one.tickers), entries, facts, Book(facts))


def _spread(pools: dict[str, list[Ask]], count: int, chance: Random) -> Iterator[Ask]:
    """Take each slice's share, then what is left of all slices in turn."""
    queues = {name: list(_in_turn(pools[name], chance)) for name in SHARES}
    left: list[list[Ask]] = []
    for name, share in SHARES.items():
        most = count * share // 100
        yield from queues[name][:most]
        left.append(queues[name][most:])
    for row in zip_longest(*left):
        yield from (ask for ask in row if ask)


def _in_turn(asks: Sequence[Ask], chance: Random) -> Iterator[Ask]:
    """Deal out asks so that every company and item comes once before any comes twice."""
    groups: dict[tuple[str, str, str], list[Ask]] = defaultdict(list)
    for ask in asks:
        why = ask.refusals[0].reason if ask.refusals else ""
        groups[ask.names.full, "" if why else ask.item, why].append(ask)
    hands = list(groups.values())
    chance.shuffle(hands)
    for hand in hands:
        chance.shuffle(hand)
    for row in zip_longest(*hands):
        yield from (ask for ask in row if ask)


def _gold(ask: Ask, chance: Random) -> dict[str, Any]:
    language = chance.choice(_LANGUAGES)
    said = sentence(ask, language, chance)
    right = ask.rights[0] if ask.rights else None
    refusal = ask.refusals[0] if ask.refusals else None
    gold: dict[str, Any] = {
        "id": _id(" | ".join((*said.turns, said.question)), str(ask.as_of)),
        "question": said.question,
        "language": language,
        "kind": ask.kind,
        "company": ask.names.full,
        "cik": ask.cik,
        "item": ask.item,
        "concepts": [one.concept for one in right.operands] if right else [],
        "period": period_json(ask.slot.period),
        "value": _digits(right.value) if right else None,
        "unit": right.unit if right else None,
        "outcome": refusal.outcome if refusal else "answered",
        "reason": refusal.reason if refusal else None,
        "as_of": str(ask.as_of) if ask.as_of else None,
        "slice": ask.slice,
        "template": said.template,
        "wording": said.wording,
        "spans": _spans(right.operands[0]) if right and ask.kind == "reported" else [],
    }
    if said.turns:
        gold["turns"] = list(said.turns)
    if ask.twins:
        gold["twins"] = [_twin(one) for one in ask.twins]
    if right and ask.kind == "derived":
        gold["operands"] = _operands(right)
    if ask.rights[1:]:
        gold["alternatives"] = [_alternative(one) for one in ask.rights[1:]]
    if ask.refusals[1:]:
        gold["also_accept"] = [
            {"outcome": one.outcome, "reason": one.reason} for one in ask.refusals[1:]
        ]
    return gold


def _twin(twin: Twin) -> dict[str, Any]:
    return {
        "why": twin.why,
        "cik": twin.cik,
        "period": period_json(twin.period),
        "value": _digits(twin.value),
    }


def _id(question: str, as_of: str) -> str:
    """The same question has the same id in every sample."""
    return "g" + hashlib.sha256(f"{question}|{as_of}".encode()).hexdigest()[:10]


def _operands(right: Right) -> list[dict[str, Any]]:
    return [
        {
            "concept": one.concept,
            "period": period_json(one.period),
            "value": _digits(one.value),
            "spans": _spans(one),
        }
        for one in right.operands
    ]


def _alternative(right: Right) -> dict[str, Any]:
    concepts = [one.concept for one in right.operands]
    spans = _spans(right.operands[0]) if len(right.operands) == 1 else []
    return {"value": _digits(right.value), "concepts": concepts, "spans": spans}


def _spans(printed: Printed) -> list[dict[str, Any]]:
    spans = [fact.span for fact in printed.facts if fact.span]
    return [
        {"document_id": span.document_id, "start": span.start, "end": span.end} for span in spans
    ]


def _digits(value: Decimal) -> str:
    text = f"{value:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text
