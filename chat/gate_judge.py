"""One number of a claim against all that its sources license: the place that licenses it, or why none does."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal

from chat.gate_clauses import Said
from chat.gate_moves import is_change, is_level, other_letters
from chat.gate_numbers import Number
from chat.gate_periods import FiscalYears, agree
from chat.gate_places import Licence, Printed
from chat.gate_reasons import Code
from chat.gate_rows import other_column, other_item, other_number, other_row
from chat.gate_signs import signs_fit
from chat.gate_values import is_rounding, same_unit, same_value
from data.document import Language


@dataclass(frozen=True, slots=True)
class Judged:
    """What was found for a number."""

    code: Code | None
    """None where it is licensed."""
    printed: Printed | None = None
    """What licenses it; else what comes nearest."""
    licence: Licence | None = None
    """Where that stands; None for a figure."""
    other: Printed | None = None
    """The row, column or number that the claim's words name instead."""


Test = tuple[Code, Callable[[], Printed | bool | None]]


def judge(said: Said, licences: Sequence[Licence], language: Language) -> Judged:
    """Find what licenses a number; where nothing does, the trouble of what came furthest."""
    furthest, best = -1, Judged("not there")
    for licence in licences:
        for printed in licence.printed:
            stage, judged = _try(said, printed, licence, language)
            if judged.code is None:
                return judged
            if stage > furthest:
                furthest, best = stage, judged
    return best if furthest >= 0 else _nearest(said, licences)


def _try(said: Said, printed: Printed, licence: Licence, language: Language) -> tuple[int, Judged]:
    """Put one printed number to the tests in turn; the stage is how many it passed."""
    if not any(True for _ in _matching(said.number, printed, licence, language)):
        return -1, Judged("not there")
    years = licence.facts.years
    tests: tuple[Test, ...] = (
        ("unit", lambda: not same_unit(said.number, printed, licence.facts.currency)),
        ("period", lambda: not in_time(said, printed, years)),
        ("row", lambda: other_row(said, printed, licence, language)),
        ("row", lambda: other_item(said, printed) or other_letters(said, printed, licence)),
        ("column", lambda: other_column(said, printed, licence, language)),
        ("digits", lambda: other_number(said, printed, licence)),
        ("sign", lambda: not signs_fit(said, printed)),
        ("level", lambda: is_level(said, printed)),
        ("change", lambda: is_change(said, printed, licence)),
    )
    for stage, (code, fails) in enumerate(tests):
        trouble = fails()
        if trouble:
            other = trouble if isinstance(trouble, Printed) else None
            return stage, Judged(_code(code, said, printed), printed, licence, other)
    return len(tests), Judged(None, printed, licence)


def _code(code: Code, said: Said, printed: Printed) -> Code:
    rates = ("ratio", "points")
    is_points = code == "unit" and said.number.unit in rates and printed.unit in rates
    return "points" if is_points else code


def _matching(
    number: Number, printed: Printed, licence: Licence, language: Language
) -> Iterator[Decimal]:
    """Yield the values of a printed number that are the one said."""
    is_foreign = language != licence.place.document.language
    for shift in printed.shifts:
        value = printed.value.scaleb(shift)
        copied = is_foreign and _is_copied(number, value, printed, licence)
        if copied or same_value(number, value, is_hedged=printed.is_hedged):
            yield value


def _is_copied(number: Number, value: Decimal, printed: Printed, licence: Licence) -> bool:
    """Say whether digits are copied as a document in the other language writes them: "391,035 millones"."""
    if number.other is None or number.other[0] != abs(value):
        return False
    text = licence.place.document.text[printed.span.start : printed.span.end]
    digits = "".join(one for one in number.text if one.isdigit() or one in ".,")
    return digits.strip(".,") in text


def in_time(said: Said, printed: Printed, years: FiscalYears) -> bool:
    """Say whether a number can be of the time that the claim gives it."""
    claimed = [when for when in said.whens if not when.relative]
    if not claimed or not printed.whens:
        return True
    return any(agree(when, known, years) for when in claimed for known in printed.whens)


def judge_figure(said: Said, figures: Iterable[tuple[int, Printed]], years: FiscalYears) -> Judged:
    """Find the computed figure that licenses a number."""
    best = Judged("not there")
    for _, printed in figures:
        if not same_value(said.number, printed.value):
            continue
        code = _figure_trouble(said, printed, years)
        if code is None:
            return Judged(None, printed)
        best = Judged(code, printed)
    return best


def _figure_trouble(said: Said, printed: Printed, years: FiscalYears) -> Code | None:
    if not same_unit(said.number, printed, None):
        return _code("unit", said, printed)
    if not in_time(said, printed, years):
        return "period"
    if other_item(said, printed):
        return "row"
    return None if signs_fit(said, printed) else "sign"


def _nearest(said: Said, licences: Sequence[Licence]) -> Judged:
    """Say what the sources have instead: rounded too far, of another scale, or with other digits."""
    for code, fits in (("rounding", _too_far), ("scale", _other_scale)):
        for licence in licences:
            for printed in licence.printed:
                if fits(said.number, printed):
                    return Judged(code, printed, licence)  # type: ignore[arg-type]
    for licence in licences:
        alike = [
            one
            for one in licence.printed
            if same_unit(said.number, one, licence.facts.currency)
            and in_time(said, one, licence.facts.years)
        ]
        if alike:
            near = min(alike, key=lambda one: abs(abs(one.value) - said.number.value))
            return Judged("digits", near, licence)
    return Judged("not there")


def _too_far(number: Number, printed: Printed) -> bool:
    return any(
        is_rounding(number, value) or _leading(number, value)
        for value in (printed.value.scaleb(shift) for shift in printed.shifts)
    )


def _leading(number: Number, value: Decimal) -> bool:
    """Say whether a number is a value rounded to fewer digits than it prints: 400 for 391.0."""
    bare = number.value.normalize().as_tuple().exponent
    step = Decimal(1).scaleb(bare if isinstance(bare, int) else 0)
    return abs(number.value - abs(value)) * 2 <= step


def _other_scale(number: Number, printed: Printed) -> bool:
    if not number.value or not printed.value:
        return False
    ratio = (abs(printed.value) / number.value).log10()
    power = ratio.to_integral_value()
    if power == 0:
        return False
    return same_value(number, printed.value.scaleb(-int(power)))
