"""Units and scales as captions, headers and labels state them."""

import pytest

from data.unit_words import StatedUnit, stated_unit


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("(in millions, except per share amounts)", StatedUnit(6)),
        ("(in millions, except share and per share amounts)", StatedUnit(6, shares_scale=0)),
        (
            "(In millions, except number of shares, which are reflected in thousands, and per-share amounts)",
            StatedUnit(6, shares_scale=3),
        ),
        ("(dollars in thousands, except share data)", StatedUnit(3, "USD", shares_scale=0)),
        ("(millones de USD)", StatedUnit(6, "USD")),
        ("Cifras en miles de euros", StatedUnit(3, "EUR")),
        ("miles de millones de dólares", StatedUnit(9, "USD")),
        ("USD millions", StatedUnit(6, "USD")),
        ("€m", StatedUnit(6, "EUR")),
        ("m€", StatedUnit(6, "EUR")),
        ("$ in billions", StatedUnit(9, "USD")),
        ("Gross margin (%)", StatedUnit(measure="percent")),
        ("4.50 % senior notes", StatedUnit()),
        ("Earnings per share:", StatedUnit(measure="per share")),
        ("BPA (euros)", StatedUnit(None, "EUR", "per share")),
        ("Shares used in computing earnings per share:", StatedUnit(measure="shares")),
        ("Acciones en circulación (millones)", StatedUnit(6, None, "shares")),
        ("Common stock, $0.01 par value; 500 shares outstanding", StatedUnit(None, "USD")),
        ("Employees at year end", StatedUnit(measure="count")),
        ("Número de tiendas", StatedUnit(measure="count")),
        ("Deuda neta / EBITDA", StatedUnit(measure="ratio")),
        ("Net sales", StatedUnit()),
        ("2024", StatedUnit()),
        ("The company has a million reasons to go on.", StatedUnit()),
        ("x" * 500 + " were as follows (in millions):", StatedUnit(6)),
        ("x" * 500 + " (in millions) and so on", StatedUnit()),
    ],
)
def test_a_text_states_its_unit(text: str, said: StatedUnit) -> None:
    assert stated_unit(text) == said
