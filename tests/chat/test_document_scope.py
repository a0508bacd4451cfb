"""Which documents of issuers without tagged facts a question is about."""

from dataclasses import replace

import pytest

from chat.document_scope import documents_meant, is_filer_itself, titled
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
        ("Orrin revenue 1999", None, ()),
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
