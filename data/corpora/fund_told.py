"""The true books of the funds, and what their prospectus and key information document can say."""

from __future__ import annotations

from decimal import Decimal

from data.corpora.fund_plan import HOUSE, SCENARIOS, ClassPlan, FundPlan
from data.corpora.placing import Told
from data.corpora.spanish_numbers import CENT, percent, printed, rounded
from data.corpora.word_files import facts

INVESTED = Decimal(10_000)
HUNDRED = Decimal(100)
RISK_WORDS = {
    2: "un riesgo bajo", 4: "un riesgo medio", 5: "un riesgo medio alto", 6: "un riesgo alto",
}  # fmt: skip


def rate(hundredths: int) -> str:
    """Print a rate given in hundredths of a percent."""
    return f"{printed(rounded(Decimal(hundredths) / 100, CENT))} %"


def yearly_cost(plan: FundPlan, one: ClassPlan) -> int:
    """Give the TER of a class: management, depositary and hedging."""
    return plan.management + plan.depositary + one.hedging


def grown(yearly: int, years: int) -> Decimal:
    """Give what 10,000 become at a yearly return, to the ten euros as the documents print it."""
    value = INVESTED * (1 + Decimal(yearly) / 10_000) ** years
    return rounded(value / 10, Decimal(1)) * 10


def costs(plan: FundPlan, years: int) -> Decimal:
    """Give the costs of 10,000 held for some years, growing as in the moderate scenario."""
    yearly = yearly_cost(plan, plan.classes[0]) + plan.trading
    growth = 1 + Decimal(plan.outcomes["Moderado"][1]) / 10_000
    held = sum((INVESTED * growth**year for year in range(years)), Decimal(0))
    return rounded(held * yearly / 10_000, Decimal(1))


def check_digit(start: str) -> int:
    """Give the last digit of an ISIN, by the rule of ISO 6166."""
    digits = "".join(str(int(letter, 36)) for letter in start)
    doubled = (int(digit) * (2 - place % 2) for place, digit in enumerate(reversed(digits)))
    return -sum(sum(map(int, str(number))) for number in doubled) % 10


def made_up_isin(start: str) -> str:
    """Give an ISIN whose check digit is wrong on purpose, so that it is nobody's."""
    return f"{start}{(check_digit(start) + 3) % 10}"


def told_by_fund(plan: FundPlan) -> dict[str, Told]:
    """Give the book of a fund's documents."""
    said = {
        "fondo": plan.name,
        "gestora": HOUSE,
        "patrimonio": printed(Decimal(sum(plan.assets)) / 10),
        "operación": rate(plan.trading),
        "sri": str(plan.risk),
        "sri.palabras": RISK_WORDS[plan.risk],
        "plazo": str(plan.years),
        **_class_facts(plan),
        **_lending_facts(plan),
        **_outcome_facts(plan),
        **_cost_facts(plan),
        **_past_facts(plan),
    }
    for number, market in enumerate(plan.markets):
        said |= {f"mercado/{number}/{part}": words for part, words in enumerate(market)}
    told = {name: Told(text, (plan.fund_id, name, "")) for name, text in said.items()}
    for (name, _), text in facts(f"{plan.fund_id}.txt").items():
        told[name] = Told(text, (plan.fund_id, name, ""))
    return told


def _class_facts(plan: FundPlan) -> dict[str, str]:
    said: dict[str, str] = {}
    for one, assets in zip(plan.classes, plan.assets, strict=True):
        said |= {
            f"clase {one.letter}": one.name,
            f"isin {one.letter}": made_up_isin(one.isin),
            f"divisa {one.letter}": one.currency,
            f"reparto {one.letter}": one.pays,
            f"mínimo {one.letter}": one.minimum,
            f"activo {one.letter}": printed(Decimal(assets) / 10),
            f"ter {one.letter}": rate(yearly_cost(plan, one)),
            f"gestión {one.letter}": rate(plan.management),
            f"depósito {one.letter}": rate(plan.depositary),
            f"cobertura {one.letter}": rate(one.hedging),
        }
    return said


def _lending_facts(plan: FundPlan) -> dict[str, str]:
    limit, expected, collateral, share = plan.lending
    return {
        "préstamo.límite": f"{limit} %",
        "préstamo.previsto": f"{expected} %",
        "préstamo.garantía": f"{collateral} %" if limit else "no procede",
        "préstamo.fondo": f"{share} %" if limit else "no procede",
        "préstamo.agente": f"{100 - share} %" if limit else "no procede",
    }


def _outcome_facts(plan: FundPlan) -> dict[str, str]:
    said: dict[str, str] = {}
    for name in SCENARIOS:
        for yearly, years, mark in zip(plan.outcomes[name], (1, plan.years), "1n", strict=True):
            said[f"importe {name} {mark}"] = f"{printed(grown(yearly, years))} EUR"
            said[f"rendimiento {name} {mark}"] = rate(yearly)
    return said


def _cost_facts(plan: FundPlan) -> dict[str, str]:
    ongoing = yearly_cost(plan, plan.classes[0])
    return {
        "costes 1": f"{costs(plan, 1)} EUR",
        "costes n": f"{costs(plan, plan.years)} EUR",
        "impacto": rate(ongoing + plan.trading),
        "coste.gestión": f"{rounded(INVESTED * ongoing / 10_000, Decimal(1))} EUR",
        "coste.operación": f"{rounded(INVESTED * plan.trading / 10_000, Decimal(1))} EUR",
    }


def _past_facts(plan: FundPlan) -> dict[str, str]:
    said: dict[str, str] = {}
    for year, (index, less, error) in plan.past.items():
        said |= {
            f"índice {year}": rate(index),
            f"fondo {year}": rate(index + less),
            f"diferencia {year}": rate(less),
            f"te {year}": rate(error),
        }
    total = Decimal(sum(plan.assets))
    said["parte A"] = percent(Decimal(plan.assets[0]), total)
    return said
