"""Tagged numbers: value, place, period, unit, dimensions; and the cover that says whose they are."""

from datetime import date
from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from small_pages import COVER, number, printed, read_tagged, tagged_page

from data.errors import FormatError
from data.filing_html import read_filing_html
from data.period import Duration, Instant
from data.read_file import Known

YEAR = Duration(date(2024, 1, 1), date(2024, 12, 31))


def entity(inside: str = "") -> str:
    return (
        '<xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000012345</xbrli:identifier>'
        f"{inside}</xbrli:entity>"
    )


def context(name: str, period: str, *, segment: str = "") -> str:
    return f'<xbrli:context id="{name}">{entity(segment)}<xbrli:period>{period}</xbrli:period></xbrli:context>'


INSTANT = "<xbrli:instant>2024-12-31</xbrli:instant>"


def test_a_fact_has_its_value_in_base_units_and_the_span_of_its_number() -> None:
    reading = read_tagged(
        f"<p>Cash of ${number('11,817', scale='6', decimals='-6', id='f1')} million.</p>"
    )
    (fact,) = reading.facts
    assert (fact.value, fact.unit, fact.period) == (Decimal(11_817_000_000), "USD", YEAR)
    assert (fact.cik, fact.concept, fact.form) == ("0000012345", "us-gaap:Cash", "10-K")
    assert (fact.decimals, fact.element_id, fact.dimensions) == (-6, "f1", frozenset())
    assert reading.document.text == "Cash of $11,817 million."
    assert printed(reading, fact) == "11,817"


def test_brackets_outside_of_the_tag_leave_the_sign_to_the_sign_attribute() -> None:
    body = (
        "<table><tr><td></td><td>2024</td></tr>"
        f"<tr><td>Loss</td><td>$</td><td>({number('11,817', sign='-')}</td><td>)</td></tr>"
        f"<tr><td>Paid</td><td></td><td>({number('5')}</td><td>)</td></tr></table>"
    )
    reading = read_tagged(body)
    assert reading.document.text == "| | 2024 |\n|---|---|\n| Loss | $ (11,817) |\n| Paid | (5) |"
    assert [fact.value for fact in reading.facts] == [Decimal(-11_817), Decimal(5)]
    assert [printed(reading, fact) for fact in reading.facts] == ["11,817", "5"]


def test_nested_numbers_are_facts_at_one_span() -> None:
    inner = number("1,234", scale="3", name="us-gaap:Liabilities")
    reading = read_tagged(f"<p>Debt {number(inner, scale='3', name='us-gaap:Debt')}.</p>")
    assert [(fact.concept, fact.value) for fact in reading.facts] == [
        ("us-gaap:Debt", Decimal(1_234_000)),
        ("us-gaap:Liabilities", Decimal(1_234_000)),
    ]
    assert [printed(reading, fact) for fact in reading.facts] == ["1,234", "1,234"]


def test_a_number_in_words_and_a_dash_have_spans() -> None:
    body = (
        f"<p>We have {number('no', format='ixt-sec:numwordsen')} debt and"
        f" {number('—', format='ixt:fixed-zero')} loans.</p>"
    )
    reading = read_tagged(body)
    assert [(fact.value, printed(reading, fact)) for fact in reading.facts] == [
        (Decimal(0), "no"),
        (Decimal(0), "—"),
    ]


def test_white_space_around_a_number_is_not_in_its_span() -> None:
    reading = read_tagged(f"<p>Cash {number(' <span> 1,234 </span> ')} here</p>")
    assert reading.document.text == "Cash 1,234 here"
    assert printed(reading, reading.facts[0]) == "1,234"


def test_a_nil_fact_is_kept_without_a_value() -> None:
    reading = read_tagged(f"<p>Cash {number('', nil='true')}{number('—', nil='1')}</p>")
    assert [(fact.value, printed(reading, fact)) for fact in reading.facts] == [
        (None, None),
        (None, "—"),
    ]


def test_a_hidden_fact_has_no_span() -> None:
    hidden = number("77", name="us-gaap:Assets")
    reading = read_tagged(
        f"<p>Words.</p><p style='display:none'>{number('66')}</p>", cover=COVER + hidden
    )
    assert [(fact.value, fact.span) for fact in reading.facts] == [
        (Decimal(77), None),
        (Decimal(66), None),
    ]
    assert reading.document.text == "Words."


def test_dimensions_are_explicit_members_and_the_text_of_typed_ones() -> None:
    segment = (
        '<xbrli:segment><xbrldi:explicitMember dimension="srt:ProductAxis">tlv:PhonesMember</xbrldi:explicitMember>'
        '<xbrldi:typedMember dimension="tlv:LoanAxis"><tlv:id> Loan  A </tlv:id></xbrldi:typedMember></xbrli:segment>'
    )
    resources = context("phones", INSTANT, segment=segment)
    tag = '<ix:nonFraction name="us-gaap:Debt" contextRef="phones" unitRef="usd">9</ix:nonFraction>'
    (fact,) = read_tagged(f"<p>{tag}</p>", resources=resources).facts
    assert fact.dimensions == {("srt:ProductAxis", "tlv:PhonesMember"), ("tlv:LoanAxis", "Loan A")}
    assert fact.period == Instant(date(2024, 12, 31))


def test_a_divided_unit_is_one_measure_over_the_other() -> None:
    resources = (
        '<xbrli:unit id="eps"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure>'
        "</xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure>"
        "</xbrli:unitDenominator></xbrli:divide></xbrli:unit>"
        '<xbrli:unit id="pure"><xbrli:measure>xbrli:pure</xbrli:measure></xbrli:unit>'
    )
    tags = "".join(
        f'<ix:nonFraction name="us-gaap:X" contextRef="year" unitRef="{unit}" scale="-2">625</ix:nonFraction> '
        for unit in ("eps", "pure")
    )
    facts = read_tagged(f"<p>{tags}</p>", resources=resources).facts
    assert [(fact.unit, fact.value) for fact in facts] == [
        ("USD/shares", Decimal("6.25")),
        ("pure", Decimal("6.25")),
    ]


def test_what_ends_at_midnight_ends_the_day_before() -> None:
    resources = context("instant", "<xbrli:instant>2025-01-01T00:00:00</xbrli:instant>") + context(
        "range",
        "<xbrli:startDate>2024-01-01T00:00:00</xbrli:startDate><xbrli:endDate>2025-01-01T00:00:00</xbrli:endDate>",
    )
    tags = "".join(
        f'<ix:nonFraction name="us-gaap:X" contextRef="{name}" unitRef="usd">1</ix:nonFraction> '
        for name in ("instant", "range")
    )
    facts = read_tagged(f"<p>{tags}</p>", resources=resources).facts
    assert [fact.period for fact in facts] == [Instant(date(2024, 12, 31)), YEAR]


@pytest.mark.parametrize("prefix", ["ix", "inx", "i-x", "IX2"])
def test_the_prefix_of_the_namespace_is_the_pages_own_choice(prefix: str) -> None:
    reading = read_tagged(f"<p>Cash {number('5')}</p>", prefix=prefix)
    assert [(fact.value, printed(reading, fact)) for fact in reading.facts] == [(Decimal(5), "5")]
    assert reading.document.text == "Cash 5"


def test_the_cover_says_who_filed_what_for_which_period() -> None:
    cover = COVER + "".join(
        f'<ix:nonNumeric name="dei:{name}" contextRef="year">{text}</ix:nonNumeric>'
        for name, text in {
            "AmendmentFlag": "true",
            "DocumentPeriodEndDate": "December 31, 2024",
            "DocumentFiscalYearFocus": "2024",
            "DocumentFiscalPeriodFocus": "FY",
            "CurrentFiscalYearEndDate": "--12-31",
            "Security12bTitle": "Common Stock, $1 par value",
            "TradingSymbol": "tlv",
        }.items()
    )
    document = read_tagged("<p>Words.</p>", cover=cover).document
    filing = document.filing
    assert filing is not None
    assert (filing.company.cik, filing.company.name, filing.company.tickers) == (
        "0000012345",
        "Tolvane Corp",
        ("TLV",),
    )
    assert (filing.form, filing.period_end, filing.fiscal_year) == (
        "10-K/A",
        date(2024, 12, 31),
        2024,
    )
    assert (filing.fiscal_period, filing.year_end) == ("FY", "--12-31")
    assert document.document_id == "0000012345/10-K.A-2024-12-31"
    assert document.title == "Tolvane Corp 10-K/A FY2024 (2024-12-31)"


def test_a_continued_cover_text_is_read_to_its_end() -> None:
    cover = (
        '<ix:nonNumeric name="dei:DocumentType" contextRef="year">10-K</ix:nonNumeric>'
        '<ix:nonNumeric name="dei:EntityRegistrantName" contextRef="year" continuedAt="c1">Tolvane</ix:nonNumeric>'
        '<p>not of the name <ix:continuation id="c1" continuedAt="c2"> and <ix:exclude>page 3</ix:exclude>'
        ' Sons</ix:continuation></p> nor this <ix:continuation id="c2"> Corp</ix:continuation>'
    )
    filing = read_tagged("<p>Words.</p>", cover=cover).document.filing
    assert filing is not None
    assert filing.company.name == "Tolvane and Sons Corp"


def test_what_can_not_be_read_is_left_out_and_said() -> None:
    body = (
        "<p>"
        f"{number('1')} {number('x')} {number('5', format='ixt:zerodash')} {number('5', scale='k')} "
        '<ix:nonFraction name="us-gaap:X" contextRef="none" unitRef="usd">1</ix:nonFraction> '
        '<ix:nonFraction name="us-gaap:X" contextRef="year" unitRef="none">1</ix:nonFraction> '
        '<ix:fraction name="us-gaap:X" contextRef="year" unitRef="usd">1/2</ix:fraction></p>'
    )
    reading = read_tagged(body)
    assert [fact.value for fact in reading.facts] == [Decimal(1)]
    assert reading.document.warnings == (
        "3 tagged numbers left out: not printed in the format they name",
        "2 tagged numbers left out: without a known period or unit",
        "1 tagged numbers left out: fractions",
    )
    assert reading.document.text == "1 x 5 5 1 1 1/2"


def test_numbers_without_contexts_are_refused() -> None:
    page = f"<html><body><p>{number('1')} {number('2')}</p></body></html>"
    with pytest.raises(FormatError) as refused:
        read_filing_html(page.encode(), source="ex99.htm", known=Known())
    assert str(refused.value) == (
        "ex99.htm has 2 tagged numbers but no contexts that say which company and period they are about. "
        "Add the filing's main document instead."
    )
    assert refused.value.place == "ex99.htm"


def test_thousands_of_numbers_in_each_other_are_read_in_no_time() -> None:
    opening = '<ix:nonFraction name="us-gaap:X" contextRef="year" unitRef="usd">'
    body = "".join(f"{opening}{place} <p>x</p>" for place in range(20_000))
    reading = read_tagged(body)
    assert reading.document.text.count("x") == 20_000


PRINTED = {
    "ixt:num-dot-decimal": lambda value: f"{value:,f}",
    "ixt:num-comma-decimal": lambda value: f"{value:,f}".translate(str.maketrans(",.", ".,")),
    "": lambda value: f"{value:f}",
}


@st.composite
def tagged_numbers(draw: st.DrawFn) -> tuple[str, Decimal, str]:
    """A tag with what is printed around it, its value, and its printed number."""
    shown = draw(
        st.decimals(0, 10**9, allow_nan=False, allow_infinity=False, places=draw(st.integers(0, 3)))
    )
    form = draw(st.sampled_from(sorted(PRINTED)))
    scale = draw(st.none() | st.integers(-4, 12))
    is_negative = draw(st.booleans())
    text = PRINTED[form](shown)
    attributes = {"format": form} if form else {}
    if scale is not None:
        attributes["scale"] = str(scale)
    if is_negative:
        attributes["sign"] = "-"
    inside = draw(
        st.sampled_from(["{}", " {} ", "<b>{}</b>", "<!-- x -->{}", "<span>\u200b{}</span>"])
    )
    tag = number(inside.format(text), **attributes)
    around = draw(st.sampled_from(["{}", "({})", "$ ({})", "${}", "{}%", "({}", "<i>{}</i>"]))
    value = shown.scaleb(scale or 0)
    return around.format(tag), -value if is_negative else value, text


@settings(deadline=None)
@given(
    st.lists(st.lists(tagged_numbers(), min_size=1, max_size=4), min_size=1, max_size=4),
    st.booleans(),
)
def test_a_rendered_fact_is_read_again_with_the_span_of_its_number(
    rows: list[list[tuple[str, Decimal, str]]], in_table: bool
) -> None:
    cells, lines = (
        ("<td>{}</td>", "<tr><td>label</td>{}</tr>") if in_table else ("{} words ", "<p>{}</p>")
    )
    body = "".join(lines.format("".join(cells.format(html) for html, _, _ in row)) for row in rows)
    reading = read_tagged(f"<table>{body}</table>" if in_table else body)
    expected = [one for row in rows for one in row]
    assert [fact.value for fact in reading.facts] == [value for _, value, _ in expected]
    assert [printed(reading, fact) for fact in reading.facts] == [text for _, _, text in expected]


def test_an_id_that_stands_for_two_contexts_says_nothing() -> None:
    other = context("year", INSTANT)
    reading = read_tagged(f"<p>Cash of {number('5')} and</p>", resources=other)
    assert reading.facts == ()
    assert "1 tagged numbers left out: without a known period or unit" in reading.document.warnings
    again = context("year", "<xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate>")  # fmt: skip
    same = read_tagged(f"<p>Cash of {number('5')} and</p>", resources=again)  # fmt: skip
    assert [fact.period for fact in same.facts] == [YEAR]


def test_a_typed_member_with_any_child_leaves_company_and_period_alone() -> None:
    segment = (
        '<xbrli:segment><xbrldi:typedMember dimension="tlv:PlanAxis"><tlv:identifier>9</tlv:identifier>'
        "</xbrldi:typedMember></xbrli:segment>"
    )
    part = number("5").replace('contextRef="year"', 'contextRef="part"')
    reading = read_tagged(
        f"<p>Cash {part}</p>", resources=context("part", INSTANT, segment=segment)
    )
    (fact,) = reading.facts
    assert (fact.cik, fact.period) == ("0000012345", Instant(date(2024, 12, 31)))
    assert fact.dimensions == frozenset([("tlv:PlanAxis", "9")])


def test_a_standard_concept_goes_by_its_own_prefix_whatever_the_page_calls_it() -> None:
    page = tagged_page(f"<p>Cash of {number('5', name='gaap:Cash')} and {number('6', name='tlv:Cash')}</p>")  # fmt: skip
    page = page.replace("<html ", '<html xmlns:gaap="http://fasb.org/us-gaap/2024" xmlns:tlv="http://tlv.example/2024" ')  # fmt: skip
    reading = read_filing_html(page.encode(), source="page.htm", known=Known())
    assert [fact.concept for fact in reading.facts] == ["us-gaap:Cash", "tlv:Cash"]


def test_the_day_before_the_first_day_is_none() -> None:
    first = context("never", "<xbrli:instant>0001-01-01T00:00:00</xbrli:instant>")
    tagged = number("5").replace('contextRef="year"', 'contextRef="never"')
    assert read_tagged(f"<p>Cash {tagged}</p>", resources=first).facts == ()
