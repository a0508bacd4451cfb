"""The worked line of a derived figure: its operands as printed, with their markers."""

import re
from collections.abc import Callable, Iterator
from decimal import Decimal

from data.amount import print_amount
from data.derive import CAGR
from data.document import Language
from data.figure_words import day_words, exact_amount, lower
from data.figures import Figure
from data.formula import (
    after_tax,
    cash_cycle,
    days,
    difference,
    kept,
    less_last,
    of_both,
    on_average,
    on_invested_capital,
    over_both,
    over_the_rest,
    quotient,
    total,
    without_one,
)
from data.formulas import FORMULAS, ways
from data.period import Instant
from data.recipes import CLASSES, RECIPES

TIMES = frozenset(formula.name for formula in FORMULAS if formula.is_times)
ALIKE = frozenset({"difference", "average"})
"""Operations whose figure is read as its operands are."""
SIGNS = {
    recipe.name: tuple(part.sign for part in recipe.parts)
    for recipes in RECIPES.values()
    for recipe in recipes
}
"""Signs of a recipe's operands. Recipes of one name have the same number of them."""
PLUS, MINUS = " + ", " − "
_SIGN = re.compile(" [+−÷] ")

Mark = Callable[[Figure], str]
"""The markers of a figure's leaves, as text: " [1][2]"."""


def worked_lines(figure: Figure, mark: Mark, language: Language) -> Iterator[str]:
    """Yield how a figure is worked out, then how its operands are that are derived themselves."""
    if figure.formula == "reported":
        return
    value = value_words(figure, language)
    yield f"{figure.label}: {_expression(figure, mark, language)} = {value}"
    seen: set[Figure] = set()
    for part in figure.inputs:
        if isinstance(part, Figure) and part not in seen:
            seen.add(part)
            yield from worked_lines(part, mark, language)


def is_times(figure: Figure) -> bool:
    """Tell a ratio that is read as so many times, or a change or average of such ones."""
    if figure.formula in ALIKE:
        return all(is_times(one) for one in figure.inputs if isinstance(one, Figure))
    return figure.formula in TIMES


def value_words(figure: Figure, language: Language) -> str:
    """Print a figure's value with no digit dropped; a ratio as a percentage, or as times."""
    if figure.unit == "ratio" and is_times(figure):
        number = print_amount(figure.value, "pure", language=language, scale=0, decimals=2)
        return f"{number}x" if language == "en" else f"{number} veces"
    if figure.unit == "days":
        return print_amount(figure.value, "days", language=language, scale=0, decimals=1)
    return exact_amount(figure.value, figure.unit, language)


def _expression(figure: Figure, mark: Mark, language: Language) -> str:
    operands = [one for one in figure.inputs if isinstance(one, Figure)]
    terms = [_term(one, figure, mark, language) for one in operands]
    joined = MULTIPLE.get(figure.formula)
    if joined:
        return joined(terms, operands)
    if signs := SIGNS.get(figure.formula):
        first, *others = zip(signs, terms, strict=True)
        return first[1] + "".join((PLUS if sign > 0 else MINUS) + term for sign, term in others)
    row = next((one for one in ways(figure.formula) if len(one.needs) == len(terms)), None)
    written = WRITTEN.get(row.compute) if row else None
    if written:
        return written(terms)
    return f"{row.text}: {', '.join(terms)}" if row else _as_named(figure.formula, terms)


def _as_named(formula: str, terms: list[str]) -> str:
    """Write a formula that a question made, whose name has its signs: "net income − dividends paid"."""
    signs = _SIGN.findall(formula)
    if len(signs) != len(terms) - 1:
        return ", ".join(terms)
    written = terms[0]
    for place, (sign, term) in enumerate(zip(signs, terms[1:], strict=True)):
        written = f"({written})" if sign == " ÷ " and place else written
        written += sign + term
    return written


def _growth(terms: list[str], _: list[Figure]) -> str:
    return f"{terms[0]} ÷ {terms[1]} − 1"


def _difference(terms: list[str], _: list[Figure]) -> str:
    return MINUS.join(terms)


def _sum(terms: list[str], _: list[Figure]) -> str:
    return PLUS.join(terms)


def _average(terms: list[str], _: list[Figure]) -> str:
    return f"({PLUS.join(terms)}) ÷ {len(terms)}"


def _cagr(terms: list[str], operands: list[Figure]) -> str:
    days = (operands[0].period.end - operands[1].period.end).days
    years = round(days / Decimal("365.2425"))
    return f"({terms[0]} ÷ {terms[1]})^(1/{years}) − 1"


MULTIPLE: dict[str, Callable[[list[str], list[Figure]], str]] = {
    "growth": _growth,
    "difference": _difference,
    "sum": _sum,
    "average": _average,
    CAGR: _cagr,
    CLASSES: _sum,
}
"""Formulas whose operands are one line item at several times, or of several classes."""

WRITTEN: dict[Callable[..., Decimal], Callable[[list[str]], str]] = {
    quotient: lambda terms: f"{terms[0]} ÷ {terms[1]}",
    difference: MINUS.join,
    total: PLUS.join,
    on_average: lambda terms: f"{terms[0]} ÷ (({terms[1]} + {terms[2]}) ÷ 2)",
    days: lambda terms: f"{terms[0]} ÷ {terms[1]} × 365",
    without_one: lambda terms: f"({terms[0]} − {terms[1]}) ÷ {terms[2]}",
    over_the_rest: lambda terms: f"{terms[0]} ÷ ({terms[1]} − {terms[2]})",
    of_both: lambda terms: f"{terms[0]} ÷ ({terms[0]} + {terms[1]})",
    over_both: lambda terms: f"{terms[0]} ÷ ({terms[1]} + {terms[2]})",
    after_tax: lambda terms: f"{terms[0]} × (1 − {terms[1]} ÷ {terms[2]})",
    less_last: lambda terms: MINUS.join((PLUS.join(terms[:-1]), terms[-1])),
    kept: lambda terms: f"1 − {terms[0]} ÷ {terms[1]}",
    on_invested_capital: lambda terms: (
        f"{terms[0]} × (1 − {terms[1]} ÷ {terms[2]}) ÷ ({terms[3]} + {terms[4]} − {terms[5]})"
    ),
    cash_cycle: lambda terms: (
        f"({terms[0]} ÷ {terms[1]} + ({terms[2]} − {terms[3]}) ÷ {terms[4]}) × 365"
    ),
}
"""How the computations of the formulas are written; another one is told by its text."""


def _when(figure: Figure, language: Language) -> str:
    """Name an operand's time; a day in Spanish is no "at"."""
    if language == "es" and isinstance(figure.period, Instant):
        return f"a {day_words(figure.period.end, language)}"
    return figure.fiscal.replace("TTM to", "12 meses hasta") if language == "es" else figure.fiscal


def _term(one: Figure, whole: Figure, mark: Mark, language: Language) -> str:
    """Write an operand: what it is, where that is not the same as the whole, its value, its marks."""
    name = "" if one.label == whole.label else f"{lower(one.label)} "
    when = "" if one.fiscal == whole.fiscal else f" ({_when(one, language)})"
    return f"{name}{value_words(one, language)}{when}{mark(one)}"
