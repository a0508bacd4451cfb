"""How long a figure answer takes, in process and as a process: `python tests/benchmarks/bench_answers.py`.

Asks the questions of a gold file (`python -m answer_eval gold --out G.jsonl`) of the store that
FILINGS_HOME names, each once after one round that fills the caches, and prints percentiles.
"""

import argparse
import json
import statistics
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from chat.engine import open_engine  # noqa: E402 - the checkout is not installed as a package

PROCESS_RUNS = 5


def percentile(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gold", type=Path, required=True)
    parser.add_argument("--most", type=int, default=500)
    asked = parser.parse_args()
    lines = [json.loads(line) for line in asked.gold.read_text("utf-8").splitlines()][: asked.most]
    engine = open_engine("none")
    times: dict[str, list[float]] = {"figure, first time": [], "figure": [], "passage": []}
    for warm in (False, True):
        for line in lines:
            begun = time.perf_counter()
            answer = engine.answer(line["question"])
            seconds = time.perf_counter() - begun
            if answer.route.kind == "figure":
                times["figure" if warm else "figure, first time"].append(seconds)
            elif warm:
                times["passage"].append(seconds)
    sys.stdout.write(f"{len(engine.store.entries())} documents on file\n")
    for name, values in times.items():
        if values:
            shown = ", ".join(
                f"p{int(share * 100)} {1000 * percentile(values, share):.1f} ms"
                for share in (0.5, 0.95, 0.99)
            )
            sys.stdout.write(f"{name:20} n={len(values)}: {shown}\n")
    figure = next(one["question"] for one in lines if one["kind"] == "reported")
    runs = []
    for _ in range(PROCESS_RUNS):
        begun = time.perf_counter()
        subprocess.run(
            [sys.executable, "-m", "chat", "ask", figure], cwd=ROOT, check=True, capture_output=True
        )
        runs.append(time.perf_counter() - begun)
    sys.stdout.write(
        f"as a process: median of {PROCESS_RUNS} runs {statistics.median(runs):.2f} s\n"
    )


if __name__ == "__main__":
    main()
