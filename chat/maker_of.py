"""A company called by what it makes: "the iPhone maker", "the parent of Optum Rx"."""

import re
from dataclasses import replace

from chat.reading_types import Reading
from chat.strangers import Shelf, owner_of

_WHO = r"maker|manufacturer|parent|owner|company"
_QUIEN = r"fabricante|matriz|due[nñ][oa]|propietari[oa]|empresa"
_NAME = r"(?:[^\W\d_]+[-'’])*[\w&]*[A-Z][\w&]*(?: [A-Z][\w&]*){0,3}"
_MAKER = re.compile(
    rf"\b(?P<before>{_NAME}) (?:{_WHO})(?:['’]s)?\b"
    rf"|\b(?:{_WHO}) (?:of|behind) (?:the )?(?P<after>{_NAME})"
    rf"|\b(?:{_QUIEN}) (?:de(?:l| la| los| las)?|detr[aá]s de(?:l| la)?) (?P<detras>{_NAME})"
)


def by_maker(reading: Reading, shelf: Shelf) -> Reading:
    """Name the company that has the product or segment, where just one on file has it."""
    if reading.companies or not reading.unknown_company:
        return reading
    found = _MAKER.search(reading.text)
    name = next(filter(None, found.groups()), "") if found else ""
    company = owner_of(name, shelf) if name else None
    if found is None or company is None:
        return reading
    said = set(found.group().split())
    return replace(
        reading,
        companies=(company,),
        unknown_company=None,
        near=(),
        qualifiers=tuple(word for word in reading.qualifiers if word not in said),
        unread=tuple(word for word in reading.unread if word not in said),
        phrase=tuple(word for word in reading.phrase if word not in said),
    )
