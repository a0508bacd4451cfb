"""The annual reports of a folder, read as the product reads them: what the reference table is made of."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from data.adding import find_items
from data.document import Document
from data.fact import Fact
from data.filing import Filing
from data.manifest import Entry
from data.read import read
from data.stored_document import stored

FORM = "10-K"


@dataclass(frozen=True, slots=True)
class Filed:
    """One annual report, with its facts and what the store would know of it."""

    document: Document
    filing: Filing
    facts: tuple[Fact, ...]
    entry: Entry

    @property
    def year(self) -> int:
        """The reference's name for the fiscal year: the calendar year in which the period ends.

        The product takes the company's own number; see `data.fiscal`.
        """
        assert self.filing.period_end is not None
        return self.filing.period_end.year


def read_annual_reports(folder: Path) -> tuple[Filed, ...]:
    """Read every 10-K of a folder that says when its period ends, in the order of document ids."""
    found = _annual_reports(folder)
    return tuple(sorted(found, key=lambda one: one.document.document_id))


def _annual_reports(folder: Path) -> Iterator[Filed]:
    for item in find_items([str(folder)]):
        if item.trouble is not None:
            continue
        made = read(item.path.read_bytes(), source=item.path.name, known=item.known)
        filing = made.document.filing
        if filing is not None and filing.form == FORM and filing.period_end is not None:
            yield Filed(made.document, filing, made.facts, stored(made, sample=False)[0])
