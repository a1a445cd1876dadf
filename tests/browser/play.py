"""Plays Cartagena on the page like a person, with mouse, touch or keyboard: not well, but to the end."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, Position, expect

LONGEST = 500  # own decisions of one game
OVER = ".over h2"
Press = Callable[[Locator], None]


def start(page: Page, preset: str) -> None:
    """Go home, choose a preset, and play against bots: two clicks."""
    page.goto("/")
    page.locator(f"[data-game=cartagena] .chip:has([value={preset}])").click()
    page.locator("[data-game=cartagena] .go .main").click()
    expect(page.locator("[data-board]")).to_be_visible()


def resign(page: Page) -> None:
    """Resign, and be sure of it."""
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("button", name="Resign", exact=True).click()


READY = """
() => {
  const mine = document.querySelector('.asked button, .act, .slot.live, [data-can=move]');
  return mine ? 'mine' : document.querySelector('.over h2') ? 'over' : null;
}
"""
LOOK = """
() => {
  document.querySelectorAll('.slot:focus').forEach((one) => one.blur());
  const count = (what) => document.querySelectorAll(what).length;
  const back = [...document.querySelectorAll('.act')].findIndex((one) => one.dataset.kind === 'Retreat');
  const bomb = document.querySelector('.bar .step') !== null;
  return {
    asked: count('.asked button'), acts: count('.act'), cards: count('.slot.live'), own: count('[data-can=move]'),
    back, bomb,
  };
}
"""


def ready(page: Page) -> str:
    """Wait until something must be decided here, or the game is over; say which."""
    return str(page.wait_for_function(READY).json_value())


def look(page: Page) -> dict[str, int]:
    """Count what can be done; nothing stays pointed at by the keyboard."""
    seen: dict[str, int] = page.evaluate(LOOK)
    return seen


CORNER: Position = {"x": 16, "y": 8}  # of a place, where nobody stands


def click(what: Locator) -> None:
    """Press with the mouse."""
    what.click(position=CORNER)


def tap(what: Locator) -> None:
    """Press with a finger."""
    what.tap(position=CORNER)


def decide(page: Page, press: Press, turn: int) -> None:
    """Make one decision: answer, or a card and a pirate, or back for cards, or whatever button there is."""
    seen = look(page)
    if seen["asked"]:
        press(page.locator(".asked button").first)
        return
    button = bool(seen["acts"]) and turn % 3 == 0
    laid = not button and bool(seen["cards"]) and bool(turn % 4) and lay(page, press, turn, seen["cards"])
    if not laid and (button or not fall_back(page, press)):
        press(page.locator(".act").first)


def lay(page: Page, press: Press, turn: int, cards: int) -> bool:
    """Take a card and let it do something: what is on it, or a pirate's run, now and then of two at once."""
    press(page.locator(".slot.live").nth(turn % cards))
    seen = look(page)
    if seen["acts"] and turn % 5 == 0:
        press(page.locator(".act").first)
        return True
    if seen["bomb"] and turn % 2:
        press(page.locator(".bar .step").first)
    if seen["own"]:
        press(page.locator("[data-can=move] > .hit").first)
        return True
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    return False


def fall_back(page: Page, press: Press) -> bool:
    """Take the foremost pirate and go back for cards, if that is possible, else do with it what is."""
    if not look(page)["own"]:
        return False
    press(page.locator("[data-can=move] > .hit").last)
    seen = look(page)
    if seen["acts"]:
        press(page.locator(".act").nth(max(0, seen["back"])))
    return bool(seen["acts"])


def first_move(page: Page) -> None:
    """Lay the first card for the pirates in the cell."""
    ready(page)
    page.locator(".slot.live").first.click()
    click(page.locator("[data-can=move] > .hit").first)


def play_to_the_end(page: Page, press: Press) -> int:
    """Decide until the game is over; count the decisions."""
    decisions = play_on(page, press, LONGEST)
    assert decisions < LONGEST, "the game does not end"
    return decisions


def play_on(page: Page, press: Press, most: int) -> int:
    """Decide so many times at most, or until the game is over; count the decisions."""
    for turn in range(most):
        if ready(page) == "over":
            return turn
        decide(page, press, turn)
    return most
