"""Numbers as Spanish documents print them: 3.058,7 and 2,2 %."""

from __future__ import annotations

from decimal import ROUND_HALF_UP, Decimal

TENTH = Decimal("0.1")
CENT = Decimal("0.01")


def rounded(value: Decimal, step: Decimal = TENTH) -> Decimal:
    """Round half up, as reports do."""
    return value.quantize(step, ROUND_HALF_UP)


def printed(value: Decimal | int) -> str:
    """Print with as many decimals as the number has."""
    return f"{value:,}".translate(str.maketrans(",.", ".,"))


def percent(part: Decimal, whole: Decimal, step: Decimal = TENTH) -> str:
    """Print a share in percent."""
    return f"{printed(rounded(100 * part / whole, step))} %"


def growth(now: Decimal, before: Decimal) -> Decimal:
    """Give the change in percent, to a tenth."""
    return rounded(100 * (now - before) / before)


def more_or_less(change: Decimal) -> str:
    """Say a change in percent: "2,2 % más"."""
    return f"{printed(abs(change))} % {'menos' if change < 0 else 'más'}"
