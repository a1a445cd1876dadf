"""Sentences about lessons over HTTP: listed, shown with legal moves, and checked by the rules without being stored."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from escapade.games import OURS
from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running

BOAT = "/api/games/cartagena/lessons/into-the-boat"


@pytest.mark.parametrize("game", OURS)
def test_the_lessons_of_a_game_can_be_tried_without_an_account(server: Running, game: str) -> None:
    http = Player(server, "Ann").http
    http.cookies.clear()
    listed = http.get(f"/api/games/{game}/lessons").json()
    assert len(listed) >= 12
    for lesson in listed:
        shown = http.get(f"/api/games/{game}/lessons/{lesson['name']}").json()
        assert (shown["lesson"], shown["result"]) == (lesson, "open")
        assert shown["view"]["picture"]
        assert shown["view"]["seat"] in shown["to_act"]


def test_a_right_move_solves_a_lesson_and_a_wrong_one_does_not(server: Running) -> None:
    http = Player(server, "Ann").http
    assert "20k" in http.get(BOAT).json()["view"]["legal"]
    solved = http.post(f"{BOAT}/try", json={"moves": ["20k"]}).json()
    assert (solved["result"], solved["lesson"]["rules"]) == ("solved", ["C2.2"])
    assert solved["events"]
    assert solved["says"]
    failed = http.post(f"{BOAT}/try", json={"moves": ["0k"]}).json()
    assert failed["result"] == "failed"
    assert "legal" not in failed["view"]
    assert http.get(BOAT).json()["result"] == "open"


def test_an_illegal_move_is_refused_with_its_rule(server: Running) -> None:
    refused = Player(server, "Ann").http.post(f"{BOAT}/try", json={"moves": ["0s"]})
    assert (refused.status_code, refused.json()["rule"]) == (409, "C2.1")


@pytest.mark.parametrize(
    ("path", "moves", "status", "code"),
    [
        (BOAT, ["nonsense"], 400, "action-unreadable"),
        (BOAT, ["20k", "0k"], 400, "form"),
        (BOAT, ["20k"] * 21, 400, "form"),
        ("/api/games/cartagena/lessons/nowhere", [], 404, "no-such-lesson"),
        ("/api/games/chess/lessons/nowhere", [], 400, "game-unknown"),
    ],
)
def test_what_cannot_be_tried_is_refused_in_words(
    server: Running, path: str, moves: list[str], status: int, code: str
) -> None:
    refused = Player(server, "Ann").http.post(f"{path}/try", json={"moves": moves})
    assert (refused.status_code, refused.json()["code"]) == (status, code)
    assert refused.json()["says"]


def test_a_text_that_is_not_a_move_is_refused_in_the_readers_language(server: Running) -> None:
    german = {"Accept-Language": "de"}
    refused = Player(server, "Ann").http.post(f"{BOAT}/try", json={"moves": ["e4"]}, headers=german).json()
    assert refused["says"].startswith("„e4“ ist kein Spielzug. Möglich: 0k 20k")
    assert refused["facts"]["detail"].startswith("'e4' is not a move; legal here: 0k 20k")


def test_a_lesson_hides_what_other_players_hold(server: Running) -> None:
    shown = Player(server, "Ann").http.get("/api/games/dig/lessons/extort").json()
    fields = dict(field.partition("=")[::2] for field in shown["view"]["view"].split())
    assert "pick" not in fields["players"].split(";")[1]
