"""Other forms of a word that a text may have: "insurance" for "insure", "pagó" for "pagar".

Guessed by the endings of either language; what the searched texts don't have is no form of anything.
"""

from collections.abc import Container, Iterator
from functools import cache

from retrieval.glossary import spanish_root
from retrieval.words import IRREGULAR, words

IRREGULAR_VERBS = """
pay paid, repay repaid, prepay prepaid, sell sold, buy bought, hold held, withhold withheld, lose lost loss, build built, make made, lead led,
rise rose risen, fall fell fallen, grow grew grown, spend spent, lend lent, send sent, win won, begin began begun, bring brought,
choose chose chosen, draw drew drawn, withdraw withdrew withdrawn, drive drove driven, fly flew flown, get got, give gave given,
know knew known, leave left, mean meant, meet met, run ran, see saw seen, seek sought, speak spoke spoken, steal stole stolen,
strike struck, take took taken, teach taught, tell told, think thought, undertake undertook undertaken, write wrote written,
break broke broken, become became, arise arose, bear bore borne, bind bound, deal dealt, freeze froze frozen, shrink shrank,
sink sank sunk, spin spun, wear wore worn, keep kept, say said, catch caught, feed fed, hurt, shut, go went gone, do did done
"""
"""Forms of one verb."""

ENGLISH_ENDINGS = "ment ement anc enc ent ant er or ion ation ition iv itiv ativ al ship"
ENGLISH = tuple(ENGLISH_ENDINGS.split())
"""What stands behind a verb in its nouns and adjectives, as it is indexed: without a last e."""

VERB_ENDINGS = """
ar er ir o a e an en ado ada ido ida ando iendo aba aban ia ian aron ieron ara era ira aran eran iran aria eria
iria arian iendo arse erse irse amo emo imo io
"""
NOUN_ENDINGS = """
os as es or ador adora edor edora idor idora acion icion ucion cion sion ment ament imiento amiento anza encia
ancia eno ena ano ana ico ica al il ible able
"""
SPANISH_VERB, SPANISH_NOUN = tuple(VERB_ENDINGS.split()), tuple(NOUN_ENDINGS.split())
"""Endings behind a root: those of a verb, and those of the nouns and adjectives made of it."""

QUALITIES = ("idad", "ismo", "ista")
"""Endings of nouns that are of no verb: "publicidad" is not of "publicar"."""

SHORTEST_ENGLISH, SHORTEST_VERB, SHORTEST_NOUN = 3, 3, 4
"""Letters of a root from which on its forms are looked for."""


def forms_of(word: str, known: Container[str], *, is_spanish: bool) -> Iterator[str]:
    """Yield the other indexed forms of an indexed word that are known."""
    found = _spanish(word) if is_spanish else _english(word)
    return (one for one in found if one != word and one in known)


WORDS_OF_THEIR_OWN = """
officer director customer number letter matter quarter charter center counter order cover offer corner paper
million billion portion station mission passion ration nation union version pension section region motion
parent patent current content moment comment segment element tenant covenant agent client talent general capital
"""
"""Words that look as if they were made of others, "officer" of "office", and mean something else."""

_FORMS = {
    word: group
    for group in (tuple(words(line)) for line in IRREGULAR_VERBS.split(","))
    for word in group
}
_SET = frozenset((*IRREGULAR.values(), *words(WORDS_OF_THEIR_OWN)))
"""Words that have no other forms: those of "founder" are told already, and "found" is none."""


@cache
def _english(word: str) -> tuple[str, ...]:
    if not word.isascii() or not word.isalpha() or len(word) < SHORTEST_ENGLISH or word in _SET:
        return ()
    roots = [*_FORMS.get(word, (word,))]
    roots += [
        word.removesuffix(ending)
        for ending in ENGLISH
        if word.endswith(ending) and len(word) - len(ending) > SHORTEST_ENGLISH
    ]
    return tuple(
        dict.fromkeys(
            one
            for root in roots
            for one in (root, *(root + end for end in ENGLISH))
            if one not in _SET
        )
    )


@cache
def _spanish(word: str) -> tuple[str, ...]:
    root = spanish_root(word)
    if word.endswith(QUALITIES) or not root.isalpha() or len(root) < SHORTEST_VERB:
        return ()
    endings = SPANISH_VERB + (SPANISH_NOUN if len(root) >= SHORTEST_NOUN else ())
    forms = (form for end in endings for form in words(root + end))
    return tuple(dict.fromkeys((root, *forms)))
