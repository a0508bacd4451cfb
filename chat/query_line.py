"""The command that gives an answer's figures again, with no model."""

import shlex
from collections.abc import Iterator

from chat.answer import Answer
from data.fact import Fact

_UNSAFE = frozenset('"$`\\!\n')
"""What a shell reads inside double quotes."""


def query_line(answer: Answer, *, alone: bool = True) -> str:
    """Write one line to copy: the question asked again; nothing where it gave no figures.

    A question that rests on those before it is not `alone`: for that, the facts under its figures.
    """
    if answer.route.kind != "figure" or not answer.figures:
        return ""
    if not alone:
        return " && ".join(dict.fromkeys(_fact_commands(answer)))
    question = " ".join(answer.question.split())
    guard = "-- " if question.startswith("-") else ""
    return f"python -m chat ask --model none{_as_of(answer)} {guard}{_quoted(question)}"


def _quoted(text: str) -> str:
    return shlex.quote(text) if _UNSAFE & set(text) else f'"{text}"'


def _as_of(answer: Answer) -> str:
    return "" if answer.as_of is None else f" --as-of {answer.as_of}"


def _fact_commands(answer: Answer) -> Iterator[str]:
    """Give the commands that list the facts under what was asked for first."""
    for leaf in answer.figures[0].figure.leaves():
        if isinstance(leaf, Fact) and leaf.cik:
            yield (
                f"python -m data facts --company {leaf.cik} --concept {leaf.concept}"
                f"{_as_of(answer)}"
            )
