"""Where a question goes."""

from dataclasses import dataclass

from chat.answer import Outcome, Reason, Route
from chat.cover_found import CoverFound
from chat.cover_items import CoverItem
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
    first: Scope | None = None
    """Where no time is asked for: what its documents say now. Older ones count where these say nothing."""
    also: tuple[tuple[str, ...], ...] = ()
    """Other ways to ask it, in rounds: of the query and a round the one of which most is found counts, and a later
    round only where that is too little."""
    headings: tuple[str, ...] = ()
    """Where any passage stands under one of these, only those count; in small letters."""
    asked: str = ""
    """The whole question, where what was typed leans on an earlier one."""
    parts: "tuple[RoutePart, ...]" = ()
    """Where it asks for several companies or periods: each with a way of its own."""


@dataclass(frozen=True, slots=True)
class CoverRoute:
    """To the covers of some filings, or to the register: what they say was found already."""

    route: Route
    reading: Reading
    item: CoverItem
    found: tuple[CoverFound, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """Nowhere: the question can't be answered as it stands, for this reason."""

    route: Route
    reading: Reading
    outcome: Outcome
    reason: Reason


@dataclass(frozen=True, slots=True)
class RoutePart:
    """One company or period of several that a question asks words about."""

    name: str
    """As the answer heads what is said of it: "NVIDIA CORP, FY2023"."""
    way: PassageRoute | Refused


Way = FigureRoute | PassageRoute | CoverRoute | Refused
"""Where a question may go."""
