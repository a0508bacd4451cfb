"""Headings under which a figure of a filing is the whole company's, on the basis of its statements."""

import re
from collections.abc import Iterable, Sequence

from chat.asserted_words import REASONS
from chat.gate_periods import times
from chat.plain_words import listed
from chat.question_words import fold
from data.fact import Fact
from retrieval.sentences import sentences

_NARROWS_NOTHING = listed(
    "part item i ii iii iv a b management managements discussion and analysis of financial condition results operations "
    "the our for to in with from or by on as at s results review overview summary executive highlights performance consolidated "
    "total net gross operating sales revenue revenues profit income loss losses earnings margin margins costs cost expense "
    "expenses taxes tax provision effective rate research development general administrative selling statements data "
    "selected compared comparison versus vs against year years ended fiscal quarter quarters months three six nine twelve "
    "annual report first second third fourth period periods supplementary information notes per share diluted basic before "
    "informe de gestion analisis evolucion resultados resultado del la el los las y ejercicio ejercicios ventas ingresos "
    "netas netos beneficio bruto operativo neto margen gastos coste costes impuestos comparado con frente carta presidente "
    "resumen cifras clave cuenta "
    "liquidity capital resources cash flow flows position sources uses used provided activities investing financing nonoperating "
    "non other items interest continued economic conditions uncertainties recent developments significant accounting policies "
    "condensed unaudited information note key trends property plant equipment depreciation amortization advertising dollars "
    "billions millions thousands were follows following except amounts changes change common stock diluted company companies business provision charges "
    "equity table contents balance sheet components lease leases "
    "return returns shareholders stockholders capitalization repurchases dividends item comprehensive stock share based compensation "
    "liquidez recursos flujo flujos efectivo caja actividades explotacion inversion financiacion otros financieros politicas contables"
)
"""Words of headings under which a figure is still the whole company's."""


_NARROWS = listed(
    "segment segments division divisions unit units brand brands franchise region regions geography geographies country countries "
    "subsidiary subsidiaries affiliate affiliates investee investees venture ventures joint acquired acquisition acquisitions "
    "divested divestiture divestitures discontinued continuing organic adjusted constant currency excluding excludes exclude forma "
    "comparable core industry market markets customer customers partner partners guarantor guarantors parent restated unconsolidated "
    "segmento segmentos division divisiones region regiones pais paises filial filiales adquirida adquisicion organico organicos "
    "ajustado ajustados constante excluyendo comparables mercado mercados cliente clientes sector"
)
"""Words after which a paragraph may go on about a part of a company, another company, or another basis."""
_OF_PARTS = re.compile(r"Segment|Product|Geograph|Business|Subsegment", re.IGNORECASE)
_CAMEL = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[^\W\d_]+")
_SHORTEST = 4
"""Letters of a word that names a part of a company."""


def may_narrow(text: str, facts: Iterable[Fact]) -> bool:
    """Say whether a text may have turned to a part of the company, or to another basis.

    What its sentences give as reasons says nothing of what they are about.
    """
    about = (REASONS.sub("", text[start:end]) for start, end in sentences(text))
    words = set(re.findall(r"[^\W\d_]+", fold(" ".join(about))))
    if not words.isdisjoint(_NARROWS):
        return True
    return bool(words) and not words.isdisjoint(_part_words(facts))


def _part_words(facts: Iterable[Fact]) -> set[str]:
    """Words of the names of a company's segments, products and regions."""
    members = {
        member.partition(":")[2].removesuffix("Member")
        for fact in facts
        for axis, member in fact.dimensions
        if _OF_PARTS.search(axis)
    }
    words = {fold(word) for member in members for word in _CAMEL.findall(member)}
    return {word for word in words if len(word) >= _SHORTEST} - _NARROWS_NOTHING


def is_of_the_whole(path: Sequence[str], company: str = "") -> bool:
    """Say whether no heading narrows what stands under it to a part of the company, or to another basis.

    A heading that is the `company`'s name narrows nothing.
    """
    if company:
        name = re.compile(rf"\b{re.escape(company)}(?!\w)", re.IGNORECASE)
        path = [name.sub(" ", heading) for heading in path]
    return not any(narrowing_words(heading) for heading in path)


def narrowing_words(heading: str) -> tuple[str, ...]:
    """The words of a heading that may narrow what stands under it; times are not among them."""
    text = heading
    for when in reversed(times(text)):
        text = text[: when.start] + " " + text[when.end :]
    found = re.findall(r"[^\W\d_]+", fold(text))
    return tuple(word for word in found if word not in _NARROWS_NOTHING)
