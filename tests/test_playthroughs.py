"""Golden games, read by people and compared byte for byte. After a change of the rules that is meant, look at what
`python -m tests.playthroughs` changes in them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from escapade.games.cartagena.setup import CATALOGUE, EVENTS
from escapade.match import Match
from tests.playthroughs.telling import FILES, WIDTH, read, tell

if TYPE_CHECKING:
    from pathlib import Path

    from tests.playthroughs.telling import Playthrough

# What each game of Cartagena shows: a variant alone, or all of them together.
SHOWS: dict[str, dict[str, str]] = {
    "jamaica": {},
    "tortuga": {"cards": "tortuga"},
    "hispaniola": {"cards": "hispaniola"},
    "short": {"edition": "escape", "tiles": "4", "pirates": "4"},
    "stage-tortuga": {"edition": "escape", "stage": "tortuga"},
    "crossing": {"edition": "escape", "stage": "crossing", "pirates": "4"},
    "morgan": {"edition": "escape", "morgan": "yes"},
    "limit": {"edition": "escape", "limit": "yes"},
    "tricks": {"edition": "escape", "tricks": "yes"},
    "everything": {"edition": "escape", "stage": "crossing", "morgan": "yes", "limit": "yes", "tricks": "yes"},
}
# … and what each game of Dig shows.
DIG_SHOWS: dict[str, dict[str, str]] = {
    "dig": {},
    "dig-michel": {"michel": "michelle"},
    "dig-teams-4": {"teams": "yes"},
    "dig-teams-6": {"teams": "yes", "michel": "michel", "values": "rival"},
}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_told_as_before(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert tell(read(text)) == text


def test_each_variant_of_cartagena_alone_and_all_together_are_shown() -> None:
    assert {name: story.options for name, story in of_game("cartagena").items()} == SHOWS


def test_dig_is_shown_plain_with_michelle_and_in_teams() -> None:
    assert {name: story.options for name, story in of_game("dig").items()} == DIG_SHOWS


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_is_played_to_its_end(file: Path) -> None:
    match, _ = played(read(file.read_text(encoding="utf-8")))
    assert match.over


def test_every_kind_of_action_and_event_of_cartagena_is_shown() -> None:
    shown = {name for story in of_game("cartagena").values() for name in played(story)[1]}
    kinds = {type(action).__name__ for action in CATALOGUE}
    assert kinds | set(EVENTS) == shown


def played(story: Playthrough) -> tuple[Match, set[str]]:
    """Play a game again; name the kinds of actions and events in it."""
    match = Match(story.game, len(story.names), story.options, seed=story.seed)
    shown: set[str] = set()
    for name, move in story.moves:
        shown.add(type(match.read(move)).__name__)
        shown.update(event.name() for event in match.play(move, story.names.index(name)))
    return match, shown


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_game_can_be_read_without_scrolling_sideways(file: Path) -> None:
    assert max(len(line) for line in file.read_text(encoding="utf-8").splitlines()) <= WIDTH


@pytest.mark.parametrize("name", SHOWS)
def test_a_golden_game_of_cartagena_is_short_enough_to_read(name: str) -> None:
    assert len(of_game("cartagena")[name].moves) < 120


def of_game(game: str) -> dict[str, Playthrough]:
    """Read the golden games of one game."""
    stories = {file.stem: read(file.read_text(encoding="utf-8")) for file in FILES}
    return {name: story for name, story in stories.items() if story.game == game}
