"""The books of the made-up Spanish issuer, in tenths of a million euros, kept before the reports."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

ISSUER = "Valdoria Envases, S.A."
YEARS = (2022, 2023, 2024)
SEGMENTS = ("Vidrio", "Metal", "Cartón técnico")
CORPORATE = "Corporativo y ajustes"
TAX_QUARTERS = 4
GIVEN: Mapping[int, Mapping[str, int]] = {
    2022: {
        "Vidrio": 13_126,
        "Metal": 9_874,
        "Cartón técnico": 5_463,
        "aprovisionamientos": 13_942,
        "personal": 6_018,
        "otros gastos": 4_427,
        "reestructuración": 112,
        "amortización": 1_628,
        "financiero": 402,
        "inversiones": 1_904,
        "dividendos": 520,
        "arrendamientos nuevos": 96,
        "circulante": 214,
        "deuda nueva": 300,
        "ebitda Vidrio": 2_116,
        "ebitda Metal": 1_342,
        "ebitda Cartón técnico": 802,
        "empleados": 7_940,
        "emisiones": 612,
    },
    2023: {
        "Vidrio": 14_208,
        "Metal": 10_391,
        "Cartón técnico": 5_988,
        "aprovisionamientos": 14_683,
        "personal": 6_392,
        "otros gastos": 4_705,
        "reestructuración": 286,
        "amortización": 1_712,
        "financiero": 518,
        "inversiones": 2_147,
        "dividendos": 565,
        "arrendamientos nuevos": 73,
        "circulante": -88,
        "deuda nueva": -150,
        "ebitda Vidrio": 2_487,
        "ebitda Metal": 1_480,
        "ebitda Cartón técnico": 1_012,
        "empleados": 8_115,
        "emisiones": 589,
    },
    2024: {
        "Vidrio": 14_061,
        "Metal": 10_874,
        "Cartón técnico": 6_339,
        "aprovisionamientos": 14_702,
        "personal": 6_618,
        "otros gastos": 4_781,
        "reestructuración": 94,
        "amortización": 1_795,
        "financiero": 473,
        "inversiones": 1_986,
        "dividendos": 640,
        "arrendamientos nuevos": 118,
        "circulante": 121,
        "deuda nueva": -420,
        "ebitda Vidrio": 2_394,
        "ebitda Metal": 1_688,
        "ebitda Cartón técnico": 1_205,
        "empleados": 8_206,
        "emisiones": 548,
    },
}
OPENING = {
    "inmovilizado": 13_420,
    "derechos de uso": 1_262,
    "fondo de comercio": 4_180,
    "circulante neto": 3_904,
    "caja": 2_716,
    "deuda bruta": 9_850,
    "pasivos por arrendamiento": 1_334,
    "otros pasivos": 1_120,
}


@dataclass(frozen=True, slots=True)
class ReportYear:
    """One year of the issuer: flows and balances by name, in tenths of a million euros."""

    year: int
    amounts: Mapping[str, int]


def report_years() -> tuple[ReportYear, ...]:
    """Give the years, oldest first; every balance follows from the one before it."""
    before: Mapping[str, int] = OPENING
    years = []
    for year in YEARS:
        before = _one_year(GIVEN[year], before)
        years.append(ReportYear(year, before))
    return tuple(years)


def _one_year(given: Mapping[str, int], before: Mapping[str, int]) -> dict[str, int]:
    year = {**before, **given}
    year["ventas"] = sum(given[name] for name in SEGMENTS)
    spent = given["aprovisionamientos"] + given["personal"] + given["otros gastos"]
    year["ebitda ajustado"] = year["ventas"] - spent
    parts = sum(given[f"ebitda {name}"] for name in SEGMENTS)
    year[f"ebitda {CORPORATE}"] = year["ebitda ajustado"] - parts
    year["ebitda"] = year["ebitda ajustado"] - given["reestructuración"]
    year["ebit"] = year["ebitda"] - given["amortización"]
    year["antes de impuestos"] = year["ebit"] - given["financiero"]
    year["impuesto"] = (2 * year["antes de impuestos"] + TAX_QUARTERS) // (2 * TAX_QUARTERS)
    year["resultado neto"] = year["antes de impuestos"] - year["impuesto"]
    _roll_balances(year, given, before)
    return year


def _roll_balances(
    year: dict[str, int], given: Mapping[str, int], before: Mapping[str, int]
) -> None:
    year["inmovilizado"] = before["inmovilizado"] + given["inversiones"] - given["amortización"]
    for line in ("derechos de uso", "pasivos por arrendamiento"):
        year[line] = before[line] + given["arrendamientos nuevos"]
    year["circulante neto"] = before["circulante neto"] + given["circulante"]
    year["deuda bruta"] = before["deuda bruta"] + given["deuda nueva"]
    year["flujo operativo"] = year["resultado neto"] + given["amortización"] - given["circulante"]
    year["flujo inversión"] = -given["inversiones"]
    year["flujo financiación"] = given["deuda nueva"] - given["dividendos"]
    year["variación de caja"] = (
        year["flujo operativo"] + year["flujo inversión"] + year["flujo financiación"]
    )
    year["caja inicial"] = before["caja"]
    year["caja"] = before["caja"] + year["variación de caja"]
    year["activo"] = sum(
        year[line]
        for line in (
            "inmovilizado",
            "derechos de uso",
            "fondo de comercio",
            "circulante neto",
            "caja",
        )
    )
    owed = year["deuda bruta"] + year["pasivos por arrendamiento"] + year["otros pasivos"]
    year["patrimonio"] = year["activo"] - owed
    year["deuda neta"] = year["deuda bruta"] - year["caja"]
    year["flujo libre"] = year["flujo operativo"] - given["inversiones"]
