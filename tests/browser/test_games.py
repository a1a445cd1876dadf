"""Can whole games be played on the page, by mouse, by finger, and without either?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.play import OVER, click, play_on, play_to_the_end, ready, start, tap
from tests.browser.speaking import LONG, played_in, some, somebody_won

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person

A_FEW_TURNS = 8  # own decisions; `make test-languages` plays to the end
BY_KEYBOARD = (r"Guest \d+ plays a", r"Guest \d+ draws", r"Guest \d+’s pirate moves")  # forward, and back for cards


def test_tortuga_by_mouse(person: Person) -> None:
    page = person()
    start(page, "tortuga")
    if LONG:
        assert play_to_the_end(page, click) > 5
        expect(page.locator(OVER)).to_contain_text("won")
    else:
        assert play_on(page, click, A_FEW_TURNS) > 5
        expect(page.get_by_role("log").first).to_contain_text(re.compile(r"Guest \d+(’s pirate| plays| takes)"))


def test_the_crossing_with_everything_on_by_mouse(person: Person) -> None:
    page = person()
    start(page, "everything")
    if not LONG:
        assert play_on(page, click, A_FEW_TURNS) > 5
        return
    assert play_to_the_end(page, click) > 5
    expect(page.locator(OVER)).to_contain_text("won")
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(OVER)).to_have_count(0)
    expect(page.locator("[data-board]")).to_be_visible()


@pytest.mark.parametrize("language", played_in("is"))
def test_a_phone_by_touch_in_another_language(person: Person, language: str) -> None:
    page = person(width=360, height=740, touch=True, language=language)
    start(page, "escape")
    assert (play_to_the_end(page, tap) if LONG else play_on(page, tap, A_FEW_TURNS)) > 5
    expect(page.locator("html")).to_have_attribute("lang", language)
    if LONG:
        expect(page.locator(OVER)).to_have_text(somebody_won(language))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"


def test_a_game_by_keyboard_alone(person: Person) -> None:
    page = person()
    page.goto("/")
    tab_to(page, "input[name=preset-cartagena]")
    press_enter_on(page, "button", "Play against bots")
    expect(page.locator("[data-board]")).to_be_visible()
    story = ""
    for turn in range(300):
        over = ready(page) == "over"
        story += page.get_by_role("log").first.inner_text()
        if over or (all(re.search(words, story) for words in BY_KEYBOARD) and not LONG):
            break
        decide_by_keyboard(page, turn)
    assert [words for words in BY_KEYBOARD if not re.search(words, story)] == []
    if LONG:
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


@pytest.mark.parametrize("size", some([(390, 844), (1280, 800)], 0), ids=str)
def test_what_is_reconstructed_in_the_great_escape_is_said_once_at_the_table(
    person: Person, size: tuple[int, int]
) -> None:
    page = person(width=size[0], height=size[1])
    start(page, "everything")
    ready(page)
    page.locator("[data-ours] summary").click()
    expect(page.locator("[data-ours] li")).to_have_text([
        re.compile("tunnel sides"), re.compile("jungle sides"), re.compile("We chose how many of each"),
    ])  # fmt: skip
    link = page.locator("[data-ours] a")
    expect(link).to_be_in_viewport(ratio=1)
    expect(link).to_have_attribute("href", "/box/cartagena")


def test_what_opens_over_the_board_closes_with_escape_a_click_elsewhere_and_when_something_else_opens(
    person: Person,
) -> None:
    page = person()
    start(page, "everything")
    ready(page)
    ours, discards = (page.locator(f"details{what}") for what in ("[data-ours]", "[data-anchor=discards]"))
    opened = page.locator(".piles details[open]")
    discards.locator("summary").click()
    ours.locator("summary").click()
    expect(opened).to_have_count(1)
    expect(ours).to_have_attribute("open", "")
    page.keyboard.press("Escape")
    expect(opened).to_have_count(0)
    expect(ours.locator("summary")).to_be_focused()
    discards.locator("summary").click()
    page.get_by_role("log").first.click()
    expect(opened).to_have_count(0)


def test_nothing_is_called_reconstructed_in_the_first_edition(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    expect(page.locator("[data-ours]")).to_have_count(0)
