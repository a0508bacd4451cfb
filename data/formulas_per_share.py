"""Formulas per share: what a period brings over the diluted shares, what there is over those out."""

from data.formula import Formula, difference, quotient, row

DILUTED, OUTSTANDING = "diluted shares", "shares outstanding"

_PER_SHARE: tuple[tuple[str, str, str, str], ...] = (
    # Item, over which shares, English, Spanish.
    ("revenue", DILUTED, "Revenue | sales", "Ingresos | ventas"),
    ("gross profit", DILUTED, "Gross profit", "Beneficio bruto | utilidad bruta"),
    (
        "operating income",
        DILUTED,
        "Operating income | operating profit | ebit",
        "Resultado operativo | beneficio operativo | utilidad operativa",
    ),
    ("ebitda", DILUTED, "EBITDA", "EBITDA"),
    (
        "research and development",
        DILUTED,
        "R&D | research and development",
        "I+D | gasto en i+d",
    ),
    (
        "operating cash flow",
        DILUTED,
        "Operating cash flow | cash flow from operations | cash flow | ocf | cfo",
        "Flujo de caja operativo | flujo de efectivo operativo | flujo de caja",
    ),
    ("capital expenditure", DILUTED, "Capex | capital expenditure", "Capex | inversión"),
    (
        "free cash flow",
        DILUTED,
        "Free cash flow | fcf",
        "Flujo de caja libre | flujo de efectivo libre | fcl",
    ),
    ("cash", OUTSTANDING, "Cash | cash and cash equivalents", "Efectivo | caja"),
    ("total assets", OUTSTANDING, "Total assets | assets", "Activo total | activos"),
    ("total debt", OUTSTANDING, "Total debt | debt", "Deuda total | deuda"),
    ("net debt", OUTSTANDING, "Net debt", "Deuda neta"),
    ("working capital", OUTSTANDING, "Working capital", "Capital circulante | capital de trabajo"),
    (
        "tangible book value",
        OUTSTANDING,
        "Tangible book value",
        "Valor contable tangible | valor en libros tangible",
    ),
)


def _with(listed: str, ending: str) -> str:
    return " | ".join(f"{name.strip()} {ending}" for name in listed.split("|"))


def _row(item: str, shares: str, en: str, es: str) -> Formula:
    return row(
        f"{item} per share",
        _with(en, "per share") + (" | tbvps" if item == "tangible book value" else ""),
        _with(es, "por acción"),
        (f"{'EBITDA' if item == 'ebitda' else item} ÷ {shares}", (item, shares), quotient),
        "per share",
    )


PER_SHARE_FORMULAS: tuple[Formula, ...] = (
    *(_row(*listed) for listed in _PER_SHARE),
    row(
        "book value per share",
        "Book value per share | bvps | equity per share",
        "Valor contable por acción | valor en libros por acción",
        ("equity ÷ shares outstanding", ("equity", OUTSTANDING), quotient),
        "per share",
    ),
    row(
        "shares outstanding",
        "Shares outstanding",
        "Acciones en circulación",
        ("shares issued − treasury shares", ("shares issued", "treasury shares"), difference),
        "shares",
    ),
)
