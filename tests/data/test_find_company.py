"""Which company a word means."""

import pytest

from data.company import Cik, Company
from data.errors import AmbiguousError, NotFoundError
from data.find_company import find_company

COMPANIES = (
    Company(Cik("0009900001"), "Halden Air, Inc.", ("HDA",), ("Northern Air",)),
    Company(Cik("0009900002"), "Halden Apparel Corp", ("HDL", "HDL-P")),
    Company(Cik("0009900003"), "NA Holdings", ("NA",)),
)


@pytest.mark.parametrize(
    ("asked", "cik"),
    [
        ("0009900001", "0009900001"),
        ("9900002", "0009900002"),
        ("hda", "0009900001"),
        ("HDL-P", "0009900002"),
        ("NA", "0009900003"),
        ("Halden Apparel", "0009900002"),
        ("northern air", "0009900001"),
    ],
)
def test_cik_ticker_and_names_find_the_company(asked: str, cik: str) -> None:
    assert find_company(asked, COMPANIES).cik == cik


def test_a_name_of_two_companies_is_asked_back() -> None:
    with pytest.raises(AmbiguousError) as several:
        find_company("Halden", COMPANIES)
    assert str(several.value) == (
        '"Halden" may be Halden Air, Inc. (HDA) or Halden Apparel Corp (HDL). Name one by its CIK.'
    )


def test_a_name_of_none_is_said_with_what_is_near() -> None:
    with pytest.raises(NotFoundError) as none:
        find_company("Halden Aparel Corp", COMPANIES)
    assert none.value.near[0] == "Halden Apparel Corp"
    with pytest.raises(NotFoundError):
        find_company("", COMPANIES)
