"""How long the gate takes for a claim: median, 95th percentile and most, in milliseconds.

    python tests/benchmarks/bench_gate.py FOLDER [--claims N]

FOLDER holds filings as .htm or .htm.gz with inline XBRL. Each claim cites one row; its document's tables
are read when a claim first cites them, and that time counts.
"""

import argparse
import sys
import time
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from chat.gate import ClaimDraft, check
from tests.chat.gate_cases import Suite
from tests.chat.gate_truths import filing_truths

SEED = 3
CLAIMS = 50


def claims(folder: Path, most: int) -> list[ClaimDraft]:
    found = []
    for path in sorted(folder.glob("*.htm*")):
        truths = filing_truths(path)
        suite = Suite(truths, SEED)
        for truth in Random(SEED).sample(truths, min(most, len(truths))):
            found += [case.claim for case in suite.clean(truth, truth.language)]
            found += [case.claim for case in suite.faults(truth, truth.language)]
    return found


def milliseconds(asked: list[ClaimDraft]) -> list[float]:
    taken = []
    for claim in asked:
        started = time.perf_counter()
        check(claim)
        taken.append(1000 * (time.perf_counter() - started))
    return sorted(taken)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure how long the gate takes for a claim.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--claims", type=int, default=CLAIMS, help="truths taken of each filing")
    asked = parser.parse_args()
    found = claims(asked.folder, asked.claims) if asked.folder.is_dir() else []
    if not found:
        sys.stderr.write(
            f"{asked.folder} holds no filings. Give a folder of .htm or .htm.gz files.\n"
        )
        return 1
    for name, times in (("first", milliseconds(found)), ("again", milliseconds(found))):
        sys.stdout.write(
            f"{name}: {len(times)} claims, p50 {times[len(times) // 2]:.2f} ms, "
            f"p95 {times[int(0.95 * len(times))]:.2f} ms, most {times[-1]:.1f} ms\n"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
