"""Abuse: clients that keep to the protocol and want more than their share, with innocent players beside them."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Self

from tests.attacks.lines import Closed, HttpLine, SocketLine, connected
from tests.attacks.measured import Innocent, Watch, memory
from tests.server.player import Player

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Coroutine, Mapping

    from tests.server.running import Running

PEOPLE = 8
INNOCENTS = 4
WARM = 2.0  # s of play before anything is measured
REST = 1.0  # s after an attack, in which nothing is measured
MANY_SOCKETS = 500
MANY_CONNECTIONS = 1100
GENTLY = ("chrt", "--other", "0", "nice", "-n", "10")  # whatever priority the rest was started with


@dataclass
class Attack:
    """An attacker's connections and findings."""

    port: int
    seconds: float
    table: str  # a long game that is over, public
    cookies: list[str]
    tally: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.ends = time.monotonic() + self.seconds

    @property
    def over(self) -> bool:
        """Whether it has gone on for long enough."""
        return time.monotonic() > self.ends

    async def with_sockets(self, count: int, one: Callable[[SocketLine], Awaitable[None]]) -> None:
        """Do something with many sockets at once; when one is closed, take another."""

        async def again_and_again(cookie: str) -> None:
            while not self.over:
                try:
                    line = await SocketLine.open(self.port, cookie)
                    self.tally["sockets"] += 1
                    with suppress(TimeoutError):
                        await asyncio.wait_for(one(line), max(0.1, self.ends - time.monotonic()))
                    self.tally["bytes out"] += line.bytes_in
                    line.close()
                except (Closed, OSError) as closed:
                    self.tally[f"closed {getattr(closed, 'code', '')}"] += 1
                    await asyncio.sleep(0.2)

        await asyncio.gather(*[again_and_again(self.cookies[n % len(self.cookies)]) for n in range(count)])

    async def spam(self, line: SocketLine, message: Mapping[str, object], *, pause: float) -> None:
        """Send the same message again and again, and read what comes."""
        reading = asyncio.create_task(self.read(line))
        try:
            while not reading.done():
                line.send(1, json.dumps(message).encode())
                self.tally["messages"] += 1
                await line.writer.drain()
                await asyncio.sleep(pause)
            await reading
        finally:
            reading.cancel()

    async def read(self, line: SocketLine) -> None:
        """Read until the socket is closed."""
        while True:
            message = json.loads(await line.receive())
            self.tally[str(message.get("code", message["type"]))] += 1


async def ask_again(attack: Attack) -> Counter[str]:
    """Eight sockets ask for the whole of a long game again and again."""
    watch = {"type": "watch", "table": attack.table, "since": 0, "draw": True}
    await attack.with_sockets(8, lambda line: attack.spam(line, watch, pause=0.07))
    return attack.tally


async def replay(attack: Attack) -> Counter[str]:
    """Eight connections ask for a replay with pictures again and again."""
    path = f"/api/tables/{attack.table}/replay?draw=true"
    await asyncio.gather(*[ask_for(attack, cookie, path) for cookie in attack.cookies])
    return attack.tally


async def chat(attack: Attack) -> Counter[str]:
    """Eight sockets talk without a pause into somebody's table."""

    async def one(line: SocketLine) -> None:
        line.send(1, json.dumps({"type": "watch", "table": attack.table}).encode())
        await attack.spam(line, {"type": "say", "table": attack.table, "text": "Buy gold!"}, pause=0.03)

    await attack.with_sockets(8, one)
    return attack.tally


async def flood(attack: Attack) -> Counter[str]:
    """Twenty sockets send messages as fast as they can."""
    why = {"type": "why", "table": attack.table, "action": "0k"}
    await attack.with_sockets(20, lambda line: attack.spam(line, why, pause=0))
    return attack.tally


async def nul(attack: Attack) -> Counter[str]:
    """Ten sockets play moves whose id contains NUL."""
    play = {"type": "play", "table": attack.table, "id": "a\0b", "version": 1, "action": "0k"}
    await attack.with_sockets(10, lambda line: attack.spam(line, play, pause=0.07))
    return attack.tally


async def crowd(attack: Attack) -> Counter[str]:
    """Five hundred sockets are opened and kept."""
    await attack.with_sockets(MANY_SOCKETS, attack.read)
    return attack.tally


async def never_read(attack: Attack) -> Counter[str]:
    """A hundred sockets ask and never read the answers."""

    async def one(line: SocketLine) -> None:
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]  # a transport one reads from
        while True:
            line.send(1, json.dumps({"type": "watch", "table": attack.table, "draw": True}).encode())
            await asyncio.wait_for(line.writer.drain(), 10)
            await asyncio.sleep(0.1)

    await attack.with_sockets(100, one)
    return attack.tally


async def slow_headers(attack: Attack) -> Counter[str]:
    """Eleven hundred connections send a request letter by letter."""

    async def one() -> None:
        while True:
            try:
                _, writer = await connected(attack.port)
                attack.tally["connections"] += 1
                writer.write(b"GET / HTTP/1.1\r\nX-Slow: ")
                while True:
                    writer.write(b"a")
                    await writer.drain()
                    await asyncio.sleep(1)
            except OSError:
                attack.tally["cut off"] += 1
                await asyncio.sleep(0.5)

    with suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*[one() for _ in range(MANY_CONNECTIONS)]), attack.seconds)
    return attack.tally


async def read_log(attack: Attack) -> Counter[str]:
    """Eight connections read the log of a long game again and again."""
    await asyncio.gather(*[ask_for(attack, cookie, f"/api/tables/{attack.table}/log") for cookie in attack.cookies])
    return attack.tally


async def questions(attack: Attack) -> Counter[str]:
    """Fifty connections ask what costs little, as fast as they can."""
    await asyncio.gather(*[ask_for(attack, attack.cookies[n % PEOPLE], "/api/tables/mine") for n in range(50)])
    return attack.tally


async def open_tables(attack: Attack) -> Counter[str]:
    """Eight connections open tables as fast as they can, and take all seats at them."""
    form = {"game": "cartagena", "seats": [{"who": "me"}] * 5}
    await asyncio.gather(*[ask_for(attack, cookie, "/api/tables", json.dumps(form)) for cookie in attack.cookies])
    return attack.tally


async def ask_for(attack: Attack, cookie: str, path: str, body: str = "") -> None:
    """Ask the same again and again."""
    line = HttpLine(attack.port, cookie)
    while not attack.over:
        try:
            status, answer = await line.ask("POST" if body else "GET", path, [], body.encode())
        except OSError:
            status, answer = 0, b""
        attack.tally[str(status)] += 1
        attack.tally["bytes out"] += len(answer)
    line.close()


async def guess(attack: Attack) -> Counter[str]:
    """Eight connections guess passwords."""
    form = json.dumps({"login": "victim", "password": "guess guess"})
    await asyncio.gather(*[ask_for(attack, cookie, "/api/login", form) for cookie in attack.cookies])
    return attack.tally


SCENARIOS: dict[str, Callable[[Attack], Coroutine[object, object, Counter[str]]]] = {
    "long game again": ask_again,
    "replays": replay,
    "log of a long game": read_log,
    "questions": questions,
    "new tables": open_tables,
    "chat": chat,
    "flood of messages": flood,
    "NUL in a move's id": nul,
    "500 sockets": crowd,
    "100 that never read": never_read,
    "1,100 slow requests": slow_headers,
    "passwords": guess,
}


@dataclass
class Striker:
    """The attacker's process. It waits for a command to attack, so that its start affects no measurement."""

    process: asyncio.subprocess.Process

    @classmethod
    async def start(cls, name: str, port: int, table: str, cookies: list[str]) -> Self:
        """Start it, with a lower priority than the server: a real attacker has a machine of its own."""
        command = [sys.executable, "-m", "tests.attacks", "strike", name, str(port), table, *cookies]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*GENTLY, *command, stdin=pipe, stdout=pipe)
        assert process.stdout is not None
        await process.stdout.readline()  # it is ready
        return cls(process)

    async def strike(self, seconds: float) -> Counter[str]:
        """Attack for a number of seconds; return the findings."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{seconds}\n".encode())
        return Counter(json.loads(await self.process.stdout.readline()))

    async def end(self) -> None:
        """Stop the process."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()


async def abused(running: Running, name: str, seconds: float, rounds: int) -> dict[str, object]:
    """Measure innocent players' moves, quiet and during an attack in turn, so that both meet the same machine."""
    people = [Player(running, f"Mallory {number}") for number in range(PEOPLE)]
    table = await asyncio.to_thread(long_game, people[0])
    innocents = [Player(running, f"Ann {number}") for number in range(INNOCENTS)]
    watch = Watch(running.process.pid)
    playing = [
        asyncio.create_task(Innocent(running.port, cookie_of(one), f"127.0.3.{number}", watch).play())
        for number, one in enumerate(innocents, 1)
    ]
    striker = await Striker.start(name, running.port, table, [cookie_of(person) for person in people])
    tally: Counter[str] = Counter()
    await asyncio.sleep(WARM)
    before = memory(running.process.pid)
    for number in range(rounds):
        await watch.measure("quiet", number, seconds)
        attack = asyncio.create_task(striker.strike(seconds))
        await watch.measure("during", number, seconds)
        tally += await attack
        await asyncio.sleep(REST)
    after = memory(running.process.pid)
    await striker.end()
    watch.over.set()
    await asyncio.gather(*playing)
    for player in (*people, *innocents):
        player.go()
    return watch.summary() | {"memory": [round(before, 1), round(after, 1)], "tally": tally, "rounds": rounds}


def cookie_of(player: Player) -> str:
    """Return the header that says who somebody is."""
    return f"escapade={player.http.cookies['escapade']}"


def long_game(player: Player) -> str:
    """Let five bots play a game to its end."""
    table = player.open_table(*["random"] * 5)
    player.post(f"/tables/{table}/start")
    while player.get(f"/tables/{table}/")["table"]["status"] != "over":
        time.sleep(0.3)
    return table
