"""python -m data.corpora spanish --out DIR."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from data.corpora.set_files import write_set
from data.corpora.spanish_set import spanish_set


def main(arguments: Sequence[str] | None = None) -> int:
    """Write a corpus into a folder."""
    parser = argparse.ArgumentParser(
        prog="python -m data.corpora", description="Documents of our own making, with gold."
    )
    commands = parser.add_subparsers(required=True, metavar="spanish")
    spanish = commands.add_parser("spanish", help="21 Spanish documents and 263 questions")
    spanish.add_argument("--out", type=Path, required=True, metavar="DIR", help="a folder")
    options = parser.parse_args(arguments)
    try:
        made = spanish_set()
        written = write_set(made, options.out)
    except OSError as wrong:
        print(f"{wrong.filename or 'The disk'}: {wrong.strerror}.", file=sys.stderr)
        return 1
    print(
        f"{len(written)} files written to {options.out}: {len(made.documents)} documents, "
        f"{len(made.passages)} passages, {len(made.questions)} questions."
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
