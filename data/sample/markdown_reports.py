"""Writes the Spanish documents in Markdown: two annual reports and the prospectus of a fund."""

from __future__ import annotations

import re
from collections.abc import Callable
from decimal import ROUND_HALF_UP, Decimal

from data.sample.prose import paragraphs
from data.sample.spanish_books import CORPORATE, ISSUER, SEGMENTS, ReportYear, report_years

REPORTS = (2023, 2024)
FUND = "Solmira Euronorte 200 Baja Volatilidad UCITS ETF"
PROSPECTUS = "solmira-euronorte-200-folleto.md"
PLACEHOLDER = re.compile(r"\{\{([^{}]+)\}\}")
INCOME = (
    ("Ventas", "ventas", 1),
    ("Aprovisionamientos", "aprovisionamientos", -1),
    ("Gastos de personal", "personal", -1),
    ("Otros gastos de explotación", "otros gastos", -1),
    ("EBITDA ajustado", "ebitda ajustado", 1),
    ("Costes de reestructuración", "reestructuración", -1),
    ("EBITDA", "ebitda", 1),
    ("Amortización", "amortización", -1),
    ("Resultado de explotación (EBIT)", "ebit", 1),
    ("Resultado financiero", "financiero", -1),
    ("Resultado antes de impuestos", "antes de impuestos", 1),
    ("Impuesto sobre beneficios", "impuesto", -1),
    ("Resultado neto", "resultado neto", 1),
)
BALANCE = (
    ("Inmovilizado material", "inmovilizado", 1),
    ("Derechos de uso", "derechos de uso", 1),
    ("Fondo de comercio", "fondo de comercio", 1),
    ("Capital circulante neto", "circulante neto", 1),
    ("Caja y equivalentes", "caja", 1),
    ("Total activo neto", "activo", 1),
    ("Patrimonio neto", "patrimonio", 1),
    ("Deuda financiera bruta", "deuda bruta", 1),
    ("Pasivos por arrendamiento", "pasivos por arrendamiento", 1),
    ("Otros pasivos", "otros pasivos", 1),
    ("Total patrimonio neto y pasivos", "activo", 1),
)
CASH = (
    ("Flujo de las actividades de explotación", "flujo operativo", 1),
    ("Flujo de las actividades de inversión", "flujo inversión", 1),
    ("Flujo de las actividades de financiación", "flujo financiación", 1),
    ("Variación de caja", "variación de caja", 1),
    ("Caja al inicio del ejercicio", "caja inicial", 1),
    ("Caja al cierre del ejercicio", "caja", 1),
)
KEY_FIGURES = (
    ("Ventas", "ventas", 1),
    ("EBITDA ajustado¹", "ebitda ajustado", 1),
    ("Resultado neto", "resultado neto", 1),
    ("Deuda neta²", "deuda neta", 1),
    ("Flujo de caja libre³", "flujo libre", 1),
    ("Inversiones", "inversiones", 1),
    ("Dividendos pagados", "dividendos", 1),
)
Lines = tuple[tuple[str, str, int], ...]
TABLES: dict[str, Lines] = {
    "magnitudes": KEY_FIGURES,
    "resultados": INCOME,
    "balance": BALANCE,
    "flujos": CASH,
}
SHARE_CLASSES = {"A": "ES099990001", "B": "ES099990002", "C": "ES099990003"}


def spanish(tenths: int) -> str:
    """Tenths of a million as Spanish reports print them: 3.058,7."""
    whole = f"{abs(tenths) // 10:,}".replace(",", ".")
    return f"{'-' if tenths < 0 else ''}{whole},{abs(tenths) % 10}"


def percent(now: int, before: int) -> str:
    """Give a growth or a share in percent, as Spanish reports print it."""
    value = (Decimal(100 * now) / before).quantize(Decimal("0.1"), ROUND_HALF_UP)
    return str(value).replace(".", ",") + " %"


def check_digit(start: str) -> int:
    """Give the last digit of an ISIN, by the rule of ISO 6166."""
    digits = "".join(str(int(letter, 36)) for letter in start)
    doubled = (int(digit) * (2 - index % 2) for index, digit in enumerate(reversed(digits)))
    return -sum(sum(map(int, str(number))) for number in doubled) % 10


def made_up_isin(start: str) -> str:
    """Give an ISIN whose check digit is wrong on purpose, so that it is nobody's."""
    return f"{start}{(check_digit(start) + 1) % 10}"


def report_name(year: int) -> str:
    """Give the file of an annual report."""
    return f"valdoria-informe-anual-{year}.md"


def write_annual_report(year: int) -> str:
    """Write the annual report of a year, with the year before beside it."""
    years = {one.year: one for one in report_years()}
    now, before = years[year], years[year - 1]

    def one(match: re.Match[str]) -> str:
        kind, _, rest = match.group(1).partition(" ")
        return SPEAKERS[kind](now, before, rest)

    parts = []
    for words in paragraphs("valdoria_informe.md", frozenset({str(year)})):
        if words.startswith("!tabla "):
            parts.append(_table(words[7:], now, before))
        else:
            parts.append(PLACEHOLDER.sub(one, words))
    return "\n\n".join(parts) + "\n"


def write_prospectus() -> str:
    """Write the prospectus of the fund."""

    def one(match: re.Match[str]) -> str:
        return made_up_isin(SHARE_CLASSES[match.group(1).split()[1]])

    text = "\n\n".join(paragraphs("solmira_folleto.md", frozenset()))
    return PLACEHOLDER.sub(one, text) + "\n"


def _table(name: str, now: ReportYear, before: ReportYear) -> str:
    rows = [f"| (millones de euros) | {now.year} | {before.year} |", "|---|---|---|"]
    if name == "segmentos":
        return "\n".join(_segment_rows(now, before))
    for label, line, sign in TABLES[name]:
        cells = " | ".join(spanish(sign * one.amounts[line]) for one in (now, before))
        rows.append(f"| {label} | {cells} |")
    return "\n".join(rows)


def _segment_rows(now: ReportYear, before: ReportYear) -> list[str]:
    head = (
        f"| (millones de euros) | Ventas {now.year} | Ventas {before.year} "
        f"| EBITDA ajustado {now.year} | EBITDA ajustado {before.year} |"
    )
    rows = [head, "|---|---|---|---|---|"]
    for name in (*SEGMENTS, CORPORATE):
        sold = [spanish(one.amounts.get(name, 0)) for one in (now, before)]
        earned = [spanish(one.amounts[f"ebitda {name}"]) for one in (now, before)]
        rows.append("| " + " | ".join((name, *sold, *earned)) + " |")
    total = [
        spanish(one.amounts[line])
        for line in ("ventas", "ebitda ajustado")
        for one in (now, before)
    ]
    return [*rows, "| " + " | ".join(("Total", *total)) + " |"]


def _amount(now: ReportYear, before: ReportYear, line: str) -> str:
    return spanish(now.amounts[line])


def _earlier(now: ReportYear, before: ReportYear, line: str) -> str:
    return spanish(before.amounts[line])


def _growth(now: ReportYear, before: ReportYear, line: str) -> str:
    return percent(now.amounts[line] - before.amounts[line], before.amounts[line])


def _margin(now: ReportYear, before: ReportYear, line: str) -> str:
    return percent(now.amounts[line], now.amounts["ventas"])


def _times(now: ReportYear, before: ReportYear, line: str) -> str:
    value = Decimal(now.amounts[line]) / now.amounts["ebitda ajustado"]
    return str(value.quantize(Decimal("0.1"), ROUND_HALF_UP)).replace(".", ",")


def _whole(now: ReportYear, before: ReportYear, line: str) -> str:
    return f"{now.amounts[line]:,}".replace(",", ".")


def _year(now: ReportYear, before: ReportYear, rest: str) -> str:
    return str(now.year + int(rest or 0))


def _issuer(now: ReportYear, before: ReportYear, rest: str) -> str:
    return ISSUER


SPEAKERS: dict[str, Callable[[ReportYear, ReportYear, str], str]] = {
    "importe": _amount,
    "anterior": _earlier,
    "crecimiento": _growth,
    "margen": _margin,
    "veces": _times,
    "cuenta": _whole,
    "año": _year,
    "emisora": _issuer,
}
