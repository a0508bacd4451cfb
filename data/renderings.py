"""Whether two documents are renderings of one filing: only one of them is kept."""

from data.errors import SetupError
from data.manifest import Entry


def is_same_filing(one: Entry, other: Entry) -> bool:
    """Whether two documents render one filing; two accession numbers are two filings."""
    if one.cik is None or one.period_end is None or one.form is None:
        return False
    if bool(one.characters) != bool(other.characters) or one.part or other.part:
        # A page, and an instance with its facts alone; a main document and its exhibits.
        return False
    if one.accession and other.accession and one.accession != other.accession:
        return False
    key = (one.cik, one.form, one.period_end)
    return key == (other.cik, other.form, other.period_end)


def refused(entry: Entry, first: Entry) -> SetupError:
    """Say which filing is on file already, and how to put another rendering in its place."""
    if first.period_end is None:
        return SetupError(
            f"{entry.source} differs from {first.title}, which is on file as {first.document_id}. "
            f"Put it in its place with: python -m data add --replace {entry.source}"
        )
    return SetupError(
        f"{entry.source} is another rendering of {first.company} {first.form} for "
        f"{first.period_end}, which is on file as {first.document_id}. Keep that one, or put this "
        f"one in its place with: python -m data add --replace {entry.source}"
    )
