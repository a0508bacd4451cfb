"""What a filing gives beside a figure that a reader may take for it: said in a note, with its concept.

The parent's income and the whole group's, cash with and without what is restricted, total revenue and
the part from contracts with customers. Which of them answers is decided elsewhere; here the other one
is named, so that nobody has to guess which was meant.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from data.ask import AskedTime
from data.books import Books
from data.document import Language
from data.fact import Concept, Fact
from data.fact_table import FactTable
from data.fact_versions import FoundFact, filing_key, print_order
from data.figure_words import exact_amount
from data.figures import Figure
from data.formula import Formula
from data.line_item import LineItem, concepts

Said = dict[Language, str]


@dataclass(frozen=True, slots=True)
class Beside:
    """Concepts that are told apart from one that answers."""

    answers: frozenset[Concept]
    others: tuple[Concept, ...]
    """The first that has another value, not zero, in the same filing is named."""
    said: Said
    is_part: bool = False
    """True where the other one is said to be a part: it must not be more then."""


def _row(answers: str, others: str, en: str, es: str, *, is_part: bool = False) -> Beside:
    return Beside(frozenset(concepts(answers)), concepts(others), {"en": en, "es": es}, is_part)


BESIDE: tuple[Beside, ...] = (
    _row(
        "NetIncomeLoss ifrs-full:ProfitLossAttributableToOwnersOfParent",
        "ProfitLoss ifrs-full:ProfitLoss",
        "That is the parent's; with noncontrolling interests it is {value} ({concept}).",
        "Es lo atribuible a la matriz; con las participaciones no controladoras es {value} ({concept}).",
    ),
    _row(
        "NetIncomeLoss ProfitLoss ifrs-full:ProfitLossAttributableToOwnersOfParent"
        " ifrs-full:ProfitLoss",
        "IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity"
        " IncomeLossFromDiscontinuedOperationsNetOfTax ifrs-full:ProfitLossFromDiscontinuedOperations",
        "Discontinued operations are in it with {value} ({concept}).",
        "Incluye {value} de operaciones interrumpidas ({concept}).",
    ),
    _row(
        "CashAndCashEquivalentsAtCarryingValue",
        "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents",
        "With restricted cash it is {value} ({concept}).",
        "Con el efectivo restringido es {value} ({concept}).",
    ),
    _row(
        "Revenues",
        "RevenueFromContractWithCustomerExcludingAssessedTax"
        " RevenueFromContractWithCustomerIncludingAssessedTax",
        "Of it, {value} is revenue from contracts with customers ({concept}).",
        "De ellos, {value} son ingresos de contratos con clientes ({concept}).",
        is_part=True,
    ),
    _row(
        "AssetImpairmentCharges",
        "ImpairmentOfIntangibleAssetsExcludingGoodwill"
        " ImpairmentOfIntangibleAssetsIndefinitelivedExcludingGoodwill GoodwillImpairmentLoss",
        "The filing also has an impairment of {value} ({concept}), which may not be in it.",
        "El documento tiene además un deterioro de {value} ({concept}), que puede no estar incluido.",
    ),
    _row(
        "CommonStockDividendsPerShareDeclared",
        "CommonStockDividendsPerShareCashPaid",
        "That is what was declared; paid out were {value} ({concept}).",
        "Es lo declarado; se pagaron {value} ({concept}).",
    ),
)
WIDER: dict[tuple[str, Concept], Said] = {
    (item, concept): {"en": en, "es": es}
    for item, listed, en, es in (
        (
            "net income",
            "ProfitLoss ifrs-full:ProfitLoss",
            "That is the whole group's, noncontrolling interests included.",
            "Es el de todo el grupo, con las participaciones no controladoras.",
        ),
        (
            "cash",
            "CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents",
            "Restricted cash is included.",
            "Incluye el efectivo restringido.",
        ),
        (
            "dividends per share",
            "CommonStockDividendsPerShareCashPaid",
            "That is what was paid.",
            "Es lo pagado.",
        ),
        *(
            (
                name,
                "ContractWithCustomerLiabilityCurrent DeferredRevenueCurrent",
                "That is the current part alone.",
                "Es solo la parte corriente.",
            )
            for name in ("deferred revenue", "total deferred revenue")
        ),
        (
            "treasury stock",
            "TreasuryStockValue TreasuryStockCommonValue ifrs-full:TreasuryShares",
            "It is deducted from equity.",
            "Se deduce del patrimonio neto.",
        ),
    )
    for concept in concepts(listed)
}
"""(line item, concept that answers) -> what that is, where the item's name does not say it."""
ASSET_CHANGES = re.compile(
    r"us-gaap:IncreaseDecreaseIn(?!.*(?:Liabilit|Payable|DeferredRevenue))\w*"
    r"(?:Inventor|Receivable|Prepaid|Asset)\w*"
)
"""Concepts of the cash flow statement under which a positive number takes cash."""
USES_CASH: Said = {
    "en": "Positive is an increase of the asset, which uses cash: the effect on cash is {value}.",
    "es": "Positivo es un aumento del activo, que consume efectivo: el efecto en el efectivo es {value}.",
}
SPENT = re.compile(
    r"us-gaap:(?:Payments\w+|ResearchAndDevelopment\w*|SellingGeneral\w*|GeneralAndAdministrative\w*"
    r"|SellingAndMarketing\w*|CostOf(?:Revenue|Goods|Services)\w*|Depreciation\w*|ShareBasedCompensation)"
)
"""Concepts that take a positive number for what is spent, and that hardly ever come to less than nothing."""
MINUS: Said = {
    "en": "Filed with a minus sign, where this concept takes a positive number for what is spent: the sign may be wrong.",
    "es": "Presentado con signo menos, cuando este concepto lleva un número positivo para lo gastado: el signo puede ser erróneo.",
}
INSTEAD: Said = {
    "en": "What there is for that time is {value} as {concept}, which is not the same.",
    "es": "Lo que hay para ese momento es {value} como {concept}, que no es lo mismo.",
}
INSTEAD_CALLED: Said = {
    "en": "For that time “{label}” is on file with {value} ({concept}), which is not the same.",
    "es": "Para ese momento consta «{label}» con {value} ({concept}), que no es lo mismo.",
}
IN_OTHER_UNITS: Said = {
    "en": "The same filing also gives it as {values}.",
    "es": "El mismo documento también lo da como {values}.",
}


def beside_notes(item: LineItem, figure: Figure, fact: Fact, books: Books) -> tuple[str, ...]:
    """Say how to take a figure of a line item, and what else its filing gives for its period."""
    notes: list[str] = []
    if ASSET_CHANGES.fullmatch(fact.concept):
        effect = exact_amount(-figure.value, figure.unit, books.language)
        notes.append(USES_CASH[books.language].format(value=effect))
    if figure.formula != "reported":
        return tuple(notes)
    if figure.value < 0 and SPENT.fullmatch(fact.concept):
        notes.append(MINUS[books.language])
    notes += _others(item, fact, books)
    if wider := WIDER.get((item.name, fact.concept)):
        notes.append(wider[books.language])
    if units := _in_other_units(fact, books.table, books.language):
        notes.append(IN_OTHER_UNITS[books.language].format(values=units))
    return tuple(notes)


def instead(item: LineItem | Formula, time: AskedTime, books: Books) -> Iterator[str]:
    """Say what a filing gives for a period for which the item is not reported, and which is not the same."""
    period = books.dates(time)
    if not isinstance(item, LineItem) or period is None:
        return
    others = {
        one: ""
        for row in BESIDE
        if row.answers.intersection(item.concepts)
        for one in row.others
        if one not in item.concepts
    }
    called = books.labels.wider(item) if books.labels else {}
    for concept, label in (called | others).items():
        found = books.table.find(books.search((concept,), item.measure), (period,))
        if isinstance(found, FoundFact) and found.fact.value:
            value = exact_amount(found.fact.value, found.fact.unit, books.language)
            said = INSTEAD_CALLED if label else INSTEAD
            yield said[books.language].format(value=value, concept=concept, label=label)


def _others(item: LineItem, fact: Fact, books: Books) -> Iterator[str]:
    for row in BESIDE:
        if fact.concept not in row.answers:
            continue
        for concept in row.others:
            found = books.table.find(books.search((concept,), item.measure), (fact.period,))
            if isinstance(found, FoundFact) and _tells_more(found.fact, fact, row):
                value = exact_amount(found.fact.value or Decimal(0), fact.unit, books.language)
                yield row.said[books.language].format(value=value, concept=concept)
                break


def _tells_more(other: Fact, fact: Fact, row: Beside) -> bool:
    value, whole = other.value or Decimal(0), fact.value or Decimal(0)
    is_same = filing_key(other) == filing_key(fact) and other.unit == fact.unit
    return is_same and value not in (whole, 0) and not (row.is_part and value > whole)


def _in_other_units(fact: Fact, table: FactTable, language: Language) -> str:
    """Write the same fact in the other currencies of its filing."""
    others = {
        one.unit: one.value
        for one in sorted(table.prints(fact.concept, fact.period), key=print_order)
        if one.unit != fact.unit
        and filing_key(one) == filing_key(fact)
        and one.value is not None
        and one.unit.removesuffix("/shares").isupper()
    }
    return ", ".join(exact_amount(others[unit], unit, language) for unit in sorted(others))
