"""The cover page, and the facts of identity on it and in its header."""

from __future__ import annotations

from datetime import date
from html import escape

from data.corpora.us.pages_draft import PageDraft
from data.corpora.us.pages_periods import to_date
from data.sample.cover_page import CHECKED, UNCHECKED
from data.sample.fiscal_calendar import spoken_date
from data.sample.inline_tags import Measure, Period, Tag

KINDS = {
    "10-K": ("ANNUAL", "fiscal year"),
    "10-KT": ("TRANSITION", "transition period"),
    "10-Q": ("QUARTERLY", "quarterly period"),
    "20-F": ("ANNUAL", "fiscal year"),
    "6-K": ("INTERIM", "interim period"),
}
"""What each form calls itself and its period, without /A."""
AUDITOR_KNOWN_FROM = date(2022, 1, 1)
"""Annual reports filed from this day on name their auditor on the cover."""


def write_cover(draft: PageDraft) -> None:
    """Write the cover page, with the identity both shown and hidden."""
    _hide_identity(draft)
    page = draft.page
    page.centred("UNITED STATES", bold=True, size=14)
    page.centred("SECURITIES AND EXCHANGE COMMISSION", bold=True, size=14)
    page.centred("Washington, D.C. 20549")
    page.centred(f"FORM {_tag(draft, 'DocumentType', draft.report.form)}", bold=True, size=16)
    if draft.is_amended:
        why = _tag(draft, "AmendmentDescription", escape(draft.report.explanation, quote=False))
        page.centred("(Amendment No. 1)")
        page.paragraph(why)
    _write_period(draft)
    name = _tag(draft, "EntityRegistrantName", escape(draft.filer.name, quote=False))
    page.centred(name, bold=True, size=18)
    page.centred("(Exact name of registrant as specified in its charter)", size=8)
    _write_address(draft)
    _write_securities(draft)
    _write_checks(draft)
    _write_shares(draft)
    draft.page_break()


def _hide_identity(draft: PageDraft) -> None:
    report = draft.report
    for concept, value in (
        ("EntityCentralIndexKey", draft.filer.cik),
        ("CurrentFiscalYearEndDate", draft.filer.year_end),
        ("DocumentFiscalYearFocus", str(report.fiscal_year)),
        ("DocumentFiscalPeriodFocus", report.fiscal_period),
        ("AmendmentFlag", str(draft.is_amended).lower()),
    ):
        draft.tags.hide(f"dei:{concept}", to_date(report), value)


def _tag(draft: PageDraft, concept: str, shown: str, form: str = "") -> str:
    return draft.tags.text(f"dei:{concept}", to_date(draft.report), shown, form)


def _write_period(draft: PageDraft) -> None:
    report, page = draft.report, draft.page
    kind, period = KINDS[report.form.removesuffix("/A")]
    act = "SECURITIES EXCHANGE ACT OF 1934"
    is_transition = kind == "TRANSITION"
    usual = "ANNUAL" if is_transition else kind
    box = UNCHECKED if is_transition else CHECKED
    page.paragraph(f"{box} {usual} REPORT PURSUANT TO SECTION 13 OR 15(d) OF THE {act}")
    end = _tag(
        draft, "DocumentPeriodEndDate", spoken_date(report.end), "ixt:date-monthname-day-year-en"
    )
    begun = f" from {spoken_date(report.start)} to " if is_transition else " ended "
    page.centred(f"For the {period}{begun}{end}")
    box = CHECKED if is_transition else UNCHECKED
    page.paragraph(f"{box} TRANSITION REPORT PURSUANT TO SECTION 13 OR 15(d) OF THE {act}")
    number = _tag(draft, "EntityFileNumber", f"001-{draft.filer.cik[-5:]}")
    page.centred(f"Commission file number {number}")


def _write_address(draft: PageDraft) -> None:
    def tagged(concept: str, key: str) -> str:
        return _tag(draft, concept, escape(draft.known(key), quote=False))

    state = tagged("EntityIncorporationStateCountryCode", "incorporated")
    number = _tag(draft, "EntityTaxIdentificationNumber", f"98-{draft.filer.cik[-7:]}")
    street = tagged("EntityAddressAddressLine1", "street")
    city = tagged("EntityAddressCityOrTown", "city")
    home = tagged("EntityAddressStateOrProvince", "state_code")
    rows = (
        (state, number),
        ("(State or other jurisdiction of incorporation)", "(I.R.S. Employer Identification No.)"),
        (street, tagged("EntityAddressPostalZipCode", "zip")),
        (f"{city}, {home}", "(Zip Code)"),
    )
    draft.page.text_table((), rows)
    area = tagged("CityAreaCode", "area_code")
    phone = tagged("LocalPhoneNumber", "phone")
    draft.page.centred(f"Registrant’s telephone number, including area code: ({area}) {phone}")


def _write_securities(draft: PageDraft) -> None:
    draft.page.paragraph("Securities registered pursuant to Section 12(b) of the Act:")
    title = _tag(draft, "Security12bTitle", escape(draft.known("security"), quote=False))
    symbol = _tag(draft, "TradingSymbol", draft.filer.ticker)
    exchange = _tag(draft, "SecurityExchangeName", draft.known("exchange"), "ixt-sec:exchnameen")
    draft.page.text_table(
        ("Title of each class", "Trading symbol", "Name of each exchange on which registered"),
        ((title, symbol, exchange),),
    )
    draft.page.paragraph("Securities registered pursuant to Section 12(g) of the Act: None")


def _write_checks(draft: PageDraft) -> None:
    page = draft.page
    if draft.is_annual:
        page.paragraph(
            "Indicate by check mark if the registrant is a well-known seasoned issuer, as defined"
            f" in Rule 405 of the Securities Act. {_yes_or_no(is_so=False)}"
        )
    page.paragraph(
        "Indicate by check mark whether the registrant (1) has filed all reports required to be"
        " filed by Section 13 or 15(d) of the Securities Exchange Act of 1934 during the preceding"
        f" 12 months and (2) has been subject to such filing requirements for the past 90 days."
        f" {_yes_or_no(is_so=True)}"
    )
    large = draft.known("filer_category") == "Large Accelerated Filer"
    boxes = (CHECKED, UNCHECKED) if large else (UNCHECKED, CHECKED)
    page.paragraph(
        "Indicate by check mark whether the registrant is a large accelerated filer, an"
        " accelerated filer, a non-accelerated filer, a smaller reporting company, or an emerging"
        f" growth company. Large accelerated filer {boxes[0]} Accelerated filer {boxes[1]}"
        f" Non-accelerated filer {UNCHECKED} Smaller reporting company {UNCHECKED} Emerging growth"
        f" company {UNCHECKED}"
    )
    page.paragraph(
        f"Indicate by check mark whether the registrant is a shell company. {_yes_or_no(is_so=False)}"
    )


def _yes_or_no(*, is_so: bool) -> str:
    yes, no = (CHECKED, UNCHECKED) if is_so else (UNCHECKED, CHECKED)
    return f"Yes {yes} No {no}"


def _write_shares(draft: PageDraft) -> None:
    report, page = draft.report, draft.page
    if report.shares_outstanding:
        day = report.counted_on or report.filed
        count = draft.tags.number(
            Tag("dei:EntityCommonStockSharesOutstanding", Period(None, day)),
            report.shares_outstanding,
            Measure("shares"),
        )
        page.paragraph(
            f"As of {spoken_date(day)}, there were {count} shares of the registrant’s common stock"
            " outstanding."
        )
    if draft.is_annual:
        _write_float(draft)
        if report.filed >= AUDITOR_KNOWN_FROM:
            _write_auditor(draft)
    if report.form.startswith("10-K"):
        page.paragraph("DOCUMENTS INCORPORATED BY REFERENCE")
        page.paragraph(
            f"Portions of the proxy statement for the {report.filed.year} annual meeting of"
            " stockholders are incorporated by reference into Part III of this report."
        )


def _write_float(draft: PageDraft) -> None:
    report = draft.report
    if report.float_on is None or not report.public_float:
        return
    unit = draft.filer.currency
    measure = Measure(draft.unit_id(unit), decimals=-draft.filer.money_scale)
    tag = Tag("dei:EntityPublicFloat", Period(None, report.float_on))
    value = draft.tags.number(tag, report.public_float, measure)
    draft.page.paragraph(
        "The aggregate market value of common stock held by non-affiliates, based on the closing"
        " price on the last business day of the registrant’s most recently completed second fiscal"
        f" quarter, was {draft.sign}{value}."
    )


def _write_auditor(draft: PageDraft) -> None:
    name = _tag(draft, "AuditorName", escape(draft.known("auditor"), quote=False))
    place = _tag(draft, "AuditorLocation", escape(draft.known("auditor_place"), quote=False))
    firm = _tag(draft, "AuditorFirmId", draft.known("auditor_id"))
    draft.page.paragraph(f"Auditor: {name}, {place} (PCAOB ID {firm})")
