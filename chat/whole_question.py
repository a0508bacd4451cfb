"""What a follow-up that only makes sense after another question asks in whole.

"Why?" asks for the causes of the figure before, "in Spanish" the same again; "gross" answers which margin was meant.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from chat.asked_again import (
    beside_it,
    in_a_place,
    in_full,
    of_another,
    of_other_issuer,
    with_issuer,
)
from chat.company_names import CompanyIndex
from chat.follow_up import Carried, leans
from chat.item_reading import formula_of
from chat.item_sibling import sibling
from chat.its_whole import of_its_whole
from chat.plain_words import listed
from chat.question_line import Line
from chat.question_words import fold, keys_of
from chat.reading_types import Language, Reading
from chat.side_by_side import side_by_side

_NAMES: dict[str, Language] = {
    "spanish": "es",
    "espanol": "es",
    "castellano": "es",
    "english": "en",
    "ingles": "en",
}
_LANGUAGE = rf"(?P<name>{'|'.join(_NAMES)})"
_VERB = (
    r"(?:(?:please |por favor )?(?:(?:can|could|would) you |puedes |podrias )?"
    r"(?:please )?(?:answer|say|tell|write|repeat|translate|put|give|show|explain|respond|reply"
    r"|di|dime|dilo|dimelo|responde|respondeme|responder|contesta|contestar|escribelo|escribe|repite|repitelo"
    r"|traduce|traducelo|traducir|ponlo|explicalo)"
    r"(?: (?:it|that|this|me|us|the answer|the same|lo|la respuesta|lo mismo|esto|eso))* )"
)
_IN = r"(?:(?:back )?(?:in|into|to|en|al|a) )"
_POLITE = r"(?:,? ?(?:please|por favor))?"
_WHOLE_LANGUAGE = re.compile(
    rf"^[¿¡ ]*(?:(?:and|y|now|ahora|ok|the same|lo mismo),? )*{_VERB}?{_IN}?{_LANGUAGE}{_POLITE}[ ?.!]*$"
)
_BESIDE_LANGUAGE = re.compile(
    rf"(?:^[¿¡ ]*{_VERB}{_IN}{_LANGUAGE}{_POLITE} ?[:,.]"
    rf"|[.,;?!(] ?[¿¡]?(?:and |y )?{_VERB}?{_IN}{_LANGUAGE.replace('name', 'name2')}{_POLITE}[ ?.!)]*$)"
)
_BESIDE = re.compile(
    r"^[¿¡ ]*(?:(?:and|y|now|also|ahora|please),? )*(?:(?:how|what|como|que) (?:does |do |did |about |tal )?"
    r"(?:that |it |this |they |those |these |eso |esto )?)?(?:se )?"
    r"(?:compar(?:e[ds]?|ing|ison|ar(?:lo|la)?|alo|ala|a|ado|ada)|versus|vs\.?|against|frente a|respecto (?:a|de))"
    r"(?: (?:it|that|this|them|those|lo|eso|esto))?(?= )"
)
_CAUSE = re.compile(
    r"(?<![a-z])(?:why|how come|what (?:\w+ ){0,2}(?:drove|drives|caused|causes|led|explains?|contributed)|(?:the )?(?:reasons?|causes?|drivers?)"
    r"|explain|por que|a que se deb(?:e|io)|que (?:\w+ )?(?:impulso|provoco|motivo|causo|explica|paso)|explica(?:lo|melo|me|r|d)?"
    r"|motivos?|causas?|raz(?:on|ones))(?![a-z])"
)
_SHARE_OF_IT = re.compile(
    r"^[¿¡ ]*(?:(?:and|y|&|what|which|que|cual) )*(?:(?:as|in|como|en) )?(?:(?:a|an|the|un|una|el|la) )?"
    r"(?:percentage|percent|per cent|%|share|proportion|fraction|porcentaje|proporcion|parte) (?:of|de|del|sobre) "
    r"(?:(?:the|its|total|los|las|el|la|sus?) )*"
)
MOVES = listed(
    "change changed changes move moved increase increased decrease decreased grow grew growth rise rose fall fell drop"
    " dropped decline declined gain gained improve improved jump jumped happen happened high low higher lower cambio"
    " cambiaron subio bajo crecio crecieron cayo cayeron aumento aumentaron disminuyo mejoro empeoro varia vario tan tanto bajaron"
    " subieron asi eso esto that this so much faster slower sharply strongly rapido lento behind explicalo explicamelo"
)
"""Words beside a question for causes that name nothing else."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """The language that a question asks to be answered in."""

    language: Language
    span: tuple[int, int]
    is_all: bool
    """Whether it asks nothing else."""


def asked_language(folded: str) -> Spoken | None:
    """Read "in Spanish, please", alone or beside a question; not "books in Spanish"."""
    if whole := _WHOLE_LANGUAGE.search(folded):
        return Spoken(_NAMES[whole["name"]], whole.span(), is_all=True)
    if beside := _BESIDE_LANGUAGE.search(folded):
        name = beside["name"] or beside["name2"]
        return Spoken(_NAMES[name], beside.span(), is_all=False)
    return None


def set_beside(covered: str) -> list[tuple[int, int]]:
    """Where a line opens by setting what it names beside what came before: "compare it with"."""
    found = _BESIDE.search(covered)
    return [found.span()] if found else []


def whole_question(
    reading: Reading, previous: Reading, line: Line, index: CompanyIndex, left: Sequence[int]
) -> Reading:
    """Complete a reading from the one before it, where it makes no sense alone."""
    whole = of_its_whole(reading, previous)
    whole = whole or _completed(reading, previous, line, index, left)
    return side_by_side(whole, previous, line)


def _completed(
    reading: Reading, previous: Reading, line: Line, index: CompanyIndex, left: Sequence[int]
) -> Reading:
    names_item = bool(reading.wanted) and "wanted" not in reading.carried
    is_stranger = bool(reading.unknown_company) and "companies" not in reading.carried
    if is_stranger and not names_item and leans(line.words, left=len(left)):
        is_beside = bool(set_beside(fold(line.text)))
        return of_other_issuer(reading, previous, index, is_beside=is_beside)
    if names_item or is_stranger or reading.ambiguous:
        shared = _as_share(reading, previous, line) if names_item and not is_stranger else None
        return with_issuer(shared or reading)
    if not reading.ambiguous_items and _asks_why(line, left):
        return beside_it(_causes(reading, previous), previous, index)
    if reading.asks_for_words or not leans(line.words, left=0):
        return with_issuer(reading)
    if replied := _reply(reading, previous, line, left):
        return in_full(replied)
    return _told_again(reading, previous, index, left)


def _told_again(
    reading: Reading, previous: Reading, index: CompanyIndex, left: Sequence[int]
) -> Reading:
    """Put the question before in whole, where that is what documents were searched by."""
    does = reading.operation != "value" and "operation" not in reading.carried
    if left or reading.ambiguous_items:
        return in_a_place(reading, previous) or with_issuer(reading)
    if does:
        return beside_it(reading, previous, index)
    is_told = (previous.is_prose and not previous.topic) or bool(reading.unknown_company)
    is_whole = is_told and bool(previous.text)
    return of_another(reading, previous, index) if is_whole else with_issuer(reading)


def _as_share(reading: Reading, previous: Reading, line: Line) -> Reading | None:
    """Read "as a percentage of revenue", which is of the item before."""
    found = _SHARE_OF_IT.match(fold(line.text))
    if found is None or len(previous.wanted) != 1 or len(reading.wanted) != 1:
        return None
    after = zip(line.words, line.taken, strict=True)
    if any(role != "item" for word, role in after if word.start >= found.end() and word.is_word):
        return None
    part, whole = previous.wanted[0], reading.wanted[0]
    if previous.qualifiers or previous.operation != "value" or part == whole:
        return None
    formula = formula_of(part, whole)
    carried: set[Carried] = {"wanted"}
    return replace(
        reading,
        wanted=(formula,) if formula else (part, whole),
        operation="value" if formula else "ratio",
        qualifiers=(),
        is_prose=False,
        unit=None,
        carried=reading.carried | carried,
    )


def asks_causes(text: str) -> bool:
    """Whether a question asks why, or what drove something."""
    return _CAUSE.search(fold(text)) is not None


def directly_why(reading: Reading) -> Reading:
    """Read "Why did its operating income fall in 2024?" as a question for causes, where nothing else is said of the item."""
    is_open = reading.is_prose and bool(reading.companies) and not reading.topic
    if not is_open or len(reading.wanted) != 1 or not asks_causes(reading.text):
        return reading
    asking = {
        key for found in _CAUSE.finditer(fold(reading.text)) for key in keys_of(found.group())
    }
    left = set(keys_of(" ".join(reading.unread))) - asking
    return replace(reading, topic=reading.wanted, qualifiers=()) if left <= MOVES else reading


def _asks_why(line: Line, left: Sequence[int]) -> bool:
    """Whether a line asks for causes, and all that nobody read in it is how the figure moved."""
    spans = [found.span() for found in _CAUSE.finditer(fold(line.text))]
    beside = [
        word.key
        for word in (line.words[place] for place in left)
        if not any(start <= word.start < end for start, end in spans)
    ]
    return bool(spans) and MOVES.issuperset(beside)


def _causes(reading: Reading, previous: Reading) -> Reading:
    """Ask why the figure before is as it is."""
    topic = previous.wanted or previous.topic
    # Who files nothing but text is asked in the words of the question before, whatever narrows it there.
    if not topic or (previous.qualifiers and not reading.unknown_company):
        return reading
    newest = (previous.newest,) if previous.newest is not None else ()
    carried: set[Carried] = {"wanted"}
    return replace(
        reading,
        topic=topic,
        periods=reading.periods or newest,
        is_prose=True,
        asks_for_words=True,
        operation=previous.operation,
        against=previous.against,
        qualifiers=(),
        carried=reading.carried | carried,
    )


def _reply(reading: Reading, previous: Reading, line: Line, left: Sequence[int]) -> Reading | None:
    """Take the one of several items whose name has all the words of the reply, or the sibling of the one before."""
    said = {word.key for word, role in line.read() if word.is_word and not role}
    fitting = [
        item
        for item in previous.ambiguous_items
        if said and any(said <= set(keys_of(name)) for name in (*item.words.en, *item.words.es))
    ]
    before = previous.wanted or previous.topic
    if not previous.ambiguous_items and len(before) == 1 and not previous.qualifiers:
        other = sibling([line.words[place].key for place in left], before[0])
        fitting = [other] if other is not None else []
    if len(fitting) != 1:
        return None
    carried: set[Carried] = {"wanted"}
    return replace(
        reading,
        wanted=(fitting[0],),
        ambiguous_items=(),
        ambiguous_item=None,
        qualifiers=(),
        is_prose=False,
        operation=previous.operation,
        against=previous.against,
        carried=reading.carried | carried,
    )
