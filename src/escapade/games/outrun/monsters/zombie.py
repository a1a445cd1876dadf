"""The zombie: infects slow runners, who draw interference and infect others until an antidote cures them (O4)."""

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
    """A player who was infected already infects a neighbour of their choice (O4.2)."""

    def __init__(self, code: i64, other: i64) -> None:
        super().__init__(code, EFFECTS)
        self.other: Final = other

    def play(self, s: State, seat: i64) -> None:
        """Infect the neighbour, and continue with the next player."""
        s.rulebook.monster.infected(s, seat, self.other)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Allow only a neighbour in the order of the round."""
        near = self.other in s.rulebook.monster.neighbours(s, seat)
        return None if near else Refusal("O4.2", "outrun-refusal-no-neighbour")

    def text(self) -> str:
        """Write the word, '>' and the player."""
        return f"infect>{self.other + 1}"

    def message(self, s: State, seat: i64) -> Message:
        return message("outrun-move-infect", name=Player(int(self.other)))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """The neighbour's stand-in card is turned to red."""
        return [] if _safe(s, self.other) else [TokenTurns(spots.health(int(self.other)), "infected")]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickPlayer(int(self.other))]

    def notes(self, s: State, seat: i64) -> list[Message]:
        """Return that nothing happens to a player who cannot be infected, and why."""
        if not _safe(s, self.other):
            return []
        kind = "outrun-note-infected-already" if s.runners[self.other].infected else "outrun-note-immune"
        return [message(kind, name=Player(int(self.other)))]


def _safe(s: State, seat: i64) -> bool:
    """Whether a player cannot be infected: they are already, or immune until the end of the round (O4.2, O4.3)."""
    return s.runners[seat].infected or s.runners[seat].immune


class Zombie(Monster):
    """The rules of the zombie."""

    def __init__(self) -> None:
        super().__init__(antidote=True)

    def cards(self, parts: Printed) -> list[int]:
        """The cards with the zombie sign (O0.5)."""
        return zombie_cards(parts)

    def effects(self, s: State) -> None:
        for seat in s.order:
            runner = s.runners[seat]
            if runner.right and runner.trail.laid.endswith(ANTIDOTE_CARD):
                s.cure(seat)
                s.clear(seat)
        self._infect_from(s, 0)

    def _infect_from(self, s: State, at: int) -> None:
        """Continue, fastest first: those infected already infect a neighbour, and the biohazard sign infects."""
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
                self.infect(s, self.neighbours(s, seat)[0], by=seat)
        steps.interfere(s)

    def _infects(self, s: State, place: i64) -> bool:
        """Whether an infected player there infects a neighbour: everywhere, or only on the sign (O4.2)."""
        return s.rulebook.every_infected or s.board.signed(place, "biohazard")

    def notes(self, s: State, seat: i64, place: i64) -> list[Message]:
        """Return that the biohazard sign infects, and the infected infect a neighbour."""
        if s.runners[seat].infected:
            return [Message("outrun-note-infects")] if self._infects(s, place) else []
        return [Message("outrun-note-infected")] if s.board.signed(place, "biohazard") else []

    def neighbours(self, s: State, seat: i64) -> list[int]:
        """List the neighbours in the round's order, the +0 area after the places, gaps skipped (O4.2)."""
        at = s.order.index(int(seat))
        return s.order[max(0, at - 1) : at] + s.order[at + 1 : at + 2]

    def _must_choose(self, s: State, seat: i64) -> bool:
        """Whether there is a choice: two neighbours, not both safe."""
        near = self.neighbours(s, seat)
        return len(near) > 1 and not all(_safe(s, other) for other in near)

    def infect(self, s: State, seat: i64, by: int | None = None) -> None:
        """Infect a player unless they are safe: by the sign, or by another player."""
        if not _safe(s, seat):
            s.infect(seat, by)

    def infected(self, s: State, seat: i64, other: i64) -> None:
        """Infect the chosen neighbour, and continue with the next player."""
        self.infect(s, other, by=int(seat))
        self._infect_from(s, s.order.index(int(seat)) + 1)

    def interfere(self, s: State) -> None:
        """Every infected player turns over a card in front of them, in the order of the round (O1.7)."""
        for seat in s.order:
            if s.runners[seat].infected:
                steps.turn_over(s, seat)
        steps.which_way(s)
