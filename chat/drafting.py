"""A model's draft -> claims whose every pointer is a place, and whose every figure is licensed.

Nothing is attached by likeness: a marker that names no source that was given is dropped with its
reason, a sentence without one is marked as such, and what its sources don't say is withheld.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from chat.answer import Citation, Claim, Support, Unsupported
from chat.gate import ClaimDraft, Finding, check
from chat.gate_places import CitedPlace
from chat.model import Ask, Draft, Segment, Source
from chat.other_language import written_in
from chat.prompt import NOT_FOUND, OTHER_LANGUAGE
from chat.quote_cited import cite_spans
from chat.shown_digits import Unprinted, unprinted
from chat.slot_figures import SlotFigure, fitted, misused
from chat.sources import DocumentOf
from data.addresses import ADDRESS, MAIL
from data.company import Company
from data.document import Language
from retrieval.sentences import sentences

_WITHHELD: Mapping[Language, Mapping[str, str]] = {
    "en": {
        "number": "[figure withheld]",
        "time": "[period withheld]",
        "name": "[name withheld]",
        "address": "[address withheld]",
    },
    "es": {
        "number": "[cifra retenida]",
        "time": "[período retenido]",
        "name": "[nombre retenido]",
        "address": "[dirección retenida]",
    },
}
_LINK = re.compile(
    rf"(?:https?|ftp|data|javascript):\S+|!?\[[^\]\n]*\]\([^)\n]*\)|<[^>\n]*>|{MAIL.pattern}|{ADDRESS.pattern}",
    re.I,
)
"""Addresses, Markdown links and markup: an answer of ours has none."""
_SLOT = re.compile(r"\{+\s*[a-z]{0,3}\d{1,3}\s*\}+", re.I)
_DROPPED: Mapping[Language, Mapping[str, str]] = {
    "en": {
        "unknown": "There is no source {said}: {count} were given.",
        "malformed": "A marker that names no source.",
        "alone": "A marker without a sentence before it.",
        "address": "Answers have no addresses, links or markup.",
        "slot": "There is no figure {said}.",
        "misused": "{said} is {says}, and is told as something else.",
    },
    "es": {
        "unknown": "No hay ninguna fuente {said}: se dieron {count}.",
        "malformed": "Una marca que no nombra ninguna fuente.",
        "alone": "Una marca sin frase delante.",
        "address": "Las respuestas no llevan direcciones, enlaces ni marcas.",
        "slot": "No hay ninguna cifra {said}.",
        "misused": "{said} es {says}, y se cuenta como otra cosa.",
    },
}


@dataclass(frozen=True, slots=True)
class Drafted:
    """A draft, made into the parts of an answer."""

    claims: tuple[Claim, ...]
    citations: tuple[Citation, ...]
    dropped: tuple[Unsupported, ...]
    withheld: tuple[Unsupported, ...]
    misspoken: str = ""
    """What the model is to be told where it wrote in another language than the question's."""

    @property
    def text(self) -> str:
        return " ".join(claim.text for claim in self.claims)

    @property
    def faults(self) -> tuple[str, ...]:
        """What a repair should mend: invented markers, figures without a licence, another language; a line each."""
        said = tuple(f"{one.said}: {one.reason}" for one in (*self.dropped, *self.withheld))
        return (*said, self.misspoken) if self.misspoken else said


def is_not_found(draft: Draft) -> bool:
    """Whether the model says, and says nothing else, that the sources don't answer."""
    return draft.text.strip(" .\n\"'*").upper() == NOT_FOUND


def drafted(
    draft: Draft,
    ask: Ask,
    document_of: DocumentOf,
    companies: Sequence[Company],
    figures: Sequence[SlotFigure] = (),
) -> Drafted:
    """Make a draft into claims, each with its citations, each figure checked. `figures` are those of its slots."""
    facts = tuple(dict.fromkeys(cited for one in figures for cited in one.citations))
    return _Drafting(ask, document_of, companies, figures, facts).all(draft)


@dataclass(slots=True)
class _Drafting:
    """One draft on its way."""

    ask: Ask
    document_of: DocumentOf
    companies: Sequence[Company]
    figures: Sequence[SlotFigure]
    facts: Sequence[Citation]
    """What the figures rest on; number -1 - place is that of each."""
    claims: list[Claim] = field(default_factory=list)
    markers: dict[int, int] = field(default_factory=dict)
    """Number of a source -> marker in the answer, in order of appearance."""
    dropped: list[Unsupported] = field(default_factory=list)
    withheld: list[Unsupported] = field(default_factory=list)

    def all(self, draft: Draft) -> Drafted:
        for segment in draft.segments:
            self._segment(segment)
        citations = tuple(self._citation(number) for number in self.markers)
        language = self.ask.language
        is_other = written_in(draft.text) not in (None, language)
        return Drafted(
            tuple(self.claims),
            citations,
            tuple(self.dropped),
            tuple(self.withheld),
            OTHER_LANGUAGE[language] if is_other else "",
        )

    def _segment(self, segment: Segment) -> None:
        """Take the sentences of a stretch; what it points at is said of the last one."""
        *before, last = _sentences(segment.text) or [""]
        for text in before:
            self._claim(text, ())
        known = [number for number in segment.cited if 1 <= number <= len(self.ask.sources)]
        self._drop(segment, known)
        if last:
            self._claim(last, tuple(dict.fromkeys(known)))
        else:
            alone = _DROPPED[self.ask.language]["alone"]
            self.dropped += (Unsupported(f"[{number}]", alone) for number in known)

    def _drop(self, segment: Segment, known: Sequence[int]) -> None:
        words = _DROPPED[self.ask.language]
        count = len(self.ask.sources)
        for number in segment.cited:
            if number not in known:
                said = f"[{number}]"
                self.dropped.append(
                    Unsupported(said, words["unknown"].format(said=said, count=count))
                )
        self.dropped += (Unsupported(said, words["malformed"]) for said in segment.malformed)

    def _claim(self, text: str, cited: tuple[int, ...]) -> None:
        written = [one for one in self.figures if one.name in text]
        text = self._without_misused(text, misused(self.figures, text))
        told = [one for one in written if one.name in text]
        text = self._without_addresses(self._filled(text))
        own = (self._place(self.ask.sources[number - 1]) for number in cited)
        places = (*own, *self._places_of(written))
        verdict = check(
            ClaimDraft(text, self.ask.language, places),
            figures=[one.figure for one in told],
            companies=self.companies,
        )
        passed = unprinted(text, self.ask.language, verdict.findings, places)
        wrong: list[Finding | Unprinted] = [*verdict.withheld, *passed]
        wrong.sort(key=lambda one: one.start)
        for one in reversed(wrong):
            text = text[: one.start] + _WITHHELD[self.ask.language][one.kind] + text[one.end :]
        self.withheld += (Unsupported(one.said, one.reason) for one in wrong)
        facts = (-1 - self.facts.index(fact) for one in told for fact in one.citations)
        numbers = dict.fromkeys((*cited, *facts))
        markers = tuple(self.markers.setdefault(one, len(self.markers) + 1) for one in numbers)
        support: Support = "model" if markers else "unsupported"
        shown = _marked(text, markers)
        self.claims.append(Claim(shown, support, markers, tuple(map(_note, wrong))))

    def _without_addresses(self, text: str) -> str:
        """Withhold addresses and markup, even those that a source prints: nothing a document says leads out."""
        language = self.ask.language
        for found in _LINK.finditer(text):
            self.withheld.append(Unsupported(found[0], _DROPPED[language]["address"]))
        return _LINK.sub(_WITHHELD[language]["address"], text)

    def _without_misused(self, text: str, misused: Sequence[SlotFigure]) -> str:
        for one in misused:
            said = one.name
            words = _DROPPED[self.ask.language]["misused"].format(said=said, says=one.slot.says)
            self.withheld.append(Unsupported(said, words))
            text = text.replace(said, _WITHHELD[self.ask.language]["number"])
        return text

    def _places_of(self, told: Sequence[SlotFigure]) -> Iterator[CitedPlace]:
        """Where the facts of figures are printed, withheld ones too: whose they are, and of when, is checked against that."""
        for place, one in enumerate(fact for slot in told for fact in slot.citations):
            if one.document_id is not None and one.spans:
                yield CitedPlace(-1 - place, self.document_of(one.document_id), one.spans)

    def _filled(self, text: str) -> str:
        for slot in self.ask.slots:
            name = f"{{{slot.name}}}"
            while name in text:
                before, _, after = text.partition(name)
                text = before + fitted(slot.shown, before, after) + after
        words = _DROPPED[self.ask.language]["slot"]
        for found in _SLOT.finditer(text):
            self.withheld.append(Unsupported(found[0], words.format(said=found[0])))
        return _SLOT.sub(_WITHHELD[self.ask.language]["number"], text)

    def _place(self, source: Source) -> CitedPlace:
        return CitedPlace(source.number, self.document_of(source.document_id), source.spans)

    def _citation(self, number: int) -> Citation:
        if number < 0:
            return replace(self.facts[-1 - number], marker=self.markers[number])
        source = self.ask.sources[number - 1]
        return cite_spans(self.markers[number], source.spans, self.document_of(source.document_id))


def _marked(text: str, markers: Sequence[int]) -> str:
    """Put markers before the full stop, as the answers from facts have them."""
    if not markers:
        return text
    end = text[-1] if text[-1] in ".!?" else ""
    marks = "".join(f"[{marker}]" for marker in markers)
    return f"{text[: len(text) - len(end)]} {marks}{end}"


def _sentences(text: str) -> list[str]:
    return [one for start, end in sentences(text) if (one := text[start:end].strip())]


def _note(finding: Finding | Unprinted) -> str:
    return f"{finding.said}: {finding.reason}"
