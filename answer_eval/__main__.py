"""python -m answer_eval lessons | gold | run | score | compare | report | replay | ladder | tatqa."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any

from tqdm import tqdm

from answer_eval.comparing import compare, comparison_json, comparison_lines
from answer_eval.gold_from_facts import DEFAULT_COUNT, gold_questions, write_gold
from answer_eval.measured_run import measure_run, named_apart, open_shelf
from answer_eval.own_gold import read_gold
from answer_eval.recipes import RECIPES, recipe
from answer_eval.replay import replay, replay_lines
from answer_eval.report_files import put_into_readme, write_files
from answer_eval.run_json import measures_json
from answer_eval.run_questions import read_run
from answer_eval.run_report import measure_lines
from answer_eval.score_report import report_json, report_lines
from answer_eval.tatqa import write_tatqa
from data.errors import FilingsError, SetupError
from data.store import open_store, store_home
from data.terminal import print_utf8
from retrieval.dense import Dense, open_dense

FILINGS = Path(__file__).resolve().parents[2] / "shared" / "corpus" / "filings"
"""Where a checkout may have real filings beside it."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 done, 1 said what is wrong, 2 wrong usage."""
    print_utf8()
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except FilingsError as wrong:
        print(wrong, file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader of a pipe (`| head`) has seen enough; nothing more may be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as wrong:
        print(f"{wrong.filename or 'The disk'}: {wrong.strerror}.", file=sys.stderr)
        return 1
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m answer_eval", description="How often are the answers right, and why not?"
    )
    commands = parser.add_subparsers(
        required=True,
        metavar="lessons | gold | run | score | compare | report | replay | ladder | tatqa",
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
    lessons.set_defaults(run=_lessons)

    gold = commands.add_parser("gold", help="gold questions from the facts in the store")
    gold.add_argument("--out", type=Path, required=True, metavar="G.jsonl")
    gold.add_argument("--n", type=_count, default=DEFAULT_COUNT, metavar="N", help="questions")
    gold.add_argument("--seed", type=int, default=1, metavar="S", help="another S, other questions")
    gold.set_defaults(run=_gold)

    asked = commands.add_parser("run", help="answer gold questions; a run that was cut off goes on")
    asked.add_argument("--gold", type=Path, required=True, metavar="G.jsonl")
    asked.add_argument("--out", type=Path, required=True, metavar="DIR")
    asked.add_argument("--recipe", default="retrieved", metavar="R", help=", ".join(RECIPES))
    asked.add_argument("--model", metavar="M", help="none, ollama:NAME, claude:NAME")
    asked.add_argument(
        "--concurrency", type=_count, default=1, metavar="N", help="questions asked at once"
    )
    asked.add_argument(
        "--budget", type=_dollars, metavar="USD", help="stop before more than this is spent"
    )
    asked.set_defaults(run=_run)

    judged = commands.add_parser("score", help="how many are right and cited, and what fails")
    judged.add_argument("folder", type=Path, metavar="DIR")
    judged.add_argument("--json", action="store_true", help="JSON in place of lines")
    judged.set_defaults(run=_score)
    _add_readers(commands)
    return parser


def _add_readers(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """The commands that read what `run` has written, and other people's questions."""
    paired = commands.add_parser("compare", help="two runs of the same questions, pair by pair")
    paired.add_argument("first", type=Path, metavar="A")
    paired.add_argument("second", type=Path, metavar="B")
    paired.add_argument("--json", action="store_true", help="JSON in place of lines")
    paired.set_defaults(run=_compare)

    report = commands.add_parser("report", help="runs as Markdown, JSON and pages to look at")
    report.add_argument("folders", type=Path, nargs="+", metavar="DIR")
    report.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    report.add_argument(
        "--readme", type=Path, metavar="FILE", help="put the results between its report marks too"
    )
    report.set_defaults(run=_report)

    again = commands.add_parser("replay", help="ask a run's questions again: which answers differ")
    again.add_argument("folder", type=Path, metavar="DIR")
    again.set_defaults(run=_replay)

    ladder = commands.add_parser("ladder", help="charge each miss of a run to a stage")
    ladder.add_argument("folder", type=Path, metavar="DIR")
    ladder.set_defaults(run=_ladder)

    tatqa = commands.add_parser(
        "tatqa", help="TAT-QA's contexts as documents, its questions as gold"
    )
    tatqa.add_argument("dataset", type=Path, metavar="FILE.json")
    tatqa.add_argument("--out", type=Path, required=True, metavar="DIR")
    tatqa.set_defaults(run=_tatqa)


def _count(text: str) -> int:
    if not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text} is not a number of questions, 1 or more")
    return int(text)


def _dollars(text: str) -> Decimal:
    try:
        amount = Decimal(text)
    except InvalidOperation:
        amount = Decimal(-1)
    if not amount.is_finite() or amount < 0:
        raise argparse.ArgumentTypeError(f"{text} is not an amount in US dollars, such as 2.50")
    return amount


def _lessons(options: argparse.Namespace) -> int:
    # The corpora take seconds to make, and numbers in them are only worth it here.
    from answer_eval.lesson_facts import facts_sections
    from answer_eval.lesson_run import write_lessons
    from answer_eval.reference_report import measure_reference

    dense = _dense() if options.dense else None
    reference = measure_reference(options.filings, dense=dense, progress=_say)
    _say("Asking the facts of sixty companies.")
    facts = facts_sections()
    _say("Measuring the Spanish set.")
    written = write_lessons(options.out, dense=dense, more=(*facts, *reference))
    print(f"Written: {', '.join(str(path) for path in written)}")
    return 0


def _dense() -> Dense | None:
    """Open the model; where it is not installed, say so and go on without."""
    try:
        return open_dense(store_home() / "vectors")
    except SetupError as missing:
        _say(f"{missing} The rows with dense vectors are left out.")
        return None


def _say(words: str) -> None:
    print(words, file=sys.stderr)


def _gold(options: argparse.Namespace) -> int:
    questions = gold_questions(open_store(), count=options.n, seed=options.seed)
    write_gold(options.out, questions)
    print(f"{len(questions):,} questions in {options.out}")
    return 0


def _run(options: argparse.Namespace) -> int:
    # The engine brings indexes and models; gold and scores are made without either.
    from answer_eval.recipe_run import Order, run_recipe

    order = Order(
        recipe(options.recipe),
        options.gold,
        options.out,
        options.model,
        options.concurrency,
        options.budget,
    )
    total = len(read_gold(options.gold))
    with _bar(total) as bar:
        count = run_recipe(order, bar.update)
    asked = len(read_run(options.out).gold)
    print(f"{count:,} answered now, {asked - count:,} before; in {options.out}")
    if asked < total:
        print(
            f"Of {total - asked:,} questions {order.recipe.name} says nothing: they are left out."
        )
    return 0


def _bar(total: int | None) -> "tqdm[Any]":
    return tqdm(total=total, unit="question", disable=not sys.stderr.isatty() or None)


def _score(options: argparse.Namespace) -> int:
    shelf = open_shelf(open_store())
    samples = measure_run(options.folder, shelf).samples
    scored = [one.scored for one in samples]
    if options.json:
        value = {**report_json(scored), "measures": measures_json(samples)}
        print(json.dumps(value, ensure_ascii=False, indent=1))
        return 0
    for line in (*report_lines(scored), *measure_lines(samples)):
        print(line)
    return 0


def _compare(options: argparse.Namespace) -> int:
    shelf = open_shelf(open_store())
    made = compare(measure_run(options.first, shelf), measure_run(options.second, shelf))
    if options.json:
        print(json.dumps(comparison_json(made), ensure_ascii=False, indent=1))
        return 0
    for line in comparison_lines(made):
        print(line)
    return 0


def _report(options: argparse.Namespace) -> int:
    shelf = open_shelf(open_store())
    runs = named_apart([measure_run(folder, shelf) for folder in options.folders])
    files = write_files(runs, options.out, shelf.text_of)
    if options.readme:
        put_into_readme(options.readme, runs)
    print(f"Written: {', '.join(str(path) for path in files)}")
    return 0


def _replay(options: argparse.Namespace) -> int:
    from answer_eval.recipe_run import opened, recorded_recipe

    recorded, store = read_run(options.folder), open_store()
    if recorded.setup.get("corpus") != store.digest:
        _say("The store is not the one that was asked: documents were added or taken out since.")
    count, model = 0, str(recorded.setup.get("model", "none"))
    with (
        _bar(len(recorded.gold)) as bar,
        opened(recorded_recipe(recorded), model, store) as engine_of,
    ):
        for one in replay(recorded, engine_of, bar.update):
            count += 1
            for line in replay_lines(one):
                print(line)
    print(f"{len(recorded.records) - count:,} of {len(recorded.records):,} answers are the same")
    return 1 if count else 0


def _ladder(options: argparse.Namespace) -> int:
    from answer_eval.ladder_run import climb

    with _bar(None) as bar:
        climbed = climb(options.folder, open_store(), bar.update)
    for line in climbed.lines():
        print(line)
    return 0


def _tatqa(options: argparse.Namespace) -> int:
    count, documents = write_tatqa(options.dataset, options.out)
    print(
        f"{count:,} questions in {options.out / 'gold.jsonl'}, {documents:,} documents in "
        f"{options.out / 'documents'}. Put them into a store of their own and ask: "
        f"python -m data add {options.out / 'documents'}"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
