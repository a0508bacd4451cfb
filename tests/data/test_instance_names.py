"""Which prefix a concept goes by."""

import pytest

from data.instance_names import Names, standard_prefix


@pytest.mark.parametrize(
    ("namespace", "prefix"),
    [
        ("http://fasb.org/us-gaap/2023", "us-gaap"),
        ("http://fasb.org/us-gaap/2015-01-31", "us-gaap"),
        ("http://fasb.org/us-gaap-sup/2022q3", "us-gaap-sup"),
        ("http://xbrl.us/us-gaap/2009-01-31", "us-gaap"),
        ("http://xbrl.us/dei/2009-01-31", "dei"),
        ("http://xbrl.sec.gov/dei/2014-01-31", "dei"),
        ("http://xbrl.sec.gov/ecd/2023", "ecd"),
        ("http://fasb.org/srt/2022", "srt"),
        ("http://xbrl.ifrs.org/taxonomy/2021-03-24/ifrs-full", "ifrs-full"),
        ("http://xbrl.ifrs.org/taxonomy/2011-03-25/ifrs", "ifrs"),
        ("http://www.apple.com/20230930", None),
        ("http://fasb.org.tolvane.com/us-gaap/2023", None),
        ("http://tolvane.com/?http://fasb.org/us-gaap/2023", None),
        ("", None),
    ],
)
def test_a_standard_namespace_names_its_own_prefix(namespace: str, prefix: str | None) -> None:
    assert standard_prefix(namespace) == prefix


def test_the_first_prefix_that_a_file_gives_a_namespace_is_the_one() -> None:
    names = Names()
    names.declare("tlv", "http://www.tolvane.com/2024")
    names.declare("old", "http://www.tolvane.com/2024")
    assert names.of_element("http://www.tolvane.com/2024 Loans") == "tlv:Loans"
    assert names.of_value(" old:Loans ") == "tlv:Loans"


def test_a_value_is_read_with_the_bindings_of_its_place() -> None:
    names = Names()
    names.declare("a", "http://www.tolvane.com/2024")
    names.declare("a", "http://fasb.org/srt/2024")
    assert names.of_value("a:ProductAxis") == "srt:ProductAxis"
    names.undeclare("a")
    assert names.of_value("a:ProductAxis") == "a:ProductAxis"
    names.undeclare("a")
    assert names.of_value("a:ProductAxis") == "a:ProductAxis"
    assert names.of_value("ProductAxis") == "ProductAxis"


def test_a_prefix_stands_for_one_namespace_in_all_of_a_file() -> None:
    names = Names()
    names.declare("tlv", "http://www.tolvane.com/2024")
    names.declare("tlv", "http://www.elsewhere.org/2024")
    assert names.of_value("tlv:Loans") == "tlv-2:Loans"
    assert names.of_element("http://www.tolvane.com/2024 Loans") == "tlv:Loans"


@pytest.mark.parametrize(
    ("namespace", "concept"),
    [
        ("http://www.tolvane.com/2024", "tolvane:Loans"),
        ("http://tolvane/2024", "tolvane:Loans"),
        ("urn:tolvane", "company:Loans"),
        ("http://www.us-gaap.com/2024", "us-gaap-2:Loans"),
        ("http://xbrl.sec.gov/dei/2024", "dei:Loans"),
    ],
)
def test_a_namespace_without_a_prefix_goes_by_its_host(namespace: str, concept: str) -> None:
    names = Names()
    names.declare("", namespace)
    assert names.of_element(f"{namespace} Loans") == concept
    assert names.of_value("Loans") == concept
