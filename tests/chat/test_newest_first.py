"""Words asked for without a time come from what a company says now: sample corpus."""

from datetime import date
from pathlib import Path

import pytest

from chat.engine import Engine, open_engine


@pytest.fixture(scope="module")
def engine(sample_home: Path) -> Engine:
    return open_engine("none", home=sample_home, say=lambda _: None)


def test_the_newest_report_wins_over_an_older_one_that_fits_as_well(engine: Engine) -> None:
    answer = engine.answer("Who oversees cybersecurity at Tolvane?")
    assert answer.citations[0].quotes[0].startswith("The Technology and Risk Committee")
    assert {one.title for one in answer.citations} == {
        "Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)"
    }


def test_on_an_earlier_day_the_report_of_then_wins(engine: Engine) -> None:
    answer = engine.answer("Who oversees cybersecurity at Tolvane?", as_of=date(2024, 12, 1))
    assert answer.citations[0].quotes == (
        "The Audit Committee of the Board oversees cybersecurity.",
    )


def test_a_year_that_is_named_is_the_year_that_answers(engine: Engine) -> None:
    answer = engine.answer("Who oversees cybersecurity at Tolvane in 2023?")
    assert answer.citations[0].title == "Tolvane Controls, Inc. 10-K FY2023 (2023-12-31)"


def test_what_only_an_older_report_says_is_still_found(engine: Engine) -> None:
    answer = engine.answer("Which notes did Halden repay two years before they fell due?")
    assert answer.citations[0].title == "Halden Apparel, Inc. 10-K FY2023 (2024-02-03)"
    assert "two years before they fell due" in answer.citations[0].quotes[0]
