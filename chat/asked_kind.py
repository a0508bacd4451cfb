"""What kind of thing a question asks for, and whether a sentence has one."""

import re
from typing import Literal

from chat.answer_frames import frame_asked
from chat.asked_measure import measure_asked
from retrieval.words import words

AskedKind = Literal["person", "time", "count", "number", "place", "name", "definition", "anything"]

QUESTIONS: tuple[tuple[AskedKind, str], ...] = (
    # "Who are its competitors?" asks for no person.
    ("anything", r"who are|qui[eé]nes son|(?:from|on|to|against) whom"),
    ("person", r"who|whom|whose|qui[eé]n(?:es)?"),
    ("time", r"when|what (?:date|year|day)|cu[aá]ndo|(?:qu[eé]|cu[aá]l) (?:fecha|año)"),
    (
        "count",
        r"how many|what number|number of|cu[aá]nt[oa]s|(?:qu[eé] )?n[uú]mero de|qu[eé] número",
    ),
    (
        "number",
        (
            r"how (?:much|large|long|often)|what (?:percentage|share|portion|amount|price)|"
            r"cu[aá]nt[oa]|qu[eé] (?:porcentaje|importe|parte|proporción|precio)"
        ),
    ),
    ("place", r"where|d[oó]nde"),
    (
        "name",
        (
            r"(?:which|what|qu[eé]|cu[aá]l)(?: \w+)? (?:firm|company|companies|bank|auditor|supplier|"
            r"agency|court|empresa|firma|banco|auditora?|proveedor|tribunal)"
        ),
    ),
    ("definition", r"(?:what|which|qu[eé]|cu[aá]l(?:es)?) (?:is|are|was|were|es|son|era|eran)"),
)
"""The first that is found decides."""

MONTHS = (
    "january february march april may june july august september october november december "
    "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
)
NUMBER_WORDS = (
    "one two three four five six seven eight nine ten eleven twelve dozen hundred thousand million "
    "billion half quarter none "
    "dos tres cuatro cinco seis siete ocho nueve diez once doce docena cien mil millones mitad tercio ninguno"
)

MEASURES = frozenset(
    words(
        "share percentage percent portion proportion part amount number rate value price size date year day time kind "
        "type way parte porcentaje proporción importe número tasa valor precio fecha año día hora tipo forma modo"
    )
)
"""Nouns that ask for a number or a day: the answer seldom says them."""

NAME = r"[A-ZÁÉÍÓÚÑ][\w.'’-]+\s+(?:(?:&|y|and|of|de)\s+)?[A-ZÁÉÍÓÚÑ][\w.'’-]*"

SIGNS: dict[AskedKind, re.Pattern[str]] = {
    # A name, or an office.
    "person": re.compile(
        rf"\b{NAME}|\b(?i:officer|committee|board|director|chair\w*|president\w*|auditor\w*|"
        r"management|comit[eé]|consejo|conseje\w+|direct\w+)\b"
    ),
    "time": re.compile(rf"\b(?:19|20)\d\d\b|\b(?i:{MONTHS.replace(' ', '|')})\b"),
    "count": re.compile(rf"\d|\b(?i:{NUMBER_WORDS.replace(' ', '|')})\b"),
    "number": re.compile(rf"\d|\b(?i:{NUMBER_WORDS.replace(' ', '|')})\b"),
    # A capital in mid-sentence.
    "place": re.compile(r"(?<=[a-zñáéíóú,] )[A-ZÁÉÍÓÚÑ]\w+"),
    "name": re.compile(rf"(?<=[a-zñáéíóú,] ){NAME}"),
    "definition": re.compile(
        r"\b(?i:is|are|was|were|consists?|includes?|included|comprises?|means|following|"
        r"es|son|consisten?|incluyen?|comprenden?|siguientes?)\b"
    ),
}

ASKING = r"(?:which|what|how many|cu[aá]nt[oa]s|qu[eé])"
AUXILIARY = (
    r"(?:is|are|was|were|do|does|did|has|have|had|would|will|can|happens?|"
    r"es|son|era|ha|han|hay|hubo|tiene|tienen)"
)
ASKED_THING = re.compile(
    # "How many full-time employees did": what stands before the verb; "which brands": what follows.
    rf"\b{ASKING}\s+(?!{AUXILIARY}\b)(?:(?:\w[\w-]*\s+){{0,3}}?(\w+)\s+{AUXILIARY}\b|(\w+))",
    re.IGNORECASE,
)


ASKS_BY_A_WORD = re.compile(
    r"\b(?:what|which|who|whose|how|why|when|where|do|does|did|is|are|was|were|has|have|had|will|would|can|could|should"
    r"|tell|describe|explain|list|summari[sz]e|give|say|says|qu[eé]|cu[aá]l(?:es)?|qui[eé]n(?:es)?|c[oó]mo|por qu[eé]"
    r"|cu[aá]ndo|d[oó]nde|es|son|fue|fueron|hay|tiene|explica|describe|dice)\b",
    re.IGNORECASE,
)
A_TIME = re.compile(
    r"\b(?:19|20)\d\d\b|\bfy ?'?\d\d\b|\b(?:[1-4]q|q[1-4]|[1-4]t)(?: ?\d\d)?\b", re.IGNORECASE
)
FEW_WORDS = 8
"""A thing and a time in so few words, "vehicle deliveries 2024", ask for its number."""


def kind_asked(question: str) -> AskedKind:
    """Read the kind of thing off the question's words."""
    found = next((kind for kind, said in QUESTIONS if _asks(said, question)), None)
    frame = frame_asked(question)
    if found in ("person", "time") and frame is not None and frame.is_told:
        return "anything"
    if found in (None, "definition", "name") and measure_asked(question):
        return "number"
    if found is not None:
        return found
    is_named_only = A_TIME.search(question) and not ASKS_BY_A_WORD.search(question)
    return "number" if is_named_only and len(question.split()) <= FEW_WORDS else "anything"


def _asks(said: str, question: str) -> bool:
    return re.search(rf"\b(?:{said})\b", question, re.IGNORECASE) is not None


def thing_asked(question: str) -> str | None:
    """Read the thing that the answer must be one of: airlines for "Which airline does it supply?"."""
    asked = ASKED_THING.search(question)
    found = words(asked.group(1) or asked.group(2)) if asked else []
    return found[-1] if found and found[-1] not in MEASURES else None


NUMBER_OF = re.compile(
    r"\b(?:the )?(?:total )?number of(?: the)?\b|\b(?:el )?n[uú]mero(?: total)? de(?: los| las)?\b",
    re.IGNORECASE,
)


SIDE_BY_SIDE = re.compile(
    r"^[\s¿¡]*(?:please |por favor,? )?(?:compare|contrast|compara|comparar|compárame)\b\s*",
    re.IGNORECASE,
)


def asked_plainly(question: str) -> str:
    """Leave out what only says what to do, and ask "how many" for "the number of".

    The text that counts a thing seldom has the word, and no text has "compare".
    """
    question = SIDE_BY_SIDE.sub("", question) or question
    return NUMBER_OF.sub(
        lambda found: "how many" if found[0].lower().endswith(("of", "of the")) else "cuántos",
        question,
    )


NO_NUMBERS = re.compile(
    rf"(?:\b(?:{MONTHS.replace(' ', '|')})\s+)?(?:\b\d{{1,2}},\s+)?\b(?:19|20)\d\d\b|(?:^\W*|(?<=\w))\(\d{{1,2}}\)"
    r"|\b(?:notes?|items?|part|form|exhibit|section|rule|nota|[íi]tem|parte)\s+\d+\w*|\b\d+-[kqf]\b",
    re.IGNORECASE,
)
"""Days and years, the mark of a note, and what only refers to a part of the filing."""


def has_kind(text: str, kind: AskedKind) -> bool:
    """Whether the text has a thing of the kind."""
    if kind in ("count", "number"):
        text = NO_NUMBERS.sub(" ", text)
    return kind == "anything" or SIGNS[kind].search(text) is not None


YEAR = re.compile(r"(?:19|20)\d\d")
NUMBER = re.compile(rf"\d.*|{NUMBER_WORDS.replace(' ', '|')}")
OTHER_MEASURE = re.compile(
    r"[$€£¥]\s?\d[\d.,]*|\d[\d.,]*\s?%|\d[\d.,]*-[a-z]+|\b(?:per|each|every|the) quarter\b"
)
"""Money, a share, or a number that counts what is hyphened to it: "2-days off for employees"."""
NEAR = 5
"""How many words may stand between a thing and its number: "164,000 full-time equivalent employees"."""


def is_counted(text: str, things: frozenset[str]) -> bool:
    """Whether a number that is no year and of no other measure stands just before one of the things."""
    found = words(OTHER_MEASURE.sub(" ", text))
    return any(
        NUMBER.fullmatch(number) and not YEAR.fullmatch(number)
        for place, word in enumerate(found)
        if word in things
        for number in found[max(0, place - NEAR) : place]
    )


_HEAD = re.compile(
    r"^\W*(?:and |but |y )?(?:what(?:'s| is| was| are| were)|(?:cu[aá]l(?:es)?|qu[eé]) (?:es|son|era|eran|fue|fueron))\s+"
    r"(.+?)(?=\s(?:in|of|for|at|on|to|by|from|and|with|about|de|del|en|para|con|por|y)\b|[?.,]|$)",
    re.IGNORECASE,
)
_DOES = re.compile(
    r"^\W*(?:"
    r"(?:(?:(?:on|by|from|to|for|in|with|through|under|against|at)\s+)?(?:when|why|where|how(?: much| many)?|what|whom?|which(?: \w+){0,3}?)\s+)?"
    r"(?:did|does|do|has|have|had)\s+(?P<does>.+)"
    r"|(?:who|qui[eé]n(?:es)?)\s+(?!(?:is|are|was|were|will|would|can|es|son|fue|era|ha)\b)(?P<who>.+)"
    r"|(?:c[oó]mo|cu[aá]ndo|d[oó]nde|por qu[eé]|de qui[eé]n|con qu[eé])\s+(?:se\s+|le\s+)?(?P<spanish>.+))",
    re.IGNORECASE,
)


def head_asked(question: str) -> frozenset[str]:
    """Give the words of what is asked for: "market share" of "What is its market share in phones?"."""
    found = _HEAD.search(question)
    head = frozenset(words(found.group(1))) if found else frozenset()
    return head if head - MEASURES else frozenset()


def deed_asked(question: str) -> tuple[str, ...]:
    """Give the words after "Why did", "When does", "Who", "¿Cómo", in order: whose deed it is, the deed, and on."""
    found = _DOES.search(question)
    return tuple(words(found[found.lastgroup or 0])) if found else ()


_MONTHS = frozenset(words(MONTHS))
FEW_SMALL = 2
"""Telling words in small letters from which on a question is no title."""
_PROPER = re.compile(r"(?<=[\w,;] )[A-ZÁÉÍÓÚÑ][\w&-]*")


def proper_names(question: str) -> frozenset[str]:
    """Give the words of the names in a question: those with a capital in mid-sentence.

    Where most words have one, as in a title, none is told from it.
    """
    told = [one for one in re.findall(r"[^\W\d_]\w+", question) if words(one)]
    capitals = _PROPER.findall(question)
    small = [one for one in told if one[0].islower()]
    if len(capitals) > len(told) / 2 + 1 and len(small) < FEW_SMALL:
        return frozenset()
    return frozenset(word for one in capitals for word in words(one)) - _MONTHS
