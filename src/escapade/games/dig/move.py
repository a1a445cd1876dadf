"""The base class of actions and answers: how they are played, refused, written and described."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import MoveDescription
from escapade.engine import Action, Refusal
from escapade.games.dig.board import SOLITARY
from escapade.games.dig.names import CARDS
from escapade.games.dig.spots import (
    ACTIONS,
    counts,
)
from escapade.messages import Message, message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State


NO_ACTION_LEFT: Final = Refusal("D2.1", "dig-refusal-no-action-left")
_ONE_ACTION_SHORT: Final = Refusal("D3.3", "dig-refusal-one-action-short")
LOCKED_UP: Final = Refusal("D4", "dig-refusal-in-solitary")


@mypyc_attr(acyclic=True)
class Move(Action):
    """Something a seat may do in this game."""

    GAME: ClassVar[str] = "dig"

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.text()!r})"

    def __str__(self) -> str:
        return self.text()

    def play(self, s: State, seat: i64) -> None:
        """Play it, with everything that follows."""
        raise NotImplementedError

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why it is not allowed in this seat's turn, without a demand."""
        raise NotImplementedError

    def text(self) -> str:
        """Write it in notation, with spaces between its words."""
        raise NotImplementedError

    def notation(self) -> str:
        """Write it in notation, as players type it."""
        return self.text().replace(" ", ":")

    # What is shown before it is played

    def describe(self, s: State, seat: i64) -> MoveDescription:
        """Describe it for the page and the terminal, as far as this seat can know."""
        group = self.group()
        return MoveDescription(
            self.notation(),
            self.kind(),
            self.message(s, seat),
            self.cost_effects(s, seat) + self.effects(s, seat),
            self.picks(s, seat),
            self.notes(s, seat) + self.cost_notes(s, seat),
            Message(f"dig-group-{group}") if group else None,
        )

    def kind(self) -> str:
        """Return the name of its class."""
        return type(self).__name__

    def group(self) -> str:
        """Return its heading in a menu; None for an answer."""
        return ""

    def message(self, s: State, seat: i64) -> Message:
        """Return what it does, as on a button."""
        raise NotImplementedError

    def effects(self, s: State, seat: i64) -> list[Effect]:
        """List what it changes on the table."""
        return []

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """List what to click for it; each click leaves only the moves that name it."""
        return []

    def notes(self, s: State, seat: i64) -> list[Message]:
        """List further consequences."""
        return []

    def cost_effects(self, s: State, seat: i64) -> list[Effect]:
        """List what it costs."""
        return []

    def cost_notes(self, s: State, seat: i64) -> list[Message]:
        """Return what it costs if that is unusual."""
        return []


@mypyc_attr(acyclic=True)
class TurnAction(Move):
    """An action of the turn. It costs one action, and is not possible in Solitary unless it leads out."""

    def cost(self, s: State, seat: i64) -> i64:
        """Return how many actions it takes."""
        return 1

    def leads_out(self) -> bool:
        """Whether it is possible in Solitary."""
        return False

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why not: no action is left, or something else bars it."""
        if s.left < self.cost(s, seat):
            return NO_ACTION_LEFT if s.left == 0 else _ONE_ACTION_SHORT
        if s.area(seat) == SOLITARY and not self.leads_out():
            return LOCKED_UP
        return self.barred(s, seat)

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """Return what else bars it."""
        raise NotImplementedError

    def play(self, s: State, seat: i64) -> None:
        """Spend the action, then do it."""
        s.spend(self.cost(s, seat))
        self.do(s, seat)

    def cost_effects(self, s: State, seat: i64) -> list[Effect]:
        return counts(ACTIONS, -self.cost(s, seat), seat)

    def cost_notes(self, s: State, seat: i64) -> list[Message]:
        """Return the number of actions if it is not one."""
        cost = self.cost(s, seat)
        return [] if cost == 1 else [message("dig-note-cost", count=int(cost))]

    def do(self, s: State, seat: i64) -> None:
        raise NotImplementedError


_NOT_HELD: Final = [Refusal("D3", "dig-refusal-not-held", card=name) for name in CARDS]


def not_held(kind: i64) -> Refusal:
    """Return the refusal that a card is not in the hand."""
    return _NOT_HELD[kind]


def offer_one(s: State, seat: i64, code: i64, out: Choices) -> None:
    """Add an action if it is not refused."""
    if s.rulebook.catalogue[code].refusal(s, seat) is None:
        out.add(code)


def offer(s: State, seat: i64, first: i64, count: i64, out: Choices) -> None:
    """Add those of a range of actions that are not refused."""
    for code in range(first, first + count):
        offer_one(s, seat, code, out)
