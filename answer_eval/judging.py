"""Whether an answer is right and cited, whatever kind of gold it is held against."""

import re
from collections.abc import Mapping
from typing import Any

from answer_eval.citation_score import cites_gold
from answer_eval.figure_score import TextOf, Verdict, is_sound, verdict
from answer_eval.gold_places import gold_alternatives
from answer_eval.span_union import spans_of


def judge(gold: Mapping[str, Any], answer: Mapping[str, Any], text_of: TextOf) -> Verdict:
    """Score an answer: by its figure, or where words are expected by its words; never with what must not be said."""
    said = answer["text"].casefold()
    if any(one.casefold() in said for one in gold.get("never") or ()):
        return Verdict(right=False, cited=False, error_class="must_not_be_said")
    if gold.get("kind") == "words" and gold["outcome"] == "answered":
        return _words_verdict(gold, answer, text_of)
    return verdict(gold, answer, text_of)


def _words_verdict(gold: Mapping[str, Any], answer: Mapping[str, Any], text_of: TextOf) -> Verdict:
    """Right if all expected words stand in the answer or its quotes, and gold places are cited."""
    if answer["outcome"] != "answered":
        return Verdict(right=False, cited=False, error_class="refused")
    cited_gold = cites_gold(
        [s for one in answer["citations"] for s in spans_of(one["document_id"], one["spans"])],
        gold_alternatives(gold),
    )
    cited = bool(answer["citations"]) and all(is_sound(one, text_of) for one in answer["citations"])
    expected = _expected(gold)
    right = any(has_words(answer, one) for one in expected) if expected else bool(cited_gold)
    error = "wrong_words" if expected else "wrong_place"
    return Verdict(
        right=right,
        cited=cited,
        error_class=error if not right else "" if cited else "not_cited",
        cited_gold=cited_gold,
    )


def _expected(gold: Mapping[str, Any]) -> list[list[str]]:
    """Give the words that are right, and each of their alternatives."""
    others = (one.get("expects") for one in gold.get("alternatives") or ())
    return [one for one in (gold.get("expects"), *others) if one]


def has_words(answer: Mapping[str, Any], expected: list[str]) -> bool:
    """Whether the text or a quote has each of the expected; case and blanks do not count.

    A number is not in another one: "6" is neither in "16" nor in "6,5".
    """
    quotes = (quote for one in answer["citations"] for quote in one["quotes"])
    said = _plain(" ".join((answer["text"], *quotes)))
    return all(re.search(_whole(_plain(one)), said) for one in expected)


def _whole(expected: str) -> str:
    before = r"(?<!\d)(?<!\d[.,])" if expected[:1].isdigit() else ""
    after = r"(?!\d)(?![.,]\d)" if expected[-1:].isdigit() else ""
    return f"{before}{re.escape(expected)}{after}"


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
