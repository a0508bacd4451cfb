"""A question that begins as one to be answered by yes or no does."""

import re

from chat.question_words import fold

_OPENS = re.compile(
    r"^(?:and |so |but |then |y |entonces |pero )?(?:is|are|was|were|did|does|do|has|have|had|can|will"
    r"|fue|fueron|es|son|era|eran|tuvo|tiene|tuvieron|gano|ganaron|obtuvo|crecio|crecieron|subio|subieron|aumento|aumentaron"
    r"|bajo|bajaron|cayo|cayeron|disminuyo|disminuyeron|vendio|genero|supero|hubo|hay|puede|logro|gasto|registro|perdio|mejoro"
    r"|empeoro|ha|han|esta|estan|estuvo|ingreso)(?![a-z])"
)


def opens_with_whether(question: str) -> bool:
    """Tell "Does it own …" and "¿Tiene …" from "What does it own"."""
    return _OPENS.match(fold(question).lstrip("¿¡ ")) is not None
