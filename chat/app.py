"""The page: Gradio for the question box and the queue, panes of our own for all that is read."""

import asyncio
import atexit
import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path
from typing import Any, Protocol

# Before Gradio is imported: it asks the network at start, and keeps uploads in a shared folder.
os.environ["GRADIO_ANALYTICS_ENABLED"] = "False"
os.environ["HF_HUB_OFFLINE"] = "1"
if "GRADIO_TEMP_DIR" not in os.environ:
    os.environ["GRADIO_TEMP_DIR"] = tempfile.mkdtemp(prefix="filings-chat-")
    atexit.register(shutil.rmtree, os.environ["GRADIO_TEMP_DIR"], ignore_errors=True)

import gradio as gr
from fastapi import FastAPI

from chat.conversations import Conversations, new_conversation, read_conversation_id
from chat.examples import examples
from chat.exports import add_exports
from chat.jobs import Answers, Jobs, follow
from chat.lookups import Shelf, document_json, filings_json, place_json
from chat.turn_view import notice_message, turn_message, whole_message
from data.errors import FilingsError, SetupError

PAGE = Path(__file__).parent / "page"
BROWSER_KEY = "filings-chat-conversation"
# It only scrambles the id in the browser's own storage; fixed, so that a restart still reads it.
BROWSER_SECRET = "filings-chat"


class PageEngine(Answers, Protocol):
    """What the page needs of the engine."""

    @property
    def store(self) -> Shelf: ...


def build_app(engine: PageEngine) -> FastAPI:
    """Make the page for an engine. The guards of chat.guards go in front of it."""
    conversations = Conversations(engine.store.home)
    jobs = Jobs(engine, conversations)

    @asynccontextmanager
    async def live(_: FastAPI) -> AsyncIterator[None]:
        yield
        jobs.stop_all()

    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None, lifespan=live)
    add_exports(app, conversations)
    # In a running loop: elsewhere Gradio makes one for each of its locks and closes none of them.
    return asyncio.run(_mounted(app, engine.store, Handlers(jobs, conversations)))


async def _mounted(app: FastAPI, shelf: Shelf, handlers: "Handlers") -> FastAPI:
    quiet = {"openapi_url": None, "docs_url": None, "redoc_url": None}
    mounted: FastAPI = gr.mount_gradio_app(
        app,
        _blocks(shelf, handlers),
        path="/",
        footer_links=[],
        run_history=False,
        max_file_size="50mb",
        allowed_paths=[],
        blocked_paths=[str(shelf.home), ".env"],
        show_error=False,
        ssr_mode=False,
        pwa=False,
        theme=gr.themes.Base(
            font=["system-ui", "sans-serif"], font_mono=["ui-monospace", "monospace"]
        ),
        head=f"<style>{(PAGE / 'style.css').read_text('utf-8')}</style>",  # `css` would be rewritten
        app_kwargs=quiet,
    )
    return mounted


class Handlers:
    """What the page's buttons do. Everything that comes in is checked here, once."""

    def __init__(self, jobs: Jobs, conversations: Conversations) -> None:
        self._jobs = jobs
        self._conversations = conversations

    async def ask(
        self, question: object, as_of: object, known: object
    ) -> AsyncIterator[tuple[Any, ...]]:
        """Start an answer and follow it. Gives: pane, question box, stop button, conversation id."""
        text = question.strip() if isinstance(question, str) else ""
        conversation = read_conversation_id(known) or new_conversation()
        running = self._jobs.running(conversation)
        if running is not None and running.turn is None and text in ("", running.question):
            yield gr.skip(), gr.skip(), gr.skip(), gr.skip()  # a double click, or Enter twice
            return
        try:
            day = _day(as_of)
            if not text:
                raise SetupError("Write a question first.")
            # In a thread: earlier turns are read from the disk, and other pages must not wait for it.
            job = await asyncio.to_thread(self._jobs.start, conversation, text, day)
        except FilingsError as wrong:
            notice = notice_message(conversation, str(wrong))
            yield notice, gr.skip(), gr.skip(), gr.skip()
            return
        yield turn_message(conversation, job), "", _stop(on=True), conversation
        async for now in follow(job):
            message = turn_message(conversation, now)
            yield message, gr.skip(), _stop(on=not now.kept), gr.skip()

    async def restore(self, stored: object) -> AsyncIterator[tuple[Any, ...]]:
        """Draw the conversation that the browser remembers, and follow an answer on its way."""
        conversation = read_conversation_id(stored)
        if conversation is None:
            yield gr.skip(), gr.skip()
            return
        job = self._jobs.running(conversation)
        message = await asyncio.to_thread(whole_message, conversation, self._conversations, job)
        yield message, _stop(on=job is not None)
        if job is not None:
            async for now in follow(job):
                yield turn_message(conversation, now), _stop(on=not now.kept)

    def stop(self, known: object) -> tuple[Any, ...]:
        """End the answer; cancelling the event sends nothing, so the ending is drawn from here."""
        conversation = read_conversation_id(known)
        job = None if conversation is None else self._jobs.stop(conversation)
        if conversation is None or job is None:
            return gr.skip(), _stop(on=False)
        return turn_message(conversation, job), _stop(on=False)

    def leave(self) -> tuple[Any, ...]:
        """Begin a new conversation; the old one stays on disk, and its answer goes on."""
        conversation = new_conversation()
        message = whole_message(conversation, self._conversations)
        return message, _stop(on=False), conversation


def _nothing() -> None:
    pass


def _stop(*, on: bool) -> Any:
    return gr.update(visible=on)


def _day(text: object) -> date | None:
    if not isinstance(text, str) or not text:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError as wrong:
        raise SetupError("The as-of date is not a day. Write it as 2024-09-30.") from wrong


def pane(name: str, *scripts: str, **settings: Any) -> gr.HTML:
    """Make a part of the page that JavaScript draws, from one JSON text.

    The template is a fixed skeleton. It must never name `value` or another prop: Gradio evaluates
    what it fills in as JavaScript.
    """
    code = [(PAGE / script).read_text("utf-8") for script in ("dom.js", *scripts)]
    return gr.HTML(
        html_template=(PAGE / f"{name}.html").read_text("utf-8"),
        js_on_load="\n".join(code) if scripts else None,
        apply_default_css=False,
        **settings,
    )


def _blocks(shelf: Shelf, handlers: Handlers) -> gr.Blocks:
    with gr.Blocks(
        title="Filings Chat", analytics_enabled=False, fill_width=True, delete_cache=(3600, 86400)
    ) as blocks:
        conversation = gr.BrowserState("", storage_key=BROWSER_KEY, secret=BROWSER_SECRET)
        with gr.Row(elem_id="desk"):
            with gr.Column(elem_id="rail"):
                pane("head")
                as_of = pane("as_of", "as_of.js", value="", elem_id="as-of")
                fresh = gr.Button("New conversation", size="sm", elem_id="new")
                _library(shelf)
            with gr.Column(elem_id="talk"):
                scripts = ("plot.js", "figure_card.js", "turn_parts.js", "conversation.js")
                talk = pane("conversation", *scripts, value="", elem_id="conversation")
                with gr.Column(elem_id="examples"):
                    asks = [
                        gr.Button(text, elem_classes="example")
                        for text in examples(shelf.entries())
                    ]
                box, send, stop = _composer()
            with gr.Column(elem_id="source"):
                _source(shelf)
        # The page makes the id, at once: one that the server sends may overtake, or be overtaken by,
        # the first question, which then lies in another conversation than the second.
        name_it = (PAGE / "conversation_id.js").read_text("utf-8")
        blocks.load(None, [conversation], [conversation], js=name_it)
        outputs = [talk, box, stop, conversation]
        shared: dict[str, Any] = {"show_progress": "hidden", "api_visibility": "private"}
        # Else Gradio drops a question, without a word, until it has heard of the last one's end.
        asking: dict[str, Any] = {**shared, "trigger_mode": "multiple"}
        running = [
            gr.on(
                [box.submit, send.click],
                handlers.ask,
                [box, as_of, conversation],
                outputs,
                **asking,
            ),
            blocks.load(handlers.restore, [conversation], [talk, stop], **shared),
            *(
                ask.click(handlers.ask, [ask, as_of, conversation], outputs, **asking)
                for ask in asks
            ),
        ]
        # Nothing to do: an event of any kind opens Gradio's stream again. See conversation.js.
        talk.silence(_nothing, None, None, **asking)
        quick: dict[str, Any] = {**shared, "queue": False, "cancels": running}
        stop.click(handlers.stop, [conversation], [talk, stop], **quick)
        fresh.click(handlers.leave, None, [talk, stop, conversation], **quick)
    blocks.queue(max_size=64, default_concurrency_limit=8, api_open=False)
    return blocks


def _composer() -> tuple[gr.Textbox, gr.Button, gr.Button]:
    with gr.Row(elem_id="composer"):
        return (
            gr.Textbox(
                label="Question",
                show_label=False,
                container=False,
                placeholder="Ask about a company's filings",
                max_lines=6,
                elem_id="question",
            ),
            gr.Button("Ask", variant="primary", elem_id="ask"),
            gr.Button("Stop", visible=False, elem_id="stop"),
        )


def _library(shelf: Shelf) -> None:
    def filings(_: object) -> str:
        return filings_json(shelf)

    pane("library", "library.js", elem_id="library", server_functions=[filings])


def _source(shelf: Shelf) -> None:
    def open_document(asked: object) -> str:
        return document_json(shelf, asked)

    def open_place(asked: object) -> str:
        return place_json(shelf, asked)

    pane("source", "source.js", server_functions=[open_document, open_place])
