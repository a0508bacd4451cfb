"""How many answers of a run are right and cited, with their intervals, and what fails and why."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from answer_eval.figure_score import TextOf, Verdict, wilson
from answer_eval.judging import judge
from answer_eval.run_questions import Run

NO_RECORD = Verdict(right=False, cited=False, error_class="not_asked")
DANGEROUS = ("wrong_year", "wrong_company")
"""What must not happen at all."""
GROUPS = ("slice", "split", "kind", "language", "company", "item", "template", "wording", "overlap")
SHORT = ("all", "slice", "split", "kind", "language", "overlap")
"""Groups of which all lines are printed; of the others only those with a fault."""


@dataclass(frozen=True, slots=True)
class Scored:
    """A gold question with its answer and the verdict on it."""

    gold: Mapping[str, Any]
    record: Mapping[str, Any] | None
    verdict: Verdict

    @property
    def is_good(self) -> bool:
        return self.verdict.right and self.verdict.cited


@dataclass(frozen=True, slots=True)
class Share:
    """How many of a group are right and cited."""

    good: int
    of: int

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.good, self.of)

    def __str__(self) -> str:
        low, high = self.interval
        percent = 100 * self.good / self.of if self.of else 0
        return f"{self.good}/{self.of}  {percent:5.1f} %  ({100 * low:.1f} to {100 * high:.1f})"


def score(run: Run, text_of: TextOf) -> list[Scored]:
    """Judge every question of a run, in order."""
    return [_scored(gold, run.records.get(gold["id"]), text_of) for gold in run.gold]


def _scored(gold: Mapping[str, Any], record: Mapping[str, Any] | None, text_of: TextOf) -> Scored:
    if record is None:
        return Scored(gold, None, NO_RECORD)
    if "answer" not in record:
        return Scored(gold, record, Verdict(right=False, cited=False, error_class="failed"))
    return Scored(gold, record, judge(gold, record["answer"], text_of))


def shares(scored: Sequence[Scored]) -> dict[str, Share]:
    """Count good ones: all, and by each of the groups."""
    groups: dict[str, list[Scored]] = defaultdict(list)
    for one in scored:
        groups["all"].append(one)
        for name in GROUPS:
            if one.gold.get(name):
                groups[f"{name}: {one.gold[name]}"].append(one)
    return {
        name: Share(sum(one.is_good for one in group), len(group))
        for name, group in sorted(groups.items(), key=_group_order)
    }


def _group_order(group: tuple[str, list[Scored]]) -> tuple[int, str]:
    order = ("all", *GROUPS)
    return (order.index(group[0].partition(":")[0]), group[0])


def errors(scored: Sequence[Scored]) -> Counter[str]:
    """Count faults by class."""
    return Counter(one.verdict.error_class for one in scored if not one.is_good)


def report_json(scored: Sequence[Scored]) -> dict[str, Any]:
    """Give the whole score as JSON."""
    right = sum(one.verdict.right for one in scored)
    found = errors(scored)
    return {
        "questions": len(scored),
        "right": right,
        "right_and_cited": sum(one.is_good for one in scored),
        "cited_gold": _cited_gold(scored),
        **{name: found[name] for name in DANGEROUS},
        "shares": {
            name: {"good": share.good, "of": share.of, "interval": list(share.interval)}
            for name, share in shares(scored).items()
        },
        "errors": dict(found.most_common()),
        "fails": [_fail_json(one) for one in scored if not one.is_good],
    }


def _cited_gold(scored: Sequence[Scored]) -> dict[str, int]:
    judged = [one.verdict for one in scored if one.verdict.cited_gold is not None]
    good = sum(bool(one.right and one.cited and one.cited_gold) for one in judged)
    return {"good": good, "of": len(judged)}


def _fail_json(one: Scored) -> dict[str, Any]:
    return {
        "id": one.gold["id"],
        "question": one.gold["question"],
        "as_of": one.gold.get("as_of"),
        "expected": expected(one.gold),
        "got": got(one.record),
        "verdict": asdict(one.verdict),
    }


def report_lines(scored: Sequence[Scored]) -> list[str]:
    """Print the score for people."""
    found = errors(scored)
    right = Share(sum(one.verdict.right for one in scored), len(scored))
    gold_places = _cited_gold(scored)
    lines = ["right and cited, with the 95 % interval of Wilson"]
    lines += [
        f"  {name:44} {share}"
        for name, share in shares(scored).items()
        if name.partition(":")[0] in SHORT or share.good < share.of
    ]
    lines += [f"right, cited or not: {right}"]
    places = f"{gold_places['good']}/{gold_places['of']}"
    lines += [f"right, cited, and cited at a place that the gold names: {places}"]
    lines += [f"{name}: {found[name]}" for name in DANGEROUS]
    lines += ["faults by class"] + [f"  {name:28} {count}" for name, count in found.most_common()]
    fails = [one for one in scored if not one.is_good]
    lines += [f"the {len(fails)} that fail"] if fails else ["none fails"]
    lines += [line for one in fails for line in _fail_lines(one)]
    return lines


def _fail_lines(one: Scored) -> list[str]:
    as_of = f" (as of {one.gold['as_of']})" if one.gold.get("as_of") else ""
    return [
        f"  {one.verdict.error_class}: {one.gold['question']}{as_of}  [{one.gold['id']}]",
        f"      expected {expected(one.gold)}",
        f"      got      {got(one.record)}",
    ]


def expected(gold: Mapping[str, Any]) -> str:
    """Say what is right, in a line; only what the gold states."""
    if gold["outcome"] != "answered":
        return f"{gold['outcome']}: {gold['reason'] or 'for any reason'}"
    if gold.get("value") is None:
        expects = [one.get("expects") for one in (gold, *gold.get("alternatives", ()))]
        words = " or ".join("; ".join(one) for one in expects if one)
        return words or "a citation of the gold place"
    others = [one["value"] for one in gold.get("alternatives", ())]
    either = f" or {' or '.join(others)}" if others else ""
    period = _period(gold["period"]) if gold["period"] else ""
    parts = (f"{gold['value']}{either}", gold["unit"], period, ", ".join(gold["concepts"]))
    return " ".join(part for part in parts if part)


def got(record: Mapping[str, Any] | None) -> str:
    """Say what an answer says, in a line."""
    if record is None or "answer" not in record:
        return "no answer: " + (record["error"] if record else "the question was not asked")
    answer = record["answer"]
    if answer["outcome"] != "answered":
        return f"{answer['outcome']}: {answer['reason']['code']}: {answer['reason']['words']}"
    if not answer["figures"]:
        return f"no figure, route {answer['route']['kind']}: {answer['text'][:160]!r}"
    figure = answer["figures"][0]
    ids = [
        one["document_id"] for one in answer["citations"] if one["marker"] in figure["citations"]
    ]
    where = ", ".join(dict.fromkeys(str(one) for one in ids)) or "cited nowhere"
    what = _period(figure["period"])
    return f"{figure['value']} {figure['unit']} {what} {figure['label']} ({figure['formula']}), {where}"


def _period(period: Mapping[str, Any]) -> str:
    return f"{period['start']} to {period['end']}" if period["start"] else f"at {period['end']}"
