"""Writes the body of a report: speaks the skeleton of its form, and carries out its orders."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from html import escape

from data.corpora.us import pages_notes, pages_results
from data.corpora.us.pages_draft import HEADING_CHARS, PageDraft
from data.corpora.us.pages_periods import to_date
from data.corpora.us.pages_segments import segment_moves
from data.corpora.us.pages_statements import write_statement
from data.corpora.us.prose import Paragraph, Sentence, grouped, pick, skeleton, snippets
from data.corpora.us.prose_conditions import holds
from data.corpora.us.prose_speakers import fill, seed
from data.sample.page_writer import TextBlock

CONTENTS = "<!-- contents -->"
ITEM_LEVEL = 2
"""Signs before the heading of a Part or an Item; lesser ones have more."""
HEADING_ROOM = 60
"""Characters that a heading takes besides its words."""
CHOICE = re.compile(r"\[\[([^\[\]]+)\]\]")
SNIPPET = re.compile(r"\{\{text ([\w.-]+)\}\}")
KINDS = ("income", "balance", "cash", "equity", "segments", "regions", "restated")
TABLES: dict[str, Callable[[PageDraft], object]] = {
    **{kind: partial(write_statement, kind=kind) for kind in KINDS},
    **pages_results.TABLES,
    **pages_notes.TABLES,
}


def write_body(draft: PageDraft) -> None:
    """Write everything after the cover."""
    _include(draft, FILES[draft.report.form.removesuffix("/A")])


def _include(draft: PageDraft, name: str) -> None:
    for paragraph in skeleton(name):
        _write(draft, paragraph)


FILES = {"10-K": "10-k", "10-KT": "10-k", "10-Q": "10-q", "20-F": "20-f", "6-K": "6-k"}
"""Each form's skeleton."""


def _write(draft: PageDraft, paragraph: Paragraph) -> None:
    if not holds(draft, paragraph.conditions):
        return
    first = paragraph.sentences[0].words
    if first.startswith("!"):
        _direct(draft, first[1:], paragraph)
    elif lines := _spoken(draft, paragraph):
        _write_lines(draft, lines)


def _write_lines(draft: PageDraft, lines: list[str]) -> None:
    if lines[0].startswith("="):
        _heading(draft, lines[0])
        return
    _flush(draft)
    if lines[0].startswith("- "):
        for line in lines:
            draft.page.bullet(line[2:])
            draft.filled += len(line)
    else:
        words = " ".join(lines)
        draft.room(len(words))
        draft.page.paragraph(words)


def _spoken(draft: PageDraft, paragraph: Paragraph) -> list[str]:
    """Give the lines of a paragraph that hold and can be said, as markup."""
    lines = []
    for group in grouped(paragraph.sentences):
        said = _one_of(draft, group)
        if said:
            lines.append(said)
    return lines


def _one_of(draft: PageDraft, group: list[Sentence]) -> str | None:
    """Say one of several sentences: the chosen one, or the next that can be said."""
    able = [one for one in group if holds(draft, one.conditions)]
    start = pick(seed(draft, group[0].words), len(able)) if able else 0
    for one in (*able[start:], *able[:start]):
        said = _say(draft, one.words)
        if said:
            return said
    return None


def _say(draft: PageDraft, words: str) -> str | None:
    """Say a sentence with the snippets in it; None if a figure of its own is lacking."""
    chosen = CHOICE.sub(lambda match: _choose(draft, match.group(1)), words)
    pieces = SNIPPET.split(chosen)
    own = [fill(draft, escape(one, quote=False)) for one in pieces[::2]]
    if None in own:
        return None
    said = [one for one in own if one is not None]
    for place, name in enumerate(pieces[1::2]):
        said[place] += _snippet_words(draft, name)
    return "".join(said).strip() or None


def _snippet_words(draft: PageDraft, name: str) -> str:
    """Give a snippet as one run of words, empty where nobody has it or nothing in it holds."""
    kept = [one for one in _snippet(draft, name) if holds(draft, one.conditions)]
    return " ".join(filter(None, (" ".join(_spoken(draft, one)) for one in kept)))


def _choose(draft: PageDraft, options: str) -> str:
    each = options.split("|")
    return each[pick(seed(draft, options), len(each))]


def _snippet(draft: PageDraft, name: str) -> tuple[Paragraph, ...]:
    """Give the company's words, else those of its industry, else those of anyone; none if none."""
    for file in (draft.filer.prefix, draft.filer.industry, "general"):
        if name in snippets(file):
            return snippets(file)[name]
    return ()


def _heading(draft: PageDraft, line: str) -> None:
    """Write a Part or an Item at once; lesser headings wait until there is something below them."""
    level = _level(line)
    draft.waiting[:] = [one for one in draft.waiting if _level(one) < level]
    if level > ITEM_LEVEL:
        draft.waiting.append(line)
        return
    words = line.lstrip("= ")
    draft.room(len(words) + HEADING_ROOM, HEADING_CHARS)
    anchor = f"i{len(draft.contents) + 1:03d}"
    draft.contents.append((words, anchor, draft.page.page))
    draft.page.heading(_plain(words), 1, anchor)


def _level(line: str) -> int:
    return len(line) - len(line.lstrip("="))


def _flush(draft: PageDraft) -> None:
    """Write the headings that wait."""
    for line in draft.waiting:
        words = line.lstrip("= ")
        if "Note #" in words:
            draft.notes += 1
            words = words.replace("#", str(draft.notes), 1)
        draft.room(len(words) + HEADING_ROOM, HEADING_CHARS)
        draft.page.heading(_plain(words), _level(line) - 1)
    draft.waiting.clear()


def _plain(words: str) -> str:
    """Undo the escaping: headings escape their words themselves."""
    return words.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


def _direct(draft: PageDraft, order: str, paragraph: Paragraph) -> None:
    """Carry out an order of the prose: a table, a page break, a snippet, a text block."""
    name, _, rest = order.partition(" ")
    if name in FILLING:
        _flush(draft)
    if name == "rows":
        _write_rows(draft, paragraph)
    elif name in ABOUT:
        ABOUT[name](draft, rest)
    else:
        ALONE[name](draft)


def _table(draft: PageDraft, kind: str) -> None:
    TABLES[kind](draft)


def _speak(draft: PageDraft, name: str) -> None:
    for one in _snippet(draft, name):
        _write(draft, one)


def _begin(draft: PageDraft, concept: str) -> None:
    draft.page.begin_block(TextBlock(f"us-gaap:{concept}", to_date(draft.report)))


def _end(draft: PageDraft) -> None:
    draft.page.end_block()


def _title(draft: PageDraft, words: str) -> None:
    draft.page.heading(words, 1)


def _contents(draft: PageDraft) -> None:
    draft.page.heading("TABLE OF CONTENTS", 1)
    draft.page.add(CONTENTS)


def _segments(draft: PageDraft) -> None:
    """Write how each segment did, with the company's own reasons."""
    for move in segment_moves(draft):
        _flush(draft)
        reasons = _snippet(draft, f"segment.{move.key}.{move.way}")
        said = [move.words, *(line for one in reasons for line in _spoken(draft, one))]
        draft.room(sum(map(len, said)))
        draft.page.paragraph(" ".join(said))


FILLING = frozenset(("table", "rows", "block"))
"""Orders that put something below a heading."""
ABOUT: dict[str, Callable[[PageDraft, str], None]] = {
    "table": _table,
    "say": _speak,
    "include": _include,
    "block": _begin,
    "title": _title,
}
"""Orders that name what they are about: `!table income`."""
ALONE: dict[str, Callable[[PageDraft], None]] = {
    "page": PageDraft.page_break,
    "contents": _contents,
    "end": _end,
    "segments": _segments,
}
"""Orders that are one word."""


def _write_rows(draft: PageDraft, paragraph: Paragraph) -> None:
    """Write a table of words: the first line after the order holds the header, bars part cells."""
    lines = _spoken(draft, Paragraph((), paragraph.sentences[1:]))
    cells = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]
    draft.page.text_table(cells[0], cells[1:])
    draft.filled += sum(map(len, lines))


def contents_table(draft: PageDraft) -> str:
    """Give the table of contents, once the pages are known."""
    rows = "\n".join(
        f'<tr><td><a href="#{anchor}">{title}</a></td>'
        f'<td style="text-align:right"><a href="#{anchor}">{page}</a></td></tr>'
        for title, anchor, page in draft.contents
    )
    return f'<table style="width:100%">\n{rows}\n</table>'
