"""A citation names the member and the year that a number's own row and column leave unsaid."""

import pytest

from chat.citing import cite_fact
from chat.citing_above import names_member
from data.company import Cik, Company
from tests.data.small_pages import FILLER, read_tagged

SEGMENT = "us-gaap:StatementBusinessSegmentsAxis"
MEMBERS = {"pumps": "tlv:PumpsSegmentMember", "valves": "tlv:ValveTradingMember"}


def context(name: str, member: str) -> str:
    return (
        f'<xbrli:context id="{name}"><xbrli:entity><xbrli:identifier scheme="s">0000012345</xbrli:identifier>'
        f'<xbrli:segment><xbrldi:explicitMember dimension="{SEGMENT}">{member}</xbrldi:explicitMember>'
        "</xbrli:segment></xbrli:entity><xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate>"
        "<xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period></xbrli:context>"
    )


RESOURCES = "".join(context(name, member) for name, member in MEMBERS.items())


def row(label: str, shown: str, where: str) -> str:
    tag = f'<ix:nonFraction name="us-gaap:Revenues" contextRef="{where}" unitRef="usd">{shown}</ix:nonFraction>'
    return f"<tr><td>{label}</td><td>{tag}</td><td>1</td></tr>"


def quotes(body: str, value: int) -> tuple[str, ...]:
    reading = read_tagged(body + f"<p>{FILLER}</p>", resources=RESOURCES)
    (fact,) = [one for one in reading.facts if one.value == value]
    company = Company(Cik("0000012345"), "Tolvane Corp")
    return cite_fact(fact, reading.document, marker=1, company=company).quotes


def test_section_rows_above_name_the_member() -> None:
    body = (
        "<table><tr><th></th><th>2024</th><th>2023</th></tr><tr><td>Pumps</td></tr>"
        + row("Worldwide", "31", "pumps")
        + "<tr><td>Valve trading:</td></tr>"
        + row("Worldwide", "77", "valves")
        + "</table>"
    )
    assert quotes(body, 31) == ("31", "Worldwide", "2024", "Pumps")
    assert quotes(body, 77) == ("77", "Worldwide", "2024", "Valve trading:")


def test_a_row_above_names_the_year() -> None:
    body = (
        "<table><tr><th></th><th>Pumps</th><th>Valve trading</th></tr><tr><td>Year ended December 31, 2023</td></tr>"
        "<tr><td>Revenue</td><td>5</td><td>6</td></tr><tr><td>Year ended December 31, 2024</td></tr>"
        + row("Revenue", "31", "pumps")
        + "</table>"
    )
    assert quotes(body, 31) == ("31", "Revenue", "Pumps", "Year ended December 31, 2024")


def test_a_heading_above_the_table_names_the_member() -> None:
    body = (
        "<p><b>Pumps</b></p><table><tr><th></th><th>2024</th><th>2023</th></tr>"
        + row("Revenue", "31", "pumps")
        + "</table>"
    )
    assert quotes(body, 31) == ("31", "Revenue", "2024", "Pumps")


def test_what_is_said_already_is_not_said_again() -> None:
    body = (
        "<table><tr><th></th><th>2024</th><th>2023</th></tr><tr><td>Pumps</td></tr>"
        + row("Pumps revenue", "31", "pumps")
        + row("Total", "99", "year")
        + "</table>"
    )
    assert quotes(body, 31) == ("31", "Pumps revenue", "2024")
    assert quotes(body, 99) == ("99", "Total", "2024")


@pytest.mark.parametrize(
    ("text", "member", "is_it"),
    [
        ("MedTech", "jnj:MedTechMember", True),
        ("INNOVATIVE MEDICINE", "jnj:InnovativeMedicineMember", True),
        ("AWS", "amzn:AmazonWebServicesSegmentMember", True),
        ("Greater China:", "aapl:GreaterChinaSegmentMember", True),
        ("Energy generation and storage segment", "tsla:EnergyGenerationAndStorageSegmentMember", True),
        ("Worldwide", "jnj:MedTechMember", False),
        ("In", "jnj:InnovativeMedicineMember", False),
        ("China", "aapl:RestOfAsiaPacificSegmentMember", False),
        ("laws", "amzn:AmazonWebServicesSegmentMember", False),
    ],
)  # fmt: skip
def test_a_text_names_a_member_by_its_words_or_initials(
    text: str, member: str, is_it: bool
) -> None:
    assert names_member(text, member) is is_it
