"""The words of a label, so that two ways of writing it are the same."""

import re
import unicodedata

_WORD = re.compile(r"[^\W_]+(?:['’]s)?")
_ASIDE = re.compile(r"\([^)]*\)|\[[^\]]*\]")
_FILLING = frozenset(
    ("a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "s", "the", "to", "with")
)  # fmt: skip
_NON = re.compile(r"\bnon[-‐‑– ](?=\w)")
_PAID = frozenset(("paid", "payment", "payments", "pays", "paying"))
_CAMEL = re.compile(r"[A-Z]+(?![a-z])|[A-Z][a-z]+|\d+")

LabelWords = frozenset[str]


def label_words(text: str) -> LabelWords:
    """The words that make a label: no case, no plural, no asides in brackets, no small words."""
    plain = unicodedata.normalize("NFKD", _ASIDE.sub(" ", text).casefold())
    plain = _NON.sub("non", plain)
    found = (match[0].removesuffix("'s").removesuffix("’s") for match in _WORD.finditer(plain))
    return frozenset(singular(word) for word in found if word not in _FILLING)


def singular(word: str) -> str:
    """A word without its plural; all forms of "pay" are one."""
    if word in _PAID:
        return "pay"
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    is_plural = len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is"))
    return word[:-1] if is_plural else word


def local_name(concept: str) -> str:
    """The words of a concept's own name: "Cost of goods and services sold"."""
    words = _CAMEL.findall(concept.partition(":")[2])
    said = " ".join(word if word.isupper() and len(word) > 1 else word.lower() for word in words)
    return said[:1].upper() + said[1:]
