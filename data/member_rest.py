"""What is left of a company's figure when parts of it are taken out: revenue without one product."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from decimal import Decimal

from data.ask import FigureAsk, Refusal
from data.document import Language
from data.figures import Figure
from data.formula import Formula, difference
from data.formula_value import rounded
from data.line_item import LineItem, Words
from data.member_facts import Part, PartItem, of_part, of_whole


@dataclass(frozen=True, slots=True)
class PartRest(Formula):
    """A line item of the whole company less those of parts of it."""

    parts: tuple[PartItem, ...] = field(kw_only=True)
    whole: LineItem = field(kw_only=True)
    is_share: bool = field(kw_only=True, default=False)
    """True where what is left is asked for as a share of the whole."""


LEFT: dict[Language, str] = {"en": "{item} without {parts}", "es": "{item} sin {parts}"}
SHARE: dict[Language, str] = {"en": "Share of {item}", "es": "Proporción de {item}"}
UNLIKE: dict[Language, str] = {
    "en": "{item} can't be worked out: the whole and what is left out are not of the same period and unit.",
    "es": "{item} no se puede calcular: el total y lo que se excluye no son del mismo período y unidad.",
}


def rest_of(item: LineItem | Formula, parts: Sequence[Part], *, is_share: bool) -> PartRest | None:
    """Make what is left of an item without some parts; only an amount has such a rest."""
    whole = of_whole(item)
    left_out = tuple(one for part in parts if isinstance(one := of_part(whole, part), PartItem))
    if not isinstance(whole, LineItem) or len(left_out) < len(parts):
        return None
    return PartRest(
        name=f"{whole.name} without a part" + (f" ÷ {whole.name}" if is_share else ""),
        words=Words(
            (_named(whole, parts, "en", is_share),), (_named(whole, parts, "es", is_share),)
        ),
        text=f"{whole.words.en[0]} − {whole.words.en[0]} of the parts",
        needs=(),
        unit="ratio" if is_share else "money",
        compute=difference,
        parts=left_out,
        whole=whole,
        is_share=is_share,
    )


def _named(whole: LineItem, parts: Sequence[Part], language: Language, is_share: bool) -> str:
    is_english = language == "en"
    said = (whole.words.en if is_english else whole.words.es)[0]
    names = ", ".join((one.words.en if is_english else one.words.es)[0] for one in parts)
    left = LEFT[language].format(item=_small(said) if is_share else said, parts=names)
    return SHARE[language].format(item=left) if is_share else left


def rest(
    ask: FigureAsk, whole: Figure | Refusal, parts: Sequence[Figure | Refusal]
) -> Figure | Refusal:
    """Take what was found for the parts from what was found for the whole."""
    assert isinstance(ask.item, PartRest)
    for got in (whole, *parts):
        if isinstance(got, Refusal):
            return replace(got, ask=ask)
    assert isinstance(whole, Figure)
    figures = [one for one in parts if isinstance(one, Figure)]
    label = (ask.item.words.es if ask.language == "es" else ask.item.words.en)[0]
    alike = {(one.period, one.unit) for one in (whole, *figures)}
    if len(alike) > 1 or not whole.value:
        words = UNLIKE[ask.language].format(item=label)
        return Refusal("mixed_basis", words, ask, ask.item, ask.period)
    left = replace(
        whole,
        label=label,
        value=whole.value - sum((one.value for one in figures), Decimal(0)),
        formula="difference",
        inputs=(whole, *figures),
        # The last note of a part only names its member, and so does its label.
        notes=tuple(dict.fromkeys((*whole.notes, *(n for one in figures for n in one.notes[:-1])))),
    )
    if not ask.item.is_share:
        return left
    named = _named(
        ask.item.whole, [one.part for one in ask.item.parts], ask.language, is_share=False
    )
    return replace(
        left,
        value=rounded(left.value / whole.value),
        unit="ratio",
        formula=ask.item.name,
        inputs=(replace(left, label=named), whole),
    )


def _small(label: str) -> str:
    return label if label[1:2].isupper() else label[:1].lower() + label[1:]
