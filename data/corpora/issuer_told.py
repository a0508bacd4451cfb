"""What the annual reports of an issuer can say: its books in print, and the facts in its words."""

from __future__ import annotations

from decimal import Decimal

from data.corpora.issuer_books import IssuerBooks
from data.corpora.placing import Told
from data.corpora.spanish_numbers import growth, more_or_less, percent, printed, rounded
from data.corpora.word_files import facts

DEFINITIONS = ("nota.ebitda", "nota.deuda", "nota.libre")
"""Notes to a table of two years, for both of which they hold; where one stands is marked, without words."""


def told_by_issuer(books: IssuerBooks, year: int) -> dict[str, Told]:
    """Give the book of the report of a year: `name`, and `name-1` for the year before."""
    plan = books.plan
    subject = plan.issuer_id
    told: dict[str, Told] = {
        "emisora": Told(plan.name, (subject, "emisora", "")),
        "corto": Told(plan.short, (subject, "corto", "")),
        "moneda": Told(plan.currency, (subject, "moneda", "")),
        **{name: Told("", (subject, name, "")) for name in DEFINITIONS},
    }
    for shift in (-1, 0, 1, 2):
        name = "año" if shift == 0 else f"año{shift:+d}"
        told[name] = Told(str(year + shift), (subject, "año", str(year + shift)))
    for shift, mark in ((0, ""), (-1, "-1")):
        when = str(year + shift)
        for name, amount in books.years[year + shift].items():
            told[name + mark] = Told(printed(amount), (subject, name, when))
        for name, text in _derived(books, year + shift).items():
            told[name + mark] = Told(text, (subject, name, when))
    for (name, when), text in facts(f"{subject}.txt").items():
        if when in {"", str(year)}:
            told[name] = Told(text, (subject, name, when))
    return told


def _derived(books: IssuerBooks, year: int) -> dict[str, str]:
    now = books.years[year]
    before = books.years.get(year - 1)
    earned = now["ebitda.ajustado"]
    derived = {
        "margen": percent(earned, now["ventas"]),
        "veces": printed(rounded(now["deuda.neta"] / earned)),
        "payout": percent(now["dpa"], now["bpa"], Decimal(1)),
        "tipo.efectivo": percent(now["impuesto"], now["antes.impuestos"]),
        "coste.deuda": f"{printed(now['coste.deuda'])} %",
        "deuda.fija": f"{now['deuda.fija']} %",
        "acciones": printed(now["acciones"]),
    }
    if before:
        derived["crec.ventas"] = more_or_less(growth(now["ventas"], before["ventas"]))
        derived["var.acción"] = f"un {more_or_less(now['var.acción'])}"
    return derived
