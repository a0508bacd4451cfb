"""A package that tests hold ours against: skipped where it is absent, but never by the CI."""

import os
from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest


@pytest.fixture
def needed() -> Callable[[str], Any]:
    """Import a package by name, or say why not."""
    return _needed


def _needed(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        why = f"{name} is not installed; `make install` brings it with the tools for the tests."
        if os.environ.get("CI") == "true":
            pytest.fail(why)
        pytest.skip(why)
