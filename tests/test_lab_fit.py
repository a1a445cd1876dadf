"""Sentences about what bots learn from their own games."""

from __future__ import annotations

import sys
import tomllib
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np
import pytest

from escapade.games import GAMES
from escapade.lab.fit import TRAINING_TABLES, Positions, Training, fit_weights, learned_weights, to_toml
from tests.shell import escapade

if TYPE_CHECKING:
    from pathlib import Path


def test_the_weights_behind_games_are_found_again() -> None:
    chance, true = np.random.default_rng(1), np.array([1.5, -0.7, 0.0])
    features = chance.normal(size=(3000, 3, 3))
    chances = Positions(features, np.zeros((3000, 3))).predicted(true)
    shares = np.array([chance.multinomial(1, of) for of in chances], dtype=float)
    assert fit_weights(Positions(features, shares)) == pytest.approx(true, abs=0.1)


def test_a_trait_that_never_shows_counts_nothing() -> None:
    features = np.random.default_rng(1).normal(size=(100, 2, 2))
    features[..., 1] = 0.0
    assert fit_weights(Positions(features, np.eye(2)[np.zeros(100, dtype=int)]))[1] == 0.0


def test_without_numpy_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "escapade.lab.fit")
    assert "pip install 'escapade[lab]'" in escapade("lab", "fit", "cartagena").output


def test_the_same_seed_teaches_the_same() -> None:
    training = Training("cartagena", ("greedy", "magpie"), 10, "test", players=(2,))
    tables = training.fit()
    assert tables == training.fit()
    assert tables[0].positions > 50
    text = to_toml(training, tables)
    assert "escapade lab fit cartagena --games 10 --bot greedy --bot magpie --seed test" in text
    assert set(tomllib.loads(text)["usual"]["2"]) == set(learned_weights("cartagena").names)


def test_exploring_bots_play_other_games_and_the_file_says_so() -> None:
    usual, exploring = (
        Training("dig", ("magpie",), 10, "test", players=(2,), explore=explore) for explore in (False, True)
    )
    assert exploring.fit() == exploring.fit()
    assert exploring.fit() != usual.fit()
    assert "--seed test --explore`" in to_toml(exploring, exploring.fit())
    assert "--explore" not in to_toml(usual, usual.fit())


def test_an_explorer_fills_in_open_forms_as_its_bot_does_and_never_plays_senselessly() -> None:
    played = [Training("outrun", ("magpie",), 10, "test", players=(2,), explore=True).fit() for _ in range(2)]
    assert played[0] == played[1]
    assert played[0][0].positions > 0


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_game_was_taught_that_being_further_ahead_is_better(game: str) -> None:
    first, late = (learned_weights(game).names.index(name) for name in progress(game))
    for kind in TRAINING_TABLES[game]:
        for players in (2, 3, 4):
            weights = taught(game, kind, players)
            values = [weights[first] * way + weights[late] * way * 0.5 for way in (0.1, 0.4, 0.8)]
            assert all(less < more for less, more in pairwise(values)), (kind, players)


def test_one_kind_of_table_can_be_taught_alone() -> None:
    training = Training("cartagena", ("greedy", "magpie"), 10, "test", "captain", players=(2,))
    assert [table.kind for table in training.fit()] == ["captain"]
    assert "not a kind of table" in escapade("lab", "fit", "cartagena", "--kind", "moonlit").output


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_kind_of_table_is_taught_and_no_other(game: str) -> None:
    assert tuple(TRAINING_TABLES[game]) == learned_weights(game).kinds


def taught(game: str, kind: str, players: int) -> list[float]:
    """Return the weights a game has for a kind of table and a number of players."""
    weights = learned_weights(game)
    table = np.array(list(weights.weights)).reshape(len(weights.kinds), -1, len(weights.names))
    return [float(weight) for weight in table[weights.kinds.index(kind), players]]


def progress(game: str) -> tuple[str, str]:
    """Name the features that tell how far a seat has come."""
    return ("tunnel", "tunnel late") if game == "dig" else ("way", "way late")


def test_weights_can_be_learned_for_a_corrected_box(tmp_path: Path) -> None:
    box, out = tmp_path / "short.toml", tmp_path / "weights.toml"
    box.write_text("rooms = 3\n", encoding="utf-8")
    done = escapade("lab", "fit", "outrun", "--games", "10", "--bot", "hare", "--data", box, "--out", out)
    assert done.stderr == "The bots were trained without these corrections.\n"
    assert "--seed 1 --data short.toml`" in done.stdout
    assert set(tomllib.loads(out.read_text(encoding="utf-8"))["usual"]) == {"2", "3", "4"}
    boxes: list[dict[str, object] | None] = [None, {"rooms": 3}]
    usual, short = (Training("outrun", ("random",), 10, "1", players=(2,), data=data) for data in boxes)
    assert short.fit()[0].positions < usual.fit()[0].positions
