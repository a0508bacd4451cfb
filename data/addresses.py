"""Addresses in the text of documents: what names, titles and quotes are kept free of.

A document is data. An address in it may lead anywhere, and a program that shows an answer may make a link, or an
image that is loaded, of it.
"""

import re

ADDRESS = re.compile(
    r"!?\[[^\[\]\n]*\]\(\s*[^()\s]*[/.:][^()\n]*\)"  # a link or an image of Markdown
    r"|(?<![\w.+-])[a-z][a-z0-9+.-]{1,20}:/+[^\s|<>\"'”»)\]]+"
    r"|(?<![\w/:])//[\w-]+\.[^\s|<>\"'”»)\]]+"
    r"|(?<!\w)www\d?\.[^\s|<>\"'”»)\]]+"
    r"|(?<!\w)(?:javascript|vbscript|mailto):[^\s|<>\"'”»)\]]+|(?<!\w)data:[a-z]+/[^\s|<>\"'”»)\]]+"
    r"|(?<![\w@.-])(?:[a-z0-9-]+\.)+[a-z]{2,}/[^\s|<>\"'”»)\]]*",
    re.IGNORECASE,
)
MAIL = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
"""An address of mail: a filing's own may be quoted, and a model writes none."""
_HINT = re.compile(r"[/:]|www", re.IGNORECASE)


def has_address(text: str) -> bool:
    """Say whether a text has an address, or a link of Markdown; "Amazon.com" is a name."""
    return _HINT.search(text) is not None and ADDRESS.search(text) is not None


def without_addresses(text: str) -> str:
    """A name, a title or a heading without its addresses; as it is where it has none, "…" where it has nothing else."""
    while has_address(text):  # what stood around one may be one
        text = " ".join(ADDRESS.sub(" ", text).split()) or "…"
    return text
