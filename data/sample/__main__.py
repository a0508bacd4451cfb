"""Writes the sample corpus: `python -m data.sample [FOLDER]`."""

from __future__ import annotations

import sys
from pathlib import Path

from data.sample import FILES
from data.sample.corpus import write_corpus


def main(arguments: list[str]) -> int:
    """Write the files into the folder named, or over the committed ones."""
    folder = Path(arguments[0]) if arguments else FILES
    names = write_corpus(folder)
    print(f"{len(names)} files written to {folder}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
