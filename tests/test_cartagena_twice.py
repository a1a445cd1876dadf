"""The fast rules against the slow ones: everywhere the same moves, and from each the same table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from escapade.games import GAMES
from tests.slow_cartagena import SlowGame
from tests.tables import WINDOW, Table, decide, law, tables

if TYPE_CHECKING:
    from escapade.engine import Luck, State
    from tests.slow_cartagena import Decision, Decisions

CARTAGENA = GAMES["cartagena"]


@law
@given(tables("cartagena"))
def test_the_slow_rulebook_allows_the_same_moves_and_comes_to_the_same_table(table: Table) -> None:
    state, luck = table.state(), table.luck
    finish_what_is_asked(state, luck)
    if state.game_over():
        return
    slow = SlowGame(CARTAGENA.write_position(state), state.luck.fork())
    game = slow.play()
    decision: Decision | None = next(game)
    for _ in range(WINDOW):
        (seat,) = state.to_act()
        assert decision == (seat, {CARTAGENA.write_action(state, action) for action in state.legal(seat)})
        _, action = decide(state, luck)
        state.act(seat, action)
        decision = next_decision(game, CARTAGENA.write_action(state, action))
        assert SlowGame(CARTAGENA.write_position(state), luck).table() == slow.table()
        assert state.winners() == ((slow.winner,) if decision is None else ())
        if decision is None:
            return


def finish_what_is_asked(state: State, luck: Luck) -> None:
    """The slow rulebook can begin only between two actions."""
    while "asked=" in CARTAGENA.write_position(state):
        state.act(*decide(state, luck))


def next_decision(game: Decisions, move: str) -> Decision | None:
    """Send a move; None if it ended the game."""
    try:
        return game.send(move)
    except StopIteration:
        return None
