"""Names whose words come in any order: "share count, diluted, weighted average"."""

from collections.abc import Sequence
from dataclasses import dataclass

from chat.plain_words import listed
from chat.question_words import Word

_JOINING = listed(
    "of by from in for de por en the its their las los la el sus su used provided total"
)


@dataclass(frozen=True, slots=True)
class Bag:
    """Words that may stand together, and what they mean by the words that are among them."""

    allowed: frozenset[str]
    needed: tuple[frozenset[str], ...]
    """One of each."""
    meant: tuple[tuple[frozenset[str], str], ...]
    """The first whose words are among them; an empty set is met by all."""

    def item(self, keys: Sequence[str]) -> str | None:
        """Give the item that these words name, if they do."""
        said = frozenset(keys)
        if any(said.isdisjoint(needed) for needed in self.needed):
            return None
        for words, name in self.meant:
            if not words or said & words:
                return name
        return None


def _bag(allowed: str, needed: tuple[str, ...], meant: tuple[tuple[str, str], ...]) -> Bag:
    needs = tuple(listed(words) for words in needed)
    means = tuple((listed(words), name) for words, name in meant)
    every = listed(allowed).union(*needs, *(words for words, _ in means))
    return Bag(every, needs, means)


_EARNED = "earnings profit income loss net beneficio beneficios utilidad utilidades ganancia ganancias resultado perdida perdidas"
_BASIC = "basic basico basica basicos basicas"
_OPERATING = "operations operating operaciones operacion operativo operativos operativa operativas explotacion operacionales"
_INVESTING = "investing inversion inversiones"
_FINANCING = "financing financiacion financiamiento"
_FLOW = (
    "flow flows cashflow cashflows activities flujo flujos actividades actividad generated provided used generado"
    " generados provisto utilizado usado empleado aplicado procedente proveniente obtenido neto from by"
)

BAGS: tuple[Bag, ...] = (
    # "EPS, basic": without a word, earnings per share are the diluted ones.
    _bag(
        "common ordinary diluted dilution assuming neto neta netos netas diluido diluida diluidos diluidas"
        " ordinaria comun fully",
        ("eps bpa upa",),
        ((_BASIC, "basic eps"), ("", "diluted eps")),
    ),
    _bag(
        "common ordinary diluted dilution assuming neto neta netos netas diluido diluida diluidos diluidas"
        " ordinaria comun fully",
        ("per por", "share accion", _EARNED),
        ((_BASIC, "basic eps"), ("", "diluted eps")),
    ),
    _bag(
        "of number common ordinary stock fully total outstanding assuming weighted average avg"
        " for issued",
        ("shares",),
        (
            ("diluted dilution", "diluted shares"),
            ("basic", "basic shares"),
            ("weighted average avg", "basic shares"),
            ("outstanding", "shares outstanding"),
            ("issued", "shares issued"),
            ("number count", "shares outstanding"),
        ),
    ),
    _bag(
        "of number common ordinary stock fully total outstanding weighted average avg for",
        ("share", "count"),
        (
            ("diluted dilution", "diluted shares"),
            ("basic weighted average avg", "basic shares"),
            ("", "shares outstanding"),
        ),
    ),
    _bag(
        "de en numero cantidad total medio media promedio ponderado ponderada ponderadas ponderados"
        " ordinarias comunes circulacion titulos la las el los",
        ("acciones",),
        (
            ("diluidas diluida diluido diluidos", "diluted shares"),
            (_BASIC, "basic shares"),
            ("medio media promedio ponderado ponderada ponderadas", "basic shares"),
            ("circulacion", "shares outstanding"),
            ("emitidas", "shares issued"),
            ("numero cantidad", "shares outstanding"),
        ),
    ),
    _bag(
        "net in for of total de en las la los por cash efectivo caja tesoreria continuing its procedentes netos neta",
        (
            "cash cashflow cashflows efectivo caja tesoreria flujo flujos flow flows",
            _FLOW,
            f"{_OPERATING} {_INVESTING} {_FINANCING}",
        ),
        (
            (_OPERATING, "operating cash flow"),
            (_INVESTING, "investing cash flow"),
            (_FINANCING, "financing cash flow"),
        ),
    ),
)


def _run(words: Sequence[Word], start: int, taken: Sequence[object], bag: Bag) -> int:
    """Find where the words of a bag end, a comma stepped over."""
    place = start
    while place < len(words) and not (taken and taken[place]):
        key = words[place].key
        follows = place + 1 < len(words) and words[place + 1].key in bag.allowed
        if key not in bag.allowed and not (key == "," and place > start and follows):
            break
        place += 1
    while place > start and words[place - 1].key in _JOINING:
        place -= 1
    return place


def bagged(words: Sequence[Word], start: int, taken: Sequence[object]) -> tuple[int, str] | None:
    """Find the longest name of a bag that begins here: the place after it, and the item."""
    found: tuple[int, str] | None = None
    if words[start].key in _JOINING and words[start].key != "total":
        return None
    for bag in BAGS:
        if words[start].key not in bag.allowed:
            continue
        end = _run(words, start, taken, bag)
        name = bag.item([word.key for word in words[start:end]])
        if name and (found is None or end > found[0]):
            found = end, name
    return found
