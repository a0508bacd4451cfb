"""Company, form, fiscal period, heading path: what the index sees first, and nobody quotes."""

from data.document import Document
from data.filing import Filing
from retrieval.words import words

LONGEST_HEADING = 120
"""A "heading" longer than this is a sentence in bold; its beginning names the section well enough."""


def header(document: Document, path: tuple[str, ...]) -> str:
    """`Apple Inc. > AAPL > 10-K > FY2024 > Part II > Item 8. Financial Statements`.

    What the title already says is not said again: templates differ in these words alone, and a
    header counts in the budget of characters that a reader is given.
    """
    named = (*_filing(document.filing), document.title)
    parts = [
        part
        for part in named
        if not _is_said(part, [other for other in named if len(other) > len(part)])
    ]
    for heading in path:
        short = heading if len(heading) <= LONGEST_HEADING else f"{heading[:LONGEST_HEADING]}…"
        if not _is_said(short, parts):
            parts.append(short)
    return " > ".join(dict.fromkeys(parts))


def naming_words(document: Document) -> frozenset[str]:
    """Collect what a question may call the document by: company, tickers, form, period, title."""
    filing = document.filing
    names = [document.title, *_filing(filing)]
    if filing:
        names += [*filing.company.tickers, *filing.company.former_names]
    return frozenset(word for name in names for word in words(name))


def _filing(filing: Filing | None) -> tuple[str, ...]:
    if filing is None:
        return ()
    company = filing.company
    return (company.name, *company.tickers[:1], filing.form, _fiscal(filing))


def _fiscal(filing: Filing) -> str:
    """`FY2024`, `Q3 FY2025`; the last day where the filing gives no fiscal year."""
    if filing.fiscal_year is None:
        return filing.period_end.isoformat() if filing.period_end else ""
    year = f"FY{filing.fiscal_year}"
    return year if filing.fiscal_period in (None, "FY") else f"{filing.fiscal_period} {year}"


def _is_said(part: str, others: list[str]) -> bool:
    """Whether one of the others has all its words."""
    wanted = set(words(part))
    return not wanted or any(wanted <= set(words(other)) for other in others)
