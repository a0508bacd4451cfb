"""Writes inline XBRL facts and remembers the contexts, units and footnotes they need."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from html import escape

Members = tuple[tuple[str, str], ...]
DASH = "—"
UNITS = {
    "usd": "<xbrli:measure>iso4217:USD</xbrli:measure>",
    "shares": "<xbrli:measure>xbrli:shares</xbrli:measure>",
    "usdPerShare": (
        "<xbrli:divide><xbrli:unitNumerator><xbrli:measure>iso4217:USD</xbrli:measure>"
        "</xbrli:unitNumerator><xbrli:unitDenominator><xbrli:measure>xbrli:shares"
        "</xbrli:measure></xbrli:unitDenominator></xbrli:divide>"
    ),
    "pure": "<xbrli:measure>xbrli:pure</xbrli:measure>",
}
COUNTED = "<xbrli:measure>{prefix}:{unit}</xbrli:measure>"


@dataclass(frozen=True, slots=True)
class Period:
    """A day (no start) or the days from start to end, both included."""

    start: date | None
    end: date


@dataclass(frozen=True, slots=True)
class Tag:
    """What a number says: of which concept, for which period, of which part of the company."""

    concept: str
    period: Period
    members: Members = ()


@dataclass(frozen=True, slots=True)
class Measure:
    """In what unit and to what precision a number is printed."""

    unit: str
    scale: int = 0
    decimals: int = 0
    places: int = 0
    """Digits after the point as printed."""


PER_SHARE = Measure("usdPerShare", decimals=2, places=2)
PERCENT = Measure("pure", scale=-2, decimals=3, places=1)


@dataclass(slots=True)
class InlineTags:
    """All facts of one filing, in the order in which they are printed."""

    cik: str
    prefix: str
    contexts: dict[tuple[Period, Members], str] = field(default_factory=dict)
    units: dict[str, None] = field(default_factory=dict)
    more_units: dict[str, str] = field(default_factory=dict)
    """What units measure that UNITS does not know, such as another currency."""
    hidden: list[str] = field(default_factory=list)
    footnotes: list[tuple[str, ...]] = field(default_factory=list)
    """Fact ids of each footnote, in the order of the footnotes."""
    awaiting_footnote: list[str] = field(default_factory=list)
    """Fact ids of the last table that the next note is about."""
    facts: int = 0
    continuations: int = 0

    def context(self, period: Period, members: Members = ()) -> str:
        """Give the id of the context; it is made when first asked for."""
        key = (period, members)
        return self.contexts.setdefault(key, f"c-{len(self.contexts) + 1}")

    def next_id(self) -> str:
        """Give the id of the next fact."""
        self.facts += 1
        return f"f-{self.facts}"

    def number(
        self, tag: Tag, printed: Decimal | int, measure: Measure, *, inner: str | None = None
    ) -> str:
        """Give a tagged number without its brackets; zero is a dash; `inner` nests another fact."""
        value = Decimal(printed)
        self.units[measure.unit] = None
        sign = ' sign="-"' if value < 0 else ""
        scale = f' scale="{measure.scale}"' if measure.scale else ""
        zero = "zero" if value == 0 else "num-dot-decimal"
        form = "ixt:fixed-zero" if zero == "zero" else "ixt:num-dot-decimal"
        shown = DASH if value == 0 else f"{abs(value):,.{measure.places}f}"
        return (
            f'<ix:nonFraction unitRef="{measure.unit}" contextRef="{self.context(tag.period, tag.members)}"'
            f' decimals="{measure.decimals}" name="{tag.concept}" format="{form}"{scale}{sign}'
            f' id="{self.next_id()}">{inner or shown}</ix:nonFraction>'
        )

    def number_in_words(self, concept: str, period: Period, words: str, unit: str) -> str:
        """Give a tagged number that is printed as words: two."""
        self.units[unit] = None
        return (
            f'<ix:nonFraction unitRef="{unit}" contextRef="{self.context(period)}"'
            f' decimals="INF" name="{concept}" format="ixt-sec:numwordsen"'
            f' id="{self.next_id()}">{words}</ix:nonFraction>'
        )

    def nil(self, concept: str, period: Period, measure: Measure, shown: str = "") -> str:
        """Give a fact that is reported as having no value."""
        self.units[measure.unit] = None
        return (
            f'<ix:nonFraction unitRef="{measure.unit}" contextRef="{self.context(period)}"'
            f' name="{concept}" xsi:nil="true" id="{self.next_id()}">{shown}</ix:nonFraction>'
        )

    def text(self, concept: str, period: Period, shown: str, form: str = "") -> str:
        """Give a tagged word or date; `shown` is markup already."""
        form_part = f' format="{form}"' if form else ""
        return (
            f'<ix:nonNumeric contextRef="{self.context(period)}" name="{concept}"{form_part}'
            f' id="{self.next_id()}">{shown}</ix:nonNumeric>'
        )

    def hide(self, concept: str, period: Period, value: str) -> None:
        """Give a fact of the header that no reader sees."""
        self.hidden.append(self.text(concept, period, escape(value)))

    def footnote(self, markup: str) -> str:
        """Tag a note if facts wait for one; otherwise leave it as it is."""
        if not self.awaiting_footnote:
            return markup
        self.footnotes.append(tuple(self.awaiting_footnote))
        self.awaiting_footnote.clear()
        name = f"fn-{len(self.footnotes)}"
        return f'<ix:footnote id="{name}" xml:lang="en-US">{markup}</ix:footnote>'

    def header(self, schema: str) -> str:
        """Give the header of the filing, to be written once everything else is."""
        links = "".join(
            f'<ix:relationship fromRefs="{" ".join(ids)}" toRefs="fn-{number}"/>\n'
            for number, ids in enumerate(self.footnotes, 1)
        )
        hidden = "\n".join(self.hidden)
        reference = f'<link:schemaRef xlink:type="simple" xlink:href="{schema}"/>'
        return (
            f'<div style="display:none">\n<ix:header>\n<ix:hidden>\n{hidden}\n</ix:hidden>\n'
            f'<ix:references xml:lang="en-US">{reference}</ix:references>\n'
            f"<ix:resources>\n{links}{self._contexts()}{self._units()}</ix:resources>\n"
            "</ix:header>\n</div>\n"
        )

    def _contexts(self) -> str:
        return "".join(
            f'<xbrli:context id="{name}"><xbrli:entity><xbrli:identifier'
            f' scheme="http://www.sec.gov/CIK">{self.cik}</xbrli:identifier>'
            f"{_segment(members)}</xbrli:entity><xbrli:period>{_dates(period)}</xbrli:period>"
            "</xbrli:context>\n"
            for (period, members), name in self.contexts.items()
        )

    def _units(self) -> str:
        known = UNITS | self.more_units
        return "".join(
            f'<xbrli:unit id="{unit}">'
            + known.get(unit, COUNTED.format(prefix=self.prefix, unit=unit))
            + "</xbrli:unit>\n"
            for unit in self.units
        )


def _segment(members: Members) -> str:
    inside = "".join(
        f'<xbrldi:explicitMember dimension="{axis}">{member}</xbrldi:explicitMember>'
        for axis, member in members
    )
    return f"<xbrli:segment>{inside}</xbrli:segment>" if members else ""


def _dates(period: Period) -> str:
    if period.start is None:
        return f"<xbrli:instant>{period.end}</xbrli:instant>"
    return (
        f"<xbrli:startDate>{period.start}</xbrli:startDate>"
        f"<xbrli:endDate>{period.end}</xbrli:endDate>"
    )
