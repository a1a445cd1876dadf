"""How a person plays Cartagena: with a mouse, a finger or the keyboard; not well, but to the end."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, Position, expect

LONGEST = 500  # own decisions of one game
OVER = ".over h2"
Press = Callable[[Locator], None]


def start(page: Page, preset: str) -> None:
    """Go home, choose a preset, and play against bots: two clicks."""
    page.goto("/")
    page.get_by_text(preset, exact=True).click()
    page.get_by_role("button", name="Play now against bots").click()
    expect(page.locator("[data-board]")).to_be_visible()


def ready(page: Page) -> str:
    """Wait until something must be decided here, or the game is over; say which."""
    mine = page.locator(".asked button, .act, .slot.live, [data-can=move]").first
    page.locator(f"{OVER}, .asked button:visible, .act, .slot.live, [data-can=move]").first.wait_for()
    return "over" if page.locator(OVER).count() and not mine.count() else "mine"


def moves_left(page: Page) -> int:
    """Count what stands in the log, to see that something happened."""
    return page.get_by_role("log").first.locator("p").count()


CORNER: Position = {"x": 16, "y": 8}  # of a place, where nobody stands


def click(what: Locator) -> None:
    """Press with the mouse."""
    what.click(position=CORNER)


def tap(what: Locator) -> None:
    """Press with a finger."""
    what.tap(position=CORNER)


def decide(page: Page, press: Press, turn: int) -> None:
    """Make one decision: answer, or a card and a pirate, or back for cards, or whatever button there is."""
    if page.locator(".asked button").count():
        press(page.locator(".asked button").first)
        return
    special = page.locator(".act")
    if turn % 3 == 0 and special.count():
        press(special.first)
        return
    cards = page.locator(".slot.live")
    if cards.count() and turn % 4:
        press(cards.nth(turn % cards.count()))
        if page.locator(".act").count() and turn % 5 == 0:
            press(page.locator(".act").first)
            return
        bombs = page.locator(".bar .chip:not(.act)").filter(has_text="Bomb with")
        if bombs.count() and turn % 2:
            press(bombs.first)
        ahead = page.locator("[data-can=move] > .hit")
        if ahead.count():
            press(ahead.first)
            return
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    own = page.locator("[data-can=move] > .hit")
    if own.count():
        press(own.last)
        options = page.locator(".act")
        if options.count():
            press(options.filter(has_text="Back").first if options.filter(has_text="Back").count() else options.first)
            return
    if special.count():
        press(special.first)


def first_move(page: Page) -> None:
    """Lay the first card for the pirates in the cell."""
    ready(page)
    page.locator(".slot.live").first.click()
    click(page.locator("[data-can=move] > .hit").first)


def play_to_the_end(page: Page, press: Press) -> int:
    """Decide until the game is over; count the decisions."""
    for turn in range(LONGEST):
        if ready(page) == "over":
            return turn
        decide(page, press, turn)
        page.locator(".slot:focus").evaluate_all("all => all.forEach(one => one.blur())")
    raise AssertionError("the game does not end")
