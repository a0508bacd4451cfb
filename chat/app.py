"""The page: Gradio for the question box and the queue, panes of our own for all that is read."""

import asyncio
import atexit
import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
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

from chat.conversations import Conversations
from chat.desk import Desk
from chat.examples import examples
from chat.exports import add_exports
from chat.handlers import Handlers
from chat.jobs import Answers, Jobs
from chat.lookups import Shelf, document_json, filings_json, place_json
from chat.metered import Limits
from chat.model_menu import ModelMenu
from chat.preparing import Preparing
from chat.sessions import Sessions
from chat.uploads import Uploads

PAGE = Path(__file__).parent / "page"
BROWSER_KEY = "filings-chat-conversation"
# It only scrambles the id in the browser's own storage; fixed, so that a restart still reads it.
BROWSER_SECRET = "filings-chat"


class PageEngine(Answers, Protocol):
    """What the page needs of the engine."""

    @property
    def store(self) -> Shelf: ...


def build_app(
    engine: PageEngine,
    menu: ModelMenu | None = None,
    limits: Limits | None = None,
    preparing: Preparing | None = None,
) -> FastAPI:
    """Make the page for an engine. The guards of chat.guards go in front of it."""
    conversations = Conversations(engine.store.home)
    sessions = Sessions(engine.store.home)
    desk = Desk(conversations, sessions, menu or ModelMenu(), limits or Limits())
    preparing = preparing or Preparing()
    jobs = Jobs(engine, conversations, desk, preparing.words)
    uploads = Uploads(
        engine.store.home, Path(os.environ["GRADIO_TEMP_DIR"]), when_added=preparing.begin
    )

    @asynccontextmanager
    async def live(_: FastAPI) -> AsyncIterator[None]:
        yield
        jobs.stop_all()

    app = FastAPI(openapi_url=None, docs_url=None, redoc_url=None, lifespan=live)
    add_exports(app, conversations)
    # In a running loop: elsewhere Gradio makes one for each of its locks and closes none of them.
    handlers = Handlers(jobs, conversations, desk, GradioUpdates())
    return asyncio.run(_mounted(app, engine.store, handlers, uploads))


async def _mounted(app: FastAPI, shelf: Shelf, handlers: "Handlers", uploads: Uploads) -> FastAPI:
    quiet = {"openapi_url": None, "docs_url": None, "redoc_url": None}
    mounted: FastAPI = gr.mount_gradio_app(
        app,
        _blocks(shelf, handlers, uploads),
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
        head=f"<style>{_styles()}</style>",  # `css` would be rewritten
        app_kwargs=quiet,
    )
    return mounted


def _styles() -> str:
    return "".join((PAGE / name).read_text("utf-8") for name in ("style.css", "print.css"))


class GradioUpdates:
    """How an output is left alone, and the stop button shown, in Gradio."""

    def skip(self) -> Any:
        return gr.skip()

    def stop(self, *, on: bool) -> Any:
        return gr.update(visible=on)


def _nothing() -> None:
    pass


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


def _blocks(shelf: Shelf, handlers: Handlers, uploads: Uploads) -> gr.Blocks:
    with gr.Blocks(
        title="Filings Chat", analytics_enabled=False, fill_width=True, delete_cache=(3600, 86400)
    ) as blocks:
        conversation = gr.BrowserState("", storage_key=BROWSER_KEY, secret=BROWSER_SECRET)
        with gr.Row(elem_id="desk"):
            with gr.Column(elem_id="rail"):
                pane("head")
                models = _models(handlers.desk)
                as_of = pane("as_of", "as_of.js", value="", elem_id="as-of")
                fresh = gr.Button("New conversation", size="sm", elem_id="new")
                _library(shelf, uploads)
            with gr.Column(elem_id="talk"):
                scripts = (
                    "plot.js",
                    "figure_card.js",
                    "turn_parts.js",
                    "words.js",
                    "conversation.js",
                )
                talk = pane("conversation", *scripts, value="", elem_id="conversation")
                with gr.Column(elem_id="examples"):
                    asks = [
                        gr.Button(text, elem_classes="example")
                        for text in examples(shelf.entries())
                    ]
                _scope(handlers.desk)
                box, send, stop = _composer()
                pane("spent", elem_id="spent")
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
        fresh.click(handlers.leave, [conversation], [talk, stop, conversation], **quick)
        at_once: dict[str, Any] = {**asking, "queue": False}
        models.submit(handlers.choose, [models, conversation], [models], **at_once)
        blocks.load(handlers.chosen, [conversation], [models], **at_once)
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


def _library(shelf: Shelf, uploads: Uploads) -> None:
    def filings(_: object) -> str:
        return filings_json(shelf)

    def add_file(sent: object) -> str:
        return uploads.add_json(sent)

    scripts = ("library.js", "adding.js")
    pane("library", *scripts, elem_id="library", server_functions=[filings, add_file])


def _models(desk: Desk) -> gr.HTML:
    def look(_: object) -> str:
        return desk.menu_json()

    return pane("models", "models.js", value="", elem_id="models", server_functions=[look])


def _scope(desk: Desk) -> None:
    def clear_part(asked: object) -> str:
        return desk.clear_json(asked)

    def look_again(asked: object) -> str:
        return desk.spent_json(asked)

    pane("scope", "scope.js", elem_id="scope", server_functions=[clear_part, look_again])


def _source(shelf: Shelf) -> None:
    def open_document(asked: object) -> str:
        return document_json(shelf, asked)

    def open_place(asked: object) -> str:
        return place_json(shelf, asked)

    pane("source", "source.js", server_functions=[open_document, open_place])
