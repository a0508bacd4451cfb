"""Who holds an office: whether that is asked, and whether a text names somebody beside that office."""

import re
from functools import cache

from retrieval.spellings import in_full

_OFFICE = (
    r"chief [\w ]{2,30}?officer|president|vice president|chair(?:man|woman|person)?(?: of the board)?|general counsel|"
    r"secretary|treasurer|controller|presidente|presidenta|consejer[oa] delegad[oa]|director(?:a)? (?:general|financier[oa]|ejecutiv[oa])"
)
_ANY_OFFICE = re.compile(
    rf"\b(?:{_OFFICE}|chief \w+|directors?|officers?|counsel|founder)\b|/s/", re.IGNORECASE
)
_ASKED = re.compile(
    rf"\b(?:who|whom|qui[eé]n)\b[^?]{{0,40}}?\b(?P<office>{_OFFICE})\b", re.IGNORECASE
)
_SHORT = {
    "chief executive officer": "CEO",
    "chief financial officer": "CFO",
    "chief operating officer": "COO",
    "chief technology officer": "CTO",
    "chief information security officer": "CISO",
}
_TITLE = (
    r"(?:Chief|Executive|Financial|Operating|Officer|President|Vice|Senior|Chair\w*|Board|Directors?|Management|"
    r"Committee|Company|Our|The|Its|Form|Section|Exchange|Act|General|Counsel|Secretary|Principal|Prior|Consejo|Comité)"
)
_WORD = rf"(?!{_TITLE}\b)[A-ZÁÉÍÓÚÑ]"
_PERSON = (
    rf"(?<![\w’'-]){_WORD}[\w'’.-]+(?: [A-ZÁÉÍÓÚÑ]\.)?(?: (?:de|van|von|da))? {_WORD}[\w'’-]+"
    r"(?:, (?:Jr|Sr|III|II)\b\.?)?"
)


def office_asked(question: str) -> str:
    """Read the office whose holder is asked for, in full and small letters; empty where none is."""
    found = _ASKED.search(in_full(question)[0])
    return found["office"].lower() if found else ""


def says_office(text: str) -> bool:
    """Whether a text has an office as it stands beside a name, in capitals, or a signature."""
    return any(
        not found[0][0].islower() or found[0] == "founder" for found in _ANY_OFFICE.finditer(text)
    )


def names_holder(text: str, office: str) -> bool:
    """Whether a text names a person beside an office."""
    return _held(office).search(text) is not None


@cache
def _held(office: str) -> re.Pattern[str]:
    names = [re.escape(office).replace(r"\ ", r"\s+")]
    if office in _SHORT:
        names.append(_SHORT[office])
    said = rf"\b(?:{'|'.join(names)})\b"
    return re.compile(
        # "Ada Wexley, 51, is our Chief …": nothing but titles, an age and small words between.
        rf"{_PERSON}[^.;]{{0,90}}?(?i:{said})|(?i:{said})(?:,| is| es|:| \|)? {_PERSON}"
    )
