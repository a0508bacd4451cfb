"""Losses and falls: "lost the most" and "the biggest drop" ask for what is farthest below zero."""

import re
from collections.abc import Sequence

from chat.item_words import Item
from chat.operation_words import Done
from chat.question_line import Line
from chat.question_words import fold
from chat.reading_types import Below, Operation, Pick

_PROFITS = frozenset({
    "gross profit", "operating income", "income before taxes", "net income", "net income to common", "ebitda",
    "net income including noncontrolling interests", "income from continuing operations", "gross margin",
    "income from discontinued operations", "comprehensive income", "diluted eps", "basic eps", "net margin",
    "operating margin", "equity method income", "free cash flow", "operating cash flow",
})  # fmt: skip
_CASH = frozenset({"free cash flow", "operating cash flow"})
"""What is burned where it is negative."""
_VERBS = r"(?:los(?:e|es|t|ing)|perd(?:er|io|ieron|ido|iendo)|pierden?)"
_LOSES = re.compile(
    rf"(?<![a-z])(?:{_VERBS}|loss(?:es)?|unprofitable|loss-making|in the red|burn(?:s|ed|t|ing)?|perdidas?|numeros rojos|quem(?:a|o|aron)|deficitari[oa]s?)(?![a-z])"
)
_GAINS = re.compile(
    r"(?<![a-z])(?:income(?! tax)|profits?|earnings|gains?|beneficios?|ganancias?|utilidad(?:es)?)(?![a-z])"
)
_LOST = re.compile(
    rf"(?<![a-z]){_VERBS} (?:(?:the|its|their|in|of|most|more|less|least|much|el|la|los|las|sus?|de|mas|menos) )*\x01"
)
_FALLS = re.compile(
    r"(?<![a-z])(?:declin|drop|fell|fall|shr[aiu]nk|reduc|decreas|slump|plunge|worsen|deteriorat|contract(?:ed|ing|ion)"
    r"|(?:went|go|goes|going|gone|down) down|down the|slid|disminu|cay[oe]|caid|descen|baj(?:o|aron|ad[oa]s?|ando)(?![a-z])|empeor|decrec)"
)
_RISES = re.compile(
    r"(?<![a-z])(?:ris(?:e|es|ing|en)|rose|increas|grow|grew|climb|jump|surge|improv|expand|went up|go up|up the"
    r"|aument|subi|subid|crec|mejor|increment)"
)
_BAD = re.compile(r"(?<![a-z])(?:worst|worse|weakest|peor(?:es)?)(?![a-z])")


def with_losses(done: Done, items: Sequence[Item], line: Line) -> Done:
    """Read "lost the most revenue" as a fall of it; a sign stands over every item.

    "By how much" a company was in the red is its loss, and compares nothing.
    """
    if _RED.search(fold(line.text)):
        return Done(done.met - {"more_by"}, done.spans)
    is_profit = any(one.name in _PROFITS for one in items)
    if is_profit or not items or not _LOST.search(line.covered):
        return done
    return Done(done.met | {"difference", _LOST_IT}, done.spans)


_LOST_IT = "lost it"
_RED = re.compile(r"(?<![a-z])(?:in the (?:red|black)|numeros (?:rojos|negros))(?![a-z])")


def asked_below(text: str, done: Done, items: Sequence[Item], operation: Operation) -> Below | None:
    """Tell whether a loss is asked for, or a fall; what names gains too asks for either way."""
    folded = fold(text)
    is_profit = bool(items) and all(one.name in _PROFITS for one in items)
    of_loss = is_profit and _LOSES.search(folded) is not None and not _GAINS.search(folded)
    if operation not in ("growth", "difference", "cagr"):
        return "loss" if of_loss and operation == "value" else None
    falls, rises = _FALLS.search(folded) is not None, _RISES.search(folded) is not None
    if of_loss:
        falls, rises = rises, falls  # a loss that grows is an income that falls
    return "fall" if (falls or _LOST_IT in done.met) and not rises else None


def turned(pick: Pick | None, below: Below | None, text: str) -> Pick | None:
    """Give the end that is meant: the biggest loss is the lowest income, and the worst is that anyway."""
    if below is None or pick is None or (pick == "lowest" and _BAD.search(fold(text))):
        return pick
    return "lowest" if pick == "highest" else "highest"


def is_a_profit(item: Item) -> bool:
    """Tell what is a loss where it is negative."""
    return item.name in _PROFITS - _CASH
