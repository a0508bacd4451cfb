"""Ways to a total that a company does not report itself: of its debt, of its liabilities."""

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal

from data.formula import Formula, Proof, difference, row, total

_TOTAL_DEBT = ("Total debt", "Deuda total")
_TOTAL_LIABILITIES = ("Total liabilities", "Pasivo total")

PRINCIPAL_SLACK = Decimal("0.03")
"""Share of the principal by which discounts and costs of issue may set the carrying amount off."""


def _parts_of(current: Decimal, long_term: Decimal, principal: Decimal) -> bool:
    """Whether the principal is that of both: then the long-term debt has no current portion in it."""
    slack = PRINCIPAL_SLACK * principal
    return abs(current + long_term - principal) <= slack < abs(long_term - principal)


def _is_whole(long_term: Decimal, principal: Decimal) -> bool:
    return abs(long_term - principal) <= PRINCIPAL_SLACK * principal


_DUE_AND_LATER = row(
    "total debt",
    *_TOTAL_DEBT,
    (
        "debt due within one year + long-term debt",
        ("debt due within one year", "long-term debt with current portion"),
        total,
    ),
    "money",
)
_LONG_TERM_ONLY = row(
    "total debt",
    *_TOTAL_DEBT,
    ("long-term debt with its current portion", ("long-term debt with current portion",), total),
    "money",
)


def _both_parts(name: str) -> tuple[str, tuple[str, ...], Callable[..., Decimal]]:
    current, later = f"current {name}", f"noncurrent {name}"
    return f"{current} + {later}", (current, later), total


TOTAL_FORMULAS: tuple[Formula, ...] = (
    # Ways to the total of debt, the fullest first: no operand is ever taken as zero.
    replace(
        row(
            "total debt",
            *_TOTAL_DEBT,
            (
                "short-term borrowings + current portion of long-term debt + long-term debt",
                ("short-term borrowings", "current portion of long-term debt", "noncurrent debt"),
                total,
            ),
            "money",
        ),
        apart=("short-term borrowings", "short-term debt"),
    ),
    row(
        "total debt",
        *_TOTAL_DEBT,
        ("short-term debt + long-term debt", ("short-term debt", "noncurrent debt"), total),
        "money",
    ),
    row(
        "total debt",
        *_TOTAL_DEBT,
        (
            "current portion of long-term debt + long-term debt",
            ("current portion of long-term debt", "noncurrent debt"),
            total,
        ),
        "money",
    ),
    # Some filers tag the long-term part alone as LongTermDebt: what the principal is tells.
    replace(_DUE_AND_LATER, proof=Proof(("debt principal",), _parts_of)),
    replace(_LONG_TERM_ONLY, proof=Proof(("debt principal",), _is_whole)),
    replace(
        row(
            "total debt",
            *_TOTAL_DEBT,
            (
                "short-term borrowings + long-term debt with its current portion",
                ("short-term borrowings", "long-term debt with current portion"),
                total,
            ),
            "money",
        ),
        unless=("debt due within one year",),
    ),
    replace(_LONG_TERM_ONLY, unless=("debt due within one year",)),
    # Balances that many report only in two parts, within a year and beyond it.
    *(
        row(
            name,
            en,
            es,
            _both_parts(name.removeprefix("total ")),
            "money",
        )
        for name, en, es in (
            ("total deferred revenue", "Total deferred revenue", "Ingresos diferidos totales"),
            (
                "operating lease liabilities",
                "Operating lease liabilities",
                "Pasivos por arrendamiento operativo",
            ),
            (
                "finance lease liabilities",
                "Finance lease liabilities",
                "Pasivos por arrendamiento financiero",
            ),
            (
                "marketable securities",
                "Marketable securities, current and non-current",
                "Valores negociables, corrientes y no corrientes",
            ),
        )
    ),
    row(
        "cash and short-term investments",
        "Cash, cash equivalents and short-term investments",
        "Efectivo, equivalentes e inversiones a corto plazo",
        ("cash + short-term investments", ("cash", "short-term investments"), total),
        "money",
    ),
    # What is neither the owners' nor the minorities', nor stands between: the fullest way first.
    row(
        "total liabilities",
        *_TOTAL_LIABILITIES,
        (
            "liabilities and equity − equity with noncontrolling interests − temporary equity",
            ("liabilities and equity", "equity with noncontrolling interests", "temporary equity"),
            difference,
        ),
        "money",
    ),
    row(
        "total liabilities",
        *_TOTAL_LIABILITIES,
        (
            "liabilities and equity − equity with noncontrolling interests",
            ("liabilities and equity", "equity with noncontrolling interests"),
            difference,
        ),
        "money",
    ),
    row(
        "total liabilities",
        *_TOTAL_LIABILITIES,
        (
            "liabilities and equity − equity − noncontrolling interests − temporary equity",
            ("liabilities and equity", "equity", "noncontrolling interests", "temporary equity"),
            difference,
        ),
        "money",
    ),
    row(
        "total liabilities",
        *_TOTAL_LIABILITIES,
        (
            "liabilities and equity − equity − noncontrolling interests",
            ("liabilities and equity", "equity", "noncontrolling interests"),
            difference,
        ),
        "money",
    ),
    row(
        "total liabilities",
        *_TOTAL_LIABILITIES,
        (
            "liabilities and equity − equity − temporary equity",
            ("liabilities and equity", "equity", "temporary equity"),
            difference,
        ),
        "money",
    ),
    row(
        "total liabilities",
        *_TOTAL_LIABILITIES,
        (
            "liabilities and equity − equity",
            ("liabilities and equity", "equity"),
            difference,
        ),
        "money",
    ),
)
