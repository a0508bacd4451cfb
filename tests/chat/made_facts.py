"""Companyfacts of made companies, as a service gives them: one annual report a year."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from chat.engine import Engine, open_engine
from data.read import read
from data.read_file import Known
from data.store import Store

Rows = Mapping[int, float]
"""Fiscal year -> value."""


def facts_of(cik: int, name: str, concepts: Mapping[str, Rows]) -> dict[str, Any]:
    """Companyfacts of flows in dollars; what is reported of a year is filed in the February after."""
    tagged = {
        concept: {
            "label": concept,
            "description": None,
            "units": {"USD": [_row(cik, year, value) for year, value in rows.items()]},
        }
        for concept, rows in concepts.items()
    }
    return {"cik": cik, "entityName": name, "facts": {"us-gaap": tagged}}


def _row(cik: int, year: int, value: float) -> dict[str, Any]:
    return {
        "start": f"{year}-01-01",
        "end": f"{year}-12-31",
        "val": value,
        "accn": f"{cik:010d}-{(year + 1) % 100:02d}-000001",
        "fy": year,
        "fp": "FY",
        "form": "10-K",
        "filed": f"{year + 1}-02-20",
    }


def engine_of(home: Path, *companies: dict[str, Any]) -> Engine:
    store = Store(home)
    for number, whole in enumerate(companies):
        store.add(read(json.dumps(whole).encode(), source=f"{number}.json", known=Known()))
    return open_engine("none", home=store.home, say=lambda _: None)
