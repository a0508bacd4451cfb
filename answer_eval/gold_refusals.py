"""Questions that have no answer, and questions as of a day."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta

from answer_eval.gold_asks import Ask, Company, Refusal, Right, Sheet
from answer_eval.gold_book import chosen
from answer_eval.gold_item import Item
from answer_eval.gold_periods import Slot
from answer_eval.gold_phrases import Names
from answer_eval.gold_words import ITEMS, NET_INCOME, REVENUE
from data.fact import Fact
from data.period import Duration, Instant

STRANGERS = (
    "Microsoft", "Alphabet", "Pfizer", "Intel", "Costco", "Starbucks", "Chevron", "Adobe",
    "PepsiCo", "Ford Motor", "Caterpillar", "Salesforce", "Nike", "McDonald's", "Home Depot",
    "Exxon Mobil", "Merck", "AT&T", "Cisco Systems", "Goldman Sachs",
)  # fmt: skip
"""Companies that are well known, and asked about only where they are not on file."""

FAR_BACK, FAR_AHEAD = 9, 12
"""Years before the first and after the last on file: no comparative reaches that far."""

NEAR = timedelta(days=400)
"""Companyfacts reach back further than the filings that are on file."""

SUPERSEDED = "as of, superseded"

IFRS = "ifrs-full:"
IFRS_FAMILY: dict[str, tuple[str, ...]] = {
    "share repurchases": ("TreasuryShare", "EntitysShares", "OwnShares"),
    "inventory": ("BiologicalAssets",),
    "research and development": ("DevelopmentExpenditure",),
}
"""Item -> what IFRS names it by, beside the parts of names that both taxonomies have."""

STATEMENT = 12
"""Items that a company with statements on file has, at least."""


def stranger_asks(companies: Sequence[Company], year: int) -> Iterator[Ask]:
    """Ask about companies that are not on file."""
    on_file = " ".join(company.names.full.lower() for company in companies)
    slot = Slot(year, "year", 4, Duration(date(year, 1, 1), date(year, 12, 31)), is_calendar=True)
    for name in STRANGERS:
        if name.lower() in on_file:
            continue
        for item in (REVENUE, NET_INCOME, *ITEMS[2:5]):
            refusal = Refusal("not_found", "company_not_on_file")
            yield _refused("", Names(name, name, None), item, slot, (refusal,))


def period_asks(made: Sheet) -> Iterator[Ask]:
    """Ask about years long before and long after what is on file."""
    years = sorted({slot.year for slot in _year_slots(made)})
    if not years:
        return
    for found in list(made.found.values()):
        if found.slot.span != "year":
            continue
        names = made.company.names
        old = _before_all(found.slot, years[0] - FAR_BACK, made.company.facts)
        yield _refused(
            made.company.cik, names, found.item, old, (Refusal("not_found", "period_not_on_file"),)
        )
        new = _moved(found.slot, years[-1] + FAR_AHEAD)
        yield _refused(
            made.company.cik, names, found.item, new, (Refusal("not_found", "future_period"),)
        )


def _year_slots(made: Sheet) -> list[Slot]:
    return [found.slot for found in made.found.values() if found.slot.span == "year"]


def _before_all(slot: Slot, year: int, facts: Sequence[Fact]) -> Slot:
    """Move a year to another number, or as far before it as nothing is on file of any time near."""
    moved = _moved(slot, year)
    while any(abs(fact.period.end - moved.period.end) <= NEAR for fact in facts):
        year -= 1
        moved = _moved(slot, year)
    return moved


def _moved(slot: Slot, year: int) -> Slot:
    """Move a year to another number; the day is the same where that year has it."""
    shift = year - slot.year
    assert isinstance(slot.period, Duration)
    start, end = slot.period.start, slot.period.end
    moved = Duration(_in_year(start, start.year + shift), _in_year(end, end.year + shift))
    return replace(slot, year=year, period=moved)


def _in_year(day: date, year: int) -> date:
    return day.replace(year=year, day=min(day.day, 28) if day.month == 2 else day.day)


def concept_asks(made: Sheet) -> Iterator[Ask]:
    """Ask for items that a company does not report at all; or any, where it shows no statements.

    What the items mean is known in us-gaap alone. Of a company that reports under IFRS it is asked
    only for what no concept of a family's names could be.
    """
    slots = _newest(made)
    names = {found.item.name for found in made.found.values()}
    local_names = {fact.concept.partition(":")[2] for fact in made.company.facts}
    ifrs = {fact.concept for fact in made.company.facts if fact.concept.startswith(IFRS)}
    has_statements = len(names) >= STATEMENT or len(ifrs) >= STATEMENT
    if ifrs and not has_statements:
        return
    for item in ITEMS:
        slot = slots.get(item.shape)
        if slot is None or item.name in names:
            continue
        if not has_statements and not local_names.intersection((*item.concepts, *item.lesser)):
            reasons = ["not_in_document", "concept_not_reported"]
        elif has_statements and item.family and not _reports(item, local_names):
            reasons = ["concept_not_reported"]
        else:
            continue
        refusals = tuple(Refusal("not_found", reason) for reason in reasons)
        yield _refused(made.company.cik, made.company.names, item, slot, refusals)


def _reports(item: Item, local_names: set[str]) -> bool:
    family = (*item.family, *IFRS_FAMILY.get(item.name, ()))
    return any(part in name for part in family for name in local_names)


def _newest(made: Sheet) -> dict[str, Slot]:
    """The newest period of either shape; from the cover where no statements name one."""
    found: dict[str, Slot] = {}
    for one in made.found.values():
        known = found.get(one.item.shape)
        if known is None or one.slot.period.end > known.period.end:
            found[one.item.shape] = one.slot
    annual = [entry for entry in made.company.entries if entry.fiscal_period == "FY"]
    for entry in annual:
        end, year = entry.period_end, entry.fiscal_year
        if end is None or year is None or (end.month, end.day) != (12, 31):
            continue
        period = Duration(date(end.year, 1, 1), end)
        found.setdefault("flow", Slot(year, "year", 4, period, is_calendar=True))
        found.setdefault("instant", Slot(year, "instant", 4, Instant(end), is_calendar=True))
    return found


def _refused(cik: str, names: Names, item: Item, slot: Slot, refusals: tuple[Refusal, ...]) -> Ask:
    return Ask(
        "no answer", "refused", cik, names, item.name, item.en, item.es, slot, refusals=refusals
    )


def as_of_asks(made: Sheet, asks: Sequence[Ask]) -> Iterator[Ask]:
    """Ask what was known on a day: before the first filing, on its day, and before a later one."""
    for ask in asks:
        if ask.kind != "reported" or len(ask.rights) != 1:
            continue
        item = next(one for one in ITEMS if one.name == ask.item)
        printed = ask.rights[0].operands[0]
        local = printed.concept.removeprefix("us-gaap:")
        versions = made.company.book.versions(local, printed.period, item.measure)
        days = [fact.filed for fact in versions]
        if None in days:
            # With an unknown day among them, what was known when can't be said.
            if set(days) == {None}:
                refusal = Refusal("not_found", "filing_date_unknown")
                yield _on(ask, date(2025, 12, 31), refusals=(refusal,))
            continue
        known = sorted({day for day in days if day})
        early = Refusal("not_found", "not_yet_filed")
        yield _on(ask, known[0] - timedelta(days=1), refusals=(early,))
        for day in (*known, *(later - timedelta(days=1) for later in known[1:])):
            right = chosen([fact for fact in versions if fact.filed and fact.filed <= day])
            if right:
                on = _on(ask, day, rights=(Right(right.value, right.unit, (right,)),))
                # What was known then and is so no more is the harder half.
                yield on if right.value == printed.value else replace(on, slice=SUPERSEDED)


def _on(
    ask: Ask, day: date, *, rights: tuple[Right, ...] = (), refusals: tuple[Refusal, ...] = ()
) -> Ask:
    on = replace(ask, slice="as of", as_of=day, rights=rights, refusals=refusals)
    return on if rights else replace(on, kind="refused")
