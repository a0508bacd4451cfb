"""The server by plain HTTP: who may ask, what is refused, what never leaves the machine."""

import re
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from fastapi import FastAPI
from fastapi.responses import HTMLResponse
from starlette.testclient import TestClient

from chat.app import build_app
from chat.conversations import Conversations, StoredTurn, new_conversation
from chat.examples import examples, spoken
from chat.web import Starting, address, bind, guard, run
from data.errors import SetupError
from tests.fakes import MARGIN, ScriptedEngine

HERE = "http://127.0.0.1"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("home")


@pytest.fixture(scope="module")
def engine(home: Path) -> ScriptedEngine:
    return ScriptedEngine(home)


@pytest.fixture(scope="module")
def client(engine: ScriptedEngine) -> Iterator[TestClient]:
    app = guard(build_app(engine))
    with TestClient(app, base_url=HERE, raise_server_exceptions=False) as client:
        yield client


def test_the_page_has_a_policy_and_each_script_its_nonce(client: TestClient) -> None:
    page = client.get("/", headers={"Accept": "text/html"})
    policy = page.headers["content-security-policy"]
    (nonce,) = re.findall(r"'nonce-([\w-]+)'", policy)
    assert page.status_code == 200
    assert "frame-ancestors 'none'" in policy
    assert page.headers["x-content-type-options"] == "nosniff"
    assert page.headers["referrer-policy"] == "no-referrer"
    scripts = re.findall(r"<script\b[^>]*>", page.text)
    assert scripts
    assert all(f'nonce="{nonce}"' in script for script in scripts)
    assert nonce not in client.get("/", headers={"Accept": "text/html"}).text


def test_another_host_name_is_refused(client: TestClient) -> None:
    assert client.get("/", headers={"Host": "evil.test"}).status_code == 400


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.test"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:9"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
@pytest.mark.parametrize("path", ["/gradio_api/queue/join", "/gradio_api/upload", "/login"])
def test_what_another_site_sends_is_refused(
    client: TestClient, headers: dict[str, str], path: str
) -> None:
    answer = client.post(path, headers=headers, json={})
    assert answer.status_code == 403
    assert "access-control-allow-origin" not in answer.headers


@pytest.mark.parametrize(
    "path",
    [
        "/gradio_api/file=/etc/passwd",
        "/gradio_api/file=..%2f..%2fetc%2fpasswd",
        "/gradio_api/file=file:///etc/passwd",
        "/gradio_api/file=http://169.254.169.254/",
        "/gradio_api/file=https://evil.test/",
    ],
)
def test_no_file_and_no_address_can_be_fetched_through_the_page(
    client: TestClient, path: str
) -> None:
    answer = client.get(path, follow_redirects=False)
    assert answer.status_code in (403, 404)
    assert "root:" not in answer.text


@pytest.mark.parametrize("path", ["/openapi.json", "/docs", "/redoc", "/gradio_api/docs"])
def test_there_are_no_pages_about_the_interface(client: TestClient, path: str) -> None:
    assert client.get(path).status_code == 404


def test_no_question_is_answered_past_the_queue(client: TestClient, engine: ScriptedEngine) -> None:
    for number in range(12):
        for data in (["gross margin?", "", ""], [{"a": 1}], ["x" * 100_000, 5, None], [], None):
            body = {"fn_index": number, "data": data, "session_hash": "s"}
            for path in ("/gradio_api/run/predict", "/gradio_api/api/predict"):
                answer = client.post(path, json=body)
                assert "Traceback" not in answer.text
    assert engine.asked == []


def test_a_stored_conversation_is_a_file_to_keep(client: TestClient, home: Path) -> None:
    conversation = new_conversation()
    store = Conversations(home)
    store.append(conversation, StoredTurn(MARGIN.question, None, "answered", MARGIN))
    store.append(conversation, StoredTurn("More?", None, "stopped", text="Gross"))
    markdown = client.get(f"/export/{conversation}.md")
    assert "[^1-1]: Tolvane Industries, Inc." in markdown.text
    assert "*stopped* Gross" in markdown.text
    assert markdown.headers["content-disposition"].startswith("attachment;")
    assert markdown.headers["cache-control"] == "no-store"
    figures = client.get(f"/export/{conversation}.csv")
    assert figures.headers["content-type"] == "text/csv; charset=utf-8"
    assert figures.text.count("us-gaap:GrossProfit") == 1


@pytest.mark.parametrize("name", ["0" * 32, "..%2f..%2fetc%2fpasswd", "x", "%00", "*"])
@pytest.mark.parametrize("kind", ["md", "csv"])
def test_a_conversation_that_is_not_kept_is_no_file(
    client: TestClient, name: str, kind: str
) -> None:
    answer = client.get(f"/export/{name}.{kind}", headers={"Accept": "text/plain"})
    assert "root:" not in answer.text
    assert "attachment" not in answer.headers.get("content-disposition", "")


def test_a_password_stands_before_every_route(tmp_path: Path) -> None:
    app = guard(build_app(ScriptedEngine(tmp_path)), host="0.0.0.0", password="s3cret")
    with TestClient(app, base_url="http://10.1.2.3:7860") as client:
        for path in ("/", "/config", "/gradio_api/info", f"/export/{'0' * 32}.md"):
            refused = client.get(path)
            assert refused.status_code == 401
            assert "Tolvane" not in refused.text
        assert client.get("/config", auth=("filings", "wrong")).status_code == 401
        assert client.get("/config", auth=("filings", "s3cret")).status_code == 200


def test_a_script_that_a_page_did_not_have_gets_no_nonce_from_text() -> None:
    app = FastAPI()

    @app.get("/")
    def page() -> HTMLResponse:
        return HTMLResponse("<p>&lt;script&gt;</p><scripture></scripture><SCRIPT>1</SCRIPT>")

    with TestClient(guard(app), base_url=HERE) as client:
        text = client.get("/", headers={"Accept": "text/html"}).text
    assert text.count("nonce=") == 1
    assert "<scripture>" in text


def test_a_page_that_is_being_built_says_so_and_comes(tmp_path: Path) -> None:
    built = threading.Event()

    def build() -> FastAPI:
        assert built.wait(20)
        return guard(build_app(ScriptedEngine(tmp_path)))

    with TestClient(Starting(build), base_url=HERE) as client:
        splash = client.get("/", headers={"Accept": "text/html"})
        assert splash.status_code == 503
        assert splash.headers["refresh"] == "1"
        assert "Starting" in splash.text
        built.set()
        for _ in range(100):
            if client.get("/config").status_code == 200:
                break
            time.sleep(0.1)
        assert client.get("/config").status_code == 200


def test_what_keeps_the_page_from_being_built_ends_the_server_and_is_said() -> None:
    def build() -> FastAPI:
        raise SetupError("Ollama has no model x. Get it with: ollama pull x")

    with pytest.raises(SetupError, match="Ollama has no model x"):
        run(build, bind("127.0.0.1", 0))


def test_a_taken_port_gives_the_next_free_one() -> None:
    with bind("127.0.0.1", 0) as first:
        taken = first.getsockname()[1]
        with bind("127.0.0.1", taken) as second:
            assert second.getsockname()[1] != taken
            assert second.family == socket.AF_INET


@pytest.mark.parametrize(
    ("host", "said"),
    [
        ("127.0.0.1", "http://127.0.0.1:7860"),
        ("0.0.0.0", "http://127.0.0.1:7860"),
        ("::1", "http://[::1]:7860"),
    ],
)
def test_the_address_that_is_said_can_be_opened(host: str, said: str) -> None:
    assert address(host, 7860) == said


def test_the_examples_are_about_what_is_on_file(tmp_path: Path) -> None:
    entries = ScriptedEngine(tmp_path).store.entries()
    assert examples(entries)[0] == "What was the gross margin of Tolvane Industries in FY2024?"
    assert len(examples(entries)) == 3
    assert examples(()) == ()


@pytest.mark.parametrize(
    ("company", "said"),
    [
        ("Tolvane Industries, Inc.", "Tolvane Industries"),
        ("Halden Corp", "Halden"),
        ("SE", "SE"),
        ("PROCTER & GAMBLE CO", "Procter & Gamble"),
        ("NVIDIA CORP", "NVIDIA"),
        ("Columbia Income Fund", "Columbia Income Fund"),
        ("COCA COLA CO", "Coca Cola"),
        ("WELLS FARGO & COMPANY/MN", "Wells Fargo"),
    ],
)
def test_a_company_is_named_as_people_say_it(company: str, said: str) -> None:
    assert spoken(company) == said
