"""The sentence above a figure that is told part by part: whether the parts make up the whole."""

from collections.abc import Sequence
from decimal import Decimal

from chat.figure_told import Told
from data.document import Language
from data.figure_words import lower, shown_amount
from data.figures import Figure
from data.member_facts import PartItem, part_of
from data.member_names import axis_words

SAID: dict[str, dict[Language, str]] = {
    "whole": {
        "en": "By {axis}, {label} of {company} has {count} parts, which add up to the whole.",
        "es": "Por {axis}, la cifra de {label} de {company} tiene {count} partes, que suman el total.",
    },
    "unlike": {
        "en": "By {axis}, {label} of {company} has {count} tagged parts, which come to {parts} where the whole is {whole}: some overlap, or some of it is not tagged so.",
        "es": "Por {axis}, la cifra de {label} de {company} tiene {count} partes etiquetadas, que suman {parts} cuando el total es {whole}: algunas se solapan, o no todo está etiquetado así.",
    },
}


def parts_lead(told: Sequence[Told], language: Language) -> str:
    """Say of parts along one axis, which the whole follows, what they come to."""
    *parts, last = told
    axes = {one.axis for each in parts if (part := part_of(each.ask.item)) for one in part.members}
    values = [each.got.value for each in parts if isinstance(each.got, Figure)]
    is_divided = len(axes) == 1 and all(isinstance(one.ask.item, PartItem) for one in parts)
    whole = last.got
    if not is_divided or isinstance(last.ask.item, PartItem) or not isinstance(whole, Figure):
        return ""
    if len(values) < len(parts) or last.ask.operation != "value":
        return ""
    words, total = axis_words(axes.pop()), sum(values, Decimal(0))
    return SAID["whole" if total == whole.value else "unlike"][language].format(
        axis=(words.es if language == "es" else words.en)[0],
        label=lower(whole.label),
        company=last.company.name,
        count=len(parts),
        parts=shown_amount(total, whole.unit, language),
        whole=shown_amount(whole.value, whole.unit, language),
    )
