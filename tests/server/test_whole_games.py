"""Whole games over the wire, by scripted people who lose the line at random moments, and by bots."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING

import pytest

from escapade import records
from escapade.games import GAMES
from tests.server.player import Player

if TYPE_CHECKING:
    from escapade.game import Game
    from tests.server.running import Running

GAMES_EACH = 3 if os.environ.get("ESCAPADE_LONG") else 1  # `make test-games` asks for more
LONGEST = 900  # rounds of everybody doing something; whoever is not done by then resigns


def any_options(game: Game, players: int, luck: random.Random) -> dict[str, str]:
    """Agree on something at random that the game accepts."""
    while True:
        values = {option.name: luck.choice(option.values) for option in game.options}
        try:
            return game.check(values, players)
        except ValueError:
            continue


@pytest.mark.parametrize("name", GAMES)
def test_every_client_ends_with_the_same_table_as_the_store_however_often_the_line_drops(
    anywhere: Running, name: str
) -> None:
    luck = random.Random(f"{name} {anywhere.database.split(':', maxsplit=1)[0]}")
    for _ in range(GAMES_EACH):
        play_through(anywhere, GAMES[name], luck)


def play_through(server: Running, game: Game, luck: random.Random) -> None:
    """Play one game to the end, and compare."""
    seats = luck.choice([seats for seats in game.seats if seats > 2] or list(game.seats))
    people = [Player(server, name) for name in ("Ann", "Bob", "Eve")]
    table = people[0].open_table(
        "me", "open", *["random"] * (seats - 2), game=game.name, options=any_options(game, seats, luck), hold=0
    )
    people[1].post(f"/tables/{table}/sit")
    people[0].post(f"/tables/{table}/start")
    for person in people:
        person.watch(table)
    for _ in range(LONGEST):
        for person in people:
            step(person, table, luck)
        if all(person.tables.get(table, {}).get("over") for person in people):
            break
    else:
        give_up(people, table)
    compare(server, people, table)


def give_up(people: list[Player], table: str) -> None:
    """Let a long game end: both people resign, and everybody hears of it."""
    for person in people[:2]:
        if person.get(f"/tables/{table}/")["table"]["status"] != "over":
            answer = person.http.post(f"/api/tables/{table}/resign", json={})
            assert answer.is_success or answer.json()["code"] == "game-over"  # it may have ended meanwhile
    for person in people:
        while not person.tables[table]["over"]:
            person.receive()


def step(person: Player, table: str, luck: random.Random) -> None:
    """Do one thing: hear, play, or lose the line and come back, with what was not answered sent again."""
    if luck.random() < 0.01:
        person.drop()
        person.watch(table)
        if person.unanswered is not None:
            person.send(**person.unanswered)
    person.hear_all()
    person.play_any(table, luck)
    if person.socket is not None and luck.random() < 0.01:
        person.drop()  # perhaps with an action on its way
        person.watch(table)
        if person.unanswered is not None:
            person.send(**person.unanswered)


def compare(server: Running, people: list[Player], table: str) -> None:
    """Compare what everybody holds with what a newcomer is given, and with the record."""
    stranger = Player(server, "Stranger")
    truth = stranger.get(f"/tables/{table}/")
    assert truth["table"]["status"] == "over"
    for person in people:
        assert person.tables[table]["over"]
        assert person.versions[table] == truth["version"]
        assert person.tables[table]["views"] == [
            {key: value for key, value in sight.items() if key != "events"}
            for sight in person.get(f"/tables/{table}/")["views"]
        ]
        assert not [refusal for refusal in person.refusals if not refusal.get("stale")]
    assert people[2].view(table) == truth["views"][0]["view"]  # Eve was a spectator
    records.verify(stranger.http.get(f"/api/tables/{table}/record").text.splitlines())
    server_view_after_replay(people[2], stranger, table)


def server_view_after_replay(spectator: Player, stranger: Player, table: str) -> None:
    """The public replay ends where the spectator's own sight ended."""
    last = stranger.http.get(f"/api/tables/{table}/replay").text.splitlines()[-1]
    assert f'"version":{spectator.versions[table]}' in last
