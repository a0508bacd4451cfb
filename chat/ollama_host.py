"""Where Ollama is: on this machine, unless OLLAMA_HOST says otherwise."""

import ipaddress
import os
from dataclasses import dataclass
from urllib.parse import urlsplit

from data.errors import SetupError

PORT = 11434
_PORTS = {"http": 80, "https": 443}
_EVERYWHERE = ("0.0.0.0", "::")
"""What a server listens on; a client can't call it."""


@dataclass(frozen=True, slots=True)
class OllamaHost:
    """An address without user name and password, so that it can be shown."""

    url: str
    is_here: bool
    """Whether it is this machine."""

    @property
    def is_unencrypted(self) -> bool:
        """Whether what is sent can be read on its way."""
        return not self.is_here and self.url.startswith("http:")


def ollama_host(said: str | None = None) -> OllamaHost:
    """Read an address as Ollama's own client does; by default OLLAMA_HOST, else this machine.

    Raises:
        SetupError: it is none.

    """
    said = (os.environ.get("OLLAMA_HOST", "") if said is None else said).strip()
    scheme, _, rest = said.partition("://") if "://" in said else ("", "", said)
    try:
        parts = urlsplit(f"{scheme or 'http'}://{rest}")
        port = parts.port
    except ValueError as wrong:
        raise _no_address() from wrong
    if parts.scheme not in _PORTS:
        raise _no_address()
    name = parts.hostname or "127.0.0.1"
    name = "127.0.0.1" if name in _EVERYWHERE else name
    port = port or (_PORTS[parts.scheme] if scheme else PORT)
    shown = f"[{name}]" if ":" in name else name
    path = f"/{parts.path.strip('/')}" if parts.path.strip("/") else ""
    return OllamaHost(f"{parts.scheme}://{shown}:{port}{path}", is_loopback(name))


def is_loopback(name: str) -> bool:
    """Whether a host name or address is this machine."""
    if name == "localhost":
        return True
    try:
        return ipaddress.ip_address(name.split("%")[0]).is_loopback
    except ValueError:
        return False


def _no_address() -> SetupError:
    # Without the value: it may hold a password.
    return SetupError(
        "OLLAMA_HOST is not an address of Ollama. "
        f"Set it like this: export OLLAMA_HOST=http://127.0.0.1:{PORT}"
    )
