"""The house rules that a reader relies on: imports point one way, one door per outside package, small modules."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ORDER = ("data", "retrieval", "chat", "answer_eval")
"""A package may import itself and those before it."""
ONE_MODULE = (
    "gradio", "ollama", "anthropic", "rank_bm25", "bm25s", "sentence_transformers", "bs4", "pyarrow",
    "pydantic", "lxml", "httpx", "httpx2",
)  # fmt: skip
MOST_LINES = 300

MODULES = sorted(path for package in ORDER for path in (ROOT / package).rglob("*.py"))


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def imported(path: Path) -> Iterator[str]:
    """Names of the modules that a module imports, anywhere in it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name_of(path)} imports relatively"
            assert node.module is not None
            yield node.module


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_imports_point_one_way(path: Path) -> None:
    own = ORDER.index(path.relative_to(ROOT).parts[0])
    above = {name.split(".")[0] for name in imported(path)} & set(ORDER[own + 1 :])
    assert not above


def test_each_outside_package_has_one_door() -> None:
    doors = defaultdict(set)
    for path in MODULES:
        for name in imported(path):
            doors[name.split(".")[0]].add(name_of(path))
    assert {name: found for name in ONE_MODULE if len(found := doors[name]) > 1} == {}


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_is_small_enough_to_read_at_once(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_says_what_it_is(path: Path) -> None:
    assert ast.get_docstring(ast.parse(path.read_text(encoding="utf-8")))


def test_nothing_reads_a_pickle() -> None:
    for path in MODULES:
        assert not {"pickle", "joblib", "shelve", "marshal"} & set(imported(path)), path
