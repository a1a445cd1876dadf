"""Craft: makes tools and Knives from materials."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.effects import PickSpot
from escapade.engine import Refusal
from escapade.games.dig.bits import bit
from escapade.games.dig.codes import CRAFT, RECIPES, SPARED
from escapade.games.dig.move import Move, TurnAction, not_held, offer
from escapade.games.dig.names import card, cards
from escapade.games.dig.spots import discarded, fetched, pick_cards, pick_here, stack
from escapade.messages import Message

if TYPE_CHECKING:
    from escapade.effects import Effect, Pick
    from escapade.engine import Choices
    from escapade.games.dig.board import Recipe
    from escapade.games.dig.state import State
    from escapade.messages import Fact

_NO_RECIPE: Final = Refusal("D3.6", "dig-refusal-no-such-recipe")
_NOT_HERE: Final = Refusal("D3.6", "dig-refusal-no-crafting-here")
_IN_YOUR_BLOCK: Final = Refusal("D7.3", "dig-refusal-no-crafting-at-home")
_TOO_BEATEN: Final = Refusal("D4.1", "dig-refusal-too-beaten-to-craft")
_STACK_EMPTY: Final = Refusal("D3.6", "dig-refusal-stack-empty")
_KEEPS_NOTHING: Final = Refusal("D9", "dig-refusal-no-material-kept")


@mypyc_attr(acyclic=True)
class Craft(TurnAction):
    """Discard the materials of a recipe and take what is made of them from the stacks (D3.6)."""

    def __init__(self, code: i64, recipe: i64, kept: i64) -> None:
        """The recipe, and which of its materials is kept: 0 for none, else counted from 1."""
        super().__init__(code)
        self.recipe: Final = recipe
        self.kept: Final = kept

    def barred(self, s: State, seat: i64) -> Refusal | None:
        return wrong_place(s, seat) or too_beaten(s, seat) or cannot_make(s, seat, self.recipe, 0, self.kept)

    def do(self, s: State, seat: i64) -> None:
        craft(s, seat, self.recipe, 0, self.kept)

    def text(self) -> str:
        return f"craft {int(self.recipe) + 1}" + (f" keeping {int(self.kept)}" if self.kept else "")

    def group(self) -> str:
        return "craft"

    def message(self, s: State, seat: i64) -> Message:
        id_ = "dig-action-craft-keeping" if self.kept else "dig-action-craft"
        return Message(id_, craft_facts(s, self.recipe, 0, self.kept))

    def effects(self, s: State, seat: i64) -> list[Effect]:
        return craft_effects(s, seat, self.recipe, 0, self.kept)

    def picks(self, s: State, seat: i64) -> list[Pick]:
        """Select the materials, the stack, or the area."""
        return pick_craft(s, seat, self.recipe, 0, self.kept) + pick_here(s, seat)


def wrong_place(s: State, seat: i64) -> Refusal | None:
    """Return why one cannot craft in this area: one's own Cell block, or the Showers."""
    area = s.area(seat)
    if bit(area) & s.rulebook.printed.crafts or s.prisoners[seat].gang.crafts_anywhere():
        return None
    if not s.in_cell_block(seat):
        return _NOT_HERE
    if area != s.home(seat):
        return None
    return _IN_YOUR_BLOCK if s.rulebook.blocks > 1 else _NOT_HERE


def too_beaten(s: State, seat: i64) -> Refusal | None:
    """Return the refusal that a player is too beaten to craft."""
    prisoner = s.prisoners[seat]
    return _TOO_BEATEN if prisoner.beatings > prisoner.gang.craft_beatings() else None


def cannot_make(s: State, seat: i64, at: i64, missing: i64, kept: i64) -> Refusal | None:
    """Return why a recipe cannot be made with one material missing (0: none) and one kept (0: none)."""
    recipes = s.rulebook.printed.recipes
    if at >= len(recipes) or max(missing, kept) > len(recipes[at].parts):
        return _NO_RECIPE
    recipe = recipes[at]
    if kept and (kept == missing or not s.prisoners[seat].gang.keeps_material(s)):
        return _KEEPS_NOTHING
    if not s.stacks[recipe.make]:
        return _STACK_EMPTY
    return _lacks(s, seat, recipe, missing)


def _lacks(s: State, seat: i64, recipe: Recipe, missing: i64) -> Refusal | None:
    """Return the refusal for a material that is not in the hand."""
    part: i64 = 1
    for material in recipe.parts:
        if part != missing and not s.holds_card(seat, material):
            return not_held(material)
        part += 1
    return None


def craft(s: State, seat: i64, at: i64, missing: i64, kept: i64) -> None:
    """Discard the materials except one missing and one kept; take what is made, at most the number available."""
    recipe = s.rulebook.printed.recipes[at]
    if kept:
        s.prisoners[seat].gang.kept_material(s)
    for material in _materials(s, at, missing, kept):
        s.discard(seat, material)
    s.fetch_some(seat, recipe.make, recipe.number)


def _materials(s: State, at: i64, missing: i64, kept: i64) -> list[int]:
    """List the materials that a recipe uses up, with one missing (0: none) and one kept (0: none)."""
    parts = s.rulebook.printed.recipes[at].parts
    return [material for part, material in enumerate(parts, 1) if part not in (missing, kept)]


def _made(s: State, at: i64) -> i64:
    """Return how many cards a recipe makes now."""
    recipe = s.rulebook.printed.recipes[at]
    return min(recipe.number, s.stacks[recipe.make])


def craft_facts(s: State, at: i64, missing: i64, kept: i64) -> dict[str, Fact]:
    """Return the facts of messages about a Craft."""
    recipe = s.rulebook.printed.recipes[at]
    facts: dict[str, Fact] = {
        "card": card(recipe.make),
        "count": int(_made(s, at)),
        "parts": cards(_materials(s, at, missing, kept)),
    }
    if missing:
        facts["missing"] = card(recipe.parts[missing - 1])
    if kept:
        facts["kept"] = card(recipe.parts[kept - 1])
    return facts


def craft_effects(s: State, seat: i64, at: i64, missing: i64, kept: i64) -> list[Effect]:
    """List what a Craft changes."""
    make = s.rulebook.printed.recipes[at].make
    return discarded(seat, _materials(s, at, missing, kept)) + fetched(seat, make, _made(s, at))


def pick_craft(s: State, seat: i64, at: i64, missing: i64, kept: i64) -> list[Pick]:
    """Select the materials of a Craft, then the stack of what is made."""
    used = pick_cards(seat, _materials(s, at, missing, kept))
    return [*used, PickSpot(stack(s.rulebook.printed.recipes[at].make))]


def offer_crafts(s: State, seat: i64, out: Choices) -> None:
    """Add what can be crafted."""
    if s.left and too_beaten(s, seat) is None and wrong_place(s, seat) is None:
        for at in range(i64(len(s.rulebook.printed.recipes))):
            if cannot_make(s, seat, at, 0, 0) is None:
                offer(s, seat, CRAFT + at * SPARED, SPARED, out)


def moves() -> list[Move]:
    return [Craft(CRAFT + n, n // SPARED, n % SPARED) for n in range(RECIPES * SPARED)]
