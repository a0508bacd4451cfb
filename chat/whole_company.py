"""Headings under which a figure of a filing is the whole company's, on the basis of its statements."""

import re
from collections.abc import Sequence

from chat.gate_periods import times
from chat.plain_words import listed
from chat.question_words import fold

_NARROWS_NOTHING = listed(
    "part item i ii iii iv a b management managements discussion and analysis of financial condition results operations "
    "the our for to in with from or by on as at s results review overview summary executive highlights performance consolidated "
    "total net gross operating sales revenue revenues profit income loss losses earnings margin margins costs cost expense "
    "expenses taxes tax provision effective rate research development general administrative selling statements data "
    "selected compared comparison versus vs against year years ended fiscal quarter quarters months three six nine twelve "
    "annual report first second third fourth period periods supplementary information notes per share diluted basic before "
    "informe de gestion analisis evolucion resultados resultado del la el los las y ejercicio ejercicios ventas ingresos "
    "netas netos beneficio bruto operativo neto margen gastos coste costes impuestos comparado con frente carta presidente "
    "resumen cifras clave cuenta"
)
"""Words of headings under which a figure is still the whole company's."""


def is_of_the_whole(path: Sequence[str]) -> bool:
    """Say whether no heading narrows what stands under it to a part of the company, or to another basis."""
    for heading in path:
        text = heading
        for when in reversed(times(text)):
            text = text[: when.start] + " " + text[when.end :]
        if any(word not in _NARROWS_NOTHING for word in re.findall(r"[^\W\d_]+", fold(text))):
            return False
    return True
