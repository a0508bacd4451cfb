"""What a body must be before it is kept: complete, of the right kind, of the right company."""

import json
import re
from collections.abc import Callable
from typing import Any

from data.company import Cik
from data.errors import FormatError
from data.filing import AccessionNumber
from data.sec_documents import split_submission
from data.sec_faults import Check, is_markup
from data.submission import is_submission
from data.submissions import read_index, read_older
from data.tickers import read_tickers

_END = re.compile(rb"</(?:SEC-DOCUMENT|SUBMISSION)>|-----END PRIVACY-ENHANCED MESSAGE-----")


def check_tickers(body: bytes) -> str | None:
    """Require a list of tickers."""
    return _unread(body, read_tickers)


def check_index(cik: Cik) -> Check:
    """Require the index of this company's filings."""
    return lambda body: _of_other_company(body, cik) or _unread(body, read_index)


def check_older(body: bytes) -> str | None:
    """Require a page of older filings."""
    return _unread(body, read_older)


def check_company_facts(cik: Cik) -> Check:
    """Require this company's facts."""
    return lambda body: _of_other_company(body, cik, needs="facts")


def check_submission(accession: AccessionNumber) -> Check:
    """Require the whole of this filing: it begins as one, names itself, and has its end mark."""

    def check(body: bytes) -> str | None:
        start = body[:5000].decode("latin-1")
        if not is_submission(start[:200]):
            return "is a page, not the filing" if is_markup(body) else "is not the filing"
        if accession not in start:
            return f"is another filing than {accession}"
        if not _END.search(body[-2000:]):
            return "is cut off: the filing has no end"
        try:
            split_submission(body, source="The filing")
        except FormatError:
            return "is cut off: a document in it has no end, or there is none"
        return None

    return check


def check_document(body: bytes) -> str | None:
    """Require something that is not one of the SEC's own notices."""
    is_notice = re.search(rb"<title>\s*SEC\.gov\b", body[:5000], re.IGNORECASE)
    return "is a notice of the SEC, not the document" if is_notice else None


def _of_other_company(body: bytes, cik: Cik, *, needs: str = "cik") -> str | None:
    whole = _json_object(body)
    if isinstance(whole, str):
        return whole
    told = str(whole.get("cik", ""))
    if not (told.isascii() and told.isdigit() and told.zfill(10) == cik):
        return f"is of CIK {told[:20] or 'none'}, not of {cik}"
    return None if needs in whole else f"has no {needs} in it"


def _json_object(body: bytes) -> dict[str, Any] | str:
    """Read one complete JSON object, or say why a body is none."""
    if is_markup(body):
        return "is a page in place of JSON"
    try:
        whole = json.loads(body)
    except (ValueError, RecursionError):
        return "is no complete JSON: it may be cut off"
    return whole if isinstance(whole, dict) else "is JSON, but not what was asked for"


def _unread(body: bytes, read: Callable[..., object]) -> str | None:
    whole = _json_object(body)
    if isinstance(whole, str):
        return whole
    try:
        read(body, source="The answer")
    except FormatError:
        return "is JSON, but not what was asked for"
    return None
