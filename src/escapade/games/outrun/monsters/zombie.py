"""The zombie: it infects the slow, who draw interference and infect others, until an antidote cures them (O4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.effects import PickPlayer, TokenTurns
from escapade.engine import Refusal
from escapade.games.outrun import spots, steps
from escapade.games.outrun.board import zombie_cards
from escapade.games.outrun.cards import ANTIDOTE_CARD
from escapade.games.outrun.monsters.monster import Monster
from escapade.games.outrun.move import Move
from escapade.games.outrun.state import EFFECTS
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from mypy_extensions import i64

    from escapade.effects import Effect, Pick
    from escapade.games.outrun.board import Printed
    from escapade.games.outrun.state import State


class Infect(Move):
    """Special effects: whoever was infected already infects a neighbour of their choice (O4.2)."""

    def __init__(self, code: i64, other: i64) -> None:
        """Which neighbour."""
        super().__init__(code, EFFECTS)
        self.other: Final = other

    def play(self, s: State, seat: i64) -> None:
        """Infect the neighbour, and go on with the next."""
        s.rulebook.monster.infected(s, seat, self.other)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """A neighbour in the order of the round."""
        near = self.other in s.rulebook.monster.neighbours(s, seat)
        return None if near else Refusal("O4.2", "outrun-refusal-no-neighbour")

    def text(self) -> str:
        """Write the word, '>' and the player."""
        return f"infect>{self.other + 1}"

    def message(self, s: State, seat: i64) -> Message:
        """Say whom."""
        return message("outrun-move-infect", name=Player(int(self.other)))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """The neighbour's stand-in card is turned to red."""
        return [] if _safe(s, self.other) else [TokenTurns(spots.health(int(self.other)), "infected")]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Point at the neighbour."""
        return [PickPlayer(int(self.other))]

    def notes(self, s: State, seat: i64) -> list[Message]:
        """Say that nothing happens to whoever cannot be infected."""
        return [message("outrun-note-safe", name=Player(int(self.other)))] if _safe(s, self.other) else []


def _safe(s: State, seat: i64) -> bool:
    """Tell whether a player cannot be infected: they are, or are immune until the end of the round (O4.2, O4.3)."""
    return s.runners[seat].infected or s.runners[seat].immune


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
        self._infect_from(s, 0)

    def _infect_from(self, s: State, at: int) -> None:
        """Go on, fastest first: who was infected already infects a neighbour, and the biohazard sign infects."""
        for seat in s.order[at:]:
            runner = s.runners[seat]
            if not runner.infected:
                if s.signed(seat, "biohazard"):
                    self.infect(s, seat)
            elif runner.fresh or not self._infects(s, runner.place):
                continue
            elif self._must_choose(s, seat):
                s.begin(EFFECTS, seat)
                return
            else:
                self.infect(s, self.neighbours(s, seat)[0])
        steps.interfere(s)

    def _infects(self, s: State, place: i64) -> bool:
        """Tell whether an infected player who stands there infects a neighbour: everywhere, or on the sign (O4.2)."""
        return s.rulebook.every_infected or s.board.signed(place, "biohazard")

    def notes(self, s: State, seat: i64, place: i64) -> list[Message]:
        """The biohazard sign infects; the infected infect a neighbour."""
        if s.runners[seat].infected:
            return [Message("outrun-note-infects")] if self._infects(s, place) else []
        return [Message("outrun-note-infected")] if s.board.signed(place, "biohazard") else []

    def neighbours(self, s: State, seat: i64) -> list[int]:
        """List the players next to one in the round's order, the +0 area after the places, gaps skipped (O4.2)."""
        at = s.order.index(int(seat))
        return s.order[max(0, at - 1) : at] + s.order[at + 1 : at + 2]

    def _must_choose(self, s: State, seat: i64) -> bool:
        """Tell whether the choice is one: two neighbours, and not both safe."""
        near = self.neighbours(s, seat)
        return len(near) > 1 and not all(_safe(s, other) for other in near)

    def infect(self, s: State, seat: i64) -> None:
        """Infect a player who can be."""
        if not _safe(s, seat):
            s.infect(seat)

    def infected(self, s: State, seat: i64, other: i64) -> None:
        """Infect the neighbour chosen, and go on with the next."""
        self.infect(s, other)
        self._infect_from(s, s.order.index(int(seat)) + 1)

    def interfere(self, s: State) -> None:
        """Every infected player turns over a card in front of them, in the order of the round (O1.7)."""
        for seat in s.order:
            if s.runners[seat].infected:
                steps.turn_over(s, seat)
        steps.which_way(s)
