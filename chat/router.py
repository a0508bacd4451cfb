"""Reading -> route, with its reason in words: figures go to facts, everything else to text."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import date

from chat.answer import Outcome, Reason, Route
from chat.asked_kind import asked_plainly
from chat.average_balance import is_average_balance
from chat.beyond_filings import beyond_filings
from chat.cover_found import Covers, Reports, covers_found
from chat.cover_items import CoverItem, cover_asked, for_cover
from chat.document_scope import documents_meant, issuer_of, scope_now, titled
from chat.figure_asks import figures_asked, items_asked
from chat.hypothetical import hypothetical
from chat.maker_of import by_maker
from chat.month_days import with_counted_days
from chat.not_divided import not_divided
from chat.open_question import is_open, is_unreported
from chat.own_item import Names, by_own_label
from chat.own_periods import with_own_periods
from chat.predecessors import filer_of
from chat.reading_heading import without_heading
from chat.reading_types import AskedPeriod, Reading
from chat.route_words import company_words, listed, words
from chat.routes import CompanyAsk, CoverRoute, FigureRoute, PassageRoute, Refused, Way
from chat.small_talk import small_talk
from chat.strangers import Naming, absent, introduced, without_shared_part
from chat.unclear_time import unclear_time
from chat.unclear_words import unclear_reason
from data.company import Cik, Company
from data.fact_table import FactTable
from data.figure_words import day_words, label
from data.fiscal import FiscalCalendar
from data.formula import Formula
from data.manifest import Entry
from data.own_labels import OwnLabels
from data.span import DocumentId
from retrieval.chunk import Scope


@dataclass(frozen=True, slots=True)
class Ground:
    """What the router knows of what is on file."""

    entries: tuple[Entry, ...]
    companies: tuple[Company, ...]
    calendar: Callable[[Cik], FiscalCalendar]
    labels: Callable[[Cik], OwnLabels]
    as_of: date | None = None
    only: str | None = None
    """Title of the one document that the question is limited to."""
    reports: Reports = lambda _: ()
    """The submissions of a company that a list names."""
    cover: Covers = lambda _: ()
    naming: Naming = lambda _: ()
    table: Callable[[Cik], FactTable] = lambda _: FactTable(())


def route(reading: Reading, ground: Ground) -> Way:
    """Decide where a question goes."""
    if (nowhere := _nowhere(reading, ground)) is not None:
        return _refused(reading, "not_found", nowhere.code, nowhere.words)
    if (item := cover_asked(reading)) is not None:
        return _to_cover(reading, item, ground)
    names = Names(ground.labels, ground.calendar, ground.companies, ground.as_of)
    reading = by_own_label(by_maker(reading, ground), names)
    reading = without_heading(reading, lambda one: by_own_label(one, names), ground.companies)
    if not reading.companies and titled(reading, ground.entries):
        # What has no tagged facts is searched, whatever its words may be called there.
        return _to_text(reading, ground, "prose" if reading.is_prose else "untitled")
    if (unclear := _unclear(reading)) is not None:
        return unclear
    if reading.is_prose or not reading.wanted:
        return _to_text(reading, ground, "prose")
    return _figures(reading, ground)


def _nowhere(reading: Reading, ground: Ground) -> Reason | None:
    if not ground.entries:
        return Reason("company_not_on_file", words("nothing_on_file", reading.language))
    beyond = beyond_filings(reading.text, reading.language)
    return beyond or small_talk(reading.text, reading.language, ground.entries)


def _to_cover(reading: Reading, item: CoverItem, ground: Ground) -> Way:
    """Ask the covers and the register; where they don't say, the text."""
    reading = for_cover(reading, item)
    if (unclear := _unclear(reading)) is not None:
        return unclear
    if not reading.companies and (reading.unknown_company or titled(reading, ground.entries)):
        return _to_text(reading, ground, "prose")
    companies = _companies(reading, ground)
    if isinstance(companies, Refused):
        return companies
    found = covers_found(reading, item, companies, ground)
    if isinstance(found, Reason):
        return _refused(reading, "not_found", found.code, found.words)
    if not found:
        return _to_text(reading, ground, "prose")
    said = words(item.kind, reading.language, item=item.label[reading.language])
    return CoverRoute(Route("passage", said), reading, item, found)


def _figures(reading: Reading, ground: Ground) -> FigureRoute | PassageRoute | Refused:
    """A figure is asked for: from the facts where they can have it, else from the text."""
    if not (ground.companies or reading.unknown_company):
        return _to_text(reading, ground, "untitled")
    reading = without_shared_part(_without_listed(reading, ground), ground)
    if (reason := absent(reading, ground)) is not None:
        outcome: Outcome = "not_derivable" if reason.code == "missing_operand" else "not_found"
        return _refused(reading, outcome, reason.code, reason.words)
    if reading.left_out or reading.is_of_one:
        return _not_one_figure(reading)
    companies = _companies(reading, ground)
    if isinstance(companies, Refused):
        return companies
    for company in companies:
        if why := _why_text(company, reading, ground):
            return _to_text(reading, ground, why, company=company.name)
    return _to_facts(reading, companies, ground)


def _not_one_figure(reading: Reading) -> Refused:
    """Refuse what no figure alone answers: a rest that can't be had, and both of what is one."""
    if reading.left_out:
        said = words("left_out", reading.language, words=reading.left_out)
        return _refused(reading, "not_derivable", "missing_operand", said)
    said = words("only_one", reading.language)
    return _refused(reading, "unclear", "ambiguous_line_item", said)


def _without_listed(reading: Reading, ground: Ground) -> Reading:
    """Beside others, a company of which only a list of its filings is on file is one that is not on file."""
    held = {entry.cik for entry in ground.entries if entry.facts or entry.characters}
    rest = tuple(one for one in reading.companies if one.cik in held)
    if not rest or len(rest) == len(reading.companies):
        return reading
    names = [one.name for one in reading.companies if one.cik not in held]
    unknown = [reading.unknown_company] if reading.unknown_company else []
    absent = listed([*names, *unknown], reading.language)
    return replace(reading, companies=rest, unknown_company=absent)


def _why_text(company: Company, reading: Reading, ground: Ground) -> str | None:
    """Name what keeps a figure from being had from facts; None where nothing does."""
    if reading.qualifiers and not is_average_balance(reading):
        return "qualified"
    if not _has_facts(company, ground):
        return "untagged"
    if is_open(reading) and is_unreported(reading, ground.labels(company.cik)):
        return "unreported"
    if not reading.periods or len(reading.companies) != 1:
        return None
    meant = documents_meant(reading, ground.entries).entries
    return "untagged period" if meant and not any(entry.facts for entry in meant) else None


def _refused(reading: Reading, outcome: Outcome, code: str, said: str) -> Refused:
    is_prose = reading.is_prose or not reading.wanted
    way = Route("passage" if is_prose else "figure", said)
    return Refused(way, reading, outcome, Reason(code, said))


def _unclear(reading: Reading) -> Refused | None:
    """Say which of several things is meant, where that can't be read."""
    if (supposed := hypothetical(reading) or not_divided(reading)) is not None:
        return _refused(reading, "not_derivable", supposed.code, supposed.words)
    reason = unclear_reason(reading)
    return _refused(reading, "unclear", reason.code, reason.words) if reason else None


def _companies(reading: Reading, ground: Ground) -> tuple[Company, ...] | Refused:
    """Whose figure is asked for; the only company on file where none is named."""
    if reading.companies:
        return reading.companies
    tagged = tuple(one for one in ground.companies if _has_facts(one, ground))
    if reading.every_company or len(tagged) == 1:
        return tagged
    names = listed([company_words(one) for one in ground.companies], reading.language)
    said = words("no_company", reading.language, names=names)
    return _refused(reading, "unclear", "no_company", said)


def _has_facts(company: Company, ground: Ground) -> bool:
    return any(entry.cik == company.cik and entry.facts for entry in ground.entries)


def _to_text(reading: Reading, ground: Ground, why: str, **parts: object) -> PassageRoute | Refused:
    """Search the documents that the question names, as far as they were filed by the day."""
    language = reading.language
    texts = tuple(entry for entry in ground.entries if entry.characters)
    if (silent := _without_text(reading, texts, ground)) is not None:
        return silent
    known = introduced(reading, ground, texts)
    if isinstance(known, Reason):
        return _refused(reading, "not_found", known.code, known.words)
    reading = known
    meant = documents_meant(reading, texts, ground.as_of)
    if not reading.companies and titled(reading, ground.entries):
        reading = replace(reading, unknown_company=None)
    if meant.missing:
        periods = listed([one.words for one in meant.missing], language)
        if all(_is_future(one, ground) for one in meant.missing):
            said = words("future_period", language, period=periods)
            return _refused(reading, "not_found", "future_period", said)
        names = listed([entry.title for entry in meant.others], language)
        whose = issuer_of(reading, meant.others)
        said = words("period_not_on_file", language, company=whose, period=periods, names=names)
        return _refused(reading, "not_found", "period_not_on_file", said)
    if (early := _too_early(reading, meant.entries, ground.as_of)) is not None:
        return early
    count = len(meant.entries)
    where = meant.entries[0].title if count == 1 else words("documents", language, count=count)
    parts |= {"where": where, "words": " ".join(reading.qualifiers)}
    return PassageRoute(
        Route("passage", words(why, language, **parts)),
        reading,
        asked_plainly(reading.text),
        Scope(document_ids=_limited(meant.entries, ground), filed_by=ground.as_of),
        scope_now(reading, meant.entries, ground.as_of),
    )


def _without_text(reading: Reading, texts: Sequence[Entry], ground: Ground) -> Refused | None:
    """Refuse to search for words where a company has nothing on file but tagged facts, or not even those."""
    ciks = {company.cik for company in reading.companies}
    if texts and (not ciks or any(entry.cik in ciks for entry in texts)):
        return None
    names = [company_words(one) for one in reading.companies] or [""]
    if reading.companies and not any(_has_facts(one, ground) for one in reading.companies):
        said = words("list_only", reading.language, company=listed(names, reading.language))
        return _refused(reading, "not_found", "company_not_on_file", said)
    said = words("facts_only", reading.language, company=listed(names, reading.language))
    return _refused(reading, "not_found", "not_in_filings", said)


def _is_future(period: AskedPeriod, ground: Ground) -> bool:
    """Whether a year is asked for that has not begun: fiscal years begin up to one before."""
    day = ground.as_of or date.today()  # noqa: DTZ011 - filings have days, and no time zone
    return period.year is not None and period.year > day.year + 1


def _limited(meant: Sequence[Entry], ground: Ground) -> tuple[DocumentId, ...]:
    is_all = ground.only is None and len(meant) == len(ground.entries)
    return () if is_all else tuple(entry.document_id for entry in meant)


def _too_early(reading: Reading, meant: Sequence[Entry], as_of: date | None) -> Refused | None:
    """Refuse where nothing that could answer was filed by the day, or nobody knows when it was."""
    if as_of is None or any(entry.filed and entry.filed <= as_of for entry in meant):
        return None
    filed = [entry.filed for entry in meant if entry.filed]
    code = "not_yet_filed" if filed else "filing_date_unknown"
    first = day_words(min(filed), reading.language) if filed else ""
    said = words(code, reading.language, day=day_words(as_of, reading.language), filed=first)
    return _refused(reading, "not_found", code, said)


def _to_facts(
    reading: Reading, companies: Sequence[Company], ground: Ground
) -> FigureRoute | Refused:
    asks: list[CompanyAsk] = []
    whole, whose = with_own_periods(reading)
    for company in companies:
        own = whose.get(company.cik)
        reading = replace(whole, periods=(own,)) if own else whole
        calendar = ground.calendar(company.cik)
        if ground.as_of is not None and calendar.at(ground.as_of).years:
            calendar = calendar.at(ground.as_of)
        reading = with_counted_days(reading, calendar, ground.table(company.cik))
        if (trouble := unclear_time(reading, company, calendar)) is not None:
            outcome: Outcome = "unclear" if trouble.code == "ambiguous_period" else "not_found"
            return _refused(reading, outcome, trouble.code, trouble.words)
        for item in items_asked(reading):
            asks.extend(
                CompanyAsk(filer_of(company, ask.period, ground.companies, ground.calendar), ask)
                for ask in figures_asked(reading, item, calendar)
            )
    reading = whole if whose else reading
    if not asks:
        said = words("no_period", reading.language)
        return _refused(reading, "not_found", "period_not_on_file", said)
    labels = ", ".join(label(one, reading.language) for one in reading.wanted)
    labels = labels[:1].upper() + labels[1:]
    if len(companies) == 1:
        is_derived = reading.operation != "value" or any(
            isinstance(one, Formula) for one in reading.wanted
        )
        say = "derived" if is_derived else "figure"
        said = words(say, reading.language, item=labels, company=company_words(companies[0]))
    else:
        said = words("figures", reading.language, item=labels)
    for other in dict.fromkeys(one.company for one in asks if one.company not in companies):
        now = listed([company_words(one) for one in companies], reading.language)
        bridge = words("carried_on", reading.language, company=now, other=other.name, cik=other.cik)
        said = f"{said} {bridge}"
    return FigureRoute(Route("figure", said), reading, tuple(asks))
