"""The page in a real browser: what an analyst does, by mouse and by keyboard."""

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Route, expect

from chat.app import build_app
from chat.conversations import Conversations
from chat.web import guard
from tests.chat.page_visits import PATIENCE, Visit, serving, visiting
from tests.fakes import (
    COMPARED,
    DECADE,
    HOSTILE,
    HOSTILE_DOCUMENT,
    HOSTILE_ID,
    LIQUIDITY,
    MARGIN,
    YEARS,
    ScriptedEngine,
)

pytestmark = pytest.mark.browser


@dataclass
class Served:
    """A running server."""

    engine: ScriptedEngine
    url: str


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    engine = ScriptedEngine(tmp_path_factory.mktemp("home"), pause=0.01)
    with serving(lambda: guard(build_app(engine))) as url:
        yield Served(engine, url)


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Share one context, so that Gradio's megabyte of scripts is fetched once."""
    context = browser.new_context(viewport={"width": 1400, "height": 900}, color_scheme="light")
    yield context
    context.close()


@pytest.fixture
def visit(context: BrowserContext, served: Served) -> Iterator[Visit]:
    served.engine.go.clear()
    with visiting(context, served.url) as visit:
        yield visit
        served.engine.go.set()


def test_a_chip_opens_the_words_that_are_cited(visit: Visit) -> None:
    visit.ask("What was the gross margin in FY2024?")
    page = visit.page
    expect(page.locator(".words")).to_have_text(re.sub(r"\[(\d)\]", r"\1", MARGIN.text))
    for number, citation in enumerate(MARGIN.citations):
        page.locator(".words .chip").nth(number).click()
        expect(page.locator("mark.main")).to_have_text(citation.quotes[0])
        assert page.locator("mark.side").all_inner_texts() != []
        expect(page.locator("mark.main")).to_be_focused()
        expect(page.locator("mark.main")).to_be_in_viewport()
    expect(page.locator(".path")).to_contain_text("Consolidated statements of operations")
    expect(page.locator(".path")).to_contain_text("page 29")


def test_the_period_and_the_unit_are_in_plain_sight(visit: Visit) -> None:
    visit.ask("What was the gross margin in FY2024?")
    headline = visit.page.locator(".headline")
    expect(headline).to_contain_text("FY2024 = 30 Jan 2023 to 28 Jan 2024")
    expect(headline).to_contain_text("per cent")
    visit.ask("reported revenue", number=1)
    expect(visit.page.locator(".headline").nth(1)).to_contain_text("USD · as reported")


def test_nothing_takes_the_focus_back_when_the_answer_has_come(visit: Visit) -> None:
    visit.ask("What was the gross margin in FY2024?")
    visit.page.locator("button.figure.big").focus()
    visit.page.wait_for_timeout(800)
    assert "46.0 %" in visit.focused()


def test_all_can_be_checked_by_keyboard(visit: Visit) -> None:
    page = visit.page
    visit.ask("What was the gross margin in FY2024?")
    page.locator("button.figure.big").focus()
    page.keyboard.press("Enter")
    assert "Gross margin" in visit.focused()
    page.keyboard.press("Tab")  # Close
    page.keyboard.press("Tab")
    assert "Show in filing: 2,213,800,000 USD" in visit.focused()
    page.keyboard.press("Enter")
    expect(page.locator("mark.main")).to_have_text("2,213.8")
    expect(page.locator("mark.main")).to_be_focused()
    page.keyboard.press("Escape")
    assert "Show in filing: 2,213,800,000 USD" in visit.focused()
    expect(page.locator(".source-pane")).to_be_hidden()
    page.keyboard.press("Escape")
    assert "46.0 %" in visit.focused()
    expect(page.locator(".card")).to_have_count(0)


def test_a_chip_is_reached_with_tab_and_opened_with_enter(visit: Visit) -> None:
    page = visit.page
    visit.ask("What was the gross margin in FY2024?")
    page.locator("button.figure.big").focus()
    page.keyboard.press("Tab")
    assert "Source 1: Tolvane Industries, Inc., 10-K, page 29" in visit.focused()
    page.keyboard.press("Enter")
    expect(page.locator("mark.main")).to_be_focused()
    page.keyboard.press("Escape")
    assert "Source 1" in visit.focused()


def test_the_next_source_is_one_step_away(visit: Visit) -> None:
    page = visit.page
    visit.ask("What was the gross margin in FY2024?")
    page.locator(".words .chip").first.click()
    expect(page.locator("mark.main")).to_have_text("2,213.8")
    page.get_by_role("button", name="Next source").click()
    expect(page.locator("mark.main")).to_have_text("$ 4,812.6")
    expect(page.get_by_role("button", name="Next source")).to_be_disabled()
    page.get_by_role("button", name="Close the source").click()
    assert "Source 1" in visit.focused()


def test_a_table_is_sorted_and_its_figures_open(visit: Visit) -> None:
    page = visit.page
    visit.ask("Compare revenue")
    order = page.locator(".answer-table th button", has_text="Revenue")
    order.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".answer-table tbody tr").first).to_contain_text("FY2024")
    expect(order.locator("xpath=..")).to_have_attribute("aria-sort", "descending")
    expect(order).to_be_focused()
    page.locator(".answer-table button.figure").last.click()
    expect(page.locator(".card")).to_contain_text("31 Jan 2022 to 29 Jan 2023")


def test_focus_stays_on_a_chip_while_the_answer_is_written(visit: Visit, served: Served) -> None:
    page = visit.page
    visit.ask("slow liquidity", wait=False)
    chip = page.locator(".words .chip")
    chip.focus()
    served.engine.go.set()
    visit.wait_for()
    expect(chip).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("mark.main")).to_have_text(LIQUIDITY)


def test_a_screen_reader_hears_the_beginning_and_the_end(visit: Visit) -> None:
    page = visit.page
    assert page.locator(".turns").get_attribute("aria-live") == "off"
    visit.ask("What was the gross margin in FY2024?")
    expect(page.locator("#conversation .status")).to_have_text("Answer complete, 2 sources")
    expect(page.locator("#stop")).to_be_hidden()


def test_a_reload_keeps_the_conversation(visit: Visit, served: Served) -> None:
    visit.ask("What was the gross margin in FY2024?")
    visit.ask("revenue in 2019?", number=1)
    visit.open(served.url)
    visit.wait_for(1)
    expect(visit.page.locator(".question").first).to_have_text(
        "What was the gross margin in FY2024?"
    )
    visit.page.locator(".words .chip").first.click()
    expect(visit.page.locator("mark.main")).to_have_text("2,213.8")


def test_a_reload_in_the_middle_finds_the_finished_answer(visit: Visit, served: Served) -> None:
    visit.ask("slow gross margin", wait=False)
    visit.page.wait_for_selector(".turn[aria-busy=true] .words:has-text('Gross margin')")
    visit.open(served.url)
    visit.page.wait_for_selector(".turn[aria-busy=true]")
    served.engine.go.set()
    visit.wait_for()
    expect(visit.page.locator("button.figure.big")).to_have_text("46.0 %")
    visit.ask("revenue in 2019?", number=1)


def test_a_stopped_answer_stays_as_far_as_it_came(visit: Visit, served: Served) -> None:
    visit.ask("slow gross margin", wait=False)
    visit.page.wait_for_selector(".turn[aria-busy=true] .words:has-text('Gross margin')")
    visit.page.get_by_role("button", name="Stop").click()
    visit.wait_for()
    expect(visit.page.locator(".turn")).to_contain_text("Stopped. What stands here is not checked.")
    expect(visit.page.locator("#stop")).to_be_hidden()
    visit.ask("Compare revenue", number=1)
    visit.open(served.url)
    visit.wait_for(1)
    expect(visit.page.locator(".turn").first).to_contain_text("Gross margin of Tolvane")


def test_the_day_of_knowledge_reaches_the_engine(visit: Visit, served: Served) -> None:
    visit.page.fill("#as-of-date", "2024-06-30")
    visit.ask("Compare revenue")
    assert str(served.engine.asked[-1][1]) == "2024-06-30"
    expect(visit.page.locator(".turn .tag")).to_have_text("as of 30 Jun 2024")
    visit.page.get_by_role("button", name="Today").click()
    visit.ask("Compare revenue", number=1)
    assert served.engine.asked[-1][1:] == (None, ("Compare revenue",))


def test_a_question_may_follow_at_once(visit: Visit, served: Served) -> None:
    """Neither Gradio nor a slow disk may swallow it: the last answer is seen before it is stored."""
    for number, question in enumerate(("liquidity", "Compare revenue") * 4):
        visit.ask(question, number=number)
    visit.open(served.url)
    visit.wait_for(7)
    expect(visit.page.locator(".turn")).to_have_count(8)


def test_an_answer_arrives_though_gradio_closed_its_stream(visit: Visit, served: Served) -> None:
    """Gradio closes it when no event is pending, also when a question is on its way that moment."""
    page, held = visit.page, list[Route]()
    page.route(
        "**/queue/data?*", lambda route: held.append(route) if not held else route.continue_()
    )
    visit.open(served.url)
    with page.expect_response("**/queue/join?*"):
        visit.ask("liquidity", wait=False)
    page.wait_for_timeout(300)
    held[0].fulfill(content_type="text/event-stream", body='data: {"msg": "close_stream"}\n\n')
    visit.wait_for()
    visit.ask("Compare revenue", number=1)
    expect(page.locator(".turn")).to_have_count(2)
    page.unroute("**/queue/data?*")


def test_a_question_in_the_middle_of_an_answer_is_told_to_wait(
    visit: Visit, served: Served
) -> None:
    visit.ask("slow gross margin", wait=False)
    visit.page.wait_for_selector(".turn[aria-busy=true] .words:has-text('Gross margin')")
    visit.ask("Compare revenue", wait=False)
    expect(visit.page.locator(".notice")).to_contain_text("An answer is being written.")
    expect(visit.page.locator("#question textarea")).to_have_value("Compare revenue")
    served.engine.go.set()
    visit.wait_for()
    visit.page.press("#question textarea", "Enter")
    visit.wait_for(1)
    expect(visit.page.locator(".notice")).to_have_text("")


def test_a_question_sent_twice_is_asked_once(visit: Visit, served: Served) -> None:
    visit.page.fill("#question textarea", "slow gross margin")
    for _ in range(3):
        visit.page.press("#question textarea", "Enter")
    visit.page.wait_for_selector(".turn[aria-busy=true] .words:has-text('Gross margin')")
    served.engine.go.set()
    visit.wait_for()
    visit.ask("Compare revenue", number=1)
    expect(visit.page.locator(".turn")).to_have_count(2)
    expect(visit.page.locator(".notice")).to_have_text("")


def test_an_item_over_the_years_is_drawn_beside_its_table(visit: Visit) -> None:
    page = visit.page
    visit.ask(YEARS.question)
    plot = page.get_by_role("group", name="Tolvane: Revenue")
    expect(plot.locator("desc")).to_have_text(
        "FY2022 −$41.2 million, FY2023 $4.43 billion, FY2024 $4.81 billion"
    )
    expect(plot.locator("rect")).to_have_count(3)
    expect(plot.locator("rect.lost")).to_have_count(1)
    heights = plot.locator("rect").evaluate_all(
        "bars => bars.map(bar => +bar.getAttribute('height'))"
    )
    assert heights[2] > heights[1] > heights[0]
    bars = plot.get_by_role("img")
    bars.first.focus()
    page.keyboard.press("ArrowRight")
    expect(bars.nth(1)).to_be_focused()
    expect(bars.nth(1)).to_have_attribute("aria-label", "FY2023: $4.43 billion")
    expect(page.locator(".answer-table td.missing")).to_have_text("period not on file")
    visit.ask("Compare revenue", number=1)
    expect(page.locator(".turn").last.locator("svg")).to_have_count(0)  # two values are no line


def test_a_long_series_of_two_companies_is_drawn_as_lines_with_a_gap(visit: Visit) -> None:
    visit.ask(DECADE.question)
    plot = visit.page.get_by_role("group", name="Revenue")
    expect(plot.locator("path.line")).to_have_count(2)
    assert str(plot.locator("path.line").first.get_attribute("d")).count("M") == 2
    expect(plot.locator(".line-name")).to_have_text(["Tolvane", "Halden"])
    points = plot.get_by_role("img")
    expect(points).to_have_count(18)
    expect(points.first).to_have_attribute("aria-label", "Tolvane, FY2015: $2015 million")
    tip = points.first.locator(".tip")
    expect(tip).to_have_css("opacity", "0")
    points.first.focus()
    expect(tip).to_have_css("opacity", "1")


def test_the_command_that_gives_the_figures_again_can_be_copied(visit: Visit) -> None:
    visit.ask(MARGIN.question)
    again = visit.page.locator(".turn .again")
    expect(again.locator("code")).to_have_text(
        f'python -m chat ask --model none "{MARGIN.question}"'
    )
    again.get_by_role("button", name="Copy command").click()
    visit.page.locator("button.figure.big").click()
    expect(visit.page.locator(".card dd").last).to_contain_text("python -m chat ask")


def test_a_figure_in_a_table_is_one_click_from_its_place(visit: Visit) -> None:
    visit.ask("Compare revenue")
    chip = visit.page.locator(".answer-table .chip").first
    chip.click()
    expect(visit.page.locator("mark.main")).to_have_text("$ 4,431.0")
    expect(visit.page.locator(".cited")).to_contain_text("Net sales")
    visit.page.keyboard.press("Escape")
    expect(chip).to_be_focused()


def test_the_last_turn_is_in_sight_as_asked_and_after_a_reload(
    visit: Visit, served: Served
) -> None:
    for number in range(4):
        visit.ask("Compare revenue" if number < 3 else "liquidity", number=number)
    for _ in range(2):
        expect(visit.page.locator(".question").last).to_be_in_viewport()
        expect(visit.page.locator(".question").first).not_to_be_in_viewport()
        visit.open(served.url)
        visit.wait_for(3)


def test_a_key_that_ends_a_button_leaves_the_reader_at_the_question_box(
    visit: Visit, served: Served
) -> None:
    page = visit.page
    box = page.locator("#question textarea")
    page.locator("button.example").first.press("Enter")
    visit.wait_for()
    expect(box).to_be_focused()
    visit.ask("slow gross margin", number=1, wait=False)
    page.wait_for_selector(".turn[aria-busy=true] .words:has-text('Gross margin')")
    page.get_by_role("button", name="Stop").press("Enter")
    visit.wait_for(1)
    expect(box).to_be_focused()


def test_the_question_box_is_a_key_away(visit: Visit) -> None:
    box = visit.page.locator("#question textarea")
    visit.page.locator(".filing").first.focus()
    visit.page.keyboard.press("/")
    expect(box).to_be_focused()
    expect(box).to_have_value("")
    visit.page.keyboard.type("1/2")
    expect(box).to_have_value("1/2")
    visit.page.locator(".skip").focus()
    visit.page.keyboard.press("Enter")
    expect(box).to_be_focused()


def test_an_example_is_a_question(visit: Visit) -> None:
    visit.page.locator("button.example").first.click()
    visit.wait_for()
    expect(visit.page.locator(".headline")).to_contain_text("Gross margin")
    expect(visit.page.locator("button.example").first).to_be_hidden()


def test_a_new_conversation_is_empty_and_the_old_one_is_kept(visit: Visit, served: Served) -> None:
    visit.ask("Compare revenue")
    link = visit.page.get_by_role("link", name="Export Markdown").get_attribute("href")
    assert link is not None
    visit.page.get_by_role("button", name="New conversation").click()
    expect(visit.page.locator(".turn")).to_have_count(0)
    expect(visit.page.locator("#question textarea")).to_be_focused()
    visit.ask("liquidity")
    conversation = Conversations(served.engine.store.home).known(link[8:-3])
    assert len(Conversations(served.engine.store.home).turns(conversation)) == 1


def test_the_export_is_a_download(visit: Visit) -> None:
    visit.ask("Compare revenue")
    with visit.page.expect_download() as download:
        visit.page.get_by_role("link", name="Export CSV").click()
    assert "4812600000" in Path(download.value.path()).read_text("utf-8")


def test_an_answer_can_be_copied(visit: Visit, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.ask("Compare revenue")
    visit.page.get_by_role("button", name="Copy answer").click()
    expect(visit.page.locator("#conversation .status")).to_have_text("Answer copied as Markdown")
    assert "[^1]: Tolvane" in visit.page.evaluate("navigator.clipboard.readText()")
    context.clear_permissions()


def test_a_refusal_is_a_calm_note_with_what_would_help(visit: Visit) -> None:
    visit.ask("revenue in 2019?")
    note = visit.page.locator(".refusal")
    expect(note).to_contain_text("Not in the filings on file")
    expect(note).to_contain_text("Add the 10-K for fiscal 2019 to ask for it.")
    expect(note).to_contain_text("period not on file")


def test_a_document_of_the_list_opens_beside(visit: Visit) -> None:
    page = visit.page
    samples = page.locator(".library section", has_text="Tolvane").locator(".tag")
    expect(samples).to_have_text("sample")
    page.locator(".filing", has_text="10-K").click()
    expect(page.locator(".source-top h2")).to_have_text("Annual report for fiscal 2024")
    expect(page.locator(".document th[scope=row]", has_text="Gross profit")).to_have_count(1)
    page.keyboard.press("Escape")
    assert "10-K" in visit.focused()


def test_an_empty_question_is_told_what_to_do(visit: Visit) -> None:
    visit.page.get_by_role("button", name="Ask").click()
    expect(visit.page.locator(".notice")).to_have_text("Write a question first.")


def test_hostile_text_is_drawn_as_it_stands(visit: Visit) -> None:
    page = visit.page
    visit.ask(HOSTILE)
    expect(page.locator(".question")).to_have_text(HOSTILE)
    for part in (".words", ".notes li", ".route", ".source-name", ".source-quote"):
        expect(page.locator(part).first).to_contain_text(HOSTILE.split("[1]")[0])
    expect(page.locator(".words .chip")).to_have_count(1)  # [2] is nobody's marker
    page.locator(".words .chip").click()
    expect(page.locator("mark.main")).to_have_text(HOSTILE)
    expect(page.locator(".source-top h2")).to_have_text(HOSTILE_DOCUMENT.title)
    expect(page.locator(".document td", has_text="alert(1)")).to_have_text(HOSTILE)
    assert page.locator(".source-top a").count() == 0, "no link but to sec.gov"
    made = "#desk script, #desk img, #desk iframe, #desk form, #desk [onerror]"
    assert page.locator(made).count() == 0


@pytest.mark.parametrize(
    "asked",
    ["../../etc/passwd", "sha256/ffffffffffff", "__proto__"],
)
def test_a_document_that_is_not_there_is_said_in_words(visit: Visit, asked: str) -> None:
    visit.page.evaluate(
        """name => document.dispatchEvent(new CustomEvent('filings-open', {detail: {index: 0,
        places: [{label: 'x', document_id: name, spans: [[0, 5]], citation: null}]}}))""",
        asked,
    )
    expect(visit.page.locator(".document .refusal")).not_to_be_empty()


def test_the_hostile_document_keeps_its_own_text(served: Served) -> None:
    assert HOSTILE in served.engine.store.document(HOSTILE_ID).text


def luminance(colour: str) -> float:
    red, green, blue = (int(part) / 255 for part in re.findall(r"\d+", colour)[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_light_and_dark_follow_the_system(browser: Browser, served: Served, scheme: str) -> None:
    context = browser.new_context(color_scheme="dark" if scheme == "dark" else "light")
    visit = Visit(context.new_page())
    visit.page.set_default_timeout(PATIENCE)
    visit.open(served.url)
    visit.ask("Compare revenue")
    visit.page.locator(".words .chip").first.click()
    visit.page.wait_for_selector("mark.main")
    for part in (".words", ".question", ".document", "#as-of-date", "mark.main", "mark.side"):
        ink, paper = visit.page.evaluate(
            """part => { let node = document.querySelector(part); const ink = getComputedStyle(node).color;
            while (/, 0\\)|transparent/.test(getComputedStyle(node).backgroundColor)) node = node.parentElement;
            return [ink, getComputedStyle(node).backgroundColor]; }""",
            part,
        )
        brighter, darker = sorted((luminance(ink), luminance(paper)), reverse=True)
        assert brighter - darker > 0.3, (part, ink, paper)
    body = visit.page.evaluate("getComputedStyle(document.querySelector('#talk')).color")
    assert (luminance(body) > 0.5) == (scheme == "dark")
    context.close()


def test_a_narrow_screen_has_no_sideways_scroll(browser: Browser, served: Served) -> None:
    context = browser.new_context(viewport={"width": 420, "height": 860})
    visit = Visit(context.new_page())
    visit.page.set_default_timeout(PATIENCE)
    visit.open(served.url)
    wide = "document.documentElement.scrollWidth > innerWidth"
    assert not visit.page.evaluate(wide)
    asked = (MARGIN.question, COMPARED.question, "liquidity", HOSTILE, YEARS.question)
    for number, question in enumerate(asked):
        visit.ask(question, number=number)
        assert not visit.page.evaluate(wide), question
    visit.page.locator("button.figure.big").first.click()
    assert not visit.page.evaluate(wide)
    visit.page.locator(".words .chip").first.click()
    expect(visit.page.locator("mark.main")).to_be_in_viewport()
    assert not visit.page.evaluate(wide)
    visit.page.get_by_role("button", name="Close the source").click()
    expect(visit.page.locator(".source-pane")).to_be_hidden()
    context.close()


def test_a_long_conversation_opens_quickly(visit: Visit, served: Served) -> None:
    visit.ask("Compare revenue")
    link = visit.page.get_by_role("link", name="Export CSV").get_attribute("href")
    assert link is not None
    store = Conversations(served.engine.store.home)
    conversation = store.known(link[8:-4])
    place = served.engine.store.home / "conversations" / f"{conversation}.jsonl"
    place.write_bytes(place.read_bytes() * 200)
    began = time.monotonic()
    visit.open(served.url)
    visit.wait_for(199)
    expect(visit.page.locator(".turn").last.locator(".question")).to_be_in_viewport()
    visit.ask("liquidity", number=200)
    assert time.monotonic() - began < 60  # an idle machine needs 3
