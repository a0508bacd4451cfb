"""A slot is told of its own item, part, company and time, and with no word that narrows or turns it."""

from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from chat.answer import ShownFigure
from chat.model import Slot
from chat.slot_figures import SlotFigure, fitted, misused
from data.company import Company
from data.figures import Figure
from data.period import Duration
from tests.chat.test_slot_figures import BOTH, POR_QUE, WHY, asked

YEARS = "Why did Tolvane's revenue rise in 2023 and 2024?"
ITEMS = "Why did revenue and net income of Tolvane rise in 2024?"
PART = "Why did Halden's Little Finch revenue change in 2024?"


def told(home: Path, question: str, said: str) -> set[str]:
    """Tell which slots, or numbers put in for them, are withheld of a sentence."""
    behind = "El mercado creció" if question == POR_QUE else "Customers bought more"
    draft = f"{said} {behind} [1]."
    answer, _ = asked(home, question, draft, draft)
    return {one.said for one in answer.withheld}


@pytest.mark.parametrize(
    ("said", "withheld"),
    [
        ("Revenue was {f3} in 2024 and {f1} in 2023.", set()),
        ("In 2024 revenue was {f3} and in 2023 it was {f1}.", set()),
        ("Revenue rose from {f1} in 2023 to {f3} in 2024.", set()),
        ("Revenue rose from {f1} to {f3}.", set()),
        ("Revenue was {f1} in 2024 and {f3} in 2023.", {"$1.12 billion", "$1.19 billion"}),
        ("In 2024 revenue was {f1} and in 2023 it was {f3}.", {"$1.12 billion", "$1.19 billion"}),
        ("Revenue rose from {f3} to {f1}.", {"{f1}", "{f3}"}),
        ("Revenue fell from {f3} to {f1}.", {"{f1}", "{f3}"}),
        ("Revenue fell from {f1} to {f3}.", {"{f1}", "{f3}"}),
        ("Revenue was {f3}, down from {f1}.", {"{f1}", "{f3}"}),
        ("Revenue was {f3}, up from {f1}.", set()),
        ("Last year revenue was {f1}.", {"{f1}"}),
    ],
)
def test_slots_of_two_years_are_told_each_of_its_own(
    sample_home: Path, said: str, withheld: set[str]
) -> None:
    assert told(sample_home, YEARS, said) == withheld


@pytest.mark.parametrize(
    "said",
    [
        "Tolvane Controls, Inc.'s revenue was {f1}, up {f2} over the prior year.",
        "Total revenue increased {f2} to {f1} in fiscal 2024, mainly because it sold more pumps in Germany.",
        "Driven by pumps, valves and services, revenue grew {f2} year over year.",
        "The {f2} increase in revenue was due to higher prices.",
        "Revenue rose {f2} on strong demand in Asia.",
        "Net sales reached {f1}, an increase of {f2}.",
        "Tolvane grew {f2} in 2024.",
        "Revenue climbed {f2}.",
    ],
)
def test_a_true_sentence_keeps_its_slots(sample_home: Path, said: str) -> None:
    assert told(sample_home, WHY, said) == set()


@pytest.mark.parametrize(
    "said",
    [
        "Los ingresos de Tolvane aumentaron un {f2} en 2024, hasta {f1}, gracias a los precios.",
        "En 2024 los ingresos totales ascendieron a {f1}, un {f2} más que en el ejercicio anterior.",
        "La cifra de ingresos creció un {f2} respecto al año anterior por las mayores ventas.",
        "Tolvane ingresó {f1}, lo que supone un aumento del {f2}.",
    ],
)
def test_a_true_spanish_sentence_keeps_its_slots(sample_home: Path, said: str) -> None:
    assert told(sample_home, POR_QUE, said) == set()


@pytest.mark.parametrize(
    ("said", "slot"),
    [
        ("Operating income was {f1}.", "{f1}"),
        ("Operating cash flow and revenue were {f1}.", "{f1}"),
        ("Revenue, not net income, was {f1}.", "{f1}"),
        ("Net margin rose {f2}.", "{f2}"),
        ("Organic revenue rose {f2}.", "{f2}"),
        ("Revenue per share rose {f2}.", "{f2}"),
        ("Quarterly revenue was {f1}.", "{f1}"),
        ("Revenue in Greater China was {f1}.", "{f1}"),
        ("Revenue was {f1} in Greater China.", "{f1}"),
        ("In Greater China, revenue was {f1}.", "{f1}"),
        ("Revenue was {f1}, in Greater China.", "{f1}"),
        ("Revenue of North America was {f1}.", "{f1}"),
        ("Revenue of Microsoft was {f1}.", "{f1}"),
        ("Microsoft revenue was {f1}.", "{f1}"),
        ("Tolvane, like Microsoft, had revenue of {f1}.", "{f1}"),
        ("In euros revenue was {f1}.", "{f1}"),
        ("Revenue was {f1} billion.", "{f1}"),
        ("Tolvane had {f1} employees.", "{f1}"),
        ("Revenue was {f1} less than the year before.", "{f1}"),
        ("Revenue was about half {f1}.", "{f1}"),
        ("Revenue was below {f1}.", "{f1}"),
        ("Revenue did not rise {f2}.", "{f2}"),
        ("Revenue will be {f1}.", "{f1}"),
        ("Revenue fell to {f1}.", "{f1}"),
        ("Revenue was a loss of {f1}.", "{f1}"),
        ("It was {{f1}}.", "{f1}"),
    ],
)
def test_a_slot_is_not_told_with_a_word_that_makes_it_another_thing(
    sample_home: Path, said: str, slot: str
) -> None:
    assert slot in told(sample_home, WHY, said)


def test_a_slot_of_a_year_is_not_told_of_a_quarter(sample_home: Path) -> None:
    assert "{f1}" in told(sample_home, WHY, "Revenue was {f1} in the second quarter.")


@pytest.mark.parametrize(
    ("said", "withheld"),
    [
        ("Little Finch revenue was {f1}.", set()),
        ("Revenue of Little Finch rose {f2} to {f1}.", set()),
        ("It was {f1}.", set()),
        ("Revenue was {f1}.", {"{f1}"}),
        ("Halden's total revenue rose {f2} to {f1}.", {"{f1}", "{f2}"}),
        ("Revenue of the wholesale channel was {f1}.", {"{f1}"}),
    ],
)
def test_a_slot_of_a_part_is_told_with_its_name(
    sample_home: Path, said: str, withheld: set[str]
) -> None:
    assert told(sample_home, PART, said) == withheld


@pytest.mark.parametrize(
    ("said", "withheld"),
    [
        ("Revenue rose {f2} to {f1} and net income rose {f4} to {f3}.", set()),
        ("Revenue and net income were {f1} and {f3}, respectively.", set()),
        ("Revenue and net income were {f3} and {f1}, respectively.", {"{f1}", "{f3}"}),
        ("Net income was {f1} and revenue {f3}.", {"{f1}", "{f3}"}),
    ],
)
def test_slots_of_two_items_are_told_each_of_its_own(
    sample_home: Path, said: str, withheld: set[str]
) -> None:
    assert told(sample_home, ITEMS, said) == withheld


def test_changes_listed_by_company_are_each_its_own(sample_home: Path) -> None:
    said = "Tolvane and Halden changed revenue by {f4} and by {f2}, respectively."
    assert told(sample_home, BOTH, said) == {"−1.3%", "6.0%"}


def _loss(newer: int, older: int) -> SlotFigure:
    """Make the change of a loss from an earlier year to 2024."""
    values = [
        Figure("Net income", Decimal(value), "USD", "reported", Duration(date(year, 1, 1), date(year, 12, 31)), f"FY{year}", ())
        for value, year in ((newer, 2024), (older, 2023))
    ]  # fmt: skip
    change = Decimal(newer - older)
    figure = Figure("Net income", change, "USD", "difference", values[0].period, "FY2024", tuple(values))  # fmt: skip
    shown = f"{'−' if change < 0 else ''}${abs(change)}"
    company = Company("0000000001", "Norvik Corp.")  # type: ignore[arg-type]
    return SlotFigure(Slot("f1", "", shown), ShownFigure(figure, (), shown), (), company)


@pytest.mark.parametrize(
    ("newer", "said", "fits"),
    [
        (-3, "The net loss decreased by {f1}.", True),
        (-3, "The net loss narrowed by {f1}.", True),
        (-3, "The net loss increased by {f1}.", False),
        (-9, "The net loss increased by {f1}.", True),
        (-9, "The net loss decreased by {f1}.", False),
        (-9, "Net income fell by {f1}.", True),
        (-9, "Net income rose by {f1}.", False),
    ],
)
def test_a_loss_that_shrank_did_not_increase(newer: int, said: str, fits: bool) -> None:
    assert (misused([_loss(newer, -5)], said) == []) == fits


def test_a_loss_that_grew_is_printed_without_a_minus() -> None:
    assert fitted("−$4", "The net loss increased by ", ".") == "$4"
