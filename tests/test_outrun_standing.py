"""Sentences about standing answers: nobody's pause tells who holds a Shield."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

from escapade.engine import seeded
from escapade.games.outrun import OUTRUN

if TYPE_CHECKING:
    from escapade.games.outrun.state import State


def attacked(hand: str) -> State:
    """Blue plays Wrong way A on red, who holds something."""
    position = f"monster=bear runners=1::wrongA;1::{hand} order=1.2 step=interference"
    s = cast("State", OUTRUN.read_position(position, seeded(1)))
    s.play(0, OUTRUN.read_action(s, "wrongA>2"))
    return s


def answered(hand: str, answer: str) -> str | None:
    s = attacked(hand)
    action = OUTRUN.timing.standing_answer(s, 1, answer)
    return None if action is None else OUTRUN.write_action(s, action)


def test_use_uses_a_shield_and_accepts_without_one() -> None:
    assert answered("shield", "use") == "shield"
    assert answered("boost", "use") == "accept"


def test_keep_accepts_with_a_shield_and_without() -> None:
    assert answered("shield", "keep") == answered("boost", "keep") == "accept"


def test_ask_waits_for_the_player_with_a_shield_and_without() -> None:
    assert answered("shield", "ask") is answered("boost", "ask") is None


def test_nobody_else_answers() -> None:
    assert OUTRUN.timing.standing_answer(attacked("shield"), 0, "use") is None


def test_there_is_no_other_answer() -> None:
    with pytest.raises(ValueError, match="one of ask, use, keep, not 'perhaps'"):
        OUTRUN.timing.standing_answer(attacked("shield"), 1, "perhaps")


def test_others_see_the_same_whether_the_hand_holds_a_shield_or_not() -> None:
    for seat in (0, None):
        views = [OUTRUN.write_position(OUTRUN.view(attacked(hand), seat)) for hand in ("shield", "boost")]
        assert views[0] == views[1]
    assert attacked("shield").to_act() == attacked("boost").to_act() == (1,)
