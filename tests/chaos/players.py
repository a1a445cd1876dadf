"""Scripted people: each plays as the page does, comes back after every fault, and keeps all it sent and heard.

Like the page, a player resumes from the last version seen, and sends a move with the same id until it is answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
import uuid
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.player import filled_in

if TYPE_CHECKING:
    import random
    from collections.abc import Coroutine, Iterator

Message = dict[str, Any]  # Any: JSON as it came

FIRST_WAIT = 0.25  # s before connecting again, doubled each time …
LONGEST_WAIT = 8.0  # … up to this
ASK_AGAIN = 4.0  # s without an answer after which a move is sent again
WATCH_AGAIN = 2.0  # s after a refusal because the server's database was away
SILENCE = 20.0  # s without any message after which the connection is given up; the server pings every 15
THINKING = (0.03, 0.2)  # s between two moves of one player
PERSON, BOT, CLOCK = "person", "bot", "clock"  # who acts
OPENING = 6.0  # s a connection may take


@dataclass(slots=True)
class Sent:
    """A move as it was sent, and how it was answered."""

    table: str
    id: str
    seat: int
    version: int
    action: str
    accepted: list[int] = field(default_factory=list)  # versions, one an answer
    refused: list[str] = field(default_factory=list)  # codes, one an answer
    asked: float = 0.0

    def message(self) -> Message:
        """Return it as it goes over the wire, the same each time."""
        return {"type": "play", "table": self.table, "id": self.id, "version": self.version, "action": self.action,
                "seat": self.seat}  # fmt: skip

    @property
    def answered(self) -> bool:
        """Whether an answer has come."""
        return bool(self.accepted or self.refused)


@dataclass(frozen=True, slots=True)
class Heard:
    """A message as it came: when, on which connection."""

    at: float
    connection: int
    text: str


@dataclass(frozen=True, slots=True)
class Watched:
    """A wish to follow a table from a version on, and how many messages had come before it."""

    heard: int
    table: str
    since: int | None


@dataclass(slots=True)
class Transcript:
    """All that one player sent and heard."""

    name: str
    person: str
    heard: list[Heard] = field(default_factory=list)
    sent: list[Sent] = field(default_factory=list)
    watched: list[Watched] = field(default_factory=list)
    away: list[tuple[float, float]] = field(default_factory=list)  # when it had no connection


@dataclass(frozen=True, slots=True)
class Happening:
    """An entry somebody has seen: when, and who acted."""

    at: float
    version: int
    actor: str


@dataclass(slots=True)
class Known:
    """What a player knows of a table."""

    game: str
    version: int | None = None
    happenings: list[Happening] = field(default_factory=list)
    to_act: list[int] = field(default_factory=list)
    views: list[Message] = field(default_factory=list)
    over: bool = False
    refused: str = ""  # why it cannot be watched
    plays: bool = True  # False: has a seat, and never decides
    unanswered: Sent | None = None


class Player:
    """Somebody with a page open."""

    def __init__(self, url: str, name: str, luck: random.Random) -> None:
        self.url = url
        self.name = name
        self.luck = luck
        self.http = httpx.AsyncClient(base_url=url, timeout=OPENING, verify=False)  # noqa: S501 - no TLS here
        self.tables: dict[str, Known] = {}
        self.transcript = Transcript(name, "")
        self.connection: ClientConnection | None = None
        self.left_behind: list[ClientConnection] = []  # half-open: nobody reads them, nobody closed them
        self.connections = 0
        self.waits = 0
        self.last_heard = 0.0
        self.gone = time.monotonic()
        self.frozen = asyncio.Event()  # while clear, this player neither reads nor writes
        self.frozen.set()
        self.resting = False  # plays nothing new
        self.small_buffer = False  # takes little at once, so that a slow reader is noticed
        self.tasks: list[asyncio.Task[None]] = []
        self.beside: set[asyncio.Task[None]] = set()
        self.oddities: list[str] = []  # what a page would show as an error
        self.watching_again: set[str] = set()  # tables, soon
        self.crashes: list[str] = []  # what ended this player before the end

    async def come_in(self) -> None:
        """Become a guest, however often it takes."""
        for _ in range(30):
            with contextlib.suppress(httpx.HTTPError):
                answer = await self.http.post("/api/me", json={"name": self.name})
                if answer.status_code == 201:
                    self.transcript.person = answer.json()["id"]
                    return
            await asyncio.sleep(0.5)
        raise AssertionError("nobody can come in")

    def begin(self) -> None:
        """Connect, listen and play, until told to stop."""
        self.tasks = [
            asyncio.create_task(work()) for work in (self.stay_connected, self.keep_playing, self.keep_asking)
        ]

    async def stop(self) -> None:
        """Go home."""
        for task in self.tasks:
            task.cancel()
        ended = await asyncio.gather(*self.tasks, return_exceptions=True)
        self.crashes = [f"{self.name} plays no more: {error!r}" for error in ended if isinstance(error, Exception)]
        for line in (*self.left_behind, self.connection):
            if line is not None:
                line.transport.abort()
        await self.http.aclose()

    def later(self, work: Coroutine[object, object, None]) -> None:
        """Do something beside."""
        task = asyncio.create_task(work)
        self.beside.add(task)
        task.add_done_callback(self.beside.discard)

    async def ask(self, method: str, path: str, **body: object) -> Message | None:
        """Ask for something over HTTP; nothing if there is no answer, or a refusal."""
        try:
            answer = await self.http.request(method, f"/api{path}", json=body if method == "POST" else None)
        except httpx.HTTPError:
            return None
        found: Message | None = answer.json() if answer.is_success else None
        return found

    # The connection

    async def stay_connected(self) -> None:
        """Connect, again and again, with longer and longer pauses as the page does."""
        while True:
            await self.frozen.wait()
            self.listening = asyncio.create_task(self.connect_and_listen())
            try:
                await asyncio.wait((self.listening,))
            finally:
                self.listening.cancel()
                self.connection = None
                self.gone = min(self.gone, time.monotonic())
            await asyncio.sleep(min(LONGEST_WAIT, FIRST_WAIT * 2**self.waits))
            self.waits += 1

    async def connect_and_listen(self) -> None:
        """Open the socket, say what we watch, and take what comes until the line breaks."""
        with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
            await self.listen(await self.open_line())

    async def open_line(self) -> ClientConnection:
        """Open the socket."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = self.url.replace("http", "ws") + "/api/socket"
        options: Message = {"max_size": None, "compression": None, "ping_interval": None, "open_timeout": OPENING}
        if self.small_buffer:
            options |= {"sock": small_socket(self.url), "max_queue": 1}
        return await connect(url, additional_headers={"Cookie": cookie}, close_timeout=1, **options)

    async def listen(self, line: ClientConnection) -> None:
        """Say what we watch, and take what comes."""
        try:
            await self.welcome(line)
            while True:
                await self.frozen.wait()
                async with asyncio.timeout(SILENCE):  # `wait_for` may miss a cancellation before Python 3.12
                    text = await line.recv()
                await self.frozen.wait()
                self.take(str(text))
        finally:
            if line not in self.left_behind:
                line.transport.abort()

    async def welcome(self, line: ClientConnection) -> None:
        """Begin anew: watch every table from the last version seen, and send again what was not answered."""
        self.connections += 1
        self.connection = line
        self.waits = 0
        self.last_heard = time.monotonic()
        self.transcript.away.append((self.gone, time.monotonic()))
        self.gone = float("inf")
        for table in self.tables:
            await self.watch(table)
        for sent in self.unanswered():
            await self.say(sent.message())

    async def watch(self, table: str) -> None:
        """Follow a table from the last version seen."""
        version = self.tables[table].version
        self.transcript.watched.append(Watched(len(self.transcript.heard), table, version))
        await self.say({"type": "watch", "table": table, **({} if version is None else {"since": version})})

    async def watch_again(self, table: str) -> None:
        """Follow a table once more in a while, unless we have left it or are about to."""
        if table in self.watching_again:
            return
        self.watching_again.add(table)
        await asyncio.sleep(WATCH_AGAIN)
        self.watching_again.discard(table)
        if table in self.tables:
            await self.watch(table)

    async def say(self, message: Message) -> None:
        """Send a message if there is a connection."""
        if self.connection is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self.connection.send(json.dumps(message))

    def drop(self) -> None:
        """Lose the connection without a goodbye."""
        if self.connection is not None:
            self.connection.transport.abort()

    def leave_connection_behind(self) -> None:
        """Go on without the connection, as if no packet passed any more."""
        if self.connection is not None:
            self.connection.transport.pause_reading()
            self.left_behind.append(self.connection)
            self.listening.cancel()

    def unanswered(self) -> Iterator[Sent]:
        """List the moves that wait for an answer."""
        return (known.unanswered for known in self.tables.values() if known.unanswered is not None)

    async def keep_asking(self) -> None:
        """Send again what is not answered; give up a connection that says nothing."""
        while True:
            await asyncio.sleep(0.5)
            await self.frozen.wait()
            for sent in list(self.unanswered()):
                if time.monotonic() - sent.asked > ASK_AGAIN:
                    sent.asked = time.monotonic()
                    await self.say(sent.message())

    # What comes

    def take(self, text: str) -> None:
        """Keep a message and learn from it."""
        self.last_heard = time.monotonic()
        self.transcript.heard.append(Heard(self.last_heard, self.connections, text))
        message: Message = json.loads(text)
        match message["type"]:
            case "snapshot":
                self.see(message)
            case "update":
                self.hear(message)
            case "accepted":
                self.settle(message["table"], message["id"], accepted=message["version"])
            case "refused":
                self.refused(message)
            case "ping":
                self.later(self.say({"type": "pong", "n": message["n"]}))
            case _:
                pass

    def see(self, message: Message) -> None:
        """Take a whole table."""
        card = message["table"]
        known = self.tables.get(card["id"])
        if known is not None:
            known.refused = ""
            self.learn(known, message["version"], message)
            known.over = card["status"] == "over"

    def hear(self, message: Message) -> None:
        """Take one entry of a table's log; like the page, not twice."""
        known = self.tables.get(message["table"])
        if known is not None and (known.version is None or message["version"] > known.version):
            known.happenings.append(Happening(time.monotonic(), message["version"], actor(message["entry"])))
            self.learn(known, message["version"], message)
            known.over = known.over or message["entry"]["type"] == "ended"

    def learn(self, known: Known, version: int, message: Message) -> None:
        """Remember how a table stands."""
        known.version = version
        known.to_act = message["standing"].get("to_act", [])
        known.views = message.get("views", [])

    def settle(self, table: str, action: str, accepted: int | None = None, refused: str = "") -> None:
        """Note the answer to a move."""
        sent = next((one for one in reversed(self.transcript.sent) if one.id == action), None)
        if sent is None:
            return
        if accepted is not None:
            sent.accepted.append(accepted)
        else:
            sent.refused.append(refused)
        known = self.tables.get(table)
        if known is not None and known.unanswered is sent:
            known.unanswered = None

    def refused(self, message: Message) -> None:
        """Note that something does not happen."""
        table, code = message.get("table", ""), message["code"]
        if code == "store-away":
            self.later(self.watch_again(table))
        if message.get("id"):
            self.settle(table, message["id"], refused=code)
            if code == "bot-holds":
                self.later(self.watch(table))  # whoever watches anew is there again
            if code not in USUAL_REFUSALS:
                self.oddities.append(f"{message['says']} ({code})")
        elif table in self.tables:
            self.tables[table].refused = code

    # Play

    async def keep_playing(self) -> None:
        """Play wherever it is up to us, one move after another."""
        while True:
            await asyncio.sleep(self.luck.uniform(*THINKING))
            await self.frozen.wait()
            if self.resting or self.connection is None:
                continue
            for table, known in list(self.tables.items()):
                sent = self.choose(table, known)
                if sent is not None:
                    await self.play(known, sent)

    def choose(self, table: str, known: Known) -> Sent | None:
        """Choose any legal move, if it is up to us and nothing is unanswered there."""
        if known.unanswered is not None or known.over or not known.plays or known.version is None:
            return None
        found = {
            sight["seat"]: filled_in(known.game, sight) or sight.get("legal", [])
            for sight in known.views
            if sight["seat"] in known.to_act
        }
        seats = sorted(seat for seat, moves in found.items() if moves)
        if not seats:
            return None
        seat = self.luck.choice(seats)
        return Sent(table, uuid.uuid4().hex, seat, known.version, self.luck.choice(found[seat]))

    async def play(self, known: Known, sent: Sent) -> None:
        """Send a move, and keep it until it is answered."""
        sent.asked = time.monotonic()
        known.unanswered = sent
        self.transcript.sent.append(sent)
        await self.say(sent.message())


# A page shows these and goes on: somebody was faster, the store did not answer, a bot was there.
USUAL_REFUSALS = ("stale", "not-stored", "store-away", "bot-holds", "game-over", "paused", "unavailable")


def actor(entry: Message) -> str:
    """Name who acted: a person, a bot, the clock; nobody where nothing was played."""
    if entry["type"] != "played":
        return ""
    by = entry.get("by", "")
    return PERSON if not by else CLOCK if by == CLOCK else BOT


def small_socket(url: str) -> socket.socket:
    """Connect with a small buffer, so that what is not read piles up at the server soon."""
    host, _, port = url.removeprefix("http://").partition(":")
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.settimeout(OPENING)
    made.connect((host, int(port)))
    made.settimeout(0)
    return made
