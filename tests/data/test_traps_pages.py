"""The kinds of traps that no companyfacts file holds: pages, covers, names of companies. All made up."""

import json
from collections.abc import Callable
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from chat.answer import Answer
from chat.engine import Engine, open_engine
from data.read import read
from data.read_file import Known, ReadFile
from data.store import Store
from tests.data.small_pages import FILLER, tagged_page

CIK = "0009990077"
FILED = "2025-02-20"
ACCESSION = "0009990077-25-000003"
UNITS = (
    '<xbrli:unit id="sh"><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit>'
    '<xbrli:unit id="eur"><xbrli:measure>iso4217:EUR</xbrli:measure></xbrli:unit>'
    '<xbrli:unit id="ps"><xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure>'
    "</xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>xbrli:shares</xbrli:measure>"
    "</xbrli:unitDenominator></xbrli:divide></xbrli:unit>"
)
CLASS_AXIS = "us-gaap:StatementClassOfStockAxis"


def context(name: str, time: str, *dimensions: tuple[str, str]) -> str:
    """A context for a day, or for `start/end`."""
    start, _, end = time.partition("/")
    when = (
        f"<xbrli:startDate>{start}</xbrli:startDate><xbrli:endDate>{end}</xbrli:endDate>"
        if end
        else f"<xbrli:instant>{start}</xbrli:instant>"
    )
    members = "".join(
        f'<xbrldi:explicitMember dimension="{axis}">{member}</xbrldi:explicitMember>'
        for axis, member in dimensions
    )
    segment = f"<xbrli:segment>{members}</xbrli:segment>" if members else ""
    return (
        f'<xbrli:context id="{name}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">'
        f"{CIK}</xbrli:identifier>{segment}</xbrli:entity><xbrli:period>{when}</xbrli:period></xbrli:context>"
    )


YEAR = "2024-01-01/2024-12-31"
CONTEXTS = context("fy", YEAR) + context("at", "2024-12-31") + UNITS


def tag(shown: str, name: str, where: str = "fy", unit: str = "usd", **attributes: str) -> str:
    more = "".join(f' {key}="{value}"' for key, value in attributes.items())
    name = name if ":" in name else f"us-gaap:{name}"
    return f'<ix:nonFraction name="{name}" contextRef="{where}" unitRef="{unit}"{more}>{shown}</ix:nonFraction>'


def table(*rows: tuple[str, str]) -> str:
    cells = (f"<tr><td>{label}</td><td>{shown}</td></tr>" for label, shown in (("", "2024"), *rows))
    return f"<table>{''.join(cells)}</table>"


def cover(form: str = "10-K", end: str = "2024-12-31", year: int = 2024, where: str = "fy") -> str:
    told = {
        "DocumentType": form,
        "EntityRegistrantName": "Merrow Tools Inc",
        "EntityCentralIndexKey": CIK,
        "DocumentPeriodEndDate": end,
        "DocumentFiscalYearFocus": str(year),
        "DocumentFiscalPeriodFocus": "FY",
    }
    return "".join(
        f'<ix:nonNumeric name="dei:{key}" contextRef="{where}">{value}</ix:nonNumeric>'
        for key, value in told.items()
    )


REVENUE = ("Revenue", tag("512", "Revenues", scale="6"))
ASSETS = ("Total assets", tag("900", "Assets", "at", scale="6"))


def page(body: str, more: str = "", front: str = "") -> str:
    return tagged_page(
        f"<h2>Merrow Tools Inc annual report</h2>{body}<p>{FILLER}</p>",
        resources=CONTEXTS + more,
        cover=front or cover(),
    )


def filed(html: str, day: str = FILED, accession: str = ACCESSION) -> ReadFile:
    known = Known(date.fromisoformat(day), accession)  # type: ignore[arg-type]
    return read(html.encode(), source="merrow.htm", known=known)


Ask = Callable[..., Callable[[str], Answer]]


@pytest.fixture
def asking(tmp_path: Path) -> Ask:
    """Put files on file and give a way to ask."""

    def opened(*files: ReadFile) -> Callable[[str], Answer]:
        store = Store(tmp_path / "store")
        for one in files:
            store.add(one)
        engine: Engine = open_engine(home=store.home, say=lambda _: None)
        return engine.answer

    return opened


def figures(answer: Answer) -> list[tuple[int, str, str]]:
    return [(int(one.figure.value), one.figure.unit, one.figure.fiscal) for one in answer.figures]


def code(answer: Answer) -> str | None:
    return answer.reason.code if answer.reason else None


def test_a_cover_that_names_the_year_before_is_corrected_by_the_facts(asking: Ask) -> None:
    more = context("y", "2012-01-01/2012-12-31") + context("x", "2011-01-01/2011-12-31")
    rows = [
        (name, tag("640", name, "y", scale="6") + tag("600", name, "x", scale="6"))
        for name in ("Revenues", "NetIncomeLoss", "OperatingIncomeLoss", "GrossProfit")
    ]
    html = page(table(*rows), more, cover(end="2011-12-31", year=2011, where="y"))
    reading = filed(html, "2013-02-20", "0009990077-13-000003")
    assert reading.document.title == "Merrow Tools Inc 10-K FY2012 (2012-12-31)"
    assert any("The cover gives 2011-12-31" in one for one in reading.document.warnings)
    answer = asking(reading)("Revenue in fiscal 2012?")
    assert figures(answer) == [(640_000_000, "USD", "FY2012")]
    assert answer.citations[0].title == "Merrow Tools Inc 10-K FY2012 (2012-12-31)"


def test_an_amendment_without_statements_leaves_the_figures_to_the_report(asking: Ask) -> None:
    report = filed(page(table(REVENUE, ASSETS)))
    amended = page("<p>Part III. Directors and officers.</p>", front=cover("10-K/A"))
    ask = asking(report, filed(amended, "2025-04-29", "0009990077-25-000009"))
    for question in ("Revenue in FY2024?", "Revenue in the latest 10-K?", "Revenue last year?"):
        answer = ask(question)
        assert figures(answer) == [(512_000_000, "USD", "FY2024")]
        assert answer.citations[0].accession == ACCESSION


def test_a_companys_own_concept_is_found_by_its_label(asking: Ask) -> None:
    own = ("Adjusted billings", tag("512", "mrow:AdjustedBillings", scale="6"))
    answer = asking(filed(page(table(REVENUE, own))))("Adjusted billings of Merrow Tools in 2024?")
    assert "512" in " ".join(answer.citations[0].quotes)


def test_a_products_revenue_is_never_the_companys(asking: Ask) -> None:
    axis = "srt:ProductOrServiceAxis"
    more = context("p", YEAR, (axis, "mrow:LanternMember"))
    rows = [
        ("Lanterns", tag("187", "Revenues", "p", scale="6")),
        ("Total revenue", tag("402", "Revenues", scale="6")),
    ]
    ask = asking(filed(page(table(*rows), more)))
    assert figures(ask("Revenue in 2024?")) == [(402_000_000, "USD", "FY2024")]
    answer = ask("Lanterns revenue of Merrow Tools in 2024?")
    assert "187" in answer.text
    assert "402" not in answer.text


COMPONENTS = {
    "us-gaap:CommonStockMember": 420,
    "us-gaap:RetainedEarningsMember": 317,
    "us-gaap:AccumulatedOtherComprehensiveIncomeMember": -26,
    "us-gaap:TreasuryStockMember": -8,
    "us-gaap:ParentMember": 703,
    "us-gaap:NoncontrollingInterestMember": 58,
    "mrow:TotalEquityMember": 761,
}


def equity_page(components: dict[str, int]) -> str:
    axis = "us-gaap:StatementEquityComponentsAxis"
    more = "".join(
        context(f"m{index}", "2024-12-31", (axis, member))
        for index, member in enumerate(components)
    )
    rows = []
    for index, (member, value) in enumerate(components.items()):
        sign = {"sign": "-"} if value < 0 else {}
        shown = tag(str(abs(value)), "StockholdersEquity", f"m{index}", scale="6", **sign)
        rows.append((member, shown))
    return page(table(*rows) + table(REVENUE), more)


def test_equity_by_component_is_the_one_that_the_others_add_up_to(asking: Ask) -> None:
    answer = asking(filed(equity_page(COMPONENTS)))("Total equity at the end of 2024?")
    assert figures(answer) == [(761_000_000, "USD", "at 2024-12-31")]
    assert "mrow:TotalEquityMember" in answer.text


def test_equity_by_component_without_a_total_is_refused_with_its_parts(asking: Ask) -> None:
    parts = {key: value for key, value in COMPONENTS.items() if "Total" not in key}
    answer = asking(filed(equity_page(parts)))("Total equity at the end of 2024?")
    assert code(answer) == "concept_not_reported"
    assert "ParentMember $703 million" in answer.text


def test_shares_by_class_on_the_cover_are_added_up(asking: Ask) -> None:
    more = "".join(
        context(f"c{one}", "2025-01-31", (CLASS_AXIS, f"us-gaap:CommonClass{one}Member"))
        for one in "ABC"
    )
    counts = {"A": "3,210", "B": "417", "C": "2,905"}
    shown = " and ".join(
        tag(count, "dei:EntityCommonStockSharesOutstanding", f"c{one}", "sh", scale="6")
        for one, count in counts.items()
    )
    answer = asking(filed(page(f"<p>Outstanding: {shown}.</p>" + table(REVENUE), more)))(
        "Shares outstanding?"
    )
    assert figures(answer) == [(6_532_000_000, "shares", "at 2025-01-31")]
    assert len(answer.citations) == 3


def test_earnings_per_share_of_two_classes_are_both_named(asking: Ask) -> None:
    more = "".join(
        context(f"c{one}", YEAR, (CLASS_AXIS, f"us-gaap:CommonClass{one}Member")) for one in "AB"
    )
    rows = [
        (f"Diluted, class {one}", tag(shown, "EarningsPerShareDiluted", f"c{one}", "ps"))
        for one, shown in (("A", "4.15"), ("B", "6.90"))
    ]
    answer = asking(filed(page(table(*rows, REVENUE), more)))("Diluted EPS in 2024?")
    assert code(answer) == "concept_not_reported"
    assert "CommonClassAMember $4.15" in answer.text
    assert "CommonClassBMember $6.90" in answer.text


def test_a_pro_forma_figure_in_a_note_is_not_the_statements(asking: Ask) -> None:
    more = context("pf", YEAR, ("us-gaap:StatementScenarioAxis", "us-gaap:ProFormaMember"))
    more += context("le", YEAR, ("dei:LegalEntityAxis", "mrow:MerrowRailMember"))
    note = ("Pro forma revenue, unaudited", tag("721", "Revenues", "pf", scale="6"))
    subsidiary = ("Revenue of Merrow Rail", tag("33", "Revenues", "le", scale="6"))
    ask = asking(filed(page(table(note) + table(subsidiary) + table(REVENUE), more)))
    assert figures(ask("Revenue in 2024?")) == [(512_000_000, "USD", "FY2024")]


def values(body: str, more: str = "") -> list[Decimal | None]:
    return [one.value for one in filed(page(body, more)).facts]


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        (tag("7", "NetIncomeLoss", scale="6", sign="-"), "-7000000"),
        (tag("(620)", "NetIncomeLoss", sign="-"), "-620"),
        (f"({tag('3,140', 'OtherNonoperatingIncomeExpense', scale='3')})", "3140000"),
        (tag("18.3", "UnrecognizedTaxBenefits", scale="9", decimals="-8"), "18300000000"),
        (tag("(2.718,28)", "NetIncomeLoss", unit="eur", sign="-", format="ixt:num-comma-decimal"), "-2718.28"),
        (tag("--", "Goodwill", format="ixt:fixed-zero"), "0"),
        (tag("no", "Goodwill", format="ixt-sec:numwordsen"), "0"),
        (tag("one", "Goodwill", format="ixt-sec:numwordsen"), "1"),
    ],
)  # fmt: skip
def test_scale_sign_and_format_each_count_once(shown: str, expected: str) -> None:
    assert values(f"<p>Worth {shown}.</p>") == [Decimal(expected)]


def test_nil_is_no_zero_and_what_is_in_no_format_is_said() -> None:
    nil = '<ix:nonFraction name="us-gaap:Goodwill" contextRef="fy" unitRef="usd" xsi:nil="true"></ix:nonFraction>'
    assert values(f"<p>Goodwill {nil}.</p>") == [None]
    bad = tag("", "Goodwill", format="ixt:num-dot-decimal")
    reading = filed(page(f"<p>Goodwill {bad}.</p>"))
    assert reading.facts == ()
    assert reading.document.warnings


def test_a_number_within_a_number_holds_for_both_days() -> None:
    inner = tag("0.00025", "CommonStockParOrStatedValuePerShare", "before", "ps", scale="0")
    outer = tag(inner, "CommonStockParOrStatedValuePerShare", "at", "ps", scale="0")
    assert values(f"<p>Par {outer}.</p>", context("before", "2023-12-31")) == [
        Decimal("0.00025"),
        Decimal("0.00025"),
    ]


def test_prose_that_rounds_does_not_beat_the_statement(asking: Ask) -> None:
    said = tag("1.3", "ResearchAndDevelopmentExpense", scale="9", decimals="-8")
    row = ("R&amp;D", tag("1,274", "ResearchAndDevelopmentExpense", scale="6", decimals="-6"))
    body = f"<p>About {said} billion.</p>{table(row)}<p>Again {said} billion.</p>"
    answer = asking(filed(page(body)))("Research and development in 2024?")
    assert figures(answer) == [(1_274_000_000, "USD", "FY2024")]


def test_a_value_per_share_is_quoted_without_the_statements_scale(asking: Ask) -> None:
    body = (
        "<h2>Merrow Fund statement</h2><p>(in thousands, except per share amounts)</p>"
        + table(("Total assets", "8,460"), ("Net asset value per share", "27.35"))
        + f"<p>{FILLER}</p>"
    )
    ask = asking(filed(tagged_page(body, cover="")))
    assert "27.35" in ask("Net asset value per share in 2024?").text
    assert "8,460" in ask("Total assets in 2024?").text


def test_a_dividend_per_depositary_share_is_not_the_one_per_share(asking: Ask) -> None:
    row = ("Per ordinary share", tag("0.375", "CommonStockDividendsPerShareDeclared", unit="ps"))
    ask = asking(filed(page(table(REVENUE, row))))
    answer = ask("What was the dividend per ADS of Merrow Tools in 2024?")
    assert answer.figures == ()
    assert answer.outcome != "answered"


def test_text_below_many_elements_and_without_items_is_found(asking: Ask) -> None:
    index = table(("1A.", "Risk factors, 12-19"), ("7.", "Discussion, 20-30"))
    deep = (
        "<div>" * 300 + "<p>Our furnaces depend on one supplier of electrodes.</p>" + "</div>" * 300
    )
    body = f"<p>FORM 10-K CROSS-REFERENCE INDEX</p>{index}{table(REVENUE)}{deep}"
    answer = asking(filed(page(body)))("Which supplier do the furnaces depend on?")
    assert "one supplier of electrodes" in answer.text


def test_standard_wording_is_quoted_and_no_conclusion_is_added(asking: Ask) -> None:
    words = (
        "Management is required to evaluate whether there is substantial doubt about the ability of the"
        " Company to continue as a going concern."
    )
    answer = asking(filed(page(f"{table(REVENUE)}<p>{words}</p>")))(
        "Is there substantial doubt about the ability to continue as a going concern?"
    )
    assert all(one.support == "quoted" for one in answer.claims)
    assert "Yes" not in answer.text


Facts = dict[str, int]


def companyfacts(cik: int, name: str, revenue: Facts) -> ReadFile:
    """A calendar-year company with these revenues, each from its own annual report."""
    rows: list[dict[str, Any]] = [
        {
            "start": f"{year}-01-01", "end": f"{year}-12-31", "val": value, "form": "10-K",
            "accn": f"{cik:010}-{(int(year) + 1) % 100:02}-000001", "fy": int(year), "fp": "FY",
            "filed": f"{int(year) + 1}-02-20",
        }
        for year, value in revenue.items()
    ]  # fmt: skip
    told = {"label": "Revenues", "units": {"USD": rows}}
    whole = {"cik": cik, "entityName": name, "facts": {"us-gaap": {"Revenues": told}}}
    return read(json.dumps(whole).encode(), source=f"CIK{cik:010}.json", known=Known())


def tickers(*rows: tuple[int, str, str]) -> ReadFile:
    listed = {
        str(at): {"cik_str": cik, "ticker": ticker, "title": name}
        for at, (cik, ticker, name) in enumerate(rows)
    }
    content = json.dumps(listed).encode()
    return read(content, source="company_tickers.json", known=Known())


OLD, NEW = 9_990_501, 9_990_502


def test_a_ticker_that_moved_to_a_new_filer_answers_from_the_old_one_and_says_so(
    asking: Ask,
) -> None:
    ask = asking(
        companyfacts(OLD, "Arbel Rail Corp", {"2019": 70, "2023": 90}),
        companyfacts(NEW, "Arbel Rail Holdings Inc", {"2024": 100}),
        tickers((NEW, "ARBL", "Arbel Rail Holdings Inc")),
    )
    answer = ask("Revenue of ARBL in 2019?")
    assert figures(answer) == [(70, "USD", "FY2019")]
    assert "Arbel Rail Corp" in answer.text
    assert "Arbel Rail Corp (CIK 0009990501), a filer of the same name" in answer.route.reason
    assert figures(ask("Revenue of ARBL in 2024?")) == [(100, "USD", "FY2024")]
    assert figures(ask("Revenue of Arbel Rail in 2024?")) == [(100, "USD", "FY2024")]
    assert code(ask("Revenue of ARBL in 2021?")) == "period_not_on_file"


def test_two_namesakes_of_the_same_years_are_two_companies(asking: Ask) -> None:
    ask = asking(
        companyfacts(OLD, "Arbel Rail Corp", {"2019": 70, "2024": 90}),
        companyfacts(NEW, "Arbel Rail Holdings Inc", {"2024": 100}),
        tickers((NEW, "ARBL", "Arbel Rail Holdings Inc")),
    )
    assert code(ask("Revenue of ARBL in 2019?")) == "period_not_on_file"


def test_tickers_are_text_and_classes_are_written_in_any_way(asking: Ask) -> None:
    ask = asking(
        companyfacts(9_990_510, "Nacre Assets Inc", {"2024": 510}),
        companyfacts(9_990_511, "Quoin Lending Inc", {"2024": 511}),
        companyfacts(9_990_512, "Oskar Mills Inc", {"2024": 512}),
        tickers(
            (9_990_510, "NA", "Nacre Assets Inc"),
            (9_990_511, "TRUE", "Quoin Lending Inc"),
            (9_990_512, "OSK-A", "Oskar Mills Inc"),
            (9_990_512, "OSK-B", "Oskar Mills Inc"),
        ),
    )
    for asked, value in (
        ("NA", 510), ("TRUE", 511), ("OSK.B", 512), ("OSK-A", 512), ("osk b", 512), ("OSK/B", 512),
        ("CIK 9990512", 512), ("CIK 0009990510", 510), ("0009990511", 511),
    ):  # fmt: skip
        assert figures(ask(f"Revenue of {asked} in 2024?")) == [(value, "USD", "FY2024")], asked


def test_a_company_that_is_not_on_file_is_never_another_one(asking: Ask) -> None:
    ask = asking(
        companyfacts(9_990_510, "Nacre Assets Inc", {"2022": 510}),
        companyfacts(9_990_511, "Nacrine Foods Inc", {"2022": 511}),
    )
    for question in ("Pellworm revenue in 2022?", "Revenue of CIK 9990519 in 2022?"):
        answer = ask(question)
        assert code(answer) == "company_not_on_file"
        assert answer.figures == ()


def test_words_are_not_searched_for_where_only_facts_are_on_file(asking: Ask) -> None:
    ask = asking(companyfacts(9_990_510, "Nacre Assets Inc", {"2024": 510}))
    answer = ask("What does Nacre Assets say about climate risk?")
    assert code(answer) == "not_in_filings"
    assert "only tagged facts are on file" in answer.text


def test_balances_alone_are_asked_for_without_a_period(asking: Ask) -> None:
    facts = {
        "Assets": {
            "units": {
                "USD": [
                    {"end": f"{year}-12-31", "val": value, "form": "20-F", "filed": "2025-03-13",
                     "accn": "0009990513-25-000001", "fy": 2024, "fp": "FY"}
                    for year, value in ((2023, 700), (2024, 699))
                ]
            }
        }
    }  # fmt: skip
    whole = {"cik": 9990513, "entityName": "Tarn Optics SA", "facts": {"us-gaap": facts}}
    reading = read(json.dumps(whole).encode(), source="CIK0009990513.json", known=Known())
    ask = asking(reading)
    assert figures(ask("Total assets?")) == [(699, "USD", "at 2024-12-31")]
    (average,) = ask("Average total assets in 2024?").figures
    assert str(average.figure.value) == "699.5"
    refused = ask("Revenue?")
    assert refused.figures == ()
    assert refused.outcome == "not_found"
    assert refused.text
