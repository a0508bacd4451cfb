"""Questions of a run as HTML: what was asked, answered and expected, and where it stands."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from answer_eval.error_classes import ERROR_CLASSES
from answer_eval.figure_score import TextOf
from answer_eval.gold_places import gold_alternatives
from answer_eval.html_excerpts import citation_html, gold_html
from answer_eval.html_text import attributes_text, safe, tag
from answer_eval.measured_run import Sample
from answer_eval.sample_measures import Measures
from answer_eval.score_report import expected, got

MOST_CITED, MOST_GOLD = 8, 3
"""Citations, and gold places, that a question shows."""


def samples_html(samples: Sequence[Sample], text_of: TextOf) -> Iterator[str]:
    """Each question as a part that opens; those that fail come first."""
    for one in sorted(samples, key=lambda one: one.scored.is_good):
        yield _sample(one, text_of)


def filters(sample: Sample) -> dict[str, str]:
    """What a question can be picked by."""
    verdict = sample.scored.verdict
    answer = sample.answer
    return {
        "result": "good" if sample.scored.is_good else "fails",
        "error": "" if sample.scored.is_good else verdict.error_class,
        "slice": sample.slice,
        "route": answer["route"]["kind"] if answer else "",
        "language": str(sample.gold.get("language") or ""),
        "company": str(sample.gold.get("company") or ""),
    }


def _sample(one: Sample, text_of: TextOf) -> str:
    data: dict[str, object] = {f"data_{key}": value for key, value in filters(one).items()}
    parts = [
        f'<details class="sample"{attributes_text(data)}>',
        _summary(one),
        _body(one, text_of),
        "</details>",
    ]
    return "".join(parts)


def _summary(one: Sample) -> str:
    fault = "" if one.scored.is_good else one.scored.verdict.error_class
    sign = tag("span", "✗" if fault else "✓", class_="bad" if fault else "good", aria_hidden="true")
    words = tag("span", "fails: " if fault else "good: ", class_="sr")
    names = tag("span", fault, class_="tag bad") if fault else ""
    as_of = one.gold.get("as_of")
    when = tag("span", f"as of {as_of}", class_="tag") if as_of else ""
    return f"<summary>{sign}{words}{tag('span', one.gold['question'], class_='q')}{when}{names}</summary>"


def _body(one: Sample, text_of: TextOf) -> str:
    rows = [("expected", expected(one.gold)), ("got", got(one.scored.record))]
    fault = one.scored.verdict.error_class
    if fault and not one.scored.is_good:
        rows.append(("class", f"{fault}: {ERROR_CLASSES.get(fault, '')}"))
    rows += [(name, words) for name, words in _measure_rows(one.measures)]
    rows.append(("id", f"{one.gold['id']} · {one.slice}"))
    told = "".join(f"{tag('dt', name)}{tag('dd', words)}" for name, words in rows)
    answer = one.answer
    said = tag("div", answer["text"], class_="answer") if answer else ""
    return f"<div class=body>{said}<dl>{told}</dl>{_places(one, answer, text_of)}</div>"


def _places(one: Sample, answer: Mapping[str, Any] | None, text_of: TextOf) -> str:
    citations = answer["citations"] if answer else []
    parts = [citation_html(citation, text_of) for citation in citations[:MOST_CITED]]
    if len(citations) > MOST_CITED:
        parts.append(
            tag("p", f"… and {len(citations) - MOST_CITED} more citations.", class_="note")
        )
    if one.scored.is_good and (one.measures is None or one.measures.cites_gold is not False):
        return "".join(parts)
    alternatives = gold_alternatives(one.gold)
    gold = [need[0] for needs in alternatives[:MOST_GOLD] for need in needs[:MOST_GOLD]]
    if gold:
        parts.append(f"<h4>Where the answer stands</h4>{gold_html(gold, text_of)}")
    return "".join(parts)


def _measure_rows(found: Measures | None) -> Iterator[tuple[str, str]]:
    if found is None:
        return
    licensed, of = found.claim_recall
    yield "claims licensed", f"{licensed} of {of}"
    yield "cited", f"{found.cited_characters} characters"
    if found.cites_gold is not None:
        yield "cites gold", "yes" if found.cites_gold else "no"
    if found.characters:
        precision, recall = found.characters.precision, found.characters.recall
        yield "characters", f"precision {precision:.2f}, recall {recall:.2f}"
    if found.reference is not None:
        yield "within 0.1 % in the text", "yes" if found.reference else "no"


def filter_html(samples: Sequence[Sample]) -> str:
    """The controls that pick questions."""
    found = [filters(one) for one in samples]
    made = []
    for name in ("result", "error", "slice", "route", "language", "company"):
        values = sorted({one[name] for one in found} - {""})
        if len(values) > 1 or (name == "error" and values):
            options = "".join(tag("option", value, value=value) for value in values)
            made.append(
                f'<label>{safe(name)} <select name="{name}"><option value="">all</option>{options}'
                "</select></label>"
            )
    return (
        f'<form id="filters" role="search">{"".join(made)}'
        '<label>words <input type="search" name="words"></label>'
        '<output id="count" aria-live="polite"></output>'
        '<p class="note">Tab and Enter open a question; <kbd>j</kbd> and <kbd>k</kbd> go to the next '
        "and the one before; <kbd>/</kbd> searches.</p></form>"
    )
