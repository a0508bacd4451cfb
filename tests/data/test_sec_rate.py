"""The turnstile: eight a second, evenly, over all threads and processes."""

import itertools
import subprocess
import sys
from pathlib import Path

import pytest
from sec_server import Answer, FakeTime, facts_json, serving

from data.sec_rate import RATE_NAME, Turnstile

ROOT = Path(__file__).resolve().parents[2]
FASTER = 20
"""A clock in the processes below runs so much faster, so that the test is short."""
ASKING = f"""
import sys, threading, time
from pathlib import Path
from data.sec import SecClient
from data.sec_hosts import SecHosts
from data.sec_rate import Clock
base, home = sys.argv[1:]
mine, moments = threading.local(), []
def now():
    mine.last = time.monotonic() * {FASTER}
    return mine.last
class Noting:
    def __init__(self, turnstile): self.turnstile = turnstile
    def take(self):
        left = self.turnstile.take()
        moments.append(mine.last)  # the moment that the turnstile has written down
        return left
    def __getattr__(self, name): return getattr(self.turnstile, name)
clock = Clock(now=now, sleep=lambda seconds: time.sleep(seconds / {FASTER}))
with SecClient("Halden reader@halden.example", Path(home), hosts=SecHosts(base, base), clock=clock) as client:
    client._turnstile = Noting(client._turnstile)
    def work(name):
        for number in range(8):
            client.fetch(f"{{base}}/{{name}}/{{number}}.json", lambda body: None)
    threads = [threading.Thread(target=work, args=(str(place),)) for place in range(2)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
print(*moments)
"""


def test_two_processes_with_two_threads_each_ask_eight_times_a_second_in_all(
    tmp_path: Path,
) -> None:
    with serving() as server:
        server.pages = {
            f"/{place}/{number}.json": Answer(facts_json(1))
            for place in range(2)
            for number in range(8)
        }
        command = [sys.executable, "-c", ASKING, server.base, str(tmp_path)]
        asking = [
            subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) for _ in range(2)
        ]
        said = [one.communicate(timeout=60)[0] for one in asking]
        assert len(server.asked) == 32
    moments = sorted(float(moment) for line in said for moment in line.split())
    assert len(moments) == 32
    assert min(b - a for a, b in itertools.pairwise(moments)) >= 0.125 - 1e-6


def test_no_second_has_more_than_eight(tmp_path: Path) -> None:
    time = FakeTime()
    turnstile = Turnstile(tmp_path, time.clock())
    moments = []
    for _ in range(40):
        assert turnstile.take() == 0
        moments.append(time.now)
        time.now += 0.01
    assert all(sum(m <= other < m + 0.999 for other in moments) <= 8 for m in moments)
    assert moments[-1] - moments[0] == pytest.approx(39 / 8)


def test_who_comes_late_does_not_wait(tmp_path: Path) -> None:
    time = FakeTime()
    turnstile = Turnstile(tmp_path, time.clock())
    turnstile.take()
    time.now += 5
    turnstile.take()
    assert time.slept == []


def test_a_pause_holds_for_everybody_and_ends(tmp_path: Path) -> None:
    time = FakeTime()
    one, other = Turnstile(tmp_path, time.clock()), Turnstile(tmp_path, time.clock())
    one.pause(60)
    one.pause(1)
    assert other.take() == 0
    assert time.now == 1060
    one.pause(700)
    assert other.take() == 700
    time.now += 700
    assert other.take() == 0


def test_no_pause_is_longer_than_an_hour(tmp_path: Path) -> None:
    turnstile = Turnstile(tmp_path, FakeTime().clock())
    turnstile.pause(10**9)
    assert turnstile.take() == 3600


@pytest.mark.parametrize(
    "written", ["999999999 999999999", "nonsense", "nan nan", "inf inf", "1", "\xff\xfe", "-inf 5"]
)
def test_a_file_of_before_the_machine_was_started_or_a_damaged_one_holds_nobody_up(
    written: str, tmp_path: Path
) -> None:
    (tmp_path / RATE_NAME).write_text(written, encoding="latin-1")
    time = FakeTime()
    turnstile = Turnstile(tmp_path, time.clock())
    assert turnstile.take() == 0
    assert time.now <= 1000.125
    assert turnstile.take() == 0
    assert time.now <= 1000.25
