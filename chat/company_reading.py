"""Which companies a question is about: those on file, the unclear, the unknown, the misspelt."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from chat.company_names import CompanyIndex
from chat.company_words import Mention
from chat.issuer_names import IssuerNames
from chat.name_cut import name_in
from chat.question_line import Line
from chat.unknown_names import Run, Unread, best_run, company_misspelt, longer_name, near
from data.company import Company


@dataclass(frozen=True, slots=True)
class CompaniesRead:
    """Who the question is about."""

    companies: tuple[Company, ...] = ()
    unknown: str | None = None
    near: tuple[Company, ...] = ()
    ambiguous: tuple[Company, ...] = ()
    ambiguous_name: str | None = None
    corrected: tuple[tuple[str, str], ...] = ()
    read: frozenset[int] = frozenset()
    """Places of words that turned out to be names."""


def _corrected(
    line: Line, runs: Sequence[Run], unread: Unread, index: CompanyIndex
) -> dict[Run, Company]:
    found: dict[Run, Company] = {}
    for run in runs:
        company = company_misspelt(index, run, line.words)
        if company and (run.capital or not (unread.mentions and unread.has_capitals)):
            found[run] = company
    return found


def read_companies(
    line: Line, runs: Sequence[Run], unread: Unread, index: CompanyIndex, issuers: IssuerNames
) -> CompaniesRead:
    # Who files text alone is on file too: no other word is then the company's name.
    if not unread.mentions and (place := issuers.named(line.words, runs)) is not None:
        said = _said(line, *place)
        return CompaniesRead(unknown=said, read=frozenset(range(*place)))
    corrected = _corrected(line, runs, unread, index)
    runs = [run for run in runs if run not in corrected]
    mentions = list(unread.mentions)
    cut, start, end = _part_of_a_longer_name(unread, runs)
    settled = CompaniesRead(
        corrected=tuple((run.text, company.name) for run, company in corrected.items())
    )
    if cut is not None:
        mentions.remove(cut)
        alike = cut.companies or near(index, line.words[start : start + 1])
        settled = replace(settled, unknown=_said(line, start, end), near=alike)
    elif not corrected and (run := best_run(unread, runs)):
        best = name_in(unread, run)
        start, end = best.start, best.end
        settled = replace(settled, unknown=best.text, near=near(index, line.words[start:end]))
    named = [(mention.start, mention) for mention in mentions]
    named += [
        (run.start, Mention(run.start, run.end, (company,))) for run, company in corrected.items()
    ]
    read = {place for run in corrected for place in range(run.start, run.end)} | set(
        range(start, end)
    )
    settled = replace(settled, read=frozenset(read))
    return _named(line, [mention for _, mention in sorted(named, key=lambda one: one[0])], settled)


def _part_of_a_longer_name(unread: Unread, runs: Sequence[Run]) -> tuple[Mention | None, int, int]:
    for run in runs:
        found = longer_name(unread, run)
        if found:
            return found, min(found.start, run.start), max(found.end, run.end)
    for mention in unread.mentions:
        if not mention.companies:
            return mention, mention.start, mention.end
    return None, 0, 0


def _said(line: Line, start: int, end: int) -> str:
    said = line.text[line.words[start].start : line.words[end - 1].end]
    return said[:-2] if line.words[end - 1].possessive and said[-2:] in ("'s", "’s") else said


def _named(line: Line, mentions: Sequence[Mention], settled: CompaniesRead) -> CompaniesRead:
    sure = dict.fromkeys(
        mention.companies[0] for mention in mentions if len(mention.companies) == 1
    )
    for mention in mentions:
        if len(mention.companies) > 1 and not set(mention.companies) & set(sure):
            said = _said(line, mention.start, mention.end)
            settled = replace(settled, ambiguous=mention.companies, ambiguous_name=said)
    return replace(settled, companies=tuple(sure))
