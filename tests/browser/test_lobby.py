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
    page.locator("[name=players]").select_option("4")
    expect(page.locator("[name=seat-4]")).to_have_value("bot")  # whoever plays with bots gets one more


def test_players_who_share_a_device_are_offered_only_the_timing_they_will_have(person: Person) -> None:
    page = person()
    page.goto("/new/outrun")
    page.locator("[name=players]").select_option("2")
    mode = page.locator("[name=option-mode]")
    expect(mode).to_have_value("together")
    page.locator("[name=seat-2]").select_option("beside")
    expect(mode).to_have_value("apart")
    expect(mode.locator("option")).to_have_count(1)
    page.locator("[name=seat-2]").select_option("bot")
    expect(mode).to_have_value("together")
    page.locator("[name=seat-2]").select_option("beside")
    page.get_by_role("button", name="Create game").click()
    expect(page.locator("[data-board]").or_(page.locator(".curtain"))).to_be_visible()
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}/").json()
    assert table["table"]["options"]["mode"] == "apart"


def test_whoever_comes_by_the_link_reads_the_terms_and_whoever_is_removed_is_told(person: Person) -> None:
    anna, ben, eve = person(), person(), person()
    anna.goto("/")
    anna.get_by_role("button", name="Play with friends").click()
    anna.get_by_role("button", name="Add bot").last.click()
    ben.goto(anna.url)
    for term in ("No limit", "a bot stands in after 5 minutes", "only people with the link"):
        expect(ben.locator("dl")).to_contain_text(term)
    ben.get_by_role("button", name="Join").click()
    eve.goto(anna.url)
    expect(eve.get_by_text("you are watching")).to_be_visible()
    anna.locator("li", has_text="Guest").get_by_role("button", name="Remove").click()
    expect(ben.get_by_role("alert").first).to_contain_text("removed you from your seat")
    ben.get_by_role("button", name="Join").click()
    expect(ben.get_by_text("You can join again in a minute")).to_be_visible()


def test_the_form_begins_with_presets_and_somebody_chooses_a_colour_and_a_character(person: Person) -> None:
    page = person()
    page.goto("/new/dig")
    quick = page.get_by_role("button", name="Quick game against a bot")
    expect(quick).to_have_attribute("aria-pressed", "false")
    quick.click()
    expect(quick).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[name=players]")).to_have_value("2")
    expect(page.locator("[name=seat-2]")).to_have_value("bot")
    page.get_by_role("button", name="Purple").click()
    page.get_by_label("Character").select_option(label="Mohawk")
    page.get_by_role("button", name="Create game").click()
    expect(page.locator("[data-board]")).to_be_visible()
    seats = page.request.get(page.url.replace("/t/", "/api/tables/") + "/").json()["table"]["seats"]
    assert (seats[0]["colour"], seats[0]["character"]) == (4, 3)
    colour = "(main, name) => getComputedStyle(main).getPropertyValue(name)"
    main = page.locator("main")
    assert main.evaluate(colour, "--crew-0") == main.evaluate(colour, "--colour-4") != ""


def test_at_a_table_that_waits_the_host_changes_how_many_play_and_everybody_their_colour(person: Person) -> None:
    anna, ben = person(), person()
    anna.goto("/")
    anna.get_by_role("button", name="Play with friends").click()
    expect(anna.locator("ol li")).to_have_count(3)
    ben.goto(anna.url)
    ben.get_by_role("button", name="Join").last.click()
    expect(ben.locator("ol li").last).to_contain_text("(you)")
    anna.get_by_label("Number of players").select_option("2")
    for page in (anna, ben):
        expect(page.locator("ol li")).to_have_count(2)
    expect(ben.locator("ol li").last).to_contain_text("(you)")
    expect(ben.get_by_label("Number of players")).to_have_count(0)  # the host decides
    ben.get_by_role("button", name="Green").click()
    expect(ben.get_by_role("button", name="Green")).to_have_attribute("aria-pressed", "true")
    expect(anna.get_by_role("button", name="Green")).to_be_disabled()
    anna.get_by_role("button", name="Start game").click()
    expect(ben.locator("[data-board]")).to_be_visible()
    anna.get_by_role("button", name="Leave", exact=True).wait_for()
