"""Sentences about the end of a game: its result, its rating changes, and playing the same deal again."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from tests.server.player import Player
from tests.server.test_ratings import won_by_ann

if TYPE_CHECKING:
    from tests.server.running import Running


def test_a_result_tells_turns_and_duration_and_waits_for_the_end(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open")
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    answer = ann.http.get(f"/api/tables/{table}/result")
    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
    ann.post(f"/tables/{table}/resign")
    result = bob.get(f"/tables/{table}/result")
    assert (result["table"], result["turns"], result["ratings"]) == (table, 0, [None, None])
    times = {one["entry"]["type"]: one["at"] for one in bob.past(table)}
    assert result["duration"] == times["ended"] - times["started"]


def test_a_result_tells_what_each_seat_had_reached(server: Running) -> None:
    ann = Player(server, "Ann")
    position = "monster=bear boards=1 runners=4;7;2 round=2 seat=1"
    table = ann.open_table("me", "hare", "hare", game="outrun", position=position, rated=False)
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/resign")
    assert ann.get(f"/tables/{table}/result")["scores"] == [4, 7, 2]


SHOWERS = "players=showers:knife:background=miner;showers:spoon:background=fence discards=rosary*2"


def test_an_answer_in_the_turn_of_another_is_no_turn_of_its_own(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "me", game="dig", position=SHOWERS, rated=False)
    ann.post(f"/tables/{table}/start")
    for seat, move in [(0, "extort:2:spoon:knife"), (1, "give-in")]:
        version = ann.get(f"/tables/{table}/")["version"]
        ann.post(f"/tables/{table}/play", id=move, version=version, action=move, seat=seat)
    ann.post(f"/tables/{table}/resign")
    assert ann.get(f"/tables/{table}/result")["turns"] == 1


def test_a_rated_game_tells_how_ratings_changed_of_those_who_want_to_be_rated(server: Running) -> None:
    ann, bob, _, table = won_by_ann(server)
    won, lost, unrated = ann.get(f"/tables/{table}/result")["ratings"]
    assert won["after"] > won["before"] == lost["before"]
    assert won["after"] > lost["after"]
    assert unrated is None
    assert ann.get(f"/people/{ann.id}")["ratings"]["cartagena"] == won["after"]
    bob.http.patch("/api/me", json={"rated": False})
    assert ann.get(f"/tables/{table}/result")["ratings"] == [won, None, None]


def deal_of(player: Player, table: str) -> list[str]:
    """Return the deal and the seed of a finished game, from its record."""
    lines = [json.loads(line) for line in player.http.get(f"/api/tables/{table}/record").text.splitlines()]
    return [lines[1]["deal"], lines[-1]["seed"]]


def test_whoever_played_bots_plays_the_same_deal_again(server: Running) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("hare", "me", rated=False)
    assert ann.refused(f"/tables/{table}/same-deal")["code"] == "not-over"
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/resign")
    again = ann.post(f"/tables/{table}/same-deal")
    assert again["status"] == "playing"
    assert [seat.get("person", "") for seat in again["seats"]] == ["", ann.id]
    assert ann.get(f"/tables/{table}/")["table"].get("rematch", "") == ""  # a rematch can still be asked for
    ann.post(f"/tables/{again['id']}/resign")
    assert deal_of(ann, again["id"]) == deal_of(ann, table)


def test_nobody_plays_a_known_deal_against_other_people(server: Running) -> None:
    ann, bob = Player(server, "Ann"), Player(server, "Bob")
    table = ann.open_table("me", "open")
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/resign")
    assert ann.refused(f"/tables/{table}/same-deal")["code"] == "deal-people"
    assert Player(server, "Eve").refused(f"/tables/{table}/same-deal")["code"] == "no-seat-of-yours"
