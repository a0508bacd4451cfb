"""The guard that keeps tests off the network."""

import socket
from urllib.request import urlopen

import pytest


def test_the_network_is_refused() -> None:
    with (
        socket.socket() as asking,
        pytest.raises(OSError, match="Mark it `network`, or use a fake"),
    ):
        asking.connect(("93.184.216.34", 80))
    with pytest.raises(OSError, match="Mark it `network`, or use a fake"):
        urlopen("http://www.sec.gov/")


def test_loopback_is_let_through() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        socket.create_connection(("localhost", port)).close()
