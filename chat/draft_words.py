"""What is said to the user about a draft: why it ends where it does, what did not fit."""

from collections.abc import Sequence

from chat.model import Source, Stop
from data.document import Language

_STOPPED: dict[Stop, dict[Language, str]] = {
    "length": {
        "en": "{model} reached its limit of {limit} tokens, so the answer may be incomplete.",
        "es": "{model} alcanzó su límite de {limit} tokens; la respuesta puede estar incompleta.",
    },
    "context": {
        "en": "{model} had no room left in its context window, so the answer may be incomplete.",
        "es": "{model} se quedó sin espacio en su ventana de contexto; la respuesta puede estar incompleta.",
    },
    "refusal": {
        "en": "{model} declined to answer this question.",
        "es": "{model} declinó responder a esta pregunta.",
    },
}
_LEFT_OUT: dict[Language, str] = {
    "en": "{count} of {all} sources did not fit into the context window of {model} and were not read: {numbers}.",
    "es": "{count} de {all} fuentes no cabían en la ventana de contexto de {model} y no se leyeron: {numbers}.",
}
_CUT: dict[Language, str] = {
    "en": "{model} read {read} tokens of a prompt of about {sent}: it was cut, so sources may have gone unread.",
    "es": "{model} leyó {read} tokens de un prompt de unos {sent}: se cortó, y puede haber fuentes sin leer.",
}
_NO_PRICE: dict[Language, str] = {
    "en": "The price of {model} is not known here, so no cost is given.",
    "es": "Aquí no se conoce el precio de {model}, así que no se indica el coste.",
}
_ODD_STOP: dict[Language, str] = {
    "en": "{model} stopped for a reason that is not known here ({reason}), so the answer may be incomplete.",
    "es": "{model} se detuvo por un motivo que aquí no se conoce ({reason}); la respuesta puede estar incompleta.",
}
_UNENCRYPTED: dict[Language, str] = {
    "en": "The question and its sources went unencrypted to {host} (OLLAMA_HOST).",
    "es": "La pregunta y sus fuentes se enviaron sin cifrar a {host} (OLLAMA_HOST).",
}


def stopped(stop: Stop, language: Language, *, model: str, limit: int) -> tuple[str, ...]:
    """Why a draft may be incomplete; nothing where it is complete, or was stopped by the user."""
    words = _STOPPED.get(stop)
    return (words[language].format(model=model, limit=_count(limit, language)),) if words else ()


def left_out(
    sources: Sequence[Source], all_sources: int, language: Language, *, model: str
) -> tuple[str, ...]:
    """Which sources the model was not given."""
    if not sources:
        return ()
    numbers = ", ".join(str(source.number) for source in sources)
    words = _LEFT_OUT[language].format(
        count=len(sources), all=all_sources, model=model, numbers=numbers
    )
    return (words,)


def cut(language: Language, *, model: str, read: int, sent: int) -> str:
    """That the provider read less than it was sent."""
    words = _CUT[language]
    return words.format(model=model, read=_count(read, language), sent=_count(sent, language))


def no_price(language: Language, *, model: str) -> str:
    return _NO_PRICE[language].format(model=model)


def odd_stop(language: Language, *, model: str, reason: str) -> str:
    return _ODD_STOP[language].format(model=model, reason=reason)


def unencrypted(language: Language, *, host: str) -> str:
    return _UNENCRYPTED[language].format(host=host)


def _count(number: int, language: Language) -> str:
    grouped = f"{number:,}"
    return grouped.replace(",", ".") if language == "es" else grouped
