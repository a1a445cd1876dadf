"""Sentences about what a token may do: the scope that each route of the API needs, and that none gives a cookie for it.

A new route fails here until it has its line.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, NamedTuple

import httpx
import pytest

from escapade.server.app import make_app
from escapade.server.settings import Settings
from tests.server.player import Message, Player

if TYPE_CHECKING:
    from tests.server.running import Running

SCOPES = ["read", "play", "tables", "account"]


class Needs(NamedTuple):
    """The scope a route needs ("session": a login, which no token has), and whether it needs to know who asks."""

    scope: str = ""
    somebody: bool = True
    body: Message | None = None


ANYBODY = Needs(somebody=False)
NEEDS: dict[tuple[str, str], Needs] = {
    # the server and its page
    ("GET", "/health"): ANYBODY,
    ("GET", "/metrics"): ANYBODY,
    ("GET", "/"): ANYBODY,
    ("GET", "/{name}"): ANYBODY,
    ("GET", "/assets/{name}"): ANYBODY,
    ("GET", "/t/{table}"): ANYBODY,
    ("GET", "/t/{table}/replay"): ANYBODY,
    ("GET", "/new/{game}"): ANYBODY,
    ("GET", "/box/{game}"): ANYBODY,
    ("GET", "/about"): ANYBODY,
    ("GET", "/translate"): ANYBODY,
    ("GET", "/settings"): ANYBODY,
    ("GET", "/moderation"): ANYBODY,
    ("GET", "/you"): ANYBODY,
    ("GET", "/you/{room}"): ANYBODY,
    ("GET", "/rules/{game}"): ANYBODY,
    ("GET", "/learn/{game}"): ANYBODY,
    ("GET", "/learn/{game}/{lesson}"): ANYBODY,
    ("GET", "/puzzles"): ANYBODY,
    ("GET", "/puzzles/{game}"): ANYBODY,
    ("GET", "/puzzles/{game}/{lesson}"): ANYBODY,
    ("GET", "/daily-run"): ANYBODY,
    ("GET", "/analysis"): ANYBODY,
    ("GET", "/analysis/{game}"): ANYBODY,
    ("GET", "/leaders"): ANYBODY,
    ("GET", "/leaders/{game}"): ANYBODY,
    ("GET", "/people/{person}"): ANYBODY,
    ("GET", "/schema/asyncapi.json"): ANYBODY,
    ("GET", "/schema/openapi.json"): ANYBODY,
    # the lobby
    ("GET", "/api/games"): ANYBODY,
    ("GET", "/api/games/{game}/rules"): ANYBODY,
    ("GET", "/api/games/{game}/words/{language}"): ANYBODY,
    ("GET", "/api/games/{game}/lessons"): ANYBODY,
    ("GET", "/api/games/{game}/lessons/{lesson}"): ANYBODY,
    ("POST", "/api/games/{game}/lessons/{lesson}/try"): Needs(somebody=False, body={"moves": []}),
    ("GET", "/api/games/{game}/puzzles"): Needs("read", somebody=False),
    ("GET", "/api/games/{game}/puzzles/{number}"): Needs("read", somebody=False),
    ("POST", "/api/games/{game}/puzzles/{number}/try"): Needs("play", somebody=False, body={"moves": []}),
    ("GET", "/api/games/{game}/puzzles/{number}/hint"): ANYBODY,
    ("POST", "/api/games/{game}/puzzles/{number}/answer"): Needs("play", somebody=False),
    ("POST", "/api/puzzles"): Needs("tables", body={"game": "outrun", "position": "runners=1l;1l step=turn seat=1"}),
    ("GET", "/api/puzzles/{puzzle}"): Needs("read", somebody=False),
    ("POST", "/api/puzzles/{puzzle}/try"): Needs("play", somebody=False, body={"moves": []}),
    ("GET", "/api/puzzles/{puzzle}/hint"): ANYBODY,
    ("POST", "/api/puzzles/{puzzle}/answer"): Needs("play", somebody=False),
    ("GET", "/api/me/puzzles"): Needs("read"),
    ("DELETE", "/api/me/puzzles/{puzzle}"): Needs("tables"),
    ("GET", "/api/daily"): ANYBODY,
    ("GET", "/api/daily/run"): Needs("read", somebody=False),
    ("POST", "/api/daily/run/start"): Needs("play"),
    ("POST", "/api/daily/run/finish"): Needs("play", body={"day": "2026-11-17", "action": "A@1"}),
    ("GET", "/api/games/{game}/first-game/{step}"): ANYBODY,
    ("POST", "/api/games/{game}/first-game/{step}"): Needs(somebody=False, body={"move": ""}),
    ("POST", "/api/analysis"): Needs(somebody=False, body={"game": "cartagena"}),
    ("POST", "/api/analysis/evaluation"): Needs(somebody=False, body={"game": "chess"}),
    ("GET", "/api/lan-address"): ANYBODY,
    ("GET", "/api/tables"): ANYBODY,
    ("GET", "/api/tables/mine"): Needs("read"),
    ("POST", "/api/tables"): Needs("tables", body={"game": "dig", "seats": [{"who": "me"}, {"who": "open"}]}),
    # boxes
    ("GET", "/api/games/{game}/box"): ANYBODY,
    ("POST", "/api/boxes/check"): Needs(somebody=False, body={"game": "outrun", "text": "rooms = 7"}),
    ("POST", "/api/boxes"): Needs("tables", body={"game": "outrun", "name": "Mine", "text": "rooms = 7"}),
    ("GET", "/api/boxes/{digest}"): ANYBODY,
    ("GET", "/api/me/boxes"): Needs("read"),
    ("DELETE", "/api/me/boxes/{digest}"): Needs("tables"),
    # people
    ("POST", "/api/me"): Needs(somebody=False, body={}),
    ("GET", "/api/me"): Needs(),
    ("PATCH", "/api/me"): Needs("account", body={"rated": False}),
    ("GET", "/api/me/export"): Needs("account"),
    ("POST", "/api/me/account"): Needs("session", body={"login": "tokens.are.not", "password": "a long password"}),
    ("PUT", "/api/me/password"): Needs("session", body={"old": "a long password", "new": "another password"}),
    ("POST", "/api/login"): Needs(somebody=False, body={"login": "nobody.here", "password": "a long password"}),
    ("POST", "/api/logout"): ANYBODY,
    ("POST", "/api/logout/everywhere"): Needs("session"),
    ("GET", "/api/me/tokens"): Needs("account"),
    ("POST", "/api/me/tokens"): Needs("account", body={"name": "another", "scopes": ["account"]}),
    ("DELETE", "/api/me/tokens/{token}"): Needs("account"),
    ("GET", "/api/me/hooks"): Needs("account"),
    ("POST", "/api/me/hooks"): Needs("account", body={"url": "https://127.0.0.1/"}),
    ("DELETE", "/api/me/hooks/{hook}"): Needs("account"),
    ("POST", "/api/me/hooks/{hook}/try"): Needs("account"),
    ("GET", "/api/me/games"): Needs("read"),
    ("GET", "/api/people/{person}"): ANYBODY,
    ("GET", "/api/people/{person}/games"): ANYBODY,
    ("GET", "/api/people/{person}/versus/{other}"): Needs("read", somebody=False),
    ("GET", "/api/ratings/{game}"): ANYBODY,
    # moderators of the server: only signed in, with no token
    ("GET", "/api/moderation/reports"): Needs("session"),
    ("POST", "/api/moderation/reports/{report}/close"): Needs("session"),
    ("POST", "/api/moderation/people/{person}/mute"): Needs("session", body={"hours": 1}),
    # a table; what a seat sees needs "read", what a spectator sees needs nobody
    ("GET", "/api/tables/{table}"): Needs("read", somebody=False),
    ("GET", "/api/tables/{table}/log"): Needs("read", somebody=False),
    ("GET", "/api/tables/{table}/last-turn"): Needs("read", somebody=False),
    ("GET", "/api/tables/{table}/stream"): Needs("read", somebody=False),
    ("GET", "/api/tables/{table}/answers"): Needs("read"),
    ("GET", "/api/tables/{table}/chat"): ANYBODY,
    ("GET", "/api/tables/{table}/record"): ANYBODY,
    ("GET", "/api/tables/{table}/replay"): ANYBODY,
    ("GET", "/api/tables/{table}/review"): ANYBODY,
    ("GET", "/api/tables/{table}/position"): ANYBODY,
    ("GET", "/api/tables/{table}/win-chances"): ANYBODY,
    ("GET", "/api/tables/{table}/game-review"): ANYBODY,
    ("GET", "/api/tables/{table}/retry"): ANYBODY,
    ("POST", "/api/tables/{table}/retry"): Needs(somebody=False, body={"step": 1, "move": "."}),
    ("GET", "/api/tables/{table}/notes"): Needs("read"),
    ("POST", "/api/tables/{table}/notes"): Needs("play", body={"step": 1, "text": "Note"}),
    ("GET", "/api/tables/{table}/result"): ANYBODY,
    ("GET", "/api/tables/{table}/hint"): Needs("play"),
    ("POST", "/api/tables/{table}/sit"): Needs("tables", body={}),
    ("POST", "/api/tables/{table}/stand"): Needs("tables", body={}),
    ("POST", "/api/tables/{table}/clear"): Needs("tables", body={"seat": 1}),
    ("POST", "/api/tables/{table}/bot"): Needs("tables", body={"seat": 1, "bot": "hare"}),
    ("POST", "/api/tables/{table}/seats"): Needs("tables", body={"seats": 3}),
    ("POST", "/api/tables/{table}/look"): Needs("tables", body={"colour": 1}),
    ("POST", "/api/tables/{table}/start"): Needs("tables"),
    ("POST", "/api/tables/{table}/rematch"): Needs("tables"),
    ("POST", "/api/tables/{table}/same-deal"): Needs("tables"),
    ("POST", "/api/tables/{table}/mute"): Needs("tables", body={"person": "somebody"}),
    ("POST", "/api/tables/{table}/phrase"): Needs("play", body={"phrase": "hello"}),
    ("POST", "/api/tables/{table}/report"): Needs("play", body={"person": "somebody"}),
    ("POST", "/api/tables/{table}/play"): Needs("play", body={"id": "1", "version": 0, "action": "0a"}),
    ("POST", "/api/tables/{table}/answer"): Needs("play", body={"answer": "ask"}),
    ("POST", "/api/tables/{table}/undo"): Needs("play", body={}),
    ("POST", "/api/tables/{table}/pause"): Needs("play", body={}),
    ("POST", "/api/tables/{table}/resume"): Needs("play", body={}),
    ("POST", "/api/tables/{table}/vote"): Needs("play", body={"yes": True}),
    ("POST", "/api/tables/{table}/resign"): Needs("play", body={}),
    ("POST", "/api/tables/{table}/leave"): Needs("play"),
    ("POST", "/api/tables/{table}/chat"): Needs("play", body={"text": "Ahoy"}),
    # last, since it takes the person away
    ("DELETE", "/api/me"): Needs("account"),
}
ROUTES = [pytest.param(*route, id=" ".join(route)) for route in NEEDS]


class Programs(NamedTuple):
    """Ann, a table of hers, and programs of hers, one for each set of scopes."""

    ann: Player
    table: str

    def program(self, *scopes: str) -> httpx.Client:
        """Make a token, and give a program that has it and nothing else."""
        token = self.ann.post("/me/tokens", name="program", scopes=list(scopes))
        return httpx.Client(base_url=self.ann.server.url, headers={"Authorization": f"Bearer {token['secret']}"})


@pytest.fixture
def programs(server: Running) -> Programs:
    ann = Player(server, "Ann")
    return Programs(ann, ann.open_table("me", "open", public=False))


def ask(who: httpx.Client, method: str, path: str, programs: Programs) -> tuple[int, Message, httpx.Headers]:
    """Ask for a route as somebody; of a stream, read only how it begins."""
    places = {
        "table": programs.table,
        "person": programs.ann.id,
        "other": programs.ann.id,
        "game": "dig",
        "digest": "0" * 64,
        "puzzle": "a" * 16,
        "language": "en",
        "step": 0,
        "number": 1,
    }
    any_name = dict.fromkeys(("name", "path", "token", "hook", "room", "lesson", "report"), "x")
    address = path.format_map({**any_name, **places})
    params = {"step": 1} if path.endswith(("/review", "/position")) else {}
    with who.stream(method, address, json=NEEDS[method, path].body, params=params) as answer:
        json_told = not answer.is_success and "json" in answer.headers["content-type"]
        told = json.loads(answer.read()) if json_told else {}
        return answer.status_code, told, answer.headers


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # about how Litestar wants parameters to be declared one day
def test_every_route_says_which_scope_it_needs() -> None:
    routes = make_app(Settings(database="sqlite://")).routes
    there = {(method, route.path_format) for route in routes for method in route.methods if method != "OPTIONS"}
    assert there == set(NEEDS)


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_a_token_needs_the_scope_of_a_route_and_no_other(programs: Programs, method: str, path: str) -> None:
    needed, somebody, _ = NEEDS[method, path]
    with httpx.Client(base_url=programs.ann.server.url) as nobody:
        assert (ask(nobody, method, path, programs)[0] == 401) == (somebody or path == "/api/login")
    if needed:
        with programs.program(*[scope for scope in SCOPES if scope != needed]) as program:
            status, told, _ = ask(program, method, path, programs)
            assert (status, told.get("code"), told.get("facts")) == (403, "token-lacks", {"scope": needed})
    if needed != "session":
        with programs.program(needed or "read") as program:
            status, told, _ = ask(program, method, path, programs)
            assert status < 500
            assert told.get("code") not in ("token-lacks", "nobody")


@pytest.mark.parametrize(("method", "path"), ROUTES)
def test_no_route_gives_a_cookie_for_a_token(programs: Programs, method: str, path: str) -> None:
    with programs.program(*SCOPES) as program:
        given = ask(program, method, path, programs)[2].get("set-cookie", "")
        assert given.partition(";")[0] in ("", 'escapade=""', "escapade=")


def test_a_token_that_counts_no_more_makes_no_guest(programs: Programs) -> None:
    headers = {"Authorization": "Bearer esc_nonsense"}
    answer = httpx.post(f"{programs.ann.server.url}/api/me", json={"name": "Ann"}, headers=headers)
    assert (answer.status_code, answer.json()["code"], answer.cookies) == (401, "nobody", httpx.Cookies())


def test_a_token_cannot_make_one_that_may_do_more(programs: Programs) -> None:
    with programs.program("account", "read") as program:
        refused = program.post("/api/me/tokens", json={"name": "more", "scopes": ["read", "play"]})
        assert (refused.status_code, refused.json()["facts"]) == (403, {"scope": "play"})
        assert program.post("/api/me/tokens", json={"name": "less", "scopes": ["read"]}).status_code == 201


def test_a_table_is_read_with_a_token_only_by_its_scope(programs: Programs) -> None:
    programs.ann.post(f"/tables/{programs.table}/bot", seat=1, bot="hare")
    programs.ann.post(f"/tables/{programs.table}/start")
    with programs.program("tables") as program:
        assert program.get(f"/api/tables/{programs.table}").json()["code"] == "token-lacks"
    with programs.program("read") as program:
        assert program.get(f"/api/tables/{programs.table}").json()["yours"] == [0]
