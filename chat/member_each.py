"""A figure asked for part by part: "revenue by segment", "which region had the highest sales"."""

import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from chat.figure_asks import figures_asked
from chat.plain_words import listed
from chat.question_words import fold
from chat.reading_types import Pick, Reading
from data.fiscal import FiscalCalendar
from data.line_item import LineItem
from data.member_breakdown import divided
from data.member_facts import of_part
from data.own_labels import OwnLabels

_SEGMENTS = (
    "us-gaap:StatementBusinessSegmentsAxis",
    "ifrs-full:SegmentsAxis",
    "us-gaap:SubsegmentsAxis",
)
_PRODUCTS = ("srt:ProductOrServiceAxis", "ifrs-full:ProductsAndServicesAxis")
_PLACES = ("srt:StatementGeographicalAxis", "ifrs-full:GeographicalAreasAxis")
_KINDS: tuple[tuple[str, tuple[str, ...]], ...] = (
    (
        (
            r"geograph(?:y|ies)|geographic(?:al)? (?:area|region|segment|market)s?|regions?|countr(?:y|ies)"
            r"|areas? geograficas?|zonas? geograficas?|geografia|region(?:es)?|pais(?:es)?"
        ),
        _PLACES,
    ),
    (
        (
            r"(?:reportable |operating |business )?segments?|business units?|lines? of business|divisions?"
            r"|segmentos?(?: de negocio)?|division(?:es)?|lineas? de negocio|unidad(?:es)? de negocio"
        ),
        _SEGMENTS,
    ),
    (
        (
            # Not the plural: "ingresos por servicios" is revenue from services, one part.
            r"product(?: (?:category|categories|lines?|types?|groups?))?|service|products? (?:and|&|or) services?"
            r"|(?:revenue )?(?:category|categories|sources?|streams?)|producto|servicio|productos? y servicios?"
            r"|categorias?(?: de productos?)?|brands?|marcas?"
        ),
        _PRODUCTS,
    ),
)
"""What the parts are called, folded -> the axes along which they lie, the first that has them."""
_BY = r"(?:by|per|across|for (?:each|every)|(?:from|of|in) each|por|de cada|para cada) (?:its |their |cada |sus? |the )?"
_WHICH = r"(?:which|what|que|cual(?:es)?) (?:\S+ ){0,4}?"
_FASTEST = re.compile(
    r"(?<![a-z])(?:(?P<slow>slowest|least|menos)|fastest|most|quickest|highest|mas|mayor)(?![a-z])"
)
_OF_A_TIME = re.compile(
    r"(?<![a-z])(?:years?|quarters?|when|ever|anos?|ejercicios?|trimestres?|cuando)(?![a-z])"
)
_READS = listed(
    "geography geographies geographic geographical area areas region regions segment segments market markets country"
    " countries reportable operating business unit units line lines division divisions product products service"
    " services category categories type types group groups source sources stream streams breakdown split broken down"
    " breakout disaggregated per each every revenue show list geografica geograficas geografia zona zonas regiones"
    " pais paises segmento segmentos negocio unidad unidades linea lineas division divisiones producto productos"
    " brand brands marca marcas servicio servicios categoria categorias desglose desglosado desglosados desglosada desglosadas cada"
)


def by_each(
    reading: Reading, own: OwnLabels, calendar: FiscalCalendar, as_of: date | None
) -> Reading:
    """Read a question for every part again, as one for each part that has the item, and the whole."""
    (item,) = reading.wanted if len(reading.wanted) == 1 else (None,)
    is_plain = reading.operation in ("value", "growth") and not reading.unknown_company
    unread = {fold(word) for word in (*reading.qualifiers, *reading.unread)}
    if not isinstance(item, LineItem) or not is_plain or not unread <= _READS:
        return reading
    now = replace(reading, qualifiers=())
    if (
        not reading.periods
        and reading.over == "periods"
        and not _OF_A_TIME.search(fold(reading.text))
    ):
        now = replace(now, over=None, pick=None)  # which part, and not when
    asks = tuple(figures_asked(now, item, calendar))
    if len(asks) != 1:
        return reading
    pick = reading.pick or _superlative(reading)
    for axis in _axes(replace(reading, pick=pick)):
        if found := divided(asks[0], axis, own, calendar, as_of):
            parts = tuple(of_part(item, part) for part in found.parts)
            wanted = parts if pick else (*parts, item)
            return replace(
                reading, wanted=wanted, qualifiers=(), over="items", is_prose=False, pick=pick
            )
    return reading


def _superlative(reading: Reading) -> Pick | None:
    """Which end is asked for by "grew fastest", which says how fast as well."""
    found = _FASTEST.search(fold(reading.text)) if reading.operation == "growth" else None
    return None if found is None else ("lowest" if found["slow"] else "highest")


def kind_said(text: str) -> str | None:
    """What the parts are called in a question, one of them: "segment"."""
    line = fold(text)
    found = (re.search(rf"(?<![a-z])(?:{called})(?![a-z])", line) for called, _ in _KINDS)
    said = next((one[0] for one in found if one), None)
    if said is None:
        return None
    for plural, single in (
        ("ies", "y"),
        ("ments", "ment"),
        ("mentos", "mento"),
        ("ones", "on"),
        ("s", ""),
    ):
        if said.endswith(plural) and not said.endswith("ss"):
            return said.removesuffix(plural) + single
    return said


def asks_by_part(reading: Reading) -> bool:
    """Whether a figure is asked for part by part: then no single part's is the answer."""
    return any(True for _ in _axes(reading))


def _axes(reading: Reading) -> Iterator[str]:
    line = fold(reading.text)
    lead = rf"(?:{_BY}|{_WHICH})" if reading.pick else _BY
    for called, axes in _KINDS:
        if re.search(rf"(?<![a-z]){lead}(?:{called})(?![a-z])", line):
            yield from axes
            return
