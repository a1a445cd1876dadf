"""Fuzzing: hostile frames and requests by the thousand, and what the server made of them."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.attacks.hostile import Hostile, Json
from tests.attacks.lines import Closed, HttpLine, SocketLine
from tests.server.player import Player

if TYPE_CHECKING:
    import random

    from tests.server.running import Running

LINES = 6  # connections side by side
BATCH = 20  # frames before the answers are read
UNHARMED = frozenset((0, 1000, 1002, 1003, 1005, 1007, 1009, 4413))  # codes that blame the client; a reset may eat one
ENDLESS = ("/stream",)
COSTLY = ("/login", "/account", "/password")  # a tenth of a second each, for the hash of a password
LEFT_OUT = {  # they would end the attacker or the game, or fill the house
    ("DELETE", "/api/v1/me"),
    ("POST", "/api/v1/logout/everywhere"),
    ("POST", "/api/v1/tables"),
    ("POST", "/api/v1/tables/{table}/resign"),
}
SECONDS = 60.0


@dataclass
class Findings:
    """What came of an attack."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)  # what must not happen, with what caused it

    def note(self, answer: str, *, fault: bool, cause: object) -> None:
        """Count an answer; keep the cause of a fault."""
        self.answers[answer] += 1
        if fault:
            self.faults.append(f"{answer} after {cause!r}"[:600])


class Target:
    """A server under attack, and somebody there with tables of every kind."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.player = Player(running, "Mallory")
        bot = self.player.open_table("me", "random")
        self.player.post(f"/tables/{bot}/start")
        over = self.player.open_table("me", "random", game="dig")
        self.player.post(f"/tables/{over}/start")
        self.player.post(f"/tables/{over}/resign")
        race = self.player.open_table("me", "me", game="outrun")
        self.player.post(f"/tables/{race}/start")
        self.tables = [bot, over, race, self.player.open_table("me", "open")]
        self.cookie = f"escapade={self.player.http.cookies['escapade']}"

    def hostile(self, luck: random.Random) -> Hostile:
        """Return a source of input that knows this server's tables and people."""
        return Hostile(luck, self.tables, [self.player.id, "0" * 16])

    def operations(self) -> list[tuple[str, str, Json]]:
        """List every method and path of the API, with a form that would fit, and the pages."""
        schema = self.player.http.get("/schema/openapi.json").json()
        found = [
            (method.upper(), path, filled_in(schema, operation.get("requestBody")))
            for path, methods in schema["paths"].items()
            for method, operation in methods.items()
            if not path.endswith(ENDLESS) and (method.upper(), path) not in LEFT_OUT
        ]
        found = [
            (method, path, form | {"old": "not my password"} if "old" in form else form) for method, path, form in found
        ]
        often = [one for one in found for _ in range(1 if one[1].endswith(COSTLY) else 10)]
        pages = ["/", "/t/{table}", "/assets/{name}", "/{name}", "/you/{room}", "/schema/openapi.json", "/nothing/here"]
        return often + [("GET", page, {}) for page in pages]


def filled_in(schema: Json, body: Json | None) -> Json:
    """Make a form that fits a schema, as an OpenAPI description gives it."""
    if body is None:
        return {}
    example: Json = example_of(schema, body["content"]["application/json"]["schema"])
    return example


def example_of(schema: Json, kind: Json) -> Any:  # noqa: ANN401 - JSON of every kind
    """Make a value of a kind."""
    if "$ref" in kind:
        return example_of(schema, schema["components"]["schemas"][kind["$ref"].rpartition("/")[2]])
    choices = kind.get("anyOf") or kind.get("oneOf")
    if choices:
        return example_of(schema, choices[0])
    if "const" in kind:
        return kind["const"]
    if "enum" in kind:
        return kind["enum"][0]
    match kind.get("type"):
        case "object":
            return {name: example_of(schema, inner) for name, inner in kind.get("properties", {}).items()}
        case "array":
            return [example_of(schema, kind["items"])]
        case "integer" | "number":
            return 1
        case "boolean":
            return True
        case _:
            return "cartagena"


async def fuzz_http(target: Target, luck: random.Random, count: int) -> Findings:
    """Send hostile requests over a few lines at once."""
    findings = Findings()
    hostile, operations = target.hostile(luck), target.operations()
    source = hostile.requests(operations)

    async def one_line() -> None:
        line = HttpLine(target.running.port, target.cookie)
        while findings.sent < count:
            findings.sent += 1
            request = next(source)
            status, answer = await line.ask(*request)
            findings.note(str(status), fault=status >= 500, cause=(request, answer[:200]))
        line.close()

    await asyncio.gather(*[one_line() for _ in range(LINES)])
    return findings


async def fuzz_socket(target: Target, luck: random.Random, count: int) -> Findings:
    """Send hostile frames over a few sockets at once; open another when one is closed."""
    findings = Findings()
    source = target.hostile(luck).frames()

    async def one_socket() -> None:
        while findings.sent < count:
            line = await SocketLine.open(target.running.port, target.cookie)
            recent: list[tuple[int, bytes]] = []
            try:
                while findings.sent < count:
                    recent = [next(source) for _ in range(BATCH)]
                    findings.sent += len(recent)
                    await asyncio.wait_for(exchange(line, recent, findings), SECONDS)
            except Closed as closed:
                findings.note(f"closed {closed.code}", fault=closed.code not in UNHARMED, cause=recent)
            except TimeoutError:
                findings.note("silent", fault=True, cause=recent)
            line.close()

    await asyncio.gather(*[one_socket() for _ in range(LINES)])
    return findings


async def exchange(line: SocketLine, frames: list[tuple[int, bytes]], findings: Findings) -> None:
    """Send frames, then a question with a known answer, and read until that answer comes."""
    for opcode, payload in frames:
        line.send(opcode, payload)
    line.send(1, b'{"type":"end of batch"}')
    while True:
        message = json.loads(await line.receive())
        code = str(message.get("code", message["type"]))
        findings.note(code, fault=code == "our-mistake", cause=frames)
        if message["type"] == "refused" and "end of batch" in message["says"]:
            return


def tracebacks(log: str) -> list[str]:
    """Find lines of a server's log that tell of an error nobody has foreseen."""
    return [line for line in log.splitlines() if '"level": "error"' in line or '"trace"' in line or "Traceback" in line]
