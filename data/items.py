"""Part and Item headings of 10-K, 10-Q, 20-F and 8-K: what a line says, and which of them are real."""

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass

MAX_TITLE_CHARS = 200
"""Longer "headings" are paragraphs that begin with a cross-reference."""
MAX_ITEM = 20
"""The highest Item number that any form uses; "Item 303 of Regulation S-K" is no heading."""
MAX_10Q_ITEM = 6
"""Item numbers begin again in Part II where none is higher than this (10-Q)."""
MAX_ENTRY_CHARS = 30
"""Text after an entry of a table of contents: at most its page number and some filling."""
FULL_CHARS = 1000
"""More text under an Item makes it no more real."""

_SPACES = re.compile(r"[\s\u00a0\u200b]+")
_BEGINS = re.compile(r"[\s\u200b#*_]*(?:PART|ITEM)", re.IGNORECASE)
_LEADER = re.compile(r"(?:[ ._·…]{3,}|\t| {2,}| )(?:[A-Z]-)?\d{1,3}$|[ ._·…]{3,}$")
_HEAD = re.compile(
    r"(?:PART (?P<part>IV|I{1,3}|[1-4])(?![A-Z0-9])(?P<after>[ ,.:;–—-]*))?"
    r"(?:ITEMS? ?(?P<item>\d{1,2}(?:\.\d\d)?(?:[A-K](?![A-Z])| [A-K](?=[.:–—-]))?(?:\(T\))?)"
    r"(?P<more>(?:,? ?(?:and|&|,|through) ?(?:ITEM )?\d{1,2}[A-K]?(?![A-Z0-9])){0,6}))?",
    re.IGNORECASE,
)
_MORE = re.compile(r"\d{1,2}[A-K]?", re.IGNORECASE)
_CONTINUED = re.compile(r"[ .:–—-]*\(?\bcontinued\b\)?\.?$|[ .:–—-]*\(cont'?d\.?\)$", re.IGNORECASE)
_ROMAN = {"1": "I", "2": "II", "3": "III", "4": "IV"}
_PARTS = ("I", "II", "III", "IV")


@dataclass(frozen=True, slots=True)
class Heading:
    """A Part or Item heading, as one line says it."""

    part: str | None
    """"I" to "IV"; None where the line names no Part."""
    item: str | None
    """"7", "1A", "9A(T)", "2.02"; None for a Part heading."""
    title: str
    """The words after the number, as printed; may be empty."""
    also: tuple[str, ...] = ()
    """Further Items under the same heading: "Items 1 and 2" is item "1", also ("2",)."""

    @property
    def label(self) -> str:
        """How a heading path names it: "Part II", "Item 7. Management's Discussion"."""
        if self.item is None:
            return f"Part {self.part}"
        numbers = [self.item, *self.also]
        name = f"Item {self.item}" if not self.also else f"Items {' and '.join(numbers)}"
        return f"{name}. {self.title}" if self.title else name


def item_heading(line: str) -> Heading | None:
    """Read a Part or Item heading; None for prose that only mentions one."""
    if not _BEGINS.match(line) or len(line) > 4 * MAX_TITLE_CHARS:
        return None
    text = _SPACES.sub(" ", line).strip(" #*_")
    found = _HEAD.match(text)
    if found is None or not (found["part"] or found["item"]):
        return None
    item = found["item"].upper().replace(" ", "") if found["item"] else None
    if item and not 1 <= _number(item)[0] <= MAX_ITEM:
        return None
    title = _title(text[found.end() :], part_only=item is None, after=found["after"] or "")
    if title is None:
        return None
    part = found["part"].upper() if found["part"] else None
    also = tuple(number.upper() for number in _MORE.findall(found["more"] or ""))
    return Heading(_ROMAN.get(part, part) if part else None, item, title, also)


def _title(rest: str, *, part_only: bool, after: str) -> str | None:
    """Read the words of a title; None where the rest goes on as a sentence or a reference."""
    rest = rest.rstrip(" *_")
    title = rest.lstrip(" .:;–—-|¦")
    separator = after if part_only else rest[: len(rest) - len(title)]
    if rest.startswith((",", '"', "“", "'", ")")) or len(title) > MAX_TITLE_CHARS:
        return None
    if title.startswith(("(", "[")) and not re.match(r"[(\[](reserved|removed|not )", title, re.I):
        return None
    if title[:1].islower() and (part_only or not separator.strip()):
        return None
    if title.count("(") != title.count(")") or title.count("“") != title.count("”"):
        return None
    title = _LEADER.sub("", title).rstrip(" .:–—-|¦")
    return _CONTINUED.sub("", title)


def _number(item: str) -> tuple[int, str]:
    """Read an Item's place in its form: "9A(T)" comes after "9" and before "9B"."""
    digits, rest = re.match(r"(\d+)(.*)", item).groups()  # type: ignore[union-attr]
    return int(digits), rest.removesuffix("(T)")


@dataclass(slots=True)
class _Candidate:
    index: int
    heading: Heading
    part: str | None
    rank: tuple[int, int, str]
    content: int


def in_contents(headings: Sequence[tuple[int, Heading]], lengths: Sequence[int]) -> set[int]:
    """Indexes of the blocks whose heading is only an entry, a cross-reference or a running header.

    `headings` are (block index, heading) in reading order, `lengths` the characters of every block.
    Of the ways to read the candidates as one rising row of Items, the real one has the most text
    under it: a table of contents has none, a stray mention breaks the row.
    """
    if not headings:
        return set()
    candidates = _items(headings, lengths)
    chain = _best_chain(candidates)
    if _is_entries([candidate.content for candidate in chain]):
        chain = []
    kept = {candidate.index for candidate in chain}
    real = {candidate.rank: candidate for candidate in chain}
    kept |= {one.index for one in candidates if _is_other(one, real.get(one.rank))}
    kept |= _parts_of(headings, kept)
    return {index for index, _ in headings} - kept


def _items(headings: Sequence[tuple[int, Heading]], lengths: Sequence[int]) -> list[_Candidate]:
    """Item headings with the text under each; a header repeated page after page is one."""
    numbers = [_number(heading.item)[0] for _, heading in headings if heading.item]
    restarts = bool(numbers) and max(numbers) <= MAX_10Q_ITEM
    candidates: list[_Candidate] = []
    part: str | None = None
    for place, (index, heading) in enumerate(headings):
        part = heading.part or part
        end = headings[place + 1][0] if place + 1 < len(headings) else len(lengths)
        content = sum(lengths[index + 1 : end])
        if heading.item is None:
            if candidates:
                candidates[-1].content += content
            continue
        order = _PARTS.index(part) + 1 if restarts and part else 0
        rank = (order, *_number(heading.item))
        if candidates and candidates[-1].rank == rank:
            candidates[-1].content += content
        else:
            candidates.append(_Candidate(index, heading, part, rank, content))
    return candidates


@dataclass(slots=True)
class _Chain:
    """A rising row of Items, by its last one."""

    last: _Candidate
    before: "_Chain | None"
    weight: tuple[int, int, int]
    """Characters under its Items, each up to a limit; Items; characters in all."""


def _best_chain(candidates: Sequence[_Candidate]) -> list[_Candidate]:
    """Find the rising row of Items that have the most text under them, each up to a limit.

    Without the limit one long Item, cut in two by a stray mention, would outweigh all others.
    """
    ranks: list[tuple[int, int, str]] = []
    best: list[_Chain] = []
    # Rising in rank and in weight alike, so that the best row below a rank is the last one there.
    for candidate in candidates:
        place = bisect_left(ranks, candidate.rank)
        before = best[place - 1] if place else None
        filled, items, total = before.weight if before else (0, 0, 0)
        filled += min(candidate.content, FULL_CHARS)
        chain = _Chain(candidate, before, (filled, items + 1, total + candidate.content))
        if candidate.rank in ranks[place : place + 1] and chain.weight <= best[place].weight:
            continue
        end = place
        while end < len(best) and best[end].weight <= chain.weight:
            end += 1
        ranks[place:end] = [candidate.rank]
        best[place:end] = [chain]
    row: list[_Candidate] = []
    last = best[-1] if best else None
    while last is not None:
        row.append(last.last)
        last = last.before
    return row[::-1]


def _is_entries(contents: Sequence[int]) -> bool:
    """Whether a row of headings is nothing but entries: the last may have a document after it."""
    short = sum(content <= MAX_ENTRY_CHARS for content in contents[:-1])
    return len(contents) >= 4 and short >= 0.8 * (len(contents) - 1)


def _is_other(candidate: _Candidate, real: _Candidate | None) -> bool:
    """Whether a heading outside of the row is another Item of the same number.

    10-Qs without Part headings have two Items 1: "Financial Statements" and "Legal Proceedings".
    """
    if real is None or real is candidate or candidate.content <= MAX_ENTRY_CHARS:
        return False
    if candidate.index < real.index or candidate.rank[1] > MAX_10Q_ITEM:
        return False
    words = [set(re.findall(r"\w{4,}", one.heading.title.lower())) for one in (candidate, real)]
    return bool(words[0] and words[1]) and not words[0] & words[1]


def _parts_of(headings: Sequence[tuple[int, Heading]], kept: set[int]) -> set[int]:
    """Find the Part heading that stands before each kept Item, once per Part."""
    parts: set[int] = set()
    current: str | None = None
    waiting: tuple[int, str] | None = None
    for index, heading in headings:
        if heading.item is None and heading.part:
            waiting = (index, heading.part)
        elif index in kept:
            if waiting and waiting[1] != current:
                parts.add(waiting[0])
                current = waiting[1]
            waiting = None
    return parts
