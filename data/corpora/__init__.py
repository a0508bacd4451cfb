"""On which documents of our own making, with gold, can quality be measured?

spanish_set         the set: 21 Spanish documents, their 974 passages, 263 questions with gold
spanish_documents   writes the documents; placing records where each fact was put, so that gold
                    offsets are by construction
issuer_plan         what is decided about four made-up issuers; issuer_books keeps their true books,
                    issuer_told and report_tables say how the annual reports print them
fund_plan           what is decided about five made-up funds; fund_told works out costs, scenarios
                    and ISINs that are nobody's, fund_tables lays out prospectus and KID
research_told       estimates and valuations of three research notes, tied to the issuers' books
questions           asks; gold finds every set of passages that answers
spanish_numbers     Spanish notation
word_files          reads words/: what each kind of document says, what is known of each subject with
                    the questions beside it, and preguntas.txt, the list of questions
set_files           writes and reads the set: Markdown, passages.parquet, questions.parquet

`python -m data.corpora spanish --out DIR` writes the set; the same content every time.
"""

from __future__ import annotations

from data.corpora.spanish_set import (
    Passage,
    Question,
    SpanishDocument,
    SpanishSet,
    content_digest,
    spanish_set,
)

__all__ = [
    "Passage",
    "Question",
    "SpanishDocument",
    "SpanishSet",
    "content_digest",
    "spanish_set",
]
