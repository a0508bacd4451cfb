"""What only a company's own labels name: concepts of all kinds, and what falls due in coming years."""

from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from chat.engine import Engine, open_engine
from data.adding import add_items, find_items
from data.store import open_store

MILLION = 10**6


@pytest.fixture(scope="module")
def engine(filings_home: Path) -> Engine:
    return open_engine("none", home=filings_home, say=lambda _: None)


@pytest.fixture(scope="module")
def facts_only(corpus: Path, tmp_path_factory: pytest.TempPathFactory) -> Engine:
    """Two companies of which only companyfacts are on file."""
    home = tmp_path_factory.mktemp("facts")
    folder = corpus / "companyfacts"
    names = ("CIK0001640147.json.gz", "CIK0001997711.json.gz")
    list(add_items(open_store(home), find_items([str(folder / name) for name in names])))
    return open_engine("none", home=home, say=lambda _: None)


TAGGED = [
    ("Netflix content assets 2024", 32_452_462_000, "nflx:ContentAssetsNet"),
    ("Coca-Cola trademarks with indefinite lives 2024", 13_301 * MILLION, "us-gaap:IndefiniteLivedTrademarks"),
    ("Amazon fulfillment expense 2024", 98_505 * MILLION, "amzn:FulfillmentExpense"),
    ("Apple vendor non-trade receivables 2024", 32_833 * MILLION, "us-gaap:NontradeReceivablesCurrent"),
    ("Tesla digital assets 2024", 1_076 * MILLION, "us-gaap:CryptoAssetFairValueNoncurrent"),
]  # fmt: skip


@pytest.mark.parametrize(("question", "value", "concept"), TAGGED)
def test_a_label_of_the_companys_own_names_what_it_tags(
    engine: Engine, question: str, value: int, concept: str
) -> None:
    answer = engine.answer(question)
    assert answer.figures[0].figure.value == value
    assert f"It is tagged {concept}" in answer.text


FACTS_ONLY = [
    ("Snowflake unrecognized tax benefits 2025", 151_660_000),
    ("beneficios fiscales no reconocidos de Snowflake 2025", 151_660_000),
    ("Snowflake amortization of deferred sales commissions fiscal 2025", 93_128_000),
    ("How much did Snowflake report as deferred sales commissions amortization in fiscal 2025?", 93_128_000),
    ("Logistic Properties of the Americas investment property 2024", 554_518_864),
    ("Logistic Properties of the Americas rental income 2024", 38_808_593),
    ("Snowflake operating lease liabilities due in 2027", 70_409_000),
]  # fmt: skip


@pytest.mark.parametrize(("question", "value"), FACTS_ONLY)
def test_the_taxonomys_labels_do_where_no_document_is_on_file(
    facts_only: Engine, question: str, value: int
) -> None:
    answer = facts_only.answer(question)
    assert answer.figures, answer.text
    assert answer.figures[0].figure.value == value


def test_a_label_that_says_more_is_named_and_not_taken(facts_only: Engine) -> None:
    answer = facts_only.answer("Snowflake sales commissions deferred 2025")
    assert answer.outcome == "unclear"
    assert answer.figures == ()
    assert answer.text == (
        "“sales commissions deferred” may be Amortization of Deferred Sales Commissions "
        "(us-gaap:AmortizationOfDeferredSalesCommissions). If so, ask for it by that name."
    )


@pytest.mark.parametrize(
    "question",
    [
        "NVIDIA inventory purchase obligations 2025",
        "Apple accrued warranty 2024",
        "What are Apple's risk factors in 2024?",
        "Apple stock repurchase program 2024",
        "What does Apple say about unrecognized tax benefits in 2024?",
        "J&J talc litigation 2024",
        "Boeing backlog 2024",
        "What was the impact of foreign currency on Apple's revenue in 2024?",
    ],
)
def test_a_weak_match_stays_a_question_for_the_text(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.figures == ()
    assert answer.route.kind == "passage"


DUE = [
    ("Apple operating lease payments due in 2027 as of September 28, 2024", 1_674, "2024-09-28"),
    ("How much of Tesla's debt is due in 2026?", 4_116, "2024-12-31"),
    ("Mastercard intangible assets amortization expected in 2027", 641, "2024-12-31"),
    ("Walmart operating lease payments due in fiscal 2027", 2_111, "2025-01-31"),
    ("pasivos por arrendamiento operativo de Apple que vencen en 2026", 1_967, "2025-09-27"),
    ("¿Cuánta deuda de Apple vence en 2027?", 10_078, "2025-09-27"),
    ("Apple operating lease liabilities due in the second year", 1_988, "2025-09-27"),
]


@pytest.mark.parametrize(("question", "millions", "balance"), DUE)
def test_what_falls_due_in_a_coming_year_stands_in_the_notes_of_a_balance(
    engine: Engine, question: str, millions: int, balance: str
) -> None:
    shown = engine.answer(question).figures[0].figure
    assert shown.value == Decimal(millions * MILLION)
    assert str(shown.period.end) == balance


def test_of_what_falls_due_the_balance_counts_that_was_known_by_the_day(engine: Engine) -> None:
    shown = engine.answer("Apple debt due in 2027", as_of=date(2025, 1, 1)).figures[0].figure
    assert shown.value == 9_936 * MILLION
    assert shown.period.end == date(2024, 9, 28)


@pytest.mark.parametrize(
    "question",
    [
        "Apple 2.4% notes due in 2027",
        "Apple commercial paper due in 2026",
        "AWS operating lease payments due in 2027",
        "How does Apple plan to pay its debt due in 2027?",
        "J&J debt due in 2035",
    ],
)
def test_a_part_of_what_falls_due_is_not_all_of_it(engine: Engine, question: str) -> None:
    assert engine.answer(question).figures == ()


DEFINED = [
    ("cost of advertising at Snowflake fiscal 2025", 104_500_000),
    ("Snowflake statutory payroll taxes withheld from employees at the end of fiscal 2025", 14_025_000),
    ("Snowflake cash outflow paid to third parties in connection with debt origination fiscal 2025", 31_230_000),
    ("Snowflake income from investments not considered part of core operations fiscal 2025", 209_009_000),
    ("Snowflake consideration paid in advance for costs that provide economic benefits in future periods fiscal 2025", 211_234_000),
]  # fmt: skip


@pytest.mark.parametrize(("question", "value"), DEFINED)
def test_a_definition_names_what_no_label_does(
    facts_only: Engine, question: str, value: int
) -> None:
    answer = facts_only.answer(question)
    assert answer.figures[0].figure.value == value


@pytest.mark.parametrize(
    ("question", "meant"),
    [
        (
            "Snowflake cost incurred to obtain or fulfill contracts with customers, fiscal 2025",
            ["CapitalizedContractCostNetCurrent", "CapitalizedContractCostNetNoncurrent"],
        ),
        ("Snowflake employees' payroll obligations 2025", ["EmployeeRelatedLiabilitiesCurrent"]),
    ],
)
def test_definitions_that_are_nearly_as_near_or_say_more_are_asked_back(
    facts_only: Engine, question: str, meant: list[str]
) -> None:
    answer = facts_only.answer(question)
    assert answer.reason is not None
    assert (answer.outcome, answer.reason.code) == ("unclear", "ambiguous_line_item")
    assert all(f"us-gaap:{name}" in answer.text for name in meant)


@pytest.mark.parametrize(
    "question",
    [
        "Snowflake amount owed to landlords 2025",
        "How much revenue did Snowflake make from customers in Germany in fiscal 2025?",
        "Snowflake cost of data centers fiscal 2025",
        "How much did Snowflake pay to employees in cash in fiscal 2025?",
        "Snowflake number of customers 2025",
    ],
)
def test_a_word_that_no_definition_has_keeps_it_from_being_one(
    facts_only: Engine, question: str
) -> None:
    assert not facts_only.answer(question).figures


@pytest.mark.parametrize(
    "question",
    [
        "At what price did Apple sell the shares?",
        "How many Apple shares were owned by Berkshire in 2024?",
        "NVIDIA restricted shares vested in fiscal 2025",
    ],
)
def test_which_count_of_shares_is_not_asked_where_something_else_of_them_is(
    engine: Engine, question: str
) -> None:
    answer = engine.answer(question)
    assert answer.outcome != "unclear"
    assert answer.figures == ()


def test_shares_alone_are_asked_back(engine: Engine) -> None:
    answer = engine.answer("Apple shares 2024")
    assert answer.reason is not None
    assert answer.reason.code == "ambiguous_line_item"


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Tesla EBITDA 2024", "“Depreciation, amortization and impairment” is on file with $5,368 million"),
        ("tesla restructuring 2024", "“Restructuring and other” is on file with $684 million"),
        ("UnitedHealth investment income 2024", "“Investment and other income” is on file with $5,202 million"),
        ("depreciación y amortización de Tesla 2024", "consta «Depreciation, amortization and impairment» con 5.368 millones"),
    ],
)  # fmt: skip
def test_a_refusal_names_the_row_that_says_a_little_more(
    engine: Engine, question: str, says: str
) -> None:
    answer = engine.answer(question)
    assert answer.figures == ()
    assert says in answer.text


@pytest.mark.parametrize(
    ("question", "says"),
    [
        ("Does Tesla pay dividends?", "do not anticipate paying any cash dividends"),
        ("¿Paga dividendos Tesla?", "We have never declared or paid cash dividends"),
    ],
)
def test_an_open_question_about_what_is_not_tagged_is_searched_in_the_text(
    engine: Engine, question: str, says: str
) -> None:
    answer = engine.answer(question)
    assert answer.route.kind == "passage"
    assert says in answer.text


def test_an_open_question_about_what_is_tagged_has_its_figure(engine: Engine) -> None:
    assert engine.answer("Does Apple pay dividends?").figures[0].figure.value == 15_421 * MILLION


@pytest.mark.parametrize(
    "question",
    [
        "dividends paid by Tesla in 2024",
        "Can you tell me the dividends paid by Tesla in 2024?",
        "Do you know the dividends paid by Tesla in 2024?",
        "Can I have the dividends paid by Tesla in 2024?",
    ],
)
def test_an_amount_that_is_not_tagged_is_refused(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.reason is not None
    assert answer.reason.code == "concept_not_reported"


ALONE = [
    ("AWS operating income 2024", 39_834, "AMAZON.COM, INC."),
    ("ingresos de AWS 2024", 107_556, "AMAZON.COM, INC."),
    ("optum rx revenues 2024", 133_231, "UnitedHealth Group"),
    ("Darzalex sales 2024", 11_670, "Johnson & Johnson"),
    ("ventas de iphone 2024", 201_183, "Apple Inc."),
]


@pytest.mark.parametrize(("question", "millions", "company"), ALONE)
def test_a_part_that_one_company_has_needs_no_company(
    engine: Engine, question: str, millions: int, company: str
) -> None:
    answer = engine.answer(question)
    assert answer.figures[0].figure.value == millions * MILLION
    assert answer.text.startswith(company)


@pytest.mark.parametrize(
    "question",
    [
        "YouTube advertising revenue 2024",
        "Microsoft gaming revenue 2024",
        "Meta advertising services revenue 2024",
        "data center revenue of AMD fy2025",
        "China revenue 2024",
        "Taiwan revenue fiscal 2025",
        "Microsoft revenue 2024",
    ],
)
def test_a_name_that_is_not_all_of_a_part_s_or_a_region_is_nobody_s(
    engine: Engine, question: str
) -> None:
    assert engine.answer(question).figures == ()


@pytest.mark.parametrize(
    ("question", "heading", "report"),
    [
        ("Apple equity FY2023", "CONSOLIDATED BALANCE SHEETS", "10-K FY2024"),
        ("NVIDIA equity fiscal 2023", "Consolidated Balance Sheets", "10-K FY2024"),
    ],
)
def test_a_balance_is_cited_from_a_balance_sheet_and_not_from_where_a_later_year_began(
    engine: Engine, question: str, heading: str, report: str
) -> None:
    citation = engine.answer(question).citations[0]
    assert citation.path[-1] == heading
    assert report in citation.title


NARROWED = [
    ("amazon shipping costs 2024", "Shipping costs were $89.5 billion and $95.8 billion"),
    ("amazon number of employees 2024", "approximately 1,556,000 full-time and part-time employees"),
    ("unh operating cost ratio 2024", "13.2"),
    ("tesla accrued warranty 2024", "$ 6,716"),
    ("Netflix average revenue per membership 2024", "$ 11.70"),
]  # fmt: skip


@pytest.mark.parametrize(("question", "says"), NARROWED)
def test_what_narrows_a_bare_name_is_looked_for_in_the_text(
    engine: Engine, question: str, says: str
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    assert says in answer.text


def test_a_bare_name_alone_is_asked_back(engine: Engine) -> None:
    answer = engine.answer("Apple margin 2024")
    assert answer.reason is not None
    assert answer.reason.code == "ambiguous_line_item"
