"""What a sentence asserts of a company as a whole; a word that nobody understands, and it asserts nothing."""

import pytest

from chat.asserted import asserted
from data.document import Language

Told = tuple[str, str, str, bool]


def told(sentence: str, language: Language = "en", company: str = "Tolvane") -> list[Told]:
    return [
        (one.item.name, one.said, one.number.text, one.falls)
        for one in asserted(sentence, language, company)
    ]


@pytest.mark.parametrize(
    ("sentence", "what"),
    [
        (
            "Net sales increased 2% or $7.8 billion during 2024 compared to 2023.",
            [
                ("net sales", "growth", "2%", False),
                ("net sales", "difference", "$7.8 billion", False),
            ],
        ),
        (
            "Revenue was $46.7 billion in fiscal 2024, up 56% from a year ago.",
            [("revenue", "value", "$46.7 billion", False), ("revenue", "growth", "56%", False)],
        ),
        (
            "Revenues decreased by $11,277 million in 2024 compared with 2023 driven by lower revenues of 12% at BCA.",
            [("revenue", "difference", "$11,277 million", True)],
        ),
        (
            "Gross margin increased to 75.0% in fiscal year 2025 from 72.7% in fiscal year 2024.",
            [("gross margin", "value", "75.0%", False)],
        ),
        (
            "In fiscal 2024, Tolvane's net income fell 12.5% to $1.2 billion.",
            [
                ("net income", "value", "$1.2 billion", False),
                ("net income", "growth", "12.5%", True),
            ],
        ),
        (
            (
                "During the six months ended June 27, 2025, operating income was $7,939 million, compared to $4,773 million "
                "during the six months ended June 28, 2024, an increase of $3,166 million, or 66%."
            ),
            [
                ("operating income", "value", "$7,939 million", False),
                ("operating income", "difference", "$3,166 million", False),
                ("operating income", "growth", "66%", False),
            ],
        ),
        ("Diluted EPS was $6.08 in 2024.", [("diluted eps", "value", "$6.08", False)]),
    ],
)
def test_a_plain_sentence_is_read_number_by_number(sentence: str, what: list[Told]) -> None:
    assert told(sentence) == what


@pytest.mark.parametrize(
    ("sentence", "what"),
    [
        (
            "Los ingresos aumentaron un 12,4 % en 2024 frente a 2023.",
            [("revenue", "growth", "12,4 %", False)],
        ),
        (
            "El beneficio neto disminuyó un 3 % hasta 120,5 millones de euros en 2024.",
            [
                ("net income", "value", "120,5 millones de euros", False),
                ("net income", "growth", "3 %", True),
            ],
        ),
        ("El margen bruto fue del 41,2 % en 2024.", [("gross margin", "value", "41,2 %", False)]),
    ],
)
def test_spanish_is_read_too(sentence: str, what: list[Told]) -> None:
    assert told(sentence, "es") == what


@pytest.mark.parametrize(
    "sentence",
    [
        "iPhone net sales increased 2% in 2024 compared to 2023.",
        "Net sales in Europe increased 2% in 2024 compared to 2023.",
        "Americas net sales increased 2% in 2024 compared to 2023.",
        "Beauty: net sales increased 2% in 2024.",
        "Organic net sales increased 2% in 2024.",
        "Adjusted operating income increased 9% in 2024.",
        "Non-GAAP net income increased 9% in 2024.",
        "On a constant currency basis, revenue increased 11% in 2024.",
        "Excluding the acquisition, revenue increased 11% in 2024.",
        "Revenue increased 12%, or 13% on a currency-neutral basis, in 2024.",
        "Revenue from services increased 12% in 2024.",
        "Revenue is expected to increase 12% in 2025.",
        "Revenue increased approximately 12% in 2024.",
        "Revenue increased 12% in 2024 and net income fell 3%.",
        "Sales increased 12% in 2024.",
        "Earnings increased 12% in 2024.",
        "Comparable revenue increased 4% in 2024.",
        "Pro forma revenue was $5 billion in 2024.",
        "Segment operating income was $5 billion in 2024.",
        "Revenue was 5,000 in 2024.",
        "Gross margin increased 20 basis points to 51.2% in 2024.",
        "Gross margin rose 2% in 2024.",
        "Gross margin was 56.9% and 64.9% for fiscal years 2023 and 2022, respectively.",
        "Revenue for 2024 | 1,234 | 12%",
        "Revenue was recognized.",
        "",
    ],
)
def test_what_narrows_an_item_or_is_not_understood_asserts_nothing(sentence: str) -> None:
    assert told(sentence) == []
