"""How a quarter's revenue and operating income split into segments, regions and products."""

from __future__ import annotations

from collections.abc import Mapping

from data.corpora.us.company import Company
from data.corpora.us.industries import industry_of
from data.sample.bookkeeping import noise, part

Amounts = dict[str, int]
SHARES = {2: (632, 368), 3: (488, 307, 205)}
"""Thousandths of the whole by number of parts, before noise."""
CORPORATE = 26
"""Cost of the head office in thousandths of revenue."""
PRODUCTS = 743
SOLD_SEGMENT = "Specialty Lines"


def split_up(
    company: Company, place: int, flows: Mapping[str, int], sold: Mapping[str, int]
) -> Amounts:
    """Give the parts of a quarter by `segment/Name`, `profit/Name`, `region/Name`, `face/Name`.

    The parts of each kind sum to the whole; the sold business is a segment where `sold` has sales.
    """
    industry, key = industry_of(company), f"{company.ticker} {place}"
    sold_sales, sold_profit = sold.get("revenue", 0), sold.get("operating_income", 0)
    parts = _shared("segment", industry.segments, flows["revenue"] - sold_sales, key)
    parts |= _shared("region", industry.regions, flows["revenue"], key)
    if company.has_face:
        products = part(flows["revenue"], PRODUCTS + noise(key + " products", 14))
        parts |= {"face/Products": products, "face/Services": flows["revenue"] - products}
    if "operating_income" in flows:
        corporate = part(flows["revenue"] - sold_sales, CORPORATE + noise(key + " office", 3))
        parts["profit/Corporate"] = -corporate
        earned = flows["operating_income"] + corporate - sold_profit
        parts |= _shared("profit", industry.segments, earned, key)
    if sold_sales:
        parts |= {f"segment/{SOLD_SEGMENT}": sold_sales, f"profit/{SOLD_SEGMENT}": sold_profit}
    return parts


def _shared(kind: str, names: tuple[str, ...], whole: int, key: str) -> Amounts:
    shares = SHARES[len(names)]
    parts = {
        f"{kind}/{name}": part(whole, share + noise(f"{key} {kind} {name}", 11))
        for name, share in zip(names[:-1], shares[:-1], strict=True)
    }
    return parts | {f"{kind}/{names[-1]}": whole - sum(parts.values())}
