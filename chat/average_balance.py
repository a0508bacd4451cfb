"""An average over one period of what is held on days: of its begin and its end."""

from chat.reading_types import Reading
from data.line_item import LineItem

AVERAGE = frozenset({"average", "avg", "mean", "medio", "media", "medios", "medias", "promedio"})


def is_average_balance(reading: Reading) -> bool:
    """Whether only "average" narrows a balance over one period."""
    balances = all(isinstance(one, LineItem) and one.kind == "instant" for one in reading.wanted)
    is_only = AVERAGE.issuperset(word.lower() for word in reading.qualifiers)
    return balances and is_only and len(reading.periods) == 1
