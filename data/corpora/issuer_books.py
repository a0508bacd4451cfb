"""The true books of the made-up issuers, in millions with one decimal, kept before any report."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal
from random import Random

from data.corpora.issuer_plan import YEARS, IssuerPlan
from data.corpora.spanish_numbers import CENT, growth, rounded

SEED = 20240615
CORPORATE = "Corporativo y ajustes"
MATURITIES = 5
Amounts = dict[str, Decimal]
ASSETS = ("inmovilizado", "fondo.comercio", "derechos.uso", "existencias", "clientes", "caja")
CLAIMS = ("patrimonio", "deuda.larga", "deuda.corta", "arrend", "provisiones", "proveedores")


@dataclass(frozen=True, slots=True)
class IssuerBooks:
    """One issuer's amounts by year and name."""

    plan: IssuerPlan
    years: Mapping[int, Mapping[str, Decimal]]


def keep_books(plan: IssuerPlan) -> IssuerBooks:
    """Keep the books of every year; each balance follows from the one before it."""
    random = Random(f"{SEED}/{plan.issuer_id}")
    before = _opening(plan, random)
    years: dict[int, Mapping[str, Decimal]] = {}
    for year in YEARS:
        now: Amounts = {}
        _segments(now, before, plan, year, random)
        now["extraordinario"] = Decimal(plan.one_offs.get(year, "0.0"))
        now["operaciones"] = Decimal(plan.deals.get(year, "0.0"))
        _income(now, before, plan, random)
        _cash_and_balance(now, before, plan, random)
        _shares(now, before, plan, random)
        _debt(now, random)
        years[year] = before = now
    return IssuerBooks(plan, years)


def _per_thousand(amount: Decimal, rate: int) -> Decimal:
    return rounded(amount * rate / 1000)


def _near(random: Random, rate: int, spread: int = 40) -> int:
    """Give a rate that differs by up to `spread` thousandths of itself."""
    return rate * (1000 + random.randint(-spread, spread)) // 1000


def _opening(plan: IssuerPlan, random: Random) -> Amounts:
    sales = Decimal(plan.sales)
    book = {
        "inmovilizado": _per_thousand(sales, plan.assets),
        "fondo.comercio": _per_thousand(sales, plan.goodwill),
        "derechos.uso": _per_thousand(sales, _near(random, plan.leases * 9 // 10)),
        "existencias": _per_thousand(sales, _near(random, 148, 300)),
        "clientes": _per_thousand(sales, _near(random, 171, 300)),
        "caja": _per_thousand(sales, _near(random, 119, 300)),
        "deuda.bruta": _per_thousand(sales, _near(random, plan.debt)),
        "arrend": _per_thousand(sales, plan.leases),
        "provisiones": _per_thousand(sales, _near(random, 34, 300)),
        "proveedores": _per_thousand(sales, _near(random, 196, 200)),
    }
    owed = sum((book[name] for name in ("deuda.bruta", *CLAIMS[3:])), Decimal(0))
    book["patrimonio"] = sum((book[name] for name in ASSETS), -owed)
    for segment in plan.segments:
        book[f"ventas/{segment.name}"] = _per_thousand(sales, segment.share)
    book["dividendo.propuesto"] = _per_thousand(sales, plan.payout * plan.capex // 1600)
    book["precio"] = Decimal(0)
    return book


def _segments(now: Amounts, before: Amounts, plan: IssuerPlan, year: int, random: Random) -> None:
    for segment in plan.segments:
        change = segment.growth.get(year, 0) + (random.randint(-6, 6) if year > YEARS[0] else 0)
        sales = _per_thousand(before[f"ventas/{segment.name}"], 1000 + change)
        now[f"ventas/{segment.name}"] = sales
        now[f"ebitda/{segment.name}"] = _per_thousand(sales, _near(random, segment.margin, 50))
    now["ventas"] = sum((now[f"ventas/{one.name}"] for one in plan.segments), Decimal(0))
    now[f"ventas/{CORPORATE}"] = Decimal("0.0")
    now[f"ebitda/{CORPORATE}"] = -_per_thousand(now["ventas"], _near(random, plan.corporate, 90))
    now["ebitda.ajustado"] = sum(
        (now[f"ebitda/{name}"] for name in (*(one.name for one in plan.segments), CORPORATE)),
        Decimal(0),
    )


def _income(now: Amounts, before: Amounts, plan: IssuerPlan, random: Random) -> None:
    sales = now["ventas"]
    spent = sales - now["ebitda.ajustado"]
    now["personal"] = _per_thousand(sales, _near(random, plan.staff))
    now["aprovisionamientos"] = _per_thousand(
        spent - now["personal"], 1000 * plan.supplies // (1000 - plan.staff)
    )
    now["otros.gastos"] = spent - now["personal"] - now["aprovisionamientos"]
    now["reestructuración"] = _per_thousand(sales, random.randint(4, 19))
    now["ebitda"] = now["ebitda.ajustado"] - now["reestructuración"] + now["extraordinario"]
    now["amort.inmovilizado"] = _per_thousand(
        before["inmovilizado"], 1000 * plan.depreciation // plan.assets
    )
    now["amort.uso"] = _per_thousand(before["derechos.uso"], 160)
    now["amortización"] = now["amort.inmovilizado"] + now["amort.uso"]
    now["ebit"] = now["ebitda"] - now["amortización"]
    now["interés.arrend"] = _per_thousand(before["arrend"], 38)
    now["gastos.financieros"] = (
        _per_thousand(before["deuda.bruta"], random.randint(29, 41)) + now["interés.arrend"]
    )
    now["ingresos.financieros"] = _per_thousand(before["caja"], random.randint(11, 27))
    now["antes.impuestos"] = now["ebit"] - now["gastos.financieros"] + now["ingresos.financieros"]
    now["impuesto"] = _per_thousand(now["antes.impuestos"], random.randint(208, 264))
    now["resultado"] = now["antes.impuestos"] - now["impuesto"]


def _cash_and_balance(now: Amounts, before: Amounts, plan: IssuerPlan, random: Random) -> None:
    sales = now["ventas"]
    now["inversiones"] = _per_thousand(sales, _near(random, plan.capex, 110))
    now["altas.arrend"] = _per_thousand(before["arrend"], random.randint(120, 260))
    now["pago.arrend"] = _per_thousand(before["arrend"], random.randint(130, 175))
    for line in ("existencias", "clientes", "proveedores", "provisiones"):
        now[line] = _per_thousand(before[line], random.randint(955, 1065))
    now["var.provisiones"] = now["provisiones"] - before["provisiones"]
    now["var.circulante"] = (
        (before["existencias"] - now["existencias"])
        + (before["clientes"] - now["clientes"])
        + (now["proveedores"] - before["proveedores"])
    )
    is_sale = now["operaciones"] > 0
    now["ajuste.ventas"] = -now["extraordinario"] if is_sale else Decimal("0.0")
    flows = ("resultado", "amortización", "ajuste.ventas", "var.provisiones", "var.circulante")
    now["flujo.explotación"] = sum((now[line] for line in flows), Decimal(0))
    now["flujo.inversión"] = now["operaciones"] - now["inversiones"]
    now["flujo.libre"] = now["flujo.explotación"] - now["inversiones"]
    now["dividendos"] = before["dividendo.propuesto"]
    wanted = _per_thousand(sales, _near(random, 122, 180))
    earned = now["flujo.explotación"] + now["flujo.inversión"]
    left = before["caja"] + earned - now["dividendos"] - now["pago.arrend"]
    now["deuda.nueva"] = wanted - left
    now["flujo.financiación"] = now["deuda.nueva"] - now["dividendos"] - now["pago.arrend"]
    now["var.caja"] = earned + now["flujo.financiación"]
    now["caja.inicial"] = before["caja"]
    now["caja"] = before["caja"] + now["var.caja"]
    sold = now["operaciones"] + now["ajuste.ventas"] if is_sale else Decimal(0)
    kept = before["inmovilizado"] - sold
    now["inmovilizado"] = kept + now["inversiones"] - now["amort.inmovilizado"]
    bought = Decimal(0) if is_sale else -now["operaciones"]
    now["fondo.comercio"] = before["fondo.comercio"] + bought
    now["derechos.uso"] = before["derechos.uso"] + now["altas.arrend"] - now["amort.uso"]
    now["arrend"] = before["arrend"] + now["altas.arrend"] - now["pago.arrend"]
    now["patrimonio"] = before["patrimonio"] + now["resultado"] - now["dividendos"]
    now["deuda.bruta"] = before["deuda.bruta"] + now["deuda.nueva"]
    now["deuda.corta"] = _per_thousand(now["deuda.bruta"], random.randint(90, 190))
    now["deuda.larga"] = now["deuda.bruta"] - now["deuda.corta"]
    now["deuda.neta"] = now["deuda.bruta"] - now["caja"]
    now["total.activo"] = sum((now[line] for line in ASSETS), Decimal(0))
    now["total.pasivo"] = sum((now[line] for line in CLAIMS), Decimal(0))


def _shares(now: Amounts, before: Amounts, plan: IssuerPlan, random: Random) -> None:
    shares = rounded(Decimal(plan.shares) / 10)
    now["acciones"] = shares
    now["bpa"] = rounded(now["resultado"] / shares, CENT)
    now["dpa"] = rounded(now["resultado"] * plan.payout / 1000 / shares, CENT)
    now["dividendo.propuesto"] = rounded(now["dpa"] * shares)
    price = now["bpa"] * _near(random, plan.multiple, 160) / 10
    now["precio"] = rounded(price, CENT)
    now["precio.máximo"] = rounded(price * random.randint(1040, 1210) / 1000, CENT)
    now["precio.mínimo"] = rounded(price * random.randint(760, 940) / 1000, CENT)
    now["capitalización"] = rounded(now["precio"] * shares)
    if before["precio"]:
        now["var.acción"] = growth(now["precio"], before["precio"])
        top, low = (
            max(now["precio.máximo"], before["precio"]),
            min(now["precio.mínimo"], before["precio"]),
        )
        now["precio.máximo"], now["precio.mínimo"] = top, low


def _debt(now: Amounts, random: Random) -> None:
    left = now["deuda.larga"]
    now["vence/1"] = now["deuda.corta"]
    for number in range(2, MATURITIES):
        due = _per_thousand(now["deuda.larga"], random.randint(110, 270))
        now[f"vence/{number}"] = due
        left -= due
    now[f"vence/{MATURITIES}"] = left
    fixed = random.randint(52, 86)
    now["deuda.fija"] = Decimal(fixed)
    now["sens.tipos"] = rounded(now["deuda.bruta"] * (100 - fixed) / 10_000)
    now["líneas"] = _per_thousand(now["deuda.bruta"], random.randint(240, 410)).quantize(Decimal(1))
    now["coste.deuda"] = rounded(
        100 * (now["gastos.financieros"] - now["interés.arrend"])
        / (now["deuda.bruta"] - now["deuda.nueva"]), CENT,
    )  # fmt: skip
