"""Golden games as text for people: what was agreed, every move with what came of it, the position now and then.

A file tells itself: its head says what was agreed and its moves are played again, so that the rest can be compared.
"""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING, NamedTuple

from escapade.match import Match
from escapade.words import words

if TYPE_CHECKING:
    from escapade.engine import Event

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.txt"))
EVERY = 20  # moves between two positions
WIDTH = 120
NOTE = "Played again and compared by tests/test_playthroughs.py; to be retold with: python -m tests.playthroughs"
MOVE = re.compile(r"^ {0,2}\d+ (\w+) +(\S+)", re.MULTILINE)


class Playthrough(NamedTuple):
    """What it takes to tell a game."""

    title: str
    game: str
    names: list[str]
    options: dict[str, str]
    seed: str
    moves: list[tuple[str, str]]  # each with the name of who makes it


def read(text: str) -> Playthrough:
    """Find in a text what was agreed and what was played."""
    head = {key: rest for key, _, rest in (line.partition(":") for line in text.splitlines()[2:7])}
    options = dict(word.split("=") for word in head["options"].split())
    return Playthrough(
        text.splitlines()[0],
        head["game"].strip(),
        head["players"].split(),
        options,
        head["seed"].strip(),
        MOVE.findall(text.partition("\n\n")[2]),
    )


def tell(story: Playthrough) -> str:
    """Play the moves again and tell the game."""
    match = Match(story.game, len(story.names), story.options, seed=story.seed, names=story.names)
    lines = [
        story.title,
        NOTE,
        f"game: {story.game}",
        f"players: {' '.join(story.names)}",
        f"options: {' '.join(f'{name}={value}' for name, value in story.options.items())}",
        f"seed: {story.seed}",
        "",
        position(match),
        "",
    ]
    for number, (name, move) in enumerate(story.moves, 1):
        happened = match.play(move, story.names.index(name)).events
        lines.append(told(number, name, move, sentences(match, happened)))
        if number % EVERY == 0:
            lines += ["", position(match), ""]
    return "\n".join([*lines, "", position(match)]) + "\n"


def told(number: int, name: str, move: str, came_of_it: str) -> str:
    """Write one move."""
    begin = f"{number:>3} {name:<4} {move:<7} "
    if not came_of_it:
        return begin.rstrip()
    return fill(came_of_it, WIDTH, initial_indent=begin, subsequent_indent=" " * len(begin), break_long_words=False)


def sentences(match: Match, happened: list[Event]) -> str:
    """Return what happened, as a log does."""
    english = words(game=match.game.name)
    return " ".join(english.say(line, match.names) for line in match.game.drawing.tell(happened, match.state))


def position(match: Match) -> str:
    """Write the position, broken where it may be."""
    text = match.game.write_position(match.state)
    return fill(text, WIDTH, initial_indent="    ", subsequent_indent="    ", break_on_hyphens=False)
