"""Which prefix a concept goes by: the standard one of its namespace, else the one that the file uses.

Inline filings and their instances must give equal keys, whatever prefixes a tool made up: the
namespace decides.
"""

import re
from functools import lru_cache

_STANDARD = tuple(
    re.compile(pattern)
    for pattern in (
        r"https?://(?:fasb\.org|xbrl\.us|xbrl\.sec\.gov)/([a-z][a-z-]*)/\d{4}[\dq-]*/?",
        r"https?://xbrl\.(?:ifrs|iasb)\.org/taxonomy/\d{4}-\d\d-\d\d/(ifrs[a-z-]*)/?",
        r"http://www\.xbrl\.org/2003/(iso4217)",
    )
)
"""Namespaces whose concepts all companies share; the group is the prefix."""
_RESERVED = frozenset(
    ("us-gaap", "dei", "srt", "ecd", "cyd", "ifrs", "ifrs-full", "country", "currency", "exch",
     "invest", "naics", "sic", "stpr", "iso4217")
)  # fmt: skip
"""Prefixes that no other namespace goes by, so that a company's concept never passes for a standard one."""


@lru_cache(maxsize=1024)
def standard_prefix(namespace: str) -> str | None:
    """`us-gaap` for http://fasb.org/us-gaap/2023; None for a namespace of one company."""
    found = (pattern.fullmatch(namespace) for pattern in _STANDARD)
    return next((match[1] for match in found if match), None)


class Names:
    """What the names of one file stand for, at the place that is being read."""

    def __init__(self) -> None:
        self._bound: dict[str, list[str]] = {}
        """Prefix -> the namespaces that it is bound to, the innermost last."""
        self._prefixes: dict[str, str] = {}
        """Namespace -> the prefix that its concepts go by."""
        self._taken = dict.fromkeys(_RESERVED, 1)
        """Prefix -> how many namespaces wanted it."""

    def declare(self, prefix: str, namespace: str) -> None:
        self._bound.setdefault(prefix, []).append(namespace)
        if prefix and namespace not in self._prefixes:
            self._prefixes[namespace] = standard_prefix(namespace) or self._free(prefix)

    def undeclare(self, prefix: str) -> None:
        self._bound[prefix].pop()

    def of_element(self, name: str) -> str:
        """`prefix:local` for "namespace local", as an element is called."""
        namespace, _, local = name.rpartition(" ")
        return f"{self._prefix(namespace)}:{local}"

    def of_value(self, written: str) -> str:
        """`prefix:local` for a name in an attribute or a text; as it is written where its prefix is unknown."""
        prefix, _, local = written.strip().rpartition(":")
        bound = self._bound.get(prefix)
        return f"{self._prefix(bound[-1])}:{local}" if bound else written.strip()

    def _prefix(self, namespace: str) -> str:
        known = self._prefixes.get(namespace)
        if known is None:
            known = standard_prefix(namespace) or self._free(_host(namespace))
            self._prefixes[namespace] = known
        return known

    def _free(self, prefix: str) -> str:
        """The prefix itself, or with a number behind it where it stands for another namespace."""
        free = prefix
        while free in self._taken:
            self._taken[prefix] += 1
            free = f"{prefix}-{self._taken[prefix]}"
        self._taken[free] = 1
        return free


def _host(namespace: str) -> str:
    """`apple` for http://www.apple.com/20230930, where the file gives a namespace no prefix."""
    labels = namespace.partition("//")[2].partition("/")[0].split(".")
    label = labels[-2] if len(labels) > 1 else labels[0]
    return re.sub(r"[^A-Za-z0-9_-]", "", label) or "company"
