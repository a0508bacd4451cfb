"""All real instances of the corpus, against an independent reading, the inline filing and companyfacts."""

import csv
import gzip
import json
from collections import Counter
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest
from lxml import etree

from data.fact import Fact
from data.filing_html import read_filing_html
from data.instance import Instance, read_instance
from data.period import Duration
from data.read_file import Known

Key = tuple[str, str | None, str, frozenset[tuple[str, str]], str]
Told = tuple[Decimal | None, str | None]


def unpacked(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


def read(path: Path) -> Instance:
    return read_instance(unpacked(path), source=path.name, known=Known())


def key(fact: Fact) -> Key:
    start = fact.period.start.isoformat() if isinstance(fact.period, Duration) else None
    return (fact.concept, start, fact.period.end.isoformat(), fact.dimensions, fact.unit)


def told(fact: Fact) -> Told:
    return (fact.value, None if fact.decimals is None else str(fact.decimals))


def independent(content: bytes) -> list[tuple[Key, Told]]:
    """Facts of an instance, read with nothing of ours."""
    root = etree.fromstring(content, etree.XMLParser(huge_tree=True))
    contexts, units, found = {}, {}, []
    for node in root:
        local = etree.QName(node).localname if isinstance(node.tag, str) else ""
        inner = [n for n in node.iter() if isinstance(n.tag, str)]
        texts = {etree.QName(n).localname: (n.text or "").strip() for n in inner}
        if local == "context":
            members = frozenset(
                (str(n.get("dimension")), " ".join("".join(n.itertext()).split()))
                for n in inner
                if n.get("dimension")
            )
            end = texts.get("endDate", texts.get("instant", ""))
            contexts[node.get("id")] = (texts.get("startDate"), end, members)
        elif local == "unit":
            measures = [n.text or "" for n in inner if etree.QName(n).localname == "measure"]
            units[node.get("id")] = "/".join(name.strip().rpartition(":")[2] for name in measures)
    for node in root:
        if isinstance(node.tag, str) and node.get("unitRef"):
            name = f"{node.prefix}:{etree.QName(node).localname}"
            text = (node.text or "").strip()
            place: Key = (name, *contexts[node.get("contextRef")], units[node.get("unitRef")])
            found.append((place, (Decimal(text) if text else None, node.get("decimals"))))
    return found


def manifest(corpus: Path) -> dict[str, dict[str, str]]:
    with (corpus / "instances" / "manifest.csv").open(encoding="utf-8") as file:
        return {row["file"]: row for row in csv.DictReader(file)}


NAMES = (
    "aapl_10-k_2010-09-25.xml.gz", "aapl_10-k_2022-09-24_htm.xml.gz",
    "aapl_10-k_2023-09-30_htm.xml.gz", "aapl_10-q_2023-07-01_htm.xml.gz",
    "aeon_10-q_2023-09-30_htm.xml.gz", "amzn_10-k_2022-12-31_htm.xml.gz",
    "msft_10-k_2015-06-30.xml.gz", "nflx_10-k_2023-12-31_htm.xml.gz",
    "nflx_10-q_2024-03-31_htm.xml.gz", "nflx_10-q_2024-09-30_htm.xml.gz",
    "tsla_10-q_2024-06-30_htm.xml.gz", "unp_10-k_2012-12-31.xml.gz",
)  # fmt: skip


def test_every_instance_of_the_corpus_is_tested(corpus: Path) -> None:
    assert tuple(sorted(path.name for path in (corpus / "instances").glob("*.gz"))) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_fact_is_read_as_another_reader_reads_it(corpus: Path, name: str) -> None:
    path = corpus / "instances" / name
    reading = read(path)
    assert reading.warnings == ()
    assert [(key(fact), told(fact)) for fact in reading.facts] == independent(unpacked(path))
    assert len(reading.facts) == int(manifest(corpus)[name]["numeric_facts"])


@pytest.mark.parametrize(
    ("name", "company", "cik", "tickers", "fiscal"),
    [
        (NAMES[0], "APPLE INC", "0000320193", ("AAPL",), (2010, "FY")),
        (NAMES[1], "Apple Inc.", "0000320193", ("AAPL",), (2022, "FY")),
        (NAMES[2], "Apple Inc.", "0000320193", ("AAPL",), (2023, "FY")),
        (NAMES[3], "Apple Inc.", "0000320193", ("AAPL",), (2023, "Q3")),
        (NAMES[4], "AEON Biopharma, Inc.", "0001837607", ("AEON", "AEON WS"), (2023, "Q3")),
        (NAMES[5], "AMAZON.COM, INC.", "0001018724", ("AMZN",), (2022, "FY")),
        (NAMES[6], "MICROSOFT CORPORATION", "0000789019", ("MSFT",), (2015, "FY")),
        (NAMES[7], "Netflix, Inc.", "0001065280", ("NFLX",), (2023, "FY")),
        (NAMES[8], "Netflix, Inc.", "0001065280", ("NFLX",), (2024, "Q1")),
        (NAMES[9], "Netflix, Inc.", "0001065280", ("NFLX",), (2024, "Q3")),
        (NAMES[10], "Tesla, Inc.", "0001318605", ("TSLA",), (2024, "Q2")),
        (NAMES[11], "UNION PACIFIC CORPORATION", "0000100885", (), (2012, "FY")),
    ],
)
def test_the_filing_is_known_from_the_dei_facts(
    corpus: Path,
    name: str,
    company: str,
    cik: str,
    tickers: tuple[str, ...],
    fiscal: tuple[int, str],
) -> None:
    row, filing = manifest(corpus)[name], read(corpus / "instances" / name).filing
    assert filing is not None
    assert (filing.company.name, filing.company.cik, filing.company.tickers) == (
        company,
        cik,
        tickers,
    )
    assert (filing.form, filing.period_end) == (
        row["doctype"],
        date.fromisoformat(row["period_end"]),
    )
    assert (filing.fiscal_year, filing.fiscal_period) == fiscal


def test_aeons_840_fact_keys_are_those_of_its_inline_filing(corpus: Path) -> None:
    instance = read(corpus / "instances" / "aeon_10-q_2023-09-30_htm.xml.gz")
    path = corpus / "filings" / "aeon_10-q_2023-09-30.htm.gz"
    inline = read_filing_html(unpacked(path), source=path.name, known=Known())
    ours = Counter((fact.identity, told(fact)) for fact in instance.facts)
    assert ours == Counter((fact.identity, told(fact)) for fact in inline.facts)
    assert len({fact.identity for fact in instance.facts}) == 840
    assert instance.filing == inline.document.filing


@pytest.mark.parametrize(
    ("name", "accession", "by_share"),
    [
        ("aapl_10-k_2010-09-25.xml.gz", "0001193125-10-238044", 12),
        ("aapl_10-k_2022-09-24_htm.xml.gz", "0000320193-22-000108", 0),
        ("aapl_10-k_2023-09-30_htm.xml.gz", "0000320193-23-000106", 0),
        ("aapl_10-q_2023-07-01_htm.xml.gz", "0000320193-23-000077", 0),
    ],
)
def test_what_companyfacts_has_of_the_filing_is_in_its_instance(
    corpus: Path, name: str, accession: str, by_share: int
) -> None:
    """In 2010 some prices are USD/shares in the instance, and USD in companyfacts."""
    theirs = in_companyfacts(corpus, accession)
    ours: dict[Key, set[Decimal | None]] = {}
    for fact in read(corpus / "instances" / name).facts:
        ours.setdefault(key(fact), set()).add(fact.value)
    others = {place: value for place, value in theirs.items() if value not in ours.get(place, ())}
    assert len(theirs) > 100
    assert len(others) == by_share
    for (concept, start, end, members, unit), value in others.items():
        assert value in ours[concept, start, end, members, f"{unit}/shares"]


def in_companyfacts(corpus: Path, accession: str) -> dict[Key, Decimal]:
    """What the SEC has of one filing of Apple."""
    whole = json.loads(unpacked(corpus / "companyfacts" / "CIK0000320193.json.gz"))
    return {
        (f"{taxonomy}:{concept}", row.get("start"), row["end"], frozenset(), unit): Decimal(
            str(row["val"])
        )
        for taxonomy, concepts in whole["facts"].items()
        for concept, detail in concepts.items()
        for unit, rows in detail["units"].items()
        for row in rows
        if row["accn"] == accession
    }
