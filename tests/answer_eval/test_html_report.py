"""The pages: everything escaped, places marked in their text, picked and walked by keyboard."""

import os
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, sync_playwright

from answer_eval.delivery_curve import delivery_curve, risk_curve
from answer_eval.html_excerpts import AROUND, LONGEST, Mark, citation_html, excerpt_html, gold_html
from answer_eval.html_plots import bar_plot, curve_plot, interval_plot
from answer_eval.html_report import write_pages
from answer_eval.html_text import safe, tag
from answer_eval.measure_totals import share_total
from data.span import DocumentId, Span
from tests.answer_eval.cited_statement import PLACE, REVENUE, TEXT, text_of
from tests.answer_eval.made_runs import gold, refused, right, run_of, wrong

HOSTILE = "<script>alert(1)</script><img src=x onerror=alert(1)>\"'&\u202e\x00"
SHOWN = {**REVENUE, "path": ["Part II", "Item 8"], "page": 31, "page_label": "29"}


def test_text_is_escaped_and_unseen_characters_are_shown() -> None:
    assert safe("<a href='x'>\"&") == "&lt;a href=&#x27;x&#x27;&gt;&quot;&amp;"
    assert safe("a\x00b\u202ec\nd") == "a\ufffdb\ufffdc\nd"
    assert tag("b", "<", class_="x", data_a='"') == '<b class="x" data-a="&quot;">&lt;</b>'


def test_what_is_cited_is_marked_in_its_text() -> None:
    made = citation_html(SHOWN, text_of)
    assert '<mark class="main">$ 66,517</mark>' in made
    assert '<mark class="side">Total revenue</mark>' in made
    assert "FY2024 (2024-12-31) · Part II · Item 8 · page 29" in made
    assert 'class="fault"' not in made


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"spans": [{"start": 0, "end": 9999}], "quotes": ["x"]}, f"document of {len(TEXT)} characters"),
        ({"spans": [{"start": 0, "end": 3}], "quotes": ["xyz"]}, "It quotes “xyz”, which does not stand"),
        ({"quotes": ["$ 66,517"]}, "It has not a quote for each place."),
        ({"document_id": "sha256/0"}, "sha256/0 is not on file."),
        ({"document_id": None, "spans": [], "quotes": []}, "no document on file shows"),
    ],
)  # fmt: skip
def test_a_citation_that_points_nowhere_says_so(changes: dict[str, Any], words: str) -> None:
    assert words in citation_html({**SHOWN, **changes}, text_of)


def test_an_excerpt_is_short_whatever_is_cited() -> None:
    text = "word " * 20000
    made = excerpt_html(text, [Mark(10_000, 90_000, "main")])
    assert len(made) < LONGEST + 2 * AROUND + 80
    assert made.startswith("<pre>… ")
    assert made.endswith(" …</pre>")
    assert excerpt_html(text, []) == ""


def test_marks_within_marks_are_shown_once() -> None:
    made = excerpt_html("abcdefgh", [Mark(1, 6, "main"), Mark(2, 4, "side"), Mark(5, 8, "side")])
    assert made == ('<pre>a<mark class="main">bcdef</mark><mark class="side">gh</mark></pre>')


def test_gold_places_are_shown_by_document() -> None:
    made = gold_html([Span(DocumentId(PLACE), 0, 13), Span(DocumentId("sha256/0"), 1, 2)], text_of)
    assert '<mark class="gold">(In millions)</mark>' in made
    assert "sha256/0 is not on file." in made


def test_plots_have_a_point_for_each_share_and_nothing_without_figures() -> None:
    samples = run_of("one", {"a": right(), "b": wrong()}).samples
    total = share_total("all", ((one, one.scored.is_good) for one in samples))
    made = interval_plot("Shares", [total])
    assert made.count("<circle") == 1
    assert "all: 1/2, 0.095 to 0.905" in made
    assert interval_plot("Shares", []) == bar_plot("Errors", []) == curve_plot("C", [], "x") == ""
    assert bar_plot("Errors", [("<scale>", 2), ("sign", 1)]).count("<rect") == 2
    assert "&lt;scale&gt;" in bar_plot("Errors", [("<scale>", 2)])
    assert curve_plot("C", [(1.0, 0.5), (2.0, 1.0)], "characters").count("<circle") == 2


def passage(start: int, score: float) -> dict[str, Any]:
    made = right()
    made["route"]["kind"] = "passage"
    spans = [{"start": start, "end": start + 100}]
    made["sources"] = [{"document_id": PLACE, "spans": spans, "score": score}]
    return made


def test_curves_are_over_what_passages_delivered_and_how_surely() -> None:
    far = passage(0, 0.1)
    far["figures"][0]["value"] = "5"
    at = TEXT.index("66,517")
    samples = run_of("one", {"a": passage(at, 0.9), "b": passage(at + 50, 0.5), "c": far}).samples
    curve = delivery_curve(samples)
    assert curve[0] == (300, 2 / 3), "c's 100 characters have the number too"
    risk = risk_curve(samples)
    assert risk[0] == (10.0, 0.0)
    assert risk[-1] == (100.0, 1 / 3)
    facts = run_of("two", {"a": right(), "b": wrong()}).samples
    assert delivery_curve(facts) == risk_curve(facts) == []


class Tags(HTMLParser):
    """Counts elements and handlers of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.names: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.attributes += attrs


def hostile_page(folder: Path) -> Path:
    """A page in which every text that someone else wrote is an attack."""
    made = wrong()
    made["text"] = made["figures"][0]["label"] = HOSTILE
    made["citations"][0].update(title=HOSTILE, path=[HOSTILE], page_label=HOSTILE)
    made["citations"].append({**made["citations"][0], "marker": 2, "quotes": [HOSTILE] * 4})
    question = gold("a", question=HOSTILE, company=HOSTILE, slice=HOSTILE, as_of="2025-01-01")
    run = run_of(HOSTILE, {"a": made, "b": right()}, [question, gold("b")])
    return write_pages([run], folder, text_of)[0]


def test_nothing_that_others_wrote_becomes_an_element(tmp_path: Path) -> None:
    page = hostile_page(tmp_path).read_text("utf-8")
    found = Tags()
    found.feed(page)
    assert found.names.count("script") == 1
    assert "img" not in found.names
    assert not [name for name, _ in found.attributes if name.startswith("on")]
    assert not re.search(r"https?://", page)
    assert "default-src 'none'" in page


def chromium() -> str:
    path = shutil.which("chromium") or shutil.which("google-chrome")
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail("There is no Chromium, and CI=true says that there is.")
        pytest.skip("There is no Chromium on this machine.")
    return path


def shown(page: Page) -> list[str]:
    return page.locator(".sample:not([hidden]) .q").all_text_contents()


@pytest.mark.browser
def test_questions_are_picked_and_walked_by_keyboard(tmp_path: Path) -> None:
    answers = {"a": right(), "b": wrong(), "c": refused()}
    run = run_of("one", answers, [gold("a"), gold("b", slice="derived"), gold("c")])
    page_file = write_pages([run], tmp_path, text_of)[0]
    hostile = hostile_page(tmp_path / "hostile")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        page = browser.new_page()
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text))
        page.on("dialog", lambda dialog: said.append(dialog.message))
        page.goto(page_file.as_uri())
        assert page.inner_text("#count") == "3 of 3 questions"
        assert [text[-1] for text in shown(page)] == ["b", "c", "a"], "what fails comes first"

        page.keyboard.press("j")
        page.keyboard.press("j")
        page.keyboard.press("k")
        page.keyboard.press("Enter")
        assert page.locator(".sample[open] .q").inner_text().endswith("b")
        assert page.locator(".sample[open] mark.main").first.inner_text() == "$ 66,517"

        page.select_option("select[name=error]", "refused")
        assert [text[-1] for text in shown(page)] == ["c"]
        page.select_option("select[name=error]", "")
        page.select_option("select[name=slice]", "annual")
        assert page.inner_text("#count") == "2 of 3 questions"
        page.keyboard.press("Escape")
        page.locator("h1").click()
        page.keyboard.press("/")
        page.keyboard.type("not reported")
        assert [text[-1] for text in shown(page)] == ["c"]

        page.goto(hostile.as_uri())
        assert page.inner_text("#count") == "2 of 2 questions"
        assert said == []
        browser.close()
