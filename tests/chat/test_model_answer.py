"""What a model writes: every pointer is a place, every figure is licensed, and what is neither is said."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from chat.answer import Answer
from chat.answer_json import answer_json, read_answer_json
from chat.engine import Engine
from chat.events import Wrote
from chat.model import Draft, Segment
from data.errors import ModelError
from data.store import open_store
from tests.chat.scripted_models import ScriptedModel

FUEL = "How many employees did Tolvane have at the end of 2024?"


def engine_with(home: Path, *answers: str | Draft | Exception) -> tuple[Engine, ScriptedModel]:
    model = ScriptedModel(answers)
    return Engine(open_store(home), say=lambda _: None, writer=model), model


def number_of(model_source_texts: Iterable[str], *words: str) -> int:
    """The number of the source that has all the words."""
    return next(
        place
        for place, text in enumerate(model_source_texts, start=1)
        if all(word in text for word in words)
    )


@pytest.fixture(scope="module")
def source(sample_home: Path) -> tuple[int, str]:
    """Number and text of the source that counts Tolvane's people."""
    engine, model = engine_with(sample_home, "NOT FOUND")
    engine.answer(FUEL)
    texts = [one.text for one in model.asked[0].sources]
    number = number_of(texts, "employ")
    return number, texts[number - 1]


def figure_in(text: str) -> str:
    found = re.search(r"\d+,\d{3}", text)
    assert found is not None
    return found[0]


def quotes_stand(answer: Answer, home: Path) -> bool:
    store = open_store(home)
    return all(
        store.document(one.document_id or "").text[span.start : span.end] == quote
        for one in answer.citations
        for span, quote in zip(one.spans, one.quotes, strict=True)
    )


def test_a_sentence_with_its_source_is_a_claim_with_its_place(
    sample_home: Path, source: tuple[int, str]
) -> None:
    number, text = source
    count = figure_in(text)
    engine, _ = engine_with(sample_home, f"Tolvane had {count} employees [{number}].")
    answer = engine.answer(FUEL)
    assert answer.text == f"Tolvane had {count} employees [1]."
    assert (answer.outcome, answer.model) == ("answered", "scripted:model")
    assert [claim.support for claim in answer.claims] == ["model"]
    assert quotes_stand(answer, sample_home)
    assert count in answer.citations[0].quotes[0]
    assert not answer.dropped
    assert not answer.withheld
    assert answer.tokens is not None


def test_a_figure_that_its_source_does_not_have_is_withheld_after_one_repair(
    sample_home: Path, source: tuple[int, str]
) -> None:
    number, text = source
    wrong = figure_in(text)[:-1] + ("1" if figure_in(text)[-1] != "1" else "2")
    said = f"Tolvane had {wrong} employees [{number}]."
    engine, model = engine_with(sample_home, said, said)
    answer = engine.answer(FUEL)
    assert answer.text == "Tolvane had [figure withheld] employees [1]."
    assert [one.said for one in answer.withheld] == [wrong]
    assert len(model.asked) == 2
    assert wrong in model.asked[1].repair


def test_a_repair_that_mends_the_figure_counts(sample_home: Path, source: tuple[int, str]) -> None:
    number, text = source
    count = figure_in(text)
    engine, _ = engine_with(
        sample_home, f"Tolvane had 9{count} employees [{number}].", f"Tolvane had {count} employees [{number}]."
    )  # fmt: skip
    answer = engine.answer(FUEL)
    assert answer.text == f"Tolvane had {count} employees [1]."
    assert not answer.withheld


def test_a_marker_that_names_no_source_is_dropped_with_its_reason(sample_home: Path) -> None:
    said = "People work there [99]. They do [TLVN-2024#3]. So it is [1]."
    engine, _ = engine_with(sample_home, said, said)
    answer = engine.answer(FUEL)
    assert [one.said for one in answer.dropped] == ["[99]", "[TLVN-2024#3]"]
    assert "There is no source [99]" in answer.dropped[0].reason
    assert [claim.support for claim in answer.claims] == ["unsupported", "unsupported", "model"]
    assert len(answer.citations) == 1


def test_a_slot_that_was_not_given_is_withheld_with_its_reason(
    sample_home: Path, source: tuple[int, str]
) -> None:
    number, _ = source
    said = f"Tolvane had {{f9}} employees [{number}]."
    engine, model = engine_with(sample_home, said, said)
    answer = engine.answer(FUEL)
    assert answer.text == "Tolvane had [figure withheld] employees [1]."
    assert [(one.said, one.reason) for one in answer.withheld] == [
        ("{f9}", "There is no figure {f9}.")
    ]
    assert "There is no figure {f9}." in model.asked[1].repair


def test_a_draft_that_points_at_nothing_gives_way_to_quotes(sample_home: Path) -> None:
    said = '{"summary": "People work there."}'
    engine, _ = engine_with(sample_home, said, said)
    answer = engine.answer(FUEL)
    assert (answer.model, {claim.support for claim in answer.claims}) == ("none", {"quoted"})
    assert "points at none of its sources" in answer.claims[-1].notes[0]


def test_drafts_that_give_way_to_quotes_are_paid_for_too(sample_home: Path) -> None:
    said = Draft((Segment("People work there."),), "end", "", tokens=(300, 20), cost_usd="0.012")
    engine, model = engine_with(sample_home, said, said)
    engine_parts, _ = engine_with(sample_home, said, said)
    answer = engine.answer(FUEL)
    assert (answer.model, len(model.asked)) == ("none", 1)
    assert (answer.tokens, answer.cost_usd) == ((300, 20), "0.012")
    both = engine_parts.answer("Who oversees cybersecurity at Tolvane and Halden?")
    assert (both.model, both.tokens, both.cost_usd) == ("none", (300, 20), "0.012")


def test_a_first_draft_is_paid_for_although_the_second_call_fails(
    sample_home: Path, source: tuple[int, str]
) -> None:
    number, _ = source
    first = Draft((Segment("98,765 work there.", (number,)),), "end", "", tokens=(300, 20))
    engine, model = engine_with(sample_home, first, ModelError("It broke off.", model="x"))
    answer = engine.answer(FUEL)
    assert (answer.model, answer.tokens, len(model.asked)) == ("none", (300, 20), 2)


def test_what_no_source_answers_is_not_found(sample_home: Path) -> None:
    engine, model = engine_with(sample_home, "NOT FOUND.")
    answer = engine.answer(FUEL)
    assert (answer.outcome, answer.reason and answer.reason.code) == ("not_found", "not_in_filings")
    assert len(model.asked) == 1


def test_a_figure_question_never_reaches_the_model(sample_home: Path) -> None:
    engine, model = engine_with(sample_home)
    answer = engine.answer("What was Tolvane's revenue in fiscal 2024?")
    assert answer.figures[0].figure.value == 1_185_359_000
    assert (model.asked, answer.model) == ([], "none")


def test_a_model_that_fails_is_said_and_the_passage_is_quoted(sample_home: Path) -> None:
    down = ModelError("Ollama isn't running. Start it with: ollama serve", model="ollama:llama3.2")
    engine, _ = engine_with(sample_home, down)
    answer = engine.answer(FUEL)
    assert answer.model == "none"
    assert [claim.support for claim in answer.claims] == ["quoted"] * len(answer.claims)
    words = "ollama:llama3.2 did not answer. Ollama isn't running. Start it with: ollama serve"
    assert words in answer.claims[-1].notes


def test_digits_of_a_draft_are_hidden_until_they_are_checked(
    sample_home: Path, source: tuple[int, str]
) -> None:
    number, text = source
    engine, _ = engine_with(sample_home, f"Tolvane had {figure_in(text)} employees [{number}].")
    texts = [event.text for event in engine.stream(FUEL) if isinstance(event, Wrote)]
    assert not any(sign.isdigit() for sign in "".join(texts[:-1]))
    assert figure_in(text) in texts[-1]


def test_brackets_and_markup_of_a_document_reach_no_prompt(sample_home: Path) -> None:
    engine, model = engine_with(sample_home, "NOT FOUND")
    engine.answer("What are the risks of Tolvane?")
    for one in model.asked[0].sources if model.asked else ():
        assert not set("[]{}<>`\n") & set(one.text)


def test_an_answer_of_a_model_survives_being_stored(
    sample_home: Path, source: tuple[int, str]
) -> None:
    number, text = source
    engine, _ = engine_with(sample_home, f"Tolvane had {figure_in(text)} employees [{number}].")
    answer = engine.answer(FUEL)
    assert read_answer_json(answer_json(answer)) == answer


class PointedModel(ScriptedModel):
    """One whose service points at what it cites."""

    writes_markers = False


def test_a_model_whose_service_points_at_what_it_cites_is_given_more_sources(
    sample_home: Path,
) -> None:
    given = []
    for kind in (ScriptedModel, PointedModel):
        model = kind(["NOT FOUND"])
        engine = Engine(open_store(sample_home), say=lambda _: None, writer=model)
        engine.answer("What does Tolvane say about its revenue and its customers?")
        given.append(model.asked[0].sources)
    few, many = given
    assert len(few) == 20 < len(many) <= 40
    assert many[:20] == few
