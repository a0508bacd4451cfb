"""The reference project's gold: seven metrics of each filing's own year, and the chunks that print them.

A chunk of the same company is gold where it prints the number in any form, whichever of the
company's filings it is of (the reference's rule); strictly, where it is of the filing asked about.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import ROUND_HALF_UP, Decimal

from answer_eval.gold_book import precision
from answer_eval.gold_item import Item
from answer_eval.gold_phrases import names
from answer_eval.gold_words import ITEMS
from answer_eval.reference_filings import Filed
from data.fact import Fact
from data.period import Instant
from data.span import DocumentId
from retrieval.chunk import Chunk

METRICS: Mapping[str, str] = {
    "revenue": "revenue",
    "net income": "net income",
    "total assets": "total assets",
    "R&D expense": "research and development",
    "operating cash flow": "operating cash flow",
    "operating income": "operating income",
    "stockholders' equity": "equity",
}
"""As the reference asks for it -> the gold's own line item, which has the concepts."""

FEWEST_DIGITS = 4
"""A form with fewer is not looked for: 911 stands anywhere."""

_ITEMS = {item.name: item for item in ITEMS}


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, and the value that a gold chunk prints."""

    text: str
    metric: str
    cik: str
    document_id: DocumentId
    value: Decimal


@dataclass(frozen=True, slots=True)
class Gold:
    """The rows of one cut's chunks that are right for a question."""

    lenient: frozenset[int]
    """Of any filing of the company."""
    strict: frozenset[int]
    """Of the filing asked about."""


def questions(filings: Sequence[Filed]) -> tuple[Question, ...]:
    """Ask for every metric that a filing reports for its own fiscal year."""
    return tuple(_questions(filings))


def _questions(filings: Sequence[Filed]) -> Iterator[Question]:
    for filed in filings:
        company = names(filed.filing.company.name, filed.filing.company.tickers).short
        for metric, name in METRICS.items():
            value = own_value(filed, _ITEMS[name])
            if value is not None:
                yield Question(
                    f"What was {company}'s {metric} for fiscal year {filed.year}?",
                    metric,
                    filed.filing.company.cik,
                    filed.document.document_id,
                    value,
                )


def own_value(filed: Filed, item: Item) -> Decimal | None:
    """Take the undimensioned value whose period is the filing's own.

    Of an item's concepts the first counts; where two differ, the item has no one value and is not
    asked for (`Item.is_either` allows it).
    """
    found = [one for concept in item.concepts if (one := _value(filed, concept)) is not None]
    if not found:
        found = [one for concept in item.lesser if (one := _value(filed, concept)) is not None][:1]
    if not found or (len(set(found)) > 1 and not item.is_either):
        return None
    return found[0]


def _value(filed: Filed, concept: str) -> Decimal | None:
    """Take the most precise print of a concept."""
    prints = [fact for fact in filed.facts if _is_own(fact, f"us-gaap:{concept}", filed)]
    return max(prints, key=precision).value if prints else None


def _is_own(fact: Fact, concept: str, filed: Filed) -> bool:
    period = fact.period
    is_whole = isinstance(period, Instant) or period.length_class == "year"
    return (
        fact.concept == concept
        and not fact.dimensions
        and fact.value is not None
        and is_whole
        and period.end == filed.filing.period_end
    )


def printed_forms(value: Decimal) -> tuple[str, ...]:
    """Write a value as a filing may: in full, in thousands, in millions, in words; without sign.

    Thousands and millions only where nothing is lost; billions and their word round, to one digit
    after the point and to two.
    """
    size = abs(value)
    forms = [f"{size:f}", f"{size:,f}"] if _is_whole(size) else []
    forms += [f"{part:,f}" for power in (-3, -6) if _is_whole(part := _scaled(size, power))]
    in_full = tuple(form for form in forms if sum(map(str.isdigit, form)) >= FEWEST_DIGITS)
    return (*in_full, *_in_words(size))


def _in_words(size: Decimal) -> tuple[str, ...]:
    """`391.0 billion` and `391.04 billion`; none for less than a tenth of a billion."""
    billions = size.scaleb(-9)
    if billions < Decimal("0.1"):
        return ()
    steps = (Decimal("0.1"), Decimal("0.01"))
    rounded = (billions.quantize(step, rounding=ROUND_HALF_UP) for step in steps)
    return tuple(f"{one:,f} billion" for one in rounded)


def _scaled(size: Decimal, power: int) -> Decimal:
    part = size.scaleb(power).normalize()
    return part.quantize(Decimal(1)) if _is_whole(part) else part


def _is_whole(size: Decimal) -> bool:
    return size == size.to_integral_value()


def prints_any(text: str, forms: Sequence[str]) -> bool:
    """Whether one of the forms stands in the text as a number of its own: 1,391,035 is no 391,035."""
    return any(_pattern(form).search(text) for form in forms if form.split()[0] in text)


def _pattern(form: str) -> re.Pattern[str]:
    words = r"\s+".join(map(re.escape, form.split()))
    end = r"\b" if form[-1].isalpha() else r"(?!\d|[.,]\d)"
    return re.compile(rf"(?<![\d.,]){words}{end}", re.IGNORECASE)


def gold(question: Question, chunks: Sequence[Chunk]) -> Gold:
    """Find the chunks that print the value."""
    forms = printed_forms(question.value)
    rows = [
        row
        for row, chunk in enumerate(chunks)
        if chunk.cik == question.cik and prints_any(chunk.text, forms)
    ]
    own = (row for row in rows if chunks[row].document_id == question.document_id)
    return Gold(frozenset(rows), frozenset(own))


def kept(golds: Sequence[Sequence[Gold]]) -> tuple[int, ...]:
    """Number the questions that have a gold chunk under every chunking (outer: chunkings)."""
    count = len(golds[0]) if golds else 0
    return tuple(number for number in range(count) if all(cuts[number].lenient for cuts in golds))
