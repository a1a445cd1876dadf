"""In which Python package a game lies: there are its words, its rules as text and its data."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACKAGES: dict[str, str] = {}  # of games from elsewhere; ours lie in escapade.games


def folder_of(game: str, *names: str) -> Traversable:
    """Find a file or folder of a game; it need not exist."""
    return files(PACKAGES.get(game, f"escapade.games.{game}")).joinpath(*names)
