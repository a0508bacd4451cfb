"""Columns to Parquet bytes and back: the only user of pyarrow.

Every page carries a checksum, and it is checked on reading: a flipped bit is a sentence, never
another number.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING, Any, Literal

from data.errors import FormatError

if TYPE_CHECKING:
    import pyarrow as pa

Kind = Literal["text", "int", "date", "texts", "ints", "text lists"]
"""What one cell of a column holds; any may be null."""

_EPOCH = date(1970, 1, 1)

Columns = Mapping[str, tuple[Kind, Sequence[Any]]]


def parquet(columns: Columns) -> bytes:
    """Write columns of equal length; the same columns give the same bytes."""
    import pyarrow as pa
    from pyarrow import parquet as pq

    arrays = {name: pa.array(cells, _type(kind)) for name, (kind, cells) in columns.items()}
    target = pa.BufferOutputStream()
    pq.write_table(pa.table(arrays), target, compression="zstd", write_page_checksum=True)
    return bytes(target.getvalue())


def read_parquet(content: bytes, *, place: str) -> dict[str, list[Any]]:
    """Read all columns. `place` is the file, for the message if its bytes are damaged."""
    import pyarrow as pa
    from pyarrow import parquet as pq

    try:
        schema = pq.read_schema(pa.BufferReader(content))
        texts = [field.name for field in schema if pa.types.is_string(field.type)]
        source = pa.BufferReader(content)
        file = pq.ParquetFile(source, read_dictionary=texts, page_checksum_verification=True)
        table = file.read(use_threads=False)
        return {name: _cells(table.column(name)) for name in table.column_names}
    except (pa.ArrowException, OSError, UnicodeDecodeError) as cause:
        raise damaged(place) from cause


def _cells(column: pa.ChunkedArray) -> list[Any]:
    """Turn a column into Python values: each distinct text or day is made once."""
    import pyarrow as pa

    if pa.types.is_date32(column.type):
        days = [day for chunk in column.chunks for day in chunk.view(pa.int32()).to_pylist()]
        made = {day: None if day is None else _EPOCH + timedelta(day) for day in set(days)}
        return [made[day] for day in days]
    if not pa.types.is_dictionary(column.type):
        return list(column.to_pylist())
    cells: list[Any] = []
    for chunk in column.chunks:
        values = dict(enumerate(chunk.dictionary.to_pylist()))
        cells.extend(map(values.get, chunk.indices.to_pylist()))
    return cells


def damaged(place: str) -> FormatError:
    """Say that a stored file is not what was written, and what helps."""
    return FormatError(
        f"The stored file {place} is damaged: its bytes are not the ones that were written. "
        "Add the filing again with: python -m data add --replace FILE",
        place=place,
    )


def _type(kind: Kind) -> pa.DataType:
    import pyarrow as pa

    return {
        "text": pa.string(),
        "int": pa.int64(),
        "date": pa.date32(),
        "texts": pa.list_(pa.string()),
        "ints": pa.list_(pa.int64()),
        "text lists": pa.list_(pa.list_(pa.string())),
    }[kind]
