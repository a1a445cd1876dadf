"""The zombie: it infects the slow, who draw interference and infect others, until an antidote cures them (O4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.games.outrun import steps
from escapade.games.outrun.board import zombie_cards
from escapade.games.outrun.cards import ANTIDOTE_CARD
from escapade.games.outrun.monsters.monster import Monster
from escapade.games.outrun.state import EFFECTS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.games.outrun.board import Printed
    from escapade.games.outrun.state import State


class Zombie(Monster):
    """Its page."""

    def __init__(self) -> None:
        """There is an antidote against it."""
        super().__init__(antidote=True)

    def cards(self, parts: Printed) -> list[int]:
        """The cards with the zombie sign (O0.5)."""
        return zombie_cards(parts)

    def effects(self, s: State) -> None:
        """First the cures, then the infections."""
        for seat in s.order:
            runner = s.runners[seat]
            if runner.right and runner.trail.laid.endswith(ANTIDOTE_CARD):
                s.cure(seat)
                s.clear(seat)
        self.infect_from(s, 0)

    def infect_from(self, s: State, at: int) -> None:
        """Let the biohazard sign work, fastest first: it infects, and who was infected already infects a neighbour."""
        for seat in s.order[at:]:
            if not s.signed(seat, "biohazard"):
                continue
            runner = s.runners[seat]
            if not runner.infected:
                self.infect(s, seat)
            elif not runner.fresh and self.must_choose(s, seat):
                s.begin(EFFECTS, seat)
                return
            elif not runner.fresh:
                self.infect(s, self.neighbours(s, seat)[0])
        steps.interfere(s)

    def neighbours(self, s: State, seat: i64) -> list[int]:
        """List the players next to one in the round's order, the +0 area after the places, gaps skipped (O4.2)."""
        at = s.order.index(int(seat))
        return s.order[max(0, at - 1) : at] + s.order[at + 1 : at + 2]

    def must_choose(self, s: State, seat: i64) -> bool:
        """Tell whether the choice is one: two neighbours, and not both safe."""
        near = self.neighbours(s, seat)
        return len(near) > 1 and not all(self.safe(s, other) for other in near)

    def safe(self, s: State, seat: i64) -> bool:
        """Tell whether a player cannot be infected: they are, or are immune until the end of the round (O4.2, O4.3)."""
        return s.runners[seat].infected or s.runners[seat].immune

    def infect(self, s: State, seat: i64) -> None:
        """Infect a player who can be."""
        if not self.safe(s, seat):
            s.infect(seat)

    def infected(self, s: State, seat: i64, other: i64) -> None:
        """Infect the neighbour chosen, and go on with the next."""
        self.infect(s, other)
        self.infect_from(s, s.order.index(int(seat)) + 1)

    def interfere(self, s: State) -> None:
        """Every infected player turns over a card in front of them, in the order of the round (O1.7)."""
        for seat in s.order:
            if s.runners[seat].infected:
                steps.turn_over(s, seat)
        steps.which_way(s)
