"""Files that the browser sent: what is taken, what is refused in words, what is left behind."""

import json
import os
import shutil
import stat
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from chat.app import build_app
from chat.uploads import Uploads
from data.sample import FILES
from data.store import open_store
from tests.fakes import ScriptedEngine

NOTE = "# Brantley Tools\n\nBrantley Tools sold 12,345 drills in 2024.\n\n| | 2024 |\n|---|---|\n| Drills | 12,345 |\n"


@dataclass
class Desk:
    """A store, an upload folder as Gradio fills it, and what was told of what was added."""

    home: Path
    folder: Path
    told: list[str] = field(default_factory=list)

    def send(self, name: str, content: bytes) -> Path:
        place = self.folder / f"{len(list(self.folder.iterdir())):064x}"
        place.mkdir(parents=True)
        (place / name).write_bytes(content)
        return place / name

    def add(self, asked: object, *, patience: float = 60) -> dict[str, Any]:
        uploads = Uploads(
            self.home, self.folder, lambda: self.told.append("added"), patience=patience
        )
        told: dict[str, Any] = json.loads(uploads.add_json(asked))
        return told


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    (tmp_path / "sent").mkdir()
    return Desk(tmp_path / "store", tmp_path / "sent")


def test_a_filing_is_put_on_file_and_its_upload_deleted(desk: Desk) -> None:
    sent = desk.send("tlvn-20241231.htm", (FILES / "tlvn-20241231.htm").read_bytes())
    told = desk.add(str(sent))
    (entry,) = open_store(desk.home).entries()
    assert told["document_id"] == entry.document_id
    assert told["says"] == f"Added: {entry.title}: 20 tables, 331 facts"
    assert (entry.source, entry.company) == ("tlvn-20241231.htm", "Tolvane Controls, Inc.")
    assert list(desk.folder.iterdir()) == []
    assert desk.told == ["added"]


def test_the_same_bytes_again_change_nothing_and_are_said_to_be_on_file(desk: Desk) -> None:
    desk.add(str(desk.send("note.md", NOTE.encode())))
    again = desk.add(str(desk.send("other name.md", NOTE.encode())))
    assert again["says"] == "Already on file: Brantley Tools: 1 table"
    assert len(open_store(desk.home).entries()) == 1
    assert desk.told == ["added"]


@pytest.mark.parametrize(
    ("name", "content", "said"),
    [
        ("report.pdf", b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n", "report.pdf is a PDF, and PDF is not read yet."),
        ("renamed.md", b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n", "renamed.md is a PDF, and PDF is not read yet."),
        ("tool.exe", b"MZ\x90\x00\x03\x00\x00\x00\x00\x00", "tool.exe is a program, not a filing."),
        ("empty.htm", b"", "empty.htm is empty."),
        ("picture.htm", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "picture.htm is"),
        ("model.pkl", b"\x80\x04\x95\x00\x00\x00\x00", "model.pkl"),
        ("index.htm", b"<!doctype html><html><body><p>Hello</p></body></html>", "index.htm is a web page"),
    ],
)  # fmt: skip
def test_what_is_no_filing_is_refused_in_words_that_name_no_place(
    desk: Desk, name: str, content: bytes, said: str
) -> None:
    told = desk.add(str(desk.send(name, content)))
    assert told["problem"].startswith(said)
    assert str(desk.folder) not in told["problem"]
    assert open_store(desk.home).entries() == ()
    assert list(desk.folder.iterdir()) == []
    assert desk.told == []


@pytest.mark.parametrize("name", ["data.py", "json.py", "sitecustomize.py"])
def test_a_sent_program_is_not_run(desk: Desk, tmp_path: Path, name: str) -> None:
    ran = tmp_path / "ran"
    desk.add(str(desk.send(name, f"open({str(ran)!r}, 'w')".encode())))
    assert not ran.exists()


def test_a_path_that_is_no_upload_is_refused_and_left_alone(desk: Desk, tmp_path: Path) -> None:
    secret = tmp_path / "secret" / "note.md"
    secret.parent.mkdir()
    secret.write_text(NOTE)
    link = desk.send("link.md", b"")
    link.unlink()
    link.symlink_to(secret)
    beside = desk.folder / "note.md"
    beside.write_text(NOTE)
    sent = desk.send("note.md", NOTE.encode())
    asked = [
        str(secret), str(link), str(beside), str(sent.parent), str(desk.folder), "", "note.md",
        f"{sent.parent}/../../secret/note.md", "/etc/passwd", "\0", "x" * 100_000, None, 7, [str(sent)],
    ]  # fmt: skip
    for one in asked:
        assert desk.add(one) == {"problem": "That file did not arrive. Choose it again."}, one
    assert secret.is_file()
    assert sent.is_file()
    assert open_store(desk.home).entries() == ()


def test_another_rendering_of_a_filing_on_file_is_refused_with_its_name(desk: Desk) -> None:
    page = (FILES / "tlvn-20241231.htm").read_bytes()
    desk.add(str(desk.send("one.htm", page)))
    told = desk.add(str(desk.send("two.htm", page + b"\n")))
    assert open_store(desk.home).entries()[0].document_id in told["problem"]


def test_a_reader_that_takes_too_long_is_ended_and_said(desk: Desk) -> None:
    told = desk.add(str(desk.send("note.md", NOTE.encode())), patience=0.01)
    assert told["problem"].startswith("note.md is not read after 0 seconds, and is left out.")
    assert list(desk.folder.iterdir()) == []


def test_a_store_that_can_not_be_written_to_is_said(desk: Desk) -> None:
    desk.home.parent.joinpath("store").write_text("a file in the place of the folder")
    told = desk.add(str(desk.send("note.md", NOTE.encode())))
    assert set(told) == {"problem"}
    assert "Traceback" not in told["problem"]


def test_the_reader_gets_no_keys(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ANTHROPIC_API_KEY", "sk-ant-CANARY")
    seen = tmp_path / "environment"
    python = tmp_path / "python"
    python.write_text(f'#!/bin/sh\nenv > {seen}\necho "[]"\n')
    python.chmod(python.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setattr("sys.executable", str(python))
    desk.add(str(desk.send("note.md", NOTE.encode())))
    assert f"FILINGS_HOME={desk.home}" in seen.read_text()
    assert "CANARY" not in seen.read_text()


def test_the_page_takes_uploads_from_a_folder_of_its_own(tmp_path: Path) -> None:
    build_app(ScriptedEngine(tmp_path))
    folder = Path(os.environ["GRADIO_TEMP_DIR"])
    assert folder.is_dir()
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_file_that_was_sent_is_answered_from_at_once(desk: Desk, sample_home: Path) -> None:
    from chat.engine import open_engine

    shutil.copytree(sample_home, desk.home)
    engine = open_engine("none", home=desk.home, say=lambda _: None)
    question = "How many drills were sold by Brantley Tools in 2024?"
    assert engine.answer(question).outcome != "answered"
    desk.add(str(desk.send("note.md", NOTE.encode())))
    answer = engine.answer(question)
    assert "12,345" in answer.text
    assert answer.citations[0].title == "Brantley Tools"
