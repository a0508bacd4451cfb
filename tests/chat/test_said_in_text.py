"""A filing of which only the cover is tagged: what its text says of a figure, and the days on its cover."""

import pytest

from chat.engine import Engine, open_engine
from data.adding import add_items, find_items
from data.store import open_store
from tests.data.small_pages import COVER, FILLER, tagged_page

SAID = "At December 31, 2024, we had total assets of $1.9 billion, deposits of approximately $912.7 million and many uninsured loans."
SALES = "Net sales in 2024 were strong. In fiscal 2024, our net income was $14 million."
SHARES = "dei:EntityCommonStockSharesOutstanding"


@pytest.fixture(scope="module")
def engine(tmp_path_factory: pytest.TempPathFactory) -> Engine:
    resources = "".join(
        f'<xbrli:context id="{name}"><xbrli:entity><xbrli:identifier scheme="s">0000012345</xbrli:identifier>'
        f"</xbrli:entity><xbrli:period><xbrli:instant>{day}</xbrli:instant></xbrli:period></xbrli:context>"
        for name, day in (("count", "2025-01-22"), ("later", "2025-02-07"))
    )
    resources += '<xbrli:unit id="shares"><xbrli:measure>xbrli:shares</xbrli:measure></xbrli:unit>'
    cover = COVER + (
        '<ix:nonNumeric name="dei:DocumentPeriodEndDate" contextRef="year">2024-12-31</ix:nonNumeric>'
        '<ix:nonNumeric name="dei:DocumentFiscalYearFocus" contextRef="year">2024</ix:nonNumeric>'
        '<ix:nonNumeric name="dei:DocumentFiscalPeriodFocus" contextRef="year">FY</ix:nonNumeric>'
    )
    body = (
        f'<p>As of January 22, 2025 there were <ix:nonFraction name="{SHARES}" contextRef="count" unitRef="shares"'
        ' decimals="INF">3,216</ix:nonFraction> shares.</p>'
        f"<p>{SAID}</p><p>{SALES}</p><p>Uninsured deposits were $40 million at December 31, 2024.</p><p>{FILLER}</p>"
    )
    folder = tmp_path_factory.mktemp("said")
    page = folder / "tolvane.htm"
    page.write_text(tagged_page(body, resources=resources, cover=cover))
    outcomes = list(add_items(open_store(folder / "store"), find_items([str(page)])))
    assert [one.trouble for one in outcomes] == [None]
    return open_engine("none", home=folder / "store", say=lambda _: None)


@pytest.mark.parametrize(
    ("question", "quote"),
    [
        ("Tolvane deposits 2024", SAID),
        ("What were Tolvane's total assets at December 31, 2024?", SAID),
        ("Tolvane net income 2024", "In fiscal 2024, our net income was $14 million."),
        ("depósitos de Tolvane en 2024", SAID),
        ("¿Cuáles eran los activos totales de Tolvane a 31 de diciembre de 2024?", SAID),
    ],
)
def test_what_is_not_tagged_is_said_to_be_that_and_the_text_is_quoted(
    engine: Engine, question: str, quote: str
) -> None:
    answer = engine.answer(question)
    assert answer.reason is not None
    assert answer.reason.code == "not_in_document"
    assert "not tagged in the document" in answer.text or "no está etiquetado" in answer.text
    assert [one.quotes for one in answer.citations] == [(quote,)]
    assert quote in answer.text


@pytest.mark.parametrize(
    "question", ["Tolvane net sales 2024", "Tolvane loans 2024", "Tolvane goodwill 2024"]
)
def test_a_sentence_without_name_time_and_amount_together_is_not_quoted(
    engine: Engine, question: str
) -> None:
    answer = engine.answer(question)
    assert answer.reason is not None
    assert answer.reason.code == "not_in_document"
    assert answer.citations == ()


@pytest.mark.parametrize(
    "question",
    [
        "How many shares did Tolvane have outstanding as of January 2025?",
        "Tolvane shares outstanding in January 2025",
        "¿Cuántas acciones en circulación tenía Tolvane en enero de 2025?",
    ],
)
def test_a_month_in_which_shares_are_counted_is_that_day(engine: Engine, question: str) -> None:
    shown = engine.answer(question).figures[0]
    assert (int(shown.figure.value), str(shown.figure.period.end)) == (3216, "2025-01-22")


@pytest.mark.parametrize(
    "question", ["Tolvane shares outstanding in May 2025", "Tolvane revenue in January 2025"]
)
def test_a_month_in_which_nothing_is_counted_is_no_period(engine: Engine, question: str) -> None:
    answer = engine.answer(question)
    assert answer.figures == ()
