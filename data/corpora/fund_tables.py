"""The tables of prospectuses and key information documents, as rows of names from the book."""

from __future__ import annotations

from collections.abc import Callable

from data.corpora.fund_plan import SCENARIOS, FundPlan
from data.corpora.report_tables import cell, row


def fund_table(name: str, plan: FundPlan) -> str:
    """Give the words of a table, its cells still names."""
    return "\n".join(_TABLES[name](plan))


def _head(*cells: str) -> list[str]:
    return [row(*cells), "|---" * len(cells) + "|"]


def _share_classes(plan: FundPlan) -> list[str]:
    parts = ("clase", "isin", "divisa", "reparto", "ter", "mínimo", "activo")
    lines = _head(
        "Clase", "ISIN", "Divisa", "Resultados", "TER¹", "Inversión mínima", "Patrimonio (millones de euros)"
    )  # fmt: skip
    for one in plan.classes:
        lines.append(row(*(cell(f"{part} {one.letter}") for part in parts)))
    return lines


def _lending(plan: FundPlan) -> list[str]:
    return [
        *_head("Concepto", "Porcentaje"),
        row("Máximo de la cartera en préstamo²", cell("préstamo.límite")),
        row("Proporción que se espera prestar", cell("préstamo.previsto")),
        row("Garantía mínima sobre lo prestado", cell("préstamo.garantía")),
        row("Ingresos que recibe el fondo", cell("préstamo.fondo")),
        row("Ingresos que recibe el agente", cell("préstamo.agente")),
    ]


def _fees(plan: FundPlan) -> list[str]:
    letters = [one.letter for one in plan.classes]
    lines = _head("Gasto anual", *(f"Clase {letter}" for letter in letters))
    labels = ("Comisión de gestión", "Comisión de depósito", "Cobertura de divisa", "TER")
    for label, part in zip(labels, ("gestión", "depósito", "cobertura", "ter"), strict=True):
        lines.append(row(label, *(cell(f"{part} {letter}") for letter in letters)))
    return lines


def _markets(plan: FundPlan) -> list[str]:
    lines = _head("Bolsa", "Divisa", "Código de negociación", "Horario (hora local)")
    for number, market in enumerate(plan.markets):
        lines.append(row(*(cell(f"mercado/{number}/{part}") for part in range(len(market)))))
    return lines


def _history(plan: FundPlan) -> list[str]:
    lines = _head("Año", "Clase A", "Índice", "Diferencia", "Error de seguimiento")
    for year in plan.past:
        parts = ("fondo", "índice", "diferencia", "te")
        lines.append(row(str(year), *(cell(f"{part} {year}") for part in parts)))
    return lines


def _scenarios(plan: FundPlan) -> list[str]:
    lines = _head("Escenario (10.000 EUR)", "Salida tras 1 año", "Salida tras {{plazo}} años")
    for name in SCENARIOS:
        label = f"{name}: lo que podría recibir"
        lines.append(row(label, cell(f"importe {name} 1"), cell(f"importe {name} n")))
        label = f"{name}: rendimiento medio anual"
        lines.append(row(label, cell(f"rendimiento {name} 1"), cell(f"rendimiento {name} n")))
    return lines


def _costs(plan: FundPlan) -> list[str]:
    return [
        *_head("Costes a lo largo del tiempo", "Salida tras 1 año", "Salida tras {{plazo}} años"),
        row("Costes totales", cell("costes 1"), cell("costes n")),
        row("Incidencia anual", cell("impacto"), cell("impacto")),
    ]


def _composition(plan: FundPlan) -> list[str]:
    return [
        *_head("Composición de los costes", "Porcentaje", "Primer año, con 10.000 EUR"),
        row("Costes de entrada", "0,00 %", "0 EUR"),
        row("Costes de salida¹", "0,00 %", "0 EUR"),
        row("Gestión y otros costes de funcionamiento", cell("ter A"), cell("coste.gestión")),
        row("Operaciones de la cartera", cell("operación"), cell("coste.operación")),
        row("Comisión de rendimiento", "0,00 %", "0 EUR"),
    ]


_TABLES: dict[str, Callable[[FundPlan], list[str]]] = {
    "clases": _share_classes,
    "préstamo": _lending,
    "gastos": _fees,
    "mercados": _markets,
    "histórico": _history,
    "escenarios": _scenarios,
    "costes": _costs,
    "composición": _composition,
}
