"""The table of a series: periods stand in the order of time, whichever of them won."""

from collections.abc import Sequence
from dataclasses import replace

from chat.figure_answer import Written
from chat.figure_told import Told


def in_asked_order(written: Written, told: Sequence[Told]) -> Written:
    """Put a table's columns in the order in which the periods were asked for."""
    if written.table is None:
        return written
    asked = dict.fromkeys(one.asked_name for one in told)
    columns = written.table.columns
    order = [0, *(columns.index(name) for name in asked if name in columns)]
    if len(order) != len(columns):
        return written
    table = replace(
        written.table,
        columns=tuple(columns[place] for place in order),
        rows=tuple(tuple(row[place] for place in order) for row in written.table.rows),
    )
    return replace(written, table=table)
