"""company_tickers.json, as the SEC serves it: which company a ticker or a name means."""

import json
import re
from collections.abc import Sequence

from data.company import Cik, Company
from data.errors import AmbiguousError, FormatError, NotFoundError
from data.find_company import find_company

MOST_NAMED = 5
"""Candidates that a message lists."""
_CIK = re.compile(r"(?:CIK)?\s*([0-9]{1,10})", re.IGNORECASE)
_TICKER = re.compile(r"[A-Za-z]{1,5}[./][A-Za-z]{1,2}")


def read_tickers(content: bytes, *, source: str) -> tuple[Company, ...]:
    """Read the list (not packed): each company once, its tickers in the list's order.

    Raises:
        FormatError: no JSON, cut off, or not of this form.

    """
    names: dict[Cik, str] = {}
    tickers: dict[Cik, list[str]] = {}
    try:
        for row in json.loads(content).values():
            cik, ticker = Cik(f"{int(row['cik_str']):010d}"), row["ticker"]
            if not isinstance(ticker, str) or len(cik) != 10:
                raise TypeError("a ticker is text, and a CIK has ten digits")
            names.setdefault(cik, str(row["title"]))
            tickers.setdefault(cik, []).append(ticker)
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError) as cause:
        raise FormatError(
            f"{source} is not a list of tickers as the SEC serves it, or is cut off. "
            "Download it again from https://www.sec.gov/files/company_tickers.json.",
            place=source,
        ) from cause
    return tuple(Company(cik, name, tuple(tickers[cik])) for cik, name in names.items())


def cik_of(asked: str) -> Cik | None:
    """Read a CIK, with or without its zeros in front; None where something else is asked."""
    found = _CIK.fullmatch(asked.strip())
    return Cik(found[1].zfill(10)) if found else None


def find_filer(asked: str, listed: Sequence[Company]) -> Company:
    """Find who is meant by a ticker or a name, among those that have a ticker.

    Raises:
        NotFoundError: nobody is.
        AmbiguousError: several are.

    """
    asked = asked.strip()
    # Share classes are written BRK.B and BRK/B too.
    said = re.sub(r"[./]", "-", asked) if _TICKER.fullmatch(asked) else asked
    try:
        return find_company(said, listed)
    except AmbiguousError as several:
        shown = several.candidates[:MOST_NAMED]
        more = len(several.candidates) - len(shown)
        others = f" or {more} others" if more else ""
        raise AmbiguousError(
            f'"{asked}" may be {" or ".join(shown)}{others}. Name one by its ticker or CIK.',
            asked=asked,
            candidates=several.candidates,
        ) from None
    except NotFoundError as nobody:
        near = ", ".join(nobody.near).rstrip(".")
        nearby = f" Near it: {near}." if near else ""
        raise NotFoundError(
            f'The SEC lists no ticker or company "{asked}".{nearby} '
            "Companies without a ticker are named by their CIK.",
            asked=asked,
            near=nobody.near,
        ) from None
