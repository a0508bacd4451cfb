"""The store: what goes in comes out, nothing else does, whatever is cut off or damaged."""

import contextlib
import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Literal

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from data.company import Cik, Company
from data.document import Block, Document, Table, TableCell
from data.errors import FormatError, NotFoundError, SetupError
from data.fact import Concept, Fact
from data.filing import AccessionNumber, Filing
from data.manifest import listed
from data.period import Duration, Instant
from data.read_file import ReadFile
from data.span import DocumentId, Span
from data.store import Store, open_store
from data.writer_lock import writer_lock

CIK = Cik("0009900001")
ID = DocumentId("0009900001/10-K-2024-06-30")
TEXT = "# Ostrava Pumps\n\nNet sales 1.234,50 — ñ 𝄞\n\n| a | 1 |\n"


def made(
    *,
    text: str = TEXT,
    sha: str = "a",
    year: int = 2024,
    accession: str | None = None,
    form: str = "10-K",
) -> ReadFile:
    """A small filing with a block, a table and two facts."""
    number = AccessionNumber(accession) if accession else None
    end = date(year, 6, 30)
    document_id = DocumentId(f"{CIK}/{form.replace('/', '.')}-{end}")
    company = Company(CIK, "Ostrava Pumps, Inc.", ("OSTP",), ("Ostrava Valves",))
    filing = Filing(company, form, end, year, "FY", date(year, 8, 15), number, "--06-30")
    span = Span(document_id, 18, 27)
    table = Table(
        Span(document_id, 46, 55), (span,), 6, "USD", (("a",), ("2024", "USD")),
        (span, span), ((TableCell(span, 0), TableCell(Span(document_id, 52, 53), 1)), ()),
    )  # fmt: skip
    document = Document(
        document_id, "Ostrava Pumps 10-K", "ostp.htm", filing, "en", text,
        (
            Block("heading", Span(document_id, 0, 15), (), 1, "i", 1),
            Block("table", table.span, ("Part I", "Item 1"), None, None, 0, (span,), 0),
        ),
        (table,), 3, sha * 64, ("One exhibit is not read.",),
    )  # fmt: skip
    year_long = Duration(date(year - 1, 7, 1), end)
    facts = (
        _fact(document_id, "us-gaap:Revenues", Decimal("1234567890.10"), year_long, span=span),
        _fact(
            document_id, "us-gaap:Assets", None, Instant(end), members=(("us-gaap:Axis", "x:M"),)
        ),
    )
    return ReadFile(document, facts)


def _fact(
    document_id: DocumentId,
    concept: str,
    value: Decimal | None,
    period: Instant | Duration,
    *,
    span: Span | None = None,
    members: tuple[tuple[str, str], ...] = (),
) -> Fact:
    decimals: int | Literal["INF"] = -6 if span else "INF"
    return Fact(
        CIK, Concept(concept), period, "USD", value, decimals, frozenset(members),
        None, "10-K", date(2024, 8, 15), "f-1" if span else None, document_id, span,
    )  # fmt: skip


def test_what_is_added_is_read_back_whole(store: Store) -> None:
    read = made()
    added = store.add(read)
    again = open_store(store.home)
    assert not added.unchanged
    assert again.document(ID) == read.document
    assert again.facts(CIK) == read.facts
    assert again.facts(CIK)[0].value.as_tuple() == Decimal("1234567890.10").as_tuple()  # type: ignore[union-attr]
    assert again.document(ID) is again.document(ID)


def test_an_entry_says_what_the_list_prints(store: Store) -> None:
    store.add(made(accession="0009900001-24-000012"))
    assert listed(open_store(store.home).entries()[0]) == {
        "document_id": "0009900001/10-K-2024-06-30",
        "source": "ostp.htm",
        "title": "Ostrava Pumps 10-K",
        "company": "Ostrava Pumps, Inc.",
        "cik": "0009900001",
        "form": "10-K",
        "period_end": "2024-06-30",
        "fiscal": "FY2024",
        "filed": "2024-08-15",
        "accession": "0009900001-24-000012",
        "language": "en",
        "characters": len(TEXT),
        "pages": 3,
        "blocks": 2,
        "tables": 1,
        "facts": 2,
        "warnings": ["One exhibit is not read."],
    }


def test_a_store_that_is_not_there_is_empty(tmp_path: Path) -> None:
    store = open_store(tmp_path / "none")
    assert store.entries() == ()
    assert store.companies() == ()
    assert store.facts(CIK) == ()
    assert not (tmp_path / "none").exists()


def test_the_store_is_where_filings_home_says(store: Store) -> None:
    store.add(made())
    assert open_store().home == store.home
    assert len(open_store().entries()) == 1


def test_the_same_bytes_again_change_nothing(store: Store) -> None:
    store.add(made())
    before = (store.home / "manifest.json").read_bytes()
    digest = store.digest
    assert store.add(made()).unchanged
    assert store.add(made(), replace=True).unchanged
    assert (store.home / "manifest.json").read_bytes() == before
    assert store.digest == digest


def test_another_rendering_is_refused_and_names_the_first(store: Store) -> None:
    store.add(made())
    other = made(sha="b", text=TEXT + " ")
    with pytest.raises(SetupError) as refused:
        store.add(replace(other, document=replace(other.document, source="again.txt")))
    assert str(refused.value) == (
        "again.txt is another rendering of Ostrava Pumps, Inc. 10-K for 2024-06-30, which is on "
        "file as 0009900001/10-K-2024-06-30. Keep that one, or put this one in its place with: "
        "python -m data add --replace again.txt"
    )
    assert open_store(store.home).document(ID).text == TEXT


def test_another_rendering_takes_its_place_if_asked(store: Store) -> None:
    store.add(made())
    digest = store.digest
    store.add(made(sha="b", text=TEXT + "!"), replace=True)
    assert [entry.sha256[0] for entry in store.entries()] == ["b"]
    assert store.document(ID).text == TEXT + "!"
    assert store.digest != digest
    assert len(list((store.home / "documents").iterdir())) == 1


def test_two_accession_numbers_are_two_filings(store: Store) -> None:
    first = made(form="10-K/A", accession="0009900001-24-000012")
    second = made(form="10-K/A", accession="0009900001-24-000013", sha="b")
    other_id = DocumentId("0009900001-24-000013/ostp")
    store.add(first)
    store.add(replace(second, document=replace(second.document, document_id=other_id)))
    assert len(store.entries()) == 2


def test_removing_takes_document_and_facts_out(store: Store) -> None:
    store.add(made())
    store.add(made(sha="b", year=2023))
    store.facts(CIK)
    store.remove(ID)
    assert [entry.fiscal for entry in store.entries()] == ["FY2023"]
    assert len(store.facts(CIK)) == 2
    assert len(list((store.home / "documents").iterdir())) == 1
    with pytest.raises(NotFoundError, match=r"No document 0009900001/10-K-2024-06-30 is on file\."):
        store.document(ID)


def test_an_unknown_document_is_named_with_what_is_near(store: Store) -> None:
    store.add(made())
    with pytest.raises(NotFoundError) as unknown:
        store.document("0009900001/10-K-2024-06-31")
    assert str(unknown.value) == (
        "No document 0009900001/10-K-2024-06-31 is on file. Near it: 0009900001/10-K-2024-06-30. "
        "See what is on file with: python -m data list"
    )
    assert unknown.value.near == ("0009900001/10-K-2024-06-30",)


def test_the_digest_is_of_the_content_not_of_the_order(tmp_path: Path) -> None:
    one, two = open_store(tmp_path / "one"), open_store(tmp_path / "two")
    reads = [made(), made(sha="b", year=2023)]
    for read in reads:
        one.add(read)
    for read in reversed(reads):
        two.add(read)
    assert one.digest == two.digest
    assert (one.home / "manifest.json").read_bytes() == (two.home / "manifest.json").read_bytes()


def test_a_company_has_the_name_of_its_newest_filing(store: Store) -> None:
    old = made(sha="b", year=2019)
    filing = old.document.filing
    assert filing is not None
    named = replace(filing, company=replace(filing.company, name="Ostrava Iron"))
    store.add(replace(old, document=replace(old.document, filing=named)))
    store.add(made())
    assert store.companies() == (
        Company(CIK, "Ostrava Pumps, Inc.", ("OSTP",), ("Ostrava Valves", "Ostrava Iron")),
    )


def test_a_sample_is_marked(store: Store) -> None:
    store.add(made(), sample=True)
    assert open_store(store.home).entries()[0].sample


def test_characters_that_are_none_are_refused(store: Store) -> None:
    with pytest.raises(FormatError, match=r"ostp\.htm holds characters that are none"):
        store.add(made(text="\ud800"))
    assert store.entries() == ()


def test_opening_reads_the_manifest_only(store: Store) -> None:
    store.add(made())
    folder = next((store.home / "documents").iterdir())
    for path in folder.iterdir():
        path.write_bytes(b"")
    opened = open_store(store.home)
    assert opened.companies()[0].name == "Ostrava Pumps, Inc."
    with pytest.raises(FormatError, match="is damaged"):
        opened.facts(CIK)


def test_a_refresh_reads_nothing_where_nobody_wrote_and_takes_up_what_another_wrote(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    store.add(made())
    facts = store.facts(CIK)
    with monkeypatch.context() as patched:
        patched.setattr("data.store.read_manifest", lambda _: pytest.fail("was read again"))
        store.refresh()
    assert store.facts(CIK) is facts

    open_store(store.home).remove(store.entries()[0].document_id)
    store.refresh()
    assert store.entries() == ()
    assert store.facts(CIK) == ()


@settings(
    max_examples=200, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
@given(
    place=st.integers(0, 10**6),
    bit=st.integers(0, 7),
    name=st.sampled_from(["facts", "text", "blocks", "tables"]),
)
def test_a_flipped_bit_is_a_sentence_never_another_number(
    tmp_path: Path, place: int, bit: int, name: str
) -> None:
    home = tmp_path / "store"
    read = made()
    if not home.exists():
        open_store(home).add(read)
    path = next((home / "documents").glob(f"*/{name}.parquet"))
    whole = path.read_bytes()
    flipped = bytearray(whole)
    flipped[place % len(whole)] ^= 1 << bit
    path.write_bytes(flipped)
    store = open_store(home)
    try:
        with pytest.raises(FormatError, match="is damaged: its bytes are not the ones"):
            _ = store.facts(CIK) if name == "facts" else store.document(ID)
    finally:
        path.write_bytes(whole)


def test_page_checksums_are_written_and_checked() -> None:
    from data.parquet_rows import parquet, read_parquet

    content = bytearray(parquet({"value": ("text", [f"{number * 7919}" for number in range(500)])}))
    damage = content.find(b"\x28\xb5\x2f\xfd") + 20  # inside the first compressed page
    content[damage] ^= 1
    with pytest.raises(FormatError):
        read_parquet(bytes(content), place="values.parquet")


def test_a_damaged_file_is_mended_by_adding_again(store: Store) -> None:
    store.add(made())
    path = next((store.home / "documents").glob("*/facts.parquet"))
    path.write_bytes(b"PAR1")
    store.add(made(), replace=True)
    assert open_store(store.home).facts(CIK) == made().facts


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:-40],
        lambda text: text.replace('"facts": 2', '"facts": 3'),
        lambda text: text.replace("10-K", "10-Q", 1),
        lambda text: "[]",
        lambda text: "{}",
        lambda text: '{"schema": 1, "documents": [{}]}',
    ],
)
def test_a_damaged_manifest_is_a_sentence(store: Store, damage: Callable[[str], str]) -> None:
    store.add(made())
    path = store.home / "manifest.json"
    path.write_text(damage(path.read_text()))
    with pytest.raises(FormatError, match=r"The manifest .*manifest\.json is damaged"):
        open_store(store.home)


def test_a_newer_layout_is_not_guessed_at(store: Store) -> None:
    store.add(made())
    path = store.home / "manifest.json"
    content = json.loads(path.read_text())
    path.write_text(json.dumps({**content, "schema": 99}))
    with pytest.raises(SetupError, match="has layout 99, and this version reads 1"):
        open_store(store.home)


def test_a_manifest_that_names_a_folder_outside_is_not_followed(store: Store) -> None:
    from data.manifest import digest_of, manifest_bytes, read_manifest

    store.add(made())
    entry = replace(store.entries()[0], folder="../../x")
    assert digest_of([entry])
    (store.home / "manifest.json").write_bytes(manifest_bytes([entry]))
    with pytest.raises(FormatError):
        read_manifest(store.home / "manifest.json")


def test_leavings_of_a_writer_that_was_cut_off_are_removed(store: Store) -> None:
    store.add(made())
    for name in ("cccc-dddd.writing", "cccc-dddd"):
        (store.home / "documents" / name).mkdir()
        (store.home / "documents" / name / "text.parquet").write_bytes(b"half")
    (store.home / "manifest.json.writing").write_bytes(b"{")
    opened = open_store(store.home)
    assert opened.document(ID).text == TEXT
    assert sorted(path.name for path in (store.home / "documents").iterdir()) == [
        opened.entries()[0].folder
    ]
    assert not (store.home / "manifest.json.writing").exists()


class CutError(Exception):
    """Stands for a crash: nobody catches it."""


def _cut_at(monkeypatch: pytest.MonkeyPatch, number: int) -> Callable[[], bool]:
    """Let the n-th step that lasts (fsync, rename, deletion) fail, once."""
    steps = iter(range(1, 10_000))
    hit = False

    def cut(real: Callable[..., object]) -> Callable[..., object]:
        def step(*arguments: object, **more: object) -> object:
            nonlocal hit
            if next(steps) == number:
                hit = True
                raise CutError
            return real(*arguments, **more)

        return step

    monkeypatch.setattr(os, "fsync", cut(os.fsync))
    monkeypatch.setattr(Path, "replace", cut(Path.replace))
    monkeypatch.setattr(shutil, "rmtree", cut(shutil.rmtree))
    return lambda: hit


def test_a_crash_at_any_step_leaves_the_old_state_or_the_new(tmp_path: Path) -> None:
    old, new = made(), made(sha="b", text=TEXT + "new")
    for number in range(1, 60):
        home = tmp_path / str(number)
        open_store(home).add(old)
        with pytest.MonkeyPatch.context() as monkeypatch:
            was_cut = _cut_at(monkeypatch, number)
            with contextlib.suppress(CutError):
                open_store(home).add(new, replace=True)
            if not was_cut():
                assert number > 8
                return
        store = open_store(home)
        assert store.document(ID).text in (TEXT, TEXT + "new")
        assert len(store.facts(CIK)) == 2
        open_store(home).add(new, replace=True)
        assert open_store(home).document(ID).text == TEXT + "new"
        assert len(list((home / "documents").iterdir())) == 1
    pytest.fail("The write never came to its end.")


def test_a_killed_writer_holds_nobody_up(store: Store) -> None:
    code = (
        "import sys, time; from pathlib import Path; from data.writer_lock import writer_lock\n"
        "with writer_lock(Path(sys.argv[1])):\n    print('held', flush=True); time.sleep(60)"
    )
    with subprocess.Popen([sys.executable, "-c", code, store.home], stdout=subprocess.PIPE) as held:
        assert held.stdout is not None
        assert held.stdout.readline() == b"held\n"
        with pytest.raises(SetupError) as busy, writer_lock(store.home, wait_seconds=0.1):
            pass
        assert str(busy.value) == (
            f"The store at {store.home} is being written by process {held.pid}. "
            "Wait until it is done, and run the command again."
        )
        held.send_signal(signal.SIGKILL)
        held.wait()
    started = time.monotonic()
    store.add(made())
    assert time.monotonic() - started < 5


def _add_years(home: Path, years: range) -> None:
    for year in years:
        open_store(home).add(made(sha=f"{year % 16:x}", year=year))


def test_writers_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    home = tmp_path / "store"
    spawn = multiprocessing.get_context("spawn")
    ranges = [range(2000, 2004), range(2002, 2008), range(2006, 2012)]
    writers = [spawn.Process(target=_add_years, args=(home, years)) for years in ranges]
    for writer in writers:
        writer.start()
    while any(writer.is_alive() for writer in writers):
        for entry in open_store(home).entries():
            assert open_store(home).document(entry.document_id).text == TEXT
    for writer in writers:
        writer.join()
        assert writer.exitcode == 0
    assert [entry.fiscal_year for entry in open_store(home).entries()] == list(range(2000, 2012))


def test_a_folder_that_is_only_to_be_read_is_read(store: Store) -> None:
    store.add(made())
    store.home.chmod(0o555)
    try:
        assert open_store(store.home).document(ID).text == TEXT
    finally:
        store.home.chmod(0o755)


@given(
    value=st.decimals(allow_nan=False, allow_infinity=False),
    text=st.text(st.characters(exclude_categories=["Cs"])),
)
@settings(max_examples=60, deadline=None)
def test_every_decimal_and_every_text_survive(value: Decimal, text: str) -> None:
    from data.stored_document import stored, stored_document, stored_facts

    read = made()
    fact = replace(read.facts[0], value=value, element_id=text, dimensions=frozenset([(text, "m")]))
    document = replace(read.document, text=text, title=text)
    entry, files = stored(ReadFile(document, (fact,)), sample=False)
    back = stored_facts(files["facts.parquet"], entry)[0]
    assert back == fact
    assert str(back.value) == str(value)
    assert stored_document(entry, files) == document
