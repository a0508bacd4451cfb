"""The gate claim by claim: what it takes for the same, and what it names when it withholds."""

from datetime import date
from decimal import Decimal

import pytest

from chat.answer import ShownFigure
from chat.gate import ClaimDraft, check
from data.fact import Concept, Fact
from data.figures import Figure
from data.period import Duration
from tests.chat.gate_made import COMPANIES, OWN, checked, codes, made, row, sentence

YEAR_2024 = Duration(date(2024, 1, 1), date(2024, 12, 31))

LICENSED = (
    ("Net sales were $391.0 billion in 2024.", "Net sales"),
    ("Net sales were $391 billion in fiscal 2024.", "Net sales"),
    ("Net sales were $391,035 million in 2024.", "Net sales"),
    ("Net sales were US$ 391.04bn in FY2024.", "Net sales"),
    ("Net sales were $391,035,000,000 for the year ended December 31, 2024.", "Net sales"),
    ("The company's top line was $391.0 billion.", "Net sales"),
    ("Orvane's revenue reached $391.0 billion.", "Net sales"),
    ("ORV reported net sales of $391.0 billion in 2024, compared with $349.1 billion in 2023.", "Net sales"),
    ("Net sales were $391.0 billion and $349.1 billion in 2024 and 2023, respectively.", "Net sales"),
    ("Net sales rose from $349.1 billion in 2023 to $391.0 billion in 2024.", "Net sales"),
    ("Net sales were about $390 billion in 2024.", "Net sales"),
    ("Net sales were nearly $400 billion in 2024.", "Net sales"),
    ("Net sales exceeded $390 billion in 2024, the second time since 2022.", "Net sales"),
    ("Net sales grew 12.0% in 2024.", "Net sales"),
    ("Operating income more than doubled in 2024 to $123.2 billion.", "Operating income"),
    ("The gross margin was 46.2% in 2024.", "Gross margin %"),
    ("The gross margin rose 7.5 percentage points to 46.2% in 2024.", "Gross margin %"),
    ("The net loss was $1,234 million in 2024.", "Net income (loss)"),
    ("Net income (loss) was (1,234) million in 2024.", "Net income (loss)"),
    ("Net income was −$1.2 billion in 2024.", "Net income (loss)"),
    ("Net income was -$1.23 billion in 2024.", "Net income (loss)"),
    ("The company repurchased $94.9 billion of common stock in 2024.", "Repurchases of common stock"),
    ("Diluted EPS was $6.08 in 2024.", "Diluted earnings per share"),
    ("Diluted earnings per share were $6.08 per share in 2024, see Note 12 and Item 7.", "Diluted earnings per share"),
    ("Sales in Europe were $101.3 billion.", "Segment sales"),
    ("1. Net sales were $391.0 billion, for three reasons.", "Net sales"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "label"), LICENSED)
def test_a_claim_that_its_row_says_is_licensed(text: str, label: str) -> None:
    verdict = checked(text, row(label))
    assert verdict.withheld == ()
    assert any(one.kind == "number" for one in verdict.findings)


WITHHELD = (
    ("Net sales were $319.0 billion in 2024.", "Net sales", "digits"),
    ("Net sales were $400 billion in 2024.", "Net sales", "rounding"),
    ("Net sales were $0.3 trillion in 2022.", "Net sales", "rounding"),
    ("Net sales were $391.0 million in 2024.", "Net sales", "scale"),
    ("Net sales were $391,035 in 2024.", "Net sales", "scale"),
    ("Net sales were 391,035 in 2024.", "Net sales", "scale"),
    ("Net sales were €391.0 billion in 2024.", "Net sales", "unit"),
    ("Net sales were $391.0 billion in 2023.", "Net sales", "period"),
    ("Net sales were $391.0 billion in the three months ended December 31, 2024.", "Net sales", "period"),
    ("Net sales were −$391.0 billion in 2024.", "Net sales", "sign"),
    ("Pellworth's net sales were $391.0 billion in 2024.", "Net sales", "company"),
    ("Cost of sales was $391.0 billion in 2024.", "Net sales", "row"),
    ("Net sales were $210.4 billion in 2024.", "Cost of sales", "row"),
    ("Net sales were about $370 billion in 2024.", "Net sales", "digits"),
    ("Net sales grew 13.0% in 2024.", "Net sales", "not there"),
    ("Net sales fell 12.0% in 2024.", "Net sales", "not there"),
    ("Net sales nearly doubled in 2024.", "Net sales", "not there"),
    ("The gross margin was 46.2 percentage points in 2024.", "Gross margin %", "points"),
    ("Net income was $1,234 million in 2024.", "Net income (loss)", "sign"),
    ("Net loss was $97.0 billion in 2023.", "Net income (loss)", "sign"),
    ("Diluted EPS was $6.08 billion in 2024.", "Diluted earnings per share", "scale"),
    ("Sales in Europe were $167.0 billion.", "Segment sales", "column"),
)  # fmt: skip


@pytest.mark.parametrize(("text", "label", "code"), WITHHELD)
def test_a_claim_with_one_thing_wrong_is_withheld_for_it(text: str, label: str, code: str) -> None:
    assert code in codes(text, row(label))


SENTENCES: tuple[tuple[str, str, list[str]], ...] = (
    ("The gross margin rose 2.1 percentage points in 2024.", "The gross margin", []),
    ("The gross margin rose 210 basis points in 2024.", "The gross margin", []),
    ("The gross margin rose 2.1% in 2024.", "The gross margin", ["points"]),
    ("Net sales rose 12% in 2024.", "Net sales rose", []),
    ("Net sales rose 12% in 2023.", "Net sales rose", ["period"]),
    ("Net sales fell 12% in 2024.", "Net sales rose", ["sign"]),
    ("Operating expenses decreased 4% in 2024.", "Operating expenses decreased", []),
    ("Operating expenses increased 4% in 2024.", "Operating expenses decreased", ["sign"]),
    ("About $1.2 billion of notes mature in 2031.", "About $1.2", []),
    ("About $1.2 billion of notes mature in 2032.", "About $1.2", ["period"]),
    ("The Model 9 scanner was recalled for the second time.", "As described", []),
    ("Pellworth opened 3,250 stores.", "In 2024 we sold", []),
    ("Contoso opened 3,250 stores.", "In 2024 we sold", ["name"]),
    ("The company has three factories and 3 shifts.", "We employ", []),
)  # fmt: skip


@pytest.mark.parametrize(("text", "start", "expected"), SENTENCES)
def test_a_sentence_licenses_what_it_says(text: str, start: str, expected: list[str]) -> None:
    found = codes(text, sentence(start))
    assert found == expected or (expected != [] and set(expected) <= set(found))


IN_SPANISH: tuple[tuple[str, list[str]], ...] = (
    ("Las ventas sumaron 1.265,8 millones de euros en 2024.", []),
    ("Las ventas fueron de 1.266 millones de euros en el ejercicio 2024.", []),
    ("Las ventas superaron los 1.200 millones de euros en 2024.", []),
    ("Las ventas crecieron un 5,1 % en 2024.", []),
    ("Las ventas sumaron 1.265,8 miles de euros en 2024.", ["scale"]),
    ("Las ventas sumaron 1,265 millones de euros en 2024.", ["digits", "scale", "rounding"]),
    ("Las ventas sumaron 1.265,8 millones de dólares en 2024.", ["unit"]),
    ("Las ventas sumaron 1.265,8 millones de euros en 2023.", ["period"]),
    ("El resultado de explotación fue de 1.265,8 millones de euros en 2024.", ["row"]),
)  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), IN_SPANISH)
def test_spanish_claims_are_read_as_spanish(text: str, expected: list[str]) -> None:
    found = codes(text, row("Ventas", "es"), language="es")
    assert (found == []) == (expected == [])
    assert not expected or found[0] in expected


def test_a_spanish_claim_may_cite_an_english_row() -> None:
    text = "Las ventas netas de Orvane fueron de 391.035 millones de dólares en 2024."
    assert codes(text, row("Net sales"), language="es") == []
    wrong = "El resultado operativo de Orvane fue de 391.035 millones de dólares en 2024."
    assert codes(wrong, row("Net sales"), language="es") == ["row"]


def test_digits_copied_from_a_document_in_the_other_language_pass() -> None:
    text = "Las ventas netas fueron de 391,035 millones de dólares en 2024."
    assert codes(text, row("Net sales"), language="es") == []


def test_five_comma_thirteen_per_cent_is_read_by_the_documents_locale() -> None:
    place = sentence("Las ventas sumaron", "es")
    assert codes("Las ventas crecieron un 5,13 % en 2024.", place, language="es") == []
    assert codes("Sales grew 5.13% in 2024.", place) == []
    assert codes("Las ventas crecieron un 513 % en 2024.", place, language="es") != []


def test_without_a_source_every_figure_is_withheld() -> None:
    verdict = checked("Net sales were $391.0 billion in 2024.")
    assert [one.said for one in verdict.withheld if one.kind == "number"] == ["$391.0 billion"]
    assert verdict.withheld[0].reason == "it cites no source that was given"


def test_only_the_wrong_figure_is_withheld_and_the_rest_stays() -> None:
    text = "Net sales were $391.0 billion in 2024 and $394.1 billion in 2023."
    verdict = checked(text, row("Net sales"))
    assert [one.said for one in verdict.withheld] == ["$394.1 billion"]
    assert all(text[one.start : one.end] == one.said for one in verdict.findings)


def test_a_licensed_figure_names_its_place() -> None:
    (finding,) = checked(
        "Net sales were $391.0 billion in 2024.", row("Net sales", marker=4)
    ).findings
    assert finding.span is not None
    assert made("en").text[finding.span.start : finding.span.end] == "$391,035"
    assert finding.marker == 4


@pytest.mark.parametrize(
    ("text", "label", "reason"),
    [
        ("Net sales were $319.0 billion in 2024.", "Net sales", "the cited source says $391,035, not $319.0 billion"),
        ("Net sales were $391.0 billion in 2023.", "Net sales", "the cited source gives $391,035 for 2024, not for 2023"),
        ("Pellworth's net sales were $391.0 billion.", "Net sales", "the cited source is of Orvane Instruments, Inc., not of Pellworth"),
        ("Cost of sales was $391.0 billion in 2024.", "Net sales", "$391,035 is “Net sales” in the cited source, not “Cost of sales”"),
    ],
)  # fmt: skip
def test_a_reason_is_a_sentence_that_says_what_the_source_has(
    text: str, label: str, reason: str
) -> None:
    assert checked(text, row(label)).withheld[-1].reason == reason or reason in {
        one.reason for one in checked(text, row(label)).withheld
    }


def margin(
    value: str, shown: str, *, formula: str = "gross margin", label: str = "Gross margin"
) -> ShownFigure:
    fact = Fact(
        OWN.cik, Concept("us-gaap:GrossProfit"), YEAR_2024, "USD", Decimal(180_683_000_000),
        None, frozenset(), None, None, None, None, None, None,
    )  # fmt: skip
    figure = Figure(label, Decimal(value), "ratio", formula, YEAR_2024, "FY2024", (fact,))
    return ShownFigure(figure, (), shown)


def test_a_computed_figure_licenses_its_value_and_its_operands() -> None:
    figures = (margin("0.46206", "46.2 %"),)
    said = "The gross margin was 46.2% in 2024, on a gross profit of $180.7 billion."
    assert check(ClaimDraft(said, "en", ()), figures=figures).withheld == ()
    wrong = "The gross margin was 46.5% in 2024."
    assert not check(ClaimDraft(wrong, "en", ()), figures=figures).is_licensed
    late = "The gross margin was 46.2% in 2023."
    assert not check(ClaimDraft(late, "en", ()), figures=figures).is_licensed


def test_a_computed_figure_of_one_company_is_not_told_of_another() -> None:
    figures = (margin("0.46206", "46.2 %"),)
    said = ClaimDraft("Pellworth's gross margin was 46.2% in 2024.", "en", ())
    assert not check(said, figures=figures, companies=COMPANIES).is_licensed


def test_a_text_that_contradicts_a_figure_is_told_with_both() -> None:
    figures = (margin("0.124", "12.4 %", formula="growth", label="Net sales"),)
    claim = ClaimDraft("Net sales rose 12% in 2024.", "en", (sentence("Net sales rose"),))
    assert check(claim, figures=figures).contradictions == ()
    figures = (margin("0.154", "15.4 %", formula="growth", label="Net sales"),)
    verdict = check(claim, figures=figures)
    assert verdict.withheld == ()
    assert [one.words for one in verdict.contradictions] == [
        "The cited text says 12%; the facts give 15.4 % for Net sales, FY2024."
    ]
