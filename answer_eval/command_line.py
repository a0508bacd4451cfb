"""What can be typed behind `python -m answer_eval`."""

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path

from answer_eval.gold_from_facts import DEFAULT_COUNT
from answer_eval.recipes import RECIPES
from chat.dollars import dollars

Doors = Mapping[str, Callable[[argparse.Namespace], int]]
"""By command, what does it."""
FILINGS = Path(__file__).resolve().parents[2] / "shared" / "corpus" / "filings"
"""Where a checkout may have real filings beside it."""


def parser(doors: Doors) -> argparse.ArgumentParser:
    """Read a command; `run` of what it gives is its door."""
    made = argparse.ArgumentParser(
        prog="python -m answer_eval", description="How often are the answers right, and why not?"
    )
    commands = made.add_subparsers(
        required=True,
        metavar="lessons | gold | prose | run | score | compare | report | replay | ladder | tatqa",
    )

    lessons = commands.add_parser("lessons", help="the lessons' measurements on our own corpora")
    lessons.add_argument("--out", type=Path, required=True, metavar="DIR")
    lessons.add_argument(
        "--dense",
        action="store_true",
        help="with the rows of dense vectors: an hour the first time",
    )
    lessons.add_argument(
        "--filings",
        type=Path,
        default=FILINGS,
        metavar="FOLDER",
        help="real filings for the reference project's table; it is left out where they are absent",
    )
    lessons.set_defaults(run=doors["lessons"])

    gold = commands.add_parser("gold", help="gold questions from the facts in the store")
    gold.add_argument("--out", type=Path, required=True, metavar="G.jsonl")
    gold.add_argument("--n", type=_count, default=DEFAULT_COUNT, metavar="N", help="questions")
    gold.add_argument("--seed", type=int, default=1, metavar="S", help="another S, other questions")
    gold.set_defaults(run=doors["gold"])

    shown = commands.add_parser("prose", help="questions for words, with their answers, to be read")
    shown.add_argument("--out", type=Path, required=True, metavar="FILE.md")
    shown.add_argument("--questions", type=Path, metavar="Q.jsonl", help="others than our ten")
    shown.add_argument(
        "--model", default="none", metavar="M", help="none, ollama:NAME, claude:NAME"
    )
    shown.set_defaults(run=doors["prose"])

    asked = commands.add_parser("run", help="answer gold questions; a run that was cut off goes on")
    asked.add_argument("--gold", type=Path, required=True, metavar="G.jsonl")
    asked.add_argument("--out", type=Path, required=True, metavar="DIR")
    asked.add_argument("--recipe", default="retrieved", metavar="R", help=", ".join(RECIPES))
    asked.add_argument("--model", metavar="M", help="none, ollama:NAME, claude:NAME")
    asked.add_argument(
        "--concurrency", type=_count, default=1, metavar="N", help="questions asked at once"
    )
    asked.add_argument(
        "--budget", type=dollars, metavar="USD", help="stop before more than this is spent"
    )
    asked.set_defaults(run=doors["run"])

    _add_readers(commands, doors)
    tatqa = commands.add_parser(
        "tatqa", help="TAT-QA's contexts as documents, its questions as gold"
    )
    tatqa.add_argument("dataset", type=Path, metavar="FILE.json")
    tatqa.add_argument("--out", type=Path, required=True, metavar="DIR")
    tatqa.set_defaults(run=doors["tatqa"])
    return made


def _add_readers(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", doors: Doors
) -> None:
    """Add the commands that read what `run` has written."""
    judged = commands.add_parser("score", help="how many are right and cited, and what fails")
    judged.add_argument("folder", type=Path, metavar="DIR")
    judged.add_argument("--json", action="store_true", help="JSON in place of lines")
    judged.set_defaults(run=doors["score"])

    paired = commands.add_parser("compare", help="two runs of the same questions, pair by pair")
    paired.add_argument("first", type=Path, metavar="A")
    paired.add_argument("second", type=Path, metavar="B")
    paired.add_argument("--json", action="store_true", help="JSON in place of lines")
    paired.set_defaults(run=doors["compare"])

    report = commands.add_parser("report", help="runs as Markdown, JSON and pages to look at")
    report.add_argument("folders", type=Path, nargs="+", metavar="DIR")
    report.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    report.add_argument(
        "--readme", type=Path, metavar="FILE", help="put the results between its report marks too"
    )
    report.add_argument(
        "--part", default="", metavar="NAME", help="of the README, which may have several parts"
    )
    report.add_argument("--brief", action="store_true", help="a row a run in the README, no more")
    report.set_defaults(run=doors["report"])

    again = commands.add_parser("replay", help="ask a run's questions again: which answers differ")
    again.add_argument("folder", type=Path, metavar="DIR")
    again.set_defaults(run=doors["replay"])

    ladder = commands.add_parser("ladder", help="charge each miss of a run to a stage")
    ladder.add_argument("folder", type=Path, metavar="DIR")
    ladder.set_defaults(run=doors["ladder"])


def _count(text: str) -> int:
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text} is not a number of questions, 1 or more")
    return int(text)
