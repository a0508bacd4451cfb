"""Text that runs on within a page, with what is tagged in it."""

from data.html_style import ROOT, Style
from data.inline_xbrl import XbrlElement


class Line:
    """Text that runs on: white space is one space, and marks tell where facts and styles begin."""

    __slots__ = ("after_break", "gap", "length", "marks", "parts", "runs", "texts")

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.length = 0
        self.gap = False
        """White space came last; it counts once more text follows."""
        self.after_break = False
        self.marks: list[tuple[XbrlElement, int, int]] = []
        self.texts: list[tuple[XbrlElement, int, int]] = []
        """Where texts of the cover stand; apart, for they are no sign of figures."""
        self.runs: list[tuple[int, Style]] = []
        """Where each style begins."""

    def add(self, text: str, style: Style) -> None:
        words = text.split()
        if not words:
            self.gap = True
            return
        if self.length and (self.gap or text[0].isspace()):
            self.parts.append(" ")
            self.length += 1
        if not self.runs or self.runs[-1][1] is not style:
            self.runs.append((self.length, style))
        joined = " ".join(words)
        self.parts.append(joined)
        self.length += len(joined)
        self.gap = text[-1].isspace()
        self.after_break = False

    def append(self, other: "Line", separator: str = " ") -> None:
        """Put another line behind this one; its marks and styles come along."""
        if self.length and other.length and separator:
            self.parts.append(separator)
            self.length += len(separator)
        shift = self.length
        self.parts.extend(other.parts)
        self.length += other.length
        self.marks.extend((fact, start + shift, end + shift) for fact, start, end in other.marks)
        self.texts.extend((text, start + shift, end + shift) for text, start, end in other.texts)
        self.runs.extend((start + shift, style) for start, style in other.runs)

    def cut(self, start: int) -> None:
        """Take the first `start` characters off (a bullet)."""
        text = self.text
        rest = text[start:].lstrip()
        shift = len(text) - len(rest)
        self.parts = [rest]
        self.length = len(rest)
        self.marks = [
            (fact, max(0, a - shift), b - shift) for fact, a, b in self.marks if b > shift
        ]
        self.texts = [(one, max(0, a - shift), b - shift) for one, a, b in self.texts if b > shift]
        self.runs = [(max(0, a - shift), style) for a, style in self.runs]

    def mark(self, fact: XbrlElement, start: int) -> None:
        """Say that `fact` stands from `start` to here."""
        if self.length > start:
            marks = self.marks if fact.is_number else self.texts
            marks.append((fact, start, self.length))

    @property
    def text(self) -> str:
        if len(self.parts) > 1:
            self.parts = ["".join(self.parts)]
        return self.parts[0] if self.parts else ""

    @property
    def style(self) -> Style:
        return self.runs[0][1] if self.runs else ROOT

    def share(self, attribute: str) -> float:
        """Share of the characters whose style has `attribute`."""
        if len(self.runs) == 1:
            return float(getattr(self.runs[0][1], attribute))
        ends = [start for start, _ in self.runs[1:]] + [self.length]
        covered = sum(
            end - start
            for (start, style), end in zip(self.runs, ends, strict=True)
            if getattr(style, attribute)
        )
        return covered / self.length if self.length else 0.0
