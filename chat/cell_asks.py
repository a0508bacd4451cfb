"""From what a question wants to an issuer's figures: values, changes, ratios, series."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from chat.cell_choice import Chosen, choose, choose_before, covers_rows, times_on_file
from chat.cell_figures import Printing, leaf, printing, worked_out
from chat.cell_finding import Candidate
from chat.cell_told import CellFigure
from chat.cell_wording import Wording
from chat.operation_reading import Plan
from chat.reading_types import AskedPeriod, Language
from data.company import Company
from data.derive import CAGR
from data.figure_words import lower

Found = Sequence[Candidate]


def figures_of(company: Company, wording: Wording, language: Language) -> tuple[CellFigure, ...]:
    """Give the figures that a wording asks for; none where one of them is not surely there."""
    made = _Maker(company, language, wording).made()
    return tuple(one for one in made if one is not None) if made and None not in made else ()


def from_several(operation: str, figures: Sequence[CellFigure], label: str) -> CellFigure | None:
    """Work one figure out from several, in their order."""
    made = worked_out(operation, [one.figure for one in figures], label)
    if made is None:
        return None
    newest = max(figures, key=lambda one: one.time.order)
    form = max((one.form for one in figures), key=lambda one: one.decimals)
    if made.unit == "ratio" and figures[0].figure.unit != "ratio":
        form = Printing(decimals=3)
    elif operation == "average":
        form = replace(form, decimals=form.decimals + 1)
    return CellFigure(
        figures[0].company,
        replace(made, period=newest.figure.period, fiscal=newest.figure.fiscal),
        newest.time,
        form,
        base=min(figures, key=lambda one: one.time.order).time,
        operand_forms=tuple(one.form for one in figures),
        operand_times=tuple(one.time for one in figures),
    )


class _Maker:
    def __init__(self, company: Company, language: Language, wording: Wording) -> None:
        self._company = company
        self._language = language
        self._wording = wording
        self._plan: Plan = wording.rest.plan

    def made(self) -> list[CellFigure | None]:
        operands = self._wording.operands
        if self._wording.formula:
            return [self._ratio(period) for period in self._periods()]
        if len(operands) == 2:
            return list(self._two(operands[0], operands[1]))
        return list(self._of_one(operands[0]))

    def _periods(self) -> tuple[AskedPeriod | None, ...]:
        return self._plan.periods or (None,)

    def _value(
        self, found: Found, period: AskedPeriod | None, *, any_scale: bool = False
    ) -> CellFigure | None:
        return self._figure(choose(found, period, any_scale=any_scale))

    def _figure(self, chosen: Chosen | None) -> CellFigure | None:
        if chosen is None:
            return None
        figure = leaf(chosen, self._language)
        one = chosen.candidate
        table = None if one.placed.is_sure else (one.cell.document_id, one.placed.frame.number)
        return CellFigure(self._company, figure, one.time, printing(one), unscaled=table)

    def _of_one(self, found: Found) -> Iterator[CellFigure | None]:
        plan = self._plan
        if (
            plan.operation in ("growth", "difference", "cagr") and plan.over != "companies"
        ) or plan.operation in ("growth", "cagr"):
            yield from self._changes(found)
        elif plan.operation in ("sum", "average") and plan.over != "companies":
            values = [self._value(found, period) for period in plan.periods]
            known = [one for one in values if one is not None]
            complete = len(known) == len(values) > 1
            yield from_several(plan.operation, known, known[0].figure.label) if complete else None
        elif plan.over == "periods" and not plan.periods:
            yield from self._series(found)
        else:
            yield from (self._value(found, period) for period in self._periods())

    def _series(self, found: Found) -> Iterator[CellFigure | None]:
        """All years on file, for "in which year was it highest"."""
        years = times_on_file(found)
        if len(years) < 2 or not covers_rows(found, years):
            yield None
        for time in years:
            asked = AskedPeriod("year", year=time.year)
            yield self._value(found, asked)

    def _changes(self, found: Found) -> Iterator[CellFigure | None]:
        plan = self._plan
        name = CAGR if plan.operation == "cagr" else plan.operation
        is_rate = name != "difference"
        if plan.against == "first" and len(plan.periods) == 2:
            old, new = (self._value(found, one, any_scale=is_rate) for one in plan.periods)
            yield self._change(name, new, old)
        elif plan.operation == "cagr" or plan.against == "first":
            yield None
        else:
            for period in self._periods():
                new_one = choose(found, period, any_scale=is_rate)
                before = self._before(found, new_one, any_scale=is_rate)
                yield self._change(name, self._figure(new_one), self._figure(before))

    def _before(self, found: Found, chosen: Chosen | None, *, any_scale: bool) -> Chosen | None:
        if chosen is None:
            return None
        time, quarters = chosen.candidate.time, self._quarters(chosen)
        return choose_before(found, time, quarters, any_scale=any_scale)

    def _quarters(self, chosen: Chosen | None) -> int:
        is_quarter = chosen is not None and chosen.candidate.time.stretch == "quarter"
        return 1 if self._plan.against == "period before" and is_quarter else 4

    def _change(
        self, name: str, new: CellFigure | None, old: CellFigure | None
    ) -> CellFigure | None:
        if new is None or old is None or new.time.order == old.time.order:
            return None
        if new.figure.label != old.figure.label or new.unscaled != old.unscaled:
            return None
        made = from_several(name, (new, old), new.figure.label)
        return None if made is None else replace(made, time=new.time, base=old.time)

    def _ratio(self, period: AskedPeriod | None) -> CellFigure | None:
        part, whole = (
            self._value(found, period, any_scale=True) for found in self._wording.operands
        )
        if part is None or whole is None or part.time.order != whole.time.order:
            return None
        if part.unscaled != whole.unscaled:
            return None  # the one may be in thousands and the other in millions
        if part.figure.value < 0 or whole.figure.value < 0:
            return None  # what is paid is printed as negative here and as positive there
        first, second = part.figure.label, whole.figure.label
        label = f"{first} ÷ {lower(second)}"
        made = worked_out("ratio", (part.figure, whole.figure), label, as_ratio_of=label)
        if made is None:
            return None
        is_times = self._wording.rest.is_times
        return CellFigure(
            self._company,
            made,
            part.time,
            Printing(decimals=1 if is_times else 3, is_times=is_times),
            operand_forms=(part.form, whole.form),
            operand_times=(part.time, whole.time),
        )

    def _two(self, first: Found, second: Found) -> Iterator[CellFigure | None]:
        """Set two things side by side, or make one figure of them."""
        plan = self._plan
        for period in self._periods():
            both = [self._value(found, period) for found in (first, second)]
            known = [one for one in both if one is not None]
            if len(known) < 2 or known[0].time.order != known[1].time.order:
                yield None
            elif plan.operation == "value":
                yield from known
            else:
                sign = " − " if plan.operation == "difference" else " + "
                label = sign.join((known[0].figure.label, lower(known[1].figure.label)))
                yield from_several(plan.operation, known, label)
