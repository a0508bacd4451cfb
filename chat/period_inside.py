"""A period that stands inside a name: "EPS 2024 diluted" is "EPS diluted 2024"."""

from chat.reading_types import Reading


def period_last(reading: Reading) -> str | None:
    """Write a question again with its only period at the end, where words behind it were left over."""
    if len(reading.periods) != 1 or not (reading.qualifiers or reading.ambiguous_items):
        return None
    said = reading.periods[0].words
    before, found, after = reading.text.partition(said)
    after = after.strip(" ?.!")
    is_once = bool(said and found) and said not in after  # else it would be moved for ever
    if not (is_once and before.strip() and after) or "(" in before + after:
        return None
    return f"{before.rstrip()} {after} {said}"
