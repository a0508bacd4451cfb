"""How much of what filings say of their companies is held against the facts on file, and what is flagged.

    python tests/benchmarks/bench_contradictions.py STORE [--half first|second] [--missed N]

Every prose sentence with a digit of every document is read as it stands (nothing may be flagged), and again
with one of its figures altered at a time: another first digit, or rises that fall. The halves are every
other company of the store, by CIK. With --missed, sentences of management's discussion that tell of the
whole company's results in numbers and are not read are printed, by reason.
"""

import argparse
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from chat.answer import Citation
from chat.asserted import Asserted, reading
from chat.contradictions import Known, company_name, held
from chat.on_file import OnFile
from chat.passage_answer import cite_spans
from data.document import Document
from data.span import Span
from data.store import Store, open_store
from retrieval.sentences import sentences

OTHER_DIGIT = str.maketrans("123456789", "345678912")
SWAPS = {
    "increased": "decreased", "increase": "decrease", "increases": "decreases", "grew": "fell", "rose": "fell",
    "up": "down", "higher": "lower", "growth": "decline", "aumentaron": "disminuyeron", "crecieron": "cayeron",
}  # fmt: skip
SWAPS |= {new: old for old, new in SWAPS.items()}
_WORD = re.compile(rf"\b(?:{'|'.join(SWAPS)})\b")
_MAYBE = re.compile(
    r"\b(?:revenues?|sales|income|earnings|loss|margin|expenses?|costs?|cash)\b[^.]*?(?:\$\s?\d|\d ?%|percent|basis points)",
    re.IGNORECASE,
)
_DISCUSSION = re.compile(r"discussion and analysis|results of operations", re.IGNORECASE)


@dataclass
class Count:
    """What is counted over a store."""

    seen: int = 0
    read: int = 0
    held: int = 0
    flagged: list[str] = field(default_factory=list)
    altered: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    unfound: list[str] = field(default_factory=list)
    wholly: int = 0
    """Sentences of which every alteration is flagged."""
    partly: int = 0
    missed: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))


def cited(store: Store, half: str | None) -> Iterator[tuple[Document, Citation]]:
    ciks = sorted({entry.cik for entry in store.entries() if entry.cik})
    chosen = {None: set(ciks), "first": set(ciks[::2]), "second": set(ciks[1::2])}[half]
    for entry in store.entries():
        if entry.cik not in chosen and half is not None:
            continue
        document = store.document(entry.document_id)
        for block in document.blocks:
            if block.kind in ("heading", "table"):
                continue
            text = document.text[block.span.start : block.span.end]
            for start, end in sentences(text):
                if any(map(str.isdigit, text[start:end])):
                    place = block.span.start
                    span = Span(document.document_id, place + start, place + end)
                    yield document, cite_spans(1, (span,), document)


def alterations(one: Asserted, quote: str) -> Iterator[tuple[str, str]]:
    """Yield the sentence with one figure altered, by kind."""
    at = quote.find(one.line[: one.number.end])
    if at < 0:
        return
    start, end = at + one.number.start, at + one.number.end
    digit = next(place for place in range(start, end) if quote[place] in "123456789")
    yield "digit", quote[:digit] + quote[digit].translate(OTHER_DIGIT) + quote[digit + 1 :]
    if one.said != "value" and not one.is_base:
        turned = _WORD.sub(lambda word: SWAPS[word[0]], quote[: at + len(one.line)])
        if turned != quote[: at + len(one.line)]:
            yield "direction", turned + quote[at + len(one.line) :]


def measure(store: Store, half: str | None) -> Count:
    count = Count()
    known = Known(store, OnFile(store, lambda _: None), None)
    for document, citation in cited(store, half):
        count.seen += 1
        filing = document.filing
        name = company_name(filing) if filing else ""
        read = reading(citation.quotes[0], document.language, name)
        if not read.told:
            _miss(count, citation, read.why)
            continue
        count.read += 1
        found = held(citation, known, "en")
        count.flagged += [
            f"{citation.document_id}: {citation.quotes[0]}\n    said {one.said.number.text}, facts {one.figure.value}"
            for one in found
            if one.figure is not None and not one.may_be_right
        ]
        checked = [one.said for one in found if one.figure is not None]
        if not checked:
            _miss(count, citation, "heading or text before" if not found else "period or fact")
            continue
        count.held += 1
        _alter(count, citation, checked, known)
    return count


def _alter(count: Count, citation: Citation, checked: list[Asserted], known: Known) -> None:
    outcomes = []
    for one in checked:
        for kind, quote in alterations(one, citation.quotes[0]):
            altered = replace(citation, quotes=(quote, *citation.quotes[1:]))
            is_found = any(
                other.figure is not None and not other.may_be_right
                for other in held(altered, known, "en")
            )
            outcomes.append(is_found)
            count.altered[f"{one.said} {kind}"] += 1
            count.found[f"{one.said} {kind}"] += is_found
            if not is_found:
                count.unfound.append(f"{kind} of {one.number.text}: {quote[:300]}")
    count.wholly += all(outcomes)
    count.partly += any(outcomes)


def _miss(count: Count, citation: Citation, why: str) -> None:
    if _MAYBE.search(citation.quotes[0]) and any(_DISCUSSION.search(one) for one in citation.path):
        where = " > ".join(citation.path[-2:])
        count.missed[why].append(f"[{where}] {citation.quotes[0]}")


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Measure what of filings' prose facts are held against."
    )
    parser.add_argument("store", type=Path)
    parser.add_argument("--half", choices=("first", "second"), help="of the companies")
    parser.add_argument("--missed", type=int, default=0, help="examples printed for each reason")
    asked = parser.parse_args()
    store = open_store(asked.store)
    count = measure(store, asked.half)
    say = sys.stdout.write
    say(
        f"sentences with a digit: {count.seen}\nunderstood: {count.read}\nheld against facts: {count.held}\n"
    )
    say(f"flagged as they stand: {len(count.flagged)}\n")
    for one in count.flagged:
        say(f"  {one}\n")
    for kind, altered in sorted(count.altered.items()):
        say(f"altered, {kind}: {altered}, flagged {count.found[kind]}\n")
    every, found = count.altered.total(), count.found.total()
    say(f"altered: {every}, flagged {found} ({found / max(every, 1):.0%})\n")
    say(
        f"sentences of which an alteration is flagged: {count.partly}, of which each is: {count.wholly}\n"
    )
    if asked.missed:
        for one in count.unfound[: 10 * asked.missed]:
            say(f"not flagged: {one}\n")
        for why, those in sorted(count.missed.items(), key=lambda one: -len(one[1])):
            say(f"\n{why} ({len(those)})\n")
            for one in those[: asked.missed]:
                say(f"  {one[:400]}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
