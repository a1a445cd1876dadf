"""Street fighter: ends an extortion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.backgrounds.background import Background
from escapade.games.dig.state import MICHEL

if TYPE_CHECKING:
    from escapade.games.dig.state import State

STREET_FIGHTER: Final = 10  # its number


@mypyc_attr(acyclic=True)
class StreetFighter(Background):
    """Street fighter (Crew): you are extorted: it ends, the Weapon is discarded; in the gang the attacker is beaten."""

    def key(self) -> str:
        return "street-fighter"

    def stops_extortion(self) -> bool:
        """Return True: as the first answer (D12.23)."""
        return True

    def stop_extortion(self, s: State, seat: i64, gang: bool) -> None:  # noqa: FBT001 - is the owner in its gang?
        """In the gang, the attacker takes a Beating, unless it is Michel(le)."""
        if gang and s.fight is not None and s.fight.attacker != MICHEL:
            s.hurt(s.fight.attacker)
