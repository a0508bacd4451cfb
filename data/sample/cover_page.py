"""The cover page of a filing, and the facts of identity on it and in its header."""

from __future__ import annotations

from datetime import date

from data.sample.filing_draft import FilingDraft
from data.sample.fiscal_calendar import spoken_date
from data.sample.inline_tags import Measure, Period, Tag

CHECKED = "☒"
UNCHECKED = "☐"
AMENDMENTS = {
    "TLVN": "Restatement of revenue, net income and related accounts for the quarter and six"
    " months ended June 30, 2025.",
    "HLDN": "Restatement of cost of goods sold, net income and inventories for the thirteen weeks"
    " ended May 3, 2025.",
}


def _hide_identity(draft: FilingDraft) -> None:
    filing, who = draft.filing, draft.filing.company.identity
    for concept, value in (
        ("EntityCentralIndexKey", who.cik),
        ("CurrentFiscalYearEndDate", who.year_end),
        ("DocumentFiscalYearFocus", str(filing.year)),
        ("DocumentFiscalPeriodFocus", filing.fiscal_period),
        ("AmendmentFlag", str(filing.amended).lower()),
    ):
        draft.tags.hide(f"dei:{concept}", draft.cover_period, value)


def _tag(draft: FilingDraft, concept: str, shown: str, form: str = "") -> str:
    return draft.tags.text(f"dei:{concept}", draft.cover_period, shown, form)


def write_cover(draft: FilingDraft) -> None:
    """Write the cover page, with the identity both shown and hidden."""
    _hide_identity(draft)
    page, filing, who = draft.page, draft.filing, draft.filing.company.identity
    page.centred("UNITED STATES", bold=True, size=14)
    page.centred("SECURITIES AND EXCHANGE COMMISSION", bold=True, size=14)
    page.centred("Washington, D.C. 20549")
    page.centred(f"FORM {_tag(draft, 'DocumentType', filing.form)}", bold=True, size=16)
    if filing.amended:
        page.centred(
            "(Amendment No. 1) " + _tag(draft, "AmendmentDescription", AMENDMENTS[who.ticker])
        )
    _write_period(draft)
    page.centred(_tag(draft, "EntityRegistrantName", who.name), bold=True, size=18)
    page.centred("(Exact name of registrant as specified in its charter)", size=8)
    _write_address(draft)
    page.centred(f"Registrant’s telephone number, including area code: {who.phone}")
    _write_securities(draft)
    _write_checks(draft)
    page.page_break()


def _write_address(draft: FilingDraft) -> None:
    who = draft.filing.company.identity
    state = _tag(draft, "EntityIncorporationStateCountryCode", who.state, "ixt-sec:stateprovnameen")
    number = _tag(draft, "EntityTaxIdentificationNumber", who.tax_number)
    street = _tag(draft, "EntityAddressAddressLine1", who.street)
    zip_code = _tag(draft, "EntityAddressPostalZipCode", who.zip_code)
    city = _tag(draft, "EntityAddressCityOrTown", who.city)
    home = _tag(draft, "EntityAddressStateOrProvince", who.state_code)
    rows = (
        (state, number),
        ("(State of incorporation)", "(I.R.S. Employer Identification No.)"),
        (street, zip_code),
        (f"{city}, {home}", "(Zip Code)"),
    )
    draft.page.text_table((), rows)


def _write_period(draft: FilingDraft) -> None:
    annual = draft.filing.annual
    kind = "ANNUAL" if annual else "QUARTERLY"
    draft.page.paragraph(
        f"{CHECKED} {kind} REPORT PURSUANT TO SECTION 13 OR 15(d) OF THE"
        " SECURITIES EXCHANGE ACT OF 1934"
    )
    end = _tag(
        draft, "DocumentPeriodEndDate", spoken_date(draft.end), "ixt:date-monthname-day-year-en"
    )
    what = "fiscal year" if annual else "quarterly period"
    draft.page.centred(f"For the {what} ended {end}")
    draft.page.paragraph(
        f"{UNCHECKED} TRANSITION REPORT PURSUANT TO SECTION 13 OR 15(d) OF THE"
        " SECURITIES EXCHANGE ACT OF 1934"
    )
    number = draft.filing.company.identity.cik[-5:]
    draft.page.centred("Commission file number " + _tag(draft, "EntityFileNumber", f"001-{number}"))


def _write_securities(draft: FilingDraft) -> None:
    who = draft.filing.company.identity
    draft.page.paragraph("Securities registered pursuant to Section 12(b) of the Act:")
    draft.page.text_table(
        ("Title of each class", "Trading symbol", "Name of each exchange on which registered"),
        (
            (
                _tag(draft, "Security12bTitle", "Common Stock, par value $0.01 per share"),
                _tag(draft, "TradingSymbol", who.ticker),
                _tag(draft, "SecurityExchangeName", who.exchange, "ixt-sec:exchnameen"),
            ),
        ),
    )


def _write_checks(draft: FilingDraft) -> None:
    page, books = draft.page, draft.books
    page.paragraph(
        "Indicate by check mark whether the registrant is a large accelerated filer, an"
        " accelerated filer, a non-accelerated filer, a smaller reporting company, or an"
        f" emerging growth company. Large accelerated filer {CHECKED} Accelerated filer"
        f" {UNCHECKED} Non-accelerated filer {UNCHECKED}"
    )
    page.paragraph(
        "Indicate by check mark whether the registrant is a shell company. Yes"
        f" {UNCHECKED} No {CHECKED}"
    )
    newest = books.inside(draft.filing.quarters)[-1].flows["basic_shares"] * 1000
    day = draft.filing.filed.replace(day=max(1, draft.filing.filed.day - 7))
    count = draft.tags.number(
        Tag("dei:EntityCommonStockSharesOutstanding", Period(None, day)), newest, Measure("shares")
    )
    page.paragraph(
        f"As of {spoken_date(day)}, there were {count} shares of the registrant’s common"
        " stock outstanding."
    )
    if draft.filing.annual:
        value = draft.tags.number(
            Tag("dei:EntityPublicFloat", Period(None, _mid_year(draft))),
            newest // 1_000_000 * 31,
            Measure("usd", scale=6, decimals=-6),
        )
        page.paragraph(
            f"Aggregate market value held by non-affiliates on the last business day of"
            f" the second fiscal quarter: ${value} million."
        )


def _mid_year(draft: FilingDraft) -> date:
    return draft.books.inside(draft.filing.quarters)[1].end
