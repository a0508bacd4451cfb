"""From names to models, and the menu of what is really there."""

import subprocess
import sys

import pytest

from chat.open_model import Offer, models_there, open_model, usual_model
from data.errors import SetupError
from tests.chat.messages_server import KEY, Message, Written, messages_server
from tests.chat.ollama_server import ollama_server, writes

NONE = Offer("none", is_there=True, says="No model: figures from facts, passages quoted.")
DOWN = "http://127.0.0.1:9"


@pytest.fixture(autouse=True)
def nothing_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OLLAMA_HOST", DOWN)
    monkeypatch.delenv("ANTHROPIC_API_KEY", raising=False)
    monkeypatch.delenv("ANTHROPIC_BASE_URL", raising=False)


def test_none_is_none() -> None:
    assert open_model("none") is None


@pytest.mark.parametrize("name", ["", "gpt", "none:x", "llama3.2", "openai:gpt", "Claude:x"])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(SetupError) as wrong:
        open_model(name)
    assert str(wrong.value) == (
        f"There is no model {name!r}. Take none, ollama:NAME or claude:NAME, "
        "for example: --model ollama:llama3.2"
    )


@pytest.mark.parametrize("name", ["ollama", "ollama:llama3.2"])
def test_a_model_of_ollama_is_opened(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with ollama_server(writes("A.")) as served:
        monkeypatch.setenv("OLLAMA_HOST", served.url)
        model = open_model(name)
    assert model is not None
    assert model.name == "ollama:llama3.2:latest"


@pytest.mark.parametrize("name", ["claude", "claude:claude-haiku-5-5"])
def test_a_model_of_claude_is_opened(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with messages_server(Message([Written("A.")])) as served:
        monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
        monkeypatch.setenv("ANTHROPIC_BASE_URL", served.url)
        model = open_model(name)
    assert model is not None
    assert model.name == "claude:claude-haiku-5-5"


def test_what_is_missing_is_said_with_the_command_that_mends_it() -> None:
    assert models_there() == (
        NONE,
        Offer(
            "ollama:llama3.2",
            is_there=False,
            says=f"Ollama does not answer at {DOWN}. Start it with: ollama serve",
        ),
        Offer(
            "claude:claude-haiku-5-5",
            is_there=False,
            says="Claude needs a key. Set it with: export ANTHROPIC_API_KEY=...",
        ),
    )
    assert usual_model() == "none"


def test_what_is_there_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ["qwen3:4b", "big:120b-cloud", "nomic-embed-text:latest", "llama3.2:latest"]
    with ollama_server(writes("A."), names) as here, messages_server(Message([])) as claude:
        monkeypatch.setenv("OLLAMA_HOST", here.url)
        monkeypatch.setenv("ANTHROPIC_API_KEY", KEY)
        monkeypatch.setenv("ANTHROPIC_BASE_URL", claude.url)
        offers = models_there()
        assert usual_model() == "ollama:llama3.2"
    assert [(offer.name, offer.is_there) for offer in offers] == [
        ("none", True),
        ("ollama:llama3.2", True),
        ("ollama:qwen3:4b", True),
        ("ollama:big:120b-cloud", True),
        ("claude:claude-haiku-5-5", True),
    ]
    assert "leave this machine" not in offers[1].says
    assert all("leave this machine" in offer.says for offer in offers[3:])


def test_a_model_that_is_not_pulled_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    with ollama_server(writes("A."), ["qwen3:4b"]) as served:
        monkeypatch.setenv("OLLAMA_HOST", served.url)
        offers = models_there()
        assert usual_model() == "none"
    assert offers[2] == Offer(
        "ollama:llama3.2",
        is_there=False,
        says="Ollama has no model llama3.2. Get it with: ollama pull llama3.2",
    )


def test_the_clients_are_imported_only_when_they_are_used() -> None:
    code = (
        "import chat.open_model, sys; print({'ollama', 'anthropic', 'httpx2'} & set(sys.modules))"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "set()\n"
