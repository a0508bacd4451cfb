"""What Claude's refusals mean, in sentences with what mends them."""

KEY = "ANTHROPIC_API_KEY"
USUAL = "claude-haiku-5-5"
NO_KEY = f"Claude needs a key. Set it with: export {KEY}=..."
ODD_KEY = f"What {KEY} holds is not a key: it has a blank or a sign that no key has. Set it with: export {KEY}=..."

_BY_TYPE = {
    "authentication_error": 401,
    "billing_error": 402,
    "permission_error": 403,
    "not_found_error": 404,
    "request_too_large": 413,
    "rate_limit_error": 429,
    "timeout_error": 504,
    "overloaded_error": 529,
}
"""A stream that has begun is a 200, whatever comes in it: there the type says what is so."""
_WORDS = {
    401: f"Claude refused the key in {KEY}. Set another with: export {KEY}=...",
    402: f"The account of the key in {KEY} has nothing left to pay {{model}} with. Top it up, or ask with: --model none",
    403: f"The key in {KEY} may not use {{model}}. Take another model or key.",
    404: f"Claude has no model {{model}}. Take for example: --model claude:{USUAL}",
    413: "The question and its sources are too large for {model}. Ask about fewer documents.",
    429: "Claude takes no more questions of this key for now (429). Ask again {later}.",
    504: "{model} took too long to answer. Ask again.",
    529: "Claude is overloaded. Ask again {later}.",
}
_LONG = "prompt is too long"


def refused(model: str, *, status: int, kind: str | None, said: str, wait: str | None) -> str:
    """Say what a refusal means. `kind` is the service's word for it, `wait` its seconds to wait."""
    status = _BY_TYPE.get(kind or "", status)
    if _LONG in said:
        status = 413
    if "credit balance" in said:
        status = 402
    later = f"in {wait} seconds" if wait and wait.isdigit() else "in a minute"
    if status in _WORDS:
        return _WORDS[status].format(model=model, later=later)
    if status >= 500 or kind == "api_error":
        return f"Claude could not answer ({kind or status}). Ask again in a minute."
    words = " ".join(said.split())[:200].rstrip(". ")
    return f"Claude refused the question to {model} ({status}): {words or 'it did not say why'}. Ask another model."


def not_reached(url: str) -> str:
    return f"Claude does not answer at {url}. Check the network, or ask with: --model none"


def silent(model: str) -> str:
    return f"{model} has been silent for too long. Ask again."


def broke_off(model: str) -> str:
    return f"{model} broke off in the middle of its answer. Ask again."


def nothing(model: str) -> str:
    return f"{model} wrote nothing. Ask again, or ask another model."


def other_bytes(url: str) -> str:
    return f"What answers at {url} does not speak as Claude does. Check ANTHROPIC_BASE_URL."


def too_long(model: str, window: int) -> str:
    return (
        f"The question does not fit into the {window:,} tokens of {model}. Ask it in fewer words."
    )
