"""A conversation as a file: Markdown to read, CSV to calculate with."""

from fastapi import FastAPI
from fastapi.responses import PlainTextResponse, Response

from chat.conversations import ConversationId, Conversations, StoredTurn
from chat.figures_csv import figures_csv
from chat.render import escaped, to_markdown
from data.errors import NotFoundError


def add_exports(app: FastAPI, conversations: Conversations) -> None:
    """Add the routes; before Gradio is mounted, since the mount takes every path."""

    @app.get("/export/{name}.md")
    def markdown(name: str) -> Response:
        return _file(conversations, name, "md")

    @app.get("/export/{name}.csv")
    def figures(name: str) -> Response:
        return _file(conversations, name, "csv")


def _file(conversations: Conversations, name: str, kind: str) -> Response:
    try:
        conversation = conversations.known(name)
    except NotFoundError as wrong:
        return PlainTextResponse(str(wrong), 404)
    turns = conversations.turns(conversation)
    text = _csv(turns) if kind == "csv" else _markdown(turns)
    headers = {
        "Content-Disposition": f'attachment; filename="filings-chat-{_short(conversation)}.{kind}"',
        "Cache-Control": "no-store",
    }
    media = "text/csv" if kind == "csv" else "text/markdown"
    return Response(
        text.encode("utf-8", "replace"), media_type=f"{media}; charset=utf-8", headers=headers
    )


def _short(conversation: ConversationId) -> str:
    return conversation[:8]


def _csv(turns: tuple[StoredTurn, ...]) -> str:
    return figures_csv([turn.answer for turn in turns if turn.answer is not None])


def _markdown(turns: tuple[StoredTurn, ...]) -> str:
    parts = []
    for number, turn in enumerate(turns, 1):
        if turn.answer is not None:
            parts.append(to_markdown(turn.answer, prefix=f"{number}-", alone=number == 1))
        else:
            said = " ".join((turn.text or turn.words).split())
            parts.append(f"**{escaped(turn.question)}**\n\n*{turn.ended}* {escaped(said)}\n")
    return "# Filings Chat\n\n" + "\n---\n\n".join(parts)
