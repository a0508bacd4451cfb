"""Items that a gloss makes wider: "total equity, including noncontrolling interests"."""

from collections.abc import Sequence

from chat.item_words import Item, Named, item_called
from chat.plain_words import listed
from chat.question_words import Word

_INCLUDING = listed(
    "including includes include incl inclusive incluida incluidas incluido incluidos incluyendo incluye"
    " contando with con"
)
_MINORITY = "noncontrolling interests"
_WIDER = {
    "equity": "total equity",
    "total equity": "total equity",
    "net income": "net income including noncontrolling interests",
}
REACH = 3
"""Words between "including" and what is included: "incluidas las participaciones"."""


def widened(
    named: Sequence[Named], words: Sequence[Word]
) -> tuple[list[Named], dict[str, Item], frozenset[str]]:
    """The names without such a gloss, what each item becomes by it, and the words that say so."""
    kept: list[Named] = []
    wider: dict[str, Item] = {}
    said: set[str] = set()
    for name in named:
        before = [word.key for word in words[max(0, name.start - REACH) : name.start]]
        including = [word for word in before if word in _INCLUDING]
        is_minority = [item.name for item in name.meanings] == [_MINORITY]
        if is_minority and including and kept:
            wider = {item: item_called(wide) for item, wide in _WIDER.items()}
            said.update(including)
        else:
            kept.append(name)
    return kept, wider, frozenset(said)
