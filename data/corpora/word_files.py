"""Reads the files in words/: what a kind of document says, and what is known about one subject."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

WORDS = Path(__file__).parent / "words"
_CONDITION = re.compile(r"@([\w-]+) ")
_FACT = re.compile(r"([\w.]+)(?:@(\d{4}))? = (.*)", re.DOTALL)
_ASKED = re.compile(r"\? (?:(\w+) )?([\w.]+)(?:@(\d{4}))? : (.*?) => (.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class AskedFact:
    """A question written beside the words that answer it."""

    kind: str
    item: str
    year: str
    question: str
    answer: str


def _entries(name: str) -> list[str]:
    text = (WORDS / name).read_text(encoding="utf-8")
    return [entry for entry in text.strip().split("\n\n") if not entry.startswith("%")]


def paragraphs(name: str, told: frozenset[str]) -> list[str]:
    """Give the paragraphs of a document; `@word ` before one keeps it where the word is told."""
    kept = []
    for entry in _entries(name):
        words, is_wanted = entry, True
        while match := _CONDITION.match(words):
            is_wanted = is_wanted and match[1] in told
            words = words[match.end() :]
        if is_wanted:
            kept.append(words)
    return kept


def facts(name: str) -> dict[tuple[str, str], str]:
    """Give what a file of facts says by item and year; no year for what holds in every year."""
    found = {}
    for entry in _entries(name):
        for line in entry.split("\n"):
            if match := _FACT.fullmatch(line):
                found[match[1], match[2] or ""] = match[3].replace(" ;; ", "\n")
            elif not line.startswith("? "):
                raise ValueError(f"{name} holds a line that is no fact: {line[:60]}")
    return found


def asked_facts(name: str) -> list[AskedFact]:
    """Give the questions of a file of facts, in order."""
    lines = (line for entry in _entries(name) for line in entry.split("\n"))
    found = (_ASKED.fullmatch(line) for line in lines if line.startswith("? "))
    return [
        AskedFact(one[1] or "text", one[2], one[3] or "", one[4], one[5]) for one in found if one
    ]


def asked_lines(name: str) -> list[tuple[str, list[str], list[list[str]], str, list[str]]]:
    """Give what a list of questions asks: kind, documents, groups of facts, answer, wordings."""
    found = []
    for entry in _entries(name):
        for line in entry.split("\n"):
            kind, documents, facts_asked, answer, wordings = line.split(" | ")
            groups = [group.split(",") for group in facts_asked.split(" ~ ")]
            found.append((kind, documents.split(), groups, answer, wordings.split(" // ")))
    return found
