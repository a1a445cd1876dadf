"""Sentences about input that is no input: it is refused, on both databases, and nothing else happens."""

from __future__ import annotations

import asyncio
import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed

from escapade.server.trace import trace
from tests.attacks.fuzzing import Target, fuzz_http, fuzz_socket, tracebacks
from tests.server.player import Player
from tests.server.running import Running

if TYPE_CHECKING:
    from pathlib import Path

DEEP = b'{"type":"say","x":' + b"[" * 5000
SAMPLE = 400


@pytest.mark.parametrize(
    "body", [b"[" * 5000, b'{"name":' * 5000, b'{"name":"\xff"}', b'{"name":"\xed\xa0\x80"}', b'{"name":"a\\u0000"}']
)
def test_json_that_is_none_is_a_bad_request(anywhere: Running, body: bytes) -> None:
    answer = Player(anywhere, "Ann").http.patch("/api/me", content=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "form")


def test_messages_that_are_none_are_refused_and_the_socket_stays(anywhere: Running) -> None:
    ann = Player(anywhere, "Ann")
    ann.connect()
    assert ann.socket is not None
    for message in (DEEP, b'{"type":"\xff"}', b'{"type":"pong","n":18446744073709551616}', b"[1e400]", b""):
        ann.socket.send(message)
        assert ann.until("refused")["code"] == "no-message"


def test_text_that_is_no_utf_8_closes_the_socket_with_1007(anywhere: Running) -> None:
    ann = Player(anywhere, "Ann")
    ann.connect()
    assert ann.socket is not None
    ann.socket.send(b'{"type":"\xff"}', text=True)
    with pytest.raises(ConnectionClosed) as closed:
        ann.until("never")
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1007


NUL: list[tuple[str, str, Any]] = [
    ("POST", "/me", {"name": "a\0"}),
    ("PATCH", "/me", {"settings": {"a\0": "b"}}),
    ("PATCH", "/me", {"settings": {"a": "b\0"}}),
    ("POST", "/me/tokens", {"name": "\0", "scopes": ["read"]}),
    ("POST", "/me/hooks", {"url": "https://example.org/\0"}),
    ("POST", "/tables", {"game": "dig\0", "seats": [{"who": "me"}, {"who": "open"}]}),
    ("POST", "/tables", {"game": "dig", "seats": [{"who": "me", "name": "\0"}, {"who": "open"}]}),
    ("POST", "/tables", {"game": "dig", "seats": [{"who": "me"}, {"who": "open"}], "options": {"edition": "\0"}}),
    ("POST", "/tables/{table}/sit", {"name": "a\0b"}),
    ("POST", "/tables/{table}/chat", {"text": "a\0b"}),
    ("POST", "/tables/{table}/mute", {"person": "a\0b"}),
    ("POST", "/tables/{table}/play", {"id": "a\0b", "version": 1, "action": "0k"}),
    ("POST", "/tables/{table}/play", {"id": "ab", "version": 1, "action": "0k\0"}),
    ("POST", "/tables/{table}/answer", {"answer": "\0"}),
    ("DELETE", "/me/tokens/a%00b", None),
    ("DELETE", "/me/hooks/%00", None),
    ("POST", "/me/hooks/%00/try", None),
    ("GET", "/me/games?before=%00", None),
    ("GET", "/me/games?other=a%00", None),
    ("GET", "/people/%00", None),
    ("GET", "/people/%00/games", None),
    ("GET", "/people/a/versus/%00", None),
    ("GET", "/ratings/%00", None),
]


@pytest.mark.parametrize(("method", "path", "body"), NUL)
def test_nul_is_refused_wherever_it_is(anywhere: Running, method: str, path: str, body: object) -> None:
    ann = Player(anywhere, "Ann")
    table = ann.open_table("me", "open") if "{table}" in path else ""
    answer = ann.http.request(method, "/api" + path.replace("{table}", table), json=body)
    assert 400 <= answer.status_code < 410, answer.text


@pytest.mark.parametrize("number", [-1, 16, 2**31, 2**63, 2**64, 10**40, 0.5, 1e300])
def test_a_number_nobody_can_mean_is_refused(anywhere: Running, number: float) -> None:
    ann = Player(anywhere, "Ann")
    table = ann.open_table("me", "open")
    paths = ["sit", "stand", "clear", "bot", "undo", "pause", "resume", "vote", "resign", "answer", "play"]
    rest = {"bot": "hare", "yes": True, "answer": "never", "id": "a", "version": 1, "action": "0k"}
    for path in paths:
        assert ann.refused(f"/tables/{table}/{path}", seat=number, **rest)["status"] == 400
    assert ann.http.get(f"/api/tables/{table}/hint?seat={number}").status_code == 400


@pytest.mark.parametrize("number", [-1, 2**31, 2**63, 2**64, 10**40, 0.5, 1e300, "\u0661\u0661", "NaN"])
def test_a_number_nobody_can_mean_is_refused_in_an_address_too(anywhere: Running, number: object) -> None:
    ann = Player(anywhere, "Ann")
    table = ann.open_table("me", "open")
    for query in (f"review?step={number}", f"log?before={number}", f"stream?since={number}"):
        assert ann.http.get(f"/api/tables/{table}/{query}").status_code == 400


def test_the_name_of_an_account_has_no_line_break_at_its_end(anywhere: Running) -> None:
    ann = Player(anywhere, "Ann")
    assert ann.refused("/me/account", login="ann\n", password="long enough")["status"] == 400


def test_no_hostile_input_makes_the_server_stumble(database: str, tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    with Running(database, log=log) as running:
        target = Target(running)
        found = [
            asyncio.run(fuzz_http(target, random.Random(1), SAMPLE)),
            asyncio.run(fuzz_socket(target, random.Random(2), 2 * SAMPLE)),
        ]
        assert target.player.get("/me")["id"] == target.player.id
    assert [findings.faults for findings in found] == [[], []]
    assert tracebacks(log.read_text()) == []


def test_the_log_of_an_error_quotes_nobody() -> None:
    with pytest.raises(ValueError, match="delimiter") as error:
        json.loads('{"name": "Ann"')
    written = trace(error.value)
    assert "JSONDecodeError" in written
    assert "test_input.py" in written
    assert "Ann" not in written
