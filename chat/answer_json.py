"""An Answer as the contract's JSON, and back: the one edge where pydantic checks what comes in."""

from collections.abc import Sequence
from typing import Any, cast

from pydantic import TypeAdapter, ValidationError

from chat.answer import (
    Answer,
    AnswerTable,
    Citation,
    Claim,
    ReadSource,
    Reason,
    Route,
    ShownFigure,
    Unsupported,
)
from chat.answer_shape import (
    AnswerShape,
    CitationShape,
    ClaimShape,
    PlaceShape,
    SaidShape,
    SourceShape,
    TableShape,
)
from chat.figure_json import (
    Cited,
    day_text,
    fact_shape,
    place_json,
    read_day,
    read_fact,
    read_place,
    read_shown,
    shown_json,
)
from data.company import Cik
from data.errors import FormatError
from data.span import DocumentId, Span

_SHAPE: TypeAdapter[AnswerShape] = TypeAdapter(AnswerShape)


def answer_json(answer: Answer) -> dict[str, Any]:
    """Write the JSON of contracts.md, its keys in the same order."""
    cited = Cited(answer.citations, answer.language)
    reason, tokens, table = answer.reason, answer.tokens, answer.table
    shape: AnswerShape = {
        "question": answer.question,
        "language": answer.language,
        "as_of": day_text(answer.as_of),
        "outcome": answer.outcome,
        "reason": None if reason is None else {"code": reason.code, "words": reason.words},
        "route": {"kind": answer.route.kind, "reason": answer.route.reason},
        "text": answer.text,
        "claims": [_claim_json(claim) for claim in answer.claims],
        "figures": [shown_json(figure, cited) for figure in answer.figures],
        "table": None if table is None else _table_json(table, cited),
        "citations": [_citation_json(citation) for citation in answer.citations],
        "dropped": [_said_json(one) for one in answer.dropped],
        "withheld": [_said_json(one) for one in answer.withheld],
        "sources": [_source_json(source) for source in answer.sources],
        "model": answer.model,
        "seconds": answer.seconds,
        "tokens": None if tokens is None else {"in": tokens[0], "out": tokens[1]},
        "cost_usd": answer.cost_usd,
    }
    return cast("dict[str, Any]", shape)


def read_answer_json(raw: object) -> Answer:
    """Read what `answer_json` wrote. Raises FormatError for anything else."""
    try:
        return _read(_SHAPE.validate_python(raw, strict=True))
    except ValidationError as wrong:
        first = wrong.errors(include_url=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"]) or "answer"
        raise FormatError(
            f"This is not an answer's JSON: at {place} {first['msg'].lower()}. "
            "Ask the question again to write it anew.",
            place=place,
        ) from wrong
    except (ValueError, ArithmeticError) as wrong:  # a date, a decimal or a span that is none
        raise FormatError(
            f"This is not an answer's JSON: {wrong}. Ask the question again to write it anew.",
            place="answer",
        ) from wrong


def _read(raw: AnswerShape) -> Answer:
    citations = tuple(_read_citation(one) for one in raw["citations"])
    cited = Cited(citations, raw["language"])
    reason, tokens, table = raw["reason"], raw["tokens"], raw["table"]
    return Answer(
        question=raw["question"],
        language=raw["language"],
        as_of=read_day(raw["as_of"]),
        outcome=raw["outcome"],
        route=Route(raw["route"]["kind"], raw["route"]["reason"]),
        text=raw["text"],
        reason=None if reason is None else Reason(reason["code"], reason["words"]),
        claims=tuple(_read_claim(one) for one in raw["claims"]),
        figures=tuple(read_shown(one, cited) for one in raw["figures"]),
        table=None if table is None else _read_table(table, cited),
        citations=citations,
        dropped=_read_said(raw["dropped"]),
        withheld=_read_said(raw["withheld"]),
        sources=tuple(_read_source(one) for one in raw["sources"]),
        model=raw["model"],
        seconds=raw["seconds"],
        tokens=None if tokens is None else (tokens["in"], tokens["out"]),
        cost_usd=raw["cost_usd"],
    )


def _claim_json(claim: Claim) -> ClaimShape:
    return {
        "text": claim.text,
        "support": claim.support,
        "citations": list(claim.citations),
        "notes": list(claim.notes),
    }


def _read_claim(raw: ClaimShape) -> Claim:
    return Claim(raw["text"], raw["support"], tuple(raw["citations"]), tuple(raw["notes"]))


def _table_json(table: AnswerTable, cited: Cited) -> TableShape:
    return {
        "columns": list(table.columns),
        "rows": [
            [shown_json(cell, cited) if isinstance(cell, ShownFigure) else cell for cell in row]
            for row in table.rows
        ],
    }


def _read_table(raw: TableShape, cited: Cited) -> AnswerTable:
    return AnswerTable(
        columns=tuple(raw["columns"]),
        rows=tuple(
            tuple(cell if isinstance(cell, str) else read_shown(cell, cited) for cell in row)
            for row in raw["rows"]
        ),
    )


def _citation_json(citation: Citation) -> CitationShape:
    return {
        "marker": citation.marker,
        "document_id": citation.document_id,
        "title": citation.title,
        "company": citation.company,
        "cik": citation.cik,
        "form": citation.form,
        "accession": citation.accession,
        "filed": day_text(citation.filed),
        "path": list(citation.path),
        "page": citation.page,
        "page_label": citation.page_label,
        "spans": _places_json(citation.spans),
        "quotes": list(citation.quotes),
        "url": citation.url,
        "fact": None if citation.fact is None else fact_shape(citation.fact),
    }


def _read_citation(raw: CitationShape) -> Citation:
    document_id = None if raw["document_id"] is None else DocumentId(raw["document_id"])
    fact = raw["fact"]
    return Citation(
        marker=raw["marker"],
        document_id=document_id,
        title=raw["title"],
        company=raw["company"],
        cik=raw["cik"],
        form=raw["form"],
        accession=raw["accession"],
        filed=read_day(raw["filed"]),
        path=tuple(raw["path"]),
        page=raw["page"],
        page_label=raw["page_label"],
        spans=() if document_id is None else _read_places(raw["spans"], document_id),
        quotes=tuple(raw["quotes"]),
        url=raw["url"],
        fact=None if fact is None else read_fact(fact, Cik(raw["cik"] or "")),
    )


def _said_json(one: Unsupported) -> SaidShape:
    return {"said": one.said, "reason": one.reason}


def _read_said(raw: Sequence[SaidShape]) -> tuple[Unsupported, ...]:
    return tuple(Unsupported(one["said"], one["reason"]) for one in raw)


def _source_json(source: ReadSource) -> SourceShape:
    return {
        "document_id": source.document_id,
        "spans": _places_json(source.spans),
        "score": source.score,
    }


def _read_source(raw: SourceShape) -> ReadSource:
    document_id = DocumentId(raw["document_id"])
    return ReadSource(document_id, _read_places(raw["spans"], document_id), raw["score"])


def _places_json(spans: Sequence[Span]) -> list[PlaceShape]:
    return [place_json(span) for span in spans]


def _read_places(raw: Sequence[PlaceShape], document_id: DocumentId) -> tuple[Span, ...]:
    return tuple(read_place(one, document_id) for one in raw)
