"""The sample corpus, put into a store that holds nothing yet."""

from collections.abc import Callable

from data.adding import add_items, find_items
from data.errors import SetupError
from data.sample import FILES
from data.store import Store


def load_sample(store: Store, say: Callable[[str], None]) -> None:
    """Put the sample corpus on file, marked as sample, where nothing is on file yet.

    Raises:
        SetupError: a file of it can't be read, so the checkout is not whole.

    """
    if store.entries():
        return
    items = find_items([str(FILES)])
    say(f"Nothing is on file yet: reading {len(items)} sample documents of made-up companies ...")
    for outcome in add_items(store, items, sample=True):
        if outcome.is_failed:
            raise SetupError(
                f"{outcome.trouble} Restore data/sample/files, or run: python -m data.sample"
            )
