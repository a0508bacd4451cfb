"""The estimates and valuations of the research notes, made before the notes and tied to the issuers' books."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from data.corpora.issuer_books import IssuerBooks
from data.corpora.issuer_told import told_by_issuer
from data.corpora.placing import Told
from data.corpora.report_tables import cell, row
from data.corpora.spanish_numbers import CENT, growth, percent, printed, rounded

HOUSE = "Pellarco Análisis, A.V., S.A."
UNDATED = ("deuda.neta", "arrend")
"""Of the issuer's balance, but the valuation does not say of which day."""


@dataclass(frozen=True, slots=True)
class ResearchPlan:
    """A note on an issuer after the report of a year. Rates in thousandths."""

    note_id: str
    issuer_id: str
    year: int
    day: str
    analyst: str
    title: str
    price: str
    """Of a share on the day."""
    growth: tuple[int, int]
    margin: tuple[int, int]
    net: tuple[int, int]
    """Net profit per thousand of EBITDA."""
    explicit: int
    """Value of the cash flows until 2029, per thousand of enterprise value."""
    multiple: int
    """Enterprise value in tenths of the first estimated EBITDA."""


NOTES = (
    ResearchPlan("nota.cerambria", "cerambria", 2024, "11 de marzo de 2025", "Clotilde Barandica", "El horno se calienta despacio", "11.46", (41, 48), (181, 189), (402, 417), 356, 71),
    ResearchPlan("nota.marquivia", "marquivia", 2024, "19 de marzo de 2025", "Jacinto Urrestarazu", "Después del huracán", "10.22", (58, 63), (252, 259), (291, 304), 388, 88),
    ResearchPlan("nota.quelbora", "quelbora", 2023, "6 de marzo de 2024", "Clotilde Barandica", "Una receta con efectos secundarios", "27.15", (57, 72), (247, 251), (531, 538), 317, 118),
)  # fmt: skip


def told_by_research(plan: ResearchPlan, books: IssuerBooks) -> dict[str, Told]:
    """Give the book of a note: what the issuer's report tells, and the house's own estimates."""
    told = told_by_issuer(books, plan.year)
    first = str(plan.year + 1)
    second = str(plan.year + 2)
    said = _estimates(plan, books) | _value(plan, books)
    said |= {"casa": HOUSE, "fecha": plan.day, "analista": plan.analyst, "título": plan.title}
    said |= {name: told[name].text for name in UNDATED}
    for name, text in said.items():
        when = {"1": first, "2": second}.get(name[-1], str(plan.year)) if "/e" in name else ""
        told[name] = Told(text, (plan.note_id, name, when))
    return told


def _amounts(plan: ResearchPlan, books: IssuerBooks) -> dict[str, Decimal]:
    now = books.years[plan.year]
    found: dict[str, Decimal] = {}
    sales = now["ventas"]
    for number, (more, margin, net) in enumerate(
        zip(plan.growth, plan.margin, plan.net, strict=True), start=1
    ):
        sales = rounded(sales * (1000 + more) / 1000)
        found[f"ventas/e{number}"] = sales
        found[f"ebitda/e{number}"] = earned = rounded(sales * margin / 1000)
        found[f"resultado/e{number}"] = profit = rounded(earned * net / 1000)
        found[f"bpa/e{number}"] = rounded(profit / now["acciones"], CENT)
    whole = rounded(found["ebitda/e1"] * plan.multiple / 10)
    found["valor.explícito"] = rounded(whole * plan.explicit / 1000)
    found["valor.terminal"] = whole - found["valor.explícito"]
    found["valor.empresa"] = whole
    found["valor.propio"] = whole - now["deuda.neta"] - now["arrend"]
    found["valor.acción"] = rounded(found["valor.propio"] / now["acciones"], CENT)
    found["objetivo"] = rounded(found["valor.acción"])
    return found


def _estimates(plan: ResearchPlan, books: IssuerBooks) -> dict[str, str]:
    amounts = _amounts(plan, books)
    said = {name: printed(amount) for name, amount in amounts.items()}
    for number in (1, 2):
        said[f"margen/e{number}"] = percent(
            amounts[f"ebitda/e{number}"], amounts[f"ventas/e{number}"]
        )
    return said


def _value(plan: ResearchPlan, books: IssuerBooks) -> dict[str, str]:
    amounts = _amounts(plan, books)
    price = Decimal(plan.price)
    upside = growth(amounts["objetivo"], price)
    advice = "comprar" if upside > 15 else "mantener" if upside > 0 else "vender"
    return {
        "cotización": printed(price),
        "potencial": f"{printed(upside)} %",
        "consejo": advice,
        "per": printed(rounded(price / amounts["bpa/e1"])),
        "múltiplo": printed(Decimal(plan.multiple) / 10),
    }


def research_table(name: str) -> str:
    """Give the words of a table, its cells still names."""
    return "\n".join(_TABLES[name])


_TABLES = {
    "datos": (
        row("Datos clave", "Valor"),
        "|---|---|",
        row("Recomendación", cell("consejo")),
        row("Precio objetivo a doce meses¹ ({{moneda}})", cell("objetivo")),
        row("Cotización ({{moneda}})", cell("cotización")),
        row("Potencial", cell("potencial")),
        row("Acciones (millones)", cell("acciones")),
    ),
    "estimaciones": (
        row("(millones de {{moneda}})", "{{año}}", "{{año+1}}e", "{{año+2}}e"),
        "|---|---|---|---|",
        row("Ventas", cell("ventas"), cell("ventas/e1"), cell("ventas/e2")),
        row("EBITDA ajustado²", cell("ebitda.ajustado"), cell("ebitda/e1"), cell("ebitda/e2")),
        row("Margen", cell("margen"), cell("margen/e1"), cell("margen/e2")),
        row("Resultado neto", cell("resultado"), cell("resultado/e1"), cell("resultado/e2")),
        row("Beneficio por acción ({{moneda}})", cell("bpa"), cell("bpa/e1"), cell("bpa/e2")),
    ),
    "valoración": (
        row("Descuento de flujos", "Millones de {{moneda}}"),
        "|---|---|",
        row("Flujos explícitos", cell("valor.explícito")),
        row("Valor terminal", cell("valor.terminal")),
        row("Valor de empresa", cell("valor.empresa")),
        row("Deuda financiera neta", cell("-deuda.neta")),
        row("Pasivos por arrendamiento", cell("-arrend")),
        row("Valor de los fondos propios", cell("valor.propio")),
        row("Valor por acción ({{moneda}})", cell("valor.acción")),
    ),
}
