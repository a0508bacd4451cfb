"""The question before in whole, asked of another company or period: documents are searched by its words.

Who files nothing but text is known by name alone, so that a follow-up has to say again whom it is about, and when.
"""

import re
from collections.abc import Sequence
from dataclasses import replace

from chat.company_names import CompanyIndex
from chat.company_words import named_companies
from chat.follow_up import Carried
from chat.period_reading import read_periods
from chat.period_said import said_alone
from chat.question_line import open_line, spans_of
from chat.question_words import fold
from chat.reading_types import AskedPeriod, Language, Reading
from data.figure_words import label
from data.member_facts import of_whole

_BARE = re.compile(
    r"^[¿¡ ]*(?:(?:and|y) )?(?:since when|when|where|how|who else|what else|desde cuando|cuando|donde|como|quien mas|que mas)[ ?!.]*$"
)
"""What asks for more of what was just told, and names nothing."""
_PREPOSITIONS = r"(?:in|within|outside|across|throughout|en|dentro de|fuera de)"
_IN_A_PLACE = re.compile(
    r"^[¿¡\s]*(?:(?:and|y|but|pero|also|tambi[eé]n|what about|how about|qu[eé] (?:hay|tal))[\s,]+)*"
    rf"(?P<place>{_PREPOSITIONS}\b[^?;:]+?)[\s?.!]*$",
    re.IGNORECASE,
)
_OF_A_PLACE = re.compile(rf", {_PREPOSITIONS} [^,?]+$", re.IGNORECASE)
"""Where the question before was asked of another place in turn."""
_ITEM: frozenset[Carried] = frozenset({"wanted"})
_TO = ": "
"""Between what is asked of an answer and the question that it answered."""
_BETWEEN = re.compile(
    r"[\s,&/-]*(?:(?:and|y|e|or|o|to|a|hasta|through|vs\.?|versus|with|con|than|que|frente a|compared (?:to|with))\s+)?"
    r"(?:(?:in|en|of|de|fiscal|the|el)\s+)*",
    re.IGNORECASE,
)
_AND: dict[Language, str] = {"en": " and ", "es": " y "}


def of_another(reading: Reading, previous: Reading, index: CompanyIndex) -> Reading:
    """Ask the question for words again, of another company or period."""
    previous = _before_why(previous)
    names_company = bool(reading.companies) and "companies" not in reading.carried
    names_period = bool(reading.periods) and "periods" not in reading.carried
    if not (names_company or names_period):
        if _BARE.match(fold(reading.text)) and not previous.wanted:
            body = previous.text.rstrip(" ?!.")
            return replace(reading, text=f"{body}? {reading.text}")
        return with_issuer(reading)
    text = previous.text
    if names_period:
        said = _all_alone(reading.periods, previous.language)
        if said is None:
            return reading
        text = _with_periods(text, said, index)
    if names_company:
        text = _with_companies(text, [one.name for one in reading.companies], index)
    return replace(
        previous,
        text=text,
        language=reading.language,
        companies=reading.companies,
        periods=reading.periods,
        ambiguous_periods=reading.ambiguous_periods,
        unknown_company=None if names_company else previous.unknown_company,
        known_on=reading.known_on,
        newest=None,
        carried=reading.carried | _ITEM,
    )


def of_other_issuer(
    reading: Reading, previous: Reading, index: CompanyIndex, *, is_beside: bool
) -> Reading:
    """Ask the same of a name that no filer with a number has: it may be that of a document's issuer."""
    name = reading.unknown_company or ""
    if reading.companies:
        return reading  # a filer with a number is set beside it
    previous = _before_why(previous)
    text = previous.text
    if previous.unknown_company:
        text = _with_name(text, previous, name, is_beside=is_beside)
    elif previous.is_prose:
        text = _with_companies(text, [name], index)
    elif reading.is_untagged and len(reading.wanted) == 1 and not reading.qualifiers:
        return replace(reading, text=_in_full(reading, name))
    else:
        return reading
    if reading.periods and "periods" not in reading.carried:
        said = _all_alone(reading.periods, previous.language)
        text = _with_periods(text, said, index) if said is not None else text
    return replace(reading, text=text)


def _in_full(reading: Reading, name: str) -> str:
    """Write out what was carried: what a filer with a number was asked was never put in whole."""
    when = _all_alone(reading.periods, reading.language)
    parts = (label(of_whole(reading.wanted[0]), reading.language), name, *((when,) if when else ()))
    return ", ".join(parts)


def in_a_place(reading: Reading, previous: Reading) -> Reading | None:
    """Ask the question for words again of the place that a follow-up names alone: "And in the United Kingdom?"."""
    previous = _before_why(previous)
    found = _IN_A_PLACE.match(reading.text)
    is_told = (previous.is_prose and not previous.topic) or bool(reading.unknown_company)
    is_same = {"companies"} <= reading.carried and bool(previous.text)
    if found is None or not (is_told and is_same) or reading.ambiguous_items:
        return None
    text = _OF_A_PLACE.sub("", previous.text.rstrip(" ?!."))
    return replace(
        previous,
        text=f"{text}, {found['place']}?",
        language=reading.language,
        periods=reading.periods,
        qualifiers=(*previous.qualifiers, *reading.unread) if previous.wanted else (),
        unread=(*previous.unread, *reading.unread),
        newest=None,
        carried=reading.carried | _ITEM,
    )


def in_full(reading: Reading) -> Reading:
    """Write out whom and what a reply to an unclear question means, where only documents know the issuer."""
    name = reading.unknown_company
    if not name or reading.companies or len(reading.wanted) != 1:
        return reading
    return replace(reading, text=_in_full(reading, name))


def beside_it(reading: Reading, previous: Reading, index: CompanyIndex) -> Reading:
    """Put what is asked of the answer before, as "why?", to the whole question, where only documents know the issuer."""
    is_carried = "companies" in reading.carried and not reading.companies
    if not (is_carried and reading.unknown_company and previous.text):
        return with_issuer(reading)
    text = _before_why(previous).text
    if reading.periods and "periods" not in reading.carried:
        said = _all_alone(reading.periods, previous.language)
        if said is None:
            return with_issuer(reading)
        text = _with_periods(text, said, index)
    return replace(reading, text=f"{reading.text.strip(' ¿?¡!.')}{_TO}{text}")


def _before_why(previous: Reading) -> Reading:
    """Take the question back to which "why?" was put: what comes after asks for the figure again."""
    asked, is_put, text = previous.text.partition(_TO)
    if not (previous.topic and previous.unknown_company and is_put) or asked.endswith("?"):
        return previous
    return replace(
        previous, text=text, wanted=previous.topic, topic=(), is_prose=False, asks_for_words=False
    )


def with_issuer(reading: Reading) -> Reading:
    """Name again whom a question is about, where only the text of documents knows that name."""
    if not reading.unknown_company or "companies" not in reading.carried:
        return reading
    periods = reading.periods if "periods" in reading.carried else ()
    said = _all_alone(periods, reading.language)
    body = reading.text.rstrip(" ?!.")
    text = ", ".join((body, reading.unknown_company, *((said,) if said else ())))
    return replace(reading, text=f"{text}{reading.text[len(body) :].strip()}")


def _all_alone(periods: Sequence[AskedPeriod], language: Language) -> str | None:
    said = [said_alone(one, language) for one in periods]
    return None if None in said else ", ".join(one for one in said if one)


def _with_name(text: str, previous: Reading, name: str, *, is_beside: bool) -> str:
    """Put a name in the place of the issuer's before it, or beside that."""
    before = previous.unknown_company or ""
    is_another = is_beside and fold(before) != fold(name)
    said = f"{before}{_AND[previous.language]}{name}" if is_another else name
    found = re.search(rf"(?<!\w){re.escape(before)}(?!\w)", text)
    if found is None:
        return _with_spans(text, (), said, possessive="")
    return f"{text[: found.start()]}{said}{text[found.end() :]}"


def _with_companies(text: str, names: Sequence[str], index: CompanyIndex) -> str:
    """Put other names in the place of those that a question has, the first of them; else at its end."""
    line = open_line(text)
    named_companies(line.words, index, line.taken, shouted=line.text.isupper())
    places = [place for place, role in enumerate(line.taken) if role == "company"]
    spans = spans_of(line.words, [(place, place + 1) for place in places])
    return _with_spans(line.text, spans, " & ".join(names), possessive="'s")


def _with_periods(text: str, said: str, index: CompanyIndex) -> str:
    line = open_line(text)
    named_companies(line.words, index, line.taken, shouted=line.text.isupper())
    places = [place for place, role in enumerate(line.taken) if role == "company"]
    line.cover(spans_of(line.words, [(one, one + 1) for one in places]), "\x02", "company")
    found = read_periods(line.covered, line.text, anchor=None)
    return _with_spans(line.text, _joined(line.text, found.spans), said, possessive="")


def _joined(text: str, spans: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Take periods that are listed, as in "2024 vs 2023", for one stretch of the text."""
    runs: list[tuple[int, int]] = []
    for start, end in sorted(spans):
        if runs and _BETWEEN.fullmatch(text[runs[-1][1] : start]):
            runs[-1] = (runs[-1][0], end)
        else:
            runs.append((start, end))
    return runs


def _with_spans(text: str, spans: Sequence[tuple[int, int]], said: str, *, possessive: str) -> str:
    if not spans:
        body = text.rstrip(" ?!.")
        return f"{body}, {said}{text[len(body) :].strip()}"
    pieces, done = [], 0
    for number, (start, end) in enumerate(sorted(spans)):
        pieces.append(text[done:start])
        if number == 0:
            owns = bool(possessive) and text[start:end].endswith(("'s", "’s"))
            pieces.append(said + (possessive if owns else ""))
        done = end
    return " ".join("".join((*pieces, text[done:])).split())
