"""What a table's row or column is called: the words that a question must have to mean it, and its times."""

import re
from dataclasses import dataclass, field
from functools import lru_cache

from chat.cell_names import other_names
from chat.gate_periods import When, times
from chat.item_words import named_items
from chat.plain_words import ENGLISH, SPANISH
from chat.question_words import fold, one_line, words_of
from data.note_marks import SUPERSCRIPTS
from data.unit_words import CURRENCY, SCALE, stated_unit
from retrieval.words import words

_MARKS = re.compile(rf"(?:[{SUPERSCRIPTS}*†‡]+|\[\^[\w-]+\]|<sup>\(?\w{{1,2}}\)?</sup>)")
_BRACKETS = re.compile(r"\(([^()]*)\)|\[([^\[\]]*)\]")
_ESTIMATED = re.compile(r"(?<!\d)((?:19|20)\d\d)\s?[eEpP](?![\w])")
_CLASS = re.compile(
    r"(?i:\b(?:share[- ])?(?:clase|class|series?|tramo|tranche)s?)\s+([A-Z]{1,2}\d?|\d[A-Z]?)\b"
)
_CLASS_HEAD = re.compile(
    r"(?:share )?(?:clase|class|series?|tramo|tranche)(?:es|s)?", re.IGNORECASE
)
_LETTER = re.compile(r"([A-Z]{1,2}\d?)(?:\s*\([^)]*\))?")
_UNIT_WORDS = re.compile(
    rf"\b(?:in|en)?\s*(?:{SCALE.pattern})(?:\s+(?:of|de)?\s*(?:{CURRENCY.pattern}))?|{CURRENCY.pattern}|%",
    re.IGNORECASE,
)
_A_SHARE = re.compile(
    r"%\s*(?:of|de|del|over|sobre|s/|change|growth|var)|(?:as a|como) %|(?:of|change|growth|var\w*\.?) ?\(?%",
    re.IGNORECASE,
)
"""A label that names a share or a change of what it names: not that itself."""
_SIGN_ONLY = re.compile(
    r"(?:loss(?:es)?|gains?|benefit|income|expense|outflow|deficit|p[ée]rdidas?|beneficios?|d[ée]ficit|gastos?|ingresos?|used in|provided by)",
    re.IGNORECASE,
)
NOTE_OF = re.compile(
    r"(?:see |v[ée]ase )?(?:notes?|notas?)\s+\d+\w*(?:\s*(?:,|and|y|&)\s*(?:and\s+|y\s+)?\d+\w*)*",
    re.IGNORECASE,
)
"""A reference to a note, which narrows nothing: "(notes 1 and 8)"."""
_SHORT_FOR = re.compile(r"[A-Z][A-Z&/.-]{1,9}s?")
OF_TIME = frozenset(
    words("año años ejercicio year years fiscal periodo period ended ending cierre close")
)
"""Words that say of a time that it is one: no question has to have them."""
_OF_VALUES = frozenset(
    words(
        "importe importes valor valores cifra cifras dato datos porcentaje concepto amount amounts"
        " value values figure figures percentage percent data item items unidad unidades units"
    )
)
"""Words that only say that numbers stand below."""


@dataclass(frozen=True, slots=True)
class Label:
    """A row's or a column's name, read."""

    text: str
    """As printed, without marks."""
    needed: tuple[str, ...]
    """Words in their indexed form, times and units left out; empty where it narrows nothing."""
    spare: tuple[str, ...] = ()
    """Words of it that no question has to have: "of the year", "at twelve months"."""
    short: str = ""
    """What it is also called, from its brackets, in indexed form: "EBIT"."""
    aside: str = ""
    """What else its brackets say: "distribution"."""
    times: tuple[When, ...] = ()
    is_estimate: bool = False
    letter: str = ""
    """The class that it is, where its column's header says that classes stand below: "A"."""
    item: str = ""
    """The line item that it names as a whole."""
    other: str = ""
    """The name in `cell_names` that it has."""
    years: frozenset[int] = field(default=frozenset())


_TURNS: dict[str, str] = {
    "no": "~not", "not": "~not", "non": "~not", "sin": "~without", "without": "~without",
    "excluding": "~without", "excluyendo": "~without", "excepto": "~without", "except": "~without",
    "other": "~other", "others": "~other", "otro": "~other", "otra": "~other", "otros": "~other",
    "otras": "~other", "antes": "~before", "before": "~before", "despues": "~after",
    "after": "~after", "tras": "~after", "above": "~above", "below": "~below",
}  # fmt: skip
"""Small words that turn what a name means: "other", "not", "before". No search counts them; here they do."""
_SMALL = re.compile(r"[^\W\d_]+")


def turning(word: str) -> str:
    """Give the sign of a small word that turns a name's meaning; empty for all others."""
    return _TURNS.get(word, "")


def class_token(letter: str) -> str:
    """Write "Class A" and "clase A" as one word."""
    return f"class:{letter}"


def tokens(text: str) -> tuple[str, ...]:
    """The words of a name in indexed form, each once; "Class A" is one."""
    classes = [class_token(found[1]) for found in _CLASS.finditer(text)]
    turns = (turning(found[0]) for found in _SMALL.finditer(fold(text)))
    rest = words(_CLASS.sub(" ", text))
    return tuple(dict.fromkeys((*classes, *filter(None, turns), *rest)))


def heads_classes(text: str) -> bool:
    """Tell a header under which classes of shares stand by their letters."""
    return _CLASS_HEAD.fullmatch(text.strip()) is not None


@lru_cache(8192)
def label_of(text: str) -> Label:
    """Read a label as printed."""
    plain = " ".join(_MARKS.sub(" ", text).split()).strip(" :*_")
    whens = times(_ESTIMATED.sub(r"\1", plain))
    bare = _without_times(_ESTIMATED.sub(r"\1", plain), whens)
    bare, short, aside = _without_asides(bare)
    bare = " ".join(_UNIT_WORDS.sub(" ", bare).split()).strip(" ,;:-–—/·|")
    named = tokens(bare)
    lengths = (
        word for one in whens if not _is_dated(one) for word in words(plain[one.start : one.end])
    )
    needed = tuple(word for word in named if word not in OF_TIME)
    if _OF_VALUES.issuperset(needed):
        needed = ()
    if _A_SHARE.search(plain) or plain == "%":
        needed, bare = (*needed, "%"), ""
    letter = _LETTER.fullmatch(plain)
    return Label(
        text=plain,
        needed=needed,
        spare=tuple(dict.fromkeys((*(word for word in named if word not in needed), *lengths))),
        short=" ".join(words(short)),
        aside=aside,
        times=whens,
        is_estimate=_ESTIMATED.search(plain) is not None,
        letter=letter[1] if letter else "",
        item=_item(bare),
        other=_other(bare),
        years=frozenset(one.year for one in whens if one.year is not None),
    )


def _is_dated(when: When) -> bool:
    return when.year is not None or when.month_day is not None


def _without_times(text: str, whens: tuple[When, ...]) -> str:
    for one in reversed(whens):
        text = f"{text[: one.start]} {text[one.end :]}"
    return text


def _without_asides(text: str) -> tuple[str, str, str]:
    """Take brackets off that narrow nothing: units, signs, abbreviations. Others stay part of the name."""
    short = aside = ""

    def read(found: re.Match[str]) -> str:
        nonlocal short, aside
        inside = (found[1] or found[2] or "").strip()
        if _SHORT_FOR.fullmatch(inside):
            short = inside
            return " "
        said = stated_unit(inside)
        is_unit = said.scale is not None or said.currency or said.measure
        is_bare = _SIGN_ONLY.fullmatch(inside) or NOTE_OF.fullmatch(inside) or not words(inside)
        if is_unit or is_bare:
            return " "
        aside = f"{aside} {inside}".strip()
        return f" {inside} "

    return _BRACKETS.sub(read, text), short, aside


@lru_cache(8192)
def _item(text: str) -> str:
    """Name the line item that a label names, if it does so as a whole and means one."""
    line = words_of(one_line(text))
    taken = [""] * len(line)
    found = named_items(line, taken)
    if len(found) != 1 or len(found[0].meanings) != 1 or found[0].corrected:
        return ""
    small = ENGLISH | SPANISH
    rest = [one for one, role in zip(line, taken, strict=True) if not role and one.is_word]
    whole = all(one.key in small or OF_TIME.issuperset(words(one.key)) for one in rest)
    return found[0].meanings[0].name if whole else ""


def _other(text: str) -> str:
    line = words_of(one_line(text))
    found = other_names().longest(line, 0) if line else None
    return found[1] if found and found[0] == len(line) else ""
