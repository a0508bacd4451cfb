"""Formats of the Inline XBRL transformation registries, typed from the registries' own examples."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.ix_formats import FORMATS, read_number


def value(
    text: str, name: str = "", *, scale: int = 0, is_negative: bool = False
) -> Decimal | None:
    return read_number(text, format_name=name, scale=scale, is_negative=is_negative)


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("", "1234.5", "1234.5"),
        ("ixt:num-dot-decimal", "1,234,567.89", "1234567.89"),
        ("ixt:numdotdecimal", "1,234", "1234"),
        ("ixt:numdotdecimal", "1\u00a0234.5", "1234.5"),
        ("ixt:numdotdecimal", "1 234.5", "1234.5"),
        ("ixt:num-dot-decimal-apos", "1'234'567.5", "1234567.5"),
        ("ixt:num-dot-decimal", ".75", "0.75"),
        ("ixt:numdotdecimalin", "12,34,567.89", "1234567.89"),
        ("ixt:numcommadot", "1,234.56", "1234.56"),
        ("ixt:numspacedot", "1 234.56", "1234.56"),
        ("ixt:num-comma-decimal", "1.234.567,89", "1234567.89"),
        ("ixt:numcommadecimal", "1.234", "1234"),
        ("ixt:numcommadecimal", "1 234,5", "1234.5"),
        ("ixt:numcommadecimal", "0,004", "0.004"),
        ("ixt:num-comma-decimal-apos", "1'234,5", "1234.5"),
        ("ixt:numdotcomma", "1.234,56", "1234.56"),
        ("ixt:numspacecomma", "1 234,56", "1234.56"),
        ("ixt:numcomma", "1234,56", "1234.56"),
        ("ixt:num-unit-decimal", "5 dollars 25 cents", "5.25"),
        ("ixt:numunitdecimal", "1,234 euros 5 cents", "1234.05"),
        ("ixt:numunitdecimal", "1円50銭", "1.50"),
        ("ixt:numunitdecimal", "12 dollars", "12"),
        ("ixt:fixed-zero", "—", "0"),
        ("ixt:fixed-zero", "nil", "0"),
        ("ixt:zerodash", "—", "0"),
        ("ixt:zerodash", "-", "0"),
        ("ixt:numdash", "–", "0"),
        ("ixt-sec:numwordsen", "no", "0"),
        ("ixt-sec:numwordsen", "None", "0"),
        ("ixt-sec:numwordsen", "Two", "2"),
        ("ixt-sec:numwordsen", "twenty-five", "25"),
        ("ixt-sec:numwordsen", "one hundred and five thousand", "105000"),
        ("ixt-sec:numwordsen", "two thousand five hundred", "2500"),
        ("ixt-sec:numwordsen", "a hundred", "100"),
        ("ixt-sec:numwordsen", "1.5 million", "1500000"),
        ("ixt-sec:numwordsen", "one thousand million", "1000000000"),
        ("ixt-sec:numwordsen", "three billion two million and one", "3002000001"),
    ],
)
def test_a_printed_number_has_the_value_that_its_format_gives(
    name: str, text: str, expected: str
) -> None:
    assert value(text, name) == Decimal(expected)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("", "—"),
        ("", ""),
        ("", "NaN"),
        ("", "Infinity"),
        ("", "1e9"),
        ("", "1_000"),
        ("", "(5)"),
        ("ixt:numdotdecimal", "1.234,5"),
        ("ixt:numcommadecimal", "1,234.5,6"),
        ("ixt:fixed-zero", ""),
        ("ixt:zerodash", "5"),
        ("ixt:numdash", "5"),
        ("ixt:numunitdecimal", "dollars"),
        ("ixt:numunitdecimal", "5 dollars 250 cents"),
        ("ixt:numunitdecimal", "1 2 3"),
        ("ixt-sec:numwordsen", "a dozen"),
        ("ixt-sec:numwordsen", "—"),
        ("ixt:nosuchformat", "5"),
        ("ixt-sec:duryear", "5"),
        ("", "1" * 5_000),
    ],
)
def test_a_text_that_is_not_in_its_format_is_no_number(name: str, text: str) -> None:
    assert value(text, name) is None


@pytest.mark.parametrize(
    ("scale", "expected"),
    [(-4, "0.01234"), (-2, "1.234"), (-1, "12.34"), (0, "123.4"), (3, "123400"), (6, "123400000"),
     (9, "123400000000"), (12, "123400000000000")],
)  # fmt: skip
def test_scale_moves_the_decimal_point(scale: int, expected: str) -> None:
    assert value("123.4", scale=scale) == Decimal(expected)


def test_the_sign_attribute_turns_a_value_once_and_leaves_zero_alone() -> None:
    assert value("11,817", "ixt:num-dot-decimal", scale=6, is_negative=True) == Decimal(
        -11_817_000_000
    )
    assert str(value("—", "ixt:fixed-zero", is_negative=True)) == "0"


def test_brackets_inside_the_tag_say_no_more_than_its_sign() -> None:
    assert value("(500)", is_negative=True) == -500
    assert value("( 1.234,56 )", "ixt:num-comma-decimal", is_negative=True) == Decimal("-1234.56")


def test_a_long_number_is_not_rounded() -> None:
    digits = "123456789012345678901234567890123456789.123"
    assert value(digits, is_negative=True) == Decimal("-" + digits)
    assert value(digits, scale=-3) == Decimal("123456789012345678901234567890123456.789123")


@given(
    st.decimals(min_value=0, max_value=10**15, allow_nan=False, allow_infinity=False, places=3),
    st.integers(-12, 12),
    st.booleans(),
)
def test_what_is_printed_with_a_scale_is_read_with_it(
    number: Decimal, scale: int, is_negative: bool
) -> None:
    expected = number.scaleb(scale)
    dotted = value(f"{number:,f}", "ixt:num-dot-decimal", scale=scale, is_negative=is_negative)
    swapped = f"{number:,f}".translate(str.maketrans(",.", ".,"))
    assert dotted == value(swapped, "ixt:num-comma-decimal", scale=scale, is_negative=is_negative)
    assert dotted == (-expected if is_negative else expected)


@given(st.text(max_size=60), st.sampled_from(sorted(FORMATS)))
def test_any_text_in_any_format_is_a_finite_number_or_none(text: str, name: str) -> None:
    found = value(text, name)
    assert found is None or found.is_finite()
