"""Who a question is about."""

import pytest

from chat.reading import read_question
from data.company import Cik, Company
from tests.chat.reading_companies import (
    ALPHABET,
    AMAZON,
    APPLE,
    ATT,
    BANK_OF_AMERICA,
    BRIGHTWATER,
    COCA_COLA,
    COSTCO,
    DELTA,
    FORD,
    GAP,
    GENERAL_MOTORS,
    HALDEN_AIR,
    HALDEN_APPAREL,
    IBM,
    JOHNSON,
    JPMORGAN,
    MCDONALDS,
    META,
    MICROSOFT,
    NORVANE,
    OSTERLIND,
    PROCTER,
    TARGET,
    VISA,
    read,
)


@pytest.mark.parametrize(
    ("question", "who"),
    [
        ("What was Apple's revenue in 2024?", APPLE),
        ("apple revenue 2024", APPLE),
        ("APPLE REVENUE 2024", APPLE),
        ("AAPL revenue 2024", APPLE),
        ("aapl revenue 2024", APPLE),
        ("$aapl revenue 2024", APPLE),
        ("Apple, Inc. revenue 2024", APPLE),
        ("Apple Inc.'s revenue in 2024", APPLE),
        ("Apple’s revenue in 2024", APPLE),
        ("Norvane revenue 2024", NORVANE),
        ("ingresos de Norvane Systems en 2024", NORVANE),
        ("Brightwater Foods' revenue 2024", BRIGHTWATER),
        ("brightwater net income", BRIGHTWATER),
        ("Osterlind and Quaye revenue 2024", OSTERLIND),
        ("O&Q revenue 2024", OSTERLIND),
        ("P&G revenue 2024", PROCTER),
        ("Procter and Gamble revenue 2024", PROCTER),
        ("Procter's revenue 2024", PROCTER),
        ("J & J revenue 2024", JOHNSON),
        ("Johnson and Johnson revenue 2024", JOHNSON),
        ("IBM's revenue 2024", IBM),
        ("International Business Machines revenue 2024", IBM),
        ("AT&T revenue 2024", ATT),
        ("T revenue 2024", ATT),
        ("Coke revenue 2024", COCA_COLA),
        ("ingresos de Coca-Cola en 2024", COCA_COLA),
        ("CocaCola revenue 2024", COCA_COLA),
        ("Google revenue 2024", ALPHABET),
        ("facebook revenue 2020", META),
        ("JP Morgan net income 2024", JPMORGAN),
        ("J.P. Morgan Chase net income 2024", JPMORGAN),
        ("BofA deposits 2024", BANK_OF_AMERICA),
        ("Bank of America deposits 2024", BANK_OF_AMERICA),
        ("mcdonalds revenue 2024", MCDONALDS),
        ("McDonald's revenue 2024", MCDONALDS),
        ("Amazon.com's net income 2024", AMAZON),
        ("GM revenue 2024", GENERAL_MOTORS),
        ("general motors revenue 2024", GENERAL_MOTORS),
        ("Ford Motor Company's revenues in 2024", FORD),
        ("Ford Motors revenues in 2024", FORD),
        ("Amazon.coms net income 2024", AMAZON),
        ("Coca-Colas revenue in 2024", COCA_COLA),
        ("Delta's revenue 2024", DELTA),
        ("visa net income fy24", VISA),
        ("Target revenue 2023", TARGET),
        ("What was target's revenue in 2023?", TARGET),
        ("How much did Target earn in 2023?", TARGET),
        ("ventas netas de target en 2024", TARGET),
        ("Gap net sales 2024", GAP),
        ("COST net sales 2024", COSTCO),
        ("Halden Air revenue 2024", HALDEN_AIR),
        ("Halden Apparel Corp revenue 2024", HALDEN_APPAREL),
        ("HDL revenue 2024", HALDEN_APPAREL),
    ],
)
def test_a_company_is_found_by_any_name_people_use(question: str, who: Company) -> None:
    reading = read(question)

    assert reading.companies == (who,)
    assert reading.unknown_company is None
    assert reading.ambiguous == ()
    assert reading.qualifiers == ()


@pytest.mark.parametrize(
    "question",
    [
        "What is the gap in revenue between 2023 and 2024?",
        "What are the key revenue targets?",
        "the target revenue for 2025",
        "What is the visa policy?",
        "total cost of revenue in 2024",
        "¿Cuál es la meta de ingresos?",
        "What was it in 2024?",
    ],
)
def test_an_everyday_word_is_no_company(question: str) -> None:
    assert read(question).companies == ()


def test_several_companies_keep_their_order() -> None:
    question = "Compare MSFT, Apple & Alphabet on net margin in 2024"
    assert read(question).companies == (MICROSOFT, APPLE, ALPHABET)


def test_a_name_that_two_companies_share_is_ambiguous() -> None:
    reading = read("Halden revenue 2024")

    assert reading.companies == ()
    assert reading.ambiguous == (HALDEN_AIR, HALDEN_APPAREL)
    assert reading.ambiguous_name == "Halden"


def test_a_ticker_beside_an_ambiguous_name_settles_it() -> None:
    reading = read("Halden (HDA) revenue 2024")

    assert reading.companies == (HALDEN_AIR,)
    assert reading.ambiguous == ()


@pytest.mark.parametrize(
    ("question", "name"),
    [
        ("pfizer revenue 2024", "pfizer"),
        ("What was Pfizer's revenue in 2024?", "Pfizer"),
        ("ingresos de pfizer 2024", "pfizer"),
        ("¿Cuánto ganó Telefónica en 2024?", "Telefónica"),
        ("PFE revenue 2024", "PFE"),
        ("Who is the CEO of Pfizer?", "Pfizer"),
        ("What were Apple and Pfizer's revenues in 2024?", "Pfizer"),
        ("apple and pfizer revenue 2024", "pfizer"),
        ("Compare Apple with Pfizer on net margin for 2024", "Pfizer"),
        ("Was Apple's revenue higher than Pfizer in 2024?", "Pfizer"),
        ("Delta Apparel net sales 2024", "Delta Apparel"),
        ("delta apparel net sales 2024", "delta apparel"),
        ("Coca Cola Consolidated revenue 2024", "Coca Cola Consolidated"),
        ("Apple Hospitality REIT revenue 2024", "Apple Hospitality REIT"),
        ("Holden Air revenue 2024", "Holden Air"),
        ("Halden Corp revenue 2024", "Halden Corp"),
        ("Bank of Montreal revenue 2024", "Bank of Montreal"),
        ("Best Buy revenue 2024", "Best Buy"),
        ("apple bank revenue 2024", "apple bank"),
        ("¿Cuánto ganó Apple Bank en 2023?", "Apple Bank"),
        ("compare apple and coca-cola consolidated on net margin", "coca-cola consolidated"),
        ("JPMorgan Trust revenue 2024", "JPMorgan Trust"),
        ("match group revenue 2024", "match group"),
    ],
)
def test_a_name_that_is_not_on_file_is_given_back(question: str, name: str) -> None:
    assert read(question).unknown_company == name


def test_a_longer_name_is_never_answered_with_a_shorter_one() -> None:
    reading = read("Delta Apparel net sales 2024")

    assert reading.companies == ()
    assert reading.near == (DELTA,)


@pytest.mark.parametrize(
    ("typed", "who"),
    [
        ("Microsft", MICROSOFT),
        ("Mircosoft", MICROSOFT),
        ("Microsofft", MICROSOFT),
        ("Aplle", APPLE),
        ("Alphabte", ALPHABET),
        ("Brightwter Foods", BRIGHTWATER),
        ("Norvnae", NORVANE),
    ],
)
def test_a_slip_of_the_finger_is_read_and_said(typed: str, who: Company) -> None:
    reading = read(f"What was {typed}'s revenue in 2024?")

    assert reading.companies == (who,)
    assert reading.corrected == ((typed, who.name),)


@pytest.mark.parametrize("typed", ["Holden Air", "Helden Apparel", "Narvane", "Nerden"])
def test_a_wrong_letter_may_be_another_company_and_is_not_corrected(typed: str) -> None:
    reading = read(f"What was {typed}'s revenue in 2024?")

    assert reading.companies == ()
    assert reading.unknown_company == typed


@pytest.mark.parametrize(
    "question",
    [
        "Which company had the highest revenue in 2024?",
        "¿Qué empresa ganó más en 2024?",
        "revenue of all companies in 2024",
        "Who earned the most in 2024?",
    ],
)
def test_a_question_about_all_companies_says_so(question: str) -> None:
    reading = read(question)

    assert reading.every_company
    assert reading.companies == ()
    assert reading.unknown_company is None


def test_which_of_two_is_about_these_two() -> None:
    reading = read("Which earned more in 2024, Apple or Microsoft?")

    assert not reading.every_company
    assert reading.companies == (APPLE, MICROSOFT)


def test_a_name_is_known_with_its_article() -> None:
    bank = Company(Cik("0009990021"), "Harbour Bank of the Northern Isles")
    for said in ("Harbour Bank of the Northern Isles", "Harbour Bank of Northern Isles"):
        found = read_question(f"What was {said} revenue in 2023?", companies=(bank,))
        assert found.companies == (bank,)
        assert not found.qualifiers


def test_a_name_without_its_last_word_is_no_whole_name_if_others_begin_so() -> None:
    alike = tuple(
        Company(Cik(f"000999003{number}"), name)
        for number, name in enumerate(
            (
                "Orvale Holdings Corp.",
                "Orvale Systems, Inc.",
                "Varmund Bancorp",
                "Varmund Insurance Group, Inc.",
            )
        )
    )
    for said, count in (
        ("Orvale", 2),
        ("Varmund", 2),
        ("Orvale Holdings", 1),
        ("Varmund Bancorp", 1),
    ):
        found = read_question(f"{said} revenue 2023", companies=alike)
        assert len(found.companies) + len(found.ambiguous) == count, said
    alone = read_question("Varmund revenue 2023", companies=alike[2:3])
    assert alone.companies == alike[2:3]
