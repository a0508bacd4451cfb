"""What each company on file may be called: names, tickers, initials, beginnings, nicknames."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache

from chat.item_words import item_table
from chat.nicknames import NICKNAMES
from chat.plain_words import ACRONYMS, COMMON, LEGAL, listed, narrows_nothing
from chat.question_words import keys_of, one_line
from data.company import Company

_KINDS = listed("trust reit bancorp")
"""Ends of names that two companies differ by: "Varlund Bancorp" and "Varlund Insurance"."""
_GROUPS = _KINDS | listed("holdings holding group international technologies platforms")
GENERIC = listed(
    """
    american america general first national united bank international global new north south west
    east northern southern western eastern us u s standard public capital home best advanced applied
    digital energy health life state states city great old central consolidated federal community
    royal union san st saint los las santa air air pacific atlantic texas california york the of a an on in and for
    real data power cash equity service services financial insurance trust blue red green black white gold silver
    golden big one two sun star sea river mountain medical american's universal world premier prime
    allied associated independent industrial commercial farmers merchants peoples citizens security
    natural resources systems micro electronic electric motor gas oil water steel auto banco grupo compania
    """
)
"""First words of a name that alone point to nobody."""
_STATE = re.compile(r"\s*[/\\][a-z ]{2,6}[/\\]?\s*$", re.IGNORECASE)
_TAIL = re.compile(r"\s*,?\s*\bclass [a-c]\b.*$|\s*\(the\)\s*$", re.IGNORECASE)
_NUMBER = re.compile(r"(?:cik)?\d{5,}")


@dataclass(frozen=True, slots=True)
class Alias:
    """One way to call a company."""

    company: Company
    is_whole: bool
    """False for the beginning of a longer name: "Halden" for "Halden Air"."""
    needs_place: bool = False
    """True for an everyday word, which is a name only where a name belongs: "Target", "Gap"."""
    words: int = 1


def squeezed(keys: Iterable[str]) -> str:
    """Write words as one: "AT&T", "at & t" and "ATT" are the same name."""
    return "".join(key for key in keys if key not in ("&", ",", "/", "'", "!", "*", "+"))


def _name_keys(name: str) -> tuple[str, ...]:
    plain = _TAIL.sub("", _STATE.sub("", one_line(name))).replace(".com", " com").replace("'", "")
    keys = [key for key in keys_of(plain.replace("/", " ")) if key not in ("/", "\\")]
    return tuple(keys[1:] if len(keys) > 1 and keys[0] == "the" else keys)


def _without_legal_form(
    keys: tuple[str, ...], forms: frozenset[str] = LEGAL - _KINDS
) -> tuple[str, ...]:
    end = len(keys)
    while end > 1 and (keys[end - 1] in forms or keys[end - 1] == "&"):
        end -= 1
    return keys[:end]


def _whole_names(name: str) -> Iterator[tuple[str, ...]]:
    keys = _name_keys(name)
    short = _without_legal_form(keys)
    yield keys
    yield short
    if short[-1] == "com" and len(short) > 1:
        yield short[:-1]


def _without_group(name: str) -> Iterator[tuple[str, ...]]:
    """Say "Orvane" for "Orvane Holdings": its name, unless another's begins so too."""
    keys = _without_legal_form(_name_keys(name), _GROUPS | LEGAL)
    if len(keys) > 1 or keys[0] not in GENERIC:
        yield keys


def _beginnings(name: str) -> Iterator[tuple[str, ...]]:
    short = _without_legal_form(_name_keys(name))
    for length in range(1, len(short)):
        keys = short[:length]
        if keys[-1] in ("&", "of", "de") or all(key in GENERIC or len(key) < 2 for key in keys):
            continue
        if length == 1 and (len(keys[0]) < 3 or keys[0] in GENERIC):
            continue
        yield keys


def _initials(name: str) -> set[str]:
    short = _without_legal_form(_name_keys(name))
    found: set[str] = set()
    for keys in (short, _without_legal_form(short, _GROUPS | LEGAL)):
        letters = [key[0] for key in keys if key not in ("&", "of", "the", "de")]
        if 2 <= len(letters) <= 5:
            found.add("".join(letters))
    return found


def _is_everyday(squeezed_name: str) -> bool:
    if item_table().get((squeezed_name,)):
        return True
    return squeezed_name in COMMON or narrows_nothing(squeezed_name)


@dataclass(slots=True)
class CompanyIndex:
    """The names of one set of companies, ready to be looked up."""

    names: dict[str, list[Alias]] = field(default_factory=dict)
    """By the name written as one word."""
    tickers: dict[str, list[Company]] = field(default_factory=dict)
    """In capitals, without points and dashes."""
    initials: dict[str, list[Company]] = field(default_factory=dict)
    slips: dict[str, set[str]] = field(default_factory=dict)
    """A name with one letter left out -> names: what a slip of the finger is looked up by."""
    longest: int = 1
    """Words in the longest name."""

    def add_name(self, keys: tuple[str, ...], company: Company, *, is_whole: bool) -> None:
        name = squeezed(keys)
        if len(name) < 2 and not is_whole:
            return
        known = self.names.setdefault(name, [])
        if all(alias.company != company for alias in known):
            everyday = len(keys) == 1 and _is_everyday(name)
            known.append(Alias(company, is_whole, everyday, len(keys)))
        self.longest = max(self.longest, len(keys))

    def named(self, name: str) -> list[Alias]:
        """Find who is called so: whole names before beginnings of names."""
        known = self.names.get(name, [])
        return [alias for alias in known if alias.is_whole] or known

    def add_slips(self) -> None:
        for name in self.names:
            if _NUMBER.fullmatch(name):
                continue
            if len(name) >= 5 and not all(alias.needs_place for alias in self.names[name]):
                for shorter in {name, *left_out(name)}:
                    self.slips.setdefault(shorter, set()).add(name)


def left_out(name: str) -> Iterator[str]:
    """Give the name with each of its letters left out."""
    for place in range(len(name)):
        yield name[:place] + name[place + 1 :]


def _add_company(index: CompanyIndex, company: Company) -> None:
    for name in (company.name, *company.former_names):
        if not one_line(name):
            continue
        for keys in _whole_names(name):
            index.add_name(keys, company, is_whole=True)
        for keys in _without_group(name):
            index.add_name(keys, company, is_whole=False)
        for letters in _initials(name):
            index.initials.setdefault(letters, []).append(company)
    _add_marks(index, company)


def _add_marks(index: CompanyIndex, company: Company) -> None:
    """Add a company's number and its tickers."""
    # A number means one company, and a wrong digit another one: no slip is mended in it.
    for number in (company.cik, f"cik {company.cik}", f"cik {company.cik.lstrip('0')}"):
        index.add_name(tuple(number.split()), company, is_whole=True)
    for ticker in company.tickers:
        # A class of shares is written BRK-B, BRK.B and "brk b".
        keys = tuple(ticker.lower().split("-"))
        if len(keys) == 2 and len(keys[0]) > 1 and not _is_everyday(squeezed(keys)):
            index.add_name(keys, company, is_whole=True)
        plain = re.sub(r"[^A-Z0-9]", "", ticker.upper())
        if plain and company not in index.tickers.setdefault(plain, []):
            index.tickers[plain].append(company)


@lru_cache(maxsize=16)
def company_index(companies: tuple[Company, ...]) -> CompanyIndex:
    """Index the companies on file; kept, for the same companies are asked about again and again."""
    index = CompanyIndex()
    for company in companies:
        _add_company(index, company)
    for nickname, name in NICKNAMES.items():
        for alias in index.named(squeezed(keys_of(name))):
            if alias.is_whole:
                index.add_name(keys_of(nickname), alias.company, is_whole=True)
    for company in companies:
        _add_beginnings(index, company)
    index.add_slips()
    return index


def _add_beginnings(index: CompanyIndex, company: Company) -> None:
    for name in (company.name, *company.former_names):
        for keys in _beginnings(name) if one_line(name) else ():
            index.add_name(keys, company, is_whole=False)


def is_ticker_in_lower_case(letters: str) -> bool:
    """Tell whether lower-case letters can only be a ticker, and no word of a question."""
    return len(letters) > 1 and not (_is_everyday(letters) or letters in ACRONYMS)
