"""How a person plays Dig Your Way Out on the page: spoons, knives and no shame; not well, but to the end."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.play import OVER

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator, Page

    Press = Callable[[Locator], None]

LONGEST = 900  # own decisions of one game
MINE = ".chip.act, .chip.step, .duel [data-move], .prompt [data-move], .asked button, .slot.live"
SPOONS = 3  # enough to go home with


def press(what: Locator) -> None:
    """Press with the mouse."""
    what.click()


def tap(what: Locator) -> None:
    """Press with a finger."""
    what.tap()


def open_table(page: Page, preset: str, seats: int, bot: str | None = None) -> None:
    """Open a table against bots by the form: a preset, so many players, and who plays them."""
    page.goto("/new/dig")
    page.get_by_role("button", name=preset, exact=True).click()
    page.get_by_label("Players").select_option(str(seats))
    for seat in range(2, seats + 1):
        page.get_by_label(re.compile(f"^Seat {seat}")).select_option("bot")
        if bot:
            page.get_by_label(f"Bot on seat {seat}").select_option(bot)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-board]")).to_be_visible()


def ready(page: Page) -> str:
    """Wait until something must be decided here, or the game is over; say which."""
    page.locator(f"{OVER}, {MINE}").first.wait_for()
    return "over" if page.locator(OVER).count() else "mine"


class Person:
    """Somebody at the screen, who counts the extortions won and lost."""

    def __init__(self, page: Page, press: Press = press, *, digs: bool = True) -> None:
        """Sit down; who does not dig yet is out for fights."""
        self.page = page
        self.press = press
        self.digs = digs
        self.decisions = 0

    def plays_to_the_end(self) -> int:
        """Decide until the game is over; count the decisions."""
        while ready(self.page) != "over":
            self.decides()
            assert self.decisions < LONGEST, "the game does not end"
        return self.decisions

    def decides(self) -> None:
        """Make one decision, whatever is asked."""
        self.decisions += 1
        self.answers() or self.takes_a_turn()

    def answers(self) -> bool:
        """Answer what is asked: in a fight lay a Weapon every other time, else do as little as can be."""
        weapons = self.page.locator(".duel .button.main[data-move]")
        if weapons.count() and self.decisions % 2:
            return self.does(weapons.first)
        duel = self.page.locator(".duel [data-move=pass]")
        loot = self.page.locator(".asked button, .prompt [data-move=pass]")
        for one in (duel, loot, self.page.locator(".chip.act:not([data-kind])")):
            if one.count():
                return self.does(one.last if one.count() > 1 and self.decisions % 2 else one.first)
        if not self.page.locator(".chip.act, .chip.step").count():
            return self.does(self.page.locator(".slot.live").first)
        return False

    def takes_a_turn(self) -> None:
        """Extort, dig, and whatever leads there; or end the turn."""
        if self.extorts():
            return
        kinds = ["Dig", "Mine", "StealSpoon", "Craft", "Buy", "BuyFromFence", "Search", "Heal"]
        for kind in kinds if self.digs else kinds[2:]:
            if self.offered(kind):
                self.does(self.page.locator(f"[data-kind={kind}]").first)
                return
        if self.goes():
            return
        self.does(self.page.locator("[data-kind=Stop]"))

    def extorts(self) -> bool:
        """Extort somebody if that is possible: by button, whom, what, with what."""
        page = self.page
        if page.locator("[data-step=group-extort]").count():
            self.press(page.locator("[data-step=group-extort]"))
            while page.locator(".chip.step[data-step^=extort]").count():
                self.press(page.locator(".chip.step[data-step^=extort]").first)
        extortions = page.locator("[data-kind=Extort]")
        return self.does(extortions.first) if extortions.count() else False

    def goes(self) -> bool:
        """Go carefully to where spoons are, or home with them; else by a roll."""
        page = self.page
        if page.locator("[data-step=group-go]").count():
            self.press(page.locator("[data-step=group-go]"))
            spoons = page.locator("[data-card='0']")
            laden = spoons.count() > 0 and f"×{SPOONS}" in (spoons.text_content() or "")
            goal = "cautious:cell-block" if laden and self.digs else "cautious:cafeteria"
            for move in (goal, "cautious:recreation"):
                if page.locator(f"[data-move='{move}']").count():
                    return self.does(page.locator(f"[data-move='{move}']"))
            page.keyboard.press("Escape")
        return self.offered("Roll") and self.does(page.locator("[data-kind=Roll]"))

    def offered(self, kind: str) -> bool:
        """Tell whether there is a button for a kind of action."""
        return self.page.locator(f"[data-kind={kind}]").count() > 0

    def does(self, what: Locator) -> bool:
        """Press it, and let the table take it in."""
        self.press(what)
        return True

    def saw(self, words: str) -> int:
        """Count the sentences of the log that speak of something."""
        return self.page.get_by_role("log").first.locator("p").filter(has_text=re.compile(words)).count()
