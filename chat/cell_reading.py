"""What a question wants done with a table's number, once the words of its labels are covered."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from chat.cell_question import Asking, Places, turns, with_covered
from chat.comparison_words import Compared, read_compared
from chat.operation_reading import Asked, Plan, plan
from chat.operation_words import Done, read_operations
from chat.period_reading import PeriodsRead, names_it, read_periods
from chat.plain_words import listed
from chat.prose_words import asks_for_words
from chat.question_line import Line, words_left
from chat.unit_asked import UnitAsked, read_unit

_CHANGES = frozenset({"growth", "difference", "more_by", "cagr"})
_DONE = _CHANGES | {
    "trend", "each", "minus", "percent", "points", "average", "sum", "highest", "lowest", "which_period",
    "which_company", "every_company", "compare", "by_year",
}  # fmt: skip
"""All that is done with numbers of tables; who asks for more is not answered from them."""
_MOVES = frozenset({"growth", "difference", "more_by", "cagr", "compare", "percent", "trend"})
_WHICH_FUND = re.compile(
    r"(?<![a-z])(?:que|cual(?:es)?|which|what)(?: (?:de|of))?(?: (?:los|estos|the|these|las))?(?: \d+)? ?"
    r"(?:fondos?|etfs?|funds?|productos?|products?)(?![a-z])"
)
_EACH_FUND = re.compile(
    r"(?<![a-z])(?:(?:tod[oa]s|all|cada|each|every)(?: (?:of|los|las|the|these|estos|estas))*|entre los|de los|of the|among the) "
    r"(?:\d+ )?(?:fondos?|etfs?|funds?|productos?|products?)(?![a-z])"
)
_NO_NUMBER = re.compile(
    r"(?<![a-z])(?:when|cuando|where|donde|whom?|quien(?:es)?|(?:how many|cuant[oa]s) (?:years?|quarters?|times|anos|ejercicios|trimestres)"
    r"|(?:in )?(?:which|what) (?:years?|quarters?|periods?)|(?:en )?(?:que|cuales?|cuantos) (?:anos|ejercicios|trimestres|periodos))(?![a-z])"
)
"""Asks for a time, a place, a name or a count, unless the highest or lowest of something is asked for."""
_NO_CELL = re.compile(
    r"(?<![a-z])(?:items?|components?|types?|kinds?|categor(?:y|ies)|elements?|names?|natures?|method\w*|basis|bases|formula"
    r"|relat(?:es?|ed|ing) to|refers? to|consist\w*|compris\w*|compos\w*|attribut\w*|partidas?|conceptos?|component[ea]s?|tipos? de"
    r"|quarterly|monthly|weekly|daily|trimestral(?:es)?|mensual(?:es)?|semanal(?:es)?|diari[oa]s?|semestral(?:es)?"
    r"|clases de|elementos?|categorias?|se (?:compone|refiere|relaciona)\w*|how (?:is|are|was|were)|list(?:ed)?|enumer\w*"
    r"|(?:se )?(?:suma|incluy|cuenta|resta)n? (?:a|en) (?:el|la|los|las))(?![a-z])"
)
"""Asks what something is made of, or called, and not how much it is; or by the quarter, of a table of years."""
_MADE_OF = re.compile(r"\bmade (?:up )?of\b")
_TELLING = listed(
    """
    paid pagado pagada pagados pagadas issued emitido emitida emitidos emitidas sold vendido vendida vendidos vendidas
    received recibido recibidos recibida recibidas acquired repurchased recomprado recompradas repaid borrowed outstanding
    circulacion owned held used invested invertido raised deferred individual individuales distributed distribuido
    distribuidos payable receivable unpaid accrued audited unaudited single entire same size originally original restated revised
    corrected amended preliminary reexpresado reexpresada reexpresados reexpresadas inicialmente provisional
    """
)
"""Words that a question about tagged facts may have, and that in a table make one row another."""
_TOTAL = frozenset({"total", "totals", "totales"})
_CARRIES = listed(
    """
    soporta soportan soporto cobra cobran cobro aplica aplican carga cargan reune reunen tiene da dan prestaron figura
    figuran consta recoge recogen corresponde corresponden pertenece refleja aparece cotiza marca marcaron
    bears charges charged applies carries shows appears quoted lists tally
    """
)
_SHARE = r"(?:porcentaje|proporcion|parte|peso|share|percentage|proportion|part|fraction|percent|%)"
_SMALL = r"(?:(?:el|la|los|las|the|su|its|total|all|de|of) )*"
_RATIO = re.compile(
    r"(?P<times>(?:cuantas veces|how many times)[^?\x01]*\x01++[^?\x01]+\x01)"
    rf"|(?P<out>{_SHARE} (?:de|del|of) {_SMALL}\x01++[^?\x01]*(?:out of|respecto (?:al?|del)|sobre|to|in|en) {_SMALL}\x01)"
    rf"|(?P<of>{_SHARE} (?:de|del|of) {_SMALL}\x01++[^?\x01]+\x01)"
    rf"|(?P<as>\x01++[^?\x01]*(?:como|as) (?:(?:a|an|un|una|el|la|the) )?{_SHARE} (?:de|del|of) {_SMALL}\x01)"
    rf"|(?P<over>\x01++ ?(?:sobre|entre|dividid[oa]s? (?:entre|por)|divided by|over|relative to|respecto (?:al?|del)|to) {_SMALL}\x01)"
)
_AS_SHARE = re.compile(
    rf"\x01[^?]*(?:como|as) (?:(?:a|an|un|una|el|la|the) )?{_SHARE} (?:de|del|of) {_SMALL}\x01"
)
_CUE = re.compile(
    r"(?<![a-z])(?:ratio|margen|margin|cociente|relacion|veces|times|porcentaje|proporcion|parte|peso|percentage|proportion|share|part|fraction|percent)(?![a-z])|%"
)
_NUMBERS = {
    word: count
    for count, spoken in enumerate(
        ("dos two 2", "tres three 3", "cuatro four 4", "cinco five 5", "seis six 6"), 2
    )
    for word in spoken.split()
}
_TIMES = re.compile(r"\b(?:cu[aá]ntas veces|how many times|veces|multiple|m[uú]ltiplo)\b")
_COVERS = re.compile(r"(?<![a-z])(?:cubr\w*|cover\w*|contain\w*|conten\w*)(?![a-z])")


@dataclass(frozen=True, slots=True)
class Rest:
    """What a question says beside what it names."""

    plan: Plan
    done: Done
    unit: UnitAsked
    left: Places
    """Places of words that nothing has read."""
    is_prose: bool
    has_unclear_time: bool
    filings: frozenset[int]
    """Years of the reports that are named: "according to the annual report for 2023"."""
    all_funds: bool
    """"Which fund", "all ETFs"."""
    every_company: bool
    is_times: bool
    """"How many times": of a ratio."""
    ratio: str
    """"part over whole" or "whole, part" by the places of two names; empty where none is asked for."""


def read_rest(asking: Asking, covered: Iterable[int], items: int, companies: int) -> Rest:
    """Read a question whose labels stand at `covered`."""
    line = with_covered(asking, covered)
    is_of_names = bool(_NO_CELL.search(line.covered) or _MADE_OF.search(line.text.lower()))
    ratio = _ratio(line) if items > 1 else ""
    compared, periods = _times(line)
    unit = read_unit(line.covered, line.text)
    funds = [
        one.span()
        for pattern in (_WHICH_FUND, _EACH_FUND)
        for one in pattern.finditer(line.covered)
    ]
    done = read_operations(line.covered)
    moves = bool(done.met & _MOVES) or compared is not None
    is_prose = asks_for_words(line.covered, line.text, moves=moves)
    every = bool(done.met & {"every_company", "which_company"}) or bool(funds)
    made = plan(
        done,
        Asked(
            companies, items, every and companies == 0, periods, compared, line.covered, bool(ratio)
        ),
    )
    no_number = _NO_NUMBER.search(line.covered) and done.pick is None and not ratio
    said = Said(done, made, unit)
    line.cover([*done.spans, *unit.spans, *funds], "\x05", "read")
    return Rest(
        made,
        done,
        unit,
        _left(line, asking, ratio, frozenset({companies, len(periods.periods)})),
        bool(is_prose or no_number or is_of_names or _goes_unread(said, line)),
        bool(periods.ambiguous),
        _filings(periods),
        bool(funds),
        every,
        _TIMES.search(line.text.lower()) is not None,
        ratio,
    )


@dataclass(frozen=True, slots=True)
class Said:
    """What rules have read, to be held against what is done about it."""

    done: Done
    plan: Plan
    unit: UnitAsked


def _goes_unread(said: Said, line: Line) -> bool:
    """Whether something is asked for that the plan doesn't do: a sum, an average, an amount to be exceeded."""
    met, plan = said.done.met, said.plan
    if met - _DONE or (said.unit.amounts and plan.operation == "value"):
        return True
    if "average" in met and plan.operation != "average":
        return True
    if met & _CHANGES and plan.operation not in ("growth", "difference", "cagr"):
        return True
    totals = (one for one, role in line.read() if one.key in _TOTAL and role != "item")
    return ("sum" in met or any(totals)) and plan.operation != "sum"


def _left(line: Line, asking: Asking, ratio: str, counts: frozenset[int]) -> Places:
    """Places of the words that neither a label nor a rule has read; how many are asked about says nothing new."""
    left = {place for place in words_left(line) if line.words[place].key not in _CARRIES}
    telling = {place for place, one in enumerate(line.words) if one.key in _TELLING}
    left |= {one for one in telling | turns(asking) if line.taken[one] in ("", "frame")}
    covered = {place for place, role in enumerate(line.taken) if role == "item"}
    left |= (
        asking.named - covered - {place for place in asking.named if line.taken[place] == "company"}
    )
    if not asking.named & covered:
        left |= asking.verbs - covered
    if ratio:
        left = {place for place in left if not _CUE.fullmatch(line.words[place].key)}
    return frozenset(place for place in left if _NUMBERS.get(line.words[place].key) not in counts)


def _times(line: Line) -> tuple[Compared | None, PeriodsRead]:
    compared = read_compared(line.covered)
    if compared and names_it(line.covered, compared):
        compared = None
    if compared:
        line.cover([(compared.start, compared.end)], "\x04", "compared")
    periods = read_periods(line.covered, line.text)
    line.cover(periods.spans, "\x04", "time")
    return compared, periods


def _filings(periods: PeriodsRead) -> frozenset[int]:
    named = [one for one in periods.with_filings if one not in periods.periods]
    return frozenset(one.year for one in named if one.year is not None)


def _ratio(line: Line) -> str:
    """Tell "A over B" from "what share of B is A": which of two names is the part."""
    found = _RATIO.search(line.covered)
    if found is None:
        return ""
    if _AS_SHARE.search(line.covered):
        return "part over whole"
    if found["of"] or (found["times"] and not _COVERS.search(found["times"])):
        return "whole, part"
    if found["over"] and not (_CUE.search(line.covered) or "divid" in found["over"]):
        return ""
    return "part over whole"
