"""What is decided about the five made-up funds before their books are kept. Rates in hundredths of a percent."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

HOUSE = "Brisanta Fondos Cotizados, S.G.I.I.C., S.A."
SCENARIOS = ("Tensión", "Desfavorable", "Moderado", "Favorable")


@dataclass(frozen=True, slots=True)
class ClassPlan:
    """A share class and what it costs a year."""

    letter: str
    name: str
    currency: str
    pays: str
    minimum: str
    hedging: int
    isin: str
    """Without its last digit."""


@dataclass(frozen=True, slots=True)
class FundPlan:
    """A fund, its yearly costs, its risk and its past."""

    fund_id: str
    name: str
    classes: tuple[ClassPlan, ...]
    management: int
    depositary: int
    trading: int
    risk: int
    years: int
    """Recommended holding period."""
    outcomes: Mapping[str, tuple[int, int]]
    """Yearly return by scenario, after one year and over the whole period."""
    lending: tuple[int, int, int, int]
    """Limit, expected share, collateral and the fund's share of the income, in percent; 0 for none."""
    past: Mapping[int, tuple[int, int, int]]
    """Index return, fund return less index, and tracking error by year."""
    assets: tuple[int, ...]
    """By class, in tenths of a million euros."""
    markets: tuple[tuple[str, str, str, str], ...]


def _classes(number: int, hedging: int, minimum: str, last: str = "H") -> tuple[ClassPlan, ...]:
    return (
        ClassPlan("A", "A (acumulación)", "EUR", "Acumulación", "1 participación", 0, f"ES0{number}11001"),
        ClassPlan("D", "D (distribución)", "EUR", "Distribución", "1 participación", 0, f"ES0{number}11002"),
        ClassPlan(last, f"{last} (cubierta)", "USD", "Acumulación", minimum, hedging, f"ES0{number}11003"),
    )  # fmt: skip


FUNDS = (
    FundPlan(
        "eurodividendo", "Brisanta Europa Dividendo Creciente UCITS ETF",
        _classes(981, 6, "100.000 USD"), 22, 4, 9, 4, 5,
        {"Tensión": (-4712, -1288), "Desfavorable": (-1534, -121), "Moderado": (482, 536), "Favorable": (3127, 1149)},
        (25, 9, 105, 80),
        {2021: (2184, -29, 14), 2022: (-846, -22, 18), 2023: (1267, -24, 13)},
        (4126, 2873, 611),
        (("Valencia", "EUR", "BEDC", "9:00 a 17:30"), ("Fráncfort", "EUR", "BEDX", "9:00 a 17:30"), ("Londres", "USD", "BEDU", "8:00 a 16:30")),
    ),
    FundPlan(
        "mundoclima", "Brisanta Mundo Transición Climática UCITS ETF",
        _classes(982, 8, "50.000 USD"), 17, 3, 6, 5, 5,
        {"Tensión": (-5236, -1641), "Desfavorable": (-1827, -214), "Moderado": (691, 748), "Favorable": (3894, 1523)},
        (20, 6, 103, 85),
        {2021: (2912, -18, 9), 2022: (-1394, -15, 11), 2023: (1938, -17, 8)},
        (9412, 3356, 1284),
        (("Valencia", "EUR", "BMTC", "9:00 a 17:30"), ("Ámsterdam", "EUR", "BMTA", "9:00 a 17:30"), ("Londres", "USD", "BMTU", "8:00 a 16:30")),
    ),
    FundPlan(
        "soberano", "Brisanta Deuda Soberana Euro 3-7 UCITS ETF",
        _classes(983, 4, "250.000 USD"), 9, 2, 3, 2, 3,
        {"Tensión": (-1418, -562), "Desfavorable": (-823, -247), "Moderado": (121, 164), "Favorable": (584, 371)},
        (40, 22, 102, 70),
        {2021: (-134, -11, 4), 2022: (-1287, -13, 6), 2023: (541, -12, 5)},
        (6218, 5047, 932),
        (("Valencia", "EUR", "BDSE", "9:00 a 17:30"), ("Milán", "EUR", "BDSM", "9:00 a 17:30"), ("Fráncfort", "EUR", "BDSX", "9:00 a 17:30")),
    ),
    FundPlan(
        "iberia", "Brisanta Iberia Pequeñas Compañías UCITS ETF",
        _classes(984, 9, "30.000 USD"), 34, 5, 21, 6, 7,
        {"Tensión": (-5587, -1794), "Desfavorable": (-2246, -318), "Moderado": (537, 612), "Favorable": (4216, 1438)},
        (15, 11, 110, 90),
        {2021: (1628, -48, 37), 2022: (-1153, -41, 44), 2023: (874, -45, 39)},
        (738, 426, 87),
        (("Valencia", "EUR", "BIPC", "9:00 a 17:30"), ("Lisboa", "EUR", "BIPL", "8:00 a 16:30"), ("Fráncfort", "EUR", "BIPX", "9:00 a 17:30")),
    ),
    FundPlan(
        "emergentes", "Brisanta Emergentes Consumo UCITS ETF",
        _classes(985, 11, "75.000 USD"), 41, 6, 14, 5, 6,
        {"Tensión": (-5914, -1926), "Desfavorable": (-2063, -403), "Moderado": (613, 587), "Favorable": (4427, 1612)},
        (0, 0, 0, 0),
        {2021: (-417, -63, 21), 2022: (-1746, -58, 26), 2023: (712, -61, 23)},
        (1867, 594, 345),
        (("Valencia", "EUR", "BECO", "9:00 a 17:30"), ("Londres", "USD", "BECU", "8:00 a 16:30"), ("Zúrich", "CHF", "BECZ", "9:00 a 17:20")),
    ),
)  # fmt: skip
