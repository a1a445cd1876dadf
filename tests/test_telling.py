"""Sentences about the log: everything that happens is told or left out for a reason, in every language."""

from __future__ import annotations

import re
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from escapade.engine import seeded
from escapade.games import GAMES
from escapade.match import Match
from escapade.words import languages, words
from tests.server.test_whole_games import any_options
from tests.tables import decide

if TYPE_CHECKING:
    from escapade.engine import Event

import random

PLAYED = 12  # games of each kind that are told
MOVES = 150  # of each at most
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
RAW = re.compile(r"\{|\}|\$|^[a-z]+-log-|None")  # what a sentence never holds: an unknown variable, an id


def part(game: str, name: str) -> Any:  # noqa: ANN401 - a game's module
    """Find one of a game's modules."""
    return import_module(f"escapade.games.{game}.{name}")


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_told_or_silent_for_a_reason(game: str) -> None:
    telling, known = part(game, "telling"), set(part(game, "events").EVENTS.values())
    told: set[type[Event]] = set(telling.LINES) | set(getattr(telling, "TOGETHER", ()))
    silent: set[type[Event]] = set(telling.SILENT)
    assert not known - told - silent, "neither told nor silent"
    assert not told & silent, "told and silent"
    assert all(len(reason.split()) > 2 for reason in telling.SILENT.values())


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_to_everybody_in_every_language(game: str) -> None:
    luck = random.Random(game)
    seen: set[str] = set()
    for number in range(PLAYED):
        match = played(game, luck, number, seen)
        assert match.record
    expected = {kind.__name__ for kind in part(game, "telling").LINES}
    assert len(seen & expected) > len(expected) * 0.7, sorted(expected - seen)


def played(game: str, luck: random.Random, number: int, seen: set[str]) -> Match:
    """Play a game by chance, and tell every move to every seat in every language."""
    rules, whim = GAMES[game], seeded(f"players of {game} {number}")
    players = luck.choice(rules.seats)
    options: dict[str, object] = {**any_options(rules, players, luck)}
    match = Match(game, players, options, seed=f"{game} {number}", names=NAMES[:players])
    for _ in range(MOVES):
        if match.over:
            break
        seat, action = decide(match.state, whim)  # rare kinds of action come up, too
        story = match.play(action, seat)
        seen.update(event.name() for event in story)
        for watcher in (None, *range(players)):
            tell(match, story, watcher)
    return match


def tell(match: Match, story: list[Event], watcher: int | None) -> None:
    """Tell what a watcher saw of a move, and look at every sentence."""
    heard = [event.seen_by(-1 if watcher is None else watcher, match.state) for event in story]
    for line in match.game.tell(heard, match.view(watcher)):
        for language in languages():
            said = words(language, match.game.name).say(line, match.names)
            assert not RAW.search(said), f"{language}: {line} is said as {said!r}"
            assert words(language, match.game.name).bundle.has_message(line.id), f"{language} lacks {line.id}"


def test_a_push_is_told_with_who_pushes_whom() -> None:
    match = Match("cartagena", 3, {"edition": "escape", "morgan": "yes"}, seed=256, names=["Ann", "Bo", "Cy"])
    for move in ("0h", "."):
        match.play(move)
    story = match.play("0>3")
    english = words(game="cartagena")
    assert [english.say(line, match.names) for line in match.game.tell(story, match.state)] == [
        "Ann pushes Cy’s pirate: cell → 2.",
        "Ann draws a sabre.",
    ]
