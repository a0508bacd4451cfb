"""What made tables call their members."""

from data.filing_html import read_filing_html
from data.member_labels import MemberLabels
from data.member_names import member_words
from data.read_file import Known

PRODUCT, SEGMENT, PLACE = (
    "srt:ProductOrServiceAxis",
    "us-gaap:StatementBusinessSegmentsAxis",
    "srt:StatementGeographicalAxis",
)
Facts = list[tuple[str, str, tuple[tuple[str, str], ...]]]
"""Row label, concept, pairs."""


def _context(name: str, pairs: tuple[tuple[str, str], ...]) -> str:
    explicit = "".join(
        f'<xbrldi:explicitMember dimension="{axis}">{member}</xbrldi:explicitMember>'
        for axis, member in pairs
    )
    segment = f"<xbrli:segment>{explicit}</xbrli:segment>" if pairs else ""
    return (
        f'<xbrli:context id="{name}"><xbrli:entity><xbrli:identifier scheme="s">0009900001'
        f"</xbrli:identifier>{segment}</xbrli:entity><xbrli:period><xbrli:startDate>2024-01-01"
        "</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period></xbrli:context>"
    )


def page(rows: Facts, *, header: str = "", filed: str = "a") -> bytes:
    contexts = "".join(_context(f"c{n}", pairs) for n, (_, _, pairs) in enumerate(rows))
    lines = [f"<tr><th></th><th>{header}</th></tr>"] if header else []
    for number, (label, concept, _) in enumerate(rows):
        if label.endswith(":"):
            lines.append(f"<tr><td>{label}</td></tr>")
            continue
        lines.append(
            f'<tr><td>{label}</td><td><ix:nonFraction name="{concept}" contextRef="c{number}" '
            f'unitRef="usd" decimals="0" id="f{number}">{number + 1},000</ix:nonFraction></td></tr>'
        )
    return f"""<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><body>
    <div style="display:none"><ix:header><ix:resources>{contexts}
    <xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>
    </ix:resources></ix:header></div><table>{"".join(lines)}</table>
    {"<p>Orrin Mills grinds flour in Ohio.</p>" * 20}<p>{filed}</p></body></html>""".encode()


def labels(*pages: bytes) -> MemberLabels:
    read = [read_filing_html(one, source="orrin.htm", known=Known()) for one in pages]
    return MemberLabels([(one.document, one.facts) for one in read], "Orrin Mills, Inc.")


def called(found: MemberLabels, name: str) -> list[tuple[str, frozenset[str], str]]:
    return [(one.axis, one.members, one.name) for one in found.called(member_words(name))]


SALES = "us-gaap:Revenues"
ROWS: Facts = [
    ("Rye & Spelt Flour (1)", SALES, ((PRODUCT, "orr:RyeandSpeltflourMember"),)),
    ("Bran", SALES, ((PRODUCT, "orr:BranMember"),)),
    ("United Kingdom and Eire (UKE)", SALES, ((PLACE, "orr:UnitedKingdomAndEireMember"),)),
    ("Rest of world", SALES, ((PLACE, "us-gaap:NonUsMember"),)),
    ("Total", SALES, ()),
]


def test_a_member_is_called_as_its_row_its_own_name_or_its_initials() -> None:
    found = labels(page(ROWS))
    rye = [(PRODUCT, frozenset({"orr:RyeandSpeltflourMember"}), "Rye & Spelt Flour")]
    assert called(found, "rye and spelt flours") == rye
    assert called(found, "Bran")[0][2] == "Bran"
    assert called(found, "UKE") == called(found, "united kingdom and eire") != []
    assert called(found, "rest of world")[0][1] == frozenset({"us-gaap:NonUsMember"})


def test_a_word_more_or_less_is_no_name() -> None:
    found = labels(page(ROWS))
    assert called(found, "rye flour") == []
    assert called(found, "organic bran") == []
    assert called(found, "total") == []


def test_a_section_names_the_member_of_all_its_rows() -> None:
    pair = ((SEGMENT, "orr:NorthernMillsSegmentMember"),)
    rows: Facts = [
        ("Northern mills:", "", ()),
        ("Net sales", SALES, pair),
        ("Cost of sales", "us-gaap:CostOfRevenue", pair),
    ]
    assert called(labels(page(rows)), "northern mills")[0][2] == "Northern mills"
    assert called(labels(page(rows)), "net sales") == []


def test_a_row_that_tells_another_thing_of_a_segment_is_not_its_name() -> None:
    rows: Facts = [
        ("Bakers Alliance", SALES, ((SEGMENT, "orr:NorthernSegmentMember"),)),
        ("Hikers Alliance", SALES, ((SEGMENT, "orr:SouthernSegmentMember"),)),
    ]
    assert called(labels(page(rows)), "bakers alliance") == []


def test_a_member_that_was_renamed_is_one_and_two_of_one_filing_are_two() -> None:
    new: Facts = [("Bran", SALES, ((PRODUCT, "orr:BranMember"),))]
    old: Facts = [("Bran", SALES, ((PRODUCT, "orr:BRANMember"),))]
    renamed = called(labels(page(new, filed="new"), page(old, filed="old")), "bran")
    assert [members for _, members, _ in renamed] == [
        frozenset({"orr:BranMember", "orr:BRANMember"})
    ]
    assert len(called(labels(page(new + old)), "bran")) == 2


def test_a_label_may_have_the_companys_name_and_a_question_need_not() -> None:
    rows: Facts = [("Orrin International", SALES, ((SEGMENT, "orr:OrrinInternationalMember"),))]
    found = labels(page(rows))
    assert called(found, "international") == called(found, "Orrin International") != []


def test_members_that_say_how_a_number_was_measured_have_no_name() -> None:
    rows: Facts = [
        ("Retained earnings", SALES, (("us-gaap:StatementEquityComponentsAxis", "us-gaap:RetainedEarningsMember"),))
    ]  # fmt: skip
    assert called(labels(page(rows)), "retained earnings") == []
