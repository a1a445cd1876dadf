"""Sentences about how a small net is learned beside a game's weights."""

from __future__ import annotations

import tomllib

from escapade.lab.fit import Training, learned_weights
from escapade.lab.fit_net import fit_nets, to_toml
from tests.shell import escapade


def test_a_net_is_learned_written_and_read_back_and_the_same_seed_teaches_the_same() -> None:
    training = Training("cartagena", ("magpie",), 40, "test", kind="usual", players=(2,), explore=True)
    [net] = fit_nets(training, 3)
    assert fit_nets(training, 3) == [net]
    assert net.positions > 100
    text = to_toml(training, 3, [net])
    made = 'escapade lab fit-net cartagena --games 40 --bot magpie --units 3 --seed test --players 2 --kind "usual"'
    assert f"# Made by `{made}`." in text
    weights = learned_weights("cartagena")
    before = weights.nets
    try:
        weights.learn_nets(tomllib.loads(text))
        read = weights.net(2)
    finally:
        weights.nets = before
    assert read is not None
    assert (read.units, read.inputs) == (3, 2 * len(weights.names))


def test_the_command_refuses_a_game_that_takes_no_net_and_a_number_of_players_there_is_not() -> None:
    assert "dig evaluates without a net" in escapade("lab", "fit-net", "dig").output
    refused = escapade("lab", "fit-net", "cartagena", "--players", "9")
    assert refused.exit_code != 0
    assert "players" in refused.output
