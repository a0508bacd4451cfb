"""Who filed what for which period, as the cover page of a filing without dei facts says it."""

import re
from dataclasses import dataclass
from datetime import date

from data.company import Cik, Company
from data.filing import AccessionNumber, Filing
from data.read_file import Known

MAX_CHARS = 12_000
"""As much of a text is its cover."""

_FORM = re.compile(
    r"\bFORM\s+(10-K(?:405|SB|T)?|10-Q(?:SB)?|20-F|40-F|8-K|6-K)(?:[ \t]*/?[ \t]*(A)\b)?",
    re.IGNORECASE,
)
_AMENDMENT = re.compile(r"\bAmendment\s+No\.?\s*\d|\(Amendment\b", re.IGNORECASE)
_MONTHS = [
    "january",
    "february",
    "march",
    "april",
    "may",
    "june",
    "july",
    "august",
    "september",
    "october",
    "november",
    "december",
]
_PERIOD = re.compile(
    r"(?:fiscal\s+year|quarter(?:ly)?(?:\s+period)?|year|period)\s+end(?:ed|ing)\b[\s:_.-]{0,80}"
    r"(?P<month>[A-Za-z]{3,9})\.?\s+(?P<day>\d{1,2})\s?,?[\s_]{0,40}(?P<year>\d{4})",
    re.IGNORECASE,
)
_NAME_BELOW = re.compile(
    r"\(\s*exact\s+name\s+of\s+(?:the\s+)?(?:registrant|issuer|company)", re.IGNORECASE
)
_RULE = re.compile(r"[\s\-_=*.|¦#–—]*")
_MARKS = re.compile(r"^[#*|\s-]+|[*|\s]+$")

_TITLE = re.compile(r"\s+[—–|-]\s+|:\s+")
_KINDS = {
    "annual report": "annual report", "informe anual": "annual report",
    "memoria anual": "annual report", "cuentas anuales": "annual report",
    "half-year report": "half-year report", "informe semestral": "half-year report",
    "quarterly report": "quarterly report", "informe trimestral": "quarterly report",
    "prospectus": "prospectus", "folleto": "prospectus",
    "key information document": "KID", "documento de datos fundamentales": "KID", "kid": "KID",
    "datos fundamentales para el inversor": "KID", "dfi": "KID",
    "research note": "research note", "nota de análisis": "research note",
    "nota de research": "research note",
}  # fmt: skip
"""What documents outside the SEC call themselves -> the form they are filed under here."""


@dataclass(frozen=True, slots=True)
class SgmlHeader:
    """What the header of a full submission says."""

    accession: AccessionNumber | None = None
    form: str | None = None
    period_end: date | None = None
    filed: date | None = None
    company: str | None = None
    cik: Cik | None = None
    year_end: str | None = None
    former_names: tuple[str, ...] = ()


def cover_filing(text: str, known: Known, sgml: SgmlHeader | None = None) -> Filing | None:
    """Read form, period and registrant from the cover; None where it names no form or no company."""
    if known.filing is not None:
        return known.filing
    said = sgml or SgmlHeader()
    cover = text[:MAX_CHARS]
    form = said.form or _form(cover)
    name = said.company or _registrant(cover)
    if form is None or name is None:
        return None
    return Filing(
        company=Company(said.cik or Cik(""), name, (), said.former_names),
        form=form,
        period_end=said.period_end or _period_end(cover),
        fiscal_year=None,
        fiscal_period=None,
        filed=known.filed or said.filed,
        accession=known.accession or said.accession,
        year_end=said.year_end,
    )


def titled_filing(title: str, known: Known) -> Filing | None:
    """Read a title such as "Busmar, S.A. — Informe anual 2023"; None where it names no kind."""
    name, *rest = _TITLE.split(title, maxsplit=1)
    words = rest[0].lower() if rest else ""
    kind = next((form for called, form in _KINDS.items() if words.startswith(called)), None)
    if kind is None or not name.strip():
        return None
    year = re.search(r"\b(19|20)\d{2}\b", words)
    yearly = kind == "annual report" and year is not None
    return Filing(
        company=Company(Cik(""), name.strip()),
        form=kind,
        period_end=None,
        fiscal_year=int(year[0]) if year and yearly else None,
        fiscal_period="FY" if yearly else None,
        filed=known.filed,
        accession=known.accession,
    )


def _form(cover: str) -> str | None:
    found = _FORM.search(cover)
    if found is None:
        return None
    amended = found[2] or _AMENDMENT.search(cover[: found.end() + 200])
    return found[1].upper() + ("/A" if amended else "")


def _period_end(cover: str) -> date | None:
    for found in _PERIOD.finditer(cover):
        month = next(
            (
                place
                for place, name in enumerate(_MONTHS, 1)
                if name.startswith(found["month"].lower())
            ),
            None,
        )
        if month is None:
            continue
        try:
            return date(int(found["year"]), month, int(found["day"]))
        except ValueError:
            continue
    return None


def cover_places(text: str) -> list[tuple[int, int]]:
    """Find where a cover prints its period, then its form; those of the two that it prints."""
    cover = text[:MAX_CHARS]
    return [found.span() for pattern in (_PERIOD, _FORM) if (found := pattern.search(cover))]


def _registrant(cover: str) -> str | None:
    """Find the name: the line above "(Exact name of registrant …)", rules and blank lines left out."""
    found = _NAME_BELOW.search(cover)
    if found is None:
        return None
    lines = [line for line in cover[: found.start()].split("\n") if not _RULE.fullmatch(line)]
    name = _MARKS.sub("", lines[-1]) if lines else ""
    return re.sub(r"\s+", " ", name).strip(" |¦") or None


def sgml_header(text: str) -> SgmlHeader:
    """Read the header of a full submission, `<SEC-HEADER>` to the first document."""

    def field(name: str) -> str | None:
        found = re.search(rf"^[ \t]*{name}:[ \t]*(\S[^\n]*?)[ \t]*$", text, re.MULTILINE)
        return found[1] if found else None

    cik, year_end = field("CENTRAL INDEX KEY"), field("FISCAL YEAR END")
    accession, form = field("ACCESSION NUMBER"), field("CONFORMED SUBMISSION TYPE")
    former = re.findall(
        r"^[ \t]*FORMER CONFORMED NAME:[ \t]*(\S[^\n]*?)[ \t]*$", text, re.MULTILINE
    )
    return SgmlHeader(
        accession=AccessionNumber(accession) if accession else None,
        form=form,
        period_end=_compact_date(field("CONFORMED PERIOD OF REPORT")),
        filed=_compact_date(field("FILED AS OF DATE")),
        company=field("COMPANY CONFORMED NAME"),
        cik=Cik(cik.zfill(10)) if cik and cik.isdigit() else None,
        year_end=f"--{year_end[:2]}-{year_end[2:]}" if year_end and len(year_end) == 4 else None,
        former_names=tuple(dict.fromkeys(former)),
    )


def _compact_date(text: str | None) -> date | None:
    if text is None or not re.fullmatch(r"\d{8}", text):
        return None
    try:
        return date(int(text[:4]), int(text[4:6]), int(text[6:]))
    except ValueError:
        return None


def part_title(title: str, part: str) -> str:
    """Name a document of a filing: `Apple Inc. 10-K FY2024, Exhibit 13`."""
    number = re.fullmatch(r"EX-(\S+)", part, re.IGNORECASE)
    return f"{title}, {f'Exhibit {number[1]}' if number else part}" if part else title


def filing_title(filing: Filing) -> str:
    """Name a filing: "Apple Computer Inc 10-Q (2000-04-01)"."""
    fiscal = ""
    if filing.fiscal_year:
        period = "" if filing.fiscal_period in (None, "FY") else f"{filing.fiscal_period} "
        fiscal = f" {period}FY{filing.fiscal_year}"
    end = f" ({filing.period_end})" if filing.period_end else ""
    return f"{filing.company.name} {filing.form}{fiscal}{end}"
