"""Handyman: crafts with one material missing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Refusal
from escapade.games.dig import codes
from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.crafting import cannot_make, craft, craft_effects, craft_facts, pick_craft
from escapade.games.dig.demand import Demand
from escapade.games.dig.move import Move, offer
from escapade.games.dig.reveal import Reveal
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.state import State

HANDYMAN: Final = 16  # its number

_AGAIN_OR_PASS: Final = Refusal("D12.29", "dig-refusal-craft-again-or-pass")


@mypyc_attr(acyclic=True)
class Handyman(Background):
    """Handyman (Brotherhood): on your turn, Craft with 1 material missing, anywhere, even beaten; in the gang twice."""

    def key(self) -> str:
        return "handyman"

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add everything that can be made."""
        offer(s, seat, codes.HANDYMAN, codes.SMUGGLE - codes.HANDYMAN, out)


@mypyc_attr(acyclic=True)
class Tinker(Reveal):
    """Craft with one material missing, anywhere, for no action (D12.29)."""

    def __init__(self, code: i64, recipe: i64, missing: i64, kept: i64) -> None:
        super().__init__(code, HANDYMAN)
        self.recipe: Final = recipe
        self.missing: Final = missing
        self.kept: Final = kept

    def barred(self, s: State, seat: i64) -> Refusal | None:
        return cannot_make(s, seat, self.recipe, self.missing, self.kept)

    def play(self, s: State, seat: i64) -> None:
        """Reveal the Background, unless it is the second time."""
        if isinstance(s.asked, TinkerAgain):
            s.answered()
            craft(s, seat, self.recipe, self.missing, self.kept)
        else:
            super().play(s, seat)

    def effect(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        craft(s, seat, self.recipe, self.missing, self.kept)
        if gang:
            s.ask(TinkerAgain(seat))

    def text(self) -> str:
        keeping = f" keeping {int(self.kept)}" if self.kept else ""
        return f"handyman {int(self.recipe) + 1} without {int(self.missing)}{keeping}"

    def group(self) -> str:
        return "craft"

    def message(self, s: State, seat: i64) -> Message:
        id_ = "dig-action-tinker-keeping" if self.kept else "dig-action-tinker"
        return Message(id_, craft_facts(s, self.recipe, self.missing, self.kept))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return craft_effects(s, seat, self.recipe, self.missing, self.kept)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        return pick_craft(s, seat, self.recipe, self.missing, self.kept)


@mypyc_attr(acyclic=True)
class TinkerAgain(Demand):
    """The Handyman of the Brotherhood may do it a second time."""

    def may(self, s: State, seat: i64, out: Choices) -> None:
        """Add everything that can be made, and passing."""
        for code in range(i64(codes.HANDYMAN), i64(codes.SMUGGLE)):
            if self.refusal(s, seat, s.rulebook.catalogue[code]) is None:
                out.add(code)
        out.add(codes.PASS)

    def refusal(self, s: State, seat: i64, move: Move) -> Refusal | None:
        """Allow only another such Craft, or passing."""
        if move.code == codes.PASS:
            return None
        return move.barred(s, seat) if isinstance(move, Tinker) else _AGAIN_OR_PASS

    def answer(self, s: State, seat: i64, move: Move) -> None:
        s.pass_by(seat)
        s.answered()

    def question(self, s: State) -> Message:
        return Message("dig-question-tinker-again")


def moves() -> list[Move]:
    """List every recipe with every missing material and every kept material."""
    ways = [(r, m, k) for r in range(codes.RECIPES) for m in range(1, codes.SPARED) for k in range(codes.SPARED)]
    return [Tinker(codes.HANDYMAN + n, *way) for n, way in enumerate(ways)]
