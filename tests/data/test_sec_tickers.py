"""company_tickers.json, and who is meant by a ticker or a name."""

import gzip
from collections.abc import Sequence
from pathlib import Path

import pytest
from sec_server import tickers_json

from data.company import Company
from data.errors import AmbiguousError, FormatError, NotFoundError
from data.tickers import cik_of, find_filer, read_tickers

LIST = tickers_json(
    (1652, "HDA", "Halden Air Inc."),
    (1652, "HDA-B", "Halden Air Inc."),
    (77, "NA", "Norrland Apparel Ltd"),
    (78, "TRUE", "Trueno Cars, Inc."),
    (79, "HDL", "Halden Apparel Corp"),
)


@pytest.fixture
def listed() -> Sequence[Company]:
    return read_tickers(LIST, source="company_tickers.json")


def test_a_company_stands_once_with_all_its_tickers(listed: Sequence[Company]) -> None:
    assert len(listed) == 4
    assert listed[0] == Company(listed[0].cik, "Halden Air Inc.", ("HDA", "HDA-B"))
    assert listed[0].cik == "0000001652"


@pytest.mark.parametrize(
    ("asked", "cik"),
    [
        ("HDA", 1652), ("hda", 1652), ("HDA.B", 1652), ("HDA/B", 1652), ("HDA-B", 1652),
        ("NA", 77), ("TRUE", 78), ("halden air", 1652), ("Norrland", 77),
    ],
)  # fmt: skip
def test_a_ticker_or_a_name_finds_it(asked: str, cik: int, listed: Sequence[Company]) -> None:
    assert int(find_filer(asked, listed).cik) == cik


@pytest.mark.parametrize(
    ("asked", "cik"),
    [
        ("320193", "0000320193"),
        ("0000320193", "0000320193"),
        ("CIK0000320193", "0000320193"),
        ("AAPL", None),
        ("12345678901", None),
        ("٣٢", None),
    ],
)
def test_a_cik_keeps_its_zeros(asked: str, cik: str | None) -> None:
    assert cik_of(asked) == cik


def test_several_are_named(listed: Sequence[Company]) -> None:
    with pytest.raises(AmbiguousError) as caught:
        find_filer("Halden", listed)
    assert str(caught.value) == (
        '"Halden" may be Halden Air Inc. (HDA) or Halden Apparel Corp (HDL). '
        "Name one by its ticker or CIK."
    )


def test_very_many_are_counted() -> None:
    many = read_tickers(
        tickers_json(*((n, f"HD{n}", f"Halden {n} Inc.") for n in range(1, 10))), source="x"
    )
    with pytest.raises(AmbiguousError, match=r"Halden 5 Inc\. \(HD5\) or 4 others\. Name one"):
        find_filer("Halden", many)


def test_nobody_is_said_with_who_is_near(listed: Sequence[Company]) -> None:
    with pytest.raises(NotFoundError) as caught:
        find_filer("Halden Aer Inc.", listed)
    assert str(caught.value) == (
        'The SEC lists no ticker or company "Halden Aer Inc.". Near it: Halden Air Inc. '
        "Companies without a ticker are named by their CIK."
    )


@pytest.mark.parametrize(
    "content",
    [
        b"[]",
        LIST[:-3],
        b'{"0": {"cik_str": 1, "ticker": true, "title": "x"}}',
        b'{"0": 1}',
        b'{"0": {"cik_str": 1}}',
    ],
)
def test_another_file_is_said(content: bytes) -> None:
    with pytest.raises(FormatError) as caught:
        read_tickers(content, source="x.json")
    assert str(caught.value) == (
        "x.json is not a list of tickers as the SEC serves it, or is cut off. "
        "Download it again from https://www.sec.gov/files/company_tickers.json."
    )


def test_the_real_list(corpus: Path) -> None:
    content = gzip.decompress((corpus / "company_tickers.json.gz").read_bytes())
    listed = read_tickers(content, source="company_tickers.json")
    for asked, cik in (("AAPL", 320193), ("GOOG", 1652044), ("GOOGL", 1652044), ("BRK.B", 1067983),
                       ("NA", 1872302), ("TRUE", 1327318), ("nvidia", 1045810)):  # fmt: skip
        assert int(find_filer(asked, listed).cik) == cik
