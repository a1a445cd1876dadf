"""Environments for reinforcement learning."""

from __future__ import annotations

import copy
import pickle
import sys
from itertools import count, pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.outcome_sampling_mccfr import OutcomeSamplingSolver
from pettingzoo.test import api_test, performance_benchmark, seed_test

import escapade.rl.openspiel  # noqa: F401 - makes the game known to OpenSpiel
from escapade import Match
from escapade.engine import Choices, seeded
from escapade.games import GAMES, game_named
from escapade.learning import Learning, Observation
from escapade.match import option_word
from escapade.rl import BotEnv, VectorEnv, aec_env, layout, observe
from escapade.rl.observing import Table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from escapade.engine import State
    from escapade.game import Game

DOC = Path("docs/reinforcement-learning.md")
KINDS = [(game, preset) for game in GAMES.values() for preset in game.presets]
NAMES = [f"{game.name} {preset.name}" for game, preset in KINDS]


def positions(game: Game, preset: int, decisions: int) -> Iterator[tuple[Match, State]]:
    """Play a game with random moves; yield the match before each."""
    chosen = game.presets[preset]
    match, luck = Match(game.name, chosen.seats, chosen.options, seed="rl"), seeded("rl")
    for _ in range(decisions):
        if match.over:
            return
        yield match, match.state
        seat = match.state.to_act()[0]
        form = match.state.fill_in(seat, 2, luck)
        actions = match.state.legal(seat)
        match.play(actions[luck.below(len(actions))] if form is None else form, seat)


@pytest.mark.parametrize("name", NAMES)
def test_an_observation_is_the_same_whatever_the_seat_cannot_see(name: str) -> None:
    game, preset = KINDS[NAMES.index(name)]
    luck = seeded("hidden")
    differed = 0
    for match, table in positions(game, game.presets.index(preset), 40):
        for seat in range(int(table.seats)):
            seen = observe(table, seat).tolist()
            view = game.view(table, seat)
            other = game.imagine(view, luck)
            differed += repr(other) != repr(table)
            assert observe(view, seat).tolist() == seen
            assert observe(other, seat).tolist() == seen
            assert observe(match.view(seat), seat).tolist() == seen, "a view that remembers more shows no more"
    assert differed >= 10 or name == "cartagena tortuga"  # with open hands only the deck is hidden


@pytest.mark.parametrize("name", NAMES)
def test_what_happens_at_the_table_shows_in_the_next_observation(name: str) -> None:
    game, preset = KINDS[NAMES.index(name)]
    told = [observe(table, 0).tobytes() for _, table in positions(game, game.presets.index(preset), 60)]
    assert sum(one != other for one, other in pairwise(told)) > len(told) * 0.6


def test_every_field_is_in_the_documentation_and_every_documented_field_is_there() -> None:
    found: dict[str, set[str]] = {name: set() for name in GAMES}
    for game, preset in KINDS:
        found[game.name] |= {field.name for field in layout(game.name, preset.seats, preset.options)}
    text = DOC.read_text(encoding="utf-8")
    for name, fields in found.items():
        section = text.split(f"### {game_named(name).title}\n")[1].split("\n#")[0]
        rows = [line.split("|")[1].strip().strip("`") for line in section.splitlines() if line.startswith("| `")]
        assert set(rows) == fields


def test_the_fields_of_an_observation_follow_one_another_without_gaps() -> None:
    for game, preset in KINDS:
        table = Table(game.name, preset.seats, preset.options)
        fields = layout(game.name, preset.seats, preset.options)
        assert [field.start for field in fields[1:]] == [field.end for field in fields[:-1]]
        assert (fields[0].start, fields[-1].end) == (0, table.size)


def test_action_spaces_have_the_sizes_they_are_named_with() -> None:
    assert {name: game.actions for name, game in GAMES.items()} == {
        "cartagena": {"base": 1986, "variants": 12371},
        "outrun": {"listed": 175, "runs": 189},
        "dig": {"all": 705},
    }
    for game, preset in KINDS:
        assert Table(game.name, preset.seats, preset.options).actions in game.actions.values()
    assert Table("cartagena", 2, {"edition": "escape", "limit": True}).actions == 12371


def test_an_observation_can_be_written_into_an_array() -> None:
    match = Match("cartagena", 2, seed=1)
    out = np.zeros(158, np.uint8)
    assert observe(match.view(0), 0, out) is out
    hand = next(field for field in layout("cartagena") if field.name == "hand")
    assert out[hand.start : hand.end].sum() == 6


@pytest.mark.parametrize("name", NAMES)
def test_tables_stepped_together_play_the_same_games_as_one_by_one(name: str) -> None:
    game, preset = KINDS[NAMES.index(name)]
    agreed = game.check({key: option_word(value) for key, value in preset.options.items()}, preset.seats)
    env = VectorEnv(game.name, preset.seats, preset.options, count=2, seed="pair", mask="bits")
    alone = [game.deal(agreed, preset.seats, seeded(f"pair.{at}.1")) for at in range(2)]
    luck, out = np.random.default_rng(5), Choices()
    for _ in range(40):
        for at, table in enumerate(alone):
            seat = int(table.mover())
            out.n = 0
            game.learning.choices(table, seat, out)
            legal = [int(out.codes[each]) for each in range(int(out.n))]
            assert env.seats[at] == seat
            assert env.codes[at, : env.legal[at]].tolist() == legal
            assert np.unpackbits(env.masks[at], bitorder="little").nonzero()[0].tolist() == sorted(legal)
            assert env.observations[at].tolist() == observe(table, seat).tolist()
        actions = env.sample(luck).copy()
        seats = env.seats.copy()
        env.step(actions)
        for at, table in enumerate(alone):
            game.learning.act(table, int(seats[at]), int(actions[at]))
        if env.ended.any():
            return


def test_a_game_that_ends_is_dealt_again_in_the_same_step() -> None:
    env = VectorEnv(count=4, seed=3, players=3)
    luck = np.random.default_rng(3)
    ends = 0
    for _ in range(900):
        env.step(env.sample(luck))
        over = env.ended == 1
        ends += int(over.sum())
        assert (env.rewards[over].max(axis=1, initial=-1) == 1).all()
        assert (env.rewards[over] == 1).sum() == over.sum()
        assert not env.rewards[env.ended == 0].any()
        assert (env.masks.sum(axis=1) == env.legal).all()
        assert (env.legal > 0).all()
    assert ends > 3
    assert set(np.unique(env.ended)) <= {0, 1}


def test_an_illegal_action_ends_the_game_and_costs_whoever_tried_it() -> None:
    env = VectorEnv(count=3, seed=1)
    actions = env.sample(np.random.default_rng(1)).astype(np.int64)
    seats = env.seats.copy()
    actions[1], actions[2] = 1985, -7  # to draw a card with cards in hand; no action at all
    env.step(actions)
    assert env.ended.tolist() == [0, 3, 3]
    for at in (1, 2):
        assert env.rewards[at, seats[at]] == -1
        assert env.rewards[at].sum() == -1


def test_a_game_that_does_not_end_is_cut_off_without_rewards() -> None:
    env = VectorEnv("outrun", 3, count=1, cap=5)
    luck = np.random.default_rng(1)
    for step in range(1, 11):
        env.step(env.sample(luck))
        assert env.ended[0] == (2 if step % 5 == 0 else 0)
        assert not env.rewards.any()


def test_the_same_seed_and_actions_give_the_same_games() -> None:
    one, other = (VectorEnv("dig", 3, count=3, seed=9) for _ in range(2))
    luck = np.random.default_rng(2)
    for _ in range(50):
        actions = one.sample(luck)
        one.step(actions)
        other.step(actions)
    assert one.observations.tolist() == other.observations.tolist()
    one.reset(9)
    assert one.observations.tolist() == VectorEnv("dig", 3, count=3, seed=9).observations.tolist()


def test_after_a_reset_all_games_are_those_of_the_new_seed() -> None:
    again, fresh = VectorEnv(count=2, seed=1, cap=5), VectorEnv(count=2, seed=2, cap=5)
    again.reset(2)
    for env in (again, fresh):
        luck = np.random.default_rng(1)
        for _ in range(12):  # so two further games have been dealt
            env.step(env.sample(luck))
    assert (again.observations == fresh.observations).all()


def test_arrays_of_the_vector_environment_cannot_be_written_to() -> None:
    env = VectorEnv(count=1)
    with pytest.raises(ValueError, match="read-only"):
        env.observations[0, 0] = 1


def test_wrong_arguments_of_the_vector_environment_get_a_sentence() -> None:
    with pytest.raises(ValueError, match="'packed' is not a kind of mask; kinds: codes, dense, bits"):
        VectorEnv(mask="packed")
    with pytest.raises(ValueError, match="should be 1 or more, not 0"):
        VectorEnv(count=0)
    with pytest.raises(ValueError, match="2 tables need as many actions, not 3"):
        VectorEnv(count=2).step([1, 2, 3])
    with pytest.raises(ValueError, match="Cartagena is for 2 to 5 players, not 9"):
        VectorEnv(players=9)


def test_a_run_is_composed_card_by_card_and_nobody_else_sees_it() -> None:
    game = game_named("outrun")
    state = game.deal(game.check({}, 2), 2, seeded(4))
    table = Table("outrun", 2, {})
    game.learning.act(state, state.mover(), 0)  # turn up the path
    assert state.to_act() == (0, 1)
    before = observe(state, 1).tolist()
    for card in "AB":
        code = 175 + "ABCDEFGH123*>".index(card)
        assert code in table.legal(state, 0)
        game.learning.act(state, 0, code)
        assert code not in table.legal(state, 0), "each card is there once"
    assert observe(state, 1).tolist() == before
    laid = next(field for field in layout("outrun") if field.name == "laid")
    assert observe(state, 0)[laid.start : laid.start + 3].tolist() == [1, 2, 0]
    game.learning.act(state, 0, 188)  # Finish
    assert state.to_act() == (1,)
    assert observe(state, 1).tolist() != before, "but everybody sees who has finished"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.filterwarnings("ignore::UserWarning")  # PettingZoo's advice about other ways to write it
def test_pettingzoo_finds_nothing_wrong_with_any_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game, preset = KINDS[NAMES.index(name)]
    api_test(aec_env(game.name, preset.seats, preset.options, cap=60), num_cycles=80)
    seed_test(lambda: aec_env(game.name, preset.seats, preset.options, cap=60), num_cycles=20)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoos_benchmark_runs(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()  # a second passes whenever it looks at the clock, so that it does not take five
    module = sys.modules["pettingzoo.test.performance_benchmark"]
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(ticks)))
    performance_benchmark(aec_env())
    assert "turns per second" in capsys.readouterr().out


def test_an_illegal_action_ends_the_game_in_pettingzoo_too() -> None:
    env = aec_env()
    env.reset(seed=1)
    tried = env.agent_selection
    env.step(1985)
    assert all(env.terminations.values())
    assert env.rewards[tried] == -1
    assert sum(env.rewards.values()) == -1


def test_a_table_is_drawn_as_the_selected_seat_sees_it() -> None:
    env = aec_env(render_mode="ansi")
    env.reset(seed=1)
    assert "Seat 1" in str(env.render())


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong_with_any_game(game: str) -> None:
    check_env(BotEnv(game, bot="random"), skip_render_check=True)


def test_one_seat_plays_bots_to_the_end_of_a_game() -> None:
    env = BotEnv("cartagena", 3, bot="random", seat=1)
    luck = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    over = cut = False
    reward = 0.0
    while not over and not cut:
        assert info["seat"] == 1
        assert env.action_masks().sum() == info["action_mask"].sum() > 0
        _, reward, over, cut, info = env.step(np.int64(luck.choice(info["action_mask"].nonzero()[0])))
    assert over
    assert reward in {1.0, -1.0}
    with pytest.raises(ValueError, match="call `reset` first"):
        env.step(np.int64(0))


def test_a_run_of_ones_own_is_told_to_the_bots() -> None:
    env = BotEnv("outrun", 2, bot="random", seat=0)
    _, info = env.reset(seed=2)
    luck = np.random.default_rng(1)
    for _ in range(60):
        observation, _, over, cut, info = env.step(np.int64(luck.choice(info["action_mask"].nonzero()[0])))
        assert observation.shape == (264,)
        if over or cut:
            break


def test_a_seat_that_is_not_there_gets_a_sentence() -> None:
    with pytest.raises(ValueError, match="seat 2 is not at a table of 2: seats are 0 to 1"):
        BotEnv(seat=2)


def test_a_game_without_observations_says_so() -> None:
    with pytest.raises(ValueError, match="cartagena has no observations: its `learning` does not override `observe`"):
        Learning().observe(Match("cartagena", 2, seed=1).state, 0, Observation(1))


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_plays_our_games_and_copies_its_states(game: str) -> None:
    loaded = pyspiel.load_game("python_escapade", {"game": game, "cap": 40, "deals": 3})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=False, verbose=False)
    state = loaded.new_initial_state()
    state.apply_action(2)
    twin = state.clone()
    for one in (state, twin):
        one.apply_action(one.legal_actions()[0])
    assert str(state) == str(twin) == str(pickle.loads(pickle.dumps(state)))  # noqa: S301 - our own
    assert copy.deepcopy(state).information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("game", GAMES)
def test_algorithms_of_openspiel_search_and_learn_our_games(game: str) -> None:
    loaded = pyspiel.load_game("python_escapade", {"game": game, "cap": 40, "deals": 3})
    luck = np.random.RandomState(1)  # the kind that OpenSpiel takes
    state = loaded.new_initial_state()
    state.apply_action(2)
    searching = mcts.MCTSBot(loaded, 1.0, 3, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert searching.step(state) in state.legal_actions()
    learning = OutcomeSamplingSolver(loaded)
    learning.iteration()
    chances = learning.average_policy().action_probabilities(state)
    assert set(chances) == set(state.legal_actions())
    assert sum(chances.values()) == pytest.approx(1)
