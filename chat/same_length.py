"""Figures of stretches of time that are not equally long: a quarter is never set against a year."""

from collections.abc import Sequence

from chat.figure_told import Told
from data.document import Language
from data.figures import Figure
from data.period import Duration

SAID: dict[Language, str] = {
    "en": "These figures are of periods that are not equally long, so they are neither ranked nor put together.",
    "es": "Estas cifras son de períodos de distinta duración, así que ni se ordenan ni se combinan.",
}


def are_uneven(told: Sequence[Told]) -> bool:
    """Whether figures that are set side by side cover stretches of different length."""
    lengths = {
        one.got.period.length_class
        for one in told
        if isinstance(one.got, Figure) and isinstance(one.got.period, Duration)
    }
    return len(lengths) > 1
