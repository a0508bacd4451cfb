"""Text as Unicode has it: no halves of characters."""


def whole(text: str) -> str:
    """Join halves of surrogate pairs that came apart; one that stays alone becomes U+FFFD."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
