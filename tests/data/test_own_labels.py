from data.filing_html import read_filing_html
from data.label_words import label_words
from data.line_item import LineItem, Words, concepts
from data.own_labels import OwnLabels
from data.read_file import Known

ROWS = (
    ("Sales to customers", "RevenueFromContractWithCustomerExcludingAssessedTax", "c1"),
    ("Cost of products sold (Note 3)", "CostOfGoodsAndServicesSold", "c1"),
    ("Research and development expense", "ResearchAndDevelopmentExpenseExcludingAcquired", "c1"),
    ("Interest and debt expense", "InterestAndDebtExpense", "c1"),
    ("Net loss attributable to Orrin shareholders", "NetIncomeLoss", "c1"),
    ("Income taxes", "IncomeTaxExpenseBenefit", "c1"),
    ("Other income", "OtherNonoperatingIncomeExpense", "c1"),
    ("Earnings before tax", "IncomeLossBeforeIncomeTaxes", "c1"),
)
CASH_ROWS = (
    ("Charges for acquired research", "ResearchAndDevelopmentExpense", "c1"),
    ("Depreciation", "Depreciation", "c1"),
    ("Net change in cash", "CashPeriodIncreaseDecrease", "c1"),
    ("Dividends paid", "PaymentsOfDividends", "c1"),
    ("Shares bought back", "PaymentsForRepurchaseOfCommonStock", "c1"),
    ("Debt repaid", "RepaymentsOfDebt", "c1"),
    ("Debt issued", "ProceedsFromIssuanceOfDebt", "c1"),
    ("Plant bought", "PaymentsToAcquirePropertyPlantAndEquipment", "c1"),
)


def _table(rows: tuple[tuple[str, str, str], ...], section: str = "") -> str:
    lines = [f"<tr><td>{section}</td></tr>"] if section else []
    lines += [
        f'<tr><td>{label}</td><td><ix:nonFraction name="us-gaap:{concept}" contextRef="{context}" '
        f'unitRef="usd" decimals="0" id="f{number}">{number + 1},000</ix:nonFraction></td></tr>'
        for number, (label, concept, context) in enumerate(rows)
    ]
    return f"<table>{''.join(lines)}</table>"


def _page(body: str) -> bytes:
    return f"""<html xmlns:ix="http://www.xbrl.org/2013/inlineXBRL"><body>
    <div style="display:none"><ix:header><ix:resources>
    <xbrli:context id="c1"><xbrli:entity><xbrli:identifier scheme="s">0009900001</xbrli:identifier></xbrli:entity>
    <xbrli:period><xbrli:startDate>2024-01-01</xbrli:startDate><xbrli:endDate>2024-12-31</xbrli:endDate></xbrli:period></xbrli:context>
    <xbrli:context id="c2"><xbrli:entity><xbrli:identifier scheme="s">0009900001</xbrli:identifier></xbrli:entity>
    <xbrli:period><xbrli:instant>2024-12-31</xbrli:instant></xbrli:period></xbrli:context>
    <xbrli:unit id="usd"><xbrli:measure>iso4217:USD</xbrli:measure></xbrli:unit>
    </ix:resources></ix:header></div>{body}{"<p>Orrin Mills grinds flour in Ohio.</p>" * 20}</body></html>""".encode()


def _labels(body: str) -> OwnLabels:
    read = read_filing_html(_page(body), source="orrin.htm", known=Known())
    return OwnLabels([(read.document, read.facts)], "Orrin Mills, Inc.")


def _asked(labels: OwnLabels, words: str) -> str | None:
    item = labels.item(label_words(words))
    return item.concepts[0] if item else None


def test_a_rows_label_names_its_concept_without_case_plural_or_note() -> None:
    labels = _labels(_table(ROWS))
    assert _asked(labels, "sales to customers") == (
        "us-gaap:RevenueFromContractWithCustomerExcludingAssessedTax"
    )
    assert _asked(labels, "cost of product sold") == "us-gaap:CostOfGoodsAndServicesSold"
    assert _asked(labels, "interest & debt expense") == "us-gaap:InterestAndDebtExpense"


def test_a_label_may_have_the_companys_name_and_a_question_need_not() -> None:
    labels = _labels(_table(ROWS))
    assert _asked(labels, "net loss attributable to shareholders") == "us-gaap:NetIncomeLoss"


def test_a_word_more_or_less_is_another_thing() -> None:
    labels = _labels(_table(ROWS))
    assert _asked(labels, "sales to new customers") is None
    assert _asked(labels, "sales") is None


def test_a_row_is_also_called_by_the_section_that_it_stands_in() -> None:
    rows = (("Term debt", "LongTermDebtNoncurrent", "c2"), *ROWS)
    labels = _labels(_table(rows, section="Non-current liabilities:"))
    assert _asked(labels, "non-current term debt") == "us-gaap:LongTermDebtNoncurrent"
    assert _asked(labels, "current term debt") is None


def test_a_concepts_own_name_is_a_label_too() -> None:
    assert _asked(_labels(_table(ROWS)), "cost of goods and services sold") == (
        "us-gaap:CostOfGoodsAndServicesSold"
    )


RESEARCH = LineItem(
    "research and development",
    Words(("Research and development expense", "R&D"), ("I+D",)),
    concepts("ResearchAndDevelopmentExpense ResearchAndDevelopmentExpenseExcludingAcquired"),
    "duration",
)


def test_the_income_statement_comes_before_what_the_cash_flow_statement_adds_back() -> None:
    labels = _labels(_table(ROWS) + "<p>Cash flows</p>" + _table(CASH_ROWS))
    assert labels.fitted(RESEARCH).concepts[0] == (
        "us-gaap:ResearchAndDevelopmentExpenseExcludingAcquired"
    )


def test_a_statement_row_that_is_called_as_the_item_is_gives_its_concept() -> None:
    item = LineItem(
        "taxes", Words(("Income taxes",), ("Impuestos",)), concepts("TaxesPaid"), "duration"
    )
    assert _labels(_table(ROWS)).fitted(item).concepts == (
        "us-gaap:IncomeTaxExpenseBenefit",
        "us-gaap:TaxesPaid",
    )


def test_a_small_table_is_no_statement() -> None:
    item = LineItem(
        "taxes", Words(("Income taxes",), ("Impuestos",)), concepts("TaxesPaid"), "duration"
    )
    assert _labels(_table(ROWS[4:])).fitted(item).concepts == ("us-gaap:TaxesPaid",)


def _item(name: str, *listed: str) -> LineItem:
    return LineItem(name, Words((name,), (name,)), concepts(" ".join(listed)), "duration")


def test_a_statement_row_that_says_a_little_more_than_an_item_is_a_wider_one() -> None:
    labels = _labels(_table(ROWS) + _table(CASH_ROWS))
    assert labels.wider(_item("Acquired research", "Nothing")) == {
        "us-gaap:ResearchAndDevelopmentExpense": "Charges for acquired research"
    }
    assert labels.wider(_item("Debt expense", "Nothing")) == {
        "us-gaap:InterestAndDebtExpense": "Interest and debt expense"
    }


def test_no_row_is_wider_that_reports_the_item_itself_or_says_much_more() -> None:
    labels = _labels(_table(ROWS))
    assert labels.wider(_item("Debt expense", "InterestAndDebtExpense")) == {}
    assert labels.wider(_item("Loss", "Nothing")) == {}  # "Net loss attributable to … shareholders"
    assert labels.wider(_item("Income taxes", "Nothing")) == {}  # no word more: it is called so
    assert labels.wider(_item("Earnings", "Nothing")) == {}  # "Earnings before tax": another thing


def test_a_name_that_two_rows_have_is_neithers() -> None:
    rows = (
        *ROWS[:7],
        ("Term loan", "LongTermLoansPayable", "c2"),
        ("Term loan", "LoansPayableCurrent", "c2"),
    )
    item = LineItem(
        "term loan", Words(("Term loan",), ("Préstamo",)), concepts("LoansPayable"), "instant"
    )
    assert _labels(_table(rows)).fitted(item).concepts == ("us-gaap:LoansPayable",)
    alone = _labels(_table((*ROWS[:7], ("Term loan", "LongTermLoansPayable", "c2"))))
    assert alone.fitted(item).concepts == ("us-gaap:LongTermLoansPayable", "us-gaap:LoansPayable")
