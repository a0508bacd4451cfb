"""Pages of the US set: read by the product's own reader they say what their reports say."""

from __future__ import annotations

import re
from collections import defaultdict
from datetime import date
from decimal import Decimal
from functools import cache

import pytest
from lxml import etree

from data.corpora.us.pages import page_name, write_page
from data.corpora.us.report import Filer, Line, Report, Statement
from data.corpora.us.reports import filers_with_pages, reports_of
from data.fact import Fact
from data.period import Duration, Instant
from data.read import read
from data.read_file import Known, ReadFile
from data.sample.inline_tags import Period

TICKERS = tuple(filer.ticker for filer in filers_with_pages())
READ_WHOLE = ("ORVSY", "PLMRS", "GRNKM")
"""Companies of which every page is read: a split and an amendment, weeks, a transition period."""
MARKUP = re.compile(r"\{\{|\}\}|\[\[|\]\]|^[!@?=]|\s@!?\w+-", re.MULTILINE)
BROKEN = re.compile(r"\$-|\bnan\b|(?<=\S)  |\s[,.]\s|creased -|(?<!\.)\.\.(?!\.)", re.MULTILINE)
ITEMS_OF = {
    "10-K": ("1", "1A", "1B", "2", "3", "4", "5", "6", "7", "7A", "8", "9", "9A", "9B", "10", "11",
             "12", "13", "14", "15"),
    "10-Q": ("1", "2", "3", "4", "1", "1A", "2", "5", "6"),
    "20-F": ("3", "4", "4A", "5", "11", "15", "18", "19"),
}  # fmt: skip
IX = "{http://www.xbrl.org/2013/inlineXBRL}"
Key = tuple[str, str, object, frozenset[tuple[str, str]]]


def all_reports(ticker: str) -> tuple[Report, ...]:
    return next(reports_of(filer) for filer in filers_with_pages() if filer.ticker == ticker)


def newest(ticker: str, forms: tuple[str, ...] = ("10-K", "20-F")) -> Report:
    return [one for one in all_reports(ticker) if one.form in forms][-1]


@cache
def pages_of(ticker: str) -> tuple[tuple[Report, ReadFile], ...]:
    return tuple((one, read_page(one)) for one in all_reports(ticker))


@cache
def read_page(report: Report) -> ReadFile:
    content = write_page(report).encode("ascii")
    return read(content, source=page_name(report), known=Known(filed=report.filed))


def told_by(report: Report) -> list[tuple[Line, Period, Decimal]]:
    """Every value of the report's statements, with the period that it is for."""
    return [
        (line, line.period(column), value)
        for statement in report.statements
        for line in statement.lines
        if line.concept
        for column, value in zip(statement.columns, line.values, strict=True)
        if value is not None
    ]


def key_of(line: Line, period: Period) -> Key:
    dates = Duration(period.start, period.end) if period.start else Instant(period.end)
    return line.concept, line.unit, dates, frozenset(line.members)


def by_key(facts: tuple[Fact, ...]) -> dict[Key, list[Fact]]:
    found: dict[Key, list[Fact]] = defaultdict(list)
    for fact in facts:
        found[fact.concept, fact.unit, fact.period, fact.dimensions].append(fact)
    return found


def check_facts(report: Report, page: ReadFile) -> None:
    """Each value is a fact of the page, and one of its prints is exact and shows the digits."""
    found = by_key(page.facts)
    text = page.document.text
    for line, period, value in told_by(report):
        exact = [one for one in found[key_of(line, period)] if one.value == value]
        assert exact, (page_name(report), line.label, period, value)
        spans = [one.span for one in exact if one.span]
        assert spans, line.label
        digits = {re.sub(r"\D", "", text[one.start : one.end]) for one in spans}
        meant = re.sub(r"\D", "", f"{abs(value):f}").strip("0")
        assert any(one.strip("0") == meant for one in digits), (line.label, digits, value)


@pytest.mark.parametrize("ticker", READ_WHOLE)
def test_every_value_of_a_report_is_a_fact_of_its_page_with_a_span(ticker: str) -> None:
    for report, page in pages_of(ticker):
        assert page.document.warnings == (), page_name(report)
        check_facts(report, page)


@pytest.mark.parametrize("ticker", TICKERS)
def test_the_newest_pages_of_each_company_say_what_the_reports_say(ticker: str) -> None:
    for forms in (("10-K", "20-F"), ("10-Q", "6-K")):
        report = newest(ticker, forms)
        page = read_page(report)
        assert page.document.warnings == ()
        check_facts(report, page)


@pytest.mark.parametrize("ticker", TICKERS)
def test_prints_of_one_fact_agree_within_their_precision(ticker: str) -> None:
    for forms in (("10-K", "20-F"), ("10-Q", "6-K")):
        for key, facts in by_key(read_page(newest(ticker, forms)).facts).items():
            known = [
                one for one in facts if one.value is not None and isinstance(one.decimals, int)
            ]
            best = max(known, key=lambda one: int(one.decimals or 0))
            for one in known:
                gap = abs((one.value or Decimal(0)) - (best.value or Decimal(0)))
                assert gap * 2 <= Decimal(1).scaleb(-int(one.decimals or 0)), (key, one.value)


@pytest.mark.parametrize("ticker", READ_WHOLE)
def test_the_cover_names_company_form_period_and_fiscal_year(ticker: str) -> None:
    for report, page in pages_of(ticker):
        filing = page.document.filing
        assert filing is not None
        assert (filing.company.name, filing.company.cik) == (report.filer.name, report.filer.cik)
        assert filing.company.tickers == (ticker,)
        assert (filing.form, filing.period_end) == (report.form, report.end)
        assert (filing.fiscal_year, filing.fiscal_period) == (
            report.fiscal_year,
            report.fiscal_period,
        )
        assert filing.year_end == report.filer.year_end


@pytest.mark.parametrize("ticker", READ_WHOLE)
def test_shares_outstanding_are_on_the_cover(ticker: str) -> None:
    for report, page in pages_of(ticker):
        shares = [
            one for one in page.facts if one.concept == "dei:EntityCommonStockSharesOutstanding"
        ]
        assert [one.value for one in shares] == [report.shares_outstanding]
        assert [one.period.end for one in shares] == [report.counted_on]


def items_in(page: ReadFile) -> list[str]:
    headings = [one for one in page.document.blocks if one.kind == "heading"]
    text = page.document.text
    lines = [text[one.span.start : one.span.end] for one in headings]
    found = [re.match(r"[#\s]*Item (\d+[A-K]?)\.", one) for one in lines]
    return [one[1] for one in found if one]


@pytest.mark.parametrize("ticker", TICKERS)
def test_items_stand_in_the_order_of_the_form(ticker: str) -> None:
    for forms in (("10-K", "20-F"), ("10-Q",)):
        if ticker == "HSTVM" and forms == ("10-Q",):
            continue
        report = newest(ticker, forms)
        found = items_in(read_page(report))
        wanted = ITEMS_OF[report.form]
        assert [one for one in found if one in wanted] == list(wanted)


def test_a_year_that_ends_before_december_2023_has_no_item_on_cybersecurity() -> None:
    assert "1C" in items_in(read_page(newest("ORVHD")))
    assert "1C" not in items_in(read_page(newest("CLVFD")))


def test_hidden_facts_are_read_and_have_no_span() -> None:
    report = newest("ORVHD")
    assert report.hidden
    found = {one.concept: one for one in read_page(report).facts if one.span is None}
    for line in report.hidden:
        assert found[line.concept].value == line.values[0]  # type: ignore[index]


def test_an_amendment_says_why_and_has_the_words_of_the_original() -> None:
    amended = next(one for one in all_reports("PLMRS") if one.form == "10-Q/A")
    first = next(
        one for one in all_reports("PLMRS") if one.form == "10-Q" and one.end == amended.end
    )
    text = read_page(amended).document.text
    assert "Explanatory Note" in text
    assert amended.explanation in text
    assert "(as restated)" in text
    assert page_name(amended) == page_name(first).replace(".htm", "a.htm")
    own = set(read_page(first).document.text.split("\n\n"))
    shared = own & set(text.split("\n\n"))
    assert len(shared) > 0.6 * len(own)


@pytest.mark.parametrize("ticker", TICKERS)
def test_no_markup_of_the_prose_and_no_broken_sentence_is_left(ticker: str) -> None:
    for report in all_reports(ticker)[::5]:
        text = read_page(report).document.text
        assert not MARKUP.search(text), (page_name(report), MARKUP.findall(text))
        assert not BROKEN.search(text), (page_name(report), BROKEN.findall(text))


@pytest.mark.parametrize("ticker", TICKERS)
def test_a_page_is_well_formed_and_uses_all_its_contexts(ticker: str) -> None:
    root = etree.fromstring(write_page(newest(ticker)).encode("ascii"))
    used = {str(one.get("contextRef")) for one in root.iter() if one.get("contextRef")}
    known = {str(one.get("id")) for one in root.iter("{http://www.xbrl.org/2003/instance}context")}
    assert used == known
    ids = [str(one.get("id")) for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    units = {str(one.get("id")) for one in root.iter("{http://www.xbrl.org/2003/instance}unit")}
    assert units == {str(one.get("unitRef")) for one in root.iter(f"{IX}nonFraction")}


def test_a_page_is_the_same_every_time_and_of_the_size_of_a_short_filing() -> None:
    report = newest("CLVFD")
    page = write_page(report)
    assert page == write_page(report)
    assert page.isascii()
    assert 60_000 < len(page) < 170_000


def test_two_companies_share_few_sentences_and_two_years_share_most() -> None:
    def sentences(report: Report) -> set[str]:
        return set(re.split(r"(?<=\.)\s", read_page(report).document.text))

    years = [one for one in all_reports("TSQMD") if one.form == "10-K"][-2:]
    same = sentences(years[0]) & sentences(years[1])
    other = sentences(newest("GRNKM")) & sentences(years[1])
    assert len(other) < len(same)


def header_lines(report: Report) -> list[str]:
    return [one for one in read_page(report).document.text.split("\n") if one.startswith("| | ")]


def test_columns_are_named_by_weeks_where_quarters_are_whole_weeks() -> None:
    quarter = next(one for one in all_reports("CLVFD") if one.fiscal_period == "Q3")
    assert any("Twelve Weeks Ended" in one for one in header_lines(quarter))
    assert any("Thirty-Six Weeks Ended" in one for one in header_lines(quarter))
    year = next(one for one in all_reports("CLVFD") if one.form == "10-K")
    assert any("(53 weeks)" in one or "(52 weeks)" in one for one in header_lines(year))


def test_columns_are_named_by_months_where_quarters_are_months() -> None:
    quarter = next(one for one in all_reports("VRLBC") if one.fiscal_period == "Q2")
    assert any("Three Months Ended June 30," in one for one in header_lines(quarter))
    assert any("Six Months Ended June 30," in one for one in header_lines(quarter))


def test_a_transition_period_has_a_column_of_its_own_length() -> None:
    report = next(one for one in all_reports("GRNKM") if one.form == "10-KT")
    assert any(
        "Six Months Ended / December 31, 2020 | Year Ended / June 30, 2020" in one
        for one in header_lines(report)
    )


def test_amounts_carry_the_sign_of_the_currency() -> None:
    for ticker, sign, words in (
        ("HSTVM", "€", "in millions of euros"),
        ("NRDKC", "C$", "in millions of Canadian dollars"),
    ):
        text = read_page(newest(ticker)).document.text
        assert f"({words}, except per share data)" in text
        assert re.search(rf"\| {re.escape(sign)} [\d,]+ \|", text)
        assert not re.search(r"(?<!C)\$\d", text)


def small_report() -> Report:
    """A quarter of a company that is in no table: a loss, a zero, a gap, a share and a footnote."""
    quarter = Period(date(2022, 1, 1), date(2022, 3, 31))
    before = Period(date(2021, 1, 1), date(2021, 3, 31))
    filer = Filer("Tarn & Fell, Inc.", "0009909999", "TRNFL", "trnfl", "toys", "USD", 3, "--12-31")

    def money(*values: int | None) -> tuple[Decimal | None, ...]:
        return tuple(None if one is None else Decimal(one) * 1000 for one in values)

    lines = (
        Line("Net sales", "us-gaap:Revenues", money(2_500, 2_000), "USD"),
        Line("Costs & fees", "us-gaap:CostOfRevenue", money(2_900, 1_500), "USD", is_flipped=True),
        Line("Gains", "us-gaap:GainLossOnInvestments", money(0, None), "USD"),
        Line("Net income (loss)", "us-gaap:NetIncomeLoss", money(-400, 500), "USD",
             is_total=True, note="After a fire."),
        Line("Tax rate", "us-gaap:EffectiveIncomeTaxRateContinuingOperations",
             (Decimal("0.215"), None), "pure"),
        Line("Diluted", "us-gaap:EarningsPerShareDiluted", (Decimal("-0.04"), Decimal("0.05")),
             "USD/shares"),
    )  # fmt: skip
    return Report(
        filer, "10-Q", 2022, "Q1", quarter.start or quarter.end, quarter.end, date(2022, 5, 2),
        "0009909999-22-000004",
        (Statement("income", "Consolidated Statements of Operations", (quarter, before), lines),),
    )  # fmt: skip


def test_a_statement_prints_brackets_dashes_gaps_shares_and_marks() -> None:
    text = read_page(small_report()).document.text
    for row in (
        "| Net sales | $ 2,500 | $ 2,000 |",
        "| Costs & fees | (2,900) | (1,500) |",
        "| Net income (loss) (1) | $ (400) | $ 500 |",
        "| Tax rate | 21.5% |",
        "| Diluted | $ (0.04) | $ 0.05 |",
    ):
        assert row in text, row
    assert "| Gains | — |" in text
    assert "(1)After a fire." in text


def test_the_prose_says_a_loss_as_a_loss_and_a_change_with_its_amount() -> None:
    text = read_page(small_report()).document.text
    assert (
        "We had net sales of $2.5 million in the first quarter of 2022 and a net loss of $400,000,"
        " or $(0.04) per diluted share." in text
    )
    assert (
        "Net sales increased $500,000, or 25.0%, to $2.5 million in the first quarter of 2022, from"
        " $2.0 million in the first quarter of 2021." in text
    )


def test_a_sentence_without_its_figure_is_left_out() -> None:
    text = read_page(small_report()).document.text
    assert "cash and cash equivalents" not in text
    assert "Debt" not in text
    assert "Repurchases" not in text
