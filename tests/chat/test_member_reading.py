"""Questions about parts of companies, on the real filings; values are typed from their text."""

from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from chat.answer import Answer
from chat.engine import Engine, open_engine
from data.fact import Fact

PRODUCT, PLACE = "srt:ProductOrServiceAxis", "srt:StatementGeographicalAxis"
SEGMENT = "us-gaap:StatementBusinessSegmentsAxis"
MILLION = 10**6


@pytest.fixture(scope="module")
def engine(filings_home: Path) -> Engine:
    return open_engine("none", home=filings_home, say=lambda _: None)


def leaves(answer: Answer) -> list[Fact]:
    return [
        one for one in answer.figures[0].figure.leaves() if isinstance(one, Fact)
    ]  # fmt: skip


REPORTED = [
    ("What was Apple's iPhone revenue in fiscal 2024?", 201_183, PRODUCT, "aapl:IPhoneMember", "iPhone"),
    ("How much did Apple make from iPhone sales in 2024?", 201_183, PRODUCT, "aapl:IPhoneMember", "iPhone"),
    ("¿Cuáles fueron los ingresos de iPhone de Apple en 2024?", 201_183, PRODUCT, "aapl:IPhoneMember", "iPhone"),
    ("Apple Services net sales 2024", 96_169, PRODUCT, "us-gaap:ServiceMember", "Services"),
    ("¿Cuánto ingresó Apple por servicios en 2024?", 96_169, PRODUCT, "us-gaap:ServiceMember", "Services"),
    ("Apple Wearables, Home and Accessories net sales 2024", 37_005, PRODUCT, "aapl:WearablesHomeandAccessoriesMember", "Wearables, Home and Accessories"),
    ("Greater China net sales of Apple in fiscal 2024", 66_952, SEGMENT, "aapl:GreaterChinaSegmentMember", "Net sales"),
    ("ventas de Apple en China en 2024", 66_952, PLACE, "country:CN", "China (1)"),
    ("Apple iPhone revenue in the first nine months of fiscal 2025", 160_561, PRODUCT, "aapl:IPhoneMember", "iPhone®"),
    ("NVIDIA data center revenue fiscal 2025", 115_186, PRODUCT, "nvda:DataCenterMember", "Data Center"),
    ("ingresos de centros de datos de NVIDIA 2025", 115_186, PRODUCT, "nvda:DataCenterMember", "Data Center"),
    ("NVIDIA Compute & Networking operating income fiscal 2025", 82_875, SEGMENT, "nvda:ComputeAndNetworkingSegmentMember", "Operating income (loss)"),
    ("AWS operating income 2024 Amazon", 39_834, SEGMENT, "amzn:AmazonWebServicesSegmentMember", "Operating income"),
    ("ingresos de Amazon en Alemania 2024", 40_856, PLACE, "country:DE", "Germany"),
    ("Amazon net product sales 2024", 272_311, PRODUCT, "us-gaap:ProductMember", "Net product sales"),
    ("What is Amazon's Net product sales revenue", 272_311, PRODUCT, "us-gaap:ProductMember", "Net product sales"),
    ("revenue from net product sales at Amazon in 2024", 272_311, PRODUCT, "us-gaap:ProductMember", "Net product sales"),
    ("Tesla energy generation and storage revenue 2024", 10_086, SEGMENT, "tsla:EnergyGenerationAndStorageSegmentMember", "Revenues"),
    ("Walmart U.S. net sales fiscal 2025", 462_415, SEGMENT, "wmt:WalmartUSMember", "Total"),
    ("J&J MedTech sales 2024", 31_857, SEGMENT, "jnj:MedTechMember", "Worldwide"),
    ("UnitedHealth Optum Rx revenue 2024", 133_231, SEGMENT, "unh:OptumrxMember", "Total revenues"),
    ("Boeing Defense, Space & Security operating loss 2024", -5_413, SEGMENT, "ba:BoeingDefenseSpaceSecuritySegmentMember", "Defense, Space & Security"),
    ("Coca-Cola Europe, Middle East and Africa operating income 2024", 4_125, SEGMENT, "ko:EuropeMiddleEastAfricaMember", "Operating income (loss)"),
    ("Mastercard payment network revenue 2024", 17_335, PRODUCT, "ma:PaymentNetworkMember", "Payment network"),
    ("Oracle cloud services revenue Q1 FY2025", 5_623, PRODUCT, "orcl:CloudServicesMember", "Cloud services"),
    ("P&G Beauty net sales 2025", 14_964, SEGMENT, "pg:BeautySegmentMember", "Net sales"),
]  # fmt: skip


@pytest.mark.parametrize(("question", "millions", "axis", "member", "row"), REPORTED)
def test_a_part_is_answered_from_its_own_fact_and_cited_with_its_row(
    engine: Engine, question: str, millions: int, axis: str, member: str, row: str
) -> None:
    answer = engine.answer(question)
    assert answer.outcome == "answered", answer.text
    shown = answer.figures[0].figure
    assert shown.value == millions * MILLION
    assert {dict(fact.dimensions)[axis] for fact in leaves(answer)} == {member}
    citation = answer.citations[0]
    assert citation.quotes[1] == row
    assert f"{abs(millions):,}" in citation.quotes[0]
    assert citation.fact is not None
    assert member in dict(citation.fact.dimensions).values()
    assert member in answer.text


def test_a_figure_of_two_named_members_has_both(engine: Engine) -> None:
    answer = engine.answer("J&J DARZALEX US sales 2024")
    assert answer.figures[0].figure.value == 6_588 * MILLION
    assert answer.figures[0].figure.label == (
        "Revenue (product or service: DARZALEX; geographic area: U.S.)"
    )
    assert "jnj:InnovativeMedicineMember" in answer.text


WORKED = [
    # 201,183 less 154,961 of nine months
    ("Apple iPhone revenue Q4 2024", Decimal(46_222 * MILLION), "year − nine months"),
    # 39,834 / 107,556
    ("Amazon AWS operating margin 2024", Decimal("0.3704"), "operating margin"),
    # 115,186 / 47,525 - 1
    ("NVIDIA's data center revenue growth in fiscal 2025", Decimal("1.4237"), "growth"),
    # 201,183 - 200,583
    ("How did iPhone revenue change from 2023 to 2024 at Apple?", Decimal(600 * MILLION), "difference"),
    # 201,183 - 29,984
    ("Apple: difference between iPhone and Mac revenue in 2024", Decimal(171_199 * MILLION), "difference"),
    # 96,169 - 25,119
    ("Apple Services gross profit 2024", Decimal(71_050 * MILLION), "gross profit"),
    # 154,961 of nine months, less 45,963 and 39,296 of the quarters after the first
    ("Apple iPhone revenue Q1 2024", Decimal(69_702 * MILLION), "half year − second quarter"),
]  # fmt: skip


@pytest.mark.parametrize(("question", "value", "formula"), WORKED)
def test_what_is_worked_out_of_a_part_rests_on_facts_of_parts_alone(
    engine: Engine, question: str, value: Decimal, formula: str
) -> None:
    answer = engine.answer(question)
    shown = answer.figures[0].figure
    assert shown.formula == formula
    assert abs(shown.value - value) <= (Decimal("0.00005") if value < 10 else 0)
    assert leaves(answer)
    assert all(fact.dimensions for fact in leaves(answer))


SHARES = [
    # 201,183 / 391,035
    ("What percentage of Apple's revenue came from iPhone in 2024?", Decimal("0.5145")),
    ("qué porcentaje de los ingresos de Apple vino de iPhone en 2024", Decimal("0.5145")),
    # 39,834 / 68,593
    ("AWS share of Amazon's operating income 2024", Decimal("0.5807")),
    # 272,311 and 365,648 / 637,959: a part whose name has an item's name in it
    ("share of net product sales in Amazon's revenue 2024", Decimal("0.4268")),
    ("What percentage of Amazon's revenue was net product sales in 2024?", Decimal("0.4268")),
    ("ratio of net service sales to revenue Amazon 2024", Decimal("0.5732")),
]


@pytest.mark.parametrize(("question", "value"), SHARES)
def test_a_share_has_the_part_above_and_the_whole_below(
    engine: Engine, question: str, value: Decimal
) -> None:
    answer = engine.answer(question)
    shown = answer.figures[0].figure
    assert abs(shown.value - value) < Decimal("0.00005")
    assert [bool(fact.dimensions) for fact in leaves(answer)] == [True, False]


def test_a_name_that_is_an_item_too_may_be_a_part(engine: Engine) -> None:
    for question in (
        "Amazon advertising revenue 2024",
        "ingresos por publicidad de Amazon en 2024",
    ):
        answer = engine.answer(question)
        assert answer.figures[0].figure.value == 56_214 * MILLION
        assert answer.citations[0].quotes[1] == "Advertising services (4)"


def test_a_series_is_of_one_member(engine: Engine) -> None:
    answer = engine.answer("Apple iPhone revenue 2022, 2023 and 2024")
    values = [one.figure.value / MILLION for one in answer.figures]
    assert values == [205_489, 200_583, 201_183]


def test_parts_stand_side_by_side_and_the_higher_comes_first(engine: Engine) -> None:
    answer = engine.answer("Which was higher for Apple in 2024, iPad or Mac revenue?")
    assert [one.figure.value / MILLION for one in answer.figures] == [29_984, 26_694]


def test_a_period_that_the_part_lacks_is_refused_with_those_that_it_has(engine: Engine) -> None:
    answer = engine.answer("Apple iPhone revenue 2019")
    assert answer.outcome == "not_found"
    assert "iPhone" in answer.text
    assert "Years on file: 2022 to 2025." in answer.text


NEAR_MISSES = [
    "Apple iPhone gross margin 2024",
    "Apple iPhone operating income 2024",
    "Apple iPhone 16 revenue 2024",
    "Apple iPhone revenue in China 2024",
    "Apple Vision Pro revenue 2024",
    "Apple App Store revenue 2024",
    "Apple revenue in Germany 2024",
    "ingresos de Apple en Alemania en 2024",
    "Apple adjusted revenue 2024",
    "Apple wearables revenue 2024",
    "Apple total assets of Services 2024",
    "Amazon AWS net income 2024",
    "Amazon Prime revenue 2024",
    "NVIDIA data center operating income 2025",
    "NVIDIA China data center revenue 2025",
    "Coca-Cola Europe revenue 2024",
    "Tesla Model Y revenue 2024",
    "Tesla regulatory credits revenue 2024",
    "J&J China sales 2024",
    "Amazon subscription revenue 2024",
    "Why did iPhone revenue fall in 2024 at Apple?",
    "What does Apple say about Services revenue?",
]


@pytest.mark.parametrize("question", NEAR_MISSES)
def test_what_is_not_quite_a_part_with_the_item_is_no_figure(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.figures == ()
    assert answer.route.kind == "passage"


@pytest.mark.parametrize(
    "question", ["Apple revenue 2024", "Give us Apple's revenue for 2024", "ventas de Apple 2024"]
)
def test_a_question_that_names_no_part_is_of_the_whole(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.figures[0].figure.value == 391_035 * MILLION
    assert not any(fact.dimensions for fact in leaves(answer))


FOLLOW_UPS = [
    (("Apple iPhone revenue 2024",), "and in 2023?", 200_583),
    (("Apple iPhone revenue 2024",), "what about Mac?", 29_984),
    (("Apple iPhone revenue 2024", "what about iPad?"), "and in 2022?", 29_292),
    (("Apple revenue 2024",), "and in China?", 66_952),
    (("Apple iPhone revenue 2024",), "and net income?", 93_736),
    (("¿Cuánto vendió Apple en Japón en 2024?",), "¿y en 2023?", 24_257),
]


@pytest.mark.parametrize(("turns", "question", "millions"), FOLLOW_UPS)
def test_a_follow_up_stays_with_the_part_or_names_another(
    engine: Engine, turns: tuple[str, ...], question: str, millions: int
) -> None:
    answer = engine.answer(question, turns=turns)
    assert answer.figures[0].figure.value == millions * MILLION


def test_a_follow_up_to_a_part_that_nobody_knows_is_not_of_the_whole(engine: Engine) -> None:
    answer = engine.answer("and in 2023?", turns=("Apple iPhone gross margin 2024",))
    assert answer.figures == ()


def test_one_document_has_its_own_parts_only(engine: Engine) -> None:
    entry = next(one for one in engine.store.entries() if one.source.startswith("aapl_10-k_2025"))
    document_id = entry.document_id
    answer = engine.answer("iPhone revenue 2025", document_id=document_id)
    assert answer.figures[0].figure.value == 209_586 * MILLION
    assert {one.document_id for one in answer.citations} == {document_id}
    early = engine.answer("Apple iPhone revenue 2022", document_id=document_id)
    assert early.reason is not None
    assert early.reason.code == "not_in_document"


def test_a_part_that_was_filed_later_is_not_known_before(engine: Engine) -> None:
    answer = engine.answer("Apple iPhone revenue fiscal 2025", as_of=date(2025, 10, 1))
    assert answer.reason is not None
    assert answer.reason.code == "not_yet_filed"
