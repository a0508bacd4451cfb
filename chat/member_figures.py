"""A figure of a company or of a part of it, from the facts that are about just that."""

from dataclasses import replace
from datetime import date

from chat.date_range import between
from chat.on_file import OnFile
from chat.routes import CompanyAsk
from data.ask import FigureAsk, Refusal
from data.company import Cik
from data.derive import derive
from data.figures import Figure
from data.member_facts import part_of
from data.member_rest import PartRest, rest
from data.member_share import PartShare, share
from data.span import DocumentId


def derived(
    one: CompanyAsk, on_file: OnFile, only: DocumentId | None, as_of: date | None
) -> Figure | Refusal:
    """Derive what is asked; for a part of a company its facts alone are there to be found."""
    cik, ask = one.company.cik, one.ask
    if isinstance(ask.item, PartShare):
        part, whole = (replace(ask, item=item) for item in (ask.item.part, ask.item.whole))
        return share(
            ask,
            _derived(part, cik, on_file, only, as_of),
            _derived(whole, cik, on_file, only, as_of),
        )
    if isinstance(ask.item, PartRest):
        total = _derived(replace(ask, item=ask.item.whole), cik, on_file, only, as_of)
        left_out = [replace(ask, item=item) for item in ask.item.parts]
        return rest(ask, total, [_derived(one, cik, on_file, only, as_of) for one in left_out])
    calendar = on_file.calendar(cik).at(as_of)
    return between(ask, calendar, lambda part: _derived(part, cik, on_file, only, as_of))


def _derived(
    ask: FigureAsk, cik: Cik, on_file: OnFile, only: DocumentId | None, as_of: date | None
) -> Figure | Refusal:
    part = part_of(ask.item)
    calendar, labels = on_file.calendar(cik), on_file.labels(cik)
    if part is None:
        return derive(ask, on_file.table(cik, only), calendar, as_of=as_of, labels=labels)
    facts = on_file.part(cik, part, only)
    got = derive(ask, facts.table, calendar, as_of=as_of, labels=labels)
    return facts.as_filed(got, ask.language)
