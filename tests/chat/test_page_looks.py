"""How the page looks and is named, in a real browser: wide and narrow, light and dark, on paper, read aloud."""

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Route, expect

from chat.app import build_app
from chat.engine import open_engine
from chat.web import guard
from tests.chat.page_visits import Visit, serving, visiting

pytestmark = pytest.mark.browser
MARGIN = "What was Tolvane's gross margin in fiscal 2024?"
QUARTERS = "Tolvane revenue by quarter in 2023 and 2024"
COMPARED = "Compare the net margin of Tolvane, Halden, Pellmere and Hestrava in fiscal 2023"
UNCLEAR = "Tolvane margin 2024"
ABSENT = "What was Microsoft's revenue in 2024?"
PROSE = "How many employees did Tolvane have at the end of 2024?"
SPANISH = "¿Cuál fue el beneficio neto de Tolvane en 2024?"
EVERY_KIND = (MARGIN, QUARTERS, COMPARED, UNCLEAR, ABSENT, PROSE, SPANISH)
WIDE, NARROW = {"width": 1280, "height": 860}, {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def url(sample_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    home = tmp_path_factory.mktemp("looks") / "store"
    shutil.copytree(sample_home, home)
    engine = open_engine("none", home=home, say=lambda _: None)
    with serving(lambda: guard(build_app(engine))) as url:
        yield url


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=WIDE, color_scheme="light")  # type: ignore[arg-type]
    yield context
    context.close()


@pytest.fixture(scope="module")
def phone(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport=NARROW, color_scheme="dark")  # type: ignore[arg-type]
    yield context
    context.close()


@pytest.fixture
def visit(context: BrowserContext, url: str) -> Iterator[Visit]:
    with visiting(context, url) as visit:
        yield visit


@pytest.fixture
def held(phone: BrowserContext, url: str) -> Iterator[Visit]:
    """The same page, held in a hand."""
    with visiting(phone, url) as visit:
        yield visit


def faults(visit: Visit) -> list[tuple[str, str, list[str]]]:
    found = Axe().run(visit.page).response["violations"]
    return [
        (one["impact"], one["id"], [node["html"][:200] for node in one["nodes"]]) for one in found
    ]


@pytest.mark.parametrize("which", ["wide and light", "narrow and dark"])
def test_axe_finds_nothing_in_any_state_of_the_page(
    context: BrowserContext, phone: BrowserContext, url: str, which: str
) -> None:
    with visiting(context if which == "wide and light" else phone, url) as visit:
        page = visit.page
        assert faults(visit) == []
        for number, question in enumerate(EVERY_KIND):
            visit.ask(question, number=number)
        assert faults(visit) == []
        page.locator("button.figure.big").first.click()
        page.locator(".card").wait_for()
        assert faults(visit) == []
        page.locator(".words .chip").first.click()
        page.locator("mark.main").wait_for()
        assert faults(visit) == []


def test_what_can_be_operated_has_a_name_and_no_two_regions_share_one(visit: Visit) -> None:
    for number, question in enumerate((*EVERY_KIND, COMPARED)):
        visit.ask(question, number=number)
    visit.page.locator(".words .chip").first.click()
    visit.page.locator("mark.main").wait_for()
    session = visit.page.context.new_cdp_session(visit.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    named = [
        (node["role"]["value"], node.get("name", {}).get("value", "").strip())
        for node in nodes
        if not node["ignored"]
    ]
    operated = ("button", "link", "textbox", "combobox", "region", "img", "columnheader", "dialog")
    assert [one for one in named if one[0] in operated and not one[1]] == []
    assert len([one for one in named if one[0] == "button"]) > 40
    regions = [name for role, name in named if role == "region"]
    assert len(regions) == len(set(regions))


def test_the_desk_stays_where_it_is_when_answers_come_and_go(visit: Visit) -> None:
    page = visit.page
    before = page.locator(".masthead").bounding_box()
    for number, question in enumerate((COMPARED, MARGIN, UNCLEAR)):
        visit.ask(question, number=number)
        page.locator(".source-line").last.click()
        page.keyboard.press("Escape")
    assert page.locator(".masthead").bounding_box() == before
    for part in ("#rail", "#talk", "#composer"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= WIDE["height"], part


def test_the_question_box_stays_in_sight_on_a_phone(held: Visit) -> None:
    for number, question in enumerate((QUARTERS, MARGIN)):
        held.ask(question, number=number)
        expect(held.page.locator("#question textarea")).to_be_in_viewport()
        expect(held.page.locator(".question").nth(number)).to_be_in_viewport()


def test_a_row_of_many_periods_stands_upright_beside_its_plot(visit: Visit, held: Visit) -> None:
    for seen in (visit, held):
        seen.ask(QUARTERS)
        table = seen.page.locator(".answer-table")
        expect(table.locator("thead th")).to_have_text(["Tolvane Controls, Inc.: Revenue"])
        expect(table.locator("tbody th")).to_have_text(
            [f"Q{quarter} FY{year}" for year in (2023, 2024) for quarter in (1, 2, 3, 4)]
        )
        seen.ask("Tolvane and Halden revenue by quarter in 2023 and 2024", number=1)
        for frame in seen.page.locator(".table-frame").all():
            assert frame.evaluate("node => node.scrollWidth <= node.clientWidth")


def test_the_words_of_a_plot_are_as_large_as_words_on_a_phone(held: Visit) -> None:
    for number, question in enumerate((QUARTERS, COMPARED)):
        held.ask(question, number=number)
        plot = held.page.locator("svg.plot").nth(number)
        assert plot.evaluate("node => node.getScreenCTM().a") > 0.85
        drawn = plot.evaluate("""node => [...node.querySelectorAll('text')].map(text => {
            const [inner, outer] = [text.getBoundingClientRect(), node.getBoundingClientRect()];
            return [text.textContent, inner.left >= outer.left - 1 && inner.right <= outer.right + 1]; })""")
        assert [text for text, is_inside in drawn if not is_inside] == []


def test_long_names_have_their_room_beside_their_bars(visit: Visit) -> None:
    visit.ask(COMPARED)
    names = visit.page.locator("svg.plot .bar-name").all_text_contents()
    assert sorted(names) == [
        "Halden Apparel, Inc.", "Hestrava Marine N.V.", "Pellmere Stores, Inc.", "Tolvane Controls, Inc.",
    ]  # fmt: skip


def test_a_table_is_copied_as_a_spreadsheet_takes_it(visit: Visit, context: BrowserContext) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    visit.ask("Tolvane revenue and net income in 2019, 2023 and 2024")
    visit.page.get_by_role("button", name="Copy table").click()
    expect(visit.page.locator("#conversation .status")).to_have_text("Table copied")
    assert visit.page.evaluate("navigator.clipboard.readText()") == (
        "Name\tFY2019\tFY2023\tFY2024\tUnit\n"
        "Tolvane Controls, Inc.: Revenue\tperiod not on file\t1118568000\t1185359000\tUSD\n"
        "Tolvane Controls, Inc.: Net income\tperiod not on file\t124131000\t142810000\tUSD"
    )
    context.clear_permissions()


def test_what_is_printed_is_the_answer_with_where_each_source_stands(held: Visit) -> None:
    """Also from a dark page with a source open: paper is white, and all of a quote is on it."""
    held.ask(PROSE)
    held.ask(MARGIN, number=1)
    held.page.locator(".words .chip").last.click()
    held.page.locator("mark.main").wait_for()
    held.page.emulate_media(media="print")
    page = held.page
    for gone in ("#rail", "#composer", "#source", "#scope", ".exports", ".tools button"):
        expect(page.locator(gone).first).to_be_hidden()
    where = page.locator(".source-where").last
    expect(where).to_be_visible()
    expect(where).to_contain_text("Part II › Item 8")
    expect(where).to_contain_text("0009910482-25-000006")
    for part in (".words", ".question", ".source-quote", ".source-where", ".headline .name"):
        colour = page.locator(part).first.evaluate("node => getComputedStyle(node).color")
        assert max(map(int, re.findall(r"\d+", colour)[:3])) < 100, (part, colour)
    quote = page.locator(".source-quote").first
    assert quote.evaluate("node => node.scrollHeight <= node.clientHeight + 1")
    assert page.locator("body").evaluate("node => getComputedStyle(node).overflow") == "visible"
    page.emulate_media(media=None)


def test_nothing_moves_for_those_who_asked_for_no_motion(browser: Browser, url: str) -> None:
    context = browser.new_context(viewport=WIDE, reduced_motion="reduce")  # type: ignore[arg-type]
    with visiting(context, url) as visit:
        visit.page.evaluate(
            "document.querySelector('.turns').append(Object.assign(document.createElement('p'), {className: 'dot'}))"
        )
        moving = "document.getAnimations().filter(one => one.playState === 'running').length"
        assert visit.page.evaluate(moving) == 0
        visit.ask(MARGIN)
        assert visit.page.evaluate(moving) == 0
    context.close()


def test_a_page_of_text_as_a_question_is_folded_and_can_be_read_whole(visit: Visit) -> None:
    page = visit.page
    asked = ("What was Tolvane's revenue in fiscal 2024? " * 90)[:3800].strip()
    visit.ask(asked)
    expect(page.locator("button.figure.big")).to_be_in_viewport()
    question = page.locator(".question")
    expect(question).to_have_text(asked)
    toggle = page.get_by_role("button", name="Whole question")
    height = question.evaluate("node => node.clientHeight")
    toggle.press("Enter")
    expect(toggle).to_have_attribute("aria-expanded", "true")
    assert question.evaluate("node => node.clientHeight") > 3 * height
    visit.ask(MARGIN, number=1)
    expect(toggle).to_have_count(1)


def test_what_is_wrong_with_a_question_is_said_in_sight_and_the_question_kept(visit: Visit) -> None:
    page = visit.page
    visit.ask(COMPARED)
    visit.ask(QUARTERS, number=1)
    page.locator(".question").first.scroll_into_view_if_needed()
    page.fill("#question textarea", "x" * 10_000)
    page.press("#question textarea", "Enter")
    notice = page.locator(".notice")
    expect(notice).to_have_text(
        "The question has 10,000 characters; 4,000 are read. Ask it in fewer words."
    )
    expect(notice).to_be_in_viewport()
    assert len(page.locator("#question textarea").input_value()) == 10_000


def test_the_back_button_comes_back_to_the_conversation(visit: Visit, url: str) -> None:
    visit.ask(MARGIN)
    visit.page.goto(f"{url}/theme.css")
    visit.page.go_back()
    visit.wait_for(0)
    visit.ask("and the year before?", number=1)
    expect(visit.page.locator(".headline").last).to_contain_text("FY2023")


def test_a_company_that_changed_its_name_is_listed_by_the_newest(visit: Visit) -> None:
    told = [
        {"document_id": "a/1", "title": "t", "company": "ACORN COMPUTER INC", "cik": "1", "form": "10-Q",
         "fiscal": None, "period_end": "2000-04-01", "filed": None, "sample": False},
        {"document_id": "a/2", "title": "t", "company": "Acorn Inc.", "cik": "1", "form": "10-K",
         "fiscal": "FY2024", "period_end": "2024-09-28", "filed": "2024-11-01", "sample": False},
        {"document_id": "b/1", "title": "t", "company": "Abacus plc", "cik": "2", "form": "20-F",
         "fiscal": "FY2024", "period_end": "2024-12-31", "filed": "2025-03-01", "sample": False},
    ]  # fmt: skip
    page = visit.page

    def answer(route: Route) -> None:
        is_list = json.loads(route.request.post_data or "{}").get("fn_name") == "filings"
        route.fulfill(json=json.dumps(told)) if is_list else route.continue_()

    page.route("**/component_server**", answer)
    page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(page.locator(".library h2")).to_have_text(["Abacus plc", "Acorn Inc."])
    expect(page.locator(".filing-form")).to_have_text(
        ["20-F · FY2024", "10-K · FY2024", "10-Q · to 1 Apr 2000"]
    )
    page.unroute("**/component_server**")
