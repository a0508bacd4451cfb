"""What the lesson claims, and whether it comes out here: decided from the figures, by code."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from answer_eval.lesson_chunkers import STRATEGIES
from answer_eval.lesson_published import CURVES, FILTERED, HEADER, TABLES, WINDOWS
from answer_eval.lesson_recall import DEEPEST, Run, by_kind, interpolated, mean
from answer_eval.lesson_spanish import SpanishRuns

Curve = Sequence[tuple[float, float]]

EQUAL = (600, 800, 1000, 1200, 1500, 2000)
"""Characters at which cuts are compared; the lesson sees structure ahead to about 2,000."""
HARD = (800, 1200, 1600, 2000)
"""Characters that no question may exceed."""
LITTLE_AND_MUCH = (1200, 3800)
"""Characters; more than the latter the lesson's curve of structure does not reach."""
WORKS = 0.5
"""A cut works if it finds at least half of the gold at k = 3."""
MOST_CHARACTERS = 1300
"""Of exercise 1: a window's k is the largest that stays below."""


@dataclass(frozen=True, slots=True)
class Claim:
    """An ordering that the lesson finds, or that stands to reason."""

    says: str
    lesson: str
    """Its figures, in words; empty for what it does not measure."""
    here: str
    """Ours."""
    holds: bool

    @property
    def sentence(self) -> str:
        if not self.lesson:
            holds = "Holds" if self.holds else "Does not hold"
            return f"{holds}, and no lesson measures it: {self.says}. Here {self.here}."
        agrees = "Agrees" if self.holds else "Differs"
        return f"{agrees}: {self.says}. Here {self.here}; in the lesson {self.lesson}."


def header_claim(runs: Mapping[str, Run]) -> Claim:
    """What a header adds is more than what any cut does."""
    bare = [runs[f"{name}, no header"].recall(3) for name in STRATEGIES]
    headed = [runs[name].recall(3) for name in STRATEGIES]
    theirs_bare = [HEADER[name, False, 3][0] for name in STRATEGIES]
    theirs = [HEADER[name, True, 3][0] for name in STRATEGIES]
    return Claim(
        "without a header the best cut finds less than the worst finds with one (k = 3)",
        f"{max(theirs_bare):.3f} against {min(theirs):.3f}",
        f"{max(bare):.3f} against {min(headed):.3f}",
        max(bare) < min(headed),
    )


def level_claim(runs: Mapping[str, Run]) -> Claim:
    """No cut works without a header."""
    bare = [runs[f"{name}, no header"].recall(3) for name in STRATEGIES]
    theirs = [HEADER[name, False, 3][0] for name in STRATEGIES]
    return Claim(
        "without a header no cut works: none finds half of the gold at k = 3",
        ranged(theirs),
        ranged(bare),
        max(bare) < WORKS,
    )


def less_text_claim(runs: Mapping[str, Run]) -> Claim:
    """Structure finds more with less text than fixed windows, at k = 3."""
    structure, fixed = (mean(runs[name].at(3)) for name in ("structure", "fixed"))
    ours = (structure.recall, structure.characters), (fixed.recall, fixed.characters)
    theirs = HEADER["structure", True, 3], HEADER["fixed", True, 3]
    return Claim(
        "at k = 3 structure finds more than fixed windows and delivers less text",
        _against(*theirs),
        _against(*ours),
        ours[0][0] > ours[1][0] and ours[0][1] < ours[1][1],
    )


def equal_claim(runs: Mapping[str, Run]) -> Claim:
    """Structure is first at equal characters, up to about 2,000."""
    curves = {name: runs[name].curve() for name in STRATEGIES}
    first = [budget for budget in EQUAL if _is_first("structure", curves, budget)]
    theirs = [budget for budget in EQUAL if _is_first("structure", CURVES, budget)]
    return Claim(
        f"read off the curves, structure is first at equal characters from {EQUAL[0]:,} to {EQUAL[-1]:,}",
        f"first at {len(theirs)} of {len(EQUAL)} budgets, by {_lead(CURVES, theirs)}",
        f"first at {len(first)} of {len(EQUAL)} budgets, by {_lead(curves, first)}",
        len(first) == len(EQUAL),
    )


def catch_up_claim(runs: Mapping[str, Run]) -> Claim:
    """With much context fixed windows catch up."""
    fixed, structure = (runs[name].recall(DEEPEST) for name in ("fixed", "structure"))
    theirs_fixed, theirs = (CURVES[name][-1][1] for name in ("fixed", "structure"))
    return Claim(
        f"at k = {DEEPEST} fixed windows find at least as much as structure",
        f"{theirs_fixed:.3f} against {theirs:.3f}",
        f"{fixed:.3f} against {structure:.3f}",
        fixed >= structure,
    )


def lead_claim(runs: Mapping[str, Run]) -> Claim:
    """The more context, the smaller the lead of structure over fixed windows."""
    curves = {name: runs[name].curve() for name in STRATEGIES}
    little, much = (_over_fixed(curves, budget) for budget in LITTLE_AND_MUCH)
    their_little, their_much = (_over_fixed(CURVES, budget) for budget in LITTLE_AND_MUCH)
    few, many = (f"{budget:,}" for budget in LITTLE_AND_MUCH)
    return Claim(
        f"structure is ahead of fixed windows by less at {many} characters than at {few}",
        f"{their_much:+.3f} against {their_little:+.3f}",
        f"{much:+.3f} against {little:+.3f}",
        much < little,
    )


def hard_claim(runs: Mapping[str, Run]) -> Claim:
    """Structure is first within a budget too that no question may exceed."""
    firsts = [
        max(STRATEGIES, key=lambda name: mean(runs[name].at_budget(budget)).recall)
        for budget in HARD
    ]
    return Claim(
        f"structure is first within a hard budget, {HARD[0]:,} to {HARD[-1]:,} characters a question",
        "",
        f"first at {firsts.count('structure')} of {len(HARD)} budgets",
        firsts.count("structure") == len(HARD),
    )


def hard_whole_claim(runs: Mapping[str, Run]) -> Claim:
    """The same, when a passage counts only whole."""
    firsts = [
        max(STRATEGIES, key=lambda name: mean(runs[name].at_budget(budget)).whole_recall)
        for budget in HARD
    ]
    return Claim(
        f"structure is first within a hard budget, {HARD[0]:,} to {HARD[-1]:,} characters, if a passage counts only whole",
        "",
        f"first at {firsts.count('structure')} of {len(HARD)} budgets",
        firsts.count("structure") == len(HARD),
    )


def notes_claim(runs: Mapping[str, Run]) -> Claim:
    """Structure keeps a table and its note together."""
    found = {name: by_kind(runs[name], 5)["table+note"].recall for name in STRATEGIES}
    return Claim(
        "where table and note are both needed, structure finds at least as much as recursive cuts (k = 5)",
        "1.000 against 0.885",
        f"{found['structure']:.3f} against {found['recursive']:.3f}",
        found["structure"] >= found["recursive"],
    )


def convention_claim(runs: Mapping[str, Run]) -> Claim:
    """Calculations look missed where one passage only counts as their gold."""
    found = by_kind(runs["structure"], 5)["calculation"]
    return Claim(
        "questions that ask to calculate look missed when a single passage counts as their gold",
        "0.000 with structure at k = 5, though another passage says the answer",
        f"{found.first_recall:.3f} by the first alternative, {found.recall:.3f} by any",
        found.first_recall < found.recall,
    )


def linear_claim(runs: Mapping[str, Run]) -> Claim:
    """Tables as sentences do not help the questions about tables."""
    kept, linear = (
        by_kind(runs[name], 5)["table"].recall for name in ("structure", "structure, linearised")
    )
    return Claim(
        "tables as sentences don't help BM25 with the questions about tables (k = 5)",
        f"{TABLES['BM25', 'linearised'][1]:.3f} against {TABLES['BM25', 'Markdown'][1]:.3f} as Markdown",
        f"{linear:.3f} against {kept:.3f}",
        linear <= kept,
    )


def dense_claim(runs: Mapping[str, Run]) -> Claim:
    """The small English model falls far behind BM25."""
    dense, sparse = runs["structure, dense"].recall(5), runs["structure"].recall(5)
    theirs, theirs_sparse = TABLES["MiniLM", "Markdown"][0], TABLES["BM25", "Markdown"][0]
    return Claim(
        "the small English model finds less than two thirds of what BM25 finds (k = 5)",
        f"{theirs:.3f} against {theirs_sparse:.3f}",
        f"{dense:.3f} against {sparse:.3f}",
        dense < 2 / 3 * sparse,
    )


def filter_claim(runs: Mapping[str, Run]) -> Claim:
    """The filter does what the header does."""
    ours = [recovered(runs, name) for name in STRATEGIES]
    theirs = [
        _recovered(HEADER[name, False, 3][0], HEADER[name, True, 3][0], FILTERED[name])
        for name in STRATEGIES
    ]
    return Claim(
        "searching only the documents asked about makes up for at least nine tenths of the header (k = 3)",
        f"{ranged(theirs)} of its effect",
        f"{ranged(ours)} of it",
        min(ours) >= 0.9,
    )


def window_claim(runs: Mapping[str, Run]) -> Claim:
    """No size of window catches up with structure at about 1,200 characters."""
    structure = runs["structure"].curve()
    ahead = []
    for _, characters, recall in windows(runs).values():
        at = interpolated(structure, characters)
        ahead.append(at is None or at > recall)
    return Claim(
        f"no size of window finds as much as structure in as many characters, {MOST_CHARACTERS:,} at most",
        f"windows {ranged([one[2] for one in WINDOWS.values()])}, structure {HEADER['structure', True, 3][0]:.3f}",
        f"structure is ahead of {sum(ahead)} of {len(ahead)} sizes",
        all(ahead),
    )


def trail_claim(runs: Mapping[str, Run]) -> Claim:
    """The heading trail earns its place."""
    bare, headed = runs["packed, no header"].recall(3), runs["packed"].recall(3)
    return Claim(
        "packed sections are found better with their trail of headings (k = 3)",
        "",
        f"{headed:.3f} with the trail, {bare:.3f} without",
        headed > bare,
    )


def claims(runs: SpanishRuns) -> tuple[Claim, ...]:
    """All of them, in the order of the sections."""
    found = runs.runs
    return (
        header_claim(found), level_claim(found), less_text_claim(found), equal_claim(found),
        hard_claim(found), hard_whole_claim(found), lead_claim(found), catch_up_claim(found),
        notes_claim(found), convention_claim(found), linear_claim(found),
        *([dense_claim(found)] if runs.is_dense else []),
        filter_claim(found), window_claim(found), trail_claim(found),
    )  # fmt: skip


def windows(runs: Mapping[str, Run]) -> dict[int, tuple[int, float, float]]:
    """Give by size of window its k, its characters and its recall, the k as in exercise 1."""
    found = {}
    for size in WINDOWS:
        curve = runs["fixed" if size == 500 else f"fixed, {size}"].curve()
        fitting = [k for k, (characters, _) in enumerate(curve, 1) if characters <= MOST_CHARACTERS]
        k = max(fitting, default=1)
        found[size] = (k, *curve[k - 1])
    return found


def recovered(runs: Mapping[str, Run], name: str) -> float:
    """Give the share of a header's effect that the filter has without it."""
    return _recovered(
        runs[f"{name}, no header"].recall(3),
        runs[name].recall(3),
        runs[f"{name}, no header, filtered"].recall(3),
    )


def _recovered(bare: float, headed: float, filtered: float) -> float:
    return (filtered - bare) / (headed - bare) if headed > bare else 1.0


def _is_first(name: str, curves: Mapping[str, Curve], budget: float) -> bool:
    at = {one: interpolated(curve, budget) for one, curve in curves.items()}
    own = at.pop(name)
    return own is not None and all(other is None or own > other for other in at.values())


def _lead(curves: Mapping[str, Curve], budgets: Sequence[int]) -> str:
    leads = []
    for budget in budgets:
        at = {name: interpolated(curves[name], budget) or 0.0 for name in STRATEGIES}
        leads.append(at["structure"] - max(at["fixed"], at["recursive"]))
    return ranged(leads) if leads else "nothing"


def _over_fixed(curves: Mapping[str, Curve], budget: float) -> float:
    at = [interpolated(curves[name], budget) for name in ("structure", "fixed")]
    return (at[0] or 0.0) - (at[1] or 0.0)


def ranged(values: Sequence[float]) -> str:
    return f"{min(values):.3f} to {max(values):.3f}"


def _against(one: tuple[float, float], other: tuple[float, float]) -> str:
    return f"{one[0]:.3f} with {one[1]:,.0f} characters against {other[0]:.3f} with {other[1]:,.0f}"
