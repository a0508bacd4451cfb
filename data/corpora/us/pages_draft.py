"""A page while it is written: the report, its tags, its money, and how full the printed page is."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import Decimal

from data.corpora.us.prose import facts
from data.corpora.us.report import Filer, Line, Report
from data.sample.inline_tags import UNITS, InlineTags, Measure, Period, Tag
from data.sample.page_writer import PageWriter

SIGNS = {"USD": "$", "EUR": "€", "CAD": "C$", "GBP": "£", "JPY": "¥", "CHF": "CHF "}
CURRENCIES = {
    "USD": "U.S. dollars",
    "EUR": "euros",
    "CAD": "Canadian dollars",
    "GBP": "pounds sterling",
    "JPY": "yen",
    "CHF": "Swiss francs",
}
SCALES = {0: "", 3: "thousands", 6: "millions"}
PAGE_CHARS = 3_900
"""Characters after which a printed page is full."""
HEADING_CHARS = 3_300
"""Characters after which no heading begins on the page any more."""


def new_tags(filer: Filer) -> InlineTags:
    """Give an empty set of tags that knows the filer's currency."""
    tags = InlineTags(filer.cik, filer.prefix)
    code = filer.currency.lower()
    tags.more_units[code] = UNITS["usd"].replace("USD", filer.currency)
    tags.more_units[f"{code}PerShare"] = UNITS["usdPerShare"].replace("USD", filer.currency)
    return tags


@dataclass(slots=True)
class PageDraft:
    """What every part of a page needs while it is written."""

    report: Report
    tags: InlineTags
    page: PageWriter
    contents: list[tuple[str, str, int]] = field(default_factory=list)
    """Title, anchor and printed page of each Part and Item."""
    waiting: list[str] = field(default_factory=list)
    """Headings, outermost first, that are written once something stands below them."""
    notes: int = 0
    """Numbered notes so far."""
    filled: int = 0
    """Characters that the printed page holds so far, about."""

    @property
    def filer(self) -> Filer:
        """Who files."""
        return self.report.filer

    @property
    def is_annual(self) -> bool:
        """Whether the report is about a whole year, or about a transition period."""
        return self.report.form.startswith(("10-K", "20-F"))

    @property
    def is_amended(self) -> bool:
        """Whether the report replaces an earlier one."""
        return self.report.form.endswith("/A")

    @property
    def sign(self) -> str:
        """What stands before an amount: $."""
        return SIGNS.get(self.filer.currency, f"{self.filer.currency} ")

    @property
    def unit_words(self) -> str:
        """The statements' unit in words: thousands; empty for whole dollars."""
        return SCALES[self.filer.money_scale]

    def known(self, key: str) -> str:
        """Give what the company says of itself under `[facts]`, or what anyone would."""
        return facts(self.filer.prefix).get(key) or facts("general")[key]

    def is_money(self, line_unit: str) -> bool:
        """Whether a unit is the filer's currency."""
        return line_unit == self.filer.currency

    def unit_id(self, unit: str) -> str:
        """Give the id of a unit, as contexts and facts of inline XBRL name it."""
        code, _, below = unit.partition("/")
        name = code.lower() if len(code) == 3 else code
        return f"{name}PerShare" if below else name

    def measure(self, unit: str, values: tuple[Decimal | None, ...]) -> Measure:
        """Choose scale and digits in which a line's values are printed without loss."""
        known = [one for one in values if one is not None]
        if "/" in unit:
            places = max(2, _places(known))
            return Measure(self.unit_id(unit), decimals=places, places=places)
        if unit == "pure" and any(one != one.to_integral_value() for one in known):
            places = max(1, _places([one * 100 for one in known]))
            return Measure("pure", scale=-2, decimals=places + 2, places=places)
        scale = self.filer.money_scale if self.is_money(unit) or unit == "shares" else 0
        places = _places([one.scaleb(-scale) for one in known])
        return Measure(self.unit_id(unit), scale=scale, decimals=places - scale, places=places)

    def number(self, line: Line, tag: Tag, value: Decimal, measure: Measure | None = None) -> str:
        """Give a value of a line as a tagged number without its brackets."""
        chosen = measure or self.measure(line.unit, (value,))
        return self.tags.number(tag, value.scaleb(-chosen.scale), chosen)

    def hide(self, line: Line, period: Period, value: Decimal) -> None:
        """Put a fact into the header, where no reader sees it."""
        self.tags.hidden.append(self.number(line, Tag(line.concept, period, line.members), value))

    def page_break(self) -> None:
        """Begin a new printed page."""
        self.page.page_break()
        self.filled = 0

    def room(self, chars: int, limit: int = PAGE_CHARS) -> None:
        """Begin a new page if the printed one is full, and count what comes next."""
        if self.filled > limit:
            self.page_break()
        self.filled += chars


def _places(values: list[Decimal]) -> int:
    """Count the digits after the point that the values need."""
    exponents = [one.normalize().as_tuple().exponent for one in values]
    return max([0, *(-one for one in exponents if isinstance(one, int))])
