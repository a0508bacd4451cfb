"""How far a row of a table is the figure that a question asks for: by its label, its numbers and its heads."""

import re

from chat.asked_kind import A_TIME, has_kind
from chat.asked_of import Asked, match
from chat.quotable import Quotable
from data.unit_words import CURRENCY
from retrieval.translation import Term
from retrieval.words import words

LEAST_OF_LABEL = 0.25
"""Share of what is asked for, but the time, that a row's own label must have; its heads may have the rest."""
NARROWER = 0.97
"""What a row counts for each word of its label that nobody asked for: it is of something narrower then; and for each
that is asked for and only stands above its table."""
_TIMES = frozenset(
    words(
        "year years end ended ending fiscal quarter quarters month months period periods date january february march april may"
        " june july august september october november december first second third fourth half"
        " año años cierre final fin ejercicio trimestre mes meses periodo fecha enero febrero marzo abril mayo junio julio"
        " agosto septiembre octubre noviembre diciembre"
    )
)
_TOTALS = frozenset(
    words("total totals number overall consolidated worldwide totales número consolidado")
)
"""Words that make a row no narrower."""
_CARRYING = frozenset(
    words(
        "segment segmento division división region región business negocio come comes came amount amounts amounted stand"
        " stands stood reach reached"
    )
)
"""What a question calls a part beside its name, and verbs that lead to a sum: no row has to have them."""
_YEAR_OR_MARK = re.compile(r"(?:19|20)\d\d|\d{1,2}")
_ASIDE = re.compile(r"\([^()]*\)")
_MONEY = re.compile(r"\b(?:dollars?|euros?|money|worth|d[oó]lares)\b|[$€£]", re.IGNORECASE)


def asks_figure(asked: Asked) -> bool:
    """Say whether a figure is asked for: a number, or what something was at a time."""
    return asked.kind in ("count", "number") or (
        asked.kind == "definition" and A_TIME.search(asked.query) is not None
    )


def is_asked_whole(row: Quotable, asked: Asked) -> bool:
    """Say whether a row with numbers has all that a question for a figure asks for, but the time and whose it is.

    A good part of it stands in its label, unless that is "Total"; the rest in its column heads or above its table.
    """
    if not (row.is_row and asks_figure(asked)) or is_other_count(row, asked):
        return False
    if not has_kind(_cells(row), "number"):
        return False
    terms = _needed(asked)
    label = [term for term in terms if match(term, row.words)]
    rest = [term for term in terms if term not in label]
    beside = row.heads | row.titles | asked.heading
    total, own = (sum(asked.weights[term] for term in some) for some in (terms, label))
    is_named = bool(label) and own >= LEAST_OF_LABEL * total
    is_total = bool(rest) and row.words <= _TOTALS
    return (is_named or is_total) and all(match(one, beside) for one in rest)


def lacks_something(row: Quotable, asked: Asked) -> bool:
    """Say whether a row is told in no word around it to be of all that a question for a figure asks for."""
    if not (row.is_row and asks_figure(asked)):
        return False
    said = row.words | row.around | row.noted | asked.heading | asked.subject
    return not all(match(term, said) for term in _needed(asked))


def _needed(asked: Asked) -> list[Term]:
    """The words that a row must have: what is asked for, without when, "in total" and "segment"."""
    terms = [term for term in asked.weights if not _is_time(term[0][0])]
    return [term for term in terms if term[0][0] not in _TOTALS | _CARRYING]


def is_bare(row: Quotable) -> bool:
    """Whether a row has no cell beside its label."""
    return not any(map(str.isalnum, _cells(row)))


def narrowness(row: Quotable, asked: Asked) -> float:
    """Say how much less a row counts for what its label has beside what is asked for, and its columns lack, 0 to 1."""
    known = {name for term in asked.weights for name, _ in term}
    label = frozenset(words(_ASIDE.sub(" ", row.text.partition(" | ")[0])))
    more = [one for one in label - known - _TOTALS if not _is_time(one)]
    lacking = [term for term in _needed(asked) if not match(term, row.words | row.heads)]
    return NARROWER ** (len(more) + len(lacking))


def is_other_count(row: Quotable, asked: Asked) -> bool:
    """Say whether things are counted that are no money, and all numbers of a row are printed as money."""
    if not row.is_row or asked.kind != "count" or _MONEY.search(asked.query):
        return False
    numbers = [cell for cell in _cells(row).split(" | ") if any(map(str.isdigit, cell))]
    return bool(numbers) and all(CURRENCY.search(cell) for cell in numbers)


def _cells(row: Quotable) -> str:
    return row.text.partition(" | ")[2]


def _is_time(word: str) -> bool:
    return word in _TIMES or _YEAR_OR_MARK.fullmatch(word) is not None
