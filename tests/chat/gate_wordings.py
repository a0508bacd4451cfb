"""How the suite writes its claims: amounts, times and sentences, in both languages."""

from dataclasses import dataclass
from datetime import date
from decimal import ROUND_HALF_UP, Decimal
from random import Random

from data.document import Language
from data.period import Duration, Instant, Period
from tests.chat.gate_truths import Truth


def _listed(words: str) -> list[str]:
    return words.split()


MONTHS = {
    "en": _listed(
        "January February March April May June July August September October November December"
    ),
    "es": _listed(
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
    ),
}


@dataclass(frozen=True, slots=True)
class Style:
    """A scale with the digits after the point that are printed."""

    scale: int
    decimals: int
    mark: str = ""


def style_for(value: Decimal, unit: str, chance: Random) -> Style:
    """Choose how a value is printed: at least two significant digits, exact more often than not."""
    if unit == "ratio":
        exponent = value.scaleb(2).normalize().as_tuple().exponent
        assert isinstance(exponent, int)
        return Style(0, max(0, -exponent))
    if unit.endswith("/shares"):
        return Style(0, 2)
    size = abs(value).adjusted()
    if size >= 9:
        return chance.choice(
            (Style(9, 1), Style(9, 2), Style(6, 0), Style(9, 1, "bn"), Style(6, 0))
        )
    if size >= 6:
        exact = 0 if value % 10**6 == 0 else 1
        return Style(6, exact)
    return Style(0, 0)


def digits(value: Decimal, decimals: int, language: Language) -> str:
    rounded = abs(value).quantize(Decimal(1).scaleb(-decimals), rounding=ROUND_HALF_UP)
    text = f"{rounded:,.{decimals}f}"
    return text if language == "en" else text.translate(str.maketrans(",.", ".,"))


NAMES = {
    "en": {9: " billion", 6: " million", 3: " thousand", 0: ""},
    "es": {9: " mil millones", 6: " millones", 3: " miles", 0: ""},
}
SIGNS = {"USD": "$", "EUR": "€", "GBP": "£"}
WORDS = {"USD": "dólares", "EUR": "euros", "GBP": "libras"}


def amount(
    value: Decimal, unit: str, style: Style, language: Language, *, points: bool = False
) -> str:
    """Write a value as a claim prints it."""
    minus = "−" if value < 0 else ""
    if unit == "ratio":
        number = digits(value.scaleb(2), style.decimals, language)
        if points:
            return f"{minus}{number} {'percentage points' if language == 'en' else 'puntos porcentuales'}"
        return f"{minus}{number}{'%' if language == 'en' else ' %'}"
    number = digits(value.scaleb(-style.scale), style.decimals, language)
    name = NAMES[language][style.scale]
    if style.mark == "bn" and language == "en":
        name = "bn"
    money, per = unit.removesuffix("/shares"), unit.endswith("/shares")
    if unit == "shares":
        return f"{minus}{number}{name} {'shares' if language == 'en' else ('de acciones' if name else 'acciones')}"
    if language == "en":
        return f"{minus}{SIGNS[money]}{number}{name}{' per share' if per else ''}"
    of = " de" if name.endswith("es") else ""
    return f"{minus}{number}{name}{of} {WORDS[money]}{' por acción' if per else ''}"


def day(when: date, language: Language) -> str:
    month = MONTHS[language][when.month - 1]
    return (
        f"{month} {when.day}, {when.year}"
        if language == "en"
        else f"{when.day} de {month} de {when.year}"
    )


def shifted(period: Period | int, years: int) -> Period | int:
    """The same period, years away."""

    def move(one: date) -> date:
        return date(one.year + years, one.month, min(one.day, 28))

    match period:
        case Instant():
            return Instant(move(period.end))
        case Duration():
            return Duration(move(period.start), move(period.end))
        case _:
            return period + years


SPANS = {
    "en": {
        "quarter": "three months",
        "half": "six months",
        "nine months": "nine months",
        "year": "year",
    },
    "es": {
        "quarter": "trimestre",
        "half": "seis meses",
        "nine months": "nueve meses",
        "year": "ejercicio",
    },
}


def time_words(truth: Truth, period: Period | int, language: Language, chance: Random) -> str:
    """Name a period with its preposition: "in fiscal 2024", "at September 28, 2024"."""
    english = language == "en"
    if isinstance(period, int):
        return chance.choice(
            ("in {}", "in fiscal {}") if english else ("en {}", "en el ejercicio {}")
        ).format(period)
    end = day(period.end, language)
    if isinstance(period, Instant):
        return chance.choice(
            ("at {}", "as of {}") if english else ("a {}", "al {}", "a cierre de {}")
        ).format(end)
    kind = period.length_class
    if kind == "odd":
        return f"in the period to {end}" if english else f"en el período hasta el {end}"
    fiscal = fiscal_year(truth, period)
    if kind == "year" and fiscal and chance.random() < 0.6:
        return chance.choice(
            ("in fiscal {}", "in {}", "in fiscal year {}")
            if english
            else ("en el ejercicio {}", "en {}", "en el ejercicio fiscal {}")
        ).format(fiscal)
    if english:
        return f"for the {SPANS['en'][kind]} ended {end}"
    return f"en {'los' if 'meses' in SPANS['es'][kind] else 'el'} {SPANS['es'][kind]} {'terminados' if 'meses' in SPANS['es'][kind] else 'terminado'} el {end}"


def fiscal_year(truth: Truth, period: Duration) -> int | None:
    """The company's own number for a year, by the years between it and the one its filing is on."""
    filing = truth.document.filing
    if (
        filing is None
        or filing.fiscal_year is None
        or filing.period_end is None
        or filing.fiscal_period != "FY"
    ):
        return None
    return filing.fiscal_year - round((filing.period_end - period.end).days / 365.25)


EN = (
    "{company}'s {label} {was} {amount} {time}.",
    "{Time}, {company} reported {label} of {amount}.",
    "{Label} amounted to {amount} {time}.",
    "{Time}, {label} totaled {amount}, as note 7 explains.",
    "The filing shows {label} of {amount} {time} for {company}.",
    "According to {company}, {label} came to {amount} {time}.",
    "{company} had {label} of {amount} {time}.",
    "{Label} stood at {amount} {time}, the third item of the list.",
)
ES = (
    "{Label} de {company}: {amount} {time}.",
    "{Time}, {company} registró {label} por {amount}.",
    "La cifra de {label} ascendió a {amount} {time}.",
    "{Time}, {label} sumó {amount}, según la nota 7.",
    "El documento muestra {label} de {amount} {time}.",
    "Según {company}, {label} se situó en {amount} {time}.",
    "{company} tuvo {label} de {amount} {time}, el tercer apartado de la lista.",
)


def small(label: str) -> str:
    """Start a label small in the middle of a sentence, unless it is a name or an abbreviation."""
    words = label.split()
    is_name = len(words) > 1 and any(word[0].isupper() for word in words[1:])
    return label if is_name or label[1:2].isupper() else label[:1].lower() + label[1:]


def sentence(parts: dict[str, str], language: Language, choice: int) -> str:
    patterns = EN if language == "en" else ES
    said = parts | {
        "was": "were" if parts["label"].endswith("s") else "was",
        "Label": parts["label"][:1].upper() + parts["label"][1:],
        "label": small(parts["label"]),
        "Time": parts["time"][:1].upper() + parts["time"][1:],
    }
    return patterns[choice % len(patterns)].format(**said)
