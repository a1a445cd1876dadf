"""Sentences about the log: everything that happens is told or left out for a reason, in every language."""

from __future__ import annotations

import os
import re
from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

from escapade.engine import Event, seeded
from escapade.games import GAMES
from escapade.match import Match
from escapade.words import languages, words
from tests.server.test_whole_games import any_options
from tests.tables import decide, set_up

if TYPE_CHECKING:
    from escapade.match import Outcome

import random

PLAYED = 20 if os.environ.get("ESCAPADE_LONG") else 8  # games of each kind that are told
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


TRICKS = "edition=escape path=prhsbc.prhsbc.prhsbc.prhsbc.prhsbc.prhsbc tricks=yes limit=yes"


def log(position: str, *moves: str) -> list[tuple[str, str]]:
    """Play moves of Cartagena and list the log's lines with their rules."""
    table = set_up(f"{TRICKS} {position}", seeded(1))
    lines = []
    for move in moves:
        story = table.play(table.state.to_act()[0], table.game.read_action(table.state, move))
        lines += table.game.drawing.tell(story, table.state)
    return [(words(game="cartagena").say(line, ["Ann", "Bo", "Cy"]), line.rule) for line in lines]


def test_a_run_into_the_boat_names_the_rule_that_leads_there() -> None:
    assert log("crews=0.0.0.0.1.36:pc;0.0.0.0.0.0:h turn=1", "1p", "36c") == [
        ("Ann plays a pistol: 1 → 7.", "C2.1"),
        ("Ann plays a chest: 36 → boat.", "C2.2"),
    ]


def test_two_sabres_are_one_line_of_the_log() -> None:
    assert log("crews=0.0.0.0.0.1:s2;0.0.0.0.0.0:h turn=1", "1ss=h") == [
        ("Ann plays two sabres as one card: 1 → 3.", "C9.6")
    ]


def test_a_bomb_is_one_line_of_the_log() -> None:
    assert log("crews=0.0.0.0.1.1:bc;0.0.0.0.0.0:h turn=1", "1b*c") == [
        ("Ann plays a bomb, a chest: two pirates 1 → 6.", "C9.7")
    ]


def test_a_run_that_waited_for_the_card_limit_is_no_retreat() -> None:
    assert [rule for _, rule in log("crews=0.0.0.0.0.1:C;0.0.0.0.0.0:h8 turn=1", "1C", "-h")] == [
        "C8.1", "C8.1", "C8.1", "C2.1",
    ]  # fmt: skip


def test_what_a_parrot_brings_is_told_as_a_parrots() -> None:
    lines = log("crews=0.0.0.0.0.1:r;0.0.0.0.0.0:h deck=c9 turn=1", "r!", "c>2")
    assert lines[1:] == [
        ("Ann looks at a chest, a chest, a chest from the deck.", "C9.4"),
        ("Ann gives Bo a chest.", "C9.4"),
        ("Ann keeps a chest, a chest.", "C9.4"),
    ]


@pytest.mark.parametrize(
    ("position", "moves", "rules"),
    [
        ("crews=0.0.0.0.1.2:p;0.0.0.0.0.0:h", ["2<"], ["C3.1", "C3.2"]),
        ("crews=0.0.0.0.0.1:p;0.0.0.0.0.0:h2", ["p!2", "^h"], ["C9.2", "C9.3", "C9.3", "C9.3"]),
        ("crews=0.0.0.0.0.2:p;0.0.0.0.0.1:h", ["1>2"], ["C7.1", "C7.1"]),
        ("crews=0.0.0.0.0.2:p;0.0.0.0.0.36:h", ["36>2"], ["C7.2", "C7.2"]),
        ("crews=0.0.0.0.0.6:c;0.0.0.0.0.0:h tokens=two6", ["6c?"], ["C9.2", "C9.8", "C9.8"]),
        ("crews=0.0.0.0.0.1:-;0.0.0.0.0.0:h", ["+"], ["C1.4"]),
    ],
)
def test_a_card_drawn_names_the_rule_that_gives_it(position: str, moves: list[str], rules: list[str]) -> None:
    assert [rule for _, rule in log(f"morgan=yes {position} turn=1", *moves)] == rules
