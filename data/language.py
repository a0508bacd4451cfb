"""English or Spanish, by counting small words."""

import re
from collections import Counter

from data.document import Language

MAX_CHARS = 50_000
"""As much of a text is looked at."""
_WORDS = re.compile(r"[a-záéíóúñü]+")
_SMALL_WORDS = {
    "en": frozenset(
        [
            "the",
            "of",
            "and",
            "to",
            "in",
            "for",
            "is",
            "are",
            "was",
            "were",
            "by",
            "that",
            "with",
            "from",
            "as",
            "its",
            "our",
            "this",
            "not",
            "on",
        ]
    ),
    "es": frozenset(
        [
            "el",
            "la",
            "de",
            "y",
            "los",
            "las",
            "en",
            "del",
            "que",
            "por",
            "para",
            "con",
            "una",
            "un",
            "su",
            "se",
            "al",
            "como",
            "más",
            "es",
        ]
    ),
}


def language_of(text: str) -> Language:
    """Tell the language of a text; English where neither is seen."""
    counts = Counter(_WORDS.findall(text[:MAX_CHARS].lower()))
    spanish, english = (
        sum(counts[word] for word in _SMALL_WORDS[language]) for language in ("es", "en")
    )
    return "es" if spanish > english else "en"
