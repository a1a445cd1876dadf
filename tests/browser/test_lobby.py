"""Do people know what they join: the form of a new game, and the table before it starts?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from tests.browser.conftest import Person


def test_the_form_offers_only_options_that_decide_something(person: Person) -> None:
    page = person()
    page.goto("/new/cartagena")
    expect(page.locator("[name=option-edition]")).to_have_value("classic")
    expect(page.locator("[name=option-tricks]")).to_have_count(0)
    expect(page.locator("[name=option-first] option")).to_have_count(4)  # anybody, or one of three
    page.locator("[name=option-edition]").select_option("escape")
    expect(page.locator("[name=option-cards]")).to_have_count(0)
    page.locator("[name=option-stage]").select_option("crossing")
    page.locator("[name=option-tiles]").select_option("4")
    page.get_by_role("button", name="Create game").click()
    tiles = page.locator("[name=option-tiles]")
    expect(tiles).to_have_attribute("aria-invalid", "true")
    expect(tiles).to_be_focused()
    expect(page.locator("label:has([name=option-tiles]) + [role=alert]")).to_contain_text("needs 6, 3+4, 4+3 or 8")
    page.get_by_role("alert").get_by_role("button", name="Show rule C6.0").click()
    expect(page.get_by_role("dialog").locator("#C6-0")).to_be_in_viewport()
    page.keyboard.press("Escape")


def test_whoever_comes_by_the_link_reads_the_terms_and_whoever_is_removed_is_told(person: Person) -> None:
    anna, ben, eve = person(), person(), person()
    anna.goto("/")
    anna.get_by_role("button", name="Play with friends").click()
    anna.get_by_role("button", name="Add bot").last.click()
    ben.goto(anna.url)
    for term in ("No limit", "a bot stands in after 300 s", "only people with the link"):
        expect(ben.locator("dl")).to_contain_text(term)
    ben.get_by_role("button", name="Join").click()
    eve.goto(anna.url)
    expect(eve.get_by_text("you are watching")).to_be_visible()
    anna.locator("li", has_text="Guest").get_by_role("button", name="Remove").click()
    expect(ben.get_by_role("alert").first).to_contain_text("removed you from your seat")
    ben.get_by_role("button", name="Join").click()
    expect(ben.get_by_text("You can join again in a minute")).to_be_visible()
