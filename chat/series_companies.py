"""Several companies of which one is not on file: the rest is answered, and that one is named."""

from dataclasses import replace

from chat.answer import Answer
from chat.reading_types import Reading
from chat.route_words import not_on_file


def goes_on_without(reading: Reading) -> bool:
    """Say whether the companies on file can be answered for without the one that is not.

    What is made of all of them (a difference, a sum) can't, and one alone is no ranking.
    """
    if reading.over != "companies" or not reading.companies:
        return False
    if reading.operation in ("difference", "sum", "average") and reading.against is None:
        return False
    return reading.pick is None or len(reading.companies) > 1


def with_absent(answer: Answer, reading: Reading) -> Answer:
    """Say under the figures which company is not on file; the table has a row for it."""
    if reading.unknown_company is None or not answer.figures:
        return answer
    reason = not_on_file(reading)
    table = answer.table
    if table is not None:
        label = answer.figures[0].figure.label
        cells = (reason.code,) * (len(table.columns) - 1)
        table = replace(table, rows=(*table.rows, (f"{reading.unknown_company}: {label}", *cells)))
    return replace(answer, text=f"{answer.text}\n\n{reason.words}", table=table)
