"""Scripted people: they speak HTTP and WebSocket like a browser would, and remember every byte they got."""

from __future__ import annotations

import json
import socket
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, ClassVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from escapade.client.answers import seats_of
from escapade.engine import seeded
from escapade.games import GAMES

if TYPE_CHECKING:
    import random

    from tests.server.running import Running

Message = dict[str, Any]  # Any: JSON as it came
PATIENCE = 300.0  # s until a message that does not come fails a test instead of keeping it for ever


class Player:
    """Somebody with a browser."""

    games: ClassVar[dict[str, str]] = {}  # table → game
    everybody: ClassVar[list[Player]] = []  # who has come in during this test

    def __init__(self, server: Running, name: str) -> None:
        self.everybody.append(self)
        self.server = server
        self.name = name
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        answer = self.http.post("/api/me", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.id = answer.json()["id"]
        self.socket: ClientConnection | None = None
        self.bytes: list[str] = []  # everything ever received over sockets
        self.versions: dict[str, int] = {}
        self.tables: dict[str, Message] = {}  # the last sight of each table
        self.sent: dict[str, str] = {}  # action id → table
        self.acknowledged: dict[str, int] = {}
        self.refusals: list[Message] = []
        self.heard: list[Message] = []
        self.unanswered: Message | None = None
        self.n = 0

    # HTTP

    def post(self, path: str, **body: object) -> Any:  # noqa: ANN401 - JSON as it came
        """Ask for something that must work."""
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def refused(self, path: str, **body: object) -> Message:
        """Ask for something that must not work; give the answer with its status."""
        answer = self.http.post(f"/api{path}", json=body)
        assert 400 <= answer.status_code < 500, f"{path}: {answer.status_code} {answer.text}"
        return {"status": answer.status_code, **answer.json()}

    def get(self, path: str) -> Any:  # noqa: ANN401 - JSON as it came
        """Read something."""
        answer = self.http.get(f"/api{path}")
        assert answer.is_success, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    def open_table(self, *seats: str, game: str = "cartagena", **more: object) -> str:
        """Open a table: 'me', 'open', or a bot's name for each seat."""
        table = str(self.post("/tables", game=game, seats=seats_of(seats), **more)["id"])
        self.games[table] = game
        return table

    def past(self, table: str) -> list[Message]:
        """Read a table's whole log as I may see it, page after page, oldest first."""
        page = self.get(f"/tables/{table}/log")
        entries: list[Message] = page["entries"]
        while page["earlier"]:
            page = self.get(f"/tables/{table}/log?before={entries[0]['version']}")
            entries = page["entries"] + entries
        return entries

    # The socket

    def connect(self, **headers: str) -> None:
        """Open the socket."""
        url = self.server.url.replace("http", "ws") + "/api/socket"
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookie, **headers}
        line = connect(
            url, additional_headers=headers, max_size=None, max_queue=None, compression=None, ping_interval=None
        )
        self.socket = line.__enter__()

    def watch(self, table: str) -> None:
        """Follow a table, from the last version seen on if there is one."""
        if self.socket is None:
            self.connect()
        self.send(type="watch", table=table, **({"since": self.versions[table]} if table in self.versions else {}))

    def send(self, **message: object) -> None:
        """Say something."""
        assert self.socket is not None
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> Message:
        """Wait for the next message."""
        assert self.socket is not None
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.bytes.append(text)
        message: Message = json.loads(text)
        self.take(message)
        return message

    def until(self, kind: str, **wanted: object) -> Message:
        """Wait for a message of a kind, with these details."""
        deadline = time.monotonic() + PATIENCE
        while True:
            assert time.monotonic() < deadline, f"no {kind} came, only pings and the like"
            message = self.receive()
            if message["type"] == kind and all(message.get(key) == value for key, value in wanted.items()):
                return message

    def take(self, message: Message) -> None:
        """Remember what a message says."""
        match message["type"]:
            case "snapshot":
                table = message["table"]["id"]
                self.versions[table] = message["version"]
                self.tables[table] = message | {"over": message["table"]["status"] == "over"}
            case "update":
                table = message["table"]
                assert message["version"] == self.versions.get(table, message["version"] - 1) + 1, (
                    "a version is missing"
                )
                self.versions[table] = message["version"]
                over = self.tables.get(table, {}).get("over", False) or message["entry"]["type"] == "ended"
                self.tables[table] = message | {"over": over}
            case "accepted":
                self.acknowledged[message["id"]] = message["version"]
                self.unanswered = None
            case "refused":
                self.refusals.append(message)
                self.unanswered = None
            case "ping":
                self.send(type="pong", n=message["n"])
            case _:
                self.heard.append(message)

    def drop(self) -> None:
        """Lose the line, without a goodbye."""
        if self.socket is not None:
            with suppress(OSError):  # the server was first
                self.socket.socket.shutdown(socket.SHUT_RDWR)
            self.socket.recv_events_thread.join(5)
            self.socket = None

    def go(self) -> None:
        """Go home."""
        self.drop()
        self.http.close()

    # Play

    def legal(self, table: str) -> dict[int, list[str]]:
        """Give what each of my seats may do, as far as I know."""
        views = self.tables.get(table, {}).get("views", [])
        return {sight["seat"]: sight["legal"] for sight in views if sight.get("legal")}

    def play(self, table: str, action: str, seat: int | None = None, **more: object) -> str:
        """Send an action; give its id."""
        self.n += 1
        self.unanswered = {
            "type": "play", "table": table, "id": f"{self.name}-{self.n}", "version": self.versions[table],
            "action": action, **({} if seat is None else {"seat": seat}), **more,
        }  # fmt: skip
        self.sent[str(self.unanswered["id"])] = table
        self.send(**self.unanswered)
        return str(self.unanswered["id"])

    def play_any(self, table: str, luck: random.Random) -> bool:
        """Play anything that is legal, if it is up to me and nothing is unanswered."""
        choices = self.choices(table)
        if self.unanswered is not None or not choices:
            return False
        seat = luck.choice(sorted(choices))
        self.play(table, luck.choice(choices[seat]), seat)
        return True

    def choices(self, table: str) -> dict[int, list[str]]:
        """Give what is listed; where a form is open, fill it in from what the seat sees."""
        views = self.tables.get(table, {}).get("views", [])
        asked = self.tables.get(table, {}).get("standing", {}).get("to_act", [])
        game = self.games.get(table) or self.get(f"/tables/{table}/")["table"]["game"]
        found = {
            sight["seat"]: filled_in(game, sight) or sight.get("legal") for sight in views if sight["seat"] in asked
        }
        return {seat: actions for seat, actions in found.items() if actions}

    def hear_all(self) -> None:
        """Take whatever has come."""
        while True:
            try:
                self.receive(0.001)
            except TimeoutError:
                return

    def view(self, table: str) -> str:
        """Give the last view of my first seat, or from beside the table."""
        return str(self.tables[table]["views"][0]["view"])


def filled_in(name: str, sight: Message) -> list[str]:
    """Fill in the open form of a game as a person would, if there is one."""
    game = GAMES[name]
    state = game.read_position(sight["view"], seeded(sight["view"]))
    fill_in = getattr(state, "fill_in", None)
    form = fill_in(sight["seat"], 1, seeded(sight["view"])) if fill_in is not None else None
    return [] if form is None else [game.write_action(state, form)]


__all__ = ["ConnectionClosed", "Message", "Player"]
