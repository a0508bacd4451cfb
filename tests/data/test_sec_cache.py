"""What is kept of the SEC's answers."""

import os
from datetime import date
from pathlib import Path

import pytest

from data.sec_cache import Cache, Kept
from data.store_files import TEMPORARY

URL = "https://data.sec.gov/submissions/CIK0000001234.json"
KEPT = Kept(b'{"cik": 1234}', date(2026, 3, 1), '"1"', "Sat, 28 Feb 2026 10:00:00 GMT")


def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    Cache(tmp_path).keep(URL, KEPT)
    assert Cache(tmp_path).find(URL) == KEPT
    assert Cache(tmp_path).find(URL + "x") is None


def test_a_write_that_is_cut_off_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache = Cache(tmp_path)
    cache.keep(URL, KEPT)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="No space left"):
        cache.keep(URL, Kept(b"other", date(2026, 3, 2)))
    assert cache.find(URL) == KEPT


def test_what_a_process_left_half_written_is_deleted_after_an_hour(tmp_path: Path) -> None:
    old, new = (tmp_path / f"{name}{TEMPORARY}" for name in ("1-1", "2-2"))
    for path in (old, new):
        path.write_bytes(b"half")
    os.utime(old, (0, 0))
    Cache(tmp_path)
    assert not old.exists()
    assert new.exists()


@pytest.mark.parametrize(
    "url",
    [
        "https://www.sec.gov/../../etc/passwd",
        "https://www.sec.gov/%2e%2e/%2e%2e/etc/passwd",
        "https://www.sec.gov/a%2f..%2f..%2fb",
        "https://../x",
        "https://www.sec.gov/a b",
        "https://www.sec.gov/",
    ],
)
def test_no_address_leads_out_of_the_folder(url: str, tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    with pytest.raises(ValueError, match="can't be kept under its own name"):
        cache.keep(url, KEPT)
