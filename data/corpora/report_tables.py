"""The tables of the annual reports, as rows of names from the book."""

from __future__ import annotations

from data.corpora.issuer_books import CORPORATE, MATURITIES
from data.corpora.issuer_plan import IssuerPlan

Rows = tuple[tuple[str, str], ...]
KEY_FIGURES: Rows = (
    ("Ventas", "ventas"),
    ("EBITDA ajustado¹", "ebitda.ajustado"),
    ("Resultado neto", "resultado"),
    ("Inversiones", "inversiones"),
    ("Flujo de caja libre³", "flujo.libre"),
    ("Deuda financiera neta²", "deuda.neta"),
    ("Patrimonio neto", "patrimonio"),
    ("Dividendos pagados", "dividendos"),
)
STOCK: Rows = (
    ("Acciones en circulación (millones)", "acciones"),
    ("Cotización al cierre", "precio"),
    ("Cotización máxima", "precio.máximo"),
    ("Cotización mínima", "precio.mínimo"),
    ("Capitalización (millones)", "capitalización"),
    ("Beneficio por acción", "bpa"),
    ("Dividendo por acción", "dpa"),
)
INCOME: Rows = (
    ("Ventas", "ventas"),
    ("Aprovisionamientos", "-aprovisionamientos"),
    ("Gastos de personal", "-personal"),
    ("Otros gastos de explotación", "-otros.gastos"),
    ("EBITDA ajustado¹", "ebitda.ajustado"),
    ("Costes de reestructuración", "-reestructuración"),
    ("Otros resultados no recurrentes", "extraordinario"),
    ("Resultado bruto de explotación (EBITDA)", "ebitda"),
    ("Amortizaciones", "-amortización"),
    ("Resultado de explotación (EBIT)", "ebit"),
    ("Gastos financieros", "-gastos.financieros"),
    ("Ingresos financieros", "ingresos.financieros"),
    ("Resultado antes de impuestos", "antes.impuestos"),
    ("Impuesto sobre beneficios", "-impuesto"),
    ("Resultado neto", "resultado"),
)
BALANCE: Rows = (
    ("Inmovilizado material e intangible", "inmovilizado"),
    ("Fondo de comercio", "fondo.comercio"),
    ("Derechos de uso", "derechos.uso"),
    ("Existencias", "existencias"),
    ("Clientes y otros deudores", "clientes"),
    ("Caja y equivalentes", "caja"),
    ("Total activo", "total.activo"),
    ("Patrimonio neto", "patrimonio"),
    ("Deuda financiera a largo plazo", "deuda.larga"),
    ("Deuda financiera a corto plazo", "deuda.corta"),
    ("Pasivos por arrendamiento", "arrend"),
    ("Provisiones", "provisiones"),
    ("Proveedores y otros acreedores", "proveedores"),
    ("Total patrimonio neto y pasivo", "total.pasivo"),
)
CASH: Rows = (
    ("Resultado neto", "resultado"),
    ("Amortizaciones", "amortización"),
    ("Resultado por venta de activos", "ajuste.ventas"),
    ("Variación de provisiones", "var.provisiones"),
    ("Variación del capital circulante", "var.circulante"),
    ("Flujo de las actividades de explotación", "flujo.explotación"),
    ("Inversiones en inmovilizado", "-inversiones"),
    ("Adquisiciones y ventas de negocios y activos", "operaciones"),
    ("Flujo de las actividades de inversión", "flujo.inversión"),
    ("Variación de la deuda financiera", "deuda.nueva"),
    ("Cuotas de arrendamiento", "-pago.arrend"),
    ("Dividendos pagados", "-dividendos"),
    ("Flujo de las actividades de financiación", "flujo.financiación"),
    ("Variación de caja", "var.caja"),
    ("Caja al inicio del ejercicio", "caja.inicial"),
    ("Caja al cierre del ejercicio", "caja"),
)
TWO_YEARS = {
    "magnitudes": ("(millones de {{moneda}})", KEY_FIGURES),
    "bolsa": ("Datos por acción en {{moneda}}", STOCK),
    "resultados": ("(millones de {{moneda}})", INCOME),
    "balance": ("Saldos al 31 de diciembre (millones de {{moneda}})", BALANCE),
    "flujos": ("(millones de {{moneda}})", CASH),
}


def report_table(name: str, plan: IssuerPlan, year: int) -> str:
    """Give the words of a table, its cells still names."""
    if name == "segmentos":
        return _segments(plan)
    if name == "vencimientos":
        return _maturities(year)
    caption, rows = TWO_YEARS[name]
    lines = [row(caption, "{{año}}", "{{año-1}}"), "|---|---|---|"]
    lines += [row(label, cell(item), cell(f"{item}-1")) for label, item in rows]
    return "\n".join(lines)


def row(*cells: str) -> str:
    """Give a line of a table."""
    return "| " + " | ".join(cells) + " |"


def cell(item: str) -> str:
    """Give a cell; a minus before the name is printed before the number."""
    return f"-{{{{{item[1:]}}}}}" if item.startswith("-") else f"{{{{{item}}}}}"


def _segments(plan: IssuerPlan) -> str:
    columns = [
        f"{what} {year}"
        for what in ("Ventas", "EBITDA ajustado¹")
        for year in ("{{año}}", "{{año-1}}")
    ]
    lines = [row("Segmento (millones de {{moneda}})", *columns), "|---" * 5 + "|"]
    for name in (*(segment.name for segment in plan.segments), CORPORATE):
        items = (f"ventas/{name}", f"ventas/{name}-1", f"ebitda/{name}", f"ebitda/{name}-1")
        lines.append(row(name, *map(cell, items)))
    total = ("ventas", "ventas-1", "ebitda.ajustado", "ebitda.ajustado-1")
    return "\n".join([*lines, row("Total", *map(cell, total))])


def _maturities(year: int) -> str:
    lines = [row("Vencimiento", "Deuda financiera (millones de {{moneda}})"), "|---|---|"]
    for number in range(1, MATURITIES + 1):
        later = " y siguientes" if number == MATURITIES else ""
        lines.append(row(f"{year + number}{later}", cell(f"vence/{number}")))
    return "\n".join([*lines, row("Total", cell("deuda.bruta"))])
