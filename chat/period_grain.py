"""Periods made of the length that is said apart from them: "quarterly", "annual"."""

import re
from dataclasses import replace

from chat.period_reading import PeriodsRead
from chat.reading_types import AskedPeriod, Grain

_OF_A_FILING = re.compile(
    r"(?:annual|quarterly|yearly) (?:\w+ )?(?:reports?|filings?|statements?|accounts|10-?[kq])\b"
    r"|(?:informes?|memorias?|reportes?|cuentas|estados?|documentos?)(?: \w+){0,2} (?:anual|trimestral)(?:es)?\b"
)


def by_grain(read: PeriodsRead, grain: Grain | None, line: str) -> PeriodsRead:
    """Write "quarterly revenue in 2024" out in quarters, and make "latest annual" a year.

    "Annual revenue at June 2025" is that of the year which ends there; an annual report gives no
    length to a date. `line` is folded.
    """
    of_a_day = grain is not None and _OF_A_FILING.search(line) is None

    def one(period: AskedPeriod) -> tuple[AskedPeriod, ...]:
        is_open = period.kind == "latest" or (period.kind in ("date", "month") and of_a_day)
        if is_open and grain is not None:
            return (replace(period, kind=grain),)
        if period.kind == "year" and grain == "quarter" and period.date is None:
            return tuple(
                replace(period, kind="quarter", quarter=quarter) for quarter in (1, 2, 3, 4)
            )
        return (period,)

    return replace(
        read,
        periods=tuple(made for period in read.periods for made in one(period)),
        ends=tuple(made for period in read.ends for made in one(period)),
        with_filings=tuple(made for period in read.with_filings for made in one(period)),
    )
