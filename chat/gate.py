"""The gate: whether every figure of a claim is licensed by what the claim cites.

A number passes where a cited row or sentence, or a computed figure, has its value at the printed
precision, in its unit and scale, with its sign, in the row and column and of the time and company that
the claim tells it of. Ordinals, notes' numbers and counts of what is listed pass by their role.
"""

from collections.abc import Sequence, Set
from dataclasses import dataclass, replace
from typing import Literal

from chat.answer import ShownFigure
from chat.gate_clauses import Said, said
from chat.gate_contradictions import Contradiction, contradictions
from chat.gate_derived import judge_change, judge_multiples
from chat.gate_entities import Mention, is_common, is_filer, is_named, is_owner, mentions
from chat.gate_figures import licensed_by_figures, rests_on
from chat.gate_judge import Judged, judge, judge_figure
from chat.gate_moves import swapped
from chat.gate_numbers import numbers
from chat.gate_owners import owners
from chat.gate_periods import FiscalYears, When, agree, times
from chat.gate_places import CitedPlace, Printed, licences
from chat.gate_reasons import Code, reason_words
from chat.gate_roles import role_of
from data.company import Company
from data.document import Language
from data.span import Span

Kind = Literal["number", "time", "name"]


@dataclass(frozen=True, slots=True)
class ClaimDraft:
    """A sentence of a draft, before anything of it is shown."""

    text: str
    """Without markers."""
    language: Language
    cited: tuple[CitedPlace, ...]
    """The sources that it points at and that were given; an invented one is none."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What the gate found for one number, time or name of a claim."""

    kind: Kind
    start: int
    end: int
    said: str
    """As the claim prints it, from `start` to `end`."""
    code: Code | None
    """Why it is withheld; None where it is licensed."""
    reason: str = ""
    """In words, in the claim's language; empty where it is licensed."""
    marker: int | None = None
    """The source that licenses it; None for a computed figure."""
    span: Span | None = None
    """Where that source says it."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """All that a claim says, each licensed or withheld with its reason."""

    findings: tuple[Finding, ...]
    """In the order of the text. What passes by its role is none."""
    contradictions: tuple[Contradiction, ...] = ()
    """Numbers that a source licenses and a computed figure denies; they are told, not withheld."""

    @property
    def withheld(self) -> tuple[Finding, ...]:
        return tuple(one for one in self.findings if one.code is not None)

    @property
    def is_licensed(self) -> bool:
        return not self.withheld


def check(
    claim: ClaimDraft,
    *,
    figures: Sequence[ShownFigure] = (),
    companies: Sequence[Company] = (),
) -> Verdict:
    """Check a claim. `figures` are computed ones it may tell, `companies` all that are on file."""
    return _Check(claim, figures, companies).verdict()


class _Check:
    """One claim with what licenses it."""

    def __init__(
        self, claim: ClaimDraft, figures: Sequence[ShownFigure], companies: Sequence[Company]
    ) -> None:
        self.claim = claim
        self.licences = licences(claim.cited)
        self.shown = figures
        self.figures = licensed_by_figures(figures, claim.language)
        self.whens = times(claim.text)
        self.mentions = mentions(claim.text, companies)
        self.owners: dict[int, Mention | None] = {}

    def verdict(self) -> Verdict:
        spoken = self._spoken()
        self.owners = self._owners(spoken)
        turned = swapped(self.claim.text, spoken)
        judged = [(one, self._judge(one, turned)) for one in spoken]
        found = [self._finding(*one) for one in judged]
        found += [self._multiple(*one) for one in judge_multiples(self.claim.text, self.licences)]
        used = {id(one.whens[0]) for one in spoken if len(one.whens) == 1}
        found += [self._time(when) for when in self.whens if id(when) not in used and when.year]
        found += [self._name(one) for one in self.mentions if self._is_strange(one)]
        denied = contradictions(judged, self.shown, self.claim.language)
        return Verdict(tuple(sorted(found, key=lambda one: one.start)), tuple(denied))

    def _spoken(self) -> tuple[Said, ...]:
        text = self.claim.text
        named_in = "\n".join(one.text for one in self.licences)
        amounts = [
            one
            for one in numbers(text, self.claim.language)
            if role_of(one, text, self.whens, named_in) == "amount"
        ]
        return said(self._without_names(), amounts, self.whens)

    def _without_names(self) -> str:
        """Blank the companies in the claim: their words name no row."""
        text = self.claim.text
        for one in self.mentions:
            if one.company is not None or any(is_filer(one, place) for place in self.licences):
                text = text[: one.start] + " " * (one.end - one.start) + text[one.end :]
        return text

    def _judge(self, one: Said, turned: Set[int]) -> Judged:
        judged = self._licensed(one)
        is_turned = judged.code is None and one.number.start in turned
        return replace(judged, code="sign") if is_turned else judged

    def _licensed(self, one: Said) -> Judged:
        named = self._company_of(one)
        by_figure = judge_figure(one, self._figures_of(named), self._years())
        if by_figure.code is None:
            return by_figure
        judged = self._by_source(one, named)
        if by_figure.printed is not None and judged.printed is None:
            return by_figure
        is_bare = not self.licences and by_figure.printed is None
        return Judged("cites nothing") if is_bare else judged

    def _by_source(self, one: Said, named: Mention | None) -> Judged:
        """Judge a number by the sources of the company that it is told of, and say if another's has it."""
        own = [place for place in self.licences if named is None or is_owner(named, place)]
        judged = judge(one, own, self.claim.language)
        if judged.code in ("not there", "digits", "rounding"):
            judged = judge_change(one, own) or judged
        if judged.code is not None and len(own) < len(self.licences):
            elsewhere = judge(one, self.licences, self.claim.language)
            if elsewhere.code is None:
                return Judged("company", elsewhere.printed, elsewhere.licence)
        return judged

    def _figures_of(self, named: Mention | None) -> list[tuple[int, Printed]]:
        """Leave out the figures that rest on facts, or on cells, of another company than the one named."""
        if named is None:
            return list(self.figures)
        own = [place.place.document for place in self.licences if is_owner(named, place)]
        ciks = {one.filing.company.cik for one in own if one.filing and one.filing.company.cik}
        if named.company is not None:
            ciks = {named.company.cik}
        ids = {one.document_id for one in own}
        theirs = [rests_on(one.figure, ciks, ids) for one in self.shown]
        return [(place, one) for place, one in self.figures if theirs[place]]

    def _years(self) -> FiscalYears:
        return self.licences[0].facts.years if self.licences else FiscalYears()

    def _owners(self, spoken: Sequence[Said]) -> dict[int, Mention | None]:
        """Find whom each number is told of, by its start."""
        amounts = [one.number for one in spoken]
        names = [
            name
            for name in self.mentions
            if not is_common(name)
            and (name.is_subject or any(is_filer(name, place) for place in self.licences))
        ]
        told = owners(self.claim.text, amounts, names)
        return {one.start: name for one, name in zip(amounts, told, strict=True)}

    def _company_of(self, one: Said) -> Mention | None:
        return self.owners[one.number.start]

    def _finding(self, one: Said, judged: Judged) -> Finding:
        number = one.number
        base = ("number", number.start, number.end, number.text)
        if judged.code is None:
            marker = judged.licence.place.marker if judged.licence else None
            span = judged.printed.span if judged.printed and judged.licence else None
            return Finding(*base, code=None, marker=marker, span=span)  # type: ignore[arg-type]
        reason = reason_words(judged.code, self.claim.language, self._parts(one, judged))
        return Finding(*base, code=judged.code, reason=reason)  # type: ignore[arg-type]

    def _parts(self, one: Said, judged: Judged) -> dict[str, str]:
        printed, other = judged.printed, judged.other
        named = self._company_of(one)
        is_column = judged.code == "column"
        return {
            "said": one.number.text,
            "printed": _as_printed(judged),
            "claimed": named.text
            if judged.code == "company" and named
            else self._said_times(one.whens),
            "known": _owner(judged) if judged.code == "company" else _known_time(printed),
            "row": (printed.column if is_column else printed.label) if printed else "",
            "other": (other.column if is_column else other.label) if other else one.words.strip(),
        }

    def _said_times(self, whens: Sequence[When]) -> str:
        return ", ".join(self.claim.text[one.start : one.end] for one in whens)

    def _multiple(self, place: tuple[int, int], judged: Judged) -> Finding:
        text = self.claim.text[place[0] : place[1]]
        reason = ""
        if judged.code is not None:
            parts = {"said": text, "printed": _as_printed(judged)}
            reason = reason_words(judged.code, self.claim.language, parts)
        return Finding("number", *place, text, judged.code, reason)

    def _time(self, when: When) -> Finding:
        text = self.claim.text[when.start : when.end]
        if self._knows_time(when):
            return Finding("time", when.start, when.end, text, None)
        code: Code = "time" if self.licences or self.figures else "cites nothing"
        reason = reason_words(code, self.claim.language, {"said": text})
        return Finding("time", when.start, when.end, text, code, reason)

    def _knows_time(self, when: When) -> bool:
        for licence in self.licences:
            known = (*times(licence.text), *(at for one in licence.printed for at in one.whens))
            known = (*known, *licence.facts.whens_near(licence.place.spans[0].start, licence.text))
            if any(agree(when, one, licence.facts.years) for one in known if one.year):
                return True
        return any(
            agree(when, known, self._years()) for _, one in self.figures for known in one.whens
        )

    def _is_strange(self, mention: Mention) -> bool:
        """Say whether a name is one that no source bears and no number was withheld for."""
        if is_common(mention) or not self.licences:
            return False
        if mention.company is not None or mention.is_subject:
            return not any(is_owner(mention, one) for one in self.licences)
        if any(is_named(mention, one) for one in self.licences):
            return False
        words = mention.text.lower()
        return not any(one.facts.has(words) for one in self.licences)

    def _name(self, mention: Mention) -> Finding:
        reason = reason_words("name", self.claim.language, {"said": mention.text})
        return Finding("name", mention.start, mention.end, mention.text, "name", reason)


def _as_printed(judged: Judged) -> str:
    printed, licence = judged.printed, judged.licence
    if printed is None:
        return ""
    if licence is None:
        return f"{printed.value:f} {printed.unit}"
    return licence.place.document.text[printed.span.start : printed.span.end]


def _owner(judged: Judged) -> str:
    if judged.licence is None:
        return ""
    document = judged.licence.place.document
    return document.filing.company.name if document.filing else document.title


def _known_time(printed: Printed | None) -> str:
    if printed is None:
        return ""
    named = [str(one.day or one.year) for one in printed.whens if one.day or one.year]
    return ", ".join(dict.fromkeys(named))
