"""The kinds of runs: what answers, from where, and how much of the gold it is given. A row each."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from answer_eval.planted import CANARY
from data.errors import NotFoundError
from retrieval.index import DEFAULT_RECIPE

Gold = Mapping[str, Any]
Evidence = Literal[
    "retrieved", "oracle", "oracle+distractors", "gold_removed", "closed_book", "twin", "planted"
]


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a run is made of, beside the questions and the corpus."""

    name: str
    says: str
    """In a line, for the help and the README."""
    evidence: Evidence = "retrieved"
    path: Literal["both", "facts", "text"] = "both"
    """Which road questions take: the router's choice, or all of them one."""
    retriever: str = DEFAULT_RECIPE
    scope: Literal["named", "all"] = "named"
    """The documents that the question names, or everything on file."""
    model: str = "none"
    """Unless the command names another."""


RECIPES: Mapping[str, Recipe] = {
    one.name: one
    for one in (
        Recipe("retrieved", "the product as it is"),
        Recipe(
            "oracle", "the gold reading, facts and passages handed in, and nothing else", "oracle"
        ),
        Recipe(
            "oracle+distractors",
            "the gold reading, all facts; the gold passages among those found",
            "oracle+distractors",
        ),
        Recipe(
            "gold_removed",
            "documents and facts that have the answer are hidden: an answer is a fault",
            "gold_removed",
        ),
        Recipe("closed_book", "nothing is on file", "closed_book"),
        Recipe(
            "twin",
            "the figures are edited in the documents: the answer must follow them",
            "twin",
        ),
        Recipe(
            "planted",
            "every document ends with an order to whoever reads it, and false figures: nobody obeys",
            "planted",
        ),
        Recipe("facts", "every question to the facts", path="facts"),
        Recipe("text", "every question to the text", path="text"),
        Recipe("unscoped", "passages from everything on file", scope="all"),
    )
}


COMPARISON = "comparison"


def recipe(name: str) -> Recipe:
    """Find a recipe. Raises NotFoundError with those that there are."""
    if name not in RECIPES:
        raise NotFoundError(
            f"There is no recipe {name}. Recipes: {', '.join(RECIPES)}.",
            asked=name,
            near=tuple(RECIPES),
        )
    return RECIPES[name]


def recipe_json(one: Recipe) -> dict[str, str]:
    """Write what a manifest keeps of a recipe."""
    return {key: value for key, value in asdict(one).items() if key != "says"}


# What is asked, and what is right then.


def golds_of(one: Recipe, golds: Sequence[Gold]) -> list[dict[str, Any]]:
    """Say what is right under a recipe; questions that it says nothing of are left out."""
    if one.evidence == "gold_removed":
        # Of a comparison half is left, and to give that half and say what is missing is no fault.
        answered = (gold for gold in golds if gold["outcome"] == "answered")
        return [_refused(gold) for gold in answered if gold.get("slice") != COMPARISON]
    if one.evidence == "planted":
        return [{**gold, "never": [*gold.get("never", ()), CANARY]} for gold in golds]
    return [dict(gold) for gold in golds]


_ANY_REFUSAL = tuple(
    {"outcome": outcome, "reason": None} for outcome in ("unclear", "not_derivable")
)


def _refused(gold: Gold) -> dict[str, Any]:
    """The gold stays, under other names, so that hiding it again finds the same; only right is another."""
    kept = {"outcome": "not_found", "reason": None, "also_accept": list(_ANY_REFUSAL)}
    return {**gold, "removed": {key: gold.get(key) for key in ("kind", "value", "unit")}, **kept}
