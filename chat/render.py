"""An Answer in Markdown with footnotes, for export, and in plain lines, for the terminal."""

import re
from collections.abc import Callable, Iterator
from functools import partial

from chat.answer import Answer, Citation, ShownFigure
from chat.query_line import query_line
from data.document import Cell, Language
from data.fact import Fact
from data.figures import Figure
from data.period import Duration, Period

_MARKER = re.compile(r"\[(\d+)\]")
_ESCAPED = re.compile(r"[\\`*_\[\]<>#|~$&@]")
_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")

Say = Callable[[str], str]
"""How text that is not ours is written down."""


def escaped(text: str) -> str:
    """Write text so that Markdown shows it as it is: no link, image, tag, table cell or heading."""
    text = _ESCAPED.sub(r"\\\g<0>", plain(text))
    text = text.replace("://", ":\\//").replace("www.", "www\\.")
    return re.sub(r"^(\s*)([=+-]|\d+[.)])", _escaped_start, text, flags=re.MULTILINE)


def _escaped_start(start: re.Match[str]) -> str:
    mark = start[2]
    return f"{start[1]}{mark[:-1]}\\{mark[-1]}"


def plain(text: str) -> str:
    """Take out what would move a terminal's cursor or turn the reading direction."""
    return _CONTROL.sub("", text)


def in_words(period: Period) -> str:
    if isinstance(period, Duration):
        return f"{period.start} to {period.end}"
    return f"at {period.end}"


def to_markdown(answer: Answer, *, prefix: str = "", alone: bool = True) -> str:
    """Write the answer with a footnote for each citation. `prefix` keeps labels of turns apart.

    `alone` is a question that needs none before it to be understood.
    """
    known = {citation.marker for citation in answer.citations}
    marked = partial(_marked, known=known, prefix=prefix)
    parts = [
        f"**{_line(answer.question, escaped)}**",
        _heading(answer),
        marked(answer.text),
        *_table(answer),
        "\n".join(f"- {line}" for line in _figure_lines(answer, escaped)),
        "\n".join(f"- {line}" for line in _remarks(answer, escaped, marked)),
        _again(answer, _as_code, alone=alone),
        "\n".join(
            f"[^{prefix}{citation.marker}]: {_source(citation, escaped)}"
            for citation in answer.citations
        ),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


def to_terminal(answer: Answer) -> str:
    """Write the answer in plain lines, the sources under it."""
    parts = [
        plain(answer.text),
        *_terminal_table(answer),
        "\n".join(f"  {line}" for line in _figure_lines(answer, plain)),
        "\n".join(f"  {line}" for line in _remarks(answer, plain, plain)),
        "\n".join(f"  [{one.marker}] {_source(one, plain)}" for one in answer.citations),
        _again(answer, plain),
    ]
    return "\n\n".join(part for part in parts if part) + "\n"


AGAIN: dict[Language, str] = {
    "en": "Again, with no model:",
    "es": "Otra vez, sin modelo:",
}


def _again(answer: Answer, say: Say, *, alone: bool = True) -> str:
    """Say by which command the figures come again."""
    command = query_line(answer, alone=alone)
    return f"{AGAIN[answer.language]} {say(command)}" if command else ""


def _as_code(text: str) -> str:
    """Write text as code, between more backticks than it has itself."""
    runs = re.findall("`+", text)
    fence = "`" * (1 + max(map(len, runs), default=0))
    return f"{fence} {plain(text)} {fence}" if runs else f"`{plain(text)}`"


def _line(text: str, say: Say) -> str:
    return say(" ".join(text.split()))


def _heading(answer: Answer) -> str:
    as_of = "" if answer.as_of is None else f"As of {answer.as_of}. "
    return f"*{as_of}{_line(answer.route.reason, escaped)}*"


def _marked(text: str, known: set[int], prefix: str) -> str:
    pieces = _MARKER.split(text)
    written = []
    for place, piece in enumerate(pieces):
        if place % 2 == 0:
            written.append(escaped(piece))
        elif int(piece) in known:
            written.append(f"[^{prefix}{piece}]")
        else:
            written.append(f"\\[{piece}\\]")
    return "".join(written)


def _table(answer: Answer) -> Iterator[str]:
    if answer.table is None:
        return
    lines = [answer.table.columns, ("---",) * len(answer.table.columns)]
    rows = [tuple(_line(_cell(cell), escaped) for cell in row) for row in answer.table.rows]
    head = [tuple(_line(column, escaped) for column in lines[0]), lines[1]]
    yield "\n".join(f"| {' | '.join(row)} |" for row in [*head, *rows])


def _terminal_table(answer: Answer) -> Iterator[str]:
    if answer.table is None:
        return
    rows = [answer.table.columns, *(tuple(map(_cell, row)) for row in answer.table.rows)]
    cells = [[_line(cell, plain) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=False)]
    yield "\n".join(
        "  " + "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=False))
        for row in cells
    )


def _cell(cell: str | ShownFigure) -> str:
    return cell if isinstance(cell, str) else cell.shown


def _when(figure: Figure, say: Say) -> str:
    """Say `FY2024 = 2023-10-01 to 2024-09-28`; a moment is said once."""
    dates = in_words(figure.period)
    return dates if figure.fiscal == dates else f"{say(figure.fiscal)} = {dates}"


def _figure_lines(answer: Answer, say: Say) -> Iterator[str]:
    for shown in answer.figures:
        figure = shown.figure
        yield (
            f"{_line(figure.label, say)}: {_line(shown.shown, say)} "
            f"({say(figure.unit)}, {_when(figure, say)}; "
            f"{_line(_derivation(figure), say)})"
        )
        for leaf in dict.fromkeys(figure.leaves()):
            yield _leaf(leaf, say)


def _derivation(figure: Figure) -> str:
    if figure.formula == "reported":
        return "reported"
    inputs = [part.label for part in figure.inputs if isinstance(part, Figure)]
    return f"{figure.formula}, from {', '.join(inputs)}" if inputs else figure.formula


def _leaf(leaf: Fact | Cell, say: Say) -> str:
    if isinstance(leaf, Cell):
        where = " / ".join((*leaf.row, *leaf.column))
        return f"{say(_digits(leaf))} {say(leaf.unit)}: {_line(where, say)}"
    filed = "" if leaf.filed is None else f", filed {leaf.filed}"
    return (
        f"{say(_digits(leaf))} {say(leaf.unit)}: {say(leaf.concept)}, {in_words(leaf.period)}, "
        f"{_decimals(leaf)}{say(leaf.form or 'filing')}"
        f"{f' {say(leaf.accession)}' if leaf.accession else ''}{filed}"
    )


def _decimals(fact: Fact) -> str:
    return "" if fact.decimals is None else f"decimals {fact.decimals}, "


def _digits(leaf: Fact | Cell) -> str:
    return "nil" if leaf.value is None else f"{leaf.value:,f}"


def _remarks(answer: Answer, say: Say, say_ours: Say) -> Iterator[str]:
    """What there is to say beside the text, each thing once. Only what is ours may have markers."""
    reasons = [answer.reason.words] if answer.reason is not None else []
    notes = (*(c.notes for c in answer.claims), *(f.figure.notes for f in answer.figures))
    for said in dict.fromkeys((*reasons, *(note for one in notes for note in one))):
        if said not in answer.text:
            yield _line(said, say_ours)
    for one in answer.withheld:
        yield f"Withheld: {_line(one.said, say)} ({_line(one.reason, say)})"
    for one in answer.dropped:
        yield f"Dropped: {_line(one.said, say)} ({_line(one.reason, say)})"


def _source(citation: Citation, say: Say) -> str:
    """Name the filing, the place in it and the words there."""
    filed = "" if citation.filed is None else f"filed {citation.filed}"
    page = citation.page_label or citation.page
    where = [" › ".join(citation.path), "" if page is None else f"page {page}"]
    names = [citation.company, citation.form or "", filed, citation.accession or "", *where]
    quotes = " · ".join(f"“{_line(quote, say)}”" for quote in citation.quotes)
    if not quotes and citation.fact is not None:
        quotes = _leaf(citation.fact, say)
    return f"{', '.join(_line(name, say) for name in names if name)}: {quotes}"
