"""Which Python package contains a game, with its Fluent files, its rules text and its data."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

PACKAGES: dict[str, str] = {}  # of games from other packages; ours are in escapade.games


def folder_of(game: str, *names: str) -> Traversable:
    """Return the path of a file or folder of a game, which need not exist."""
    return files(PACKAGES.get(game, f"escapade.games.{game}")).joinpath(*names)
