"""PassageRoute -> an answer in a model's words, each sentence checked against what it cites.

At most two calls: where a draft points nowhere or tells a figure that its source doesn't have, the
model is told once, and what is still wrong then is withheld.
"""

import re
import threading
from collections.abc import Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from dataclasses import replace as with_values
from queue import Empty, SimpleQueue

from chat.answer import Answer, Citation, Claim, Outcome, Reason, Unsupported
from chat.drafting import Drafted, drafted, is_not_found
from chat.events import Event, Wrote
from chat.model import Ask, Draft, Model
from chat.passage_answer import LEAST_SUPPORT
from chat.prompt import repair, system
from chat.slot_figures import SlotFigure
from chat.sources import DocumentOf, Given
from data.addresses import ADDRESS, MAIL
from data.company import Company
from data.document import Language
from data.errors import ModelError

WORTH_ASKING = LEAST_SUPPORT / 2
"""Support below which no model is asked: what was found shares too little with the question."""
LOOK_SECONDS = 0.1
_DIGIT = re.compile(r"\d")

_LEFT_OUT: dict[Language, str] = {
    "en": "{count} of the sentences and rows that were found had no room in the prompt.",
    "es": "{count} de las frases y filas encontradas no cupieron en la consulta.",
}


_UNCITED: dict[Language, str] = {
    "en": "What {model} wrote points at none of its sources, so passages are quoted instead.",
    "es": "Lo que escribió {model} no señala ninguna de sus fuentes, así que se citan pasajes.",
}


_SILENT: dict[Language, str] = {
    "en": "{model} wrote nothing. Ask again, or ask another model.",
    "es": "{model} no escribió nada. Pregunte otra vez, o a otro modelo.",
}


@dataclass(frozen=True, slots=True)
class ModelParts:
    """The parts of an answer that a model wrote."""

    outcome: Outcome
    reason: Reason | None
    text: str
    claims: tuple[Claim, ...] = ()
    citations: tuple[Citation, ...] = ()
    dropped: tuple[Unsupported, ...] = ()
    withheld: tuple[Unsupported, ...] = ()


Writing = Generator[str, None, ModelParts]
"""Yields the draft so far, its digits hidden until they are checked; returns the parts."""


@dataclass(frozen=True, slots=True)
class ToTell:
    """What a model is to tell."""

    question: str
    given: Given
    """Nothing where what was found is too far from the question."""
    not_found: Reason
    """Why there is no answer, where the sources have none."""
    about: tuple[str, ...] = ()
    """The companies and periods that it is to tell something of each."""
    figures: tuple[SlotFigure, ...] = ()
    """What facts say of what is asked, under the names of slots."""


def model_parts(
    told: ToTell,
    model: Model,
    *,
    language: Language,
    document_of: DocumentOf,
    companies: Sequence[Company],
) -> Writing:
    """Have a model answer from what was found.

    Raises:
        ModelError: the model did not answer, or not usably.

    """
    nothing = ModelParts("not_found", told.not_found, told.not_found.words)
    if not told.given.sources:
        return nothing
    rules = system(language, writes_markers=model.writes_markers, about=told.about)
    slots = tuple(one.slot for one in told.figures)
    ask = Ask(rules, told.question, language, told.given.sources, slots)
    drafts = [(yield from _listened(model, ask))]
    if is_not_found(drafts[0]):
        return nothing
    _raise_if_silent(drafts[0], model, language)
    best = drafted(drafts[0], ask, document_of, companies, told.figures)
    if best.faults and drafts[0].stop == "end":
        again = with_values(ask, repair=repair(best.faults, language))
        drafts.append((yield from _listened(model, again)))
        mended = drafted(drafts[1], ask, document_of, companies, told.figures)
        if not is_not_found(drafts[1]) and len(mended.faults) < len(best.faults):
            best = mended
    if not best.citations:
        declined = drafts[0].warnings if drafts[0].stop == "refusal" else ()
        why = " ".join(declined) or _UNCITED[language].format(model=model.name)
        raise ModelError(why, model=model.name)
    return _parts(best, _said(drafts, told.given.left_out, language))


def _raise_if_silent(draft: Draft, model: Model, language: Language) -> None:
    """Say of a draft without a word why it has none: it declined, or its room was used up."""
    if not draft.text.strip():
        why = " ".join(draft.warnings) or _SILENT[language].format(model=model.name)
        raise ModelError(why, model=model.name)


def _parts(best: Drafted, said: Sequence[str]) -> ModelParts:
    claims = best.claims
    if said and claims:
        last = claims[-1]
        claims = (*claims[:-1], with_values(last, notes=(*last.notes, *said)))
    return ModelParts(
        "answered", None, best.text, claims, best.citations, best.dropped, best.withheld
    )


def _said(drafts: Sequence[Draft], left_out: int, language: Language) -> list[str]:
    """Say what of the prompt or the answer was cut, each thing once."""
    said = [warning for draft in drafts for warning in draft.warnings]
    if left_out:
        said.append(_LEFT_OUT[language].format(count=left_out))
    return list(dict.fromkeys(said))


def _listened(model: Model, ask: Ask) -> Generator[str, None, Draft]:
    """Have the model write in a thread of its own; closing the generator stops it."""
    texts: SimpleQueue[str] = SimpleQueue()
    stop = threading.Event()

    def hear(text: str) -> bool:
        texts.put(text)
        return not stop.is_set()

    with ThreadPoolExecutor(1) as pool:
        writing = pool.submit(model.write, ask, hear)
        shown = ""
        try:
            while not writing.done():
                try:
                    text = _hidden(texts.get(timeout=LOOK_SECONDS))
                except Empty:
                    continue
                if text != shown:
                    shown = text
                    yield text
        finally:
            stop.set()
        return writing.result()


def _hidden(text: str) -> str:
    """A draft that grows, without what is only shown once it is checked."""
    return _DIGIT.sub("·", ADDRESS.sub("·", MAIL.sub("·", text)))


def as_events(writing: Writing) -> Generator[Event, None, ModelParts]:
    """Tell the draft as it grows."""
    while True:
        try:
            yield Wrote(next(writing))
        except StopIteration as done:
            parts: ModelParts = done.value
            return parts


def why_failed(failed: ModelError) -> str:
    """Say which model did not answer, and why."""
    name, words = failed.model.removesuffix(":latest"), str(failed)
    return words if name.partition(":")[2] in words else f"{name} did not answer. {words}"


def with_trouble(answer: Answer, trouble: str) -> Answer:
    """Say under a quoted answer which model was not there, and what mends it."""
    if not trouble:
        return answer
    if answer.reason is not None:
        words = f"{answer.reason.words} {trouble}"
        return with_values(answer, text=words, reason=Reason(answer.reason.code, words))
    *before, last = answer.claims
    noted = with_values(last, notes=(*last.notes, trouble))
    return with_values(answer, claims=(*before, noted))
