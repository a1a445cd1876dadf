"""Sentences about counting blunders."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from escapade import records
from escapade.engine import seeded
from escapade.games import GAMES
from escapade.lab.blunders import BLUNDERS
from escapade.lab.blunders.moment import Moment
from escapade.lab.sanity import MISSED, OFFERED, Setting, blunders_in, count_blunders, count_recorded_blunders, table
from escapade.match import Match
from tests.shell import escapade

if TYPE_CHECKING:
    from pathlib import Path


def moment(game: str, position: str, choice: str, before: tuple[str, ...] = ()) -> Moment:
    """Let the seat that must decide choose something."""
    rules = GAMES[game]
    state = rules.read_position(position, seeded(1))
    seat = state.to_act()[0]
    return Moment(rules, state, rules.view(state, seat), seat, rules.read_action(state, choice), before)


PATH = "path=phdsbk.shpkbd.bphsdk.pkdhsb.spbkdh.dsbpkh"
ESCAPE = "edition=escape tricks=yes path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc"
BEAR = "monster=bear order=1.2 round=1 step=interference seat=1 runners="
THREE = BEAR.replace("order=1.2", "order=1.2.3")
SEEN = [
    ("dig", "players=cell-block:shovel;cafeteria:- turn=1", "stop", "ends its turn when it could dig"),
    ("dig", "players=cell-block:shovel;cafeteria:- turn=1", "move", "leaves home when it could dig"),
    ("dig", "players=infirmary:-:beatings=1;cafeteria:- turn=1", "stop", "does not heal in the Infirmary"),
    ("dig", "players=recreation:shovel;cafeteria:- turn=1", "sell:shovel", "sells a tool"),
    ("dig", "players=cafeteria:snitch;cafeteria:- turn=1", "play:snitch:1", "hurts its own side"),
    ("dig", "players=cafeteria:first-aid-kit;cafeteria:- turn=1", "play:first-aid-kit", "plays a card in vain"),
    (
        "cartagena",
        f"{ESCAPE} crews=0.0.0.0.0.0:s2p;0.0.0.0.0.0:p turn=1",
        "0ss=p",
        "pays two sabres for a symbol it holds",
    ),
    ("outrun", f"{BEAR}3@6r::small;4@1r", "small>2", "helps another"),
    ("outrun", f"{BEAR}3@6r::wrongA;4@1r", "wrongA>1", "hinders itself"),
    ("outrun", f"{BEAR}3@6r::focus;4@1r", "focus>1", "plays a card in vain"),
    ("outrun", f"{BEAR}3@6r::boost;4@1r", "keep", "keeps a Boost with nothing in the way"),
]


@pytest.mark.parametrize(("game", "position", "choice", "blunder"), SEEN)
def test_a_blunder_is_seen(game: str, position: str, choice: str, blunder: str) -> None:
    assert blunder in list(blunders_in(game, moment(game, position, choice)))


def test_what_makes_sense_is_no_blunder() -> None:
    sensible = moment("dig", "players=cell-block:shovel;cafeteria:- turn=1", "dig:shovel")
    assert list(blunders_in("dig", sensible)) == []


@pytest.mark.parametrize("leader", ["7@2r:reverse", "7@2r:big"])
def test_whoever_is_not_hindered_this_round_is_spared_for_a_reason(leader: str) -> None:
    attack = moment("outrun", f"{THREE}3@6r::odd;4@1r;{leader}", "odd>2")
    assert list(blunders_in("outrun", attack)) == []
    needless = moment("outrun", f"{THREE}3@6r::odd;4@1r;7@2r", "odd>2")
    assert list(blunders_in("outrun", needless)) == ["attacks somebody behind, not the leader"]


def test_a_certain_win_is_offered_and_taken_or_missed() -> None:
    position = f"{PATH} crews=36.37.37.37.37.37:k;1.2.3.4.5.6:s turn=1"
    assert list(blunders_in("cartagena", moment("cartagena", position, "36k"))) == [OFFERED]
    assert MISSED in list(blunders_in("cartagena", moment("cartagena", position, "36<")))


def test_counts_are_for_each_hundred_games_and_come_as_data() -> None:
    found = count_blunders(Setting("outrun", 3, {"monster": "dragon"}), "hare", 2)
    assert found.games == 2
    assert set(found.data()["counts"]) >= set(BLUNDERS["outrun"])  # type: ignore[call-overload]
    found.counts[MISSED] = 1
    assert found.per_hundred(MISSED) == 50.0
    assert "certain wins missed" in table([found])


def test_the_command_prints_a_table_or_data() -> None:
    arguments = ["lab", "sanity", "outrun", "--bot", "hare", "--games", "1"]
    assert "frozen games" in escapade(*arguments).stdout
    assert json.loads(escapade(*arguments, "--json").stdout)[0]["bot"] == "hare"


def test_blunders_are_counted_with_a_corrected_box() -> None:
    boxes: list[dict[str, object] | None] = [None, {"rooms": 3}]
    usual, short = (count_blunders(Setting("outrun", data=box), "random", 2) for box in boxes)
    assert short.decisions < usual.decisions


def test_blunders_are_counted_in_recorded_games(tmp_path: Path) -> None:
    recorded = tmp_path / "hares.jsonl"
    escapade("simulate", "outrun", "--bots", "hare,hare", "--games", "2", "--records", str(recorded))
    [found] = json.loads(escapade("lab", "sanity", "outrun", "--records", str(recorded), "--json").stdout)
    assert (found["bot"], found["games"], found["counts"]["frozen games"]) == ("hares", 2, 0)
    assert found["decisions"] == sum('"action"' in line for line in recorded.read_text().splitlines())
    other = escapade("lab", "sanity", "dig", "--records", str(recorded))
    assert "is one of outrun, not of dig" in other.stderr


def test_recorded_decisions_are_judged_like_played_ones(tmp_path: Path) -> None:
    match = Match("dig", position="players=cell-block:shovel;cafeteria:- turn=1", seed=1)
    match.play("stop")
    recorded = tmp_path / "stops.jsonl"
    recorded.write_text("\n".join([*match.record, records.end(match, "stopped")]) + "\n")
    found = count_recorded_blunders(recorded, "dig")
    assert found.counts["ends its turn when it could dig"] == 1
    assert found.counts["frozen games"] == 1
