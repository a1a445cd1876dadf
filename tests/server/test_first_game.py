"""Sentences about guided first games over HTTP: a step is shown, its move leads to the next, another move does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from escapade.games import OURS
from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running


@pytest.mark.parametrize("game", OURS)
def test_a_guided_game_is_played_without_an_account(server: Running, game: str) -> None:
    http = Player(server, "Ann").http
    http.cookies.clear()
    shown = http.get(f"/api/games/{game}/first-game/0").json()
    for number in range(1, shown["steps"]):
        answer = http.post(f"/api/games/{game}/first-game/{number - 1}", json={"move": shown.get("move", "")})
        assert answer.status_code == 200
        shown = answer.json()
        assert (shown["step"], shown["view"]["seat"]) == (number, 0)
        assert ("legal" in shown["view"]) == ("move" in shown)
        reading = "first-game-over" if number == shown["steps"] - 1 else "first-game-reading"
        assert "move" in shown or shown["view"]["question"]["id"] == reading
    assert "move" not in shown


def test_the_move_that_is_asked_for_comes_before_all_others(server: Running) -> None:
    http = Player(server, "Ann").http
    craft = http.get("/api/games/dig/first-game/7").json()  # Knives could be made as well
    assert craft["view"]["moves"][0]["text"] == craft["move"] == "craft:3"


def test_another_legal_move_is_answered_and_not_played(server: Running) -> None:
    http = Player(server, "Ann").http
    answer = http.post("/api/games/cartagena/first-game/2", json={"move": "0k"})
    assert (answer.status_code, answer.json()["code"]) == (409, "other-move-asked")


def test_a_move_against_the_rules_names_its_rule(server: Running) -> None:
    answer = Player(server, "Ann").http.post("/api/games/dig/first-game/2", json={"move": "dig:spoon"})
    assert answer.status_code == 409
    assert answer.json()["rule"].startswith("D")


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("cartagena/first-game/99", "no-such-guide-step"),
        ("cartagena/first-game/-1", "no-such-guide-step"),
        ("chess/first-game/0", "game-unknown"),
    ],
)
def test_a_step_that_does_not_exist_is_refused(server: Running, path: str, code: str) -> None:
    assert Player(server, "Ann").http.get(f"/api/games/{path}").json()["code"] == code


def test_after_the_last_step_there_is_none(server: Running) -> None:
    http = Player(server, "Ann").http
    last = http.get("/api/games/cartagena/first-game/0").json()["steps"] - 1
    answer = http.post(f"/api/games/cartagena/first-game/{last}", json={"move": ""})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-guide-step")


def test_a_move_that_cannot_be_read_says_so(server: Running) -> None:
    answer = Player(server, "Ann").http.post("/api/games/cartagena/first-game/2", json={"move": "xyzzy"})
    assert answer.json()["code"] == "action-unreadable"
