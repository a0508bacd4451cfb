"""Bytes of pages to events: encodings, malformed pages, any depth, hostile XML, and the second parser."""

import socket
from collections.abc import Mapping
from dataclasses import astuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from small_pages import canonical, read_body

from data.errors import FormatError
from data.filing_html import read_filing_html
from data.html_events import decode, read_page, send_soup
from data.html_flow import PageFlow
from data.html_items import Paragraph
from data.html_line import Line
from data.read_file import Known


class Events:
    """A target that writes down what it receives."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def start(self, tag: str, attrib: Mapping[str, str]) -> None:
        self.seen.append(f"<{tag}" + "".join(f" {k}={v}" for k, v in attrib.items()) + ">")

    def end(self, tag: str) -> None:
        self.seen.append(f"</{tag}>")

    def data(self, data: str) -> None:
        if self.seen and not self.seen[-1].startswith("<"):
            data = self.seen.pop() + data
        self.seen.append(data)

    def close(self) -> None:
        self.seen.append("<closed>")


def test_events_come_in_document_order_with_lower_case_names() -> None:
    events = read_page(
        b'<html><body><P Class="a">x<ix:nonFraction contextRef="c">5</ix:nonFraction></P></body></html>',
        Events,
        source="x",
    )
    assert events.seen == [
        "<html>", "<body>", "<p class=a>", "x", "<ix:nonfraction contextref=c>", "5",
        "</ix:nonfraction>", "</p>", "</body>", "</html>", "<closed>",
    ]  # fmt: skip


def test_soup_sends_the_same_events_without_the_end() -> None:
    page = b'<html><body><p class="a b">x<br/>y<!-- c --></p></body></html>'
    soup = Events()
    send_soup(page, soup)
    assert [*soup.seen, "<closed>"] == read_page(page, Events, source="x").seen


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("café – “x”".encode(), "café – “x”"),
        (b"\xef\xbb\xbfcaf\xc3\xa9", "café"),
        ("café – “x”".encode("cp1252"), "café – “x”"),
        (b"<meta charset='iso-8859-1'>it\x92s", "<meta charset='iso-8859-1'>it’s"),
        (b"<?xml encoding='US-ASCII'?>\x80", "<?xml encoding='US-ASCII'?>€"),
        ("<meta charset=shift_jis>日本".encode("shift_jis"), "<meta charset=shift_jis>日本"),
        ("<meta charset=windows-1250>Łódź".encode("cp1250"), "<meta charset=windows-1250>Łódź"),
        ("<p>x</p>".encode("utf-16"), "<p>x</p>"),
        (b"\xfe\xff" + "<p>é</p>".encode("utf-16-be"), "<p>é</p>"),
        (b"<meta charset=utf-16>\xe9", "<meta charset=utf-16>é"),
        (b"<meta charset=nosuch>\xe9", "<meta charset=nosuch>é"),
        (b"<meta charset=undefined>\xe9", "<meta charset=undefined>é"),
        (b"<meta charset=unicode_escape>\\x41\xe9", "<meta charset=unicode_escape>\\x41é"),
        (b"<meta charset=iso-8859-99>\xe9", "<meta charset=iso-8859-99>é"),
        (b"\xff\xfe\x00\xd8x", "\ufffd"),
    ],
)
def test_bytes_are_decoded_as_browsers_do(content: bytes, expected: str) -> None:
    assert decode(content) == expected


def test_numeric_references_of_windows_1252_are_what_they_print() -> None:
    assert canonical("<p>it&#146;s &#147;so&#148; &#150; &#x80;5 &#0; &#xD800; &amp;lt;</p>") == (
        "it’s “so” – €5 \ufffd \ufffd &lt;"
    )


def test_control_characters_print_nothing() -> None:
    assert canonical("<p>a\x00b\x01c\x0cd\x7fe</p>") == "abc de"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("<p>one<p>two<div>three<p>four</div>five", "one\n\ntwo\n\nthree\n\nfour\n\nfive"),
        ("<p>a</div></p></span>b</b>", "a\n\nb"),
        ("<b><p>x</b>y</p>z", "xy\n\nz"),
        ("<table><tr><td>a<td>b<tr><td>c<td>d</table>e", "| a | b |\n| c | d |\n\ne"),
        ("<td>a</td><tr><td>b</td></tr>c", "a\n\nb\n\nc"),
        ("<p>a</p></body></html><p>b</p>", "a\n\nb"),
        ("<p>a < b & c <5 d</p>", "a < b & c <5 d"),
        ("<p a='1' b=\"x>y\" c>a</p>", "a"),
        ("<p>a &bogus; &nbsp;b</p>", "a &bogus; b"),
        ("<title/><script/><style/><div/><p>a</p><a id='x'/>b", "a\n\nb"),
        ("<ul><li>a<li>b</ul>c", "- a\n\n- b\n\nc"),
    ],
)
def test_pages_that_are_not_well_formed_keep_their_text(body: str, expected: str) -> None:
    assert canonical(body) == expected


@pytest.mark.parametrize("depth", [255, 300, 3_000, 50_000])
@pytest.mark.parametrize("tag", ["div", "span", "b", "font"])
def test_no_depth_of_nesting_loses_text(depth: int, tag: str) -> None:
    body = "".join(f"<{tag}>{level} " if level % 100 == 0 else f"<{tag}>" for level in range(depth))
    text = canonical(f"{body}marker{f'</{tag}>' * depth}<p>after</p>")
    words = text.removeprefix("### ").split()
    assert words == [*(str(level) for level in range(0, depth, 100)), "marker", "after"]


@pytest.mark.parametrize("depth", [300, 3_000, 20_000])
def test_no_depth_of_tables_loses_text(depth: int) -> None:
    body = "<table><tr><td>" * depth + "marker" + "</td></tr></table>" * depth
    assert canonical(f"{body}after") == "marker\n\nafter"


def test_cdata_of_an_xml_page_is_text_and_of_another_page_is_not() -> None:
    body = "<p>a <![CDATA[b < c & d]]> e</p>"
    assert canonical(body) == "a e"
    assert canonical(f"<?xml version='1.0'?><html><body>{body}") == "a b < c & d e"


@pytest.mark.parametrize("content", [b"", b" \n\t", b"\xef\xbb\xbf", b"\x00\x00"])
def test_nothing_is_refused_as_empty(content: bytes) -> None:
    with pytest.raises(FormatError) as refused:
        read_filing_html(content, source="page.htm", known=Known())
    assert str(refused.value) == "page.htm is empty. Add the filing's main document."
    assert refused.value.place == "page.htm"


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Everything that asks for a connection, which none may."""
    asked: list[object] = []

    def refuse(*address: object) -> None:
        asked.append(address)
        raise OSError("No network here.")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    return asked


LAUGHS = "".join(f"<!ENTITY l{n} '{f'&l{n - 1};' * 10}'>" for n in range(1, 10))


@pytest.mark.parametrize(
    ("subset", "reference"),
    [
        (f"[<!ENTITY l0 'lol'>{LAUGHS}]", "&l9;"),
        (f"[<!ENTITY l0 '{'x' * 50_000}'>]", "&l0;" * 5_000),
        ("[<!ENTITY x SYSTEM 'file:///etc/passwd'>]", "&x;"),
        ("[<!ENTITY x SYSTEM 'http://127.0.0.1:9/x'>]", "&x;"),
        ("[<!ENTITY % x SYSTEM 'http://127.0.0.1:9/x'> %x;]", "x"),
        ("SYSTEM 'http://127.0.0.1:9/x.dtd'", "x"),
        ("PUBLIC '-//x//' 'http://127.0.0.1:9/x.dtd'", "x"),
    ],
)
def test_entities_and_definitions_of_a_page_are_not_resolved(
    subset: str, reference: str, network: list[object]
) -> None:
    page = (
        f"<?xml version='1.0'?><?xml-stylesheet href='http://127.0.0.1:9/x.css'?><!DOCTYPE html {subset}>"
        f"<html><body><p>{reference}</p>"
    )
    document = read_body(page).document
    assert reference.split("&")[0] in document.text
    assert "lollol" not in document.text
    assert "xxxx" not in document.text.replace("x" * 50_000, "")
    assert "root:" not in document.text
    assert len(document.text) < 100_000
    assert network == []


def trees(leaf: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Well-formed pages of tags that may stand in each other."""
    inline = st.sampled_from(["b", "span", "i", "sup", "font", "u"])
    block = st.sampled_from(["div", "section", "center", "blockquote", "div style='display:none'"])

    def wrapped(
        tags: st.SearchStrategy[str], inside: st.SearchStrategy[str]
    ) -> st.SearchStrategy[str]:
        joined = st.lists(inside, max_size=4).map("".join)
        return st.builds(lambda tag, text: f"<{tag}>{text}</{tag.split()[0]}>", tags, joined)

    runs = st.recursive(leaf, lambda inside: wrapped(inline, inside), max_leaves=5)
    paragraph = wrapped(
        st.sampled_from(["p", "h1", "h3", "div", "pre", "p style='font-weight:bold'"]), runs
    )
    items = wrapped(st.just("ul"), wrapped(st.just("li"), runs))
    cells = st.lists(st.lists(runs, min_size=1, max_size=4), min_size=1, max_size=4)
    table = cells.map(
        lambda rows: (
            "<table>"
            + "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
            + "</table>"
        )
    )
    blocks = paragraph | items | table
    return st.lists(
        st.recursive(blocks, lambda inside: wrapped(block, inside), max_leaves=8), max_size=5
    ).map("".join)


TEXT = st.sampled_from(
    ["word ", " more words", "1,234", "$", "%", "(", ")", "2024", " &amp; ", "&#160;", "\u200b", "é", "• item",
     "<br/>", "<!-- no -->", "a|b", " "]
)  # fmt: skip


def shape(line: Line) -> tuple[str, list[tuple[object, ...]]]:
    """A line's text, and how each run of it looks."""
    return line.text, [(start, *astuple(style)) for start, style in line.runs]


def shapes(flow: PageFlow) -> list[object]:
    """All that the text of a page is written from."""
    return [
        (shape(item.line), item.page, item.is_item)
        if isinstance(item, Paragraph)
        else [[(cell.column, cell.width, shape(cell.line)) for cell in row] for row in item.rows]
        for item in flow.items
    ]


@settings(deadline=None)
@given(trees(TEXT))
def test_beautifulsoup_and_lxml_read_a_well_formed_page_alike(body: str) -> None:
    page = f"<html><head><title>t</title></head><body>{body}</body></html>".encode()
    by_soup = PageFlow()
    send_soup(page, by_soup)
    by_soup.close()
    assert shapes(by_soup) == shapes(read_page(page, PageFlow, source="x"))
