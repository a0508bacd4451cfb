"""One door for all files: what each kind is, and one sentence for each that is not read."""

import gzip

import pytest

from data.errors import FormatError
from data.read import read
from data.read_file import Known

PAGE = b"<html><body><p>FORM 10-K</p><p>OSTRAVA PUMPS</p><p>(Exact name of registrant)</p></body></html>"


@pytest.mark.parametrize(
    ("name", "content", "sentence"),
    [
        ("a.htm", b"", "a.htm is empty. Download it again."),
        ("a.htm.gz", gzip.compress(b" \n"), "a.htm is empty. Download it again."),
        (
            "a.pdf",
            b"%PDF-1.7",
            "a.pdf is a PDF, and PDF is not read yet. Add the filing as .htm, .txt or .md.",
        ),
        (
            "a.md",
            b"%PDF-1.7",
            "a.md is a PDF, and PDF is not read yet. Add the filing as .htm, .txt or .md.",
        ),
        (
            "a.pdf",
            b"\x89PNG\r\n",
            "a.pdf is a PDF, and PDF is not read yet. Add the filing as .htm, .txt or .md.",
        ),
        (
            "a.md",
            b"\x89PNG\r\n",
            "a.md is a picture, not a filing. Filings are read as .htm, .html, .xhtml, .txt and .md.",
        ),
        (
            "a.htm",
            bytes(range(256)) * 20,
            "a.htm is not a text file. Filings are read as .htm, .html, .xhtml, .txt and .md.",
        ),
        (
            "a.xhtml",
            PAGE + bytes(8) + PAGE,
            "a.xhtml is not a text file. Filings are read as .htm, .html, .xhtml, .txt and .md.",
        ),
        (
            "a.html.exe",
            b"MZ\x90",
            "a.html.exe is a program, not a filing. Filings are read as .htm, .html, .xhtml, .txt and .md.",
        ),
        (
            "a.docx",
            b"PK\x03\x04",
            "a.docx is a zip archive, not a filing. Filings are read as .htm, .html, .xhtml, .txt and .md.",
        ),
        (
            "a.rtf",
            b"\\rtf1",
            "a.rtf is of a kind that is not read. Filings are read as .htm, .html, .xhtml, .txt and .md.",
        ),
        (
            "a.csv",
            b"a,b\n",
            "a.csv is of a kind that is not read. Filings are read as .htm, .html, .xhtml, .txt and .md.",
        ),
        (
            "CIK0000320193.json",
            b'{"cik":320193,"entityName":"x","facts":{',
            ("CIK0000320193.json is no complete JSON: it may be cut off. Download it again."),
        ),
        (
            "a_htm.xml",
            b"<?xml version='1.0'?><xbrl/>",
            (
                "a_htm.xml is an XML file of another kind (<xbrl>), not an XBRL instance. "
                "Add the filing's instance (…_htm.xml) or its main document (.htm)."
            ),
        ),
        (
            "a.json",
            b'{"name": "a"}',
            (
                "a.json is a JSON file that is neither companyfacts, submissions nor a list of tickers. "
                "Download it again from the SEC."
            ),
        ),
        ("a.htm.gz", b"\x1f\x8bxx", "a.htm.gz is a damaged gzip file. Download it again."),
        (
            "a.txt",
            b"a\x00b\x00" * 50,
            "a.txt is not a text file. Filings are read as .htm, .html, .xhtml, .txt and .md.",
        ),
    ],
)
def test_what_is_not_read_is_named_in_a_sentence(name: str, content: bytes, sentence: str) -> None:
    with pytest.raises(FormatError) as refused:
        read(content, source=name, known=Known())
    assert str(refused.value) == sentence


def test_a_truncated_gzip_is_a_sentence() -> None:
    whole = gzip.compress(b"FORM 10-K " * 1000)
    with pytest.raises(FormatError, match="is a damaged gzip file"):
        read(whole[:-20], source="a.txt.gz", known=Known())


def test_a_gzip_bomb_is_not_unpacked() -> None:
    bomb = gzip.compress(b"\0" * 30_000_000)
    with pytest.raises(
        FormatError, match=r"a\.htm unpacks to more than a filing holds \(over 30 MB\)"
    ):
        read(bomb, source="a.htm", known=Known())


def test_gzip_is_known_by_its_bytes_not_by_its_name() -> None:
    plain = read(b"# A\n\nText.", source="a.md", known=Known()).document
    packed = read(gzip.compress(b"# A\n\nText."), source="a.md.gz", known=Known()).document
    assert packed.sha256 == plain.sha256
    assert packed.text == plain.text


def test_a_page_in_a_txt_is_a_page() -> None:
    text = read(PAGE, source="a.txt", known=Known()).document.text
    assert text.startswith("FORM 10-K\n\n")
    assert "<" not in text


def test_a_page_in_a_submission_is_a_page() -> None:
    header = (
        b"<SUBMISSION>\nACCESSION NUMBER: 0009900001-24-000001\nFILED AS OF DATE: 20240815\n"
        b"COMPANY CONFORMED NAME: OSTRAVA PUMPS INC\nCENTRAL INDEX KEY: 0009900001\n"
    )
    body = b"<DOCUMENT>\n<TYPE>10-K\n<TEXT>\n<XBRL>\n" + PAGE + b"\n</XBRL>\n</TEXT>\n</DOCUMENT>\n"
    document = read(header + body, source="a.txt", known=Known()).document
    assert document.text.startswith("FORM 10-K\n\n")
    assert document.filing is not None
    assert document.filing.company.cik == "0009900001"
    assert (document.filing.accession, str(document.filing.filed)) == (
        "0009900001-24-000001",
        "2024-08-15",
    )


def test_text_with_a_wrapper_around_it_keeps_its_columns() -> None:
    lines = "\n".join(f"Line {number}     {number:,}   &amp; more" for number in range(1000, 1100))
    page = f"<html><body><pre>\n{lines}\n</pre></body></html>".encode()
    text = read(page, source="a.htm", known=Known()).document.text
    assert "Line 1050     1,050   & more\n" in text
    assert "<" not in text
