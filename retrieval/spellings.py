"""What filings write otherwise than questions: abbreviations in full, American spellings of British words."""

import re
from collections.abc import Iterator

from retrieval.words import words

SAID_IN_FULL: tuple[tuple[str, str], ...] = (
    # what questions say, what filings say
    (r"CEO", "chief executive officer"),
    (r"CFO", "chief financial officer"),
    (r"COO", "chief operating officer"),
    (r"CTO", "chief technology officer"),
    (r"CISO", "chief information security officer"),
    (r"chief executive(?! officer)", "chief executive officer"),
    (r"chief financial(?! officer)", "chief financial officer"),
    (r"M&A", "mergers acquisitions"),
    (r"R&D", "research development"),
    (r"SG&A", "selling general administrative"),
    (r"FX", "foreign exchange"),
    (r"IP(?= )", "intellectual property"),
    (r"HQ|head office", "headquarters"),
    (r"(?:stay|remain|keep going) (?:in|as a) business", "going concern continue"),
    (
        r"(?:past|previous|prior|old|earlier|tax) losses(?= against| to cut| to offset| \w+ tax)",
        "net operating loss carryforwards",
    ),
    (r"IPO", "initial public offering"),
    (r"DOJ", "department justice"),
    (r"IRS", "internal revenue service"),
    (
        r"(?:how many )?people (?:does (?=\w)|(?:that )?(?:work|are employed|are working)\b)",
        "employees ",
    ),
    (
        (
            r"(?:events?|things?) (?:that )?(?:happened|occurred|took place)? ?(?:after|since) (?:the )?"
            r"(?:balance sheet|reporting|year[- ]?end|quarter[- ]?end)(?: date| period)?"
        ),
        "subsequent events",
    ),
    (r"buyback", "repurchase"),
)
"""Abbreviations and phrases -> the words that filings use instead."""

_BRITISH: tuple[tuple[str, str], ...] = (
    (r"(?<=\w{3})is(?=(?:ation|ational|er|ing)?$)", "iz"),
    (r"(?<=\w{2})our(?=(?:abl|it|it[ei]|hood|ful|less|al|)$)", "or"),
    (r"(?<=\w{2})tr$", "ter"),
    (r"^(defen|licen|offen|preten)c$", r"\1s"),
    (r"^programm$", "program"),
    (r"^(cance|labe|mode|trave|fue)ll", r"\1l"),
    (r"^aluminium$", "aluminum"),
    (r"^(cata|ana)lys$", r"\1lyz"),
    (r"^judgement$", "judgment"),
)
"""Indexed forms of British spellings -> American ones, and so the other way round."""


def in_full(query: str) -> tuple[str, dict[str, list[str]]]:
    """Say in place of a query's abbreviations what filings say; with these words, each with what it was short for."""
    short: dict[str, list[str]] = {}
    for said, meant in SAID_IN_FULL:
        query, count = re.subn(rf"\b(?:{said})(?!\w)", meant, query)
        if count and said.isupper():
            for word in words(meant):
                short.setdefault(word, []).extend(words(said))
    return query, short


def spellings(word: str) -> Iterator[str]:
    """Give the American spellings of a word's indexed form, if it may be British."""
    for british, american in _BRITISH:
        other = re.sub(british, american, word)
        if other != word:
            yield other
