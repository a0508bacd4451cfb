"""What a gold line asks to be done with its operands: read off its numbers, not off its words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal, DecimalException
from typing import Any, Literal

Operation = Literal[
    "value", "growth", "difference", "ratio", "less", "plus", "rest", "average", "unknown"
]
"""`difference` is over time, `less` and `plus` are of two items; `rest` is what a stretch has after its
first part."""


@dataclass(frozen=True, slots=True)
class Operand:
    """A reported number that a gold figure rests on."""

    concept: str
    start: str | None
    end: str
    value: Decimal
    spans: tuple[Mapping[str, Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Meaning:
    """How a gold figure follows from what is reported."""

    operation: Operation
    operands: tuple[Operand, ...]

    def figure(self, values: Sequence[Decimal]) -> Decimal | None:
        """Work the figure out from other values of the operands; None where how is not known."""
        compute = _COMPUTE.get(self.operation)
        return compute(values) if compute else None


def meaning(gold: Mapping[str, Any]) -> Meaning:
    """Read a line with a figure; "unknown" where no simple formula gives its value."""
    operands = gold_operands(gold)
    if gold["kind"] == "reported" or len(operands) == 1:
        return Meaning("value", operands)
    wanted = Decimal(gold["value"])
    is_ratio = gold["unit"] == "ratio"
    for operation in _possible(operands):
        if (operation in _RATIOS) != is_ratio and operation != "average":
            continue
        try:
            got = _COMPUTE[operation]([one.value for one in operands])
        except DecimalException:
            continue
        if abs(got - wanted) <= Decimal("1e-6") * abs(wanted):
            return Meaning(operation, operands)
    return Meaning("unknown", operands)


def gold_operands(gold: Mapping[str, Any]) -> tuple[Operand, ...]:
    """List the reported numbers under a gold figure; a reported figure is its own."""
    if gold["kind"] != "derived":
        concept = (gold.get("concepts") or [""])[0]
        whole = {**gold, "concept": concept}
        return (_operand(whole),) if gold.get("period") and gold.get("value") else ()
    return tuple(_operand(one) for one in gold.get("operands", ()))


def _operand(row: Mapping[str, Any]) -> Operand:
    period = row["period"]
    return Operand(
        row["concept"],
        period["start"],
        period["end"],
        Decimal(row["value"]),
        tuple(row.get("spans") or ()),
    )


def _possible(operands: Sequence[Operand]) -> tuple[Operation, ...]:
    if len(operands) != 2:
        return ("average",) if len(operands) > 2 else ()
    one, other = operands
    if one.concept != other.concept:
        return ("ratio", "less", "plus")
    if one.start is not None and one.start == other.start and one.end != other.end:
        return ("rest", "ratio")
    return ("growth", "difference", "average")


_RATIOS = ("growth", "ratio")
_COMPUTE: Mapping[str, Callable[[Sequence[Decimal]], Decimal]] = {
    "value": lambda values: values[0],
    "growth": lambda values: values[0] / values[1] - 1,
    "difference": lambda values: values[0] - values[1],
    "ratio": lambda values: values[0] / values[1],
    "less": lambda values: values[0] - values[1],
    "plus": lambda values: values[0] + values[1],
    "rest": lambda values: values[0] - values[1],
    "average": lambda values: sum(values, Decimal(0)) / len(values),
}
