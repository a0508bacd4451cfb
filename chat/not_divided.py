"""A follow-up for a quotient that is not to be had: "and per employee?" after a revenue, "share of total?" of no part.

The figure that was told is no answer to it, nor is the whole.
"""

import re

from chat.answer import Reason
from chat.its_whole import SHARE, SHARES
from chat.question_words import fold
from chat.reading_types import Reading
from data.document import Language
from data.figure_words import label, lower
from data.line_item import LineItem

_PER = re.compile(
    r"^[¿¡ ]*(?:(?:and|y|&|what about|how about|que hay|now|ahora) )*(?:(?:per|por|by each|for each|por cada|a) (?P<unit>\w+(?: \w+)?))[ ?!.]*$"
)
_PER_UNIT: dict[Language, str] = {
    "en": "{item} per {unit} is not a figure that the filings tag, and it is not worked out here. Ask for each of the two figures.",
    "es": "{item} por {unit} no es una cifra que los documentos etiqueten, y aquí no se calcula. Pregunte por cada una de las dos cifras.",
}

_SHARE: dict[Language, str] = {
    "en": "Which part's share of which whole is asked for is not clear. Name both: the share of {item} that a segment or product has, or one figure as a percentage of another.",
    "es": "No queda claro de qué parte y de qué total se pide la proporción. Indique ambos: la proporción de {item} que tiene un segmento o producto, o una cifra como porcentaje de otra.",
}


def not_divided(reading: Reading) -> Reason | None:
    """Say why a quotient that a follow-up asks for is not given; None where it asks for none, or has it."""
    if reading.is_prose or not (reading.carried and reading.wanted):
        return None
    return _per_unit(reading) or _share(reading)


def _share(reading: Reading) -> Reason | None:
    is_value = reading.operation == "value" and all(
        isinstance(one, LineItem) for one in reading.wanted
    )
    is_left = {fold(one) for one in reading.qualifiers} - SHARES
    if not is_value or is_left or not SHARE.match(fold(reading.text)):
        return None
    item = label(reading.wanted[-1], reading.language)
    return Reason("missing_operand", _SHARE[reading.language].format(item=lower(item)))


def _per_unit(reading: Reading) -> Reason | None:
    found = _PER.match(fold(reading.text))
    is_left = bool(reading.qualifiers) and "wanted" in reading.carried
    if found is None or not is_left:
        return None
    item = label(reading.wanted[0], reading.language)
    said = _PER_UNIT[reading.language].format(item=item, unit=found["unit"])
    return Reason("missing_operand", said)
