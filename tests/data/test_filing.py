"""Document ids: what they are made of."""

from datetime import date

from data.company import Cik, Company
from data.filing import AccessionNumber, Filing, document_id_for, file_stem

SHA256 = "0123456789abcdef" * 4


def _filing(accession: str | None = None, form: str = "10-K", cik: str = "0009900001") -> Filing:
    number = AccessionNumber(accession) if accession else None
    company = Company(Cik(cik), "Ostrava Pumps, Inc.")
    return Filing(company, form, date(2024, 6, 30), 2024, "FY", None, number)


def test_an_accession_number_and_the_files_stem_make_the_id() -> None:
    filing = _filing("0009900001-24-000012")
    assert (
        document_id_for(filing, "ostp-20240630.htm.gz", SHA256)
        == "0009900001-24-000012/ostp-20240630"
    )


def test_without_accession_number_company_form_and_period_make_it() -> None:
    assert (
        document_id_for(_filing(form="10-K/A"), "x.htm", SHA256) == "0009900001/10-K.A-2024-06-30"
    )


def test_without_company_the_bytes_make_it() -> None:
    assert document_id_for(None, "report.md", SHA256) == "sha256/0123456789ab"
    assert document_id_for(_filing(cik=""), "report.md", SHA256) == "sha256/0123456789ab"


def test_a_hostile_file_name_leaves_only_harmless_characters() -> None:
    filing = _filing("0009900001-24-000012")
    for name in ("../../etc/passwd", "C:\\x.htm", "..", "año <b>.htm", "\u202egnp.htm", "n" * 300):
        part = document_id_for(filing, name, SHA256).split("/")
        assert len(part) == 2
        assert set(part[1]) <= set(
            "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._-"
        )
        assert 1 <= len(part[1]) <= 64
        assert not part[1].startswith(".")


def test_a_stem_is_a_name_without_folder_and_kinds() -> None:
    assert file_stem("a/b/aapl-20240928.htm.gz") == "aapl-20240928"
    assert file_stem("v1.2.md") == "v1.2"
