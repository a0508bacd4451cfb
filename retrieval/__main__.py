"""python -m retrieval build | search."""

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from data.errors import FilingsError, FormatError, SetupError
from data.store import open_store
from data.terminal import print_utf8
from retrieval.chunk import Passage, Scope
from retrieval.index import DEFAULT_RECIPE, RECIPES, Index, build_index, open_index

SNIPPET_CHARACTERS = 300


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 done, 1 said what is wrong, 2 wrong usage."""
    print_utf8()
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.command == "search" and (asked.query is None) == (asked.questions is None):
        parser.error("search takes a query, or --in FILE --out FILE")
    if asked.command == "search" and (asked.questions is None) != (asked.out is None):
        parser.error("--in and --out go together")
    try:
        run = _build if asked.command == "build" else _search
        run(asked)
        sys.stdout.flush()
    except FilingsError as wrong:
        print(wrong, file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader of a pipe (`| head`) has seen enough; nothing more may be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as wrong:
        print(f"{wrong.filename or 'The disk'}: {wrong.strerror}.", file=sys.stderr)
        return 1
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m retrieval", description="Find the passages that may answer a query."
    )
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    recipes = f"one of: {', '.join(RECIPES)}"
    build = commands.add_parser("build", help="build an index over the documents in the store")
    build.add_argument("recipe", nargs="?", default=DEFAULT_RECIPE, metavar="RECIPE", help=recipes)
    search = commands.add_parser("search", help="print the passages that rank best for a query")
    search.add_argument("query", nargs="?", metavar="QUERY")
    search.add_argument("-k", type=_at_least_one, default=10, help="how many (default: 10)")
    search.add_argument("--recipe", default=DEFAULT_RECIPE, metavar="R", help=recipes)
    search.add_argument("--json", action="store_true", help="print JSON")
    search.add_argument(
        "--in",
        dest="questions",
        type=Path,
        metavar="Q.jsonl",
        help='many: a line each, {"id", "question"} or {"id", "query"}',
    )
    search.add_argument(
        "--out", type=Path, metavar="R.jsonl", help='a line each, {"id", "passages"}'
    )
    return parser


def _at_least_one(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text} is no whole number from 1 up")
    return int(text)


def _build(asked: argparse.Namespace) -> None:
    build_index(open_store(), asked.recipe, say=_say)


def _search(asked: argparse.Namespace) -> None:
    store = open_store()
    if not store.entries():
        raise SetupError("The store holds no documents. Add some with: python -m data add FOLDER")
    index = open_index(store, asked.recipe, say=_say)
    if asked.questions is not None:
        _search_many(index, asked)
        return
    passages = index.search(asked.query, scope=Scope(), k=asked.k)
    if asked.json:
        print(json.dumps([_json(passage) for passage in passages], ensure_ascii=False, indent=2))
    else:
        print("\n\n".join(map(_words, passages)) or "No passage has any of these words.")


def _search_many(index: Index, asked: argparse.Namespace) -> None:
    questions = list(_questions(asked.questions))
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    with asked.out.open("w", encoding="utf-8") as out:
        for question_id, text in questions:
            found = index.search(text, scope=Scope(), k=asked.k)
            line = {"id": question_id, "passages": [_json(passage) for passage in found]}
            print(json.dumps(line, ensure_ascii=False), file=out, flush=True)


def _questions(path: Path) -> Iterable[tuple[Any, str]]:
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except (OSError, UnicodeDecodeError):
        raise SetupError(f"{path} can't be read. --in takes a file of JSON lines.") from None
    for number, line in enumerate(lines, start=1):
        if line.strip():
            yield _question(line, f"{path}, line {number}")


def _question(line: str, place: str) -> tuple[Any, str]:
    try:
        value = json.loads(line)
        text = value["question"] if "question" in value else value["query"]
        if not isinstance(text, str):
            raise TypeError(text)
        return value["id"], text
    except (ValueError, TypeError, KeyError):
        raise FormatError(
            f'{place}, is no question. A line is {{"id": …, "question": "…"}}.', place=place
        ) from None


def _json(passage: Passage) -> dict[str, Any]:
    chunk = passage.chunk
    return {
        "document_id": chunk.document_id,
        "spans": [{"start": span.start, "end": span.end} for span in chunk.spans],
        "text": chunk.text,
        "header": chunk.header,
        "score": passage.score,
    }


def _words(passage: Passage) -> str:
    text = " ".join(passage.chunk.text.split())
    short = text if len(text) <= SNIPPET_CHARACTERS else f"{text[:SNIPPET_CHARACTERS]}…"
    place = f"{passage.chunk.chunk_id}  ({passage.score:.2f})"
    return f"{passage.rank}. {passage.chunk.header}\n   {place}\n   {short}"


def _say(message: str) -> None:
    print(message, file=sys.stderr)


if __name__ == "__main__":
    sys.exit(main())
