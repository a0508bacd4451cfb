"""What a number in a sentence is for: an amount that must be licensed, or one that passes by its role."""

import re
from collections.abc import Sequence
from typing import Literal

from chat.gate_numbers import Number
from chat.gate_periods import When

Role = Literal["amount", "time", "reference", "ordinal", "count", "name", "duration", "mark"]
"""Amounts and times are checked; a reference is a note, an item, a standard or a form."""

MOST_COUNTED = 30
"""Larger numbers are no count of the things that a sentence goes on to list."""
_REFERENCE = re.compile(
    r"(?:\b(?:notes?|notas?|items?|parts?|partes?|sections?|secci[oó]n(?:es)?|pages?|p[aá]ginas?|p[aá]g\.|exhibits?|anexos?|tables?|tablas?|cuadros?"
    r"|chapters?|cap[ií]tulos?|article|art[ií]culos?|art\.|rules?|topics?|subtopics?|levels?|nivel(?:es)?|tier|step|phase|fase|stage"
    r"|forms?|ASC|ASU|SFAS|FAS|IFRS|IAS|NIIF|NIC|SAB|FIN|schedule|tranche|series|serie|class|clase|footnotes?|sources?|fuentes?"
    r"|version|versi[oó]n|No\.|N[uú]m\.|n\.º|nº|pillar|pilar|scope|alcance|Basilea|Basel|group|grupo|category|categor[ií]a)"
    r"|[§#])(?:\s+(?:no\.|n[uú]m\.|\d+(?:\s*\(?[a-z]?\)?)?(?:,| and| y| to| a|-|–)))*\s*$",
    re.IGNORECASE,
)
_LISTED = re.compile(
    r"\s+(?:\w+\s+){0,2}?(?:factors?|reasons?|segments?|items?|components?|categor(?:y|ies)|risks?|points?|areas?|parts?|ways|things|"
    r"types?|kinds?|groups?|steps?|sources?|drivers?|examples?|divisions?|reportable|companies|years|quarters|"
    r"factores|razones|motivos|segmentos|componentes|categor[ií]as|riesgos|[aá]reas|partes|tipos|clases|grupos|pasos|fuentes|"
    r"ejemplos|divisiones|sociedades|empresas|a[nñ]os|ejercicios|trimestres|elementos|aspectos)\b",
    re.IGNORECASE,
)
_DURATION = re.compile(
    r"[\s-]+(?:consecutive |fiscal |calendar |additional )?(?:months?|weeks?|years?|quarters?|hours?|minutes?"
    r"|meses|mes|semanas?|a[nñ]os?|trimestres?|horas?|minutos?)\b(?!\s+(?:of age))",
    re.IGNORECASE,
)
_MARK = re.compile(r"(?:^|\n)\s*\(?$")
_MARK_END = re.compile(r"[.)]\s")
_CAPITAL = re.compile(r"(?<![.!?:]\s)(?<!^)\b([A-ZÁÉÍÓÚÑ&][\w&.]*)[ -]$")


def role_of(number: Number, text: str, whens: Sequence[When], named_in: str = "") -> Role:
    """Tell what a number is for. `named_in` is what its document says: "iPhone 16" is a name there."""
    if any(when.start <= number.start < when.end for when in whens):
        return "time"
    if number.unit is not None or number.scaled:
        return "amount" if number.unit != "days" or not number.is_bare else "duration"
    return _by_neighbours(number, text[: number.start], text[number.end :], named_in)


def _by_neighbours(number: Number, before: str, after: str, named_in: str) -> Role:
    """Tell what a bare number is for from the words beside it."""
    is_marked = _MARK.search(before) and _MARK_END.match(after) and number.digits < MOST_COUNTED
    is_listed = number.digits <= MOST_COUNTED and _LISTED.match(after)
    tests: tuple[tuple[Role, object], ...] = (
        ("reference", _REFERENCE.search(before[-60:])),
        ("duration", _DURATION.match(after)),
        ("mark", is_marked),
        ("count", number.text[:1].isalpha() or is_listed),
        ("name", _is_name(number, before, named_in)),
    )
    return next((role for role, found in tests if found), "amount")


def _is_name(number: Number, before: str, named_in: str) -> bool:
    """Whether a capital word and the digits stand together in the document too: "Boeing 737"."""
    capital = _CAPITAL.search(before)
    if capital is None or "," in number.text:
        return False
    return f"{capital[1]} {number.text}" in named_in or f"{capital[1]}-{number.text}" in named_in
