"""Is nobody hurried who plays alone with bots (O1.2), and has everybody at one screen a stopwatch of their own?"""

from __future__ import annotations

import pytest

from escapade.match import Match
from escapade.server import wire
from escapade.server.tables.opening import _checked_options, _header_from_position

ME, BOT, OPEN = wire.NewSeat("me"), wire.NewSeat("bot", bot="random"), wire.NewSeat("open")


@pytest.mark.parametrize(
    ("seats", "limits"), [([ME, BOT], "no"), ([ME, BOT, BOT], "no"), ([ME, OPEN, BOT], "yes"), ([ME, ME, BOT], "yes")]
)
def test_runs_are_limited_unless_one_person_plays_with_bots(seats: list[wire.NewSeat], limits: str) -> None:
    assert _checked_options(wire.NewTable(game="outrun", seats=seats))["limits"] == limits


@pytest.mark.parametrize("chosen", ["", " limits=yes"])
def test_nobody_is_hurried_who_plays_on_from_a_position(chosen: str) -> None:
    position = f"monster=bear{chosen} runners=3o::;4o:: path=EDHFB gone=EDHFB step=run round=2"
    header = _header_from_position("ann", wire.NewTable(game="outrun", seats=[ME, BOT], position=position))
    assert header.options["limits"] == "no"
    assert Match("outrun", position=header.position).options["limits"] == "no"


def test_a_table_of_people_may_agree_on_no_limits() -> None:
    wanted = wire.NewTable(game="outrun", seats=[ME, OPEN], options={"limits": "no"})
    assert _checked_options(wanted)["limits"] == "no"


@pytest.mark.parametrize(
    ("seats", "asked", "mode"),
    [
        ([ME, ME], {}, "apart"),
        ([ME, ME, BOT], {"mode": "together"}, "apart"),
        ([ME, ME], {"mode": "relaxed"}, "apart"),
        ([ME, OPEN], {}, "together"),
    ],
)
def test_two_at_one_screen_each_have_their_own_stopwatch(
    seats: list[wire.NewSeat], asked: dict[str, str], mode: str
) -> None:
    assert _checked_options(wire.NewTable(game="outrun", seats=seats, options=asked))["mode"] == mode


def test_other_games_have_no_such_option() -> None:
    assert "limits" not in _checked_options(wire.NewTable(game="dig", seats=[ME, BOT]))
