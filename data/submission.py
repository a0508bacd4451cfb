"""A full submission (SGML header and documents in one .txt) -> its primary document."""

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from data.cover import SgmlHeader, cover_filing, filing_title, sgml_header
from data.errors import FormatError
from data.filing import document_id_for
from data.plain_text import plain_document
from data.read_file import Known, ReadFile
from data.text_bytes import text_of

_STARTS = (
    "<SEC-DOCUMENT>",
    "<SUBMISSION>",
    "-----BEGIN PRIVACY-ENHANCED MESSAGE-----",
    "<SEC-HEADER>",
)
_WRAPPER = re.compile(r"\s*<(?:XBRL|XML)>\s*\n", re.IGNORECASE)
_HTML = re.compile(
    r"\s*(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE[^>]*>\s*)?(?:<!--.{0,2000}?-->\s*){0,5}<html", re.I | re.S
)


@dataclass(frozen=True, slots=True)
class _Part:
    kind: str
    name: str
    text: str


def is_submission(start: str) -> bool:
    """Whether a file that begins so is a full submission."""
    return start.lstrip("\ufeff \t\r\n").startswith(_STARTS)


def read_submission(content: bytes, *, source: str, known: Known) -> ReadFile:
    """Read the primary document; the others are named in a warning."""
    text, warnings = text_of(content, source=source)
    header = sgml_header(text[: max(0, text.find("<DOCUMENT>"))])
    parts = list(_parts(text))
    if not parts:
        raise FormatError(
            f"{source} is a submission without a document. Add the filing's main document.",
            place=source,
        )
    primary, *others = parts
    if others:
        names = ", ".join(f"{part.kind} {part.name}".strip() for part in others)
        warnings = (*warnings, f"Only the primary document is read. Not read: {names}.")
    sha256 = hashlib.sha256(content).hexdigest()
    told = replace(
        known,
        filed=known.filed or header.filed,
        accession=known.accession or header.accession,
    )
    if _HTML.match(primary.text):
        read = _from_html(primary.text, source, told, sha256, header)
        warnings = (*read.document.warnings, *warnings)
        return replace(read, document=replace(read.document, warnings=warnings))
    header = header if header.form else replace(header, form=primary.kind)
    read = plain_document(primary.text, source=source, known=told, sha256=sha256, sgml=header)
    return replace(read, document=replace(read.document, warnings=warnings))


def _from_html(text: str, source: str, known: Known, sha256: str, header: SgmlHeader) -> ReadFile:
    from data.filing_html import read_filing_html

    read = read_filing_html(text.encode(), source=source, known=known)
    document = replace(read.document, sha256=sha256)
    told = cover_filing(document.text, known, header)
    is_known = document.filing is not None and bool(document.filing.company.cik)
    if told and not is_known and document_id_for(told, source, sha256) == document.document_id:
        document = replace(document, filing=told, title=filing_title(told))
    return replace(read, document=document)


def _parts(text: str) -> Iterator[_Part]:
    """Split the documents; what stands between `<TEXT>` and `</TEXT>` is a document's text."""
    place = text.find("<DOCUMENT>")
    while place >= 0:
        begin = text.find("<TEXT>", place)
        if begin < 0:
            return
        head = text[place:begin]
        end = text.find("</TEXT>", begin)
        end = len(text) if end < 0 else end
        body = text[begin + len("<TEXT>") : end].removeprefix("\n")
        yield _Part(_field(head, "TYPE"), _field(head, "FILENAME"), _WRAPPER.sub("", body, count=1))
        place = text.find("<DOCUMENT>", end)


def _field(head: str, name: str) -> str:
    found = re.search(rf"<{name}>([^\n<]*)", head)
    return found[1].strip() if found else ""
