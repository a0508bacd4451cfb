"""Names that stand where a company belongs and are none on file; and slips of the finger."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from chat.beside_names import ARTICLES, is_asked_of_another, is_asked_of_it, is_of_a_place
from chat.company_names import CompanyIndex, left_out, squeezed
from chat.company_words import Mention
from chat.plain_words import COMMON, LEGAL, listed
from chat.question_words import Word
from data.company import Company

_COMPANY_LIKE = LEGAL | listed(
    "bank bancorp holdings holding group pharmaceuticals pharma energy airlines airways partners motors"
    " foods insurance therapeutics biosciences resources industries brands realty properties financial"
    " consolidated bottling enterprises corporation hospitality apparel steel mining oil gas"
    " petroleum semiconductor semiconductors laboratories labs hotels resorts"
)
_NARROWING = listed(
    "comparable comp comps adjusted organic underlying normalized normalised recurring core segment like same"
    " store constant currency pro forma ajustado ajustada ajustados ajustadas comparables organico organica"
    " subyacente recurrente homogeneo homogenea"
)
"""What narrows an item, and is no part of a name: "Delta adjusted sales"."""
_COUNTS = listed("many much cuantos cuantas cuanto cuanta what which que cual")
_ASKS_WHICH = re.compile(
    r"\b(?:which|what|qu[eé]|cu[aá]l(?:es)?)(?: \w+){0,3} (?:compan(?:y|ies)|firms?|banks?|insurers?|retailers?|empresas?|compa[nñ][ií]as?|bancos?)\b"
    r"|\b(?:best|worst)[ -]performing\b",
    re.IGNORECASE,
)
_EACH = listed("by per each every por cada")
"""Before them stands a figure, and after them in small letters what it is divided into."""
_JOINS = listed("& , or o vs versus than que con with against contra frente to a and")
OPENERS = listed(
    "of for by does did do has have is was are were at about de para tuvo tiene gano obtuvo es fue son era"
)


@dataclass(frozen=True, slots=True)
class Run:
    """Neighbouring words that no rule has read."""

    start: int
    end: int
    text: str
    capital: bool
    possessive: bool


@dataclass(frozen=True, slots=True)
class Unread:
    """What is to be known about a question to tell a company's name from other words."""

    words: tuple[Word, ...]
    taken: Sequence[str]
    mentions: tuple[Mention, ...]
    line: str
    shouted: bool
    is_prose: bool
    follows: bool
    """True where an earlier question was about a company."""

    @property
    def has_capitals(self) -> bool:
        return not self.shouted and any(word.capital for word in self.words[1:])

    @property
    def has_unread_capitals(self) -> bool:
        """Whether other words than those that are read stand in capitals, as names do."""
        read = zip(self.words[1:], self.taken[1:], strict=True)
        return not self.shouted and any(word.capital and not role for word, role in read)

    def before(self, run: Run) -> str:
        return self.words[run.start - 1].key if run.start else ""


def runs_of(words: tuple[Word, ...], left: Sequence[int], line: str, *, shouted: bool) -> list[Run]:
    """Join the unread words `left` that stand side by side; "&" and "of" between two are joined in."""
    runs: list[list[int]] = []
    for place in left:
        if runs and place - runs[-1][-1] == 1 and not words[runs[-1][-1]].possessive:
            runs[-1].append(place)
        elif runs and _bridges(words, runs[-1][-1], place):
            runs[-1] += [place - 1, place]
        else:
            runs.append([place])
    return [_run(words, run, line, shouted=shouted) for run in runs]


def _bridges(words: tuple[Word, ...], last: int, place: int) -> bool:
    if place - last != 2 or not (words[last].capital and words[place].capital):
        return False
    if words[last].raw.isupper():
        return False
    between = words[last + 1]
    return between.raw == "&" or between.key in ("of", "de")


def _run(words: tuple[Word, ...], places: list[int], line: str, *, shouted: bool) -> Run:
    start, end = places[0], places[-1] + 1
    if start > 1 and words[start - 1].key in ("of", "de", "&"):
        first = words[start - 2]
        start -= 2 * (first.capital and first.key in _COMPANY_LIKE)
    last = words[end - 1]
    text = line[words[start].start : last.end]
    if last.possessive:
        text = text.removesuffix("'s").removesuffix("’s")
    opens = start == 0 or line[: words[start].start].rstrip()[-1:] in ("?", ".", "!", "¿", "¡", ":")
    capital = any(word.capital for word in words[start + opens : end]) and not shouted
    return Run(start, end, text, capital, last.possessive)


def is_slip(typed: Sequence[str], name: str) -> bool:
    """Tell whether a name is the typed words but for one slip of the finger.

    Two letters changed over, a letter doubled or undoubled; in words of six letters one too many or
    too few; in words of nine a wrong one. "Holden" is no slip for "Halden": it may be another name.
    """
    whole = "".join(typed)
    if not whole or whole[0] != name[0] or abs(len(whole) - len(name)) > 1 or whole == name:
        return False
    place = next(
        (at for at, (one, other) in enumerate(zip(whole, name, strict=False)) if one != other), -1
    )
    place = min(len(whole), len(name)) if place < 0 else place
    length = _length_of_word_at(typed, place)
    if len(whole) == len(name):
        return _changed_over(whole, name, place) or (
            whole[place + 1 :] == name[place + 1 :]
            and (length >= 9 or _wrongly_doubled(whole, name, place))
        )
    longer, short = (whole, name) if len(whole) > len(name) else (name, whole)
    if longer[:place] + longer[place + 1 :] != short:
        return False
    return longer[place] == longer[place - 1] or length >= 6


def _wrongly_doubled(typed: str, name: str, place: int) -> bool:
    """Tell "aplle": the letter beside the double one was doubled."""
    return all(
        word[place] in (word[place - 1], word[place + 1 : place + 2]) for word in (typed, name)
    )


def _changed_over(typed: str, name: str, place: int) -> bool:
    changed = typed[:place] + typed[place : place + 2][::-1] + typed[place + 2 :]
    return changed == name


def _length_of_word_at(typed: Sequence[str], place: int) -> int:
    for word in typed:
        if place < len(word):
            return len(word)
        place -= len(word)
    return len(typed[-1])


def _like(index: CompanyIndex, typed: str) -> set[str]:
    if len(typed) < 4 or len(typed) > 40:
        return set()
    found: set[str] = set()
    for variant in (typed, *left_out(typed)):
        found |= index.slips.get(variant, set())
    return found


def company_misspelt(index: CompanyIndex, run: Run, words: tuple[Word, ...]) -> Company | None:
    """Find the one company whose name the run is, but for a slip; None where two are as near."""
    keys = [word.key for word in words[run.start : run.end] if word.key != "&"]
    typed = squeezed(keys)
    if len(typed) < 5 or typed in COMMON:
        return None
    names = [name for name in _like(index, typed) if is_slip(keys, name)]
    companies = {alias.company for name in names for alias in index.named(name)}
    return companies.pop() if len(companies) == 1 else None


def near(index: CompanyIndex, run_words: Sequence[Word]) -> tuple[Company, ...]:
    """Find companies whose name looks like the unknown one, at most three."""
    keys = [word.key for word in run_words]
    names = [squeezed(keys), *([keys[0]] if len(keys) > 1 else [])]
    found: dict[Company, None] = {}
    for name in names:
        for like in (name, *sorted(_like(index, name))):
            found.update(dict.fromkeys(alias.company for alias in index.named(like)))
    return tuple(found)[:3]


def longer_name(unread: Unread, run: Run) -> Mention | None:
    """Find the mention that is only a part of a longer name: "Delta" in "Delta Apparel"."""
    if all(word.key in _NARROWING for word in unread.words[run.start : run.end]):
        return None
    for mention in unread.mentions:
        if not mention.is_name or mention.end > len(unread.words):
            continue
        like = _is_company_like(unread, run)
        seen = run.capital or not unread.has_capitals or like
        if mention.end == run.start and not unread.words[mention.end - 1].possessive:
            if not unread.shouted and is_asked_of_it(unread.words[run.start : run.end]):
                return None
            if seen and (like or not mention.is_whole):
                return mention
        elif run.end == mention.start and run.capital and not run.possessive:
            return mention if unread.words[run.end - 1].capital else None  # "Epic against Apple"
    return None


def _is_company_like(unread: Unread, run: Run) -> bool:
    return any(word.key in _COMPANY_LIKE for word in unread.words[run.start : run.end])


def stands_for_a_company(unread: Unread, run: Run) -> bool:
    """Tell whether the run stands where a company belongs."""
    if _has_legal_form(unread, run):
        return True
    if unread.mentions:
        said = unread.words[run.start : run.end]
        if not unread.shouted and is_asked_of_another(unread.line, said, unread.taken):
            return False
        return _is_compared(unread, run) or _is_beside_a_company(unread, run)
    if unread.is_prose:
        named = run.possessive or run.start == 0 or unread.before(run) in OPENERS
        opens = run.start == 0 and run.possessive and unread.words[0].capital
        return (run.capital or opens) and named
    if _stands_elsewhere(unread, run):
        return False
    return run.capital or run.possessive or not unread.follows


def _stands_elsewhere(unread: Unread, run: Run) -> bool:
    """Tell a place, a thing that is counted, what "which company" did, and "cars" beside names in capitals."""
    before = unread.before(run)
    if (
        before in _COUNTS
        or (before in _EACH and not run.capital)
        or is_of_a_place(unread.words, run.start, run.end)
    ):
        return True
    if unread.follows and before in ARTICLES and not run.possessive:
        return True
    if not run.capital and _ASKS_WHICH.search(unread.line):
        return True
    return unread.has_unread_capitals and not (run.capital or run.possessive or run.start == 0)


def _has_legal_form(unread: Unread, run: Run) -> bool:
    words = unread.words[run.start : run.end]
    return len(words) > 1 and words[-1].key in LEGAL and words[0].capital


def _is_beside_a_company(unread: Unread, run: Run) -> bool:
    # "e-commerce" is one word, and its "e" is no "and".
    is_joined = unread.words[run.start].before == "-"
    if is_joined or not (run.capital or not unread.has_capitals or run.start == 0):
        return False
    if run.start == 0 and run.possessive:
        return True
    before = run.start - 1
    if before >= 0 and unread.taken[before] == "company" and not unread.words[before].possessive:
        return False
    if before >= 1 and unread.words[before].key in _JOINS:
        side = unread.taken[before - 1]
        return side == "company" or (
            run.capital and unread.words[before].key in ("vs", "than", "que")
        )
    after = run.end
    if after + 1 < len(unread.words) and unread.words[after].key in _JOINS:
        return unread.taken[after + 1] == "company"
    return run.capital and run.possessive and unread.taken[before] != "company"


def _is_compared(unread: Unread, run: Run) -> bool:
    """Tell "Is Pepsi more profitable than Coca-Cola?": the other side of it is a company."""
    if not run.capital or unread.before(run) not in OPENERS:
        return False
    sides = zip(unread.words[run.end :], unread.taken[run.end + 1 :], strict=False)
    return any(word.key in ("than", "que") and side == "company" for word, side in sides)


def best_run(unread: Unread, runs: Sequence[Run]) -> Run | None:
    """Choose the run that is most likely a company's name."""
    fit = [run for run in runs if stands_for_a_company(unread, run)]
    if not fit:
        return None
    return max(
        fit,
        key=lambda run: (
            run.capital and run.possessive,
            run.capital and unread.before(run) in OPENERS,
            run.capital,
            run.possessive,
            unread.before(run) in OPENERS,
            -run.start,
        ),
    )
