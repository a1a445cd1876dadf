"""The fast rules against the slow ones: everywhere the same moves, and from each the same table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from escapade.engine import ScriptedLuck, seeded
from escapade.games import GAMES
from tests.odd_cartagena import position as odd_position
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


@law
@given(tables("cartagena", before=0))
def test_a_bitten_pirate_flees_where_the_slow_rulebook_says(table: Table) -> None:
    """Every chest is closed, everybody holds a chest card, and the seventh of the eight tokens is a snake."""
    agreed = {**table.options, "edition": "escape", "cards": "jamaica", "tricks": "yes", "boat_retreat": "no"}
    fields = dict(word.split("=") for word in odd_position(agreed, table.players, seeded(table.seed)).split())
    fields["crews"] = ";".join(f"{crew.split(':')[0]}:c" for crew in fields["crews"].split(";"))
    kept = [f"{key}={fields[key]}" for key in (*agreed, "path", "crews", "boat", "turn") if key in fields]
    state = CARTAGENA.read_position(" ".join(kept), ScriptedLuck([6]))
    (seat,) = state.to_act()
    for action in state.legal(seat):
        if type(action).__name__ != "Chest":
            continue
        bitten = state.fork()
        bitten.act(seat, action)
        slow = SlowGame(CARTAGENA.write_position(state), ScriptedLuck([6]))
        game = slow.play()
        next(game)
        game.send(CARTAGENA.write_action(state, action))
        assert SlowGame(CARTAGENA.write_position(bitten), ScriptedLuck([])).table() == slow.table()


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
