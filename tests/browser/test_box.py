"""Can a box be corrected on the page, saved and shared, and a whole game be played with it?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from escapade import records
from escapade.box import read_box
from tests.browser.runner import by_keys, play_to_the_end
from tests.browser.test_everybody import AXE

if TYPE_CHECKING:
    from tests.browser.conftest import Person

FILE = "The file (TOML)"


def test_a_box_is_corrected_saved_shared_and_played_with(person: Person, url: str) -> None:
    page = person()
    page.goto("/box/outrun")
    page.locator("[data-list=rooms] summary").click()
    page.get_by_label("rooms", exact=True).fill("1")
    expect(page.get_by_label(FILE)).to_have_value("rooms = 1\n")
    expect(page.get_by_text("Everything fits.")).to_be_visible()
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found = page.evaluate("axe.run()")
    assert not [(one["id"], [node["html"][:160] for node in one["nodes"]]) for one in found["violations"]]
    page.get_by_label("Name", exact=True).fill("One room")
    page.get_by_role("button", name="Save", exact=True).click()
    link = page.get_by_label("Link to this box").input_value()
    box = read_box("outrun", "rooms = 1\n", "One room")
    assert link == f"{url}/box/outrun?box={box.digest}"
    friend = person()
    friend.goto(link)
    expect(friend.get_by_label(FILE)).to_have_value("rooms = 1\n")

    page.get_by_role("button", name="Create game with this box").click()
    expect(page.get_by_role("combobox", name="Box", exact=True)).to_have_value(box.digest)
    page.get_by_role("combobox", name="Number of players").select_option("2")
    page.get_by_label("Room boards").select_option("1")
    page.get_by_role("button", name="Create game").click()
    expect(page.get_by_role("link", name="One room")).to_be_visible()
    expect(page.get_by_text("The bots were trained without it.")).to_be_visible()
    assert play_to_the_end(page, by_keys) > 0
    record = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/record").text().splitlines()
    assert records.verify(record, boxes=[box]).data == {"rooms": 1}


def test_what_is_wrong_is_said_at_once_with_its_line_and_nothing_is_lost(person: Person) -> None:
    page = person()
    page.goto("/box/outrun")
    wrong = "# my museum\nrooms = 9\n[bear]\nteeth = [1]\n"
    page.get_by_label(FILE).fill(wrong)
    expect(page.get_by_role("alert")).to_contain_text("Line 4: “teeth” is not in [bear]")
    expect(page.get_by_label(FILE)).to_have_value(wrong)
    expect(page.get_by_role("button", name="Save", exact=True)).to_be_disabled()
    page.get_by_label(FILE).fill("rooms = [")
    expect(page.get_by_role("alert")).to_contain_text("this is not TOML")
    page.reload()
    expect(page.get_by_label(FILE)).to_have_value("rooms = [")


def test_the_symbols_of_a_tile_change_places(person: Person) -> None:
    page = person()
    page.goto("/box/cartagena")
    page.locator("[data-list=tunnel] summary").click()
    tile = page.get_by_role("group", name="tunnel 0")
    first, second = tile.get_by_role("button").nth(0), tile.get_by_role("button").nth(1)
    changed = re.compile(rf'^tunnel = \[\n    "{second.inner_text()} {first.inner_text()} ')
    first.click()
    second.click()
    expect(page.get_by_label(FILE)).to_have_value(changed)
    expect(page.get_by_text("Everything fits.")).to_be_visible()
