"""Years and days in words, as dictation writes them: "twenty twenty four", "dos mil veinticuatro"."""

import re

_EN_UNITS = "one two three four five six seven eight nine".split()  # noqa: SIM905
_EN_TEENS = [
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_ES = {
    name: number
    for number, name in enumerate(
        [
            "uno",
            "dos",
            "tres",
            "cuatro",
            "cinco",
            "seis",
            "siete",
            "ocho",
            "nueve",
            "diez",
            "once",
            "doce",
            "trece",
            "catorce",
            "quince",
            "dieciseis",
            "diecisiete",
            "dieciocho",
            "diecinueve",
            "veinte",
            "veintiuno",
            "veintidos",
            "veintitres",
            "veinticuatro",
            "veinticinco",
            "veintiseis",
            "veintisiete",
            "veintiocho",
            "veintinueve",
            "treinta",
        ],
        start=1,
    )
} | {"primero": 1}
_ES_ACCENTED = {"dieciséis": 16, "veintidós": 22, "veintitrés": 23, "veintiséis": 26}
_MONTHS = (
    "enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre"
)
_EN_YEAR = re.compile(
    rf"\b(?:twenty|two thousand(?: and)?)[ -](?:(?P<teen>{'|'.join(_EN_TEENS)})"
    rf"|twenty(?:[ -](?P<unit>{'|'.join(_EN_UNITS)}))?|(?P<thirty>thirty))\b",
    re.IGNORECASE,
)
_ES_NUMBER = "|".join(sorted([*_ES, *_ES_ACCENTED], key=len, reverse=True))
_ES_YEAR = re.compile(rf"\bdos mil (?P<rest>{_ES_NUMBER})\b", re.IGNORECASE)
_ES_DAY = re.compile(
    rf"\b(?P<day>treinta y uno|{_ES_NUMBER})(?= de (?:{_MONTHS})\b)", re.IGNORECASE
)


def with_digits(text: str) -> str:
    """The text with spoken years, and days before a month, in digits."""
    if not text.isascii() or re.search(r"twenty|thousand|mil| de ", text, re.IGNORECASE):
        text = _EN_YEAR.sub(_english_year, text)
        text = _ES_YEAR.sub(lambda found: str(2000 + _spanish(found["rest"])), text)
        text = _ES_DAY.sub(lambda found: str(_spanish(found["day"])), text)
    return text


def _english_year(found: re.Match[str]) -> str:
    if found["teen"]:
        return str(2010 + _EN_TEENS.index(found["teen"].lower()))
    if found["thirty"]:
        return "2030"
    return str(2020 + (_EN_UNITS.index(found["unit"].lower()) + 1 if found["unit"] else 0))


def _spanish(words: str) -> int:
    if words.lower() == "treinta y uno":
        return 31
    return _ES.get(words.lower()) or _ES_ACCENTED[words.lower()]
