"""An XBRL instance (.xml, or the SEC's `_htm.xml`) -> the facts of one filing, and whose they are."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from typing import Literal

from data.company import Cik
from data.errors import FormatError
from data.fact import Concept, Fact
from data.filing import Filing
from data.inline_facts import read_cover
from data.inline_xbrl import Context
from data.instance_events import send_xml
from data.instance_parts import ItemPart
from data.instance_target import InstanceTarget
from data.period import Period
from data.read_file import Known

_NUMBER = re.compile(
    r"[+-]?(?:\d{1,100}(?:\.\d{0,100})?|\.\d{1,100})(?:[eE][+-]?\d{1,2})?", re.ASCII
)
_WHOLE = re.compile(r"[+-]?\d{1,4}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Instance:
    """An instance, read."""

    filing: Filing | None
    """Who filed what for which period, from the dei facts; None where these don't say."""
    facts: tuple[Fact, ...]
    """Every number, without a document or a place, in the file's order."""
    warnings: tuple[str, ...]
    """What had to be left out, in words."""


def read_instance(content: bytes, *, source: str, known: Known) -> Instance:
    """Read an instance (not packed). Texts are read for the filing's identity only.

    Raises:
        FormatError: cut off, not well-formed, with a DTD, no instance, or without contexts.

    """
    target = InstanceTarget(source)
    send_xml(content, target, source=source)
    _refuse_empty(target, source)
    filing = read_cover(target.xbrl, known)
    left_out: Counter[str] = Counter()
    facts = tuple(_facts(target, filing, known, left_out))
    if target.in_tuples:
        left_out["in tuples"] += target.in_tuples
    warnings = (
        f"{count:,} {'fact' if count == 1 else 'facts'} left out: {why}."
        for why, count in left_out.items()
    )
    return Instance(filing, facts, tuple(warnings))


def _refuse_empty(target: InstanceTarget, source: str) -> None:
    count = len(target.items)
    if count and not any(context.period for context in target.xbrl.contexts.values()):
        raise FormatError(
            f"{source} has {count:,} {'fact' if count == 1 else 'facts'} but no contexts that say "
            "which company and period they are about. Download it again.",
            place=source,
        )
    if not count and not target.xbrl.cover and not target.in_tuples:
        raise FormatError(
            f"{source} is an XBRL instance without facts. Add the filing's main document (.htm).",
            place=source,
        )


def _facts(
    target: InstanceTarget, filing: Filing | None, known: Known, left_out: Counter[str]
) -> Iterator[Fact]:
    contexts = target.xbrl.contexts
    units = {name: str(unit) for name, unit in target.xbrl.units.items()}
    periods = {name: context.period for name, context in contexts.items()}
    dimensions = {name: frozenset(context.dimensions) for name, context in contexts.items()}
    for item in target.items:
        name = item.context_id
        context, period = contexts.get(name), periods.get(name)
        unit = units.get(item.attributes.get("unitRef", "").strip())
        value = _value(item)
        if context is None or period is None or not unit or (value is None and not item.is_nil):
            left_out[_why(item, context, period, unit)] += 1
            continue
        yield Fact(
            cik=Cik(context.entity.zfill(10)),
            concept=Concept(item.concept),
            period=period,
            unit=unit,
            value=value,
            decimals=_decimals(item, value),
            dimensions=dimensions[name],
            accession=filing.accession if filing else known.accession,
            form=filing.form if filing else None,
            filed=filing.filed if filing else known.filed,
            element_id=item.attributes.get("id"),
            document_id=None,
            span=None,
        )


def _why(item: ItemPart, context: Context | None, period: Period | None, unit: str | None) -> str:
    if item.fault:
        return item.fault
    if context is None:
        return "their context is missing, or its id stands for two"
    if period is None:
        return "their context names no period (forever, or dates that are none)"
    if not unit:
        return "their unit is missing, or its id stands for two"
    return "not written as a number"


def _value(item: ItemPart) -> Decimal | None:
    """The number as XML writes it; None for what is none, such as "NaN", "1,234" and nil."""
    if item.fault or item.is_nil or not _NUMBER.fullmatch(item.text):
        return None
    value = Decimal(item.text)
    return value if value else Decimal(0)


def _decimals(item: ItemPart, value: Decimal | None) -> int | Literal["INF"] | None:
    """What `decimals` says; where `precision` stands instead, its digits counted from the first."""
    if "decimals" in item.attributes:
        return _whole(item.attributes["decimals"])
    digits = _whole(item.attributes.get("precision", ""))
    if digits == "INF" or not digits or not value:
        return "INF" if digits == "INF" else None
    return digits - value.adjusted() - 1


def _whole(written: str) -> int | Literal["INF"] | None:
    text = written.strip()
    if text.upper() == "INF":
        return "INF"
    return int(text) if _WHOLE.fullmatch(text) else None
