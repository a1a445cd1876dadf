"""The Brotherhood: Craft and Dig."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.cards import SPOON
from escapade.games.dig.gangs.gang import GangCard

if TYPE_CHECKING:
    from escapade.games.dig.state import State


@mypyc_attr(acyclic=True)
class Tough(GangCard):
    """Brotherhood 1: you may Craft with 1 Beating and Dig with 2."""

    def craft_beatings(self) -> i64:
        return 1

    def dig_beatings(self) -> i64:
        return 2


@mypyc_attr(acyclic=True)
class HiddenWorkshop(GangCard):
    """Brotherhood 2: you may Craft in the Cell block and the Showers."""

    def crafts_anywhere(self) -> bool:
        return True


@mypyc_attr(acyclic=True)
class Thrifty(GangCard):
    """Brotherhood 3: once a turn, keep 1 material when crafting."""

    def keeps_material(self, s: State) -> bool:
        return not s.done(self.number)

    def kept_material(self, s: State) -> None:
        """The first time is over."""
        s.use(self.number)


@mypyc_attr(acyclic=True)
class SpoonDigger(GangCard):
    """Brotherhood 4: each Spoon you dig brings 1 point more."""

    def dig_bonus(self, tool: i64) -> i64:
        return 1 if tool == SPOON else 0


def cards() -> list[GangCard]:
    """List the four cards of the gang."""
    return [Tough(20), HiddenWorkshop(21), Thrifty(22), SpoonDigger(23)]
