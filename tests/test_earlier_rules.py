"""A game goes on under the rules it began with: each correction of the rules leaves the earlier reading playable."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from escapade import records
from escapade.engine import ScriptedLuck, seeded
from escapade.games import GAMES, game_named
from escapade.match import Match

# A snake bites on space 23: the jungle begins at 20, the boat is away.
BITTEN = (
    "edition=escape stage=crossing tricks=yes path=prhsbc.prhsbc.prhsbc/prhcsb.prhsbc.prhsbc"
    " crews=0.0.0.0.0.23:c;0.0.0.0.0.20:- turn=1"
)
SNAKE = 7  # the last of the tokens
# At the start of a turn, a member of the Triad who may look at a hand.
AT_THE_START = (
    "players=cell-block:-:background=counterfeiter,gang=triad3;cell-block:drugs:background=miner turn=1 moment=start"
)

each_game = pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.earlier])


def test_a_bitten_pirate_that_cannot_leave_the_jungle_fled_to_the_space_behind_it() -> None:
    assert "crews=0.0.0.0.0.22:" in after("cartagena", f"{BITTEN} rules=cartagena-1", "23c?")
    assert "crews=0.0.0.0.0.21:" in after("cartagena", BITTEN, "23c?")


def after(game: str, position: str, move: str) -> str:
    rules = game_named(game)
    state = rules.read_position(position, ScriptedLuck([SNAKE]))
    state.play(0, rules.read_action(state, move))
    return rules.write_position(state)


def test_a_background_revealed_for_free_did_not_end_the_start_of_a_turn() -> None:
    then = Match("dig", position=AT_THE_START, rules="dig-1")
    now = Match("dig", position=AT_THE_START)
    for match in (then, now):
        assert "look:2" in match.legal()
        match.play("counterfeiter")
    assert "look:2" in then.legal()
    assert now.why_not("look:2") == "You can look at a hand only once, at the start of your turn (D12.8)"


def test_only_an_infected_player_on_the_sign_infected_a_neighbour() -> None:
    infected = "monster=zombie runners=1io;1o;1o path=ADHGB step=run"
    for rules, found in (("outrun-1", False), ("outrun-2", True)):
        match = Match("outrun", position=infected, rules=rules)
        for seat, time in enumerate((5000, 6000, 7000)):
            match.play(f"ADHGB@{time}", seat)
        assert ("Infected" in [event.name() for event in match.history if getattr(event, "seat", 0) == 1]) == found


def test_two_players_found_two_places_open() -> None:
    def places(match: Match) -> list[str]:
        for seat, time in enumerate((5000, 6000)):
            match.play(f"ADHGB@{time}", seat)
        return match.legal()

    position = "runners=1o;1o path=ADHGB step=run"
    assert places(Match("outrun", position=position, rules="outrun-1")) == ["turn"]
    assert places(Match("outrun", position=position)) == ["=4", "=1"]
    corrected = {"vampire": {"numbers": [1, 1, 1, 1, 2, 2]}}  # of the numbers alone: the covers are as they were
    assert places(Match("outrun", position=position, rules="outrun-1", data=corrected)) == ["turn"]


def test_a_record_of_earlier_rules_names_no_option_that_came_later() -> None:
    assert list(Match("outrun", 2, rules="outrun-1").options) == ["monster", "boards", "mode"]
    assert list(Match("outrun", 2).options)[3:] == ["infection", "covers", "limits", "first"]


@each_game
def test_a_match_under_earlier_rules_says_so_in_its_record_and_its_positions_but_not_in_its_deal(game: str) -> None:
    match = Match(game, 2, rules=f"{game}-1", seed=3)
    header, deal = match.record
    assert f'"rules":"{game}-1"' in header
    assert "rules=" not in deal
    assert match.position().endswith(f"rules={game}-1")
    assert Match(game, position=match.position()).rules == f"{game}-1"


@each_game
def test_views_copies_and_pickles_of_a_game_keep_its_earlier_rules(game: str) -> None:
    match = Match(game, 2, rules=f"{game}-1", seed=3)
    write = match.game.write_position
    for state in (match.view(0), match.state.fork(), pickle.loads(pickle.dumps(match.state))):  # noqa: S301 - our own
        assert write(state).endswith(f"rules={game}-1")


@each_game
def test_a_game_under_earlier_rules_can_be_recorded_to_its_end_and_verified(game: str) -> None:
    match, luck = Match(game, 2, rules=f"{game}-1", seed=5), seeded("players")
    for _ in range(60):
        if match.over:
            break
        seat = match.to_act[0]
        form = match.state.fill_in(seat, 2, luck)
        legal = match.legal(seat)
        match.play(legal[luck.below(len(legal))] if form is None else form, seat)
    assert records.verify(match.end("far enough")).rules == f"{game}-1"


@each_game
def test_players_cannot_agree_on_earlier_rules_for_a_new_table(game: str) -> None:
    with pytest.raises(ValueError, match="'rules' is not an option of this game"):
        game_named(game).check({"rules": f"{game}-1"}, 2)


@pytest.mark.parametrize("rules", ["cartagena-0", "", "dig-1"])
def test_rules_nobody_knows_are_refused_in_a_sentence(rules: str) -> None:
    options: dict[str, Any] = {"rules": rules}
    with pytest.raises(ValueError, match="not known"):
        Match("cartagena", 2, **options)
    position = Match("cartagena", 2).position()
    with pytest.raises(ValueError, match="not known"):
        Match("cartagena", position=f"{position} rules={rules or 'none'}")
