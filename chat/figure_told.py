"""What came of one ask about one company, before it is put into words."""

from dataclasses import dataclass

from chat.printed_as import PLAIN, Printed
from data.ask import FigureAsk, Refusal
from data.company import Company
from data.document import Language
from data.figure_words import label
from data.figures import Figure
from data.period import FiscalPeriod

DONE: dict[str, dict[Language, str]] = {
    "growth": {"en": ", growth", "es": ", crecimiento"},
    "difference": {"en": ", change", "es": ", variación"},
    "cagr": {"en": ", compound growth", "es": ", crecimiento compuesto"},
}
"""What is put behind an item's name, by the operation."""


@dataclass(frozen=True, slots=True)
class Told:
    """What came of one ask about one company."""

    company: Company
    ask: FigureAsk
    got: Figure | Refusal
    printed: Printed = PLAIN
    """The form that the question wants its value in."""

    def row_name(self, language: Language) -> str:
        """What a table's row is of: the item, and what is done with it over time."""
        done = DONE.get(self.ask.operation)
        return label(self.ask.item, language) + (done[language] if done else "")

    @property
    def asked_name(self) -> str:
        """The period as it was asked for: "FY2024", or its last day."""
        period = self.ask.period
        return str(period) if isinstance(period, FiscalPeriod) else f"{period.end}"
