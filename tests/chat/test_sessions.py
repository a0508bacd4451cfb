"""What a conversation chose and spent: kept beside its turns, counted for each call, limited."""

import json
import stat
import threading
from collections.abc import Callable
from decimal import Decimal
from pathlib import Path

import pytest

from chat.__main__ import main
from chat.conversations import Conversations, StoredTurn, new_conversation
from chat.desk import Desk
from chat.metered import Limits, Metered
from chat.model import Ask, Draft
from chat.model_menu import ModelMenu
from chat.open_model import Offer, full_name
from chat.sessions import Sessions, Spent
from data.errors import ModelError, SetupError
from tests.chat.scripted_models import ScriptedModel

ASK = Ask(system="", question="Why?", language="en", sources=())
PAID = Draft((), "end", "claude:x", tokens=(1000, 40), cost_usd="0.60")


class PaidModel(ScriptedModel):
    name = "claude:claude-haiku-5-5"


def metered(
    model: ScriptedModel,
    home: Path,
    limits: Limits,
    is_wanted: Callable[[], bool] = lambda: True,
) -> tuple[Metered, Callable[[], Spent]]:
    sessions, conversation = Sessions(home), new_conversation()
    made = Metered(model, conversation, sessions, limits, is_wanted)
    return made, lambda: Sessions(home).of(conversation).spent


def heard(_: str) -> bool:
    return True


def test_a_choice_and_what_was_cleared_outlive_the_server(tmp_path: Path) -> None:
    conversation = new_conversation()
    Sessions(tmp_path).choose(conversation, "ollama:qwen3:8b")
    Sessions(tmp_path).clear(conversation, frozenset({"periods"}))
    session = Sessions(tmp_path).of(conversation)
    assert (session.model, session.cleared) == ("ollama:qwen3:8b", {"periods"})
    assert Sessions(tmp_path).of(new_conversation()).model is None


def test_what_was_cleared_counts_for_one_question(tmp_path: Path) -> None:
    sessions, conversation = Sessions(tmp_path), new_conversation()
    sessions.clear(conversation, frozenset({"periods"}))
    assert sessions.take_cleared(conversation) == {"periods"}
    assert sessions.take_cleared(conversation) == frozenset()


def test_only_the_owner_may_read_a_session(tmp_path: Path) -> None:
    conversation = new_conversation()
    Sessions(tmp_path).choose(conversation, "none")
    (place,) = (tmp_path / "conversations").iterdir()
    assert stat.S_IMODE(place.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"model": 5}', '{"tokens": [1, 2], "cost_usd": "x"}']
)
def test_a_session_that_was_changed_by_hand_begins_anew(tmp_path: Path, text: str) -> None:
    sessions, conversation = Sessions(tmp_path), new_conversation()
    sessions.choose(conversation, "none")
    (place,) = (tmp_path / "conversations").iterdir()
    place.write_text(text)
    assert sessions.of(conversation).spent == Spent()


def test_calls_of_two_threads_are_all_counted(tmp_path: Path) -> None:
    sessions, conversation = Sessions(tmp_path), new_conversation()

    def spend() -> None:
        for _ in range(20):
            sessions.spend(conversation, PAID, is_paid=True)

    threads = [threading.Thread(target=spend) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sessions.of(conversation).spent == Spent(40, 40_000, 1_600, Decimal("24.00"), 0)


def test_every_call_is_counted_also_one_that_breaks_off(tmp_path: Path) -> None:
    model = PaidModel([PAID, ModelError("It broke off.", model="claude:x")])
    made, spent = metered(model, tmp_path, Limits())
    made.write(ASK, heard)
    with pytest.raises(ModelError, match="It broke off"):
        made.write(ASK, heard)
    assert spent() == Spent(2, 1000, 40, Decimal("0.60"), 1)


def test_a_model_is_not_asked_beyond_the_cost_and_the_sentence_says_what_mends_it(
    tmp_path: Path,
) -> None:
    model = PaidModel([PAID, PAID, PAID])
    made, spent = metered(model, tmp_path, Limits(cost=Decimal("1.00")))
    made.write(ASK, heard)
    made.write(ASK, heard)
    with pytest.raises(ModelError) as refused:
        made.write(ASK, heard)
    assert str(refused.value) == (
        "This conversation has reached its limit of 1.00 USD, so claude:claude-haiku-5-5 is not asked any more. "
        "Begin a new one, or start the page with: --cost-limit 2.00"
    )
    assert (len(model.asked), spent().cost) == (2, Decimal("1.20"))


def test_what_costs_nothing_is_not_kept_from_writing_by_a_cost(tmp_path: Path) -> None:
    made, spent = metered(ScriptedModel(["Yes [1]."]), tmp_path, Limits(cost=Decimal(0)))
    assert made.write(ASK, heard).stop == "end"
    assert (spent().calls, spent().unpriced) == (1, 0)


def test_calls_are_limited_whatever_they_cost(tmp_path: Path) -> None:
    made, _ = metered(ScriptedModel(["Yes."]), tmp_path, Limits(calls=1))
    made.write(ASK, heard)
    with pytest.raises(ModelError, match=r"limit of 1 calls.*--call-limit 2"):
        made.write(ASK, heard)


def test_an_answer_that_is_not_wanted_stops_its_model(tmp_path: Path) -> None:
    wanted = [True, True, False]
    made, _ = metered(
        ScriptedModel(["A long answer, of many words."]), tmp_path, Limits(), lambda: wanted.pop(0)
    )
    assert made.write(ASK, heard).stop == "cancelled"
    model = ScriptedModel(["Never written."])
    made, spent = metered(model, tmp_path, Limits(), lambda: False)
    assert made.write(ASK, heard).stop == "cancelled"
    assert (model.asked, spent().calls) == ([], 0)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--cost-limit", "-1"], "-1 is not an amount. Write it as 1.50."),
        (["--cost-limit", "nan"], "nan is not an amount. Write it as 1.50."),
        (["--cost-limit", "much"], "much is not an amount. Write it as 1.50."),
        (["--call-limit", "-1"], "-1 is not a number of calls. Write it as 100."),
    ],
)
def test_a_limit_that_is_none_is_refused_in_words(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["=".join(arguments)])
    assert ended.value.code == 2
    assert said in capsys.readouterr().err


def test_the_limits_are_said_by_help(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    said = " ".join(capsys.readouterr().out.split())
    assert (
        "--cost-limit USD what the models may cost in one conversation of the page (1.00)" in said
    )
    assert (
        "--call-limit N how often a model may be called in one conversation of the page (500)"
        in said
    )


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("none", "none"),
        ("ollama", "ollama:llama3.2"),
        ("ollama:llama3.2:latest", "ollama:llama3.2"),
        ("ollama:qwen3:8b", "ollama:qwen3:8b"),
        ("claude", "claude:claude-haiku-5-5"),
    ],
)
def test_a_model_is_named_as_the_menu_names_it(given: str, name: str) -> None:
    assert full_name(given) == name


OFFERS = [
    Offer("none", is_there=True, says="No model."),
    Offer("ollama:llama3.2", is_there=True, says="Runs in Ollama, here."),
]


def desk(home: Path, menu: ModelMenu | None = None) -> Desk:
    return Desk(
        Conversations(home), Sessions(home), menu or ModelMenu(look=lambda: OFFERS), Limits()
    )


def test_a_look_that_hangs_holds_nobody_up() -> None:
    go = threading.Event()

    def look() -> list[Offer]:
        go.wait(20)
        return OFFERS

    menu = ModelMenu(look=look)
    assert menu.seen() == ((), True)
    assert menu.seen() == ((), True)
    go.set()
    offers, is_looking = menu.seen()
    assert (list(offers), is_looking) == (OFFERS, False)


def test_a_look_begins_each_time_and_only_one_at_a_time() -> None:
    looks: list[int] = []
    menu = ModelMenu(look=lambda: [*OFFERS[: len(looks)], *(looks.append(1) or ())])
    assert len(menu.seen()[0]) == 0
    assert len(menu.seen()[0]) == 1
    assert len(menu.seen()[0]) == 2


def test_a_model_is_opened_when_words_are_wanted_and_again_where_it_was_not_there() -> None:
    opened: list[str] = []
    writer = ScriptedModel(["x"])

    def open_by_name(name: str) -> ScriptedModel:
        opened.append(name)
        if len(opened) == 1:
            raise SetupError("Ollama does not answer. Start it with: ollama serve")
        return writer

    menu = ModelMenu("ollama:llama3.2", look=lambda: OFFERS, open_by_name=open_by_name)
    first = menu.opened("ollama:llama3.2")
    assert (first.model, first.trouble.endswith("ollama serve")) == (None, True)
    assert menu.opened("ollama:llama3.2").model is writer
    assert menu.opened("ollama:llama3.2").model is writer
    assert opened == ["ollama:llama3.2"] * 2


@pytest.mark.parametrize("name", ["ollama:evil", "", None, 5, ["none"], {"name": "none"}])
def test_only_what_the_menu_shows_can_be_chosen(tmp_path: Path, name: object) -> None:
    made, conversation = desk(tmp_path), new_conversation()
    made.menu_json()
    made.choose(conversation, "ollama:llama3.2")
    with pytest.raises(SetupError, match="not in the menu"):
        made.choose(conversation, name)
    assert made.view(conversation)["model"] == "ollama:llama3.2"


def test_a_new_conversation_keeps_the_model(tmp_path: Path) -> None:
    made, before, after = desk(tmp_path), new_conversation(), new_conversation()
    made.choose(before, "none")
    made.menu_json()
    made.choose(before, "ollama:llama3.2")
    made.follow_on(after, before)
    assert made.view(after)["model"] == "ollama:llama3.2"
    assert made.view(after)["calls"] == 0


@pytest.mark.parametrize(
    "asked",
    [None, "", "{", "[]", '{"conversation": "../x", "part": "periods"}', '{"part": "periods"}'],
)
def test_a_request_that_is_none_is_refused_in_words(tmp_path: Path, asked: object) -> None:
    made = desk(tmp_path)
    assert "no such conversation" in json.loads(made.clear_json(asked))["problem"]
    assert "no such conversation" in json.loads(made.spent_json(asked))["problem"]
    assert not (tmp_path / "conversations").exists()


def test_a_part_that_is_none_and_a_conversation_that_is_not_kept_are_refused(
    tmp_path: Path,
) -> None:
    made, conversation = desk(tmp_path), new_conversation()
    ask = {"conversation": conversation, "part": "periods"}
    assert "not kept here" in json.loads(made.clear_json(json.dumps(ask)))["problem"]
    Conversations(tmp_path).append(conversation, StoredTurn("x", None, "stopped"))
    assert json.loads(made.clear_json(json.dumps(ask)))["cleared"] == ["periods"]
    ask["part"] = "operation"
    assert "no part of the scope" in json.loads(made.clear_json(json.dumps(ask)))["problem"]
