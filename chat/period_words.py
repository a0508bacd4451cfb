"""The words that name a time, found one by one: years, quarters, dates, "last year", "the end of"."""

import re
from dataclasses import replace

from chat.date_words import MONTH, MONTHS, read_date
from chat.month_spans import SPAN_RULES
from chat.relative_words import RELATIVE_RULES
from chat.time_atom import (
    CALENDAR,
    ENDED,
    FISCAL,
    SHORT_YEAR,
    YEAR,
    Atom,
    Rule,
    either,
    entering,
    number_of,
    year_of,
)
from chat.year_words import YEAR_RULES

ORDINALS = {
    "first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4,
    "final": 4, "primer": 1, "primero": 1, "1er": 1, "1o": 1, "1º": 1, "segundo": 2, "2o": 2,
    "2º": 2, "2do": 2, "tercer": 3, "tercero": 3, "3er": 3, "3o": 3, "3º": 3, "cuarto": 4,
    "4o": 4, "4º": 4, "4to": 4, "primera": 1, "1ra": 1, "1a": 1, "segunda": 2, "2da": 2, "2a": 2,
    "primeros": 1, "1ero": 1,
}  # fmt: skip


_ORDINAL = rf"(?:{either(ORDINALS)})"
# "H100" and "Q100" are names of things: nothing tagged is as old as 2000.
_GLUED = rf"(?:(?:[-/,]|[ ]?'|)(?P<fy>fy)?'?(?P<y>{YEAR}|(?!00){SHORT_YEAR})| ?(?P<fy2>fy) ?'?(?P<y2>{YEAR}|{SHORT_YEAR})| (?P<y3>[12]\d)(?![-\d.,/]|\w))?"

_RULES: list[Rule] = []
_reads = entering(_RULES)


def _glued_year(match: re.Match[str]) -> int | None:
    digits = match["y"] or match["y2"] or match["y3"]
    return year_of(digits) if digits else None


@_reads(
    r"(?:ttm|ltm|udm)\b|(?<![$€£])(?<!of )(?<!than )(?<!de )u?l?12 ?m\b(?= ?$|[ ,.?!):;]+(?:$|\x01|\x02|to|through|ended|ending|as of|al?|hasta|de|of|for|in|at"
    rf"|{MONTH}|\d))|(?:the )?(?:trailing|last|past|previous|latest)[ -](?:twelve|12)[ -]months?\b"
    r"|trailing[ -]four[ -]quarters?\b|(?:los )?ultimos (?:doce|12) ?m(?:eses)?\b|(?:doce|12) ultimos meses\b"
    r"|(?:twelve|12|doce)[ -](?:months?|meses) (?:moviles|rolling|trailing)\b|(?:rolling|moving)[ -](?:twelve|12)[ -]months?\b"
)
def _ttm(_: re.Match[str]) -> Atom:
    return Atom("ttm")


@_reads(
    rf"(?P<fiscal>{FISCAL})?'?(?P<a>{YEAR}|\d\d(?=[/-]\d\d\b))(?P<sign>[/-])(?P<b>\d\d)(?![\d/-])"
)
def _two_years(match: re.Match[str]) -> Atom | None:
    """Read FY2024-25: one year by either of its numbers. 2021-24 is a range, and no business of this rule."""
    if len(match["a"]) == 2 and not match["fiscal"]:
        return None
    first, second = year_of(match["a"]), year_of(match["b"])
    return Atom("unclear", years=(first, second)) if second == first + 1 else None


@_reads(rf"(?P<cal>{CALENDAR})?f?(?:q|t)(?P<n>[1-4])(?![\d][\d.,]*[\d]{{3}}){_GLUED}(?![\w])")
def _quarter_glued(match: re.Match[str]) -> Atom:
    year = _glued_year(match)
    return Atom("quarter", number=int(match["n"]), year=year, calendar=bool(match["cal"]))


@_reads(rf"(?P<n>[1-4])(?:q|t){_GLUED}(?![\w])")
def _quarter_first(match: re.Match[str]) -> Atom:
    return Atom("quarter", number=int(match["n"]), year=_glued_year(match))


@_reads(
    r"(?:the )?(?:last|final|ultimo) (?:fiscal )?(?:quarter|trimestre)(?= (?:of|in|de|del) (?:the )?"
    rf"(?:{FISCAL}|{CALENDAR})?'?(?:{YEAR}|\d\d\b))"
)
def _last_quarter_of_year(_: re.Match[str]) -> Atom:
    return Atom("quarter", number=4)


@_reads(
    rf"(?P<n>{_ORDINAL})[ -](?:(?:fiscal|financial|(?P<cal>calendar))[ -])?(?:quarters?|trimestres?|qtrs?)\b(?: fiscal(?= (?:de|del) ))?"
)
def _quarter_words(match: re.Match[str]) -> Atom:
    return Atom("quarter", number=ORDINALS[match["n"]], calendar=bool(match["cal"]))


@_reads(
    rf"(?P<n>{_ORDINAL})(?=[ ,]+(?:(?:and|to|through|y|a|al|&|or|o|vs\.?|versus|the|el|{_ORDINAL})[ ,]+){{1,8}}"
    r"(?:fiscal )?(?:quarter|trimestre))"
)
def _quarter_listed(match: re.Match[str]) -> Atom:
    return Atom("quarter", number=ORDINALS[match["n"]])


@_reads(
    r"(?:fiscal )?(?:quarter|trimestre|qtr) (?P<n>[1-4](?!\d)|one|two|three|four|uno|dos|tres|cuatro)\b"
)
def _quarter_after(match: re.Match[str]) -> Atom:
    return Atom("quarter", number=number_of(match["n"]))


@_reads(
    r"(?P<n>first|second|1st|2nd|primer|segundo|1er|2do|2o|1º|2º|primera|segunda|1ra|2da)[ -](?:fiscal )?(?:half(?:[ -]year)?|six months|semestre|mitad)\b(?: fiscal)?"
)
def _half_words(match: re.Match[str]) -> Atom:
    return Atom("half", number=ORDINALS[match["n"]])


@_reads(rf"(?:h(?P<n>[12])|(?P<m>[12])[hs]){_GLUED}(?!\w)")
def _half_glued(match: re.Match[str]) -> Atom:
    return Atom("half", number=int(match["n"] or match["m"]), year=_glued_year(match))


@_reads(r"s(?P<n>[12])(?=,? (?:of |de |del )?(?:fy ?)?\d{4})")
def _half_spanish(match: re.Match[str]) -> Atom:
    return Atom("half", number=int(match["n"]))


@_reads(
    r"(?:the |los )?(?:first |primeros )?(?:(?:six|6|seis)[ -](?:months?|meses)(?:[ -]periods?)?\b|6m\b"
    r"|(?<!informe )(?<!reporte )(?<!memoria )semestral(?:es)?\b|(?:half-yearly|semi-?annual)\b(?! (?:report|filing))"
    r"|(?:twenty-six|26)[ -]weeks?\b|seis primeros meses\b)"
)
def _six_months(_: re.Match[str]) -> Atom:
    return Atom("half", number=1)


@_reads(
    r"(?:the |los )?(?:(?:first |primeros )?(?:nine|9|nueve)[ -](?:months?|meses)(?:[ -]periods?)?\b"
    r"|first three quarters\b|(?:tres primeros|primeros tres) trimestres\b|nueve primeros meses\b"
    rf"|(?:thirty-nine|39|forty|40)[ -]weeks?\b|9m{_GLUED}(?!\w))"
)
def _nine_months(match: re.Match[str]) -> Atom:
    return Atom("nine months", year=_glued_year(match))


@_reads(
    r"(?P<first>first |primeros )?(?:three|3|tres|thirteen|13|twelve(?= weeks)|12(?= weeks)|sixteen|16)"
    r"[ -](?:months?|weeks?|meses|semanas)(?:[ -]periods?)?\b(?P<last> primeros)?"
)
def _three_months(match: re.Match[str]) -> Atom:
    return Atom("quarter", number=1 if match["first"] or match["last"] else None)


@_reads(
    r"(?:three|3|tres|thirteen|13)(?=(?:[ -](?:months?|meses|weeks|semanas))? (?:and|y|&) (?:the |los )?"
    r"(?:six|nine|6|9|seis|nueve|26|39|twenty-six|thirty-nine)[ -](?:months?|meses|weeks?|semanas))"
)
def _three_listed(_: re.Match[str]) -> Atom:
    return Atom("quarter")


@_reads(
    r"(?:twelve|12|doce|fifty-two|52|fifty-three|53)[ -](?:months?|weeks?|meses|semanas)"
    rf"(?:[ -]periods?)? {ENDED}(?= (?:\d|{MONTH}))"
)
def _twelve_months(_: re.Match[str]) -> Atom:
    return Atom("ended", unit="year")


@_reads(
    r"(?:the |this )?(?:fiscal )?year[ -]to[ -]date\b|ytd\b|so far (?:this (?:fiscal )?year\b|(?=(?:in|during) (?:fiscal )?(?:year )?20))"
    r"|(?:this |the )?(?:fiscal )?year so far\b|since the (?:start|beginning) of the (?:fiscal )?year\b"
    r"|(?:en )?lo que (?:va|llevamos|lleva) (?:transcurrido )?del?(?: (?:este|presente|ese))?(?: (?:ano|ejercicio)(?: fiscal)?\b|(?= (?:ano |fiscal |ejercicio )?20\d\d))"
    r"|acumulad[oa]s? (?:en lo que va )?(?:del? (?:ano|ejercicio)|anual(?:es)?|(?:a|hasta) la fecha|hasta ahora|en el (?:ano|ejercicio))\b"
    r"|(?:en |del? |el )?(?:el )?(?:ano|ejercicio)(?: fiscal)? (?:a|hasta) la fecha\b(?! del?\b)"
    r"|(?:a|hasta) la fecha\b(?! del?\b)|desde (?:el )?(?:inicio|comienzo|principios?) del? (?:ano|ejercicio)\b"
)
def _ytd(_: re.Match[str]) -> Atom:
    return Atom("ytd")


@_reads(r"(?:de forma |de manera )?(?:acumulad[oa]s?|acumuladamente)\b|cumulative(?:ly)?\b")
def _cumulative(_: re.Match[str]) -> Atom:
    return Atom("ytd", unsure=True)


@_reads(
    r"(?:as (?:of|at)|at|through|to|until|by|ended|ending|al?|hasta|en|in)"
    r"(?: (?:the end of|end of|finales de|fin de|cierre de|el cierre de|el mes de|the month of))?"
    rf" (?P<m>{either(name for name in MONTHS if len(name) > 4 or name in ('june', 'july', 'mayo'))})"
    r"(?! ?(?:\d|of\b|del?\b|'|,? (?:last|this|the|previous|next|el|ese|este|pasado|anterior)\b))\b"
)
def _bare_month(match: re.Match[str]) -> Atom:
    return Atom("month", month=MONTHS[match["m"]])


_ALL_RULES = (*_RULES, *RELATIVE_RULES, *YEAR_RULES)
_SHORT = r"'?(?P<y>[0-3]\d)(?![\d%]|[.,]\d| ?%|-)"
_BARE_YEARS = re.compile(
    rf"(?<=[\x01\x02])(?:,| (?:for|in|en|de|del|of|year|ano))? (?P<run>{_SHORT.replace('?P<y>', '')}"
    rf"(?: ?(?:,|vs\.?|versus|and|y|&|to|a|/) ?{_SHORT.replace('?P<y>', '')})*)(?=$| ?[?!.]+$| [\x01\x02])"
)
"""Numbers of two digits that stand beside the item or close the question: "KO rev 24"."""
_PLACES = re.compile(r"(?<![a-z0-9])(?=[a-z0-9'])|(?<=\d-)(?=\d)|(?<=\d)(?=q[1-4])")


def _read_at(line: str, place: int) -> tuple[Atom, int] | None:
    for pattern, build in SPAN_RULES:
        match = pattern.match(line, place)
        atom = build(match) if match else None
        if match and atom:
            return atom, match.end()
    dated = read_date(line, place)
    if dated:
        return dated
    for pattern, build in _ALL_RULES:
        match = pattern.match(line, place)
        atom = build(match) if match else None
        if match and atom and match.end() > place:
            return atom, match.end()
    return None


def time_atoms(line: str) -> list[Atom]:
    """Find the time words of a folded line, in order; none overlaps another."""
    found: list[Atom] = []
    free_from = 0
    for match in _PLACES.finditer(line):
        place = match.start()
        read = _read_at(line, place) if place >= free_from else None
        if read:
            atom, free_from = read
            found.append(replace(atom, start=place, end=free_from))
    return found or _bare_years(line)


def _bare_years(line: str) -> list[Atom]:
    """Read "24" as a year where the line has no other time, and nothing else to count."""
    run = _BARE_YEARS.search(line)
    if not run:
        return []
    start = run.start("run")
    return [
        Atom("year", year=year_of(one["y"]), start=start + one.start(), end=start + one.end())
        for one in re.finditer(_SHORT, run["run"])
    ]
