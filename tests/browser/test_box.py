"""Can a box be corrected on the page, saved and shared, and a whole game be played with it?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from escapade import records
from escapade.box import read_box
from tests.browser.accessibility import no_complaint
from tests.browser.runner import by_keys, play_to_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.conftest import Person

FILE = "The file (TOML)"


def test_a_box_is_corrected_saved_shared_and_played_with(person: Person, url: str) -> None:
    page = person()
    page.goto("/box/outrun")
    page.locator("[data-list=rooms] summary").click()
    page.get_by_label("Rooms on a room board", exact=True).fill("1")
    expect(page.get_by_label(FILE)).to_have_value("rooms = 1\n")
    expect(page.get_by_text("No errors.")).to_be_visible()
    no_complaint(page)
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
    expect(page.get_by_text("The bots were trained without this box.")).to_be_visible()
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
    tile = page.get_by_role("group", name="Tunnel tiles, Tile 1", exact=True)
    expect(tile.get_by_role("button")).to_have_text(["chest", "hook", "bomb", "parrot", "sabre", "pistol"])
    tile.get_by_role("button", name="chest").click()
    tile.get_by_role("button", name="hook").click()
    expect(page.get_by_label(FILE)).to_have_value(re.compile(r'^tunnel = \[\n    "hook chest bomb '))
    expect(page.get_by_text("No errors.")).to_be_visible()
    tile.get_by_role("button", name="bomb").drag_to(tile.get_by_role("button", name="pistol"))
    expect(page.get_by_label(FILE)).to_have_value(re.compile('"hook chest pistol parrot sabre bomb"'))


def test_a_list_stays_open_when_it_fits_again_and_the_game_has_the_edition_of_the_box(person: Person) -> None:
    page = person()
    page.goto("/box/cartagena")
    page.locator("[data-list=tokens] summary").click()
    snakes = page.get_by_label("Chest tokens, Snake", exact=True)
    snakes.fill("3")
    expect(page.get_by_role("alert")).to_contain_text("there should be 8 chest tokens, not 9")
    page.get_by_label("Chest tokens, 2 cards", exact=True).fill("1")
    expect(page.get_by_text("No errors.")).to_be_visible()
    expect(snakes).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Snakes")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Create game with this box").click()
    expect(page.locator("select[name=option-edition]")).to_have_value("escape")
    page.get_by_role("button", name="Create game").click()
    expect(page.get_by_role("link", name="Snakes")).to_be_visible()


def test_a_path_is_traced_with_the_mouse_or_typed(person: Person) -> None:
    page = person()
    page.goto("/box/outrun")
    page.locator("[data-list=paths] > summary").click()
    path = page.locator("[data-list=paths] [data-path]").first
    path.locator("summary").click()
    ring = path.get_by_role("group", name="Path cards, Path 1", exact=True)
    ring.scroll_into_view_if_needed()
    stops = [middle(ring.locator(f"[data-symbol={letter}]")) for letter in "ACEB"]
    page.mouse.move(*stops[0])
    page.mouse.down()
    for stop in stops[1:]:
        page.mouse.move(*stop, steps=25)  # close enough to the symbols beside the line to touch them
    page.mouse.up()
    expect(path).to_have_attribute("data-path", "ACEB")
    ring.get_by_role("button", name="H,").click()
    expect(path).to_have_attribute("data-path", "ACEBH")
    page.keyboard.press("Backspace")
    page.keyboard.type("gd*")
    expect(path).to_have_attribute("data-path", "ACEBGD*")
    expect(page.get_by_label(FILE)).to_have_value(re.compile(r'^paths = \[\n    "ACEBGD\*",'))
    expect(page.get_by_text("No errors.")).to_be_visible()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_lists_and_words_have_names_in_the_language_of_the_page(person: Person) -> None:
    page = person(language="pl")
    page.goto("/box/dig")
    expect(page.locator("[data-list=recipes] summary")).to_contain_text("Przepisy")
    page.locator("[data-list=recipes] summary").click()
    page.get_by_label("Przepisy, Pozycja 1, Co powstaje").select_option(label="Kilof")
    expect(page.locator("textarea")).to_have_value(re.compile(r'make = "pick"'))
