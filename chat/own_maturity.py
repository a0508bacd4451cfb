"""What falls due in a year that is yet to come, as a balance sheet's notes tell it.

"Operating lease payments due in 2027" is no figure of fiscal 2027: it stands in the notes to a
balance of before, as the payments of its second year.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from chat.question_words import fold
from chat.reading_types import AskedPeriod, Reading
from data.fact import Concept
from data.fiscal import FiscalCalendar
from data.label_words import label_words
from data.line_item import LineItem, Words
from data.own_labels import OwnLabels
from data.period import FiscalPeriod

LAST = 5
"""Years told one by one; what is due later is told together."""
_NUMBERS = ("", "One", "Two", "Three", "Four", "Five")
_ORDINALS = ("", "First", "Second", "Third", "Fourth", "Fifth")


@dataclass(frozen=True, slots=True)
class Payments:
    """Something of which each coming year's amount is told, and the concepts that tell it."""

    said: str
    """A pattern of the words for it, folded."""
    items: frozenset[str]
    """The line items that those words may have been read as."""
    words: Words
    """With the place for when."""
    first: tuple[str, ...]
    """Local names for the first year."""
    later: tuple[str, ...]
    """For the second to the fifth, with `{number}` or `{ordinal}`."""
    after: tuple[str, ...] = ()
    """For all years after the fifth."""

    def concepts(self, year: int) -> tuple[Concept, ...]:
        """Of the first, second, … year after the balance; later than the fifth: of all the rest."""
        names = self.first if year == 1 else self.later if year <= LAST else self.after
        if year > LAST:
            return tuple(Concept(f"us-gaap:{name}") for name in names)
        number, ordinal = _NUMBERS[year], _ORDINALS[year]
        return tuple(
            Concept(f"us-gaap:{name.format(number=number, ordinal=ordinal)}") for name in names
        )


_LEASE = "LesseeOperatingLeaseLiabilityPaymentsDue"
_DEBT = "LongTermDebtMaturitiesRepaymentsOfPrincipal"
_AMORTIZED = "FiniteLivedIntangibleAssetsAmortizationExpense"
PAYMENTS = (
    Payments(
        r"finance leases?|arrendamientos? financieros?",
        frozenset(("finance lease liabilities",)),
        Words(
            ("Finance lease payments due {when}",),
            ("Pagos por arrendamiento financiero con vencimiento {when}",),
        ),
        ("FinanceLeaseLiabilityPaymentsDueNextTwelveMonths",),
        ("FinanceLeaseLiabilityPaymentsDueYear{number}",),
        ("FinanceLeaseLiabilityPaymentsDueAfterYearFive",),
    ),
    Payments(
        r"operating leases?|arrendamientos? operativos?",
        frozenset(("operating lease liabilities", "operating lease cost")),
        Words(
            ("Operating lease payments due {when}",),
            ("Pagos por arrendamiento operativo con vencimiento {when}",),
        ),
        (f"{_LEASE}NextTwelveMonths", f"{_LEASE}NextRollingTwelveMonths"),
        (f"{_LEASE}Year{{number}}", f"{_LEASE}InRollingYear{{number}}"),
        (f"{_LEASE}AfterYearFive", f"{_LEASE}AfterRollingYearFive"),
    ),
    Payments(
        r"purchase (?:obligations?|commitments?)|(?:obligaciones|compromisos) de compra",
        frozenset(("purchase obligations",)),
        Words(
            ("Purchase obligations due {when}",), ("Obligaciones de compra con vencimiento {when}",)
        ),
        (
            "UnrecordedUnconditionalPurchaseObligationBalanceOnFirstAnniversary",
            "PurchaseObligationDueInNextTwelveMonths",
        ),
        (
            "UnrecordedUnconditionalPurchaseObligationBalanceOn{ordinal}Anniversary",
            "PurchaseObligationDueIn{ordinal}Year",
        ),
    ),
    Payments(
        r"(?:amortization|amortisation)\b.*\bintangibles?|intangibles?\b.*\b(?:amortization|amortisation)"
        r"|amortizacion\b.*\bintangibles?",
        frozenset(("amortization of intangibles", "intangible assets")),
        Words(
            ("Expected amortization of intangible assets {when}",),
            ("Amortización prevista de activos intangibles {when}",),
        ),
        (f"{_AMORTIZED}NextTwelveMonths",),
        (f"{_AMORTIZED}Year{{number}}",),
        (f"{_AMORTIZED}AfterYearFive",),
    ),
    Payments(
        r"debts?|borrowings|deuda|prestamos",
        frozenset(("total debt", "long-term debt", "term debt")),
        Words(
            ("Debt principal payments due {when}",),
            ("Principal de la deuda con vencimiento {when}",),
        ),
        (f"{_DEBT}InNextTwelveMonths",),
        (f"{_DEBT}InYear{{number}}",),
        (f"{_DEBT}AfterYearFive",),
    ),
)
"""The first whose words stand in the question."""

_TOLD = label_words(
    "operating finance lease payment minimum future due mature matures maturing maturity maturities"
    " debt term long principal borrowings obligation obligations commitment expected estimated"
    " scheduled undiscounted unconditional next twelve months within one year years after five fifth thereafter"
    " second third fourth first intangible assets amortization amortisation expense purchase payable"
    " liabilities falls fall coming much amount amounts repayments annual"
    " vence vencen vencer vencimiento vencimientos pagos pago pagar futuros previstos previsto prevista previstas deuda"
    " principal plazo largo arrendamiento arrendamientos operativo operativos financiero financieros"
    " proximo proximos doce meses ano anos segundo tercer cuarto quinto tras despues cinco mas compra"
    " obligaciones compromisos amortizacion estimada prevista intangibles activos ejercicio prestamos"
)
"""Words that ask for nothing but what is due and when; any other narrows it."""
_ASKS_WHY = re.compile(
    r"\b(?:why|how (?!much|many)|explain|describe|discuss|says?|said|por que|como|expli\w+|dice)\b"
)
_DUE = re.compile(
    r"\b(?:due|matur(?:e|es|ing|ity|ities)|payable|to be paid|expected|estimated|future|scheduled"
    r"|venc\w+|a pagar|previst[oa]s?|futur[oa]s?|estimad[oa]s?)\b"
)
_IN_YEAR = re.compile(
    r"\b(?:in|during|for|en|de|durante)(?: (?:the|el|ano|year|fiscal|ejercicio))* (?:fy ?)?(20\d\d)\b"
)
_COUNTED = (
    re.compile(r"\b(?:next (?:twelve|12) months|within (?:one|1|a) year|(?:first|next) year|year one)\b"
               r"|\b(?:proximos (?:doce|12) meses|(?:primer|proximo) ano)\b"),
    re.compile(r"\b(?:second year|year two|segundo ano)\b"),
    re.compile(r"\b(?:third year|year three|tercer ano)\b"),
    re.compile(r"\b(?:fourth year|year four|cuarto ano)\b"),
    re.compile(r"\b(?:fifth year|year five|quinto ano)\b"),
    re.compile(r"\b(?:thereafter|after (?:five years|(?:the )?fifth year|year five)"
               r"|(?:tras|despues de|mas de) cinco anos)\b"),
)  # fmt: skip


def told_of(reading: Reading) -> Payments | None:
    """Find of what the question asks how much falls due, if it asks for that and nothing else."""
    text = fold(reading.text)
    if not _DUE.search(text):
        return None
    told = next((one for one in PAYMENTS if re.search(rf"\b(?:{one.said})\b", text)), None)
    return None if told is None or _is_narrower(reading, told, text) else told


def by_maturity(
    reading: Reading, told: Payments, own: OwnLabels, calendar: FiscalCalendar
) -> Reading:
    """Read what is due in a coming year as a figure of the balance sheet that tells it."""
    text = fold(reading.text)
    year = _IN_YEAR.search(_after_due(text))
    counted = next((n for n in range(LAST + 1, 0, -1) if _COUNTED[n - 1].search(text)), None)
    if year is None and counted is None:
        return reading
    due = int(year[1]) if year and counted is None else None
    for balance in _balances(reading, due, calendar):
        count = due - balance.year if due is not None else counted or 0
        item = _item(told, count, due, own) if 0 < count <= LAST + (due is None) else None
        if item is not None and _is_told(item, balance, due, own, calendar):
            return _read(reading, item, balance)
    return reading


def _is_narrower(reading: Reading, told: Payments, text: str) -> bool:
    """Whether words or another thing is asked for, or only some of what is due: "the 3 % notes"."""
    others = label_words(fold(" ".join(reading.unread))) - _TOLD
    read_as = {item.name for item in reading.wanted}
    return bool(others) or not read_as <= told.items or _ASKS_WHY.search(text) is not None


def _after_due(text: str) -> str:
    found = _DUE.search(text)
    return text[found.start() :] if found else ""


def _balances(
    reading: Reading, due: int | None, calendar: FiscalCalendar
) -> Iterator[FiscalPeriod]:
    """The year ends that may tell it: the one that the question names, else the newest first."""
    named = [one for one in reading.periods if _year_of(one, calendar) not in (None, due)]
    if named:
        year = _year_of(named[-1], calendar)
        if year is not None:
            yield FiscalPeriod(year, "instant")
        return
    for one in sorted(calendar.years, key=lambda one: one.year, reverse=True):
        if due is None or one.year < due:
            yield FiscalPeriod(one.year, "instant")


def _year_of(period: AskedPeriod, calendar: FiscalCalendar) -> int | None:
    """The fiscal year at whose end a balance is asked for; None for what is no year end."""
    if period.date is not None:
        return next((one.year for one in calendar.years if one.end == period.date), None)
    return period.year if period.quarter is None else None


def _item(told: Payments, count: int, due: int | None, own: OwnLabels) -> LineItem | None:
    if due is not None:
        en, es = f"in {due}", f"en {due}"
    elif count > LAST:
        en, es = f"after year {LAST}", f"después del año {LAST}"
    else:
        en, es = f"in year {count}", f"en el año {count}"
    words = Words((told.words.en[0].format(when=en),), (told.words.es[0].format(when=es),))
    return own.concepts.item(told.concepts(count), words)


def _is_told(
    item: LineItem, balance: FiscalPeriod, due: int | None, own: OwnLabels, calendar: FiscalCalendar
) -> bool:
    """Whether it is told at that year end, in a row of that year where the row names one."""
    ends = {period.end for period in calendar.periods(balance)}
    for concept in item.concepts:
        for end in ends & own.concepts.ends(concept):
            return due is None or own.printed_year(concept, end) in (None, due)
    return False


def _read(reading: Reading, item: LineItem, balance: FiscalPeriod) -> Reading:
    period = AskedPeriod("instant", year=balance.year, words=str(balance))
    return replace(
        reading,
        wanted=(item,),
        periods=(period,),
        ambiguous_periods=(),
        qualifiers=(),
        ambiguous_items=(),
        ambiguous_item=None,
        operation="value",
        is_prose=False,
    )
