"""python -m chat: the page, or `ask` for answers on the terminal."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from datetime import date
from pathlib import Path

from chat.answer_json import answer_json
from chat.batch import ask_all
from chat.dollars import dollars
from chat.engine import open_engine
from chat.metered import CALL_LIMIT, COST_LIMIT, Limits
from chat.open_model import NONE, usual_model
from chat.render import to_terminal
from data.errors import FilingsError
from data.sample_store import load_sample
from data.store import open_store
from data.terminal import print_utf8


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as wrong:
        raise argparse.ArgumentTypeError(f"{text} is not a day. Write it as 2024-12-31.") from wrong


def _calls(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text} is not a number of calls. Write it as 100.")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m chat", description="Ask filings; every figure and sentence has its place."
    )
    parser.add_argument("--host", default="127.0.0.1", help="address of the page")
    parser.add_argument("--port", type=int, default=7860, help="the next free one if taken")
    parser.add_argument("--model", help="none, ollama:NAME or claude:NAME")
    parser.add_argument(
        "--cost-limit",
        type=dollars,
        default=COST_LIMIT,
        metavar="USD",
        help=f"what the models may cost in one conversation of the page ({COST_LIMIT}); looked at before each call, "
        "so that the last one may go beyond; then passages are quoted without a model",
    )
    parser.add_argument(
        "--call-limit",
        type=_calls,
        default=CALL_LIMIT,
        metavar="N",
        help=f"how often a model may be called in one conversation of the page ({CALL_LIMIT})",
    )
    commands = parser.add_subparsers(dest="command")
    ask = commands.add_parser("ask", help="answer on the terminal")
    ask.add_argument("question", nargs="?", help="the question")
    ask.add_argument("--in", dest="questions", type=Path, metavar="Q.jsonl", help="many questions")
    ask.add_argument("--out", type=Path, metavar="A.jsonl", help="where their answers go")
    ask.add_argument("--as-of", type=_day, metavar="DAY", help="only what was filed by this day")
    ask.add_argument("--model", default=argparse.SUPPRESS, help="none, ollama:NAME or claude:NAME")
    ask.add_argument("--json", action="store_true", help="the whole answer as JSON")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; its exit code."""
    print_utf8()
    parser = _parser()
    asked = parser.parse_args(arguments)
    try:
        code = _ask(parser, asked) if asked.command == "ask" else _page(asked)
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
    except KeyboardInterrupt:
        return 130
    return code


def _ask(parser: argparse.ArgumentParser, asked: argparse.Namespace) -> int:
    many = asked.questions is not None
    if many == (asked.question is not None) or many != (asked.out is not None):
        parser.error('ask takes a question ("…"), or --in Q.jsonl with --out A.jsonl')
    if many:
        engine = open_engine(asked.model or "none")
        ask_all(engine, asked.questions, asked.out, as_of=asked.as_of)
        return 0
    engine = open_engine(asked.model or usual_model())
    if asked.model is None and engine.model == NONE:
        print("Answered without a model: figures from facts, passages quoted.", file=sys.stderr)
    if engine.trouble:
        print(engine.trouble, file=sys.stderr)
    answer = engine.answer(asked.question, as_of=asked.as_of)
    if asked.json:
        print(json.dumps(answer_json(answer), ensure_ascii=False, indent=2))
    else:
        print(to_terminal(answer))
    return 0


def _page(asked: argparse.Namespace) -> int:
    from chat.web import serve  # the page brings Gradio, which takes seconds to import

    load_sample(open_store(), print)
    limits = Limits(asked.cost_limit, asked.call_limit)
    serve(host=asked.host, port=asked.port, model=asked.model, limits=limits)
    return 0


if __name__ == "__main__":
    sys.exit(main())
