"""Sentences about tables drawn as plain text and as small pictures."""

from __future__ import annotations

import random
from xml.etree import ElementTree as ET

import pytest

from escapade import GAMES, Match, game_named, seeded
from escapade.drawing import Drawing
from tests.server.test_whole_games import any_options
from tests.tables import decide

NAMES = ["<Ann>", "Bo & Co", "Cy", "Di", "Ed", "Flo"]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("game", GAMES)
def test_every_table_and_every_view_can_be_drawn(game: str) -> None:
    chance, rules = random.Random(game), game_named(game)
    for number in range(12):
        players = chance.choice(rules.seats)
        match = Match(game, players, any_options(rules, players, chance), seed=number, names=NAMES[:players])
        luck = seeded(number)
        while not match.over and match.played < 60:
            seat, action = decide(match.state, luck)
            match.play(action, seat)
            if match.played % 20 == 0:
                check_drawings(match)
        check_drawings(match)


def check_drawings(match: Match) -> None:
    """Look for all players in both drawings, and in those of the views."""
    assert all(name in str(match) for name in match.names)
    assert all(name in written(match._repr_svg_()) for name in match.names)
    for seat in (*range(match.players), None):
        view = match.view(seat)
        assert f"Seat {match.players}" in str(view)
        assert f"Seat {match.players}" in written(view._repr_svg_())


def written(picture: str | None) -> str:
    """Read all that is written in a picture."""
    assert picture is not None
    return " ".join(part.text or "" for part in ET.fromstring(picture).iter(f"{SVG}text"))  # noqa: S314 - it is ours


def test_a_hand_that_is_not_seen_is_drawn_face_down() -> None:
    match = Match("cartagena", 2, seed=7, names=["Ann", "Bo"])
    assert "face down" not in str(match)
    assert str(match.view(0)).count("6 face down") == 1
    assert str(match.view()).count("6 face down") == 2


def test_a_pirate_stands_on_the_space_it_moved_to() -> None:
    match = Match("cartagena", 2, seed=7, names=["Ann", "Bo"])
    match.play("0h")
    assert " 0 the cell: Ann 5, Bo 6\n 1 hat 1" in str(match)
    assert "> " in str(match).partition("1 Ann")[0][-4:]


def test_a_game_without_a_drawing_is_drawn_by_its_position() -> None:
    match = Match("dig", 2, seed=1)
    plain = Drawing(match.game)
    text = plain.text(match.state, match.names)
    assert text.replace("\n", " ") == match.position()
    assert written(plain.svg(match.state, match.names)) == text.replace("\n", " ")
