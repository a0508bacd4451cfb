"""What the gate catches and what it withholds in error, by kind of fault and by set of filings.

    python tests/benchmarks/score_gate.py CORPUS

CORPUS is the folder with `filings/` that the tests use. Prints what `tests/chat/test_gate.py` asserts about, with
the misses and the false alarms themselves.
"""

import argparse
import sys
from pathlib import Path
from typing import get_args

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tests.chat.test_gate import Which, scored


def main() -> int:
    parser = argparse.ArgumentParser(description="Score the gate on planted faults.")
    parser.add_argument("corpus", type=Path)
    asked = parser.parse_args()
    if not (asked.corpus / "filings").is_dir():
        sys.stderr.write(f"{asked.corpus} has no folder filings. Give the corpus of the tests.\n")
        return 1
    for which in get_args(Which):
        score = scored(asked.corpus, which)
        for name, apart in (("kinds of fault", False), ("further kinds", True)):
            caught, planted = score.share(apart=apart)
            sys.stdout.write(f"{which}, {name}: {caught}/{planted} = {caught / planted:.2%}\n")
        sys.stdout.write(f"{score.told()}\n\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
