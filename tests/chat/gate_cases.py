"""Claims of the gate's suite: clean ones, and the same with one fault planted, by code with a seed."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import ROUND_HALF_UP, Decimal
from random import Random

from chat.gate import ClaimDraft
from chat.gate_places import CitedPlace
from data.company import Cik, Company
from data.document import Language
from data.period import Duration, Period
from tests.chat.gate_truths import Truth, row_spans
from tests.chat.gate_wordings import Style, amount, sentence, shifted, style_for, time_words

STRANGERS = tuple(
    Company(Cik(f"99999{number:05d}"), name)
    for number, name in enumerate(("Contoso Ltd.", "Northwind Traders Inc.", "Fabrikam, S.A."))
)


@dataclass(frozen=True, slots=True)
class Case:
    """A claim, and whether something in it is wrong."""

    kind: str
    claim: ClaimDraft
    companies: tuple[Company, ...]


@dataclass(frozen=True, slots=True)
class Telling:
    """How one truth is told: all choices made, so that a fault changes one thing alone."""

    truth: Truth
    language: Language
    style: Style
    amount: str
    time: str
    company: str
    label: str
    pattern: int
    whole: bool

    def text(self) -> str:
        parts = {
            "amount": self.amount,
            "time": self.time,
            "company": self.company,
            "label": self.label,
        }
        return sentence(parts, self.language, self.pattern)


class Suite:
    """Cases from truths; `companies` are all that are on file."""

    def __init__(self, truths: Sequence[Truth], seed: int, *, strangers: bool = True) -> None:
        self.truths = truths
        self.chance = Random(seed)
        own = {}
        for one in truths:
            filing = one.document.filing
            if filing is not None and filing.company.cik:
                own[filing.company.cik] = filing.company
        self.companies = (*own.values(), *(STRANGERS[:2] if strangers else ()))
        self.cells = {
            (one.document.document_id, one.table, one.row, one.column): one for one in truths
        }

    def telling(self, truth: Truth, language: Language) -> Telling:
        style = style_for(truth.value, truth.unit, self.chance)
        label = truth.label if language == truth.language else truth.label_es
        return Telling(
            truth=truth, language=language, style=style,
            amount=amount(truth.value, truth.unit, style, language),
            time=time_words(truth, truth.period, language, self.chance),
            company=_spoken(truth.company), label=label,
            pattern=self.chance.randrange(100), whole=self.chance.random() < 0.4,
        )  # fmt: skip

    def case(self, kind: str, told: Telling, rows: Sequence[int | None] = (None,)) -> Case:
        spans = tuple(span for row in rows for span in row_spans(told.truth, row, whole=told.whole))
        place = CitedPlace(1, told.truth.document, tuple(dict.fromkeys(spans)))
        return self._case(kind, told.text(), told.language, (place,))

    def _case(
        self, kind: str, text: str, language: Language, cited: tuple[CitedPlace, ...]
    ) -> Case:
        return Case(kind, ClaimDraft(text, language, cited), self.companies)

    def clean(self, truth: Truth, language: Language) -> Iterator[Case]:
        told = self.telling(truth, language)
        yield self.case("clean", told)
        yield from self.with_earlier(told)

    def with_earlier(self, told: Telling) -> Iterator[Case]:
        """The row's number of the year before beside it, as "compared with"."""
        other = self.beside(told.truth, years=1)
        if other is None or told.language != "en":
            return
        earlier = amount(other.value, other.unit, told.style, told.language)
        if len(re.findall(r"\d", earlier.lstrip("−$€0.,"))) < 2:
            return  # one digit is no rounding that a reader could use
        time = time_words(other, other.period, told.language, self.chance)
        text = told.text().rstrip(".") + f", compared with {earlier} {time}."
        place = CitedPlace(1, told.truth.document, row_spans(told.truth, whole=told.whole))
        yield self._case("clean: two", text, told.language, (place,))

    def beside(self, truth: Truth, years: int) -> Truth | None:
        """Find the same row's number of that many years before."""
        for (document, table, row, column), one in self.cells.items():
            if (document, table, row) != (truth.document.document_id, truth.table, truth.row):
                continue
            if column == truth.column or one.unit != truth.unit or one.concept != truth.concept:
                continue
            if _years_between(one.period, truth.period) == years:
                return one
        return None

    def faults(self, truth: Truth, language: Language) -> Iterator[Case]:
        for plant in (*BUILT, *APART):
            told = self.telling(truth, language)
            case = plant(self, told)
            if case is not None and not self.is_true_after_all(told, case):
                yield case

    def is_true_after_all(self, told: Telling, case: Case) -> bool:
        """Say whether a fault hits upon another column of the same time, which the claim doesn't name."""
        if case.kind not in ("digit", "rounding too far", "apart: point", "neighbour column"):
            return False
        truth = told.truth
        own = told.amount.lstrip("−")
        texts = {
            _retold(told, abs(one.value))
            for (document, table, row, _), one in self.cells.items()
            if (document, table, row) == (truth.document.document_id, truth.table, truth.row)
            and one.unit == truth.unit
            and one.period == truth.period
        }
        return any(text != own and text in case.claim.text for text in texts)


def _spoken(company: str) -> str:
    name = re.sub(
        r",? (?:Inc\.?|INC|Corp\.?|CORP|CO|Co\.|/DE/|/MN/|Corporation|Company|S\.A\.)(?=$|[ ,/])",
        "",
        company,
    )
    return name.title() if name.isupper() and len(name) > 5 else name


def _years_between(one: Period | int, other: Period | int) -> int | None:
    if isinstance(one, int) or isinstance(other, int):
        return other - one if isinstance(one, int) and isinstance(other, int) else None
    if type(one) is not type(other):
        return None
    if isinstance(one, Duration) and isinstance(other, Duration) and abs(one.days - other.days) > 8:
        return None
    days = (other.end - one.end).days
    return round(days / 365.25) if abs(days / 365.25 - round(days / 365.25)) < 0.03 else None


def _retold(
    told: Telling, value: Decimal, unit: str | None = None, style: Style | None = None
) -> str:
    return amount(value, unit or told.truth.unit, style or told.style, told.language)


def digit(suite: Suite, told: Telling) -> Case:
    """One digit is another."""
    places = [one.start() for one in re.finditer(r"\d", told.amount)]
    first = next(place for place in places if told.amount[place] != "0")
    place = suite.chance.choice([one for one in places if one >= first])
    other = suite.chance.choice([one for one in "123456789" if one != told.amount[place]])
    wrong = told.amount[:place] + other + told.amount[place + 1 :]
    return suite.case("digit", replace(told, amount=wrong))


def scale(suite: Suite, told: Telling) -> Case | None:
    """A thousand times too much."""
    if told.truth.unit in ("ratio",) or told.style.scale == 0 or told.style.scale == 9:
        return None
    style = replace(told.style, scale=told.style.scale + 3, mark="")
    value = told.truth.value.scaleb(3)
    return suite.case("scale", replace(told, amount=_retold(told, value, style=style)))


def sign(suite: Suite, told: Telling) -> Case | None:
    """A minus put before what has none, or left out where the item may be a profit or a loss."""
    concept, label = told.truth.concept, told.truth.label.lower()
    one_way = re.search(
        r"loss|used|decrease|payment|purchase|repay|paid|outflow|deficit|less|pérdida|pagos|gasto|aprovision",
        label,
    )
    if told.truth.is_free:
        return None
    if told.truth.value < 0:
        two_way = re.search(
            r"IncomeLoss|ProfitLoss|ComprehensiveIncome|NetCashProvided|StockholdersEquity$|GrossProfit",
            concept,
        )
        if not two_way or one_way or re.search(r"tax|expense", label):
            return None
    elif one_way:
        return None
    return suite.case("sign", replace(told, amount=_retold(told, -told.truth.value)))


def unit(suite: Suite, told: Telling) -> Case | None:
    """Another currency; a number of shares as money."""
    wrong = {"USD": "EUR", "EUR": "USD", "USD/shares": "EUR/shares", "shares": "USD"}.get(
        told.truth.unit
    )
    return (
        None
        if wrong is None
        else suite.case("unit", replace(told, amount=_retold(told, told.truth.value, wrong)))
    )


def year(suite: Suite, told: Telling) -> Case | None:
    """The time is another year's."""
    step = suite.chance.choice((-1, 1))
    other = suite.beside(told.truth, step * -1 if step < 0 else -1)
    if other is not None and _retold(told, other.value) == told.amount:
        return None
    period = shifted(told.truth.period, step)
    for column in suite.cells.values():
        same = (column.document is told.truth.document, column.table, column.row) == (
            True,
            told.truth.table,
            told.truth.row,
        )
        if (
            same
            and _retold(told, column.value) == told.amount
            and _years_between(column.period, period) == 0
        ):
            return None
    return suite.case(
        "year", replace(told, time=time_words(told.truth, period, told.language, suite.chance))
    )


def company(suite: Suite, told: Telling) -> Case | None:
    """Another company's name."""
    others = [one for one in (*suite.companies, STRANGERS[2]) if _spoken(one.name) != told.company]
    wrong = replace(told, company=_spoken(suite.chance.choice(others).name))
    return suite.case("company", wrong) if wrong.text() != told.text() else None


def _neighbours(suite: Suite, told: Telling) -> list[Truth]:
    """Rows of the same table with another number in this column, and another name."""
    truth = told.truth
    found = [
        one
        for (document, table, row, column), one in suite.cells.items()
        if (document, table, column) == (truth.document.document_id, truth.table, truth.column)
        and row != truth.row
    ]
    return [
        one
        for one in found
        if one.unit == truth.unit
        and one.label.lower() != truth.label.lower()
        and _retold(told, one.value) != told.amount
        and abs(one.value) != abs(truth.value)
        and re.search("[1-9]", _retold(told, one.value))
        and _retold(told, abs(one.value)) != _retold(told, abs(truth.value))
    ]


def neighbour_row(suite: Suite, told: Telling) -> Case | None:
    """A neighbour row's number; cited are this row, that one, or both."""
    others = _neighbours(suite, told)
    if not others:
        return None
    other = min(others, key=lambda one: abs(one.row - told.truth.row))
    rows = suite.chance.choice(((told.truth.row,), (other.row,), (told.truth.row, other.row)))
    which = "own" if rows == (told.truth.row,) else "other" if len(rows) == 1 else "both"
    if told.language != told.truth.language and which != "own":
        pass
    wrong = replace(told, amount=_retold(told, other.value))
    return suite.case(f"neighbour row ({which} cited)", wrong, rows)


def neighbour_column(suite: Suite, told: Telling) -> Case | None:
    """The number of another time in the same row."""
    truth = told.truth
    others = [
        one
        for (document, table, row, _), one in suite.cells.items()
        if (document, table, row) == (truth.document.document_id, truth.table, truth.row)
        and one.period != truth.period
        and _retold(told, abs(one.value)) != _retold(told, abs(truth.value))
        and one.unit == truth.unit
        and re.search("[1-9]", _retold(told, one.value))
    ]
    if not others:
        return None
    wrong = replace(told, amount=_retold(told, suite.chance.choice(others).value))
    return suite.case("neighbour column", wrong)


def wrong_citation(suite: Suite, told: Telling) -> Case | None:
    """The right number, cited to a row of another table that doesn't have it."""
    truth = told.truth
    others = [
        one for one in suite.truths if one.document is truth.document and one.table != truth.table
    ]
    if not others:
        return None
    other = suite.chance.choice(others)
    row = [
        one
        for one in suite.truths
        if one.document is truth.document and (one.table, one.row) == (other.table, other.row)
    ]
    if any(
        abs(one.value) == abs(truth.value)
        or _retold(told, abs(one.value)) == _retold(told, abs(truth.value))
        for one in row
    ):
        return None
    place = CitedPlace(1, truth.document, row_spans(other))
    return Case("wrong citation", ClaimDraft(told.text(), told.language, (place,)), suite.companies)


def invented_citation(suite: Suite, told: Telling) -> Case:
    """It cites a source that isn't there, so none is left."""
    return Case("invented citation", ClaimDraft(told.text(), told.language, ()), suite.companies)


def too_far(suite: Suite, told: Telling) -> Case | None:
    """Rounded to one digit, printed with more or with one."""
    if told.truth.unit in ("ratio", "USD/shares", "EUR/shares") or told.style.scale == 0:
        return None
    shown = abs(told.truth.value.scaleb(-told.style.scale))
    coarse = shown.quantize(Decimal(1).scaleb(shown.adjusted()), rounding=ROUND_HALF_UP)
    if abs(coarse - shown) <= shown * Decimal("0.03"):
        return None
    value = coarse.scaleb(told.style.scale) * (-1 if told.truth.value < 0 else 1)
    places = max(0, -shown.adjusted())
    wrong = _retold(told, value, style=replace(told.style, decimals=places))
    return suite.case("rounding too far", replace(told, amount=wrong))


def points(suite: Suite, told: Telling) -> Case | None:
    """Percentage points for per cent."""
    if told.truth.unit != "ratio":
        return None
    wrong = amount(told.truth.value, "ratio", told.style, told.language, points=True)
    return suite.case("percent for points", replace(told, amount=wrong))


def stretch(suite: Suite, told: Telling) -> Case | None:
    """Apart: a quarter's number told of nine months or of the year, and the other way round."""
    period = told.truth.period
    if not isinstance(period, Duration) or period.length_class == "odd":
        return None
    lengths = {"quarter": 274, "half": 92, "nine months": 92, "year": 92}
    start = period.end.toordinal() - lengths[period.length_class] + 1
    other = Duration(type(period.end).fromordinal(start), period.end)
    return suite.case(
        "apart: stretch",
        replace(told, time=time_words(told.truth, other, told.language, suite.chance)),
    )


def no_scale(suite: Suite, told: Telling) -> Case | None:
    """Apart: "million" is left out."""
    if told.style.scale == 0 or told.truth.unit == "ratio":
        return None
    bare = re.sub(r" ?(?:billion|million|bn|mil millones|millones)(?: de)?\b", "", told.amount)
    return suite.case("apart: no scale", replace(told, amount=bare))


def thousands(suite: Suite, told: Telling) -> Case | None:
    """Apart: thousands for millions."""
    if told.style.scale != 6:
        return None
    style = replace(told.style, scale=3)
    wrong = _retold(told, told.truth.value.scaleb(-3), style=style)
    return suite.case("apart: thousands", replace(told, amount=wrong))


def shifted_point(suite: Suite, told: Telling) -> Case | None:
    """Apart: the point is one place off."""
    return suite.case("apart: point", replace(told, amount=_retold(told, told.truth.value / 10)))


def swapped(suite: Suite, told: Telling) -> Case | None:
    """Apart: two years' numbers in each other's place."""
    other = suite.beside(told.truth, years=1)
    if (
        other is None
        or told.language != "en"
        or _retold(told, abs(other.value)) == _retold(told, abs(told.truth.value))
    ):
        return None
    if not re.search("[1-9]", _retold(told, other.value)):
        return None
    wrong = replace(told, amount=_retold(told, other.value))
    time = time_words(other, other.period, told.language, suite.chance)
    text = wrong.text().rstrip(".") + f", compared with {told.amount} {time}."
    place = CitedPlace(1, told.truth.document, row_spans(told.truth))
    return Case("apart: swapped", ClaimDraft(text, told.language, (place,)), suite.companies)


Plant = Callable[[Suite, Telling], Case | None]
BUILT: tuple[Plant, ...] = (
    digit, scale, sign, unit, year, company, neighbour_row, neighbour_column, wrong_citation,
    invented_citation, too_far, points,
)  # fmt: skip
APART: tuple[Plant, ...] = (stretch, no_scale, thousands, shifted_point, swapped)
