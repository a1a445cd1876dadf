"""What both clients make of requests and answers: refusals, and turns found in a table's messages."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    import httpx

    from escapade.bots import Bot

Json = dict[str, Any]  # Any: JSON, as the OpenAPI document describes it
API = "/api/v1"
SECONDS = 30.0  # a stream shows every ten seconds that it lives
TRIES = 5  # of a request that the server cannot answer just now
LONGEST_WAIT = 30.0  # s between two tries
RECONNECT = 1.0  # s until a lost stream is opened again
LATER = frozenset((429, 503))  # statuses after which the same request may work
MOVED_ON = frozenset(("stale", "paused", "game-over"))  # why a turn may no longer be there; the stream tells what is


class Refused(Exception):  # noqa: N818 - the server's answer, not an error of the program
    """The server refused a request: a sentence, its code and facts, and the rule's id if a rule says so."""

    def __init__(self, status: int, answer: Mapping[str, Any]) -> None:
        self.status = status
        self.says = str(answer.get("says", ""))
        self.code = str(answer.get("code", "http"))
        self.rule = str(answer.get("rule", ""))
        self.facts: Json = dict(answer.get("facts", {}))
        super().__init__(f"{self.says or 'no answer that can be read'} ({self.code}, status {status})")


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision a seat of ours is asked for.

    table, version: the table, and its version at which this was asked.
    seat: our seat.
    view: the position as the seat sees it, in the game's notation.
    legal: what may be played, in notation; open forms are not in it, see `suggest`.
    game: the game's name.
    """

    table: str
    version: int
    seat: int
    view: str
    legal: Sequence[str]
    game: str

    @property
    def id(self) -> str:
        """The action's id: the same for the same decision, so that a program which starts again plays it once."""
        return f"v{self.version}-{self.seat}"

    def suggest(self, bot: str | Bot = "greedy") -> str:
        """Ask a bot what it would play, one of Escapade's or your own; it sees what the seat sees.

        It also fills in open forms, such as a run of Outrun, which are in no list of legal actions.
        """
        from escapade.bots import bot_named  # noqa: PLC0415 - rules and bots take a moment to load, and not every
        from escapade.engine import seeded  # noqa: PLC0415 - program needs them
        from escapade.games import game_named  # noqa: PLC0415

        game, chosen = game_named(self.game), bot_named(bot) if isinstance(bot, str) else bot
        luck = seeded(f"{self.table} {self.version} {self.seat} {chosen.name}")
        view = game.read_position(self.view, luck)
        return game.write_action(view, chosen.choose(game, view, self.seat, luck))


class Watched:
    """What a client knows of a table it watches: its version, its game, and whether it is over."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.version: int | None = None
        self.game = ""
        self.over = False

    def turns(self, line: str) -> Iterator[Turn]:
        """Read a line of the stream, and find what our seats are asked. An empty line only shows that it lives."""
        message: Json = json.loads(line) if line.strip() else {}
        match message.get("type"):
            case "snapshot":
                self.game = message["table"]["game"]
                self.over = message["table"]["status"] == "over"
            case "update":
                self.over = self.over or message["entry"]["type"] == "ended"
            case _:
                return
        self.version = int(message["version"])
        for view in message.get("views", []):
            if view.get("legal") and not self.over:
                yield Turn(self.table, self.version, view["seat"], view["view"], view["legal"], self.game)


def headers(token: str) -> dict[str, str]:
    """Return what every request says about us."""
    return {"User-Agent": "escapade-client"} | ({"Authorization": f"Bearer {token}"} if token else {})


def base(server: str) -> str:
    """Return the address below which everything is asked."""
    return f"{server.rstrip('/')}{API}/"


def seats_of(seats: Sequence[str]) -> list[Json]:
    """Write seats as the API takes them: "me", "open", or the name of a bot."""
    return [{"who": seat} if seat in ("me", "open") else {"who": "bot", "bot": seat} for seat in seats]


def move(turn: Turn, action: str) -> Json:
    """Write the move that answers a turn."""
    return {"id": turn.id, "version": turn.version, "action": action, "seat": turn.seat}


def at(table: str, what: str = "") -> str:
    """Return the path of a table, or of something of it."""
    return f"/tables/{quote(table, safe='')}{what}"


def wait_of(status: int, given: str | None, tried: int) -> float | None:
    """Return how long to wait before the next try; None if there is none."""
    if status not in LATER or tried >= TRIES:
        return None
    seconds = float(given) if given and given.isdigit() else 1.0
    return min(seconds, LONGEST_WAIT)


def refusal(status: int, content: bytes) -> Refused:
    """Make a refusal from an answer, whoever gave it."""
    try:
        answer = json.loads(content)
    except ValueError:
        answer = {}
    return Refused(status, answer if isinstance(answer, dict) else {})


def read(answer: httpx.Response) -> Any:  # noqa: ANN401 - JSON, or text
    """Return the body of an answer: JSON, text, or nothing."""
    if not answer.content:
        return None
    return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text
