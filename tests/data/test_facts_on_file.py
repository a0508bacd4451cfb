"""companyfacts on file: facts without text, dates for filings that have none, nothing counted twice."""

import json
from collections.abc import Iterable
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from data.adding import add_items, find_items
from data.company import Cik
from data.errors import FilingsError
from data.fact import Concept, Fact
from data.fact_table import FactTable, Search
from data.fact_versions import FoundFact, precision
from data.fiscal import fiscal_calendar
from data.period import Duration, FiscalPeriod
from data.read import read
from data.read_file import Known, ReadFile
from data.store import Store

FILE = Path("data/sample/files/tlvn-20241231.htm")
ACCESSION, FILED = "0009990101-25-000006", date(2025, 2, 20)
YEAR = Duration(date(2024, 1, 1), date(2024, 12, 31))
SALES = Concept("us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax")


def filing() -> ReadFile:
    """A filing with inline facts, of which nobody says when it was filed."""
    return read(FILE.read_bytes(), source=FILE.name, known=Known())


def row(fact: Fact) -> dict[str, object]:
    assert fact.value is not None
    start = {"start": str(fact.period.start)} if isinstance(fact.period, Duration) else {}
    value = int(fact.value) if fact.value == int(fact.value) else float(fact.value)
    told = {"accn": ACCESSION, "fy": 2024, "fp": "FY", "form": "10-K", "filed": str(FILED)}
    return {**start, "end": str(fact.period.end), "val": value, **told}


def served(facts: Iterable[Fact], cik: str) -> bytes:
    """The companyfacts of a filing's facts: the standard ones about the company as a whole."""
    units: dict[str, dict[str, dict[str, list[object]]]] = {}
    # companyfacts has the most precise print of a fact.
    for fact in {one.identity: one for one in sorted(facts, key=precision)}.values():
        taxonomy, _, name = fact.concept.partition(":")
        if taxonomy == "us-gaap" and not fact.dimensions and fact.value is not None:
            told = units.setdefault(name, {"units": {}})["units"]
            told.setdefault(fact.unit, []).append(row(fact))
    whole = {"cik": int(cik), "entityName": "Tolvane Controls, Inc.", "facts": {"us-gaap": units}}
    return json.dumps(whole).encode()


@pytest.fixture
def both(tmp_path: Path) -> tuple[ReadFile, ReadFile]:
    page = filing()
    assert page.document.filing
    content = served(page.facts, page.document.filing.company.cik)
    return page, read(content, source="CIK0009990101.json", known=Known())


@pytest.mark.parametrize("is_page_first", [True, False])
def test_a_filing_takes_number_and_day_from_companyfacts(
    tmp_path: Path, both: tuple[ReadFile, ReadFile], is_page_first: bool
) -> None:
    store = Store(tmp_path)
    for one in both if is_page_first else reversed(both):
        store.add(one)
    entry = store.entry(both[0].document.document_id)
    assert (entry.accession, entry.filed) == (ACCESSION, FILED)
    assert store.document(entry.document_id).filing == replace(
        both[0].document.filing,
        accession=ACCESSION,
        filed=FILED,  # type: ignore[type-var]
    )
    inline = [one for one in store.facts(Cik(entry.cik or "")) if one.document_id]
    assert {(one.accession, one.filed) for one in inline} == {(ACCESSION, FILED)}
    assert Store(tmp_path).entries() == store.entries()


def test_a_day_that_is_known_is_kept(tmp_path: Path, both: tuple[ReadFile, ReadFile]) -> None:
    page, served_facts = both
    known = Known(date(2025, 2, 21), page.document.filing and page.document.filing.accession)
    store = Store(tmp_path)
    store.add(read(FILE.read_bytes(), source=FILE.name, known=known))
    store.add(served_facts)
    (entry,) = (one for one in store.entries() if one.characters)
    assert (entry.accession, entry.filed) == (ACCESSION, date(2025, 2, 21))


def test_the_same_fact_from_both_is_one_with_a_place(
    tmp_path: Path, both: tuple[ReadFile, ReadFile]
) -> None:
    store = Store(tmp_path)
    for one in both:
        store.add(one)
    cik = Cik(store.entries()[0].cik or "")
    found = FactTable(store.facts(cik)).find(Search((SALES,), "money"), (YEAR,))
    assert isinstance(found, FoundFact)
    assert found.fact.span is not None
    assert found.fact.value == 1_185_359_000
    assert not found.earlier
    assert not found.conflicts


def test_companyfacts_alone_name_and_answer(
    tmp_path: Path, both: tuple[ReadFile, ReadFile]
) -> None:
    store = Store(tmp_path)
    store.add(both[1])
    (company,) = store.companies()
    assert company.name == "Tolvane Controls, Inc."
    calendar = fiscal_calendar(store.filings(company.cik), store.facts(company.cik))
    assert calendar.name(YEAR) == FiscalPeriod(2024, "year")
    found = FactTable(store.facts(company.cik)).find(Search((SALES,), "money"), (YEAR,))
    assert isinstance(found, FoundFact)
    assert (found.fact.document_id, found.fact.span) == (None, None)
    assert isinstance(found.fact.value, Decimal)


def test_another_download_asks_to_replace_the_first(
    tmp_path: Path, both: tuple[ReadFile, ReadFile]
) -> None:
    store = Store(tmp_path)
    store.add(both[1])
    page = both[0]
    assert page.document.filing
    later = read(
        served(list(page.facts)[:200], page.document.filing.company.cik),
        source="CIK0009990101.json",
        known=Known(),
    )
    with pytest.raises(FilingsError, match="data add --replace"):
        store.add(later)
    assert store.add(later, replace=True).entry.facts == len(later.facts)
    assert len(store.entries()) == 1


def test_a_companyfacts_file_is_added_beside_filings(tmp_path: Path) -> None:
    page = filing()
    assert page.document.filing
    folder = tmp_path / "files"
    folder.mkdir()
    (folder / "CIK.json").write_bytes(served(page.facts, page.document.filing.company.cik))
    (folder / FILE.name).write_bytes(FILE.read_bytes())
    outcomes = list(add_items(Store(tmp_path / "home"), find_items([str(folder)])))
    assert [one.trouble for one in outcomes] == [None, None]
