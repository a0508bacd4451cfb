"""Quarters that nobody files, and quarters before and after an amendment, against the table of truth."""

from collections import Counter
from datetime import timedelta

from answer_eval.lesson_facts import all_quarters, facts_sections, fourth_quarters, known_companies
from data.corpora.us.us_set import us_set
from data.line_items import LINE_ITEMS
from data.period import FiscalPeriod

NET_INCOME = next(one for one in LINE_ITEMS if one.name == "net income")


def test_the_fourth_quarters_of_all_sixty_companies_equal_the_truth() -> None:
    assert fourth_quarters() == Counter({"equal": 60})


def test_no_quarter_of_any_year_comes_out_with_another_value() -> None:
    counts = all_quarters()
    assert sum(count.total() for count in counts.values()) == 5760
    assert [key for key, count in counts.items() if count["different"]] == []
    assert all(
        count == {"equal": 360}
        for (item, quarter), count in counts.items()
        if quarter in ("Q1", "Q2")
    )


def test_an_amended_quarter_is_known_as_it_was_on_each_day() -> None:
    amended = [
        one for one in us_set().first_prints if one.reason == "amended" and one.quarter != "Q4"
    ]
    assert len(amended) >= 8
    for one in amended:
        period = FiscalPeriod(one.fiscal_year, "quarter", int(one.quarter[1]))
        company = known_companies()[one.cik]
        before = company.value(NET_INCOME, period, one.last_filed - timedelta(days=1))
        assert before == one.net_income
        assert company.value(NET_INCOME, period, one.last_filed) != one.net_income


def test_both_sections_say_what_came_out() -> None:
    difference, amendment = facts_sections()
    assert (
        difference.verdict[0]
        == "As in the lesson, 60 of 60 fourth quarters equal the table of truth."
    )
    assert difference.verdict[1].endswith("0 came out with another value.")
    assert amendment.verdict[0].startswith("10 of 10 amended quarters")
