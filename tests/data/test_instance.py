"""Instances typed by hand: facts, whose they are, what is left out and what is refused, in words."""

import contextlib
from datetime import date
from decimal import Decimal
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from small_pages import number, read_tagged

from data.errors import FormatError
from data.fact import Fact
from data.filing import AccessionNumber
from data.instance import Instance, read_instance
from data.period import Duration, Instant, Period
from data.read_file import Known

YEAR = Duration(date(2024, 1, 1), date(2024, 12, 31))
END = Instant(date(2024, 12, 31))
NAMESPACES = {
    "": "http://www.xbrl.org/2003/instance",
    "link": "http://www.xbrl.org/2003/linkbase",
    "xlink": "http://www.w3.org/1999/xlink",
    "xsi": "http://www.w3.org/2001/XMLSchema-instance",
    "xbrldi": "http://xbrl.org/2006/xbrldi",
    "iso4217": "http://www.xbrl.org/2003/iso4217",
    "us-gaap": "http://fasb.org/us-gaap/2024",
    "srt": "http://fasb.org/srt/2024",
    "dei": "http://xbrl.sec.gov/dei/2024",
    "tlv": "http://www.tolvane.com/20241231",
}
ENTITY = '<identifier scheme="http://www.sec.gov/CIK">0000012345</identifier>'
IN_YEAR = "<startDate>2024-01-01</startDate><endDate>2024-12-31</endDate>"
AT_END = "<instant>2024-12-31</instant>"
COVER = (
    '<dei:DocumentType contextRef="year">10-K</dei:DocumentType>',
    '<dei:EntityRegistrantName contextRef="year">Tolvane Corp</dei:EntityRegistrantName>',
    '<dei:EntityCentralIndexKey contextRef="year">0000012345</dei:EntityCentralIndexKey>',
)


def context(name: str, period: str, *, segment: str = "", scenario: str = "") -> str:
    segment = segment and f"<segment>{segment}</segment>"
    scenario = scenario and f"<scenario>{scenario}</scenario>"
    return (
        f'<context id="{name}"><entity>{ENTITY}{segment}</entity>'
        f"<period>{period}</period>{scenario}</context>"
    )


PARTS = (
    context("year", IN_YEAR),
    context("end", AT_END),
    '<unit id="usd"><measure>iso4217:USD</measure></unit>',
)


def fact(text: str, name: str = "us-gaap:Cash", **attributes: str) -> str:
    """A fact in the context `end` and in dollars; `nil` is `xsi:nil`, and "" leaves an attribute out."""
    written = "".join(
        f' {"xsi:nil" if key == "nil" else key}="{value}"'
        for key, value in {"contextRef": "end", "unitRef": "usd", **attributes}.items()
        if value
    )
    return f"<{name}{written}>{text}</{name}>"


def instance(*parts: str, **namespaces: str) -> bytes:
    """An instance of these parts; the contexts, the unit and the cover above come first."""
    bound = {**NAMESPACES, **{name.replace("_", "-"): uri for name, uri in namespaces.items()}}
    declared = " ".join(
        f'xmlns:{prefix}="{uri}"' if prefix else f'xmlns="{uri}"' for prefix, uri in bound.items()
    )
    return f'<?xml version="1.0"?>\n<xbrl {declared}>\n{"".join(parts)}\n</xbrl>'.encode()


def read_bytes(content: bytes, known: Known | None = None) -> Instance:
    return read_instance(content, source="tlv_htm.xml", known=known or Known())


def read(*parts: str, **namespaces: str) -> Instance:
    return read_bytes(instance(*PARTS, *COVER, *parts, **namespaces))


def only(reading: Instance) -> Fact:
    (one,) = reading.facts
    assert not reading.warnings
    return one


def test_a_fact_is_what_its_tag_its_context_and_its_unit_say() -> None:
    known = Known(filed=date(2025, 2, 3), accession=AccessionNumber("0000012345-25-000007"))
    tag = fact("\n  11817000000 ", decimals="-6", id="f1")
    assert read_bytes(instance(*PARTS, *COVER, tag), known).facts == (
        Fact(
            cik="0000012345",  # type: ignore[arg-type]
            concept="us-gaap:Cash",  # type: ignore[arg-type]
            period=END,
            unit="USD",
            value=Decimal(11_817_000_000),
            decimals=-6,
            dimensions=frozenset(),
            accession=AccessionNumber("0000012345-25-000007"),
            form="10-K",
            filed=date(2025, 2, 3),
            element_id="f1",
            document_id=None,
            span=None,
        ),
    )


def test_the_dei_facts_say_whose_filing_it_is() -> None:
    more = (
        '<dei:TradingSymbol contextRef="year"> tlv </dei:TradingSymbol>',
        '<dei:DocumentPeriodEndDate contextRef="year">2024-12-31</dei:DocumentPeriodEndDate>',
        '<dei:DocumentFiscalYearFocus contextRef="year">2024</dei:DocumentFiscalYearFocus>',
        '<dei:DocumentFiscalPeriodFocus contextRef="year">FY</dei:DocumentFiscalPeriodFocus>',
        '<dei:CurrentFiscalYearEndDate contextRef="year">--12-31</dei:CurrentFiscalYearEndDate>',
        '<dei:AmendmentFlag contextRef="year">true</dei:AmendmentFlag>',
    )
    filing = read(*more).filing
    assert filing is not None
    assert (filing.company.name, filing.company.cik) == ("Tolvane Corp", "0000012345")
    assert (filing.company.tickers, filing.form) == (("TLV",), "10-K/A")
    assert (filing.period_end, filing.fiscal_year) == (date(2024, 12, 31), 2024)
    assert (filing.fiscal_period, filing.year_end) == ("FY", "--12-31")


def test_the_company_as_a_whole_comes_before_its_parts_on_the_cover() -> None:
    segment = '<xbrldi:explicitMember dimension="dei:LegalEntityAxis">tlv:SubMember</xbrldi:explicitMember>'
    part = context("part", IN_YEAR, segment=segment)
    named = '<dei:EntityRegistrantName contextRef="part">Tolvane Sub</dei:EntityRegistrantName>'
    filing = read_bytes(instance(part, named, *PARTS, *COVER)).filing
    assert filing is not None
    assert filing.company.name == "Tolvane Corp"


def test_without_dei_facts_there_is_no_filing_but_what_was_known_of_it() -> None:
    known = Known(filed=date(2025, 2, 3), accession=AccessionNumber("0000012345-25-000007"))
    reading = read_bytes(instance(*PARTS, fact("5")), known)
    assert reading.filing is None
    (one,) = reading.facts
    assert (one.accession, one.filed, one.form) == (known.accession, known.filed, None)


@pytest.mark.parametrize(
    "name", ["", ' xsi:nil="true"', ">" + "x" * 3000 + "<dei:A/>", ">" + "x" * 3000]
)
def test_a_line_of_the_cover_that_says_nothing_is_not_read(name: str) -> None:
    tag = f'<dei:EntityRegistrantName contextRef="year"{name if ">" in name else name + ">"}'
    texts = (*COVER[:1], tag + "</dei:EntityRegistrantName>")
    filing = read_bytes(instance(*PARTS, *texts, fact("5"))).filing
    assert filing is not None
    assert filing.company.name == "CIK 0000012345"


@pytest.mark.parametrize(
    ("written", "period"),
    [
        (AT_END, END),
        (IN_YEAR, YEAR),
        ("<instant>2025-01-01T00:00:00</instant>", END),
        (
            "<startDate>2024-01-01T00:00:00</startDate><endDate>2025-01-01T00:00:00</endDate>",
            YEAR,
        ),
        ("<instant>\n 2024-12-31\n</instant>", END),
    ],
)
def test_a_period_is_two_days_or_one_and_what_ends_at_midnight_ends_the_day_before(
    written: str, period: Period
) -> None:
    assert only(read(context("c", written), fact("5", contextRef="c"))).period == period


@pytest.mark.parametrize(
    "written",
    [
        "<forever/>",
        "<instant>2024-02-31</instant>",
        "<startDate>2024-12-31</startDate><endDate>2024-01-01</endDate>",
        "<startDate>2024-12-31</startDate>",
        "<instant>0001-01-01T00:00:00</instant>",
    ],
)
def test_a_fact_without_a_period_is_left_out(written: str) -> None:
    reading = read(context("c", written), fact("5", contextRef="c"), fact("6"))
    assert [one.value for one in reading.facts] == [6]
    assert reading.warnings == (
        "1 fact left out: their context names no period (forever, or dates that are none).",
    )


def test_members_in_a_segment_and_in_a_scenario_are_dimensions() -> None:
    part = context(
        "part",
        AT_END,
        segment='<xbrldi:explicitMember dimension="srt:ProductAxis"> tlv:PhonesMember </xbrldi:explicitMember>',
        scenario='<xbrldi:typedMember dimension="tlv:LoanAxis"><tlv:id> Loan  A </tlv:id></xbrldi:typedMember>',
    )
    one = only(read(part, fact("5", contextRef="part")))
    assert one.dimensions == {("srt:ProductAxis", "tlv:PhonesMember"), ("tlv:LoanAxis", "Loan A")}
    assert one.period == END


def test_a_typed_member_may_be_called_as_a_part_of_the_context_is() -> None:
    typed = "<instant>2020-01-01</instant><tlv:identifier>9</tlv:identifier>"
    segment = f'<xbrldi:typedMember dimension="tlv:LoanAxis">{typed}</xbrldi:typedMember>'
    one = only(read(context("c", AT_END, segment=segment), fact("5", contextRef="c")))
    assert (one.cik, one.period) == ("0000012345", END)
    assert one.dimensions == {("tlv:LoanAxis", "2020-01-019")}


def test_a_part_of_the_company_that_is_not_dimensional_is_not_the_whole() -> None:
    part = context("part", AT_END, segment="<tlv:Division>Phones</tlv:Division>")
    one = only(read(part, fact("5", contextRef="part")))
    assert one.dimensions == {("tlv:Division", "Phones")}


def measure(*names: str) -> str:
    return "".join(f"<measure>{name}</measure>" for name in names)


def divided(over: str, under: str) -> str:
    return (
        f"<divide><unitNumerator>{over}</unitNumerator>"
        f"<unitDenominator>{under}</unitDenominator></divide>"
    )


@pytest.mark.parametrize(
    ("written", "unit"),
    [
        (measure("iso4217:USD"), "USD"),
        (measure(" xbrli:pure "), "pure"),
        (measure("tlv:Barrel"), "Barrel"),
        (measure("shares"), "shares"),
        (measure("iso4217:USD", "shares"), "USD*shares"),
        (divided(measure("iso4217:USD"), measure("xbrli:shares")), "USD/shares"),
        (divided(measure("tlv:kg"), measure("tlv:m", "tlv:m")), "kg/m*m"),
    ],
)
def test_a_unit_is_a_measure_a_product_or_one_over_another(written: str, unit: str) -> None:
    assert only(read(f'<unit id="u">{written}</unit>', fact("5", unitRef="u"))).unit == unit


@pytest.mark.parametrize(
    ("written", "value"),
    [
        ("0", "0"),
        ("-70000000", "-70000000"),
        ("+6.25", "6.25"),
        (".5", "0.5"),
        ("5.", "5"),
        ("1.5E3", "1500"),
        ("-2e-3", "-0.002"),
        ("-0", "0"),
        ("0.1000000000000000055511151231257827", "0.1000000000000000055511151231257827"),
        ("1<!-- a comment -->2<?and more?>3", "123"),
        ("<![CDATA[42]]>", "42"),
        ("&#52;2", "42"),
    ],
)
def test_a_number_is_exactly_what_is_written(written: str, value: str) -> None:
    one = only(read(fact(written)))
    assert one.value == Decimal(value)
    assert str(one.value) != "-0"


@pytest.mark.parametrize(
    "written",
    ["", "NaN", "INF", "1,234", "(5)", "12 34", "٣", "1e999", "0x1F", "1_000", "$5", "—", "1" * 500,
     "1" + " " * 70_000 + "2", "5" + " " * 70_000],
)  # fmt: skip
def test_what_is_no_number_is_left_out_and_said(written: str) -> None:
    reading = read(fact(written), fact("6"))
    assert [one.value for one in reading.facts] == [6]
    assert reading.warnings == ("1 fact left out: not written as a number.",)


@pytest.mark.parametrize(("nil", "value"), [("true", None), ("1", None), ("false", 5), ("0", 5)])
def test_a_nil_fact_is_kept_without_a_value(nil: str, value: int | None) -> None:
    text = "" if value is None else "5"
    assert only(read(fact(text, nil=nil))).value == value


@pytest.mark.parametrize(
    ("attributes", "decimals"),
    [
        ({"decimals": "-6"}, -6),
        ({"decimals": "INF"}, "INF"),
        ({"decimals": " +2 "}, 2),
        ({"decimals": "many"}, None),
        ({}, None),
        ({"precision": "2"}, -3),
        ({"precision": "7"}, 2),
        ({"precision": "INF"}, "INF"),
        ({"precision": "0"}, None),
        ({"decimals": "0", "precision": "2"}, 0),
    ],
)
def test_decimals_are_as_written_or_follow_from_the_precision(
    attributes: dict[str, str], decimals: int | str | None
) -> None:
    assert only(read(fact("12345.67", **attributes))).decimals == decimals


def test_two_contexts_that_say_the_same_give_the_same_identity() -> None:
    reading = read(context("again", AT_END), fact("5"), fact("5", contextRef="again"))
    first, second = reading.facts
    assert first.identity == second.identity


def test_a_context_that_stands_there_twice_is_one() -> None:
    assert only(read(context("end", AT_END), fact("5"))).period == END


def test_an_id_that_stands_for_two_contexts_says_nothing() -> None:
    reading = read(context("end", IN_YEAR), fact("5"), fact("6", contextRef="year"))
    assert [one.value for one in reading.facts] == [6]
    assert reading.warnings == (
        "1 fact left out: their context is missing, or its id stands for two.",
    )


def test_an_id_that_stands_for_two_units_says_nothing() -> None:
    reading = read('<unit id="usd"><measure>iso4217:EUR</measure></unit>', fact("5"), fact("6"))
    assert reading.facts == ()
    assert reading.warnings == (
        "2 facts left out: their unit is missing, or its id stands for two.",
    )


@pytest.mark.parametrize(
    ("tag", "why"),
    [
        (fact("5", contextRef="none"), "their context is missing, or its id stands for two"),
        (fact("5", contextRef=""), "their context is missing, or its id stands for two"),
        (fact("5", unitRef="none"), "their unit is missing, or its id stands for two"),
        (fact("5", unitRef="", decimals="0"), "their unit is missing, or its id stands for two"),
        (fact("<numerator>1</numerator><denominator>3</denominator>"), "fractions"),
        (fact("1<tlv:b>2</tlv:b>3"), "with tags in their number"),
        (f"<tlv:Loan><tlv:Part>{fact('5')}</tlv:Part></tlv:Loan>", "in tuples"),
    ],
)
def test_what_is_left_out_is_counted_with_its_reason(tag: str, why: str) -> None:
    reading = read(tag, fact("6"))
    assert [one.value for one in reading.facts] == [6]
    assert reading.warnings == (f"1 fact left out: {why}.",)


def test_links_footnotes_and_texts_are_no_facts() -> None:
    bold = '<b xmlns="http://www.w3.org/1999/xhtml">note 5</b>'
    footnote = f'<link:footnote xlink:type="resource">See {bold}</link:footnote>'
    parts = (
        '<link:schemaRef xlink:type="simple" xlink:href="tlv-20241231.xsd"/>',
        f'<link:footnoteLink xlink:type="extended">{footnote}</link:footnoteLink>',
        '<tlv:notes xlink:type="extended"><tlv:loc xlink:type="locator"/></tlv:notes>',
        '<us-gaap:DebtTextBlock contextRef="year">&lt;p&gt;Debt of 7&lt;/p&gt;</us-gaap:DebtTextBlock>',
    )
    assert only(read(*parts, fact("5"))).value == 5


def test_a_filing_of_texts_alone_has_no_facts() -> None:
    reading = read()
    assert reading.facts == ()
    assert reading.filing is not None
    assert reading.warnings == ()


@pytest.mark.parametrize(
    ("namespace", "concept"),
    [
        ("http://fasb.org/us-gaap/2023", "us-gaap:Cash"),
        ("http://fasb.org/us-gaap/2012-01-31", "us-gaap:Cash"),
        ("http://xbrl.us/us-gaap/2009-01-31", "us-gaap:Cash"),
        ("http://fasb.org/srt/2023", "srt:Cash"),
        ("http://xbrl.us/dei/2009-01-31", "dei:Cash"),
        ("http://xbrl.ifrs.org/taxonomy/2023-03-23/ifrs-full", "ifrs-full:Cash"),
        ("http://www.tolvane.com/20231231", "odd:Cash"),
    ],
)
def test_a_standard_namespace_gives_its_concepts_the_usual_prefix(
    namespace: str, concept: str
) -> None:
    assert only(read(fact("5", "odd:Cash"), odd=namespace)).concept == concept


def test_a_company_can_not_pass_its_concept_for_a_standard_one() -> None:
    one = only(read(fact("5"), us_gaap="http://www.tolvane.com/2"))
    assert one.concept == "us-gaap-2:Cash"


def test_a_namespace_may_be_declared_where_it_is_used() -> None:
    tag = (
        fact("5")
        .replace("<us-gaap:Cash ", '<g:Cash xmlns:g="http://fasb.org/us-gaap/2023" ')
        .replace("</us-gaap:", "</g:")
    )
    assert only(read(tag)).concept == "us-gaap:Cash"


def test_facts_without_contexts_are_refused_in_a_sentence() -> None:
    with pytest.raises(FormatError) as refused:
        read_bytes(instance(PARTS[2], *COVER, fact("5"), fact("6")))
    assert str(refused.value) == (
        "tlv_htm.xml has 2 facts but no contexts that say which company and period they are about. "
        "Download it again."
    )


def test_an_instance_without_facts_is_refused_in_a_sentence() -> None:
    with pytest.raises(FormatError) as refused:
        read_bytes(instance(*PARTS))
    assert str(refused.value) == (
        "tlv_htm.xml is an XBRL instance without facts. Add the filing's main document (.htm)."
    )


@pytest.mark.parametrize(
    ("root", "kind"),
    [
        ('<linkbase xmlns="http://www.xbrl.org/2003/linkbase"/>',
         "a linkbase (labels, sums or the order of a taxonomy)"),
        ('<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>',
         "an XML schema (the names of a taxonomy)"),
        ('<html xmlns="http://www.w3.org/1999/xhtml"/>', "an HTML page"),
        ("<FilingSummary/>", "the SEC's list of a filing's pages"),
        ("<InstanceReport/>", "one page of a filing as the SEC shows it"),
        ("<ownershipDocument/>", "a report of an insider's shares (form 3, 4 or 5)"),
        ("<xbrl/>", "an XML file of another kind (<xbrl>)"),
        ('<r:rss xmlns:r="urn:r"><a/></r:rss>', "an XML file of another kind (<rss>)"),
    ],
)  # fmt: skip
def test_what_is_no_instance_is_named_as_what_it_is(root: str, kind: str) -> None:
    with pytest.raises(FormatError) as refused:
        read_bytes(root.encode())
    assert str(refused.value) == (
        f"tlv_htm.xml is {kind}, not an XBRL instance. "
        "Add the filing's instance (…_htm.xml) or its main document (.htm)."
    )


ALL = (*PARTS, *COVER, fact("5", id="a"), fact("6.5", "tlv:Rate", contextRef="year", id="b"),
       context("part", AT_END, segment='<xbrldi:explicitMember dimension="srt:ProductAxis">'
               "tlv:PhonesMember</xbrldi:explicitMember>"),
       fact("7", contextRef="part", id="c"))  # fmt: skip


@given(st.permutations(ALL))
def test_the_order_of_contexts_units_and_facts_does_not_matter(parts: list[str]) -> None:
    first, again = read_bytes(instance(*ALL)), read_bytes(instance(*parts))
    assert frozenset(again.facts) == frozenset(first.facts)
    assert len(again.facts) == 3
    assert again.filing == first.filing


STANDARD = ("xbrli", "link", "xlink", "xsi", "xbrldi", "us-gaap", "srt", "dei")


@settings(max_examples=60)
@given(
    st.lists(
        st.from_regex(r"[a-z_][a-z0-9._-]{0,5}", fullmatch=True),
        min_size=len(STANDARD),
        max_size=len(STANDARD),
        unique=True,
    ).filter(
        lambda names: (
            not {"tlv", "iso4217"} & set(names) and not any(n.startswith("xml") for n in names)
        )
    )
)
def test_the_prefixes_of_standard_namespaces_do_not_matter(prefixes: list[str]) -> None:
    spoken = dict(zip(STANDARD, prefixes, strict=True))
    bound = {"xbrli": NAMESPACES[""]} | {name: uri for name, uri in NAMESPACES.items() if name}
    declared = " ".join(f'xmlns:{spoken.get(name, name)}="{uri}"' for name, uri in bound.items())
    body = "".join(ALL)
    for local in ("context", "entity", "identifier", "segment", "period", "instant", "startDate",
                  "endDate", "unit", "measure"):  # fmt: skip
        body = body.replace(f"<{local}", f"<xbrli:{local}").replace(
            f"</{local}", f"</xbrli:{local}"
        )
    body = body.replace("<xbrli:unitRef", "<unitRef")
    for name, prefix in spoken.items():
        for before in ("<", "</", '"', ">", " "):
            body = body.replace(f"{before}{name}:", f"{before}\0{prefix}:")
    root = f"{spoken['xbrli']}:xbrl"
    content = f"<{root} {declared}>{body}</{root}>".replace("\0", "").encode()
    again, first = read_bytes(content), read_bytes(instance(*ALL))
    assert again == first


@given(st.integers(-(10**15), 10**15), st.integers(-3, 6), st.sampled_from(["-6", "0", "INF"]))
def test_a_fact_is_the_same_in_an_inline_filing_and_in_its_instance(
    shown: int, scale: int, decimals: str
) -> None:
    sign = {"sign": "-"} if shown < 0 else {}
    inline = number(f"{abs(shown):,}", scale=str(scale), decimals=decimals, id="f", **sign)
    value = Decimal(shown).scaleb(scale)
    tag = fact(f"{value:f}", contextRef="year", decimals=decimals, id="f")
    (theirs,) = read_tagged(f"<p>Cash {inline}</p>").facts
    ours = only(read(tag))
    assert ours.identity == theirs.identity
    assert (ours.value, ours.decimals, ours.element_id, ours.form) == (
        theirs.value,
        theirs.decimals,
        theirs.element_id,
        theirs.form,
    )


def test_every_order_of_two_meanings_of_an_id_gives_the_same() -> None:
    parts = (context("c", AT_END), context("c", IN_YEAR), fact("5", contextRef="c"), fact("6"))
    readings = {
        (reading.facts, reading.warnings)
        for order in permutations(parts)
        for reading in [read(*order)]
    }
    assert len(readings) == 1


@given(st.integers(0, 10**6))
def test_a_file_that_is_cut_off_anywhere_is_refused(place: int) -> None:
    content = instance(*ALL)
    with pytest.raises(FormatError):
        read_bytes(content[: place % (len(content) - 1)])


@settings(max_examples=300)
@given(st.integers(0, 10**6), st.binary(min_size=1, max_size=3))
def test_a_damaged_file_is_read_or_refused_and_nothing_else(place: int, put: bytes) -> None:
    content = instance(*ALL)
    at = place % len(content)
    with contextlib.suppress(FormatError):
        read_bytes(content[:at] + put + content[at + len(put) :])
