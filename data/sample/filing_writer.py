"""Writes one filing: reads the company's prose and sets the statements and tables into it."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import escape

from data.sample import discussion_tables, note_tables, obligation_tables, statements
from data.sample.bookkeeping import keep_books
from data.sample.company_books import CompanyBooks
from data.sample.cover_page import write_cover
from data.sample.filing_draft import FilingDraft
from data.sample.filing_plan import FilingPlan
from data.sample.fiscal_calendar import spoken_date
from data.sample.inline_tags import InlineTags
from data.sample.page_writer import BODY, PageWriter, TextBlock
from data.sample.prose import paragraphs
from data.sample.restatement_table import restatement_table
from data.sample.spoken_figures import fill

NOTE = re.compile(r"\((\d)\) ")
CONTENTS = "<!-- contents -->"
NAMESPACES = {
    "": "http://www.w3.org/1999/xhtml",
    "ix": "http://www.xbrl.org/2013/inlineXBRL",
    "ixt": "http://www.xbrl.org/inlineXBRL/transformation/2020-02-12",
    "ixt-sec": "http://www.sec.gov/inlineXBRL/transformation/2015-08-31",
    "link": "http://www.xbrl.org/2003/linkbase",
    "xlink": "http://www.w3.org/1999/xlink",
    "xsi": "http://www.w3.org/2001/XMLSchema-instance",
    "xbrli": "http://www.xbrl.org/2003/instance",
    "xbrldi": "http://xbrl.org/2006/xbrldi",
    "iso4217": "http://www.xbrl.org/2003/iso4217",
    "dei": "http://xbrl.sec.gov/dei/2024",
    "us-gaap": "http://fasb.org/us-gaap/2024",
    "srt": "http://fasb.org/srt/2024",
    "country": "http://xbrl.sec.gov/country/2024",
}
TABLES: dict[str, Callable[[FilingDraft], None]] = {
    "income": statements.income_statement,
    "balance": statements.balance_sheet,
    "cash": statements.cash_flow_statement,
    "equity": statements.equity_statement,
    "geography": note_tables.geography_table,
    "segments": note_tables.segment_table,
    "property": note_tables.property_table,
    "leases": obligation_tables.lease_maturities,
    "debt": obligation_tables.debt_table,
    "taxes": note_tables.tax_rate_table,
    "units": note_tables.stock_unit_table,
    "earnings": note_tables.earnings_table,
    "restatement": restatement_table,
    "results": discussion_tables.results_table,
    "shares_of_revenue": discussion_tables.share_of_revenue_table,
    "free_cash": discussion_tables.free_cash_table,
    "stores": discussion_tables.store_table,
    "repurchases": discussion_tables.repurchase_table,
}


def books_for(filing: FilingPlan) -> CompanyBooks:
    """Give the books as they were when the filing was made: wrong only in a first print."""
    wrong = filing.company.misstatement if filing.first_print else None
    return keep_books(filing.company, wrong)


def filing_name(filing: FilingPlan) -> str:
    """Give the file's name, as filings are named: ticker, period end, a for an amendment."""
    _, end = books_for(filing).dates(filing.quarters)
    return f"{filing.company.identity.prefix}-{end:%Y%m%d}{'a' if filing.amended else ''}.htm"


def write_filing(filing: FilingPlan) -> str:
    """Give the whole filing as inline XBRL HTML, in ASCII."""
    who, books = filing.company.identity, books_for(filing)
    end = books.dates(filing.quarters)[1]
    tags = InlineTags(who.cik, who.prefix)
    page = PageWriter(who.name, f"Form {filing.form} for the period ended {spoken_date(end)}", tags)
    draft = FilingDraft(filing, books, tags, page)
    write_cover(draft)
    contents = _write_body(draft)
    body = "".join(page.parts).replace(CONTENTS, _contents_table(contents))
    schema = f"{who.prefix}-{end:%Y%m%d}.xsd"
    spaces = NAMESPACES | {who.prefix: f"http://{who.prefix}.example/{end:%Y%m%d}"}
    declared = " ".join(f'xmlns{":" if key else ""}{key}="{uri}"' for key, uri in spaces.items())
    whole = (
        f"<?xml version='1.0' encoding='ASCII'?>\n<html {declared} xml:lang=\"en-US\">\n"
        f'<head><title>{schema[:-4]}</title></head>\n<body style="{BODY}">\n'
        f"{tags.header(schema)}{body}</body>\n</html>\n"
    )
    return whole.encode("ascii", "xmlcharrefreplace").decode("ascii")


def _conditions(filing: FilingPlan) -> frozenset[str]:
    """Tell what holds of the filing, as the prose asks for it."""
    slip = filing.company.misstatement
    told = {str(filing.year), filing.fiscal_period, filing.form}
    if (filing.year, filing.quarter) > (slip.year, slip.quarter):
        told.add("after-restatement")
    return frozenset(told)


def _paragraphs(filing: FilingPlan) -> list[str]:
    """Give the paragraphs of the company's prose that belong into this filing."""
    kind = "10-k" if filing.annual else "10-q"
    return paragraphs(f"{filing.company.identity.prefix}_{kind}.txt", _conditions(filing))


def _write_body(draft: FilingDraft) -> list[tuple[str, str, int]]:
    """Write all paragraphs; give back the entries of the table of contents."""
    contents: list[tuple[str, str, int]] = []
    for words in _paragraphs(draft.filing):
        if words.startswith("== "):
            title = words[3:]
            anchor = f"i{len(contents) + 1:03d}"
            contents.append((title, anchor, draft.page.page))
            draft.page.heading(title, 1, anchor)
        elif words.startswith("!"):
            _direct(draft, words[1:])
        else:
            _write_words(draft, words)
    return contents


def _write_words(draft: FilingDraft, words: str) -> None:
    level = len(words) - len(words.lstrip("="))
    if level:
        draft.page.heading(fill(draft, words.lstrip("= ")), level - 1)
        return
    markup = fill(draft, escape(words, quote=False))
    if words.startswith("- "):
        draft.page.bullet(markup[2:])
    elif match := NOTE.match(words):
        draft.page.note(match.group(1), markup[match.end() :])
    else:
        draft.page.paragraph(markup)


def _direct(draft: FilingDraft, order: str) -> None:
    """Carry out an order of the prose: a table, a page break, a text block."""
    name, _, rest = order.partition(" ")
    if name == "table":
        TABLES[rest](draft)
    elif name == "page":
        draft.page.page_break()
    elif name == "contents":
        draft.page.heading("TABLE OF CONTENTS", 1)
        draft.page.add(CONTENTS)
    elif name in {"block", "continued"}:
        block = TextBlock(f"us-gaap:{rest}", draft.cover_period)
        draft.page.begin_block(block, continued=name == "continued")
    elif name == "end":
        draft.page.end_block()
    elif name.startswith("rows"):
        _write_rows(draft, order)
    else:
        raise ValueError(order)


def _write_rows(draft: FilingDraft, order: str) -> None:
    """Write a table of words: the first line holds the header, cells are parted by bars."""
    _, header, *lines = order.split("\n")
    rows = [
        [fill(draft, escape(cell.strip(), quote=False)) for cell in line.split("|")]
        for line in lines
    ]
    draft.page.text_table([cell.strip() for cell in header.split("|")], rows)


def _contents_table(contents: list[tuple[str, str, int]]) -> str:
    rows = "\n".join(
        f'<tr><td><a href="#{anchor}">{escape(title, quote=False)}</a></td>'
        f'<td style="text-align:right"><a href="#{anchor}">{page}</a></td></tr>'
        for title, anchor, page in contents
    )
    return f'<table style="width:100%">\n{rows}\n</table>'
