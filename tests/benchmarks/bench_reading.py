"""How fast filings are read, as ratios to other readers on the same files in one run.

    python tests/benchmarks/bench_reading.py FOLDER [--rounds N]

FOLDER holds filings as .htm, .html or .xhtml, also .gz. The full read (text, blocks, tables, facts,
spans) is set against a bare lxml parse and text walk, whose code is here; against BeautifulSoup
over lxml with its text; and against the document parse of edgartools, where that is installed
(`pip install edgartools`; it is no dependency of the project). A round goes through all files, so that
nobody finds a file in a cache; on each file all readers take turns, so that a busy machine disturbs
all of them alike; the fastest round counts.
"""

import argparse
import gc
import gzip
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

from bs4 import BeautifulSoup
from lxml import etree

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from data.errors import FormatError
from data.filing_html import read_filing_html
from data.read_file import Known

RESAMPLES = 10_000
SEED = 7
ROUNDS = 3
OURS = "full read"
KINDS = (".htm", ".html", ".xhtml", ".htm.gz", ".html.gz", ".xhtml.gz")

Reader = Callable[[bytes], object]


def full_read(content: bytes) -> object:
    return read_filing_html(content, source="filing.htm", known=Known())


def bare_walk(content: bytes) -> object:
    """Parse and collect the text, and nothing else."""
    root = etree.fromstring(content, etree.HTMLParser(huge_tree=True, encoding="utf-8"))
    pieces = []
    for _, element in etree.iterwalk(root, events=("start",)):
        if element.text:
            pieces.append(element.text)
        if element.tail:
            pieces.append(element.tail)
    return "".join(pieces)


def soup_text(content: bytes) -> object:
    return BeautifulSoup(content, "lxml").get_text()


def edgartools() -> dict[str, Reader]:
    """The document parse of edgartools, and with the text of it; nothing where it is not installed."""
    try:
        from edgar.documents import HTMLParser, ParserConfig
    except ImportError:
        say("edgartools is not installed, so it is left out. Get it with: pip install edgartools")
        return {}

    def parsed(content: bytes) -> Any:
        return HTMLParser(ParserConfig()).parse(content.decode("utf-8", "replace"))

    return {"edgartools parse": parsed, "edgartools parse and text": lambda one: parsed(one).text()}


def contents(folder: Path) -> dict[str, bytes]:
    found = {}
    for path in sorted(folder.iterdir()):
        if path.name.lower().endswith(KINDS):
            stored = path.read_bytes()
            found[path.name] = gzip.decompress(stored) if path.suffix == ".gz" else stored
    return found


def seconds(reader: Reader, content: bytes) -> float:
    """Time of one read, the collection of its own garbage included, that of other readers not."""
    gc.collect()
    gc.freeze()
    started = time.perf_counter()
    reader(content)
    return time.perf_counter() - started


def measured(
    readers: dict[str, Reader], files: dict[str, bytes], rounds: int
) -> list[dict[str, float]]:
    """Fastest of the rounds for each file and reader."""
    best: dict[tuple[str, str], float] = {}
    for turn in range(rounds):
        for name, content in files.items():
            for reader_name, reader in readers.items():
                key = (name, reader_name)
                best[key] = min(seconds(reader, content), best.get(key, float("inf")))
            say(f"round {turn + 1}, {name}: {best[name, OURS]:.2f} s")
    return [{reader: best[name, reader] for reader in readers} for name in files]


def interval(ratios: Sequence[float]) -> tuple[float, float]:
    """95 % bootstrap interval of the median ratio, over files."""
    chance = random.Random(SEED)
    medians = sorted(median(chance.choices(ratios, k=len(ratios))) for _ in range(RESAMPLES))
    return medians[int(0.025 * RESAMPLES)], medians[int(0.975 * RESAMPLES) - 1]


def table(megabytes: Sequence[float], rows: Sequence[dict[str, float]]) -> str:
    lines = [
        "| reader | median ms/MB | full read ÷ it | 95 % interval | files' range |",
        "|---|---|---|---|---|",
    ]
    for name in rows[0]:
        pace = median(1000 * row[name] / size for row, size in zip(rows, megabytes, strict=True))
        ratios = [row[OURS] / row[name] for row in rows]
        low, high = interval(ratios)
        lines.append(
            f"| {name} | {pace:.1f} | {median(ratios):.3f} | {low:.3f} to {high:.3f} "
            f"| {min(ratios):.3f} to {max(ratios):.3f} |"
        )
    return "\n".join(lines)


def measure(files: dict[str, bytes], rounds: int) -> str:
    readers: dict[str, Reader] = {
        OURS: full_read,
        "bare lxml walk": bare_walk,
        "BeautifulSoup + lxml": soup_text,
    } | edgartools()
    readable = {name: content for name, content in files.items() if is_readable(name, content)}
    if not readable:
        return "No filing in this folder can be read."
    megabytes = [len(content) / 1e6 for content in readable.values()]
    rows = measured(readers, readable, rounds)
    return (
        f"{len(rows)} files, {sum(megabytes):.1f} MB, {rounds} rounds\n\n{table(megabytes, rows)}"
    )


def is_readable(name: str, content: bytes) -> bool:
    try:
        full_read(content)
    except FormatError as refused:
        say(f"{name} is left out: {refused}")
        return False
    return True


def say(line: str) -> None:
    sys.stderr.write(line + "\n")


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how fast filings are read, as ratios.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    asked = parser.parse_args()
    files = contents(asked.folder) if asked.folder.is_dir() else {}
    if not files:
        say(f"{asked.folder} holds no filings. Give a folder of .htm, .html or .xhtml files.")
        return 1
    sys.stdout.write(measure(files, asked.rounds) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
