"""Sentences about who may come in, from where, and how fast."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.player import Player
from tests.server.running import Running

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from schemathesis.schemas import APIOperation


AS_DESCRIBED = [status_code_conformance, content_type_conformance, response_schema_conformance]


def test_a_socket_asked_for_by_another_sites_page_is_refused(server: Running) -> None:
    ann = Player(server, "Ann")
    with pytest.raises(InvalidStatus) as refused:
        ann.connect(Origin="https://evil.example")
    assert refused.value.response.status_code == 403
    ann.connect(Origin=server.url)
    assert ann.until("welcome")["you"]["name"] == "Ann"


def test_a_socket_without_anybody_is_closed_with_4401(server: Running) -> None:
    ann = Player(server, "Ann")
    ann.http.cookies.clear()
    ann.connect()
    with pytest.raises(ConnectionClosed) as closed:
        ann.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4401


@pytest.mark.parametrize(
    "headers", [{"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}]
)
def test_a_change_asked_for_by_another_sites_page_is_refused(server: Running, headers: dict[str, str]) -> None:
    ann = Player(server, "Ann")
    answer = ann.http.patch("/api/me", json={"name": "Mallory"}, headers=headers)
    assert (answer.status_code, ann.get("/me")["name"]) == (403, "Ann")
    assert answer.json()["says"] == "The request came from another site’s page and was blocked"


def test_the_cookie_is_out_of_reach_for_scripts_and_for_other_sites(server: Running) -> None:
    cookie = httpx.post(f"{server.url}/api/me", json={}).headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_a_cookie_somebody_else_signed_is_nobodys(server: Running) -> None:
    ann = Player(server, "Ann")
    forged = ann.http.cookies["escapade"][:-3] + "abc"
    assert httpx.get(f"{server.url}/api/me", cookies={"escapade": forged}).status_code == 401
    assert httpx.get(f"{server.url}/api/me", cookies={"escapade": "…nonsense".encode().hex()}).status_code == 401


@pytest.mark.parametrize("path", ["/", "/t/aaaaaaaaaaaaaaaa", "/api/games", "/api/nothing", "/api/me", "/health"])
def test_every_answer_tells_browsers_what_they_must_not_do(server: Running, path: str) -> None:
    headers = httpx.get(server.url + path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


def test_a_body_too_long_is_refused(server: Running) -> None:
    assert Player(server, "Ann").http.post("/api/tables", json={"game": "x" * 70_000}).status_code == 413


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder: Path = tmp_path_factory.mktemp("strict")
    with Running(f"sqlite:///{folder}/escapade.db", ESCAPADE_GENEROUS="no") as running:
        yield running


def test_whoever_talks_too_fast_loses_the_socket_with_4429(strict_server: Running) -> None:
    ann = Player(strict_server, "Ann")
    ann.connect()
    with pytest.raises(ConnectionClosed) as closed:
        chatter_to_the_end(ann, 200)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4429


def chatter_to_the_end(ann: Player, messages: int) -> None:
    """Say many things, and listen until the line is closed: the server reads in turns, so it may take a moment."""
    chatter(ann, messages)
    while True:
        ann.receive()


def chatter(ann: Player, messages: int) -> None:
    """Say many things that mean nothing."""
    for _ in range(messages):
        ann.send(type="leave", table="a" * 16)
        ann.hear_all()


def test_passwords_cannot_be_guessed_quickly(strict_server: Running) -> None:
    guesses = iter(range(100))  # one more is allowed every five seconds, so a slow machine may guess a little longer
    with httpx.Client(base_url=strict_server.url) as http:
        while (answer := guess(http, next(guesses))).status_code != 429:
            assert answer.json()["code"] == "login-wrong"
    assert answer.json()["says"] == "Please wait a few seconds and try again"


def guess(http: httpx.Client, number: int) -> httpx.Response:
    """Try a password; say each time that it comes from somewhere else."""
    headers = {"X-Forwarded-For": f"9.9.{number}.9", "X-Forwarded-Proto": "https"}
    return http.post("/api/login", json={"login": "ann", "password": f"guess number {number}"}, headers=headers)


def test_who_asks_is_believed_of_the_proxies_the_host_has_named_and_of_nobody_else(tmp_path: Path) -> None:
    claim = {"X-Forwarded-For": "9.9.9.9", "X-Forwarded-Proto": "https"}
    for proxies, believed in (("10.0.0.0/8", False), ("127.0.0.0/8", True)):
        with Running(f"sqlite:///{tmp_path}/escapade.db", ESCAPADE_PROXIES=proxies) as server:
            cookie = httpx.post(f"{server.url}/api/me", json={}, headers=claim).headers["set-cookie"]
            assert ("secure" in cookie.lower()) == believed


def test_no_question_makes_the_server_stumble_and_every_answer_is_as_described(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "random")
    ann.post(f"/tables/{table}/start")
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json").exclude(path_regex="stream$")
    answers: list[tuple[str, str, int]] = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        for mode in GenerationMode:
            ask(found.ok(), mode, ann, table, answers)
    assert len(answers) > 300
    assert len({path for _, path, status in answers if status < 300}) > 15
    assert not [answer for answer in answers if answer[2] >= 500]


def ask(
    operation: APIOperation[Any, Any, Any, Any],
    mode: GenerationMode,
    ann: Player,
    table: str,
    answers: list[tuple[str, str, int]],
) -> None:
    """Ask one thing in many ways, every other time about a table there is; but do not let Ann go."""
    if (operation.method.upper(), operation.path) == ("DELETE", "/api/v1/me"):
        return

    @settings(
        max_examples=6,
        phases=[Phase.generate],
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
        derandomize=True,
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask_once(case: schemathesis.Case[Any]) -> None:
        if "table" in (case.path_parameters or {}) and len(answers) % 2:
            case.path_parameters["table"] = table
        answer = case.call(cookies=dict(ann.http.cookies.items()))
        case.validate_response(answer, checks=AS_DESCRIBED)
        answers.append((case.method, case.path, answer.status_code))

    with suppress(Unsatisfiable):  # what takes nothing cannot be given anything wrong
        ask_once()
