"""`data add HDA`: what the SEC has becomes documents and facts on file, exhibits with their filing."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import pytest
from sec_server import (
    Answer,
    FakeTime,
    SecServer,
    facts_json,
    index_json,
    row,
    serving,
    submission,
    tickers_json,
)

from data.adding import Outcome
from data.fetching import add_fetched, is_asked_of_the_sec
from data.sec import SecClient
from data.store import Store

ANNUAL = "0000001234-25-000005"
STATEMENTS = (
    "<table><tr><td></td><td>2024</td></tr><tr><td>Net sales</td><td>1,234</td></tr></table>"
)
REPORT = f"<html><body><p>FORM 10-K</p>{'<p>Net sales rose in the annual report.</p>' * 30}</body></html>"
EXHIBIT = f"<html><body><p>Our results</p>{STATEMENTS}{'<p>Shareholders received dividends.</p>' * 20}</body></html>"


@pytest.fixture
def sec() -> Iterator[SecServer]:
    with serving() as server:
        server.pages = {
            "/files/company_tickers.json": Answer(tickers_json((1234, "HDA", "Halden Air Inc."))),
            "/submissions/CIK0000001234.json": Answer(
                index_json(
                    1234, "HALDEN AIR INC", [row(ANNUAL, "10-K", "2025-02-03", "2024-12-31")]
                )
            ),
            "/api/xbrl/companyfacts/CIK0000001234.json": Answer(facts_json(1234)),
            f"/Archives/edgar/data/1234/{ANNUAL.replace('-', '')}/{ANNUAL}.txt": Answer(
                submission(
                    ANNUAL,
                    ("10-K", "hda.htm", REPORT),
                    ("EX-13", "ex13.htm", EXHIBIT),
                    ("EX-23", "ex23.htm", ""),
                    ("GRAPHIC", "logo.jpg", "begin 644 logo.jpg\nM\nend"),
                )
            ),
        }
        yield server


@dataclass
class Command:
    """`data add` with a server on this machine in the SEC's place."""

    sec: SecServer
    home: Path

    def __call__(self, asked: str = "HDA") -> list[Outcome]:
        clock, store = FakeTime().clock(), Store(self.home)
        with SecClient(
            "reader@halden.example", self.home, hosts=self.sec.hosts, clock=clock
        ) as client:
            return list(add_fetched(store, client, asked, years=1, progress=lambda _: None))


@pytest.fixture
def add(sec: SecServer, tmp_path: Path) -> Command:
    return Command(sec, tmp_path)


def test_a_filing_and_its_exhibits_are_one_family_on_file(add: Command) -> None:
    outcomes = add()
    added = {one.added.entry.document_id: one.added.entry for one in outcomes if one.added}
    assert set(added) == {"companyfacts/CIK0000001234", f"{ANNUAL}/hda", f"{ANNUAL}/ex13"}
    report, exhibit = added[f"{ANNUAL}/hda"], added[f"{ANNUAL}/ex13"]
    assert (report.part, exhibit.part) == ("", "EX-13")
    assert exhibit.title == "HALDEN AIR INC 10-K (2024-12-31), Exhibit 13"
    for one in (report, exhibit):
        assert (one.cik, one.form, one.period_end) == ("0000001234", "10-K", date(2024, 12, 31))
        assert (one.accession, one.filed) == (ANNUAL, date(2025, 2, 3))


def test_an_exhibit_is_kept_with_its_place_when_the_store_is_opened_again(add: Command) -> None:
    add()
    store = Store(add.home)
    document = store.document(f"{ANNUAL}/ex13")
    assert document.part == "EX-13"
    assert "| Net sales | 1,234 |" in document.text
    assert document.filing
    assert document.filing.form == "10-K"


def test_adding_a_company_again_changes_nothing(add: Command) -> None:
    add()
    digest = Store(add.home).digest
    again = add()
    assert all(one.added.unchanged for one in again if one.added)
    assert Store(add.home).digest == digest


def test_what_is_no_document_is_said_and_no_failure(add: Command) -> None:
    said = [one for one in add() if one.trouble]
    assert [one.is_failed for one in said] == [False] * len(said)
    assert any("GRAPHIC" in (one.trouble or "") for one in said)


def test_a_filing_that_can_not_be_had_fails_and_the_rest_is_added(
    sec: SecServer, add: Command
) -> None:
    sec.pages = {path: one for path, one in sec.pages.items() if not path.endswith(".txt")}
    outcomes = add()
    assert [one.added.entry.document_id for one in outcomes if one.added] == [
        "companyfacts/CIK0000001234"
    ]
    (failed,) = (one for one in outcomes if one.is_failed)
    assert ANNUAL.replace("-", "") in (failed.trouble or "").replace("-", "")


@pytest.mark.parametrize(
    ("argument", "is_asked"),
    [
        ("AAPL", True),
        ("BRK.B", True),
        ("320193", True),
        ("CIK0000320193", True),
        ("0000320193-24-000123", True),
        ("https://www.sec.gov/Archives/edgar/data/320193/000032019324000123/aapl.htm", True),
        ("https://example.com/Archives/edgar/data/320193/000032019324000123/aapl.htm", False),
        ("filings/aapl.htm", False),
        ("aapl.htm", False),
        ("data", False),
    ],
)
def test_what_is_asked_of_the_sec_is_no_file_here(argument: str, is_asked: bool) -> None:
    assert is_asked_of_the_sec(argument) == is_asked


def test_a_file_of_that_name_is_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "AAPL").write_text("x")
    monkeypatch.chdir(tmp_path)
    assert not is_asked_of_the_sec("AAPL")


def test_without_an_identity_nothing_is_asked(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from data.__main__ import main

    monkeypatch.setenv("FILINGS_HOME", str(tmp_path))
    monkeypatch.delenv("SEC_USER_AGENT", raising=False)
    assert main(["add", "HDA"]) == 1
    assert capsys.readouterr().err.startswith(
        "The SEC asks callers to identify themselves. Set SEC_USER_AGENT"
    )
