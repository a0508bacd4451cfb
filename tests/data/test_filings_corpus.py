"""All real filings of the corpus, against an independent reading, the SEC's own extraction and values typed by hand."""

import gzip
import json
import re
from collections import Counter
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest
from independent import AROUND, PrintedTag, visible_text
from lxml import etree

from data.errors import FormatError
from data.fact import Fact
from data.filing_html import read_filing_html
from data.period import Duration, Instant
from data.read_file import Known, ReadFile

CORPUS = Path(__file__).resolve().parents[3] / "shared" / "corpus"
FILINGS = sorted((CORPUS / "filings").glob("*.htm.gz"))
_OURS = re.compile(r"[\s|¦/#•●▪■◦○‣∙·\-–—]+")
"""White space, and the signs that stand for structure in the canonical text."""


def read(path: Path) -> ReadFile:
    return read_filing_html(gzip.decompress(path.read_bytes()), source=path.name, known=Known())


def bare(text: str) -> str:
    return _OURS.sub("", text)


@pytest.fixture(scope="module", params=FILINGS, ids=lambda path: path.name.removesuffix(".htm.gz"))
def filing(
    request: pytest.FixtureRequest, corpus: Path
) -> tuple[ReadFile, str, list[PrintedTag], int]:
    content = gzip.decompress(request.param.read_bytes())
    return (read(request.param), *visible_text(content.decode("utf-8", errors="replace")))


def shown(facts: tuple[Fact, ...]) -> list[Fact]:
    return sorted((f for f in facts if f.span), key=lambda f: (f.span.start, -f.span.end))  # type: ignore[union-attr]


def test_every_tag_is_a_fact_and_every_printed_one_has_its_place(filing) -> None:  # type: ignore[no-untyped-def]
    reading, _, tags, count = filing
    assert len(reading.facts) == count
    assert len(shown(reading.facts)) == sum(bool(tag.printed) for tag in tags)


def test_no_visible_character_is_lost_or_doubled(filing) -> None:  # type: ignore[no-untyped-def]
    reading, whole, _, _ = filing
    assert Counter(bare(reading.document.text)) == Counter(bare(whole))


def test_a_span_shows_the_printed_number_in_its_surroundings(filing) -> None:  # type: ignore[no-untyped-def]
    """Compared within the row or paragraph: header rows are joined by column, so they stand in another order."""
    reading, _, tags, _ = filing
    text = reading.document.text
    printed = [tag for tag in tags if tag.printed]
    theirs: dict[tuple[str, str], list[PrintedTag]] = {}
    for tag in printed:
        theirs.setdefault((tag.concept, tag.printed), []).append(tag)
    wrong = []
    for fact in shown(reading.facts):
        assert fact.span is not None
        same = theirs.get((fact.concept, text[fact.span.start : fact.span.end]), [])
        line_start = text.rfind("\n", 0, fact.span.start) + 1
        line_end = text.find("\n", fact.span.end)
        before = bare(text[line_start : fact.span.start])[-AROUND:]
        after = bare(text[fact.span.end : line_end if line_end >= 0 else None])[:AROUND]
        match = next(
            (
                tag
                for tag in same
                if bare(tag.before).endswith(before) and bare(tag.after).startswith(after)
            ),
            None,
        )
        if match is None:
            wrong.append((fact.concept, text[fact.span.start : fact.span.end], before, after))
        else:
            same.remove(match)
    assert not wrong


_WORDS = {"no": 0, "zero": 0, "none": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
          "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "eighteen": 18}  # fmt: skip


def worth(tag: PrintedTag) -> Decimal:
    """The value that a printed number has with its scale and sign, worked out without the code under test."""
    if "zero" in tag.format_name or tag.printed in ("—", "–", "-"):
        value = Decimal(0)
    elif tag.printed.lower() in _WORDS:
        value = Decimal(_WORDS[tag.printed.lower()])
    else:
        value = Decimal(tag.printed.replace(",", "").replace(" ", ""))
    value = value * Decimal(10) ** tag.scale
    return -value if tag.is_negative else value


def test_the_printed_number_with_scale_and_sign_gives_the_value(filing) -> None:  # type: ignore[no-untyped-def]
    reading, _, tags, _ = filing
    theirs = Counter((t.concept, t.printed, worth(t)) for t in tags if t.printed and not t.is_nil)
    text = reading.document.text
    ours = Counter(
        (f.concept, text[f.span.start : f.span.end], f.value)
        for f in shown(reading.facts)
        if f.span and f.value is not None
    )
    assert ours == theirs


def test_blocks_cover_the_text_and_cells_lie_in_their_table(filing) -> None:  # type: ignore[no-untyped-def]
    document = filing[0].document
    at = 0
    for block in document.blocks:
        assert document.text[at : block.span.start].strip() == ""
        at = block.span.end
    assert at == len(document.text)
    for table in document.tables:
        assert document.text[table.span.start] == "|"
        for row in table.rows:
            for cell in row:
                assert table.span.start < cell.span.start <= cell.span.end < table.span.end
                assert "|" not in document.text[cell.span.start : cell.span.end]
                assert cell.column < len(table.header)


def value(name: str, concept: str, start: str | None, end: str) -> Decimal | None:
    period = (
        Duration(date.fromisoformat(start), date.fromisoformat(end))
        if start
        else Instant(date.fromisoformat(end))
    )
    found = {
        fact.value
        for fact in read(CORPUS / "filings" / f"{name}.htm.gz").facts
        if fact.concept == concept and fact.period == period and not fact.dimensions
    }
    assert len(found) == 1
    return found.pop()


REVENUE = "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax"


@pytest.mark.parametrize(
    ("name", "concept", "start", "end", "millions"),
    [
        ("aapl_10-k_2024-09-28", REVENUE, "2023-10-01", "2024-09-28", 391_035),
        ("aapl_10-k_2024-09-28", "us-gaap:NetIncomeLoss", "2023-10-01", "2024-09-28", 93_736),
        ("aapl_10-k_2024-09-28", "us-gaap:Assets", None, "2024-09-28", 364_980),
        ("nvda_10-k_2025-01-26", "us-gaap:Revenues", "2024-01-29", "2025-01-26", 130_497),
        ("nvda_10-k_2025-01-26", "us-gaap:NetIncomeLoss", "2024-01-29", "2025-01-26", 72_880),
        ("nvda_10-k_2025-01-26", "us-gaap:Assets", None, "2025-01-26", 111_601),
        ("ko_10-k_2024-12-31", "us-gaap:Revenues", "2024-01-01", "2024-12-31", 47_061),
        ("ko_10-k_2024-12-31", "us-gaap:NetIncomeLoss", "2024-01-01", "2024-12-31", 10_631),
        ("ko_10-k_2024-12-31", "us-gaap:Assets", None, "2024-12-31", 100_549),
        ("ba_10-k_2024-12-31", "us-gaap:Revenues", "2024-01-01", "2024-12-31", 66_517),
        ("ba_10-k_2024-12-31", "us-gaap:NetIncomeLoss", "2024-01-01", "2024-12-31", -11_817),
        ("ba_10-k_2024-12-31", "us-gaap:Assets", None, "2024-12-31", 156_363),
        ("jnj_10-k_2024-12-29", REVENUE, "2024-01-01", "2024-12-29", 88_821),
        ("jnj_10-k_2024-12-29", "us-gaap:NetIncomeLoss", "2024-01-01", "2024-12-29", 14_066),
        ("jnj_10-k_2024-12-29", "us-gaap:Assets", None, "2024-12-29", 180_104),
        ("wmt_10-k_2025-01-31", "us-gaap:Revenues", "2024-02-01", "2025-01-31", 680_985),
        ("wmt_10-k_2025-01-31", REVENUE, "2024-02-01", "2025-01-31", 674_538),
    ],
)
def test_checked_values_come_out(
    corpus: Path, name: str, concept: str, start: str | None, end: str, millions: int
) -> None:
    assert value(name, concept, start, end) == millions * 10**6


def test_boeings_losses_are_negative_429_times_and_137_facts_are_nil(corpus: Path) -> None:
    content = gzip.decompress((CORPUS / "filings" / "ba_10-k_2024-12-31.htm.gz").read_bytes())
    reading = read_filing_html(content, source="ba.htm", known=Known())
    assert content.count(b'sign="-"') == 429
    assert sum(fact.value is not None and fact.value < 0 for fact in reading.facts) == 429
    assert sum(fact.value is None for fact in reading.facts) == 137


def instance_keys(path: Path) -> dict[tuple[object, ...], set[Decimal | None]]:
    """Facts of an XBRL instance by their key, read with nothing of ours."""
    root = etree.fromstring(gzip.decompress(path.read_bytes()), etree.XMLParser(huge_tree=True))
    contexts = {}
    units = {}
    for node in root:
        local = etree.QName(node).localname
        if local == "context":
            parts = {
                etree.QName(n).localname: (n.text or "").strip()
                for n in node.iter()
                if isinstance(n.tag, str)
            }
            members = frozenset(
                (n.get("dimension"), ("".join(n.itertext())).strip())
                for n in node.iter()
                if isinstance(n.tag, str)
                and etree.QName(n).localname in ("explicitMember", "typedMember")
            )
            contexts[node.get("id")] = (
                parts.get("startDate"),
                parts.get("endDate", parts.get("instant")),
                members,
            )
        elif local == "unit":
            measures = [
                (n.text or "").strip() for n in node.iter() if etree.QName(n).localname == "measure"
            ]
            units[node.get("id")] = "/".join(measure.rpartition(":")[2] for measure in measures)
    keys: dict[tuple[object, ...], set[Decimal | None]] = {}
    for node in root:
        if isinstance(node.tag, str) and node.get("unitRef"):
            name = f"{node.prefix}:{etree.QName(node).localname}"
            text = (node.text or "").strip()
            key = (name, *contexts[node.get("contextRef")], units[node.get("unitRef")])
            keys.setdefault(key, set()).add(Decimal(text) if text else None)
    return keys


def test_aeons_840_fact_keys_are_those_of_the_secs_own_instance(corpus: Path) -> None:
    theirs = instance_keys(CORPUS / "instances" / "aeon_10-q_2023-09-30_htm.xml.gz")
    ours: dict[tuple[object, ...], set[Decimal | None]] = {}
    for fact in read(CORPUS / "filings" / "aeon_10-q_2023-09-30.htm.gz").facts:
        start = fact.period.start.isoformat() if isinstance(fact.period, Duration) else None
        key = (fact.concept, start, fact.period.end.isoformat(), fact.dimensions, fact.unit)
        ours.setdefault(key, set()).add(fact.value)
    assert len(theirs) == 840
    assert ours == theirs


@pytest.mark.parametrize(
    "name",
    ["aapl_10-k_2024-09-28", "aapl_10-k_2025-09-27", "aapl_10-q_2024-06-29", "aapl_10-q_2025-03-29",
     "aapl_10-q_2025-06-28", "nvda_10-k_2023-01-29", "nvda_10-k_2024-01-28", "nvda_10-k_2025-01-26",
     "nvda_10-q_2025-07-27"],
)  # fmt: skip
def test_undimensioned_standard_facts_equal_companyfacts(corpus: Path, name: str) -> None:
    reading = read(CORPUS / "filings" / f"{name}.htm.gz")
    theirs = in_companyfacts(reading.facts[0].cik, accessions()[f"{name}.htm.gz"])
    ours: dict[FactKey, Fact] = {}
    for fact in reading.facts:
        standard = fact.concept.startswith(("us-gaap:", "dei:", "srt:"))
        if fact.dimensions or fact.value is None or not standard:
            continue
        start = fact.period.start.isoformat() if isinstance(fact.period, Duration) else None
        key = (fact.concept, fact.unit, start, fact.period.end.isoformat())
        if key not in ours or precision(fact) > precision(ours[key]):
            ours[key] = fact
    assert len(theirs) > 150
    assert not theirs.keys() - ours.keys()
    assert {key: ours[key].value for key in theirs} == theirs


FactKey = tuple[str, str, str | None, str]


def in_companyfacts(cik: str, accession: str) -> dict[FactKey, Decimal]:
    """What the SEC has of one filing, by concept, unit, start and end."""
    path = CORPUS / "companyfacts" / f"CIK{cik}.json.gz"
    return {
        (f"{taxonomy}:{concept}", unit, row.get("start"), row["end"]): Decimal(str(row["val"]))
        for taxonomy, concepts in json.loads(gzip.decompress(path.read_bytes()))["facts"].items()
        for concept, detail in concepts.items()
        for unit, rows in detail["units"].items()
        for row in rows
        if row["accn"] == accession
    }


def precision(fact: Fact) -> float:
    return float("inf") if fact.decimals == "INF" else float(fact.decimals or 0)


def accessions() -> dict[str, str]:
    import csv

    with (CORPUS / "filings" / "manifest.csv").open(encoding="utf-8") as file:
        return {row["file"]: row["accession"] for row in csv.DictReader(file)}


@pytest.mark.parametrize("name", ["aapl_10-k_2024-09-28", "ibm_10-k_2024-12-31"])
def test_a_filing_that_was_indented_again_gives_the_same_facts(corpus: Path, name: str) -> None:
    first = read(CORPUS / "filings" / f"{name}.htm.gz")
    again = read(CORPUS / "filings_variants" / f"{name}.reformatted.htm.gz")

    def facts(reading: ReadFile) -> Counter[tuple[object, ...]]:
        text = reading.document.text
        return Counter(
            (*f.identity, f.value, f.decimals, text[f.span.start : f.span.end] if f.span else None)
            for f in reading.facts
        )

    assert facts(first) == facts(again)
    assert bare(first.document.text) == bare(again.document.text)


def test_facts_without_contexts_are_refused_in_a_sentence(corpus: Path) -> None:
    path = CORPUS / "filings_variants" / "clx_ex99-1_2022-06-30.no-contexts.htm.gz"
    with pytest.raises(FormatError) as refused:
        read(path)
    assert str(refused.value) == (
        "clx_ex99-1_2022-06-30.no-contexts.htm.gz has 1628 tagged numbers but no contexts that say which "
        "company and period they are about. Add the filing's main document instead."
    )


@pytest.mark.parametrize(
    ("name", "items"),
    [
        ("medicis_10-k_1999-06-30", ("Item 1", "Item 7", "Item 8")),
        ("gainsco_10-k_2009-12-31", ("Item 1", "Item 7", "Item 8")),
        ("nvda_10-k_2025-01-26", ("Item 1", "Item 1A", "Item 7", "Item 7A", "Item 8", "Item 15")),
        ("nflx_10-k_2024-12-31", ("Item 1", "Item 1A", "Item 7", "Item 8", "Item 15")),
        ("wmt_10-k_2025-01-31", ("Item 1", "Item 1A", "Item 7", "Item 8")),
    ],
)
def test_items_are_found_once_each(corpus: Path, name: str, items: tuple[str, ...]) -> None:
    folder = "filings" if (CORPUS / "filings" / f"{name}.htm.gz").exists() else "filings_old"
    document = read(CORPUS / folder / f"{name}.htm.gz").document
    headings = [
        document.text[block.span.start : block.span.end].lstrip("# ").upper()
        for block in document.blocks
        if block.level == 2
    ]
    for item in items:
        assert sum(bool(re.match(rf"{item}\b", heading, re.I)) for heading in headings) == 1


def test_statements_after_item_15_stand_under_item_15(corpus: Path) -> None:
    reading = read(CORPUS / "filings" / "nvda_10-k_2025-01-26.htm.gz")
    revenue = next(
        fact
        for fact in reading.facts
        if fact.concept == "us-gaap:CostOfRevenue" and not fact.dimensions and fact.span
    )
    block = next(
        block
        for block in reading.document.blocks
        if block.kind == "table" and revenue.span and block.span.overlap(revenue.span)
    )
    assert any(name.startswith("Item 15") for name in block.path)
