"""Cases from the sentences of documents: told again as they stand, and with one fault planted."""

import re
from collections.abc import Callable, Iterator, Sequence
from random import Random

from chat.gate import ClaimDraft
from chat.gate_places import CitedPlace
from data.company import Company
from data.document import Document
from data.span import Span
from retrieval.sentences import sentences
from tests.chat.gate_cases import STRANGERS, Case

SHORTEST, LONGEST = 40, 320
_AMOUNT = re.compile(
    r"[$€]\s?\d[\d.,]*\d?(?: (?:billion|million|thousand))?|\d[\d.,]*(?: ?%| (?:millones|miles) de euros| euros| percent)"
)
_MONEY = re.compile(
    r"[$€]\s?\d[\d.,]*\d?(?: (?:billion|million))?|\d[\d.,]* (?:millones de )?euros"
)
_YEAR = re.compile(r"\b20[012]\d\b")
_MOVES = {
    "increased": "decreased", "decreased": "increased", "higher": "lower", "lower": "higher", "grew": "fell",
    "increase": "decrease", "decrease": "increase", "declined": "rose",
    "aumentó": "disminuyó", "creció": "cayó", "cayó": "creció", "más que": "menos que", "subió": "bajó",
    "bajó": "subió", "aumento": "descenso", "descenso": "aumento",
}  # fmt: skip


def told(document: Document) -> list[tuple[str, CitedPlace]]:
    """The sentences of a document that tell an amount, each with its place."""
    found = []
    for block in document.blocks:
        if block.kind not in ("text", "list", "note"):
            continue
        text = document.text[block.span.start : block.span.end]
        for start, end in sentences(text):
            said = text[start:end]
            if SHORTEST <= len(said) <= LONGEST and _AMOUNT.search(said) and said[-1] in ".;":
                span = Span(document.document_id, block.span.start + start, block.span.start + end)
                found.append((said, CitedPlace(1, document, (span,))))
    return found


def clean(said: str, place: CitedPlace, chance: Random) -> Iterator[tuple[str, CitedPlace]]:
    """The sentence as it stands, or led in."""
    lead = chance.choice(
        ("", "", "According to the filing: ", "The report says: ")
        if place.document.language == "en"
        else ("", "", "Según el documento: ", "El informe dice: ")
    )
    yield lead + said.lstrip("- •*"), place


def faults(
    said: str, place: CitedPlace, others: Sequence[tuple[str, CitedPlace]], chance: Random
) -> Iterator[Case]:
    """The sentence with one thing wrong."""
    language = place.document.language
    for kind, plant in PLANTS.items():
        wrong = plant(said, chance)
        if wrong is not None and wrong != said:
            yield Case(f"sentence: {kind}", ClaimDraft(wrong, language, (place,)), ())
    yield Case("sentence: invented citation", ClaimDraft(said, language, ()), ())
    elsewhere = [one for text, one in others if not _shares_number(said, text)]
    if elsewhere:
        cited = (chance.choice(elsewhere),)
        yield Case("sentence: wrong citation", ClaimDraft(said, language, cited), ())
    yield from _of_company(said, place)


def _of_company(said: str, place: CitedPlace) -> Iterator[Case]:
    stranger: Company = STRANGERS[0]
    lead = "At Contoso, " if place.document.language == "en" else "En Contoso, "
    text = lead + said[:1].lower() + said[1:]
    yield Case(
        "sentence: company", ClaimDraft(text, place.document.language, (place,)), (stranger,)
    )


def _shares_number(one: str, other: str) -> bool:
    return bool(set(re.findall(r"\d[\d.,]*\d|\d", one)) & set(re.findall(r"\d[\d.,]*\d|\d", other)))


def _digit(said: str, chance: Random) -> str | None:
    found = chance.choice(list(_AMOUNT.finditer(said)))
    places = [one.start() for one in re.finditer(r"\d", found[0]) if found[0][one.start()] != "0"]
    if not places:
        return None
    place = found.start() + chance.choice(places)
    other = chance.choice([one for one in "123456789" if one != said[place]])
    wrong = said[:place] + other + said[place + 1 :]
    now = wrong[found.start() : found.end()]
    return None if now in said else wrong


def _scale(said: str, chance: Random) -> str | None:
    swaps = (("billion", "million"), ("million", "billion"), ("millones de", "miles de"))
    for old, new in swaps:
        if f" {old}" in said:
            return said.replace(f" {old}", f" {new}", 1)
    return None


def _no_scale(said: str, chance: Random) -> str | None:
    found = list(re.finditer(r"(?<=\d) (?:billion|million|millones de)\b", said))
    if not found:
        return None
    last = found[-1]  # an earlier one would still share the scale of the next: "$3 and $4 billion"
    return said[: last.start()] + said[last.end() :]


def _year(said: str, chance: Random) -> str | None:
    years = _YEAR.findall(said)
    if not years:
        return None
    old = chance.choice(years)
    new = str(int(old) + chance.choice((-7, -8, 9)))
    return said.replace(old, new, 1)


def _swapped_years(said: str, chance: Random) -> str | None:
    years = list(dict.fromkeys(_YEAR.findall(said)))
    amounts = [one[0] for one in _AMOUNT.finditer(said)]
    if len(years) != 2 or len(amounts) != 2 or amounts[0] == amounts[1]:
        return None
    if any(said.count(one) != 1 for one in (*years, *amounts)):
        return None
    return said.replace(years[0], "\0").replace(years[1], years[0]).replace("\0", years[1])


def _move(said: str, chance: Random) -> str | None:
    for old, new in _MOVES.items():
        pattern = rf"\b{old}\b(?= (?:by |of |in |de |un |en )?[$€]?\d)"
        if re.search(pattern, said):
            return re.sub(pattern, new, said, count=1)
    return None


def _currency(said: str, chance: Random) -> str | None:
    found = _MONEY.search(said)
    if found is None:
        return None
    swaps = {"$": "€", "€": "$", "euros": "dólares"}
    old = next(one for one in swaps if one in found[0])
    now = found[0].replace(old, swaps[old])
    return said[: found.start()] + now + said[found.end() :]


def _points(said: str, chance: Random) -> str | None:
    found = re.search(r"(?<=\d) ?%", said)
    if found is None:
        return None
    points = " percentage points" if re.search(r"\bthe\b", said) else " puntos porcentuales"
    return said[: found.start()] + points + said[found.end() :]


PLANTS: dict[str, Callable[[str, Random], str | None]] = {
    "digit": _digit,
    "scale": _scale,
    "year": _year,
    "sign": _move,
    "unit": _currency,
    "percent for points": _points,
    "apart: no scale": _no_scale,
    "apart: swapped years": _swapped_years,
}
