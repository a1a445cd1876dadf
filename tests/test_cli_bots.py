"""Sentences about the commands that ask bots: what they think, and who is stronger."""

from __future__ import annotations

import json

from escapade.games import GAMES
from escapade.match import Match
from tests.shell import escapade

CARTAGENA = GAMES["cartagena"]


def test_a_bot_says_what_it_thinks_of_a_position_in_words_and_as_data() -> None:
    match = Match("cartagena", 2, {"first": 1}, seed=1)
    position = CARTAGENA.write_position(match.state)
    said = escapade("think", "cartagena", position, "--bot", "fox").stdout
    data = json.loads(escapade("think", "cartagena", position, "--bot", "fox", "--json").stdout)
    assert said.startswith(f"{data['moves'][0]['move']}  wins ")
    assert data["seat"] == 0
    assert {idea["move"] for idea in data["moves"]} <= set(match.legal())


def test_what_it_thinks_comes_from_what_the_seat_sees() -> None:
    match = Match("cartagena", 2, {"first": 1}, seed=1)
    view = CARTAGENA.view(match.state, 0)
    whole, seen = (CARTAGENA.write_position(one) for one in (match.state, view))
    assert whole != seen
    first, second = (escapade("think", "cartagena", one, "--bot", "3", "--json").stdout for one in (whole, seen))
    assert first == second


def test_an_arena_of_one_block_is_told_with_its_interval() -> None:
    said = escapade("lab", "arena", "cartagena", "magpie", "random", "--games", "2").stdout
    assert said.startswith("magpie won ")
    assert "of 2 games; 95 %: " in said
    assert "A fair share is 0.500." in said
