"""Tables as sentences: one a row, which repeats the header of every column.

`| Ventas | 1.265,8 | 1.243,1 |` becomes `Ventas: 2023 = 1.265,8; 2022 = 1.243,1.`
"""

from collections.abc import Sequence
from dataclasses import replace

from retrieval.chunk import Chunk


def linearised(chunks: Sequence[Chunk]) -> tuple[Chunk, ...]:
    """Write the table of every chunk that begins with one as sentences; spans and notes stay."""
    return tuple(_linear_chunk(chunk) if chunk.text.startswith("|") else chunk for chunk in chunks)


def sentences_of(table: str) -> str:
    """Write a table in Markdown as sentences, what stands over its first column before them."""
    header, _, *rows = [_cells(line) for line in table.strip().split("\n")]
    said = [_sentence(header, row) for row in rows]
    return f"{header[0]}. {' '.join(said)}"


def _linear_chunk(chunk: Chunk) -> Chunk:
    size = len(chunk.spans[0])
    return replace(chunk, text=sentences_of(chunk.text[:size]) + chunk.text[size:])


def _cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def _sentence(header: Sequence[str], row: Sequence[str]) -> str:
    values = zip(header[1:], row[1:], strict=False)
    return f"{row[0]}: {'; '.join(f'{name} = {value}' for name, value in values)}."
