"""Who filed."""

from dataclasses import dataclass
from typing import NewType

from data.addresses import without_addresses

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

    def __post_init__(self) -> None:
        # An answer has markers like [2], which are ours alone.
        name = without_addresses(self.name).replace("[", "(").replace("]", ")")
        object.__setattr__(self, "name", name)
