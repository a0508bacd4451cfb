"""What is known of a filing outside of its file."""

import shutil
from datetime import date
from pathlib import Path

from data.adding import add_items, find_items
from data.sample import FILES
from data.store import Store

NAME = "tlvn-20241231.htm"


def test_a_replacement_keeps_when_the_filing_was_filed_and_its_number(
    store: Store, tmp_path: Path
) -> None:
    first = tmp_path / "first"
    first.mkdir()
    shutil.copy(FILES / NAME, first)
    shutil.copy(FILES / "manifest.csv", first)
    (added,) = [one for one in add_items(store, find_items([str(first)])) if one.added]
    assert added.added is not None
    again = tmp_path / NAME
    again.write_text((FILES / NAME).read_text("utf-8") + "\n<!-- indented again -->\n", "utf-8")
    (refused,) = add_items(store, find_items([str(again)]))
    assert refused.trouble is not None
    assert "is another rendering of" in refused.trouble
    (replaced,) = add_items(store, find_items([str(again)]), replace=True)
    assert replaced.added is not None
    (entry,) = store.entries()
    assert entry.document_id == added.added.entry.document_id
    assert (entry.filed, entry.accession) == (date(2025, 2, 20), "0009910482-25-000006")
