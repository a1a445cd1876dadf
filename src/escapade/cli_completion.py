"""What a shell offers after Tab: games, options and their values, who can sit at a table."""

from __future__ import annotations

import typer  # noqa: TC002 - typer reads these annotations

from escapade.bots import BOTS
from escapade.cli_args import YOU
from escapade.games import GAMES
from escapade.words import languages as translated


def games(incomplete: str) -> list[str]:
    """List the games that begin so."""
    return [name for name in GAMES if name.startswith(incomplete)]


def languages(incomplete: str) -> list[str]:
    """List the languages that begin so."""
    return [name for name in translated() if name.startswith(incomplete)]


def settings(context: typer.Context, incomplete: str) -> list[str]:
    """List option=value of the game that was named before."""
    named = [str(context.params.get("game")), *context.args]  # where the option stands last, the game is not read yet
    options = [option for name in named if name in GAMES for option in GAMES[name].options]
    pairs = [f"{option.name}={value}" for option in options for value in option.values]
    return [pair for pair in pairs if pair.startswith(incomplete)]


def seats(incomplete: str) -> list[str]:
    """List who can sit down next, after those already named."""
    return _after_comma(incomplete, [YOU, *BOTS])


def bots(incomplete: str) -> list[str]:
    """List the bots, after those already named."""
    return _after_comma(incomplete, list(BOTS))


def _after_comma(incomplete: str, words: list[str]) -> list[str]:
    """Go on with a list between commas."""
    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{word}" for word in words if word.startswith(last)]
