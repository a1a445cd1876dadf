"""Sentences about tables with hints: players are shown which card comes next, and only where that is agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from escapade import Match, records
from escapade.games.outrun import OUTRUN
from escapade.games.outrun.right_runs import right_answers
from escapade.server import log
from escapade.server.tables import perspective
from escapade.server.tables.table import Table
from tests.server.headers import header_of
from tests.server.player import Player

if TYPE_CHECKING:
    from tests.server.running import Running


def race(*, hints: bool, **options: str) -> Table:
    """Seat two people."""
    table = Table(replace(header_of(OUTRUN, 2, options), hints=hints))
    for seat in (0, 1):
        table.apply(log.Sat(seat, f"P{seat}", f"p{seat}"), 0)
    table.apply(table.start("p0"), 0)
    return table


def right_at(table: Table, seat: int | None) -> list[str]:
    return perspective.seat_view(table, seat).right


def test_everybody_who_runs_is_shown_the_right_run_and_spectators_nothing() -> None:
    table = race(hints=True)
    assert [right_at(table, seat) for seat in (0, 1)] == [[], []], "there is no path yet"
    [turner] = table.to_act()
    table.apply(table.play(turner, "turn", table.version), 0)
    path = OUTRUN.drawing.picture(table.playing().view(0))["path"]["symbols"]
    assert [right_at(table, seat) for seat in (0, 1)] == [right_answers(path, 0)] * 2
    assert right_at(table, None) == []
    table.apply(table.play(0, f"{right_at(table, 0)[0]}@3000", table.version), 3_000)
    assert (right_at(table, 0), right_at(table, 1)) == ([], [path]), "who has finished needs no hint"


def test_without_the_option_nobody_is_shown_anything() -> None:
    table = race(hints=False)
    [turner] = table.to_act()
    table.apply(table.play(turner, "turn", table.version), 0)
    assert [right_at(table, seat) for seat in (0, 1)] == [[], []]


def test_in_apart_mode_nobody_is_shown_a_run_before_opening_the_path() -> None:
    table = race(hints=True, mode="apart")
    assert [right_at(table, seat) for seat in (0, 1)] == [[], []]
    table.apply(table.play(0, "open", table.version), 0)
    assert len(right_at(table, 0)) == 1
    assert right_at(table, 1) == []


def test_of_several_right_runs_the_shortest_comes_first_and_the_whole_path_is_right_too() -> None:
    position = "monster=bear runners=10@4or:small;5@1or path=HEDFG round=8 step=run seat=1 order=1.2"
    runs = OUTRUN.drawing.right_answers(Match("outrun", position=position).view(0), 0)
    assert (len(runs[0]), runs[-1], len(runs)) == (4, "HEDFG", 6)


def test_of_several_right_runs_one_that_heals_comes_first() -> None:
    position = "monster=zombie runners=10@4ior;5@1or path=EDBFH round=8 step=run seat=1 order=1.2"
    runs = OUTRUN.drawing.right_answers(Match("outrun", position=position).view(0), 0)
    assert runs == ["EDBFH*", "EDBFH"]


def test_a_game_with_hints_is_recorded_as_one_without(anywhere: Running) -> None:
    ann = Player(anywhere, "Ann")
    table = ann.open_table("me", "random", game="outrun", hints=True, options={"boards": "1"})
    assert ann.get(f"/tables/{table}")["table"]["hints"] is True
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/resign")
    header = ann.http.get(f"/api/tables/{table}/record").text.splitlines()[0]
    assert "hints" not in header
    records.verify(ann.http.get(f"/api/tables/{table}/record").text.splitlines())


def test_a_rated_game_and_a_game_that_has_none_are_refused_hints(server: Running) -> None:
    ann = Player(server, "Ann")
    seats = [{"who": "me"}, {"who": "open"}]
    rated = ann.refused("/tables", game="outrun", seats=seats, rated=True, hints=True)
    assert (rated["status"], rated["code"]) == (400, "hints-rated")
    other = ann.refused("/tables", game="cartagena", seats=seats, hints=True)
    assert (other["status"], other["code"]) == (400, "hints-none")


def test_the_list_of_games_says_which_have_hints(server: Running) -> None:
    assert [one["name"] for one in Player(server, "Ann").get("/games") if one["hints"]] == ["outrun"]


@pytest.mark.parametrize("rematch", ["rematch", "same-deal"])
def test_another_game_on_the_same_terms_has_hints_too(server: Running, rematch: str) -> None:
    ann = Player(server, "Ann")
    table = ann.open_table("me", "random", game="outrun", hints=True, options={"boards": "1"})
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/resign")
    assert ann.post(f"/tables/{table}/{rematch}")["hints"] is True
