"""What reading one file gives, and what was known of it before."""

from dataclasses import dataclass
from datetime import date

from data.cover_text import CoverText
from data.document import Document
from data.fact import Fact
from data.filing import AccessionNumber, Filing
from data.register import Register

NOTHING_TOLD = Register()


@dataclass(frozen=True, slots=True)
class Known:
    """What stands about a file outside of it: in the manifest beside it, or in the SEC's index."""

    filed: date | None = None
    accession: AccessionNumber | None = None
    filing: Filing | None = None
    """What an index says of the submission; a document's own tagged cover says more."""
    part: str = ""
    """Which exhibit of its submission the file is: `EX-13`; empty for the main document."""


@dataclass(frozen=True, slots=True)
class ReadFile:
    """One file, read."""

    document: Document
    facts: tuple[Fact, ...] = ()
    register: Register = NOTHING_TOLD
    """What it tells of other documents: names, dates, labels."""
    cover: tuple[CoverText, ...] = ()
    """What is tagged on its cover, in the order of the page."""
