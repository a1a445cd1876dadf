"""Craft: tools and Knives out of materials."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.engine import Refusal
from escapade.games.dig.actions import Deed, Move, not_held, offer
from escapade.games.dig.bits import bit
from escapade.games.dig.codes import CRAFT, RECIPES, SPARED

if TYPE_CHECKING:
    from escapade.engine import Choices
    from escapade.games.dig.board import Recipe
    from escapade.games.dig.state import State

NO_RECIPE: Final = Refusal("D3.6", "There is no such recipe")
NOT_HERE: Final = Refusal("D3.6", "You cannot craft here")
IN_YOUR_BLOCK: Final = Refusal("D7.3", "You craft in the other team's block, not in your own")
TOO_BEATEN: Final = Refusal("D4.1", "You cannot craft with a Beating")
STACK_EMPTY: Final = Refusal("D3.6", "The stack of what you would make is empty")
KEEPS_NOTHING: Final = Refusal("D9", "You cannot keep a material")


@mypyc_attr(acyclic=True)
class Craft(Deed):
    """Discard the materials of a recipe and take what is made of them from the stacks (D3.6)."""

    def __init__(self, code: i64, recipe: i64, kept: i64) -> None:
        """Which recipe, and which of its materials is kept, if one is: 0 for none, else counted from 1."""
        super().__init__(code)
        self.recipe: Final = recipe
        self.kept: Final = kept

    def barred(self, s: State, seat: i64) -> Refusal | None:
        """Here, with this health, this recipe?"""
        return wrong_place(s, seat) or too_beaten(s, seat) or cannot_make(s, seat, self.recipe, 0, self.kept)

    def do(self, s: State, seat: i64) -> None:
        """Make it."""
        craft(s, seat, self.recipe, 0, self.kept)

    def text(self) -> str:
        """Write it."""
        return f"craft {int(self.recipe) + 1}" + (f" keeping {int(self.kept)}" if self.kept else "")


def wrong_place(s: State, seat: i64) -> Refusal | None:
    """Say why one cannot craft where one is: not in the Cell block (but in the other team's) or the Showers."""
    area = s.area(seat)
    if bit(area) & s.rulebook.printed.crafts or s.prisoners[seat].gang.crafts_anywhere():
        return None
    if not s.in_cell_block(seat):
        return NOT_HERE
    if area != s.home(seat):
        return None
    return IN_YOUR_BLOCK if s.rulebook.blocks > 1 else NOT_HERE


def too_beaten(s: State, seat: i64) -> Refusal | None:
    """Say that one is too beaten to craft."""
    prisoner = s.prisoners[seat]
    return TOO_BEATEN if prisoner.beatings > prisoner.gang.craft_beatings() else None


def cannot_make(s: State, seat: i64, at: i64, missing: i64, kept: i64) -> Refusal | None:
    """Say why a recipe cannot be made with one material missing (0: none) and one kept (0: none)."""
    recipes = s.rulebook.printed.recipes
    if at >= len(recipes) or max(missing, kept) > len(recipes[at].parts):
        return NO_RECIPE
    recipe = recipes[at]
    if kept and (kept == missing or not s.prisoners[seat].gang.keeps_material(s)):
        return KEEPS_NOTHING
    if not s.stacks[recipe.make]:
        return STACK_EMPTY
    return lacks(s, seat, recipe, missing)


def lacks(s: State, seat: i64, recipe: Recipe, missing: i64) -> Refusal | None:
    """Say which material of a recipe is not in the hand."""
    part: i64 = 1
    for card in recipe.parts:
        if part != missing and not s.holds_card(seat, card):
            return not_held(card)
        part += 1
    return None


def craft(s: State, seat: i64, at: i64, missing: i64, kept: i64) -> None:
    """Discard the materials but one missing and one kept; take what is made, as many as there are."""
    recipe = s.rulebook.printed.recipes[at]
    if kept:
        s.prisoners[seat].gang.kept_material(s)
    part: i64 = 1
    for card in recipe.parts:
        if part not in (missing, kept):
            s.discard(seat, card)
        part += 1
    s.fetch_some(seat, recipe.make, recipe.number)


def offer_crafts(s: State, seat: i64, out: Choices) -> None:
    """Add what can be crafted."""
    if s.left and too_beaten(s, seat) is None and wrong_place(s, seat) is None:
        offer(s, seat, CRAFT, RECIPES * SPARED, out)


def moves() -> list[Move]:
    """List every craft."""
    return [Craft(CRAFT + n, n // SPARED, n % SPARED) for n in range(RECIPES * SPARED)]
