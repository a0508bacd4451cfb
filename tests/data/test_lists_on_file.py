"""Lists of the SEC on file: names and tickers, number and day of filings; instances beside pages."""

import gzip
import json
from datetime import date
from pathlib import Path

import pytest

from data.company import Cik
from data.errors import FormatError
from data.find_company import find_company
from data.read import read
from data.read_file import Known, ReadFile
from data.store import Store

PAGE = Path("data/sample/files/tlvn-20241231.htm")
CIK = "0009910482"


def listed(source: str, whole: object) -> ReadFile:
    return read(json.dumps(whole).encode(), source=source, known=Known())


def page() -> ReadFile:
    return read(PAGE.read_bytes(), source=PAGE.name, known=Known())


def facts_alone() -> ReadFile:
    row = {"end": "2024-12-31", "val": 5, "accn": "0009910482-25-000006", "fy": 2024, "fp": "FY",
           "form": "10-K", "filed": "2025-02-20"}  # fmt: skip
    units = {"us-gaap": {"Assets": {"label": "Assets", "units": {"USD": [row]}}}}
    return listed("CIK.json", {"cik": int(CIK), "entityName": "TOLVANE CONTROLS", "facts": units})


def tickers() -> ReadFile:
    return listed(
        "company_tickers.json",
        {
            "0": {"cik_str": int(CIK), "ticker": "TLVN", "title": "Tolvane Controls, Inc."},
            "1": {"cik_str": 9990077, "ticker": "OTHR", "title": "Other Corp."},
        },
    )


def submissions() -> ReadFile:
    recent = {
        "accessionNumber": ["0009910482-25-000006"],
        "filingDate": ["2025-02-20"],
        "reportDate": ["2024-12-31"],
        "form": ["10-K"],
        "primaryDocument": ["tlvn-20241231.htm"],
    }
    former = [{"name": "Tolvane Regulators Co", "from": "2001-01-01", "to": "2010-01-01"}]
    return listed(
        "CIK.json",
        {
            "cik": CIK, "name": "TOLVANE CONTROLS, INC.", "tickers": ["TLVN"], "formerNames": former,
            "filings": {"recent": recent, "files": []},
        },
    )  # fmt: skip


def test_tickers_name_companies_that_other_files_leave_without(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.add(facts_alone())
    assert store.companies()[0].tickers == ()
    store.add(tickers())
    (company,) = store.companies()
    assert company.tickers == ("TLVN",)
    assert find_company("tlvn", store.companies()).cik == CIK


@pytest.mark.parametrize("is_page_first", [True, False])
def test_submissions_date_a_filing_and_tell_former_names(
    tmp_path: Path, is_page_first: bool
) -> None:
    store = Store(tmp_path)
    for one in (page(), submissions()) if is_page_first else (submissions(), page()):
        store.add(one)
    entry = store.entry(page().document.document_id)
    assert (entry.accession, entry.filed) == ("0009910482-25-000006", date(2025, 2, 20))
    assert find_company("Tolvane Regulators", store.companies()).cik == CIK


def test_a_page_of_older_submissions_asks_for_the_company_s_own_file() -> None:
    with pytest.raises(FormatError, match="doesn't say whose they are"):
        listed(
            "CIK-submissions-001.json",
            {"accessionNumber": ["0009910482-05-000006"], "filingDate": ["2005-02-20"], "form": ["10-K"]},
        )  # fmt: skip


def test_an_instance_stands_beside_the_page_of_its_filing(corpus: Path, tmp_path: Path) -> None:
    store = Store(tmp_path)
    name = "aeon_10-q_2023-09-30"
    for path in (corpus / f"filings/{name}.htm.gz", corpus / f"instances/{name}_htm.xml.gz"):
        content = gzip.decompress(path.read_bytes())
        store.add(read(content, source=path.name.removesuffix(".gz"), known=Known()))
    assert sorted(bool(entry.characters) for entry in store.entries()) == [False, True]
    facts = store.facts(Cik("0001837607"))
    assert {fact.identity for fact in facts if fact.span is None} >= {
        fact.identity for fact in facts if fact.span is not None
    }
