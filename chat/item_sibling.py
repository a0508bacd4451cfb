"""The item whose name differs from the one before by what a reply says: "and operating?" after a gross margin."""

from collections.abc import Sequence

from chat.item_lookup import Item, item_table
from chat.question_words import keys_of


def sibling(said: Sequence[str], before: Item) -> Item | None:
    """Put the words of a reply in the place of one word of a name of the item before; None where that names no other."""
    found: set[Item] = set()
    for name in (*before.words.en, *before.words.es) if said else ():
        keys = keys_of(name)
        for place in range(len(keys)) if len(keys) > 1 else ():
            other = item_table().get((*keys[:place], *said, *keys[place + 1 :]))
            if other is not None and len(other[1]) == 1:
                found.add(other[1][0])
    found.discard(before)
    return found.pop() if len(found) == 1 else None
