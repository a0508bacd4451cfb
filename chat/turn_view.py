"""A turn of a conversation as the page draws it: one JSON text, whole each time."""

import json
from typing import Any

from chat.answer import Answer, ShownFigure
from chat.answer_json import answer_json
from chat.conversations import ConversationId, Conversations, StoredTurn
from chat.figures_csv import figures_csv
from chat.jobs import Job
from chat.query_line import query_line
from chat.render import to_markdown
from data.figures import Figure
from data.formulas import ways

View = dict[str, Any]


def job_view(job: Job) -> dict[str, Any]:
    if job.turn is not None:
        return stored_view(job.number, job.turn)
    return {
        "number": job.number,
        "question": job.question,
        "as_of": None if job.as_of is None else job.as_of.isoformat(),
        "state": "busy",
        "route": None
        if job.route is None
        else {"kind": job.route.kind, "reason": job.route.reason},
        "found": job.found,
        "doing": job.doing,
        "text": job.text,
        "model": job.model,
    }


def stored_view(number: int, turn: StoredTurn) -> dict[str, Any]:
    view: dict[str, Any] = {
        "number": number,
        "question": turn.question,
        "as_of": None if turn.as_of is None else turn.as_of.isoformat(),
        "state": turn.ended,
        "text": turn.text,
        "words": turn.words,
        "scope": [{"part": one.part, "says": one.says} for one in turn.scope],
        "choices": [{"says": one.says, "question": one.question} for one in turn.choices],
    }
    if turn.answer is not None:
        view["answer"] = answer_json(turn.answer)
        view["formulas"] = _formulas(turn.answer)
        view["markdown"] = to_markdown(turn.answer, alone=number == 0)
        view["again"] = query_line(turn.answer, alone=number == 0)
        view["csv"] = figures_csv([turn.answer])
    return view


def _formulas(answer: Answer) -> dict[str, str]:
    """Write out the formulas of its figures, by name and number of operands: one name has several."""
    rows = () if answer.table is None else answer.table.rows
    shown = [*answer.figures, *(one for row in rows for one in row if isinstance(one, ShownFigure))]
    left: list[Figure] = [one.figure for one in shown]
    texts: dict[str, str] = {}
    while left:
        figure = left.pop()
        count = len(figure.inputs)
        fitting = {way.text for way in ways(figure.formula) if len(way.needs) == count}
        if len(fitting) == 1:
            texts[f"{figure.formula}/{count}"] = fitting.pop()
        left += [part for part in figure.inputs if isinstance(part, Figure)]
    return texts


def turn_message(conversation: ConversationId, job: Job, desk: View) -> str:
    return _message({"conversation": conversation, "turn": job_view(job), "desk": desk})


def notice_message(conversation: ConversationId | None, words: str) -> str:
    """Say something that belongs to no turn."""
    return _message({"conversation": conversation, "notice": words})


def whole_message(
    conversation: ConversationId, conversations: Conversations, desk: View, job: Job | None = None
) -> str:
    """Draw the conversation anew, with the turn that is being written."""
    turns = [stored_view(n, turn) for n, turn in enumerate(conversations.turns(conversation))]
    if job is not None and job.number == len(turns):
        turns.append(job_view(job))
    return _message({"conversation": conversation, "reset": turns, "desk": desk})


def _message(content: dict[str, Any]) -> str:
    """Write it so that Gradio sees no markup in it: it warns of every `<script`."""
    return json.dumps(content).replace("<", "\\u003c")
