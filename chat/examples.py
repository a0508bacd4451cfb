"""Questions to begin with, about what is on file."""

import re
from collections.abc import Sequence

from data.manifest import Entry

_LEGAL_END = re.compile(
    r",.*|(?:\s+(?:&|and))?\s+(?:Inc|Incorporated|Corp|Corporation|Company|Co|Ltd|Limited|plc|N\.V|S\.A|SE|AG)\b.*",
    re.IGNORECASE,
)


def examples(entries: Sequence[Entry]) -> tuple[str, ...]:
    """Make at most three: a derived figure, a comparison or a growth, a passage."""
    years = [one for one in entries if one.facts and one.company and one.fiscal_period == "FY"]
    latest = sorted(years, key=lambda one: (one.fiscal_year or 0, one.facts), reverse=True)
    if not latest:
        named = [one.company or one.title for one in entries]
        return tuple(f"What does {spoken(name)} say about risk?" for name in named[:3])
    first = latest[0]
    name = spoken(first.company or "")
    other = next((one for one in latest if one.company != first.company), None)
    second = (
        f"How did revenue of {name} grow in {first.fiscal}?"
        if other is None
        else f"Compare revenue of {name} and {spoken(other.company or '')} in {first.fiscal}"
    )
    return (
        f"What was the gross margin of {name} in {first.fiscal}?",
        second,
        f"What does {name} say about competition in {first.fiscal}?",
    )


def spoken(company: str) -> str:
    """Shorten a company's name to what people say: PROCTER & GAMBLE CO is Procter & Gamble."""
    name = _LEGAL_END.sub("", company) or company
    return name.title() if name.isupper() and " " in name else name
