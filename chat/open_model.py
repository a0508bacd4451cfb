"""From a name to a model, and which names there are: `none`, `ollama:llama3.2`, `claude:claude-haiku-5-5`."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from chat import claude_model, ollama_model
from chat.claude_service import claude_service
from chat.claude_words import USUAL as USUAL_CLAUDE
from chat.model import Model
from chat.ollama_host import ollama_host
from chat.ollama_model import USUAL as USUAL_OLLAMA
from data.errors import SetupError

NONE = "none"
PROVIDERS = frozenset(("ollama", "claude"))
CLAUDES = (USUAL_CLAUDE, "claude-sonnet-5-5")
"""Shown first, where the key may use them."""
_MOST = 30
"""Models of one provider in a menu."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A model as a menu shows it."""

    name: str
    """What `--model` takes."""
    is_there: bool
    says: str
    """What it is; where it is not there, what is missing and the command that mends it."""


def open_model(name: str) -> Model | None:
    """Open a model by name; `none` is none. `ollama` and `claude` alone mean the usual one of each.

    Raises:
        SetupError: there is no such model, or something must be done first.

    """
    provider, _, model = name.strip().partition(":")
    match provider:
        case "none" if not model:
            return None
        case "ollama":
            return ollama_model.open_ollama(model or USUAL_OLLAMA)
        case "claude":
            return claude_model.open_claude(model or USUAL_CLAUDE)
    raise SetupError(
        f"There is no model {name[:80]!r}. Take none, ollama:NAME or claude:NAME, "
        f"for example: --model ollama:{USUAL_OLLAMA}"
    )


def why_absent(name: str, missing: SetupError) -> str:
    """Say which model is not there, and what mends that."""
    full, words = full_name(name), str(missing)
    return words if full.partition(":")[2] in words else f"{full} is not there. {words}"


def full_name(name: str) -> str:
    """A model as the menu names it: `ollama` alone means the usual one."""
    provider, _, model = name.strip().partition(":")
    usual = {"ollama": USUAL_OLLAMA, "claude": USUAL_CLAUDE}.get(provider, "")
    return f"{provider}:{model or usual}".rstrip(":").removesuffix(":latest")


def models_there() -> tuple[Offer, ...]:
    """What can be asked now, then what is missing: `none`, Ollama's models, Claude's.

    Looks at Ollama and, where there is a key, at Claude: it may take seconds where one is silent.
    """
    none = Offer(NONE, is_there=True, says="No model: figures from facts, passages quoted.")
    with ThreadPoolExecutor(
        2
    ) as pool:  # one that is silent keeps the other from being seen no longer
        looks = [pool.submit(tuple, look) for look in (_ollamas(), _claudes())]
    offers = (none, *(offer for look in looks for offer in look.result()))
    return tuple(sorted(offers, key=lambda offer: not offer.is_there))


def usual_model() -> str:
    """The name to take where the user gives none: the usual one of Ollama, if it is there."""
    name = f"ollama:{USUAL_OLLAMA}"
    return name if any(offer.name == name and offer.is_there for offer in _ollamas()) else NONE


def _ollamas() -> Iterator[Offer]:
    usual = f"ollama:{USUAL_OLLAMA}"
    try:
        host = ollama_host()
        names = [name.removesuffix(":latest") for name in ollama_model.pulled_names(host)]
    except SetupError as missing:
        yield Offer(usual, is_there=False, says=str(missing))
        return
    for name in sorted(names[:_MOST], key=lambda one: one != USUAL_OLLAMA):
        leaves = not host.is_here or name.endswith("-cloud")
        where = "elsewhere: questions and passages leave this machine" if leaves else "here"
        yield Offer(f"ollama:{name}", is_there=True, says=f"Runs in Ollama, {where}.")
    if USUAL_OLLAMA not in names:
        says = f"Ollama has no model {USUAL_OLLAMA}. Get it with: ollama pull {USUAL_OLLAMA}"
        yield Offer(usual, is_there=False, says=says)


def _claudes() -> Iterator[Offer]:
    try:
        names = claude_model.claude_names(claude_service())
    except SetupError as missing:
        yield Offer(f"claude:{USUAL_CLAUDE}", is_there=False, says=str(missing))
        return
    for name in sorted(names[:_MOST], key=lambda one: _rank(one)):
        says = "Claude, at Anthropic: questions and passages leave this machine, and are paid for."
        yield Offer(f"claude:{name}", is_there=True, says=says)


def _rank(name: str) -> int:
    return CLAUDES.index(name) if name in CLAUDES else len(CLAUDES)
