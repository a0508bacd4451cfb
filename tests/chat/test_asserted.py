"""What a sentence asserts of a company as a whole; a word that nobody understands, and it asserts nothing."""

from datetime import date

import pytest

from chat.asserted import asserted
from data.document import Language

FORMS = [
    (
        "Operating expenses were $57.5 billion in 2024, up 5% year over year.",
        ["operating expenses value $57.5 billion", "operating expenses growth 5%"],
    ),
    (
        "Revenue for fiscal 2024 was $391.0 billion and increased 2%.",
        ["revenue value $391.0 billion", "revenue growth 2%"],
    ),
    (
        "Research and development expense as a percentage of revenue was 8.0% in 2024.",
        ["research and development to revenue value 8.0%"],
    ),
    (
        "Operating income was $1.2 billion in 2024, representing 31.5% of net sales.",
        ["operating income value $1.2 billion", "operating income ÷ net sales value 31.5%"],
    ),
    (
        "Gross margin decreased by 3 percentage points to 45% of net sales in 2024.",
        ["gross margin difference 3 percentage points", "gross margin value 45%"],
    ),
    (
        "Operating margin increased 150 basis points in 2024, partly offset by pricing of 20 basis points.",
        ["operating margin difference 150 basis points"],
    ),
    (
        "Net income was $93.7 billion compared to $97.0 billion in the prior year.",
        ["net income value $93.7 billion", "net income value $97.0 billion before"],
    ),
    (
        "Earnings from operations were $285 million in 2024 compared to loss from operations of $1,176 million in 2023.",
        ["operating income value $285 million", "operating income value $1,176 million before"],
    ),
    (
        "Income tax expense was $29.7 billion and $16.7 billion in 2024 and 2023, respectively.",
        ["income tax expense value $29.7 billion", "income tax expense value $16.7 billion"],
    ),
    (
        "Interest expense totaled $2.2 billion in 2024, $1.5 billion in 2023 and $1.2 billion in 2022.",
        [
            "interest expense value $2.2 billion",
            "interest expense value $1.5 billion",
            "interest expense value $1.2 billion",
        ],
    ),
    (
        "Revenue increased from $383.3 billion in 2023 to $391.0 billion in 2024.",
        ["revenue value $383.3 billion before", "revenue value $391.0 billion"],
    ),
    ("• Revenue of $391.0 billion, up 2%", ["revenue value $391.0 billion", "revenue growth 2%"]),
    (
        "Net income was $93.7 billion, or $6.08 per diluted share, in 2024.",
        ["net income value $93.7 billion", "diluted eps value $6.08 per diluted share"],
    ),
    (
        "Cash provided by operating activities was $118.3 billion in 2024.",
        ["operating cash flow value $118.3 billion"],
    ),
    (
        "For the three and nine months ended September 30, 2024, revenue was $1.2 billion and $3.4 billion, respectively.",
        ["revenue value $1.2 billion", "revenue value $3.4 billion"],
    ),
    (
        "Operating income increased $1.9 billion, or 10%, to $20.5 billion in 2024 and operating margin increased 220 basis points to 24.3%.",
        [
            "operating income difference $1.9 billion",
            "operating income growth 10%",
            "operating income value $20.5 billion",
            "operating margin difference 220 basis points",
            "operating margin value 24.3%",
        ],
    ),
    (
        "Revenue was $46.7 billion, up 56% from a year ago and up 6% sequentially.",
        ["revenue value $46.7 billion", "revenue growth 56%"],
    ),
    ("Tolvane's worldwide sales increased 4.3% in 2024.", ["revenue growth 4.3%"]),
    ("Net earnings attributable to Tolvane increased 4% in 2024.", ["net income growth 4%"]),
    (
        "Net earnings were unchanged at $3.8 billion versus the prior year period due to taxes of $5 million.",
        ["net income value $3.8 billion"],
    ),
    (
        "As of December 31, 2024, cash and cash equivalents were $29.9 billion.",
        ["cash value $29.9 billion"],
    ),
    ("The increase in revenue of 12% was due to prices.", ["revenue growth 12%"]),
    (
        "Gross margin increased $25.0 billion or 17% driven by prices.",
        ["gross profit difference $25.0 billion", "gross profit growth 17%"],
    ),
    (
        "As a percent of net sales, SG&A was 18.0% for fiscal 2024 compared to 17.4% for fiscal 2023.",
        ["sg&a ÷ net sales value 18.0%", "sg&a ÷ net sales value 17.4% before"],
    ),
    (
        "Net income attributable to Tolvane Corp. was $9.9 billion in 2024.",
        ["net income value $9.9 billion"],
    ),
    (
        "Net earnings attributable to Tolvane’s common shareholders were $9.9 billion in 2024.",
        ["net income value $9.9 billion"],
    ),
    (
        "We generated $12.0 billion of cash from operating activities in 2024.",
        ["operating cash flow value $12.0 billion"],
    ),
    (
        "Net income was $1.2 billion, or $3.10 per diluted share, compared to $1.0 billion, or $2.70 per diluted share, for fiscal 2023.",
        [
            "net income value $1.2 billion",
            "diluted eps value $3.10 per diluted share",
            "net income value $1.0 billion before",
            "diluted eps value $2.70 per diluted share before",
        ],
    ),
    (
        "Revenues rose 2%, while net income fell 4%, in 2024.",
        ["revenue growth 2%", "net income growth 4%"],
    ),
    (
        "In 2024, we had revenue of $3.2 billion and net income of $1.2 billion.",
        ["revenue value $3.2 billion", "net income value $1.2 billion"],
    ),
    (
        "Our total revenues increased $32.9 billion or 5.1% and $36.8 billion or 6.0% for fiscal 2025 and 2024, respectively, when compared to the previous fiscal year.",
        [
            "revenue difference $32.9 billion",
            "revenue difference $36.8 billion",
            "revenue growth 5.1%",
            "revenue growth 6.0%",
        ],
    ),
    (
        "During the three and six months ended June 30, 2025, we recognized total revenues of $22.50 billion and $41.83 billion, respectively, representing decreases of $3.00 billion and $4.97 billion, respectively, compared to the same periods in the prior year.",
        [
            "revenue value $22.50 billion",
            "revenue value $41.83 billion",
            "revenue difference $3.00 billion",
            "revenue difference $4.97 billion",
        ],
    ),
    (
        "Net cash provided by operating activities for the three months ended June 30, 2025 increased $1,132 million as compared to the corresponding period in 2024.",
        ["operating cash flow difference $1,132 million"],
    ),
    (
        "Operating margin for the year ended December 31, 2024 increased six percentage points as compared to the prior comparative period.",
        ["operating margin difference six percentage points"],
    ),
    (
        "Net cash used in investing activities was $21.4 billion in 2024, and generally consisted of purchases of $3 billion.",
        ["investing cash flow value $21.4 billion"],
    ),
    (
        "R&D expense increased $793 million during the first nine months of 2024 compared to the same period in 2023.",
        ["research and development difference $793 million"],
    ),
    ("Revenue growth was 12% in 2024.", ["revenue growth 12%"]),
    ("A 12% increase in revenue in 2024 was due to prices.", ["revenue growth 12%"]),
    ("Results of Operations: Net sales increased 2% in 2024.", ["net sales growth 2%"]),
    (
        "Net sales in 2024 were $5.2 billion, up 3.3% from 2023 net sales of $5.0 billion.",
        [
            "net sales value $5.2 billion",
            "net sales growth 3.3%",
            "net sales value $5.0 billion before",
        ],
    ),
    (
        "Selling and marketing expenses increased by $12 million, or 8%, for the year ended December 31, 2024 as compared to the year ended December 31, 2023.",
        ["selling and marketing difference $12 million", "selling and marketing growth 8%"],
    ),
    (
        "Our net income for the year ended December 31, 2024 was $12 million, compared to a net loss of $8 million for the year ended December 31, 2023.",
        ["net income value $12 million", "net income value $8 million before"],
    ),
    ("Depreciation expense was $1,349 in 2024.", ["depreciation value $1,349"]),
]
"""Sentences, and each number that they tell: of which item, and what it is."""
SPANISH_FORMS = [
    (
        "Los ingresos crecieron un 5 % hasta 391.035 millones.",
        ["revenue growth 5 %", "revenue value 391.035 millones"],
    ),
    (
        "El beneficio neto ascendió a 93.736 millones de dólares en 2024, frente a 96.995 millones en 2023.",
        ["net income value 93.736 millones de dólares", "net income value 96.995 millones before"],
    ),
    (
        "El resultado de explotación se situó en 1.204 millones de euros, un 8 % más que en 2023.",
        ["operating income value 1.204 millones de euros", "operating income growth 8 %"],
    ),
    (
        "Los gastos de explotación aumentaron 1.200 millones de dólares, o un 5 %, en 2024 respecto a 2023, debido a la plantilla.",
        [
            "operating expenses difference 1.200 millones de dólares",
            "operating expenses growth 5 %",
        ],
    ),
    (
        "El margen bruto bajó 150 puntos básicos hasta el 45,1 % en 2024.",
        ["gross margin difference 150 puntos básicos", "gross margin value 45,1 %"],
    ),
    (
        "El margen operativo subió 1,5 puntos porcentuales en 2024.",
        ["operating margin difference 1,5 puntos porcentuales"],
    ),
    (
        "Las ventas netas fueron de 391.035 y 383.285 millones de dólares en 2024 y 2023, respectivamente.",
        ["net sales value 391.035", "net sales value 383.285 millones de dólares"],
    ),
    (
        "Los ingresos pasaron de 383.285 millones de dólares en 2023 a 391.035 millones de dólares en 2024.",
        [
            "revenue value 383.285 millones de dólares before",
            "revenue value 391.035 millones de dólares",
        ],
    ),
    (
        "El gasto en investigación y desarrollo fue el 8,0 % de los ingresos en 2024.",
        ["research and development to revenue value 8,0 %"],
    ),
    (
        "Los ingresos del ejercicio 2024 ascendieron a 1.204 millones de euros, lo que supone un incremento del 5 % respecto a 2023.",
        ["revenue value 1.204 millones de euros", "revenue growth 5 %"],
    ),
    (
        "El beneficio neto atribuido fue de 120 millones de euros en 2024, un 3 % inferior al de 2023.",
        ["net income value 120 millones de euros", "net income growth 3 %"],
    ),
    (
        "El margen bruto fue del 45,1 % en 2024, frente al 46,6 % de 2023.",
        ["gross margin value 45,1 %", "gross margin value 46,6 % before"],
    ),
    (
        "El resultado antes de impuestos se incrementó un 6,1 % interanual en 2024, hasta los 310 millones de euros.",
        ["income before taxes growth 6,1 %", "income before taxes value 310 millones de euros"],
    ),
    (
        "El beneficio neto se redujo un 3 % respecto al ejercicio anterior, debido al impuesto de 5 millones.",
        ["net income growth 3 %"],
    ),
]
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
            [("gross margin", "value", "75.0%", False), ("gross margin", "value", "72.7%", False)],
        ),
        (
            "In fiscal 2024, Tolvane's net income fell 12.5% to $1.2 billion.",
            [
                ("net income", "growth", "12.5%", True),
                ("net income", "value", "$1.2 billion", False),
            ],
        ),
        (
            (
                "During the six months ended June 27, 2025, operating income was $7,939 million, compared to $4,773 million "
                "during the six months ended June 28, 2024, an increase of $3,166 million, or 66%."
            ),
            [
                ("operating income", "value", "$7,939 million", False),
                ("operating income", "value", "$4,773 million", False),
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
                ("net income", "growth", "3 %", True),
                ("net income", "value", "120,5 millones de euros", False),
            ],
        ),
        ("El margen bruto fue del 41,2 % en 2024.", [("gross margin", "value", "41,2 %", False)]),
    ],
)
def test_spanish_is_read_too(sentence: str, what: list[Told]) -> None:
    assert told(sentence, "es") == what


def told_in_words(sentence: str, language: Language) -> list[str]:
    return [
        f"{one.item.name} {one.said} {one.number.text}{' before' if one.is_base else ''}"
        for one in asserted(sentence, language, "Tolvane")
    ]


@pytest.mark.parametrize(("sentence", "what"), FORMS, ids=[one for one, _ in FORMS])
def test_the_forms_of_management_prose_are_read(sentence: str, what: list[str]) -> None:
    assert told_in_words(sentence, "en") == what


@pytest.mark.parametrize(("sentence", "what"), SPANISH_FORMS, ids=[one for one, _ in SPANISH_FORMS])
def test_the_forms_of_spanish_prose_are_read(sentence: str, what: list[str]) -> None:
    assert told_in_words(sentence, "es") == what


@pytest.mark.parametrize(
    "sentence",
    [
        "Los ingresos a tipo de cambio constante crecieron un 7 % en 2024.",
        "Los ingresos comparables crecieron un 7 % en 2024.",
        "El beneficio neto ajustado fue de 7 millones de euros en 2024.",
        "El resultado de explotación del segmento subió un 7 % en 2024.",
        "Las ventas crecieron un 7 % en 2024.",
        "Las ventas netas en Europa crecieron un 7 % en 2024.",
        "Los ingresos crecieron más del 7 % en 2024.",
    ],
)
def test_what_narrows_an_item_in_spanish_asserts_nothing(sentence: str) -> None:
    assert told(sentence, "es") == []


@pytest.mark.parametrize(
    ("name", "loses"),
    [
        ("Operating income", False),
        ("Loss from operations", True),
        ("Net cash used in investing activities", True),
        ("Net cash provided by (used in) investing activities", None),
    ],
)
def test_an_item_named_as_a_loss_says_so(name: str, loses: bool | None) -> None:
    (one,) = asserted(f"{name} increased $5 million in 2024.", "en")
    assert one.loses is loses


def test_a_time_that_leads_a_paragraph_is_its_own() -> None:
    (one,) = asserted("Fourth quarter: Revenue increased 12%.", "en")
    assert one.when is not None
    assert one.when.quarter == 4


def test_times_of_a_list_go_to_their_numbers() -> None:
    (new, old) = asserted(
        "Our effective tax rates were 15.3% and 13.6% for the six months ended June 30, 2025 and 2024.",
        "en",
    )
    assert new.when is not None
    assert old.when is not None
    assert (new.when.day, new.when.stretch) == (date(2025, 6, 30), "half")
    assert (old.when.day, old.when.stretch) == (date(2024, 6, 30), "half")


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
        "Sales increased 12% in 2024.",
        "Earnings increased 12% in 2024.",
        "Comparable revenue increased 4% in 2024.",
        "Pro forma revenue was $5 billion in 2024.",
        "Segment operating income was $5 billion in 2024.",
        "Revenue was 5,000 in 2024.",
        "Gross margin rose 2% in 2024.",
        "Gross margin was 56.9% and 64.9% for fiscal years 2023, 2022 and 2021, respectively.",
        "Net income from continuing operations increased 9% in 2024.",
        "Pro forma net income was $5 billion in 2024.",
        "Revenue, as adjusted, was $5 billion in 2024.",
        "Revenue was $5 billion in 2024, as adjusted for currencies.",
        "As restated, revenue was $5 billion in 2024.",
        "Core operating income was $5 billion in 2024.",
        "Revenue increased more than 12% in 2024.",
        "Revenue increased 12% on both an as-reported and currency-neutral basis in 2024.",
        "We recorded a tax benefit of $490 million related to a settlement in 2024.",
        "Amortization expense for acquired intangibles was $223 million in 2024.",
        "Revenue of $5 million related to pumps was recognized in 2024.",
        "Net sales increased 2% in 2024 and 3% in 2023, in Europe.",
        "Net income was $3.10 per share in 2024.",
        "Capital expenditures were $2.2 billion in 2024.",
        "The higher net loss of $11.8 billion during 2024 reflects prices.",
        "The increase in revenue of $124 million in 2024 was due to prices.",
        "We recognized $5 million of revenue in 2024.",
        "Net income attributable to noncontrolling interests was $5 million in 2024.",
        "US net sales increased 2% in 2024.",
        "Depreciation expense in cost of sales was $5 million in 2024.",
        "In December 2024, net sales were $5 million.",
        "Net income was reduced by $12 million in 2024.",
        "Net sales decreased $50 million due to volume and $70 million due to pricing in 2024.",
        "Net sales decreased 2% due to currencies.",
        "Net sales in the US increased 2% in 2024.",
        "2023 compared with 2022: Revenue increased 12%.",
        "Revenue of $5 million was from one customer in 2024.",
        "Net income of $5 million was attributable to the venture in 2024.",
        "We recognized revenue of $338 million in 2024, primarily related to contracts of earlier years.",
        "We recorded an income tax expense of $15 million in 2024, primarily related to a valuation allowance.",
        "Revenue recognized in 2024 was $338 million, which was included in deferred revenue.",
        "Pumps: Net sales increased 2% in 2024.",
        "(1) Revenue increased 12% in 2024.",
        "Revenue increased 12% and 9% in 2024.",
        "Revenue rose 5% in 2024 and operating income fell 3% in 2023 and 2022.",
        "Revenue for 2024 | 1,234 | 12%",
        "Revenue was recognized.",
        "",
    ],
)
def test_what_narrows_an_item_or_is_not_understood_asserts_nothing(sentence: str) -> None:
    assert told(sentence) == []
