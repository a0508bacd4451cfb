"""The sentence above figures of which a loss or a fall is asked for; it says too where there is none."""

from collections.abc import Callable, Sequence
from decimal import Decimal

from chat.below_zero import is_a_profit
from chat.figure_told import Told
from chat.reading_types import Reading
from data.document import Language
from data.figure_words import lower
from data.figures import Figure

Words = dict[Language, str]
SIZES: dict[tuple[str, str, str], Words] = {
    ("loss", "companies", "lowest"): {
        "en": "Of {count} companies, {company} had the largest loss: the lowest {label}.",
        "es": "De {count} empresas, {company} tuvo la mayor pérdida: la cifra más baja de {label}.",
    },
    ("loss", "companies", "highest"): {
        "en": "Of {count} companies, {company} had the smallest loss (with a loss: {below}).",
        "es": "De {count} empresas, {company} tuvo la menor pérdida (con pérdidas: {below}).",
    },
    ("loss", "companies", "none"): {
        "en": "None of {count} companies had a loss: {company} had the lowest {label}.",
        "es": "Ninguna de las {count} empresas tuvo pérdidas: la cifra más baja de {label} fue la de {company}.",
    },
    ("loss", "periods", "lowest"): {
        "en": "Of {count} periods, {company} had its largest loss in {fiscal}: the lowest {label}.",
        "es": "De {count} períodos, {company} tuvo su mayor pérdida en {fiscal}: la cifra más baja de {label}.",
    },
    ("loss", "periods", "highest"): {
        "en": "Of {count} periods, {company} had its smallest loss in {fiscal} (with a loss: {below}).",
        "es": "De {count} períodos, {company} tuvo su menor pérdida en {fiscal} (con pérdidas: {below}).",
    },
    ("loss", "periods", "none"): {
        "en": "{company} had a loss in none of {count} periods: {label} was lowest in {fiscal}.",
        "es": "{company} no tuvo pérdidas en ninguno de los {count} períodos: la cifra más baja de {label} fue la de {fiscal}.",
    },
    ("loss", "items", "lowest"): {
        "en": "Of {count} figures, the largest loss is {label} of {company}.",
        "es": "De {count} cifras, la mayor pérdida es la de {label} de {company}.",
    },
    ("loss", "items", "highest"): {
        "en": "Of {count} figures, the smallest loss is {label} of {company} (with a loss: {below}).",
        "es": "De {count} cifras, la menor pérdida es la de {label} de {company} (con pérdidas: {below}).",
    },
    ("loss", "items", "none"): {
        "en": "None of {count} figures is a loss: the lowest is {label} of {company}.",
        "es": "Ninguna de las {count} cifras es una pérdida: la más baja es la de {label} de {company}.",
    },
    ("fall", "companies", "lowest"): {
        "en": "Of {count} companies, {label} of {company} fell most.",
        "es": "De {count} empresas, la mayor caída de {label} fue la de {company}.",
    },
    ("fall", "companies", "highest"): {
        "en": "Of {count} companies, {label} of {company} fell least (it fell at {below}).",
        "es": "De {count} empresas, la menor caída de {label} fue la de {company} (cayó en {below}).",
    },
    ("fall", "companies", "none"): {
        "en": "Of {count} companies, {label} fell at none: at {company} it rose least.",
        "es": "De {count} empresas, la cifra de {label} no cayó en ninguna: la que menos subió fue la de {company}.",
    },
    ("fall", "periods", "lowest"): {
        "en": "Of {count} periods, {label} of {company} fell most in {fiscal}.",
        "es": "De {count} períodos, la mayor caída de {label} de {company} fue en {fiscal}.",
    },
    ("fall", "periods", "highest"): {
        "en": "Of {count} periods, {label} of {company} fell least in {fiscal} (it fell in {below}).",
        "es": "De {count} períodos, la menor caída de {label} de {company} fue en {fiscal} (cayó en {below}).",
    },
    ("fall", "periods", "none"): {
        "en": "Of {count} periods, {label} of {company} fell in none: it rose least in {fiscal}.",
        "es": "De {count} períodos, la cifra de {label} de {company} no cayó en ninguno: donde menos subió fue en {fiscal}.",
    },
}
THOSE: dict[str, Words] = {
    "some": {
        "en": "Of {count} companies, {below} had a loss: {names}.",
        "es": "De {count} empresas, tuvieron pérdidas {below}: {names}.",
    },
    "none": {
        "en": "None of {count} companies had a loss.",
        "es": "Ninguna de las {count} empresas tuvo pérdidas.",
    },
}
NONE: dict[str, Words] = {
    "loss": {
        "en": "{company} had no loss: {label} was above zero.",
        "es": "{company} no tuvo pérdidas: la cifra de {label} fue positiva.",
    },
    "fall": {
        "en": "{company}: {label} did not fall, it rose.",
        "es": "{company}: la cifra de {label} no bajó, subió.",
    },
}
"""What is said of one figure that is asked for as a loss or a fall, and is none."""


def below_first(
    figures: Sequence[Told], reading: Reading, value: Callable[[Told], Decimal]
) -> list[Told]:
    """Put the loss or the fall first that is asked for; where there is none, the lowest figure."""
    if reading.pick == "lowest":
        return sorted(figures, key=value)
    below = sorted((one for one in figures if value(one) < 0), key=value, reverse=True)
    return below + sorted((one for one in figures if value(one) >= 0), key=value)


def below_lead(figures: Sequence[Told], reading: Reading, value: Callable[[Told], Decimal]) -> str:
    """Name the company or period of the loss or fall that is asked for; or say that there is none."""
    first = figures[0].got
    below = sum(value(one) < 0 for one in figures)
    size = (reading.pick or "") if below else "none"
    words = SIZES.get((reading.below or "", reading.over or "", size))
    is_cash = reading.below == "loss" and not is_a_profit(figures[0].ask.item)
    if words is None or is_cash or not isinstance(first, Figure):
        return ""
    return words[reading.language].format(
        count=len(figures),
        company=figures[0].company.name,
        label=lower(first.label),
        fiscal=figures[0].asked_name,
        below=below,
    )


def those_lead(figures: Sequence[Told], reading: Reading, value: Callable[[Told], Decimal]) -> str:
    """Name those with a loss, where it is asked which companies made one."""
    if not (reading.below == "loss" and reading.every_company and is_a_profit(figures[0].ask.item)):
        return ""
    names = [one.company.name for one in sorted(figures, key=value) if value(one) < 0]
    return THOSE["some" if names else "none"][reading.language].format(
        count=len(figures), below=len(names), names=", ".join(names)
    )


def none_lead(told: Sequence[Told], reading: Reading) -> str:
    """Say of one figure that it is no loss, or no fall, where one is asked for."""
    first = told[0].got
    if reading.below is None or len(told) != 1 or not isinstance(first, Figure) or first.value <= 0:
        return ""
    if reading.below == "loss" and not is_a_profit(told[0].ask.item):
        return ""
    return NONE[reading.below][reading.language].format(
        company=told[0].company.name, label=lower(first.label)
    )
