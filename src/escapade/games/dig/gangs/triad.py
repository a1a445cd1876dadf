"""The Triad: Search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickPlayer
from escapade.engine import Refusal
from escapade.games.dig.answers import Answer, CardAnswer, ChooseCard
from escapade.games.dig.bits import bit
from escapade.games.dig.codes import LOOK, PASS, SEATS
from escapade.games.dig.gangs.gang import GangCard
from escapade.games.dig.move import Move, offer
from escapade.games.dig.names import card as card_name
from escapade.games.dig.spots import draws
from escapade.games.dig.state import START
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State

_SHARP_EYES: Final = 10  # the number of Triad 3
PICKY: Final = 11  # and of Triad 4

_NOT_YOURS: Final = Refusal("D9", "dig-refusal-look-with-triad")
_TOO_LATE: Final = Refusal("D12.8", "dig-refusal-look-too-late")
_NOT_BESIDE: Final = Refusal("D9", "dig-refusal-not-in-your-area")
_SIFT_OR_PASS: Final = Refusal("D12.10", "dig-refusal-sift-or-pass")


@mypyc_attr(acyclic=True)
class Rummager(GangCard):
    """Triad 1: a Search draws 1 card more."""

    def search_bonus(self) -> i64:
        return 1


@mypyc_attr(acyclic=True)
class Tireless(GangCard):
    """Triad 2: you may Search twice a turn."""

    def searches(self) -> i64:
        return 2


@mypyc_attr(acyclic=True)
class SharpEyes(GangCard):
    """Triad 3: at the start of your turn, see one hand in your area."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        if s.moment == START:
            offer(s, seat, LOOK, s.seats, out)


@mypyc_attr(acyclic=True)
class Look(Move):
    """Look at the hand of a player in your area (Triad 3)."""

    def __init__(self, code: i64, target: i64) -> None:
        super().__init__(code)
        self.target: Final = target

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        if s.prisoners[seat].gang.number != _SHARP_EYES:
            return _NOT_YOURS
        if s.moment != START or s.done(_SHARP_EYES):
            return _TOO_LATE
        return None if self.target < s.seats and s.beside(seat) & bit(self.target) else _NOT_BESIDE

    def play(self, s: State, seat: i64) -> None:
        s.use(_SHARP_EYES)
        s.look(seat, self.target, s.hand(self.target).listed())

    def text(self) -> str:
        return f"look {int(self.target) + 1}"

    def group(self) -> str:
        return "people"

    def message(self, s: State, seat: i64) -> Message:
        return message("dig-action-look", other=Player(self.target))

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return [PickPlayer(self.target)]

    def cost_notes(self, s: State, seat: i64) -> list[Message]:
        return [message("dig-note-cost", count=0)]


@mypyc_attr(acyclic=True)
class Picky(GangCard):
    """Triad 4: once a turn, at once after a Search, you may discard any card and draw another."""

    def searched(self, s: State, seat: i64) -> None:
        if not s.done(self.number) and s.hand(seat).size():
            s.ask(Sift(seat))


@mypyc_attr(acyclic=True)
class Sift(ChooseCard):
    """Who searched may exchange a card for the next of the deck."""

    def wanted(self) -> Refusal:
        return _SIFT_OR_PASS

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every card, and none."""
        super().may(s, seat, out)
        out.add(PASS)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """A card held, or none."""
        return None if move.code == PASS else super().refusal(s, seat, move)

    def answer(self, s: State, seat: i64, move: Move) -> None:
        if move.code == PASS:
            s.pass_by(seat)
        s.answered()
        if move.code != PASS and isinstance(move, Answer):
            s.use(s.prisoners[seat].gang.number)
            s.discard(seat, move.number)
            s.draw(seat, 1)

    def default(self, s: State, seat: i64) -> i64:
        return PASS

    def question(self, s: State) -> Message:
        return Message("dig-question-sift")

    def says(self, s: State, seat: i64, move: Move) -> Message:
        if isinstance(move, CardAnswer):
            return message("dig-answer-sift", card=card_name(move.number))
        return Message("dig-answer-keep-all")

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        return super().effects(s, seat, move) + draws(seat, 1) if isinstance(move, CardAnswer) else []


def cards() -> list[GangCard]:
    """List the four cards of the gang."""
    return [Rummager(8), Tireless(9), SharpEyes(_SHARP_EYES), Picky(PICKY)]


def moves() -> list[Move]:
    """List every hand to look at."""
    return [Look(LOOK + seat, seat) for seat in range(SEATS)]
