"""Demands: what a seat must decide, or what happens next. They are on a stack."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade import engine
from escapade.engine import Refusal
from escapade.games.dig.bits import bit
from escapade.games.dig.codes import PASS, REVEAL
from escapade.games.dig.names import background, background_text
from escapade.games.dig.spots import hand, reveals
from escapade.messages import Message, Player, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Spot
    from escapade.engine import Choices
    from escapade.games.dig.move import Move
    from escapade.games.dig.state import State

_AUTOMATIC: Final = Refusal("D2.1", "dig-refusal-automatic")
_NOT_AN_ANSWER: Final = Refusal("D10", "dig-refusal-answer-first")


@mypyc_attr(acyclic=True)
class Demand(engine.Demand):
    """A question of this game, with what it interrupted."""

    def __init__(self, seat: i64) -> None:
        super().__init__(seat)
        self.below: Demand | None = None

    def asks(self, seat: i64) -> bool:
        """Whether this seat is asked."""
        return seat == self.seat

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add every possible answer."""

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Return why a move is not an answer to it."""
        return _NOT_AN_ANSWER

    def answer(self, s: State, seat: i64, move: Move) -> None:
        """Carry out the answer."""
        raise NotImplementedError

    def met(self, s: State) -> bool:
        """Whether nothing is left to decide."""
        return False

    def then(self, s: State) -> None:
        """Continue with what was interrupted."""

    def default(self, s: State, seat: i64) -> i64:
        """Return the code of the answer for a player whose time is up (D12.14): to do nothing."""
        return PASS

    # What is shown

    def question(self, s: State) -> Message:
        """Return the question as a sentence."""
        raise NotImplementedError

    def says(self, s: State, seat: i64, move: Move) -> Message:
        """Return what an answer does, as on its button."""
        return Message("dig-answer-pass")

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        """List what an answer changes, as far as the seat can know."""
        return []

    def notes(self, s: State, seat: i64, move: Move) -> list[Message]:
        """List further consequences of an answer."""
        return []

    def choose_from(self, s: State) -> Spot:
        """Return where the cards to choose from are."""
        return hand(self.seat)


@mypyc_attr(acyclic=True)
class Step(Demand):
    """Something that happens by itself, once everything above it is settled."""

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        return _AUTOMATIC

    def met(self, s: State) -> bool:
        """Nothing is left to decide."""
        return True


@mypyc_attr(acyclic=True)
class Window(Demand):
    """A chance to reveal one Background, for everyone who might hold it; all are asked alike (D12.15).

    They answer in any order. There is one such card in the game, so at most one of them can reveal it.
    """

    def __init__(self, seat: i64, waiting: i64) -> None:
        super().__init__(seat)
        self.waiting: Final = waiting

    def background(self) -> i64:
        """Return the Background it waits for."""
        raise NotImplementedError

    def details(self) -> list[int]:
        """Return who has not answered yet."""
        return [int(self.waiting)]

    def without(self, seat: i64) -> Window:
        """Return the same window without one of the seats."""
        raise NotImplementedError

    def asks(self, seat: i64) -> bool:
        """Whether a seat has not answered yet."""
        return self.waiting & bit(seat) != 0

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add passing and, for the holder of the Background, revealing it."""
        out.add(PASS)
        if s.holds(seat, self.background()):
            out.add(REVEAL)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Allow only revealing the Background, or passing."""
        if move.code == PASS or (move.code == REVEAL and s.holds(seat, self.background())):
            return None
        return Refusal("D5.1", "dig-refusal-reveal-or-pass", background=background(s, self.background()))

    def answer(self, s: State, seat: i64, move: Move) -> None:
        """Pass, or reveal the Background and close the window."""
        if move.code == PASS:
            s.pass_by(seat)
            return
        s.answered()
        s.reveal(seat)
        self.effect(s, seat, s.in_its_gang(seat))

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang? every Background asks
        """Do what the Background says."""
        raise NotImplementedError

    def met(self, s: State) -> bool:
        return self.waiting == 0

    def says(self, s: State, seat: i64, move: Move) -> Message:
        """Pass, or reveal it."""
        if move.code == PASS:
            return super().says(s, seat, move)
        return message("dig-answer-reveal", background=background(s, self.background()))

    def effects(self, s: State, seat: i64, move: Move) -> list[Effect]:
        """Return the Background turned up."""
        return [] if move.code == PASS else [reveals(s, seat)]

    def notes(self, s: State, seat: i64, move: Move) -> list[Message]:
        return [] if move.code == PASS else [background_text(s, self.background())]

    def doer(self) -> Player:
        """Return the player whose action it reacts to."""
        return Player(int(self.seat))
