"""Files added on the page, in a real browser: chosen, dropped, refused; and what is asked of them then."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Request, expect

from chat.app import build_app
from chat.engine import open_engine
from chat.preparing import Preparing
from chat.web import guard
from data.store import open_store
from tests.chat.page_visits import Visit, serving, visiting

pytestmark = pytest.mark.browser
SOLD = "How many drills were sold by Brantley Tools in 2024?"
HOSTILE_NAME = "note <img src=x onerror=alert(7)>.htm"
HOSTILE = (
    "<!doctype html><html><head><title>Brantley Tools, annual note</title><script>alert(1)</script>"
    '<meta http-equiv="refresh" content="0;url=https://evil.test/"><base href="https://evil.test/"></head><body>'
    "<h1>Brantley Tools, annual note</h1><p>Brantley Tools sold 12,345 drills in 2024. ${alert(8)} {{value}}"
    '<img src="https://evil.test/x.png" onerror="alert(2)"></p><svg onload=alert(4)></svg>'
    '<iframe srcdoc="<script>alert(5)</script>"></iframe><a href="javascript:alert(6)">a link</a>'
    f"<p>{'The drills are made in the town of Ostrander and are sold to builders of houses. ' * 8}</p>"
    "<table><tr><th>Item</th><th>2024</th></tr><tr><td>Drills</td><td>12,345</td></tr></table></body></html>"
)


@pytest.fixture(scope="module")
def context(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(viewport={"width": 1280, "height": 860})
    yield context
    context.close()


@pytest.fixture(scope="module")
def home(sample_home: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("adding") / "store"
    shutil.copytree(sample_home, home)
    return home


@pytest.fixture(scope="module")
def url(home: Path) -> Iterator[str]:
    preparing = Preparing()
    engine = open_engine("none", home=home, say=preparing.say)
    with serving(lambda: guard(build_app(engine, preparing=preparing))) as url:
        preparing.begin(engine.prepare)
        yield url


@pytest.fixture
def visit(context: BrowserContext, url: str, home: Path) -> Iterator[Visit]:
    before = {one.document_id for one in open_store(home).entries()}
    with visiting(context, url) as visit:
        yield visit
    store = open_store(home)
    for one in store.entries():
        if one.document_id not in before:
            store.remove(one.document_id)


def choose(visit: Visit, *files: Path) -> None:
    visit.page.set_input_files("#library input[type=file]", [str(file) for file in files])


def test_a_page_with_scripts_is_added_by_keyboard_read_as_text_and_answered_from(
    visit: Visit, tmp_path: Path
) -> None:
    page = visit.page
    sent = tmp_path / HOSTILE_NAME
    sent.write_text(HOSTILE)
    count = int("".join(filter(str.isdigit, page.locator(".library summary").inner_text())))
    page.get_by_role("button", name="Add files").focus()
    with page.expect_file_chooser() as chooser:
        page.wait_for_timeout(500)  # until the browser hands choosers over
        page.keyboard.press("Enter")
    chooser.value.set_files(str(sent))
    added = page.locator(".added-words")
    expect(added).to_contain_text("Added: Brantley Tools, annual note: 1 table")
    expect(added.locator(".file-name")).to_have_text(HOSTILE_NAME)
    expect(page.locator(".library summary")).to_have_text(f"On file: {count + 1} documents")
    page.get_by_role("button", name=f"Open {HOSTILE_NAME}").click()
    expect(page.locator(".source-top h2")).to_have_text("Brantley Tools, annual note")
    expect(page.locator(".document")).to_contain_text("${alert(8)} {{value}}")
    made = "#desk :is(script, img, iframe, base, meta, a[href^=javascript])"
    assert page.locator(made).count() == 0
    page.keyboard.press("Escape")
    visit.ask(SOLD)
    page.locator(".words .chip").first.click()
    expect(page.locator("mark").first).to_contain_text("12,345")


def test_several_files_are_read_one_by_one_and_each_is_told_of(
    visit: Visit, tmp_path: Path
) -> None:
    (tmp_path / "report.pdf").write_bytes(b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n")
    (tmp_path / "empty.htm").write_bytes(b"")
    (tmp_path / "note.md").write_text(
        "# Cobble Hill Mills\n\nThe mills ground 77 tonnes of oats.\n"
    )
    choose(visit, *(tmp_path / name for name in ("report.pdf", "empty.htm", "note.md")))
    expect(visit.page.locator(".added-words p")).to_have_text(
        [
            "report.pdf is a PDF, and PDF is not read yet. Add the filing as .htm, .txt or .md.",
            "empty.htm is empty. Download it again.",
            "note.md Added: Cobble Hill MillsOpen",
        ]
    )
    assert Axe().run(visit.page).response["violations"] == []
    choose(visit, tmp_path / "note.md")
    expect(visit.page.locator(".added-words p")).to_have_text(
        ["note.md Already on file: Cobble Hill MillsOpen"]
    )


def test_a_file_that_is_too_large_is_not_sent(visit: Visit, tmp_path: Path) -> None:
    sent: list[str] = []

    def watch(request: Request) -> None:
        if "upload" in request.url:
            sent.append(request.url)

    visit.page.on("request", watch)
    with (tmp_path / "huge.htm").open("wb") as file:
        file.truncate(50 * 1024 * 1024 + 1)
    choose(visit, tmp_path / "huge.htm")
    expect(visit.page.locator(".added-words")).to_have_text(
        "huge.htm has 51 MB; up to 50 MB are taken here. Add it with: python -m data add FILE"
    )
    assert sent == []


def test_a_file_dropped_beside_the_fields_is_added_and_the_page_stays(visit: Visit) -> None:
    page = visit.page
    visit.ask("What was Tolvane's revenue in fiscal 2024?")
    dropped = page.evaluate_handle(
        """text => { const data = new DataTransfer();
        data.items.add(new File([text], 'dropped.md', {type: 'text/markdown'})); return data; }""",
        "# Cobble Hill Mills\n\nThe mills ground 78 tonnes of oats.\n",
    )
    page.locator(".turns").dispatch_event("dragover", {"dataTransfer": dropped})
    page.locator(".turns").dispatch_event("drop", {"dataTransfer": dropped})
    expect(page.locator(".added-words")).to_contain_text("dropped.md Added: Cobble Hill Mills")
    expect(page.locator(".turn")).to_have_count(1)


def test_figures_are_answered_while_a_file_is_read(visit: Visit, tmp_path: Path) -> None:
    rows = "".join(
        f"<tr><td>Row {n}</td><td>{n},000</td><td>{n},500</td></tr>" for n in range(40_000)
    )
    page = f"<!doctype html><html><body><h1>Large</h1><p>{'words ' * 200}</p><table>{rows}</table></body></html>"
    (tmp_path / "large.htm").write_text(page)
    choose(visit, tmp_path / "large.htm")
    expect(visit.page.locator(".reading")).to_have_text("Reading large.htm")
    visit.ask("What was Tolvane's revenue in fiscal 2024?")
    expect(visit.page.locator("button.figure.big")).to_contain_text("$1.19 billion")
    expect(visit.page.locator(".reading")).to_have_count(0)


def test_what_was_added_at_the_terminal_is_listed_when_the_reader_comes_back(
    visit: Visit, home: Path, tmp_path: Path
) -> None:
    from data.adding import add_items, find_items

    (tmp_path / "note.md").write_text(
        "# Cobble Hill Mills\n\nThe mills ground 79 tonnes of oats.\n"
    )
    assert [one.trouble for one in add_items(open_store(home), find_items([str(tmp_path)]))] == [
        None
    ]
    visit.page.evaluate("window.dispatchEvent(new Event('focus'))")
    expect(visit.page.locator(".library h2", has_text="Cobble Hill Mills")).to_have_count(1)
