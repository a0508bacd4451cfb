"""Pieces that stand in for the engine's own: so a measurement finds what each of its steps costs."""

from collections.abc import Callable
from dataclasses import dataclass

from chat.on_file import OnFile
from chat.reading_types import Reading
from chat.routes import CompanyAsk
from data.ask import Refusal
from data.figures import Figure


@dataclass(frozen=True, slots=True)
class Swaps:
    """What comes in place of a step's outcome before the next step takes it; nothing does by default.

    The evaluation alone hands any in: gold pieces, fewer facts, other passages.
    """

    reading: Callable[[Reading], Reading] = lambda own: own
    on_file: Callable[[OnFile], OnFile] = lambda own: own
    """Facts, calendars, labels and the retriever."""
    figure: Callable[[CompanyAsk, Figure | Refusal], Figure | Refusal] = lambda _, own: own
