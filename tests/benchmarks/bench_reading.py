"""How fast filings are read, as ratios to other readers on the same files in one run.

    python tests/benchmarks/bench_reading.py FOLDER [--rounds N]

FOLDER holds filings as .htm, .html or .xhtml, also .gz. The full read (text, blocks, tables, facts,
spans) is set against a bare lxml parse and text walk, whose code is here; against BeautifulSoup
over lxml with its text; and against the document parse of edgartools, where that is installed
(`pip install edgartools`; it is no dependency of the project). Every reader reads every file once a
round, in turns, and the fastest round counts, so that a busy machine disturbs all of them alike.
"""

import argparse
import gzip
import random
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median

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


def edgartools_parse() -> Reader | None:
    """The document parse of edgartools; None where it is not installed."""
    try:
        from edgar.documents import HTMLParser, ParserConfig
    except ImportError:
        return None
    return lambda content: HTMLParser(ParserConfig()).parse(content.decode("utf-8", "replace"))


def contents(folder: Path) -> dict[str, bytes]:
    found = {}
    for path in sorted(folder.iterdir()):
        if path.name.lower().endswith(KINDS):
            stored = path.read_bytes()
            found[path.name] = gzip.decompress(stored) if path.suffix == ".gz" else stored
    return found


def seconds(reader: Reader, content: bytes) -> float:
    started = time.perf_counter()
    reader(content)
    return time.perf_counter() - started


def measured(readers: dict[str, Reader], content: bytes, rounds: int) -> dict[str, float]:
    """Fastest of the rounds for each reader."""
    times: dict[str, list[float]] = {name: [] for name in readers}
    for _ in range(rounds):
        for name, reader in readers.items():
            times[name].append(seconds(reader, content))
    return {name: min(taken) for name, taken in times.items()}


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
    }
    edgartools = edgartools_parse()
    if edgartools is None:
        say("edgartools is not installed, so it is left out. Get it with: pip install edgartools")
    else:
        readers["edgartools"] = edgartools
    megabytes: list[float] = []
    rows: list[dict[str, float]] = []
    for name, content in files.items():
        try:
            full_read(content)
        except FormatError as refused:
            say(f"{name} is left out: {refused}")
            continue
        megabytes.append(len(content) / 1e6)
        rows.append(measured(readers, content, rounds))
        say(f"{name}: {rows[-1][OURS]:.2f} s")
    if not rows:
        return "No filing in this folder can be read."
    return (
        f"{len(rows)} files, {sum(megabytes):.1f} MB, {rounds} rounds\n\n{table(megabytes, rows)}"
    )


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
