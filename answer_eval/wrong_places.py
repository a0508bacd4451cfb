"""From which filing, company and period a question's answer must come, by where the gold stands."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from answer_eval.gold_places import Alternative
from answer_eval.passage_score import Ranked, share_from


@dataclass(frozen=True, slots=True)
class Origin:
    """What a document is of."""

    cik: str | None
    period_end: str | None
    """ISO date."""


OriginOf = Callable[[str], Origin | None]
"""None for a document that is not on file: it is wrong in all three ways."""


@dataclass(frozen=True, slots=True)
class WrongShares:
    """Shares of the delivered characters, from 0 to 1."""

    filing: float
    company: float
    period: float


def wrong_shares(
    ranking: Sequence[Ranked], alternatives: Iterable[Alternative], origin_of: OriginOf
) -> WrongShares:
    """Measure what was delivered from elsewhere than any gold place."""
    filings = {span.document_id for needs in alternatives for need in needs for span in need}
    origins = [origin_of(filing) for filing in filings]
    ciks = {one.cik for one in origins if one}
    ends = {one.period_end for one in origins if one}
    known: Mapping[str, Origin | None] = {
        span.document_id: origin_of(span.document_id) for one in ranking for span in one.spans
    }

    def is_other_company(place: str) -> bool:
        origin = known[place]
        return origin is None or origin.cik not in ciks

    def is_other_period(place: str) -> bool:
        origin = known[place]
        return origin is None or origin.period_end not in ends

    return WrongShares(
        filing=share_from(ranking, lambda place: place not in filings),
        company=share_from(ranking, is_other_company),
        period=share_from(ranking, is_other_period),
    )
