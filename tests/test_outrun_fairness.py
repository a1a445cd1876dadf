"""Sentences about who was faster: never by order of arrival, only by each player's own time."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escapade.engine import seeded
from escapade.games.outrun import OUTRUN
from escapade.games.outrun.ranking import BAND, EQUAL, Finisher, ranked
from escapade.match import Match

if TYPE_CHECKING:
    from escapade.games.outrun.state import State


def set_up(position: str) -> State:
    return cast("State", OUTRUN.read_position(position, seeded(7)))


def run(runs: dict[int, str], *, runners: str = "1o;1o;1o;1o", table: str = "") -> State:
    """Let seats (from 1) run in the order given on the path ADHGB; who does not is late."""
    s = set_up(f"{table} runners={runners} path=ADHGB round=1 step=run")
    for seat, text in runs.items():
        s.play(seat - 1, OUTRUN.read_action(s, text))
    for seat in s.to_act():
        if s.running(seat) and s.round == 1:
            s.play(seat, OUTRUN.read_action(s, "late"))
    return s


def order(s: State) -> list[int]:
    return [seat + 1 for seat in s.order]


RIGHT, WRONG = "ADHGB", "ADHBG"


@pytest.mark.parametrize("arrival", list(permutations([1, 2, 3, 4])))
def test_the_order_of_arrival_changes_nothing(arrival: tuple[int, ...]) -> None:
    runs = {1: f"{RIGHT}@5000", 2: f"{RIGHT}@4800-300", 3: f"{WRONG}@2000", 4: f"{RIGHT}@4500"}
    s = run({seat: runs[seat] for seat in arrival})
    assert order(s) == [2, 4, 1, 3]


@given(
    st.lists(st.tuples(st.integers(0, 9_000), st.integers(0, 300), st.booleans()), min_size=4, max_size=4),
    st.permutations([1, 2, 3, 4]),
    st.sampled_from(["together", "relaxed", "apart"]),
)
def test_no_times_and_no_order_of_arrival_ever_do(
    runs: list[tuple[int, int, bool]], arrival: list[int], mode: str
) -> None:
    texts = {
        seat: f"{RIGHT if right else WRONG}@{time + 300}" + (f"-{credit}" if credit else "")
        for seat, (time, credit, right) in enumerate(runs, 1)
    }
    one = run(texts, table=f"mode={mode}")
    other = run({seat: texts[seat] for seat in arrival}, table=f"mode={mode}")
    assert order(one) == order(other)
    assert [runner.place for runner in one.runners] == [runner.place for runner in other.runners]


def test_a_match_in_any_order_of_arrival_tells_the_same_ranking() -> None:
    found = set()
    for arrival in permutations(range(3)):
        match = Match("outrun", 3, {"monster": "bear"}, seed=4)
        match.play("turn")
        path = cast("State", match.state).path_card().symbols
        for seat in arrival:
            match.play(f"{path}@{3_000 + 100 * seat}", seat)
        found.add(tuple(cast("State", match.state).order))
    assert found == {(0, 1, 2)}


def test_times_within_20_ms_are_equal_and_the_one_further_back_is_first() -> None:
    assert ranked([Finisher(0, 5_000, 9), Finisher(1, 5_020, 3), Finisher(2, 5_021, 1)], EQUAL) == [1, 0, 2]


def test_a_group_is_measured_from_its_fastest_so_it_does_not_go_on_for_ever() -> None:
    finishers = [Finisher(seat, 1_000 + 15 * seat, 9 - seat) for seat in range(4)]
    assert ranked(finishers, EQUAL) == [1, 0, 3, 2]


def test_in_one_room_the_time_decides_then_the_seat() -> None:
    assert ranked([Finisher(0, 1_010, 4), Finisher(1, 1_000, 4), Finisher(2, 1_000, 4)], EQUAL) == [1, 2, 0]


def test_relaxed_two_seconds_are_equal() -> None:
    finishers = [Finisher(0, 5_000, 9), Finisher(1, 7_000, 3), Finisher(2, 7_001, 1)]
    assert ranked(finishers, BAND) == [1, 0, 2]


def test_right_runners_come_before_wrong_ones_and_wrong_ones_before_late_ones() -> None:
    assert order(run({4: f"{WRONG}@900", 2: f"{RIGHT}@9000"})) == [2, 4, 1, 3]


def test_late_ones_stand_further_back_in_the_rooms_first_then_by_seat() -> None:
    assert order(run({2: f"{RIGHT}@9000"}, runners="5o;1o;4o;5o")) == [2, 3, 1, 4]


def test_finished_20_seconds_after_the_second_last_is_late() -> None:
    s = run({1: f"{RIGHT}@5000", 2: f"{RIGHT}@6000", 3: f"{RIGHT}@7000", 4: f"{RIGHT}@27001"})
    assert order(s) == [1, 2, 3, 4]
    assert not s.runners[3].right
    assert run({1: f"{RIGHT}@5000", 2: f"{RIGHT}@6000", 3: f"{RIGHT}@7000", 4: f"{RIGHT}@27000"}).runners[3].right


def test_apart_nobody_is_late_because_others_were_fast_but_90_seconds_are_enough() -> None:
    fast = {1: f"{RIGHT}@5000", 2: f"{RIGHT}@6000", 3: f"{RIGHT}@7000"}
    assert run({**fast, 4: f"{RIGHT}@90000"}, table="mode=apart").runners[3].right
    assert not run({**fast, 4: f"{RIGHT}@90001"}, table="mode=apart").runners[3].right


def test_when_more_than_half_say_so_the_time_is_up_for_all_who_run() -> None:
    s = set_up("runners=1o;1o;1o;1o path=ADHGB round=1 step=run")
    s.play(0, OUTRUN.read_action(s, f"{RIGHT}@3000"))
    for seat in (0, 1):
        s.play(seat, OUTRUN.read_action(s, "time"))
    assert s.to_act() == (1, 2, 3)
    s.play(3, OUTRUN.read_action(s, "time"))
    assert s.to_act() == (0,)  # who may now choose a place further left
    assert order(s) == [1, 2, 3, 4]
