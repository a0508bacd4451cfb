"""Where a question goes."""

from dataclasses import dataclass

from chat.answer import Outcome, Reason, Route
from chat.reading_types import Reading
from data.ask import FigureAsk
from data.company import Company
from retrieval.chunk import Scope


@dataclass(frozen=True, slots=True)
class CompanyAsk:
    """One figure of one company."""

    company: Company
    ask: FigureAsk


@dataclass(frozen=True, slots=True)
class FigureRoute:
    """To the facts: every figure that the question asks for, in its order."""

    route: Route
    reading: Reading
    asks: tuple[CompanyAsk, ...]


@dataclass(frozen=True, slots=True)
class PassageRoute:
    """To the text of some documents."""

    route: Route
    reading: Reading
    query: str
    scope: Scope


@dataclass(frozen=True, slots=True)
class Refused:
    """Nowhere: the question can't be answered as it stands, for this reason."""

    route: Route
    reading: Reading
    outcome: Outcome
    reason: Reason
