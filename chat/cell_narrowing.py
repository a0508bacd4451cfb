"""What stands above a number and makes it another one than its row says: a part, a plan, somebody else's."""

import re
from collections.abc import Iterable

from chat.cell_labels import Label
from chat.plain_words import listed
from chat.question_words import fold
from data.line_items import LINE_ITEMS
from retrieval.words import words

NARROWS = listed(
    """
    segment segmento division área area región region subsidiary subsidiaries filial filiales dependiente dependientes
    parent matriz dominante individual individuales standalone unconsolidated forma proforma guidance outlook objetivo
    objetivos target targets budget presupuesto forecast forecasts prevision previsiones estimates estimaciones projected
    peer peers comparables competitor competitors competidores benchmark indice discontinued interrumpidas interrumpida
    discontinuadas venture ventures associate associates associated asociada asociadas investee participada participadas
    acquisition acquisitions acquired adquirida adquisicion adquisiciones deferred diferido diferidos sensitivity sensibilidad
    related vinculadas vinculada hypothetical predecessor successor eliminations branch sucursal
    """
)
"""In a heading, a caption or a section: what a number below is of, and a question has to say so."""
_BREAKDOWN = re.compile(
    r"\b(?:by|por|per|segun|each|cada)\s+(?:\w+\s+)?\w+(?:\s*(?:,|and|y|e|&)\s*\w+)*"
)
"""What follows is what the rows are, and not of what they are: "Sales by segment and region"."""
GENERIC = frozenset(
    word
    for spoken in listed(
        """
        magnitudes magnitud principales principal cifras datos clave financiero financiera financieros financieras información
        resultado resultados cuenta cuentas pérdidas ganancias balance situación estado estados flujo flujos efectivo caja
        consolidado consolidada consolidados consolidadas resumido resumidos resumen evolución ejercicio año años ingresos ventas
        gastos costes coste patrimonio neto activo activos pasivo pasivos deuda endeudamiento tesorería bolsa bursátil acción
        acciones accionista dividendo dividendos retribución plantilla personas empleo equipo inversión inversiones cambios nota
        notas tabla cuadro anexo memoria informe gestión anual comisiones comisión gastos clases clase fondo fondos rentabilidad
        histórica riesgo riesgos rendimiento valoración estructura capital vencimientos vencimiento calendario explotación
        operación operaciones actividad actividades indicadores ratios margen márgenes comparativa impuesto impuestos
        key figure figures highlight highlights financial information data selected summary five-year income statement statements
        operations operating comprehensive earnings loss losses profit position sheet sheets cash flow flows consolidated condensed
        equity shareholders stockholders changes revenue revenues sales expense expenses cost costs assets liabilities debt
        borrowings liquidity resources results review overview performance report annual note notes table item part
        schedule share shares stock dividend dividends per employees people headcount workforce fees charges class classes
        fund return returns risk valuation structure maturities maturity investing financing activities investments
        investment property plant equipment inventories receivables payables compensation selected ratios ratio margin margins
        year years fiscal ended unaudited audited group grupo company compañía sociedad total main supplementary
        adjustments adjustment ajustes numerator denominator deductions additions management discussion analysis condition current non-current corriente corrientes
        """
    )
    for word in words(spoken)
)
"""Words of headings that any report has: they say which kind of table follows, not of what part."""
MOST_WORDS = 3
"""A heading of no more content words may be the bare name of a part: "Iberia", "Wholesale banking"."""
_NUMBER = re.compile(r"[\d.,]+")
_WORD = re.compile(r"[^\W\d_]+")


_WITH_ALL = re.compile(
    r"\b(?:and|&|y)\s+(?:(?:its|sus|consolidated|sociedades|empresas)\s+)*(?:subsidiar(?:y|ies)|dependientes|filiales|affiliates)\b"
)
"""An issuer with all that it owns: "Gainsco and subsidiaries" is the whole."""


def narrows(label: Label, known: frozenset[str]) -> bool:
    """Whether a heading, caption or section says of what part a number is; `known` is said elsewhere.

    Known are the words of the question, of the number's row and column, of whose document it is.
    """
    return has_narrowing_word(label, known) or _is_bare_name(label, known)


def has_narrowing_word(label: Label, known: frozenset[str]) -> bool:
    """Whether it has a word by which a number is of a part, a plan or somebody else: "parent company"."""
    plain = _BREAKDOWN.sub(" ", _WITH_ALL.sub(" ", fold(label.text)))
    return any(one in NARROWS and known.isdisjoint(words(one)) for one in _WORD.findall(plain))


def _is_bare_name(label: Label, known: frozenset[str]) -> bool:
    """Whether it is a few words that no report has to have: "Iberia"."""
    content = {one for one in words(label.text) if not _NUMBER.fullmatch(one)}
    is_short = 0 < len(content) <= MOST_WORDS
    return is_short and not content & (GENERIC | known) and not label.item


_KINDS = {item.name: item.kind for item in LINE_ITEMS}
_FLOW = re.compile(
    r"\b(?:cash|flows?|flujos?|purchase\w*|proceeds|pay\w*|paid|repay\w*|dividends?|dividendos?|repurchase\w*|issu\w*|depreciation|amorti[sz]ation"
    r"|amortizaci[oó]n\w*|compensation|impairment\w*|deterioro|loss\w*|gains?|income|profit|earnings|p[eé]rdidas?|resultado|beneficio"
    r"|inversi[oó]n\w*|investments?|acqui\w*|adquisici[oó]n\w*|emisi[oó]n\w*|devoluci[oó]n\w*|cobros?|pagos?|sales?|ventas?|capital expenditures?"
    r"|expenditures?|changes?|variaci[oó]n\w*|cambios?|borrow\w*|caja|efectivo|tesorer[ií]a|interest|taxes|impuestos?|intereses)\b",
    re.IGNORECASE,
)
_CHANGE = re.compile(
    r"\b(?:changes?|variaci[oó]n(?:es)?|cambios?|working capital|circulante)\b", re.IGNORECASE
)


def is_change(row: Label, sections: Iterable[Label], question: str) -> bool:
    """Whether a row of a statement of cash flows is the change of a balance, which the question does not say.

    "Inventories (1,334)" there is no inventory.
    """
    if _CHANGE.search(question):
        return False
    is_below = any(_CHANGE.search(one.text) for one in sections)
    is_flow = _KINDS.get(row.item) == "duration" or _FLOW.search(row.text) is not None
    return is_below or not is_flow
