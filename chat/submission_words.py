"""A submission in words: whose, which form, for which period; and that its day is not known."""

from chat.filing_meant import Submitted
from data.company import Company
from data.document import Language
from data.figure_words import day_words, fiscal_words
from data.period import FiscalPeriod

_FILING: dict[Language, str] = {
    "en": "{company}’s {form}{period}",
    "es": "el {form} de {company}{period}",
}
_PERIOD: dict[Language, tuple[str, str]] = {
    "en": (" for {fiscal} (period to {end})", " for the period to {end}"),
    "es": (" de {fiscal} (período hasta el {end})", " del período hasta el {end}"),
}
_UNDATED: dict[Language, str] = {
    "en": "When {filing} was filed, and under which number, is not known: the file was added without that. Give both in a manifest.csv beside the file, or add the company’s submissions JSON.",
    "es": "No consta cuándo se presentó {filing} ni con qué número: el archivo se añadió sin esos datos. Indíquelos en un manifest.csv junto al archivo, o añada el JSON de submissions de la empresa.",
}


def submission_words(
    company: Company, submission: Submitted, fiscal: FiscalPeriod | None, language: Language
) -> str:
    """Name a submission inside a sentence: "Apple Inc.’s 10-K for fiscal 2024 (period to 28 Sep 2024)"."""
    period = ""
    if submission.period_end:
        named, bare = _PERIOD[language]
        name = fiscal_words(fiscal, language) if fiscal else ""
        end = day_words(submission.period_end, language)
        period = (named if fiscal else bare).format(fiscal=name, end=end)
    return _FILING[language].format(company=company.name, form=submission.form, period=period)


def undated(filing: str, language: Language) -> str:
    """Say that it is not known when a submission was filed, and what would tell."""
    return _UNDATED[language].format(filing=filing)
