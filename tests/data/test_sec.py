"""The client against a server that plays the SEC."""

import gzip
import itertools
import json
import logging
import threading
import zlib
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sec_server import Answer, FakeTime, SecServer, facts_json, serving

from data.company import Cik
from data.errors import SetupError, SourceError
from data.sec import SecClient, open_client, user_agent
from data.sec_checks import check_company_facts
from data.sec_hosts import SecHosts

WHO = "Halden Reader reader@halden.example"
CIK = Cik("0000001234")
PATH = f"/api/xbrl/companyfacts/CIK{CIK}.json"
FACTS = facts_json(1234)
CHECK = check_company_facts(CIK)
LATER = "Run the command again later: what was fetched is kept."


@pytest.fixture
def sec() -> Iterator[SecServer]:
    with serving() as server:
        server.pages[PATH] = Answer(FACTS, etag='"1"')
        yield server


@pytest.fixture
def time() -> FakeTime:
    return FakeTime()


@pytest.fixture
def client(sec: SecServer, time: FakeTime, tmp_path: Path) -> Iterator[SecClient]:
    with SecClient(WHO, tmp_path, hosts=sec.hosts, clock=time.clock()) as client:
        yield client


def again(sec: SecServer, time: FakeTime, home: Path) -> SecClient:
    """Another command, later, on the same store."""
    return SecClient(WHO, home, hosts=sec.hosts, clock=time.clock())


def trouble(client: SecClient, url: str, *, path: str = PATH) -> str:
    """What is said when nothing can be had, with the server's address taken out."""
    with pytest.raises(SourceError) as caught:
        client.fetch(url + path, CHECK)
    assert caught.value.url == url + path
    return str(caught.value).replace(url, "")


class TestWhoAsks:
    def test_an_identity_is_required(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.delenv("SEC_USER_AGENT", raising=False)
        with pytest.raises(SetupError) as caught:
            open_client(tmp_path)
        assert str(caught.value) == (
            "The SEC asks callers to identify themselves. Set SEC_USER_AGENT, for example: "
            'export SEC_USER_AGENT="you@example.com"'
        )

    @pytest.mark.parametrize(
        ("told", "words"),
        [
            ("  ", "identify themselves"),
            ("Halden Reader", "names no e-mail address"),
            ("reader@halden.example\r\nX-Other: 1", "characters that can't be sent"),
            ("Håldén reader@halden.example", "characters that can't be sent"),
        ],
    )
    def test_an_identity_that_can_not_serve_is_said_and_not_repeated(
        self, told: str, words: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("SEC_USER_AGENT", told)
        with pytest.raises(SetupError, match=words) as caught:
            user_agent()
        assert "halden" not in str(caught.value).lower()

    def test_every_request_says_who_asks_and_nothing_else(
        self, sec: SecServer, client: SecClient
    ) -> None:
        sec.script[PATH] = [Answer(b"", 302, {"Location": PATH, "Set-Cookie": "track=1"})]
        client.fetch(sec.base + PATH, CHECK)
        for asked in sec.asked:
            assert asked.headers == {
                "host": sec.base.removeprefix("http://"),
                "user-agent": WHO,
                "accept": "*/*",
                "accept-encoding": "gzip",
                "connection": "keep-alive",
            }
        assert len(sec.asked) == 2

    def test_the_address_of_the_user_is_in_no_log_and_no_message(
        self, sec: SecServer, client: SecClient, caplog: pytest.LogCaptureFixture
    ) -> None:
        sec.pages[PATH] = Answer(b"no", 403)
        with caplog.at_level(logging.DEBUG):
            said = trouble(client, sec.base)
        assert "halden.example" not in caplog.text + said + repr(client) + repr(vars(client))


class TestFaults:
    """Each in words. A fault that may pass is asked for again, with longer and longer waits."""

    def test_refused(self, sec: SecServer, client: SecClient, time: FakeTime) -> None:
        sec.pages[PATH] = Answer(b"<html>Forbidden</html>", 403)
        words = (
            f"127.0.0.1 answered 403 for {PATH}. It refuses callers without a contact in "
            "SEC_USER_AGENT. Check that SEC_USER_AGENT names you and your e-mail address, then run it again."
        )
        assert trouble(client, sec.base) == words
        assert trouble(client, sec.base) == words
        assert (len(sec.asked), time.waits) == (1, [])
        assert client.is_stopped

    def test_refused_as_an_undeclared_tool(self, sec: SecServer, client: SecClient) -> None:
        page = (
            b"<html><title>SEC.gov | Request Rate Threshold Exceeded</title>"
            b"<h1>Your Request Originates from an Undeclared Automated Tool</h1></html>"
        )
        sec.pages[PATH] = Answer(page, 403)
        assert "without a contact" in trouble(client, sec.base)

    @pytest.mark.parametrize("status", [404, 403])
    def test_nothing_there(self, status: int, sec: SecServer, client: SecClient) -> None:
        page = b"<?xml version='1.0'?><Error><Code>AccessDenied</Code></Error>"
        sec.pages[PATH] = Answer(page, status)
        assert trouble(client, sec.base) == (
            f"127.0.0.1 answered {status} for {PATH}: there is nothing at that address. "
            "Check the CIK or the accession number."
        )
        assert not client.is_stopped

    def test_too_many_requests_stop_everybody(
        self, sec: SecServer, client: SecClient, time: FakeTime, tmp_path: Path
    ) -> None:
        sec.pages[PATH] = Answer(b"slow down", 429)
        assert trouble(client, sec.base) == (
            f"127.0.0.1 answered 429 for {PATH}: it has had too many requests. "
            "Run the command again in 10 minutes: what was fetched is kept."
        )
        assert len(sec.asked) == 5
        assert time.waits == [1, 2, 4, 8]
        with again(sec, time, tmp_path) as other:
            assert trouble(other, sec.base) == (
                f"127.0.0.1 is not asked for {PATH}: it has had too many requests. "
                "Run the command again in 10 minutes: what was fetched is kept."
            )
        assert len(sec.asked) == 5
        time.now += 600
        sec.pages[PATH] = Answer(FACTS)
        with again(sec, time, tmp_path) as other:
            assert other.fetch(sec.base + PATH, CHECK).content == FACTS

    def test_the_page_for_too_many_requests_counts_as_that_whatever_its_status(
        self, sec: SecServer, client: SecClient, time: FakeTime
    ) -> None:
        page = b"<html><title>SEC.gov | Request Rate Threshold Exceeded</title></html>"
        sec.script[PATH] = [Answer(page, 403), Answer(page, 200)]
        assert client.fetch(sec.base + PATH, CHECK).content == FACTS
        assert time.waits == [1, 2]

    def test_retry_after_is_kept(self, sec: SecServer, client: SecClient, time: FakeTime) -> None:
        date = "Sun, 01 Mar 2026 12:00:45 GMT"
        sec.script[PATH] = [
            Answer(b"", 429, {"Retry-After": "30"}),
            Answer(b"", 503, {"Retry-After": date}),
        ]
        assert client.fetch(sec.base + PATH, CHECK).content == FACTS
        assert time.waits == [30, 45]

    def test_a_long_retry_after_is_not_sat_out(
        self, sec: SecServer, client: SecClient, time: FakeTime
    ) -> None:
        sec.pages[PATH] = Answer(b"", 429, {"Retry-After": "1800"})
        assert "Run the command again in 30 minutes" in trouble(client, sec.base)
        assert (len(sec.asked), time.waits) == (1, [])

    def test_its_own_fault_passes(self, sec: SecServer, client: SecClient, time: FakeTime) -> None:
        sec.script[PATH] = [Answer(b"", 500), Answer(b"", 502)]
        assert client.fetch(sec.base + PATH, CHECK).content == FACTS
        assert time.waits == [1, 2]

    def test_its_own_fault_stays(self, sec: SecServer, client: SecClient) -> None:
        sec.pages[PATH] = Answer(b"<html>being worked on</html>", 503)
        assert trouble(client, sec.base) == (
            f"127.0.0.1 answered 503 for {PATH}: it has a fault of its own, or is being worked on. {LATER}"
        )
        assert len(sec.asked) == 5

    @pytest.mark.parametrize(
        "cut",
        [
            Answer(FACTS, sent=20),
            Answer(FACTS, sent=20, is_packed=False),
            Answer(FACTS, is_reset=True),
            Answer(
                gzip.compress(FACTS)[:-12], headers={"Content-Encoding": "gzip"}, is_packed=False
            ),
            Answer(b"no gzip at all", headers={"Content-Encoding": "gzip"}, is_packed=False),
        ],
        ids=["packed", "plain", "reset", "cut gzip of the right length", "no gzip"],
    )
    def test_cut_off(self, cut: Answer, sec: SecServer, client: SecClient) -> None:
        sec.pages[PATH] = cut
        assert trouble(client, sec.base) == (
            f"The answer of 127.0.0.1 for {PATH} was cut off. {LATER}"
        )
        assert len(sec.asked) == 5
        sec.script[PATH] = [cut, Answer(FACTS)]
        assert client.fetch(sec.base + PATH, CHECK).content == FACTS

    @pytest.mark.parametrize(
        ("body", "words"),
        [
            (b"", "127.0.0.1 answered 200 for {} with nothing in it."),
            (b"  \n", "127.0.0.1 answered 200 for {} with nothing in it."),
            (b"<html>Sorry</html>", "What 127.0.0.1 sent for {} is a page in place of JSON."),
            (FACTS[:-9], "What 127.0.0.1 sent for {} is no complete JSON: it may be cut off."),
            (b"[1]", "What 127.0.0.1 sent for {} is JSON, but not what was asked for."),
            (facts_json(4321), "What 127.0.0.1 sent for {} is of CIK 4321, not of 0000001234."),
            (b'{"cik": 1234}', "What 127.0.0.1 sent for {} has no facts in it."),
        ],
    )
    def test_not_what_was_asked_for(
        self, body: bytes, words: str, sec: SecServer, client: SecClient
    ) -> None:
        sec.pages[PATH] = Answer(body)
        assert trouble(client, sec.base) == f"{words.format(PATH)} {LATER}"
        assert len(sec.asked) == 2

    def test_no_connection(self, time: FakeTime, tmp_path: Path) -> None:
        with serving() as gone:
            base = gone.base
        hosts = SecHosts(base, base)
        with SecClient(WHO, tmp_path, hosts=hosts, clock=time.clock()) as client:
            words = f"127.0.0.1 does not answer (no connection). Check the connection. {LATER}"
            assert trouble(client, base) == words
            assert time.waits == [1, 2, 4, 8]
            # What follows is not waited for again.
            assert trouble(client, base, path="/files/other.json") == words
            assert time.waits == [1, 2, 4, 8]

    def test_a_connection_that_is_not_secure(self, sec: SecServer, tmp_path: Path) -> None:
        base = sec.base.replace("http:", "https:")
        clock = FakeTime().clock()
        with SecClient(WHO, tmp_path, hosts=SecHosts(base, base), clock=clock) as client:
            assert trouble(client, base) == (
                "127.0.0.1 does not answer (its certificate is not accepted, or the connection is not "
                f"secure). Check the connection. {LATER}"
            )
        assert sec.asked == []

    def test_an_answer_without_meaning(self, sec: SecServer, client: SecClient) -> None:
        sec.pages[PATH] = Answer(b"", 418)
        assert trouble(client, sec.base) == (
            f"127.0.0.1 answered 418 for {PATH}, which is no answer to what was asked. {LATER}"
        )

    def test_a_304_to_a_question_without_conditions(
        self, sec: SecServer, client: SecClient
    ) -> None:
        sec.pages[PATH] = Answer(b"", 304)
        assert trouble(client, sec.base) == f"{PATH} gave 304 to a question without conditions."


class TestLimits:
    def test_a_body_is_unpacked_to_a_limit(
        self, sec: SecServer, client: SecClient, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("data.sec_http.MAX_BYTES", 100_000)
        sec.pages[PATH] = Answer(b" " * 10_000_000)
        assert trouble(client, sec.base) == (
            f"{PATH} is larger than 200 MB, which is as much as is read."
        )
        sec.pages[PATH] = Answer(b"x" * 100_001, is_packed=False)
        assert "is larger than" in trouble(client, sec.base)

    def test_a_length_that_is_too_large_is_not_waited_for(
        self, sec: SecServer, client: SecClient
    ) -> None:
        sec.pages[PATH] = Answer(
            b"x", headers={"Content-Length": "300000000"}, is_packed=False, sent=1
        )
        assert "is larger than 200 MB" in trouble(client, sec.base)

    def test_an_answer_that_trickles_is_ended(self, sec: SecServer, tmp_path: Path) -> None:
        moments = itertools.count(0.0, 700.0)
        slow = replace(FakeTime().clock(), now=lambda: next(moments))
        with SecClient(WHO, tmp_path, hosts=sec.hosts, clock=slow) as client:
            assert "was cut off" in trouble(client, sec.base)

    def test_packed_in_another_way(self, sec: SecServer, client: SecClient) -> None:
        packed = Answer(zlib.compress(FACTS), headers={"Content-Encoding": "br"}, is_packed=False)
        sec.pages[PATH] = packed
        assert trouble(client, sec.base) == (
            f"127.0.0.1 sent {PATH} packed in a way that was not asked for. {LATER}"
        )


class TestRedirects:
    @pytest.mark.parametrize(
        "elsewhere",
        [
            "https://sec.gov.evil.example/x",
            "http://www.sec.gov/x",
            "https://www.sec.gov@evil.example/x",
            "//evil.example/x",
            "file:///etc/passwd",
            "http://localhost:1/x",
            "http://[::1]:1/x",
            "",
            "http://[",
        ],
    )
    def test_another_host_is_not_asked(
        self, elsewhere: str, sec: SecServer, client: SecClient
    ) -> None:
        sec.pages[PATH] = Answer(b"", 302, {"Location": elsewhere})
        said = trouble(client, sec.base)
        assert said.startswith("127.0.0.1 sends on ")
        assert said.endswith(f"for {PATH}, and only the SEC's own hosts are asked. {LATER}")
        assert set(sec.paths) == {PATH}

    def test_within_the_sec_it_is_followed_and_takes_turns(
        self, sec: SecServer, client: SecClient, time: FakeTime
    ) -> None:
        sec.pages["/old"] = Answer(b"", 301, {"Location": PATH})
        assert client.fetch(f"{sec.base}/old", CHECK).content == FACTS
        assert time.slept == [0.125]

    def test_in_a_circle_it_ends(self, sec: SecServer, client: SecClient) -> None:
        sec.pages[PATH] = Answer(b"", 302, {"Location": PATH})
        assert "sends on again and again" in trouble(client, sec.base)
        assert len(sec.asked) == 4

    def test_an_address_that_is_not_the_sec_s_is_never_asked(self, client: SecClient) -> None:
        with pytest.raises(SourceError, match="only the SEC's own hosts are asked"):
            client.fetch("https://evil.example/files/x.json", CHECK)

    @pytest.mark.parametrize(
        "base", ["http://www.sec.gov", "https://a@b", "https://x/y", "ftp://x"]
    )
    def test_only_https_hosts_stand_for_the_sec(self, base: str) -> None:
        with pytest.raises(ValueError, match="not the address of an https host"):
            SecHosts(www=base)


class TestWhatIsKept:
    def test_it_is_asked_for_only_if_it_has_changed(
        self, sec: SecServer, client: SecClient
    ) -> None:
        sec.pages[PATH] = Answer(
            FACTS, etag='"1"', headers={"Last-Modified": "Sat, 28 Feb 2026 10:00:00 GMT"}
        )
        assert client.fetch(sec.base + PATH, CHECK).content == FACTS
        assert client.fetch(sec.base + PATH, CHECK).content == FACTS
        assert sec.asked[1].headers["if-none-match"] == '"1"'
        assert sec.asked[1].headers["if-modified-since"] == "Sat, 28 Feb 2026 10:00:00 GMT"
        changed = FACTS.replace(b"Halden Air", b"Halden Air Group")
        sec.pages[PATH] = Answer(changed, etag='"2"')
        assert client.fetch(sec.base + PATH, CHECK).content == changed

    def test_what_was_filed_is_asked_for_once(
        self, sec: SecServer, client: SecClient, time: FakeTime, tmp_path: Path
    ) -> None:
        client.fetch(sec.base + PATH, CHECK, is_final=True)
        with again(sec, time, tmp_path) as other:
            assert other.fetch(sec.base + PATH, CHECK, is_final=True).content == FACTS
        assert len(sec.asked) == 1

    @pytest.mark.parametrize(
        "bad",
        [
            Answer(b""),
            Answer(b"<html>Sorry</html>"),
            Answer(FACTS[:50]),
            Answer(facts_json(4321)),
            Answer(FACTS, sent=30),
            Answer(b"", 500),
            Answer(b"", 429),
            Answer(b"", 403),
            Answer(b"", 404),
            Answer(b"", 302, {"Location": "https://evil.example/"}),
        ],
    )
    def test_a_bad_answer_does_not_replace_it_and_is_said(
        self, bad: Answer, sec: SecServer, client: SecClient, time: FakeTime, tmp_path: Path
    ) -> None:
        client.fetch(sec.base + PATH, CHECK)
        sec.pages[PATH] = bad
        body = client.fetch(sec.base + PATH, CHECK)
        assert body.content == FACTS
        assert body.warning is not None
        assert body.warning.endswith(" The copy of 2026-03-01 is used.")
        time.now += 600
        sec.pages[PATH] = Answer(FACTS, etag='"1"')
        with again(sec, time, tmp_path) as other:
            assert other.fetch(sec.base + PATH, CHECK).warning is None
        assert sec.asked[-1].headers["if-none-match"] == '"1"'

    def test_an_older_copy_does_not_replace_it(self, sec: SecServer, client: SecClient) -> None:
        sec.pages[PATH] = Answer(FACTS, headers={"Last-Modified": "Sat, 28 Feb 2026 10:00:00 GMT"})
        client.fetch(sec.base + PATH, CHECK)
        old = FACTS.replace(b"Halden Air", b"Halden")
        sec.pages[PATH] = Answer(old, headers={"Last-Modified": "Fri, 27 Feb 2026 10:00:00 GMT"})
        body = client.fetch(sec.base + PATH, CHECK)
        assert body.content == FACTS
        assert body.warning == (
            f"The SEC sent an older copy of {sec.base}{PATH} than the one kept here, "
            "of 2026-03-01, which is used."
        )

    def test_a_damaged_copy_is_fetched_again(
        self, sec: SecServer, client: SecClient, tmp_path: Path
    ) -> None:
        client.fetch(sec.base + PATH, CHECK, is_final=True)
        [kept] = (tmp_path / "sec").rglob("*.kept")
        whole = kept.read_bytes()
        for damaged in (
            b"",
            whole[:-20],
            whole[:40],
            b"{}\n",
            b"[]\nx",
            whole.replace(b'"sha256": "', b'"sha256": "0'),
        ):
            kept.write_bytes(damaged)
            assert client.fetch(sec.base + PATH, CHECK, is_final=True).content == FACTS
        assert len(sec.asked) == 7


def test_eight_workers_stop_together_when_one_is_refused(sec: SecServer, client: SecClient) -> None:
    paths = [f"/api/xbrl/companyfacts/CIK{number:010d}.json" for number in range(50)]
    sec.pages = {path: Answer(b"", 403) for path in paths}
    said: list[str] = []

    def work(mine: list[str]) -> None:
        said.extend(trouble(client, sec.base, path=path) for path in mine)

    workers = [threading.Thread(target=work, args=(paths[place::8],)) for place in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert len(said) == 50
    assert len(sec.asked) <= 8


def test_what_is_kept_is_one_file_below_the_store(
    client: SecClient, sec: SecServer, tmp_path: Path
) -> None:
    client.fetch(sec.base + PATH, CHECK)
    [kept] = (tmp_path / "sec").rglob("*.kept")
    assert str(kept.relative_to(tmp_path)).endswith(f"{PATH}.kept")
    head, _, packed = kept.read_bytes().partition(b"\n")
    assert json.loads(head)["etag"] == '"1"'
    assert gzip.decompress(packed) == FACTS
