"""Which documents of issuers without tagged facts a question is about."""

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from chat.document_scope import (
    current,
    documents_meant,
    is_filer_itself,
    scope_now,
    titled,
)
from chat.engine import open_engine
from chat.reading_types import AskedPeriod, Reading
from data.company import Cik, Company
from data.manifest import Entry
from data.read_file import ReadFile
from data.span import DocumentId
from data.stored_document import stored
from tests.retrieval.made_documents import made


def entry(title: str) -> Entry:
    document = made([("text", title)], title=title)
    return replace(stored(ReadFile(document), sample=False)[0], title=title, cik=None)


MEDICAL = entry("ORRIN PHARMACEUTICAL CORPORATION 10-K (1999-06-30)")
INSURER = entry("Orrin Mutual Insurance Group — Annual report 1999")


@pytest.mark.parametrize(
    ("question", "unknown", "found"),
    [
        ("Medical revenue 1999", "Medical", ()),
        ("Orrin Pharmaceutical revenue 1999", "Orrin Pharmaceutical", (MEDICAL,)),
        ("Orrin Mutual premiums", "Orrin Mutual", (INSURER,)),
        ("Orrin revenue 1999", "Orrin", (MEDICAL, INSURER)),
        ("Orrin revenue 1999", None, (MEDICAL, INSURER)),
        ("What did Orrin sell in 1999?", "Orrin sell", (MEDICAL, INSURER)),
        ("orrin revenue 1999", None, (MEDICAL, INSURER)),
        ("What would an orrin do to Revenue?", None, ()),
        ("Pharmaceutical revenue 1999", "Pharmaceutical", ()),
    ],
)
def test_a_title_is_named_by_what_it_begins_with(
    question: str, unknown: str | None, found: tuple[Entry, ...]
) -> None:
    reading = Reading(text=question, language="en", unknown_company=unknown)
    assert titled(reading, (MEDICAL, INSURER)) == found


def test_a_filer_calls_itself_the_company() -> None:
    assert is_filer_itself("Company")
    assert is_filer_itself("la Compañía".removeprefix("la "))
    assert is_filer_itself("registrant")
    assert not is_filer_itself("Company Apple")


ORRIN = Company(Cik("0009990041"), "ORRIN CORP")
REPORTS = {
    year: replace(MEDICAL, document_id=DocumentId(f"orrin-{year}"), cik=ORRIN.cik, fiscal_year=year)
    for year in (2021, 2023, 2024, 2025)
}


@pytest.mark.parametrize(
    ("years", "found", "missing"),
    [
        ((2024,), (2024,), ()),
        ((2023, 2025), (2023, 2025), ()),
        ((2023, 2024, 2025), (2023, 2024, 2025), ()),
        ((2022, 2025), (2023, 2024, 2025), ()),  # those of 2023 and 2024 report on 2022, too
        ((2023, 2026, 2027), (), (2026, 2027)),
        ((), (2021, 2023, 2024, 2025), ()),
    ],
)
def test_of_several_years_the_reports_on_any_of_them_are_meant(
    years: tuple[int, ...], found: tuple[int, ...], missing: tuple[int, ...]
) -> None:
    periods = tuple(AskedPeriod("year", year=year, words=str(year)) for year in years)
    reading = Reading(text="risks", language="en", companies=(ORRIN,), periods=periods)
    meant = documents_meant(reading, tuple(REPORTS.values()))
    assert meant.entries == tuple(REPORTS[year] for year in found)
    assert tuple(one.year for one in meant.missing) == missing


def report(form: str, end: date, filed: date | None = None) -> Entry:
    name = DocumentId(f"orrin/{form}-{end}")
    return replace(MEDICAL, document_id=name, cik=ORRIN.cik, form=form, period_end=end, filed=filed)


ANNUAL_2023 = report("10-K", date(2023, 12, 31), date(2024, 2, 20))
AUTUMN_2024 = report("10-Q", date(2024, 9, 30), date(2024, 11, 4))
ANNUAL_2024 = report("10-K", date(2024, 12, 31), date(2025, 2, 20))
SPRING_2025 = report("10-Q", date(2025, 3, 31), date(2025, 5, 2))
ALL = (ANNUAL_2023, AUTUMN_2024, ANNUAL_2024, SPRING_2025)


def test_what_a_company_says_now_is_its_newest_annual_report_and_what_followed() -> None:
    assert current(ALL, None) == (ANNUAL_2024, SPRING_2025)


def test_on_a_day_the_newest_is_what_was_filed_by_then() -> None:
    assert current(ALL, date(2024, 12, 1)) == (ANNUAL_2023, AUTUMN_2024)


def test_without_an_annual_report_the_newest_document_says_it() -> None:
    assert current((AUTUMN_2024, SPRING_2025), None) == (SPRING_2025,)


def test_documents_of_several_forms_do_not_make_each_other_old() -> None:
    prospectus = replace(entry("Orrin Yield Fund — Prospectus 2023"), form="prospectus")
    kid = replace(entry("Orrin Yield Fund — Key information 2025"), form="KID")
    assert current((prospectus, kid), None) == (prospectus, kid)


def test_what_has_no_time_is_never_old() -> None:
    prospectus = replace(entry("Orrin Yield Fund — Prospectus"), form="prospectus")
    note = replace(entry("Orrin Yield Fund — Prospectus 2020"), form="prospectus")
    assert prospectus in current((note, prospectus), None)


@pytest.mark.parametrize(
    ("periods", "ids"),
    [
        ((), (ANNUAL_2024.document_id, SPRING_2025.document_id)),
        ((AskedPeriod("year", year=2023, words="2023"),), None),
    ],
)
def test_only_a_question_without_a_time_looks_first_at_what_is_said_now(
    periods: tuple[AskedPeriod, ...], ids: tuple[DocumentId, ...] | None
) -> None:
    reading = Reading(text="risks", language="en", companies=(ORRIN,), periods=periods)
    scope = scope_now(reading, ALL, None)
    assert (scope.document_ids if scope else None) == ids


def test_the_latest_report_is_the_newest_one_alone() -> None:
    latest = (AskedPeriod("latest", relative=-1, words="latest"),)
    reading = Reading(
        text="risks in its latest 10-K", language="en", companies=(ORRIN,), periods=latest
    )
    assert documents_meant(reading, ALL).entries == (ANNUAL_2024,)


@pytest.mark.parametrize(
    "question",
    [
        "Valdoria Envases revenue in 2025",
        "¿Cuál fue el resultado neto de Valdoria Envases en 2025?",
        "ingresos de Valdoria Envases en 1990",
    ],
)
def test_a_figure_of_a_year_that_no_untagged_document_can_have_is_not_on_file(
    sample_home: Path, question: str
) -> None:
    answer = open_engine("none", home=sample_home, say=lambda _: None).answer(question)
    assert (answer.outcome, answer.figures) == ("not_found", ())
    assert answer.reason is not None
    assert answer.reason.code == "period_not_on_file"


def test_a_year_before_the_documents_may_be_a_column_of_their_tables(sample_home: Path) -> None:
    engine = open_engine("none", home=sample_home, say=lambda _: None)
    answer = engine.answer("ingresos de Valdoria Envases en 2021")
    assert answer.reason is None or answer.reason.code != "period_not_on_file"
