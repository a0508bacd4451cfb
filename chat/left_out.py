"""A question that takes something out: "revenue excluding iPhone", "the share not from China", "ventas sin el iPhone".

The part that is named is never the answer: the whole less that part is, where both are on file.
"""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from chat.item_words import named_items
from chat.member_reading import by_member
from chat.plain_words import listed
from chat.question_line import Line, open_line
from chat.question_words import fold
from chat.reading import read_question
from chat.reading_types import Reading
from data.company import Cik, Company
from data.line_item import LineItem
from data.member_facts import Part, PartItem, of_whole
from data.member_rest import rest_of
from data.member_share import PartShare
from data.own_labels import OwnLabels

Labels = Callable[[Cik], OwnLabels]

_CUES = re.compile(
    r"(?<![a-z])(?:excluding|excludes?|excluded|exclusive of|excl\.?|leaving (?:aside|out)|leaves? out|leave out|omitting"
    r"|(?:everything |anything |all )?(?:other than|except(?:ing)?(?: for)?|apart from|aside from|but not)"
    r"|(?:is |are |was |were |that |which |does |do |did )*(?:not|(?:is|are|was|were|do|does|did)n't) (?:(?:come|came|coming|made|earned|generated|derived) )?(?:(?:from|including|counting|in|by|of|through))"
    r"|without(?: counting| including)?|outside(?: of)?"
    r"|excluyendo|excluid[oa]s?|excepto|exceptuando|salvo|a excepcion de|con excepcion de|aparte de|descontando|quitando"
    r"|(?:que )?no (?:(?:viene|vienen|vino|vinieron|procede|proceden|proviene|provienen|son|es|sean|sea|fue|fueron) )?(?:de[l]?|en|incluye(?:ndo)?)"
    r"|sin(?: contar| incluir| tener en cuenta)?|fuera de[l]?)(?![a-z])"
    r"|(?<![a-z])(?:non|ex)-(?=[a-z])"
)
_TAKEN_AWAY = re.compile(
    r"(?<![a-z])(?:minus|(?<!much )less|(?<!cuanto )(?<!cuanta )menos|ex(?= [a-z])|(?:is|are|was|were)(?: not|n't)|no (?:es|son|fue|fueron))(?![a-z])"
)
"""Leave something out only where a part of the company follows: two items are simply subtracted."""
_OF_A_SHARE = listed(
    "percentage percent share proportion fraction part portion ratio porcentaje proporcion parte razon"
)
_DOING = re.compile(
    r"(?:without|sin) (?:any |que )?(?!counting|including|contar|incluir|tener )(?:[a-z]+ing|[a-z]+[aei]r(?:l[oa]s?)?)(?![a-z])"
)
"""How the answer is wanted: "without rounding", "sin redondear"."""
_LEAVES_OUT = re.compile(
    r"(?<![a-z])(?:non|ex|outside|excluding|except|without|other than|all other|rest of)(?![a-z])"
)
"""Words of a part's own name."""
_LEAD = re.compile(r"[ ,]*(?:(?:the|its|any|all|el|la|los|las|lo|de|del|from|of|for|to) )*")


@dataclass(frozen=True, slots=True)
class _Cut:
    """Where a question begins to say what is left out."""

    start: int
    end: int
    is_sure: bool
    """False for "minus", which is said of many other things."""


def by_what_is_left(
    reading: Reading, labels: Labels, companies: Sequence[Company]
) -> Reading | None:
    """Read a question that leaves a part out; None for one that leaves out nothing.

    Where the rest can't be worked out, what was to be left out is named, and the question is refused.
    """
    if reading.asks_for_words or reading.left_out or not _is_a_figure(reading):
        return None
    if _is_a_part_s_own_name(reading, labels, companies):
        return None
    line = open_line(reading.text)
    named_items(line.words, line.taken)
    for cut in _cuts(line):
        read = _without(reading, cut, labels, companies)
        if read is not None:
            return read
        if cut.is_sure and (said := _said_after(reading, line, cut)):
            return replace(reading, left_out=said, is_prose=False)
    return None


def _is_a_figure(reading: Reading) -> bool:
    return bool(reading.wanted or reading.ambiguous_items)


def _is_a_part_s_own_name(reading: Reading, labels: Labels, companies: Sequence[Company]) -> bool:
    """Tell "non-US sales" of a company that has a part of that name."""
    told = by_member(reading, labels, companies[0] if len(companies) == 1 else None)
    items = (*told.wanted, *told.ambiguous_items) if told is not reading else ()
    parts = [one.part if isinstance(one, PartItem) else _part(one) for one in items]
    return any(part is not None and _LEAVES_OUT.search(fold(part.words.en[0])) for part in parts)


def _cuts(line: Line) -> list[_Cut]:
    """The places that say "without", but for those inside an item's own name and in turns of phrase."""
    folded = fold(line.text)
    found = [_Cut(*match.span(), is_sure=True) for match in _CUES.finditer(folded)]
    found += [_Cut(*match.span(), is_sure=False) for match in _TAKEN_AWAY.finditer(folded)]
    read = {
        place
        for word, role in line.read()
        if role in ("item", "frame")
        for place in range(word.start, word.end)
    }
    return [
        cut
        for cut in found
        if read.isdisjoint(range(cut.start, cut.end)) and not _DOING.match(folded, cut.start)
    ]


def _without(
    reading: Reading, cut: _Cut, labels: Labels, companies: Sequence[Company]
) -> Reading | None:
    """Read the question as one about the part, and turn that into what is left without it."""
    text = reading.text
    link = "de" if reading.language == "es" else "from"
    rest_of_text = text[_LEAD.match(fold(text), cut.end).end() :]  # type: ignore[union-attr]
    companies = tuple(dict.fromkeys((*reading.companies, *companies)))
    asked = _again(f"{text[: cut.start].rstrip(' ,(')} {link} {rest_of_text}", reading, companies)
    before = _again(text[: cut.start], reading, companies)
    if not _OF_A_SHARE.issuperset(map(fold, before.qualifiers)) or before.unknown_company:
        return None  # "iPhone revenue excluding China": of a part already
    only = companies[0] if len(companies) == 1 else None
    told = by_member(asked, labels, only)
    if told is asked:
        return _of_two_items(reading, asked)
    parts = [_part(one) for one in told.wanted]
    wholes = {of_whole(one.part if isinstance(one, PartShare) else one).name for one in told.wanted}
    sure = [part for part in parts if part is not None]
    if (
        len(sure) < len(parts)
        or len(wholes) != 1
        or not sure
        or told.operation not in ("value", "sum")
    ):
        return None
    first = told.wanted[0]
    is_share = isinstance(first, PartShare)
    rest = rest_of(first.part if isinstance(first, PartShare) else first, sure, is_share=is_share)
    if rest is None:
        return None
    return replace(
        reading,
        companies=told.companies,
        wanted=(rest,),
        operation="value",
        over="periods" if len(reading.periods) > 1 else None,
        pick=None,
        unit="percent" if is_share else None,
        qualifiers=(),
        unknown_company=None,
        near=(),
        ambiguous_items=(),
        ambiguous_item=None,
        is_prose=False,
    )


def _again(text: str, reading: Reading, companies: Sequence[Company]) -> Reading:
    """Read words of the question again, with what it took from the question before."""
    read = read_question(text, companies=companies)
    return replace(
        read,
        companies=read.companies or reading.companies,
        periods=reading.periods,
        wanted=read.wanted or reading.wanted,
    )


def _part(item: object) -> Part | None:
    """The one member that an item is of; None where members of several axes meet."""
    of = item.part if isinstance(item, PartShare) else item
    if not isinstance(of, PartItem):
        return None
    return of.part if len(of.part.members) == 1 else None


_ASSETS = frozenset({"total assets", "current assets"})
_COSTS = frozenset({"operating expenses", "costs and expenses", "total costs and expenses"})


def _of_two_items(reading: Reading, asked: Reading) -> Reading | None:
    """Take one line item from a total of its kind: "current assets excluding inventories"."""
    if len(asked.wanted) != 2 or asked.qualifiers or asked.ambiguous_items:
        return None
    whole, part = asked.wanted
    if not (isinstance(whole, LineItem) and isinstance(part, LineItem)):
        return None
    is_alike = whole.kind == part.kind and whole.measure == part.measure == "money"
    if not is_alike or whole.name not in _ASSETS | _COSTS | {"total liabilities"}:
        return None
    return replace(
        reading,
        wanted=(whole, part),
        operation="difference",
        against=None,
        over="items",
        pick=None,
        qualifiers=(),
        ambiguous_items=(),
        ambiguous_item=None,
        is_prose=False,
    )


def _said_after(reading: Reading, line: Line, cut: _Cut) -> str:
    """What is to be left out, as typed; empty where the words behind say nothing of the kind."""
    text = line.text
    unread = {word.lower() for word in (*reading.unread, *(reading.unknown_company or "").split())}
    behind = [
        word
        for word, role in line.read()
        if word.start >= cut.end and (role == "item" or word.raw.lower() in unread)
    ]
    if behind:
        lead = _LEAD.match(fold(text), cut.end)
        return text[lead.end() if lead else cut.end : behind[-1].end]
    is_unread = any(word in fold(text[cut.start : cut.end]).split() for word in map(fold, unread))
    return " ".join(text[cut.end :].split()[:3]).rstrip("?!.,") if is_unread else ""
