"""Can each game be played from beginning to end through the accessibility tree: by roles and names, with the keyboard?

Nothing here looks at classes, attributes or positions: what a screen reader does not tell, this player does not know.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import TimeoutError, expect  # noqa: A004 - Playwright's own, for a late press

from tests.browser.waiting import OFTEN

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Person

LONGEST = 600  # own decisions of one game
HESITATION = 3000  # ms until a button that is gone is given up
OVER = re.compile(" won|You won")
YOURS = re.compile("Your turn")
LONG = pytest.mark.skipif(os.environ.get("ESCAPADE_LONG") != "1", reason="a long game; `make test-monkey` plays it")


def create(page: Page, game: str, options: dict[str, str]) -> None:
    """Fill in the form: two players, the other one a greedy bot."""
    page.goto(f"/new/{game}")
    page.get_by_role("combobox", name="Number of players").select_option("2")
    page.get_by_role("combobox", name=re.compile("^Seat 2")).select_option("bot")
    page.get_by_role("combobox", name="Bot in seat 2").select_option("magpie")
    for name, value in options.items():
        page.get_by_role("combobox", name=re.compile(f"^{name}")).select_option(value)
    page.get_by_role("button", name="Create game").press("Enter")
    expect(page.get_by_role("heading", name="Your actions")).to_be_attached()


def is_over(page: Page) -> bool:
    """Wait until it is our turn or the game is over; say which."""
    status = page.get_by_role("banner").get_by_role("status")
    expect(status).to_have_text(re.compile(f"{YOURS.pattern}|{OVER.pattern}"))
    return OVER.search(status.inner_text()) is not None


def press(button: Locator) -> bool:
    """Press a button by keyboard if it is still there: a bot may have been faster. Return whether it was."""
    if not button.count():
        return False
    with suppress(TimeoutError):
        button.press("Enter", timeout=HESITATION)
        return True
    return False


def press_first(page: Page, *names: str) -> bool:
    """Press the first button there is with one of these names, in this order."""
    found = (page.get_by_role("button", name=re.compile(name), disabled=False) for name in names)
    return any(press(buttons.first) for buttons in found)


def press_any(page: Page, turn: int) -> bool:
    """Press one of the buttons among the actions, another one each time; a hint is no move."""
    buttons = page.get_by_role("region", name="Your actions").get_by_role("button", disabled=False)
    some = buttons.filter(has_not_text=re.compile("Hint|Thinking"))
    return press(some.nth(turn % max(1, some.count())))


def play(page: Page, decide: Callable[[int], bool]) -> None:
    """Decide until the game is over. While nothing can be pressed, a move is on its way: look again."""
    decisions = 0
    while not is_over(page):
        if decide(decisions):
            decisions += 1
        else:
            page.wait_for_timeout(OFTEN)
        assert decisions < LONGEST, "the game does not end"
    expect(page.get_by_role("heading", name=OVER)).to_be_visible()
    assert decisions > 1


def test_cartagena(person: Person) -> None:
    page = person()
    create(page, "cartagena", {"Edition": "escape", "Tiles in the path": "4", "Pirates": "4"})
    cards = page.get_by_role("group", name="Your hand").get_by_role("button")

    def decide(turn: int) -> bool:
        held = cards.count()
        if held and turn % 3 and press(cards.nth(turn % held)):
            if press_first(page, "You can move here", "Your pirate can move"):
                return True
            page.keyboard.press("Escape")
        if press_first(page, "^End turn"):
            return True
        if press_first(page, "Your pirate can move"):  # back for cards
            return press_first(page, "^Back to", " to ")
        return press_any(page, turn)

    play(page, decide)


@LONG
def test_dig(person: Person) -> None:
    page = person()
    create(page, "dig", {})
    wanted = (
        "^Don’t fight",
        "^Pass",
        "^Dig with",
        "^Steal a Spoon",
        "^Craft",
        "^Search",
        "^Go to",
        "^Move: roll",
        "^End turn",
    )
    play(page, lambda turn: press_first(page, *wanted) or press_any(page, turn))


@LONG
def test_outrun(person: Person) -> None:
    page = person()
    create(page, "outrun", {"Room boards": "1", "Timing": "relaxed"})
    finish = page.get_by_role("button", name="Finish ⏎", disabled=False)

    def decide(turn: int) -> bool:
        if not finish.count():
            return press_first(page, "^Reveal the path", "^I’m ready", "^Open the path") or press_any(page, turn)
        told = page.get_by_role("region", name="The path").get_by_role("paragraph").first.inner_text()
        for letter in re.findall(r"([A-H]), \w+", told.split("In front")[0]):
            press(page.get_by_role("button", name=re.compile(f"^{letter}, "), disabled=False))
        return press(finish)

    play(page, decide)
