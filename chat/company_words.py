"""Which companies on file a question names."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from chat.company_names import Alias, CompanyIndex, is_ticker_in_lower_case, squeezed
from chat.item_words import item_table
from chat.nicknames import PLAIN_NAMES
from chat.plain_words import ACRONYMS, ENGLISH, LEGAL, SPANISH, listed
from chat.question_words import PhraseTable, Word, without_articles
from data.company import Company

_MOST_WORDS = 10
_PLAIN = PhraseTable((name, name) for name in PLAIN_NAMES)
_NAMES_FOLLOW = listed(
    "of for by at did does do has had have is was are were will can de para tuvo tiene gano obtuvo vs"
    " versus than que con frente contra perdio pago gasto vendio ingreso facturo debe genero registro"
    " reporto company empresa firm by por compania grupo sociedad group obtiene presento declaro contabilizo"
    " alcanzo logro arrojo anoto comunico informo publico posted recorded reported"
)
_OPENS = ("", "¿", "&", ",", ":")
_VERBS_FOLLOW = listed(
    "reported posted recorded booked had has generated earned made declared disclosed showed did spent paid"
    " reporto registro tuvo obtuvo genero declaro presento gano"
)
_FORMS = LEGAL - listed("trust reit bancorp")
_CERTAIN_LEGAL = listed("inc incorporated corp corporation ltd limited llc plc nv ag")
_NO_TICKER = listed("a i y e o u s & q")
_ENDS_IN_S = re.compile(r"[^\Ws]s$")
_TIME = re.compile(r"(?:q[1-4]|fy|h[12]|[1-4][qt]|t[1-4])\w*|\d+\w?")


@dataclass(frozen=True, slots=True)
class Mention:
    """A company's name in a question: words `start` to `end`, and who it may be."""

    start: int
    end: int
    companies: tuple[Company, ...]
    is_whole: bool = True
    is_name: bool = True
    """False for a ticker or initials, which no other word can make longer."""


def _names(words: Sequence[Word], start: int, end: int) -> Iterator[str]:
    keys = [word.key for word in words[start:end]]
    yield squeezed(keys)
    if len(kept := without_articles(keys)) < len(keys) and kept[-1:] == tuple(keys[-1:]):
        yield squeezed(kept)
    if any(word.possessive or "'" in word.raw for word in words[start:end]):
        yield squeezed([word.joined for word in words[start:end]])
        yield squeezed([*keys[:-1], words[end - 1].joined])
    if len(keys) > 1 and end < len(words) and _ENDS_IN_S.search(keys[-1]):
        # "UnitedHealth Groups income": a possessive without its apostrophe.
        yield squeezed([*keys[:-1], keys[-1][:-1]])


def _may_be_pieces(words: Sequence[Word], alias: Alias) -> bool:
    """Let "face book" be Facebook, but never "at the" a name of two letters."""
    if alias.words > 1 or len(words) == 1:
        return True
    return all(len(word.key) > 1 and word.key not in ENGLISH | SPANISH for word in words)


class _Search:
    """One search of one question."""

    def __init__(self, words: tuple[Word, ...], index: CompanyIndex, *, shouted: bool) -> None:
        self.words = words
        self.index = index
        self.shouted = shouted

    def belongs(self, start: int, end: int) -> bool:
        """Tell whether an everyday word stands where a company's name does."""
        word, last = self.words[start], self.words[end - 1]
        if last.possessive:
            return True
        if item_table().longest(self.words, start):
            return False
        if start and (word.capital and not self.shouted):
            return True
        before = self.words[start - 1].key if start else ""
        after = self.words[end].key if end < len(self.words) else ""
        if before in _NAMES_FOLLOW or after in _CERTAIN_LEGAL:
            return True
        item_follows = bool(after) and bool(item_table().longest(self.words, end))
        return before in _OPENS and (item_follows or after in _VERBS_FOLLOW)

    def name_at(self, start: int) -> Mention | None:
        first = self.words[start]
        if not first.is_word or first.key == "&":
            return None
        most = min(len(self.words), start + min(self.index.longest + 2, _MOST_WORDS))
        for end in range(most, start, -1):
            if not self.words[end - 1].is_word or self.words[end - 1].key == "&":
                continue
            for name in _names(self.words, start, end):
                mention = self._named(name, start, end)
                if mention:
                    return mention
        return None

    def _named(self, name: str, start: int, end: int) -> Mention | None:
        known = [
            alias
            for alias in self.index.named(name)
            if _may_be_pieces(self.words[start:end], alias)
            and (not alias.needs_place or self.belongs(start, end))
        ]
        if not known:
            return None
        companies = tuple(dict.fromkeys(alias.company for alias in known))
        return Mention(start, end, companies, known[0].is_whole)

    def ticker_at(self, start: int) -> Mention | None:
        """Find a ticker in capitals, or marked as one: AAPL, $aapl, (aapl)."""
        word = self.words[start]
        marked = word.before == "$" or (word.before == "(" and word.stem.isupper())
        if not word.is_word or (not marked and (not word.stem.isupper() or self.shouted)):
            return None
        if not marked and (word.key in ACRONYMS or item_table().longest(self.words, start)):
            return None
        if not marked and len(word.stem) == 1 and not self._may_be_a_letter(start):
            return None
        for end in (start + 2, start + 1):
            letters = "".join(word.stem for word in self.words[start:end]).upper()
            if end > len(self.words) or (end == start + 2 and len(self.words[end - 1].stem) > 1):
                continue
            companies = self.index.tickers.get(re.sub(r"\W", "", letters))
            if companies:
                return Mention(start, end, tuple(companies), is_name=False)
        return None

    def _may_be_a_letter(self, start: int) -> bool:
        """Let "T" be a ticker beside an item or after "of", but no article and no "y"."""
        after = start + 1 < len(self.words) and self.words[start + 1].key in ("&", "-", "+")
        return (
            self.words[start].key not in _NO_TICKER and not after and self.belongs(start, start + 1)
        )

    def initials_at(self, start: int) -> Mention | None:
        """Find initials: IBM, P&G, J & J."""
        words = self.words[start : start + 5]
        if not words or not words[0].raw.isalpha():
            return None
        if len(words) > 2 and words[1].key == "&" and len(words[0].raw) == len(words[2].raw) == 1:
            if words[1].raw == "&":
                return self._initials(words[0].key + words[2].key, start, start + 3)
            return None
        word = words[0]
        if not word.stem.isupper() or self.shouted or len(word.stem) < 2 or word.key in ACRONYMS:
            return None
        if word.key in ENGLISH or word.key in SPANISH or item_table().longest(self.words, start):
            return None
        return self._initials(word.key, start, start + 1)

    def _initials(self, letters: str, start: int, end: int) -> Mention | None:
        companies = self.index.initials.get(letters)
        return Mention(start, end, tuple(companies), is_name=False) if companies else None

    def small_ticker_at(self, start: int) -> Mention | None:
        """Find a ticker in small letters, where it can be nothing else."""
        word = self.words[start]
        if not is_ticker_in_lower_case(word.key) or _TIME.fullmatch(word.key):
            return None
        if word.capital and not self.shouted:
            return None
        companies = self.index.tickers.get(word.key.upper())
        return Mention(start, start + 1, tuple(companies), is_name=False) if companies else None

    def at(self, start: int) -> Mention | None:
        name = self.name_at(start)
        plain = _PLAIN.longest(self.words, start)
        if plain and any(word.possessive for word in self.words[start : plain[0] - 1]):
            plain = None
        if plain and (name is None or plain[0] > name.end):
            return Mention(start, plain[0], ())
        ticker = self.ticker_at(start)
        named = item_table().longest(self.words, start)
        if name and named and named[0] > name.end:
            return None
        if name and ticker and not name.is_whole and name.end == ticker.end:
            return ticker
        return name or ticker or self.initials_at(start)


def _with_legal_form(words: tuple[Word, ...], mention: Mention) -> int:
    """Give the place after "Inc.", "& Co" and the like."""
    end = mention.end
    while end < len(words):
        place = end + (words[end].key in (",", "&") and end + 1 < len(words))
        word = words[place]
        is_form = word.key in _CERTAIN_LEGAL or (
            word.key in _FORMS and (word.capital or word.key == "co")
        )
        if not is_form or words[end - 1].possessive:
            break
        end = place + 1
    return _with_state(words, end)


def _with_state(words: tuple[Word, ...], end: int) -> int:
    """Give the place after the state that a registered name may end in: "WELLS FARGO & COMPANY/MN"."""
    if end + 1 >= len(words) or words[end].key != "/" or words[end - 1].key not in LEGAL:
        return end
    state = words[end + 1]
    glued = words[end].start == words[end - 1].end and state.start == words[end].end
    if not glued or not 2 <= len(state.key) <= 3 or not state.key.isalpha():
        return end
    closed = end + 2 < len(words) and words[end + 2].key == "/"
    return end + 2 + closed


def named_companies(
    words: tuple[Word, ...], index: CompanyIndex, taken: list[str], *, shouted: bool
) -> list[Mention]:
    """Find the companies that the words name, in order, and mark their words as taken.

    `shouted`: the whole question is in capitals, so that capitals say nothing.
    """
    search = _Search(words, index, shouted=shouted)
    found: list[Mention] = []
    place = 0
    while place < len(words):
        mention = None if taken[place] else search.at(place)
        if mention is None:
            place += 1
            continue
        found.append(_closed(words, mention, taken))
        place = found[-1].end
    for place in range(len(words)):
        mention = None if taken[place] else search.small_ticker_at(place)
        if mention and (not found or len(words[place].key) > 3 or _is_joined(words, taken, place)):
            found.append(_closed(words, mention, taken))
    return sorted(found, key=lambda mention: mention.start)


def _closed(words: tuple[Word, ...], mention: Mention, taken: list[str]) -> Mention:
    end = _with_legal_form(words, mention)
    taken[mention.start : end] = ["company"] * (end - mention.start)
    legal = end > mention.end and any(
        word.key in _CERTAIN_LEGAL for word in words[mention.end : end]
    )
    if legal and not mention.is_whole:
        return Mention(mention.start, end, (), is_whole=False)
    return Mention(mention.start, end, mention.companies, mention.is_whole, mention.is_name)


def _is_joined(words: tuple[Word, ...], taken: list[str], place: int) -> bool:
    before, after = place - 2, place + 2
    if before >= 0 and words[place - 1].key in ("&", ",", "vs", "or", "o", "versus", "con"):
        return taken[before] == "company"
    if after < len(words) and words[place + 1].key in ("&", ",", "vs", "or", "o", "versus", "con"):
        return taken[after] == "company"
    return False
