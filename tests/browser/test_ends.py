"""Is the last turn shown until the next one, and does the end of a game lead to the next game?"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import no_complaint
from tests.browser.blackgate import Person as Prisoner
from tests.browser.blackgate import open_table
from tests.browser.blackgate import ready as asked_in_prison
from tests.browser.play import first_move, ready, resign, start
from tests.browser.runner import asked, by_keys, sit_down, turn_up
from tests.browser.speaking import long_run, some

if TYPE_CHECKING:
    from tests.browser.conftest import Person

# Whether the first arrow out of the cell begins in its crew's line there.
FROM_OWN_LINE = """() => {
  const box = document.querySelector('.arrows').getBoundingClientRect();
  return [...document.querySelectorAll('[data-arrow=piece]')].some((arrow) => {
    const seat = /crew-(\\d)/.exec(arrow.getAttribute('style'))[1];
    const line = document.querySelector(`[data-anchor="place-0-of-${seat}"]`).getBoundingClientRect();
    const [x, y] = arrow.querySelector('.line').getAttribute('d').match(/[\\d.]+/g).map(Number);
    return Math.hypot(box.x + x - line.x, box.y + y - line.y) < 3;
  });
}"""


def test_the_last_turn_is_marked_and_a_click_shows_it_again(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    first_move(page)
    ready(page)
    line = page.locator("[data-last-turn] button")
    expect(line).to_be_enabled()
    expect(page.locator("[data-arrow=piece] .line").first).to_be_visible()
    assert page.evaluate(FROM_OWN_LINE), "an arrow begins at the pirates of its crew"
    where = "crowd => [...crowd.children].map(one => one.style.transform).join()"
    before = page.locator(".crowd").evaluate(where)
    said = line.inner_text()
    line.click()
    expect(line).to_be_enabled()
    assert (page.locator(".crowd").evaluate(where), line.inner_text()) == (before, said)


def test_both_buttons_of_the_last_turn_are_on_one_line(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    first_move(page)
    ready(page)
    middles = [
        box["y"] + box["height"] / 2
        for box in (page.locator(f"[data-{what}]").bounding_box() for what in ("last-turn", "what-happened"))
        if box
    ]
    assert middles[0] == pytest.approx(middles[1], abs=1)


def test_what_just_happened_is_shown_step_by_step_with_the_rules(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    first_move(page)
    ready(page)
    where = "crowd => [...crowd.children].map(one => one.style.transform).join()"
    before = page.locator(".crowd").evaluate(where)
    page.keyboard.press("w")
    asked = page.get_by_role("dialog", name="What just happened?")
    expect(asked).to_contain_text("Step 1 of")
    expect(asked.locator("[data-rules] a").first).to_have_text(re.compile(r"C\d"))
    while asked.get_by_role("button", name="Next step").count():
        asked.get_by_role("button", name="Next step").click()
    no_complaint(page)
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    expect(page.locator("[data-what-happened]")).to_be_focused()
    assert page.locator(".crowd").evaluate(where) == before
    ready(page)


def test_what_just_happened_in_a_race_is_told_between_the_runs_and_during_a_run_it_is_said_why_not(
    person: Person,
) -> None:
    page = person()
    sit_down(page, "practice", "2")
    turn_up(page)
    ask = page.locator("[data-what-happened]")
    expect(ask).to_have_attribute("aria-disabled", "true")
    expect(ask).to_have_attribute("title", "Not during a run. Ask again when it is over.")
    page.keyboard.press("w")
    expect(page.get_by_text("Not during a run. Ask again when it is over.")).to_be_visible()
    by_keys(page, asked(page))
    expect(page.locator("[data-ran]")).to_have_count(2)
    expect(ask).to_have_attribute("aria-disabled", "false")
    expect(page.get_by_text("Not during a run.")).to_have_count(0)
    page.keyboard.press("w")
    told = page.get_by_role("dialog", name="What just happened?")
    expect(told).to_contain_text("Step 1 of")
    expect(told.locator("[data-rules] a").first).to_have_text(re.compile(r"O\d"))


def test_on_a_phone_the_last_turn_is_one_line_above_the_board(person: Person) -> None:
    page = person(width=390, height=844, touch=True)
    start(page, "jamaica")
    first_move(page)
    ready(page)
    line, board = page.locator("[data-last-turn]").bounding_box(), page.locator("[data-board]").bounding_box()
    assert line is not None
    assert board is not None
    assert line["y"] + line["height"] <= board["y"]
    assert line["height"] < 2 * 24


@long_run
def test_axe_finds_nothing_at_a_table_on_a_phone(person: Person) -> None:
    page = person(width=390, height=844, touch=True)
    start(page, "jamaica")
    first_move(page)
    ready(page)
    no_complaint(page)


def test_in_prison_the_last_turn_is_told_and_shown_again(person: Person) -> None:
    page = person()
    open_table(page, "base", 2)
    asked_in_prison(page)
    Prisoner(page).decides()
    line = page.locator("[data-last-turn] button")
    expect(line.locator(".says")).not_to_be_empty()
    asked_in_prison(page)
    where = "all => all.map(one => one.dataset.standee + one.dataset.in).sort().join()"
    before = page.locator("[data-standee]").evaluate_all(where)
    line.click()
    expect(line).to_be_enabled()
    assert page.locator("[data-standee]").evaluate_all(where) == before


def test_no_turn_is_shown_again_while_somebody_runs(person: Person) -> None:
    page = person()
    sit_down(page, "vampire")
    turn_up(page)
    expect(page.locator("[data-last-turn] .says")).not_to_be_empty()
    expect(page.locator("[data-last-turn] button:enabled")).to_have_count(0)


def test_resigning_asks_first(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Resign …").click()
    expect(page.get_by_text("counts as a loss")).to_be_visible()
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Resign …")).to_be_visible()
    expect(page.locator(".over")).to_have_count(0)


@pytest.mark.parametrize("then", some(["Same deal again", "Stronger bots: Fox → Raven"], 1))
def test_the_end_ranks_everybody_and_leads_to_the_next_game(person: Person, then: str) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    seats = page.get_by_role("list", name="Players").get_by_role("listitem").count()
    resign(page)
    expect(page.locator(".over h2")).to_be_visible()
    ranked = page.get_by_role("list", name="Result").get_by_role("listitem")
    expect(ranked).to_have_count(seats)
    expect(ranked.last).to_contain_text(f"{seats}.")
    expect(page.locator(".over .facts")).to_contain_text(re.compile(r"\d+ turns? · \d+:\d\d"))
    old = page.url
    page.get_by_role("button", name=then).click()
    expect(page).not_to_have_url(old)
    assert ready(page) == "mine"


def test_the_end_is_beside_the_board_of_a_phone_on_its_side(person: Person) -> None:
    page = person(width=844, height=390, touch=True)
    start(page, "jamaica")
    ready(page)
    resign(page)
    expect(page.locator(".over h2")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")
    expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport()
    drawn = page.locator("[data-board]").bounding_box()
    assert drawn is not None
    assert drawn["height"] > 200, "the board takes the height there is"


def test_a_link_opens_a_replay_at_its_step(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    first_move(page)
    ready(page)
    resign(page)
    expect(page.locator(".over h2")).to_be_visible()
    address = f"{page.url}/replay"
    page.goto(address)
    expect(page.get_by_role("slider")).to_have_value("0")
    told = page.request.get(address.replace("/t/", "/api/tables/")).text().splitlines()
    version = next(one["version"] for one in map(json.loads, told) if one["entry"]["type"] == "played")
    page.goto(f"{address}?step={version}")
    expect(page.get_by_role("slider")).to_have_value("1")
