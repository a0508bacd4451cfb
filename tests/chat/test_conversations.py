"""Conversations on disk, and the jobs that write into them."""

import asyncio
import json
import stat
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any

import pytest

from chat.conversations import (
    ConversationId,
    Conversations,
    StoredTurn,
    new_conversation,
    read_conversation_id,
)
from chat.events import Choice, Event, Routed, ScopePart, Wrote
from chat.follow_up import Part
from chat.jobs import AT_ONCE, Job, Jobs, follow
from chat.model import Chosen
from chat.turns import Turn
from data.errors import ModelError, NotFoundError, SetupError
from tests.fakes import MARGIN, REFUSED, ScriptedEngine

ANSWERED = StoredTurn("What was it?", date(2024, 6, 30), "answered", MARGIN)
STOPPED = StoredTurn("And then?", None, "stopped", text="Gross ma")
SCOPED = StoredTurn(
    "And then?",
    None,
    "answered",
    MARGIN,
    cleared=frozenset({"companies", "known_on"}),
    scope=(ScopePart("periods", "FY2024"), ScopePart("wanted", "Revenue")),
    choices=(Choice("gross margin", "And gross margin?"),),
)


def file_of(home: Path, conversation: ConversationId) -> Path:
    return home / "conversations" / f"{conversation}.jsonl"


def test_turns_come_back_as_they_were_kept(tmp_path: Path) -> None:
    conversations, conversation = Conversations(tmp_path), new_conversation()
    conversations.append(conversation, ANSWERED)
    conversations.append(conversation, STOPPED)
    conversations.append(conversation, SCOPED)
    assert conversations.turns(conversation) == (ANSWERED, STOPPED, SCOPED)
    assert conversations.turns(new_conversation()) == ()


def test_a_turn_kept_by_an_older_version_has_no_scope(tmp_path: Path) -> None:
    conversations, conversation = Conversations(tmp_path), new_conversation()
    conversations.append(conversation, SCOPED)
    place = file_of(tmp_path, conversation)
    raw = json.loads(place.read_bytes())
    for key in ("cleared", "scope", "choices"):
        del raw[key]
    place.write_text(json.dumps(raw) + "\n")
    (turn,) = conversations.turns(conversation)
    assert (turn.answer, turn.scope, turn.choices) == (MARGIN, (), ())


def test_the_next_question_is_told_what_was_answered_and_reads_only_what_is_new(
    tmp_path: Path,
) -> None:
    conversations, conversation = Conversations(tmp_path), new_conversation()
    assert conversations.asked(conversation) == (0, ())
    conversations.append(conversation, ANSWERED)
    conversations.append(conversation, STOPPED)
    answered = Turn("What was it?")
    assert conversations.asked(conversation) == (2, (answered,))
    conversations.append(conversation, SCOPED)
    scoped = Turn("And then?", frozenset({"companies", "known_on"}))
    assert conversations.asked(conversation) == (3, (answered, scoped))
    assert Conversations(tmp_path).asked(conversation) == (3, (answered, scoped))


def test_only_the_owner_may_read_them(tmp_path: Path) -> None:
    conversation = new_conversation()
    Conversations(tmp_path).append(conversation, STOPPED)
    place = file_of(tmp_path, conversation)
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    assert stat.S_IMODE(place.parent.stat().st_mode) == 0o700


def test_a_line_cut_off_by_a_crash_spoils_no_other(tmp_path: Path) -> None:
    conversations, conversation = Conversations(tmp_path), new_conversation()
    conversations.append(conversation, ANSWERED)
    place = file_of(tmp_path, conversation)
    place.write_bytes(place.read_bytes() + b'{"question": "cut')
    assert conversations.asked(conversation)[0] == len(conversations.turns(conversation)) == 2
    conversations.append(conversation, STOPPED)
    assert conversations.asked(conversation)[0] == len(conversations.turns(conversation)) == 3
    first, cut, last = conversations.turns(conversation)
    assert (first, last) == (ANSWERED, STOPPED)
    assert cut.words == "This turn can't be read from the disk. Ask the question again."


@pytest.mark.parametrize(
    "name", ["../x", "", "0" * 31, "0" * 33, "G" * 32, None, 5, "0" * 31 + "\n"]
)
def test_what_is_no_id_is_not_looked_for(name: object, tmp_path: Path) -> None:
    assert read_conversation_id(name) is None
    with pytest.raises(NotFoundError):
        Conversations(tmp_path).known(name)


def test_ids_are_128_random_bits() -> None:
    ids = {new_conversation() for _ in range(100)}
    assert len(ids) == 100
    assert all(read_conversation_id(one) == one for one in ids)


def finished(job: Job) -> Job:
    for _ in range(500):
        if job.kept:
            return job
        time.sleep(0.01)
    raise AssertionError("the job did not end")


def test_an_answer_is_kept_though_nobody_looks(tmp_path: Path) -> None:
    engine, conversations = ScriptedEngine(tmp_path), Conversations(tmp_path)
    conversation = new_conversation()
    finished(Jobs(engine, conversations).start(conversation, "gross margin?", None))
    assert conversations.turns(conversation)[0].answer == MARGIN


def test_the_engine_is_told_the_earlier_questions_and_the_day(tmp_path: Path) -> None:
    engine, conversations = ScriptedEngine(tmp_path), Conversations(tmp_path)
    jobs, conversation = Jobs(engine, conversations), new_conversation()
    finished(jobs.start(conversation, "gross margin?", date(2024, 6, 30)))
    second = finished(jobs.start(conversation, "and in 2019?", None))
    assert second.number == 1
    assert engine.asked == [
        ("gross margin?", date(2024, 6, 30), ()),
        ("and in 2019?", None, ("gross margin?",)),
    ]


def test_a_stopped_answer_keeps_what_it_said_and_says_no_more(tmp_path: Path) -> None:
    engine, conversations = ScriptedEngine(tmp_path), Conversations(tmp_path)
    jobs, conversation = Jobs(engine, conversations), new_conversation()
    job = jobs.start(conversation, "slow margin", None)
    while len(job.text) < 20:
        time.sleep(0.01)
    assert jobs.stop(conversation) is job
    said = job.text
    engine.go.set()
    time.sleep(0.1)
    (turn,) = conversations.turns(conversation)
    assert (turn.ended, turn.answer) == ("stopped", None)
    assert turn.text.startswith(said[:20])
    assert jobs.stop(conversation) is None


def test_one_conversation_has_one_answer_at_a_time(tmp_path: Path) -> None:
    engine = ScriptedEngine(tmp_path)
    jobs, conversation = Jobs(engine, Conversations(tmp_path)), new_conversation()
    job = jobs.start(conversation, "slow margin", None)
    with pytest.raises(SetupError, match="An answer is being written"):
        jobs.start(conversation, "margin", None)
    engine.go.set()
    finished(job)
    finished(jobs.start(conversation, "margin", None))


class SlowDisk(Conversations):
    """Takes its time to write."""

    def append(self, conversation: ConversationId, turn: StoredTurn) -> None:
        time.sleep(2)
        super().append(conversation, turn)


def test_a_question_waits_for_the_last_turn_to_be_stored_and_others_do_not(tmp_path: Path) -> None:
    conversations = SlowDisk(tmp_path)
    jobs, conversation = Jobs(ScriptedEngine(tmp_path), conversations), new_conversation()
    job = jobs.start(conversation, "margin", None)
    while job.turn is None:
        time.sleep(0.001)
    began = time.monotonic()
    other = jobs.start(new_conversation(), "margin", None)
    assert time.monotonic() - began < 1.5
    second = jobs.start(conversation, "and in 2019?", None)
    assert (job.kept, second.number) == (True, 1)
    for one in (second, other):
        finished(one)
    assert len(conversations.turns(conversation)) == 2


def test_a_question_of_a_megabyte_is_not_asked(tmp_path: Path) -> None:
    engine = ScriptedEngine(tmp_path)
    with pytest.raises(SetupError, match="1,000,000 characters; 4,000 are read"):
        Jobs(engine, Conversations(tmp_path)).start(new_conversation(), "a" * 1_000_000, None)
    assert engine.asked == []


class SilentModels:
    """A desk whose models are opened, and say nothing until the test lets them."""

    def __init__(self) -> None:
        self.go = threading.Event()

    def take_cleared(self, _: ConversationId) -> frozenset[Part]:
        return frozenset({"periods"})

    def clear(self, _: ConversationId, parts: frozenset[Part]) -> None:
        self.cleared = parts

    def chosen(self, _: ConversationId, is_wanted: Callable[[], bool]) -> Chosen:
        while is_wanted() and not self.go.wait(0.01):
            pass
        return Chosen()


class WordyEngine(ScriptedEngine):
    """Asks for a model where the question asks for words."""

    def stream(
        self, question: str, *, chosen: Callable[[], Chosen] | None = None, **given: Any
    ) -> Iterator[Event]:
        if "liquidity" in question and chosen is not None:
            chosen()
        yield from super().stream(question, **given)


def test_silent_models_keep_no_figure_waiting(tmp_path: Path) -> None:
    desk = SilentModels()
    jobs = Jobs(WordyEngine(tmp_path), Conversations(tmp_path), desk)
    wordy = [jobs.start(new_conversation(), "liquidity", None) for _ in range(2 * AT_ONCE)]
    finished(jobs.start(new_conversation(), "gross margin?", None))
    assert all(job.turn is None for job in wordy)
    desk.go.set()
    for job in wordy:
        finished(job)


def test_a_stopped_question_leaves_what_was_cleared_to_the_next(tmp_path: Path) -> None:
    desk, conversation = SilentModels(), new_conversation()
    jobs = Jobs(WordyEngine(tmp_path), Conversations(tmp_path), desk)
    job = jobs.start(conversation, "liquidity", None)
    assert job.cleared == {"periods"}
    jobs.stop(conversation)
    finished(job)
    assert desk.cleared == {"periods"}


class BrokenEngine:
    """Says something, then its model is gone."""

    def stream(
        self,
        question: str,
        *,
        as_of: date | None = None,
        turns: Sequence[Turn] = (),
        cleared: frozenset[Part] = frozenset(),
        chosen: Callable[[], Chosen] | None = None,
    ) -> Iterator[Event]:
        yield Routed(REFUSED.route)
        yield Wrote("So far")
        raise ModelError("Ollama does not answer. Start it with: ollama serve", model="ollama")


def test_an_answer_that_fails_says_why_and_what_to_do(tmp_path: Path) -> None:
    conversations, conversation = Conversations(tmp_path), new_conversation()
    finished(Jobs(BrokenEngine(), conversations).start(conversation, "x", None))
    (turn,) = conversations.turns(conversation)
    assert (turn.ended, turn.text) == ("failed", "So far")
    assert turn.words == "Ollama does not answer. Start it with: ollama serve"


def test_two_followers_see_the_same_end(tmp_path: Path) -> None:
    engine = ScriptedEngine(tmp_path, pause=0.005)
    jobs, conversation = Jobs(engine, Conversations(tmp_path)), new_conversation()

    async def watch(job: Job) -> list[int]:
        return [len(now.text) async for now in follow(job)]

    async def both() -> tuple[list[int], list[int]]:
        job = jobs.start(conversation, "margin", None)
        return await asyncio.gather(watch(job), watch(job))

    first, second = asyncio.run(both())
    assert first[-1] == second[-1]
    assert len(first) < 15, "updates are merged"


def test_the_last_look_sees_the_turn_kept(tmp_path: Path) -> None:
    jobs = Jobs(ScriptedEngine(tmp_path), Conversations(tmp_path))

    async def last() -> bool:
        looks = [now.kept async for now in follow(jobs.start(new_conversation(), "margin", None))]
        return looks[-1]

    assert all(asyncio.run(last()) for _ in range(10))


def test_threads_come_back(tmp_path: Path) -> None:
    before = threading.active_count()
    jobs = Jobs(ScriptedEngine(tmp_path), Conversations(tmp_path))
    for job in [jobs.start(new_conversation(), "margin", None) for _ in range(20)]:
        finished(job)
    time.sleep(0.1)
    assert threading.active_count() <= before
