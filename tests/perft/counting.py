"""Perft: how many ways there are to play on from a position, by the number of decisions.

A way is a sequence of legal decisions, whoever makes them, chance fixed: the luck is seeded at the position and forked
with it, so that the same decisions always draw the same cards. A game that is over has no way on.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, cast

import yaml

from escapade.engine import seeded
from escapade.games import GAMES
from tests.slow_cartagena import SlowGame

if TYPE_CHECKING:
    from escapade.engine import State
    from tests.slow_cartagena import Decision

FILE = Path(__file__).parent / "cartagena.yaml"
CARTAGENA = GAMES["cartagena"]


class Perft(NamedTuple):
    """A position, the seed of its luck, and the ways on after one decision, two, and so on."""

    name: str
    position: str
    seed: int
    counts: list[int]

    def state(self) -> State:
        """Set the position up."""
        return CARTAGENA.read_position(self.position, seeded(self.seed))


def stored() -> list[Perft]:
    """Read the counts that were stored."""
    return [Perft(**entry) for entry in yaml.safe_load(FILE.read_text(encoding="utf-8"))]


def ways(state: State, decisions: int) -> int:
    """Count by the rules."""
    if decisions == 0:
        return 1
    if decisions == 1:
        return sum(len(state.legal(seat)) for seat in state.to_act())
    return sum(
        ways(after(state, seat, action.code), decisions - 1) for seat in state.to_act() for action in state.legal(seat)
    )


def after(state: State, seat: int, code: int) -> State:
    """Return the state after an action, and leave the one before alone."""
    twin = state.fork()
    twin.act_by_code(seat, code)
    return twin


def slow_ways(perft: Perft, decisions: int, moves: tuple[str, ...] = ()) -> int:
    """Count by the slow rules, which know no fork: play every sequence from the beginning."""
    if decisions == 0:
        return 1
    decision = slow_decision(perft, moves)
    return 0 if decision is None else sum(slow_ways(perft, decisions - 1, (*moves, move)) for move in decision[1])


def slow_decision(perft: Perft, moves: tuple[str, ...]) -> Decision | None:
    """Play moves by the slow rules; return what must be decided then, or None at the end of the game."""
    game = SlowGame(perft.position, seeded(perft.seed)).play()
    decision: Decision | None = next(game)
    for move in moves:
        try:
            decision = game.send(move)
        except StopIteration:
            return None
    return cast("Decision", decision)
