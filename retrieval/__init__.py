"""Which passages may answer a query?

`chunk` holds the values, `by_structure` cuts documents into chunks, `header` names each for the
index, `words` and `bm25` rank them, `index` builds, keeps and opens a named recipe.
"""
