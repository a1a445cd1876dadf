"""Sentences about Outrun in the terminal: keys, the clock, and a path nobody sees before it runs."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from io import StringIO
from typing import TYPE_CHECKING, cast

import pytest
from rich.console import Console

from escapade import records
from escapade.bots import BOTS
from escapade.engine import seeded
from escapade.games.outrun import OUTRUN
from escapade.games.outrun.keys import read_keys
from escapade.match import Match
from escapade.messages import Message
from escapade.terminal import DRAWINGS
from escapade.terminal.hotseat import Table
from escapade.terminal.menu import Menu, choices
from escapade.terminal.screen import Left
from escapade.words import words

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import RenderableType

    from escapade.games.outrun.state import State

READY = words("en").say(Message("terminal-outrun-ready"))
MOST_ASKED = 3000  # questions in a game; more means that nobody understands the answers
NO_CARDS = 0


@dataclass
class Desk:
    """A screen, a keyboard and a clock of our own making: everything typed takes two seconds."""

    types: Callable[[str], str]
    width: int = 100
    height: int = 60
    pages: list[str] = field(default_factory=list)
    now: float = 0.0

    def show(self, *things: RenderableType) -> None:
        sheet = Console(file=StringIO(), width=self.width)
        for thing in things:
            sheet.print(thing, markup=False)
        self.pages.append(cast("StringIO", sheet.file).getvalue())

    def ask(self, prompt: str) -> str:
        self.pages.append(f"{prompt} > ")
        self.now += 2.0
        assert self.now < 2.0 * MOST_ASKED, prompt
        return self.types(prompt)

    def clear(self) -> None:
        self.pages.append("\f")


def play(monster: str, types: Callable[[Match, str], str], mode: str = "together") -> tuple[Match, Desk]:
    match = Match("outrun", 3, {"monster": monster, "boards": 1, "mode": mode}, seed="desk")
    desk = Desk(lambda prompt: types(match, prompt))
    table = Table(match, [None, BOTS["greedy"], BOTS["random"]], DRAWINGS["outrun"], desk, seeded(1))
    table.clock = lambda: desk.now
    table.play()
    return match, desk


def keys(match: Match, prompt: str) -> str:
    """Run by the keys as the path says, and else take the first of the menu."""
    view = cast("State", match.view(0))
    if prompt == "Run" and view.runners[0].opened:
        return "".join(str("ABCDEFGH".index(letter) + 1) for letter in view.path_card().symbols)
    return "" if prompt == READY else "1"


@pytest.mark.parametrize("monster", ["vampire", "bear", "zombie", "dragon"])
def test_a_whole_game_is_played_with_the_keys(monster: str) -> None:
    match, _ = play(monster, keys)
    assert match.over
    records.verify(match.end())


def test_apart_each_opens_the_path_first() -> None:
    match, desk = play("vampire", keys, mode="apart")
    assert match.over
    assert "Open the path; your time starts" in "".join(desk.pages)


def test_a_run_is_timed_from_the_path_shown_to_enter() -> None:
    match, _ = play("bear", keys)
    runs = [event for event in match.history if event.name() == "Finished" and event.facts()["seat"] == 0]
    assert {str(event.facts()["trail"]).partition("@")[2] for event in runs} == {"2000"}


def test_nobody_sees_the_path_before_the_clock_starts() -> None:
    _, desk = play("vampire", keys)
    text = "".join(desk.pages)
    for page in text.split(READY)[:-1]:
        before = page.rpartition("\f")[2]
        assert "runs" in before
        assert not re.search(r"[●▲■◆★✚♥☾] [A-H]", before)
        assert not re.search(r"([A-H] ){4}", before.rpartition("Round")[2])


def test_what_is_no_run_is_said_in_a_sentence_and_the_clock_runs_on() -> None:
    typed = iter(["99x", "114"])

    def stumble(match: Match, prompt: str) -> str:
        return next(typed, keys(match, prompt)) if prompt == "Run" else keys(match, prompt)

    match, desk = play("bear", stumble)
    text = "".join(desk.pages)
    assert "'9' plays no card here: 1 to 8 are A to H" in text
    assert "You have only one A (O0.1)." in text
    first = next(event for event in match.history if event.name() == "Finished" and event.facts()["seat"] == 0)
    assert str(first.facts()["trail"]).endswith("@6000")


def test_the_path_and_the_table_stay_in_sight_however_often_one_stumbles() -> None:
    typed = iter(["99x"] * 8)

    def stumble(match: Match, prompt: str) -> str:
        return next(typed, "quit") if prompt == "Run" else keys(match, prompt)

    match = Match("outrun", 3, {"monster": "bear", "boards": 1}, seed="desk")
    desk = Desk(lambda prompt: stumble(match, prompt), width=80, height=24)
    table = Table(match, [None, BOTS["greedy"], BOTS["random"]], DRAWINGS["outrun"], desk, seeded(1))
    with pytest.raises(Left):
        table.play()
    pages = "".join(desk.pages).split("\f")
    for page in pages[-8:]:
        assert page.startswith("Outrun")
        assert "'9' plays no card here" in page
        assert "Path" in page
        assert len(page.splitlines()) <= 24


def test_one_may_give_up_a_run_or_leave() -> None:
    def quit_at_once(match: Match, prompt: str) -> str:
        return "quit" if prompt == "Run" else keys(match, prompt)

    with pytest.raises(Left):
        play("bear", quit_at_once)


def test_only_enter_starts_the_clock() -> None:
    asked = iter(["help", "log", "foo", "undo"])
    match, desk = play("vampire", lambda match, prompt: next(asked, "") if prompt == READY else keys(match, prompt))
    before = "".join(desk.pages).partition("Path")[0]
    assert before.count("Enter shows the path and starts your clock.") == 2
    assert "Blue takes a move back." in before
    first = next(event for event in match.history if event.name() == "Finished" and event.facts()["seat"] == 0)
    assert str(first.facts()["trail"]).endswith("@2000")


def test_enter_without_a_card_is_no_run() -> None:
    typed = iter(["", "help"])
    match, desk = play(
        "bear", lambda match, prompt: next(typed, keys(match, prompt)) if prompt == "Run" else keys(match, prompt)
    )
    text = "".join(desk.pages)
    assert "You have not played a card yet" in text
    assert "late gives the run up" in text
    first = next(event for event in match.history if event.name() == "Finished" and event.facts()["seat"] == 0)
    assert str(first.facts()["trail"]).endswith("@6000")


def test_commands_of_the_menu_are_answered_while_the_clock_runs() -> None:
    typed = iter(["log", "hint", "why 1", "undo"])
    _, desk = play(
        "bear", lambda match, prompt: next(typed, keys(match, prompt)) if prompt == "Run" else keys(match, prompt)
    )
    text = "".join(desk.pages)
    log, hint, why, undo = text.split("Run > ")[1:5]
    assert "New round: the path is revealed." in log
    assert "late gives the run up" in hint
    assert "late gives the run up" in why
    assert "A run cannot be taken back" in undo
    assert "plays no card here" not in text


def test_letters_are_as_good_as_keys() -> None:
    assert read_keys("14872", NO_CARDS) == read_keys("a d h g b", NO_CARDS) == "ADHGB"


def test_the_menu_says_what_each_move_does_and_fits_a_small_screen() -> None:
    hand = "reverse.even.swapCD.wrongA.long2.small.boost.steal"
    position = f"monster=bear runners=3@6::{hand};4@4:swapAB;5:odd;2 order=1.2.3.4 step=interference round=1"
    view = OUTRUN.view(OUTRUN.read_position(position, seeded(1)), 0)
    drawing, desk = DRAWINGS["outrun"], Desk(str, width=80)
    menu = Menu(choices(OUTRUN, view, 0, drawing), 80, notation=drawing.short_notation)
    desk.show(drawing.table(view, 0, ["you", "fox", "fox", "fox"], 80, 24), *menu.lines(60))
    [page] = desk.pages
    assert "Reverse" in page
    assert "last symbol first" in page
    assert "on Red; replaces Swap A/B" in page
    assert "Keep your 8 cards" in page
    assert max(len(line) for line in page.splitlines()) <= 80
