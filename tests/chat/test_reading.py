"""What a question wants, and what is done with it."""

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chat.reading import read_question
from chat.reading_types import Reading
from data.company import Cik, Company
from data.formulas import FORMULAS, Formula
from data.line_items import LINE_ITEMS, LineItem
from tests.chat.reading_companies import (
    ALPHABET,
    APPLE,
    HALDEN_APPAREL,
    MICROSOFT,
    NORVANE,
    ON_FILE,
    company,
    quarter,
    read,
    unclear,
    wanted,
    year,
)


@pytest.mark.parametrize(
    ("question", "item"),
    [
        ("What was Norvane's revenue in 2024?", "revenue"),
        ("How much did Norvane earn in 2024?", "net income"),
        ("How much money did Norvane lose in 2024?", "net income"),
        ("Was Norvane profitable in 2024?", "net income"),
        ("How much did Norvane sell in 2024?", "revenue"),
        ("How much money did Norvane bring in during 2024?", "revenue"),
        ("How much did Norvane spend on R&D in 2024?", "research and development"),
        ("How much did Norvane spend on property and equipment?", "capital expenditure"),
        ("How much did Norvane pay in dividends in 2024?", "dividends paid"),
        ("How much per share did Norvane pay in dividends?", "dividends per share"),
        ("How much did Norvane pay in income taxes in 2024?", "income taxes paid"),
        ("How much interest did Norvane pay in 2024?", "interest paid"),
        ("How much does Norvane owe in long-term debt?", "long-term debt"),
        ("How much long-term debt did Norvane repay in 2024?", "debt repaid"),
        ("How much debt did Norvane issue in 2024?", "debt issued"),
        ("How much cash did Norvane have at the end of 2024?", "cash"),
        ("How much stock did Norvane buy back in 2024?", "share repurchases"),
        ("How many shares did Norvane repurchase in 2024?", "shares repurchased"),
        ("norvane shares repurchased number 2024", "shares repurchased"),
        ("¿Cuántas acciones recompró Norvane en 2024?", "shares repurchased"),
        ("How many dollars did Norvane spend on share repurchases?", "share repurchases"),
        ("norvane eps 2024 basic", "basic eps"),
        ("What did Norvane earn after tax in 2024?", "net income"),
        ("How did Norvane's gross margin look in Q2 2025?", "gross margin"),
        ("norvane stock split adjusted eps fy2023", "diluted eps"),
        ("Norvane's split-adjusted dividends per share, 2024", "dividends per share"),
        ("EPS of Norvane in 2024, adjusted for the stock split", "diluted eps"),
        ("norvane eps 2024 diluted", "diluted eps"),
        ("norvane income 2024 before taxes", "income before taxes"),
        ("norvane eps 2024 from continuing operations", "diluted eps from continuing operations"),
        ("How many shares did Norvane have outstanding?", "shares outstanding"),
        ("¿Cuánto ganó Norvane en 2024?", "net income"),
        ("cuanto gano norvane en 2024", "net income"),
        ("¿Cuánto vendió Norvane en 2024?", "revenue"),
        ("¿Cuánto ingresó Norvane en 2024?", "revenue"),
        ("¿Cuánto gastó Norvane en I+D en 2024?", "research and development"),
        ("cuanto gasto norvane en investigacion y desarrollo", "research and development"),
        ("¿Cuánto pagó Norvane en dividendos en 2024?", "dividends paid"),
        ("¿Cuánto pagó Norvane de impuestos en 2024?", "income taxes paid"),
        ("¿Cuánto invirtió Norvane en inmovilizado en 2024?", "capital expenditure"),
        ("Norvane's net income per share, 2024", "diluted eps"),
        ("Norvane earnings per share (basic) 2024", "basic eps"),
        ("Norvane cost of revenue 2024", "cost of revenue"),
        ("Norvane current liabilities 2024", "current liabilities"),
        ("Norvane deferred revenue 2024", "deferred revenue"),
        ("Norvane free cash flow margin 2024", "free cash flow margin"),
        ("Norvane operating income margin 2024", "operating margin"),
        ("net cash provided by (used in) financing activities, Norvane", "financing cash flow"),
        ("Norvane's total liabilities and stockholders' equity", "liabilities and equity"),
        ("Norvane's property, plant, and equipment, net", "property, plant and equipment"),
        ("net sales (revenue) of Norvane", "net sales"),
        ("Norvane gross margin in 2024", "gross margin"),
        ("Norvane gross margin in 2024, in dollars", "gross profit"),
        ("free cash flow of Norvane (operating cash flow minus capex)", "free cash flow"),
        ("Norvane's stock based comp expense", "stock-based compensation"),
        ("margen de explotación de Norvane", "operating margin"),
        ("coste de los ingresos de Norvane", "cost of revenue"),
        ("beneficio por acción diluido de Norvane", "diluted eps"),
        ("flujo de caja libre de Norvane", "free cash flow"),
        ("fondo de maniobra de Norvane", "working capital"),
        ("What percentage of revenue did Norvane spend on R&D?", "research and development to revenue"),
        ("Norvane's net income divided by revenue", "net margin"),
        ("¿Qué porcentaje de los ingresos destinó Norvane a I+D?", "research and development to revenue"),
    ],
)  # fmt: skip
def test_a_figure_is_read_in_the_words_people_use(question: str, item: str) -> None:
    reading = read(question)

    assert wanted(reading) == [item]
    assert reading.qualifiers == ()
    assert not reading.is_prose


@pytest.mark.parametrize(
    ("question", "items"),
    [
        ("Norvane's gross, operating and net margins", ["gross margin", "operating margin", "net margin"]),
        ("basic and diluted EPS of Norvane", ["basic eps", "diluted eps"]),
        ("margen bruto y operativo de Norvane", ["gross margin", "operating margin"]),
        ("Norvane's short-term and long-term debt", ["short-term debt", "long-term debt"]),
        ("Norvane: revenue, net income and cash", ["revenue", "net income", "cash"]),
    ],
)  # fmt: skip
def test_several_figures_keep_their_order(question: str, items: list[str]) -> None:
    assert wanted(read(question)) == items


@pytest.mark.parametrize(
    ("question", "meanings"),
    [
        ("Norvane's margin in 2024", ["gross margin", "operating margin", "net margin"]),
        ("Norvane's cash flow in 2024", ["operating cash flow", "free cash flow"]),
        ("flujo de caja de Norvane", ["operating cash flow", "free cash flow"]),
        ("How much does Norvane owe?", ["total debt", "total liabilities"]),
        ("¿Cuánto debe Norvane?", ["total debt", "total liabilities"]),
        ("ingresos netos de Norvane", ["revenue", "net income"]),
        ("Norvane's dividend in 2024", ["dividends per share", "dividends paid"]),
        ("current assets and liabilities", ["current liabilities", "total liabilities"]),
    ],
)
def test_a_word_that_means_two_things_is_said_to(question: str, meanings: list[str]) -> None:
    assert unclear(read(question)) == meanings


@pytest.mark.parametrize(
    ("question", "qualifiers"),
    [
        ("What was Apple's iPhone revenue in 2024?", ("iPhone",)),
        ("Apple revenue in China 2024", ("China",)),
        ("Apple's services revenue", ("services",)),
        ("Apple's US revenue", ("US",)),
        ("Apple's adjusted EBITDA", ("adjusted",)),
        ("non-GAAP operating income of Apple", ("non",)),
        ("Apple's other revenue", ("other",)),
        ("Apple revenue without services", ("without", "services")),
        ("Apple's international net sales", ("international",)),
        ("Apple revenue per employee", ("per", "employee")),
        ("Apple's goodwill per share", ("per", "share", "per share")),
        ("Apple's average deposits in 2024", ("average",)),
        ("ingresos de Apple en México", ("México",)),
        ("ebitda ajustado de Apple", ("ajustado",)),
        ("Apple's organic revenue growth in 2024", ("organic",)),
    ],
)
def test_a_part_is_never_taken_for_the_total(question: str, qualifiers: tuple[str, ...]) -> None:
    assert read(question).qualifiers == qualifiers


@pytest.mark.parametrize(
    "question",
    [
        "Please give me the total revenue reported by Apple for its fiscal year ended June 30, 2024.",
        "According to its 10-K, how much revenue did Apple generate in 2023?",
        "I'd like to know what Apple posted as consolidated net sales for 2023",
        "As reported in the 10-Q for the third quarter of 2025, what was Apple's net income?",
        "How big was Apple's net income last fiscal year?",
        "State the income tax provision for Apple in 2024.",
        "What amount of goodwill did Apple carry on its balance sheet at June 30, 2024?",
        "net income attributable to Apple 2024",
        "Did Apple's revenue exceed $400 billion in 2024?",
        "Indique el resultado operativo de Apple correspondiente al segundo trimestre de 2025",
        "¿A cuánto ascendieron las ventas netas de Apple en 2024?",
        "Dime, por favor, la deuda a largo plazo de Apple según su informe anual",
        "¿Con cuánta caja cerró Apple 2024?",
        "What Was Apple's Total Revenue In Fiscal Year 2024?",
    ],
)
def test_words_that_only_carry_the_question_narrow_nothing(question: str) -> None:
    reading = read(question)

    assert reading.qualifiers == ()
    assert reading.companies == (APPLE,)
    assert not reading.is_prose


@pytest.mark.parametrize(
    "question",
    [
        "Why did Apple's revenue decline in 2023?",
        "How is revenue recognized at Apple?",
        "What drove Apple's net sales in 2024?",
        "Explain the increase in revenue at Apple",
        "Describe the main risks of Apple",
        "Who is the CEO of Apple?",
        "What does Apple say about competition?",
        "What are Apple's reportable segments?",
        "How many employees does Apple have?",
        "What products does Apple sell?",
        "¿Por qué cayeron las ventas de Apple en 2023?",
        "¿Qué riesgos menciona Apple?",
        "¿Cómo reconoce Apple sus ingresos?",
        "resume el negocio de Apple",
        "hello",
        "",
    ],
)
def test_a_question_for_words_is_prose(question: str) -> None:
    assert read(question).is_prose


def _done(question: str) -> tuple[str, str | None, str | None, str | None]:
    reading = read(question)
    return reading.operation, reading.against, reading.over, reading.pick


@pytest.mark.parametrize(
    ("question", "done"),
    [
        ("Apple's revenue in 2024", ("value", None, None, None)),
        ("Apple's revenue growth in 2024", ("growth", "year before", None, None)),
        ("How much did Apple's revenue grow from 2022 to 2024?", ("growth", "first", None, None)),
        ("Apple's sequential revenue growth in Q2 2025", ("growth", "period before", None, None)),
        ("What percent did Apple's revenue rise in 2023?", ("growth", "year before", None, None)),
        ("change in Apple's revenue from 2023 to 2024", ("difference", "first", "periods", None)),
        ("Apple revenue growth 2023 to 2024", ("growth", "first", None, None)),
        ("crecimiento de los ingresos de Apple 2023 a 2024", ("growth", "first", None, None)),
        ("Apple revenue growth in 2023 and 2024", ("growth", "year before", None, None)),
        ("By how much did Apple's revenue fall in 2023?", ("difference", "year before", "periods", None)),
        ("By how many percentage points did Apple's net margin change in 2024?", ("difference", "year before", "periods", None)),
        ("How much more revenue did Microsoft have than Apple in 2024?", ("difference", None, "companies", None)),
        ("average revenue of Apple over the last three years", ("average", None, "periods", None)),
        ("average net margin of Apple and Microsoft in 2024", ("average", None, "companies", None)),
        ("combined revenue of Apple and Microsoft in 2024", ("sum", None, "companies", None)),
        ("total of Apple's dividends and share repurchases in 2024", ("sum", None, "items", None)),
        ("CAGR of Apple's revenue between 2019 and 2024", ("cagr", "first", None, None)),
        ("Which of Apple and Microsoft had the lowest net margin in 2024?", ("value", None, "companies", "lowest")),
        ("Which company grew revenue the most in 2024?", ("growth", "year before", "companies", "highest")),
        ("In which year did Apple have its highest net income?", ("value", None, "periods", "highest")),
        ("cost of revenue as a percentage of total assets, Apple", ("ratio", None, None, None)),
        ("¿Cuánto crecieron los ingresos de Apple entre 2022 y 2024?", ("growth", "first", None, None)),
        ("variación interanual de las ventas de Apple en el 3T 2025", ("growth", "year before", None, None)),
        ("¿En cuánto aumentó el beneficio de Apple de 2023 a 2024?", ("difference", "first", "periods", None)),
        ("¿Quién ganó más en 2024, Apple o Microsoft?", ("value", None, "companies", "highest")),
        ("¿En qué año tuvo Apple los menores ingresos?", ("value", None, "periods", "lowest")),
        ("promedio de los ingresos de Apple entre 2022 y 2024", ("average", None, "periods", None)),
        ("¿Cuánto suman los ingresos de Apple y Microsoft?", ("sum", None, "companies", None)),
    ],
)  # fmt: skip
def test_what_is_to_be_done_is_read(
    question: str, done: tuple[str, str | None, str | None, str | None]
) -> None:
    assert _done(question) == done


def test_growth_over_a_range_keeps_its_ends_oldest_first() -> None:
    reading = read("growth of Apple's revenue in Q2 2025 vs Q2 2024")
    assert [(one.year, one.quarter) for one in reading.periods] == [(2024, 2), (2025, 2)]


def test_a_five_year_rate_needs_six_years() -> None:
    assert [one.relative for one in read("5-year CAGR of Apple's revenue").periods] == [-6, -1]


def test_which_quarter_of_a_year_is_one_of_four() -> None:
    reading = read("Which quarter of 2024 had the highest revenue for Apple?")
    assert [one.quarter for one in reading.periods] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("question", "unit", "scale"),
    [
        ("Apple revenue in euros", "EUR", None),
        ("Apple revenue in millions of dollars", "USD", "millions"),
        ("ingresos de Apple en miles de millones de dólares", "USD", "billions"),
        ("Apple revenue in thousands", None, "thousands"),
        ("Apple revenue", None, None),
    ],
)
def test_a_unit_asked_for_is_read(question: str, unit: str | None, scale: str | None) -> None:
    reading = read(question)

    assert (reading.unit, reading.scale) == (unit, scale)
    assert reading.qualifiers == ()


def test_the_first_version_of_a_figure_can_be_asked_for() -> None:
    assert read("Apple's 2024 revenue as originally reported").as_first_reported
    assert not read("Apple's 2024 revenue").as_first_reported


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("What was Apple's revenue?", "en"),
        ("apple revenue 2024", "en"),
        ("¿Cuáles fueron los ingresos de Apple?", "es"),
        ("ingresos apple 2024", "es"),
        ("apple ebitda 2024", "en"),
        ("", "en"),
    ],
)
def test_the_language_is_told(question: str, language: str) -> None:
    assert read(question).language == language


class TestFollowUps:
    first = read("What was Apple's net income in 2024?")

    def test_a_new_period_keeps_company_and_item(self) -> None:
        reading = read("And in 2023?", self.first)

        assert (reading.companies, wanted(reading)) == ((APPLE,), ["net income"])
        assert [one.year for one in reading.periods] == [2023]
        assert reading.carried == {"companies", "wanted"}

    @pytest.mark.parametrize("question", ["What about Microsoft?", "¿Y Microsoft?", "msft?"])
    def test_a_new_company_keeps_item_and_period(self, question: str) -> None:
        reading = read(question, self.first)

        assert (reading.companies, wanted(reading)) == ((MICROSOFT,), ["net income"])
        assert [one.year for one in reading.periods] == [2024]

    def test_a_new_item_keeps_company_and_period(self) -> None:
        reading = read("and total assets?", self.first)

        assert (reading.companies, wanted(reading)) == ((APPLE,), ["total assets"])
        assert [one.year for one in reading.periods] == [2024]

    @pytest.mark.parametrize("question", ["and the year before?", "¿y el año anterior?"])
    def test_the_year_before_counts_from_the_period_in_talk(self, question: str) -> None:
        assert [one.year for one in read(question, self.first).periods] == [2023]

    def test_growth_is_kept_for_another_company(self) -> None:
        reading = read("and Microsoft?", read("Apple's revenue growth in 2024"))
        assert (reading.operation, reading.against) == ("growth", "year before")

    def test_an_unknown_company_takes_the_place_of_the_known_one(self) -> None:
        reading = read("And Pfizer?", self.first)

        assert (reading.companies, reading.unknown_company) == ((), "Pfizer")
        assert read("and in 2023?", reading).unknown_company == "Pfizer"

    def test_a_part_of_the_figure_is_no_total(self) -> None:
        assert read("And in China?", self.first).qualifiers == ("China",)

    def test_another_kind_of_question_keeps_the_company_alone(self) -> None:
        reading = read("How many employees does it have?", self.first)

        assert (reading.companies, reading.wanted, reading.is_prose) == ((APPLE,), (), True)

    def test_an_answer_to_which_one_settles_it(self) -> None:
        reading = read("Halden Apparel", read("Halden revenue 2024"))

        assert (reading.companies, wanted(reading)) == ((HALDEN_APPAREL,), ["revenue"])

    def test_a_whole_new_question_takes_nothing_that_it_names(self) -> None:
        reading = read("What was Norvane's revenue in Q3 2025?", self.first)

        assert (reading.companies, wanted(reading)) == ((NORVANE,), ["revenue"])
        assert [(one.year, one.quarter) for one in reading.periods] == [(2025, 3)]
        assert reading.carried == frozenset()


def test_many_companies_items_and_years_are_read_together() -> None:
    reading = read("revenue and net income of Apple, Microsoft and Alphabet for 2022 to 2024")

    assert reading.companies == (APPLE, MICROSOFT, ALPHABET)
    assert wanted(reading) == ["revenue", "net income"]
    assert [one.year for one in reading.periods] == [2022, 2023, 2024]


def _meaning(reading: Reading) -> tuple[object, ...]:
    periods = tuple((one.kind, one.year, one.quarter, one.date) for one in reading.periods)
    return reading.companies, wanted(reading), periods, reading.operation


QUESTIONS = (
    "What was Norvane's revenue in the third quarter of 2025?",
    "¿Cuánto ganó Norvane en el último trimestre de 2024?",
    "Apple vs Microsoft net margin 2024",
    "What was Bank of America's cash at December 31, 2024?",
)


@pytest.mark.parametrize("question", QUESTIONS)
def test_case_and_accents_do_not_matter(question: str) -> None:
    plain = question.replace("ó", "o").replace("ú", "u").replace("á", "a").replace("¿", "")

    assert _meaning(read(question.upper())) == _meaning(read(question))
    assert _meaning(read(question.lower())) == _meaning(read(question))
    assert _meaning(read(plain)) == _meaning(read(question))


@pytest.mark.parametrize("question", QUESTIONS)
def test_spaces_and_typographic_signs_do_not_matter(question: str) -> None:
    assert _meaning(read(f"  {question.replace(' ', '   ')}\n")) == _meaning(read(question))
    assert _meaning(read(question.replace("'", "’"))) == _meaning(read(question))


@given(
    company=st.sampled_from(ON_FILE),
    item=st.sampled_from([item for item in LINE_ITEMS if len(item.name) > 4]),
    number=st.integers(min_value=2001, max_value=2039),
    part=st.integers(min_value=1, max_value=4),
    spanish=st.booleans(),
)
@settings(max_examples=300, deadline=None)
def test_every_company_item_and_quarter_is_read_in_a_plain_question(
    company: Company, item: LineItem, number: int, part: int, spanish: bool
) -> None:
    label = item.words.es[0] if spanish else item.words.en[0]
    name = company.name.split(" /")[0]
    reading = read(f"{label}: {name}, Q{part} {number}")

    assert reading.companies == (company,)
    assert wanted(reading) == [item.name]
    assert [(one.year, one.quarter) for one in reading.periods] == [(number, part)]
    assert reading.qualifiers == ()


@pytest.mark.parametrize("spanish", [False, True])
def test_every_name_in_the_tables_is_read_in_a_whole_question(spanish: bool) -> None:
    items: tuple[LineItem | Formula, ...] = (*LINE_ITEMS, *FORMULAS)
    for item in items:
        for name in item.words.es if spanish else item.words.en:
            question = (
                f"¿Cuál fue el importe de {name} de Norvane en el ejercicio 2024?"
                if spanish
                else f"What was Norvane's {name} in fiscal 2024?"
            )
            reading = read(question)
            assert (wanted(reading), reading.qualifiers) == ([item.name], ()), question
            assert (reading.companies, reading.operation) == ((NORVANE,), "value"), question
            assert [one.year for one in reading.periods] == [2024], question


@given(st.text())
@settings(max_examples=300, deadline=None)
def test_any_text_is_read(text: str) -> None:
    assert isinstance(read(text), Reading)


WORDS = (
    "Apple", "Halden", "of", "the", "Q3", "2024", "-", "/", ",", "'", "and", "to", "vs", "revenue",
    "net", "income", "last", "year", "31", "december", "2024-25", "¿", "compared", "with", "prior",
    "between", "$", "(", ")", "%", "i+d", "de", "ejercicio", "how", "much", "which", "highest", "FY",
    "1/2/2024", "end", "margin", "&", "ago", "same", "quarter", "three", "months", "ended", "0",
    "9999", "19", "'24", "t3", "h1", "than",
)  # fmt: skip


@given(st.lists(st.sampled_from(WORDS), max_size=25))
@settings(max_examples=500, deadline=None)
def test_any_jumble_of_the_words_it_knows_is_read(pieces: list[str]) -> None:
    first = read(" ".join(pieces))

    assert isinstance(read(" ".join(reversed(pieces)), first), Reading)
    assert not (set(first.ambiguous) & set(first.companies))


@pytest.mark.parametrize(
    "piece", ["revenue of the ", "from 2022 to ", "' ", "Q3 and ", "Halden ", "-"]
)
def test_a_long_text_takes_time_in_proportion(piece: str) -> None:
    def seconds(times: int) -> float:
        start = time.perf_counter()
        read(piece * times)
        return time.perf_counter() - start

    read(piece)
    assert seconds(4000) < 40 * max(seconds(400), 0.01)


def test_one_of_a_thousand_companies_is_found() -> None:
    many = tuple(
        company(100 + number, f"{first}{second} {kind} Inc", f"X{number}")
        for number, (first, second, kind) in enumerate(
            (first, second, kind)
            for first in ("Bar", "Nor", "Vel", "Tan", "Mur", "Kor", "Lix", "Pra", "Gon", "Sy")
            for second in ("dan", "vex", "tor", "mil", "san", "lun", "ric", "pol", "gar", "zen")
            for kind in ("Air", "Foods", "Steel", "Paper", "Glass", "Tools", "Ships", "Rail", "Wood", "Ink")
        )
    )  # fmt: skip
    question = "What was Velmil Paper's revenue growth between 2022 and 2024?"
    reading = read_question(question, companies=many)
    assert [one.name for one in reading.companies] == ["Velmil Paper Inc"]


def test_the_periods_are_plain_values() -> None:
    assert read("Apple revenue Q3 2025").periods[0].quarter == quarter(3, 2025).quarter
    assert read("Apple revenue 2025").periods[0].year == year(2025).year


@pytest.mark.parametrize(
    ("question", "left"),
    [
        ("What was Apple's H100 revenue in 2024?", "H100"),
        ("Apple e-commerce revenue 2024", "commerce"),
        ("Apple same-store sales 2024", "same"),
        ("Apple net revenue retention rate 2024", "retention"),
    ],
)
def test_a_word_that_narrows_is_neither_a_period_nor_a_company_nor_a_ratio(
    question: str, left: str
) -> None:
    found = read(question)
    assert found.companies == (APPLE,)
    assert found.unknown_company is None
    assert [item.name for item in found.wanted] == ["revenue"]
    assert left in found.unread
    assert [period.year for period in found.periods] == [2024]


@pytest.mark.parametrize("word", ["comparable", "adjusted", "organic", "underlying"])
def test_a_word_that_narrows_an_item_is_no_part_of_a_company_s_name(word: str) -> None:
    shop = Company(Cik("0009990041"), "Pellburn Stores, Inc.")
    found = read_question(f"Pellburn {word} sales 2023", companies=(shop,))
    assert found.companies == (shop,)
    assert found.unread == (word,)
