"""Which documents of issuers without tagged facts a question is about."""

from dataclasses import replace

import pytest

from chat.document_scope import is_filer_itself, titled
from chat.reading_types import Reading
from data.manifest import Entry
from data.read_file import ReadFile
from data.stored_document import stored
from tests.retrieval.made_documents import made


def entry(title: str) -> Entry:
    document = made([("text", title)], title=title)
    return replace(stored(ReadFile(document), sample=False)[0], title=title, cik=None)


MEDICAL = entry("ORRIN PHARMACEUTICAL CORPORATION 10-K (1999-06-30)")
INSURER = entry("Orrin Mutual Insurance Group — Annual report 1999")


@pytest.mark.parametrize(
    ("question", "unknown", "found"),
    [
        ("Medical revenue 1999", "Medical", ()),
        ("Orrin Pharmaceutical revenue 1999", "Orrin Pharmaceutical", (MEDICAL,)),
        ("Orrin Mutual premiums", "Orrin Mutual", (INSURER,)),
        ("Orrin revenue 1999", "Orrin", (MEDICAL, INSURER)),
        ("Orrin revenue 1999", None, ()),
        ("Pharmaceutical revenue 1999", "Pharmaceutical", ()),
    ],
)
def test_a_title_is_named_by_what_it_begins_with(
    question: str, unknown: str | None, found: tuple[Entry, ...]
) -> None:
    reading = Reading(text=question, language="en", unknown_company=unknown)
    assert titled(reading, (MEDICAL, INSURER)) == found


def test_a_filer_calls_itself_the_company() -> None:
    assert is_filer_itself("Company")
    assert is_filer_itself("la Compañía".removeprefix("la "))
    assert is_filer_itself("registrant")
    assert not is_filer_itself("Company Apple")
