"""Sentences about a turn's time, and about moves that cannot be taken back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from escapade.games import game_named
from escapade.games.cartagena.variants.tricks.pistol import Pistol
from escapade.server import log
from escapade.server.refusals import RequestRefused
from escapade.server.tables.table import Table
from escapade.server.wire import Control
from tests.server.headers import header_of


def solo(game: str, control: Control | None = None, **options: str) -> tuple[Table, int]:
    """Deal a game against a bot in which Ann acts first; tell which seat she has."""
    first = dealt(game, 0, control, options).to_act()[0]
    return dealt(game, first, control, options), first


def dealt(game: str, seat: int, control: Control | None, options: dict[str, str]) -> Table:
    """Deal a game of Ann at this seat and a bot at the other."""
    table = Table(header_of(game_named(game), 2, options, host="ann", control=control))
    table.apply(log.Sat(seat, "Ann", "ann"), 0)
    table.apply(log.Sat(1 - seat, "Bot", bot="fox"), 0)
    table.apply(table.start("ann"), 0)
    return table


def play(table: Table, action: str = "", at: int = 0, spent: int = 0) -> None:
    """Play an action, or the first that is legal."""
    seat = table.to_act()[0]
    text = action or table.game.write_action(table.state, table.state.legal(seat)[0])
    table.apply(table.play(seat, text, table.version, spent=spent), at)


def test_the_increment_is_for_a_turn_and_goes_with_it_when_it_is_taken_back() -> None:
    table, ann = solo("cartagena", Control("bank", seconds=60, increment=5, turns=True))
    at = 0
    while table.turn == 0:
        at += 2_000
        play(table, at=at, spent=2_000)
    actions = len(table.moves)
    assert actions > 1
    assert table.clocks.left[ann] == 60_000 - actions * 2_000 + 5_000
    table.apply(log.Undone(ann, 0), at)
    assert (table.turn, table.clocks.left[ann]) == (0, 60_000 - actions * 2_000)


def test_taking_a_move_back_does_not_refill_the_time_of_a_turn() -> None:
    table, ann = solo("cartagena", Control("move", seconds=30, turns=True))
    play(table, at=20_000, spent=20_000)
    table.apply(table.undo(ann, None), 20_000)
    assert table.clocks.falls(ann) == 30_000
    while table.turn == 0:
        play(table, at=20_000)
    table.apply(log.Undone(ann, len(table.moves) - 1), 20_000)
    assert (table.turn, table.clocks.falls(ann)) == (0, 30_000)


def test_a_path_that_was_seen_cannot_be_unseen() -> None:
    table, ann = solo("outrun")
    while not any(move.final for move in table.moves):
        play(table)
    for left in (None, 0):
        with pytest.raises(RequestRefused) as refused:
            table.undo(ann, left)
        assert refused.value.code == "seen-already"
    assert table.undoable() == []


def test_a_path_is_run_once() -> None:
    table, ann = solo("outrun")
    play(table, "turn")
    for _ in range(table.players):
        play(table, "A@3000")
        assert (table.undoable(), table.undoable_by_vote()) == ([], [])
        with pytest.raises(RequestRefused) as refused:
            table.undo(ann, len(table.moves) - 1)
        assert refused.value.code == "seen-already"


def test_a_hand_that_was_looked_at_cannot_be_unseen() -> None:
    table, _ = solo("cartagena", edition="escape", tricks="yes")
    while not any(isinstance(action, Pistol) for action in table.state.legal(table.to_act()[0])):
        play(table)
    seat = table.to_act()[0]
    pistol = next(action for action in table.state.legal(seat) if isinstance(action, Pistol))
    play(table, table.game.write_action(table.state, pistol))
    with pytest.raises(RequestRefused) as refused:
        table.undo(seat, None)
    assert refused.value.code == "seen-already"


@pytest.mark.parametrize("victim", ["ben", ""])
def test_a_hand_that_was_stolen_cannot_be_unseen_against_bots_or_by_agreement(victim: str) -> None:
    position = "monster=bear runners=3::steal;4::boost order=1.2 step=interference round=1 gone=EDHFB path=EDHFB"
    table = Table(replace(header_of(game_named("outrun"), 2, host="ann"), position=position))
    table.apply(log.Sat(0, "Ann", "ann"), 0)
    table.apply(log.Sat(1, "Ben", "ben") if victim else log.Sat(1, "Bot", bot="fox"), 0)
    table.apply(table.start("ann"), 0)
    play(table, "steal>2")
    assert 0 in table.undoable_by_vote(), "nothing has been seen before the victim accepts"
    play(table, "accept")
    assert (table.undoable(), table.undoable_by_vote()) == ([], [])
    with pytest.raises(RequestRefused) as refused:
        table.undo(0, None)
    assert refused.value.code == "seen-already"


@pytest.mark.parametrize("held", ["pick", "rosary"])
def test_what_the_con_artist_was_told_cannot_be_untold_whether_there_is_such_a_card_or_not(held: str) -> None:
    players = [
        "cafeteria:-:background=con-artist,gang=mafia4",
        f"showers:{held}:background=fence",
        f"showers:{held}:background=miner",
    ]
    position = f"players={';'.join(players)} moment=start"
    table = Table(replace(header_of(game_named("dig"), 3, host="ann"), position=position))
    for seat in range(3):
        table.apply(log.Sat(seat, "Ann" if seat == 0 else "Bot", *(["ann"] if seat == 0 else ["", "fox"])), 0)
    table.apply(table.start("ann"), 0)
    for question in ("con:2:pick", "seat-3"):
        play(table, question)
        assert (table.undoable(), table.undoable_by_vote()) == ([], [])
        with pytest.raises(RequestRefused) as refused:
            table.undo(0, None)
        assert refused.value.code == "seen-already"


def test_whoever_moved_last_is_the_first_who_may_ask_to_take_it_back() -> None:
    table, ann = solo("cartagena")
    while table.to_act() == (ann,):
        play(table)
    assert table.undoable_by_vote() == [ann]
    play(table)
    assert table.undoable_by_vote() == [1 - ann, ann]


def test_there_are_no_hints_while_the_table_is_paused() -> None:
    table, ann = solo("cartagena")
    assert table.no_advice(ann) is None
    table.apply(log.Paused(), 0)
    assert table.no_advice(ann) == "paused"
