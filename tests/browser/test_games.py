"""Can whole games be played on the page, by mouse, by finger, and without either?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.browser.play import OVER, click, play_to_the_end, ready, start, tap
from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Person
    from playwright.sync_api import Page


def test_a_whole_game_of_tortuga_by_mouse(person: Person) -> None:
    page = person()
    start(page, "First edition, Tortuga")
    assert play_to_the_end(page, click) > 5
    expect(page.locator(OVER)).to_contain_text("won")


def test_the_crossing_with_everything_on_by_mouse(person: Person) -> None:
    page = person()
    start(page, "The whole flight, everything on")
    assert play_to_the_end(page, click) > 5
    expect(page.locator(OVER)).to_contain_text("won")
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(OVER)).to_have_count(0)
    expect(page.locator("[data-board]")).to_be_visible()


def test_a_phone_by_touch(person: Person) -> None:
    page = person(width=360, height=740, touch=True)
    start(page, "The Great Escape")
    assert play_to_the_end(page, tap) > 5
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"
