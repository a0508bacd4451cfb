"""The traps of the corpus that are companyfacts: loaded as they are, asked, and the whole answer looked at.

The values, the reasons and what the text must say were typed by hand from what each trap is about.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from chat.answer import Answer
from chat.engine import Engine, open_engine
from data.ask import FigureAsk
from data.company_facts import read_company_facts
from data.derive import derive
from data.fact_table import FactTable
from data.figures import Figure
from data.fiscal import fiscal_calendar
from data.line_item import balance
from data.period import FiscalPeriod
from data.read import read
from data.read_file import Known
from data.store import Store


@dataclass(frozen=True)
class Asked:
    """One question to one trap, and what is right."""

    trap: str
    question: str
    values: tuple[str, ...] = ()
    """Empty: refused, for `reason`."""
    unit: str = "USD"
    fiscal: str = ""
    reason: str | None = None
    says: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    as_of: str | None = None


RIGHT = [
    Asked("P01", "Revenue in FY2024?", ("105",), fiscal="FY2024", says=("31 Dec 2024",)),
    Asked("P01", "Revenue in FY2022?", ("80",), fiscal="FY2022"),
    Asked("P02", "Total assets at the end of FY2024?", ("699",), fiscal="at 2024-12-31"),
    Asked("P04", "Operating cash flow in Q3 2024?", ("27",), fiscal="Q3 FY2024", says=("$71 (9M FY2024) [1] − $44 (6M FY2024) [2]",)),
    Asked("P05", "Net income in Q4 2024?", ("60",), fiscal="Q4 FY2024", says=("$210 (FY2024) [1] − $150 (9M FY2024) [2]",)),
    Asked("P06", "Diluted EPS in Q4 2024?", reason="per_share_difference", says=("can't be subtracted",), never=("1.20",)),
    Asked("P07", "Net income in FY2024?", ("130",), fiscal="FY2024", says=("4 Sep 2023 to 1 Sep 2024",)),
    Asked("P08", "Revenue change FY2023 vs FY2022?", ("-11",), fiscal="FY2023", says=("53 weeks (371 days)",)),
    Asked("P09", "Revenue in fiscal 2025?", ("130",), fiscal="FY2025", says=("26 Jan 2025",)),
    Asked("P09", "Revenue in fiscal 2024?", ("61",), fiscal="FY2024"),
    Asked("P10", "Revenue in fiscal 2023?", ("708",), fiscal="FY2023", says=("3 Feb 2024", "53 weeks")),
    Asked("P12", "Revenue in FY2024?", reason="period_not_on_file", says=("2025",), never=("3,626",)),
    Asked("P12", "Revenue in FY2025?", ("3626",), fiscal="FY2025", says=("31 Jan 2025",)),
    Asked("P13", "Revenue in FY2024?", ("2806",), fiscal="FY2024", as_of="2024-06-30", says=("filed 26 Mar 2024",)),
    Asked("P13", "Revenue in FY2024 as known on 2024-06-30?", ("2806",), fiscal="FY2024"),
    Asked("P13", "Revenue in FY2024?", reason="not_yet_filed", as_of="2024-03-25"),
    Asked("P14", "Revenue growth in 2024 over the prior fiscal year?", ("0.175",), "ratio", "FY2024", says=("transition period from 1 Jul 2023 to 31 Dec 2023", "30 Jun 2023")),
    Asked("P15", "Revenue by fiscal year?", ("50",), fiscal="FY2015", never=("$41",)),
    Asked("P15", "Revenue in fiscal 2013?", reason="period_not_on_file"),
    Asked("P15", "Revenue in fiscal 2014?", reason="period_not_on_file"),
    Asked("P15", "Revenue in calendar 2013?", ("41",), fiscal="2013-01-01 to 2013-12-31", never=("fiscal 2013",)),
    Asked("P16", "Restructuring charges in FY2024?", ("12",), fiscal="FY2024"),
    Asked("P17", "Revenue in Q1 FY2023?", ("422",), fiscal="Q1 FY2023", says=("30 Apr 2022", "10-Q")),
    Asked("P18", "Equity at the end of FY2024?", ("345",), fiscal="at 2024-12-31"),
    Asked("P18", "Average equity in FY2024?", ("322.5",), fiscal="at 2024-12-31", says=("$300", "$345")),
    Asked("P18", "Average equity in FY2022?", reason="missing_operand"),
    Asked("P19", "Shares outstanding at 2024-12-31?", ("1000",), "shares", "at 2024-12-31", never=("1,010",)),
    Asked("P19", "Shares outstanding?", ("1000",), "shares", "at 2024-12-31"),
    Asked("P21", "Revenue in Q3 2024?", ("86",), fiscal="Q3 FY2024", says=("Q3 fiscal 2024 (31 Mar 2024 to 29 Jun 2024)",)),
    Asked("P21", "Revenue in calendar Q3 2024?", reason="missing_operand", never=("$86",)),
    Asked("P21", "Revenue in calendar Q2 2024?", ("86",), fiscal="Q3 FY2024"),
    Asked("P22", "Revenue TTM to 2024-09-30?", ("89",), fiscal="TTM to 2024-09-30", never=("109",)),
    Asked("P22", "Revenue in Q4 2023?", ("22",), fiscal="Q4 FY2023"),
    Asked("V01", "Net income in FY2023?", ("38",), fiscal="FY2023", says=("Restated: $50 in the 10-K filed 20 Feb 2024", "10-K/A")),
    Asked("V01", "Net income in FY2023?", ("50",), fiscal="FY2023", as_of="2024-03-01", never=("$38", "Restated")),
    Asked("V01", "Net income in FY2023 as originally reported?", ("50",), says=("later restated to $38",)),
    Asked("V03", "Comprehensive income in FY2023?", ("-818.691",), fiscal="FY2023", says=("−$819.512", "26 Mar 2024")),
    Asked("V05", "EPS growth from 2022 to 2024?", ("0.304347826087",), "ratio", "FY2024", says=("4-for-1 share split", "$2.30")),
    Asked("V06", "Net income in 2022?", ("920",), fiscal="FY2022", never=("230", "split")),
    Asked("V08", "Weighted average diluted shares in fiscal 2022?", ("75126464",), "shares", "FY2022", never=("Restated", "75,126,000")),
    Asked("C01", "Latest revenue?", ("110",), fiscal="FY2024"),
    Asked("C01", "Revenue in 2017?", ("64",), fiscal="FY2017", says=("us-gaap:SalesRevenueNet",)),
    Asked("C01", "Revenue in 2020?", reason="period_not_on_file"),
    Asked("C01", "Revenue growth in 2018?", reason="mixed_basis", says=("SalesRevenueNet",)),
    Asked("C02", "Revenue in FY2024?", ("708",), says=("us-gaap:Revenues", "Of it, $700 is revenue from contracts")),
    Asked("C03", "Revenue in FY2026?", ("216",), fiscal="FY2026"),
    Asked("C05", "Revenue in FY2024?", ("98",)),
    Asked("C06", "Net loss in FY2023?", ("-796705000",), says=("a loss", "parent's", "−$797,526,000 (us-gaap:ProfitLoss)")),
    Asked("C07", "Net income in Q2 FY2013?", ("-286",), fiscal="Q2 FY2013", says=("a loss", "28 Feb 2013")),
    Asked("C08", "Cash at FY2025 end?", ("2628798000",), says=("With restricted cash it is $2,698,678,000",)),
    Asked("C09", "Net income in 2024?", ("75",), says=("Discontinued operations are in it with −$45",)),
    Asked("C09", "Income from continuing operations in 2024?", ("120",)),
    Asked("C11", "Gross profit in 2024?", ("36",), says=("revenue $100 [1] − cost of revenue $64 [2]",)),
    Asked("C11", "Gross margin in 2024?", ("0.36",), "ratio", says=("36.0%",)),
    Asked("C12", "Total liabilities?", ("520",), says=("$1,000", "$400", "$30", "$50")),
    Asked("C13", "Total debt?", ("95",), says=("$5", "$10", "$80")),
    Asked("C14", "Free cash flow?", ("140",), says=("$200 [1] − capital expenditures $60 [2]",)),
    Asked("C18", "Interest expense in FY2025?", reason="period_not_on_file", says=("2023",), never=("3.9",)),
    Asked("C19", "Dividend per share in 2024?", ("1.06",), "USD/shares", says=("declared", "paid out were $1.04 per share")),
    Asked("U08", "Income tax expense?", ("21",)),
    Asked("U08", "Change in inventories?", ("18",), says=("uses cash: the effect on cash is −$18",)),
    Asked("U08", "Treasury stock?", ("300",), says=("deducted from equity",)),
    Asked("U09", "Revenue growth?", reason="suspect_scale", says=("$840,000", "$812 million"), never=("99.9",)),
    Asked("U09", "Revenue in 2024?", ("840000",), says=("scale may be wrong",)),
    Asked("U10", "Effective tax rate?", ("0.213",), "ratio", says=("21.3%",)),
    Asked("U11", "EPS in 2024?", ("1.1",), "EUR/shares", says=("€1.10", "also gives it as $1.19 per share")),
    Asked("U11", "EPS in 2024 in USD?", ("1.19",), "USD/shares", says=("$1.19",)),
    Asked("U13", "Cash?", ("29493000000",), "EUR", says=("€29,493 million",), never=("$",)),
    Asked("U14", "Revenue in 2024?", ("44",), says=("ifrs-full:Revenue",)),
    Asked("U14", "Net income in 2024?", ("-19426051",), says=("a loss", "−$19,426,051")),
    Asked("U16", "Revenue?", ("999950000",), says=("$1.00 billion ($999,950,000)",)),
]  # fmt: skip


@cache
def traps(corpus: Path) -> dict[str, Any]:
    lines = (corpus / "traps" / "traps.jsonl").read_text("utf-8").splitlines()
    return {one["id"]: one["input"] for one in map(json.loads, lines) if one["kind"] == "cf"}


@pytest.fixture(scope="module")
def engine_of(corpus: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Engine]:
    """An engine over a store with one trap's companyfacts, each made once."""

    @cache
    def opened(trap: str) -> Engine:
        home = tmp_path_factory.mktemp(trap)
        content = json.dumps(traps(corpus)[trap]).encode()
        Store(home).add(read(content, source=f"{trap}.json", known=Known()))
        return open_engine(home=home, say=lambda _: None)

    return opened


@pytest.mark.parametrize("asked", RIGHT, ids=lambda one: f"{one.trap}: {one.question}")
def test_a_trap_is_answered_right_or_refused_for_its_reason(
    asked: Asked, engine_of: Callable[[str], Engine]
) -> None:
    as_of = date.fromisoformat(asked.as_of) if asked.as_of else None
    answer = engine_of(asked.trap).answer(asked.question, as_of=as_of)
    assert (answer.reason.code if answer.reason else None) == asked.reason, answer.text
    assert tuple(f"{one.figure.value.normalize():f}" for one in answer.figures) == asked.values
    _check_words(answer, asked)


def _check_words(answer: Answer, asked: Asked) -> None:
    for one in answer.figures:
        assert one.figure.unit == asked.unit
        assert asked.fiscal in ("", one.figure.fiscal)
        assert one.citations
    for words in asked.says:
        assert words in answer.text
    for words in asked.never:
        assert words not in answer.text


def test_every_trap_that_can_be_loaded_is_asked(corpus: Path) -> None:
    assert {one.trap for one in RIGHT} | {"V07"} == traps(corpus).keys()
    assert len(traps(corpus)) == 46


def test_a_sign_that_turns_between_filings_is_said(corpus: Path) -> None:
    """Trap V07 is about a balance for which there is no line item yet: it is asked by its concept."""
    found = read_company_facts(json.dumps(traps(corpus)["V07"]).encode(), source="V07.json")
    item = balance("x", "Net deferred tax", "Impuesto", "ifrs-full:DeferredTaxLiabilityAsset")
    calendar = fiscal_calendar(found.register.filings, found.facts)
    ask = FigureAsk(item, FiscalPeriod(2023, "year"))
    figure = derive(ask, FactTable(found.facts), calendar)
    assert isinstance(figure, Figure)
    assert int(figure.value) == 36_105_479
    assert any("−$36,105,479" in one for one in figure.notes)
    assert any("differ in their sign alone" in one for one in figure.notes)
