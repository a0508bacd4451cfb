"""A figure for each unit of something that no filing tags: "and per employee?" after a revenue."""

import re

from chat.answer import Reason
from chat.question_words import fold
from chat.reading_types import Reading
from data.document import Language
from data.figure_words import label

_PER = re.compile(
    r"^[¿¡ ]*(?:(?:and|y|&|what about|how about|que hay|now|ahora) )*(?:(?:per|por|by each|for each|por cada|a) (?P<unit>\w+(?: \w+)?))[ ?!.]*$"
)
SAID: dict[Language, str] = {
    "en": "{item} per {unit} is not a figure that the filings tag, and it is not worked out here. Ask for each of the two figures.",
    "es": "{item} por {unit} no es una cifra que los documentos etiqueten, y aquí no se calcula. Pregunte por cada una de las dos cifras.",
}


def per_unit(reading: Reading) -> Reason | None:
    """Say that a figure which was told is not divided by what a follow-up names; None where it asks no such thing."""
    found = _PER.match(fold(reading.text))
    is_left = bool(reading.qualifiers) and "wanted" in reading.carried
    if found is None or not is_left or reading.is_prose:
        return None
    item = label(reading.wanted[0], reading.language)
    said = SAID[reading.language].format(item=item, unit=found["unit"])
    return Reason("missing_operand", said)
