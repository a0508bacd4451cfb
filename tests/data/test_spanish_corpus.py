"""The Spanish set: made again it is the same, its books tie, its gold stands where it says."""

from __future__ import annotations

import csv
import gzip
import hashlib
import json
import re
import unicodedata
from collections import Counter, defaultdict
from decimal import Decimal
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from data.corpora import Passage, Question, content_digest, spanish_set
from data.corpora.__main__ import main
from data.corpora.fund_plan import FUNDS
from data.corpora.fund_told import check_digit, made_up_isin, told_by_fund
from data.corpora.issuer_books import ASSETS, CLAIMS, CORPORATE, MATURITIES, IssuerBooks, keep_books
from data.corpora.issuer_plan import PLANS, YEARS
from data.corpora.placing import kind_of
from data.corpora.questions import COUNTS, amount
from data.corpora.research_told import NOTES
from data.corpora.spanish_documents import places_by_fact, write_documents
from data.corpora.word_files import facts
from data.markdown import read_markdown
from data.parquet_rows import read_parquet
from data.read_file import Known

DIGEST = "342fb9e3f17437f6bb0f37b030477d20a63906a8f4c086b817a2d7eb01449180"
"""Of all that the set says; whoever changes the set on purpose writes the new one here."""

TICKERS = Path(__file__).parents[3] / "shared" / "corpus" / "company_tickers.json.gz"
AUDIT = Path(__file__).parents[2] / "data" / "corpora" / "audit" / "gold_audit.csv"
SET = spanish_set()
TEXTS = {one.document_id: one.text for one in SET.documents}
PASSAGES = {one.passage_id: one for one in SET.passages}
BOOKS = [keep_books(plan) for plan in PLANS]
ANSWERED = [one for one in SET.questions if one.answerable]
WRITTEN = write_documents()


def text_of(passage: Passage) -> str:
    return TEXTS[passage.document_id][passage.start : passage.end]


def words_of(text: str) -> list[str]:
    """Lower-case words without accents."""
    plain = unicodedata.normalize("NFKD", text.lower())
    return re.findall(r"\w+", "".join(one for one in plain if not unicodedata.combining(one)))


def test_made_again_it_says_the_same() -> None:
    assert content_digest(SET) == DIGEST


def test_there_are_as_many_documents_passages_and_questions_as_in_the_lesson() -> None:
    assert Counter(one.kind for one in SET.documents) == {
        "annual report": 8, "prospectus": 5, "kid": 5, "research": 3,
    }  # fmt: skip
    assert Counter(one.kind for one in SET.passages) == {
        "heading": 252, "text": 431, "table": 105, "note": 67, "list": 119,
    }  # fmt: skip
    assert Counter(one.kind for one in SET.questions) == COUNTS
    assert sum(COUNTS.values()) == len(SET.questions) == 263


def test_ids_are_never_given_twice() -> None:
    assert len(PASSAGES) == len(SET.passages) == 974
    assert len({one.question_id for one in SET.questions}) == 263
    assert len({one.question for one in SET.questions}) == 263
    assert len({one.file_name for one in SET.documents}) == len(TEXTS) == 21


@pytest.mark.parametrize("written", WRITTEN, ids=lambda one: one.document.document_id)
def test_passages_are_the_document_with_a_blank_line_between(written: object) -> None:
    one = next(each for each in WRITTEN if each is written)
    text = one.document.text
    assert one.passages[0].start == 0
    assert one.passages[-1].end == len(text) - 1
    for before, after in pairwise(one.passages):
        assert text[before.end : after.start] == "\n\n"
    for passage in one.passages:
        assert text[passage.start : passage.end].strip() == text[passage.start : passage.end]
        assert kind_of(text[passage.start :]) == passage.kind


@pytest.mark.parametrize("document", SET.documents, ids=lambda one: one.document_id)
def test_the_reader_of_markdown_finds_the_same_pieces(document: object) -> None:
    one = next(each for each in SET.documents if each is document)
    read = read_markdown(one.text.encode(), source=one.file_name, known=Known()).document
    assert read.text == one.text
    assert read.language == "es"
    assert read.title == one.title
    found = [(block.kind, block.span.start, block.span.end) for block in read.blocks]
    mine = [passage for passage in SET.passages if passage.document_id == one.document_id]
    assert found == [(passage.kind, passage.start, passage.end) for passage in mine]


def test_no_mark_is_left_in_what_was_written() -> None:
    said = [*TEXTS.values(), *(one.question + one.answer for one in SET.questions)]
    for text in said:
        assert not re.search(r"[{}\[\]]|\.\.|  |--\d", text), text[:200]


@pytest.mark.parametrize("books", BOOKS, ids=lambda one: one.plan.short)
@pytest.mark.parametrize("year", YEARS)
def test_the_books_of_an_issuer_tie(books: IssuerBooks, year: int) -> None:
    now = books.years[year]
    names = [*(segment.name for segment in books.plan.segments), CORPORATE]
    assert now["ventas"] == sum(now[f"ventas/{name}"] for name in names)
    assert now["ebitda.ajustado"] == sum(now[f"ebitda/{name}"] for name in names)
    spent = now["aprovisionamientos"] + now["personal"] + now["otros.gastos"]
    assert now["ebitda.ajustado"] == now["ventas"] - spent
    assert now["resultado"] == (
        now["ebitda.ajustado"] - now["reestructuración"] + now["extraordinario"]
        - now["amortización"] - now["gastos.financieros"] + now["ingresos.financieros"]
        - now["impuesto"]
    )  # fmt: skip
    assert sum(now[line] for line in ASSETS) == sum(now[line] for line in CLAIMS)
    flows = ("flujo.explotación", "flujo.inversión", "flujo.financiación")
    assert now["caja"] == now["caja.inicial"] + sum(now[line] for line in flows)
    assert now["deuda.bruta"] == sum(now[f"vence/{one}"] for one in range(1, MATURITIES + 1))
    assert now["deuda.neta"] == now["deuda.larga"] + now["deuda.corta"] - now["caja"]
    assert now["precio.mínimo"] <= now["precio"] <= now["precio.máximo"]


@pytest.mark.parametrize("books", BOOKS, ids=lambda one: one.plan.short)
def test_balances_follow_from_the_year_before(books: IssuerBooks) -> None:
    for year, later in pairwise(YEARS):
        before, now = books.years[year], books.years[later]
        assert now["caja.inicial"] == before["caja"]
        assert now["patrimonio"] == before["patrimonio"] + now["resultado"] - now["dividendos"]
        assert now["deuda.bruta"] == before["deuda.bruta"] + now["deuda.nueva"]
        assert now["arrend"] == before["arrend"] + now["altas.arrend"] - now["pago.arrend"]
        assert now["dividendos"] == before["dividendo.propuesto"]


def table_rows(document_id: str, section: str) -> dict[str, list[str]]:
    """Read the first table of a section, row by row, as a person would."""
    passage = next(
        one for one in SET.passages
        if one.document_id == document_id and one.kind == "table" and one.section.endswith(section)
    )  # fmt: skip
    lines = [line.strip("| ").split(" | ") for line in text_of(passage).split("\n")]
    return {line[0]: line[1:] for line in lines[2:]}


@pytest.mark.parametrize("number", range(1, 9))
def test_the_printed_statements_add_up(number: int) -> None:
    document_id = f"R{number:02d}"
    income = table_rows(document_id, "Cuenta de resultados consolidada")
    balance = table_rows(document_id, "Balance consolidado")
    cash = table_rows(document_id, "Estado de flujos de efectivo consolidado")
    segments = table_rows(document_id, "Evolución por segmentos")
    for column in (0, 1):
        sums = {name: amount(cells[column]) for name, cells in (income | balance | cash).items()}
        names = list(balance)
        middle = names.index("Total activo")
        assert sum(sums[one] for one in names[:middle]) == sums["Total activo"]
        assert sum(sums[one] for one in names[middle + 1 : -1]) == sums["Total activo"]
        assert sums[names[-1]] == sums["Total activo"]
        assert sums["Caja al cierre del ejercicio"] == sums["Caja y equivalentes"]
        assert (
            sums["Caja al inicio del ejercicio"] + sums["Variación de caja"]
            == sums["Caja y equivalentes"]
        )
    for column in range(4):
        parts = [amount(cells[column]) for cells in segments.values()]
        assert sum(parts[:-1]) == parts[-1]


def test_what_the_words_of_an_issuer_say_agrees_with_its_books() -> None:
    said = {
        ("cerambria", "seguro.incendio", 2023, "extraordinario"): 1,
        ("cerambria", "gastos.compra", 2024, "extraordinario"): -1,
        ("cerambria", "compra.precio", 2024, "operaciones"): -1,
        ("naldura", "sanción", 2023, "extraordinario"): -1,
        ("naldura", "plusvalía", 2024, "extraordinario"): 1,
        ("naldura", "venta.precio", 2024, "operaciones"): 1,
        ("marquivia", "preapertura", 2023, "extraordinario"): -1,
        ("marquivia", "plusvalía", 2024, "extraordinario"): 1,
        ("marquivia", "lisboa.precio", 2024, "operaciones"): 1,
        ("quelbora", "expediente", 2023, "extraordinario"): -1,
        ("quelbora", "coste.retirada", 2024, "extraordinario"): -1,
        ("quelbora", "pulsenda", 2024, "operaciones"): -1,
    }
    places = places_by_fact(WRITTEN)
    for (issuer, item, year, line), sign in said.items():
        place = places[issuer, item, str(year)][0]
        text = TEXTS[place.passage_id[:3]][place.start : place.end]
        books = next(one for one in BOOKS if one.plan.issuer_id == issuer)
        assert amount(text.removesuffix(" millones")) * sign == books.years[year][line]


def test_pay_of_the_board_is_the_sum_of_its_parts() -> None:
    for plan in PLANS:
        known = facts(f"{plan.issuer_id}.txt")
        for year in ("2023", "2024"):
            parts = [
                amount(known[f"retrib.{part}", year]) for part in ("fijo", "variable", "otros")
            ]
            assert sum(parts) == amount(known["retrib.total", year])


@pytest.mark.parametrize("plan", FUNDS, ids=lambda one: one.fund_id)
def test_the_costs_of_a_fund_tie(plan: object) -> None:
    fund = next(one for one in FUNDS if one is plan)
    told = {name: one.text for name, one in told_by_fund(fund).items()}
    for letter in (one.letter for one in fund.classes):
        parts = [amount(told[f"{part} {letter}"]) for part in ("gestión", "depósito", "cobertura")]
        assert sum(parts) == amount(told[f"ter {letter}"])
    euros = {
        name: Decimal(told[name].removesuffix(" EUR"))
        for name in ("costes 1", "coste.gestión", "coste.operación")
    }
    assert euros["costes 1"] == euros["coste.gestión"] + euros["coste.operación"]
    assert amount(told["impacto"]) * 100 == euros["costes 1"]
    assert sum(amount(told[f"activo {one.letter}"]) for one in fund.classes) == amount(
        told["patrimonio"]
    )
    assert 1 <= fund.risk <= 7


def test_no_isin_can_be_anybodys() -> None:
    assert check_digit("US037833100") == 5
    starts = [one.isin for plan in FUNDS for one in plan.classes]
    assert len(set(starts)) == 15
    printed = set(re.findall(r"\b[A-Z]{2}\d{10}\b", "".join(TEXTS.values())))
    assert printed == {made_up_isin(start) for start in starts}
    for isin in printed:
        assert int(isin[-1]) != check_digit(isin[:-1])


@pytest.mark.parametrize("plan", NOTES, ids=lambda one: one.note_id)
def test_the_valuation_of_a_note_adds_up(plan: object) -> None:
    number = next(n for n, one in enumerate(NOTES, 1) if one is plan)
    value = [amount(cells[0]) for cells in table_rows(f"N{number:02d}", "Valoración").values()]
    assert value[0] + value[1] == value[2]
    assert value[2] + value[3] + value[4] == value[5]


def test_a_fact_is_printed_alike_wherever_it_stands() -> None:
    for key, places in places_by_fact(WRITTEN).items():
        told = {TEXTS[one.passage_id[:3]][one.start : one.end] for one in places} - {""}
        assert len(told) <= 1, (key, told)


def test_a_place_lies_in_its_passage() -> None:
    for places in places_by_fact(WRITTEN).values():
        for place in places:
            passage = PASSAGES[place.passage_id]
            assert passage.start <= place.start <= place.end <= passage.end


def test_every_alternative_names_passages_that_exist_and_are_no_headings() -> None:
    for question in ANSWERED:
        assert len(set(question.gold)) == len(question.gold)
        for alternative in question.gold:
            assert len(set(alternative)) == len(alternative) > 0
            assert all(PASSAGES[one].kind != "heading" for one in alternative)


def test_no_alternative_holds_another() -> None:
    for question in ANSWERED:
        if len(question.gold) <= 64:
            held = [set(one) for one in question.gold]
            assert not any(one < other for one in held for other in held), question


def test_the_first_gold_stands_in_the_documents_asked_about() -> None:
    for question in ANSWERED:
        held = {PASSAGES[one].document_id for one in question.gold[0]}
        assert held <= set(question.document_ids), question


def test_the_kinds_of_the_gold_are_those_of_the_question() -> None:
    wanted = {
        "text": [{"text"}, {"list"}], "table": [{"table"}], "note": [{"note"}],
        "text+note": [{"text", "note"}], "table+note": [{"table", "note"}],
    }  # fmt: skip
    for question in ANSWERED:
        if question.kind in wanted:
            kinds = [{PASSAGES[one].kind for one in gold} for gold in question.gold]
            assert any(one in wanted[question.kind] for one in kinds), question


NUMBER = re.compile(r"\d[\d.]*(?:,\d+)?")


def test_gold_holds_the_numbers_of_the_answer() -> None:
    for question in ANSWERED:
        if question.kind in {"calculation", "comparison"}:
            continue
        first = "\n".join(text_of(PASSAGES[one]) for one in question.gold[0])
        for number in NUMBER.findall(question.answer):
            assert number.strip(".") in first, (question, first)


def test_answers_without_a_number_are_in_the_words_of_the_gold() -> None:
    for question in ANSWERED:
        if question.kind in {"calculation", "comparison"} or NUMBER.search(question.answer):
            continue
        first = set(words_of(" ".join(text_of(PASSAGES[one]) for one in question.gold[0])))
        said = [word for word in words_of(question.answer) if len(word) > 3]
        missing = [word for word in said if word not in first]
        assert len(missing) <= len(said) / 3, question


def test_calculated_answers_typed_by_hand() -> None:
    said = {one.question: one.answer for one in SET.questions if one.kind == "calculation"}
    assert len(said) == 8
    assert said["¿Cuánto crecieron las ventas de Cerambria en 2023?"] == "1,8 %"
    assert said["¿En qué porcentaje cambió el resultado neto de Naldura en 2023?"] == "4,3 %"
    compared = [one.answer for one in SET.questions if one.kind == "comparison"]
    assert compared[:3] == [
        "Brisanta Deuda Soberana Euro 3-7, con 0,11 %",
        "Brisanta Iberia Pequeñas Compañías, con 6",
        "Brisanta Deuda Soberana Euro 3-7, con 22 %",
    ]


def test_growth_is_answered_by_the_table_or_by_the_letter() -> None:
    question = next(
        one
        for one in SET.questions
        if one.question == "¿Cuánto crecieron las ventas de Cerambria en 2023?"
    )
    kinds = {PASSAGES[gold[0]].kind for gold in question.gold if len(gold) == 1}
    assert kinds == {"text", "table"}


def asked(question: str) -> Question:
    return next(one for one in SET.questions if one.question == question)


def test_a_question_that_names_a_report_is_answered_by_it_alone() -> None:
    named = [one for one in ANSWERED if "informe anual de" in one.question]
    assert len(named) > 10
    for question in named:
        held = {PASSAGES[one].document_id for gold in question.gold for one in gold}
        assert held == set(question.document_ids), question


def test_several_facts_may_stand_in_the_next_report_too() -> None:
    leases = asked(
        "¿Cuántos pasivos por arrendamiento tenía Marquivia en 2023, y se suman a la deuda financiera neta?"
    )
    told, defined = ("R05-p056", "R05-p060", "R06-p056", "R06-p060"), ("R05-p016", "R06-p016")
    pairs = {frozenset((one, other)) for one in told for other in defined}
    assert {frozenset(gold) for gold in leases.gold} == pairs
    debt = asked(
        "¿Cuántas veces el EBITDA ajustado era la deuda financiera neta de Quelbora en 2023?"
    )
    assert debt.gold == (("R07-p014",), ("R07-p018",), ("R08-p014",))


def test_a_definition_of_another_year_does_not_answer() -> None:
    later = asked(
        "¿Cuenta Cerambria los arrendamientos dentro de la deuda neta de 2024? Di también el importe del pasivo."
    )
    assert set(later.gold) == {("R02-p016", "R02-p060"), ("R02-p016", "R02-p056")}


def test_the_income_statement_alone_tells_what_adjusted_ebitda_excludes() -> None:
    question = asked(
        "¿Cuál fue en 2023 el EBITDA ajustado de Quelbora, y cuánto sumaban los costes de reestructuración que no incluye?"
    )
    assert question.gold[0] == ("R07-p014", "R07-p015")
    assert {("R07-p054",), ("R08-p054",)} <= set(question.gold)
    assert len(question.gold) == 12


def test_what_is_said_to_be_the_highest_settles_a_comparison() -> None:
    question = asked("¿Qué ETF de Brisanta tiene el indicador resumido de riesgo más alto?")
    assert question.gold[0] == ("F04-p033",)
    assert text_of(PASSAGES["F04-p033"]).endswith("Es el más alto de la gama de la gestora.")
    assert {len(gold) for gold in question.gold[1:]} == {5}


def test_nothing_of_2024_is_left_out_of_the_emissions_of_2023() -> None:
    for document_id, bought in (("R07", "Pulsenda"), ("R01", "Peña Rubial")):
        assert bought not in TEXTS[document_id]


def audited() -> list[dict[str, str]]:
    with AUDIT.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def audit_digest(question: Question) -> str:
    """Give what changes with a question, its answer or its gold."""
    said = [question.question, question.answer, *(" ".join(gold) for gold in question.gold)]
    return hashlib.sha256("\n".join(said).encode()).hexdigest()[:12]


def test_the_audit_is_of_the_questions_that_were_drawn() -> None:
    ids = [one.question_id for one in SET.questions]
    first = Random(20261130).sample(ids, 60)
    second = Random(20261201).sample([one for one in ids if one not in set(first)], 30)
    drawn = [("1", str(n), one) for n, one in enumerate(first, 1)]
    drawn += [("2", str(n), one) for n, one in enumerate(second, 1)]
    assert [(one["sample"], one["number"], one["question_id"]) for one in audited()] == drawn


def test_what_was_audited_is_what_is_asked() -> None:
    """Whoever changes an audited question reads it again and writes the new verdict and digest."""
    now = {one.question_id: audit_digest(one) for one in SET.questions}
    stale = [one["question_id"] for one in audited() if now[one["question_id"]] != one["digest"]]
    assert stale == []


def test_the_audit_counts_as_published() -> None:
    found = {
        sample: Counter(one["verdict_first"] for one in audited() if one["sample"] == sample)
        for sample in "12"
    }
    assert found == {
        "1": {"ok": 51, "wrong gold": 3, "missing alternative": 3, "ambiguous question": 2, "wrong answer": 1},
        "2": {"ok": 28, "ambiguous question": 2},
    }  # fmt: skip
    assert all(one["verdict_now"] == "ok" and one["reason"] for one in audited())


def test_what_is_not_on_file_has_no_gold_and_a_near_neighbour() -> None:
    unanswered = [one for one in SET.questions if not one.answerable]
    assert len(unanswered) == 17
    for question in unanswered:
        assert question.kind == "unanswerable"
        assert question.gold == ()
        assert set(question.document_ids) <= set(TEXTS)


def test_questions_do_not_copy_the_passage() -> None:
    shares = []
    names = set(words_of(" ".join(plan.name for plan in FUNDS)))
    for question in ANSWERED:
        asked = words_of(question.question)
        gold = words_of(" ".join(text_of(PASSAGES[one]) for one in question.gold[0]))
        runs = {tuple(gold[n : n + 6]) for n in range(len(gold))}
        for n in range(len(asked) - 5):
            run = tuple(asked[n : n + 6])
            assert run not in runs or set(run) & names, (question.question, run)
        content = [word for word in asked if len(word) > 3 and word not in names]
        shares.append(len(set(content) & set(gold)) / max(1, len(set(content))))
    assert sum(shares) / len(shares) < 0.5


def test_reports_share_their_template() -> None:
    headings: dict[str, list[str]] = defaultdict(list)
    for passage in SET.passages:
        if passage.kind == "heading" and passage.document_id.startswith("R"):
            headings[passage.document_id].append(text_of(passage)[:24])
    first, *others = headings.values()
    assert all(one[2:] == first[2:] for one in others)


@pytest.mark.skipif(not TICKERS.exists(), reason="the list of real names is not here")
def test_no_name_is_a_real_companys() -> None:
    listed = json.loads(gzip.decompress(TICKERS.read_bytes()))
    names = {" ".join(words_of(one["title"])) for one in listed.values()}
    firsts = {name.split()[0] for name in names if len(name) > 4}
    made_up = {one.split()[0] for plan in PLANS for one in (plan.short,)} | {
        "Brisanta",
        "Kelvanor",
        "Pellarco",
    }
    made_up |= {"Pulsenda", "Grifanel", "Ostvaal", "Pellgrove", "Nordhaven", "Larkway"}
    assert not {name.lower() for name in made_up} & firsts
    whole = set(" ".join(words_of(" ".join(TEXTS.values()))).split())
    for plan in (*PLANS, *FUNDS):
        assert " ".join(words_of(plan.name)) not in names
    assert "apple" not in whole


def test_the_files_hold_the_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new" / "es"
    assert main(["spanish", "--out", str(folder)]) == 0
    said = f"23 files written to {folder}: 21 documents, 974 passages, 263 questions.\n"
    assert capsys.readouterr().out == said
    assert len(list(folder.glob("*.md"))) == 21
    rows = read_parquet((folder / "passages.parquet").read_bytes(), place="passages.parquet")
    for number, passage in enumerate(SET.passages):
        assert rows["passage_id"][number] == passage.passage_id
        text = (folder / rows["file"][number]).read_bytes().decode()
        assert text[rows["start"][number] : rows["end"][number]] == text_of(passage)
    asked = read_parquet((folder / "questions.parquet").read_bytes(), place="questions.parquet")
    assert asked["gold"] == [[list(gold) for gold in one.gold] for one in SET.questions]
    assert asked["question"] == [one.question for one in SET.questions]
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    assert main(["spanish", "--out", str(folder)]) == 0
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_a_folder_that_cannot_be_made_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").write_text("a file")
    assert main(["spanish", "--out", str(tmp_path / "taken")]) == 1
    assert capsys.readouterr().err.startswith(str(tmp_path / "taken"))
