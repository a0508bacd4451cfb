"""Patterns of names, laid out as a graph of words; and the names of statements, which are places."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from chat.item_pattern import Said
from chat.item_phrases_en import ENGLISH
from chat.item_phrases_es import SPANISH
from chat.question_words import Word, fold, is_stepped_over

_TOKEN = re.compile(r"[\[\]/|]|[^\W_]+|[&+%]")
_AS_KEY = {"and": "&", "y": "&", "e": "&", "del": "de", "al": "a"}

_NEVER_FIRST = frozenset({"de", "por", "en", "a", "para", "for", "on", "of", "to", "in", "&"})

PLACE = "place"
# Where a figure stands, never a figure: "net income in the cash flow statement".
PLACES = (
    "[/consolidated] [cash flow/cash flows/income/earnings/operations/profit and loss/equity] [statement/statements/sheet]"
    " | [statement/statements] of [/consolidated] [cash flow/cash flows/income/earnings/operations/comprehensive income"
    "/profit and loss/financial position/financial condition/equity/stockholders equity/shareholders equity/changes in equity]"
    " | balance [sheet/sheets] | profit and loss [account/statement] | p&l [/statement/account]"
    " | earnings [report/reports/release/call/announcement/presentation]"
    " | [cuenta/cuentas/estado/estados] de [resultado/resultados/pérdidas y ganancias/ganancias y pérdidas] [/integrales/integral]"
    " | [estado/estados] de [flujo/flujos] de [efectivo/caja/tesorería/fondos] | [estado/estados] de [situación/cambios en] [financiera/patrimonial/patrimonio/capital contable]"
    " | [saldo/saldos] [/total/final] de | [carrying/net carrying] [amount/value] of | cover page"
    " | balance [/general/de situación] | [informe/presentación/publicación/anuncio/nota] de resultados"
)  # fmt: skip


@dataclass(slots=True, eq=False)
class Node:
    """A place in the graph: which words may follow, and the item whose name may end here."""

    after: "dict[str, list[Node]]" = field(default_factory=dict)
    name: str | None = None
    rank: int = 0
    """Of two names that are as long, the first in the tables counts."""


def _laid_out(tokens: Iterator[str], starts: list[Node]) -> list[Node]:
    """Lay one bracket's alternatives out behind `starts`; give the nodes at which they end."""
    ends: list[Node] = []
    at = starts
    for token in tokens:
        if token == "]":
            break
        if token == "[":
            at = _laid_out(tokens, at)
        elif token in "/|":
            ends += at
            at = starts
        else:
            node = Node()
            for one in at:
                one.after.setdefault(_AS_KEY.get(token, token), []).append(node)
            at = [node]
    return list(dict.fromkeys((*ends, *at)))


class SpokenNames:
    """All the patterns: the longest name that begins at a word is found in one walk."""

    def __init__(self, patterns: Sequence[Said]) -> None:
        self._root = Node()
        self.words: set[str] = set()
        for rank, (name, pattern) in enumerate(patterns):
            tokens = _TOKEN.findall(fold(pattern).replace("'s", "").replace("'", ""))
            self.words.update(_AS_KEY.get(token, token) for token in tokens if token.isalnum())
            start = Node()
            for end in _laid_out(iter(tokens), [start]):
                if end is not start:
                    end.name, end.rank = end.name or name, rank
            for key, nodes in start.after.items():
                self._root.after.setdefault(key, []).extend(nodes)

    def longest(
        self, words: Sequence[Word], start: int, taken: Sequence[object] = ()
    ) -> tuple[int, str] | None:
        """Find the longest name from this word on: the place after it, and the item's name."""
        if words[start].key in _NEVER_FIRST:
            return None
        at = [self._root]
        found: tuple[int, str] | None = None
        previous = ""
        for place in range(start, len(words)):
            if taken and taken[place]:
                break
            key = words[place].key
            moved = [node for one in at for node in one.after.get(key, ())]
            passed = bool(previous) and is_stepped_over(key, previous)
            if not (moved or passed):
                break
            at = [*moved, *at] if passed else moved
            previous = previous if passed else key
            ends = [node for node in moved if node.name]
            if ends:
                found = place + 1, min(ends, key=lambda node: node.rank).name or ""
        return found


def spoken_names() -> SpokenNames:
    return SpokenNames((Said(PLACE, PLACES), *ENGLISH, *SPANISH))
