"""Ways to ask for one figure, combined with items, periods and companies: all read to the last word."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from chat.reading import read_question
from chat.reading_types import AskedPeriod
from data.company import Company
from tests.chat import frames_en, frames_en_loose, frames_es, narrowing_words
from tests.chat.frame_slots import (
    COMPANIES,
    ITEMS,
    ON_FILE,
    PERIODS,
    SPANISH_COMPANIES,
    SPANISH_ITEMS,
    SPANISH_PERIODS,
)

ROUNDS = 3
_LEADS = (
    "in the ", "in its ", "for the ", "for ", "at the ", "at ", "as of the ", "as of ", "on the ",
    "in ", "on ", "over ", "during ", "throughout ", "by the ", "as at ",
    "en el ", "en los ", "en la ", "en su ", "en ", "al ", "a ", "del ", "durante los ", "durante el ",
    "durante ", "para el ", "el ",
)  # fmt: skip


def _bare(when: str) -> str:
    lead = next((lead for lead in _LEADS if when.startswith(lead)), "")
    return when.removeprefix(lead)


def _lines(text: str) -> list[str]:
    return [line for line in text.splitlines() if line]


Case = tuple[str, Company, str, AskedPeriod]


def _filled(frame: str, language: str, chance: Random) -> Case:
    spanish = language == "es"
    name, company = chance.choice(COMPANIES + (SPANISH_COMPANIES if spanish else ()))
    item, wanted = chance.choice(SPANISH_ITEMS if spanish else ITEMS)
    when, period = chance.choice(SPANISH_PERIODS if spanish else PERIODS)
    asked = (
        frame.replace("{c}", name)
        .replace("{w}", when)
        .replace("{p}", _bare(when))
        .replace("{el i}", item)
        .replace("{i}", item.split(" ", 1)[1] if spanish else item)
        .replace("de el ", "del ")
        .replace(" a el ", " al ")
    )
    return _in_a_hand(asked, chance), company, wanted, period


def _in_a_hand(asked: str, chance: Random) -> str:
    """Type as people do: some without marks and capitals, some in capitals."""
    hand = chance.randrange(12)
    if hand == 0:
        return asked.lower().replace("¿", "").rstrip("?")
    if hand == 1 and "$" not in asked:
        return asked.upper()
    return asked


def cases(language: str, seed: int, rounds: int) -> Iterator[Case]:
    frames = _lines(
        frames_es.FRAMES if language == "es" else frames_en.FRAMES + frames_en_loose.FRAMES
    )
    chance = Random(f"{language} {seed}")
    for _ in range(rounds):
        for frame in frames:
            yield _filled(frame, language, chance)


def fault(case: Case) -> str:
    """Say what is wrong with the reading; nothing where all is right."""
    asked, company, item, period = case
    reading = read_question(asked, companies=ON_FILE)
    got = (
        [one.name for one in reading.companies],
        [one.name for one in reading.wanted],
        [replace(one, words="") for one in reading.periods],
        reading.qualifiers,
        reading.unknown_company,
        reading.is_prose,
        reading.operation,
        reading.unread,
    )
    expected = ([company.name], [item], [period], (), None, False, "value", ())
    return "" if got == expected else f"{asked}\n    {got}\n    {expected}"


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_frame_is_read_to_its_last_word(language: str) -> None:
    faults = [found for case in cases(language, 1, ROUNDS) if (found := fault(case))]

    assert not faults, "\n".join(faults)


def _narrowed(language: str) -> list[str]:
    if language == "es":
        words = narrowing_words.SPANISH.split()
        asked = [
            frame.format(word.replace("-", " "))
            for place, word in enumerate(words)
            for frame in (
                (
                    "¿Cuáles fueron los ingresos {} de Apple en 2024?",
                    "ingresos de {} de Apple en 2024",
                )[place % 2],
            )
        ]
        tails = _lines(narrowing_words.SPANISH_TAILS)
        return asked + [f"¿Cuáles fueron los ingresos de Apple {tail} en 2024?" for tail in tails]
    frames = (
        "What was Apple's {} revenue in 2024?",
        "{} revenue of Apple in 2024",
        "Please give me the {} net income of Apple for fiscal 2024",
    )
    asked = [
        frames[place % 3].format(word) for place, word in enumerate(narrowing_words.ENGLISH.split())
    ]
    tails = _lines(narrowing_words.ENGLISH_TAILS)
    return asked + [f"What was Apple's revenue {tail} in 2024?" for tail in tails]


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_word_that_narrows_is_never_passed_over(language: str) -> None:
    asked = _narrowed(language)
    passed_over = [
        question
        for question in asked
        if not (reading := read_question(question, companies=ON_FILE)).qualifiers
        and not reading.is_prose
        and not reading.unknown_company
    ]

    assert len(asked) >= 120
    assert not passed_over, "\n".join(passed_over)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_question_for_words_stays_one(language: str) -> None:
    listed = narrowing_words.SPANISH_PROSE if language == "es" else narrowing_words.ENGLISH_PROSE
    figures = [
        question
        for question in _lines(listed)
        if not read_question(question, companies=ON_FILE).is_prose
    ]

    assert not figures, "\n".join(figures)
