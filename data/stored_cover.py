"""The texts of a cover as a file of a document's folder, and back."""

from collections.abc import Mapping, Sequence

from data.cover_text import CoverText
from data.parquet_rows import parquet, read_parquet
from data.span import DocumentId, Span

COVER = "cover.parquet"
_COLUMNS = ("element", "row", "first", "last")


def cover_files(cover: Sequence[CoverText]) -> dict[str, bytes]:
    """Write what is tagged on a cover: file name to bytes; no file where nothing is."""
    if not cover:
        return {}
    return {
        COVER: parquet(
            {
                "element": ("text", [one.element for one in cover]),
                "row": ("text", [one.row for one in cover]),
                "first": ("int", [one.span.start for one in cover]),
                "last": ("int", [one.span.end for one in cover]),
            }
        )
    }


def stored_cover(
    files: Mapping[str, bytes], document_id: DocumentId, *, place: str
) -> tuple[CoverText, ...]:
    """Read them back; a document that was stored before covers were kept tells nothing."""
    if COVER not in files:
        return ()
    columns = read_parquet(files[COVER], place=f"{place}/{COVER}")
    return tuple(
        CoverText(element, row, Span(document_id, first, last))
        for element, row, first, last in zip(*(columns[name] for name in _COLUMNS), strict=True)
    )
