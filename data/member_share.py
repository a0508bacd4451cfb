"""How much of a company's figure is that of one part of it."""

from dataclasses import dataclass, field, replace
from decimal import Decimal

from data.ask import FigureAsk, Refusal
from data.document import Language
from data.figures import Figure
from data.formula import Formula, quotient
from data.formula_value import rounded
from data.line_item import LineItem, Words
from data.member_facts import Part, PartItem, of_part, of_whole, part_label


@dataclass(frozen=True, slots=True)
class PartShare(Formula):
    """A line item of one part over that of the whole company."""

    part: PartItem = field(kw_only=True)
    whole: LineItem = field(kw_only=True)


SAID: dict[Language, str] = {"en": "Share of {item}", "es": "Proporción de {item}"}
UNLIKE: dict[Language, str] = {
    "en": "{item} can't be worked out: part and whole are not of the same period and unit.",
    "es": "{item} no se puede calcular: la parte y el total no son del mismo período y unidad.",
}


def share_of(item: LineItem | Formula, part: Part) -> LineItem | Formula:
    """Make the share that a part has in an item; a ratio has none, and is the part's own."""
    whole, of_the_part = of_whole(item), of_part(item, part)
    if not isinstance(whole, LineItem) or not isinstance(of_the_part, PartItem):
        return of_the_part
    return PartShare(
        name=f"{whole.name} of a part ÷ {whole.name}",
        words=Words((_named(whole, part, "en"),), (_named(whole, part, "es"),)),
        text=f"{whole.words.en[0]} of the part ÷ {whole.words.en[0]}",
        needs=(),
        unit="ratio",
        compute=quotient,
        part=of_the_part,
        whole=whole,
    )


def _named(whole: LineItem, part: Part, language: Language) -> str:
    said = whole.words.es[0] if language == "es" else whole.words.en[0]
    return part_label(SAID[language].format(item=_small(said)), part, language)


def share(ask: FigureAsk, part: Figure | Refusal, whole: Figure | Refusal) -> Figure | Refusal:
    """Divide what was found for the part by what was found for the whole."""
    for got in (part, whole):
        if isinstance(got, Refusal):
            return replace(got, ask=ask)
    assert isinstance(part, Figure)
    assert isinstance(whole, Figure)
    label = ask.item.words.es[0] if ask.language == "es" else ask.item.words.en[0]
    if (part.period, part.unit) != (whole.period, whole.unit) or not whole.value:
        words = UNLIKE[ask.language].format(item=label)
        return Refusal("mixed_basis", words, ask, ask.item, ask.period)
    return replace(
        part,
        label=label,
        value=rounded(Decimal(part.value / whole.value)),
        unit="ratio",
        formula=ask.item.name,
        inputs=(part, whole),
        notes=tuple(dict.fromkeys((*whole.notes, *part.notes))),
    )


def _small(label: str) -> str:
    return label if label[1:2].isupper() else label[:1].lower() + label[1:]
