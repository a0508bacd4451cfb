"""The commands, whole: python -m data add | list | text | facts | remove."""

import gzip
import hashlib
import json
import os
import subprocess
import sys
from dataclasses import replace
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from data.__main__ import main
from data.company import Cik, Company
from data.fact import Concept, Fact
from data.filing import AccessionNumber, Filing
from data.markdown import read_markdown
from data.period import Duration
from data.read_file import Known, ReadFile
from data.span import DocumentId, Span
from data.store import Store, open_store

CHECKOUT = Path(__file__).resolve().parents[2]
TEN_Q = """FORM 10-Q
For the quarterly period ended April 1, 2000
OSTRAVA PUMPS
(Exact name of registrant)
"""


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[int, str, str]:
    code = main([str(argument) for argument in arguments])
    said = capsys.readouterr()
    return code, said.out, said.err


def write(folder: Path, **files: str) -> Path:
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / name.replace("__", ".")).write_text(text)
    return folder


def test_a_folder_is_added_file_by_file(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(
        tmp_path / "in", b__txt=TEN_Q, a__md="# Alfares — Informe anual 2023\n\nTexto.", c__csv="x"
    )
    code, out, err = run(capsys, "add", folder)
    assert code == 0
    lines = out.splitlines()
    assert lines[0].startswith("added     sha256/")
    assert lines[0].endswith(
        "Alfares annual report FY2023, filing date not known; 2 blocks, 0 tables, 0 facts"
    )
    assert "OSTRAVA PUMPS 10-Q (2000-04-01), filing date not known;" in lines[1]
    assert err == f"{folder}/c.csv is of a kind that is not read, and is passed over.\n"
    assert run(capsys, "add", folder)[1].startswith("unchanged sha256/")


def test_an_item_that_is_not_read_keeps_the_others(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(tmp_path / "in", a__md="# A\n\nText.", b__md="", c__md="# C\n\nText.")
    code, out, err = run(capsys, "add", folder / "a.md", folder / "b.md", folder / "c.md", "--json")
    assert code == 1
    rows = json.loads(out)
    assert [row["status"] for row in rows] == ["added", "refused", "added"]
    assert rows[1] == {
        "status": "refused",
        "message": "b.md is empty. Download it again.",
        "source": "b.md",
    }
    assert rows[0]["characters"] == 10
    assert err == "b.md is empty. Download it again.\n"
    assert len(open_store().entries()) == 2


def test_many_files_are_read_by_several_processes_in_their_order(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(
        tmp_path / "in", **{f"{number}__md": f"# N{number}\n\nText." for number in range(8)}
    )
    (folder / "4.md").write_text("")
    code, out, _ = run(capsys, "add", folder, "--json")
    rows = json.loads(out)
    assert code == 1
    assert [row.get("title") for row in rows] == ["N0", "N1", "N2", "N3", None, "N5", "N6", "N7"]
    assert len(open_store().entries()) == 7


def test_a_manifest_beside_the_files_says_when_they_were_filed(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    manifest = "file,company,filed,accession\na.txt,Wrong Name,2000-05-11,0009900001-00-000007\n"
    folder = write(tmp_path / "in", a__txt=TEN_Q, manifest__csv=manifest)
    assert run(capsys, "add", folder)[0] == 0
    (entry,) = open_store().entries()
    assert entry.document_id == "0009900001-00-000007/a"
    assert (entry.company, entry.filed) == ("OSTRAVA PUMPS", date(2000, 5, 11))


def test_a_manifest_with_odd_values_is_not_believed(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(
        tmp_path / "in", a__txt=TEN_Q, manifest__csv="file,filed,accession\na.txt,soon,../../x\n"
    )
    assert run(capsys, "add", folder)[0] == 0
    (entry,) = open_store().entries()
    assert (entry.filed, entry.accession) == (None, None)


def test_symbolic_links_are_reported_and_not_followed(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write(tmp_path / "in", a__md="# A\n\nText.")
    (folder / "b.md").symlink_to("/etc/hostname")
    (folder / "loop").symlink_to(folder)
    code, _, err = run(capsys, "add", folder)
    assert code == 0
    assert err == (
        f"{folder}/b.md is a symbolic link, which is not followed.\n"
        f"{folder}/loop is a symbolic link, which is not followed.\n"
    )
    assert run(capsys, "add", folder / "b.md")[0] == 1


def test_a_path_that_is_not_there_is_a_sentence(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, err = run(capsys, "add", "none/at-all.htm")
    assert (code, err) == (1, "There is no file or folder none/at-all.htm. Check the path.\n")


def test_the_list_prints_the_contracts_fields(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(capsys, "list") == (
        0, "", "Nothing is on file. Add filings with: python -m data add FILES\n",
    )  # fmt: skip
    assert run(capsys, "list", "--json")[1] == "[]\n"
    run(capsys, "add", write(tmp_path / "in", a__md="# A\n\nText.") / "a.md")
    (row,) = json.loads(run(capsys, "list", "--json")[1])
    assert list(row) == [
        "document_id", "source", "title", "company", "cik", "form", "period_end", "fiscal", "filed",
        "accession", "language", "characters", "pages", "blocks", "tables", "facts", "warnings",
    ]  # fmt: skip


def test_the_text_is_printed_to_the_letter(store: Store, tmp_path: Path) -> None:
    text = "# Año\r\n\r\nUno — dos 𝄞\r\n\r\n"
    added = store.add(read_markdown(text.encode(), source="a.md", known=Known()))
    command = [sys.executable, "-m", "data", "text", added.entry.document_id]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    said = subprocess.run(command, cwd=CHECKOUT, env=environment, capture_output=True, check=True)
    assert said.stdout == "# Año\n\nUno — dos 𝄞\n\n".encode()
    assert said.stderr == b""


def test_removing_takes_a_document_out(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    document_id = store.add(
        read_markdown(b"# A\n\nText.", source="a.md", known=Known())
    ).entry.document_id
    assert run(capsys, "remove", document_id)[:2] == (
        0, f"removed   {document_id}: A, filing date not known; 2 blocks, 0 tables, 0 facts\n",
    )  # fmt: skip
    assert open_store().entries() == ()
    assert run(capsys, "remove", document_id) == (
        1, "", f"No document {document_id} is on file. See what is on file with: python -m data list\n",
    )  # fmt: skip


def with_facts(store: Store) -> None:
    """A company with one fact filed on a known day, and one on a day that is not known."""
    read = read_markdown(b"# A\n\nNet sales 1,234", source="a.md", known=Known())
    document_id = DocumentId("0009900001/10-K-2024-06-30")
    company = Company(Cik("0009900001"), "Ostrava Pumps, Inc.", ("OSTP",))
    filing = Filing(company, "10-K", date(2024, 6, 30), 2024, "FY", date(2024, 8, 15), None)
    document = replace(read.document, document_id=document_id, filing=filing, blocks=())
    fact = Fact(
        company.cik, Concept("us-gaap:Revenues"), Duration(date(2023, 7, 1), date(2024, 6, 30)), "USD",
        Decimal("1234E6"), -6, frozenset([("srt:Axis", "x:M")]), AccessionNumber("0009900001-24-000012"),
        "10-K", date(2024, 8, 15), "f-1", document_id, Span(document_id, 15, 20),
    )  # fmt: skip
    undated = replace(
        fact, concept=Concept("us-gaap:Assets"), filed=None, span=None, value=None, decimals="INF"
    )
    store.add(ReadFile(document, (fact, undated)))


@pytest.mark.parametrize(
    "company", ["0009900001", "9900001", "ostp", "Ostrava Pumps", "OSTRAVA PUMPS INC", "Ostrava"]
)
def test_facts_are_printed_as_the_contract_says(
    store: Store, capsys: pytest.CaptureFixture[str], company: str
) -> None:
    with_facts(store)
    code, out, _ = run(capsys, "facts", "--company", company, "--concept", "revenues", "--json")
    assert code == 0
    assert json.loads(out) == [
        {
            "concept": "us-gaap:Revenues",
            "value": "1234000000",
            "unit": "USD",
            "period": {"start": "2023-07-01", "end": "2024-06-30"},
            "dimensions": {"srt:Axis": "x:M"},
            "accession": "0009900001-24-000012",
            "form": "10-K",
            "filed": "2024-08-15",
            "decimals": -6,
            "element_id": "f-1",
            "document_id": "0009900001/10-K-2024-06-30",
            "span": {"start": 15, "end": 20},
        }
    ]


def test_facts_as_of_a_day_are_those_that_were_filed_by_then(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    with_facts(store)
    left_out = "1 facts are left out: when they were filed is not known.\n"
    assert run(capsys, "facts", "--company", "OSTP", "--as-of", "2024-08-14") == (0, "", left_out)
    code, out, err = run(capsys, "facts", "--company", "OSTP", "--as-of", "2024-08-15")
    assert (code, err, len(out.splitlines())) == (0, left_out, 1)
    assert len(run(capsys, "facts", "--company", "OSTP")[1].splitlines()) == 2


def test_a_company_or_concept_that_is_not_on_file_is_a_sentence(
    store: Store, capsys: pytest.CaptureFixture[str]
) -> None:
    with_facts(store)
    assert run(capsys, "facts", "--company", "Halden") == (
        1, "", "No company Halden is on file. See what is on file with: python -m data list\n",
    )  # fmt: skip
    assert run(capsys, "facts", "--company", "OSTP", "--concept", "Goodwill") == (
        1,
        "",
        (
            "Ostrava Pumps, Inc. reports no Goodwill in what is on file. "
            'See what it reports with: python -m data facts --company "Ostrava Pumps, Inc."\n'
        ),
    )


@pytest.mark.parametrize(
    "arguments", [[], ["add"], ["facts"], ["facts", "--company", "A", "--as-of", "soon"], ["fetch"]]
)
def test_wrong_usage_is_exit_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "usage: python -m data" in capsys.readouterr().err


def test_a_real_filing_goes_through_the_door(
    store: Store, corpus: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, _, _ = run(capsys, "add", corpus / "filings" / "aapl_10-k_2024-09-28.htm.gz")
    assert code == 0
    arguments = ("--company", "AAPL", "--concept", "us-gaap:NetIncomeLoss", "--json")
    facts = json.loads(run(capsys, "facts", *arguments)[1])
    year = {"start": "2023-10-01", "end": "2024-09-28"}
    assert "93736000000" in {fact["value"] for fact in facts if fact["period"] == year}
    other = corpus / "filings_variants" / "aapl_10-k_2024-09-28.reformatted.htm.gz"
    assert run(capsys, "add", other)[0] == 1
    text = gzip.decompress((corpus / "filings" / "aapl_10-k_2024-09-28.htm.gz").read_bytes())
    assert open_store().entries()[0].sha256 == hashlib.sha256(text).hexdigest()


def test_a_file_name_of_any_bytes_is_kept_as_printable_text(
    store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = os.fsdecode(b"bad\xff\n\x1b[31m.md")
    (tmp_path / name).write_text("A report about nothing much.")
    code, out, _ = run(capsys, "add", tmp_path / name, "--json")
    assert (code, json.loads(out)[0]["source"]) == (0, "bad\ufffd\ufffd\ufffd[31m.md")
    assert [entry.source for entry in open_store(store.home).entries()] == [
        "bad\ufffd\ufffd\ufffd[31m.md"
    ]
