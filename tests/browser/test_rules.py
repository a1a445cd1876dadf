"""Are the rules one click away: from the home page, the lobby, the table, a refusal, a log line?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.play import first_move, ready, start

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person


def paragraphs(page: Page) -> int:
    return page.locator(".part").count()


def test_the_rules_are_linked_from_the_home_page_and_can_be_searched(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("heading", level=1, name="Rules of Cartagena")).to_be_visible()
    expect(page.locator("#C3-1")).to_contain_text("nearest space behind it")
    everything = paragraphs(page)
    page.get_by_role("searchbox", name="Search the rules").fill("parrot")
    expect(page.locator("#C9-4")).to_be_visible()
    expect(page.locator("#C3-1")).to_have_count(0)
    assert 0 < paragraphs(page) < everything
    page.get_by_role("searchbox").fill("no such words")
    expect(page.get_by_text("No results.")).to_be_visible()


CAPTIONS = {
    "cartagena": ["Play a card: a pirate runs", "Move back to the nearest space", "the pirate runs into the boat"],
    "outrun": ["Play your cards in the order", "Interference cards change the path", "The fastest runs furthest"],
    "dig": ["Go where you find what you need", "Get tools: a Broom handle", "Dig in the Cell block"],
}

MOVING = """
(figure) => [...figure.closest("ol").querySelectorAll("*")]
  .map((part) => getComputedStyle(part).animationName).filter((name) => name !== "none")
"""
BESIDE = {
    "cartagena": {"C2-1": "runs on to the key after that", "C2-2": "into the boat", "C3-1": "two cards"},
    "dig": {"D1-2": "tunnel longer", "D3-2": "A 4 leads to", "D3-7": "fights back"},
    "outrun": {"O1-5": "the monster board", "O2-1": "a correct run", "O2-3": "without the H"},
}


@pytest.mark.parametrize("game", CAPTIONS)
def test_the_rules_have_pictures_and_are_printed_with_them(person: Person, game: str) -> None:
    page = person()
    page.goto(f"/rules/{game}")
    text = page.get_by_role("main")
    expect(text.locator("section + [data-howto]")).to_have_count(1)
    expect(text.locator("section:has(+ [data-howto])").get_by_role("heading")).to_have_text("In short")
    for media in ("screen", "print"):
        page.emulate_media(media=media)
        expect(text.get_by_role("figure")).to_have_count(6)
        for rule, caption in BESIDE[game].items():
            picture = text.locator(f"#{rule} + [data-picture]")
            expect(picture.locator("> svg")).to_be_visible()
            expect(picture).to_contain_text(caption)
        for caption in CAPTIONS[game]:
            expect(text.get_by_role("figure", name=caption).locator("> svg")).to_be_visible()
        expect(text.locator(".part").last).to_be_visible()
        expect(text.get_by_role("searchbox")).to_have_count(1 if media == "screen" else 0)
        expect(text.get_by_role("button", name="Print")).to_have_count(1 if media == "screen" else 0)
        expect(page.get_by_role("banner")).to_have_count(1 if media == "screen" else 0)
    assert text.locator("figure").first.evaluate(MOVING) == [], "on paper nothing is caught in mid-movement"


def test_a_search_shows_paragraphs_and_no_pictures(person: Person) -> None:
    page = person()
    page.goto("/rules/cartagena")
    expect(page.get_by_role("figure")).to_have_count(6)  # three in short, three beside paragraphs
    page.get_by_role("searchbox").fill("parrot")
    expect(page.get_by_role("figure")).to_have_count(0)


def test_an_address_leads_to_one_paragraph(person: Person) -> None:
    page = person()
    page.goto("/rules/dig#D12-8")
    expect(page.locator("#D12-8")).to_be_in_viewport()
    expect(page.locator(".asked")).to_have_count(1)


def test_the_rules_open_over_the_table_and_keys_do_not_play_behind_them(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Rules of Cartagena")
    expect(dialog.locator("#C2-1")).to_be_visible()
    before = page.get_by_role("log").first.text_content()
    page.keyboard.press(".")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert page.get_by_role("log").first.text_content() == before
    expect(page.locator("[data-board]")).to_be_visible()


def test_a_refusal_opens_the_paragraph_that_applies(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    page.locator("[data-place='33']").click()  # nobody stands there, whoever has begun
    named = page.get_by_role("alert").get_by_role("button", name="Show rule C")
    rule = (named.text_content() or "").strip()
    named.click()
    expect(page.get_by_role("dialog").locator(f"#{rule.replace('.', '-')}")).to_be_in_viewport()
    expect(page.get_by_role("dialog").locator(".asked")).to_have_count(1)


def test_a_log_line_opens_its_paragraph_and_the_game_goes_on(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    first_move(page)
    line = page.locator("[data-says=cartagena-log-advance]").first
    line.get_by_role("button", name="Show rule C2.1").click()
    dialog = page.get_by_role("dialog", name="Rules of Cartagena")
    expect(dialog.locator("#C2-1")).to_be_in_viewport()
    expect(dialog.locator(".asked")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-board]")).to_be_visible()


def test_the_rules_open_over_the_waiting_room(person: Person) -> None:
    page = person()
    page.goto("/")
    page.locator("[data-game=dig]").get_by_role("button", name="With friends").click()
    page.locator(".gathering").get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog", name="Rules of Dig Your Way Out").locator("#D1-1")).to_be_visible()
