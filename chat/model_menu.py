"""The models of the page's menu: looked for beside the page, so that a silent Ollama blocks nothing."""

import threading
import time
from collections.abc import Callable, Sequence

from chat.model import Chosen, Model
from chat.open_model import NONE, Offer, models_there, open_model, why_absent
from data.errors import SetupError

KEPT = 60.0
"""Seconds that an opened model is taken as it is."""
PATIENCE = 0.4
"""Seconds that a look is waited for; what comes later is had with the next look."""


class ModelMenu:
    """What can be asked, as last seen, and the models that were opened."""

    def __init__(
        self,
        usual: str = NONE,
        *,
        look: Callable[[], Sequence[Offer]] = models_there,
        open_by_name: Callable[[str], Model | None] = open_model,
    ) -> None:
        self.usual = usual
        """The one that the page was started with, there or not."""
        self._look = look
        self._open = open_by_name
        self._offers: tuple[Offer, ...] = ()
        self._looking: threading.Thread | None = None
        self._lock = threading.Lock()
        self._opened: dict[str, tuple[float, Chosen]] = {}

    def seen(self) -> tuple[tuple[Offer, ...], bool]:
        """Give what was seen last, and whether a look is on its way; it begins one."""
        with self._lock:
            looking = self._looking
            if looking is None:
                looking = threading.Thread(target=self._see, name="models", daemon=True)
                self._looking = looking
                looking.start()
        looking.join(PATIENCE)
        with self._lock:
            return self._offers, self._looking is looking

    def _see(self) -> None:
        offers: tuple[Offer, ...] | None = None
        try:
            offers = tuple(self._look())
        finally:
            with self._lock:
                self._looking = None
                self._offers = self._offers if offers is None else offers

    def opened(self, name: str) -> Chosen:
        """Open a model; where it is not there, say so, and look again with the next question."""
        now = time.monotonic()
        with self._lock:
            since, chosen = self._opened.get(name, (0.0, Chosen()))
            if since and now - since < KEPT:
                return chosen
        try:
            chosen = Chosen(self._open(name))
        except SetupError as missing:
            return Chosen(None, why_absent(name, missing))
        with self._lock:
            self._opened[name] = (now, chosen)
        return chosen

    def is_known(self, name: object) -> bool:
        """Whether the menu shows it, or the page was started with it."""
        with self._lock:
            return name in {NONE, self.usual, *(offer.name for offer in self._offers)}
