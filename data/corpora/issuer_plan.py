"""What is decided about the four made-up issuers before their books are kept."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

YEARS = (2022, 2023, 2024)
REPORT_YEARS = (2023, 2024)


@dataclass(frozen=True, slots=True)
class SegmentPlan:
    """A segment: its share of sales in 2022, its growth by year and its margin, in thousandths."""

    name: str
    share: int
    growth: Mapping[int, int]
    margin: int


@dataclass(frozen=True, slots=True)
class IssuerPlan:
    """An issuer. Amounts in millions, rates in thousandths."""

    issuer_id: str
    name: str
    short: str
    currency: str
    sales: int
    """Of 2022."""
    segments: tuple[SegmentPlan, ...]
    corporate: int
    """Cost of the headquarters per thousand of sales."""
    supplies: int
    staff: int
    capex: int
    depreciation: int
    assets: int
    """Property at the end of 2021, per thousand of the sales of 2022."""
    goodwill: int
    debt: int
    leases: int
    shares: int
    """In tenths of a million."""
    multiple: int
    """Price of a share in tenths of the adjusted profit per share."""
    payout: int
    one_offs: Mapping[int, str]
    """Result outside adjusted EBITDA, beside restructuring."""
    deals: Mapping[int, str]
    """Cash from what was sold, or (below zero) for what was bought; goodwill is all that is bought."""


PLANS = (
    IssuerPlan(
        "cerambria", "Cerambria Revestimientos, S.A.", "Cerambria", "euros", 1243,
        (
            SegmentPlan("Revestimientos", 497, {2023: -32, 2024: 21}, 168),
            SegmentPlan("Baño y grifería", 318, {2023: 44, 2024: 57}, 204),
            SegmentPlan("Soluciones técnicas", 185, {2023: 118, 2024: -14}, 247),
        ),
        16, 438, 231, 71, 48, 690, 128, 402, 62, 1184, 142, 420,
        {2023: "4.1", 2024: "-1.3"}, {2024: "-15.8"},
    ),
    IssuerPlan(
        "naldura", "Naldura Aguas y Redes, S.A.", "Naldura", "euros", 3862,
        (
            SegmentPlan("Ciclo del agua", 386, {2023: 37, 2024: 29}, 312),
            SegmentPlan("Redes eléctricas", 291, {2023: 52, 2024: 44}, 471),
            SegmentPlan("Generación renovable", 207, {2023: -94, 2024: 127}, 438),
            SegmentPlan("Servicios urbanos", 116, {2023: 71, 2024: 88}, 109),
        ),
        21, 362, 178, 214, 119, 2240, 231, 1310, 47, 3210, 163, 610,
        {2023: "-3.6", 2024: "92.5"}, {2024: "287.0"},
    ),
    IssuerPlan(
        "marquivia", "Marquivia Hoteles, S.A.", "Marquivia", "dólares", 2158,
        (
            SegmentPlan("Caribe y México", 442, {2023: 163, 2024: 41}, 287),
            SegmentPlan("Mediterráneo", 394, {2023: 121, 2024: 76}, 221),
            SegmentPlan("Gestión y franquicia", 164, {2023: 207, 2024: 134}, 402),
        ),
        28, 297, 318, 96, 74, 1380, 174, 845, 412, 2236, 128, 330,
        {2023: "-8.2", 2024: "37.4"}, {2024: "141.0"},
    ),
    IssuerPlan(
        "quelbora", "Quelbora Tecnología Médica, S.A.", "Quelbora", "dólares", 887,
        (
            SegmentPlan("Imagen diagnóstica", 468, {2023: 62, 2024: -23}, 231),
            SegmentPlan("Monitorización", 297, {2023: 94, 2024: 112}, 262),
            SegmentPlan("Consumibles", 235, {2023: 81, 2024: 97}, 348),
        ),
        33, 349, 276, 87, 43, 512, 322, 590, 51, 932, 204, 440,
        {2023: "-2.7", 2024: "-9.9"}, {2024: "-48.5"},
    ),
)  # fmt: skip
