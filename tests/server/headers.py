"""Headers of tables that live in a test's memory alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escapade.server.tables.header import Header
from escapade.server.wire import Control

if TYPE_CHECKING:
    from escapade.game import Game


def header_of(  # noqa: PLR0913 - each is one thing a test may want otherwise
    game: Game,
    players: int,
    options: dict[str, str] | None = None,
    *,
    host: str = "p0",
    seed: str = "seed",
    rated: bool = False,
    control: Control | None = None,
) -> Header:
    """Make the header of a table that was opened at the beginning of time."""
    return Header(
        id="a" * 16,
        game=game.name,
        rules=game.rules,
        options=game.check(options or {}, players),
        players=players,
        host=host,
        seed=seed,
        salt="salt",
        created=0,
        rated=rated,
        control=control or Control(),
    )
