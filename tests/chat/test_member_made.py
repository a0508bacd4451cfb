"""Parts of a made company: what the real filings have no case of."""

from collections.abc import Mapping

import pytest

from chat.engine import Engine, open_engine
from data.adding import add_items, find_items
from data.store import open_store
from tests.data.small_pages import FILLER, tagged_page

PRODUCT, SEGMENT = "srt:ProductOrServiceAxis", "us-gaap:StatementBusinessSegmentsAxis"
CLASS = "us-gaap:StatementClassOfStockAxis"
PAIRS: Mapping[str, tuple[str, str]] = {
    "nordic": (SEGMENT, "tlv:NordicSegmentMember"),
    "nordicline": (PRODUCT, "tlv:NordicMember"),
    "export": (SEGMENT, "tlv:TolvaneExportMember"),
    "research": (
        "us-gaap:IncomeStatementLocationAxis",
        "tlv:ResearchAndDevelopmentMember",
    ),
    "pumps": (PRODUCT, "tlv:PumpsMember"),
    "customer": ("srt:MajorCustomersAxis", "tlv:DelvaneMember"),
    "a": (CLASS, "us-gaap:CommonClassAMember"),
    "b": (CLASS, "us-gaap:CommonClassBMember"),
}
SALES, DILUTED = "us-gaap:Revenues", "us-gaap:EarningsPerShareDiluted"
PAY, RESEARCH = "us-gaap:ShareBasedCompensation", "us-gaap:ResearchAndDevelopmentExpense"
TAX = "us-gaap:CurrentForeignTaxExpenseBenefit"


def _context(name: str, axis: str, member: str) -> str:
    return (
        f'<xbrli:context id="{name}"><xbrli:entity><xbrli:identifier scheme="s">0000012345'
        f'</xbrli:identifier><xbrli:segment><xbrldi:explicitMember dimension="{axis}">{member}'
        "</xbrldi:explicitMember></xbrli:segment></xbrli:entity><xbrli:period><xbrli:startDate>"
        "2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period>"
        "</xbrli:context>"
    )


def _row(label: str, shown: str, context: str, name: str = SALES, unit: str = "usd") -> str:
    return (
        f'<tr><td>{label}</td><td><ix:nonFraction name="{name}" contextRef="{context}" '
        f'unitRef="{unit}" decimals="2">{shown}</ix:nonFraction></td></tr>'
    )


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    resources = "".join(_context(name, *pair) for name, pair in PAIRS.items())
    resources += (
        '<xbrli:unit id="each"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD'
        "</xbrli:measure></xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>xbrli:shares"
        "</xbrli:measure></xbrli:unitDenominator></xbrli:divide></xbrli:unit>"
    )
    rows = (
        _row("Nordic", "400", "nordic"),
        _row("Tolvane Export", "310", "export"),
        _row("Total", "1,000", "year"),
    )
    lines = (
        _row("Nordic", "90", "nordicline"),
        _row("Pumps", "250", "pumps"),
        _row("Delvane", "70", "customer"),
    )
    classes = (
        _row("Class A", "10.20", "a", DILUTED, "each"),
        _row("Class B", "16.30", "b", DILUTED, "each"),
    )
    taxes = (_row("Export", "21", "year", TAX), _row("Harbour", "5", "year", f"{TAX}Other"))
    pay = (
        "<tr><th></th><th>2024</th></tr>",
        _row("Research and development", "56", "research", PAY),
        _row("Stock-based compensation", "100", "year", PAY),
        _row("Research and development", "230", "year", RESEARCH),
    )
    tables = "".join(
        f"<table>{''.join(one)}</table><p>Next.</p>" for one in (rows, lines, classes, taxes, pay)
    )
    folder = tmp_path_factory.mktemp("made")
    page = folder / "tolvane.htm"
    page.write_text(tagged_page(tables + f"<p>{FILLER}</p>", resources=resources))
    home = folder / "store"
    outcomes = list(add_items(open_store(home), find_items([str(page)])))
    assert [one.trouble for one in outcomes] == [None]
    return open_engine("none", home=home, say=lambda _: None)


def test_a_name_of_two_parts_is_asked_back_with_both(engine: Engine) -> None:
    answer = engine.answer("Tolvane Nordic revenue 2024")
    assert answer.outcome == "unclear"
    assert answer.reason is not None
    assert answer.reason.code == "ambiguous_line_item"
    assert answer.text == (
        "“nordic” may be Revenue (segment: Nordic) or Revenue (product or service: Nordic). Name one."
    )


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Tolvane Nordic segment revenue 2024", 400),
        ("ingresos del segmento Nordic de Tolvane 2024", 400),
        ("Tolvane Nordic product revenue 2024", 90),
    ],
)
def test_naming_the_axis_says_which_is_meant(engine: Engine, question: str, value: int) -> None:
    assert engine.answer(question).figures[0].figure.value == value


def test_earnings_of_one_class_are_told_by_its_name(engine: Engine) -> None:
    shown = [
        engine.answer(question).figures[0].figure.value
        for question in (
            "Tolvane Class A diluted EPS 2024",
            "Tolvane diluted earnings per share of class B 2024",
            "BPA diluido de la clase A de Tolvane 2024",
        )
    ]
    assert [f"{value:.2f}" for value in shown] == ["10.20", "16.30", "10.20"]


def test_both_classes_stand_side_by_side(engine: Engine) -> None:
    answer = engine.answer("Tolvane diluted EPS of Class A and Class B 2024")
    assert [f"{one.figure.value:.2f}" for one in answer.figures] == ["10.20", "16.30"]


def test_the_only_company_on_file_need_not_be_named(engine: Engine) -> None:
    assert engine.answer("Pumps revenue 2024").figures[0].figure.value == 250
    assert engine.answer("Valves revenue 2024").figures == ()


def test_a_customers_name_alone_is_the_customers_own(engine: Engine) -> None:
    assert engine.answer("Delvane revenue 2024").figures == ()
    asked = "Tolvane revenue from Delvane in 2024"
    assert engine.answer(asked).figures[0].figure.value == 70


def test_a_share_is_of_the_whole(engine: Engine) -> None:
    shown = engine.answer("What share of Tolvane's revenue came from pumps in 2024?").figures[0]
    assert shown.figure.value == 250 / 1000
    assert shown.figure.unit == "ratio"
    assert "Revenue (product or service: Pumps)" in [
        one.label for one in shown.figure.inputs if hasattr(one, "label")
    ]


def test_another_item_is_not_the_parts_figure(engine: Engine) -> None:
    assert engine.answer("Tolvane pumps net income 2024").figures == ()


@pytest.mark.parametrize(
    "question", ["Tolvane revenue by product 2024", "ingresos de Tolvane por producto 2024"]
)
def test_all_parts_are_not_one_parts_figure(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert [one.figure.value for one in answer.figures] == [250, 90, 1000]
    assert "340" in answer.claims[0].text  # which is less than the whole


@pytest.mark.parametrize(
    "question",
    [
        "How much did Tolvane Export sell in 2024?",
        "¿Cuánto vendió Tolvane Export en 2024?",
        "Tolvane Export 2024",
    ],
)
def test_a_row_of_the_tax_note_is_not_what_the_part_of_that_name_sold(
    engine: Engine, question: str
) -> None:
    assert [one.figure.value for one in engine.answer(question).figures] == [310]


def test_a_row_of_a_places_name_is_not_what_was_sold_there(engine: Engine) -> None:
    assert engine.answer("How much did Tolvane sell in Harbour in 2024?").figures == ()


def test_a_label_that_hides_its_concept_is_told_with_it(engine: Engine) -> None:
    answer = engine.answer("What was Tolvane's Harbour in 2024?")
    assert [one.figure.value for one in answer.figures] == [5]
    assert "harbour (current foreign tax expense benefit other)" in answer.text


@pytest.mark.parametrize(
    "question",
    [
        "Tolvane stock-based compensation within research and development in 2024",
        "Tolvane stock-based compensation included in research and development 2024",
        "How much of Tolvane's stock-based compensation was in research and development in 2024?",
    ],
)
def test_the_part_of_an_item_that_lies_within_another_is_neither_total(
    engine: Engine, question: str
) -> None:
    assert [one.figure.value for one in engine.answer(question).figures] == [56]


def test_a_part_within_another_item_that_nobody_reports_is_no_pair_of_totals(
    engine: Engine,
) -> None:
    assert engine.answer("Tolvane net income within research and development in 2024").figures == ()


def test_two_items_that_are_listed_are_both(engine: Engine) -> None:
    answer = engine.answer("Tolvane stock-based compensation and R&D expense in 2024")
    assert [one.figure.value for one in answer.figures] == [100, 230]
