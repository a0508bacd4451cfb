"""What came of one ask about one company, before it is put into words."""

from dataclasses import dataclass

from data.ask import FigureAsk, Refusal
from data.company import Company
from data.figures import Figure


@dataclass(frozen=True, slots=True)
class Told:
    """What came of one ask about one company."""

    company: Company
    ask: FigureAsk
    got: Figure | Refusal
