"""The page with models behind it, in a real browser: menu, scope bar, choices, stop, limits.

The engine, the `ollama` client and the `anthropic` SDK are the real ones, over the sample corpus; what
answers them are servers of their protocols.
"""

import shutil
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from chat.app import build_app
from chat.engine import open_engine
from chat.metered import Limits
from chat.model_menu import ModelMenu
from chat.web import guard
from tests.chat.messages_server import KEY, Message, Written, blocks_cited, messages_server
from tests.chat.ollama_server import Chat, done, line, ollama_server, stream, writes
from tests.chat.page_visits import PATIENCE, Visit, serving, visiting
from tests.chat.served import Act, Asked, Reply, Served

pytestmark = pytest.mark.browser
STAFF = "How many employees did Tolvane have at the end of 2024?"
REVENUE = "What was Tolvane's revenue in fiscal 2024?"
GOOD = "Full-time employees are counted there [1]."
COUNTS = {"prompt_eval_count": 9000, "eval_count": 20}
CLAUDE = "claude:claude-haiku-5-5"
COST = "0.0001425"
"""Of one call, by its tokens: 100 read, 900 put into the cache, 40 written."""


@dataclass
class Desk:
    """The running page, and the servers behind it."""

    url: str
    ollama: Served
    pulled: list[str]
    script: list[Chat] = field(default_factory=list)
    """How Ollama answers, one after the other; then always with a good sentence."""


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1400, "height": 900})
    yield context
    context.close()


@pytest.fixture(scope="module")
def desk(sample_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Desk]:
    home = tmp_path_factory.mktemp("desk") / "store"
    shutil.copytree(sample_home, home)
    script: list[Chat] = []
    pulled = ["llama3.2:latest"]

    def chat(body: dict[str, object]) -> Reply:
        return (script.pop(0) if script else writes(GOOD, **COUNTS))(body)

    told = Written("The company counts its staff there.", [blocks_cited(0, 0, 1)])
    with (
        ollama_server(chat, pulled) as ollama,
        messages_server(Message([told])) as claude,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setenv("OLLAMA_HOST", ollama.url)
        patch.setenv("ANTHROPIC_API_KEY", KEY)
        patch.setenv("ANTHROPIC_BASE_URL", claude.url)
        engine = open_engine("none", home=home, say=lambda _: None)
        menu = ModelMenu("ollama:llama3.2")
        limits = Limits(cost=Decimal("0.0002"))
        with serving(lambda: guard(build_app(engine, menu, limits))) as url:
            yield Desk(url, ollama, pulled, script)


@pytest.fixture
def visit(context: BrowserContext, desk: Desk) -> Iterator[Visit]:
    desk.script.clear()
    desk.ollama.hung_up.clear()
    with visiting(context, desk.url) as visit:
        expect(visit.page.locator("#model option")).not_to_have_count(1)
        yield visit


def state(visit: Visit, number: int) -> str:
    return visit.page.locator(".turn").nth(number).locator(".cost").inner_text()


def test_the_menu_shows_what_is_there_and_the_turn_says_who_answered(
    visit: Visit, desk: Desk
) -> None:
    page = visit.page
    menu = page.get_by_label("Model")
    expect(menu).to_have_value("ollama:llama3.2")
    expect(menu.locator("option")).to_have_text(
        ["No model", "llama3.2 (Ollama)", "claude-haiku-5-5 (Claude)"]
    )
    expect(page.locator(".model-says")).to_have_text("Runs in Ollama, here.")
    visit.ask(STAFF)
    assert state(visit, 0).startswith("ollama:llama3.2:latest · ")
    menu.select_option("none")
    expect(page.locator("#models .status")).to_have_text(
        "No model answers from the next question on."
    )
    visit.ask(STAFF, number=1)
    assert state(visit, 1).startswith("no model · ")
    menu.select_option(CLAUDE)
    visit.open(desk.url)
    visit.wait_for(1)
    expect(menu).to_have_value(CLAUDE)
    visit.ask(STAFF, number=2)
    assert state(visit, 2).startswith(f"{CLAUDE} · ")
    page.get_by_role("button", name="New conversation").click()
    expect(page.locator(".turn")).to_have_count(0)
    expect(menu).to_have_value(CLAUDE)


def test_a_model_that_was_pulled_meanwhile_is_there_when_the_menu_is_opened(
    visit: Visit, desk: Desk
) -> None:
    menu = visit.page.get_by_label("Model")
    desk.pulled.append("qwen3:8b")
    menu.focus()
    expect(menu.locator("option", has_text="qwen3:8b (Ollama)")).to_have_count(1)
    expect(menu).to_have_value("ollama:llama3.2")
    desk.pulled.remove("qwen3:8b")
    visit.page.locator("#question textarea").focus()
    menu.focus()
    expect(menu.locator("option", has_text="qwen3:8b (Ollama)")).to_have_count(0)


def test_what_is_missing_is_said_with_the_command_that_mends_it(visit: Visit, desk: Desk) -> None:
    page = visit.page
    desk.pulled[:] = ["mistral:latest"]
    page.get_by_label("Model").focus()
    says = page.locator(".model-says")
    expect(says).to_have_text("Ollama has no model llama3.2. Get it with: ollama pull llama3.2")
    expect(says.locator("code")).to_have_text("ollama pull llama3.2")
    expect(page.get_by_label("Model")).to_have_value("ollama:llama3.2")  # it stays chosen
    page.get_by_label("Model").select_option("none")
    expect(page.locator(".missing summary")).to_have_text("1 more can be set up")
    page.locator(".missing summary").press("Enter")
    expect(page.locator(".missing code")).to_have_text("ollama pull llama3.2")
    desk.pulled[:] = ["llama3.2:latest"]


def test_a_silent_ollama_keeps_nobody_waiting(visit: Visit, desk: Desk) -> None:
    answer = desk.ollama.answer

    def hang(_: Asked) -> Reply:
        return Reply([Act.HANG])

    desk.ollama.answer = hang
    try:
        visit.page.get_by_label("Model").focus()
        visit.ask(REVENUE)
        expect(visit.page.locator("button.figure.big")).to_contain_text("$1.19 billion")
        expect(visit.page.locator(".model-says")).to_contain_text("ollama serve")
    finally:
        desk.ollama.answer = answer


def test_the_scope_of_the_next_question_is_shown_and_can_be_cleared(
    visit: Visit, desk: Desk
) -> None:
    page = visit.page
    bar = page.get_by_role("group", name="What the next question is about")
    expect(bar).to_be_hidden()
    visit.ask(REVENUE)
    expect(bar.get_by_role("listitem")).to_have_text(
        ["Company Tolvane Controls×", "Period FY2024×", "Line item Revenue×"]
    )
    visit.ask("and the year before?", number=1)
    expect(bar).to_contain_text("FY2023")
    bar.get_by_role("button", name="Clear company: Tolvane Controls").focus()
    page.keyboard.press("Enter")
    expect(bar.get_by_role("listitem")).to_have_text(["Period FY2023×", "Line item Revenue×"])
    expect(page.locator("#scope .status")).to_have_text(
        "The next question takes no company from the last one."
    )
    assert "Clear period: FY2023" in visit.focused()
    visit.open(desk.url)
    visit.wait_for(1)
    expect(bar.get_by_role("listitem")).to_have_count(2)
    visit.ask("and net income?", number=2)
    note = page.locator(".turn").last.locator(".refusal")
    expect(note).to_contain_text("The question names no company.")


def test_the_day_of_knowledge_is_in_the_scope_bar_and_can_be_cleared(visit: Visit) -> None:
    page = visit.page
    page.fill("#as-of-date", "2024-06-30")
    chip = page.locator(".scope-parts li", has_text="30 Jun 2024")
    expect(chip).to_have_count(1)
    chip.get_by_role("button", name="Clear as of: 30 Jun 2024").click()
    expect(chip).to_have_count(0)
    expect(page.locator("#as-of-date")).to_have_value("")
    visit.ask(REVENUE)
    expect(page.locator(".turn .tag", has_text="as of")).to_have_count(0)


def test_which_one_is_meant_is_a_click_away(visit: Visit) -> None:
    page = visit.page
    visit.ask("Tolvane margin 2024")
    choices = page.get_by_role("list", name="Which one is meant")
    expect(choices.get_by_role("button")).to_have_text(
        ["gross margin", "operating margin", "net margin"]
    )
    choices.get_by_role("button", name="operating margin").press("Enter")
    visit.wait_for(1)
    expect(page.locator(".question").last).to_have_text("Tolvane operating margin 2024")
    expect(page.locator("#question textarea")).to_be_focused()
    expect(page.locator(".headline").last).to_contain_text("Operating margin")
    for button in choices.get_by_role("button").all():
        expect(button).to_be_disabled()  # what it asks would lean on another turn now


def test_why_is_searched_in_the_discussion_and_written_by_the_model(
    visit: Visit, desk: Desk
) -> None:
    desk.script.append(writes("Revenue increased there [1]. It was a good year.", **COUNTS))
    visit.ask(REVENUE)
    visit.ask("why?", number=1)
    turn = visit.page.locator(".turn").last
    expect(turn.locator(".source-quote").first).to_contain_text("Revenue increased $66.8 million")
    expect(turn.locator(".unsupported")).to_have_text("It was a good year.")
    expect(turn.locator(".no-source")).to_have_text("no source")
    expect(turn.locator(".notes")).to_contain_text("In the words of the model")


def test_what_is_withheld_and_dropped_is_in_plain_sight_with_its_reason(
    visit: Visit, desk: Desk
) -> None:
    told = "There were 9,999 employees [1]. Most of them are engineers. See also [42]."
    desk.script += [writes(told, **COUNTS), writes(told, **COUNTS)]
    visit.ask(STAFF)
    turn = visit.page.locator(".turn")
    expect(turn.locator(".words")).to_contain_text("[figure withheld] employees")
    held = turn.get_by_role("region", name="Held back")
    expect(held).to_be_visible()
    expect(held.locator("dt").nth(0)).to_have_text("Withheld 9,999")
    expect(held.locator("dd").nth(0)).not_to_be_empty()
    expect(held.locator("dt").nth(1)).to_have_text("Dropped [42]")
    expect(held.locator("dd").nth(1)).to_contain_text("There is no source [42]")
    unsupported = turn.locator(".unsupported")
    expect(unsupported).to_have_text(["Most of them are engineers.", "See also."])
    expect(turn.locator(".words .chip")).to_have_count(1)
    expect(visit.page.locator("#conversation .status")).to_have_text(
        "Answer complete, 1 source, 2 held back, 2 without a source"
    )


@pytest.mark.parametrize("said", ["Full-time employees ", ""], ids=["writing", "silent"])
def test_stop_hangs_up_on_the_model_and_keeps_what_it_wrote(
    visit: Visit, desk: Desk, said: str
) -> None:
    page = visit.page
    desk.script.append(lambda _: stream([line(said), Act.HANG] if said else [Act.HANG]))
    visit.ask(STAFF, wait=False)
    expect(page.locator(".progress")).to_contain_text("ollama:llama3.2:latest is asked")
    if said:
        expect(page.locator(".words")).to_contain_text("Full-time employees")
    page.get_by_role("button", name="Stop").click()
    visit.wait_for()
    assert desk.ollama.hung_up.wait(10), "the model goes on though nobody listens"
    expect(page.locator(".turn")).to_contain_text("Stopped. What stands here is not checked.")
    expect(page.locator(".words")).to_contain_text(said.strip())
    visit.ask(STAFF, number=1)
    expect(page.locator(".spent")).to_contain_text("2 model calls in this conversation")


def test_time_tokens_and_cost_stand_under_each_answer_and_the_limit_ends_the_calls(
    visit: Visit, desk: Desk
) -> None:
    page = visit.page
    spent, limit = page.locator(".spent"), page.locator(".limit")
    page.get_by_label("Model").select_option(CLAUDE)
    visit.ask(STAFF)
    assert state(visit, 0).startswith(f"{CLAUDE} · ")
    assert state(visit, 0).endswith(f" s · 1,000 + 40 tokens · {COST} USD")
    expect(spent).to_have_text(
        f"1 model call in this conversation · 1,040 tokens · {COST} of 0.0002 USD"
    )
    expect(limit).to_be_hidden()
    visit.ask(STAFF, number=1)
    expect(spent).to_contain_text("2 model calls in this conversation · 2,080 tokens · 0.000285")
    expect(limit).to_contain_text("has reached its limit of 0.0002 USD")
    visit.ask(STAFF, number=2)
    assert state(visit, 2).startswith("no model · ")
    turn = page.locator(".turn").last
    expect(turn.locator(".words")).to_contain_text("4,460 full-time employees")
    expect(turn.locator(".notes")).to_contain_text("--cost-limit 0.0004")
    visit.ask(REVENUE, number=3)
    expect(page.locator("button.figure.big").last).to_contain_text("$1.19 billion")
    page.get_by_label("Model").select_option("ollama:llama3.2")
    visit.ask(STAFF, number=4)
    assert state(visit, 4).startswith("ollama:llama3.2:latest · ")
    expect(limit).to_be_hidden()


def test_a_stream_that_is_cut_is_said_and_prose_is_quoted(visit: Visit, desk: Desk) -> None:
    desk.script.append(lambda _: stream([line("Full-time"), Act.CUT]))
    visit.ask(STAFF)
    expect(visit.page.locator(".words")).to_contain_text("4,460 full-time employees")
    expect(visit.page.locator(".notes")).to_contain_text("broke off")
    assert state(visit, 0).startswith("no model · ")


def test_a_model_chosen_in_the_middle_of_an_answer_writes_from_the_next_one_on(
    visit: Visit, desk: Desk
) -> None:
    go = threading.Event()

    def pieces() -> Iterator[bytes]:
        yield line("Full-time employees ")
        go.wait(60)
        yield line("are counted there [1].")
        yield done(**COUNTS)

    desk.script.append(lambda _: stream(pieces()))
    visit.ask(STAFF, wait=False)
    expect(visit.page.locator(".words")).to_contain_text("Full-time employees")
    visit.page.get_by_label("Model").select_option("none")
    go.set()
    visit.wait_for()
    assert state(visit, 0).startswith("ollama:llama3.2:latest · ")
    expect(visit.page.locator(".words")).to_contain_text("are counted there")
    visit.ask(STAFF, number=1)
    assert state(visit, 1).startswith("no model · ")


def test_an_ollama_that_went_away_is_said_and_the_conversation_goes_on_without(
    visit: Visit, desk: Desk
) -> None:
    visit.ask(STAFF)
    answer = desk.ollama.answer
    desk.ollama.answer = lambda _: Reply([Act.CUT])
    try:
        visit.ask(STAFF, number=1)
        turn = visit.page.locator(".turn").last
        expect(turn.locator(".words")).to_contain_text("4,460 full-time employees")
        expect(turn.locator(".notes")).to_contain_text("Ollama")
        assert state(visit, 1).startswith("no model · ")
        visit.page.get_by_label("Model").focus()
        expect(visit.page.locator(".model-says")).to_contain_text("Ollama broke off")
    finally:
        desk.ollama.answer = answer
    visit.ask("and Halden?", number=2)
    visit.ask(REVENUE, number=3)
    expect(visit.page.locator("button.figure.big").last).to_contain_text("$1.19 billion")


def test_two_tabs_of_one_browser_share_a_conversation(
    visit: Visit, context: BrowserContext, desk: Desk
) -> None:
    visit.ask(REVENUE)
    other = Visit(context.new_page())
    other.page.set_default_timeout(PATIENCE)
    other.open(desk.url)
    other.wait_for(0)
    other.ask("and the year before?", number=1)
    expect(other.page.locator(".headline").last).to_contain_text("FY2023")
    other.page.close()


def test_it_all_fits_a_narrow_screen(browser: Browser, desk: Desk) -> None:
    context = browser.new_context(viewport={"width": 420, "height": 860}, color_scheme="dark")
    with visiting(context, desk.url) as visit:
        told = f"{'Supercalifragilistic' * 6} has 9,999 employees [1]. {'See' * 40} [77]."
        desk.script[:] = [writes(told, **COUNTS), writes(told, **COUNTS)]
        wide = "document.documentElement.scrollWidth > innerWidth"
        for number, question in enumerate((STAFF, REVENUE, "Tolvane margin 2024")):
            visit.ask(question, number=number)
            visit.page.fill("#as-of-date", f"2025-1{number}-01")
            assert not visit.page.evaluate(wide), question
        choice = visit.page.locator(".choice").last
        choice.scroll_into_view_if_needed()
        assert choice.bounding_box()["height"] >= 24  # type: ignore[index]
    context.close()


def test_a_call_without_an_end_is_not_waited_for_by_the_next_conversation(
    visit: Visit, desk: Desk
) -> None:
    desk.script.append(lambda _: stream([line("Full-time"), Act.HANG, done()]))
    visit.ask(STAFF, wait=False)
    expect(visit.page.locator(".words")).to_contain_text("Full-time")
    visit.page.get_by_role("button", name="New conversation").click()
    expect(visit.page.locator(".turn")).to_have_count(0)
    began = time.monotonic()
    visit.ask(REVENUE)
    assert time.monotonic() - began < 60  # an idle machine needs 1
    expect(visit.page.locator("button.figure.big")).to_contain_text("$1.19 billion")
