"""Covers: form, period and registrant of filings that no dei fact identifies."""

from datetime import date

import pytest

from data.cover import cover_filing, filing_title, sgml_header, titled_filing
from data.filing import AccessionNumber, Filing
from data.read_file import Known


def cover(
    form: str = "FORM 10-K",
    period: str = "For the fiscal year ended June 30, 1999",
    name: str = "OSTRAVA PUMPS, INC.\n(Exact name of registrant as specified in its charter)",
) -> Filing | None:
    return cover_filing(f"UNITED STATES\n{form}\n{period}\n{name}\n", Known())


@pytest.mark.parametrize(
    ("printed", "form"),
    [
        ("FORM 10-K", "10-K"),
        ("Form 10-K405", "10-K405"),
        ("FORM 10-K/A", "10-K/A"),
        ("FORM 10-Q", "10-Q"),
        ("FORM 10-QSB", "10-QSB"),
        ("Form  20-F", "20-F"),
        ("FORM 10-K\n(Amendment No. 1)", "10-K/A"),
    ],
)
def test_the_form_is_as_the_cover_prints_it(printed: str, form: str) -> None:
    filing = cover(form=printed)
    assert filing is not None
    assert filing.form == form


@pytest.mark.parametrize(
    ("printed", "end"),
    [
        ("For the fiscal year ended June 30, 1999", date(1999, 6, 30)),
        ("For the quarterly period ended April 1, 2000", date(2000, 4, 1)),
        ("For the fiscal year ended                December 31, 2000", date(2000, 12, 31)),
        ("for the year ended: Sept. 30, 2001", date(2001, 9, 30)),
        ("For the fiscal year ended ______ or June 31, 1999", None),
        ("For the fiscal year ended on some day", None),
    ],
)
def test_the_period_is_as_the_cover_prints_it(printed: str, end: date | None) -> None:
    filing = cover(period=printed)
    assert filing is not None
    assert filing.period_end == end


@pytest.mark.parametrize(
    ("printed", "name"),
    [
        (
            "   OSTRAVA PUMPS, INC.\n ---------\n\n (Exact name of registrant as",
            "OSTRAVA PUMPS, INC.",
        ),
        ("# **Ostrava  Pumps**\n(EXACT NAME OF REGISTRANT AS", "Ostrava Pumps"),
        ("| Ostrava Pumps |\n|---|\n( Exact name of the issuer", "Ostrava Pumps"),
    ],
)
def test_the_registrant_stands_above_its_label(printed: str, name: str) -> None:
    filing = cover(name=printed)
    assert filing is not None
    assert (filing.company.name, filing.company.cik) == (name, "")


def test_a_page_without_form_or_registrant_is_no_cover() -> None:
    assert cover(form="LETTER") is None
    assert cover(name="Ostrava Pumps") is None
    assert cover_filing("", Known()) is None


def test_what_is_known_beside_the_file_comes_first() -> None:
    header = sgml_header("ACCESSION NUMBER: 0009900001-00-000007\nFILED AS OF DATE: 20000511\n")
    known = Known(date(2000, 5, 12), AccessionNumber("0009900001-00-000008"))
    text = "FORM 10-K\nOSTRAVA\n(Exact name of registrant"
    told = cover_filing(text, known, header)
    alone = cover_filing(text, Known(), header)
    assert told is not None
    assert alone is not None
    assert (told.filed, told.accession) == (date(2000, 5, 12), "0009900001-00-000008")
    assert (alone.filed, alone.accession) == (date(2000, 5, 11), "0009900001-00-000007")


def test_a_header_with_odd_fields_gives_what_it_can() -> None:
    header = sgml_header("CENTRAL INDEX KEY: 320193\nCONFORMED PERIOD OF REPORT: 20001399\n")
    assert header.cik == "0000320193"
    assert header.period_end is None


@pytest.mark.parametrize(
    ("title", "form", "year"),
    [
        ("Alfares, S.A. — Informe anual 2023", "annual report", 2023),
        ("Alfares plc - Annual Report 2024", "annual report", 2024),
        ("Fondo Norte ETF — Folleto", "prospectus", None),
        ("Fondo Norte ETF: KID", "KID", None),
    ],
)
def test_a_title_names_kind_and_year(title: str, form: str, year: int | None) -> None:
    filing = titled_filing(title, Known())
    assert filing is not None
    assert (filing.form, filing.fiscal_year) == (form, year)


def test_a_title_without_a_kind_is_none() -> None:
    assert titled_filing("Notas", Known()) is None
    assert titled_filing("Alfares — Reflexiones", Known()) is None


def test_a_filing_is_titled_by_company_form_and_period() -> None:
    filing = cover()
    assert filing is not None
    assert filing_title(filing) == "OSTRAVA PUMPS, INC. 10-K (1999-06-30)"
