"""python -m answer_eval lessons | gold | prose | run | score | compare | report | replay | ladder | tatqa."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from typing import Any

from tqdm import tqdm

from answer_eval.command_line import Doors, parser
from answer_eval.comparing import compare, comparison_json, comparison_lines
from answer_eval.gold_from_facts import gold_questions, write_gold
from answer_eval.measured_run import measure_run, named_apart, open_shelf
from answer_eval.own_gold import read_gold
from answer_eval.recipes import recipe
from answer_eval.replay import replay, replay_lines
from answer_eval.report_files import put_into_readme, write_files
from answer_eval.run_json import measures_json
from answer_eval.run_questions import read_costs, read_run
from answer_eval.run_report import measure_lines
from answer_eval.score_report import report_json, report_lines
from answer_eval.tatqa import write_tatqa
from data.errors import FilingsError, SetupError
from data.store import open_store, store_home
from data.terminal import print_utf8
from retrieval.dense import Dense, open_dense


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 done, 1 said what is wrong, 2 wrong usage."""
    print_utf8()
    options = parser(DOORS).parse_args(arguments)
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


def _gold(options: argparse.Namespace) -> int:
    questions = gold_questions(open_store(), count=options.n, seed=options.seed)
    write_gold(options.out, questions)
    print(f"{len(questions):,} questions in {options.out}")
    return 0


def _prose(options: argparse.Namespace) -> int:
    from answer_eval.prose_shown import PROSE, write_prose
    from chat.engine import open_engine

    count = write_prose(options.questions or PROSE, options.out, open_engine(options.model))
    print(f"{count:,} answers in {options.out}")
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
    with _progress(total) as bar:
        count = run_recipe(order, bar.update)
    asked = len(read_run(options.out).gold)
    print(f"{count:,} answered now, {asked - count:,} before; in {options.out}")
    failed = sum("failed_calls" in one for one in read_costs(options.out).values())
    if failed:
        print(
            f"{failed:,} answers quote, since calls of {options.model} failed. To have them asked again, name another folder "
            "with: --out DIR"
        )
    if asked < total:
        print(
            f"Of {total - asked:,} questions {order.recipe.name} says nothing: they are left out."
        )
    return 0


def _tatqa(options: argparse.Namespace) -> int:
    count, documents = write_tatqa(options.dataset, options.out)
    print(
        f"{count:,} questions in {options.out / 'gold.jsonl'}, {documents:,} documents in "
        f"{options.out / 'documents'}. Put them into a store of their own and ask: "
        f"python -m data add {options.out / 'documents'}"
    )
    return 0


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
        put_into_readme(options.readme, runs, options.part, is_brief=options.brief)
    print(f"Written: {', '.join(str(path) for path in files)}")
    return 0


def _replay(options: argparse.Namespace) -> int:
    from answer_eval.recipe_run import opened, recorded_recipe

    recorded, store = read_run(options.folder), open_store()
    if recorded.setup.get("corpus") != store.digest:
        _say("The store is not the one that was asked: documents were added or taken out since.")
    count, model = 0, str(recorded.setup.get("model", "none"))
    with (
        _progress(len(recorded.gold)) as bar,
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

    with _progress(None) as bar:
        climbed = climb(options.folder, open_store(), bar.update)
    for line in climbed.lines():
        print(line)
    return 0


def _progress(total: int | None) -> "tqdm[Any]":
    return tqdm(total=total, unit="question", disable=not sys.stderr.isatty() or None)


def _say(words: str) -> None:
    print(words, file=sys.stderr)


DOORS: Doors = {
    "lessons": _lessons,
    "gold": _gold,
    "prose": _prose,
    "run": _run,
    "score": _score,
    "compare": _compare,
    "report": _report,
    "replay": _replay,
    "ladder": _ladder,
    "tatqa": _tatqa,
}


if __name__ == "__main__":
    sys.exit(main())
