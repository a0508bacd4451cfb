"""What the router says, in both languages."""

from collections.abc import Sequence

from chat.answer import Reason
from chat.reading_types import AskedPeriod, Reading
from data.company import Company
from data.document import Language

ON_COVER: dict[Language, str] = {
    "en": "The question asks for the {item}, which stands on the cover of a filing.",
    "es": "La pregunta pide {item}, que figura en la portada de un documento.",
}
WORDS: dict[str, dict[Language, str]] = {
    "figure": {
        "en": "{item} is a figure that {company} reports as a tagged fact.",
        "es": "{item} es una cifra que {company} publica como dato etiquetado.",
    },
    "derived": {
        "en": "{item} is worked out from figures that {company} reports as tagged facts.",
        "es": "{item} se calcula con cifras que {company} publica como datos etiquetados.",
    },
    "figures": {
        "en": "{item}: figures that the companies report as tagged facts.",
        "es": "{item}: cifras que las empresas publican como datos etiquetados.",
    },
    "prose": {
        "en": "The question asks for words, so the text of {where} is searched.",
        "es": "La pregunta pide texto, así que se busca en {where}.",
    },
    "qualified": {
        "en": "“{words}” narrows the question to less than the company's total, so the text of {where} is searched.",
        "es": "«{words}» pide menos que el total de la empresa, así que se busca en el texto de {where}.",
    },
    "untagged": {
        "en": "{company} has no tagged facts on file, so the text of {where} is searched.",
        "es": "No hay datos etiquetados de {company}, así que se busca en el texto de {where}.",
    },
    "unreported": {
        "en": "{company} tags no such figure, so the text of {where} is searched.",
        "es": "{company} no etiqueta esa cifra, así que se busca en el texto de {where}.",
    },
    "untagged period": {
        "en": "The filings of {company} for that period have no tagged facts, so the text of {where} is searched.",
        "es": "Los documentos de {company} de ese período no tienen datos etiquetados, así que se busca en el texto de {where}.",
    },
    "untitled": {
        "en": "The issuer has no tagged facts on file, so the text of {where} is searched.",
        "es": "No hay datos etiquetados del emisor, así que se busca en el texto de {where}.",
    },
    "only_one": {
        "en": "It is not clear which two are meant. Name both.",
        "es": "No queda claro cuáles son las dos. Indique ambas.",
    },
    "left_out": {
        "en": "What is left without “{words}” can't be worked out: that takes the whole and just that part, as reported for one period. Ask for each of them.",
        "es": "Lo que queda sin «{words}» no se puede calcular: hacen falta el total y justo esa parte, publicados para un mismo período. Pregunte por cada uno.",
    },
    "documents": {"en": "{count} documents on file", "es": "{count} documentos"},
    "parts": {
        "en": "The question asks for words about several, so the text of each is searched: {names}",
        "es": "La pregunta pide texto sobre varios, así que se busca en el de cada uno: {names}",
    },
    "company_not_on_file": {
        "en": "“{name}” is not among the companies on file.{near} Add its filings with: python -m data add FILE",
        "es": "«{name}» no está entre las empresas disponibles.{near} Añada sus documentos con: python -m data add ARCHIVO",
    },
    "untagged_beside": {
        "en": "“{name}” has documents on file, but none with tagged figures, so that it can't be set beside others here. Ask for its figure alone.",
        "es": "«{name}» tiene documentos disponibles, pero ninguno con cifras etiquetadas, así que aquí no se puede comparar con otras. Pregunte por su cifra sola.",
    },
    "part_beside": {
        "en": "“{name}” is no company but a part of {owner}. A part and another company can't be set side by side here: ask for the figure of each.",
        "es": "«{name}» no es una empresa sino una parte de {owner}. Aquí no se puede comparar una parte con otra empresa: pregunte por la cifra de cada una.",
    },
    "nobody_on_file": {
        "en": "No company on file is called “{name}”, and no filing on file says this of that name.{near} If it is a company, add its filings with: python -m data add FILE",
        "es": "Ninguna empresa disponible se llama «{name}», y ningún documento disponible lo dice de ese nombre.{near} Si es una empresa, añada sus documentos con: python -m data add ARCHIVO",
    },
    "not_in_document": {
        "en": "The document asked about, {title}, is not one of “{name}”. Ask of another document, or of all.",
        "es": "El documento por el que se pregunta, {title}, no es de «{name}». Pregunte por otro, o por todos.",
    },
    "near": {"en": " Near it: {names}.", "es": " Parecidas: {names}."},
    "no_company": {
        "en": "The question names no company. Name one of those on file: {names}.",
        "es": "La pregunta no nombra ninguna empresa. Nombre una de las disponibles: {names}.",
    },
    "nothing_on_file": {
        "en": "No filing is on file. Add one with: python -m data add FILE",
        "es": "No hay ningún documento. Añada uno con: python -m data add ARCHIVO",
    },
    "ambiguous_company": {
        "en": "“{name}” may be {names}. Name one.",
        "es": "«{name}» puede ser {names}. Indique cuál.",
    },
    "ambiguous_period": {
        "en": "The period may be {names}. Name one.",
        "es": "El período puede ser {names}. Indique cuál.",
    },
    "inside_period": {
        "en": "Filings report by quarter and year, and not what came in “{period}” alone. What ends then is {names}: ask for that.",
        "es": "Los documentos informan por trimestre y ejercicio, y no de lo ocurrido solo en «{period}». Lo que termina entonces es {names}: pregunte por eso.",
    },
    "ambiguous_line_item": {
        "en": "“{name}” may be {names}. Name one.",
        "es": "«{name}» puede ser {names}. Indique cuál.",
    },
    "near_line_item": {
        "en": "“{name}” may be {names}. If so, ask for it by that name.",
        "es": "«{name}» puede ser {names}. Si es así, pregunte por ese nombre.",
    },
    "no_such_period": {
        "en": "{company} reports by quarter and year, and “{period}” is neither. Ask for a quarter or a year.",
        "es": "{company} informa por trimestre y ejercicio, y «{period}» no es ninguno de ellos. Pregunte por un trimestre o un ejercicio.",
    },
    "no_period": {
        "en": "The facts on file report on no quarter and no year. Add a filing that does.",
        "es": "Los datos disponibles no informan de ningún trimestre ni ejercicio. Añada un documento que lo haga.",
    },
    "carried_on": {
        "en": "{company} does not report on that year; {other} (CIK {cik}), a filer of the same name, does.",
        "es": "{company} no informa de ese ejercicio; sí lo hace {other} (CIK {cik}), que presenta con el mismo nombre.",
    },
    "facts_only": {
        "en": "Of {company} only tagged facts are on file, and no text that could be searched. Ask for a figure, or add the filing itself (.htm).",
        "es": "De {company} solo hay datos etiquetados, y ningún texto en que buscar. Pregunte por una cifra o añada el documento mismo (.htm).",
    },
    "list_only": {
        "en": "Of {company} only a list of its filings is on file, no facts and no text. Add its filings with: python -m data add FILE",
        "es": "De {company} solo hay una lista de sus documentos, sin datos ni texto. Añada sus documentos con: python -m data add ARCHIVO",
    },
    "period_not_on_file": {
        "en": "No document of {company} for {period} is on file. On file: {names}.",
        "es": "No hay ningún documento de {company} de {period}. Disponibles: {names}.",
    },
    "future_period": {
        "en": "“{period}” is still to come: filings report on what has been.",
        "es": "«{period}» aún no ha llegado: los documentos informan de lo pasado.",
    },
    "not_yet_filed": {
        "en": "No document that was filed by {day} can answer this; the earliest one on file was filed on {filed}.",
        "es": "Ningún documento presentado hasta el {day} puede responder; el primero disponible se presentó el {filed}.",
    },
    "filing_date_unknown": {
        "en": "It is not known when the documents that could answer this were filed, so none counts as known on {day}.",
        "es": "No consta cuándo se presentaron los documentos que podrían responder, así que ninguno vale a {day}.",
    },
    "every company": {"en": "all companies on file", "es": "todas las empresas disponibles"},
    "as of": {"en": "as of {day}", "es": "a {day}"},
    "causes": {
        "en": "Taken as a question why {item} of {company} changed; searched in {where}.",
        "es": "Se entiende como pregunta de por qué cambió {item} de {company}; se busca en {where}.",
    },
    "no discussion": {
        "en": "No document of {company} that ends with {period} is on file, and no other says why. Add it with: python -m data add FILE",
        "es": "No hay ningún documento de {company} que termine con {period}, y ningún otro dice por qué. Añádalo con: python -m data add ARCHIVO",
    },
    "why": {
        "en": "Why did {item} of {company} change in {period}?",
        "es": "¿Por qué cambió esta partida de {company} en {period}: {item}?",
    },
    "why newest": {
        "en": "Why did {item} of {company} change?",
        "es": "¿Por qué cambió esta partida de {company}: {item}?",
    },
    "no_submission": {
        "en": "No such filing of {company} for that period is on file, and no list on file names one. On file: {names}.",
        "es": "No consta tal documento de {company} de ese período, ni en una lista. Disponibles: {names}.",
    },
    "securities": ON_COVER,
    "entry": ON_COVER,
    "year end": ON_COVER,
    "filing": {
        "en": "The question asks for the {item}, which the register of filings knows.",
        "es": "La pregunta pide {item}, que consta en el registro de documentos.",
    },
    "or": {"en": " or ", "es": " o "},
    "and others": {"en": " and {count} more", "es": " y {count} más"},
}
"""By name: what is said, in each language."""

MOST_NAMED = 8


def words(say: str, language: Language, **parts: object) -> str:
    """What is said, with its parts filled in."""
    return WORDS[say][language].format(**parts)


def any_of(names: Sequence[str], language: Language) -> str:
    """A choice, in words."""
    return words("or", language).join([", ".join(names[:-1]), names[-1]] if names[1:] else names)


def listed(names: Sequence[str], language: Language) -> str:
    """A list, in words, cut where it is long."""
    shown = ", ".join(names[:MOST_NAMED])
    more = len(names) - MOST_NAMED
    return shown + words("and others", language, count=more) if more > 0 else shown


def company_words(company: Company) -> str:
    return f"{company.name} ({company.tickers[0]})" if company.tickers else company.name


def period_words(period: AskedPeriod) -> str:
    """A reading of an unclear period, in words."""
    if period.date is not None:
        return period.date.isoformat()
    part = f"Q{period.quarter} " if period.quarter else ""
    return f"{part}FY{period.year}" if period.year else period.words


def not_on_file(reading: Reading, only: str | None = None, *, searched: bool = False) -> Reason:
    """Say that a company is not on file, and which ones have a name like it; or not this document's.

    Where filings were `searched`, a name of several words may be a person's.
    """
    language = reading.language
    if only is not None:
        said = words("not_in_document", language, name=reading.unknown_company, title=only)
        return Reason("not_in_document", said)
    if reading.is_untagged and reading.companies:
        said = words("untagged_beside", language, name=reading.unknown_company)
        return Reason("missing_operand", said)
    near = ""
    if reading.near:
        names = any_of([company_words(one) for one in reading.near], language)
        near = words("near", language, names=names)
    may_be_a_person = searched and len((reading.unknown_company or "").split()) > 1
    say = "nobody_on_file" if may_be_a_person else "company_not_on_file"
    said = words(say, language, name=reading.unknown_company, near=near)
    return Reason("company_not_on_file", said)
