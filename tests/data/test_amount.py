"""Amounts: read as printed, printed as read."""

from decimal import ROUND_HALF_UP, Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data.amount import print_amount, read_amount
from data.document import Language


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [
        ("1,234", "1234", None),
        ("(1,234)", "-1234", None),
        ("$ (11,817)", "-11817", "USD"),
        ("$(11,817)", "-11817", "USD"),
        ("($0.52)", "-0.52", "USD"),
        ("−1.2", "-1.2", None),
        ("-$1.2 billion", "-1200000000", "USD"),
        ("US$1.2", "1.2", "USD"),
        ("$391.0 billion", "391000000000", "USD"),
        ("46.2%", "0.462", "ratio"),
        ("(4.2)%", "-0.042", "ratio"),
        ("(4.2%)", "-0.042", "ratio"),
        ("25 bps", "0.0025", "ratio"),
        ("$6.11 per share", "6.11", "USD/shares"),
        ("15,343,783 shares", "15343783", "shares"),
        ("1,234(1)", "1234", None),
        ("(1,234)¹", "-1234", None),
        ("1,234 (a)", "1234", None),
        ("1,234*", "1234", None),
        ("(1)", "-1", None),
        ("1.2x", "1.2", "ratio"),
        (".5", "0.5", None),
        ("1\u202f234.5", "1234.5", None),
    ],
)
def test_an_english_amount_is_read(text: str, value: str, unit: str | None) -> None:
    amount = read_amount(text, language="en")
    assert amount is not None
    assert (amount.value, amount.unit) == (Decimal(value), unit)


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [
        ("3.769,6", "3769.6", None),
        ("(3.222,8)", "-3222.8", None),
        ("12,5 %", "0.125", "ratio"),
        ("1.234,5 millones", "1234500000", None),
        ("391,0 miles de millones de dólares", "391000000000", "USD"),
        ("mil millones", None, None),
        ("2 mil millones de euros", "2000000000", "EUR"),
        ("1,5 billones de euros", "1500000000000", "EUR"),
        ("100 M€", "100000000", "EUR"),
        ("1 234,5", "1234.5", None),
        ("500.000 USD", "500000", "USD"),
    ],
)
def test_a_spanish_amount_is_read(text: str, value: str | None, unit: str | None) -> None:
    amount = read_amount(text, language="es")
    assert (
        (amount.value, amount.unit) == (Decimal(value), unit) if amount and value else value is None
    )


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("—", "en"), ("-", "en"), ("$", "en"), ("", "en"), ("n/a", "en"), ("1.5-2.0", "en"),
        ("31-12-2023", "es"), ("1,23", "en"), ("1.2.3", "en"), ("Nota 1", "es"), ("1,234.5", "es"),
        ("1.5 billones", "es"), ("(1,234", "en"), ("1,234)", "en"), ("Item 7", "en"), ("12 monkeys", "en"),
    ],
)  # fmt: skip
def test_what_is_no_amount_is_not_read(text: str, language: Language) -> None:
    assert read_amount(text, language=language) is None


def test_the_place_of_an_amount_has_sign_and_currency_and_no_footnote_mark() -> None:
    text = " $ (11,817)(1)"
    amount = read_amount(text, language="en")
    assert amount is not None
    assert text[amount.start : amount.end] == "$ (11,817)"


def test_the_precision_of_an_amount_is_what_is_printed() -> None:
    amount = read_amount("$391.0 billion", language="en")
    assert amount is not None
    assert amount.decimals == -8


@pytest.mark.parametrize(
    ("value", "unit", "english", "spanish"),
    [
        ("391035000000", "USD", "$391.0 billion", "391.035 millones de dólares"),
        ("-11817000000", "USD", "−$11.8 billion", "−11.817 millones de dólares"),
        ("1234567", "EUR", "€1.23 million", "1,23 millones de euros"),
        ("1500", "USD", "$1,500", "1.500 dólares"),
        ("1500.5", "USD", "$1,500.50", "1.500,50 dólares"),
        ("999960000", "USD", "$1.00 billion", "1.000,0 millones de dólares"),
        ("6.11", "USD/shares", "$6.11 per share", "6,11 dólares por acción"),
        ("0.1234", "ratio", "12.3%", "12,3 %"),
        ("-0.0004", "ratio", "0.0%", "0,0 %"),
        ("15343783000", "shares", "15.3 billion shares", "15.344 millones de acciones"),
        ("58.12", "days", "58.12 days", "58,12 días"),
        ("12345678", "CHF", "12.3 million CHF", "12,3 millones de CHF"),
        ("2400000000000", "USD", "$2.40 trillion", "2,40 billones de dólares"),
        ("1234", "pure", "1,234", "1.234"),
        ("0", "USD", "$0", "0 dólares"),
    ],
)
def test_a_value_is_printed_as_a_person_writes_it(
    value: str, unit: str, english: str, spanish: str
) -> None:
    assert print_amount(Decimal(value), unit, language="en") == english
    assert print_amount(Decimal(value), unit, language="es") == spanish


def test_scale_and_decimals_can_be_asked_for() -> None:
    value = Decimal("391035000000")
    assert print_amount(value, "USD", language="en", scale=6) == "$391,035 million"
    assert print_amount(value, "USD", language="en", decimals=3) == "$391.035 billion"
    assert (
        print_amount(value, "USD", language="es", scale=9) == "391,0 miles de millones de dólares"
    )


VALUES = st.decimals(
    allow_nan=False, allow_infinity=False, min_value=-(10**14), max_value=10**14, places=4
)
UNITS = st.sampled_from(
    ["USD", "EUR", "GBP", "JPY", "CHF", "USD/shares", "EUR/shares", "shares", "ratio", "days"]
)
LANGUAGES = st.sampled_from(["en", "es"])


@given(value=VALUES, unit=UNITS, language=LANGUAGES, decimals=st.integers(0, 6))
def test_what_is_printed_is_read_back_at_the_printed_precision(
    value: Decimal, unit: str, language: Language, decimals: int
) -> None:
    printed = print_amount(value, unit, language=language, decimals=decimals)
    amount = read_amount(printed, language=language)
    assert amount is not None, printed
    assert amount.unit == unit
    assert abs(amount.value - value) * 2 <= Decimal(1).scaleb(-amount.decimals)
    assert (amount.start, amount.end) == (0, len(printed))


@given(value=VALUES, unit=UNITS, language=LANGUAGES)
def test_three_digits_at_least_are_seen(value: Decimal, unit: str, language: Language) -> None:
    amount = read_amount(print_amount(value, unit, language=language), language=language)
    assert amount is not None
    if unit in ("USD", "EUR", "shares") and abs(value) >= 1_000_000:
        assert abs(amount.value - value) <= abs(value) * Decimal("0.005")


@given(
    whole=st.integers(0, 10**12),
    places=st.integers(0, 4),
    style=st.sampled_from(
        ["{}", "({})", "−{}", "-{}", "$ {}", "${}", "$({})", "{}¹", "{} (1)", "({})*"]
    ),
)
def test_every_style_of_printing_gives_the_number(whole: int, places: int, style: str) -> None:
    value = Decimal(whole).scaleb(-places)
    amount = read_amount(style.format(f"{value:,.{places}f}"), language="en")
    assert amount is not None
    negative = style.startswith(("(", "−", "-", "$("))
    assert amount.value == (-value if negative else value)
    assert amount.value == amount.value.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP)


@given(st.text(alphabet="0123456789.,()$%-− x¹m", max_size=200))
def test_no_text_makes_reading_stumble(text: str) -> None:
    for language in ("en", "es"):
        amount = read_amount(text, language=language)
        assert amount is None or 0 <= amount.start < amount.end <= len(text)


def test_a_hostile_text_is_refused_at_once() -> None:
    assert read_amount("1" * 1_000_000 + "x", language="en") is None
    assert read_amount("(" * 1_000_000, language="en") is None
    assert read_amount("1" * 18 + "x" * 40, language="en") is None
