"""A question that no tagged fact answers -> figures from the tables of the documents, or nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date

from chat.answer import Answer, Route
from chat.cell_asks import figures_of, from_several
from chat.cell_books import CellBooks
from chat.cell_figures import is_signed
from chat.cell_issuers import Issuer, issuers_of
from chat.cell_question import Asking, open_question
from chat.cell_reading import read_rest
from chat.cell_told import CellFigure, Ranking, tell
from chat.cell_wording import Wording, wordings
from chat.cell_words import ROUTES
from chat.operation_reading import Plan
from data.company import Company
from data.document import Cell, Document
from data.manifest import Entry
from data.span import DocumentId


@dataclass(frozen=True, slots=True)
class CellGround:
    """Where an answer may be looked for."""

    entries: tuple[Entry, ...]
    every: tuple[Entry, ...]
    """All that is on file, read or not: who has tagged facts."""
    companies: tuple[Company, ...]
    books: CellBooks
    as_of: date | None
    is_one_document: bool = False


def answer_from_cells(answer: Answer, question: str, ground: CellGround) -> Answer | None:
    """Answer from the tables; None where no number is surely what the question asks for."""
    search = _search(answer, question, ground)
    return search.answered() if search is not None else None


def cell_figures(answer: Answer, question: str, ground: CellGround) -> tuple[CellFigure, ...]:
    """Find the same figures without words; none where no number is surely what the question asks for."""
    search = _search(answer, question, ground)
    found = search.found() if search is not None else None
    return found.figures if found is not None else ()


def _search(answer: Answer, question: str, ground: CellGround) -> "_Search | None":
    entries = [one for one in ground.entries if one.characters and _is_known(one, ground.as_of)]
    issuers = issuers_of(entries, ground.every, ground.companies)
    if not issuers:
        return None
    known = [one.company for one in issuers]
    known += [one for one in ground.companies if one not in known]
    asking = open_question(question, known, answer.language)
    targets = _targets(asking, issuers, ground)
    return _Search(answer, asking, ground, targets) if targets is not None else None


def _is_known(entry: Entry, as_of: date | None) -> bool:
    return as_of is None or (entry.filed is not None and entry.filed <= as_of)


@dataclass(frozen=True, slots=True)
class _Targets:
    issuers: tuple[Issuer, ...]
    are_named: bool
    """False for all funds, or all companies: one whose tables don't have it is left out, and said."""


def _targets(asking: Asking, issuers: Sequence[Issuer], ground: CellGround) -> _Targets | None:
    """Say whom the question is about; None where that is unclear, or nobody on file."""
    by_company = {one.company: one for one in issuers}
    if any(not mention.companies for mention in asking.mentions):
        return None
    sure = dict.fromkeys(one.companies[0] for one in asking.mentions if len(one.companies) == 1)
    if sure:
        found = tuple(by_company[one] for one in sure if one in by_company)
        is_known = len(found) == len(sure) and not any(one.has_facts for one in found)
        return _Targets(found, are_named=True) if is_known else None
    if ground.is_one_document or (len(issuers) == 1 and not asking.mentions):
        is_tagged = any(one.has_facts for one in issuers)
        return None if is_tagged else _Targets(tuple(issuers), are_named=True)
    return _several(asking, issuers, by_company)


def _several(
    asking: Asking, issuers: Sequence[Issuer], by_company: dict[Company, Issuer]
) -> _Targets | None:
    rest = read_rest(asking, (), 1, 0)
    if not (rest.all_funds or rest.every_company):
        return None
    group = {one for mention in asking.mentions for one in mention.companies}
    meant = [
        one
        for one in issuers
        if (not group or one.company in group)
        and (one.is_fund if rest.all_funds else not one.is_fund)
    ]
    if len(meant) < 2 or any(one.has_facts for one in meant):
        return None
    return _Targets(tuple(meant), are_named=False)


@dataclass(frozen=True, slots=True)
class _Made:
    """What came of one issuer."""

    figures: tuple[CellFigure, ...]
    wording: Wording

    @property
    def plan(self) -> Plan:
        return self.wording.rest.plan


class _Search:
    """Looks in the tables of each issuer for what one question asks."""

    def __init__(
        self, answer: Answer, asking: Asking, ground: CellGround, targets: _Targets
    ) -> None:
        self._answer = answer
        self._asking = asking
        self._ground = ground
        self._targets = targets

    def answered(self) -> Answer | None:
        """Find, set side by side, and tell; None where any part of it is missing or unclear."""
        ordered = self.found()
        if ordered is None:
            return None
        answer = replace(self._answer, route=self._route(ordered.figures))
        return tell(
            answer, ordered.figures, self._document, ranking=ordered.ranking, absent=ordered.absent
        )

    def found(self) -> "_Ordered | None":
        """Find and set side by side."""
        issuers = self._targets.issuers
        made = [self._made(issuer) for issuer in issuers]
        found = [one for one in made if one is not None]
        absent = [one.company.name for one, got in zip(issuers, made, strict=True) if got is None]
        if not found or (absent and self._targets.are_named):
            return None
        if any(one.plan != found[0].plan for one in found):
            return None
        ordered = _of_all(found) if len(issuers) > 1 else _of_one(found[0])
        return replace(ordered, absent=tuple(absent)) if ordered is not None else None

    def _made(self, issuer: Issuer) -> _Made | None:
        """Take the first wording that gives figures: that with most of the question's words."""
        books = [self._ground.books.book(one) for one in issuer.entries]
        count = len(self._targets.issuers) if self._targets.are_named else 0
        for wording in wordings(self._asking, books, count):
            figures = figures_of(issuer.company, wording, self._answer.language)
            return _Made(figures, wording) if figures else None
        return None

    def _route(self, figures: Sequence[CellFigure]) -> Route:
        cells = [leaf for one in figures for leaf in one.figure.leaves() if isinstance(leaf, Cell)]
        names = dict.fromkeys(self._document(one.document_id).title for one in cells)
        language = self._answer.language
        form = ROUTES["one" if len(names) == 1 else "several"][language]
        label = figures[0].figure.label
        return Route("figure", form.format(label=label, where=next(iter(names)), count=len(names)))

    def _document(self, document_id: DocumentId) -> Document:
        entry = next(one for one in self._ground.entries if one.document_id == document_id)
        return self._ground.books.book(entry).document


@dataclass(frozen=True, slots=True)
class _Ordered:
    figures: tuple[CellFigure, ...]
    ranking: Ranking | None = None
    absent: tuple[str, ...] = ()
    """Of all companies, or all funds: those whose tables don't have it."""


def _of_one(made: _Made) -> _Ordered | None:
    """Order one issuer's figures: by value, where it is asked when it was highest."""
    plan, figures = made.plan, made.figures
    if plan.over != "periods" or plan.pick is None:
        return _Ordered(figures)
    if len(figures) < 2 or not _comparable(figures):
        return None
    return _Ordered(_ranked(figures, plan), Ranking(plan.pick, "periods"))


def _of_all(found: Sequence[_Made]) -> _Ordered | None:
    """Set several issuers side by side: ranked, in one figure, or as they are."""
    plan = found[0].plan
    figures = tuple(figure for one in found for figure in one.figures)
    if plan.pick is not None:
        single = all(len(one.figures) == 1 for one in found)
        if len(found) < 2 or not single or not _comparable(figures):
            return None
        return _Ordered(_ranked(figures, plan), Ranking(plan.pick, "companies"))
    if plan.operation in ("difference", "sum", "average") and plan.against is None:
        names = [one.company.name for one in figures]
        label = f"{figures[0].figure.label} ({', '.join(names)})"
        made = from_several(plan.operation, figures, label)
        return _Ordered((made, *figures)) if made is not None and _comparable(figures) else None
    return _Ordered(figures)


def _comparable(figures: Sequence[CellFigure]) -> bool:
    """Whether figures can be set against each other: one unit, one kind of time, and signs that mean something."""
    if any(one.figure.value < 0 and not is_signed(one.figure) for one in figures):
        return False
    units = {one.figure.unit for one in figures}
    kinds = {(one.time.stretch, one.time.is_of_document) for one in figures}
    return len(units) == 1 and len(kinds) == 1


def _ranked(figures: Sequence[CellFigure], plan: Plan) -> tuple[CellFigure, ...]:
    return tuple(sorted(figures, key=lambda one: one.figure.value, reverse=plan.pick != "lowest"))
