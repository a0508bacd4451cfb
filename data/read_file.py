"""What reading one file gives, and what was known of it before."""

from dataclasses import dataclass
from datetime import date

from data.document import Document
from data.fact import Fact
from data.filing import AccessionNumber
from data.register import Register

NOTHING_TOLD = Register()


@dataclass(frozen=True, slots=True)
class Known:
    """What stands about a file outside of it: in the manifest beside it, or in the SEC's index."""

    filed: date | None = None
    accession: AccessionNumber | None = None


@dataclass(frozen=True, slots=True)
class ReadFile:
    """One file, read."""

    document: Document
    facts: tuple[Fact, ...] = ()
    register: Register = NOTHING_TOLD
    """What it tells of other documents: names, dates, labels."""
