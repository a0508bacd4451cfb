"""A named recipe -> an index, built from a store, kept beside it, opened again.

    FILINGS_HOME/index/<recipe>/manifest.json     what it was built from and by, hashes of its files
    FILINGS_HOME/index/<recipe>/<folder>/         the files

The folder is complete before the manifest names it, and the manifest is replaced in one step.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from data.document import Document
from data.errors import NotFoundError
from data.manifest import Entry
from data.store import Store
from retrieval.bm25 import Postings, best_rows, count_words, rarity, rarity_of, scores
from retrieval.by_structure import chunks
from retrieval.chunk import Chunk, Passage, Scope
from retrieval.header import naming_words
from retrieval.index_files import (
    IndexedDocument,
    IndexFiles,
    Unusable,
    chunk_line,
    chunk_of,
    indexed_text,
    read_index,
    write_index,
)
from retrieval.translation import Term, query_terms
from retrieval.words import words

Say = Callable[[str], None]

Cut = tuple[tuple[str, ...], Sequence[bytes]]
"""A document's names and its chunks."""

DEFAULT_RECIPE = "structure+bm25"

NAMED = 1.0
"""How much more a chunk counts whose document the query names in full: twice as much."""

RECIPES: Mapping[str, Callable[[Document], Sequence[Chunk]]] = {
    # How documents are cut, and how chunks are ranked.
    DEFAULT_RECIPE: chunks,
}


@dataclass(frozen=True, slots=True)
class Index:
    """Chunks, and what ranks them. A `Retriever`."""

    name: str
    files: IndexFiles
    names: tuple[frozenset[str], ...]
    """Per document the words that a question may call it by."""

    def search(self, query: str, *, scope: Scope, k: int) -> Sequence[Passage]:
        """Rank the chunks in the scope; of equals, the one that stands earlier comes first."""
        terms = self.terms(query)
        allowed = self._allowed(scope)
        totals = scores(self.files.postings, terms, self._rows(allowed))
        totals *= self._rows(1 + NAMED * self._named(terms, allowed))
        return tuple(
            Passage(chunk_of(self.files, int(row)), rank, float(totals[row]))
            for rank, row in enumerate(best_rows(totals, k), start=1)
        )

    def terms(self, query: str) -> tuple[Term, ...]:
        """Read the words of a query, with the other names and forms that the texts have."""
        return query_terms(query, self.files.postings.vocabulary)

    def rarity(self, term: Term, *, scope: Scope) -> float:
        """Say how much a term tells among the chunks in the scope: the fewer have it, the more."""
        return rarity(self.files.postings, term, self._within(scope))

    def _within(self, scope: Scope) -> NDArray[np.bool_]:
        return self._rows(self._allowed(scope))

    def _allowed(self, scope: Scope) -> NDArray[np.bool_]:
        """Per document whether it is in the scope."""
        return np.array([_is_in(document, scope) for document in self.files.documents], np.bool_)

    def _rows(self, per_document: NDArray[Any]) -> NDArray[Any]:
        return np.repeat(per_document, [document.rows for document in self.files.documents])

    def _named(self, terms: Sequence[Term], allowed: NDArray[np.bool_]) -> NDArray[np.float64]:
        """Per document the share it has, 0 to 1, of what the query says to name documents.

        A word counts by how few documents of the scope it names: a word of all their titles tells
        nothing, nor does one of none.
        """
        found = np.zeros(len(allowed))
        most = 0.0
        for (word, _), *_ in terms:
            having = np.array([word in names for names in self.names], np.bool_) & allowed
            count = int(np.count_nonzero(having))
            if count:
                tells = rarity_of(count, int(np.count_nonzero(allowed)))
                found += having * tells
                most += tells
        return found / most if most else found


def _is_in(document: IndexedDocument, scope: Scope) -> bool:
    wanted = (
        (scope.ciks, document.cik),
        (scope.fiscal_years, document.fiscal_year),
        (scope.forms, document.form),
        (scope.document_ids, document.document_id),
    )
    if any(limits and value not in limits for limits, value in wanted):
        return False
    if scope.filed_by is None:
        return True
    return document.filed is not None and document.filed <= scope.filed_by


def open_index(store: Store, recipe: str = DEFAULT_RECIPE, *, say: Say) -> Index:
    """Open the index, and first build it where it is missing, stale or damaged, saying so."""
    _check(recipe)
    found = read_index(_folder(store, recipe))
    if isinstance(found, IndexFiles) and found.store == store.digest:
        return _opened(recipe, found)
    why = found.why if isinstance(found, Unusable) else "was built from other filings"
    say(f"The index {recipe} {why}: building it from {_counted(len(store.entries()), 'document')}.")
    return _build(store, recipe, found if isinstance(found, IndexFiles) else None, say)


def build_index(store: Store, recipe: str = DEFAULT_RECIPE, *, say: Say) -> Index:
    """Build the index from nothing and keep it."""
    _check(recipe)
    say(f"Building the index {recipe} from {_counted(len(store.entries()), 'document')}.")
    return _build(store, recipe, None, say)


def _opened(recipe: str, files: IndexFiles) -> Index:
    return Index(recipe, files, tuple(frozenset(document.named) for document in files.documents))


def _check(recipe: str) -> None:
    if recipe not in RECIPES:
        known = ", ".join(RECIPES)
        raise NotFoundError(
            f"There is no index recipe {recipe}. Recipes: {known}.",
            asked=recipe,
            near=tuple(RECIPES),
        )


def _counted(number: int, thing: str) -> str:
    return f"1 {thing}" if number == 1 else f"{number:,} {thing}s"


def _folder(store: Store, recipe: str) -> Path:
    return store.home / "index" / recipe


def _build(store: Store, recipe: str, before: IndexFiles | None, say: Say) -> Index:
    kept = dict(_by_folder(before)) if before else {}
    documents: list[IndexedDocument] = []
    lines: list[bytes] = []
    for entry in store.entries():
        named, own = kept.get((entry.folder, entry.filed)) or _cut(
            store.document(entry.document_id), recipe
        )
        documents.append(_indexed(entry, named, len(own)))
        lines.extend(own)
    files = IndexFiles(
        store=store.digest,
        documents=tuple(documents),
        lines=tuple(lines),
        postings=_postings(lines),
    )
    try:
        write_index(_folder(store, recipe), files)
    except PermissionError:
        say(f"{store.home} can't be written to: the index is used, and not kept.")
    say(f"The index {recipe} holds {_counted(len(lines), 'passage')}.")
    return _opened(recipe, files)


def _cut(document: Document, recipe: str) -> Cut:
    lines = [chunk_line(chunk) for chunk in RECIPES[recipe](document)]
    return tuple(sorted(naming_words(document))), lines


def _by_folder(before: IndexFiles) -> Iterator[tuple[tuple[str, date | None], Cut]]:
    """Yield what each document was cut into, by what its content hashes to and when it was filed."""
    start = 0
    for document in before.documents:
        yield (
            (document.folder, document.filed),
            (document.named, before.lines[start : start + document.rows]),
        )
        start += document.rows


def _postings(lines: Sequence[bytes]) -> Postings:
    return count_words(words(indexed_text(line)) for line in lines)


def _indexed(entry: Entry, named: tuple[str, ...], rows: int) -> IndexedDocument:
    return IndexedDocument(
        document_id=entry.document_id,
        folder=entry.folder,
        cik=entry.cik,
        form=entry.form,
        period_end=entry.period_end,
        fiscal_year=entry.fiscal_year,
        filed=entry.filed,
        named=named,
        rows=rows,
    )
