"""What is asked for, by the company's own name for it, where the usual names did not do."""

from collections.abc import Callable
from dataclasses import replace

from chat.reading_types import Reading
from data.company import Cik
from data.own_labels import OwnLabels, label_words


def by_own_label(reading: Reading, labels: Callable[[Cik], OwnLabels]) -> Reading:
    """Read a question of one company again, if the words that it asks for are a row's label.

    Nothing is taken that has a word more or less than the label: "Products" is not "Total products".
    """
    is_read = len(reading.wanted) == 1 and not (reading.qualifiers or reading.ambiguous_items)
    if is_read or reading.asks_for_words or not reading.phrase or len(reading.companies) != 1:
        return reading
    words = label_words(" ".join(reading.phrase))
    item = labels(reading.companies[0].cik).item(words)
    if item is None:
        return reading
    return replace(
        reading,
        wanted=(item,),
        qualifiers=(),
        ambiguous_items=(),
        ambiguous_item=None,
        is_prose=False,
    )
