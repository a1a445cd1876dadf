"""Sentences about a game from another package on a server: played like ours, in words the page asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server.player import Player
from tests.server.running import Running
from tests.third_party import finding, install, package

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

GAME = "ropeladder"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder}/escapade.db", None, **install(folder / "elsewhere")) as running:
        yield running


def test_a_game_from_elsewhere_is_offered_with_its_options_and_events(house: Running) -> None:
    game = Player(house, "Ann").get("/games")[-1]
    assert (game["name"], game["title"], game["seats"]) == (GAME, "The Rope Ladder", [2, 3, 4])
    assert game["options"][0]["name"] == "height"
    assert game["events"]["Climbed"] == ["seat", "number"]


def test_its_words_reach_a_page_that_was_built_without_it(house: Running) -> None:
    ann = Player(house, "Ann")
    told = ann.get(f"/games/{GAME}/words/en")
    assert "game-ropeladder = The Rope Ladder" in told["text"]
    assert ann.get(f"/games/{GAME}/words/pl")["text"] == "", "it speaks English alone"
    assert "game-dig = " in ann.get("/games/dig/words/en")["text"]
    assert ann.http.get("/api/games/chess/words/en").json()["code"] == "game-unknown"
    assert ann.http.get(f"/api/games/{GAME}/words/..%2Fen").status_code in (400, 404)


def test_a_whole_game_is_played_and_its_record_kept(house: Running) -> None:
    ann = Player(house, "Ann")
    table = ann.open_table("me", "magpie", "random", game=GAME)
    ann.post(f"/tables/{table}/start")
    ann.connect()
    ann.send(type="watch", table=table, draw=True)
    sight = ann.until("snapshot")["views"][0]
    assert [zone["spot"]["zone"] for zone in sight["picture"]["zones"]] == ["height", "rungs", "dice", "turn"]
    while not ann.tables[table]["over"]:
        if legal := ann.legal(table):
            [[seat, moves]] = legal.items()
            ann.until("accepted", id=ann.play(table, moves[0], seat))
        ann.receive()
    told = [line["id"] for entry in ann.past(table) for line in entry.get("says", [])]
    assert {"ropeladder-climbed", "ropeladder-rolled"} <= set(told)
    assert ann.get(f"/tables/{table}/")["table"]["status"] == "over"
    assert '"ropeladder-1"' in ann.http.get(f"/api/tables/{table}/record").text


def test_its_moves_and_questions_are_told_by_its_own_messages(house: Running) -> None:
    ann = Player(house, "Ann")
    table = ann.open_table("me", "me", game=GAME)
    ann.post(f"/tables/{table}/start")
    ann.connect()
    ann.send(type="watch", table=table, draw=True)
    views = ann.until("snapshot")["views"]
    [moves] = [view["moves"] for view in views if view.get("moves")]
    assert moves[0] == {"text": "up", "kind": "Climb", "message": {"is": "message", "id": "ropeladder-move-climb"}}
    ann.play(table, "shake2", 0)
    refused = ann.until("refused")
    assert (refused["rule"], refused["code"]) == ("R2.2", "ropeladder-refusal-target")


def test_its_puzzle_is_listed_failed_and_solved(house: Running) -> None:
    ann = Player(house, "Ann")
    assert [one["task"]["id"] for one in ann.get(f"/games/{GAME}/puzzles")] == ["puzzle-task-win"]
    assert ann.get(f"/games/{GAME}/puzzles/1")["view"]["legal"] == ["up", "shake2"]
    assert ann.post(f"/games/{GAME}/puzzles/1/try", moves=["shake2"])["wrong"]["id"] == "puzzle-wrong-win"
    assert ann.post(f"/games/{GAME}/puzzles/1/try", moves=["up"])["result"] == "solved"


def test_a_server_starts_beside_a_broken_package_and_its_log_says_so(tmp_path: Path) -> None:
    package(tmp_path, "raising", "raise RuntimeError('no luck today')")
    log = tmp_path / "log"
    with Running(f"sqlite:///{tmp_path}/escapade.db", log, **finding(tmp_path)) as running:
        assert "raising" not in [game["name"] for game in Player(running, "Ann").get("/games")]
    assert "the game 'raising' of the package raising cannot be used: RuntimeError: no luck today" in log.read_text()
