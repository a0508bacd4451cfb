"""A company's facts about one part of it: a segment, a product, a region, a class of stock.

They are looked up as the facts of a whole company are: for that their dimensions are taken off,
and put back on what is found. No fact of the company as a whole is among them.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property

from data.ask import Refusal
from data.document import Cell, Document, Language
from data.fact import Concept, Fact
from data.fact_table import FactTable
from data.figures import Figure
from data.formula import Formula
from data.line_item import LineItem, Words
from data.member_labels import Member, MemberLabels
from data.member_names import WITHIN, is_neutral
from data.span import DocumentId

Pairs = frozenset[tuple[str, str]]
NO_DIMENSIONS: Pairs = frozenset()


@dataclass(frozen=True, slots=True)
class Part:
    """What of a company is asked about: one member, or one each of several axes."""

    members: tuple[Member, ...]

    @property
    def words(self) -> Words:
        """With its axes: "segment: Europe; product or service: iPhone"."""
        said = [member.words for member in self.members]
        return Words(
            ("; ".join(one.en[0] for one in said),), ("; ".join(one.es[0] for one in said),)
        )

    def rest(self, dimensions: Pairs) -> Pairs | None:
        """What else a fact is about; None for one that is not about the part."""
        left = dimensions
        for one in self.members:
            own = next((pair for pair in left if pair[0] == one.axis), None)
            if own is None or own[1] not in one.members:
                return None
            left -= {own}
        return left


@dataclass(frozen=True, slots=True)
class PartItem(LineItem):
    """A line item of one part."""

    part: Part = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class PartFormula(Formula):
    """A formula of one part: all its operands are the part's."""

    part: Part = field(kw_only=True)


def of_part(item: LineItem | Formula, part: Part) -> PartItem | PartFormula:
    """Make an item one of a part, and name it so."""
    item = of_whole(item)
    names = Words(
        (part_label(item.words.en[0], part, "en"), *item.words.en[1:]),
        (part_label(item.words.es[0], part, "es"), *item.words.es[1:]),
    )
    values = {one.name: getattr(item, one.name) for one in fields(item)} | {"words": names}
    if isinstance(item, Formula):
        return PartFormula(**values, part=part)
    return PartItem(**values, part=part)


def of_whole(item: LineItem | Formula) -> LineItem | Formula:
    """The item of the company as a whole that an item of a part was made from."""
    if not isinstance(item, PartItem | PartFormula):
        return item
    own = item.words
    names = Words(
        (_unnamed(own.en[0], item.part, "en"), *own.en[1:]),
        (_unnamed(own.es[0], item.part, "es"), *own.es[1:]),
    )
    base = Formula if isinstance(item, Formula) else LineItem
    values = {one.name: getattr(item, one.name) for one in fields(base)} | {"words": names}
    return base(**values)


def part_of(item: LineItem | Formula) -> Part | None:
    """The part that an item is of; None for the company as a whole."""
    return item.part if isinstance(item, PartItem | PartFormula) else None


class _PartTable(FactTable):
    """The facts of a part: whether a document has statements is not for them to tell."""

    def has_statements(self) -> bool:
        return True


class PartFacts:
    """A company's facts about one part, and the way back to how they were filed."""

    def __init__(
        self, part: Part, facts: Sequence[Fact], *, document_id: DocumentId | None = None
    ) -> None:
        """`facts` are all of the company's."""
        self.part = part
        self._filed = {
            replace(fact, dimensions=NO_DIMENSIONS): fact for fact in _of_part(part, facts)
        }
        self.table: FactTable = _PartTable(self._filed, document_id=document_id)

    def as_filed(self, got: Figure | Refusal, language: Language) -> Figure | Refusal:
        """Name the part in a figure and all it rests on, and put the facts back as they were filed."""
        if isinstance(got, Refusal):
            return got
        figure = self._named(got, language)
        tagged = {pair for leaf in figure.leaves() for pair in _dimensions(leaf)}
        return replace(figure, notes=(*figure.notes, tagged_words(tagged, language)))

    def _named(self, figure: Figure, language: Language) -> Figure:
        inputs: list[Figure | Fact | Cell] = []
        for one in figure.inputs:
            if isinstance(one, Figure):
                inputs.append(self._named(one, language))
            else:
                inputs.append(self._filed.get(one, one) if isinstance(one, Fact) else one)
        return replace(
            figure, label=part_label(figure.label, self.part, language), inputs=tuple(inputs)
        )


class Members:
    """The parts that one company reports on."""

    def __init__(
        self, documents: Sequence[tuple[Document, Sequence[Fact]]], name: str, facts: Sequence[Fact]
    ) -> None:
        """`documents` give the names, newest first; `facts` are all of the company's."""
        self._documents = documents
        self._name = name
        self._facts = facts
        self._parts: dict[Part, PartFacts] = {}

    @cached_property
    def labels(self) -> MemberLabels:
        """What the members are called; worked out where a question may name one."""
        return MemberLabels(self._documents, self._name)

    @cached_property
    def whole(self) -> FactTable:
        """The facts of the company as a whole."""
        return FactTable(self._facts)

    def facts(self, part: Part) -> PartFacts:
        """All facts about a part."""
        if part not in self._parts:
            self._parts[part] = PartFacts(part, self._facts)
        return self._parts[part]


def part_label(label: str, part: Part, language: Language) -> str:
    """Say of what part an item is: "Revenue (product or service: iPhone)"."""
    words = part.words.es[0] if language == "es" else part.words.en[0]
    aside = f" ({words})"
    return label if label.endswith(aside) else label + aside


def _unnamed(label: str, part: Part, language: Language) -> str:
    words = part.words.es[0] if language == "es" else part.words.en[0]
    return label.removesuffix(f" ({words})")


TAGGED: dict[Language, str] = {
    "en": "Only facts with this member count: {members}.",
    "es": "Solo cuentan los datos con este miembro: {members}.",
}
SEVERAL: dict[Language, str] = {
    "en": "Only facts with these members count: {members}.",
    "es": "Solo cuentan los datos con estos miembros: {members}.",
}


def tagged_words(pairs: Iterable[tuple[str, str]], language: Language) -> str:
    """Name every member that the facts of a figure have, with its axis."""
    said = [f"{member} ({axis})" for axis, member in sorted(pairs)]
    words = SEVERAL if len(said) > 1 else TAGGED
    return words[language].format(members=", ".join(said))


def _dimensions(leaf: Fact | Cell) -> Pairs:
    return leaf.dimensions if isinstance(leaf, Fact) else NO_DIMENSIONS


def _of_part(part: Part, facts: Sequence[Fact]) -> list[Fact]:
    by_concept: dict[Concept, list[tuple[Pairs, Fact]]] = defaultdict(list)
    beside: dict[str, set[str]] = defaultdict(set)
    for fact in facts:
        rest = part.rest(fact.dimensions) if fact.dimensions else None
        if rest is None:
            continue
        by_concept[fact.concept].append((rest, fact))
        for axis, member in rest:
            beside[axis].add(member)
    belongs = {axis for axis, members in beside.items() if axis in WITHIN and len(members) == 1}
    return [
        fact
        for rows in by_concept.values()
        for fact in _plainest(rows, lambda pair: pair[0] in belongs)
    ]


def _plainest(
    rows: Sequence[tuple[Pairs, Fact]], belongs: Callable[[tuple[str, str]], bool]
) -> list[Fact]:
    """Take the facts about the part and nothing less.

    Those that have its members only; else, per period, those that also have what takes nothing
    away. Where a concept has none of either: those that also say where the part always belongs,
    as a product to its segment.
    """
    alone = [(rest, fact) for rest, fact in rows if all(map(is_neutral, rest))]
    if not alone:
        always = frozenset.intersection(*(rest for rest, _ in rows))
        if all(is_neutral(pair) or belongs(pair) for pair in always):
            alone = [(rest - always, fact) for rest, fact in rows if rest == always]
    exact = {(fact.period, fact.unit) for rest, fact in alone if not rest}
    return [fact for rest, fact in alone if not rest or (fact.period, fact.unit) not in exact]
