"""What `data add HDA` fetches, one by one, and what becomes of it when something fails."""

import json
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from sec_server import (
    Answer,
    FakeTime,
    SecServer,
    columns,
    facts_json,
    index_json,
    row,
    serving,
    submission,
    tickers_json,
)

from data.filing import AccessionNumber
from data.read import read
from data.read_file import Known
from data.sec import SecClient
from data.sec_company import fetch_company, is_sec_address
from data.sec_fetched import (
    Fetched,
    FetchedCompany,
    FetchedDocument,
    FetchedFacts,
    NotFetched,
    Step,
)

TICKERS = "/files/company_tickers.json"
INDEX = "/submissions/CIK0000001234.json"
OLDER = "/submissions/CIK0000001234-submissions-001.json"
FACTS = "/api/xbrl/companyfacts/CIK0000001234.json"
ANNUAL, QUARTER, BEFORE = (f"0000001234-2{year}-00000{year}" for year in (5, 6, 4))
LATER = "Run the command again later: what was fetched is kept."
REPORT = f"<html><body><p>FORM 10-K</p>{'<p>Net sales rose in the annual report.</p>' * 30}</body></html>"


def path(accession: str, name: str = "") -> str:
    return f"/Archives/edgar/data/1234/{accession.replace('-', '')}/{name or accession + '.txt'}"


@pytest.fixture
def sec() -> Iterator[SecServer]:
    rows = [
        row(QUARTER, "10-Q", "2025-05-03", "2025-03-31"),
        row(ANNUAL, "10-K", "2025-02-03", "2024-12-31"),
        row("0000001234-25-000001", "4", "2025-02-01", "2025-01-31"),
        row(BEFORE, "10-K", "2024-02-03", "2023-12-31"),
    ]
    with serving() as server:
        server.pages = {
            TICKERS: Answer(tickers_json((1234, "HDA", "Halden Air Inc.")), etag='"t"'),
            INDEX: Answer(index_json(1234, "HALDEN AIR INC", rows), etag='"i"'),
            FACTS: Answer(facts_json(1234), etag='"f"'),
            path(ANNUAL): Answer(
                submission(
                    ANNUAL,
                    ("10-K", "hda.htm", f"<XBRL>\n{REPORT}\n</XBRL>"),
                    ("EX-13", "ex13.htm", REPORT),
                    ("EX-101.SCH", "hda.xsd", "<xsd/>"),
                    ("GRAPHIC", "logo.jpg", "begin 644 logo.jpg\nM\nend"),
                )
            ),
            path(QUARTER): Answer(submission(QUARTER, ("10-Q", "q1.htm", REPORT), form="10-Q")),
            path(BEFORE): Answer(submission(BEFORE, ("10-K", "old.htm", REPORT))),
        }
        yield server


class Command:
    """Commands on one store, one after another."""

    def __init__(self, sec: SecServer, home: Path) -> None:
        self.sec = sec
        self.home = home
        self.time = FakeTime()
        self.steps: list[Step] = []

    def __call__(self, asked: str, *, years: int = 1) -> list[Fetched]:
        clock = self.time.clock()
        with SecClient(
            "reader@halden.example", self.home, hosts=self.sec.hosts, clock=clock
        ) as client:
            return list(fetch_company(client, asked, years=years, progress=self.steps.append))


@pytest.fixture
def add(sec: SecServer, tmp_path: Path) -> Command:
    return Command(sec, tmp_path)


def documents(fetched: list[Fetched]) -> list[tuple[str, str]]:
    return [
        (one.document.kind, one.document.name)
        for one in fetched
        if isinstance(one, FetchedDocument)
    ]


def said(fetched: list[Fetched], base: str = "") -> list[tuple[str, bool]]:
    return [
        (one.words.replace(base, ""), one.is_skipped)
        for one in fetched
        if isinstance(one, NotFetched)
    ]


def test_a_company_comes_with_facts_and_every_filing_with_its_exhibits(
    sec: SecServer, add: Command
) -> None:
    fetched = add("HDA")
    company, facts = fetched[0], fetched[1]
    assert isinstance(company, FetchedCompany)
    assert (company.company.cik, company.company.name) == ("0000001234", "HALDEN AIR INC")
    assert company.company.tickers == ("HDA", "HDA-B")
    assert (company.year_end, company.industry) == ("--12-31", "Air Transportation")
    assert isinstance(facts, FetchedFacts)
    assert (facts.name, facts.content) == ("CIK0000001234.json", facts_json(1234))
    assert documents(fetched) == [("10-Q", "q1.htm"), ("10-K", "hda.htm"), ("EX-13", "ex13.htm")]
    exhibit = fetched[4]
    assert isinstance(exhibit, FetchedDocument)
    assert not exhibit.is_primary
    filing = exhibit.filing
    assert (filing.accession, filing.form, filing.company) == (ANNUAL, "10-K", company.company)
    assert (filing.filed, filing.period_end) == (date(2025, 2, 3), date(2024, 12, 31))
    assert exhibit.url == sec.base + path(ANNUAL, "ex13.htm")
    assert said(fetched) == [
        (f"Of {ANNUAL} these are no text, and are passed over: 1 EX-101.SCH, 1 GRAPHIC.", True)
    ]
    assert sec.paths == [TICKERS, INDEX, FACTS, path(QUARTER), path(ANNUAL)]


def test_its_documents_can_be_read(add: Command) -> None:
    for one in add("HDA"):
        if isinstance(one, FetchedDocument):
            known = Known(one.filing.filed, one.filing.accession)
            document = read(one.document.content, source=one.document.name, known=known).document
            assert document.text.splitlines()[-1] == "Net sales rose in the annual report."


def test_progress_says_what_is_next(add: Command) -> None:
    add("HDA")
    assert [(step.done, step.total, step.what) for step in add.steps] == [
        (0, 2, "HDA"),
        (1, 4, "HALDEN AIR INC facts"),
        (2, 4, "HALDEN AIR INC 10-Q 2025-03-31"),
        (3, 4, "HALDEN AIR INC 10-K 2024-12-31"),
        (4, 4, "HALDEN AIR INC"),
    ]


@pytest.mark.parametrize("asked", ["1234", "0000001234", "CIK0000001234"])
def test_a_cik_needs_no_list_of_tickers(asked: str, sec: SecServer, add: Command) -> None:
    assert documents(add(asked))
    assert TICKERS not in sec.paths


def test_a_second_time_filings_are_not_asked_for_and_the_rest_only_if_changed(
    sec: SecServer, add: Command
) -> None:
    first = add("HDA")
    sec.asked.clear()
    assert add("HDA") == first
    assert sec.paths == [TICKERS, INDEX, FACTS]
    assert [one.headers["if-none-match"] for one in sec.asked] == ['"t"', '"i"', '"f"']


def test_it_goes_on_where_it_was_cut_off(sec: SecServer, add: Command) -> None:
    whole = sec.pages[path(ANNUAL)]
    sec.pages[path(ANNUAL)] = Answer(whole.body, sent=100)
    fetched = add("HDA")
    assert documents(fetched) == [("10-Q", "q1.htm")]
    assert said(fetched, sec.base) == [
        (
            f"The answer of 127.0.0.1 for {path(ANNUAL)} was cut off. {LATER}",
            False,
        )
    ]
    sec.pages[path(ANNUAL)] = whole
    sec.asked.clear()
    assert len(documents(add("HDA"))) == 3
    assert sec.paths == [TICKERS, INDEX, FACTS, path(ANNUAL)]


def test_a_filing_that_is_not_whole_is_not_kept(sec: SecServer, add: Command) -> None:
    whole = sec.pages[path(ANNUAL)].body
    sec.script[path(ANNUAL)] = [Answer(whole[:-30]), Answer(b"<html>Sorry</html>")]
    assert said(add("HDA"), sec.base)[0] == (
        f"What 127.0.0.1 sent for {path(ANNUAL)} is a page, not the filing. {LATER}",
        False,
    )
    assert len(documents(add("HDA"))) == 3


def test_a_refusal_is_said_once_and_what_is_left_is_counted(sec: SecServer, add: Command) -> None:
    add("HDA")
    sec.pages |= {name: Answer(b"<html>no</html>", 403) for name in sec.pages}
    sec.asked.clear()
    fetched = add("HDA", years=2)
    # What is kept is used, with a warning; what is not is said.
    assert len(documents(fetched)) == 3
    company = fetched[0]
    assert isinstance(company, FetchedCompany)
    assert company.warning is not None
    assert "It refuses callers without a contact" in company.warning
    assert sec.paths == [TICKERS]
    failures = [words for words, is_skipped in said(fetched) if not is_skipped]
    assert len(failures) == 1


def test_with_nothing_kept_a_refusal_is_said_and_nothing_more_is_asked(
    sec: SecServer, add: Command
) -> None:
    for name in (path(QUARTER), path(ANNUAL), path(BEFORE)):
        sec.pages[name] = Answer(b"slow", 429, {"Retry-After": "900"})
    fetched = add("HDA", years=2)
    words = (
        f"127.0.0.1 answered 429 for {path(QUARTER)}: it has had too many requests. "
        "Run the command again in 15 minutes: what was fetched is kept."
    )
    assert said(fetched, sec.base) == [
        (words, False),
        ("2 more filings of HALDEN AIR INC are not fetched, for the same reason.", False),
    ]
    assert sec.paths == [TICKERS, INDEX, FACTS, path(QUARTER)]


def test_a_company_without_companyfacts_still_has_filings(sec: SecServer, add: Command) -> None:
    del sec.pages[FACTS]
    fetched = add("HDA")
    assert said(fetched)[0] == (
        "The SEC has no companyfacts of HALDEN AIR INC (0000001234): it tags no figures.",
        True,
    )
    assert len(documents(fetched)) == 3


def test_older_pages_are_fetched_only_if_needed(sec: SecServer, add: Command) -> None:
    rows = [row(QUARTER, "10-Q", "2025-05-03", "2025-03-31")]
    older = [
        row(ANNUAL, "10-K", "2025-02-03", "2024-12-31"),
        row(BEFORE, "10-K", "2024-02-03", "2023-12-31"),
    ]
    pages = [
        ("CIK0000001234-submissions-002.json", "2020-01-01"),
        ("CIK0000001234-submissions-001.json", "2025-02-20"),
        ("CIK0000009999-submissions-001.json", "2024-12-01"),
        ("../../evil.json", "2024-12-01"),
    ]

    sec.pages[INDEX] = Answer(index_json(1234, "HALDEN AIR INC", rows, pages))
    sec.pages[OLDER] = Answer(json.dumps(columns(older)).encode())
    assert documents(add("1234")) == [
        ("10-Q", "q1.htm"), ("10-K", "hda.htm"), ("EX-13", "ex13.htm"),
    ]  # fmt: skip
    assert sec.paths == [INDEX, OLDER, FACTS, path(QUARTER), path(ANNUAL)]
    sec.asked.clear()
    add("1234", years=2)
    assert "/submissions/CIK0000001234-submissions-002.json" in sec.paths
    assert not any("9999" in one or "evil" in one for one in sec.paths)


def test_an_older_page_that_fails_is_said_and_the_rest_goes_on(
    sec: SecServer, add: Command
) -> None:
    rows = [row(QUARTER, "10-Q", "2025-05-03", "2025-03-31")]
    pages = [("CIK0000001234-submissions-001.json", "2025-02-20")]
    sec.pages[INDEX] = Answer(index_json(1234, "HALDEN AIR INC", rows, pages))
    fetched = add("1234")
    assert said(fetched, sec.base)[0][0].startswith(f"127.0.0.1 answered 404 for {OLDER}")
    assert documents(fetched) == [("10-Q", "q1.htm")]


def test_a_filing_too_large_or_not_in_one_piece_gives_its_main_document(
    sec: SecServer, add: Command
) -> None:
    del sec.pages[path(QUARTER)]
    sec.pages[path(QUARTER, "main.htm")] = Answer(REPORT.encode())
    fetched = add("HDA")
    assert documents(fetched)[0] == ("10-Q", "main.htm")
    words = (
        f"Of {QUARTER} only the main document is fetched: the whole filing is too large, "
        "or is not there in one piece. Add its exhibits as files."
    )
    assert said(fetched)[0] == (words, True)
    rows = [row(ANNUAL, "10-K", "2025-02-03", "2024-12-31", size=300_000_000)]
    sec.pages[INDEX] = Answer(index_json(1234, "HALDEN AIR INC", rows))
    sec.pages[path(ANNUAL, "main.htm")] = Answer(REPORT.encode())
    sec.asked.clear()
    assert documents(add("1234")) == [("10-K", "main.htm")]
    assert path(ANNUAL) not in sec.paths


def test_a_company_without_reports_is_said(sec: SecServer, add: Command) -> None:
    rows = [row("0000001234-25-000001", "4", "2025-02-01", "2025-01-31")]
    sec.pages[INDEX] = Answer(index_json(1234, "HALDEN AIR INC", rows))
    assert said(add("1234")) == [
        ("HALDEN AIR INC (0000001234) has no annual or quarterly reports at the SEC.", False)
    ]


def test_nobody_of_that_name_is_said(add: Command) -> None:
    assert add("Zyx") == [
        NotFetched(
            "Zyx",
            'The SEC lists no ticker or company "Zyx". '
            "Companies without a ticker are named by their CIK.",
        )
    ]


@pytest.mark.parametrize(
    "asked",
    [
        ANNUAL,
        f"https://www.sec.gov{path(ANNUAL, 'hda.htm')}",
        f"https://www.sec.gov/ix?doc={path(ANNUAL, 'hda.htm')}",
        f"https://www.sec.gov/Archives/edgar/data/1234/{ANNUAL}.txt",
        f"https://www.sec.gov/Archives/edgar/data/1234/{ANNUAL}-index.htm",
    ],
)
def test_one_filing_by_its_number_or_its_address(asked: str, sec: SecServer, add: Command) -> None:
    fetched = add(asked)
    assert sec.paths == [path(ANNUAL)]
    assert documents(fetched) == [("10-K", "hda.htm"), ("EX-13", "ex13.htm")]
    document = fetched[1]
    assert isinstance(document, FetchedDocument)
    filing = document.filing
    assert (filing.accession, filing.form, filing.filed) == (ANNUAL, "10-K", date(2025, 2, 3))
    assert (filing.company.cik, filing.company.name) == ("0000001234", "HALDEN AIR INC")


def test_a_number_that_an_agent_gave_does_not_tell_whose_it_is(add: Command) -> None:
    accession = AccessionNumber("0009999999-25-000001")
    assert add(accession) == [
        NotFetched(
            accession,
            f"The SEC has no filing {accession} of CIK 0009999999. Where an agent handed it in, its "
            "number does not tell whose it is: name it by its address, which begins with "
            "https://www.sec.gov/Archives/edgar/data/.",
        )
    ]


@pytest.mark.parametrize(
    "asked",
    [
        "https://www.sec.gov.evil.example/Archives/edgar/data/1/0000001234-25-000005.txt",
        "https://evil.example/https://www.sec.gov/Archives/edgar/data/1/0000001234-25-000005.txt",
        "http://www.sec.gov/Archives/edgar/data/1/0000001234-25-000005.txt",
        "https://www.sec.gov@evil.example/Archives/edgar/data/1/0000001234-25-000005.txt",
        "https://www.sec.gov/Archives/edgar/data/1/",
        "AAPL",
    ],
)
def test_only_an_address_of_a_filing_at_the_sec_is_one(asked: str) -> None:
    assert not is_sec_address(asked)
