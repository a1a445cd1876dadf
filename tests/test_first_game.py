"""Sentences about guided first games: every step is played through the rules, and every step says something."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from escapade.engine import Refused
from escapade.first_game import LEARNER, FirstGame, Reached, first_game, reach, read
from escapade.games import OURS, game_named
from escapade.messages import message
from escapade.rules_text import rules_text
from escapade.ruling_file import Broken
from escapade.words import languages, words

if TYPE_CHECKING:
    from pathlib import Path

FEWEST, MOST = 10, 15  # steps of a guided game
QUOTED = re.compile("[“„«]([^”“»]+)[”“»]")


def guide(game: str) -> FirstGame:
    found = first_game(game_named(game))
    assert found is not None
    return found


def steps(game: str) -> list[Reached]:
    return [reach(guide(game), number) for number in range(len(guide(game).steps))]


@pytest.mark.parametrize("game", OURS)
def test_a_guided_game_has_ten_to_fifteen_steps_and_ends_with_something_to_read(game: str) -> None:
    assert FEWEST <= len(guide(game).steps) <= MOST
    assert [bool(step.play) for step in guide(game).steps][-1] is False


@pytest.mark.parametrize("game", OURS)
def test_in_every_step_it_is_the_learners_turn_and_only_the_move_it_asks_for_is_right(game: str) -> None:
    own = game_named(game)
    for reached in steps(game):
        assert LEARNER in reached.scene.state.to_act()
        if not reached.move:
            continue
        assert reached.is_right(reached.move)
        others = [own.write_action(reached.view, action) for action in reached.view.legal(LEARNER)]
        assert [text for text in others if reached.is_right(text)] in ([reached.move], [])


def test_a_run_is_right_however_long_it_took() -> None:
    run = next(reached for reached in steps("outrun") if "@" in reached.move)
    assert run.is_right("ADHGB@91234")
    assert not run.is_right("ADHBG@5000")


def test_a_move_against_the_rules_is_refused_in_a_guided_game_too() -> None:
    with pytest.raises(Refused, match="skull"):
        reach(guide("cartagena"), 2).is_right("0s")


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", languages())
def test_every_step_has_its_message(game: str, language: str) -> None:
    said = words(language, game)
    assert [step.name for step in guide(game).steps if not said.knows(f"{game}-first-{step.name}")] == []


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("language", languages())
def test_what_a_step_quotes_is_written_on_the_button_of_its_move(game: str, language: str) -> None:
    said = words(language, game)
    for reached in steps(game):
        text = said.say(message(f"{game}-first-{reached.step.name}"))
        for quoted in QUOTED.findall(text):
            assert reached.action is not None
            described = game_named(game).drawing.describe(reached.view, LEARNER, reached.action)
            labels = [said.say(described.message)]
            if described.group:
                labels.append(said.say(message("opens-more", name=said.say(described.group))))
            assert quoted.split() in [label.split() for label in labels]  # whatever kind of space French puts there


@pytest.mark.parametrize("game", OURS)
def test_every_rule_that_a_step_names_has_a_paragraph(game: str) -> None:
    paragraphs = set(rules_text(game).paragraphs())
    assert {rule for step in guide(game).steps for rule in step.rules} <= paragraphs


def test_cartagena_brings_a_pirate_into_the_boat_and_draws_three_cards() -> None:
    story = [str(event) for event in steps("cartagena")[-1].scene.seen[LEARNER]]
    assert "Moved(seat=0, start=33, end=37)" in story
    assert len([event for event in story if event.startswith("Drew(seat=0")]) == 3


def test_outrun_is_not_timed() -> None:
    assert guide("outrun").deal.table == {"mode": "relaxed", "limits": "no", "boards": "1", "first": "1"}
    state = next(reached for reached in steps("outrun") if "@" in reached.move).scene.state
    assert game_named("outrun").timing.time_limit(state, LEARNER) is None


def test_dig_ends_with_tunnel_points() -> None:
    reached = steps("dig")
    scored = [game_named("dig").scores(one.scene.state)[LEARNER] for one in reached]
    assert scored[-4:] == [0, 1, 3, 3]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("game: dig\ndeal: {players: 2}\nsteps: []\n", "needs 'steps'"),
        ("game: dig\ndeal: {players: 2}\nsteps: [goal]\n", "should be named"),
        ("game: dig\ndeal: {players: 2}\nsteps: [{step: a, move: stop}]\n", "'move' is not a word of a step"),
        ("game: dig\ndeal: {weather: fine}\nsteps: [{step: a}]\n", "'weather' is not a word of a deal"),
        ("game: dig\nsteps: [{step: a}]\n", "'deal'"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, text: str, fault: str) -> None:
    file = tmp_path / "first_game.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Broken, match=re.escape(fault)):
        read(file)
