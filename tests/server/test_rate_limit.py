"""Sentences about what one person and one address may use, so that nobody else has to wait."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, cast

import httpx
import pytest
from litestar.datastructures import State

from escapade.server import app
from escapade.server.api.connection_limits import Guard
from escapade.server.api.page import built
from escapade.server.api.rate_limit import TABLES_OF_ADDRESS, Limits, TokenBucket, TokenBuckets, network
from escapade.server.app import EscapadeApp
from escapade.server.refusals import RequestRefused
from escapade.server.settings import Settings
from tests.attacks.lines import Closed, HttpLine, SocketLine, connected
from tests.server.player import Message, Player
from tests.server.running import Running
from tests.server.test_play import pair

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from litestar.types import HTTPScope


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("strict")
    with Running(
        f"sqlite:///{folder}/escapade.db",
        ESCAPADE_GENEROUS="no",
        ESCAPADE_LINE_TIMEOUT="1",
        ESCAPADE_SOCKETS_OF_PERSON="3",
        ESCAPADE_SOCKETS_OF_ADDRESS="6",
        ESCAPADE_CONNECTIONS_OF_ADDRESS="20",
    ) as running:
        yield running


# Buckets


def test_nobody_is_forgotten_because_many_others_ask() -> None:
    buckets = TokenBuckets(0.001, 2, most=100)
    guesses = [buckets.take("guesser") for _ in range(3)]
    for number in range(99):
        buckets.take(f"other {number}")
    assert guesses[:2] == [0.0, 0.0]
    assert buckets.take("guesser") > 0
    buckets.take("one more")
    assert "guesser" in buckets.buckets
    assert "other 0" not in buckets.buckets
    assert len(buckets.buckets) == 100


def test_what_has_been_given_already_leaves_a_debt() -> None:
    bucket = TokenBucket(10, 100)
    bucket.charge(150)
    assert 4 < bucket.debt() <= 5
    assert bucket.take(10) > 5
    bucket.at -= 100
    assert (bucket.debt(), bucket.take(100)) == (0.0, 0.0)


@pytest.mark.parametrize(
    ("host", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_ipv6_network_counts_as_one_address(host: str, whose: str) -> None:
    assert network(host) == whose


# The event loop's time


class Whole:
    """An application that does the same whatever it is asked."""

    def __init__(self, work: Callable[..., Awaitable[None]], state: State) -> None:
        self.work = work
        self.state = state

    async def __call__(self, *asked: object) -> None:
        """Do it."""
        await self.work(*asked)


@pytest.mark.parametrize(
    "scope", [{"type": "http", "method": "GET", "path": "/api/games"}, {"type": "websocket", "path": "/api/socket"}]
)
def test_an_address_is_charged_for_its_requests_and_its_sockets(
    scope: dict[str, object], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(*_: object) -> None:
        await asyncio.sleep(0)

    async def ask() -> Limits:
        monkeypatch.setattr(app, "make_app", lambda settings: Whole(work, State({"limits": Limits(settings)})))
        served = EscapadeApp(replace(Settings(), generous=False))
        monkeypatch.setattr(app, "socket", work)
        await served({**scope, "client": ("192.0.2.1", 1), "headers": []}, work, work)  # type: ignore[arg-type]  # what is asked of one
        return served.limits

    assert list(asyncio.run(ask()).turns.settled) == ["192.0.2.1"]


# Guesses and questions


def test_too_many_questions_are_told_when_to_ask_again(strict_server: Running) -> None:
    with httpx.Client(base_url=strict_server.url, transport=httpx.HTTPTransport(local_address="127.0.0.3")) as http:
        questions = iter(range(5000))
        while (answer := http.get("/api/games")).status_code == 200:
            next(questions)
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    assert int(answer.headers["retry-after"]) >= 1


def test_many_people_at_one_address_get_every_file_of_the_page() -> None:
    limits = Limits(replace(Settings(), generous=False))
    scope = cast("HTTPScope", {"method": "GET", "path": "/assets/index.js"})
    wanted = [name for name in built() if "assets/words-" not in name or "assets/words-en" in name]  # of one language
    for _ in range(20 * max(len(wanted), 150)):
        limits.ask(scope, "192.0.2.1")
    asked = cast("HTTPScope", {"method": "GET", "path": "/api/games"})
    limits.ask(asked, "192.0.2.1")
    for _ in range(150):
        limits.ask(asked, "192.0.2.1")
    with pytest.raises(RequestRefused, match="too-fast"):
        limits.pay(limits.asks, "192.0.2.1", "too-fast", cost=150)


def test_long_lines_to_analyse_wait_sooner_than_short_ones(strict_server: Running) -> None:
    long_line = {"game": "chess", "moves": [{"seat": 0, "move": "e4"}] * 300}
    with httpx.Client(base_url=strict_server.url, transport=httpx.HTTPTransport(local_address="127.0.0.9")) as http:
        codes = [http.post("/api/analysis", json=long_line).json()["code"] for _ in range(30)]
    assert codes[:11] == ["game-unknown"] * 11
    assert "wait" in codes


def test_one_account_is_not_guessed_at_from_many_addresses(strict_server: Running) -> None:
    async def guess(address: str, login: str) -> tuple[int, bytes]:
        line = HttpLine(strict_server.port, address=address)
        body = json.dumps({"login": login, "password": "guess guess"}).encode()
        answer = await line.ask("POST", "/api/login", [], body)
        line.close()
        return answer

    async def guess_all() -> list[tuple[int, bytes]]:
        answers = await asyncio.gather(*[guess(f"127.0.1.{number}", "Victim") for number in range(1, 61)])
        return [*answers, await guess("127.0.2.1", "somebody-else")]

    *answers, another = asyncio.run(guess_all())
    assert {status for status, _ in answers} == {401, 429}
    assert another[0] == 401


# Sockets


def cookie_of(player: Player) -> str:
    """Give the header that says who somebody is."""
    return f"escapade={player.http.cookies['escapade']}"


async def opened(server: Running, player: Player, address: str) -> SocketLine:
    """Open a socket and wait until it is welcomed."""
    line = await SocketLine.open(server.port, cookie_of(player), address)
    assert json.loads(await line.receive())["type"] == "welcome"
    return line


async def opened_in_the_end(server: Running, player: Player, address: str) -> SocketLine:
    """Open a socket as soon as the server has noticed that another one was closed."""
    async with asyncio.timeout(60):
        while True:
            try:
                return await opened(server, player, address)
            except Closed:
                await asyncio.sleep(0.05)


async def refused_with(server: Running, player: Player, address: str) -> int:
    """Give the closing code of a socket that is not let in."""
    with pytest.raises(Closed) as closed:
        await opened(server, player, address)
    return closed.value.code


def test_sockets_are_limited_for_a_person_and_for_an_address(strict_server: Running) -> None:
    async def open_many() -> None:
        people = [Player(strict_server, name) for name in ("Ann", "Bob", "Cid")]
        lines = [await opened(strict_server, people[0], "127.0.0.4") for _ in range(3)]
        assert await refused_with(strict_server, people[0], "127.0.0.5") == 4430
        lines += [await opened(strict_server, people[1], "127.0.0.4") for _ in range(3)]
        assert await refused_with(strict_server, people[2], "127.0.0.4") == 4430
        lines += [await opened(strict_server, people[2], "127.0.0.5")]
        lines.pop(0).close()
        lines += [await opened_in_the_end(strict_server, people[0], "127.0.0.4")]
        for line in lines:
            line.close()

    asyncio.run(open_many())


def test_a_line_that_goes_dead_is_cut_and_its_person_counts_as_away(strict_server: Running) -> None:
    ann = Player(strict_server, "Ann")
    table = ann.open_table("me", "open")
    bob = Player(strict_server, "Bob")
    bob.post(f"/tables/{table}/sit")
    ann.watch(table)

    async def never_read() -> None:
        line = await opened(strict_server, bob, "127.0.0.6")
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport one reads from
        line.send(1, json.dumps({"type": "watch", "table": table}).encode())
        await asyncio.to_thread(until_seats, ann, [True, True])
        await asyncio.to_thread(until_seats, ann, [True, False])
        line.close()

    asyncio.run(never_read())


def until_seats(player: Player, seats: list[bool]) -> None:
    """Wait until these seats are there, and those not."""
    player.until("present", seats=seats)


def test_whoever_asks_for_a_table_again_is_answered_and_nobody_else_is_told(anywhere: Running) -> None:
    ann, bob, table = pair(anywhere)
    ann.hear_all()
    for _ in range(5):
        bob.send(type="watch", table=table)
        bob.until("present")
    bob.send(type="say", table=table, text="Here again")
    heard = []
    while (message := ann.receive())["type"] != "chat":
        heard.append(message["type"])
    assert heard.count("present") < 2, "at most that Bob has come, told late"


# Tables and seats


@pytest.fixture(scope="module")
def small_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("small")
    with Running(
        f"sqlite:///{folder}/escapade.db",
        ESCAPADE_GENEROUS="no",
        ESCAPADE_TABLES_OF_PERSON="3",
        ESCAPADE_SEATS_OF_PERSON="4",
    ) as running:
        yield running


def test_a_person_has_so_many_unfinished_tables_and_no_more(small_server: Running) -> None:
    ann = Player(small_server, "Ann")
    tables = [ann.open_table("open", "fox") for _ in range(3)]
    refused = ann.refused("/tables", game="cartagena", seats=[{"who": "open"}, {"who": "bot", "bot": "fox"}])
    assert (refused["status"], refused["code"], refused["facts"]) == (409, "tables-open", {"most": 3})
    ann.post(f"/tables/{tables[0]}/sit")
    ann.post(f"/tables/{tables[0]}/start")
    ann.post(f"/tables/{tables[0]}/resign")
    again = ann.post(f"/tables/{tables[0]}/rematch")["id"]
    assert again not in tables
    assert ann.refused(f"/tables/{again}/rematch")["code"] == "tables-open"


def test_a_person_has_so_many_seats_and_no_more(small_server: Running) -> None:
    ann, bob = Player(small_server, "Ann"), Player(small_server, "Bob")
    mine = ann.open_table("me", "me", "open")
    assert ann.refused("/tables", game="cartagena", seats=[{"who": "me"}] * 3)["code"] == "seats-held"
    ann.post(f"/tables/{mine}/sit")
    others = bob.open_table("me", "open", "open")
    ann.post(f"/tables/{others}/sit")
    another = bob.open_table("me", "open")
    refused = ann.refused(f"/tables/{another}/sit")
    assert (refused["status"], refused["code"], refused["facts"]) == (409, "seats-held", {"most": 4})
    ann.post(f"/tables/{mine}/stand")
    ann.post(f"/tables/{another}/sit")


def test_many_wishes_at_once_get_no_more_than_one_after_the_other(small_server: Running) -> None:
    ann = Player(small_server, "Ann")
    form = json.dumps({"game": "cartagena", "seats": [{"who": "open"}, {"who": "open"}]}).encode()

    async def open_at_once() -> list[int]:
        lines = [HttpLine(small_server.port, cookie_of(ann), "127.0.0.10") for _ in range(8)]
        answers = await asyncio.gather(*[line.ask("POST", "/api/tables", [], form) for line in lines])
        for line in lines:
            line.close()
        return sorted(status for status, _ in answers)

    assert asyncio.run(open_at_once()) == [201] * 3 + [409] * 5


def test_an_address_opens_so_many_tables_whoever_asks() -> None:
    limits = Limits(replace(Settings(), generous=False))

    async def open_some(address: str, count: int) -> int:
        opened = 0
        with suppress(RequestRefused):
            for number in range(count):
                async with limits.room_for(f"guest {number}", address, Nobodys(), opened=1, seats=2):  # type: ignore[arg-type]
                    opened += 1
        return opened

    assert asyncio.run(open_some("192.0.2.1", 500)) == TABLES_OF_ADDRESS[1]
    assert asyncio.run(open_some("192.0.2.2", 1)) == 1


class Nobodys:
    """Tables of which nobody has any."""

    async def held_by(self, _: str) -> tuple[int, int]:
        """Count nothing."""
        return 0, 0


# Chat


def test_only_who_sits_at_a_table_or_watches_it_may_talk_there(anywhere: Running) -> None:
    ann, bob, table = pair(anywhere)
    cid = Player(anywhere, "Cid")
    cid.connect()
    cid.send(type="say", table=table, text="Buy gold")
    assert cid.until("refused")["code"] == "say-watch-first"
    assert cid.refused(f"/tables/{table}/chat", text="Buy gold")["code"] == "say-watch-first"
    cid.watch(table)
    cid.until("snapshot")
    cid.post(f"/tables/{table}/chat", text="Good luck")
    bob.drop()
    bob.post(f"/tables/{table}/chat", text="Back in a minute")
    assert [line["text"] for line in ann.get(f"/tables/{table}/chat")] == ["Good luck", "Back in a minute"]


def test_nobody_talks_without_a_pause(strict_server: Running) -> None:
    ann = Player(strict_server, "Ann")
    table = ann.open_table("me", "open")
    said = 0
    while (answer := ann.http.post(f"/api/tables/{table}/chat", json={"text": "spam"})).status_code == 201:
        said += 1
    assert (answer.status_code, answer.json()["code"]) == (429, "wait")
    assert said >= 8


# Bytes


def test_whoever_asks_for_a_long_story_again_and_again_has_to_wait(strict_server: Running) -> None:
    ann = Player(strict_server, "Ann")
    table = ann.open_table("random", "random", "random", "random", "random")
    ann.post(f"/tables/{table}/start")
    ann.watch(table)
    while not ann.tables.get(table, {}).get("over"):
        ann.receive()
    questions = iter(range(500))
    while (answer := ann.http.get(f"/api/tables/{table}/replay?draw=true")).status_code == 200:
        next(questions)
    assert (answer.status_code, answer.json()["code"]) == (429, "wait")
    assert int(answer.headers["retry-after"]) >= 1
    told: Message = {}
    while told.get("type") != "refused":  # on a slow machine the first questions come after some of the time to wait
        next(questions)
        ann.send(type="watch", table=table, draw=True)
        while (told := ann.receive())["type"] not in ("snapshot", "refused"):
            pass
    assert told["code"] == "wait"
    assert int(told["facts"]["seconds"]) >= 1
    ann.post(f"/tables/{table}/chat", text="But playing is still possible")


# Connections


@pytest.mark.parametrize(
    ("proxies", "admitted"), [("", 5), ("10.0.0.0/8", 5), ("127.0.0.0/8", 20), ("127.0.0.1", 20), ("*", 20)]
)
def test_connections_of_proxies_are_everybodys_however_the_host_has_named_them(proxies: str, admitted: int) -> None:
    guard = Guard(replace(Settings(), generous=False, proxies=proxies, connections_of_address=5))
    assert sum(guard.admit("127.0.0.1") for _ in range(20)) == admitted
    assert sum(guard.admit("192.0.2.1") for _ in range(20)) == (20 if proxies == "*" else 5)


def test_a_connection_that_has_ended_makes_room_for_another() -> None:
    guard = Guard(replace(Settings(), generous=False, connections_of_address=5))
    for _ in range(3):
        assert sum(guard.admit("192.0.2.1") for _ in range(9)) == 5
        for _ in range(5):
            guard.release("192.0.2.1")
    assert (guard.admitted, dict(guard.addresses)) == (0, {})


@pytest.mark.parametrize(
    "request_so_far",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: a\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 50\r\n\r\n{",
        b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n\r\n",
    ],
    ids=["nothing", "head", "body", "line break"],
)
def test_a_request_that_does_not_end_is_cut_off(strict_server: Running, request_so_far: bytes) -> None:
    async def ask_slowly() -> None:
        reader, writer = await connected(strict_server.port, "127.0.0.7")
        writer.write(request_so_far)
        with suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), 60)
        writer.close()

    asyncio.run(ask_slowly())


def test_one_address_cannot_take_all_connections(strict_server: Running) -> None:
    async def open_many() -> int:
        lines = await asyncio.gather(
            *[connected(strict_server.port, "127.0.0.8") for _ in range(60)], return_exceptions=True
        )
        held = [line for line in lines if not isinstance(line, BaseException)]
        with suppress(ConnectionError):
            for _, writer in held:
                writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
        # Connections are accepted in order: once this later one is answered, those beyond the limit are closed.
        answer = await asyncio.to_thread(httpx.get, f"{strict_server.url}/health", timeout=60)
        for _ in range(10):  # turns of the event loop, in which it notices
            await asyncio.sleep(0)
        still_open = sum(not reader.at_eof() and reader.exception() is None for reader, _ in held)
        for _, writer in held:
            writer.transport.abort()
        assert answer.status_code == 200
        return still_open

    assert asyncio.run(open_many()) <= 20


def test_whoever_does_not_read_an_answer_is_cut_off(strict_server: Running) -> None:
    async def ask_without_reading() -> None:
        _, writer = await connected(strict_server.port, "127.0.0.9")
        writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport one reads from
        with suppress(ConnectionError):
            for _ in range(2000):
                writer.write(b"GET /schema/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n" * 10)
                await asyncio.wait_for(writer.drain(), 60)
                await asyncio.sleep(0.05)
        assert writer.is_closing()

    asyncio.run(ask_without_reading())
