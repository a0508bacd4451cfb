"""Times that are counted from another: "last year", "three years to 2024", "the end of"."""

import re

from chat.date_words import MONTH
from chat.time_atom import (
    ENDED,
    FISCAL,
    NUMBERS,
    Atom,
    Rule,
    Unit,
    either,
    entering,
    number_of,
    unit_of,
)

_NUMBER = rf"(?:{either(NUMBERS)}|\d{{1,2}})"
_UNIT = (
    r"(?:(?:fiscal|financial|calendar|natural) )?"
    r"(?:half[ -]years?|years?|yrs?|quarters?|qtrs?|half|month|anos?|ejercicios?|trimestres?|semestres?|mes)"
    r"(?: fiscal| natural| economico| contable)?(?![-\w])"
)
_MANY = r"(?:years?|yrs?|quarters?|qtrs?|anos|ejercicios|trimestres)\b"
_ON_FILE = r"(?: (?:reported|on file|available|completo|cerrado|disponible|publicado|reportado|presentado))?"
_DONE = r"(?: (?:completed?|full|reported|available|closed|filed|ended|finished|complete))?"

_PART = "quarter|period|half|months"
_DATED = (
    r"(?= (?:which |that |que )?(?:ended|ending|end|to|terminad|finaliz|termin|cerrad|conclu)\w*)"
)

RELATIVE_RULES: list[Rule] = []
_reads = entering(RELATIVE_RULES)


@_reads(
    rf"(?:the |los )?(?P<n>{_NUMBER}) (?:fiscal )?(?P<unit>{_MANY}) (?:{ENDED})"
    rf"(?= (?:in |the |el )?(?:{FISCAL})?(?:'?\d\d|{MONTH}))"
)
def _n_years_to(match: re.Match[str]) -> Atom:
    return Atom("last n", number=number_of(match["n"]), unit=unit_of(match["unit"]), prior=True)


@_reads(
    rf"(?P<n>{_NUMBER})[ -]years?(?= (?:compound|cagr|average|mean|growth|annual|annualized|total|sum))"
    rf"|(?:a|en|de) (?P<m>{_NUMBER}) anos\b"
)
def _n_year_rate(match: re.Match[str]) -> Atom:
    return Atom("last n", number=number_of(match["n"] or match["m"]), unit="year", fiscal=True)


@_reads(
    r"(?:the |los |las )?(?:last|past|previous|trailing|most recent|latest|prior|recent|ultimos|anteriores) "
    rf"(?P<n>{_NUMBER}) (?:(?:full|completed?|fiscal|financial|reported|consecutive) ){{0,2}}(?P<unit>{_MANY})"
    rf"|(?:los )?(?P<m>{_NUMBER}) ultimos (?P<unit2>{_MANY})"
    r"|(?:the |la )?(?:last|past|previous|ultima) (?P<k>decade|decada)\b"
)
def _last_n(match: re.Match[str]) -> Atom:
    number = number_of(match["n"] or match["m"] or match["k"])
    return Atom("last n", number=number, unit=unit_of(match["unit"] or match["unit2"] or "year"))


@_reads(
    rf"(?<=[\x01\x02] )(?:(?:over|for|across|during|en|durante) )?(?P<n>{_NUMBER})[ -]?(?:fiscal )?(?P<unit>{_MANY})(?=\s*[?.!]?\s*$)"
)
def _n_at_the_end(match: re.Match[str]) -> Atom:
    """Read "revenue 10 years", a series; "due in 5 years" is none."""
    return Atom("last n", number=number_of(match["n"]), unit=unit_of(match["unit"]))


@_reads(
    r"(?:the )?(?:same|corresponding|comparable|comparative|equivalent|year[ -]ago|prior[ -]year) "
    rf"(?:fiscal )?(?:(?=(?:{_PART})\b{_DATED})|(?:{_PART})\b(?: (?:of|in|from|a)\b)?)"
    rf"|(?:el |la )?mism[oa] (?:(?=(?:trimestre|periodo|semestre)\b{_DATED})|(?:trimestre|periodo|semestre)\b(?: de| del)?)"
)
def _same(_: re.Match[str]) -> Atom:
    return Atom("same")


@_reads(
    rf"(?P<n>{_NUMBER}) (?:fiscal )?(?P<unit>{_MANY}) (?:ago|earlier|before)\b"
    rf"|hace (?P<m>{_NUMBER}) (?P<unit2>anos?|ejercicios?|trimestres?)\b|(?P<k>un) (?P<unit3>ano|trimestre) antes\b"
)
def _ago(match: re.Match[str]) -> Atom:
    number = number_of(match["n"] or match["m"] or match["k"])
    unit = unit_of(match["unit"] or match["unit2"] or match["unit3"])
    return Atom("relative", relative=-number, unit=unit, prior=True)


@_reads(
    r"(?:the |el )?(?P<unit>year|quarter) before last\b|(?:el )?(?P<unit2>ano|ejercicio|trimestre) antepasado\b"
)
def _before_last(match: re.Match[str]) -> Atom:
    return Atom("relative", relative=-2, unit=unit_of(match["unit"] or match["unit2"]))


@_reads(
    r"(?:the |el |la |its |their |su )?(?:last|latest|most recent(?:ly)?|newest|ultim[oa])"
    rf"{_DONE} (?P<unit>{_UNIT}){_ON_FILE}"
    r"|(?:the |el |la )?(?P<unit2>(?:ano|ejercicio|trimestre|semestre)(?: fiscal)?) (?:pasado|mas reciente|mas nuevo)\b"
)
def _last(match: re.Match[str]) -> Atom:
    words = match["unit"] or match["unit2"]
    return Atom("relative", relative=-1, unit=unit_of(words), calendar=_is_calendar(words))


def _is_calendar(words: str) -> bool:
    return "calendar" in words or "natural" in words


@_reads(
    rf"(?:the |el |la )?(?:previous|prior|preceding|past|year-earlier) (?P<unit>{_UNIT})(?:'s)?"
    rf"|(?:the |el |la )?(?P<unit2>{_UNIT}) (?:anterior|previo|precedente|before|earlier|preceding|prior(?= to\b))\b"
    r"|(?:the |el |la )(?:previous|prior|preceding|anterior) (?P<unit3>one|period|periodo)\b"
    r"|(?P<unit4>(?:the )?one before(?: (?:that|it)\b)?|el (?:anterior|previo|precedente)(?: a (?:ese|este)\b)?)(?! ?\w)"
)
def _previous(match: re.Match[str]) -> Atom:
    words = match["unit"] or match["unit2"] or match["unit3"] or match["unit4"]
    unit: Unit = "one" if match["unit4"] or match["unit3"] == "one" else unit_of(words)
    return Atom("relative", relative=-1, unit=unit, calendar=_is_calendar(words), prior=True)


@_reads(
    rf"(?:this|the current|current|este|el presente|el actual) (?P<unit>{_UNIT})"
    r"|(?:el )?(?P<unit2>ano|ejercicio|trimestre) (?:actual|en curso)\b"
)
def _this(match: re.Match[str]) -> Atom:
    words = match["unit"] or match["unit2"]
    return Atom("relative", relative=0, unit=unit_of(words), calendar=_is_calendar(words))


@_reads(
    rf"(?:(?:the |el |la )(?:next|following|siguiente)|following) (?P<unit>{_UNIT})"
    r"|(?:the |a |one |el )?(?P<unit2>year|quarter|ano|ejercicio|trimestre)"
    r" (?:siguiente\b|(?:after|later|despues|posterior)(?=\s*[?.!]*\s*$))"
    r"|(?:the |el |la )(?:next|following|siguiente) (?P<unit3>one|period|periodo)\b"
)
def _following(match: re.Match[str]) -> Atom:
    words = match["unit"] or match["unit2"] or match["unit3"]
    return Atom("relative", relative=1, unit=unit_of(words), prior=True)


@_reads(
    rf"(?:the |el |la )?(?:next|coming|upcoming|proxim[oa]) (?P<unit>{_UNIT})"
    r"|(?:el )?(?P<unit2>ano|ejercicio|trimestre) (?:que viene|proximo)\b"
)
def _next(match: re.Match[str]) -> Atom:
    return Atom("relative", relative=1, unit=unit_of(match["unit"] or match["unit2"]))


@_reads(
    r"(?:at |as of |a |al )?(?:the )?(?:beginning|start|opening|principios?|inicios?|comienzos?) (?:of|de|del)"
    r"(?: the| el)?\b"
)
def _start_of(_: re.Match[str]) -> Atom:
    return Atom("start of")


@_reads(
    r"(?:at |by |as of |on |as at |a |al |el |hasta )?(?:the )?(?:very )?(?:last day|ultimo dia|end|close|cierre|finales|final|fin(?:es)?|termino|conclusion) (?:of|de|del)"
    r"(?: the| el| la)?\b(?: (?:ejercicio|ano|year)(?= (?:fiscal )?'?\d))?"
    r"|(?:at |as of |on |a |al )?(?:fiscal |calendar )?(?:year|quarter|period)[ -]end\b(?: of| in|,)?"
    r"|(?:a |al )?cierre(?= \d)|al (?:finalizar|terminar|concluir|cerrar|acabar)(?: el)?\b(?: (?:ejercicio|ano)(?= (?:fiscal )?'?\d))?|as (?:of|at)\b(?! (?:today|now))"
)
def _end_of(_: re.Match[str]) -> Atom:
    return Atom("end of")


@_reads(
    r"(?:the )?(?P<unit>(?:(?:fiscal|financial|calendar) )?(?:half[ -]years?|years?|quarters?|half|(?:quarterly |annual )?period|month)|ejercicio(?: (?:fiscal|economico|social|contable|anual))?|periodo (?:trimestral|anual|semestral)"
    rf"|fye|ano(?: (?:fiscal|economico|contable))?|trimestre(?: fiscal)?|semestre|periodo)(?: periods?)?(?: {ENDED}|(?<=fye))(?= (?:the )?(?:\d{{1,2}}(?!\d)|\d{{4}}-|{MONTH}))"
)
def _unit_ended(match: re.Match[str]) -> Atom:
    unit = unit_of(match["unit"])
    return Atom("ended", unit="year" if match["unit"] == "fye" else unit)
