"""Can whole games be played on the page, by mouse, by finger, and without either?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.play import OVER, click, play_to_the_end, ready, start, tap
from tests.browser.speaking import played_in, somebody_won

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person


def test_a_whole_game_of_tortuga_by_mouse(person: Person) -> None:
    page = person()
    start(page, "tortuga")
    assert play_to_the_end(page, click) > 5
    expect(page.locator(OVER)).to_contain_text("won")


def test_the_crossing_with_everything_on_by_mouse(person: Person) -> None:
    page = person()
    start(page, "everything")
    assert play_to_the_end(page, click) > 5
    expect(page.locator(OVER)).to_contain_text("won")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(OVER)).to_have_count(0)
    expect(page.locator("[data-board]")).to_be_visible()


@pytest.mark.parametrize("language", played_in("is"))
def test_a_phone_by_touch_in_another_language(person: Person, language: str) -> None:
    page = person(width=360, height=740, touch=True, language=language)
    start(page, "escape")
    assert play_to_the_end(page, tap) > 5
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(OVER)).to_have_text(somebody_won(language))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"


def test_a_whole_game_by_keyboard_alone(person: Person) -> None:
    page = person()
    page.goto("/")
    tab_to(page, "input[name=preset-cartagena]")
    press_enter_on(page, "button", "Play against bots")
    expect(page.locator("[data-board]")).to_be_visible()
    for turn in range(300):
        if ready(page) == "over":
            break
        decide_by_keyboard(page, turn)
    expect(page.locator(OVER)).to_contain_text("won")


def decide_by_keyboard(page: Page, turn: int) -> None:
    """Take a card by its number and a pirate by Tab and Enter; now and then go back for cards, or end the turn."""
    cards = page.locator(".slot.live").count()
    if cards and turn % 4:
        page.keyboard.press(str(turn % cards + 1))
        tab_to(page, "[data-can=move]")
        page.keyboard.press("Enter")
        return
    if page.locator(".act").count():
        page.keyboard.press(".")
        return
    tab_to(page, "[data-can=move]")
    page.keyboard.press("Enter")
    tab_to(page, ".act")
    page.keyboard.press("Enter")


def tab_to(page: Page, what: str) -> None:
    """Press Tab until the focus is where it should be."""
    for _ in range(120):
        if page.evaluate("what => document.activeElement?.matches(what) ?? false", what):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {what}")


def press_enter_on(page: Page, kind: str, name: str) -> None:
    """Tab to something by its name and press Enter."""
    for _ in range(60):
        if page.locator(f"{kind}:focus").filter(has_text=name).count():
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def test_in_tortuga_everybodys_cards_are_open_and_the_row_is_in_sight_on_a_phone(person: Person) -> None:
    page = person(width=390, height=844)
    start(page, "tortuga")
    ready(page)
    for seat in (1, 2):
        cards = page.locator(f"[data-open-hand='{seat}'] .card")
        held = sum(
            int(card.locator("b").text_content() or 1) if card.locator("b").count() else 1 for card in cards.all()
        )
        expect(page.locator(f"[data-anchor='seat-{seat}']")).to_contain_text(f"{held} cards")
    expect(page.locator("[data-open-hand='0']")).to_have_count(0)
    expect(page.locator("[data-anchor='row']")).to_be_in_viewport()


def test_hidden_hands_stay_hidden(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    expect(page.locator("[data-open-hand]")).to_have_count(0)
