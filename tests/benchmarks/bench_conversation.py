"""What a turn costs late in a conversation: `python tests/benchmarks/bench_conversation.py`.

Asks the questions of one conversation one after the other, over the store that FILINGS_HOME names and as
the page does: from the disk, through a job, onto the disk. Prints the median of the first turns and
of the last ones, and their ratio: by the clock, and by the processor's time, which other work hardly changes.
"""

import argparse
import statistics
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from chat.conversations import Conversations, new_conversation  # noqa: E402 - not installed
from chat.engine import open_engine  # noqa: E402 - not installed
from chat.jobs import Jobs  # noqa: E402 - not installed

ASKED = (
    "What was {company}'s revenue in 2024?",
    "and the year before?",
    "what about net income?",
    "in Spanish",
    "What was {company}'s gross margin?",
)
AROUND = 25
"""Turns at each end over which the median is taken."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=200)
    parser.add_argument("--company", required=True)
    asked = parser.parse_args()
    engine = open_engine("none")
    questions = [text.format(company=asked.company) for text in ASKED]
    for question in questions:
        engine.answer(question, turns=questions[:1])  # fills the caches
    with tempfile.TemporaryDirectory() as folder:
        jobs, conversation = Jobs(engine, Conversations(Path(folder))), new_conversation()
        seconds, worked = [], []
        for question in islice(cycle(questions), asked.turns):
            begun, at = time.perf_counter(), time.process_time()
            job = jobs.start(conversation, question, None)
            while not job.kept:
                time.sleep(0.0005)
            seconds.append(time.perf_counter() - begun)
            worked.append(time.process_time() - at)
        begun = time.perf_counter()
        jobs = Jobs(open_engine("none"), Conversations(Path(folder)))
        job = jobs.start(conversation, questions[1], None)
        while not job.kept:
            time.sleep(0.0005)
        anew = time.perf_counter() - begun
    for name, taken in (("by the clock", seconds), ("of the processor", worked)):
        first, last = (statistics.median(part) for part in (taken[:AROUND], taken[-AROUND:]))
        print(
            f"{asked.turns} turns, ms {name}: first {AROUND} {1000 * first:.1f}, last {AROUND} {1000 * last:.1f}, "
            f"{last / first:.2f} times as much"
        )
    print(f"the next one in a server that was started anew: {1000 * anew:.0f} ms, the store opened")


if __name__ == "__main__":
    main()
