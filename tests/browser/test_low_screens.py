"""Is everything in sight on low screens: phones held sideways, 200 % zoom, and Dig on a small laptop?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import runner
from tests.browser.blackgate import Person as Digger
from tests.browser.blackgate import open_table
from tests.browser.blackgate import ready as ready_to_dig
from tests.browser.play import ready, start
from tests.browser.speaking import some

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person

LOW = {"sideways": (740, 360), "zoomed": (640, 400)}
LEAST = 130  # px that a board is high
IN_SIGHT = """(what) => {
  const boxes = [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  return boxes.length > 0 && boxes.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight);
}"""


def board_height(page: Page) -> float:
    return float(page.locator("[data-board]").evaluate("(one) => one.getBoundingClientRect().height"))


@pytest.mark.parametrize("size", some(list(LOW.values()), 0), ids=str)
def test_cartagena_shows_board_hand_and_buttons_at_once(person: Person, size: tuple[int, int]) -> None:
    page = person(width=size[0], height=size[1])
    start(page, "jamaica")
    ready(page)
    page.locator(".slot.live").first.click()
    assert board_height(page) >= LEAST
    assert page.evaluate(IN_SIGHT, "[data-board], .slot.live, .desk .says")
    assert page.evaluate("scrollY") == 0


@pytest.mark.parametrize("size", some(list(LOW.values()), 0), ids=str)
def test_dig_shows_board_and_buttons_at_once(person: Person, size: tuple[int, int]) -> None:
    page = person(width=size[0], height=size[1])
    open_table(page, "base", 3)
    ready_to_dig(page)
    assert board_height(page) >= LEAST - 20
    assert page.evaluate(IN_SIGHT, "[data-board], .desk .says, [data-left], [data-kind=Search]")


@pytest.mark.parametrize("size", some(list(LOW.values()), 0), ids=str)
def test_in_outrun_all_cards_and_finish_are_in_sight_while_the_stopwatch_runs(
    person: Person, size: tuple[int, int]
) -> None:
    page = person(width=size[0], height=size[1])
    runner.sit_down(page, "vampire")
    runner.turn_up(page)
    assert page.evaluate(IN_SIGHT, "[data-lay], .finish")


def test_in_dig_nothing_moves_or_grows_while_buttons_are_pointed_at(person: Person) -> None:
    page = person()
    open_table(page, "everything", 6)
    digger = Digger(page)
    for _ in range(3):
        assert ready_to_dig(page) == "mine"
        assert page.evaluate(PLACES)["page"] <= 800, "all of it fits without scrolling"
        chips = page.locator(".chip.act:enabled")
        if chips.count() and page.locator("[data-left]").count():
            left = page.locator("[data-left]").inner_text()
            chips.last.scroll_into_view_if_needed()  # moves scroll inside the desk
            before = page.evaluate(PLACES)
            chips.last.hover()
            assert page.evaluate(PLACES) == before
            expect(page.locator("[data-left]")).to_have_text(left)
        page.mouse.move(2, 2)
        digger.decides()


PLACES = """() => ({
  page: document.documentElement.scrollHeight,
  chips: [...document.querySelectorAll('.chip.act')].map((one) => JSON.stringify(one.getBoundingClientRect())),
  desk: JSON.stringify(document.querySelector('.desk').getBoundingClientRect()),
})"""
