"""Where Claude is, and by whose key."""

import os
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from chat.claude_words import KEY, NO_KEY, ODD_KEY
from chat.listening import Patience
from chat.ollama_host import is_loopback
from data.errors import SetupError

USUAL_URL = "https://api.anthropic.com"
URL = "ANTHROPIC_BASE_URL"
PATIENCE = Patience(silence=180, longest=900)
RETRIES = 2
"""By the SDK, where the service is busy and nothing has been written yet."""


@dataclass(frozen=True, slots=True)
class Service:
    """Where Claude is, and by whose key."""

    key: str = field(repr=False)
    url: str = USUAL_URL
    retries: int = RETRIES
    patience: Patience = PATIENCE

    @property
    def is_here(self) -> bool:
        """Whether it is this machine."""
        return is_loopback(urlsplit(self.url).hostname or "")

    @property
    def is_usual(self) -> bool:
        return self.url.rstrip("/") == USUAL_URL

    @property
    def shown(self) -> str:
        """The address without user name and password."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc.rpartition('@')[2]}"


def claude_service() -> Service:
    """Read key and address from the environment.

    Raises:
        SetupError: there is no key, or it would travel unencrypted.

    """
    key = os.environ.get(KEY, "").strip()
    if not key:
        raise SetupError(NO_KEY)
    if not key.isascii() or not key.isprintable() or " " in key:
        # Such a key can't be sent, and the refusal to send it would quote it.
        raise SetupError(ODD_KEY)
    service = Service(key, os.environ.get(URL, "").strip() or USUAL_URL)
    if not (service.is_here or service.url.startswith("https://")):
        raise SetupError(
            f"{URL} is not an https address, so the key would travel unencrypted. "
            f"Take it away with: unset {URL}"
        )
    return service
