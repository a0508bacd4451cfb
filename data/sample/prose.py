"""Reads the prose of the sample: paragraphs, some of them under a condition."""

from __future__ import annotations

import re
from pathlib import Path

WORDS = Path(__file__).parent / "words"
CONDITION = re.compile(r"@(!?)([\w/-]+) ")
LINES_KEPT = ("!rows", "|", "- ", "1. ")


def paragraphs(name: str, told: frozenset[str]) -> list[str]:
    """Give the paragraphs of a file for which `@condition`s hold; `@!condition` asks the opposite."""
    kept = []
    for paragraph in (WORDS / name).read_text(encoding="utf-8").strip().split("\n\n"):
        words, wanted = paragraph, True
        while match := CONDITION.match(words):
            wanted = wanted and ((match.group(2) in told) != bool(match.group(1)))
            words = words[match.end() :]
        if wanted:
            kept.append(words if words.startswith(LINES_KEPT) else " ".join(words.split()))
    return kept
