"""In which form a table prints a number: its power of ten, and its digits behind the point."""

from data.amount import read_amount
from data.document import Cell, Document, Language


def printed_form(cell: Cell, document: Document) -> tuple[int, int]:
    """Give the power of ten that a number is printed in, and its digits behind the point there."""
    said = document.text[cell.span.start : cell.span.end]
    languages: tuple[Language, Language] = ("en", "es")
    for language in languages if document.language == "en" else languages[::-1]:
        amount = read_amount(said, language=language)
        if amount is None:
            continue
        exponent = amount.value.as_tuple().exponent
        decimals = max(0, amount.decimals) if isinstance(exponent, int) else 0
        for scale in (0, 3, 6, 9, 12, -2, -4):
            if abs(amount.value).scaleb(scale) == abs(cell.value):
                return scale, decimals
    return 0, max(0, -int(cell.value.as_tuple().exponent))
