"""The figures that facts give for what a model is to explain: it writes their names, and code puts them in.

Asked why revenue rose, a model is told that {f1} is the revenue of the year and {f2} its change. It need not copy
a digit, and what stands in the sentence is cited to the facts.
"""

import re
from dataclasses import dataclass, replace
from datetime import date

from chat.answer import Citation, ShownFigure
from chat.citing import best_print, cite_fact
from chat.figure_answer import shown_value
from chat.figure_asks import figures_asked
from chat.looking import Telling
from chat.model import Slot
from chat.reading_types import Operation, Reading
from data.company import Company
from data.derive import derive
from data.document import Language
from data.fact import Fact
from data.figure_words import lower
from data.figures import Figure
from data.formula import Formula
from data.line_item import LineItem

_SAYS: dict[Language, dict[str, str]] = {
    "en": {
        "value": "{item} of {company}, {period}",
        "change": "by how much {item} of {company} changed in {period}",
    },
    "es": {
        "value": "{item} de {company}, {period}",
        "change": "cuánto varió la cifra de {item} de {company} en {period}",
    },
}


@dataclass(frozen=True, slots=True)
class SlotFigure:
    """A figure under the name that a model writes for it."""

    slot: Slot
    figure: ShownFigure
    citations: tuple[Citation, ...]
    """Of the facts that it rests on; their markers are given where it is told."""


_MOVES = (
    r"(?:gr[eo]w\w*|r[io]se\w*|rising|increas\w+|decreas\w+|f[ea]ll\w*|declin\w+|drop\w*|gain\w*|chang\w+|up|down|higher|lower"
    r"|more|less|crec\w+|aument\w+|sub[ieí]\w*|ca[yií]\w+|disminu\w+|baj\w+|vari\w+|cambi\w+|desc[ie]\w+|increment\w+|m[aá]s|menos)"
)
_BY = re.compile(rf"\b{_MOVES}(?: by| en| un| una| de)? *$", re.IGNORECASE)
_MOVED = re.compile(rf"\b{_MOVES}\b", re.IGNORECASE)
_TOUCHES = re.compile(r"[\w$€£¥.,+−–-]$")


def is_misused(one: SlotFigure, text: str) -> bool:
    """Say whether a sentence tells a value as a change, a change as a value, or glues signs or digits to either."""
    is_change = one.figure.figure.formula in ("growth", "difference")
    for found in re.finditer(re.escape(f"{{{one.slot.name}}}"), text):
        before, after = text[: found.start()], text[found.end() :]
        if _TOUCHES.search(before) or re.match(r"[\w%$€£]|[.,]\d", after):
            return True
        if not is_change and _BY.search(before):
            return True
    return is_change and _MOVED.search(text) is None


def slot_figures(reading: Reading, telling: Telling, as_of: date | None) -> tuple[SlotFigure, ...]:
    """Work out what the item asked about was and by how much it changed; nothing where facts don't say."""
    items = reading.topic or reading.wanted
    if len(items) != 1 or len(reading.companies) != 1 or not reading.is_prose or reading.qualifiers:
        return ()
    (company,) = reading.companies
    value = _derived(reading, items[0], "value", telling, as_of)
    if value is None:
        return ()
    moved: Operation = "difference" if value.unit == "ratio" else "growth"
    change = _derived(reading, items[0], moved, telling, as_of)
    found = (("value", value), ("change", change))
    return tuple(
        _slot(f"f{number}", kind, figure, company, telling, reading.language)
        for number, (kind, figure) in enumerate(found, start=1)
        if figure is not None
    )


def _derived(
    reading: Reading,
    item: LineItem | Formula,
    operation: Operation,
    telling: Telling,
    as_of: date | None,
) -> Figure | None:
    cik, on_file = reading.companies[0].cik, telling.on_file
    calendar = on_file.calendar(cik)
    if as_of is not None and calendar.at(as_of).years:
        calendar = calendar.at(as_of)
    about = replace(
        reading,
        wanted=(item,),
        topic=(),
        operation=operation,
        against=None if operation == "value" else "year before",
        over=None,
        pick=None,
        unit=None,
    )
    asks = list(figures_asked(about, item, calendar))
    if len(asks) != 1:
        return None
    table, labels = on_file.table(cik), on_file.labels(cik)
    found = derive(asks[0], table, calendar, as_of=as_of, labels=labels)
    return found if isinstance(found, Figure) else None


def _slot(  # noqa: PLR0913 - the figure, its name, whose it is and where its facts are
    name: str,
    kind: str,
    figure: Figure,
    company: Company,
    telling: Telling,
    language: Language,
) -> SlotFigure:
    says = _SAYS[language][kind].format(
        item=lower(figure.label), company=company.name, period=figure.fiscal
    )
    shown = shown_value(figure, language)
    facts = dict.fromkeys(leaf for leaf in figure.leaves() if isinstance(leaf, Fact))
    return SlotFigure(
        Slot(name, says, shown),
        ShownFigure(figure, (), shown),
        tuple(_cited(fact, company, telling) for fact in facts),
    )


def _cited(fact: Fact, company: Company, telling: Telling) -> Citation:
    document = telling.store.document(fact.document_id) if fact.document_id else None
    fact = best_print(fact, telling.on_file.table(fact.cik), document)
    return cite_fact(fact, document, marker=0, company=company)
