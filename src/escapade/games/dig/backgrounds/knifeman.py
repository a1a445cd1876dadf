"""Knifeman: a Weapon that two must answer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from escapade.games.dig.backgrounds.background import Background

KNIFEMAN: Final = 1  # its number


@mypyc_attr(acyclic=True)
class Knifeman(Background):
    """Knifeman (Cartel): you lay a Weapon in a fight: it must be answered by 2; in the gang you win the fight."""

    def key(self) -> str:
        return "knifeman"

    def weapon_strength(self) -> i64:
        """Return 2 (D12.24)."""
        return 2
