"""Text of documents and people as HTML: all of it is untrusted, so all of it is escaped here."""

import re
from html import escape

_CONTROL = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")
"""What no reader sees, and what turns the order of the letters round."""


def safe(text: object) -> str:
    """Escape for an element's text and for a quoted attribute."""
    return escape(_CONTROL.sub("\ufffd", str(text)), quote=True)


def tag(name: str, text: object, **attributes: object) -> str:
    """An element with text; `class_` is written `class`, `data_x` is written `data-x`."""
    return f"<{name}{attributes_text(attributes)}>{safe(text)}</{name}>"


def attributes_text(attributes: dict[str, object]) -> str:
    """Attributes, each with a blank before it."""
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{safe(value)}"'
        for name, value in attributes.items()
    )
