"""The answer in the question's language, the quote in the document's; what was translated is said to be."""

from pathlib import Path

import pytest
from small_pages import tagged_page

from chat.answer import Answer
from chat.engine import Engine
from chat.other_language import written_in
from data.read import read
from data.read_file import Known
from data.store import Store, open_store
from tests.chat.scripted_models import ScriptedModel

SAID = (
    "Net sales were $391.0 billion in fiscal 2024 because demand for pumps and controls was strong."
)
DICHO = "Los ingresos de la empresa fueron de 1.234,5 millones de euros en 2024 porque los clientes compraron más."
ASKED = "¿Qué dice Tolvane sobre la demanda y las ventas?"
ASKED_EN = "What does Bombas say about revenue from customers?"


def english(home: Path) -> Store:
    filler = (
        "<p>The company makes controls for laboratories and sells them through agents.</p>" * 12
    )
    store = Store(home)
    page = tagged_page(f"<p><b>Item 7. Discussion</b></p><p>{SAID}</p>{filler}").encode()
    store.add(read(page, source="tlv.htm", known=Known()))
    return store


def spanish(home: Path) -> Store:
    filler = (
        "La empresa fabrica controles para laboratorios y los vende por medio de agentes.\n\n" * 12
    )
    text = f"# Bombas, S.A. — Informe anual 2024\n\n## Carta\n\n{DICHO}\n\n{filler}"
    store = Store(home)
    store.add(read(text.encode(), source="bombas-informe-anual-2024.md", known=Known()))
    return store


def written(store: Store, question: str, *texts: str) -> tuple[Answer, ScriptedModel]:
    """Have a model write; `[n]` is the source that the tests are about."""
    first = ScriptedModel(["NOT FOUND"])
    Engine(store, say=lambda _: None, writer=first).answer(question)
    assert first.asked, "No source was found."
    sources = first.asked[0].sources
    at = next(one.number for one in sources if "billion" in one.text or "millones" in one.text)
    model = ScriptedModel([text.replace("[n]", f"[{at}]") for text in texts])
    return Engine(store, say=lambda _: None, writer=model).answer(question), model


def test_a_spanish_sentence_over_an_english_filing_is_a_translation(tmp_path: Path) -> None:
    said = "La demanda de bombas fue fuerte según la empresa [n]."
    answer, model = written(english(tmp_path), ASKED, said)
    assert answer.language == "es"
    assert answer.text == "La demanda de bombas fue fuerte según la empresa [1]."
    assert answer.claims[0].notes == ("traducido del inglés",)
    assert answer.citations[0].quotes[0] == SAID
    assert "en español" in model.asked[0].system


def test_an_english_sentence_over_a_spanish_report_is_a_translation(tmp_path: Path) -> None:
    answer, _ = written(spanish(tmp_path), ASKED_EN, "The demand for pumps was strong [n].")
    assert answer.text == "The demand for pumps was strong [1]."
    assert answer.claims[0].notes == ("translated from Spanish",)
    assert answer.citations[0].quotes[0] == DICHO


def test_a_quote_in_another_language_says_so_in_the_language_of_the_question(
    tmp_path: Path,
) -> None:
    one = Engine(english(tmp_path / "en"), say=lambda _: None).answer(ASKED)
    assert SAID in one.text
    assert one.claims[0].notes == ("La cita está en inglés, el idioma del documento.",)
    other = Engine(spanish(tmp_path / "es"), say=lambda _: None).answer(ASKED_EN)
    assert DICHO in other.text
    assert other.claims[0].notes == ("The quote is in Spanish, the language of the document.",)


def test_within_one_language_nothing_is_said_of_it(tmp_path: Path) -> None:
    question = "What does Tolvane say about demand for pumps?"
    quoted = Engine(english(tmp_path), say=lambda _: None).answer(question)
    answer, _ = written(english(tmp_path), question, "The demand for pumps was strong [n].")
    assert [one.notes for one in (*quoted.claims, *answer.claims)] == [()] * 2


FOREIGN = "The company says that the demand for pumps was strong [n]."


def test_a_draft_in_the_wrong_language_is_sent_back_once(tmp_path: Path) -> None:
    mended = "La demanda de bombas fue fuerte según la empresa [n]."
    answer, model = written(english(tmp_path), ASKED, FOREIGN, mended)
    assert answer.text == "La demanda de bombas fue fuerte según la empresa [1]."
    assert "escríbela en español" in model.asked[1].repair


def test_a_model_that_will_not_translate_is_shown_as_what_it_wrote(tmp_path: Path) -> None:
    answer, model = written(english(tmp_path), ASKED, FOREIGN, FOREIGN)
    assert len(model.asked) == 2
    assert answer.claims[0].notes == (
        "escrito en inglés por el modelo, aunque se le pidió español",
    )


@pytest.mark.parametrize(
    "amount",
    [
        "391.000 millones de dólares",
        "391,0 mil millones de dólares",
        "391,0 miles de millones de dólares",
        "391 mil millones de dólares",
    ],
)
def test_an_amount_may_be_told_as_the_other_language_writes_it(tmp_path: Path, amount: str) -> None:
    said = f"Las ventas netas fueron de {amount} en el ejercicio fiscal 2024 según la empresa"
    answer, _ = written(english(tmp_path), ASKED, f"{said} [n].", f"{said} [n].")
    assert answer.text == f"{said} [1]."
    assert answer.withheld == ()


@pytest.mark.parametrize(
    "amount",
    ["391 millones de dólares", "319.000 millones de dólares", "391,0 billones de dólares"],
)
def test_another_amount_is_withheld_in_any_language(tmp_path: Path, amount: str) -> None:
    said = f"Las ventas netas fueron de {amount} en el ejercicio fiscal 2024 según la empresa"
    answer, _ = written(english(tmp_path), ASKED, f"{said} [n].", f"{said} [n].")
    assert amount not in answer.text
    assert "[cifra retenida]" in answer.text


@pytest.mark.parametrize("amount", ["€1,234.5 million", "€1.2345 billion", "€1.23 billion"])
def test_a_spanish_amount_may_be_told_in_english(tmp_path: Path, amount: str) -> None:
    said = f"The revenue of the company was {amount} in 2024"
    answer, _ = written(spanish(tmp_path), ASKED_EN, f"{said} [n].", f"{said} [n].")
    assert answer.text == f"{said} [1]."


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("The demand for pumps was strong in the year.", "en"),
        ("La demanda de bombas fue fuerte en el año.", "es"),
        ("Tolvane 2024.", None),
        ("Apple Inc.", None),
    ],
)
def test_a_language_is_told_where_small_words_decide(text: str, language: str | None) -> None:
    assert written_in(text) == language


def test_the_sample_answers_a_question_in_the_other_language(sample_home: Path) -> None:
    answer = Engine(open_store(sample_home), say=lambda _: None).answer(
        "¿Quién supervisa la ciberseguridad en Tolvane?"
    )
    assert answer.outcome == "answered"
    assert answer.claims[0].notes == ("La cita está en inglés, el idioma del documento.",)
