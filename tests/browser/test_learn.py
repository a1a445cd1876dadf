"""Can somebody who has never heard of a game learn it here: how to play, and lessons on the real board?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.play import click, ready, start
from tests.browser.speaking import long_run, some

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person

SOLVED, FAILED = "[data-result=solved]", "[data-result=failed]"


def test_a_home_card_says_players_minutes_and_how_hard_a_game_is(person: Person) -> None:
    page = person()
    page.goto("/")
    for game, box in (
        ("cartagena", "2–5 players · about 45 minutes · easy to learn"),
        ("outrun", "2–6 players · about 20 minutes · easy to learn"),
        ("dig", "2–6 players · about 60 minutes · medium"),
    ):
        expect(page.locator(f"[data-game={game}] [data-box]")).to_have_text(box)


@pytest.mark.parametrize("game", some(["cartagena", "outrun", "dig"], 2))
def test_how_to_play_is_one_click_from_the_home_card(person: Person, game: str) -> None:
    page = person()
    page.goto("/")
    card = page.locator(f"[data-game={game}]")
    card.get_by_role("link", name="Learn to play").click()
    expect(page.locator(f"[data-howto={game}] li figure > svg")).to_have_count(3)
    expect(page.locator("main ol a").nth(11)).to_be_visible()


def test_how_to_play_opens_over_the_table(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").locator("[data-howto=cartagena] li figure > svg")).to_have_count(3)


def test_the_waiting_room_links_to_how_to_play(person: Person) -> None:
    page = person()
    page.goto("/")
    page.locator("[data-game=dig]").get_by_role("button", name="With friends").click()
    link = page.locator(".gathering").get_by_role("link", name="How to play")
    expect(link).to_have_attribute("href", "/learn/dig")


def lesson(page: Page, path: str) -> None:
    page.goto(f"/learn/{path}")
    expect(page.locator("[data-lesson]")).to_be_visible()


def test_a_lesson_of_cartagena_is_failed_begun_again_and_solved(person: Person) -> None:
    page = person()
    lesson(page, "cartagena/empty-hand")
    page.locator("[data-move='+']").click()
    expect(page.locator(FAILED)).to_be_visible()
    page.get_by_role("button", name="Start again").click()
    expect(page.locator("[data-result=open]")).to_be_visible()
    click(page.get_by_label(re.compile("^space 5,")))
    click(page.get_by_label(re.compile("^space 3,")))
    expect(page.locator(SOLVED)).to_be_visible()
    expect(page.locator("[data-rules='C1.4']")).to_contain_text("without cards")


def test_a_lesson_of_dig_is_solved_and_its_rule_opens(person: Person) -> None:
    page = person()
    lesson(page, "dig/steal-a-spoon")
    page.get_by_role("button", name="Steal a Spoon").first.click()
    expect(page.locator(SOLVED)).to_be_visible()
    expect(page.locator("[data-rules=D4]")).to_contain_text("Spoon")
    page.goto("/learn/dig")
    expect(page.locator("li:has([data-solved])")).to_have_text(re.compile("Steal a Spoon"))
    page.locator("li:has([data-solved]) a").click()
    page.get_by_role("button", name="Steal a Spoon").first.click()
    main = page.get_by_role("main")
    number = re.search(r"Lesson (\d+) of", main.inner_text())
    assert number is not None
    page.get_by_role("link", name="Next lesson").click()
    expect(main).to_contain_text(f"Lesson {int(number[1]) + 1} of")


@long_run
def test_a_lesson_of_dig_is_failed_begun_again_and_solved(person: Person) -> None:
    page = person()
    lesson(page, "dig/steal-a-spoon")
    page.get_by_role("button", name="End turn").first.click()
    expect(page.locator(FAILED)).to_contain_text("Not quite")
    expect(page.locator("[data-rules=D4]")).to_contain_text("Spoon")
    page.get_by_role("button", name="Start again").click()
    expect(page.locator("[data-result=open]")).to_be_visible()
    page.get_by_role("button", name="Steal a Spoon").first.click()
    expect(page.locator(SOLVED)).to_be_visible()


@pytest.mark.parametrize(("keys", "result"), some([("BGHDA", SOLVED), ("ADHGB", FAILED)], 0))
def test_a_lesson_of_outrun_is_run_with_the_keyboard(person: Person, keys: str, result: str) -> None:
    page = person()
    lesson(page, "outrun/reverse")
    for letter in keys:
        page.keyboard.press(str("ABCDEFGH".index(letter) + 1))
    page.keyboard.press("Enter")
    expect(page.locator(result)).to_be_visible()
    expect(page.locator("[data-rules='O2.2']")).to_contain_text("Reverse")


def test_the_link_of_a_lesson_opens_it_with_its_task(person: Person) -> None:
    page = person()
    page.goto("/learn/dig/hand-limit")
    expect(page.get_by_role("heading", name="End your turn, and keep all ten Knives.")).to_be_visible()


def test_a_run_that_failed_in_a_lesson_can_be_run_again(person: Person) -> None:
    page = person()
    lesson(page, "outrun/reverse")
    for keys, result in (("ADHGB", FAILED), ("BGHDA", SOLVED)):
        for letter in keys:
            page.keyboard.press(str("ABCDEFGH".index(letter) + 1))
        page.locator(".finish").click()
        expect(page.locator(result)).to_be_visible()
        if result == FAILED:
            page.get_by_role("button", name="Start again").click()
            expect(page.locator("[data-result=open]")).to_be_visible()
