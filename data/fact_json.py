"""A fact as the contract's JSON."""

from typing import Any

from data.fact import Fact
from data.period import Duration


def fact_json(fact: Fact) -> dict[str, Any]:
    """Turn a fact into JSON: its value is a decimal as text, in base units."""
    start = fact.period.start.isoformat() if isinstance(fact.period, Duration) else None
    return {
        "concept": fact.concept,
        "value": None if fact.value is None else f"{fact.value:f}",
        "unit": fact.unit,
        "period": {"start": start, "end": fact.period.end.isoformat()},
        "dimensions": dict(sorted(fact.dimensions)),
        "accession": fact.accession,
        "form": fact.form,
        "filed": fact.filed.isoformat() if fact.filed else None,
        "decimals": fact.decimals,
        "element_id": fact.element_id,
        "document_id": fact.document_id,
        "span": {"start": fact.span.start, "end": fact.span.end} if fact.span else None,
    }
