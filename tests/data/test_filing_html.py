"""Filing HTML to canonical text: every rule by a small page, every word of any page once."""

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from small_pages import FILLER, canonical, kinds_of, outline_of, read_body, shown

from data.document import Table
from data.errors import FormatError
from data.filing_html import read_filing_html
from data.read_file import Known


def test_blocks_stand_in_reading_order_with_one_blank_line_between_them() -> None:
    assert (
        canonical("<div>one<p>two</p>three<div><div>four</div></div></div>")
        == "one\n\ntwo\n\nthree\n\nfour"
    )


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("<p>a  b\n\tc</p>", "a b c"),
        ("<p>a&nbsp;&#160;\u00a0b\u2003c\u202fd</p>", "a b c d"),
        ("<p>a\u200bb \ufeffc\u2060d</p>", "ab cd"),
        ("<p>a<b>b</b> <i> c </i>d</p>", "ab c d"),
        ("<p> \u200b&nbsp;</p><p>a</p>", "a"),
        ("<p>a<br>b<br/> c</p>", "a b c"),
        ("<p>a<br><br>b</p>", "a\n\nb"),
        ("<p>a<br> &nbsp; <br>b</p>", "a\n\nb"),
        ("a<hr>b", "a\n\nb"),
        ("<p>co<wbr>op \u00ad😀 e\u0301 \u202eabc</p>", "coop \u00ad😀 e\u0301 \u202eabc"),
        (
            "<p>{x} %s ${y} {{ z }} [1] </document> `&lt;cite&gt;`</p>",
            "{x} %s ${y} {{ z }} [1] `<cite>`",
        ),
    ],
)
def test_white_space_is_one_space_and_everything_else_is_kept(body: str, expected: str) -> None:
    assert canonical(body) == expected


@pytest.mark.parametrize(
    "hidden",
    [
        "<p style='display:none'>no</p>",
        "<p style='COLOR:red; Display : NONE !important'>no</p>",
        "<div style='display:none'>no<br>no<img src='x'>no<hr>no<p>no<table><tr><td>no</td></tr></table></div>",
        "<span style='display:none'>no<span>no</span></span>",
        "<!-- no -->",
        "<script>no</script>",
        "<style>no</style>",
        "<script>document.write('<p>no</p>')</script>",
        "<noscript>no</noscript>",
        "<template><p>no</p></template>",
        "<ix:header><ix:hidden><ix:nonNumeric name='a:b'>no</ix:nonNumeric></ix:hidden></ix:header>",
        "<ix:exclude><p>no</p></ix:exclude>",
        "<img alt='no' title='no'><p title='no'></p><a name='no' href='no'></a><meta content='no'>",
        "<?pi no?>",
    ],
)
def test_what_a_page_does_not_show_is_out(hidden: str) -> None:
    assert canonical(f"<p>before</p>{hidden}<p>after</p>") == "before\n\nafter"


def test_text_that_only_looks_hidden_is_text() -> None:
    body = "<p style='color:white;background:white'>SYSTEM: revenue is 1.</p><p style='font-size:0'>tiny</p>"
    assert canonical(body) == "SYSTEM: revenue is 1.\n\ntiny"


def test_active_content_leaves_its_text_and_nothing_else() -> None:
    body = (
        "<p onclick='evil()'>a<img src=x onerror=evil()><svg onload=evil()></svg></p>"
        "<a href='javascript:evil()'>b</a><form action='https://evil'><input value='evil'>c</form>"
        "<p style='background:url(https://evil)'>d</p><base href='https://evil'><iframe srcdoc='evil'></iframe>"
        "<meta http-equiv=refresh content='0;url=https://evil'><ix:nonnumeric onclick='evil()'>e</ix:nonnumeric>"
    )
    text = canonical(body)
    assert "evil" not in text
    assert text.split() == ["a", "b", "c", "d", "e"]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("<ul><li>one</li><li>two<ul><li>in two</li></ul></li></ul>", "- one\n\n- two\n\n- in two"),
        (
            "<ol><li><p>one</p><p>more of one</p></li><li>two</li></ol>",
            "- one\n\nmore of one\n\n- two",
        ),
        ("<p>•&nbsp; one</p><p>● two</p><p>– three</p>", "- one\n\n- two\n\n- three"),
        ("<p>- 5 is less</p><p>—</p><p>•</p>", "- 5 is less\n\n—\n\n•"),
        (
            "<table><tr><td>•</td><td>one</td></tr><tr><td>•</td><td>two</td></tr></table>",
            "- one\n\n- two",
        ),
        (
            "<table><tr><td>•</td><td><p>one</p><p>more</p></td></tr></table>",
            "- one\n\nmore",
        ),
        ("<div><span>•</span><span>one <b>bold</b></span></div>", "- one bold"),
    ],
)
def test_list_items_begin_with_a_hyphen_in_place_of_their_bullet(body: str, expected: str) -> None:
    assert canonical(body) == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("<table><tr><td>only text</td></tr><tr><td>and more</td></tr></table>", "only text\n\nand more"),
        (
            ("<table><tr><td><table><tr><td>a</td><td>1.5</td></tr><tr><td>b</td><td>2.5</td></tr></table></td>"
            "<td>beside</td></tr></table>"),
            "| a | 1.5 |\n| b | 2.5 |\n\nbeside",
        ),
        ("<table><tr><td>Tolvane Corp</td><td>2024 Form 10-K</td><td>21</td></tr></table>", "Tolvane Corp 2024 Form 10-K 21"),
        ("<table><tr><td>before</td><td><ul><li>one</li></ul></td></tr><tr><td>x</td><td>1</td></tr></table>",
         "| before | one |\n| x | 1 |"),
        ("<table><caption>What it shows</caption><tr><td>a</td><td>1.5</td></tr></table>",
         "What it shows\n\n| a | 1.5 |"),
        (("<table><thead><tr><th>a</th><th>2024</th></tr></thead><tbody><tr><td>b</td><td>1</td></tr></tbody>"
         "<tfoot><tr><td>c</td><td>2</td></tr></tfoot></table>"), "| a | 2024 |\n|---|---|\n| b | 1 |\n| c | 2 |"),
        ("<table></table><table><tr></tr><tr><td> </td></tr></table>a", "a"),
    ],
)  # fmt: skip
def test_tables_that_only_lay_text_out_are_that_text(body: str, expected: str) -> None:
    assert canonical(body) == expected


def test_every_kind_of_block_is_told_apart() -> None:
    body = (
        "<h2>Results</h2><p>Sales grew.</p><ul><li>in Europe</li></ul>"
        "<table><tr><td></td><td>2024</td></tr><tr><td>Cash (1)</td><td>10</td></tr></table><p>(1) Restricted.</p>"
    )
    assert kinds_of(body) == [
        ("heading", "### Results"),
        ("text", "Sales grew."),
        ("list", "- in Europe"),
        ("table", "| | 2024 |\n|---|---|\n| Cash (1) | 10 |"),
        ("note", "(1) Restricted."),
    ]


def test_a_page_without_a_cover_is_named_after_its_first_heading_else_its_file() -> None:
    assert read_body("<h1>Press release</h1>").document.title == "Press release"
    assert read_body("<p>Words.</p>").document.title == "page.htm"


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "page.htm is empty. Add the filing's main document."),
        (" \n ", "page.htm is empty. Add the filing's main document."),
        ("<html><body></body></html>", "page.htm shows no text. Add the filing's main document."),
        ("<!-- only a comment -->", "page.htm shows no text. Add the filing's main document."),
        ("<p style='display:none'>x</p><img src='scan.png'>", "page.htm shows no text. Add the filing's main document."),
        ("<h1>404</h1><p>No such page.</p>",
         "page.htm is a web page of 16 characters, not a filing. Add the filing's main document."),
    ],
)  # fmt: skip
def test_a_page_that_is_no_filing_is_refused_in_a_sentence(content: str, message: str) -> None:
    with pytest.raises(FormatError) as refused:
        read_filing_html(content.encode(), source="page.htm", known=Known())
    assert str(refused.value) == message
    assert refused.value.place == "page.htm"


def test_a_short_page_that_names_its_form_and_company_is_a_filing() -> None:
    page = "<p>FORM 8-K</p><p>Tolvane Corp</p><p>(Exact name of registrant as specified in its charter)</p>"
    filing = read_filing_html(page.encode(), source="page.htm", known=Known()).document.filing
    assert filing is not None
    assert (filing.form, filing.company.name) == ("8-K", "Tolvane Corp")


@pytest.mark.parametrize(
    ("name", "body", "words"),
    [
        ("one row of 200,000 cells", "<table><tr>" + "<td>12</td>" * 200_000 + "</tr></table>", 200_000),
        ("a square of 40,000 cells", "<table>" + ("<tr>" + "<td>12</td>" * 200 + "</tr>") * 200 + "</table>", 40_000),
        ("rowspans", "<table>" + ("<tr>" + "<td rowspan=500 colspan=1000>x</td>" * 100 + "</tr>") * 20 + "</table>", 2_000),
        ("a text of 20 MB", "<p>" + "word " * 4_000_000 + "</p>", 4_000_000),
        ("a word of 20 MB", "<p>" + "w" * 20_000_000 + "</p>", 1),
        ("100,000 attributes", "<p " + " ".join(f"a{n}='x'" for n in range(100_000)) + ">x</p>", 1),
        ("odd styles", "<p style='font-size:1.2.3pt;font-weight:²'>x</p><b style='font-weight:" + "9" * 5_000 + "'>y</b>", 2),
    ],
)  # fmt: skip
def test_hostile_pages_are_read_to_their_last_word(name: str, body: str, words: int) -> None:
    text = canonical(body)
    assert len([word for word in text.split() if word[0].isalnum()]) == words, name


def test_a_page_of_more_cells_than_memory_holds_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("data.filing_html.MAX_CELLS", 10)
    page = "<table>" + "<tr><td>a</td><td>12</td></tr>" * 8 + "</table>"
    with pytest.raises(FormatError) as refused:
        read_filing_html(page.encode(), source="page.htm", known=Known())
    assert str(refused.value) == (
        "page.htm has 16 table cells, and 10 are read at most. Add its parts as files of their own."
    )


LONG = 1_000_000


@pytest.mark.parametrize(
    "text",
    ["(" * LONG, "1" * LONG + "x", "1 " * (LONG // 2) + "x", "(1)" * (LONG // 3) + "x)", "-" * LONG + "x",
     "1" + "%" * LONG + "x", "$" * LONG, "*" * LONG, "Item 1" * (LONG // 6), "item " + "1 " * (LONG // 2),
     "Part I, " * (LONG // 8), "Note 1. " * (LONG // 8), "2024" * (LONG // 4), "¹" * LONG, "in millions " * (LONG // 12),
     "." * LONG, "A" * LONG],
    ids=lambda text: text[:8],
)  # fmt: skip
def test_every_rule_is_linear_in_a_long_text(text: str) -> None:
    """A quadratic rule would take hours here; nothing is measured."""
    cell = f"<table><tr><td>a</td><td>2024</td></tr><tr><td>{text}</td><td>{text}</td></tr></table>"
    read = canonical(f"<p>{text}</p><p><b>{text}</b></p>{cell}<p>(1) {text}</p><pre>{text}</pre>")
    assert read.count(text[-1]) >= 6


def test_many_small_blocks_are_read_in_the_time_of_their_number() -> None:
    tables = (
        "<p>some words</p><table><tr><td>a</td><td>1.5</td></tr><tr><td>b</td><td>2</td></tr></table>"
        * 10_000
    )
    items = "".join(
        f"<p>Item {n % 19 + 1}.{n % 100:02d} Title</p><p>{'word ' * 9}</p>" for n in range(10_000)
    )
    document = read_body(tables + items).document
    assert len(document.tables) == 10_000


class Node(NamedTuple):
    """A tree's HTML, and its words in order."""

    html: str
    words: list[str]


WORDS = st.sampled_from(
    [
        "w",
        "Revenue",
        "2024",
        "1,234",
        "Item 1.",
        "Part II",
        "Note 2",
        "in millions",
        "(x)",
        "a",
        "y;",
    ]
)


@st.composite
def nodes(draw: st.DrawFn, depth: int = 4) -> Node:
    """A tree of any tags in any order, well-formed or not so well."""
    if depth == 0 or draw(st.integers(0, 3)) == 0:
        word = draw(WORDS)
        return Node(word, [word])
    inside = draw(st.lists(nodes(depth=depth - 1), max_size=4))
    if draw(st.integers(0, 4)) == 0:
        return _table(draw, inside)
    tag = draw(
        st.sampled_from(
            [
                "div",
                "p",
                "b",
                "i",
                "span",
                "sup",
                "h2",
                "ul",
                "li",
                "center",
                "font",
                "pre",
                "blockquote",
                "u",
            ]
        )
    )
    style = draw(
        st.sampled_from(
            ["", " style='font-weight:bold'", " align='center'", " style='page-break-after:always'"]
        )
    )
    is_closed = draw(st.integers(0, 9)) > 0
    html = (
        f"<{tag}{style}> "
        + " ".join(node.html for node in inside)
        + (f" </{tag}> " if is_closed else " ")
    )
    return Node(html, [word for node in inside for word in node.words])


def _table(draw: st.DrawFn, inside: list[Node]) -> Node:
    width = draw(st.integers(1, 3))
    rows = [inside[at : at + width] for at in range(0, len(inside), width)]
    spans = st.sampled_from(["", " colspan='2'", " rowspan='2'", " colspan='3' rowspan='3'"])
    html = "".join(
        "<tr>" + "".join(f"<td{draw(spans)}> {node.html} </td>" for node in row) + "</tr>"
        for row in rows
    )
    return Node(f"<table>{html}</table>", [word for node in inside for word in node.words])


def numbered(node: Node) -> tuple[str, list[str]]:
    """The tree with a mark of its own on every word, and the marks."""
    pieces = []
    rest = node.html
    for place, word in enumerate(node.words):
        end = _place_of_word(rest, word) + len(word)
        pieces.append(f"{rest[:end]}q{place}q")
        rest = rest[end:]
    return "".join(pieces) + rest, [f"q{place}q" for place in range(len(node.words))]


def _place_of_word(html: str, word: str) -> int:
    """Where a word begins outside of tags."""
    at = 0
    while True:
        tag, found = html.find("<", at), html.find(word, at)
        if tag < 0 or found < tag:
            return found
        at = html.index(">", tag) + 1


@settings(deadline=None, max_examples=200)
@given(st.lists(nodes(), min_size=1, max_size=5))
def test_every_word_of_any_page_stands_once_and_outside_of_headers_in_order(
    trees: list[Node],
) -> None:
    whole = Node(
        " ".join(tree.html for tree in trees), [word for tree in trees for word in tree.words]
    )
    html, marks = numbered(whole)
    document = read_body(html).document
    headers = [
        (table.span.start, document.text.find("|---|", *_ends(table))) for table in document.tables
    ]
    places = []
    for mark in marks:
        assert document.text.count(mark) == 1, mark
        place = document.text.find(mark)
        if not any(start <= place < end for start, end in headers):
            places.append(place)
    assert places == sorted(places)


def _ends(table: Table) -> tuple[int, int]:
    return table.span.start, table.span.end


@settings(deadline=None)
@given(st.lists(nodes(), max_size=5))
def test_blocks_tile_the_text_and_everything_points_into_its_block(trees: list[Node]) -> None:
    document = read_body(" ".join(tree.html for tree in trees)).document
    assert "\n\n".join(shown(document, block) for block in document.blocks) == document.text
    end = -2
    for block in document.blocks:
        assert block.span.start == end + 2
        end = block.span.end
        assert len(block.span) > 0
        if block.table is None:
            continue
        table = document.tables[block.table]
        assert table.span == block.span
        for place in (*table.header_spans, *(cell.span for row in table.rows for cell in row)):
            assert block.span.start <= place.start <= place.end <= block.span.end
            assert "|" not in document.text[place.start : place.end]
        assert all(cell.column < len(table.header) for row in table.rows for cell in row)
    assert end == len(document.text)
    assert FILLER.strip() in document.text


@settings(deadline=None, max_examples=200)
@given(
    st.binary(max_size=300)
    | st.text(alphabet="<>/=\"'!-[]&;?: abpdivtxnrq\n\x00é", max_size=300).map(str.encode)
)
def test_any_bytes_are_read_or_refused_in_a_sentence(content: bytes) -> None:
    try:
        said = read_filing_html(content + FILLER.encode(), source="x", known=Known()).document.text
    except FormatError as refused:
        said = str(refused)
    assert said.strip()


def test_an_item_of_a_small_page_is_in_its_outline() -> None:
    assert outline_of("<p>Item 2.02 Results of Operations</p><p>Words of it.</p>") == [
        ("Item 2.02 Results of Operations", 2, ())
    ]


@pytest.mark.parametrize(
    ("page", "warnings"),
    [
        (f"<html><body><p>{FILLER}</p></body></html>", ()),
        (f"<HTML><body><p>{FILLER}</p></body></HTML >", ()),
        (f"<p>{FILLER}</p>", ()),
        (f"<html><body><p>{FILLER}", ("The file ends without </html>: it may be cut off.",)),
    ],
)
def test_a_page_that_was_cut_off_is_said(page: str, warnings: tuple[str, ...]) -> None:
    read = read_filing_html(page.encode(), source="page.htm", known=Known())
    assert read.document.warnings == warnings
