"""The figures that the lessons print, beside which ours stand.

Lesson 6.3.2, "Chunking financial documents: tables, footnotes and XBRL",
https://pythonparatrading.com/curso-python-trading/nivel-6/chunking-de-documentos-financieros/,
on its own 21 documents and 246 answerable questions. The handbook lesson, "Chunking and Retrieval
Quality", prints no figure.
"""

from collections.abc import Mapping

SOURCE = (
    "[lesson 6.3.2](https://pythonparatrading.com/curso-python-trading/nivel-6/"
    "chunking-de-documentos-financieros/)"
)

CHUNKS: Mapping[str, tuple[int, int, int]] = {
    "fixed": (270, 487, 561),
    "recursive": (293, 404, 480),
    "structure": (376, 293, 372),
}
"""Section "Three ways to chunk": chunks, mean characters without and with header."""

HEADER: Mapping[tuple[str, bool, int], tuple[float, float]] = {
    ("fixed", False, 3): (0.228, 1495.577), ("fixed", False, 5): (0.408, 2495.577),
    ("fixed", True, 3): (0.798, 1699.585), ("fixed", True, 5): (0.862, 2815.459),
    ("recursive", False, 3): (0.217, 1172.317), ("recursive", False, 5): (0.391, 1975.874),
    ("recursive", True, 3): (0.829, 1452.394), ("recursive", True, 5): (0.871, 2407.220),
    ("structure", False, 3): (0.254, 846.776), ("structure", False, 5): (0.476, 1561.736),
    ("structure", True, 3): (0.873, 1189.667), ("structure", True, 5): (0.892, 1959.715),
}  # fmt: skip
"""Section "From a chunk to the passages": recall and characters by cut, header and k."""

_RECALLS = {
    "fixed": (0.569, 0.687, 0.798, 0.841, 0.862, 0.885, 0.909, 0.937, 0.952, 0.957),
    "recursive": (0.668, 0.778, 0.829, 0.837, 0.871, 0.875, 0.878, 0.883, 0.904, 0.915),
    "structure": (0.688, 0.787, 0.873, 0.890, 0.892, 0.893, 0.907, 0.909, 0.917, 0.919),
}
_CHARACTERS = {
    "fixed": (569, 1135, 1700, 2261, 2815, 3372, 3927, 4488, 5045, 5604),
    "recursive": (490, 975, 1452, 1928, 2407, 2881, 3359, 3820, 4294, 4772),
    "structure": (408, 791, 1190, 1558, 1960, 2360, 2755, 3133, 3492, 3851),
}

CURVES: Mapping[str, tuple[tuple[float, float], ...]] = {
    name: tuple(zip(map(float, _CHARACTERS[name]), recalls, strict=True))
    for name, recalls in _RECALLS.items()
}
"""Section "At the same context": characters and recall for k = 1 to 10, with header."""

KINDS: Mapping[str, tuple[float, float, float]] = {
    "calculation": (0.500, 0.000, 0.000),
    "comparison": (0.571, 0.814, 0.200),
    "note": (1.000, 1.000, 1.000),
    "table": (0.812, 0.875, 0.875),
    "table+note": (1.000, 0.885, 1.000),
    "text": (0.918, 0.926, 0.992),
    "text+note": (0.688, 0.750, 0.750),
}
"""The same section: recall@5 by type of question; fixed, recursive, structure, with header."""

TABLES: Mapping[tuple[str, str], tuple[float, float]] = {
    ("BM25", "Markdown"): (0.892, 0.875),
    ("MiniLM", "Markdown"): (0.442, 0.406),
    ("BM25", "linearised"): (0.890, 0.844),
    ("MiniLM", "linearised"): (0.422, 0.344),
}
"""Section "Tables": recall@5, and that of the table questions; structure with header."""

WINDOWS: Mapping[int, tuple[int, float, float]] = {
    300: (3, 1114.0, 0.772),
    500: (2, 1135.0, 0.687),
    1000: (1, 1019.0, 0.559),
}
"""Exercise 1: k, characters and recall, for the largest k that delivers 1,300 characters at most."""

FILTERED: Mapping[str, float] = {"fixed": 0.763, "recursive": 0.822, "structure": 0.837}
"""Exercise 2: recall@3 without header, among the chunks of the documents asked about."""
