"""Can a game from another package be played on a page that was built without it, in its own words?"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import serving
from tests.browser.play import OVER
from tests.third_party import install

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.browser.conftest import Person

LONGEST = 300  # own decisions of one game
READY = "() => document.querySelector('[data-move]:enabled, .over h2')"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("house")
    with serving(folder / "house.db", install(folder / "elsewhere")) as address:
        yield address


def test_a_game_from_elsewhere_is_offered_and_played_to_the_end(person: Person) -> None:
    page = person()
    page.goto("/")
    card = page.locator("[data-game=ropeladder]")
    expect(card.get_by_role("heading")).to_have_text("The Rope Ladder")
    expect(card).to_contain_text("one rope ladder, and everybody wants out")
    card.get_by_role("button", name="Against bots").click()
    expect(page.locator(".desk .says")).to_have_text("Climb, or shake the ladder?")
    expect(page.locator("[data-anchor=rungs] dt")).to_have_text("Rung")
    expect(page.locator("[data-anchor=dice] dd")).to_contain_text("?")
    expect(page.locator("[data-move=up]")).to_have_text("Climb")
    for _ in range(LONGEST):
        page.wait_for_function(READY)
        if page.locator(OVER).count():
            break
        page.locator("[data-move]").last.click()
    expect(page.locator(OVER)).to_contain_text("won")
    log = page.get_by_role("log")
    expect(log).to_contain_text("rungs.")
    expect(log).not_to_contain_text("ropeladder-")


def test_what_the_rules_of_a_game_from_elsewhere_refuse_is_said_in_its_words(person: Person) -> None:
    page = person()
    page.goto("/")
    page.locator("[data-game=ropeladder]").get_by_role("button", name="Against bots").click()
    page.get_by_label("Move in notation").fill("shake1")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("alert")).to_contain_text("You can only shake down a player who hangs above you")


def test_its_options_are_a_form_and_its_rules_can_be_read(person: Person) -> None:
    page = person(width=360, height=740)
    page.goto("/new/ropeladder")
    expect(page.get_by_text("Rungs of the ladder")).to_be_visible()
    page.goto("/rules/ropeladder")
    expect(page.get_by_text("never below the bottom")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, "nothing sticks out"


def test_a_position_of_a_game_from_elsewhere_is_set_up_in_fields_with_its_own_names(person: Person) -> None:
    page = person()
    page.goto("/analysis/ropeladder")
    page.locator("[data-setup]").click()
    rungs = page.get_by_label("Rung", exact=True)
    rungs.fill(".".join("7" for _ in rungs.input_value().split(".")))
    page.get_by_label("Turn of player").fill("2")
    page.locator("[data-set-fields]").click()
    expect(page.locator("[data-analysis*='rungs=7.7'][data-analysis*='turn=2']")).to_be_visible()
    page.locator("[data-setup]").click()
    page.get_by_label("Turn of player").fill("9")
    page.locator("[data-set-fields]").click()
    expect(page.get_by_role("alert")).to_contain_text("This position cannot be used")
