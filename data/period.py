"""When a fact holds, and what a company calls that time."""

from dataclasses import dataclass
from datetime import date
from typing import Literal

DAYS = {"quarter": (60, 125), "half": (150, 200), "nine months": (240, 290), "year": (340, 380)}
"""Day ranges, both ends inclusive, of a duration's class. 16-week quarters and 53-week years exist."""

DurationClass = Literal["quarter", "half", "nine months", "year", "odd"]
FiscalSpan = Literal["year", "quarter", "half", "nine months", "ttm", "instant"]


@dataclass(frozen=True, slots=True, order=True)
class Instant:
    """A moment: the end of the day `end`, as in XBRL."""

    end: date


@dataclass(frozen=True, slots=True, order=True)
class Duration:
    """From the start of the day `start` to the end of the day `end`: both days are in it."""

    start: date
    end: date

    def __post_init__(self) -> None:
        if self.start > self.end:
            raise ValueError(f"A period that starts on {self.start} can't end on {self.end}.")

    @property
    def days(self) -> int:
        """Days in it; 365 or 366 for a calendar year."""
        return (self.end - self.start).days + 1

    @property
    def length_class(self) -> DurationClass:
        """What the length alone says; "odd" fits none and is never annual."""
        for name, (least, most) in DAYS.items():
            if least <= self.days <= most:
                return name  # type: ignore[return-value]
        return "odd"


Period = Instant | Duration


@dataclass(frozen=True, slots=True, order=True)
class FiscalPeriod:
    """A company's own name for a period: the fiscal year as the company numbers it."""

    year: int
    span: FiscalSpan
    quarter: int | None = None
    """1 to 4 for a quarter, and for an instant at a quarter's end; else None."""

    def __str__(self) -> str:
        match self.span:
            case "quarter":
                return f"Q{self.quarter} FY{self.year}"
            case "half":
                return f"6M FY{self.year}"
            case "nine months":
                return f"9M FY{self.year}"
            case "ttm":
                return f"TTM Q{self.quarter} FY{self.year}"
            case _:
                return (
                    f"FY{self.year}"
                    if self.quarter in (None, 4)
                    else f"Q{self.quarter} FY{self.year}"
                )
