"""What is said around a question: greetings, thanks, and how the answer is wanted; none of it narrows the question."""

import re
from collections.abc import Sequence

from chat.answer import Reason
from chat.plain_words import ENGLISH, SPANISH, listed
from chat.question_words import fold
from data.document import Language
from data.manifest import Entry

_SMALL = ENGLISH | SPANISH
_GREETS = listed(
    "hi hello hey howdy greetings morning afternoon evening day good hola buenas buenos dias tardes noches saludos"
    " thanks thank thx ty cheers appreciated appreciate lot lots million much gracias mil muchas muchisimas adios bye goodbye"
    " great cool nice perfect perfecto genial vale ok okay wow lol lmao rofl haha hahaha jaja jajaja jeje omg yo sup there friend"
    " folks everyone all amigo amiga understood entendido"
)
_CORE = listed(
    "hi hello hey howdy greetings morning afternoon evening hola buenas buenos saludos thanks thank thx cheers appreciated appreciate"
    " gracias adios bye goodbye great cool perfect perfecto genial vale ok okay wow lol lmao rofl haha hahaha jaja jajaja jeje omg sup"
    " understood entendido"
)
"""One of these must be among the words: "how much?" is no greeting."""
_MANNER = listed(
    "brief briefly short shortly concise concisely succinct honest honestly frank serious quick quickly fast simple simply plain"
    " clear clearly straight detail detailed details thorough precise precisely sentence sentences line lines word words paragraph bullet bullets"
    " points explain show got get derived derive calculated calculate computed work worked out steps step source sources reasoning working"
    " cite talk chat discuss speak numbers figures answer reply respond keep give make please kindly be let lets know curious wondering question"
    " urgent urgently asap hurry boss homework frase frases palabra palabras linea lineas parrafo breve brevemente corto corta conciso concisa"
    " concreto sincero sincera honesto honesta claro clara rapido rapida sencillo sencilla explica explicame explicar muestra muestrame"
    " llegaste calculaste obtuviste sacaste calculo pasos fuente fuentes razonamiento cita hablemos charlemos numeros cifras responde responder"
    " contesta respuesta pregunta duda favor urgente detalle detalles dime"
)
"""How the answer is wanted, where nothing but that is said between two stops."""
_PART = re.compile(r"[^.?!;,:\n]+[.?!;,:\n]*\s*")
_NUMBERED = re.compile(r"^\s*\(?\d{1,2}[.)]\s+(?=[^\W\d])")
_WORD = re.compile(r"[^\W_]+")
_SUM = re.compile(
    r"^[¿¡ ]*(?:what(?:'s| is)|how much is|calculate|compute|cuanto (?:es|son)|calcula)?[ ]*[\d.,()\s]+(?:(?:[-+*/x×÷^]|plus|minus|times|divided by|mas|menos|por|entre)[\d.,()\s]+)+[=?! .]*$"
)
_WHATS_HERE = re.compile(
    r"(?<![a-z])(?:which|what|list|show|how many|name|tell me|que|cuales|cuantos|cuantas|lista|enumera|muestra)(?![a-z])"
    r"[^.?!]{0,40}(?<![a-z])(?:filings?|documents?|companies|reports?|files|data|documentos?|empresas|companias|informes?|datos)(?![a-z])"
    r"[^.?!]{0,25}(?<![a-z])(?:do you (?:have|know|hold|cover|contain)|you have|have you got|are (?:there|loaded|available|on file|in (?:the |your )?(?:store|library|database))|on file|loaded|can i ask about"
    r"|tienes?|hay|estan disponibles|disponibles|cargad[oa]s|conoces)[ ?.!]*(?:on file|loaded|cargad[oa]s|disponibles)?[ ?.!]*$"
)
_WHAT_CAN = re.compile(
    r"^[¿¡ ]*(?:(?:what|how) (?:can|do) (?:you|i) (?:do|ask|help|use (?:this|it)|know)(?: (?:you|here|me|about))*(?: with)?|who are you|what are you|help|ayuda|que (?:puedes hacer|sabes hacer|puedo preguntar)|quien eres"
    r"|what (?:is|are) (?:this|the meaning of life)|how (?:are|is) (?:you|it going)|(?:how'?s it going|que tal|como estas))[ ?!.]*$"
)
SAID: dict[str, dict[Language, str]] = {
    "greets": {
        "en": "This answers questions about the filings on file: ask for a figure (“revenue of {company}”), a comparison, or what a filing says on a subject. Every figure and sentence is cited.",
        "es": "Aquí se responden preguntas sobre los documentos disponibles: pida una cifra («ingresos de {company}»), una comparación o lo que un documento dice de un tema. Cada cifra y cada frase se cita.",
    },
    "sum": {
        "en": "Sums of your own are not worked out here: figures come from filings. Ask for one, such as revenue of {company}.",
        "es": "Aquí no se hacen cuentas sueltas: las cifras salen de los documentos. Pregunte por una, como los ingresos de {company}.",
    },
    "on file": {
        "en": "On file: {count} documents of {companies} companies. {names}.",
        "es": "Disponibles: {count} documentos de {companies} empresas. {names}.",
    },
}
MOST = 40
"""Documents that are listed by name."""


def without_talk(text: str) -> str:
    """Cut what is only said around a question; all of it stays where nothing else is there."""
    text = _NUMBERED.sub("", text)
    parts = _PART.findall(text)
    kept = list(parts)
    while len(kept) > 1 and _is_talk(kept[0]):
        kept = kept[1:]
    while len(kept) > 1 and _is_talk(kept[-1]):
        kept = kept[:-1]
    # A comma between is part of the question; a sentence of its own is not.
    whole = [
        one for place, one in enumerate(kept) if not (_is_talk(one) and _is_apart(kept, place))
    ]
    if len(whole) == len(parts) or not whole:
        return text
    said = "".join(whole).strip()
    return said.rstrip(",;:") or text


def _is_apart(parts: Sequence[str], place: int) -> bool:
    stops = (".", "?", "!", "\n")
    before = parts[place - 1].rstrip(" ") if place else "."
    return before.endswith(stops) and parts[place].rstrip(" ").endswith(stops)


def _is_talk(part: str) -> bool:
    """Whether a part greets, thanks, or says how the answer is wanted, and nothing else."""
    words = _WORD.findall(fold(part).replace("'", ""))
    talk = _GREETS | _MANNER
    if not words or any(word[0].isdigit() for word in words):
        return False
    return any(word in _CORE | _MANNER for word in words) and all(
        word in talk or word in _SMALL for word in words
    )


def _is_greeting(text: str) -> bool:
    words = _WORD.findall(fold(text).replace("'", ""))
    return any(word in _CORE for word in words) and all(
        word in _GREETS or word in _SMALL for word in words
    )


def small_talk(text: str, language: Language, entries: Sequence[Entry]) -> Reason | None:
    """What is said to a greeting, to thanks, and to "which filings are on file?"; None for a question."""
    folded = fold(text)
    name = next((entry.company for entry in entries if entry.company), "…")
    if _WHATS_HERE.search(folded):
        return Reason("not_in_filings", _on_file(entries, language))
    if _SUM.match(folded):
        return Reason("not_in_filings", SAID["sum"][language].format(company=name))
    if _is_greeting(text) or _WHAT_CAN.match(folded):
        return Reason("not_in_filings", SAID["greets"][language].format(company=name))
    return None


def _on_file(entries: Sequence[Entry], language: Language) -> str:
    companies = {entry.company for entry in entries if entry.company}
    titles = sorted(entry.title for entry in entries)
    names = "; ".join(titles[:MOST])
    if len(titles) > MOST:
        rest = len(titles) - MOST
        names += f"; and {rest} more" if language == "en" else f"; y {rest} más"
    return SAID["on file"][language].format(
        count=len(titles), companies=len(companies), names=names
    )
