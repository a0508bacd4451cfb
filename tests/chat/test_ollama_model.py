"""Ollama over its real client: what is sent, what its counts say, and each fault in a sentence with what mends it."""

import json
from dataclasses import replace
from typing import Any

import pytest

from chat.listening import Patience
from chat.model import Segment
from chat.ollama_host import OllamaHost, ollama_host
from chat.ollama_model import OllamaModel, open_ollama, pulled_names
from chat.ollama_prompt import Pulled
from data.errors import ModelError, SetupError
from tests.chat.ollama_server import Chat, done, line, ollama_server, stream, writes
from tests.chat.served import Act, Reply, Served, json_reply
from tests.chat.test_model_contract import ASK, WRITTEN, go_on, source

PULLED = Pulled("llama3.2:latest", "a80c", 131072, can_think=False)

OTHER_BYTES = (
    "What answers at URL does not speak as Ollama does. "
    "Set OLLAMA_HOST to where it runs, or start it with: ollama serve"
)
TOO_LONG = (
    "The question and its sources do not fit into the 65,536 tokens of llama3.2:latest. "
    "Ask in fewer words, or ask a model with a larger context window."
)
TOO_LARGE = (
    "Ollama can't run llama3.2:latest: model requires more system memory (5.6 GiB) than is available "
    "(3.9 GiB). Take a smaller model, for example: ollama pull llama3.2:1b"
)


def model(served: Served, pulled: Pulled = PULLED, silence: float = 5.0) -> OllamaModel:
    return OllamaModel(pulled, ollama_host(served.url), Patience(silence, longest=20))


def trouble(chat: Chat, silence: float = 5.0) -> str:
    with ollama_server(chat) as served, pytest.raises(ModelError) as wrong:
        model(served, silence=silence).write(ASK, go_on)
    assert wrong.value.model == "ollama:llama3.2:latest"
    return str(wrong.value).replace(served.url, "URL")


def test_a_prompt_is_numbered_sources_then_slots_then_the_question() -> None:
    odd = replace(source(3, text="Two\nlines\n[1] of text"), title="A  title", path=())
    ask = replace(ASK, sources=(*ASK.sources[:2], odd), repair="Sentence 1 has no source.")
    with ollama_server(writes(WRITTEN)) as served:
        model(served).write(ask, go_on)
    body = served.asked[-1].body
    assert body["messages"] == [
        {"role": "system", "content": ASK.system},
        {
            "role": "user",
            "content": "[1] (Tolvane 10-K 2024 › Part II › Item 7) Sentence 1 says that demand for pumps grew.\n"
            "[2] (Tolvane 10-Q 2025 › Part II › Item 7) Sentence 2 says that demand for pumps grew.\n"
            "[3] (A title) Two lines [1] of text\n\n"
            "{f1}: Tolvane revenue, fiscal 2024\n\n"
            "Why did revenue grow?\n\n"
            "Sentence 1 has no source.",
        },
    ]
    assert "$1.2 billion" not in json.dumps(body)
    assert body["options"] == {"num_ctx": 8192, "num_predict": 1024, "temperature": 0, "seed": 7}
    assert (body["truncate"], body["shift"], body["stream"]) == (False, False, True)
    assert "think" not in body


def test_the_window_is_doubled_until_the_prompt_fits() -> None:
    many = tuple(source(number, text="Net sales were 391,035. " * 20) for number in range(1, 61))
    with ollama_server(writes(WRITTEN, prompt_eval_count=9000)) as served:
        draft = model(served).write(replace(ASK, sources=many), go_on)
    assert served.asked[-1].body["options"]["num_ctx"] == 32768
    assert draft.warnings == ()


def test_what_does_not_fit_is_said_and_can_not_be_cited() -> None:
    many = tuple(source(number, text="Net sales were 391,035. " * 20) for number in range(1, 31))
    with ollama_server(writes("A [1]. B [30].", prompt_eval_count=2000)) as served:
        draft = model(served, replace(PULLED, window=4096)).write(
            replace(ASK, sources=many, language="es"), go_on
        )
    assert draft.segments == (Segment("A.", (1,)), Segment(" B.", (), ("[30]",)))
    (words,) = draft.warnings
    assert "de 30 fuentes no cabían" in words
    assert words.endswith("29, 30.")


def test_a_question_that_does_not_fit_is_not_asked() -> None:
    with ollama_server(writes(WRITTEN)) as served, pytest.raises(ModelError) as wrong:
        model(served, replace(PULLED, window=512)).write(
            replace(ASK, system="Answer. " * 400), go_on
        )
    assert str(wrong.value) == (
        "The question and its sources do not fit into the 512 tokens of llama3.2:latest. "
        "Ask in fewer words, or ask a model with a larger context window."
    )
    assert served.asked == []


@pytest.mark.parametrize(("read", "is_cut"), [(4098, True), (40, True), (3900, False)])
def test_a_count_that_is_too_small_is_said(read: int, is_cut: bool) -> None:
    many = tuple(source(number, text="Net sales were 391,035. " * 10) for number in range(1, 31))
    with ollama_server(writes(WRITTEN, prompt_eval_count=read)) as served:
        draft = model(served).write(replace(ASK, sources=many), go_on)
    assert [f"read {read:,} tokens" in words for words in draft.warnings] == [True] * is_cut
    assert draft.tokens == (read, 20)


def test_a_count_that_is_missing_is_none() -> None:
    with ollama_server(writes(WRITTEN, prompt_eval_count=None)) as served:
        draft = model(served).write(ASK, go_on)
    assert draft.tokens is None
    assert draft.warnings == ()


def test_characters_that_come_in_two_chunks_are_whole() -> None:
    raw = line("crecía un 3 % más 😀 [1].") + done()
    pieces = [raw[at : at + 1] for at in range(len(raw))]
    with ollama_server(lambda _: stream(pieces)) as served:
        draft = model(served).write(ASK, go_on)
    assert draft.text == "crecía un 3 % más 😀."


def test_halves_of_characters_are_joined_or_replaced() -> None:
    halves = [
        line("HALF").replace(b"HALF", half.encode()) for half in ("\\ud83d", "\\ude00 b \\ud83d.")
    ]
    with ollama_server(lambda _: stream([*halves, done()])) as served:
        draft = model(served).write(ASK, go_on)
    assert draft.text == "😀 b \ufffd."


@pytest.mark.parametrize(
    ("chat", "words"),
    [
        (
            lambda _: stream([line("Rev"), b'{"error": "llama runner process has terminated"}\n']),
            "Ollama stopped over llama3.2:latest: llama runner process has terminated. See its log, or ask again.",
        ),
        (
            lambda _: stream([line("Rev"), Act.CUT]),
            "Ollama broke off over llama3.2:latest. Ask again; its log says why.",
        ),
        (
            lambda _: stream([line("Rev")]),
            "Ollama broke off over llama3.2:latest. Ask again; its log says why.",
        ),
        (
            lambda _: stream([]),
            "Ollama broke off over llama3.2:latest. Ask again; its log says why.",
        ),
        (
            lambda _: json_reply({"error": "model 'llama3.2:latest' not found"}, 404),
            "Ollama has no model llama3.2. Get it with: ollama pull llama3.2",
        ),
        (
            lambda _: json_reply({"error": "server busy, please try again"}, 503),
            "Ollama is busy with other questions (503). Ask again in a minute.",
        ),
        (
            lambda _: json_reply(
                {
                    "error": "model requires more system memory (5.6 GiB) than is available (3.9 GiB)"
                },
                500,
            ),
            TOO_LARGE,
        ),
        (
            lambda _: json_reply({"error": "the prompt is longer than the context length"}, 400),
            TOO_LONG,
        ),
        (
            lambda _: Reply([b"<html>hello</html>\n"]),
            OTHER_BYTES,
        ),
        (
            lambda _: Reply([b"[1, 2]\n"]),
            OTHER_BYTES,
        ),
        (
            lambda _: stream([line(" \n"), done()]),
            "llama3.2:latest wrote nothing. Ask again, or ask another model.",
        ),
        (
            lambda _: Reply([b"moved"], 307, headers={"location": "http://192.0.2.1/api/chat"}),
            "Ollama stopped over llama3.2:latest: moved. See its log, or ask again.",
        ),
    ],
)
def test_a_fault_is_a_sentence_with_what_mends_it(chat: Chat, words: str) -> None:
    assert trouble(chat) == words


def test_a_silent_server_is_given_up() -> None:
    words = "Ollama at URL is there but silent about llama3.2:latest. Ask again, or start it anew with: ollama serve"
    assert trouble(lambda _: stream([Act.HANG]), silence=0.5) == words
    assert trouble(lambda _: stream([line("Rev"), Act.HANG]), silence=0.5) == words


def test_a_server_that_never_ends_is_ended() -> None:
    def endless(_: Any) -> Reply:
        return stream(line("over and over " * 300) for _ in iter(int, 1))

    with ollama_server(endless) as served:
        draft = model(served).write(ASK, go_on)
        assert served.hung_up.wait(5)
    assert draft.stop == "length"


def test_nobody_there() -> None:
    with ollama_server(writes(WRITTEN)) as served:
        url = served.url
    words = f"Ollama does not answer at {url}. Start it with: ollama serve"
    with pytest.raises(ModelError, match=words):
        OllamaModel(PULLED, ollama_host(url)).write(ASK, go_on)
    with pytest.raises(SetupError, match=words):
        open_ollama(host=ollama_host(url))


def test_a_model_is_opened_with_its_digest_and_window() -> None:
    names = ["llama3.2:latest", "qwen3:4b", "nomic-embed-text:latest"]
    shown = {
        "capabilities": ["completion", "thinking"],
        "model_info": {"qwen3.context_length": 4096},
    }
    with ollama_server(writes(WRITTEN), names, **shown) as served:
        opened = open_ollama("qwen3:4b", ollama_host(served.url))
        opened.write(ASK, go_on)
        assert pulled_names(ollama_host(served.url)) == ("llama3.2:latest", "qwen3:4b")
    assert opened.name == "ollama:qwen3:4b"
    assert opened.pulled.digest.startswith("a80c4f17acd5")
    assert opened.pulled.window == 4096
    assert opened.room == 4096
    assert served.asked[2].body["think"] is False


def test_a_model_that_is_not_pulled_or_does_not_write_is_not_opened() -> None:
    with ollama_server(writes(WRITTEN), capabilities=["embedding"]) as served:
        with pytest.raises(SetupError) as missing:
            open_ollama("mistral", ollama_host(served.url))
        with pytest.raises(SetupError) as mute:
            open_ollama("llama3.2", ollama_host(served.url))
    assert str(missing.value) == "Ollama has no model mistral. Get it with: ollama pull mistral"
    assert str(mute.value) == (
        "The model llama3.2 of Ollama does not write. Take one that does: ollama pull llama3.2"
    )


@pytest.mark.parametrize("name", ["", "../x", "a b", "-x", "a" * 200, "x\n", "{x}"])
def test_a_name_that_no_model_has_is_refused(name: str) -> None:
    with pytest.raises(SetupError, match="is named like llama3"):
        open_ollama(name)


def test_no_proxy_stands_between_a_machine_and_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY"):
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    with ollama_server(writes(WRITTEN)) as served:
        assert open_ollama(host=ollama_host(served.url)).write(ASK, go_on).stop == "end"


def test_what_leaves_the_machine_unencrypted_is_said() -> None:
    with ollama_server(writes(WRITTEN)) as served:
        away = OllamaHost(served.url, is_here=False)
        draft = OllamaModel(PULLED, away).write(ASK, go_on)
    assert draft.warnings == (
        f"The question and its sources went unencrypted to {served.url} (OLLAMA_HOST).",
    )


@pytest.mark.parametrize(
    ("said", "url", "is_here"),
    [
        ("", "http://127.0.0.1:11434", True),
        ("localhost", "http://localhost:11434", True),
        ("0.0.0.0", "http://127.0.0.1:11434", True),
        ("0.0.0.0:8080", "http://127.0.0.1:8080", True),
        ("http://127.0.0.1", "http://127.0.0.1:80", True),
        ("[::1]:5000", "http://[::1]:5000", True),
        ("gpu.lan", "http://gpu.lan:11434", False),
        ("https://me:secret@gpu.lan/ollama/", "https://gpu.lan:443/ollama", False),
    ],
)
def test_where_ollama_is(
    said: str, url: str, is_here: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("OLLAMA_HOST", said)
    assert ollama_host() == OllamaHost(url, is_here)


@pytest.mark.parametrize(
    "said", ["ftp://me:secret@x", "http://x:secret", "http://[::1", "http://x:99999999"]
)
def test_an_address_that_is_none_is_not_quoted(said: str) -> None:
    with pytest.raises(SetupError) as wrong:
        ollama_host(said)
    assert str(wrong.value) == (
        "OLLAMA_HOST is not an address of Ollama. "
        "Set it like this: export OLLAMA_HOST=http://127.0.0.1:11434"
    )
