"""python -m data add | list | text | facts | remove."""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from datetime import date
from itertools import chain
from typing import Any

from tqdm import tqdm

from data.adding import Outcome, add_items, find_items
from data.errors import FilingsError, NotFoundError
from data.fact import Fact
from data.fact_json import fact_json
from data.fetching import add_fetched, is_asked_of_the_sec
from data.find_company import find_company
from data.manifest import Entry, listed
from data.sec import open_client
from data.sec_company import DEFAULT_YEARS
from data.sec_fetched import Step
from data.store import Store, open_store
from data.terminal import print_utf8


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 done, 1 said what is wrong, 2 wrong usage."""
    print_utf8()
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
        sys.stdout.flush()
    except FilingsError as wrong:
        print(wrong, file=sys.stderr)
        return 1
    except BrokenPipeError:
        # The reader of a pipe (`| head`) has seen enough; nothing more may be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as wrong:
        print(f"{wrong.filename or 'The disk'}: {wrong.strerror}.", file=sys.stderr)
        return 1
    return code


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m data", description="Filings on file.")
    commands = parser.add_subparsers(required=True, metavar="add | list | text | facts | remove")

    add = commands.add_parser("add", help="put files or folders of filings on file")
    add.add_argument(
        "what", nargs="+", metavar="WHAT", help="a file, a folder; AAPL, a CIK, an accession number"
    )
    add.add_argument(
        "--years", type=_years, default=DEFAULT_YEARS, metavar="N",
        help=f"fetch the reports of the last N fiscal years ({DEFAULT_YEARS})",
    )  # fmt: skip
    add.add_argument("--replace", action="store_true", help="in place of another rendering on file")
    add.add_argument("--json", action="store_true", help="a JSON list in place of lines")
    add.set_defaults(run=_add)

    show = commands.add_parser("list", help="what is on file")
    show.add_argument("--json", action="store_true", help="a JSON list in place of lines")
    show.set_defaults(run=_list)

    text = commands.add_parser("text", help="a document's canonical text")
    text.add_argument("document_id", metavar="DOCUMENT_ID")
    text.set_defaults(run=_text)

    facts = commands.add_parser("facts", help="a company's reported facts")
    facts.add_argument("--company", required=True, metavar="C", help="CIK, ticker or name")
    facts.add_argument("--concept", metavar="X", help="us-gaap:Revenues, or Revenues")
    facts.add_argument("--as-of", type=_day, metavar="D", help="known on this day, YYYY-MM-DD")
    facts.add_argument("--json", action="store_true", help="a JSON list in place of lines")
    facts.set_defaults(run=_facts)

    remove = commands.add_parser("remove", help="take a document and its facts out")
    remove.add_argument("document_id", metavar="DOCUMENT_ID")
    remove.set_defaults(run=_remove)
    return parser


def _years(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= 100:
        raise argparse.ArgumentTypeError(f"{text} is not a number of years, 1 or more")
    return int(text)


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text} is not a day like 2024-11-01") from None


def _add(options: argparse.Namespace) -> int:
    store = open_store()
    asked = [argument for argument in options.what if is_asked_of_the_sec(argument)]
    items = find_items([argument for argument in options.what if argument not in asked])
    rows: list[dict[str, Any]] = []
    is_failed = False
    with tqdm(total=len(items), unit="file", disable=not sys.stderr.isatty() or None) as bar:
        outcomes = chain(
            add_items(store, items, replace=options.replace),
            _fetched(store, asked, options.years, bar),
        )
        for outcome in outcomes:
            is_failed = is_failed or outcome.is_failed
            if options.json:
                rows.append(_outcome_row(outcome))
            elif outcome.added:
                bar.write(_outcome_line(outcome), file=sys.stdout)
            if outcome.trouble:
                bar.write(outcome.trouble, file=sys.stderr)
            bar.update()
    if options.json:
        print(json.dumps(rows, ensure_ascii=False, indent=1))
    return 1 if is_failed else 0


def _fetched(store: Store, asked: Sequence[str], years: int, bar: Any) -> Iterator[Outcome]:
    """Fetch what is asked of the SEC; nothing is opened, and no identity wanted, where nothing is."""
    if not asked:
        return

    def show(step: Step) -> None:
        bar.set_description(step.what)

    with open_client() as client:
        for one in asked:
            for outcome in add_fetched(store, client, one, years=years, progress=show):
                bar.total += 1
                yield outcome


def _status(outcome: Outcome) -> str:
    if outcome.added is None:
        return "skipped" if outcome.item.is_skipped else "refused"
    if outcome.added.unchanged:
        return "unchanged"
    return "replaced" if outcome.added.replaced else "added"


def _outcome_row(outcome: Outcome) -> dict[str, Any]:
    row = listed(outcome.added.entry) if outcome.added else {"source": outcome.item.path.name}
    return {"status": _status(outcome), "message": outcome.trouble, **row}


def _outcome_line(outcome: Outcome) -> str:
    assert outcome.added is not None
    entry = outcome.added.entry
    warnings = "".join(f"\n    {warning}" for warning in entry.warnings)
    return f"{_status(outcome):9} {_entry_line(entry)}{warnings}"


def _entry_line(entry: Entry) -> str:
    what = entry.title
    if entry.company and entry.form:
        end = f"({entry.period_end})" if entry.period_end else ""
        what = " ".join(part for part in (entry.company, entry.form, entry.fiscal, end) if part)
    filed = f"filed {entry.filed}" if entry.filed else "filing date not known"
    if not entry.characters:
        # Facts or a list alone: what is not a submission was not filed either.
        filed = f", {filed}" if entry.period_end else ""
        facts = f"; {entry.facts:,} facts" if entry.facts else ""
        return f"{entry.document_id}: {what}{filed}{facts}"
    counts = f"{entry.blocks:,} blocks, {entry.tables:,} tables, {entry.facts:,} facts"
    return f"{entry.document_id}: {what}, {filed}; {counts}"


def _list(options: argparse.Namespace) -> int:
    entries = open_store().entries()
    if options.json:
        print(json.dumps([listed(entry) for entry in entries], ensure_ascii=False, indent=1))
        return 0
    for entry in entries:
        print(_entry_line(entry) + ("  [sample]" if entry.sample else ""))
    if not entries:
        print("Nothing is on file. Add filings with: python -m data add FILES", file=sys.stderr)
    return 0


def _text(options: argparse.Namespace) -> int:
    document = open_store().document(options.document_id)
    # Bytes, so that neither the terminal's encoding nor its newlines change the text.
    sys.stdout.buffer.write(document.text.encode())
    return 0


def _facts(options: argparse.Namespace) -> int:
    store = open_store()
    company = find_company(options.company, store.companies())
    facts = list(store.facts(company.cik))
    if options.concept:
        facts = _of_concept(facts, options.concept, company.name)
    if options.as_of:
        undated = sum(fact.filed is None for fact in facts)
        facts = [fact for fact in facts if fact.filed and fact.filed <= options.as_of]
        if undated:
            print(
                f"{undated} facts are left out: when they were filed is not known.", file=sys.stderr
            )
    if options.json:
        print(json.dumps([fact_json(fact) for fact in facts], ensure_ascii=False, indent=1))
        return 0
    for fact in facts:
        print(_fact_line(fact))
    return 0


def _of_concept(facts: Sequence[Fact], asked: str, company: str) -> list[Fact]:
    wanted = asked.lower()
    found = [fact for fact in facts if wanted in (fact.concept.lower(), _local(fact.concept))]
    if not found:
        raise NotFoundError(
            f"{company} reports no {asked} in what is on file. "
            f'See what it reports with: python -m data facts --company "{company}"',
            asked=asked,
        )
    return found


def _local(concept: str) -> str:
    return concept.rpartition(":")[2].lower()


def _fact_line(fact: Fact) -> str:
    row = fact_json(fact)
    period = row["period"]
    when = f"{period['start']} to {period['end']}" if period["start"] else f"at {period['end']}"
    members = " ".join(f"{axis}={member}" for axis, member in row["dimensions"].items())
    value = "nil" if row["value"] is None else row["value"]
    source = f"{fact.form or 'form not known'} filed {fact.filed or 'on a day not known'}"
    parts = (fact.concept, value, fact.unit, when, members, source, fact.accession)
    return "  ".join(part for part in parts if part)


def _remove(options: argparse.Namespace) -> int:
    entry = open_store().remove(options.document_id)
    print(f"removed   {_entry_line(entry)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
