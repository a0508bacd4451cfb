"""The names of items as people type them, and the names that only look like them."""

import pytest

from chat.item_phrases import spoken_names
from chat.item_phrases_en import ENGLISH
from chat.item_phrases_es import SPANISH
from chat.item_words import Item, item_called, item_table
from chat.question_words import keys_of, words_of
from data.formulas import FORMULAS
from data.line_items import LINE_ITEMS
from tests.chat.item_names import LOOK_ALIKES, NAMES
from tests.chat.reading_companies import read, unclear, wanted

_IN = ("What was Norvane's {} in fiscal 2024?", "¿Cuál fue el dato de {} de Norvane en 2024?")
_ASIDE = [line.split(" :: ") for line in LOOK_ALIKES.strip().splitlines()]


def _questions(item: str, language: int) -> list[str]:
    names = [name.strip() for name in NAMES[item][language].split("|")]
    return [
        name[:-1].replace("@", "Norvane") if name.endswith("*") else _IN[language].format(name)
        for name in names
    ]


def test_the_commonest_items_have_many_names() -> None:
    assert len(NAMES) >= 60
    assert all(len(_questions(item, language)) >= 8 for item in NAMES for language in (0, 1))


@pytest.mark.parametrize("language", [0, 1], ids=["en", "es"])
@pytest.mark.parametrize("item", NAMES)
def test_an_item_is_read_by_every_usual_name(item: str, language: int) -> None:
    for question in _questions(item, language):
        reading = read(question)

        assert (wanted(reading), reading.qualifiers) == ([item], ()), question
        assert not reading.is_prose, question


def test_there_are_many_look_alikes() -> None:
    assert len(_ASIDE) >= 100


@pytest.mark.parametrize(("question", "item"), _ASIDE)
def test_a_look_alike_is_not_the_item(question: str, item: str) -> None:
    reading = read(question)
    plain = not (reading.qualifiers or reading.is_prose or reading.ambiguous_items)

    assert not (plain and item in wanted(reading))


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("What was Norvane's revnue in 2024?", "revenue"),
        ("Norvane revenu 2024", "revenue"),
        ("Norvane operatng income 2024", "operating income"),
        ("Norvane operating exspenses 2024", "operating expenses"),
        ("Norvane dividentds 2024", "dividends paid"),
        ("Norvane net incmoe 2024", "net income"),
        ("Norvane inventroy 2024", "inventory"),
        ("total asssets of Norvane", "total assets"),
        ("shareholdres equity of Norvane", "equity"),
        ("Norvane interst expense 2024", "interest expense"),
        ("Norvane capital expnditures 2024", "capital expenditure"),
        ("ingreos de Norvane en 2024", "revenue"),
        ("benefico neto de Norvane en 2024", "net income"),
        ("patrimonoi neto de Norvane", "equity"),
        ("flujo de caja opertivo de Norvane", "operating cash flow"),
    ],
)
def test_a_slip_in_an_item_is_put_right(question: str, item: str) -> None:
    reading = read(question)

    assert wanted(reading) == [item]
    assert reading.qualifiers == ()


@pytest.mark.parametrize(
    "word",
    ["revenge", "rentas", "assess", "inventors", "leased", "supplier", "rental", "operation"],
)
def test_another_word_is_no_slip(word: str) -> None:
    assert wanted(read(f"Norvane's {word} in 2024")) == []


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("the expense that Norvane recorded for depreciation in 2024", "depreciation"),
        ("¿Cuánto gastó Norvane en total en I+D en 2024?", "research and development"),
        ("Norvane's expense for R&D in 2024", "research and development"),
        ("net income on Norvane's cash flow statement for 2024", "net income"),
        ("cash on Norvane's balance sheet in 2024", "cash"),
        ("los ingresos de la cuenta de resultados de Norvane en 2024", "revenue"),
        ("el capex del estado de flujos de efectivo de Norvane", "capital expenditure"),
        ("revenue in Norvane's 2024 earnings release", "revenue"),
        ("¿Cuánto recompró Norvane en 2024?", "share repurchases"),
        ("How much did Norvane spend on share repurchases in 2024?", "share repurchases"),
    ],
)
def test_a_general_word_gives_way_to_the_item_beside_it(question: str, item: str) -> None:
    reading = read(question)

    assert (wanted(reading), unclear(reading)) == ([item], [])
    assert not reading.is_prose


@pytest.mark.parametrize(
    "question",
    ["Norvane's balance sheet", "Norvane's cash flow statement", "cuenta de resultados de Norvane"],
)
def test_a_statement_is_no_item(question: str) -> None:
    reading = read(question)

    assert (wanted(reading), unclear(reading)) == ([], [])


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("inventory, net income of Norvane", ["inventory", "net income"]),
        ("Norvane's revenue, total assets, EPS", ["revenue", "total assets", "diluted eps"]),
        ("Norvane's equity, total debt and cash", ["equity", "total debt", "cash"]),
        ("Norvane's operating and investing cash flow", ["operating cash flow", "investing cash flow"]),
        ("Norvane's basic and diluted share count", ["basic shares", "diluted shares"]),
    ],
)  # fmt: skip
def test_a_list_keeps_every_item(question: str, items: list[str]) -> None:
    assert wanted(read(question)) == items


def test_a_pattern_is_of_an_item() -> None:
    for said in ENGLISH + SPANISH:
        assert item_called(said.name)


def test_a_pattern_takes_no_name_from_a_table() -> None:
    spoken = spoken_names()
    items: tuple[Item, ...] = (*LINE_ITEMS, *FORMULAS)
    for item in items:
        for name in item.words.en + item.words.es:
            words = words_of(name)
            found = spoken.longest(words, 0)
            if found and found[0] == len(words):
                written = item_table().get(keys_of(name))
                assert written
                assert item.name in [one.name for one in written[1]], name
