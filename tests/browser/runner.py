"""Plays Outrun on the page like a person: reads the path and the cards off the screen, and plays by key or touch."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect  # noqa: A004 - Playwright's own, for a late click

from escapade.games.outrun.cards import ANTIDOTE, WORDS, bit
from escapade.games.outrun.right_runs import right_answers
from tests.browser.waiting import PATIENCE

HESITATION = 3000  # ms
LONGEST = 400  # own decisions of one game, and those for which somebody else was faster
OVER = ".over h2"
GO = ".go:enabled"
FINISH = ".finish:enabled"
ASKED = "button.act:enabled, .held"
Lay = Callable[[Page, str], None]


def sit_down(page: Page, preset: str, players: str = "3") -> None:
    """Open a short table of Outrun against bots."""
    page.goto("/new/outrun")
    page.locator(f"[data-preset={preset}]").click()
    page.locator("[name=players]").select_option(players)
    page.locator("[name=option-boards]").select_option("1")
    page.locator("form .main").click()
    expect(page.locator("[data-board]")).to_be_visible()


def turn_up(page: Page) -> None:
    """Turn up the path, unless a bot does; wait until it is there."""
    page.locator(f"{GO}, {FINISH}").first.wait_for()
    page.evaluate(f"document.querySelector('{GO}')?.click()")  # at once: a click that waits may come too late
    page.locator(FINISH).wait_for()


def asked(page: Page) -> str:
    """Read what is asked for from the path card and its modifiers on the screen."""
    path = page.locator("[data-path]")
    cards = 0
    for word in (path.get_attribute("data-bends") or "").split():
        cards |= bit(ANTIDOTE if word == "antidote" else WORDS.index(word))
    return right_answers(path.get_attribute("data-path") or "", cards)[-1]


def by_keys(page: Page, laid: str) -> None:
    """Lay cards and Finish with the keyboard."""
    for card in laid:
        page.keyboard.press(str("ABCDEFGH".index(card) + 1) if card.isalpha() else "9" if card.isdigit() else "0")
    page.keyboard.press("Enter")


def by_touch(page: Page, laid: str) -> None:
    """Lay cards and Finish with a finger."""
    for card in laid:
        page.locator(f"[data-lay='{card}']").tap()
    page.locator(FINISH).tap()


def decide(page: Page, lay: Lay) -> None:
    """Make one decision: run, continue, take the first offer; a card in hand is played on the first possible player."""
    if page.locator(FINISH).count():
        lay(page, asked(page))
    elif page.locator(".held").count():
        page.locator(".held").first.click()
        live = page.locator("[data-target]:not(.off)")
        (steady(live.last) if live.count() else page.locator("[data-move=keep]")).click()
    else:
        page.locator(f"{GO}, [data-target]:not(.off), button.act:enabled").first.click()


def steady(button: Locator) -> Locator:
    """Hover over a button and check that it does not move."""
    button.scroll_into_view_if_needed()
    before = button.bounding_box()
    button.hover()
    assert button.bounding_box() == before
    return button


def play_to_the_end(page: Page, lay: Lay) -> int:
    """Decide until the game is over; count the decisions."""
    for turn in range(LONGEST):
        page.locator(f"{OVER}, {FINISH}, {GO}, {ASKED}, [data-target]").first.wait_for()
        if page.locator(OVER).count():
            return turn
        decide_in_time(page, lay)
    raise AssertionError("the game does not end")


def decide_in_time(page: Page, lay: Lay) -> None:
    """Make one decision and wait for what it changes, unless a bot or the clock was faster: then look again."""
    before = page.locator("[data-step]").get_attribute("data-decisions") or ""
    with patience(page, HESITATION), suppress(TimeoutError):
        decide(page, lay)
        expect(page.locator("[data-step]")).not_to_have_attribute("data-decisions", before)


@contextmanager
def something_happens(page: Page) -> Iterator[None]:
    """Wait after a decision until the table has changed."""
    before = page.locator("[data-step]").get_attribute("data-decisions") or ""
    yield
    expect(page.locator("[data-step]")).not_to_have_attribute("data-decisions", before)


@contextmanager
def patience(page: Page, ms: int) -> Iterator[None]:
    """Use a shorter timeout for a while."""
    page.set_default_timeout(ms)
    try:
        yield
    finally:
        page.set_default_timeout(PATIENCE)


NUMBER = re.compile(r"[\d.]+")


def figure(text: str | None) -> float:
    """Read the first number of a text."""
    found = NUMBER.search(text or "")
    assert found is not None, text
    return float(found[0])
