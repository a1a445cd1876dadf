"""The golden games of Outrun: one for each monster, one for each other mode, and together they show everything."""

from __future__ import annotations

import re

from escapade.games.outrun.catalogue import CATALOGUE
from escapade.games.outrun.events import EVENTS
from escapade.match import Match
from tests.playthroughs.telling import FILES, read

MOVE = re.compile(r"^ {0,2}\d+ (\w+) +(\S+)", re.MULTILINE)
TEXTS = {file.stem: file.read_text(encoding="utf-8") for file in FILES if file.stem.startswith("outrun-")}
SHOWS: dict[str, dict[str, str]] = {
    "outrun-vampire": {},
    "outrun-bear": {"monster": "bear", "boards": "1"},
    "outrun-zombie": {"monster": "zombie", "boards": "1", "infection": "sign"},
    "outrun-zombie-every": {"monster": "zombie", "boards": "1"},
    "outrun-dragon": {"monster": "dragon", "boards": "1"},
    "outrun-apart": {"monster": "bear", "boards": "1", "mode": "apart"},
    "outrun-relaxed": {"monster": "dragon", "boards": "1", "mode": "relaxed"},
}
RARE = {"PathsMade", "DeckMade", "Wasted"}  # a used-up deck takes a longer game; no two equal cards lie in one place


def test_each_monster_and_mode_is_shown() -> None:
    assert {name: read(text).options for name, text in TEXTS.items()} == SHOWS


def test_every_kind_of_action_and_event_is_shown() -> None:
    shown: set[str] = set()
    for text in TEXTS.values():
        story = read(text)
        match = Match(story.game, len(story.names), story.options, seed=story.seed)
        for name, move in MOVE.findall(text.partition("\n\n")[2]):
            shown.add(type(match.read(move)).__name__)
            shown.update(event.name() for event in match.play(move, story.names.index(name)))
    kinds = {type(action).__name__ for action in CATALOGUE} | {"Run"} | set(EVENTS)
    assert kinds - RARE == shown - RARE


def test_a_golden_game_is_short_enough_to_read() -> None:
    assert all(len(text.splitlines()) < 200 for text in TEXTS.values())
