"""What people call things, and the concepts that report them, in order of preference."""

from data.line_item import LineItem, Words
from data.line_items_balance import BALANCE_ITEMS
from data.line_items_cash import CASH_ITEMS
from data.line_items_costs import COST_ITEMS
from data.line_items_debts import DEBT_ITEMS
from data.line_items_equity import EQUITY_ITEMS
from data.line_items_income import INCOME_ITEMS
from data.line_items_shares import SHARE_ITEMS

__all__ = ["LINE_ITEMS", "LineItem", "Words", "line_item"]

LINE_ITEMS: tuple[LineItem, ...] = (
    INCOME_ITEMS + COST_ITEMS + BALANCE_ITEMS + DEBT_ITEMS + EQUITY_ITEMS + CASH_ITEMS + SHARE_ITEMS
)

_BY_NAME = {item.name: item for item in LINE_ITEMS}


def line_item(name: str) -> LineItem:
    """Find the row of this name; a KeyError is a misspelt name in the code."""
    return _BY_NAME[name]
