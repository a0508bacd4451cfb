"""Where things lie at the SEC, and which addresses are its own."""

import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from data.company import Cik
from data.filing import AccessionNumber

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]{0,150}")
_OLDER = re.compile(r"CIK([0-9]{10})-submissions-[0-9]{3}\.json")


@dataclass(frozen=True, slots=True)
class SecHosts:
    """The two hosts that are asked, and no other. Tests put a server on this machine in their place."""

    www: str = "https://www.sec.gov"
    data: str = "https://data.sec.gov"

    def __post_init__(self) -> None:
        """Refuse what is neither https nor a server on this machine."""
        for base in (self.www, self.data):
            if _origin(base) is None or urlsplit(base).path:
                raise ValueError(f"{base} is not the address of an https host.")

    @property
    def is_local(self) -> bool:
        """Whether a server on this machine stands for the SEC."""
        return all(urlsplit(base).hostname in LOOPBACK for base in (self.www, self.data))

    def allows(self, url: str) -> bool:
        """Whether an address may be asked: of one of the two hosts, by https."""
        origin = _origin(url)
        return origin is not None and origin in {_origin(self.www), _origin(self.data)}

    def tickers(self) -> str:
        return f"{self.www}/files/company_tickers.json"

    def submissions(self, cik: Cik) -> str:
        return f"{self.data}/submissions/CIK{cik}.json"

    def older_submissions(self, name: str) -> str:
        """Name a page of older filings, as the index names it."""
        return f"{self.data}/submissions/{name}"

    def company_facts(self, cik: Cik) -> str:
        return f"{self.data}/api/xbrl/companyfacts/CIK{cik}.json"

    def filed_document(self, cik: Cik, accession: AccessionNumber, name: str) -> str:
        """Name one document of a filing; the whole filing is the document `<accession>.txt`."""
        folder = accession.replace("-", "")
        return f"{self.www}/Archives/edgar/data/{int(cik)}/{folder}/{name}"


def is_file_name(name: str) -> bool:
    """Whether a name that an index or a filing gives is a plain file name, and no way elsewhere."""
    return _NAME.fullmatch(name) is not None


def is_older_page(name: str, cik: Cik) -> bool:
    """Whether a name is that of a page of older filings of this company."""
    found = _OLDER.fullmatch(name)
    return found is not None and found[1] == cik


def _origin(url: str) -> tuple[str, str, int] | None:
    """Take an address's scheme, host and port; None where it may not be asked at all."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    host = (parts.hostname or "").lower()
    is_plain = "@" not in parts.netloc and "\\" not in url and bool(host)
    is_safe = parts.scheme == "https" or (parts.scheme == "http" and host in LOOPBACK)
    if not (is_plain and is_safe):
        return None
    return parts.scheme, host, port or (443 if parts.scheme == "https" else 80)
