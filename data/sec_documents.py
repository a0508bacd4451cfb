"""A full submission, as the SEC keeps it (`<accession>.txt`) -> every document in it, with its type.

The SEC's `index.json` lists a filing's files, but not reliably what they are, and one request a file
would be a hundred. The full submission is one request, complete by its end mark, and names the type
of every document (`EX-13`), so that an annual report in an exhibit is known to be one.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from data.cover import SgmlHeader, sgml_header
from data.errors import FormatError
from data.read import READABLE
from data.sec_hosts import is_file_name

_NO_TEXT = re.compile(r"GRAPHIC|XML|ZIP|EXCEL|JSON|PDF|COVER|EX-10[01](?:\..*)?")
"""Types of what is not read as text: pictures, tagged data, and the pages rendered from it."""
_BODY_END = re.compile(rb"</TEXT>\s*</DOCUMENT>")
_WRAPPED = re.compile(rb"\s*<(XBRL|XML)>[ \t]*\r?\n", re.IGNORECASE)
_WRAPPER_END = re.compile(rb"</(?:XBRL|XML)>\s*\Z", re.IGNORECASE)
_ENCODED = re.compile(rb"\s*(?:<PDF>\s*)?begin [0-7]{3} ")


@dataclass(frozen=True, slots=True)
class FiledDocument:
    """One document of a filing."""

    sequence: int
    """From 1, which is the primary document."""
    kind: str
    """`<TYPE>`: the form for the primary document, `EX-13.1` for an exhibit."""
    name: str
    """File name; made up from the sequence where old filings have none."""
    description: str
    content: bytes

    @property
    def is_text(self) -> bool:
        """Whether it is a document to read, not a picture, tagged data or a rendered page."""
        is_readable = PurePosixPath(self.name.lower()).suffix in READABLE
        is_other = _NO_TEXT.fullmatch(self.kind.upper()) or _ENCODED.match(self.content[:200])
        return is_readable and not is_other and bool(self.content.strip())


def read_header(content: bytes) -> SgmlHeader:
    """Read who filed what, from the lines before the first document."""
    end = content.find(b"<DOCUMENT>")
    return sgml_header(content[: max(end, 0)].decode("latin-1").replace("\r\n", "\n"))


def split_submission(content: bytes, *, source: str) -> tuple[FiledDocument, ...]:
    """Split a full submission into its documents, in the order of their sequence.

    Raises:
        FormatError: there is none in it, or one has no end.

    """
    documents = tuple(_documents(content, source))
    if not documents:
        raise FormatError(
            f"{source} is a submission without a document. Add the filing's main document.",
            place=source,
        )
    return tuple(sorted(documents, key=lambda document: document.sequence))


def kinds(documents: Iterable[FiledDocument]) -> str:
    """Count documents by what they are: "2 EX-101.SCH, 7 GRAPHIC"."""
    counted = Counter(document.kind or "of no type" for document in documents)
    return ", ".join(f"{number} {kind}" for kind, number in sorted(counted.items()))


def _documents(content: bytes, source: str) -> Iterator[FiledDocument]:
    place, number = content.find(b"<DOCUMENT>"), 0
    while place >= 0:
        number += 1
        begin = content.find(b"<TEXT>", place)
        end = _BODY_END.search(content, begin) if begin >= 0 else None
        if end is None:
            raise FormatError(
                f"{source} is cut off in its document {number}. Fetch the filing again.",
                place=source,
            )
        head = content[place:begin].decode("latin-1")
        body = content[begin + len(b"<TEXT>") : end.start()]
        yield _document(head, body, number, source)
        place = content.find(b"<DOCUMENT>", end.end())


def _document(head: str, body: bytes, number: int, source: str) -> FiledDocument:
    told = _field(head, "SEQUENCE")
    sequence = int(told) if re.fullmatch(r"[0-9]{1,6}", told) else number
    name = _field(head, "FILENAME")
    if not is_file_name(name):
        # EDGAR gave documents no file names before 2001.
        name = f"{PurePosixPath(source).stem}-{sequence}.txt"
    kind, description = _field(head, "TYPE"), _field(head, "DESCRIPTION")
    return FiledDocument(sequence, kind, name, description, _unwrapped(body))


def _unwrapped(body: bytes) -> bytes:
    """Take off the lines that stand around a document, and not in it."""
    wrapped = _WRAPPED.match(body)
    if wrapped is None:
        return re.sub(rb"\A\r?\n", b"", body)
    return _WRAPPER_END.sub(b"", body[wrapped.end() :])


def _field(head: str, name: str) -> str:
    found = re.search(rf"<{name}>([^\r\n<]*)", head)
    return found[1].strip() if found else ""
