"""Companies and items of several questions, set side by side by a later one: "compare them", "the total of both"."""

import re
from collections.abc import Sequence
from dataclasses import replace

from chat.item_reading import ItemsRead
from chat.item_words import Item
from chat.operation_words import read_operations
from chat.question_line import Line
from chat.question_words import fold
from chat.reading_types import Operation, Reading
from data.company import Company

_BOTH = re.compile(
    r"\bcompar\w* (?:them|both|the two|these|those|(?:a )?l[oa]s dos|(?:a )?amb[oa]s)\b|\bcompar(?:al[oa]s|ar?l[oa]s)\b"
    r"|^[¿ ]*(?:(?:and|y|so|entonces),? )*(?:which|who|cual|quien)(?: one)?"
    r"(?: of (?:them|these|those|the (?:two|three|four))| de (?:ell[oa]s|est[oa]s|l[oa]s (?:dos|tres|cuatro)))?"
    r" (?!(?:quarter|year|month|period|segment|region|product|market|country|ano|trimestre|ejercicio|segmento|producto|pais|company|empresa|compania)s?\b)[a-z]+"
    r"|^[¿ ]*(?:(?:and|y|so|entonces),? )*(?:which|que) (?:company|empresa) (?:is|was|had|has|did|made|es|fue|tiene|tuvo|gano)\b"
)
_ALL_OF_THEM = re.compile(
    r"(?<![a-z])(?:both|them|these|those|together|combined|in total|altogether|the (?:two|three|four)|all (?:two|three|four|of (?:it|them))"
    r"|ambos|ambas|l[oa]s (?:dos|tres|cuatro)|juntos|juntas|en (?:total|conjunto)|tod[oa]s|ell[oa]s|entre si)(?![a-z])"
)
_ADDS = re.compile(
    r"(?<![a-z])(?:total|sum|add(?:ed)?(?: up)?|combined|together|altogether|aggregate|plus|suma(?:d[oa]s|n|r)?|junt[oa]s|conjunto)(?![a-z])"
)
_SUBTRACTS = re.compile(r"(?<![a-z])(?:differences?|gap|diferencia|brecha)(?![a-z])")
_AVERAGES = re.compile(r"(?<![a-z])(?:average|mean|promedio|media)(?![a-z])")
_THEIRS = re.compile(r"(?<![a-z])theirs?(?![a-z])")
_COUNTS = frozenset(
    {
        "two",
        "three",
        "four",
        "both",
        "all",
        "them",
        "dos",
        "tres",
        "cuatro",
        "ambos",
        "ambas",
        "todos",
        "todas",
    }
)
_THAN = re.compile(
    r"^[¿¡ ]*(?:(?:and|so|but|y|pero),? )*(?:is|was|were|are|did|does|fue|fueron|es|son|era|eran)(?![a-z]).*"
    r"(?<![a-z])(?:more|less|higher|lower|larger|bigger|smaller|greater|better|worse|mas|menos|mayor(?:es)?|menor(?:es)?|mejor(?:es)?|peor(?:es)?"
    r"|superior(?:es)?|inferior(?:es)?)(?: alt[oa]s?| baj[oa]s?)? (?:than|que)(?![a-z])"
)
_EVERY = re.compile(
    r"(?<![a-z])(?:(?:all|every|each)(?: of)?(?: the)? (?:compan|firm|bank)|tod[oa]s l[oa]s (?:empresas|companias|bancos)|on file|disponibles)"
)
_TWO = re.compile(r"(?<![a-z])(?:both|the two|ambos|ambas|l[oa]s dos)(?![a-z])")
_OF_THEM = re.compile(
    r"\b(?:of|de) (?:them|these|those|the (?:two|three|four)|ell[ao]s|est[ao]s|es[ao]s|l[ao]s (?:dos|tres|cuatro))\b"
)
_ANY_COMPANY = re.compile(
    r"(?<![a-z])(?:compan(?:y|ies)|firms?|banks?|issuers?|filers?|corporations?|retailers?|insurers?|empresas?|companias?|bancos?"
    r"|entidad(?:es)?|sociedad(?:es)?|firmas?|emisor(?:es)?)(?![a-z])"
)
MOST = 6
"""More companies, or items, are not kept in mind."""


def means_those_before(
    line: Line, items: ItemsRead, previous: Reading | None, left: Sequence[int]
) -> bool:
    """Tell "which of them is higher?", and "which is higher?" after several were set side by side."""
    # One that is not on file was asked about too.
    several = previous is not None and bool(
        previous.companies[1:] or (previous.companies and previous.unknown_company)
    )
    apart = previous is not None and bool(previous.companies and previous.beside)
    is_open = _ANY_COMPANY.search(fold(line.text)) is not None
    is_bare = several and not (items.wanted or items.ambiguous or left)
    is_of_those = (several or apart) and not (is_open or left)
    return is_bare or is_of_those or _OF_THEM.search(line.covered) is not None


def side_by_side(reading: Reading, previous: Reading, line: Line) -> Reading:
    """Take the companies or items that the questions before asked one after the other, where all are meant."""
    names_company = bool(reading.companies) and "companies" not in reading.carried
    names_item = bool(reading.wanted) and "wanted" not in reading.carried
    folded = fold(line.text)
    made = _operation(folded) if _ALL_OF_THEM.search(folded) else None
    kept = replace(
        reading, beside=_beside(reading, previous), beside_items=_items(reading, previous)
    )
    if "wanted" in reading.carried and _THAN.search(folded):
        return _than(kept, previous, folded)
    if names_company or reading.unknown_company:
        return kept
    is_theirs = names_item and _THEIRS.search(folded) is not None
    if reading.every_company and _EVERY.search(folded):
        return kept
    if previous.beside and (_BOTH.search(folded) or made or is_theirs):
        return _of_companies(reading, previous, made)
    return _both(kept, previous, made, folded)


def _both(reading: Reading, previous: Reading, made: Operation | None, folded: str) -> Reading:
    """Take the items of one company that were asked one after the other, where all of them are meant."""
    names_item = bool(reading.wanted) and "wanted" not in reading.carried
    narrowed = any(fold(word) not in _COUNTS for word in reading.qualifiers)
    is_bare = not (names_item or narrowed) and len(previous.companies) == 1
    if made and is_bare and previous.beside_items and previous.wanted:
        items = (*previous.beside_items, *previous.wanted)
        items = items[-2:] if _TWO.search(folded) else items
        return _of_items(reading, items, made)
    if (
        made
        and is_bare
        and _TWO.search(folded)
        and len(previous.wanted) == 1
        and not previous.periods[1:]
    ):
        # "Both" of what? One figure alone is no sum.
        return replace(reading, is_of_one=True)
    return reading


def _than(reading: Reading, previous: Reading, folded: str) -> Reading:
    """Set what is named beside what came before: "Was it higher than in 2023?", "… than NVIDIA's?"."""
    pick = reading.pick or read_operations(folded).pick
    before = previous.periods or ((previous.newest,) if previous.newest else ())
    names_company = bool(reading.companies) and "companies" not in reading.carried
    names_period = bool(reading.periods) and "periods" not in reading.carried
    if names_company and not names_period and len(previous.companies) == 1:
        companies = tuple(dict.fromkeys((*previous.companies, *reading.companies)))
        return replace(reading, companies=companies, over="companies", compare=True, pick=pick)
    if names_period and not names_company and len(before) == len(reading.periods) == 1:
        periods = (*before, *reading.periods)
        return replace(reading, periods=periods, over="periods", compare=True, pick=pick)
    return reading


def _operation(folded: str) -> Operation | None:
    """What is to be made of all of them; None where nothing is."""
    rules: tuple[tuple[re.Pattern[str], Operation], ...] = (
        (_SUBTRACTS, "difference"),
        (_AVERAGES, "average"),
        (_ADDS, "sum"),
        (_TWO, "value"),
    )
    return next((made for words, made in rules if words.search(folded)), None)


def _of_companies(reading: Reading, previous: Reading, made: Operation | None) -> Reading:
    every = (*previous.beside, *previous.companies)
    wanted = reading.wanted or previous.wanted
    qualifiers = tuple(word for word in reading.qualifiers if fold(word) not in _COUNTS)
    pick = reading.pick or (read_operations(fold(reading.text)).pick if made is None else None)
    is_made = made is not None and made != "value"
    return replace(
        reading,
        companies=every,
        every_company=False,
        wanted=wanted,
        is_prose=reading.asks_for_words or not wanted,
        qualifiers=qualifiers,
        pick=pick,
        over="companies",
        compare=True,
        operation=made if is_made and made else reading.operation,
        against=None if is_made else reading.against,
    )


def _of_items(reading: Reading, items: tuple[Item, ...], made: Operation) -> Reading:
    return replace(
        reading,
        wanted=items,
        operation=made,
        against=None,
        over="items",
        qualifiers=(),
        is_prose=False,
        pick=None,
    )


def _items(reading: Reading, previous: Reading) -> tuple[Item, ...]:
    """The items before, where this question asks of the same company something else."""
    # A name that no company on file has may be that of a part.
    is_of_it = "companies" in reading.carried or bool(reading.unknown_company)
    if not is_of_it or not previous.wanted or previous.qualifiers:
        return ()
    names_item = bool(reading.wanted) and "wanted" not in reading.carried
    narrows = bool(reading.qualifiers or reading.unknown_company)
    if not (names_item or narrows):
        return previous.beside_items
    before = dict.fromkeys((*previous.beside_items, *previous.wanted))
    return tuple(one for one in before if narrows or one not in reading.wanted)[-MOST:]


def _beside(reading: Reading, previous: Reading) -> tuple[Company, ...]:
    """The companies before, where this question asks the same of another one."""
    if "companies" in reading.carried:
        return previous.beside
    if not reading.companies or "wanted" not in reading.carried:
        return ()
    before = dict.fromkeys((*previous.beside, *previous.companies))
    return tuple(one for one in before if one not in reading.companies)[-MOST:]
