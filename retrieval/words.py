"""Text -> words, the same way for what is indexed and what is asked, in English and in Spanish.

Numbers, forms and tickers stay whole: `1,234.5`, `10-K`, `P&G`. Accents and case don't count, nor
do plurals and the English endings -ed and -ing.
"""

import re
import unicodedata
from functools import lru_cache

from retrieval.stop_words import STOP_WORDS

RAISED = re.compile(r"[¹²³⁰⁴-⁹ªº†‡™®©]")
"""Note marks and the like, that stick to a word and are no part of it."""

HYPHENS = str.maketrans({"\u2010": "-", "\u2011": "-", "’": "'", "\u00ad": None, "ı": "i"})

TOKEN = re.compile(
    r"\d+-[a-z]{1,2}(?:/a)?(?![^\W_])"  # 10-k, 20-f, 10-k/a
    r"|(?<![^\W_])(?:[^\W\d_]\.){2,}"  # u.s., s.a.
    r"|[^\W_]+(?:&[^\W_]+)+"  # p&g
    r"|\d+(?:[.,]\d+)*(?![^\W_])"  # 1,234.5 and 1.234,5
    r"|[^\W_]+"
)

FISCAL_YEAR = re.compile(r"fy(?:20)?(\d\d)")
VERB_ENDING = re.compile(r"(?<=...)(?:(?<!e)ed|ing)$")
VOWEL = re.compile(r"[aeiouy]")
DOUBLED = re.compile(r"([bdgmnprt])\1$")

IRREGULAR = {
    # Spanish singulars that look like plurals, and plurals of short words.
    "interes": "interest",
    "intereses": "interest",
    "meses": "mes",
    "leyes": "ley",
    "redes": "red",
    # Verbs of what is counted.
    "sold": "sell",
    "wrote": "writ",
    "written": "writ",
    "spent": "spend",
    # Of "found", not of "find".
    "founded": "founder",
    "founding": "founder",
}

SEPARATOR = re.compile(r"[.,]")
SEVERAL = re.compile(r"(?!\d{3}0s)(\d+)s")
"""More than one of what is called by a number: "787s"; a decade, "1990s", is not."""


def words(text: str) -> list[str]:
    """The words of `text` in order, each as often as it stands; stop words are out."""
    return [word for token in TOKEN.findall(_plain(text)) if (word := _word(token))]


def _plain(text: str) -> str:
    """Casefolded, without accents and note marks."""
    if text.isascii():
        return text.lower()
    spaced = RAISED.sub(" ", text).translate(HYPHENS).casefold()
    apart = unicodedata.normalize("NFKD", spaced)
    return "".join(character for character in apart if not unicodedata.combining(character))


@lru_cache(maxsize=200_000)
def _word(token: str) -> str:
    """The indexed form of a token; empty for a stop word."""
    if token in STOP_WORDS:
        return ""
    if token[0].isdigit():
        return _number(token)
    fiscal_year = FISCAL_YEAR.fullmatch(token)
    if fiscal_year:
        return f"20{fiscal_year.group(1)}"
    if "." in token:
        return token.replace(".", "")
    return stem(token)


def _number(token: str) -> str:
    """A number whatever its locale: `1,234.5` and `1.234,5` are one word, `12.5` and `125` are two."""
    several = SEVERAL.fullmatch(token)
    if several:
        return several.group(1)
    *groups, last = SEPARATOR.split(token)
    return f"{''.join(groups)}.{last}" if groups else last


def stem(token: str) -> str:
    """Bring the forms of a word together, of either language; the outcome is not always a word.

    A plural is its singular with `s` or `es` behind, so taking first `s` and then `e` off both
    meets in one place: companies and company, losses and loss, acciones and accion.
    """
    if token in IRREGULAR:
        return IRREGULAR[token]
    if not token.isalpha():
        return token
    token = _without_e(_without_verb_ending(_without_s(token)))
    return token[:-1] + "i" if len(token) > 3 and token.endswith("y") else token


def _without_s(token: str) -> str:
    kept = len(token) < 4 or not token.endswith("s") or token.endswith(("ss", "us", "is"))
    return token if kept else token[:-1]


def _without_verb_ending(token: str) -> str:
    ending = VERB_ENDING.search(token)
    if not ending or not VOWEL.search(token, 0, ending.start()):
        return token
    bare = token[: ending.start()]
    # "shipped" is of "ship"; but "selling" of "sell", and "adding" of "add".
    return bare[:-1] if len(bare) > 3 and DOUBLED.search(bare) else bare


def _without_e(token: str) -> str:
    shortest = 3 if token[-2:-1] in tuple("sxzh") else 4
    return token[:-1] if token.endswith("e") and len(token) > shortest else token
