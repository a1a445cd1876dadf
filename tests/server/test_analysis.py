"""Sentences about the analysis board over HTTP: any position, moves of every seat, a bot's opinion, playing on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from escapade import records
from escapade.games import GAMES, OURS
from escapade.match import Match
from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.player import Message
    from tests.server.running import Running

PATH = "path=phdsbk.shpkbd.bphsdk.pkdhsb.spbkdh.dsbpkh"
OPEN = f"{PATH} crews=0.0.0.1.3.3:b2k;0.0.0.0.0.5:h3 turn=1"
LAST_STEP = f"{PATH} crews=36.37.37.37.37.37:s2;0.0.0.0.0.0:h turn=1"  # one pirate of player 1 is not in the boat yet


def analysed(who: Player, position: str = "", *moves: tuple[int, str], game: str = "cartagena", **more: object) -> Any:  # noqa: ANN401 - JSON as it came
    line = [{"seat": seat, "move": move} for seat, move in moves]
    return who.post("/analysis", game=game, position=position, moves=line, **more)


@pytest.mark.parametrize("game", OURS)
def test_a_new_deal_is_shown_with_all_cards_and_the_moves_of_whoever_must_decide(server: Running, game: str) -> None:
    ann = Player(server, "Ann")
    ann.http.cookies.clear()
    shown = analysed(ann, game=game)
    match = Match(game, shown["players"], position=None, seed="analysis")
    assert shown["position"] == shown["start"] == match.position()
    assert shown["view"]["legal"] == match.legal()
    assert shown["view"]["seat"] == shown["to_act"][0]
    assert "?" not in shown["position"].partition("deck=")[0]
    assert shown["view"]["picture"]


def test_moves_of_every_seat_are_played_and_told_in_words(server: Running) -> None:
    shown = analysed(Player(server, "Ann"), OPEN, (0, "3b"), (0, "."), (1, "0h"))
    assert [(step["seat"], step["move"]) for step in shown["steps"]] == [(0, "3b"), (0, "."), (1, "0h")]
    assert all(step["does"]["id"].startswith("cartagena-") for step in shown["steps"])
    assert shown["start"].startswith(PATH)
    assert shown["says"]
    assert shown["events"]
    assert shown["to_act"] == [1]
    again = analysed(Player(server, "Bob"), shown["position"])
    assert again["view"]["legal"] == shown["view"]["legal"], "a position is all there is to know of a line"


def test_the_same_line_always_draws_the_same_cards(server: Running) -> None:
    ann, line = Player(server, "Ann"), [(0, "3<"), (0, ".")]
    assert analysed(ann, OPEN, *line)["position"] == analysed(ann, OPEN, *line)["position"]


def test_a_position_is_looked_at_from_any_seat(server: Running) -> None:
    other = analysed(Player(server, "Ann"), OPEN, seat=1)["view"]
    assert (other["seat"], "legal" in other) == (1, False)


def test_a_game_that_ends_names_its_winner(server: Running) -> None:
    over = analysed(Player(server, "Ann"), LAST_STEP, (0, "36s"))
    assert (over["winners"], over["to_act"]) == ([0], [])
    refused = Player(server, "Bob").refused("/analysis/evaluation", game="cartagena", position=over["position"])
    assert refused["code"] == "position-over"


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess"}, 400, "game-unknown"),
        ({"game": "cartagena", "position": "nonsense"}, 400, "position"),
        ({"game": "cartagena", "position": f"{PATH} crews=0:s900;0:h turn=1"}, 400, "position"),
        ({"game": "cartagena", "position": "path=ä"}, 400, "form"),
        ({"game": "cartagena", "position": "x" * 20_001}, 400, "form"),
        ({"game": "cartagena", "position": OPEN, "players": 2}, 400, "form"),
        ({"game": "cartagena", "players": 9}, 400, "option-players"),
        ({"game": "cartagena", "options": {"edition": "lost"}}, 400, "option-value"),
        ({"game": "cartagena", "position": OPEN, "seat": 2}, 404, "no-such-seat"),
        ({"game": "cartagena", "position": OPEN, "moves": [{"seat": 7, "move": "3b"}]}, 404, "no-such-seat"),
        ({"game": "cartagena", "position": OPEN, "moves": [{"seat": 0, "move": "?!"}]}, 400, "action-unreadable"),
        ({"game": "cartagena", "position": OPEN, "moves": [{"seat": 0, "move": "3b"}] * 301}, 400, "form"),
    ],
)
def test_what_cannot_be_analysed_is_refused_in_words(server: Running, body: Message, status: int, code: str) -> None:
    refused = Player(server, "Ann").refused("/analysis", **body)
    assert (refused["status"], refused["code"]) == (status, code)
    assert refused["says"]


def test_an_illegal_move_is_refused_with_its_rule(server: Running) -> None:
    refused = Player(server, "Ann").refused(
        "/analysis", game="cartagena", position=OPEN, moves=[{"seat": 0, "move": "0s"}]
    )
    assert (refused["status"], refused["rule"]) == (409, "C2.1")


def test_what_is_wrong_with_a_position_is_said_in_the_language_of_the_client(server: Running) -> None:
    ann = Player(server, "Ann")
    body = {"game": "cartagena", "position": "turn=1"}
    for language, says in {
        "en": "a position needs a path and crews",
        "de": "geht nicht: Die Stellung ist unvollständig",
    }.items():
        refused = ann.http.post("/api/analysis", json=body, headers={"Accept-Language": language}).json()
        assert says in refused["says"]


def test_a_bot_says_what_it_thinks_of_a_position_and_of_everybodys_chances(server: Running) -> None:
    thought = Player(server, "Ann").post("/analysis/evaluation", game="cartagena", position=LAST_STEP)
    assert thought["seat"] == 0
    assert thought["ideas"][0]["move"] == "36s"
    assert thought["chances"][0] > thought["chances"][1]


# Games from a position


def seats(*who: str) -> list[Message]:
    return [{"who": "me"} if one == "me" else {"who": "bot", "bot": one} for one in who]


def test_a_position_is_played_on_against_bots_and_its_record_verifies(anywhere: Running) -> None:
    ann = Player(anywhere, "Ann")
    body: Message = {"game": "cartagena", "position": LAST_STEP, "seats": seats("me", "hare"), "public": False}
    table = ann.post("/tables", **body)["id"]
    ann.post(f"/tables/{table}/start")
    seen = ann.get(f"/tables/{table}/")
    assert "36s" in seen["views"][0]["legal"]
    assert "position" not in seen["table"]
    ann.post(f"/tables/{table}/play", id="1", version=seen["version"], action="36s")
    record = ann.http.get(f"/api/tables/{table}/record").text.splitlines()
    assert json.loads(record[0])["position"] == LAST_STEP
    assert records.verify(record).winners == (0,)
    again = ann.post(f"/tables/{table}/same-deal")["id"]
    assert ann.get(f"/tables/{again}/")["views"] == seen["views"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"rated": True}, "position-people"),
        ({"seats": [{"who": "me"}, {"who": "open"}]}, "position-people"),
        ({"seats": seats("me", "hare", "hare")}, "position-seats"),
        ({"seats": seats("me", "lion")}, "bot-unknown"),
        ({"position": "nonsense"}, "position"),
        ({"position": LAST_STEP.replace("36", "37") + " won=1"}, "position-over"),
        ({"options": {"edition": "escape"}}, "form"),
        ({"game": "chess"}, "game-unknown"),
    ],
)
def test_a_table_from_a_position_is_refused_in_words(server: Running, body: Message, code: str) -> None:
    usual: Message = {"game": "cartagena", "position": OPEN, "seats": seats("me", "hare")}
    refused = Player(server, "Ann").refused("/tables", **usual | body)
    assert refused["code"] == code
    assert refused["says"]


def test_every_step_of_a_finished_game_can_be_analysed_and_none_of_a_running_one(server: Running) -> None:
    ann = Player(server, "Ann")
    body: Message = {"game": "cartagena", "position": LAST_STEP, "seats": seats("me", "hare")}
    table = ann.post("/tables", **body)["id"]
    ann.post(f"/tables/{table}/start")
    running = ann.http.get(f"/api/tables/{table}/position?step=3")
    assert (running.status_code, running.json()["code"]) == (409, "replay-later")
    version = ann.get(f"/tables/{table}/")["version"]
    ann.post(f"/tables/{table}/play", id="1", version=version, action="36s")
    found = ann.get(f"/tables/{table}/position?step={version}")
    assert (found["game"], found["version"]) == ("cartagena", version)
    start = Match("cartagena", position=LAST_STEP, seed="analysis")
    assert found["position"].partition("deck")[0] == start.position().partition("deck")[0]
    assert analysed(ann, found["position"])["view"]["legal"] == start.legal()
    assert ann.http.get(f"/api/tables/{table}/position?step=1").json()["code"] == "no-such-step"


def test_nobody_joins_a_game_from_a_position_and_it_keeps_its_number_of_players(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.post("/tables", game="cartagena", position=OPEN, seats=seats("me", "hare"))["id"]
    ann.post(f"/tables/{table}/clear", seat=1)
    assert bob.refused(f"/tables/{table}/sit")["code"] == "position-people"
    assert ann.refused(f"/tables/{table}/seats", seats=3)["code"] == "position-seats"


@pytest.mark.parametrize("game", OURS)
def test_any_position_of_a_game_can_be_written_and_analysed(server: Running, game: str) -> None:
    match, ann = Match(game, GAMES[game].seats[0], seed="walk"), Player(server, "Ann")
    for _ in range(8):
        seat = match.to_act[0]
        moves = match.legal(seat)
        match.play(moves[len(moves) // 2], seat)
        shown = analysed(ann, match.position(), game=game)
        assert shown["to_act"] == list(match.to_act)
        assert shown["view"]["legal"] == match.legal(shown["view"]["seat"])
