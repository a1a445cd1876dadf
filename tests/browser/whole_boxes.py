"""Whole games of Cartagena and Dig Your Way Out with a corrected box, on the page; `make boxes`, in the long run."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from escapade import records
from escapade.box import read_box
from escapade.toml_lines import write_toml
from tests.browser.blackgate import Person as Prisoner
from tests.browser.play import OVER, click, play_to_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person

BOXES = {
    "cartagena": write_toml({"tunnel": ["pistol parrot hook sabre bomb chest"] * 8}),
    "dig": "[tunnel]\n2 = 3\n",
}
PRESETS = {"cartagena": "The Great Escape", "dig": "Every prisoner for themselves"}


@pytest.mark.parametrize("game", BOXES)
def test_a_whole_game_with_a_corrected_box(person: Person, game: str) -> None:
    page = person()
    page.goto(f"/box/{game}")
    page.get_by_label("The file (TOML)").fill(BOXES[game])
    page.get_by_label("Name", exact=True).fill("My own")
    page.get_by_role("button", name="Save", exact=True).click()
    page.get_by_role("button", name="Create game with this box").click()
    page.get_by_role("button", name=PRESETS[game], exact=True).click()
    page.get_by_role("combobox", name="Number of players").select_option("2")
    page.get_by_role("button", name="Create game").click()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.get_by_role("link", name="My own")).to_be_visible()
    play(page, game)
    expect(page.locator(OVER)).to_contain_text("won")
    box = read_box(game, BOXES[game], "My own")
    record = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/record").text().splitlines()
    assert records.verify(record, boxes=[box]).data == box.data
    with pytest.raises(records.Broken, match="box 'My own'"):
        records.verify(record)


def play(page: Page, game: str) -> None:
    if game == "dig":
        Prisoner(page).plays_to_the_end()
    else:
        play_to_the_end(page, click)
