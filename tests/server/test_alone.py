"""Whoever plays alone with bots is not hurried: no run of Outrun is late there (O1.2)."""

from __future__ import annotations

import pytest

from escapade.server import wire
from escapade.server.tables.opening import _checked_options

ME, BOT, OPEN = wire.NewSeat("me"), wire.NewSeat("bot", bot="random"), wire.NewSeat("open")


@pytest.mark.parametrize(
    ("seats", "limits"), [([ME, BOT], "no"), ([ME, BOT, BOT], "no"), ([ME, OPEN, BOT], "yes"), ([ME, ME, BOT], "yes")]
)
def test_runs_are_limited_unless_one_person_plays_with_bots(seats: list[wire.NewSeat], limits: str) -> None:
    assert _checked_options(wire.NewTable(game="outrun", seats=seats))["limits"] == limits


def test_a_table_of_people_may_agree_on_no_limits() -> None:
    wanted = wire.NewTable(game="outrun", seats=[ME, OPEN], options={"limits": "no"})
    assert _checked_options(wanted)["limits"] == "no"


def test_other_games_have_no_such_option() -> None:
    assert "limits" not in _checked_options(wire.NewTable(game="dig", seats=[ME, BOT]))
