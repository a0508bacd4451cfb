"""Small pages for the tests of the HTML reader, and what it makes of them."""

from data.document import Block, Document, Table
from data.fact import Fact
from data.filing_html import read_filing_html
from data.read_file import Known, ReadFile

FILLER = "This sentence only makes the page long enough to be read as a filing. " * 6
END = "\n\n" + FILLER.strip()


def read_body(body: str | bytes) -> ReadFile:
    """Read a page with this body and a long last paragraph."""
    page = body.encode() if isinstance(body, str) else body
    return read_filing_html(page + f"<p>{FILLER}</p>".encode(), source="page.htm", known=Known())


def canonical(body: str | bytes) -> str:
    """The canonical text of a body, without the last paragraph."""
    text = read_body(body).document.text
    assert text.endswith(FILLER.strip())
    return text.removesuffix(FILLER.strip()).removesuffix("\n\n")


def table_of(body: str) -> Table:
    """The only table of a body."""
    (table,) = read_body(body).document.tables
    return table


def outline_of(body: str) -> list[tuple[str, int, tuple[str, ...]]]:
    """Headings with their level and path."""
    document = read_body(body).document
    return [
        (shown(document, block).lstrip("# "), block.level, block.path)
        for block in document.blocks
        if block.level
    ]


def kinds_of(body: str) -> list[tuple[str, str]]:
    """Kind and text of every block but the last."""
    document = read_body(body).document
    return [(block.kind, shown(document, block)) for block in document.blocks[:-1]]


def shown(document: Document, block: Block) -> str:
    return document.text[block.span.start : block.span.end]


XBRL = "http://www.xbrl.org/2013/inlineXBRL"
CONTEXTS = """
<xbrli:context id="year"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000012345</xbrli:identifier></xbrli:entity>
<xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period></xbrli:context>
<xbrli:context id="end"><xbrli:entity><xbrli:identifier scheme="http://www.sec.gov/CIK">0000012345</xbrli:identifier></xbrli:entity>
<xbrli:period><xbrli:instant>2024-12-31</xbrli:instant></xbrli:period></xbrli:context>
<xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>
"""
COVER = (
    '<ix:nonNumeric name="dei:DocumentType" contextRef="year">10-K</ix:nonNumeric>'
    '<ix:nonNumeric name="dei:EntityRegistrantName" contextRef="year">Tolvane Corp</ix:nonNumeric>'
    '<ix:nonNumeric name="dei:EntityCentralIndexKey" contextRef="year">0000012345</ix:nonNumeric>'
)


def tagged_page(body: str, *, resources: str = "", cover: str = COVER, prefix: str = "ix") -> str:
    """An Inline XBRL page; contexts `year` and `end`, unit `usd`, and what else is given."""
    page = (
        f'<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml" xmlns:ix="{XBRL}"'
        ' xmlns:xbrli="http://www.xbrl.org/2003/instance" xmlns:xbrldi="http://xbrl.org/2006/xbrldi"'
        ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><head><title>A title</title></head><body>'
        f'<div style="display:none"><ix:header><ix:hidden>{cover}</ix:hidden>'
        f"<ix:resources>{CONTEXTS}{resources}</ix:resources></ix:header></div>{body}</body></html>"
    )
    return page.replace("ix:", f"{prefix}:").replace(":ix=", f":{prefix}=")


def read_tagged(
    body: str, *, resources: str = "", cover: str = COVER, prefix: str = "ix"
) -> ReadFile:
    page = tagged_page(body, resources=resources, cover=cover, prefix=prefix)
    return read_filing_html(page.encode(), source="page.htm", known=Known())


def number(shown: str, *, name: str = "us-gaap:Cash", **attributes: str) -> str:
    """A tagged number in the context `year` and in dollars; `nil` is `xsi:nil`."""
    written = "".join(
        f' {"xsi:nil" if key == "nil" else key}="{value}"' for key, value in attributes.items()
    )
    return (
        f'<ix:nonFraction name="{name}" contextRef="year" unitRef="usd"{written}>'
        f"{shown}</ix:nonFraction>"
    )


def printed(reading: ReadFile, fact: Fact) -> str | None:
    """The characters at a fact's span."""
    return reading.document.text[fact.span.start : fact.span.end] if fact.span else None
