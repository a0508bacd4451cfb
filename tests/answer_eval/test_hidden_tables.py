"""Where the gold is hidden, tables that print it are hidden too, in every document of that issuer."""

from pathlib import Path
from typing import Any

import pytest

from answer_eval.recipe_run import opened
from answer_eval.recipes import recipe
from answer_eval.run_questions import asked
from data.store import open_store

PLACE = "3.127,4"


@pytest.mark.parametrize(("name", "figures"), [("retrieved", 1), ("gold_removed", 0)])
@pytest.mark.parametrize("year", [2023, 2024])
def test_tables_with_the_gold_are_read_only_where_it_is_not_hidden(
    sample_home: Path, monkeypatch: pytest.MonkeyPatch, name: str, figures: int, year: int
) -> None:
    monkeypatch.setenv("FILINGS_HOME", str(sample_home))
    store = open_store(sample_home)
    entry = next(one for one in store.entries() if one.title.endswith("Informe anual 2024"))
    text = store.document(entry.document_id).text
    start = text.index(PLACE)
    gold: dict[str, Any] = {
        "id": "v",
        "question": f"¿Cuáles fueron las ventas de {entry.title.split(',')[0]} en {year}?",
        "language": "es",
        "kind": "words",
        "outcome": "answered",
        "expects": [PLACE],
        "spans": [
            {"document_id": entry.document_id, "start": start, "end": start + len(PLACE)},
        ],
    }
    with opened(recipe(name), "none", store) as engine_of:
        answer = asked(engine_of(gold), gold)[0]["answer"]
    assert len(answer["figures"]) == figures
