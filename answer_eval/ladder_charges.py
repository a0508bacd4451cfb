"""Where the misses of a run are charged: the table of the oracle ladder, from what it has written."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

from answer_eval.json_lines import read_lines

LADDER = "ladder.jsonl"
"""In the folder of a run."""
Stage = Literal["route", "reading", "retrieval", "derivation", "citing", "wording"]
STAGES: tuple[Stage, ...] = (
    "route", "reading", "retrieval", "derivation", "citing", "wording",
)  # fmt: skip
"""In the order in which gold pieces are swapped in."""
NOT_REPAIRED = "not repaired"
"""What no gold piece repairs: the gold names too little, or it is wrong."""


def read_charges(folder: Path) -> dict[str, str]:
    """Read by id what each miss is charged to; empty where nobody has climbed yet."""
    path = folder / LADDER
    return {one["id"]: one["charged"] for one in read_lines(path)} if path.exists() else {}


def charge_rows(charged: Sequence[Mapping[str, str]], asked: int) -> list[tuple[str, int, float]]:
    """Sum charges up: stage, misses, and their share of all questions; the last row is the whole gap."""
    found = Counter(one["charged"] for one in charged)
    names = [*STAGES, *([NOT_REPAIRED] if found[NOT_REPAIRED] else [])]
    rows = [(name, found[name], found[name] / asked) for name in names]
    return [*rows, ("the gap", len(charged), len(charged) / asked)]
