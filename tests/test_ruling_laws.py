"""The laws hold in every position of our rulings, too: rare ones that play hardly ever leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from escapade import engine
from escapade.ruling_file import Ruling, read
from escapade.rulings import files, lay_out, shipped
from tests.tables import PLAYED, catalogue, read_back, seen, written
from tests.test_laws import COUNTS

if TYPE_CHECKING:
    from pathlib import Path

    from escapade.engine import Action
    from escapade.rulings import Scene

FILES = [file for game in PLAYED if (shipped() / game).is_dir() for file in files(shipped() / game)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_laws_hold_in_the_positions_of_a_file(file: Path) -> None:
    for ruling in read(file):
        check_laws(ruling)


def check_laws(ruling: Ruling) -> None:
    """Check the laws in each position that a ruling passes through."""
    if ruling.deals or (ruling.refused is not None and not ruling.plays):
        return  # a deal, as in the other laws, or no table at all
    scene = lay_out(ruling)
    ruling.words.tell_luck(scene.state, ruling.luck)
    for name, text in ruling.plays[: -1 if ruling.refused is not None else None]:
        check_position(scene)
        check_move(scene, scene.acting(name), ruling.words.read_move(scene.state, text))
    check_position(scene)


def check_move(scene: Scene, seat: int, action: Action) -> None:
    """A move makes and loses nothing, and its events are enough to make it again, for those who watch, too."""
    game, state = scene.ruling.game, scene.state
    before = game.write_position(state)
    copy = game.read_position(before, engine.ScriptedLuck([]))
    heard = len(scene.story)
    scene.play(seat, action)
    after = game.write_position(state)
    assert COUNTS[game.name](after) == COUNTS[game.name](before)
    for event in scene.story[heard:]:
        read_back(game, written(game, event)).land(copy)
        for watcher in scene.views:
            text = written(game, seen(event, watcher, state))
            assert written(game, read_back(game, text)) == text
    assert game.write_position(copy) == after


def check_position(scene: Scene) -> None:
    """What is legal is not refused, in a seat's own view, too, and the position can be written and read."""
    game, state = scene.ruling.game, scene.state
    assert bool(state.to_act()) != state.game_over() == bool(state.winners())
    for seat in state.to_act():
        legal = [action.code for action in state.legal(seat)]
        assert len(legal) == len(set(legal))
        assert set(legal) == {action.code for action in catalogue(state) if state.refusal(seat, action) is None}
        choices = engine.Choices()
        state.choices(seat, choices)
        assert choices.open == (state.fill_in(seat, engine.MIDDLE, engine.seeded(0)) is not None)
        usual = state.default_action(seat)
        assert usual is None or state.refusal(seat, usual) is None
        assert scene.views[seat].legal(seat) == state.legal(seat)
        for action in state.legal(seat):
            assert game.read_action(state, game.write_action(state, action)) is action
    for watcher, view in scene.views.items():
        assert game.write_position(game.view(view, watcher)) == game.write_position(game.view(state, watcher))
    text = game.write_position(state)
    assert game.write_position(game.read_position(text, engine.seeded(0))) == text
