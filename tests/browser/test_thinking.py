"""Can people see what a bot thinks: as a hint at their own table, and step by step when a game is over?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser import blackgate
from tests.browser.accessibility import no_complaint
from tests.browser.conftest import serving
from tests.browser.play import first_move, ready, start
from tests.browser.speaking import long_run
from tests.browser.test_coming_back import JAMAICA, give_up

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Person


def test_a_hint_is_asked_for_marked_on_the_board_and_played_by_keyboard_alone(person: Person) -> None:
    page = person()
    start(page, JAMAICA)
    ready(page)
    page.keyboard.press("h")
    ideas = page.get_by_role("region", name="Hint").locator(".idea")
    expect(ideas.first).to_be_focused()
    expect(ideas.first).to_contain_text(re.compile(r"\(from the cell\)\s*\d+%"))
    page.get_by_text("expected line").first.click()
    expect(page.get_by_role("region", name="Hint").locator("details li").first).to_be_visible()

    ideas.first.focus()
    page.keyboard.press("Enter")
    expect(ideas.first).to_have_attribute("aria-pressed", "true")
    no_complaint(page)
    page.emulate_media(color_scheme="dark")
    no_complaint(page)
    expect(page.locator("[data-can=land]")).to_have_count(1)
    expect(page.locator(".slot[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("log").first).to_contain_text("plays")
    expect(ideas).to_have_count(0)


def test_a_hint_on_a_phone_leaves_the_board_in_sight_and_can_be_put_away(person: Person) -> None:
    page = person(width=390, height=844, touch=True, liking='{"speed":"instant","language":"pl"}')
    page.goto("/")
    page.get_by_role("button", name="Zagraj z botami").click()
    expect(page.get_by_label("Gracze", exact=True)).to_contain_text("Lis")
    page.get_by_role("button", name="Podpowiedź").tap()
    idea = page.locator(".idea").last
    idea.scroll_into_view_if_needed()
    idea.tap()
    sheet = page.get_by_role("region", name="Podpowiedź").bounding_box()
    goal = page.locator("[data-can=land]").bounding_box()
    assert sheet is not None
    assert goal is not None
    assert goal["y"] + goal["height"] <= sheet["y"]
    page.get_by_role("button", name="Zamknij").tap()
    expect(page.locator(".idea, [data-can=land]")).to_have_count(0)


@long_run
def test_dig_gives_hints_too(person: Person) -> None:
    page = person()
    blackgate.open_table(page, "base", 2)
    page.get_by_role("button", name="Hint").click()
    page.locator(".idea").first.click()
    said = page.locator(".says").inner_text()
    assert page.locator(".idea .what").first.inner_text() in said
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".idea[aria-pressed=true]")).to_have_count(0)


def test_a_finished_game_tells_what_the_owl_would_have_thought(person: Person) -> None:
    page = person()
    start(page, JAMAICA)
    first_move(page)
    give_up(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Analyse with Owl").click()
    thought = page.get_by_role("region", name="Owl’s analysis")
    expect(thought.locator(".idea")).not_to_have_count(0)
    expect(thought.locator(".played")).to_have_count(1)
    expect(thought.get_by_role("status")).not_to_be_empty()
    chosen = thought.locator(".played .idea")
    chosen.click()
    expect(chosen).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-can=land]")).to_have_count(1)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("button", name="Analyse with Owl")).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(thought.locator(".played")).to_have_count(1)

    course = page.get_by_role("region", name="Winning chances")
    expect(course.locator("polyline")).to_have_count(3)
    course.locator("svg").last.click()
    steps = page.get_by_label("Step", exact=True)
    expect(steps).not_to_have_value("0")


def test_a_server_with_uncompiled_rules_says_which_bots_are_weaker_there(person: Person, tmp_path: Path) -> None:
    with serving(tmp_path / "house.db", {"ESCAPADE_PURE": "1"}) as uncompiled:
        page = person()
        page.goto(uncompiled)
        expect(page.locator("[data-reduced]")).to_contain_text("Owl")
        page.get_by_role("button", name="Play against bots").click()
        first_move(page)
        expect(page.get_by_role("log").first).to_contain_text("plays")
