"""Filings from before tagging: what their statements print is given as printed, and nothing else."""

from decimal import Decimal
from pathlib import Path

import pytest

from chat.engine import Engine, open_engine
from data.adding import add_items, find_items
from data.store import open_store

THOUSAND = 1000


@pytest.fixture(scope="module")
def engine(corpus: Path, tmp_path_factory: pytest.TempPathFactory) -> Engine:
    names = ("gainsco_10-k_2009-12-31", "plymouthrock_20-f_2020-11-30", "medicis_10-k_1999-06-30")
    paths = [str(corpus / "filings_old" / f"{name}.htm.gz") for name in names]
    store = open_store(tmp_path_factory.mktemp("old") / "home")
    list(add_items(store, find_items(paths)))
    return open_engine("none", home=store.home, say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "value", "unit"),
    [
        ("What were Gainsco's net premiums earned in 2009?", 185_211 * THOUSAND, "USD"),
        ("What was the net investment income of Gainsco in 2009?", 6_677 * THOUSAND, "USD"),
        # The parent company's own statement, further down, has 4,320.
        ("Gainsco total revenues 2009", 206_815 * THOUSAND, "USD"),
        ("What were the agency revenues of Gainsco in 2008?", 12_461 * THOUSAND, "USD"),
        ("What was Gainsco's net income in 2008?", -3_401 * THOUSAND, "USD"),
        # The statement of cash flows has the year's change: 3,940.
        ("What were Gainsco's unearned premiums in 2008?", 48_482 * THOUSAND, "USD"),
        (
            "What was the net loss of Gainsco as originally filed for 2008?",
            -3_450 * THOUSAND,
            "USD",
        ),
        ("What were Gainsco's subordinated debentures in 2009?", 43_000 * THOUSAND, "USD"),
        # Canadian dollars, which the table prints as "$".
        ("What were Plymouth Rock Technologies' sales in 2020?", 70_931, "CAD"),
        # 166,667 of them were paid to related parties.
        ("What was Plymouth Rock's consulting fees in 2020?", 275_182, "CAD"),
        ("What was Plymouth Rock's cash at November 30, 2020?", 24_713, "CAD"),
        ("What were the total assets of Plymouth Rock at November 30, 2019?", 739_990, "CAD"),
        ("What was Plymouth Rock's rent in 2019?", 77_186, "CAD"),
    ],
)
def test_a_number_of_an_untagged_filing_is_given_as_its_statement_prints_it(
    engine: Engine, question: str, value: int, unit: str
) -> None:
    answer = engine.answer(question)
    (shown,) = answer.figures
    assert (shown.figure.value, shown.figure.unit) == (Decimal(value), unit)


@pytest.mark.parametrize(
    "question",
    [
        "What were Gainsco's net premiums earned in 2010?",
        "What were Gainsco's net premiums earned in the fourth quarter of 2009?",
        "What were Gainsco's gross premiums written in New York in 2009?",
        "What was Gainsco's net investment income from preferred stock in 2009?",
        "What was the adjusted net income of Gainsco in 2009?",
        "What was Gainsco's reserve for run-off personal auto in 2007?",
        "What were Plymouth Rock's sales in Japan in 2020?",
        "What were Plymouth Rock's audit fees in fiscal 2019?",
        "What was Medicis' revenue in 1999?",
        "What were Medicis deductions from accounts receivable allowances in 1999?",
    ],
)
def test_what_an_untagged_filing_does_not_surely_say_is_no_figure(
    engine: Engine, question: str
) -> None:
    assert engine.answer(question).figures == ()
