"""What did companies file? Documents, and the facts in them.

Values: `span`, `period`, `company`, `filing`, `document`, `fact`, `figures`.
Readers, from bytes to values: `read` picks one of `filing_html` (with `table_text`, `items`,
`inline_xbrl`), `plain_text` and `markdown`.
Kept on disk by `store`; asked with `fact_table`, by the names in `line_items`.
"""
