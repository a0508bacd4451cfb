"""Fixed-width text and full submissions: the file is the text, Items, pages and tables are found."""

import gzip
from datetime import date
from pathlib import Path

import pytest

from data.document import Block, Document
from data.errors import FormatError
from data.plain_text import read_plain_text
from data.read import read
from data.read_file import Known
from data.submission import is_submission, read_submission

REPORT = """
                               FORM 10-Q

              For the quarterly period ended April 1, 2000

                         OSTRAVA PUMPS, INC.
             (Exact name of registrant as specified in its charter)

<PAGE>

PART I. FINANCIAL INFORMATION
ITEM 1. FINANCIAL STATEMENTS

           CONDENSED BALANCE SHEETS (Unaudited)
                      (in millions)

<TABLE>
<CAPTION>
                                         April 1, 2000
<S>                                      <C>
Current assets:

   Cash                                      $1,662
</TABLE>

                                   2

<PAGE>

NOTE 1 - BASIS OF PRESENTATION

Interim information is unaudited.

Sales by region (in thousands):

   Europe                                     1,250
   Japan                                        310

   Total                                      1,560

ITEM 2. MANAGEMENT'S DISCUSSION AND ANALYSIS OF FINANCIAL CONDITION AND RESULTS
OF OPERATIONS

RESULTS OF OPERATIONS

Net sales rose, see
Item 1 of this report.

                                   3
"""


def plain(text: str = REPORT) -> Document:
    return read_plain_text(text.encode(), source="ostp.txt", known=Known()).document


def words(read: Document, block: Block) -> str:
    return " ".join(read.text[block.span.start : block.span.end].split())


def found(read: Document, start: str) -> Block:
    return next(block for block in read.blocks if words(read, block).startswith(start))


def test_the_text_is_the_file() -> None:
    assert plain().text == REPORT
    assert plain(REPORT.replace("\n", "\r\n")).text == REPORT


def test_items_and_capitals_make_the_path() -> None:
    read = plain()
    assert found(read, "Interim").path == (
        "Part I", "Item 1. FINANCIAL STATEMENTS", "NOTE 1 - BASIS OF PRESENTATION",
    )  # fmt: skip
    assert found(read, "Net sales rose").path == (
        "Part I",
        "Item 2. MANAGEMENT'S DISCUSSION AND ANALYSIS OF FINANCIAL CONDITION AND RESULTS OF OPERATIONS",
        "RESULTS OF OPERATIONS",
    )


def test_a_wrapped_mention_is_no_heading() -> None:
    assert (
        words(plain(), found(plain(), "Net sales rose"))
        == "Net sales rose, see Item 1 of this report."
    )


def test_pages_are_counted_and_their_printed_numbers_kept() -> None:
    read = plain()
    assert read.pages == 3
    assert [(block.page, block.page_label) for block in (found(read, "PART I"), found(read, "Interim"))] == [
        (2, "2"), (3, "3"),
    ]  # fmt: skip
    assert not any(words(read, block) in ("2", "3") for block in read.blocks)


def test_dashed_numbers_are_pages_where_nothing_else_is() -> None:
    text = "\n".join(f"   -{number}-\n\nText of page {number}.\n" for number in range(1, 9))
    read = plain(text)
    assert read.pages == 8
    assert (found(read, "Text of page 7").page, found(read, "Text of page 7").page_label) == (
        7,
        "7",
    )


def test_a_marked_table_is_one_block_with_the_unit_above_it() -> None:
    read = plain()
    block = found(read, "<CAPTION>")
    assert block.kind == "table"
    assert words(read, block).endswith("Current assets: Cash $1,662")
    assert block.table is not None
    table = read.tables[block.table]
    assert (table.scale, table.unit) == (6, "USD")


def test_columns_of_spaces_are_a_table_too() -> None:
    read = plain()
    block = found(read, "Europe")
    assert (block.kind, words(read, block)) == ("table", "Europe 1,250 Japan 310 Total 1,560")
    assert block.table is not None
    assert read.tables[block.table].scale == 3


def test_the_cover_says_who_filed_what() -> None:
    filing = plain().filing
    assert filing is not None
    assert (filing.company.name, filing.form, filing.period_end) == (
        "OSTRAVA PUMPS, INC.", "10-Q", date(2000, 4, 1),
    )  # fmt: skip
    assert plain().title == "OSTRAVA PUMPS, INC. 10-Q (2000-04-01)"


SUBMISSION = f"""<SEC-DOCUMENT>0009900001-00-000007.txt : 20000512
<SEC-HEADER>
ACCESSION NUMBER:\t\t0009900001-00-000007
CONFORMED SUBMISSION TYPE:\t10-Q
CONFORMED PERIOD OF REPORT:\t20000401
FILED AS OF DATE:\t\t20000511
\t\tCOMPANY CONFORMED NAME:\t\t\tOSTRAVA PUMPS INC
\t\tCENTRAL INDEX KEY:\t\t\t0009900001
\t\tFISCAL YEAR END:\t\t\t0930
\t\tFORMER CONFORMED NAME:\tOSTRAVA VALVES INC
</SEC-HEADER>
<DOCUMENT>
<TYPE>10-Q
<SEQUENCE>1
<TEXT>
{REPORT}</TEXT>
</DOCUMENT>
<DOCUMENT>
<TYPE>EX-27
<FILENAME>ex27.txt
<TEXT>
Schedule
</TEXT>
</DOCUMENT>
"""


def test_a_submissions_text_is_that_of_its_primary_document() -> None:
    read = read_submission(SUBMISSION.encode(), source="ostp.txt", known=Known()).document
    assert read.text == REPORT
    assert read.document_id == "0009900001-00-000007/ostp"
    assert read.warnings == ("Only the primary document is read. Not read: EX-27 ex27.txt.",)


def test_a_submissions_header_says_who_filed_what_and_when() -> None:
    filing = read_submission(SUBMISSION.encode(), source="ostp.txt", known=Known()).document.filing
    assert filing is not None
    assert (filing.company.cik, filing.company.name) == ("0009900001", "OSTRAVA PUMPS INC")
    assert filing.company.former_names == ("OSTRAVA VALVES INC",)
    assert (filing.form, filing.period_end, filing.filed) == (
        "10-Q",
        date(2000, 4, 1),
        date(2000, 5, 11),
    )
    assert filing.year_end == "--09-30"


def test_a_submission_without_a_document_is_refused() -> None:
    with pytest.raises(FormatError, match="is a submission without a document"):
        read_submission(b"<SUBMISSION>\n", source="x.txt", known=Known())


def test_submissions_are_known_by_how_they_begin() -> None:
    assert is_submission("-----BEGIN PRIVACY-ENHANCED MESSAGE-----")
    assert is_submission("\n<SUBMISSION>")
    assert not is_submission("FORM 10-Q")


def test_a_page_of_a_real_submission_is_read_whole(corpus: Path) -> None:
    path = corpus / "filings_old" / "aapl_10-q_2000-04-01.submission.txt.gz"
    whole = gzip.decompress(path.read_bytes()).decode("latin-1").replace("\r\n", "\n")
    document = read(path.read_bytes(), source=path.name, known=Known()).document
    assert document.text in whole
    assert document.pages == 23
    assert document.filing is not None
    assert (document.filing.company.cik, document.filing.form) == ("0000320193", "10-Q")
    labels = [block.path[-1:] for block in document.blocks if block.kind == "text"]
    items = {label[0][:7] for label in labels if label and label[0].startswith("Item")}
    assert items == {"Item 1.", "Item 3.", "Item 4.", "Item 6.", "Item 2."}
    statement = document.tables[0]
    assert (statement.scale, statement.unit) == (6, "USD")
    income = document.text[statement.span.start : statement.span.end]
    assert "$  1,945         $  1,530         $  4,288         $  3,240" in income
    legal = next(block for block in document.blocks if "LEGAL" in words(document, block)[:20])
    assert legal.path == ("Part II",)


def test_text_in_a_page_that_only_wraps_it_is_text(corpus: Path) -> None:
    path = corpus / "filings_old" / "aegon_20-f_2000-12-31.htm.gz"
    document = read(path.read_bytes(), source=path.name, known=Known()).document
    pages = {
        block.path[0].split(".")[0]: block.page for block in reversed(document.blocks) if block.path
    }
    # The table of contents prints these page numbers itself.
    assert (pages["Item 4"], pages["Item 5"], pages["Item 6"], pages["Item 8"]) == (9, 35, 57, 63)
    assert document.filing is not None
    assert (document.filing.company.name, document.filing.form) == ("AEGON N.V.", "20-F")
    assert "€" not in document.text[:100]


@pytest.mark.parametrize(
    ("name", "company", "form", "end"),
    [
        (
            "medicis_10-k_1999-06-30",
            "MEDICIS PHARMACEUTICAL CORPORATION",
            "10-K",
            date(1999, 6, 30),
        ),
        ("gainsco_10-k_2009-12-31", "GAINSCO, INC.", "10-K", date(2009, 12, 31)),
        (
            "plymouthrock_20-f_2020-11-30",
            "PLYMOUTH ROCK TECHNOLOGIES INC.",
            "20-F",
            date(2020, 11, 30),
        ),
    ],
)
def test_old_pages_say_on_their_cover_who_filed_what(
    corpus: Path, name: str, company: str, form: str, end: date
) -> None:
    path = corpus / "filings_old" / f"{name}.htm.gz"
    document = read(path.read_bytes(), source=path.name, known=Known()).document
    filing = document.filing
    assert filing is not None
    assert (filing.company.name, filing.form, filing.period_end) == (company, form, end)
    items = [words(document, block) for block in document.blocks if block.level == 2]
    for number in ("1", "7", "8"):
        found = [
            item
            for item in items
            if item.upper().startswith((f"## ITEM {number}.", f"## ITEM {number}:"))
        ]
        assert len(found) == 1
