"""How a period is put together from the periods beside it: a table."""

from dataclasses import dataclass, replace

from data.period import FiscalPeriod, FiscalSpan


@dataclass(frozen=True, slots=True)
class Part:
    """An operand of a period: the same line item over another stretch."""

    sign: int
    span: FiscalSpan
    quarter: int | None = None
    year: int = 0
    """Years after the asked one: −1 is the year before."""

    def of(self, asked: FiscalPeriod) -> FiscalPeriod:
        """Name the operand's period."""
        return FiscalPeriod(asked.year + self.year, self.span, self.quarter)


@dataclass(frozen=True, slots=True)
class Recipe:
    """A way to put a period together from others. Its dates must join: that is checked by day."""

    name: str
    parts: tuple[Part, ...]


YEAR, HALF, NINE = Part(1, "year"), Part(1, "half"), Part(1, "nine months")
Q1, Q2, Q3, Q4 = (Part(1, "quarter", number) for number in (1, 2, 3, 4))


def _less(part: Part) -> Part:
    return replace(part, sign=-1)


def _before(part: Part) -> Part:
    return replace(part, year=-1)


FOUR_QUARTERS = "sum of four quarters"
RECIPES: dict[tuple[FiscalSpan, int | None], tuple[Recipe, ...]] = {
    ("quarter", 1): (
        Recipe("half year − second quarter", (HALF, _less(Q2))),
        Recipe("nine months − two quarters", (NINE, _less(Q2), _less(Q3))),
    ),
    ("quarter", 2): (Recipe("half year − first quarter", (HALF, _less(Q1))),),
    ("quarter", 3): (
        Recipe("nine months − half year", (NINE, _less(HALF))),
        Recipe("nine months − two quarters", (NINE, _less(Q1), _less(Q2))),
    ),
    ("quarter", 4): (
        Recipe("year − nine months", (YEAR, _less(NINE))),
        Recipe("year − three quarters", (YEAR, _less(Q1), _less(Q2), _less(Q3))),
    ),
    ("half", None): (
        Recipe("sum of two quarters", (Q1, Q2)),
        Recipe("nine months − third quarter", (NINE, _less(Q3))),
    ),
    ("half", 4): (
        Recipe("year − half year", (YEAR, _less(HALF))),
        Recipe("sum of two quarters", (Q3, Q4)),
    ),
    ("nine months", None): (
        Recipe("half year + third quarter", (HALF, Q3)),
        Recipe("sum of three quarters", (Q1, Q2, Q3)),
        Recipe("year − fourth quarter", (YEAR, _less(Q4))),
    ),
    ("year", None): (
        Recipe("nine months + fourth quarter", (NINE, Q4)),
        Recipe(FOUR_QUARTERS, (Q1, Q2, Q3, Q4)),
    ),
    ("ttm", 1): (
        Recipe(
            "year + first quarter − first quarter a year before",
            (_before(YEAR), Q1, _less(_before(Q1))),
        ),
        Recipe(FOUR_QUARTERS, (_before(Q2), _before(Q3), _before(Q4), Q1)),
    ),
    ("ttm", 2): (
        Recipe(
            "year + half year − half year a year before",
            (_before(YEAR), HALF, _less(_before(HALF))),
        ),
        Recipe(FOUR_QUARTERS, (_before(Q3), _before(Q4), Q1, Q2)),
    ),
    ("ttm", 3): (
        Recipe(
            "year + nine months − nine months a year before",
            (_before(YEAR), NINE, _less(_before(NINE))),
        ),
        Recipe(FOUR_QUARTERS, (_before(Q4), Q1, Q2, Q3)),
    ),
}
"""By (span, quarter), the one with the fewest operands first."""
CLASSES = "sum of classes"
