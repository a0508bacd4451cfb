"""PassageRoute -> Answer: in a model's words where there is one, else in quotes."""

from collections.abc import Generator
from dataclasses import replace

from chat.answer import Answer, Claim, Outcome, Reason
from chat.contradictions import Known, with_contradictions
from chat.counted import Counted
from chat.events import Event, Found
from chat.looking import Telling, looked
from chat.model import Model
from chat.model_answer import WORTH_ASKING, ToTell, as_events, model_parts, why_failed, with_trouble
from chat.other_language import with_languages
from chat.parts_told import tell_parts
from chat.passage_answer import Looked, quoted_parts
from chat.reading_types import Reading
from chat.route_words import not_on_file
from chat.routes import PassageRoute
from chat.sources import most_for, sources_of
from chat.two_questions import in_halves
from data.errors import ModelError


def tell_passages(
    answer: Answer, way: PassageRoute, telling: Telling, title: str | None
) -> Generator[Event, None, Answer]:
    """Have the model write, if there is one; else, and where it fails, quote, and say so.

    What is quoted or written in another language than the question's, and what facts contradict, is said.
    """
    writer = Counted(telling.writer) if telling.writer is not None else None
    telling = replace(telling, writer=writer)
    if way.parts:
        told = yield from tell_parts(answer, way, telling)
    else:
        told = yield from _told(answer, way, telling, title)
    if writer is not None:
        told = writer.counted(told)
    told = with_languages(told, telling.store.document)
    return with_contradictions(told, Known(telling.store, telling.on_file, told.as_of))


def _told(
    answer: Answer, way: PassageRoute, telling: Telling, title: str | None
) -> Generator[Event, None, Answer]:
    found = looked(way, telling)
    if telling.writer is None and (halves := in_halves(way, found, telling)):
        return (yield from tell_parts(answer, replace(way, parts=halves), telling))
    yield Found(found.sources)
    answer = replace(answer, sources=found.sources)
    if asks_figure(way.reading):
        return _quoted(answer, found, way, telling, title)
    trouble = telling.trouble
    if telling.writer is not None:
        try:
            return (yield from _modelled(answer, found, way, telling.writer, telling, title))
        except ModelError as failed:
            trouble = why_failed(failed)
    return with_trouble(_quoted(answer, found, way, telling, title), trouble)


def asks_figure(reading: Reading) -> bool:
    """Say whether a figure is asked for, which only the text has: it is the same with a model and without."""
    return bool(reading.wanted) and not reading.is_prose


def _quoted(
    answer: Answer, found: Looked, way: PassageRoute, telling: Telling, title: str | None
) -> Answer:
    parts = quoted_parts(found, telling.store.document, answer.language)
    if parts.reason is not None:
        return refused(answer, parts.outcome, _why_not(way.reading, parts.reason, title))
    return replace(answer, text=parts.text, claims=parts.claims, citations=parts.citations)


def _modelled(  # noqa: PLR0913 - the answer so far, what was found, and who writes
    answer: Answer,
    found: Looked,
    way: PassageRoute,
    writer: Model,
    telling: Telling,
    title: str | None,
) -> Generator[Event, None, Answer]:
    is_near = found.support >= WORTH_ASKING
    ranked, document_of = found.ranked if is_near else (), telling.store.document
    given = sources_of(ranked, document_of, writer.room, most=most_for(writer))
    figures = telling.finder.slots((way.reading,))
    reason = found.not_found(answer.language)
    told = ToTell(way.asked or answer.question, given, reason, figures=figures)
    writing = model_parts(
        told,
        writer,
        language=answer.language,
        document_of=telling.store.document,
        companies=telling.store.companies(),
    )
    parts = yield from as_events(writing)
    answer = replace(answer, model=writer.name)
    if parts.reason is not None:
        return refused(answer, parts.outcome, _why_not(way.reading, parts.reason, title))
    return replace(
        answer,
        text=parts.text,
        claims=parts.claims,
        citations=parts.citations,
        dropped=parts.dropped,
        withheld=parts.withheld,
    )


def refused(answer: Answer, outcome: Outcome, reason: Reason) -> Answer:
    """Make an answer that says why there is none."""
    return replace(
        answer,
        outcome=outcome,
        reason=reason,
        text=reason.words,
        claims=(Claim(reason.words, "computed", ()),),
    )


def _why_not(reading: Reading, reason: Reason, title: str | None) -> Reason:
    """Say first of all that the question is about a company which is not on file."""
    if reading.unknown_company and not reading.companies:
        return not_on_file(reading, title, searched=True)
    return reason
