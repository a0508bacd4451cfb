"""How fast facts are found among three million, as ratios to a filter over one data frame.

    python tests/benchmarks/bench_facts.py [--companies 500] [--rows 6000] [--companyfacts FOLDER]

The facts are made up: every company has the same concepts over ten years of quarters and years, each
printed by two filings. A point lookup is one line item of one company for one fiscal period, from the
question's names to the figure; a cross-section is one item of all companies for one year. The same
rows in one data frame are filtered by company, concept and dates, which knows no versions and no names.
With FOLDER (companyfacts as data.sec.gov serves them), reading is set against `json.loads` of the same bytes.
"""

import argparse
import gzip
import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from decimal import Decimal
from pathlib import Path
from statistics import median

import pandas as pd

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from data.ask import FigureAsk
from data.collection import paused_collection
from data.company import Cik
from data.company_facts import read_company_facts
from data.derive import derive
from data.fact import Concept, Fact
from data.fact_table import FactTable
from data.figures import Figure
from data.filing import AccessionNumber
from data.fiscal import FiscalCalendar, fiscal_calendar
from data.line_items import LINE_ITEMS
from data.period import Duration, FiscalPeriod, Instant, Period

SEED = 11
YEARS = range(2014, 2024)
TODAY = date(2026, 1, 1)
REVENUE = next(one for one in LINE_ITEMS if one.name == "revenue")
NAMES = ("Revenues", "NetIncomeLoss", "Assets", "Liabilities", "StockholdersEquity")
SAMPLES = 400
NO_DIMENSIONS: frozenset[tuple[str, str]] = frozenset()


def periods() -> list[tuple[Period, date, str]]:
    """Quarters, years and their ends, with day and form of the filing that first has each."""
    found: list[tuple[Period, date, str]] = []
    for year in YEARS:
        for quarter in range(4):
            start = date(year, 3 * quarter + 1, 1)
            end = (date(year + quarter // 3, (3 * quarter + 3) % 12 + 1, 1)) - timedelta(days=1)
            filed = end + timedelta(days=35)
            form = "10-K" if quarter == 3 else "10-Q"
            found += [(Duration(start, end), filed, form), (Instant(end), filed, form)]
            if quarter == 3:
                found.append((Duration(date(year, 1, 1), end), filed, form))
    return found


def made_facts(cik: Cik, count: int, rng: random.Random) -> Iterator[Fact]:
    spans = periods()
    concepts = [Concept(f"us-gaap:{name}") for name in NAMES]
    concepts += [Concept(f"us-gaap:Made{number}") for number in range(count // len(spans) // 2)]
    made = 0
    for concept in concepts:
        for period, filed, form in spans:
            value = Decimal(rng.randrange(10**6, 10**10))
            for later in (0, 365):
                if made == count:
                    return
                made += 1
                day = filed + timedelta(days=later)
                yield Fact(
                    cik, concept, period, "USD", value, -3, NO_DIMENSIONS,
                    AccessionNumber(f"{cik}-{day:%y-%j}"), form, day, None, None, None,
                )  # fmt: skip


def seconds(task: Callable[[], object]) -> float:
    begun = time.perf_counter()
    task()
    return time.perf_counter() - begun


def books(companies: int, rows: int) -> list[tuple[FactTable, FiscalCalendar, list[Fact]]]:
    rng = random.Random(SEED)
    found = []
    with paused_collection():
        for number in range(companies):
            facts = list(made_facts(Cik(f"{9_000_000 + number:010d}"), rows, rng))
            found.append((FactTable(facts), fiscal_calendar([], facts[: 5 * 90]), facts))
    return found


def frame(facts: Iterator[Fact]) -> pd.DataFrame:
    rows = [
        (
            one.cik,
            one.concept,
            getattr(one.period, "start", None),
            one.period.end,
            one.value,
            one.filed,
        )
        for one in facts
    ]
    return pd.DataFrame(rows, columns=["cik", "concept", "start", "end", "value", "filed"])


def reading(folder: Path) -> None:
    print("\n| companyfacts | json.loads, ms | read, ms | ratio |\n|---|---|---|---|")
    for path in sorted(folder.glob("*.json*")):
        content = path.read_bytes()
        content = gzip.decompress(content) if path.suffix == ".gz" else content
        plain = min(seconds(lambda c=content: json.loads(c)) for _ in range(7))
        ours = min(seconds(lambda c=content: read_company_facts(c, source="x")) for _ in range(7))
        print(f"| {path.name} | {plain * 1e3:.1f} | {ours * 1e3:.1f} | {ours / plain:.2f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how fast facts are found, as ratios.")
    parser.add_argument("--companies", type=int, default=500)
    parser.add_argument("--rows", type=int, default=6000)
    parser.add_argument("--companyfacts", type=Path)
    options = parser.parse_args()
    known = books(options.companies, options.rows)
    total = sum(len(facts) for *_, facts in known)
    print(f"{total:,} facts of {len(known)} companies", file=sys.stderr)
    table = frame(fact for *_, facts in known for fact in facts)
    rng = random.Random(SEED)

    def point() -> None:
        facts, calendar, _ = known[rng.randrange(len(known))]
        asked = FigureAsk(REVENUE, FiscalPeriod(rng.choice(YEARS), "quarter", rng.randrange(1, 4)))
        assert isinstance(derive(asked, facts, calendar, today=TODAY), Figure)

    def cross_section() -> None:
        asked = FigureAsk(REVENUE, FiscalPeriod(rng.choice(YEARS), "year"))
        for facts, calendar, _ in known:
            assert isinstance(derive(asked, facts, calendar, today=TODAY), Figure)

    def filtered(cik: str | None) -> pd.DataFrame:
        year = rng.choice(YEARS)
        keep = (table.concept == "us-gaap:Revenues") & (table.start == date(year, 1, 1))
        keep &= table.end == date(year, 12, 31)
        return table[keep if cik is None else keep & (table.cik == cik)]

    cik = known[0][2][0].cik
    rows = (
        ("point lookup", [seconds(point) for _ in range(SAMPLES)],
         [seconds(lambda: filtered(cik)) for _ in range(5)]),
        ("cross-section", [seconds(cross_section) for _ in range(9)],
         [seconds(lambda: filtered(None)) for _ in range(5)]),
    )  # fmt: skip
    print("| what | ours p50, ms | data frame p50, ms | data frame ÷ ours |\n|---|---|---|---|")
    for what, ours, theirs in rows:
        a, b = median(ours), median(theirs)
        print(f"| {what} | {a * 1e3:.2f} | {b * 1e3:.1f} | {b / a:.0f} |")
    if options.companyfacts:
        reading(options.companyfacts)


if __name__ == "__main__":
    main()
