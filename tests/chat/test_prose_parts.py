"""A question for words about several companies or years has a part for each, with its own search; what has nothing says so."""

from collections.abc import Sequence
from datetime import date
from pathlib import Path

import pytest

from chat.answer import Answer
from chat.answer_json import answer_json, read_answer_json
from chat.engine import Engine
from data.store import open_store
from tests.chat.scripted_models import ScriptedModel

TWO = "Who oversees cybersecurity at Tolvane and Halden?"
TOLVANE_SAYS = (
    "The Technology and Risk Committee of the Board, which was formed in May 2024, oversees cybersecurity; before, the "
    "Audit Committee did."
)
HALDEN_SAYS = "The Audit and Finance Committee of the Board oversees cybersecurity and is briefed at each of its five meetings a year."


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return Engine(open_store(sample_home), say=lambda _: None)


def with_model(home: Path, *texts: str) -> tuple[Engine, ScriptedModel]:
    model = ScriptedModel(texts)
    return Engine(open_store(home), say=lambda _: None, writer=model), model


def parts(answer: Answer) -> list[tuple[str, list[str]]]:
    """What heads each part, with the titles of the documents that it cites."""
    titles = {one.marker: one.title for one in answer.citations}
    found: list[tuple[str, list[str]]] = []
    for claim in answer.claims:
        head, colon, _ = claim.text.partition(": ")
        if colon and not claim.text.startswith(("“", "«")):
            found.append((head, []))
        found[-1][1].extend(titles[marker] for marker in claim.citations)
    return found


def test_each_company_is_searched_by_itself(engine: Engine) -> None:
    answer = engine.answer(TWO)
    assert answer.text == (
        f"Tolvane Controls, Inc.: “{TOLVANE_SAYS}” [1]\n\nHalden Apparel, Inc.: “{HALDEN_SAYS}” [2]"
    )
    assert [one.quotes for one in answer.citations] == [(TOLVANE_SAYS,), (HALDEN_SAYS,)]
    assert answer.route.reason.endswith("Tolvane Controls, Inc., Halden Apparel, Inc.")
    assert read_answer_json(answer_json(answer)) == answer


def test_each_year_is_searched_in_its_own_report(engine: Engine) -> None:
    answer = engine.answer("What does Tolvane say about its suppliers in 2023 and 2024?")
    (first, cited), (second, cited_too) = parts(answer)
    assert (first, second) == ("Tolvane Controls, Inc., FY2023", "Tolvane Controls, Inc., FY2024")
    assert set(cited) == {"Tolvane Controls, Inc. 10-K FY2023 (2023-12-31)"}
    assert set(cited_too) == {"Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)"}
    assert [one.marker for one in answer.citations] == list(range(1, len(answer.citations) + 1))


def test_issuers_without_tagged_facts_are_parts_too(engine: Engine) -> None:
    answer = engine.answer("¿Qué dicen Valdoria y Quelbora sobre los dividendos en 2023 y 2024?")
    names = [name for name, _ in parts(answer)]
    assert names == [
        "Valdoria Envases, S.A., FY2023",
        "Valdoria Envases, S.A., FY2024",
        "Quelbora Tecnología Médica, S.A., FY2023",
        "Quelbora Tecnología Médica, S.A., FY2024",
    ]
    for name, cited in parts(answer):
        issuer, year = name.rsplit(", FY", 1)
        assert all(issuer in title and year in title for title in cited), (name, cited)


@pytest.mark.parametrize(
    ("question", "head", "says"),
    [
        (
            "Compare the competition of Tolvane and Microsoft",
            "Microsoft",
            "“Microsoft” is not among the companies on file.",
        ),
        (
            "Describe the suppliers of Tolvane in 2019 and 2024",
            "Tolvane Controls, Inc., FY2019",
            "No document of Tolvane Controls, Inc. (TLVN) for 2019 is on file.",
        ),
    ],
)
def test_a_part_that_has_nothing_says_so_and_the_others_stay(
    engine: Engine, question: str, head: str, says: str
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered"
    (said,) = [claim for claim in answer.claims if claim.text.startswith(f"{head}: ")]
    assert says in said.text
    assert (said.support, said.citations) == ("computed", ())
    assert len(answer.citations) >= 1


def test_where_no_part_has_anything_each_says_why(engine: Engine) -> None:
    answer = engine.answer("Describe the zeppelins of Tolvane and Halden")
    assert answer.outcome == "not_found"
    assert answer.reason is not None
    assert answer.reason.code == "not_in_filings"
    assert [name for name, _ in parts(answer)] == ["Tolvane Controls, Inc.", "Halden Apparel, Inc."]
    assert answer.text.count("No passage of the filings on file says this.") == 2


def test_years_of_which_none_is_on_file_are_refused_as_one(engine: Engine) -> None:
    answer = engine.answer("Which risks does Tolvane name in 2011 and 2012?")
    assert answer.reason is not None
    assert answer.reason.code == "period_not_on_file"
    assert "for 2011, 2012 is on file" in answer.text


@pytest.mark.parametrize(
    "question",
    [
        "What does Tolvane say about its agreement with Halden?",
        "Why did Tolvane's revenue increase in 2024 compared to 2023?",
        "Who oversees cybersecurity at Tolvane?",
        "What does Tolvane say about cybersecurity in 2024?",
    ],
)
def test_one_thing_is_asked_as_one(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert "several" not in answer.route.reason


def test_a_day_and_a_document_bound_every_part(engine: Engine) -> None:
    early = engine.answer(
        "What does Tolvane say about its suppliers in 2023 and 2024?", as_of=date(2024, 6, 30)
    )
    (_, cited), (_, cited_too) = parts(early)
    assert cited
    assert cited_too == []
    assert early.claims[-1].text == (
        "Tolvane Controls, Inc., FY2024: No document that was filed by 30 Jun 2024 can answer this; the earliest one on "
        "file was filed on 20 Feb 2025."
    )
    only = "0009910482-25-000006/tlvn-20241231"
    limited = engine.answer(TWO, document_id=only)
    assert {one.document_id for one in limited.citations} == {only}
    assert "is not one of “Halden”" in limited.claims[-1].text


# With a model.


def sources_of(home: Path, question: str) -> Sequence[tuple[int, str]]:
    engine, model = with_model(home, "NOT FOUND")
    engine.answer(question)
    return [(one.number, one.title) for one in model.asked[0].sources]


def test_a_model_is_given_sources_of_each_and_told_to_write_about_each(sample_home: Path) -> None:
    engine, model = with_model(sample_home, "NOT FOUND")
    engine.answer(TWO)
    (ask,) = model.asked
    assert (
        "about each of these, and name it: Tolvane Controls, Inc.; Halden Apparel, Inc."
        in ask.system
    )
    assert {one.title.split(",")[0] for one in ask.sources} == {
        "Tolvane Controls",
        "Halden Apparel",
    }
    assert [one.number for one in ask.sources] == list(range(1, len(ask.sources) + 1))
    assert len(ask.sources) <= 20


def test_what_a_model_leaves_out_is_quoted(sample_home: Path) -> None:
    numbers = sources_of(sample_home, TWO)
    at = next(number for number, title in numbers if "Halden" in title)
    engine, _ = with_model(sample_home, f"At Halden a committee of the Board oversees it [{at}].")
    answer = engine.answer(TWO)
    assert answer.text == (
        "At Halden a committee of the Board oversees it [1].\n\n"
        f"Tolvane Controls, Inc.: “{TOLVANE_SAYS}” [2]"
    )
    assert [one.support for one in answer.claims] == ["model", "quoted"]
    assert answer.claims[1].notes == ("scripted:model says nothing of it.",)
    assert answer.model == "scripted:model"


def test_a_model_that_writes_about_both_is_shown_alone(sample_home: Path) -> None:
    numbers = sources_of(sample_home, TWO)
    one = next(number for number, title in numbers if "Tolvane" in title)
    two = next(number for number, title in numbers if "Halden" in title)
    said = f"At Tolvane a committee does [{one}]. At Halden another one does [{two}]."
    engine, _ = with_model(sample_home, said)
    answer = engine.answer(TWO)
    assert [claim.support for claim in answer.claims] == ["model", "model"]


def test_of_a_company_without_sources_a_model_is_not_asked(sample_home: Path) -> None:
    question = "Compare the competition of Tolvane and Microsoft"
    engine, model = with_model(sample_home, "There is competition [1].")
    answer = engine.answer(question)
    assert "Microsoft" not in model.asked[0].system
    assert answer.claims[-1].text.startswith("Microsoft: “Microsoft” is not among the companies")


def test_a_draft_that_points_at_nothing_gives_way_to_quotes_of_each(sample_home: Path) -> None:
    engine, _ = with_model(sample_home, "Committees do.", "Committees do.")
    answer = engine.answer(TWO)
    assert answer.model == "none"
    assert {claim.support for claim in answer.claims} == {"quoted"}
    assert "points at none of its sources" in answer.claims[-1].notes[-1]
