"""The whole error family.

    FilingsError                      what is so, and what to do
    ├─ SetupError                     something must be done first: identity, model, index
    ├─ SourceError                    the SEC could not be asked, or refused     .url .status
    ├─ FormatError                    bytes came, but not in a form we can read  .place
    ├─ NotFoundError (LookupError)    a named thing does not exist               .asked .near
    ├─ AmbiguousError (LookupError)   a name means several things                .asked .candidates
    ├─ FormulaError (ValueError)      facts exist, but the figure can't be made of them  .code
    └─ ModelError                     a model did not answer, or not usably      .model

Every message is one or two sentences: the thing with its identifier, what is so, the next step.
"Not found in the filings" and "which one?" are outcomes of an `Answer`, not errors.
"""


class FilingsError(Exception):
    """What is so, and what to do about it, in words a user can act on."""


class SetupError(FilingsError):
    """Something must be done first."""


class SourceError(FilingsError):
    """The SEC could not be asked, or refused."""

    def __init__(self, message: str, *, url: str, status: int | None = None) -> None:
        super().__init__(message)
        self.url = url
        self.status = status


class FormatError(FilingsError):
    """Bytes came, but not in a form we can read."""

    def __init__(self, message: str, *, place: str) -> None:
        super().__init__(message)
        self.place = place


class NotFoundError(FilingsError, LookupError):
    """A named thing does not exist."""

    def __init__(self, message: str, *, asked: str, near: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.asked = asked
        self.near = near


class AmbiguousError(FilingsError, LookupError):
    """A name means several things."""

    def __init__(self, message: str, *, asked: str, candidates: tuple[str, ...]) -> None:
        super().__init__(message)
        self.asked = asked
        self.candidates = candidates


class FormulaError(FilingsError, ValueError):
    """Facts exist, but the figure can't be made of them. `code` is a reason code of the contract."""

    def __init__(self, message: str, *, code: str) -> None:
        super().__init__(message)
        self.code = code


class ModelError(FilingsError):
    """A model did not answer, or not usably."""

    def __init__(self, message: str, *, model: str) -> None:
        super().__init__(message)
        self.model = model
        self.retries = 0
        """Requests that were sent again before it was given up."""
        self.tokens: tuple[int, int] | None = None
        """Read and written until it broke off, where the service had said; they are paid for."""
        self.cost_usd: str | None = None
