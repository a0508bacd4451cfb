"""Whether the clause that tells a figure's slot names what the figure is of, and nothing that it is not.

Code puts the value in, so what a clause says of it is all that can be wrong. Few words can stand there: the item, its
part, its company, a time, how it moved, and what joins those. Any other one may narrow or turn the figure ("in Greater
China", "per share", "half", "will be"), so it is not told with one.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chat.gate_entities import short_name
from chat.gate_periods import When, times
from chat.gate_signs import MOVE
from chat.gate_words import common_words, items_named
from chat.item_lookup import item_table
from chat.nicknames import NICKNAMES
from chat.plain_words import listed
from chat.question_words import Word, fold, keys_of, words_of
from data.company import Company

_JOINS = listed(
    "a an the its their his our it this that which they these those both each also and or of for in at to from by on as "
    "with then when after having been was were is are be has have had did came come stood stand stands amounted amount totaled "
    "totalled reached reaching reach reported reporting recorded recording posted posting generated generating delivered "
    "delivering achieved achieving hit went go gone saw seen showed bringing brought while whereas but however compared versus "
    "vs year years fiscal company group business total consolidated overall full period quarter only over represents representing represented meaning slightly "
    "sharply significantly steadily strongly modestly respectively earlier ago before prior previous same "
    "amount figure figures level value equal equalled equaled there between "
    "el la los las lo un una unos unas su sus se de del en a al por hasta desde y e o u que cual cuales fue fueron era eran es son "
    "ha han habia sido estuvo ascendio ascendieron asciende situo situaron situandose alcanzo alcanzaron alcanza alcanzando llego "
    "llegaron llegando registro registraron obtuvo obtuvieron tuvo tuvieron publico publicaron presento presentaron sumo sumaron "
    "totalizo totalizaron quedo quedaron paso pasaron pasando ejercicio ejercicios ano anos fiscal compania empresa grupo sociedad "
    "supone supuso representa represento cifra importe valor nivel con respecto frente comparado comparada mientras pero tambien respectivamente ambas ambos esto esta "
    "este estos estas ello ella ellos periodo trimestre semestre anterior previo precedente consolidado consolidada consolidados "
    "consolidadas"
)
"""Words that say nothing of what a figure is of, folded."""
_STANDS_FOR = listed("it its this that which they ello ella esta este esto estas estos que")
"""Words that may stand for an item that was named."""
CHANGE = re.compile(r"\b(?:chang|vari[aóe]|cambi[oó]|difer)\w*", re.IGNORECASE)
_BEHIND = listed("than what more less higher lower further mas menos superior inferior")
"""Words that may follow a change: "6.0% more than in the year before"."""
_LEGAL = "inc|corp|corporation|incorporated|company|co|ltd|limited|plc|llc|holdings?|group|s\\.?a|n\\.?v|ag|se"
MIN_NAME = 3
_DEED = re.compile(r"\b(?:gr[eo]w\w*|crec\w+|factur\w+|ingres[oó]|ingresaron)\b", re.IGNORECASE)
_EARNED = re.compile(
    r"\b(?:earn(?:ed|s|ing)|lost|gan[oó]|ganaron|perdi[oó]|perdieron)\b", re.IGNORECASE
)
_DEEDS = ((_DEED, "revenue"), (_EARNED, "net income"))
"""What a company is said to do, with the item that it tells without its name."""
_CAUSE = (
    r"(?:because|due to|owing to|driven|thanks to|reflecting|helped|despite|amid|as a result|primarily|mainly|partly|largely"
    r"|porque|debido a|gracias a|impulsad[oa]s?|a pesar de|principalmente|sobre todo|tras)"
)
_CAUSE_AHEAD = re.compile(
    rf"\s*(?:{_CAUSE}|as|after|since|when|with|por|con|al)\b[^;{{}}]*,\s", re.IGNORECASE
)
_CAUSE_INSIDE = re.compile(rf"\b{_CAUSE}\b[^,;{{}}]*(?=,|;|\b(?:and|y)\b)", re.IGNORECASE)
_ENDS = re.compile(
    rf"[;:.!?](?!\d)|,(?!\s*(?:in|of|at|for|per|en|de|del|por)\b(?! which))|\b{_CAUSE}\b"
    r"|\b(?:and|while|whereas|but|as|on|with|after|since|when|which|y|e|mientras|pero|con|ya que|cuando|porque|por (?!acci))\b",
    re.IGNORECASE,
)
"""Where what a slot's clause says of it ends."""
_PIECES = re.compile(
    r"[;:]|, (?:and|y)\b|\b(?:while|whereas|but|mientras|pero)\b|\{[^{}]*\}", re.IGNORECASE
)
"""Where a clause before a slot may begin."""
_AND = re.compile(r",?\s+(?:and|y|e)\s+|,\s+")
_SLOTS = r"(?:un |el |del |de |by )*\{\w*\}"
_RESPECTIVELY = re.compile(
    rf"(?P<names>[^{{}}]+?)\s(?P<slots>{_SLOTS}(?:(?:,| and| y)+ {_SLOTS})+)(?P<rest>.*\brespectiv.*)",
    re.IGNORECASE,
)
_BASE = re.compile(
    r"\b(?:than|from|over|on|with|to|versus|vs\.?|against|que|respecto|frente|desde|sobre|con|al?|del?)\b[^,;{}]{0,25}$",
    re.IGNORECASE,
)
_OVER_YEAR = re.compile(r"year.over.year|interanual", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Subject:
    """What a figure is of, in the words that may name it."""

    items: frozenset[str]
    """The line items that it is one of."""
    names: tuple[tuple[str, ...], ...]
    """Its names, by their keys, where no table has them."""
    part: frozenset[str]
    """Folded words of which all must be said, unless a pronoun stands for them."""
    companies: re.Pattern[str] | None
    """The names of all companies that figures are told of, folded."""
    stretch: str | None
    is_change: bool


@dataclass(slots=True)
class _Read:
    """What some words name."""

    is_clean: bool = True
    is_named: bool = False
    stands: bool = False
    said: frozenset[str] = frozenset()


def company_names(companies: Sequence[Company]) -> re.Pattern[str] | None:
    """Make a pattern of all that companies may be called: the first word of a name may stand for it, if it is no plain one."""
    names = {short_name(name) for one in companies for name in (one.name, *one.former_names)}
    called = [words for name in names if (words := _folded(name))]
    for nickname, name in NICKNAMES.items():
        if any(" ".join(words).startswith(" ".join(_folded(name))) for words in called):
            called.append(_folded(nickname))
    called += [_folded(ticker) for one in companies for ticker in one.tickers]
    spelled = sorted({form for words in called for form in _forms(words)}, key=len, reverse=True)
    if not spelled:
        return None
    return re.compile(rf"\b(?:{'|'.join(spelled)})(?:,?\s+(?:{_LEGAL})\b\.?)?(?:['’]s?)?(?!\w)")


def _forms(words: Sequence[str]) -> Iterator[str]:
    for count in range(len(words), 0, -1):
        is_plain = words[0] in common_words() or len(words[0]) < MIN_NAME
        if count == len(words) or count > 1 or not is_plain:
            yield r"\W+".join(map(re.escape, words[:count]))


def is_told(subject: Subject, text: str, place: tuple[int, int]) -> bool:
    """Say whether a slot, which stands at `place`, is told of its subject and of that alone."""
    text = re.sub(r"[“”\"*_]", " ", text)
    if not all(_in_time(subject, text, when, place) for when in times(text)):
        return False
    blank = _without_times(text)
    around = blank[: place[0]], blank[place[1] :]
    listed = _in_turn(*around)
    return _fits(subject, *around) or (listed is not None and _fits(subject, *listed))


def _fits(subject: Subject, before: str, behind: str) -> bool:
    after = _read_behind(subject, behind)
    return after.is_clean and _fits_before(subject, before, after)


def _in_turn(before: str, behind: str) -> tuple[str, str] | None:
    """Give a slot of a list the name that has its place in a list of as many: "A and B were 5 and 7, respectively"."""
    found = _RESPECTIVELY.search(f"{before}{{}}{behind}")
    if found is None:
        return None
    names, slots = _AND.split(found["names"]), re.findall(r"\{\w*\}", found["slots"])
    if "{}" not in slots or len(names) != len(slots):
        return None
    return f"{names[slots.index('{}')]} ", found["rest"]


def _in_time(subject: Subject, text: str, when: When, place: tuple[int, int]) -> bool:
    """Say whether a time by a slot can be its own: a year has no quarter, and "last year" is not known to be it."""
    between = text[place[1] : when.start] if when.start > place[0] else text[when.end : place[0]]
    if "{" in between or ";" in between:
        return True
    if when.relative:
        is_base = _BASE.search(text[: when.start]) is not None
        return is_base or _OVER_YEAR.search(text[when.start : when.end]) is not None
    return not when.stretch or not subject.stretch or when.stretch == subject.stretch


def _without_times(text: str) -> str:
    for when in times(text):
        text = text[: when.start] + " " * (when.end - when.start) + text[when.end :]
    return text


def _fits_before(subject: Subject, before: str, after: "_Read") -> bool:
    """Go back clause by clause until one names the subject; all words on the way must be of it."""
    whole = _cause_blanked(before)
    starts = [found.end() for found in _PIECES.finditer(whole)]
    until, said, is_first = len(whole), after.said, True
    for start in (*reversed(starts), 0):
        read = _read(subject, whole[start:until])
        said |= read.said
        if not read.is_clean:
            return False
        is_named = read.is_named or (is_first and after.is_named)
        if is_named and (read.stands or subject.part <= said or _carries(subject, whole[:start])):
            return True
        until, is_first = start, False
    deeds = {item for deed, item in _DEEDS if deed.search(whole)}
    whose = subject.part <= said if subject.part else _names_company(subject, before)
    return bool(subject.items & deeds) and whose


def _names_company(subject: Subject, text: str) -> bool:
    own = subject.companies is not None and subject.companies.search(fold(text)) is not None
    return (
        own
        or re.search(r"\b(?:company|compañía|empresa|sociedad)\b", text, re.IGNORECASE) is not None
    )


def _carries(subject: Subject, earlier: str) -> bool:
    """Say whether a part was named with an earlier slot of the sentence."""
    return bool(subject.part) and "{" in earlier and subject.part <= _read(subject, earlier).said


def _cause_blanked(before: str) -> str:
    ahead = _CAUSE_AHEAD.match(before)
    if ahead:
        before = " " * ahead.end() + before[ahead.end() :]
    return _CAUSE_INSIDE.sub(lambda cause: " " * len(cause[0]), before)


def _read_behind(subject: Subject, behind: str) -> "_Read":
    slot = behind.find("{")
    behind = behind[: slot if slot >= 0 else len(behind)]
    end = _ENDS.search(behind)
    own = behind[: end.start()] if end else behind
    first = _folded(own)[:1]
    if not subject.is_change and first and (first[0] in _BEHIND or MOVE.fullmatch(first[0])):
        return _Read(is_clean=False)
    read = _read(subject, own, behind=True)
    read.is_named = read.is_named and not read.stands
    return read


def _read(subject: Subject, text: str, *, behind: bool = False) -> _Read:
    """Go through words, longest names first."""
    text = re.sub(r"\{[^{}]*\}", " ", text)
    if subject.companies is not None:
        text = subject.companies.sub(lambda name: " " * len(name[0]), fold(text))
    words = [one for one in words_of(text) if any(letter.isalnum() for letter in one.raw)]
    found, place, said = _Read(), 0, set[str]()
    while place < len(words):
        end = _own_name(subject, words, place)
        if end:
            found.is_named, place = True, end
            continue
        word = _bare(words[place])
        kind = _kind(subject, words[place], behind=behind)
        if kind:
            said.add(word)
            found.stands |= word in _STANDS_FOR
            found.is_named |= word in _STANDS_FOR
            place += 1
            continue
        return _Read(is_clean=False)
    found.said = frozenset(piece for word in said for piece in _folded(word))
    return found


def _own_name(subject: Subject, words: Sequence[Word], place: int) -> int:
    """Give the end of a name of the subject's item that begins here; 0 for none."""
    ends = [
        place + len(name)
        for name in subject.names
        if tuple(one.key for one in words[place : place + len(name)]) == name
    ]
    named = item_table().longest(words, place)
    if named and named[1][1] and not ends:
        text = " ".join(one.raw for one in words[place : named[0]])
        ends = [named[0]] if items_named(text) & subject.items else []
    return max(ends, default=0)


def _kind(subject: Subject, word: Word, *, behind: bool) -> bool:
    folded = _bare(word)
    pieces = set(_folded(folded))
    return bool(
        folded in _JOINS
        or folded.isdigit()
        or pieces <= subject.part
        or MOVE.fullmatch(word.raw)
        or CHANGE.fullmatch(word.raw)
        or any(deed.fullmatch(word.raw) for deed, _ in _DEEDS)
        or (behind and folded in _BEHIND)
    )


def _bare(word: Word) -> str:
    return re.sub(r"['’]s?$", "", fold(word.raw))


def _folded(text: str) -> list[str]:
    return re.findall(r"\w+", fold(text))


def subject_words(name: str) -> Iterator[str]:
    """The words of a part's name that a clause must say."""
    return (one for one in _folded(name) if one not in _JOINS)


def name_keys(names: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The keys of names, as words are compared."""
    return tuple(
        dict.fromkeys(keys for name in names if (keys := keys_of(re.sub(r"\(.*?\)", "", name))))
    )
