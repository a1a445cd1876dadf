"""Sentences about the log: everything that happens is told or left out for a reason, in every language."""

from __future__ import annotations

import re
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from escapade.engine import Event, seeded
from escapade.games import GAMES
from escapade.match import Match
from escapade.words import languages, words
from tests.server.test_whole_games import any_options
from tests.tables import decide

if TYPE_CHECKING:
    from escapade.match import Outcome

import random

PLAYED = 20  # games of each kind that are told
MOVES = 150  # of each at most
NAMES = ["Ann", "Bo", "Cy", "Di", "Ed", "Flo"]
RAW = re.compile(r"\{|\}|\$|^[a-z]+-log-|None")  # what a sentence never holds: an unknown variable, an id


def part(game: str, name: str) -> Any:  # noqa: ANN401 - a game's module
    """Find one of a game's modules."""
    return import_module(f"escapade.games.{game}.{name}")


def told(game: str) -> set[type[Event]]:
    """Find the events of a game that have a line of the log, on the page and in the terminal."""
    lines = part(game, "log_lines")
    tables = {*getattr(lines, "LINES", ()), *getattr(lines, "TOGETHER", ())}
    return {kind for kind in GAMES[game].events.values() if kind in tables or kind.message is not Event.message}


def animated(game: str) -> set[type[Event]]:
    """Find the events of a game that change something a board draws."""
    return {kind for kind in GAMES[game].events.values() if kind.effects is not Event.effects}


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_logged_or_animated_or_silent_for_a_reason(game: str) -> None:
    silent: dict[type[Event], str] = part(game, "log_lines").SILENT
    known = set(GAMES[game].events.values())
    assert not known - told(game) - animated(game) - set(silent), "neither logged nor animated nor silent"
    assert not told(game) & set(silent), "logged and silent"
    assert all(len(reason.split()) > 2 for reason in silent.values())


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_told_to_everybody_in_every_language(game: str) -> None:
    luck = random.Random(game)
    seen: set[str] = set()
    for number in range(PLAYED):
        match = played(game, luck, number, seen)
        assert match.record
    expected = {kind.__name__ for kind in told(game)}
    assert len(seen & expected) > len(expected) * 0.6, sorted(expected - seen)


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
        outcome = match.play(action, seat)
        seen.update(event.name() for event in outcome)
        for watcher in (None, *range(players)):
            tell(match, outcome, watcher)
    return match


def tell(match: Match, outcome: Outcome, watcher: int | None) -> None:
    """Tell what a watcher saw of a move, and look at every sentence."""
    for line in match.game.drawing.tell(outcome.seen[watcher], match.view(watcher)):
        for language in languages():
            said = words(language, match.game.name).say(line, match.names)
            assert not RAW.search(said), f"{language}: {line} is said as {said!r}"
            assert words(language, match.game.name).bundle.knows(line.id), f"{language} lacks {line.id}"
        assert line.rule, f"{line.id} has no rule"


def test_a_push_is_told_with_who_pushes_whom() -> None:
    match = Match("cartagena", 3, {"edition": "escape", "morgan": "yes"}, seed=256, names=["Ann", "Bo", "Cy"])
    for move in ("0h", "."):
        match.play(move)
    story = match.play("0>3").events
    english = words(game="cartagena")
    assert [english.say(line, match.names) for line in match.game.drawing.tell(story, match.state)] == [
        "Ann pushes Cy’s pirate: cell → 2.",
        "Ann draws a sabre.",
    ]
