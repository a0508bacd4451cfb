"""A full submission and its documents."""

import gzip
from datetime import date
from pathlib import Path

import pytest
from sec_server import submission

from data.errors import FormatError
from data.filing import AccessionNumber
from data.sec_checks import check_submission
from data.sec_documents import kinds, read_header, split_submission

NUMBER = AccessionNumber("0000001234-25-000007")
WHOLE = submission(
    NUMBER,
    ("10-K", "hda-20241231.htm", "<XBRL>\n<?xml version='1.0'?>\n<html>Annual</html>\n</XBRL>"),
    ("EX-13.1", "hda-ex13.htm", "<html>Report to holders</html>"),
    ("EX-99", "", "Plain words"),
    ("GRAPHIC", "logo.jpg", "begin 644 logo.jpg\n</TEXT>M_]C_\nend"),
    ("EX-101.SCH", "hda.xsd", "<XBRL>\n<xsd/>\n</XBRL>"),
    ("EX-99.2", "slides.pdf", "<PDF>\nbegin 644 slides.pdf\nM\nend\n</PDF>"),
    ("XML", "R1.htm", "<html>rendered</html>"),
    ("EX-97", "empty.htm", " "),
)


def test_each_document_has_its_type_name_and_bytes() -> None:
    documents = split_submission(WHOLE, source=f"{NUMBER}.txt")
    assert [(one.sequence, one.kind, one.name) for one in documents if one.is_text] == [
        (1, "10-K", "hda-20241231.htm"),
        (2, "EX-13.1", "hda-ex13.htm"),
        (3, "EX-99", "0000001234-25-000007-3.txt"),
    ]
    assert documents[0].content == b"<?xml version='1.0'?>\n<html>Annual</html>\n"
    assert documents[1].content == b"<html>Report to holders</html>\n"
    assert documents[1].description == "EX-13.1 OF HALDEN"


def test_what_is_no_text_is_counted_by_kind() -> None:
    others = [one for one in split_submission(WHOLE, source="x.txt") if not one.is_text]
    assert kinds(others) == "1 EX-101.SCH, 1 EX-97, 1 EX-99.2, 1 GRAPHIC, 1 XML"


def test_the_header_says_who_filed_what() -> None:
    header = read_header(WHOLE)
    assert (header.accession, header.form, header.cik) == (NUMBER, "10-K", "0000001234")
    assert (header.period_end, header.filed) == (date(2024, 12, 31), date(2025, 2, 3))
    assert (header.company, header.year_end) == ("HALDEN AIR INC", "--12-31")


def test_a_name_that_leads_elsewhere_is_not_taken() -> None:
    whole = submission(NUMBER, ("10-K", "../../etc/passwd", "words"))
    [document] = split_submission(whole, source="x.txt")
    assert document.name == "x-1.txt"


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (WHOLE, None),
        (WHOLE.replace(b"\n", b"\r\n"), None),
        (b"<html>Sorry</html>", "is a page, not the filing"),
        (b"Sorry", "is not the filing"),
        (
            WHOLE.replace(NUMBER.encode(), b"0000001234-25-000008"),
            f"is another filing than {NUMBER}",
        ),
        (WHOLE[:-20], "is cut off: the filing has no end"),
        (WHOLE[:900], "is cut off: the filing has no end"),
        (submission(NUMBER), "is cut off: a document in it has no end, or there is none"),
        (
            WHOLE.replace(b"</TEXT>\n</DOCUMENT>\n</SEC", b"</SEC"),
            "is cut off: a document in it has no end, or there is none",
        ),
    ],
)
def test_a_filing_is_kept_only_when_it_is_whole(body: bytes, words: str | None) -> None:
    assert check_submission(NUMBER)(body) == words


def test_a_submission_without_a_document_is_said() -> None:
    with pytest.raises(FormatError) as caught:
        split_submission(b"<SEC-DOCUMENT>", source="x.txt")
    assert str(caught.value) == (
        "x.txt is a submission without a document. Add the filing's main document."
    )


def test_a_document_that_is_cut_off_is_said() -> None:
    with pytest.raises(FormatError) as caught:
        split_submission(WHOLE[:700], source="x.txt")
    assert str(caught.value) == "x.txt is cut off in its document 2. Fetch the filing again."


def test_a_real_submission_of_2000(corpus: Path) -> None:
    packed = corpus / "filings_old" / "aapl_10-q_2000-04-01.submission.txt.gz"
    content = gzip.decompress(packed.read_bytes())
    accession = AccessionNumber("0000912057-00-023442")
    assert check_submission(accession)(content) is None
    documents = split_submission(content, source=f"{accession}.txt")
    assert [(one.kind, one.name) for one in documents] == [
        ("10-Q", "0000912057-00-023442-1.txt"),
        ("EX-3.2", "0000912057-00-023442-2.txt"),
        ("EX-10.A49", "0000912057-00-023442-3.txt"),
        ("EX-10.A51", "0000912057-00-023442-4.txt"),
        ("EX-27", "0000912057-00-023442-5.txt"),
    ]
    assert all(one.is_text for one in documents)
    assert documents[2].description == "1997 EMPLOYEE STOCK OPTION PLAN"
    header = read_header(content)
    assert (header.company, header.cik) == ("APPLE COMPUTER INC", "0000320193")
