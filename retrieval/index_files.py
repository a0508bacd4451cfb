"""The files of an index: written in one step, read only when they are what was written."""

import hashlib
import io
import json
import os
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import date
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from data.span import DocumentId, Span
from retrieval.bm25 import Postings
from retrieval.chunk import Chunk, ChunkId

VERSION = 1
"""Of the files."""

MANIFEST = "manifest.json"


@dataclass(frozen=True, slots=True)
class IndexedDocument:
    """A document of the index, and what a scope may ask of it."""

    document_id: DocumentId
    folder: str
    """What its content hashes to in the store."""
    cik: str | None
    form: str | None
    period_end: date | None
    fiscal_year: int | None
    filed: date | None
    named: tuple[str, ...]
    """The words that a question may call it by."""
    rows: int
    """How many chunks it has; documents follow one another in the order of their ids."""


@dataclass(frozen=True, slots=True)
class IndexFiles:
    """An index as it is kept."""

    store: str
    """The digest of the store that it was built from."""
    documents: tuple[IndexedDocument, ...]
    lines: Sequence[bytes]
    """A chunk each, as JSON; read when it is found."""
    postings: Postings


@dataclass(frozen=True, slots=True)
class Unusable:
    """Why there is no index to open, as the end of "The index X …"."""

    why: str


def chunk_line(chunk: Chunk) -> bytes:
    """Write what a chunk says and where; whose it is stands with its document."""
    spans = [[span.start, span.end] for span in chunk.spans]
    value = {"spans": spans, "header": chunk.header, "text": chunk.text}
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def indexed_text(line: bytes) -> str:
    """Join what is indexed of a chunk: its header, and its text."""
    value = json.loads(line)
    return f"{value['header']}\n\n{value['text']}"


def chunk_of(files: IndexFiles, row: int) -> Chunk:
    """Read the chunk at a row."""
    value = json.loads(files.lines[row])
    document = _document_of(files.documents, row)
    spans = tuple(Span(document.document_id, start, end) for start, end in value["spans"])
    return Chunk(
        chunk_id=ChunkId(f"{document.document_id}:{spans[0].start}-{spans[0].end}"),
        document_id=document.document_id,
        spans=spans,
        text=value["text"],
        header=value["header"],
        cik=document.cik,
        form=document.form,
        period_end=document.period_end,
        fiscal_year=document.fiscal_year,
        filed=document.filed,
    )


def _document_of(documents: Sequence[IndexedDocument], row: int) -> IndexedDocument:
    for document in documents:
        if row < document.rows:
            return document
        row -= document.rows
    raise IndexError(f"The index has no row {row}.")


def write_index(home: Path, files: IndexFiles) -> None:
    """Keep an index under `home`; a reader sees the one before, or this one whole."""
    home.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(dir=home, prefix="files-"))
    contents = _contents(files)
    for name, content in contents.items():
        (folder / name).write_bytes(content)
    manifest = {
        "version": VERSION,
        "made_by": made_by(),
        "store": files.store,
        "folder": folder.name,
        "files": {name: _digest(content) for name, content in contents.items()},
    }
    temporary = folder / MANIFEST
    temporary.write_text(json.dumps({**manifest, "seal": _seal(manifest)}, indent=1))
    os.replace(temporary, home / MANIFEST)  # noqa: PTH105 - says what it does
    for other in home.glob("files-*"):
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)


def read_index(home: Path) -> IndexFiles | Unusable:
    """Read the index under `home`, if it is whole and of this version."""
    try:
        manifest = json.loads((home / MANIFEST).read_bytes())
    except FileNotFoundError:
        return Unusable("is not built yet")
    except ValueError:
        return Unusable("is damaged")
    if not isinstance(manifest, dict) or manifest.get("seal") != _seal(manifest):
        return Unusable("is damaged")
    if (manifest.get("version"), manifest.get("made_by")) != (VERSION, made_by()):
        return Unusable("was built by another version")
    contents: dict[str, bytes] = {}
    for name, digest in manifest["files"].items():
        path = home / manifest["folder"] / name
        content = path.read_bytes() if path.is_file() else b""
        if _digest(content) != digest:
            return Unusable(f"is damaged ({name} is not what was written)")
        contents[name] = content
    return _files(manifest["store"], contents)


@cache
def made_by() -> str:
    """Digest this package's code: what another cut documents or words by may not be mixed with ours."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    return _digest(b"".join(path.read_bytes() for path in sources))


def _seal(manifest: dict[str, Any]) -> str:
    bare = {key: value for key, value in manifest.items() if key != "seal"}
    return _digest(json.dumps(bare, sort_keys=True).encode())


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


def _contents(files: IndexFiles) -> dict[str, bytes]:
    postings = files.postings
    documents = [asdict(document) for document in files.documents]
    ends = np.cumsum([0, *(len(line) for line in files.lines)], dtype=np.int64)
    return {
        "documents.json": json.dumps(documents, default=date.isoformat, indent=1).encode(),
        "chunks.jsonl": b"".join(files.lines),
        "chunk_ends.npy": _array_bytes(ends),
        "vocabulary.txt": "\n".join(postings.vocabulary).encode(),
        "starts.npy": _array_bytes(postings.starts),
        "rows.npy": _array_bytes(postings.rows),
        "counts.npy": _array_bytes(postings.counts),
        "lengths.npy": _array_bytes(postings.lengths),
    }


def _files(store: str, contents: dict[str, bytes]) -> IndexFiles:
    names = contents["vocabulary.txt"].decode()
    text = contents["chunks.jsonl"]
    ends = pairwise(_array(contents["chunk_ends.npy"]).tolist())
    return IndexFiles(
        store=store,
        documents=tuple(map(_document, json.loads(contents["documents.json"]))),
        lines=tuple(text[start:end] for start, end in ends),
        postings=Postings(
            vocabulary={name: n for n, name in enumerate(names.split("\n") if names else ())},
            starts=_array(contents["starts.npy"]),
            rows=_array(contents["rows.npy"]),
            counts=_array(contents["counts.npy"]),
            lengths=_array(contents["lengths.npy"]),
        ),
    )


def _document(value: dict[str, Any]) -> IndexedDocument:
    days = {
        name: value[name] and date.fromisoformat(value[name]) for name in ("period_end", "filed")
    }
    return IndexedDocument(**{**value, **days, "named": tuple(value["named"])})


def _array_bytes(array: NDArray[Any]) -> bytes:
    buffer = io.BytesIO()
    np.save(buffer, array, allow_pickle=False)
    return buffer.getvalue()


def _array(content: bytes) -> NDArray[Any]:
    return np.load(io.BytesIO(content), allow_pickle=False)  # type: ignore[no-any-return]
