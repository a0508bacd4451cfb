"""Text that the facts on file contradict is said with both values; what may be right is never flagged."""

from collections.abc import Iterator
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest
from small_pages import number, tagged_page

from chat.answer import Answer, Citation, Claim, Route
from chat.answer_json import answer_json, read_answer_json
from chat.asserted import asserted
from chat.contradictions import Known, contradictions, with_contradictions
from chat.engine import Engine
from chat.on_file import OnFile
from chat.quote_cited import cite_spans
from data.read import read
from data.read_file import Known as KnownFiling
from data.span import Span
from data.store import Store, open_store
from retrieval.sentences import sentences
from tests.chat.scripted_models import ScriptedModel

BEFORE = """<xbrli:context id="before"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000012345</xbrli:identifier>
</xbrli:entity><xbrli:period><xbrli:startDate>2023-01-01</xbrli:startDate><xbrli:endDate>2023-12-31</xbrli:endDate></xbrli:period>
</xbrli:context>"""
PARTS = "".join(
    f'<xbrli:context id="{name}"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000012345</xbrli:identifier>'
    '<xbrli:segment><xbrldi:explicitMember dimension="us-gaap:StatementBusinessSegmentsAxis">tlv:PumpsMember'
    f"</xbrldi:explicitMember></xbrli:segment></xbrli:entity><xbrli:period><xbrli:startDate>{year}-01-01</xbrli:startDate>"
    f"<xbrli:endDate>{year}-12-31</xbrli:endDate></xbrli:period></xbrli:context>"
    for name, year in (("pumps", 2024), ("pumps before", 2023))
).replace("pumps before", "pumpsbefore")
COVER = (
    '<ix:nonNumeric name="dei:DocumentType" contextRef="year">10-K</ix:nonNumeric>'
    '<ix:nonNumeric name="dei:EntityRegistrantName" contextRef="year">Tolvane Corp</ix:nonNumeric>'
    '<ix:nonNumeric name="dei:EntityCentralIndexKey" contextRef="year">0000012345</ix:nonNumeric>'
    '<ix:nonNumeric name="dei:DocumentFiscalYearFocus" contextRef="year">2024</ix:nonNumeric>'
    '<ix:nonNumeric name="dei:DocumentFiscalPeriodFocus" contextRef="year">FY</ix:nonNumeric>'
    '<ix:nonNumeric name="dei:DocumentPeriodEndDate" contextRef="year">2024-12-31</ix:nonNumeric>'
)
QUESTION = "Why did revenue increase at Tolvane in 2024?"


def value(shown: str, name: str, context: str = "year") -> str:
    sign = {"sign": "-"} if shown.startswith("(") else {}
    tag = number(shown.strip("()"), scale="6", name=f"us-gaap:{name}", decimals="-6", **sign)
    return tag.replace('contextRef="year"', f'contextRef="{context}"')


def statement(gross: str = "GrossProfit") -> str:
    """Revenue 1,124 after 1,000 (12.4 %), gross profit 562 after 480, loss 240 after 160, pumps 500 after 400 (25 %)."""
    rows = (
        ("Revenue", "Revenues", ("1,124", "1,000"), ("year", "before")),
        ("Gross profit", gross, ("562", "480"), ("year", "before")),
        ("Operating loss", "OperatingIncomeLoss", ("(240)", "(160)"), ("year", "before")),
        ("Pumps", "Revenues", ("500", "400"), ("pumps", "pumpsbefore")),
    )
    cells = "".join(
        f"<tr><td>{label}</td><td>{value(new, name, one)}</td><td>{value(old, name, two)}</td></tr>"
        for label, name, (new, old), (one, two) in rows
    )
    return f"<p>(in millions)</p><table><tr><td></td><td>2024</td><td>2023</td></tr>{cells}</table>"


def page(
    discussion: str,
    heading: str = "Results of Operations",
    more: str = "",
    gross: str = "GrossProfit",
) -> bytes:
    filler = (
        "<p>The company makes controls for laboratories and sells them through agents.</p>" * 12
    )
    said = (
        f"<p><b>Item 7. Management’s Discussion and Analysis</b></p><p><b>{heading}</b></p><p>{discussion}</p>"
        "<p><b>Item 8. Financial Statements</b></p>"
    )
    body = f"<p><b>Item 1. Business</b></p>{filler}{said}{statement(gross)}{more}"
    return tagged_page(body, resources=BEFORE + PARTS, cover=COVER).encode()


def store_with(home: Path, discussion: str, **more: str) -> Store:
    store = Store(home)
    store.add(read(page(discussion, **more), source="tlv.htm", known=KnownFiling()))
    return store


def flags(store: Store, sentence: str) -> list[tuple[str, Decimal]]:
    """What is flagged of a sentence of the only document: as printed, and the facts' value."""
    (entry,) = store.entries()
    document = store.document(entry.document_id)
    at = document.text.index(sentence)
    span = Span(document.document_id, at, at + len(sentence))
    known = Known(store, OnFile(store, lambda _: None), None)
    found = contradictions(cite_spans(1, (span,), document), known, "en")
    return [(one.said.number.text, one.figure.value.normalize()) for one in found]


WRONG = [
    ("Revenue increased 15% in 2024 compared to 2023.", [("15%", Decimal("0.124"))]),
    ("Revenue decreased 12.4% in 2024 compared to 2023.", [("12.4%", Decimal("0.124"))]),
    ("Revenue was $1,142 million in 2024.", [("$1,142 million", Decimal("1.124E+9"))]),
    (
        "Revenue increased $142 million in 2024 compared to 2023.",
        [("$142 million", Decimal("1.24E+8"))],
    ),
    ("Gross margin was 46.2% in 2024.", [("46.2%", Decimal("0.5"))]),
    ("Revenue increased 13.4%.", [("13.4%", Decimal("0.124"))]),
    (
        "Revenue increased 12.4% to $1,214 million in 2024 compared to 2023.",
        [("$1,214 million", Decimal("1.124E+9"))],
    ),
    (
        "Revenue was $1,124 million in 2024, compared to $1,100 million in the prior year.",
        [("$1,100 million", Decimal("1E+9"))],
    ),
    (
        "Revenue was $1,000 million and $1,124 million in 2024 and 2023, respectively.",
        [("$1,000 million", Decimal("1.124E+9")), ("$1,124 million", Decimal("1E+9"))],
    ),
    (
        "Revenue grew 12.4% year over year to $1,124 million and gross profit was up 71%.",
        [("71%", Decimal("0.170833333333"))],
    ),
    (
        "Gross margin increased 700 basis points to 50.0% in 2024.",
        [("700 basis points", Decimal("0.02"))],
    ),
    ("Gross margin decreased 200 basis points in 2024.", [("200 basis points", Decimal("0.02"))]),
    ("Revenue decreased $124 million in 2024.", [("$124 million", Decimal("1.24E+8"))]),
    ("Gross profit was 56% of revenue in 2024.", [("56%", Decimal("0.5"))]),
    ("Revenue was $1,724 and $1,000 in 2024 and 2023.", [("$1,724", Decimal("1.124E+9"))]),
    (
        "- Gross profit of $662 million, up 17%, reflecting prices.",
        [("$662 million", Decimal("5.62E+8"))],
    ),
    (
        "Loss from operations decreased by $80 million in 2024 to $240 million.",
        [("$80 million", Decimal("-8E+7"))],
    ),
]
RIGHT = [
    "Revenue increased 12.4% in 2024 compared to 2023.",
    "Revenue increased 12% in 2024 compared to 2023.",
    "Revenue was $1.1 billion in 2024.",
    "Revenue was $1,124 million in 2024, up 12% from a year ago.",
    "Revenue increased $124 million, or 12.4%, to $1,124 million in 2024.",
    "Gross margin was 50.0% in 2024.",
    "Gross margin increased to 50% in 2024 from 48% in 2023.",
    "Gross margin increased 200 basis points to 50.0% in 2024.",
    "Gross margin increased 2 percentage points in 2024.",
    "Revenue was $1,124 and $1,000 in 2024 and 2023, respectively.",
    "Revenue increased from $1,000 million to $1,124 million in 2024.",
    "Gross profit was 50.0% of revenue in 2024.",
    "Gross profit increased $82 million, or 17%, to $562 million in 2024 and gross margin was 50%.",
    "Loss from operations increased by $80 million in 2024 to $240 million.",
    "Operating loss was $240 million in 2024, compared with a loss from operations of $160 million in 2023.",
]
OF_SOMETHING_ELSE = [
    "Revenue of pumps increased 19% in 2024 compared to 2023.",
    "Organic revenue increased 9% in 2024 compared to 2023.",
    "Adjusted gross margin was 51% in 2024.",
    "At constant currency, revenue increased 19% in 2024.",
    "Revenue increased 19% in the fourth quarter of 2024 compared to the third quarter of 2024.",
    "Revenue increased 19% in 2022 compared to 2021.",
    "Revenue increased 19% in 2025 compared to 2024.",
    "Revenue increased about 19% in 2024 compared to 2023.",
    "Net income increased 19% in 2024 compared to 2023.",
    # What the facts of a part say, in words that do not name it.
    "Revenue increased 25.0% to $500 million in 2024 compared to 2023.",
]


@pytest.mark.parametrize(("sentence", "what"), WRONG, ids=[one for one, _ in WRONG])
def test_what_facts_contradict_is_flagged(
    tmp_path: Path, sentence: str, what: list[tuple[str, Decimal]]
) -> None:
    assert flags(store_with(tmp_path, sentence), sentence) == what


@pytest.mark.parametrize("sentence", [*RIGHT, *OF_SOMETHING_ELSE])
def test_what_may_be_right_is_not_flagged(tmp_path: Path, sentence: str) -> None:
    assert flags(store_with(tmp_path, sentence), sentence) == []


@pytest.mark.parametrize(
    "heading", ["Pumps", "Segment Results", "Non-GAAP Measures", "Europe", "Organic Growth"]
)
def test_nothing_is_flagged_under_a_heading_that_narrows(tmp_path: Path, heading: str) -> None:
    sentence = "Revenue increased 19% in 2024 compared to 2023."
    assert flags(store_with(tmp_path / "a", sentence), sentence) != []
    assert flags(store_with(tmp_path / "b", sentence, heading=heading), sentence) == []


@pytest.mark.parametrize(
    "before",
    [
        "Pumps had a better year.",
        "Our European subsidiaries did well in the year.",
        "Excluding the effect of currencies, the year was better.",
        "Two acquisitions were completed in the year.",
    ],
)
def test_a_sentence_may_go_on_about_what_stands_before_it(tmp_path: Path, before: str) -> None:
    sentence = "Revenue increased 19%."
    assert flags(store_with(tmp_path, f"{before} {sentence}"), sentence) == []


def test_what_is_before_it_only_as_a_reason_is_not_what_it_is_about(tmp_path: Path) -> None:
    sentence = "Gross profit increased 71%."
    before = "Revenue increased 12.4%, due to demand for pumps and two acquisitions."
    assert flags(store_with(tmp_path, f"{before} {sentence}"), sentence) != []


@pytest.mark.parametrize(
    "above", ["<p>Pumps</p>", "<p>The business with hospitals:</p>", "<p>Constant currency</p>"]
)
def test_a_line_above_a_paragraph_may_be_its_heading(tmp_path: Path, above: str) -> None:
    sentence = "Revenue increased 19% in 2024."
    said = f"Results are told below.</p>{above}<p>{sentence}"
    assert flags(store_with(tmp_path, said), sentence) == []


def test_interest_of_a_bank_may_be_told_as_if_it_were_taxed(tmp_path: Path) -> None:
    sentence = "Interest expense was $700 million in 2024."
    rows = (
        ("Interest expense", "InterestExpense"),
        ("Net interest income", "InterestIncomeExpenseNet"),
    )
    tags = [f"<p>{label} {value('600', name)}</p>" for label, name in rows]
    shop = store_with(tmp_path / "a", sentence, more=tags[0])
    bank = store_with(tmp_path / "b", sentence, more="".join(tags))
    assert flags(shop, sentence) == [("$700 million", Decimal("6E+8"))]
    assert flags(bank, sentence) == []


def test_a_margin_may_be_one_of_net_sales(tmp_path: Path) -> None:
    right, wrong = "Gross margin was 56.2% in 2024.", "Gross margin was 53.2% in 2024."
    sales = f"<p>Net sales {value('1,000', 'SalesRevenueNet')}</p>"
    assert flags(store_with(tmp_path / "a", right), right) == [("56.2%", Decimal("0.5"))]
    assert flags(store_with(tmp_path / "b", right, more=sales), right) == []
    assert flags(store_with(tmp_path / "c", wrong, more=sales), wrong) == [
        ("53.2%", Decimal("0.5"))
    ]


@pytest.mark.parametrize(
    ("costs", "is_flagged"),
    [
        ("CostOfRevenue", True),
        ("CostOfGoodsAndServiceExcludingDepreciationDepletionAndAmortization", False),
    ],
)
def test_a_gross_profit_that_is_worked_out_denies_only_where_all_costs_are_in_it(
    tmp_path: Path, costs: str, is_flagged: bool
) -> None:
    """Revenue is 1,124 and costs are 562."""
    sentence = "Gross profit was $662 million in 2024."
    assert bool(flags(store_with(tmp_path, sentence, gross=costs), sentence)) is is_flagged


def test_a_growth_of_a_part_is_no_excuse_for_the_whole(tmp_path: Path) -> None:
    sentence = "Revenue increased 25% in 2024."
    assert flags(store_with(tmp_path, sentence), sentence) == [("25%", Decimal("0.124"))]


def test_a_change_of_a_part_is_no_excuse_where_the_rest_is_the_whole(tmp_path: Path) -> None:
    sentence = "Gross profit increased $100 million, or 17.1%, to $562 million in 2024."
    assert flags(store_with(tmp_path, sentence), sentence) == [("$100 million", Decimal("8.2E+7"))]


def test_a_part_must_agree_with_all_that_a_sentence_tells(tmp_path: Path) -> None:
    sentence = "Revenue increased 25% to $1,124 million in 2024."
    assert flags(store_with(tmp_path, sentence), sentence) == [("25%", Decimal("0.124"))]


def test_a_year_that_stands_before_a_sentence_may_be_its_own(tmp_path: Path) -> None:
    sentence = "Revenue increased 19%."
    assert flags(store_with(tmp_path / "a", sentence), sentence) != []
    said = f"Fiscal 2022 was a better year. {sentence}"
    assert flags(store_with(tmp_path / "b", said), sentence) == []


SPANISH = (
    "<p>La sociedad fabrica equipos de control para laboratorios y los vende por medio de agentes en la región.</p>"
    * 12
)


def spanish_store(home: Path, discussion: str) -> Store:
    body = (
        f"<p><b>Información de la sociedad</b></p>{SPANISH}<p><b>Evolución de los resultados</b></p><p>{discussion}</p>"
        f"<p><b>Cuenta de resultados</b></p>{statement()}"
    )
    store = Store(home)
    made = tagged_page(body, resources=BEFORE + PARTS, cover=COVER).encode()
    store.add(read(made, source="tlv.htm", known=KnownFiling()))
    return store


@pytest.mark.parametrize(
    ("sentence", "what"),
    [
        (
            "Los ingresos crecieron un 15 % en 2024 respecto a 2023, hasta 1.124 millones de dólares.",
            [("15 %", Decimal("0.124"))],
        ),
        (
            "Los ingresos ascendieron a 1.142 millones en 2024, debido a la demanda.",
            [("1.142 millones", Decimal("1.124E+9"))],
        ),
        (
            "El margen bruto bajó 200 puntos básicos en 2024.",
            [("200 puntos básicos", Decimal("0.02"))],
        ),
        (
            "Los ingresos fueron de 1.124 y 1.100 millones de dólares en 2024 y 2023, respectivamente.",
            [("1.100 millones de dólares", Decimal("1E+9"))],
        ),
        ("Los ingresos crecieron un 12,4 % en 2024, hasta 1.124 millones de dólares.", []),
        ("El margen bruto subió 2 puntos porcentuales hasta el 50 % en 2024.", []),
        ("Los ingresos comparables crecieron un 19 % en 2024.", []),
        ("Los ingresos a tipo de cambio constante crecieron un 19 % en 2024.", []),
    ],
)
def test_spanish_text_is_held_against_facts_too(
    tmp_path: Path, sentence: str, what: list[tuple[str, Decimal]]
) -> None:
    store = spanish_store(tmp_path, sentence)
    (entry,) = store.entries()
    assert entry.language == "es"
    assert flags(store, sentence) == what


# In answers.

SAID = "Revenue increased 15% in 2024 compared to 2023, due to demand for laboratory controls."
NOTE = "The text says that revenue rose by 15% in FY2024; by the facts on file it is 12.4% [2] [3]."


def noted(answer: Answer) -> list[tuple[str, ...]]:
    return [claim.notes for claim in answer.claims if claim.notes]


def test_a_quote_that_facts_contradict_says_so_with_both_and_cites_the_facts(
    tmp_path: Path,
) -> None:
    store = store_with(tmp_path, SAID)
    answer = Engine(store, say=lambda _: None).answer(QUESTION)
    assert SAID in answer.text
    assert noted(answer) == [(NOTE,)]
    assert answer.claims[0].citations == (1, 2, 3)
    facts = [one.fact for one in answer.citations[1:]]
    assert [one.value for one in facts if one] == [Decimal(1_124_000_000), Decimal(1_000_000_000)]
    assert [one.quotes[0] for one in answer.citations[1:]] == ["1,124", "1,000"]
    assert read_answer_json(answer_json(answer)) == answer


@pytest.mark.parametrize(
    ("said", "note"),
    [
        (
            "Loss from operations decreased by $80 million in 2024, as demand for laboratory controls shrank.",
            "The text says that operating income rose by $80 million in FY2024; by the facts on file it is −$80 million [2] [3].",
        ),
        (
            "Revenue decreased 12.4% in 2024 due to demand for laboratory controls.",
            "The text says that revenue fell by 12.4% in FY2024; by the facts on file it is +12.4% [2] [3].",
        ),
        (
            "Gross margin increased 700 basis points in 2024 due to demand for laboratory controls.",
            (
                "The text says that gross margin rose by 700 basis points in FY2024; "
                "by the facts on file it is 2.0 percentage points [2] [3] [4] [5]."
            ),
        ),
        (
            "Revenue was $1,124 million in 2024, up from $1,010 million in the prior year, due to demand for laboratory controls.",
            "The text says $1,010 million for revenue in FY2023; the facts on file say $1.00 billion [2].",
        ),
    ],
)
def test_what_is_contradicted_is_said_in_its_direction_and_unit(
    tmp_path: Path, said: str, note: str
) -> None:
    store = store_with(tmp_path, said)
    (entry,) = store.entries()
    document = store.document(entry.document_id)
    at = document.text.index(said)
    known = Known(store, OnFile(store, lambda _: None), None)
    cited = cite_spans(1, (Span(document.document_id, at, at + len(said)),), document)
    answer = Answer(
        QUESTION, "en", None, "answered", Route("passage", ""), said,
        claims=(Claim(said, "quoted", (1,)),), citations=(cited,),
    )  # fmt: skip
    (claim,) = with_contradictions(answer, known).claims
    assert claim.notes == (note,)


def test_a_model_that_repeats_it_is_noted_too_and_one_that_does_not_is_not(tmp_path: Path) -> None:
    store = store_with(tmp_path, SAID)

    def wrote(text: str) -> Answer:
        model = ScriptedModel(["NOT FOUND"])
        Engine(store, say=lambda _: None, writer=model).answer(QUESTION)
        at = next(one.number for one in model.asked[0].sources if "15%" in one.text)
        said = text.replace("[n]", f"[{at}]")
        model = ScriptedModel([said, said])
        return Engine(store, say=lambda _: None, writer=model).answer(QUESTION)

    assert noted(wrote("Revenue rose 15% in 2024 as demand grew [n].")) == [(NOTE,)]
    assert noted(wrote("Revenue rose as demand for laboratory controls grew [n].")) == []


def test_it_is_said_in_the_language_of_the_question(tmp_path: Path) -> None:
    store = store_with(tmp_path, SAID)
    answer = Engine(store, say=lambda _: None).answer(
        "¿Por qué la demanda de controles de laboratorio aumentó los ingresos (revenue) de Tolvane en 2024?"
    )
    (notes,) = noted(answer)
    assert notes == (
        "La cita está en inglés, el idioma del documento.",
        "El texto da para ingresos en FY2024 una subida de 15%; según los datos etiquetados es 12,4 % [2] [3].",
    )


def test_what_was_filed_after_the_day_contradicts_nothing(tmp_path: Path) -> None:
    store = store_with(tmp_path, SAID)
    (entry,) = store.entries()
    document = store.document(entry.document_id)
    at = document.text.index(SAID)
    span = Span(document.document_id, at, at + len(SAID))
    day = document.filing.period_end if document.filing else None
    known = Known(store, OnFile(store, lambda _: None), day)
    assert list(contradictions(cite_spans(1, (span,), document), known, "en")) == []


# On all that real filings say.


def cited_sentences(home: Path) -> Iterator[tuple[Citation, Store]]:
    """Every sentence of the store with a digit in it, cited."""
    store = open_store(home)
    for entry in store.entries():
        document = store.document(entry.document_id)
        for block in document.blocks:
            if block.kind in ("heading", "table"):
                continue
            text = document.text[block.span.start : block.span.end]
            for start, end in sentences(text):
                if any(map(str.isdigit, text[start:end])):
                    span = Span(
                        document.document_id, block.span.start + start, block.span.start + end
                    )
                    yield cite_spans(1, (span,), document), store


def test_no_sentence_of_a_real_filing_is_flagged_and_wrong_ones_are(filings_home: Path) -> None:
    store = open_store(filings_home)
    known = Known(store, OnFile(store, lambda _: None), None)
    seen = checked = 0
    for citation, _ in cited_sentences(filings_home):
        seen += 1
        assert list(contradictions(citation, known, "en")) == [], citation.quotes[0]
        if asserted(citation.quotes[0], "en"):
            checked += any(contradictions(mutated(citation), known, "en"))
    assert seen > 10_000
    assert checked >= 130


def mutated(citation: Citation) -> Citation:
    """The same with other figures: the first digit of each per cent and amount is another."""
    quote = citation.quotes[0]
    words = [
        word.translate(str.maketrans("123456789", "345678912"))
        if word.startswith("$") or word.rstrip(",.").endswith("%")
        else word
        for word in quote.split(" ")
    ]
    return replace(citation, quotes=(" ".join(words), *citation.quotes[1:]))
