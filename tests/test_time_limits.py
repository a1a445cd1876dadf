"""Sentences about how long a table waits for whom, and about answers given in advance."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from escapade.engine import seeded
from escapade.games import GAMES

if TYPE_CHECKING:
    from escapade.engine import State

THREE_RUN = "monster=bear runners=1o;1o;1o path=ADHGB step=run"
EXTORTED = "players=showers:knife:background=miner;showers:shovel:background=burglar,revealed turn=1"
SOLD = (
    "players=recreation:drugs:background=miner;cell-block:-:background=embezzler;cell-block:-:background=fence turn=1"
)


def after(game: str, position: str, *moves: tuple[int, str]) -> State:
    rules = GAMES[game]
    state = rules.read_position(position, seeded(1))
    for seat, move in moves:
        state.play(seat, rules.read_action(state, move))
    return state


def limit(game: str, state: State, seat: int) -> int | None:
    return GAMES[game].timing.time_limit(state, seat)


def test_in_dig_only_an_answer_out_of_turn_is_limited() -> None:
    assert limit("dig", after("dig", EXTORTED), 0) is None
    asked = after("dig", EXTORTED, (0, "extort:2:shovel:knife"))
    assert (limit("dig", asked, 1), limit("dig", asked, 0)) == (30_000, None)


def test_in_dig_whoever_might_hold_the_background_is_masked_and_may_pass_in_advance() -> None:
    timing, sold = GAMES["dig"].timing, after("dig", SOLD, (0, "sell:drugs"), (0, "pass"))
    assert [timing.masks_response(sold, seat) for seat in range(3)] == [False, True, True]
    answers = [timing.standing_answer(sold, 1, answer) for answer in ("ask", "pass")]
    assert [answer and GAMES["dig"].write_action(sold, answer) for answer in answers] == [None, "pass"]
    assert timing.standing_answer(sold, 0, "pass") is None
    assert not timing.masks_response(after("dig", EXTORTED, (0, "extort:2:shovel:knife")), 1)
    assert not timing.masks_response(after("dig", EXTORTED), 0)


def test_in_outrun_a_run_is_limited_by_the_rules_and_an_answer_by_twenty_seconds() -> None:
    assert limit("outrun", after("outrun", THREE_RUN), 0) == 90_000
    one_left = after("outrun", THREE_RUN, (0, "ADHGB@5000"), (1, "ADHGB@6000"))
    assert [limit("outrun", one_left, seat) for seat in range(3)] == [None, None, 26_000]
    placed = after("outrun", THREE_RUN, (0, "ADHGB@5000"), (1, "ADHGB@6000"), (2, "A@7000"))
    assert limit("outrun", placed, placed.to_act()[0]) == 20_000


@pytest.mark.parametrize("option", ["mode=apart", "limits=no"])
def test_in_outrun_a_run_without_time_limits_and_a_game_apart_wait(option: str) -> None:
    assert limit("outrun", after("outrun", f"{option} {THREE_RUN}"), 0) is None


def test_in_outrun_a_call_keeps_the_clock_running_and_a_path_starts_the_race() -> None:
    timing = GAMES["outrun"].timing
    assert [timing.keeps_clock_running(move) for move in ("time", "turn")] == [True, False]
    assert [timing.starts_race(move) for move in ("time", "turn")] == [False, True]
    assert timing.alone_options() == {"limits": "no"}


def test_in_outrun_only_whom_a_card_was_played_on_is_masked() -> None:
    attacked = after("outrun", "monster=bear runners=1::wrongA;1::shield order=1.2 step=interference", (0, "wrongA>2"))
    timing = GAMES["outrun"].timing
    assert [timing.masks_response(attacked, seat) for seat in (0, 1)] == [False, True]
    assert not timing.masks_response(after("outrun", THREE_RUN), 0)
