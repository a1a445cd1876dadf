"""Sentences about positions with a right answer; `escapade lab tactics tests/tactics/*.yaml` prints the scores."""

from __future__ import annotations

from pathlib import Path

import pytest

from escapade.engine import seeded
from escapade.games import GAMES
from escapade.lab.certain_wins import after_action, certain_wins
from escapade.lab.tactics import Tactic, failed, read
from escapade.puzzles.puzzle import is_turn
from escapade.tasks import WIN
from escapade.turn_search import TurnSearch

FILES = sorted(Path(__file__).parent.joinpath("tactics").glob("*.yaml"))
TACTICS = [tactic for path in FILES for tactic in read(path)]


def test_there_are_tactics_for_every_game() -> None:
    for game in GAMES:
        assert sum(tactic.game == game for tactic in TACTICS) >= 40


@pytest.mark.parametrize("tactic", TACTICS, ids=lambda tactic: f"{tactic.game} {tactic.position[:60]}")
def test_every_tactic_has_right_and_wrong_answers_that_are_legal(tactic: Tactic) -> None:
    assert tactic.problem() == ""


@pytest.mark.parametrize("game", ["cartagena", "dig"])
def test_what_is_said_to_win_does_win(game: str) -> None:
    rules = GAMES[game]
    for tactic in TACTICS:
        if tactic.game == game and tactic.answers:
            state = rules.read_position(tactic.position, seeded(1))
            seat = state.to_act()[0]
            wins = {rules.write_action(state, action) for action in certain_wins(game, state, seat)}
            assert wins == set(tactic.answers)


@pytest.mark.parametrize("tactic", [tactic for tactic in TACTICS if tactic.never], ids=lambda tactic: tactic.position)
def test_what_is_said_to_lose_gives_the_next_player_a_certain_win_and_the_rest_does_not(tactic: Tactic) -> None:
    rules = GAMES[tactic.game]
    state = rules.read_position(tactic.position, seeded(1))
    seat = state.to_act()[0]
    for action in state.legal(seat):
        after = after_action(state, seat, action)
        loses = after is not None and bool(certain_wins(tactic.game, after, after.to_act()[0]))
        assert loses == (rules.write_action(state, action) in tactic.never)


@pytest.mark.parametrize("game", ["cartagena", "dig"])
def test_a_search_that_remembers_finds_the_same_wins(game: str) -> None:
    rules = GAMES[game]
    task = rules.tasks.named(WIN)
    assert task is not None
    assert is_turn(task)
    goal = task.goal(0)
    for tactic in [tactic for tactic in TACTICS if tactic.game == game][:12]:
        state = rules.read_position(tactic.position, seeded(1))
        seat = state.to_act()[0]
        every, remembering = TurnSearch(goal, seat), TurnSearch(goal, seat, remembers=True)
        assert every.first_actions(state, 4) == remembering.first_actions(state, 4)
        assert remembering.tried <= every.tried


# How many each may get wrong: none where the turn wins; in Outrun the right card is a matter of degree.
FAST = [
    ("magpie", "cartagena", 0),
    ("magpie", "dig", 0),
    ("magpie", "outrun", 2),
    ("fox", "cartagena", 0),
    ("fox", "dig", 0),
    ("fox", "outrun", 4),
]


@pytest.mark.parametrize(("bot", "game", "most"), FAST)
def test_fast_levels_know_their_tactics(bot: str, game: str, most: int) -> None:
    wrong = failed([tactic for tactic in TACTICS if tactic.game == game], bot)
    assert len(wrong) <= most, [(said, tactic.position) for tactic, said in wrong]
