"""Find a company on file by CIK, ticker or name."""

import difflib
import re
from collections.abc import Sequence

from data.company import Company
from data.errors import AmbiguousError, NotFoundError

_LEGAL = re.compile(
    r"[.,'’]|\b(?:inc|incorporated|corp|corporation|co|company|companies|ltd|limited|plc|llc|sa|nv|ag"
    r"|se|group|holdings?|the|de|s)\b"
)
_CLASS = re.compile(r"(?<=[A-Z])[./ ](?=[A-Z]{1,2}$)")
"""What stands before the class of a share: BRK.B and BRK/B are BRK-B."""


def find_company(asked: str, companies: Sequence[Company]) -> Company:
    """Find the one company that is meant.

    Raises:
        NotFoundError: none is.
        AmbiguousError: several are.

    """
    found = _matches(asked.strip(), companies)
    if len(found) == 1:
        return found[0]
    if found:
        names = tuple(_named(company) for company in found)
        raise AmbiguousError(
            f'"{asked}" may be {" or ".join(names)}. Name one by its CIK.',
            asked=asked,
            candidates=names,
        )
    near = tuple(difflib.get_close_matches(asked, [company.name for company in companies], n=3))
    nearby = f" Near it: {', '.join(near)}." if near else ""
    raise NotFoundError(
        f"No company {asked} is on file.{nearby} See what is on file with: python -m data list",
        asked=asked,
        near=near,
    )


def _matches(asked: str, companies: Sequence[Company]) -> list[Company]:
    """Try CIK, then ticker, then the whole name, then its beginning."""
    plain = plain_name(asked)
    for rule in (
        lambda company: asked.isdigit() and company.cik == asked.zfill(10),
        lambda company: _CLASS.sub("-", asked.upper()) in company.tickers,
        lambda company: plain in {plain_name(name) for name in all_names(company)},
        lambda company: any(
            f"{plain_name(name)} ".startswith(f"{plain} ") for name in all_names(company)
        ),
    ):
        found = [company for company in companies if plain and rule(company)]
        if found:
            return found
    return []


def all_names(company: Company) -> tuple[str, ...]:
    """The name that a company has now, and those that it had."""
    return (company.name, *company.former_names)


def plain_name(name: str) -> str:
    """A name without its legal form, to compare it with another."""
    return " ".join(_LEGAL.sub(" ", name.lower().replace(".", "")).split())


def _named(company: Company) -> str:
    return f"{company.name} ({company.tickers[0] if company.tickers else company.cik})"
