"""Sentences about ratings: for whom a rated game counts, and when a rating is on the leaderboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running


def rated_player(server: Running, name: str) -> Player:
    """Somebody who wants to be rated."""
    player = Player(server, name)
    player.http.patch("/api/me", json={"rated": True})
    return player


def rated_table(ann: Player, bob: Player) -> str:
    """A rated game of two, in which Ann has made her first turn."""
    table = ann.open_table("me", "open", rated=True, options={"first": "1"}, hold=0)
    bob.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    take_turn(ann, table)
    return table


def take_turn(player: Player, table: str) -> None:
    """Make one move and end the turn."""
    move(player, table)
    move(player, table, ".")


def won_by_ann(server: Running) -> tuple[Player, Player, Player, str]:
    """Play a rated game of three, of whom Eve is not rated; Bob and Eve resign after a turn each."""
    ann, bob, eve = Player(server, "Ann"), Player(server, "Bob"), Player(server, "Eve")
    for person in (ann, bob):
        person.http.patch("/api/me", json={"rated": True})
    table = ann.open_table("me", "open", "open", rated=True, options={"first": "1"})
    bob.post(f"/tables/{table}/sit")
    eve.post(f"/tables/{table}/sit")
    ann.post(f"/tables/{table}/start")
    for person in (ann, bob, eve):
        take_turn(person, table)
    bob.post(f"/tables/{table}/resign")
    eve.post(f"/tables/{table}/resign")
    return ann, bob, eve, table


def move(player: Player, table: str, action: str = "") -> None:
    """Make a move: this one, or the first legal one."""
    seen = player.get(f"/tables/{table}/")
    legal = next(view["legal"] for view in seen["views"] if view.get("legal"))
    body = {"id": f"{table} {seen['version']}", "version": seen["version"]}
    player.post(f"/tables/{table}/play", **body, action=action or legal[0])


def lose(ann: Player, bob: Player) -> str:
    """Play a rated game that Bob loses to Ann; return its table when it is counted."""
    table = rated_table(ann, bob)
    move(bob, table)
    bob.post(f"/tables/{table}/resign")
    ann.get(f"/tables/{table}/result")
    return table


def listed(player: Player) -> bool:
    """Whether somebody is on the leaderboard."""
    return any(rank["person"]["id"] == player.id for rank in player.get("/ratings/cartagena"))


def test_a_game_does_not_count_for_whoever_resigns_before_the_first_move(server: Running) -> None:
    ann, bob = rated_player(server, "Ann"), rated_player(server, "Bob")
    table = rated_table(ann, bob)
    bob.post(f"/tables/{table}/resign")
    assert ann.get(f"/tables/{table}/result")["ratings"] == [None, None]
    assert ann.get(f"/people/{ann.id}")["ratings"] == bob.get(f"/people/{bob.id}")["ratings"] == {}


def test_moves_of_a_stand_in_never_raise_a_rating(server: Running) -> None:
    ann, bob = rated_player(server, "Ann"), rated_player(server, "Bob")
    table = rated_table(ann, bob)
    bob.watch(table)
    take_turn(bob, table)
    ann.post(f"/tables/{table}/leave")
    while bob.until("update")["entry"].get("by") != "fox":
        pass
    bob.post(f"/tables/{table}/resign")
    won, lost = bob.get(f"/tables/{table}/result")["ratings"]
    assert won["after"] == won["before"]
    assert lost["after"] != lost["before"]
    assert ann.get(f"/people/{ann.id}")["games"] == {"cartagena": 0}


def test_a_rating_is_provisional_before_five_games_against_three_people(server: Running) -> None:
    ann, *others = (rated_player(server, name) for name in ("Ann", "Bob", "Dan", "Eve"))
    for other in (others[0], others[0], others[0], *others[:2]):
        lose(ann, other)
    assert ann.get(f"/people/{ann.id}")["games"] == {"cartagena": 5}
    assert ann.get(f"/people/{ann.id}")["provisional"] == ["cartagena"]
    assert not listed(ann)
    lose(ann, others[2])
    assert ann.get(f"/people/{ann.id}")["provisional"] == []
    assert listed(ann)
    assert not listed(others[0]), "has lost four games, all to the same person"
