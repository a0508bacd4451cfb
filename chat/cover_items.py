"""What stands on a filing's cover, or in the register of filings: how it is asked for, how it is told."""

import re
from dataclasses import dataclass, replace
from typing import Literal

from chat.question_words import fold
from chat.reading_types import Reading
from data.document import Language

CoverKind = Literal["filing", "securities", "entry", "year end"]


@dataclass(frozen=True, slots=True)
class CoverItem:
    """One thing that a cover says."""

    name: str
    kind: CoverKind
    asked: re.Pattern[str]
    """Wordings, folded."""
    reads: frozenset[str]
    """Folded words that such a question may have beside companies and periods: any other word asks
    for something else."""
    elements: tuple[str, ...]
    """Of the taxonomy of covers; the first must be there, the others complete it."""
    said: dict[Language, str]
    """The sentence."""
    label: dict[Language, str]
    between: str
    """What stands between several texts that make one answer."""


def _item(  # noqa: PLR0913 - a row of the table
    name: str,
    kind: CoverKind,
    asked: str,
    reads: str,
    elements: str,
    *,
    between: str = ", ",
    en: tuple[str, str],
    es: tuple[str, str],
) -> CoverItem:
    said: dict[Language, str] = {"en": en[1], "es": es[1]}
    label: dict[Language, str] = {"en": en[0], "es": es[0]}
    words = frozenset(f"{_ANY} {reads}".split())
    pattern = re.compile(rf"(?<![a-z])(?:{asked})(?![a-z])")
    return CoverItem(name, kind, pattern, words, tuple(elements.split()), said, label, between)


_ANY = (
    "date day form sec edgar filing filings file filed report reports document documents company cover page"
    " latest newest recent last most current official what which tell give amended amendment original first"
    " fecha dia formulario informe informes documento documentos empresa compania ultimo ultima"
    " reciente actual portada cual dime enmienda rectificado rectificada"
)
_REPORT = (
    r"(?:10-?kt?|10-?q|20-?f|40-?f|8-?k|6-?k|(?:annual|quarterly|current) (?:report|filing)s?|reports?|filings?|"
    r"proxy statement|def 14a|form|the sec|informes?|memoria|documentos?|formulario|cuentas)"
)
_FILED = r"(?:filed?|files|submit(?:s|ted)?|lodged)"
_PRESENTED = r"(?:present(?:o|aron|ado|ada|a|an)|registr(?:o|ado|ada)|deposit(?:o|ado|ada))"

COVER_ITEMS: tuple[CoverItem, ...] = (
    _item(
        "accession number",
        "filing",
        r"accession(?: (?:numbers?|no|code))?|numero de acceso",
        "accession number numbers no code numero acceso",
        "DocumentPeriodEndDate DocumentType",
        en=(
            "accession number",
            "The accession number of {filing} is {accession}; it was filed on {filed}.",
        ),
        es=(
            "número de acceso",
            "El número de acceso de {filing} es {accession}; se presentó el {filed}.",
        ),
    ),
    _item(
        "filing date",
        "filing",
        rf"(?:when|(?:what|which) (?:date|day))(?![a-z]).*(?<![a-z0-9]){_REPORT}(?![a-z]).*(?<![a-z]){_FILED}"
        rf"|(?:when|(?:what|which) (?:date|day))(?![a-z]).*(?<![a-z]){_FILED}(?![a-z]).*(?<![a-z0-9]){_REPORT}"
        r"|filing dates?|date of (?:the )?(?:filing|submission)|dates? (?:it was )?filed"
        rf"|(?:cuando|que (?:dia|fecha))(?![a-z]).*(?<![a-z]){_PRESENTED}(?![a-z]).*(?<![a-z0-9]){_REPORT}"
        rf"|(?:cuando|que (?:dia|fecha))(?![a-z]).*(?<![a-z0-9]){_REPORT}(?![a-z]).*(?<![a-z]){_PRESENTED}"
        r"|fecha de (?:presentacion|registro|deposito)",
        "when submission submitted submit lodged proxy statement def 14a cuando presento presentaron presentado"
        " presentada presentacion registro deposito registrado",
        "DocumentPeriodEndDate DocumentType",
        en=("filing date", "{Filing} was filed on {filed}; its accession number is {accession}."),
        es=(
            "fecha de presentación",
            "{Filing} se presentó el {filed}; su número de acceso es {accession}.",
        ),
    ),
    _item(
        "trading symbol",
        "securities",
        r"tickers?|(?:trading|stock|exchange) symbols?|simbolos? (?:bursatil|de (?:cotizacion|negociacion))"
        r"|(?:under|with) (?:what|which) symbol",
        "ticker tickers trading stock exchange symbol symbols shares share common under trade trades traded"
        " simbolo bursatil cotizacion negociacion accion acciones",
        "TradingSymbol",
        en=("trading symbol", "The trading symbol of {company} is {value}."),
        es=("símbolo bursátil", "El símbolo bursátil de {company} es {value}."),
    ),
    _item(
        "stock exchange",
        "securities",
        r"stock exchanges?|(?:which|what) exchanges?|where (?:is|are) .{1,80} (?:listed|traded)"
        r"|exchanges? .{0,80}(?:listed|traded)|(?:que|cual) (?:bolsas?|mercados?)|bolsas? de valores"
        r"|donde cotizan?",
        "stock exchange exchanges listed traded trade trades shares share common where are is registered"
        " bolsa bolsas mercado mercados valores cotiza cotizan donde acciones accion",
        "SecurityExchangeName",
        en=("stock exchange", "{company} is listed on {value}."),
        es=("bolsa", "{company} cotiza en {value}."),
    ),
    _item(
        "state of incorporation",
        "entry",
        r"(?:state|country|place|jurisdiction) of (?:incorporation|organi[sz]ation)"
        r"|(?:where|(?:which|what) (?:u\.?s\.? )?(?:state|country|jurisdiction)) .{1,80}(?:incorporated|organi[sz]ed)"
        r"|(?:estado|pais|jurisdiccion|lugar) de (?:constitucion|incorporacion)"
        r"|(?:donde|en que (?:estado|pais|jurisdiccion)) .{1,80}(?:constituid[ao]|incorporad[ao])",
        "state country place jurisdiction incorporation organization incorporated organized organised where"
        " estado pais jurisdiccion lugar constitucion incorporacion constituida constituido incorporada donde",
        "EntityIncorporationStateCountryCode",
        en=("state of incorporation", "{company} is incorporated in {value}."),
        es=("estado de constitución", "{company} está constituida en {value}."),
    ),
    _item(
        "fiscal year end",
        "year end",
        r"when (?:does|did|do|is|was|will) .{0,80}(?:fiscal|financial) years? ?(?:\d{4} )?-?(?:ends?|close|over|finish)"
        r"|when (?:does|did|do|is|was|will) .{0,40}(?:fiscal|fy) ?\d{4} (?:end|close|over|finish)"
        r"|(?:end|last day|closing date) of .{0,60}(?:fiscal|financial) year|(?:fiscal|financial) year[- ]end(?: date)?"
        r"|cuando (?:cierra|termina|acaba|finaliza|cerro|termino) .{0,60}ejercicio|(?:fecha de )?cierre del ejercicio",
        "when end ends ended close closes over finish closing fiscal financial year cuando cierra termina"
        " acaba finaliza cierre ejercicio cerro termino",
        "DocumentPeriodEndDate",
        en=("fiscal year end", "{company}’s {fiscal} ended on {value}."),
        es=("cierre del ejercicio", "{Fiscal} de {company} cerró el {value}."),
    ),
    _item(
        "tax number",
        "entry",
        r"employer identification(?: (?:number|no))?|ein|tax(?:payer)? (?:id|identification)(?: (?:number|no))?",
        "irs i r s employer identification number no ein tax taxpayer id",
        "EntityTaxIdentificationNumber",
        en=(
            "employer identification number",
            "The employer identification number of {company} is {value}.",
        ),
        es=(
            "número de identificación fiscal",
            "El número de identificación fiscal (EIN) de {company} es {value}.",
        ),
    ),
    _item(
        "file number",
        "entry",
        r"(?:commission|sec) file (?:number|no)",
        "commission number no",
        "EntityFileNumber",
        en=("Commission file number", "The Commission file number of {company} is {value}."),
        es=("número de expediente", "El número de expediente de {company} en la SEC es {value}."),
    ),
    _item(
        "address",
        "entry",
        r"(?:where|which city|what city) .{1,80}headquarter(?:s|ed)|(?:mailing|postal|office|headquarters|street) address|what address"
        r"|what (?:is|are) .{0,60}address"
        r"|(?:where|address) .{1,60}principal (?:executive )?offices?|(?:donde|cual) .{1,60}(?:la )?sede|direccion postal"
        r"|domicilio social",
        "where city address headquarters headquartered located principal executive office offices corporate"
        " donde sede central direccion postal domicilio social",
        "EntityAddressAddressLine1 EntityAddressAddressLine2 EntityAddressCityOrTown EntityAddressStateOrProvince"
        " EntityAddressPostalZipCode EntityAddressCountry",
        en=("address", "The address of {company}’s principal executive offices is {value}."),
        es=("domicilio", "La dirección de la sede de {company} es {value}."),
    ),
    _item(
        "telephone",
        "entry",
        r"(?:tele)?phone(?: numbers?)?|numero de telefono|telefono",
        "phone telephone number numbers numero telefono contact",
        "CityAreaCode LocalPhoneNumber",
        between=" ",
        en=("telephone number", "The telephone number of {company} is {value}."),
        es=("teléfono", "El teléfono de {company} es {value}."),
    ),
    _item(
        "auditor",
        "entry",
        r"(?:who|which|name of|what (?:audit|accounting|independent)) .{0,80}"
        r"(?:auditors?|audits|audited|audit firm|accounting firm)|what auditor"
        r"|(?:quien|que|cual|nombre) .{0,60}(?:auditora?|audita|audito)",
        "who auditor auditors audits audited audit firm name independent registered public accounting accountant"
        " quien auditora audita audito nombre es",
        "AuditorName AuditorLocation",
        en=("auditor", "The auditor of {company} is {value}."),
        es=("auditor", "El auditor de {company} es {value}."),
    ),
)


def cover_asked(reading: Reading) -> CoverItem | None:
    """Find the thing on a cover that a question asks for, where it asks for nothing else."""
    if reading.wanted or reading.operation != "value" or reading.trend or reading.pick:
        return None
    line = fold(reading.text)
    unread = {fold(word) for word in reading.unread}
    for item in COVER_ITEMS:
        if item.asked.search(line) and unread <= item.reads:
            return item
    return None


def for_cover(reading: Reading, item: CoverItem) -> Reading:
    """Read a question as one for this item: none of its words is a company or asks for a figure."""
    named = map(fold, (reading.unknown_company or "").split())
    unknown = None if item.reads.issuperset(named) else reading.unknown_company
    return replace(
        reading, is_prose=True, ambiguous_items=(), ambiguous_item=None, unknown_company=unknown
    )
