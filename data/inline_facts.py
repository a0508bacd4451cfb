"""Tagged numbers -> facts, and the tagged cover -> who filed what."""

import calendar
import re
from collections import Counter
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from functools import lru_cache
from typing import Literal

from data.company import Cik, Company
from data.errors import FormatError
from data.fact import Concept, Fact
from data.filing import Filing
from data.inline_xbrl import Context, InlineXbrl, XbrlElement
from data.ix_formats import read_number
from data.read_file import Known
from data.span import DocumentId, Span

_MONTHS = {name.lower(): number for number, name in enumerate(calendar.month_name) if name}
_MONTHS |= {name.lower(): number for number, name in enumerate(calendar.month_abbr) if name}
_SCALE = re.compile(r"[+-]?\d{1,2}")
_NO_TICKER = frozenset(("", "n/a", "none", "-", "—", "–"))


def read_cover(xbrl: InlineXbrl, known: Known) -> Filing | None:
    """Who filed what, from the dei facts; None where there are none."""
    texts: dict[str, str] = {}
    for element in xbrl.cover:
        text = element.text
        if text:
            texts.setdefault(_local_name(element), text)
    cik = re.sub(r"\D", "", texts.get("EntityCentralIndexKey", "")) or _main_entity(xbrl)
    if not cik or "DocumentType" not in texts:
        return None
    form = texts["DocumentType"].upper()
    if texts.get("AmendmentFlag", "").lower() == "true" and not form.endswith("/A"):
        form += "/A"
    focus = texts.get("DocumentFiscalYearFocus", "")
    return Filing(
        company=Company(
            cik=Cik(cik.zfill(10)),
            name=texts.get("EntityRegistrantName", f"CIK {cik.zfill(10)}"),
            tickers=tuple(_tickers(xbrl)),
        ),
        form=form,
        period_end=_period_end(xbrl, texts),
        fiscal_year=int(focus) if re.fullmatch(r"\d{4}", focus) else None,
        fiscal_period=texts.get("DocumentFiscalPeriodFocus"),
        filed=known.filed,
        accession=known.accession,
        year_end=_year_end(texts.get("CurrentFiscalYearEndDate", "")),
    )


def read_facts(
    xbrl: InlineXbrl, filing: Filing | None, document_id: DocumentId, *, source: str
) -> tuple[list[Fact], list[str]]:
    """The facts of a page, in its order, and what had to be left out, in words.

    Raises:
        FormatError: numbers are tagged, but their contexts are in another file.

    """
    if xbrl.numbers and not any(context.period for context in xbrl.contexts.values()):
        raise FormatError(
            f"{source} has {len(xbrl.numbers)} tagged numbers but no contexts that say which company "
            "and period they are about. Add the filing's main document instead.",
            place=source,
        )
    facts: list[Fact] = []
    left_out: Counter[str] = Counter()
    units = {name: str(unit) for name, unit in xbrl.units.items()}
    periods = {name: context.period for name, context in xbrl.contexts.items()}
    dimensions = {
        name: frozenset(
            (xbrl.standard(axis), xbrl.standard(member)) for axis, member in context.dimensions
        )
        for name, context in xbrl.contexts.items()
    }
    for element in xbrl.numbers:
        attributes = element.attributes
        name = attributes.get("contextref", "")
        context, period = xbrl.contexts.get(name), periods.get(name)
        unit = units.get(attributes.get("unitref", ""))
        if context is None or period is None or unit is None:
            left_out["without a known period or unit"] += 1
            continue
        value = None
        if not element.is_nil:
            value = _value(element)
            if value is None:
                left_out["not printed in the format they name"] += 1
                continue
        facts.append(
            Fact(
                cik=Cik(context.entity.zfill(10)),
                concept=Concept(xbrl.standard(attributes.get("name", ""))),
                period=period,
                unit=unit,
                value=value,
                decimals=_decimals(attributes.get("decimals")),
                dimensions=dimensions[name],
                accession=filing.accession if filing else None,
                form=filing.form if filing else None,
                filed=filing.filed if filing else None,
                element_id=attributes.get("id"),
                document_id=document_id,
                span=Span(document_id, *element.place) if element.place else None,
            )
        )
    if xbrl.fractions:
        left_out["fractions"] += xbrl.fractions
    return facts, [f"{count} tagged numbers left out: {why}" for why, count in left_out.items()]


def _value(element: XbrlElement) -> Decimal | None:
    scale = element.attributes.get("scale", "0").strip() or "0"
    if not _SCALE.fullmatch(scale):
        return None
    return read_number(
        element.text,
        format_name=element.attributes.get("format", ""),
        scale=int(scale),
        is_negative=element.attributes.get("sign", "").strip() == "-",
    )


@lru_cache(maxsize=256)
def _decimals(written: str | None) -> int | Literal["INF"] | None:
    text = (written or "").strip()
    if text.upper() == "INF":
        return "INF"
    return int(text) if re.fullmatch(r"[+-]?\d{1,4}", text) else None


def _local_name(element: XbrlElement) -> str:
    return element.attributes.get("name", "").rpartition(":")[2]


def _main_entity(xbrl: InlineXbrl) -> str:
    entities = Counter(context.entity for context in xbrl.contexts.values() if context.entity)
    return re.sub(r"\D", "", entities.most_common(1)[0][0]) if entities else ""


def _period_end(xbrl: InlineXbrl, texts: dict[str, str]) -> date | None:
    printed = read_date(texts.get("DocumentPeriodEndDate", ""))
    if printed:
        return printed
    for element in xbrl.cover:
        if _local_name(element) in ("DocumentPeriodEndDate", "DocumentType"):
            context = xbrl.contexts.get(element.attributes.get("contextref", ""))
            period = context.period if context else None
            if period:
                return period.end
    return None


def read_date(text: str) -> date | None:
    """A day as covers print it: 2024-09-28, September 28, 2024, 28 September 2024, 09/28/2024."""
    numbers = [int(number) for number in re.findall(r"\d+", text)[:3]]
    month = next((_MONTHS[w] for w in re.findall(r"[a-z]+", text.lower()) if w in _MONTHS), None)
    if month and len(numbers) == 2:
        day, year = numbers
    elif len(numbers) == 3 and numbers[0] > 31:
        year, month, day = numbers
    elif len(numbers) == 3:
        month, day, year = numbers
    else:
        return None
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _year_end(text: str) -> str | None:
    """`--MM-DD` out of "--12-31", "December 31" or "12/31"."""
    numbers = [int(number) for number in re.findall(r"\d+", text)]
    month = next((_MONTHS[w] for w in re.findall(r"[a-z]+", text.lower()) if w in _MONTHS), None)
    if month and numbers:
        return f"--{month:02d}-{numbers[0]:02d}"
    return f"--{numbers[0]:02d}-{numbers[1]:02d}" if len(numbers) == 2 else None


def _tickers(xbrl: InlineXbrl) -> Iterator[str]:
    """Trading symbols, common stock first, else in the cover's order."""
    titles = {
        element.attributes.get("contextref", ""): element.text.lower()
        for element in xbrl.cover
        if _local_name(element) == "Security12bTitle"
    }
    symbols: dict[str, bool] = {}
    for element in xbrl.cover:
        symbol = element.text.upper()
        if _local_name(element) == "TradingSymbol" and symbol.lower() not in _NO_TICKER:
            context_name = element.attributes.get("contextref", "")
            symbols.setdefault(symbol, _is_common(titles.get(context_name, ""), context_name, xbrl))
    return iter(sorted(symbols, key=lambda symbol: not symbols[symbol]))


def _is_common(title: str, context_name: str, xbrl: InlineXbrl) -> bool:
    context: Context | None = xbrl.contexts.get(context_name)
    members = " ".join(member for _, member in context.dimensions) if context else ""
    if not members and not title:
        return True
    is_other = re.search(r"warrant|preferred|notes?\b|unit|depositary", title)
    return not is_other and bool(re.search(r"common|ordinary", f"{title} {members.lower()}"))
