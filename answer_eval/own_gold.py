"""Gold questions as people bring them: a question, and what is expected, as much as is known of it.

    {"question": "How many people did Tolvane employ in 2024?", "value": 4460}
    {"question": "Who oversees cybersecurity at Tolvane?", "expects": "Technology and Risk Committee"}
    {"question": "Tolvane revenue 2031", "outcome": "not_found"}

Only what a line states is asked of the answer; other keys are kept and ignored. Generated gold
passes through as it is.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any

from answer_eval.gold_anchors import MOST_WORDS, is_anchored
from answer_eval.json_lines import read_objects
from data.errors import FormatError

OUTCOMES = ("answered", "not_found", "unclear", "not_derivable")
KINDS = ("reported", "derived", "words", "refused")
_DEFAULTS: Mapping[str, Any] = {
    "language": "",
    "company": "",
    "cik": "",
    "item": "",
    "concepts": [],
    "period": None,
    "value": None,
    "unit": None,
    "reason": None,
}
"""What scoring reads of every line; empty means that it is not asked."""
_CIK = re.compile(r"(?:\d{10})?")


def read_gold(path: Path) -> list[dict[str, Any]]:
    """Read and complete all lines.

    Raises:
        FormatError: a line is wrong; the first is explained, others are named by number.

    """
    rows = read_objects(path, what=" with a question")
    faults = {number: fault for number, row in enumerate(rows, 1) if (fault := _fault(row))}
    complete = [_complete(row, number) for number, row in enumerate(rows, 1) if not faults]
    seen: set[str] = set()
    for number, row in enumerate(complete, 1):
        if row["id"] in seen:
            faults[number] = f"the id {row['id']!r} is on an earlier line too"
        seen.add(row["id"])
    if faults:
        raise _wrong(path, faults)
    return complete


def _wrong(path: Path, faults: Mapping[int, str]) -> FormatError:
    first, *others = sorted(faults)
    more = ", ".join(str(number) for number in others[:20])
    also = f" So are lines {more}." if len(others) > 1 else f" So is line {more}." if others else ""
    return FormatError(
        f"Line {first} of {path} is wrong: {faults[first]}.{also}", place=f"{path}:{first}"
    )


def _fault(row: Mapping[str, Any]) -> str:
    """What is wrong with a line; "" where nothing is."""
    for key, (is_right, wanted) in _CHECKS.items():
        if row.get(key) is not None and not is_right(row[key]):
            return f'"{key}" is {row[key]!r}, not {wanted}'
    if not row.get("question"):
        return 'it has no "question"'
    return "" if _says_what_is_right(row) else _NOTHING


_NOTHING = (
    'it says nothing that is right: give "value", "expects", "spans", or an "outcome" other than '
    '"answered"'
)


def _says_what_is_right(row: Mapping[str, Any]) -> bool:
    is_refusal = row.get("outcome") not in (None, "answered")
    keys = ("value", "expects", "spans", "gold_sets", "needs")
    return is_refusal or any(row.get(key) not in (None, [], "") for key in keys)


def _complete(row: Mapping[str, Any], number: int) -> dict[str, Any]:
    whole = {"id": f"line-{number}", **_DEFAULTS, **{key: row[key] for key in row}}
    whole["id"] = str(whole["id"])
    whole["outcome"] = row.get("outcome") or "answered"
    whole["kind"] = row.get("kind") or _kind(whole)
    for key in ("value", "precision"):
        if whole.get(key) is not None:
            whole[key] = str(whole[key])
    for one in (whole, *whole.get("alternatives", ())):
        if isinstance(one.get("expects"), str):
            one["expects"] = [one["expects"]]
    return whole


def _kind(row: Mapping[str, Any]) -> str:
    if row["outcome"] != "answered":
        return "refused"
    return "words" if row["value"] is None else "reported"


def _is_text(value: object) -> bool:
    return isinstance(value, str)


def _is_day(value: object) -> bool:
    try:
        return isinstance(value, str) and bool(date.fromisoformat(value))
    except ValueError:
        return False


def _is_number(value: object) -> bool:
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return False
    try:
        return Decimal(str(value)).is_finite()
    except InvalidOperation:
        return False


def _is_period(value: object) -> bool:
    if not isinstance(value, dict):
        return False
    days = [value.get(key) for key in ("start", "end")]
    return all(day is None or _is_day(day) for day in days)


def _is_place(value: object) -> bool:
    if not isinstance(value, dict) or not isinstance(value.get("document_id"), str):
        return False
    if "from" in value:
        return is_anchored(value)
    start, end = value.get("start"), value.get("end")
    return isinstance(start, int) and isinstance(end, int) and 0 <= start < end


def _is_list(of: Callable[[object], bool]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, list) and all(map(of, value))


def _checks() -> Iterator[tuple[str, tuple[Callable[[object], bool], str]]]:
    text, places = (_is_text, "text"), _is_list(_is_place)
    place = (
        '{"document_id", "start", "end"} with 0 <= start < end, or {"document_id", "from", "to"} '
        f"with at most {MOST_WORDS} words each"
    )
    for key in ("question", "document_id", "company", "unit", "reason"):
        yield key, text
    yield "id", (lambda value: isinstance(value, str | int), "text")
    yield "turns", (_is_list(_is_text), "a list of earlier questions")
    yield "as_of", (_is_day, "a day such as 2025-06-30")
    yield "value", (_is_number, 'a number in base units, such as "391035000000" or 0.462')
    yield "period", (_is_period, '{"start": day or null, "end": day}')
    yield "cik", (lambda value: bool(_CIK.fullmatch(str(value))), "ten digits")
    yield "spans", (places, f"a list of {place}")
    yield "context", (places, f"a list of {place}")
    for key in ("gold_sets", "needs"):
        yield key, (_is_list(places), f"a list of lists of {place}")
    yield "precision", (_is_number, "how far the value may be off, in base units")
    yield "expects", (lambda value: _is_text(value) or _is_list(_is_text)(value), "text, or texts")
    yield "alternatives", (_is_list(lambda one: isinstance(one, dict)), "a list of other answers")
    yield "never", (_is_list(_is_text), "a list of texts")
    yield "outcome", (lambda value: value in OUTCOMES, f"one of {', '.join(OUTCOMES)}")
    yield "kind", (lambda value: value in KINDS, f"one of {', '.join(KINDS)}")


_CHECKS = dict(_checks())
