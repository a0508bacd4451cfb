"""Whether the places that a sentence cites license every number, year and company that it says.

N(claim, citations) of the specification. A number is licensed by a print of it, at the scale that
the cited caption names where one is cited, to the digits that the sentence gives; a derived one by
its figure, if each operand of that is licensed. Whether the derivation itself is right is not asked
here: `figure_score` does.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from answer_eval.figure_score import TextOf, is_sound, leaves
from answer_eval.printed_number import NUMBER, SCALES, decimal_mark_of, numbers_of, prints
from answer_eval.said_numbers import Said, amounts, scales, years

Citation = Mapping[str, Any]
Names = Mapping[str, str]
"""Companies on file: CIK -> name as the store has it."""

_MARKS = {"en": ".", "es": ","}
"""By language of the answer."""
_CONSTANT = re.compile(r"(?<=[−+×÷] )(?:1|2|4|100|360|365)(?= [=−+×÷)])")
"""A formula's own: it stands in no document."""
_COUNT = re.compile(
    r"^(?:Of|De) (\d+) (?:companies|periods|figures|empresas|períodos|cifras)\b", re.IGNORECASE
)
"""Of what is compared, each with a citation: it stands in no document either."""


@dataclass(frozen=True, slots=True)
class Evidence:
    """What an answer rests on, beside the sentence at hand."""

    figures: Sequence[Mapping[str, Any]]
    """With those of a table."""
    text_of: TextOf
    names: Names
    decimal_mark: str = ""
    """Of the answer's own sentences; "" where they may have either, as quoted ones have."""


def evidence(answer: Mapping[str, Any], text_of: TextOf, names: Names) -> Evidence:
    """Gather it from an answer."""
    rows = (answer.get("table") or {}).get("rows", ())
    shown = [cell for row in rows for cell in row if isinstance(cell, Mapping)]
    mark = _MARKS.get(answer.get("language", ""), "")
    return Evidence((*answer["figures"], *shown), text_of, names, mark)


def is_licensed(text: str, citations: Sequence[Citation], known: Evidence) -> bool:
    """Whether the citations license the sentence; none that is sound licenses nothing."""
    sound = [one for one in citations if is_sound(one, known.text_of)]
    if not sound or not _is_about_them(text, sound, known.names):
        return False
    bare = _without_names(text, sound, known)
    if not years(bare) <= _licensed_years(sound, known):
        return False
    derived = [figure for figure in known.figures if _is_supported(figure, sound)]
    bare = _COUNT.sub(lambda count: "" if int(count[1]) == len(sound) else count[0], bare)
    bare = _CONSTANT.sub(" · ", bare) if derived else bare
    return all(
        _is_printed(said, sound, known.text_of) or _is_derived(said, derived)
        for said in amounts(bare, known.decimal_mark)
    )


def _is_about_them(text: str, citations: Sequence[Citation], names: Names) -> bool:
    """Whether every company on file that the sentence names is one of the cited documents'."""
    cited = {one["cik"] for one in citations}
    lower = text.lower()
    return all(cik in cited or name.lower() not in lower for cik, name in names.items())


def _without_names(text: str, citations: Iterable[Citation], known: Evidence) -> str:
    """Take out names with digits in them: of companies (3M), of items (Level 3 assets)."""
    names = {one["company"] for one in citations} | {one["label"] for one in known.figures}
    for name in sorted((name for name in names if name), key=len, reverse=True):
        text = text.replace(name, " · ")
    return text


def _licensed_years(citations: Iterable[Citation], known: Evidence) -> frozenset[int]:
    found: set[int] = set()
    for one in citations:
        printed = years(" ; ".join(one["quotes"]))
        found |= printed
        if one.get("fact"):
            end = one["fact"]["period"]["end"]
            tagged = {int(end[:4]), *_fiscal_years(end, known.figures)}
            # The tag's period counts unless the cited header says other years.
            if not printed or tagged & printed:
                found |= tagged
        elif not printed:
            found |= years(one["title"])
    return frozenset(found)


def _fiscal_years(end: str, figures: Iterable[Mapping[str, Any]]) -> Iterator[int]:
    """What the answer calls the fiscal year of a period that ends on a day."""
    for figure in _all_figures(figures):
        if figure["period"]["end"] == end:
            yield from years(figure.get("fiscal", ""))


def _all_figures(figures: Iterable[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for figure in figures:
        yield figure
        yield from _all_figures(part for part in figure["inputs"] if "formula" in part)


def _is_supported(figure: Mapping[str, Any], citations: Sequence[Citation]) -> bool:
    """Whether a derived figure's operands all head one of the citations."""
    operands = [Decimal(leaf["value"]) for leaf in leaves(figure) if leaf["value"]]
    return (
        figure["formula"] != "reported"
        and bool(operands)
        and all(any(prints(one["quotes"][0], value) for one in citations) for value in operands)
    )


def _is_derived(said: Said, figures: Iterable[Mapping[str, Any]]) -> bool:
    found = [abs(Decimal(one["value"])) for one in _all_figures(figures)]
    return any(_rounds_to(said, value * (100 if said.is_percent else 1)) for value in found)


def _is_printed(said: Said, citations: Sequence[Citation], text_of: TextOf) -> bool:
    if all(value == 0 for value, _ in said.values):
        return any(prints(quote, Decimal(0)) for one in citations for quote in one["quotes"])
    return any(
        _rounds_to(said, value)
        for one in citations
        for value in _readings(one, said, decimal_mark_of(text_of(one["document_id"])))
    )


def _rounds_to(said: Said, value: Decimal) -> bool:
    return any(abs(value - one) <= half for one, half in said.values)


def _readings(citation: Citation, said: Said, decimal_mark: str) -> Iterator[Decimal]:
    """Every number of the quotes, at the scales that they name; at any where they name none."""
    named = scales(" ; ".join(citation["quotes"]))
    powers = (0, *named) if named else SCALES
    for quote in citation["quotes"]:
        for text in NUMBER.findall(quote):
            for number in numbers_of(text, decimal_mark):
                yield from (number.scaleb(power) for power in ((0,) if said.is_percent else powers))
