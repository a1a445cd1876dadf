"""The moves of the base game, one class for each paragraph of the rules. Variants add their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from escapade.effects import PickPiece, PickSpot
from escapade.engine import Refusal
from escapade.games.cartagena import consequences, names, spots
from escapade.games.cartagena.bits import bit
from escapade.games.cartagena.board import START
from escapade.games.cartagena.codes import ADVANCE, DRAW, PAYMENTS, PLACES, RETREAT, STOP
from escapade.games.cartagena.move import BASE, PAYMENT, CardMove, Move, Payment
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.games.cartagena.state import State


class Advance(CardMove):
    """Lay a card and move a pirate to the first free space ahead with its symbol; past the last one is the goal."""

    def __init__(self, code: i64, start: i64, payment: Payment) -> None:
        super().__init__(code, BASE, [payment])
        self.start: Final = start
        self.symbol: Final = payment.symbol

    def take_effect(self, s: State, seat: i64) -> None:
        s.move(seat, self.start, s.symbol_ahead(self.start, self.symbol))
        s.finish_action()

    def end(self, s: State) -> i64:
        """Return where it leads."""
        return s.symbol_ahead(self.start, self.symbol)

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why not: no pirate there, no such card, or the way is closed."""
        return _no_pirate(s, seat, self.start) or self.unpaid(s, seat) or no_way(s, seat, self.start, self.symbol, 1)

    def text(self, letters: str) -> str:
        return f"{self.start}{self.payments[0].text(letters)}"

    def message(self, s: State, seat: i64) -> Message:
        paid, start, end = self.payments[0].name(s.board), names.place(s.board, self.start), self.end(s)
        return Message("cartagena-action-advance", {"paid": paid, "from": start, "to": names.place(s.board, end)})

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return [*super().effects(s, seat), spots.runs(seat, self.start, self.end(s))]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [*super().picks(s, seat), own_pirate(seat, self.start)]

    def notes(self, s: State, seat: i64) -> list[Message]:
        return consequences.company(s, self.end(s), 1)

    def after(self, s: State, seat: i64) -> State | None:
        return consequences.moved(s, seat, self.start, self.end(s), 1)


class Retreat(Move):
    """Move a pirate back to the nearest space holding one or two pirates; draw as many cards."""

    def __init__(self, code: i64, start: i64) -> None:
        super().__init__(code, BASE)
        self.start: Final = start

    def play(self, s: State, seat: i64) -> None:
        """Move back, draw, and spend the action."""
        end = s.company_behind(self.start)
        cards = s.crowd(end)
        s.move(seat, self.start, end)
        s.draw(seat, cards)
        s.finish_action()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why not: no pirate there, no retreat from there, or no other pirates behind it."""
        at = self.start
        if not s.crews[seat].one & bit(at):
            return _nobody_there(s, at, "C3.1")
        if at == START:
            return Refusal("C3.5", "cartagena-refusal-start", place=names.place(s.board, at))
        if at == s.board.boat:
            return Refusal("C6.6", "cartagena-refusal-back-from-boat")
        if at == s.board.goal and not bit(at) & s.rulebook.retreats:
            return Refusal("C3.6", "cartagena-refusal-back-from-goal", place=names.place(s.board, at))
        if s.company_behind(at) != s.leg_start(at):
            return None
        if s.leg_start(at) != START:
            return Refusal("C6.6", "cartagena-refusal-nobody-behind-on-shore", place=names.place(s.board, at))
        return Refusal("C3.5", "cartagena-refusal-nobody-behind", place=names.place(s.board, at))

    def text(self, letters: str) -> str:
        return f"{self.start}<"

    def message(self, s: State, seat: i64) -> Message:
        """Return where it leads, and how many cards it draws."""
        end = s.company_behind(self.start)
        start, to, cards = (
            names.place(s.board, self.start),
            names.place(s.board, end),
            consequences.gain(s, s.crowd(end)),
        )
        return Message("cartagena-action-retreat", {"from": start, "to": to, "count": cards})

    def effects(self, s: State, seat: i64) -> list[Effect]:
        end = s.company_behind(self.start)
        return [spots.runs(seat, self.start, end), *consequences.drawn(s, seat, s.crowd(end))]

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Select the pirate, then the space behind."""
        return [own_pirate(seat, self.start), PickSpot(spots.place(s.company_behind(self.start)))]

    def notes(self, s: State, seat: i64) -> list[Message]:
        """Return who is there already, and what is drawn."""
        end = s.company_behind(self.start)
        return consequences.company(s, end, 1) + consequences.draws(s, s.crowd(end))

    def after(self, s: State, seat: i64) -> State | None:
        return consequences.moved(s, seat, self.start, s.company_behind(self.start), 1)

    def group(self, s: State) -> Message | None:
        return Message("cartagena-group-retreat")


class Stop(Move):
    """End the turn after one or two actions."""

    def play(self, s: State, seat: i64) -> None:
        """Pass the turn on."""
        s.pass_turn()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return the refusal if no action has been taken."""
        return None if s.taken else Refusal("C1.2", "cartagena-refusal-stop-too-early")

    def text(self, letters: str) -> str:
        return "."

    def message(self, s: State, seat: i64) -> Message:
        return Message("cartagena-action-stop")

    def after(self, s: State, seat: i64) -> State | None:
        return s

    def group(self, s: State) -> Message | None:
        return Message("cartagena-group-stop")


class Draw(Move):
    """Draw one card and end the turn: for a player who began it without cards."""

    def play(self, s: State, seat: i64) -> None:
        """Draw and pass the turn."""
        s.draw(seat, 1)
        s.pass_turn()

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return the refusal: only a turn that began without cards allows it."""
        return s.rulebook.bare.no_gift()

    def text(self, letters: str) -> str:
        return "+"

    def message(self, s: State, seat: i64) -> Message:
        return Message("cartagena-action-draw")

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return consequences.drawn(s, seat, 1)

    def notes(self, s: State, seat: i64) -> list[Message]:
        return consequences.draws(s, 1)

    def after(self, s: State, seat: i64) -> State | None:
        return s

    def group(self, s: State) -> Message | None:
        return Message("cartagena-group-draw")


def own_pirate(seat: i64, at: i64) -> Pick:
    """Select one of the seat's own pirates."""
    return PickPiece(spots.PIRATE, spots.place(at), int(seat))


def _nobody_there(s: State, at: i64, rule: str) -> Refusal:
    """Return the refusal that the player has no pirate at a place."""
    return Refusal(rule, "cartagena-refusal-no-pirate", place=names.place(s.board, at))


def _no_pirate(s: State, seat: i64, at: i64) -> Refusal | None:
    """Return why no pirate of this seat can move on from a place."""
    if not s.crews[seat].one & bit(at):
        return _nobody_there(s, at, "C2.1")
    if at == s.board.goal:
        return at_goal(s, at)
    if not s.movable(s.crews[seat]) & bit(at):
        return Refusal("C6.5", "cartagena-refusal-boat-at-cartagena")
    return None


def at_goal(s: State, at: i64) -> Refusal:
    """Return the refusal that no pirate moves on from the goal."""
    return Refusal("C2.3", "cartagena-refusal-at-goal", place=names.place(s.board, at))


def no_way(s: State, seat: i64, at: i64, symbol: i64, pirates: i64) -> Refusal | None:
    """Return why this number of pirates cannot go where the symbol leads: the boat is away or full."""
    end = s.symbol_ahead(at, symbol)
    if not s.board.boat or end != s.board.boat or s.takes_aboard(s.crews[seat], pirates):
        return None
    return no_room(s)


def no_room(s: State) -> Refusal:
    """Return why nobody can board the boat."""
    if s.shore:
        return Refusal("C6.4", "cartagena-refusal-boat-at-tortuga")
    return Refusal("C6.3", "cartagena-refusal-boat-full")


def _advances() -> list[Move]:
    """List all advances in the order of their codes."""
    return [Advance(ADVANCE + n, n % PLACES, PAYMENT[n // PLACES]) for n in range(PAYMENTS * PLACES)]


def _retreats() -> list[Move]:
    """List all retreats in the order of their codes."""
    return [Retreat(RETREAT + at, at) for at in range(PLACES)]


def base_moves() -> list[Move]:
    """List the moves of the base game in the order of codes."""
    return [*_advances(), *_retreats(), Stop(STOP, BASE), Draw(DRAW, BASE)]
