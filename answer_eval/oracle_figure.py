"""The gold figure as the engine's own kind of figure, for it to cite and to put into words."""

from datetime import date
from decimal import Decimal

from answer_eval.oracle_answer import GoldAnswer
from data.ask import Refusal
from data.figures import Figure
from data.period import Duration, Instant


def gold_figure(piece: GoldAnswer, own: Figure | Refusal) -> Figure | Refusal:
    """Make the figure that the gold says; the engine's own where the gold's facts are not on file."""
    gold = piece.gold
    if gold["outcome"] != "answered" or gold.get("value") is None or not piece.leaves:
        return own
    end = date.fromisoformat(gold["period"]["end"])
    start = gold["period"]["start"]
    period = Duration(date.fromisoformat(start), end) if start else Instant(end)
    return Figure(
        label=own.label if isinstance(own, Figure) else gold.get("item") or "",
        value=Decimal(gold["value"]),
        unit=gold["unit"],
        formula="reported" if gold["kind"] == "reported" else "gold",
        period=period,
        fiscal=own.fiscal if isinstance(own, Figure) else f"to {end}",
        inputs=piece.leaves,
    )
