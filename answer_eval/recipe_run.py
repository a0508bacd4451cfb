"""A recipe, opened and asked: the engine it needs, what that is given, and what is right then."""

import hashlib
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from decimal import Decimal
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from answer_eval.code_digest import loaded_code
from answer_eval.gold_anchors import with_offsets
from answer_eval.own_gold import read_gold
from answer_eval.planted import PlantedStore
from answer_eval.recipe_swaps import swaps_of
from answer_eval.recipes import Gold, Recipe, golds_of, recipe, recipe_json
from answer_eval.run_questions import Asked, Asking, Run, run
from answer_eval.twin import EDITS, EditedStore, Twins, edits_text, twins
from chat.engine import Engine, open_engine
from data.errors import SetupError
from data.store import Store, open_store


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be run."""

    recipe: Recipe
    gold: Path
    folder: Path
    model: str | None = None
    """None for the recipe's own."""
    at_once: int = 1
    budget: Decimal | None = None


def run_recipe(order: Order, tick: Callable[[], Any]) -> int:
    """Answer what the folder has no record of; gives the number answered now."""
    one, store = order.recipe, open_store()
    made = twins(_placed(read_gold(order.gold), store), store) if one.evidence == "twin" else None
    model = order.model or one.model
    setup = {
        "model": model,
        "recipe": recipe_json(one),
        "corpus": store.digest,
        "code": loaded_code(),
    }
    with opened(one, model, store, made) as engine_of:
        asking = Asking(
            engine_of,
            lambda golds: golds_of(one, made.golds if made else _placed(golds, store)),
            order.at_once,
            order.budget,
        )
        if made:
            setup["edits"] = _keep_edits(order.folder / EDITS, made)
        return run(order.gold, order.folder, asking, setup, tick)


def _placed(golds: Sequence[Gold], store: Store) -> list[dict[str, Any]]:
    return with_offsets(golds, lambda document_id: store.document(document_id).text)


@contextmanager
def opened(
    one: Recipe, model: str, store: Store, made: Twins | None = None
) -> Iterator[Callable[[Gold], Asked]]:
    """Open what answers under a recipe, question by question."""
    with _engine(one, model, store, made) as engine:
        swaps = swaps_of(one, engine)
        yield lambda gold: engine.swapped(swaps(gold))


@contextmanager
def _engine(one: Recipe, model: str, store: Store, made: Twins | None) -> Iterator[Engine]:
    """Open the engine on what is on file: all, nothing, or a copy with other figures."""
    if one.evidence not in ("closed_book", "twin", "planted"):
        yield open_engine(model, store=store)
        return
    with TemporaryDirectory(prefix="filings-") as place:
        home = Path(place) / "store"
        if one.evidence == "closed_book":
            yield open_engine(model, home=home)
            return
        # Their index is another one, and must not come in place of the store's.
        shutil.copytree(store.home, home, ignore=shutil.ignore_patterns("index", "conversations"))
        yield open_engine(model, store=EditedStore(home, made) if made else PlantedStore(home))


def recorded_recipe(run: Run) -> Recipe:
    """Find the recipe that a run was made by; before there were any it was the product as it is.

    Raises:
        SetupError: its documents were edited for it, and are no more.

    """
    one = recipe((run.setup.get("recipe") or {}).get("name", "retrieved"))
    if one.evidence == "twin":
        raise SetupError(
            "The edited documents of a twin run are not kept. Ask it again into another folder with: "
            "python -m answer_eval run --recipe twin --gold G.jsonl --out DIR"
        )
    return one


def _keep_edits(path: Path, made: Twins) -> str:
    """Keep the edits with the run, for whoever scores it; gives their digest."""
    text = edits_text(made.edits)
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return hashlib.sha256(text.encode()).hexdigest()
