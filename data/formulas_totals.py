"""Ways to a total that a company does not report itself: of its debt, of its liabilities."""

from data.formula import Formula, difference, row, total

_TOTAL_DEBT = ("Total debt", "Deuda total")
_TOTAL_LIABILITIES = ("Total liabilities", "Pasivo total")

TOTAL_FORMULAS: tuple[Formula, ...] = (
    # Ways to the total of debt, the fullest first: no operand is ever taken as zero.
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
    row(
        "total debt",
        *_TOTAL_DEBT,
        (
            "long-term debt with its current portion",
            ("long-term debt with current portion",),
            total,
        ),
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
