"""Blunders by game: obvious mistakes that can be recognized from one decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escapade.lab.blunders import cartagena, dig, outrun

if TYPE_CHECKING:
    from collections.abc import Callable

    from escapade.lab.blunders.moment import Moment

BLUNDERS: Final[dict[str, dict[str, Callable[[Moment], bool]]]] = {
    "cartagena": cartagena.BLUNDERS,
    "dig": dig.BLUNDERS,
    "outrun": outrun.BLUNDERS,
}
