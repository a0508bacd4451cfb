"""Figures from tables of made reports: each is exact or there is none, whatever is swapped in the tables."""

from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest

from chat.answer import Answer
from chat.engine import Engine, open_engine
from data.adding import add_items, find_items
from data.store import open_store
from tests.chat.made_tables import PARTS, Key, Report, made_report

SEEDS = range(5, 15)
SWAPS = ("", "rows", "columns", "scale")


def engine_of(folder: Path, reports: list[Report]) -> Engine:
    for number, report in enumerate(reports):
        (folder / f"{number}.md").write_text(report.text, encoding="utf-8")
    store = open_store(folder / "home")
    list(add_items(store, find_items([str(one) for one in sorted(folder.glob("*.md"))])))
    return open_engine("none", home=store.home, say=lambda _: None)


@pytest.fixture(scope="module", params=SWAPS)
def made(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Engine, list[Report]]:
    reports = [made_report(seed, swap=request.param) for seed in SEEDS]
    return engine_of(tmp_path_factory.mktemp("made"), reports), reports


def asked_for(report: Report, row: str, year: object, part: str = "") -> str:
    if report.language == "es":
        of = f" del segmento {part}" if part else ""
        return f"{row}{of} de {report.name} en {year}"
    of = f" of the {part} segment" if part else ""
    return f"What was the {row.lower()}{of} of {report.name} in {year}?"


def is_exact(answer: Answer, report: Report, key: Key) -> bool:
    """The value, its unit and year, and the digits that are cited."""
    (shown,) = answer.figures
    figure = shown.figure
    (citation,) = answer.citations
    return (
        figure.value == report.truth[key]
        and figure.unit == report.unit
        and figure.period.end.year == key[2]
        and report.printed[key] in citation.quotes[0]
    )


def test_a_number_of_a_statement_is_given_exactly(made: tuple[Engine, list[Report]]) -> None:
    engine, reports = made
    found = 0
    keys = [(report, key) for report in reports for key in report.keys("")[::3]]
    for report, key in keys:
        question = asked_for(report, key[1], key[2])
        answer = engine.answer(question)
        assert not answer.figures or is_exact(answer, report, key), (question, answer.text)
        found += bool(answer.figures)
    assert found >= 0.8 * len(keys), (found, len(keys))


def test_a_number_of_a_part_is_never_that_of_another_or_of_the_whole(
    made: tuple[Engine, list[Report]],
) -> None:
    engine, reports = made
    found = 0
    keys = [
        (report, key)
        for report in reports
        for part in PARTS[report.language]
        for key in report.keys(part)[::2]
    ]
    for report, key in keys:
        question = asked_for(report, key[1], key[2], key[0])
        answer = engine.answer(question)
        assert not answer.figures or is_exact(answer, report, key), (question, answer.text)
        found += bool(answer.figures)
    assert found >= 0.5 * len(keys), (found, len(keys))


def changes(report: Report) -> Iterator[tuple[str, Decimal, str]]:
    """Growth, difference, sum and ratio of a report's first two years: question, value, unit."""
    new, old = sorted(report.years)[-1], sorted(report.years)[-2]
    spanish = report.language == "es"
    sales = "Ventas" if spanish else "Revenue"
    profit = "Resultado neto" if spanish else "Net profit"
    now, before = report.truth["", sales, new], report.truth["", sales, old]
    yield (
        (
            f"¿Cuánto crecieron, en porcentaje, las ventas de {report.name} en {new}?"
            if spanish
            else f"What was the percentage change in {report.name}'s revenue in {new}?"
        ),
        now / before - 1,
        "ratio",
    )
    yield (
        (
            f"Diferencia entre las ventas de {report.name} de {new} y {old}"
            if spanish
            else f"What is the difference between {report.name}'s revenue in {new} and {old}?"
        ),
        now - before,
        report.unit,
    )
    yield (
        (
            f"¿Cuánto suman las ventas de {report.name} de {old} y {new}?"
            if spanish
            else f"What is the sum of {report.name}'s revenue in {old} and {new}?"
        ),
        now + before,
        report.unit,
    )
    yield (
        (
            f"¿Qué porcentaje de las ventas supone el resultado neto de {report.name} en {new}?"
            if spanish
            else f"What was {report.name}'s net profit as a percentage of revenue in {new}?"
        ),
        report.truth["", profit, new] / now,
        "ratio",
    )


def test_what_is_worked_out_is_exact(made: tuple[Engine, list[Report]]) -> None:
    engine, reports = made
    asked = found = 0
    for report in reports:
        for question, value, unit in changes(report):
            answer = engine.answer(question)
            asked += 1
            if answer.figures:
                figure = answer.figures[0].figure
                assert abs(figure.value - value) < Decimal("1e-9"), (question, answer.text)
                assert figure.unit == unit, (question, answer.text)
                assert len(answer.citations) == 2, (question, answer.text)
                found += 1
    assert found >= 0.6 * asked, (found, asked)


NEAR_MISSES = {
    "es": (
        "{row} de {name} en {other}",
        "{row} ajustado de {name} en {year}",
        "{row} de {name} en Japón en {year}",
        "{row} de {name} en el tercer trimestre de {year}",
        "{row} por empleado de {name} en {year}",
        "{row} individual de {name} en {year}",
        "{row} de {name} sin el segmento Arganda en {year}",
        "{row} del segmento Zumaya de {name} en {year}",
        "{row} medio del sector de {name} en {year}",
        "previsión de {row} de {name} para {year}",
        "margen de contribución de {name} en {year}",
        "¿Por qué cambió {row} de {name} en {year}?",
        "{row} de Zenobria Pinturas en {year}",
    ),
    "en": (
        "What was the {row} of {name} in {other}?",
        "What was the adjusted {row} of {name} in {year}?",
        "What was the {row} of {name} in Japan in {year}?",
        "What was the {row} of {name} in the third quarter of {year}?",
        "What was the {row} per employee of {name} in {year}?",
        "What was the parent company's {row} of {name} in {year}?",
        "What was the {row} of {name} without the Ashdown segment in {year}?",
        "What was the {row} of the Zumaya segment of {name} in {year}?",
        "What was the budgeted {row} of {name} in {year}?",
        "What was the contribution margin of {name} in {year}?",
        "What is the {row} of {name} made of in {year}?",
        "Why did the {row} of {name} change in {year}?",
        "What was the {row} of Zenobria Paints in {year}?",
        "What was the deferred {row} of {name} in {year}?",
        "What was the net {row} of discontinued operations of {name} in {year}?",
    ),
}


def test_what_no_table_says_has_no_figure(made: tuple[Engine, list[Report]]) -> None:
    engine, reports = made
    for report in reports[::2]:
        sales = "ventas" if report.language == "es" else "revenue"
        for form in NEAR_MISSES[report.language]:
            question = form.format(
                row=sales, name=report.name, year=max(report.years), other=min(report.years) - 3
            )
            answer = engine.answer(question)
            assert answer.figures == (), (question, answer.text)


def test_what_only_parts_have_is_not_given_as_the_whole(tmp_path: Path) -> None:
    reports = [made_report(seed, has_whole=False) for seed in SEEDS]
    engine = engine_of(tmp_path, reports)
    for report in reports:
        for _, row, year in report.keys(PARTS[report.language][0]):
            answer = engine.answer(asked_for(report, row, year))
            assert answer.figures == (), (answer.question, answer.text)
