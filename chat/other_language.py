"""What an answer says of languages: a quote in another than the question's, a sentence that was translated."""

import re
from collections.abc import Callable
from dataclasses import replace

from chat.answer import Answer, Citation, Claim
from chat.plain_words import ENGLISH_ONLY, SPANISH_ONLY
from chat.question_words import fold
from data.document import Document, Language
from data.span import DocumentId

DECIDES = 2
"""Small words by which one language must be ahead of the other."""
_QUOTED: dict[Language, dict[Language, str]] = {
    "en": {"es": "The quote is in Spanish, the language of the document."},
    "es": {"en": "La cita está en inglés, el idioma del documento."},
}
_TRANSLATED: dict[Language, dict[Language, str]] = {
    "en": {"es": "translated from Spanish"},
    "es": {"en": "traducido del inglés"},
}
_UNTRANSLATED: dict[Language, dict[Language, str]] = {
    "en": {"es": "written in Spanish by the model, though it was asked for English"},
    "es": {"en": "escrito en inglés por el modelo, aunque se le pidió español"},
}
_WORD = re.compile(r"[^\W\d_]+")


def written_in(text: str) -> Language | None:
    """Tell the language of a few sentences by their small words; None where they don't decide."""
    found = _WORD.findall(fold(text))
    english = sum(word in ENGLISH_ONLY for word in found)
    spanish = sum(word in SPANISH_ONLY for word in found)
    if abs(english - spanish) < DECIDES:
        return None
    return "en" if english > spanish else "es"


def with_languages(answer: Answer, document_of: Callable[[DocumentId], Document]) -> Answer:
    """Say of each claim where its words and its question are not in one language."""
    cited = {one.marker: one for one in answer.citations}
    claims = tuple(_noted(claim, answer.language, cited, document_of) for claim in answer.claims)
    return replace(answer, claims=claims)


def _noted(
    claim: Claim,
    language: Language,
    cited: dict[int, Citation],
    document_of: Callable[[DocumentId], Document],
) -> Claim:
    if claim.support not in ("quoted", "model"):
        return claim
    ids = (cited[marker].document_id for marker in claim.citations)
    languages = {document_of(one).language for one in ids if one is not None}
    note = _note(claim, language, languages)
    return replace(claim, notes=(*claim.notes, note)) if note else claim


def _note(claim: Claim, language: Language, languages: set[Language]) -> str:
    """What there is to say of one claim, cited from documents in these languages; nothing mostly."""
    if claim.support == "model" and written_in(claim.text) not in (None, language):
        return next(iter(_UNTRANSLATED[language].values()))
    if not languages or language in languages:
        return ""
    words = _QUOTED if claim.support == "quoted" else _TRANSLATED
    return words[language][languages.pop()]
