"""python -m data.corpora spanish | us --out DIR."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from data.corpora.set_files import write_set
from data.corpora.spanish_set import spanish_set
from data.corpora.us.set_files import write_us_set
from data.corpora.us.us_set import us_set


def main(arguments: Sequence[str] | None = None) -> int:
    """Write a corpus into a folder."""
    parser = argparse.ArgumentParser(
        prog="python -m data.corpora", description="Documents of our own making, with gold."
    )
    commands = parser.add_subparsers(required=True, metavar="spanish | us")
    for name, run, says in (
        ("spanish", _spanish, "21 Spanish documents and 263 questions"),
        ("us", _us, "60 made-up filers: a table of truth, companyfacts, inline XBRL pages of 12"),
    ):
        command = commands.add_parser(name, help=says)
        command.add_argument("--out", type=Path, required=True, metavar="DIR", help="a folder")
        command.set_defaults(run=run)
    options = parser.parse_args(arguments)
    try:
        print(options.run(options.out))
    except OSError as wrong:
        print(f"{wrong.filename or 'The disk'}: {wrong.strerror}.", file=sys.stderr)
        return 1
    return 0


def _spanish(folder: Path) -> str:
    made = spanish_set()
    written = write_set(made, folder)
    return (
        f"{len(written)} files written to {folder}: {len(made.documents)} documents, "
        f"{len(made.passages)} passages, {len(made.questions)} questions."
    )


def _us(folder: Path) -> str:
    written = write_us_set(folder)
    made = us_set()
    pages = sum(path.suffix == ".htm" for path in written)
    return (
        f"{len(written)} files written to {folder}: {len(made.filers)} companies, "
        f"{len(made.truth):,} true quarters, {pages} pages."
    )


if __name__ == "__main__":
    sys.exit(main())
