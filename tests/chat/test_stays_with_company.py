"""Words in capitals that are no company, and follow-ups that stay with the one that was asked about.

Expected values are those of the sample corpus' own filings and of the made report below.
"""

from pathlib import Path

import pytest

from chat.answer import Answer
from chat.engine import Engine, open_engine
from chat.reading import read_question
from data.adding import add_items, find_items
from data.company import Cik, Company
from data.store import open_store

HALVEN = Company(Cik("1"), "Halven Biopharma, Inc.", ("HLVN",))
ORRICK = Company(Cik("2"), "Orrick Health Group Incorporated", ())
COMPANIES = (HALVEN, ORRICK)
ISSUERS = (("quillon", "insurance"),)
QUILLON = """# Quillon Insurance — Annual report 2009

## Premiums

(in thousands of dollars)

| | 2009 | 2008 |
|---|---|---|
| Gross premiums written | 179,571 | 181,849 |

Gross premiums written in the Southeast region were $108 million in 2009.

## Shares

In November 2009 the shareholders approved a reverse split of one share for each 25.
"""


@pytest.mark.parametrize(
    "question",
    [
        "Halven and FDA discussions",
        "FDA meeting with Halven",
        "Halven and CFPB settlement",
        "Has Halven's product been approved by the FDA?",
        "What did the FDA tell Halven?",
    ],
)
def test_an_agency_beside_a_company_is_asked_about_and_no_company(question: str) -> None:
    reading = read_question(question, companies=COMPANIES)
    assert (reading.companies, reading.unknown_company) == ((HALVEN,), None)


def test_an_acronym_behind_the_beginning_of_a_name_makes_it_no_other_name() -> None:
    reading = read_question("Orrick CMS rates", companies=COMPANIES)
    assert (reading.companies, reading.unknown_company) == ((ORRICK,), None)


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("Tell me about Halven and Samsung", "Samsung"),
        ("Compare Halven and Samsung smartphones", "Samsung"),
        ("Halven vs Visa revenue 2024", "Visa"),
        ("Was Halven's revenue higher than Alibaba's in 2024?", "Alibaba"),
        ("Compare revenue of Halven and Microsoft in 2024", "Microsoft"),
        ("Microsoft revenue 2024", "Microsoft"),
        ("What was the revenue of Pfizer in 2024?", "Pfizer"),
    ],
)
def test_a_company_that_is_clearly_asked_about_is_not_passed_over(question: str, name: str) -> None:
    assert read_question(question, companies=COMPANIES).unknown_company == name


@pytest.mark.parametrize(
    "question",
    [
        "premiums earned in the Southeast region in 2009",
        "Southeast region premiums earned",
        "premiums earned in Colombia and Peru",
        "primas devengadas en el Sureste en 2009",
    ],
)
def test_a_place_is_no_company(question: str) -> None:
    assert read_question(question, companies=COMPANIES).unknown_company is None


@pytest.mark.parametrize(
    "question",
    [
        "quillon gross premiums written in the Southeast region 2009",
        "Quillon premiums of Florida and NASA in 2009",
        "Southeast premiums of Quillon",
    ],
)
def test_who_files_text_alone_is_the_company_before_any_other_word(question: str) -> None:
    reading = read_question(question, companies=COMPANIES, issuers=ISSUERS)
    assert (reading.unknown_company or "").lower() == "quillon"
    assert reading.is_untagged


@pytest.mark.parametrize(
    ("follow_up", "name"),
    [
        ("Any change to the share count, like a split?", None),
        ("Any news on the Canadian class action?", None),
        ("What did the FTC say?", None),
        ("and in Colombia and Peru?", None),
        ("And in the United Kingdom?", None),
        ("and Microsoft?", "Microsoft"),
        ("What was Microsoft's revenue?", "Microsoft"),
        ("compare it with Microsoft", "Microsoft"),
    ],
)
def test_a_follow_up_stays_with_the_company_unless_it_names_another(
    follow_up: str, name: str | None
) -> None:
    before = read_question("What was Halven's revenue in 2024?", companies=COMPANIES)
    reading = read_question(follow_up, companies=COMPANIES, previous=before)
    assert reading.unknown_company == name
    assert name or reading.companies == (HALVEN,)


@pytest.mark.parametrize(
    ("follow_ups", "text"),
    [
        (
            ("And in the United Kingdom?",),
            "How is Halven's litigation going, in the United Kingdom?",
        ),
        (
            ("And in the United Kingdom?", "and in Poland?"),
            "How is Halven's litigation going, in Poland?",
        ),
        (("¿y en Polonia?",), "How is Halven's litigation going, en Polonia?"),
    ],
)
def test_a_place_alone_is_put_to_the_question_for_words_before(
    follow_ups: tuple[str, ...], text: str
) -> None:
    reading = read_question("How is Halven's litigation going?", companies=COMPANIES)
    for one in follow_ups:
        reading = read_question(one, companies=COMPANIES, previous=reading)
    assert (reading.text, reading.companies) == (text, (HALVEN,))


@pytest.fixture(scope="module")
def quillon(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    folder = tmp_path_factory.mktemp("quillon")
    (folder / "quillon.md").write_text(QUILLON, encoding="utf-8")
    store = open_store(folder / "home")
    list(add_items(store, find_items([str(folder / "quillon.md")])))
    return open_engine("none", home=store.home, say=lambda _: None)


def told(engine: Engine, *questions: str) -> Answer:
    return engine.answer(questions[-1], turns=questions[:-1])


@pytest.mark.parametrize(
    ("questions", "said"),
    [
        (
            ("What were Quillon's gross premiums written in 2009?", "and in the Southeast region?"),
            "$108 million",
        ),
        (
            ("What were Quillon's gross premiums written in 2009?", "Was there a reverse split?"),
            "one share for each 25",
        ),
        (("gross premiums written of Quillon in the Southeast region in 2009",), "$108 million"),
    ],
)
def test_words_of_an_issuer_that_files_text_alone_are_found_in_its_documents(
    quillon: Engine, questions: tuple[str, ...], said: str
) -> None:
    assert said in told(quillon, *questions).text


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


def shown(answer: Answer) -> list[tuple[str, str]]:
    return [(one.figure.fiscal, one.shown) for one in answer.figures]


PART = "Tolvane Plant Software revenue 2024"


@pytest.mark.parametrize(
    "follow_up",
    ["and total?", "and the total?", "and overall?", "¿y el total?", "what was the total?"],
)
def test_the_total_after_a_part_is_the_whole_company_s(engine: Engine, follow_up: str) -> None:
    answer = told(engine, PART, follow_up)
    assert [int(one.figure.value) for one in answer.figures] == [1_185_359_000]


@pytest.mark.parametrize(
    "follow_up",
    [
        "share of total?",
        "what percentage of total is that?",
        "as % of total revenue",
        "as a percentage of revenue?",
    ],
)
def test_the_share_of_a_part_is_never_the_whole_over_itself(engine: Engine, follow_up: str) -> None:
    part, answer = told(engine, PART), told(engine, PART, follow_up)
    (figure,) = [one.figure for one in answer.figures]
    expected = part.figures[0].figure.value / 1_185_359_000
    assert abs(figure.value - expected) < 0.0001


@pytest.mark.parametrize(
    "questions",
    [
        ("Tolvane revenue 2024", "share of total?"),
        (PART, "and total?", "share of total?"),
        (PART, "as % of gross profit"),
        ("Compare revenue of Tolvane and Halden in 2024", "as a percentage of the total?"),
    ],
)
def test_a_share_of_no_part_is_refused_and_the_whole_not_told_instead(
    engine: Engine, questions: tuple[str, ...]
) -> None:
    answer = told(engine, *questions)
    assert answer.reason is not None
    assert answer.reason.code == "missing_operand"
    assert not answer.figures


COMPARED = "Compare revenue of Tolvane and Halden in 2024"


@pytest.mark.parametrize(
    "follow_up", ["which grew faster?", "¿cuál creció más rápido?", "which grew more?"]
)
def test_which_grew_faster_is_asked_of_those_that_were_compared(
    engine: Engine, follow_up: str
) -> None:
    assert shown(told(engine, COMPARED, follow_up))[0][0] == "FY2024"
    said = told(engine, COMPARED, follow_up)
    assert [one.figure.formula for one in said.figures] == ["growth", "growth"]
    assert said.text.startswith(("Of 2 companies, Tolvane", "De 2 empresas, Tolvane"))


def test_beside_a_company_that_is_not_on_file_no_third_one_is_told_of(engine: Engine) -> None:
    answer = told(engine, "Compare revenue of Tolvane and Microsoft in 2024", "which grew faster?")
    assert answer.reason is not None
    assert answer.reason.code == "company_not_on_file"
    assert not answer.figures


@pytest.mark.parametrize("follow_up", ["and per share?", "and per employee?", "¿y por empleado?"])
def test_a_revenue_per_unit_is_refused_and_nothing_else_quoted(
    engine: Engine, follow_up: str
) -> None:
    answer = told(engine, COMPARED, follow_up)
    assert answer.reason is not None
    assert answer.reason.code == "missing_operand"
    assert not answer.citations


def test_income_per_share_after_a_comparison_is_the_earnings_per_share_of_both(
    engine: Engine,
) -> None:
    answer = told(engine, "Compare net income of Tolvane and Halden in 2024", "and per share?")
    assert sorted(shown(answer))[-1] == ("FY2024", "$1.92 per share")
    assert len(answer.figures) == 2
