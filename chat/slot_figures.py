"""The figures that facts give for what a model is to explain: it writes their names, and code puts them in.

Asked why revenue rose, a model is told that {f1} is the revenue of the year and {f2} its change. It need not copy
a digit, and what stands in the sentence is cited to the facts.
"""

import re
from dataclasses import dataclass

from chat.answer import Citation, ShownFigure
from chat.gate_signs import way
from chat.model import Slot


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


def fitted(shown: str, before: str, after: str) -> str:
    """Print a change below zero without its minus where the words around it say that it is a fall."""
    is_fall = shown.startswith("−") and way(before, after, is_rate=True) < 0
    return shown.replace("−", "") if is_fall else shown


def is_misused(one: SlotFigure, text: str) -> bool:
    """Say whether a sentence tells a value as a change, a change as a value, a fall as a rise, or glues signs or digits on."""
    is_change = one.figure.figure.formula in ("growth", "difference")
    for found in re.finditer(re.escape(f"{{{one.slot.name}}}"), text):
        before, after = text[: found.start()], text[found.end() :]
        if _TOUCHES.search(before) or re.match(r"[\w%$€£]|[.,]\d", after):
            return True
        if not is_change and _BY.search(before):
            return True
        if is_change and one.figure.figure.value < 0 and way(before, after, is_rate=True) > 0:
            return True
    return is_change and _MOVED.search(text) is None
