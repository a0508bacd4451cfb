"""Why a fact's concept stands for what was asked: its place among the concepts of the item."""

from data.document import Language
from data.fact import Fact
from data.figure_words import label, lower
from data.formula import Formula
from data.line_item import LineItem

WHY: dict[str, dict[Language, str]] = {
    "only": {
        "en": ", the concept for {item}",
        "es": ", el concepto de {item}",
    },
    "first": {
        "en": ", the first of {count} concepts for {item}",
        "es": ", el primero de {count} conceptos para {item}",
    },
    "later": {
        "en": ", the best of {count} concepts for {item} that it has for this period (no. {place})",
        "es": ", el mejor de {count} conceptos para {item} que tiene en ese período (n.º {place})",
    },
    "own": {
        "en": ", which the company itself calls so",
        "es": ", que la propia empresa llama así",
    },
}


def why_words(item: LineItem | Formula, fact: Fact, language: Language) -> str:
    """Say why this concept was taken; nothing for an operand of a formula."""
    if isinstance(item, Formula):
        return ""
    count = len(item.concepts)
    if fact.concept not in item.concepts:
        return WHY["own"][language]
    place = item.concepts.index(fact.concept) + 1
    name = "later" if place > 1 else "first" if count > 1 else "only"
    return WHY[name][language].format(item=lower(label(item, language)), count=count, place=place)
