"""Figures in words: value, period, source, worked line, and a citation for every leaf."""

import re
from datetime import date
from pathlib import Path

from chat.answer import ShownFigure
from chat.engine import open_engine
from chat.figure_answer import (
    MOST_MARKS,
    Shelf,
    Written,
    outcome_of,
    reason_of,
    write_figures,
)
from chat.figure_told import Told
from data.ask import AskedTime, FigureAsk, Operation, Refusal
from data.company import Company
from data.derive import derive
from data.document import Language
from data.fact import Fact
from data.fact_table import FactTable
from data.fiscal import fiscal_calendar
from data.formula import Formula, difference, quotient
from data.line_item import LineItem, Words
from data.line_items import line_item
from data.period import FiscalPeriod
from tests.chat.made_statement import COMPANY, DOCUMENT, FACTS, INCOME, LOSS_2024, YEAR, placed
from tests.data.made_facts import CIK, fact, over

FY2024 = FiscalPeriod(2024, "year")
REVENUE = line_item("revenue")
NET = LineItem("made income", Words(("Net income",), ("Resultado neto",)), (INCOME,), "duration")
MARGIN = Formula(
    "net margin",
    Words(("Net margin",), ("Margen neto",)),
    "net income ÷ revenue",
    ("net income", "revenue"),
    "ratio",
    quotient,
)


def told(
    item: LineItem | Formula,
    period: AskedTime = FY2024,
    operation: Operation = "value",
    *,
    facts: tuple[Fact, ...] = FACTS,
    language: Language = "en",
) -> Told:
    ask = FigureAsk(item, period, operation, language=language)
    got = derive(ask, FactTable(facts), fiscal_calendar([], facts), today=date(2026, 6, 1))
    return Told(COMPANY, ask, got)


def written(*parts: Told, language: Language = "en", first: int = 1) -> Written:
    shelf = Shelf({DOCUMENT.document_id: DOCUMENT}.__getitem__, {COMPANY.cik: FactTable(FACTS)})
    return write_figures(parts, language=language, shelf=shelf, first_marker=first)


def test_a_reported_figure_is_said_with_period_concept_form_and_day() -> None:
    got = written(told(REVENUE))
    sentence = (
        "Halvard Lamps Inc reported revenue of $1.09 billion ($1,085 million) for fiscal 2024"
        " (1 Jan 2024 to 31 Dec 2024) [1]."
    )
    source = (
        "It is tagged us-gaap:Revenues, the first of 13 concepts for revenue, in the 10-K filed"
        " 20 Feb 2025 (0009990007-25-000001) [1]."
    )
    assert got.text == f"{sentence}\n\n{source}"
    assert [claim.support for claim in got.claims] == ["fact", "fact"]
    assert got.citations[0].quotes[0] == "$ 1,085"


def test_a_loss_keeps_its_sign() -> None:
    got = written(told(NET))
    assert "−$118 million" in got.text
    assert got.figures[0].figure.value == LOSS_2024.value


def test_a_derived_figure_cites_every_leaf_and_shows_its_working() -> None:
    got = written(told(MARGIN))
    assert "net margin of −10.9%" in got.text
    assert "net income −$118 million [1] ÷ revenue $1,085 million [2] = −10.9%" in got.text
    assert [one.marker for one in got.citations] == [1, 2]
    assert [claim.support for claim in got.claims] == ["computed", "computed"]
    assert got.figures[0].citations == (1, 2)


def test_growth_is_from_one_period_to_another() -> None:
    got = written(told(REVENUE, FY2024, "growth"))
    assert "revenue changed by 9.6% from fiscal 2023" in got.text
    assert "$1,085 million [1] ÷ $990 million (FY2023) [2] − 1 = 9.6%" in got.text


def test_a_difference_of_ratios_is_in_points() -> None:
    income_before = placed(over("2023-01-01", "2023-12-31"), 99_000_000, None, INCOME)
    got = written(told(MARGIN, FY2024, "difference", facts=(*FACTS, income_before)))
    assert got.figures[0].shown == "−20.9 percentage points"


def test_markers_run_on_and_name_each_leaf_once() -> None:
    got = written(told(REVENUE), told(MARGIN), first=4)
    assert [one.marker for one in got.citations] == [4, 5]
    assert set(re.findall(r"\[(\d+)\]", got.text)) == {"4", "5"}
    assert got.citations[0].fact == next(got.figures[0].figure.leaves())


def test_every_marker_in_the_text_has_a_citation_and_every_citation_a_marker() -> None:
    got = written(told(MARGIN), told(REVENUE, FY2024, "growth"), told(NET))
    markers = {int(number) for number in re.findall(r"\[(\d+)\]", got.text)}
    assert markers == {one.marker for one in got.citations}
    assert {number for claim in got.claims for number in claim.citations} == markers


def test_in_spanish() -> None:
    got = written(told(MARGIN, language="es"), language="es")
    assert "tuvo margen neto de −10,9 % en el ejercicio fiscal 2024" in got.text
    grown = written(told(REVENUE, FY2024, "growth", language="es"), language="es")
    assert "9,6 % del ejercicio fiscal 2023" in grown.text
    assert " al ejercicio fiscal 2024" in grown.text
    assert "1.085 millones de dólares [1]" in grown.text


def test_a_refusal_names_the_company_and_what_is_on_file() -> None:
    got = written(told(REVENUE, FiscalPeriod(2019, "year")))
    assert got.claims == ()
    assert got.reasons[0].code == "period_not_on_file"
    assert got.text == (
        "Halvard Lamps Inc: Revenue for fiscal 2019 can't be given: no filing on file covers that"
        " period. Years on file: 2023 to 2024."
    )


def test_several_figures_stand_in_a_table() -> None:
    other = Company(CIK, "Second Lamps Inc")
    asked = [told(REVENUE, FiscalPeriod(year, "year")) for year in (2023, 2024, 2019)]
    got = written(*asked, Told(other, asked[0].ask, asked[0].got))
    assert got.table is not None
    assert got.table.columns == ("", "FY2023", "FY2024", "FY2019")
    first, second = got.table.rows
    assert first[0] == "Halvard Lamps Inc: Revenue"
    assert isinstance(first[1], ShownFigure)
    assert second[2:] == ("", "")


def test_a_fact_known_from_data_alone_is_cited_by_its_filing() -> None:
    bare = fact(YEAR, 3_000_000, "0009990007-25-000008", INCOME, filed="2025-03-01")
    got = written(told(NET, facts=(bare,)))
    assert got.citations[0].document_id is None
    assert got.citations[0].fact == bare


def test_restated_values_and_both_filings_are_said() -> None:
    older = fact(YEAR, 99_000_000, "0009990007-25-000002", INCOME, filed="2025-02-01")
    got = written(told(NET, facts=(*FACTS, older)))
    note = (
        "Restated: $99 million in the 10-K filed 1 Feb 2025,"
        " now −$118 million in the 10-K filed 20 Feb 2025."
    )
    assert got.claims[0].notes == (note,)
    assert note in got.text


def test_each_reason_has_its_outcome() -> None:
    assert outcome_of("period_not_on_file") == "not_found"
    assert outcome_of("missing_operand") == "not_derivable"
    assert outcome_of("ambiguous_company") == "unclear"
    refusal = told(REVENUE, FiscalPeriod(2019, "year")).got
    assert isinstance(refusal, Refusal)
    assert reason_of(refusal, COMPANY).words.startswith("Halvard Lamps Inc: ")


def test_formulas_without_operands_of_their_own_kind_still_show_their_working() -> None:
    made = Formula(
        "made thing", MARGIN.words, "a − b", ("revenue", "net income"), "money", difference
    )
    got = written(told(made))
    assert "$1,203 million" in got.text


def test_a_lead_over_many_figures_cites_the_one_that_it_names(sample_home: Path) -> None:
    engine = open_engine("none", home=sample_home, say=lambda _: None)
    answer = engine.answer("In which quarter was Tolvane's gross margin highest?")
    assert len(answer.citations) > MOST_MARKS
    assert answer.claims[0].text.endswith("was highest in Q2 FY2025 [1][2].")
    assert answer.claims[0].citations == answer.figures[0].citations == (1, 2)


def test_a_lead_over_few_figures_cites_them_all(sample_home: Path) -> None:
    engine = open_engine("none", home=sample_home, say=lambda _: None)
    answer = engine.answer("Which company had the highest gross margin in 2024?")
    assert answer.claims[0].citations == (1, 2, 3, 4)
