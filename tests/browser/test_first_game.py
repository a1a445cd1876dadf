"""Can somebody play each guided first game to its end: by mouse, by keyboard, and on a phone?"""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import no_complaint
from tests.browser.play import CORNER
from tests.browser.speaking import LONG

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Person

    Press = Callable[[Locator], None]

READ = "read"  # a step with nothing to play
CARTAGENA = [READ, READ, "hat 0", "key 0", "back 9", READ, "hat 0", "back 11", "pistol 33", "dagger 6", "stop"]
OUTRUN = [READ, "turn", "ADHGB", READ, "turn", "HADCG", "=6", READ, "turn", "HBAF"]
DIG = [
    READ, READ, "search", "move", "cafeteria", "stop", "steal-spoon", "craft:3", "stop", "cautious:cell-block", "stop",
    "dig:spoon", "dig:pick", READ,
]  # fmt: skip


def mouse(what: Locator) -> None:
    what.click()


def finger(what: Locator) -> None:
    # Two quick taps at one place would be a double tap, whose second plays nothing.
    what.page.locator("header.panel p.says").tap()
    what.tap()


def keys(what: Locator) -> None:
    what.press("Enter")


def place(page: Page, number: str, press: Press) -> None:
    """Press a place of Cartagena, beside who stands there."""
    found = page.locator(f"[data-place='{number}']")
    if press is keys:
        found.press("Enter")
    elif press is mouse:
        found.locator("> .hit").click(position=CORNER)
    else:
        found.locator("> .hit").tap(position=CORNER)


def cartagena(page: Page, move: str, press: Press) -> None:
    """Make a move of Cartagena: a card and a place, or a pirate and back, or end the turn."""
    what, _, where = move.partition(" ")
    if what == "stop":
        press(page.locator("[data-move='.']"))
        return
    if what == "back":
        place(page, where, press)
        press(page.locator("[data-kind=Retreat]"))
        return
    press(page.get_by_role("group", name="Your hand").get_by_role("button", name=re.compile(what)).first)
    place(page, where, press)


def outrun(page: Page, move: str, press: Press) -> None:
    """Make a move of Outrun: reveal the path, take a place, or lay the cards that are marked one after the other."""
    if not move.isupper():
        press(page.locator(f"[data-move='{move}'], [data-ready]").first)
        return
    for card in move:
        marked = page.locator("[data-run] [aria-current=step]")
        expect(marked).to_have_attribute("data-lay", card)
        if press is keys:
            page.keyboard.press(card.lower())
        else:
            press(marked)
    if press is keys:
        page.keyboard.press("Enter")
    else:
        press(page.locator(".finish[aria-current=step]"))


def dig(page: Page, move: str, press: Press) -> None:
    """Make a move of Dig: a button, or for a Cautious move the area or a button before it."""
    step = page.locator("[data-step=dig-group-cautious]")
    if move.startswith("cautious"):
        expect(step).to_be_in_viewport(ratio=1)
        press(page.locator("[data-area='0'] > .hit") if press is finger else step)
    else:
        expect(page.locator(f"[data-move='{move}']").first).to_be_in_viewport(ratio=1)
    press(page.locator(f"[data-move='{move}']").first)


GAMES = {"cartagena": (CARTAGENA, cartagena), "outrun": (OUTRUN, outrun), "dig": (DIG, dig)}


PRESSES = (mouse, keys, finger)
ONCE = list(zip(GAMES, PRESSES, strict=True))[1:]  # each way to press once; another test uses the mouse


@pytest.mark.parametrize(("game", "press"), list(product(GAMES, PRESSES)) if LONG else ONCE)
def test_a_guided_game_is_played_to_its_end(person: Person, game: str, press: Press) -> None:
    moves, play = GAMES[game]
    page = person(width=360, height=740, touch=True) if press is finger else person()
    page.goto(f"/learn/{game}")
    page.get_by_role("link", name="Play a guided first game").click()
    for number, move in enumerate(moves):
        expect(page.locator(f"[data-step='{number}'][data-busy=false]")).to_be_visible()
        if move == READ:
            press(page.locator("[data-next]"))
        else:
            play(page, move, press)
    expect(page.get_by_role("button", name="Play against an easy bot")).to_be_visible()


def test_a_guided_game_is_left_and_resumed_and_then_played_for_real(person: Person) -> None:
    page = person()
    page.goto("/learn/dig/first-game")
    page.locator("[data-next]").click()
    page.locator("[data-next]").click()
    page.get_by_role("link", name="Leave").click()
    page.get_by_role("link", name="Continue your guided first game").click()
    expect(page.locator("[data-step='2'][data-busy=false]")).to_be_visible()
    page.get_by_role("button", name="End turn").click()
    expect(page.get_by_role("alert")).to_contain_text("This step is about another move")
    for number, move in enumerate(DIG[2:], 2):
        expect(page.locator(f"[data-step='{number}'][data-busy=false]")).to_be_visible()
        if move == READ:
            page.locator("[data-next]").click()
        else:
            page.get_by_role("button", name="Show me").click()
            page.get_by_role("button", name="Do it for me").click()
    page.get_by_role("button", name="Play against an easy bot").click()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.get_by_text("Hare").first).to_be_visible()


@pytest.mark.parametrize("game", ["cartagena", "dig", "outrun"])
def test_a_step_to_read_asks_for_nothing_else_and_axe_finds_nothing(person: Person, game: str) -> None:
    page = person()
    page.goto(f"/learn/{game}/first-game")
    expect(page.locator("[data-step='0'][data-busy=false]")).to_be_visible()
    expect(page.get_by_text("Read the text at the top, then press Continue.").first).to_be_visible()
    expect(page.get_by_text("Your turn")).to_have_count(0)
    expect(page.locator("[data-ready]")).to_have_count(0)
    no_complaint(page)


def test_the_rounds_are_counted_from_one_and_a_phone_shows_the_monster_board_and_the_new_card(person: Person) -> None:
    page = person(width=390, height=844, touch=True)
    page.goto("/learn/outrun/first-game")
    expect(page.locator("[data-place='6']")).to_be_visible()
    for number, move in enumerate(OUTRUN[:7]):
        expect(page.locator(f"[data-step='{number}'][data-busy=false]")).to_be_visible()
        if move == READ:
            page.locator("[data-next]").tap()
        else:
            outrun(page, move, finger)
        if number in {2, 6}:  # the results of a round
            expect(page.locator(f"[data-step='{number + 1}'][data-busy=false]")).to_be_visible()
            expect(page.locator(".outrun h2")).to_contain_text(f"Round {1 if number == 2 else 2},")
            expect(page.locator("[data-place='6']")).to_be_in_viewport(ratio=1)
            expect(page.locator(".middle")).to_be_in_viewport(ratio=1)
            expect(page.locator("[data-ran='0']")).not_to_contain_text("ping")


def test_nobody_is_timed_in_the_guided_game(person: Person) -> None:
    page = person()
    page.goto("/learn/outrun/first-game")
    page.locator("[data-next]").click()
    page.locator("[data-move=turn]").click()
    expect(page.locator("[data-run]")).to_be_visible()
    expect(page.locator("[data-run]").get_by_role("timer")).to_have_count(0)
