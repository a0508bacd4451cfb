"""Models that change what they are given show no changed figure; figure questions reach no model at all.

What is shown is read here by itself, from the quotes of the answer's citations, not by the gate's code.
"""

import json
import re
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from chat.answer import Answer, Citation, Claim
from chat.engine import Engine
from chat.model import Chosen
from data.store import open_store
from tests.chat.changing_models import (
    FIGURE,
    YEAR,
    Change,
    Changing,
    ChangingModel,
    Told,
    digits,
    owner,
    units,
    years,
)
from tests.chat.prose_questions import OF_REAL, OF_SAMPLE

GOLD = Path(__file__).resolve().parents[2] / "answer_eval" / "gold"
OTHER_MARKS = str.maketrans(".,", ",.")
MARKERS = re.compile(r"\s*\[\d+\]")
AMOUNT = re.compile(
    r"(?<![\w.,])(?:[$€£] ?)?\(?[0-9][0-9.,]*\)?(?: ?(?:%|basis points|[a-záéíóúñ]+))?"
)
PAIR = re.compile(r"((?:19|20)\d\d)(?: \(\d\d weeks\))? = ([^;a-z]*[0-9][0-9.,]*)")


@dataclass(frozen=True)
class Shown:
    """A claim of an answer with what it cites and what the model made of that."""

    claim: Claim
    cited: tuple[Citation, ...]
    told: Told

    @property
    def text(self) -> str:
        return MARKERS.sub("", self.claim.text)

    @property
    def quotes(self) -> str:
        return "\n".join(quote for one in self.cited for quote in one.quotes)

    @property
    def around(self) -> str:
        """What stands above the quotes, and when their filing is of."""
        known = [(one.title, *one.path, str(one.filed)) for one in self.cited]
        return "\n".join(text for texts in known for text in texts)


def figures(text: str) -> list[str]:
    return FIGURE.findall(text)


def printed(text: str) -> set[str]:
    """The figures that a text prints, read either way."""
    found = set(figures(text))
    return found | {one.translate(OTHER_MARKS) for one in found}


def shown_by(answer: Answer, model: ChangingModel) -> Iterator[Shown]:
    told = {(one.source.document_id, one.source.spans): one for one in model.told}
    cited = {one.marker: one for one in answer.citations}
    for claim in answer.claims:
        citations = tuple(cited[marker] for marker in claim.citations)
        if claim.support == "model" and citations:
            document_id = citations[0].document_id
            assert document_id is not None
            yield Shown(claim, citations, told[document_id, citations[0].spans])


@dataclass
class Tally:
    """What came of all questions."""

    asked: int = 0
    written: int = 0
    claims: int = 0
    changed: int = 0
    left: int = 0
    """Changed figures that stand in what is cited all the same: 3 for 2, where it says both."""


CHANGES: dict[str, Changing] = {"digits": digits, "units": units, "years": years}
KINDS = ("digits", "units", "years", "owner")


def ask_all(home: Path, questions: Sequence[str], others: tuple[str, str]) -> Tally:
    """Ask each question of a model that changes one kind of thing, and read what is shown."""
    engine = Engine(open_store(home), say=lambda _: None)
    tally = Tally()
    for number, question in enumerate(questions):
        kind = KINDS[number % len(KINDS)]
        other = next(one for one in others if one.split()[0] not in question)
        model = ChangingModel(CHANGES.get(kind) or owner(other))
        answer = answer_of(engine, question, model)
        tally.asked += 1
        tally.written += model.calls > 0
        assert model.calls <= 2
        if answer.model != "none":
            check(answer, model, kind, other, tally)
    return tally


def answer_of(engine: Engine, question: str, model: ChangingModel) -> Answer:
    *_, done = engine.stream(question, chosen=lambda: Chosen(model))
    return done.answer  # type: ignore[union-attr]


def check(answer: Answer, model: ChangingModel, kind: str, other: str, tally: Tally) -> None:
    assert all(one.reason for one in (*answer.withheld, *answer.dropped))
    shown = list(shown_by(answer, model))
    for one in shown:
        tally.claims += 1
        known = printed(one.quotes) | printed(one.around)
        assert [figure for figure in figures(one.text) if figure not in known] == [], one
        if kind == "owner":
            assert other not in one.text, one
        elif kind == "units":
            no_changed_unit(one)
        else:
            no_changed_number(one, tally)
        if kind == "years":
            no_changed_pair(one)
    assert kind != "digits" or not shown or answer.withheld, "What was changed is not said."


def no_changed_number(one: Shown, tally: Tally) -> None:
    """A changed number may only be left where what is cited, or its title, prints it too."""
    left = [change for change in one.told.changes if is_shown(change, one.text)]
    tally.changed += len(one.told.changes)
    tally.left += len(left) if not any(YEAR.fullmatch(change.now) for change in left) else 0
    assert all(change.now in printed(one.quotes) | printed(one.around) for change in left), one


def is_shown(change: Change, text: str) -> bool:
    return re.search(rf"(?<![\d.,]){re.escape(change.now)}(?!\d|[.,]\d)", text) is not None


def no_changed_unit(one: Shown) -> None:
    """No amount stands with a unit that the quotes do not print with it."""
    source = " ".join(one.told.source.text.split())
    for amount in AMOUNT.findall(one.text):
        said = amount.rstrip(".,")
        if said.strip("()$€£ ").isdigit() and " " not in said:
            continue
        changed = [change.now.strip() for change in one.told.changes if change.now.strip() in said]
        assert not changed or said in source, (said, one)


def no_changed_pair(one: Shown) -> None:
    """No value of a row stands under a year that it is not of."""
    true = set(PAIR.findall(one.told.source.text))
    assert not set(PAIR.findall(one.text)) - true, one


def test_a_changed_figure_of_the_sample_is_never_shown(sample_home: Path) -> None:
    begun = time.process_time()
    tally = ask_all(sample_home, OF_SAMPLE, ("Halden Apparel", "Tolvane Controls"))
    assert tally.asked == 138
    assert tally.written >= 115
    assert tally.claims >= 150
    assert tally.left <= 0.02 * tally.changed
    assert time.process_time() - begun < 60


def test_a_changed_figure_of_a_real_filing_is_never_shown(filings_home: Path) -> None:
    begun = time.process_time()
    tally = ask_all(filings_home, OF_REAL, ("Oracle", "Procter & Gamble"))
    assert tally.asked == 162
    assert tally.written >= 150
    assert tally.claims >= 300
    assert tally.left <= 0.02 * tally.changed
    assert time.process_time() - begun < 60


# Figure questions.


class NoModel(ChangingModel):
    """Counts how often it is asked."""

    def __init__(self) -> None:
        super().__init__(digits)


def figure_questions(name: str) -> list[str]:
    lines = map(json.loads, (GOLD / name).read_text(encoding="utf-8").splitlines())
    asked = [one for one in lines if one.get("kind") in ("reported", "derived")]
    return [str(one["question"]) for one in asked if not one.get("turns")]


OF_SAMPLE_FIGURES = [
    wording.format(item=item, company=company, year=year)
    for company in ("Tolvane", "Halden", "Pellmere", "Hestrava")
    for year in (2023, 2024)
    for item in ("revenue", "net income", "operating margin", "total assets", "capex")
    for wording in ("What was {company}'s {item} in {year}?", "{item} de {company} en {year}")
]


def test_no_figure_question_of_the_gold_reaches_a_model(filings_home: Path) -> None:
    model = NoModel()
    engine = Engine(open_store(filings_home), say=lambda _: None, writer=model)
    questions = figure_questions("typed_questions.jsonl")
    answers = [engine.answer(question) for question in questions]
    assert len(answers) >= 220
    assert model.calls == 0
    assert {answer.model for answer in answers} == {"none"}


def test_no_figure_question_of_the_sample_reaches_a_model(sample_home: Path) -> None:
    model = NoModel()
    engine = Engine(open_store(sample_home), say=lambda _: None, writer=model)
    asked = [*OF_SAMPLE_FIGURES, *figure_questions("gate_questions.jsonl")]
    answers = [engine.answer(question) for question in asked]
    assert model.calls == 0
    assert sum(answer.outcome == "answered" for answer in answers) >= 80


@pytest.mark.parametrize(
    ("question", "route"),
    [
        ("¿Cuáles fueron las ventas de Valdoria Envases en 2024?", "figure"),
        ("What was the net income of Quelbora Tecnología Médica in 2024?", "figure"),
        ("What was Tolvane's revenue from its largest customer in 2024?", "passage"),
        ("¿Cuál es el EBITDA ajustado de Quelbora Tecnología Médica?", "figure"),
    ],
)
def test_a_figure_that_only_tables_or_the_text_have_reaches_no_model(
    sample_home: Path, question: str, route: str
) -> None:
    model = NoModel()
    answer = Engine(open_store(sample_home), say=lambda _: None, writer=model).answer(question)
    assert (answer.outcome, answer.route.kind) == ("answered", route)
    assert (model.calls, answer.model) == (0, "none")
