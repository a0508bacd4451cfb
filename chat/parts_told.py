"""A question about several companies or periods -> an answer that has a part for each of them."""

import re
from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace

from chat.answer import Answer, Citation, Claim, Reason
from chat.events import Event, Found
from chat.looking import Telling, looked
from chat.model import Model
from chat.model_answer import (
    WORTH_ASKING,
    ModelParts,
    ToTell,
    as_events,
    model_parts,
    why_failed,
    with_trouble,
)
from chat.passage_answer import Looked, quoted_parts
from chat.reading_types import Reading
from chat.routes import PassageRoute, RoutePart
from chat.sources import Given, most_for, plain, sources_of_each
from data.document import Language
from data.errors import ModelError

_MARKER = re.compile(r"\[(\d+)\]$")
_SILENT: dict[Language, str] = {
    "en": "{model} says nothing of it.",
    "es": "{model} no dice nada de ello.",
}


@dataclass(frozen=True, slots=True)
class _Part:
    """What was found for one company or period."""

    name: str
    reading: Reading
    found: Looked | None
    why: str
    """Why there is nothing to search; empty where there is."""


@dataclass(frozen=True, slots=True)
class _Said:
    """What an answer says of one part, or of several."""

    claims: tuple[Claim, ...]
    citations: tuple[Citation, ...] = ()

    @property
    def is_answer(self) -> bool:
        return bool(self.citations)


def tell_parts(
    answer: Answer, way: PassageRoute, telling: Telling
) -> Generator[Event, None, Answer]:
    """Search for each part by itself; have the model write about all that was found, or quote each."""
    parts = [_looked(part, telling) for part in way.parts]
    found = [part.found for part in parts if part.found is not None]
    sources = tuple(dict.fromkeys(one for each in found for one in each.sources))
    yield Found(sources)
    answer = replace(answer, sources=sources)
    trouble = telling.trouble
    if telling.writer is not None:
        try:
            return (yield from _modelled(answer, parts, telling.writer, telling))
        except ModelError as failed:
            trouble = why_failed(failed)
    said = _Said((), ())
    for part in parts:
        said = _joined(said, _quoted(part, telling, answer.language))
    return with_trouble(_answered(answer, said), trouble)


def _looked(part: RoutePart, telling: Telling) -> _Part:
    if isinstance(part.way, PassageRoute):
        return _Part(part.name, part.way.reading, looked(part.way, telling), "")
    return _Part(part.name, part.way.reading, None, part.way.reason.words)


def _modelled(
    answer: Answer, parts: Sequence[_Part], writer: Model, telling: Telling
) -> Generator[Event, None, Answer]:
    """Have the model write about the parts; what it leaves out is quoted, and what has nothing is said."""
    language, document_of = answer.language, telling.store.document
    near = [one.found if one.found and one.found.support >= WORTH_ASKING else None for one in parts]
    ranked = [one.ranked if one else () for one in near]
    given = sources_of_each(ranked, document_of, writer.room, most=most_for(writer))
    told = ToTell(
        answer.question,
        Given(
            tuple(source for one in given for source in one.sources),
            sum(one.left_out for one in given),
        ),
        Reason("not_in_filings", " ".join(_nothing(one, language).text for one in parts)),
        tuple(plain(part.name) for part, one in zip(parts, given, strict=True) if one.sources),
        telling.finder.slots([part.reading for part in parts if part.found is not None]),
    )
    writing = model_parts(
        told,
        writer,
        language=language,
        document_of=document_of,
        companies=telling.store.companies(),
    )
    wrote = yield from as_events(writing)
    answer = replace(answer, model=writer.name)
    if wrote.reason is None:
        answer = replace(answer, dropped=wrote.dropped, withheld=wrote.withheld)
    said = _Said(wrote.claims, wrote.citations)
    for part, one in zip(parts, given, strict=True):
        if not _is_told(one, wrote):
            silent = _SILENT[language].format(model=writer.name) if one.sources else ""
            said = _joined(said, _quoted(part, telling, language, silent))
    return _answered(answer, said)


def _is_told(given: Given, wrote: ModelParts) -> bool:
    """Say whether the model cites any of a part's sources."""
    cited = {(one.document_id, one.spans) for one in wrote.citations}
    return any((one.document_id, one.spans) in cited for one in given.sources)


def _quoted(part: _Part, telling: Telling, language: Language, note: str = "") -> _Said:
    """Quote what was found for a part under its name, or say that there is nothing."""
    if part.found is None:
        return _Said((_nothing(part, language),))
    parts = quoted_parts(part.found, telling.store.document, language)
    if parts.reason is not None:
        return _Said((_nothing(part, language),))
    first, *others = parts.claims
    notes = (*first.notes, note) if note else first.notes
    named = replace(first, text=f"{part.name}: {first.text}", notes=notes)
    return _Said((named, *others), parts.citations)


def _nothing(part: _Part, language: Language) -> Claim:
    why = part.found.not_found(language).words if part.found is not None else part.why
    return Claim(f"{part.name}: {why}", "computed", ())


def _joined(before: _Said, after: _Said) -> _Said:
    """Put one part behind others; its markers go on where theirs end."""
    shift = len(before.citations)
    claims = tuple(
        replace(
            one,
            text=_MARKER.sub(lambda mark: f"[{int(mark[1]) + shift}]", one.text),
            citations=tuple(marker + shift for marker in one.citations),
        )
        for one in after.claims
    )
    cited = tuple(replace(one, marker=one.marker + shift) for one in after.citations)
    return _Said((*before.claims, *claims), (*before.citations, *cited))


def _answered(answer: Answer, said: _Said) -> Answer:
    text = "\n\n".join(claim.text for claim in said.claims)
    if said.is_answer:
        return replace(answer, text=text, claims=said.claims, citations=said.citations)
    reason = Reason("not_in_filings", text)
    return replace(answer, outcome="not_found", reason=reason, text=text, claims=said.claims)
