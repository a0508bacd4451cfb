"""How people ask: names of companies, and sentences around them, in both languages."""

import re
from dataclasses import dataclass
from random import Random

from answer_eval.gold_period_words import Language, period_words
from answer_eval.gold_periods import Slot
from answer_eval.gold_words import PLURAL

_LEGAL = re.compile(
    r"[\s,]+(?:&\s+)?(?:inc|incorporated|corp|corporation|co|company|plc|ltd|limited|s\.a|sa)\.?"
    r"(?:/[a-z]{2})?$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Phrase:
    """A question with the names of what it was made from."""

    question: str
    template: str
    wording: str
    turns: tuple[str, ...] = ()
    """Earlier questions, oldest first."""


@dataclass(frozen=True, slots=True)
class Names:
    """What a company may be called."""

    full: str
    short: str
    ticker: str | None


def names(company: str, tickers: tuple[str, ...]) -> Names:
    """Name a company as people do: without its legal form, and not in capitals."""
    short = _LEGAL.sub("", company).strip(" ,")
    short = re.sub(r"^the\s+", "", short, flags=re.IGNORECASE)
    if short.isupper() and len(short) > 4:
        short = short.title().replace(".Com", ".com")
    return Names(company, short, tickers[0] if tickers else None)


_TEMPLATES: dict[Language, dict[str, str]] = {
    "en": {
        "formal": "What {was} {full}'s {item} {when}?",
        "possessive": "{short}'s {item} {when}",
        "of": "Please state the {item} of {short} {when}.",
        "terse": "{short} {item} {terse}",
        "ticker": "{ticker} {item} {terse}",
        "spoken": "so, {when}, what {was} the {item} at {short}?",
        "polite": "Can you tell me {short}'s {item} {when}?",
        "lower": "{short} {item} {terse}",
    },
    "es": {
        "formal": "¿Cuál {fue} {item} de {full} {when}?",
        "possessive": "{bare} de {short} {when}",
        "of": "Indique {item} de {short} {when}.",
        "terse": "{short} {bare} {terse}",
        "ticker": "{bare} de {ticker} {when}",
        "spoken": "oye, {when}, ¿cuál {fue} {item} de {short}?",
        "polite": "¿Puedes decirme {item} de {short} {when}?",
        "lower": "{bare} de {short} {when}",
    },
}


_CHANGE_TEMPLATES: dict[Language, tuple[str, ...]] = {
    "en": (
        "By how much did {short}'s {item} change between {before} and {after}?",
        "What was the difference between {short}'s {item} in {after} and in {before}?",
        "change in {short} {item} from {before} to {after}, in dollars",
    ),
    "es": (
        "¿En cuánto {vario} {item} de {short} entre el ejercicio fiscal {before} y el {after}?",
        "diferencia en {item} de {short} entre los ejercicios fiscales {before} y {after}",
        "¿Cuánto {cambio} {item} de {short} del ejercicio fiscal {before} al {after}, en importe?",
    ),
}


def phrase(company: Names, wording: str, slot: Slot, language: Language, chance: Random) -> Phrase:
    """Ask for an item of a company in a period, in one of the ways."""
    usable = [one for one in _TEMPLATES[language] if company.ticker or one != "ticker"]
    template = chance.choice(usable)
    question = (
        filled(_TEMPLATES[language][template], company, wording, language)
        .replace("{when}", chance.choice(period_words(slot, language, terse=False)))
        .replace("{terse}", chance.choice(period_words(slot, language, terse=True)))
    )
    question = question.lower() if template == "lower" else question
    return Phrase(question, f"{language} {template}", wording)


def change_phrase(  # noqa: PLR0913 - who, what, when, and how it is said
    company: Names,
    wording: str,
    slot: Slot,
    language: Language,
    chance: Random,
    *,
    in_dollars: bool = True,
) -> Phrase:
    """Ask by how much an item changed from the year before to a year."""
    ways = [one for one in _CHANGE_TEMPLATES[language] if in_dollars or "in dollars" not in one]
    template = chance.choice(ways)
    before, after = f"fiscal {slot.year - 1}", f"fiscal {slot.year}"
    if language == "es":
        before, after = str(slot.year - 1), f"{slot.year}"
    question = (
        filled(template, company, wording, language)
        .replace("{before}", before)
        .replace("{after}", after)
    )
    number = _CHANGE_TEMPLATES[language].index(template) + 1
    return Phrase(question, f"{language} change {number}", wording)


def filled(template: str, company: Names, wording: str, language: Language) -> str:
    is_plural = wording in PLURAL if language == "en" else wording.startswith(("los ", "las "))
    bare = wording.split(" ", 1)[1] if language == "es" else wording
    return (
        template.replace("{was}", "were" if is_plural else "was")
        .replace("{fue}", "fueron" if is_plural else "fue")
        .replace("{vario}", "variaron" if is_plural else "varió")
        .replace("{cambio}", "cambiaron" if is_plural else "cambió")
        .replace("Cuál fueron", "Cuáles fueron")
        .replace("cuál fueron", "cuáles fueron")
        .replace("{item}", wording)
        .replace("{bare}", bare)
        .replace("{full}", company.full)
        .replace("{short}", company.short)
        .replace("{ticker}", company.ticker or "")
        .replace("de el ", "del ")
    )
