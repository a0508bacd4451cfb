"""The SEC's index of a company's filings, and which of them are fetched."""

import gzip
import json
from datetime import date
from pathlib import Path

import pytest
from sec_server import columns, index_json, row

from data.company import Cik, Company
from data.errors import FormatError
from data.filing import AccessionNumber
from data.sec_index import choose, is_needed, years_begin
from data.submissions import FilingRow, OlderPage, merged, read_index, read_older

ROWS = [
    row("0000001234-26-000001", "10-K", "2026-02-20", "2025-12-31"),
    row("0000001234-25-000004", "10-Q", "2025-11-05", "2025-09-30"),
    row("0000001234-25-000003", "8-K", "2025-10-30", "2025-10-30"),
    row("0000001234-25-000002", "10-K/A", "2025-04-30", "2024-12-31"),
    row("0000001234-25-000001", "10-K", "2025-02-20", "2024-12-31", size=10_000_000),
    row("0000001234-24-000001", "10-K405", "2024-02-20", "2023-12-31", isXBRL=0),
]


def rows(*given: tuple[str, str, str]) -> list[FilingRow]:
    """Rows of (form, report date, filed); a form in capitals with a star has figures."""
    table = [
        row(
            f"0000001234-25-{place:06d}", form.rstrip("*"), filed, report, isXBRL=form.endswith("*")
        )
        for place, (form, report, filed) in enumerate(given)
    ]
    return list(read_older(json.dumps(columns(table)).encode(), source="x.json"))


def corpus_index(corpus: Path, cik: int) -> bytes:
    return gzip.decompress((corpus / "submissions" / f"CIK{cik:010d}.json.gz").read_bytes())


class TestReading:
    def test_a_company_and_its_filings(self) -> None:
        index = read_index(
            index_json(
                1234, "HALDEN AIR INC", ROWS, [("CIK0000001234-submissions-001.json", "2015-03-11")]
            ),
            source="x.json",
        )
        assert index.company == Company(
            Cik("0000001234"), "HALDEN AIR INC", ("HDA", "HDA-B"), ("HALDEN AEROPLANES INC",)
        )
        assert (index.year_end, index.sic, index.industry) == (
            "--12-31",
            "4512",
            "Air Transportation",
        )
        assert index.older == (OlderPage("CIK0000001234-submissions-001.json", date(2015, 3, 11)),)
        assert index.rows[4] == FilingRow(
            accession=AccessionNumber("0000001234-25-000001"),
            form="10-K",
            filed=date(2025, 2, 20),
            report_date=date(2024, 12, 31),
            primary_document="main.htm",
            size=10_000_000,
            has_financial_data=True,
        )
        assert not index.rows[5].has_financial_data

    def test_pages_are_merged_each_filing_once_newest_first(self) -> None:
        one, two = (
            rows(("10-K", "2024-12-31", "2025-02-20")),
            rows(("10-K", "2024-12-31", "2025-02-20"), ("10-Q", "2025-03-31", "2025-05-01")),
        )
        assert [r.form for r in merged(one, two, one)] == ["10-Q", "10-K"]

    @pytest.mark.parametrize(
        "content",
        [
            b"[]",
            b"{}",
            b'{"cik": 1, "filings": {"recent": {}}}',
            b'{"cik": "x", "filings": {}}',
            b'{"filings": 1}',
        ],
    )
    def test_another_json_is_said(self, content: bytes) -> None:
        with pytest.raises(FormatError) as caught:
            read_index(content, source="x.json")
        assert str(caught.value) == (
            "x.json is JSON, but not a submissions file. Download it again from data.sec.gov."
        )

    def test_cut_off_is_said(self) -> None:
        for read in (read_index, read_older):
            with pytest.raises(FormatError) as caught:
                read(index_json(1234, "Halden", ROWS)[:-5], source="x.json")
            assert str(caught.value) == (
                "x.json is no complete JSON: it may be cut off. Download it again."
            )

    def test_columns_of_different_length_are_said(self) -> None:
        uneven = columns(ROWS) | {"form": ["10-K"]}
        with pytest.raises(FormatError):
            read_older(json.dumps(uneven).encode(), source="x.json")

    def test_real_ones(self, corpus: Path) -> None:
        apple = read_index(corpus_index(corpus, 320193), source="x")
        assert (apple.company.cik, apple.company.name) == ("0000320193", "Apple Inc.")
        assert apple.company.former_names[0] == "APPLE INC"
        assert (len(apple.rows), apple.year_end) == (1005, "--09-26")
        assert apple.older == (OlderPage("CIK0000320193-submissions-001.json", date(2015, 3, 11)),)
        fannie = read_index(corpus_index(corpus, 310522), source="x")
        assert [page.filed_to.year for page in fannie.older] == [2024, 2020, 2015]
        older = corpus / "submissions" / "CIK0001318605-submissions-001.json.gz"
        assert len(read_older(gzip.decompress(older.read_bytes()), source="x")) == 720
        marvell = read_index(corpus_index(corpus, 1835632), source="x")
        assert (len(marvell.rows), marvell.older) == (787, ())


class TestChoosing:
    def test_three_years_of_a_real_company(self, corpus: Path) -> None:
        apple = read_index(corpus_index(corpus, 320193), source="x").rows
        chosen = choose(apple, 3)
        assert [(r.form, str(r.report_date)) for r in chosen.rows] == [
            ("10-Q", "2025-12-27"),
            ("10-K", "2025-09-27"), ("10-Q", "2025-06-28"), ("10-Q", "2025-03-29"), ("10-Q", "2024-12-28"),
            ("10-K", "2024-09-28"), ("10-Q", "2024-06-29"), ("10-Q", "2024-03-30"), ("10-Q", "2023-12-30"),
            ("10-K", "2023-09-30"), ("10-Q", "2023-07-01"), ("10-Q", "2023-04-01"), ("10-Q", "2022-12-31"),
        ]  # fmt: skip

    def test_amendments_belong_to_the_year_they_amend(self, corpus: Path) -> None:
        tesla = read_index(corpus_index(corpus, 1318605), source="x").rows
        assert [(r.form, str(r.report_date)) for r in choose(tesla, 2).rows if "Q" not in r.form] == [
            ("10-K", "2025-12-31"), ("10-K/A", "2024-12-31"), ("10-K", "2024-12-31"),
        ]  # fmt: skip

    def test_a_transition_report_is_no_year(self) -> None:
        filed = rows(
            ("10-K", "2025-12-31", "2026-02-20"),
            ("10-KT", "2024-12-31", "2025-02-20"),
            ("10-K", "2024-06-30", "2024-08-20"),
            ("10-K", "2023-06-30", "2023-08-20"),
        )
        assert [r.form for r in choose(filed, 2).rows] == ["10-K", "10-KT", "10-K"]

    def test_a_year_reported_on_twice_counts_once(self) -> None:
        filed = rows(
            ("10-K", "2025-12-31", "2026-02-20"),
            ("10-K", "2025-12-30", "2026-02-19"),
            ("10-K", "2024-12-31", "2025-02-20"),
        )
        assert years_begin(filed, 1) == date(2024, 12, 31)

    def test_a_company_from_abroad(self) -> None:
        filed = rows(
            ("6-K*", "2025-06-30", "2025-08-10"),
            ("6-K", "2025-05-05", "2025-05-05"),
            ("6-K/A", "2025-05-04", "2025-05-04"),
            ("20-F*", "2024-12-31", "2025-04-20"),
            ("20-F*", "2023-12-31", "2024-04-20"),
            ("6-K*", "2023-06-30", "2023-08-10"),
        )
        chosen = choose(filed, 1)
        assert [r.form for r in chosen.rows] == ["6-K", "20-F"]
        assert chosen.passed_over == 2

    def test_old_filings_without_a_report_date_count_from_when_they_were_filed(self) -> None:
        filed = rows(("10-K", "", "1999-03-20"), ("10-K405", "", "1998-03-20"))
        assert len(choose(filed, 1).rows) == 1

    def test_older_pages_are_needed_only_for_years_before_the_newest_page(
        self, corpus: Path
    ) -> None:
        apple = read_index(corpus_index(corpus, 320193), source="x")
        [page] = apple.older
        assert not is_needed(page, apple.rows, 3)
        assert not is_needed(page, apple.rows, 10)
        assert is_needed(page, apple.rows, 11)
        fannie = read_index(corpus_index(corpus, 310522), source="x")
        assert is_needed(fannie.older[0], fannie.rows, 3)
