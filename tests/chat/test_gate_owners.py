"""Whose figure a number is told as: the company that a sentence gives it, and not just any that it cites."""

import pytest

from chat.gate_entities import mentions
from chat.gate_numbers import numbers
from chat.gate_owners import owners
from data.company import Cik, Company

COMPANIES = (
    Company(Cik("0000000001"), "Orvane Pumps, Inc."),
    Company(Cik("0000000002"), "Malvern Tools Corp"),
)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Orvane Pumps grew 5.1% and Malvern Tools grew 6.2%.", "OM"),
        ("Revenue grew 5.1% at Orvane Pumps and 6.2% at Malvern Tools.", "OM"),
        ("Revenue grew 5.1% in 2024 at Orvane Pumps and fell 6.2% at Malvern Tools.", "OM"),
        ("Orvane Pumps and Malvern Tools had revenue of $5 million and $6 million.", "OM"),
        ("Revenue was $5 million and $6 million at Orvane Pumps and Malvern Tools.", "OM"),
        ("Orvane Pumps' revenue rose 5.1% to $7 million; Malvern Tools' fell 6.2%.", "OOM"),
        ("Revenue rose 5.1% to $7 million.", "--"),
        ("Revenue rose 5.1% to $7 million, says Orvane Pumps.", "OO"),
        ("Los ingresos crecieron un 5,1 % en Orvane Pumps y un 6,2 % en Malvern Tools.", "OM"),
        (
            "Orvane Pumps ingresó 5 millones de euros, mientras Malvern Tools ingresó 6 millones de euros.",
            "OM",
        ),
    ],
)
def test_a_number_is_of_the_company_that_its_clause_names(text: str, told: str) -> None:
    language = "es" if "ingres" in text else "en"
    amounts = [one for one in numbers(text, language) if one.unit is not None]
    names = [one for one in mentions(text, COMPANIES) if one.company is not None]
    found = owners(text, amounts, names)
    letters = "".join("-" if one is None else one.text[0] for one in found)
    assert letters == told


@pytest.mark.parametrize(
    ("text", "subjects"),
    [
        ("The backlog of Airbus was $5 million.", ["Airbus"]),
        ("La cartera de Airbus fue de 5 millones de euros.", ["Airbus"]),
        ("Sales at Kestrel rose 5%.", ["Kestrel"]),
        ("The backlog of parts for Airbus models was $5 million.", []),
    ],
)
def test_what_an_amount_is_told_of_is_a_subject(text: str, subjects: list[str]) -> None:
    found = mentions(text, COMPANIES)
    assert [one.text for one in found if one.is_subject] == subjects
