"""A statement of two years, citations of it, and answers made of them."""

from typing import Any

PLACE = "0000000042/10-K-2024-12-31"
CIK, OTHER = "0000000042", "0000000077"
TEXT = (
    "(In millions)\n\n| | 2024 | 2023 |\n|---|---|---|\n| Total revenue | $ 66,517 | $ 77,794 |\n"
    "| Net loss | $ (11,817) | $ (2,222) |\n| Preferred dividends | — | — |\n"
)
NAMES = {CIK: "Tolvane Controls, Inc.", OTHER: "Halden Apparel, Inc."}


def text_of(place: str) -> str:
    if place != PLACE:
        raise KeyError(place)
    return TEXT


def citation(*words: str, end: str = "2024-12-31", **changes: Any) -> dict[str, Any]:
    spans = [{"start": TEXT.index(one), "end": TEXT.index(one) + len(one)} for one in words]
    plain: dict[str, Any] = {
        "marker": 1,
        "document_id": PLACE,
        "title": "Tolvane Controls, Inc. 10-K FY2024 (2024-12-31)",
        "company": "Tolvane Controls, Inc.",
        "cik": CIK,
        "spans": spans,
        "quotes": list(words),
        "fact": {
            "period": {"start": "2024-01-01", "end": end},
            "accession": "0000000042-25-000001",
        },
    }
    return {**plain, **changes}


REVENUE = citation("$ 66,517", "Total revenue", "2024", "(In millions)")
BEFORE = citation("$ 77,794", "Total revenue", "2023", "(In millions)", end="2023-12-31")
LOSS = citation("$ (11,817)", "Net loss", "2024", "(In millions)")
NONE = citation("—", "Preferred dividends", "2024", "(In millions)")


def figure(value: str, formula: str, *inputs: dict[str, Any], end: str) -> dict[str, Any]:
    return {
        "label": "Revenue",
        "value": value,
        "formula": formula,
        "fiscal": f"FY{end[:4]}",
        "period": {"start": None, "end": end},
        "inputs": list(inputs),
        "citations": [1, 2],
    }


LEAVES = [
    {"concept": "us-gaap:Revenues", "value": "66517000000"},
    {"concept": "us-gaap:Revenues", "value": "77794000000"},
]
GROWTH = figure("-0.14496", "growth", *LEAVES, end="2024-12-31")


def answer(*citations: dict[str, Any], **changes: Any) -> dict[str, Any]:
    """Revenue of 2024, cited; markers are given in order."""
    marked = [{**one, "marker": marker} for marker, one in enumerate(citations, start=1)]
    text = "Tolvane Controls, Inc. reported revenue of $66,517 million for 2024 [1]."
    leaf = {
        "concept": "us-gaap:Revenues",
        "value": "66517000000",
        "dimensions": {},
        "period": YEAR,
        "document_id": PLACE,
    }
    shown = figure("66517000000", "reported", leaf, end="2024-12-31")
    plain = {
        "outcome": "answered",
        "reason": None,
        "route": {"kind": "figure", "reason": ""},
        "language": "en",
        "text": text,
        "claims": [{"text": text, "support": "fact", "citations": [1], "notes": []}],
        "figures": [{**shown, "unit": "USD", "period": YEAR, "citations": [1]}],
        "table": None,
        "citations": marked,
        "sources": [
            {"document_id": one["document_id"], "spans": one["spans"], "score": 1.0}
            for one in citations
        ],
    }
    return {**plain, **changes}


YEAR = {"start": "2024-01-01", "end": "2024-12-31"}
AT = TEXT.index("66,517")
GOLD: dict[str, Any] = {
    "id": "g1",
    "question": "Tolvane revenue 2024",
    "kind": "reported",
    "slice": "annual",
    "company": "Tolvane Controls, Inc.",
    "cik": CIK,
    "concepts": ["us-gaap:Revenues"],
    "period": YEAR,
    "value": "66517000000",
    "unit": "USD",
    "outcome": "answered",
    "reason": None,
    "spans": [{"document_id": PLACE, "start": AT, "end": AT + 6}],
}
