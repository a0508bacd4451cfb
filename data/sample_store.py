"""The sample corpus, put into a store that holds nothing yet."""

from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from data.adding import add_items, find_items
from data.corpora.subset import write_subset
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
    with TemporaryDirectory() as folder:
        write_subset(Path(folder))
        items = [*find_items([str(FILES)]), *find_items([folder])]
        say(
            f"Nothing is on file yet: reading {len(items)} sample documents of made-up companies ..."
        )
        for outcome in add_items(store, items, sample=True):
            if outcome.is_failed:
                raise SetupError(
                    f"{outcome.trouble} Restore data/sample/files, or run: python -m data.sample"
                )
