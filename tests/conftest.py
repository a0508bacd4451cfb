"""What all tests share: no network, the corpus of real filings, a store of their own."""

import ipaddress
import os
import socket
from pathlib import Path

import pytest

from data.adding import add_items, find_items
from data.sample_store import load_sample
from data.store import Store, open_store

CORPUS = Path(__file__).resolve().parents[2] / "shared" / "corpus"


def _is_local(address: object) -> bool:
    if not isinstance(address, tuple):
        return True  # a Unix socket
    host = str(address[0])
    if host in ("localhost", ""):
        return True
    try:
        return ipaddress.ip_address(host.split("%")[0]).is_loopback
    except ValueError:
        return False


@pytest.fixture(autouse=True)
def offline(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Refuse the network to every test that is not marked `network`; loopback is let through."""
    if request.node.get_closest_marker("network"):
        return
    connect, connect_ex = socket.socket.connect, socket.socket.connect_ex
    resolve = socket.getaddrinfo

    def refuse(address: object) -> None:
        if not _is_local(address):
            # An OSError, as a network that is down would give: anything else leaks the socket.
            raise OSError(f"A test asks for {address}. Mark it `network`, or use a fake.")

    def guarded_connect(self: socket.socket, address: object) -> None:
        refuse(address)
        connect(self, address)  # type: ignore[arg-type]

    def guarded_connect_ex(self: socket.socket, address: object) -> int:
        refuse(address)
        return connect_ex(self, address)  # type: ignore[arg-type]

    def guarded_resolve(host: object, *rest: object, **more: object) -> object:
        name = host.decode() if isinstance(host, bytes) else host
        refuse((name or "localhost", 0))
        return resolve(host, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(socket.socket, "connect", guarded_connect)
    monkeypatch.setattr(socket.socket, "connect_ex", guarded_connect_ex)
    monkeypatch.setattr(socket, "getaddrinfo", guarded_resolve)


@pytest.fixture(scope="session")
def corpus() -> Path:
    """Real filings beside the checkout; skipped where they are not, but never by the CI."""
    if CORPUS.is_dir():
        return CORPUS
    if os.environ.get("CI") == "true":
        pytest.fail(f"The corpus is not at {CORPUS}, and CI=true says that it is.")
    pytest.skip(f"The corpus of real filings is not at {CORPUS}.")


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    """An empty store of the test's own, which FILINGS_HOME names too."""
    home = tmp_path / "store"
    monkeypatch.setenv("FILINGS_HOME", str(home))
    return open_store(home)


@pytest.fixture(scope="session")
def sample_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a store that holds the sample corpus; not to be written to."""
    home = tmp_path_factory.mktemp("sample")
    load_sample(open_store(home), lambda _: None)
    return home


@pytest.fixture(scope="session")
def filings_home(corpus: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a store that holds all real filings of the corpus; not to be written to."""
    home = tmp_path_factory.mktemp("filings")
    outcomes = list(add_items(open_store(home), find_items([str(corpus / "filings")])))
    troubles = [one.trouble for one in outcomes if one.added is None and not one.item.is_skipped]
    assert not troubles
    return home
