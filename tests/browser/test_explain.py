"""Does everything on the table explain itself: to the mouse, the keyboard and a finger?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.play import ready, start
from tests.browser.test_everybody import AXE
from tests.browser.test_outrun import running

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.browser.conftest import Person

TIP = "[role=tooltip]"
CARTAGENA, DIG, OUTRUN = (f"/learn/{game}/first-game" for game in ("cartagena", "dig", "outrun"))


def guided(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("[data-step='0']")).to_be_visible()


def rest(page: Page, thing: Locator) -> None:
    """Rest a finger on something until it explains itself, then lift it."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(TIP)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


THINGS = [
    (DIG, "[data-card]", r"Broom handle: Material for"),
    (DIG, "[data-area='1']", r"Cafeteria: Here you can steal a Spoon\. · a Search draws 2 cards"),
    (DIG, "[data-stack]", r"Spoon: Tool: digs 1 point"),
    (DIG, "[data-anchor=background-0]", r"Miner: When you dig"),
    (DIG, "[data-anchor=tunnel-0]", r"12 points escapes"),
    (DIG, "[data-standee='1']", r"The figure stands in the area where this player is"),
    (DIG, "[data-anchor=discards] summary", r"when the Search cards are used up"),
    (OUTRUN, "[data-board]", r"first player out of the last room"),
    (OUTRUN, "[data-runner='1']", r"in room 1 · Correct runs lead through the rooms"),
    (OUTRUN, "[data-place='6']", r"the fastest on the right"),
    (OUTRUN, ".outrun h2", r"The vampire: after each round"),
    (CARTAGENA, "[data-place='0']", r"all pirates start here.* · Pirates here: .*: \d+\. They move ahead with a card"),
    (CARTAGENA, "[data-anchor=deck]", r"cards are drawn from here"),
    (CARTAGENA, "[data-anchor=discards] summary", r"when the deck is used up"),
]


def test_things_explain_themselves_to_the_mouse(person: Person) -> None:
    page = person()
    at = ""
    for address, thing, says in THINGS:
        if address != at:
            guided(page, at := address)
        page.locator(thing).first.hover()
        expect(page.locator(TIP)).to_have_text(re.compile(says))
        page.keyboard.press("Escape")
        expect(page.locator(TIP)).to_have_count(0)


def test_a_card_explains_itself_to_the_keyboard_and_opens_its_rule(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    page.keyboard.press("Tab")  # the keyboard is in use
    card = page.locator(".slot").first
    card.focus()
    expect(page.locator(TIP)).to_contain_text("next free space with this symbol")
    expect(card).to_have_attribute("aria-describedby", "explanation")
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found = page.evaluate("axe.run({ resultTypes: ['violations'] })")
    assert [one["id"] for one in found["violations"]] == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator("#C2-1")).to_be_in_viewport()


def test_a_card_explains_itself_to_the_mouse_and_its_rule_is_one_click_away(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    page.locator(".slot").first.hover()
    page.get_by_role("button", name="Show rule C2.1").last.click()
    expect(page.get_by_role("dialog").locator("#C2-1")).to_be_in_viewport()


def test_movement_cards_explain_themselves_to_a_learner(person: Person) -> None:
    page = person()
    guided(page, OUTRUN)
    page.locator("[data-next]").click()
    page.locator("[data-move=turn]").click()
    page.locator("[data-lay=D]").hover()
    expect(page.locator(TIP)).to_have_text("D, climb: Play it where the path shows this symbol, once in each run.")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")  # the keyboard is in use
    page.locator("[data-lay=A]").focus()
    expect(page.locator(TIP)).to_contain_text("A, run: Play it")


def test_nothing_explains_itself_over_the_cards_of_a_racer(person: Person) -> None:
    page = person()
    running(page)
    expect(page.locator("[data-lay]").first).to_be_visible()
    expect(page.locator("[data-lay][data-explained]")).to_have_count(0)


def test_figures_and_piles_explain_themselves_to_the_keyboard(person: Person) -> None:
    page = person()
    for address, thing, says in [
        (DIG, "[data-standee='1']", "The figure stands in the area"),
        (OUTRUN, ".runners strong", "Correct runs lead through the rooms"),
        (CARTAGENA, "[data-anchor=discards] summary", "these cards are shuffled into a new one"),
    ]:
        guided(page, address)
        page.keyboard.press("Tab")  # the keyboard is in use
        page.locator(thing).first.focus()
        expect(page.locator(TIP)).to_contain_text(says)


@pytest.mark.parametrize("thing", ["[data-card]", "[data-area='1']", "[data-standee='1']"])
def test_a_long_press_explains_and_plays_nothing(person: Person, thing: str) -> None:
    page = person(width=390, height=844, touch=True)
    guided(page, DIG)
    before = page.locator("[data-step]").get_attribute("data-step")
    rest(page, page.locator(thing).first)
    expect(page.locator(TIP)).to_be_visible()
    expect(page.locator("[data-card][aria-pressed=true]")).to_have_count(0)
    assert page.locator("[data-step]").get_attribute("data-step") == before
    page.locator(".explanation button").tap()
    expect(page.get_by_role("dialog").locator(".asked")).to_have_count(1)
