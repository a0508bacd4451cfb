"""A follow-up that asks which of the parts before: "Which one has the highest revenue?" after the segments were told."""

import re
from dataclasses import replace

from chat.member_each import asks_by_part, kind_said
from chat.question_words import fold
from chat.reading_types import Reading
from data.member_facts import of_whole

_WHICH = re.compile(
    r"^[¿¡ ]*(?:(?:and|so|y|entonces),? )*(?:which|what|cual(?:es)?)(?: ones?| of (?:them|these|those)| de (?:ell[ao]s|est[ao]s|es[ao]s))?"
    r" (?=(?:has|have|had|is|was|were|made|makes|grew|grows|fell|earns?|earned|sells?|sold|brings?|brought|generates?|generated|lost|did|does"
    r"|tiene|tuvo|es|fue|crecio|crece|cayo|vende|vendio|genera|genero|gana|gano|perdio)(?![a-z]))"
)
_KINDS = {"en": "And which {kind} of {company}", "es": "¿Y qué {kind} de {company}"}


def which_part(question: str, before: Reading) -> tuple[str, Reading]:
    """Name again the kind of part that a question leaves out, and ask it of the whole's item.

    Else give both as they are.

    Of several companies, or of a company that is named now, it is the companies that are meant.
    """
    found = _WHICH.match(fold(question))
    is_of_parts = asks_by_part(before) or (before.is_prose and not before.wanted)
    if found is None or len(before.companies) != 1 or before.beside or not is_of_parts:
        return question, before
    kind = kind_said(before.text)
    if kind is None:
        return question, before
    named = _KINDS[before.language].format(kind=kind, company=before.companies[0].name.rstrip("."))
    wholes = tuple(dict.fromkeys(of_whole(one) for one in before.wanted))
    before = replace(before, wanted=wholes, over=None, operation="value", against=None)
    return f"{named} {question[found.end() :].lstrip()}", before
