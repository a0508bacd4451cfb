"""The reference project's retrieval table remade on real filings, and the same with our parts."""

from collections.abc import Iterator
from pathlib import Path

from answer_eval.lesson_report import Section
from answer_eval.reference_claims import SIGNIFICANT
from answer_eval.reference_cuts import plain_header
from answer_eval.reference_filings import read_annual_reports
from answer_eval.reference_gold import questions
from answer_eval.reference_published import COMPANIES, FILINGS, QUESTIONS
from answer_eval.reference_rank import DEPTH, Encoder
from answer_eval.reference_run import Measured, Progress, run_all
from answer_eval.reference_tables import beside_published, by_metric, by_part, strictly
from answer_eval.reference_verdicts import verdict_on_ours, verdict_on_theirs

TITLE = "The reference project's table, on real filings"
OURS_TITLE = "The same with our header, our scope and our chunks"


def measure_reference(
    folder: Path, *, dense: Encoder | None, progress: Progress
) -> tuple[Section, ...]:
    """Measure the 10-Ks of a folder; where there are none, give one section that says so.

    Without `dense` the rows that need vectors are left out.
    """
    reports = read_annual_reports(folder) if folder.is_dir() else ()
    if not questions(reports):
        return (left_out(folder),)
    return sections(run_all(reports, dense, progress))


def left_out(folder: Path) -> Section:
    """Say that there is no table, and what makes one."""
    what = "holds no 10-K with tagged statements" if folder.is_dir() else "is not there"
    return Section(
        TITLE,
        f"Left out: the folder {folder.name} {what}. The table is made from a folder of 10-Ks as the "
        "SEC has them (.htm or .htm.gz, with inline XBRL): name one, and measure again.",
    )


def sections(measured: Measured) -> tuple[Section, ...]:
    """Write down what was measured."""
    theirs = Section(
        TITLE,
        " ".join(_setting(measured)),
        (beside_published(measured), strictly(measured), by_metric(measured)),
        tuple(verdict_on_theirs(measured)),
    )
    ours = Section(
        OURS_TITLE,
        " ".join(_parts(measured)),
        by_part(measured),
        tuple(verdict_on_ours(measured)),
    )
    return theirs, ours


def _setting(measured: Measured) -> Iterator[str]:
    counts, filings = measured.counts, measured.filings
    ciks = {one.filing.company.cik for one in filings}
    names = ", ".join(sorted({one.filing.company.name for one in filings}))
    yield (
        f"{len(filings)} annual reports (10-K) of {len(ciks)} companies ({names}), read as the "
        f"product reads them; the reference had {FILINGS} of {COMPANIES}."
    )
    if measured.left_out:
        absent = ", ".join(one.filing.company.name for one in measured.left_out)
        yield f"Left out, because none of the seven metrics is tagged in the document: {absent}."
    yield (
        f"{len(measured.questions)} questions (the reference: {QUESTIONS}), of {counts.asked} that "
        "the tagged values allow: those with a gold chunk under every chunking. Each asks for one of "
        "seven metrics in the filing's own fiscal year; the value is the undimensioned fact whose "
        "period ends with the filing's. Where two concepts of a metric differ, it is not asked for. "
        "Any chunk of the company that prints the number is gold, as in the reference; strictly, "
        "one of the filing asked about."
    )
    yield (
        "The fiscal year is the calendar year of the period's end, the reference's rule; "
        f"{counts.same_year} of {len(filings)} filings number it so themselves, which is "
        "the product's rule."
    )
    chunks = ", ".join(f"{count:,} {name}" for name, count in counts.chunks.items())
    yield (
        f"Chunks: {chunks}. The reference says what its header has (company, form, fiscal year), not "
        f"how it words it: here “{plain_header(filings[0])}”. BM25 is rank_bm25 over lower-case words; "
        f"hybrid fuses the first {DEPTH} of both by reciprocal rank; RR looks {DEPTH} deep. “Beyond "
        f"chance” is p < {SIGNIFICANT} by an exact sign test that takes questions as independent, "
        "though a company has several, and is not corrected for the number of comparisons."
    )


def _parts(measured: Measured) -> Iterator[str]:
    counts = measured.counts
    yield (
        "Header, scope and chunks are changed one by one and together, under every retriever. "
        "The scope is the documents that the product reads a question to be about: for "
        f"{counts.scoped_right} of {len(measured.questions)} questions the filing asked about and "
        "no other. “BM25, our words” is rank_bm25 with the product's stop words and endings; "
        "“our BM25” is the product's ranking, with its other names for a word and its weight for "
        "documents that the question names. Equal k is not equal reading: the last columns say how "
        "much text five chunks are, and what that much text finds. The product answers these "
        "questions from tagged facts; here its passages alone are measured, as they are: nothing was "
        "tuned to these questions."
    )
