"""An amount in US dollars, as it is given to a command."""

import argparse
from decimal import Decimal, InvalidOperation


def dollars(text: str) -> Decimal:
    """Read an amount of nothing or more.

    Raises:
        argparse.ArgumentTypeError: it is none.

    """
    try:
        amount = Decimal(text)
    except InvalidOperation:
        amount = Decimal(-1)
    if not amount.is_finite() or amount < 0:
        raise argparse.ArgumentTypeError(f"{text} is not an amount. Write it as 1.50.")
    return amount
