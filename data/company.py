"""Who filed."""

from dataclasses import dataclass
from typing import NewType

Cik = NewType("Cik", str)
"""Ten digits, as text: zeros in front are part of it."""


@dataclass(frozen=True, slots=True)
class Company:
    """A filer, as its own filings name it."""

    cik: Cik
    name: str
    tickers: tuple[str, ...] = ()
    """Common stock first; "NA" and "TRUE" are tickers, so they are text."""
    former_names: tuple[str, ...] = ()
