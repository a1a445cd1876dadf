"""Captain Morgan: help another player's pirate forward and be paid in cards (C7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.engine import Refusal
from escapade.games.cartagena.actions import MORGAN, Move, no_room
from escapade.games.cartagena.bits import bit, highest
from escapade.games.cartagena.codes import PLACES, PUSH, SEATS
from escapade.games.cartagena.rulebook import Page

if TYPE_CHECKING:
    from escapade.engine import Choices
    from escapade.games.cartagena.crew import Crew
    from escapade.games.cartagena.state import State

REWARD: Final = 2  # cards for a push to the goal or into the boat


class Push(Move):
    """Move another player's pirate forward to the nearest space holding one or two pirates; draw as many cards.

    With none ahead it goes to the goal, or into the boat, and the mover draws two.
    """

    def __init__(self, code: i64, owner: i64, start: i64) -> None:
        """Whose pirate, and from where."""
        super().__init__(code, MORGAN)
        self.owner: Final = owner
        self.start: Final = start

    def play(self, s: State, seat: i64) -> None:
        """Push, draw (unless that ended the game, C5.2), and spend the action."""
        end = s.company_ahead(self.start)
        cards = s.crowd(end) if bit(end) & s.board.path else REWARD
        s.push(self.owner, self.start, end, seat)
        if not s.over:
            s.draw(seat, cards)
        s.finish_action()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Is it another's pirate, can it go on, and has the boat room for it?"""
        if self.owner >= s.seats or not s.crews[self.owner].one & bit(self.start):
            return Refusal("C7.1", "No pirate of that player is at {place}", place=s.board.place(self.start))
        if self.owner == seat:
            return Refusal("C7.1", "Only another player's pirate can be pushed forward")
        if self.start == s.board.goal:
            return Refusal("C2.3", "A pirate at {place} does not move on", place=s.board.place(self.start))
        if not pushable(s, s.crews[self.owner]) & bit(self.start):
            return no_push(s, self.start)
        return None

    def absent(self) -> Refusal:
        """Only Captain Morgan pushes."""
        return Refusal("C7.1", "Pirates of others are pushed forward only with Captain Morgan in the game")


def pushable(s: State, crew: Crew) -> i64:
    """Give the places from which a crew's pirates can be pushed: the way must not end at a closed boat (C7.3)."""
    starts = s.movable(crew)
    if not s.board.boat or s.takes_aboard(crew, 1):
        return starts
    company = s.company() & s.board.tunnel
    closed = bit(s.board.boat) - 1
    if company:
        closed &= ~(bit(highest(company)) - 1)
    return starts & ~closed


def no_push(s: State, start: i64) -> Refusal:
    """Say why a pirate that could be reached cannot be pushed."""
    if start == s.board.boat:
        return Refusal("C7.3", "A pirate leaves the boat only at Tortuga")
    return no_room(s)


class MorganPage(Page):
    """Pushing is one more kind of action."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every push of another's pirate."""
        for owner in range(s.seats):
            if owner != seat:
                out.spread(PUSH + owner * PLACES, pushable(s, s.crews[owner]))


def moves() -> list[Move]:
    """List every push in the order of its code."""
    return [Push(PUSH + n, n // PLACES, n % PLACES) for n in range(SEATS * PLACES)]
