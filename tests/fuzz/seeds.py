"""Real inputs to begin with: positions and views of played games, records, our rulings, options and data files."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from escapade.engine import seeded
from escapade.games import GAMES
from escapade.match import Match
from escapade.rulings import shipped
from tests.tables import Watched, allowed, decide

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from escapade.engine import Luck
    from escapade.game import Game

DEALS = 12  # games of each kind that positions come from
DECISIONS = 240  # of each of them
EVERY = 12  # decisions between two positions
RECORDS = 6  # of each game
MOVES = 16  # of each record
RULINGS = 120  # of each game, spread over its files
DATA_FILES = {"cartagena": ("classic", "escape"), "outrun": ("outrun",), "dig": ("blackgate",)}


@cache
def positions(name: str) -> tuple[str, ...]:
    """Write positions of many games, whole and as somebody sees them."""
    game = GAMES[name]
    return tuple(text for deal in range(DEALS) for text in positions_of(game, f"fuzz {deal}"))


def positions_of(game: Game, seed: str) -> Iterator[str]:
    """Play one game and write a position now and then, each time with the view of another watcher."""
    luck = seeded(f"players of {seed}")
    players = game.seats[luck.below(len(game.seats))]
    table = Watched(game, game.deal(agreement(game, players, luck), players, seeded(seed)))
    for number in range(DECISIONS):
        over = table.state.game_over()
        if over or number % EVERY == 0 or luck.below(EVERY) == 0:
            yield game.write_position(table.state)
            yield game.write_position(table.views[table.watchers[luck.below(len(table.watchers))]])
        if over:
            break
        table.play(*decide(table.state, luck))


def agreement(game: Game, players: int, luck: Luck) -> dict[str, str]:
    """Agree on any value of each option that goes with the others."""
    agreed: dict[str, str] = {}
    for option in game.options:
        wish = {option.name: option.values[luck.below(len(option.values))]}
        if allowed(game, agreed | wish, players):
            agreed |= wish
    return agreed


@cache
def actions(name: str) -> tuple[str, ...]:
    """Write the actions of recorded games."""
    lines = [json.loads(line) for text in records(name) for line in text.splitlines()]
    return tuple(sorted({str(line["action"]) for line in lines if "action" in line}))


@cache
def records(name: str) -> tuple[str, ...]:
    """Write whole records of short games."""
    return tuple(record(GAMES[name], f"fuzz {number}") for number in range(RECORDS))


def record(game: Game, seed: str) -> str:
    """Play a few moves, and write them down."""
    luck = seeded(f"players of {seed}")
    players = game.seats[luck.below(len(game.seats))]
    match = Match(game.name, players, agreement(game, players, luck), seed=seed, salt="salt")
    for _ in range(MOVES):
        if match.over:
            break
        seat, action = decide(match.state, luck)
        match.play(action, seat)
    return "".join(f"{line}\n" for line in match.end("stopped"))


@cache
def rulings(name: str) -> tuple[str, ...]:
    """Write our own rulings, each as a file of its own with the positions it may start from."""
    found = [text for path in sorted((shipped() / name).glob("*.yaml")) for text in single_rulings(path)]
    return tuple(found[:: max(1, len(found) // RULINGS)])


def single_rulings(path: Path) -> Iterator[str]:
    """Split a file of rulings."""
    head, _, body = path.read_text(encoding="utf-8").partition("\nrulings:\n")
    for text in body.split("\n\n"):
        yield f"{head}\nrulings:\n{text.rstrip()}\n"


@cache
def options(name: str) -> tuple[str, ...]:
    """Write agreements as a command line has them: players, bots, and option=value."""
    game, luck = GAMES[name], seeded("fuzz options")
    found = []
    for _ in range(40):
        players = game.seats[luck.below(len(game.seats))]
        agreed = agreement(game, players, luck)
        found.append("\n".join([str(players), "greedy,random", *[f"{key}={value}" for key, value in agreed.items()]]))
    return tuple(found)


@cache
def data(name: str) -> tuple[str, ...]:
    """Return our data files, whole and part by part: each part is a correction somebody could make."""
    folder = files(f"escapade.games.{name}").joinpath("data")
    texts = [folder.joinpath(f"{file}.toml").read_text(encoding="utf-8") for file in DATA_FILES[name]]
    return tuple(part for text in texts for part in parts(text))


def parts(text: str) -> list[str]:
    """Split a data file where its parts begin; those of one table stay together."""
    found: dict[str, str] = {}
    for block in text.split("\n\n"):
        lines = [line for line in block.splitlines() if not line.startswith("#")]
        keys = [key for key in tomllib.loads("\n".join(lines)) if key not in ("reconstructed", "texts", "edition")]
        if keys:
            found[keys[0]] = "\n".join(lines)
    return list(found.values())
