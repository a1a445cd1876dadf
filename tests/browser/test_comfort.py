"""Is the table comfortable: speed and size where one plays, and turns that end by themselves for those who want it?"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.blackgate import open_table
from tests.browser.blackgate import ready as ready_to_dig
from tests.browser.play import ready, start
from tests.browser.runner import sit_down, turn_up

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

    from tests.browser.conftest import Person


def test_speed_and_size_are_chosen_at_the_table_and_stay(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    page.get_by_role("button", name="Speed and size").click()
    page.get_by_label("Animation speed").select_option("quick")
    page.get_by_role("combobox", name="Size").select_option("larger")
    expect(page.locator("html")).to_have_css("font-size", "20px")
    page.goto("/settings")
    expect(page.get_by_label("Animation speed")).to_have_value("quick")
    expect(page.get_by_role("combobox", name="Size")).to_have_value("larger")
    expect(page.locator("html")).to_have_css("font-size", "20px")


def test_where_the_system_chooses_the_colours_those_that_mean_something_stay(person: Person) -> None:
    page = person()
    page.emulate_media(forced_colors="active")
    open_table(page, "base", 2)
    ready_to_dig(page)
    shown = "one => getComputedStyle(one).backgroundColor"
    mine = page.get_by_role("list", name="Players").locator("[aria-current]")
    expect(mine).to_have_css("outline-style", "solid")
    page.locator("[data-left='2']").wait_for()
    assert page.locator("[data-left] i").first.evaluate(shown) == TEAL
    assert page.locator("[role=meter]").first.evaluate("one => getComputedStyle(one).backgroundImage") != "none"
    sit_down(page, "practice", "2")
    turn_up(page)
    tiles = page.locator("[data-lay] .tile")
    assert len({tiles.nth(n).evaluate(shown) for n in range(8)}) == 8, "every movement card has its colour"


TEAL = "rgb(15, 85, 99)"


def leave_nothing_but_the_end(socket: WebSocketRoute) -> None:
    """Let the page see of its own moves only the one that ends the turn."""
    server = socket.connect_to_server()

    def told(text: str | bytes) -> None:
        message = json.loads(text)
        for view in message.get("views", []):
            view["moves"] = [move for move in view.get("moves", []) if move["kind"] == "Stop"]
            view["legal"] = [move["text"] for move in view["moves"]]
        socket.send(json.dumps(message))

    server.on_message(told)


def test_a_turn_with_nothing_left_to_do_ends_by_itself_for_those_who_want_it(person: Person) -> None:
    page = person()
    page.route_web_socket("**/api/socket?*", leave_nothing_but_the_end)
    open_table(page, "base", 2)
    expect(page.locator("[data-kind=Stop]")).to_be_visible()  # nobody asked for it yet
    page.get_by_role("button", name="Speed and size").click()
    page.get_by_label("End my turn automatically").check()
    # the bot is on the move, or has been: our turns end without a click
    expect(page.get_by_label("Players").locator("li").last).to_contain_text("Magpie")
    page.wait_for_function(ENDED_TWICE)


ENDED_TWICE = """
async () => {
  const told = await (await fetch(`/api/tables/${location.pathname.split('/')[2]}/log`)).json();
  return told.entries.filter(({ entry }) => entry.type === 'played' && entry.seat === 1).length > 0
    && told.entries.filter(({ entry }) => entry.type === 'played' && entry.seat === 0).length > 1;
}
"""
