"""Reveal a Background in one's own turn: not an action, once a game (D5.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Refusal
from escapade.games.dig.move import NO_ACTION_LEFT, Move
from escapade.games.dig.spots import ACTIONS, counts, reveals
from escapade.messages import message

if TYPE_CHECKING:
    from escapade.effects import Effect
    from escapade.games.dig.state import State
    from escapade.messages import Message

_NOT_YOURS: Final = Refusal("D5.1", "dig-refusal-not-your-background")
_REVEALED: Final = Refusal("D5.1", "dig-refusal-background-revealed")


@mypyc_attr(acyclic=True)
class Reveal(Move):
    """Reveal one's Background between two actions, also with none left (D12.8)."""

    def __init__(self, code: i64, background: i64) -> None:
        super().__init__(code)
        self.background: Final[i64] = background

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why not: the Background is not there or revealed, or something else bars it."""
        if s.prisoners[seat].background.number != self.background:
            return _NOT_YOURS
        return _REVEALED if s.prisoners[seat].revealed else self.barred(s, seat)

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """Return what else bars it."""
        return None

    def play(self, s: State, seat: i64) -> None:
        """Reveal it and take its effect; whether the player is in its gang is decided now."""
        gang = s.in_its_gang(seat)
        s.reveal(seat)
        self.effect(s, seat, gang)

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        """Take its effect, and that for its gang."""
        raise NotImplementedError

    def group(self) -> str:
        """Return the heading of Backgrounds."""
        return "background"

    def cost_effects(self, s: State, seat: i64) -> list[Effect]:
        """Return the Background turned up, unless it is already."""
        return [] if s.prisoners[seat].revealed else [reveals(s, seat)]

    def cost_notes(self, s: State, seat: i64) -> list[Message]:
        """It costs no action."""
        return [message("dig-note-cost", count=0)]


@mypyc_attr(acyclic=True)
class Announce(Reveal):
    """Reveal one's Background with an action, before its luck (D12.9)."""

    def refusal(self, s: State, seat: i64) -> Refusal | None:
        """Return why not: no action is left for it, or the reasons of Reveal."""
        refusal = super().refusal(s, seat)
        if refusal is None and s.left == 0:
            return NO_ACTION_LEFT
        return refusal

    def play(self, s: State, seat: i64) -> None:
        """Spend the action, then reveal it."""
        s.spend(1)
        super().play(s, seat)

    def cost_effects(self, s: State, seat: i64) -> list[Effect]:
        """Return the action it takes, too."""
        return counts(ACTIONS, -1, seat) + super().cost_effects(s, seat)

    def cost_notes(self, s: State, seat: i64) -> list[Message]:
        """One action is usual."""
        return []
