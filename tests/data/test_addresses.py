"""What counts as an address in the text of a document, and what a name is without it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.addresses import has_address, without_addresses
from data.company import Cik, Company


@pytest.mark.parametrize(
    "text",
    [
        "see https://evil.example/x.",
        "![a](https://e.x)",
        "[here](//e.x/y)",
        "//evil.example/x",
        "at www.apple.com",
        "mailto:a@b.c",
        "javascript:alert(1)",
        "data:text/html;base64,xx",
        "investor.apple.com/sec",
        "ftp://files.example",
    ],
)
def test_an_address_is_seen(text: str) -> None:
    assert has_address(text)
    assert not has_address(without_addresses(text))


@pytest.mark.parametrize(
    "text",
    [
        "Amazon.com, Inc. and Booking.com",
        "and/or",
        "Form 10-K/A",
        "U.S./Canada",
        "Inc./Ltd.",
        "S.A./N.V.",
        "note [1](a)",
        "the data: revenue",
        "a ratio of 3:1, 1.5/2.0, 24/7",
        "(i.e./or)",
        "as of 12/31/2024",
        "euros/acción",
    ],
)
def test_what_is_none_stays_as_it_is(text: str) -> None:
    assert not has_address(text)
    assert without_addresses(text) == text


@given(st.text(alphabet="ab./:[]()w!h tps", max_size=40))
def test_nothing_that_is_left_has_an_address(text: str) -> None:
    assert not has_address(without_addresses(text))


def test_the_name_of_a_company_has_neither_address_nor_marker() -> None:
    assert Company(Cik("0000000042"), "Tolvane [2] https://evil.example Corp").name == "Tolvane (2) Corp"  # fmt: skip
    assert Company(Cik("0000000042"), "https://evil.example").name == "…"
