"""Which way a number goes: its printed sign, and the words that say loss, fall, rise or payment."""

import re
from typing import Literal

from chat.gate_clauses import Said
from chat.gate_places import Printed

Sign = Literal[-1, 0, 1]

LOSS = re.compile(
    r"\b(?:loss(?:es)?|deficit|negative|minus|p[eé]rdidas?|d[eé]ficit|negativ[oa]s?|n[uú]meros rojos|shortfall)\b",
    re.IGNORECASE,
)
_LOSSES = re.compile(r"\b(?:losses|loss|p[eé]rdidas?|outflows?)\b", re.IGNORECASE)
_DOWN = (
    r"decreas\w+|declin\w+|fell|fall(?:s|en|ing)?|dropp?\w*|down|lower(?:ed)?|reduc\w+|shr[aiu]nk|slipp\w+|contract(?:ed|ion)|worsen\w*|plung\w+|narrow\w*"
    r"|disminu\w+|descen\w+|ca(?:y[oó]|yeron|[ií]da)|baj(?:ó|aron|ada|a)|redu[cj]\w+|retroce\w+|menor|menos|merm\w+|contra(?:jo|cción)|empeor\w+|estrech\w+"
)
_UP = (
    r"increas\w+|ros(?:e)|ris(?:es|en|ing|e)|grew|grow(?:s|n|th|ing)?|up|higher|climb\w+|jump\w+|improv\w+|expand\w+|surg\w+|widen\w*|gain(?:s|ed)?"
    r"|aument\w+|creci\w+|crec[eí]\w*|sub(?:ió|ieron|ida|e)|increment\w+|mayor|más|mejor\w+|avanz\w+|elev\w+|ampli[oó]\w*"
)
_LINK = r"(?:\s+(?:by|of|in|de|del|un|una|en|the|about|approximately|some|nearly|almost|over|more than|casi|cerca de|más de|aproximadamente|was|fue|an?|el)){0,3}\s*[-−(]?$"
MOVE = re.compile(rf"\b(?:(?P<down>{_DOWN})|(?P<up>{_UP}))\b", re.IGNORECASE)
MOVES_BY = re.compile(rf"\b(?:(?P<down>{_DOWN})|(?P<up>{_UP})){_LINK}", re.IGNORECASE)
_BESIDE = re.compile(
    r"\s*(?:(?P<down>less|lower|below|menos|inferior(?:es)?|por debajo)|(?P<up>more|higher|above|más|superior(?:es)?|por encima))\b",
    re.IGNORECASE,
)
_LEVEL = re.compile(
    r"\b(?:to|from|at|reach(?:ed|ing)?|than|versus|vs\.?|compared (?:to|with)|a|hasta|desde|frente a|de)\s*(?:the |about |approximately |around |casi |los |las |el |un |unos )?$",
    re.IGNORECASE,
)
_BY_DE = re.compile(
    r"\b(?:aumento|incremento|descenso|caída|disminución|crecimiento|subida|bajada|reducción|mejora)\b[^,;.]*\bde(?:l| un| casi)?\s*$",
    re.IGNORECASE,
)
_PAID = re.compile(
    r"\b(?:pa(?:id|y\w*)|purchas\w+|repurchas\w+|acqui\w+|repa(?:id|y\w*)|spen[dt]\w*|use[ds]?|uses|invested|investments? in|expenditures?|capex|distribut\w+"
    r"|dividends?|withh\w+|costs?|expens\w+|tax(?:es)?|provisions?|less|deduct\w+|amorti\w+|depreciat\w+|treasury|allowances?"
    r"|settle\w+|redem\w+|retire\w+|charges?|impair\w+|write\w*|outflows?|buybacks?|contributions?|eliminations?|reserves?"
    r"|discounts?|unallocated|accumulated|issuance|matur\w+|terminat\w+|cancel\w+|transfer\w*"
    r"|pag\w+|compras?|recompras?|adquisici\w+|inversi\w+|gastos?|costes?|costos?|impuestos?|dividendos?|autocartera|deterioros?|provisi\w+"
    r"|dotaci\w+|aprovisionamientos|intereses|salidas?|reembols\w+|devoluci\w+|amortizaci\w+|ajustes?|eliminaciones|tribut\w+|cargos?)\b",
    re.IGNORECASE,
)
_EITHER = re.compile(
    r"[(/]\s?\(?(?:accumulated )?(?:loss|losses|decrease|increase|income|benefit|gain|used in|expense|pérdida|p[eé]rdidas|disminuci[oó]n|negativ\w+|provided|earnings|deficit)",
    re.IGNORECASE,
)


def signs_fit(said: Said, printed: Printed) -> bool:
    """Say whether a number goes the way of what it is licensed by.

    A payment may be printed in brackets and told without: rows of what is paid, and words that say
    so, leave the sign free. A rise told as a fall, a loss as a profit and a minus of its own don't pass.
    """
    told = _told(said)
    if printed.sign_open:
        return _fits_sentence(said, told, printed)
    below = printed.value < 0
    if printed.value == 0:
        return True
    label = printed.label + (f" {printed.column}" if _LOSSES.search(printed.column) else "")
    if told < 0 and not below:
        return _is_negative_name(label) or _only_from_label(said, label)
    if told > 0 and below:
        return said.number.sign == 0 and _is_negative_name(label)
    if told == 0 and below and not said.number.aside:
        return bool(_PAID.search(label) or _PAID.search(said.words) or _is_negative_name(label))
    return True


def _fits_sentence(said: Said, told: Sign, printed: Printed) -> bool:
    known = way(
        printed.said_before, printed.said_after, is_rate=printed.unit in ("ratio", "points")
    )
    if told and known and told != known:
        return False
    return not (said.number.sign < 0 and known == 0 and not _PAID.search(printed.label))


def _told(said: Said) -> Sign:
    if said.number.sign:
        return said.number.sign
    return way(said.before, said.after, is_rate=said.number.unit in ("ratio", "points"))


def way(before: str, after: str, *, is_rate: bool) -> Sign:
    """Tell from the words around a number which way it goes; 0 where they don't say."""
    beside = _BESIDE.match(after)
    if beside:
        return -1 if beside["down"] else 1
    found = MOVES_BY.search(before)
    if found is None and is_rate and (_BY_DE.search(before) or not _LEVEL.search(before)):
        moves = list(MOVE.finditer(before))
        found = moves[-1] if moves else None
    if found is not None:
        return -1 if found["down"] else 1
    bare = re.sub(r"\([^)]*\)|/\s?\(?\w+\)?", " ", before)
    return -1 if LOSS.search(bare) else 0


def _is_negative_name(label: str) -> bool:
    """Say whether a label names what is lost, used or less, and not either of two ways."""
    if _EITHER.search(label):
        return False
    return bool(
        LOSS.search(label)
        or re.search(
            rf"\b(?:{_DOWN}|used in (?:operating|investing|financing)|outflows?|salidas?)\b",
            label,
            re.IGNORECASE,
        )
    )


def _only_from_label(said: Said, label: str) -> bool:
    """Say whether the word that tells a loss is the label's own: "allowance for credit losses"."""
    if said.number.sign:
        return False
    words = {found[0].lower().rstrip("s") for found in LOSS.finditer(said.before)}
    own = {
        found[0].lower().rstrip("s") for found in LOSS.finditer(re.sub(r"\([^)]*\)", " ", label))
    }
    moves = MOVES_BY.search(said.before)
    return bool(words) and words <= own and not moves
