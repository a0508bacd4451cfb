"""Questions that no filing answers, whatever words they share with one: advice, and today's prices."""

import re

from chat.answer import Reason
from chat.reading_types import Language

_ROWS: tuple[tuple[str, dict[Language, str]], ...] = (
    (
        (
            r"\b(?:should|shall|can|must) (?:i|we|one|you) (?:\w+ )?(?:buy|sell|hold|invest|short|own)\b|"
            r"\bis (?:it|this|now|\w+) (?:\w+ ){0,3}?(?:a )?(?:good|right|bad|safe) (?:time|idea|moment|investment|buy|bet)\b|"
            r"\bworth (?:buying|selling|investing|owning)\b|\bwould you (?:buy|sell|recommend|invest)\b|"
            r"\b(?:debo|deber[ií]a|deber[ií]amos|conviene|vale la pena|recomiendas?) (?:\w+ )?(?:comprar|vender|invertir|mantener)\b|"
            r"\bbuena? (?:inversión|compra|momento para (?:comprar|vender))\b"
        ),
        {
            "en": "Filings don't say whether to buy, sell or hold: that is for you to judge. Ask what was reported: "
            "revenue, margins, debt, cash flow, risks.",
            "es": "Los documentos no dicen si conviene comprar, vender o mantener: eso lo juzga usted. Pregunte por lo "
            "publicado: ingresos, márgenes, deuda, flujo de caja, riesgos.",
        },
    ),
    (
        (
            r"\b(?:stock|share)s? (?:price|quote)s?\b.{0,30}\b(?:today|now|currently|at the moment)\b|"
            r"\b(?:today|now|currently)\b.{0,30}\b(?:stock|share)s? (?:price|quote)|\bcurrent (?:stock|share) price\b|"
            r"\b(?:stock|shares?) (?:is |are )?trad(?:e|ing) at\b|\bmarket cap(?:italization)? (?:today|now)\b|"
            r"\b(?:precio de la acción|cotización|cotizan?)\b.{0,30}\b(?:hoy|ahora|actual(?:mente)?)\b|\bcotización actual\b"
        ),
        {
            "en": "Filings don't have today's prices. They have what was reported: ask for earnings per share, book value "
            "or shares outstanding.",
            "es": "Los documentos no tienen los precios de hoy. Tienen lo publicado: pregunte por el beneficio por acción, el "
            "valor contable o las acciones en circulación.",
        },
    ),
)


def beyond_filings(question: str, language: Language) -> Reason | None:
    """Say why no filing can answer; None where one may."""
    for asked, said in _ROWS:
        if re.search(asked, question, re.IGNORECASE):
            return Reason("not_in_filings", said[language])
    return None
