"""A question that asks two things at once -> the two, each to be looked for by itself.

"When and where was it founded?", "How many people work there, and how many are in unions?": no one sentence needs to
answer both.
"""

import re
from dataclasses import replace

from chat.looking import Telling, looked
from chat.passage_answer import LEAST_SUPPORT, Looked
from chat.routes import PassageRoute, RoutePart

SAYS_BOTH = 0.75
"""Share of a question from which on what was found answers it whole."""
SHORTEST = 2
"""Words that a part must have of its own."""

_ASKS = (
    r"(?:how|what|which|who|whom|when|where|why|does|do|did|is|are|was|were|has|have|can|"
    r"c[oó]mo|qu[eé]|cu[aá]l(?:es)?|cu[aá]nt[oa]s?|qui[eé]n(?:es)?|cu[aá]ndo|d[oó]nde|por qu[eé]|"
    r"se|est[aá]n?|forman?|cuentan?|incluyen?|di|a cu[aá]nto|en qu[eé])"
)
_BETWEEN = re.compile(
    rf"(?:[?.]\s+[¿¡]?\s*|[,;]?\s+(?:and|y|e|or|o)\s+(?:also\s+|adem[aá]s\s+|tambi[eé]n\s+)?)(?={_ASKS}\b)",
    re.IGNORECASE,
)
_BOTH = re.compile(
    r"^(?P<open>\W*)(?P<first>when|where|how|why|who|cu[aá]ndo|d[oó]nde|c[oó]mo|qui[eé]n)\s+(?:and|y|e)\s+"
    r"(?P<second>when|where|how|why|who|cu[aá]ndo|d[oó]nde|c[oó]mo|qui[eé]n)\s+(?P<rest>.+)$",
    re.IGNORECASE,
)


def two_questions(question: str) -> tuple[str, ...]:
    """Give the two things that a question asks, in its words; nothing where it asks one, or more than two."""
    if both := _BOTH.match(question):
        return tuple(f"{both['open']}{both[one]} {both['rest']}" for one in ("first", "second"))
    parts = [one.strip(" ,;") for one in _BETWEEN.split(question)]
    parts = [one for one in parts if len(re.findall(r"\w{3,}", one)) >= SHORTEST]
    return tuple(parts) if len(parts) == 2 else ()


def in_halves(way: PassageRoute, whole: Looked, telling: Telling) -> tuple[RoutePart, ...]:
    """Give a way for each of two questions, where what was found for both together says less than for each."""
    halves = two_questions(way.asked or way.query)
    if not halves or whole.support >= SAYS_BOTH:
        return ()
    parts = tuple(
        RoutePart(_named(one), replace(way, query=one, asked=one, also=())) for one in halves
    )
    parts = _of_one_company(parts, telling)
    supports = [
        looked(one.way, telling).support for one in parts if isinstance(one.way, PassageRoute)
    ]
    is_better = sum(supports) / len(supports) > whole.support or whole.support < LEAST_SUPPORT
    return parts if is_better and max(supports) >= LEAST_SUPPORT else ()


def _of_one_company(parts: tuple[RoutePart, ...], telling: Telling) -> tuple[RoutePart, ...]:
    """Ask the second of whom the first was found to be about, where the question names no company.

    "Who makes the drug, and on what terms?": the terms of others are no answer.
    """
    first, second = parts
    if not isinstance(first.way, PassageRoute) or not isinstance(second.way, PassageRoute):
        return parts
    found = looked(first.way, telling)
    if first.way.reading.companies or not found.ranked or found.support < LEAST_SUPPORT:
        return parts
    best = telling.store.entry(found.ranked[0].quotable.passage.chunk.document_id)
    ids = tuple(
        one.document_id
        for one in telling.store.entries()
        if one.document_id == best.document_id or (best.cik and one.cik == best.cik)
    )
    scope = replace(second.way.scope, document_ids=ids)
    return first, replace(second, way=replace(second.way, scope=scope, first=None))


def _named(half: str) -> str:
    """Write a half as what an answer says of it is headed."""
    bare = half.strip(" ¿?¡!.")
    return bare[:1].upper() + bare[1:]
