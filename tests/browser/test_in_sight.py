"""Is everything there once, large enough, not cut off, and where it is looked for? Several facts in each page."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser import runner
from tests.browser.blackgate import open_table as open_dig
from tests.browser.blackgate import ready as ready_to_dig
from tests.browser.play import OVER, ready, start
from tests.browser.speaking import some
from tests.browser.test_from_positions import sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person

LEAST = 9.0  # px: the smallest letter or number
LONG = "W" * 30
# The smallest text inside an element, and its size on the screen, where drawings may be scaled.
SMALLEST = """(what) => {
  const found = [];
  for (const one of document.querySelectorAll(`${what} :is(text, tspan, span, b, strong, p, button)`)) {
    const own = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    if (!own || one.closest('.heard') || !one.getBoundingClientRect().width) continue;
    const drawn = one.getScreenCTM?.();
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
    found.push([parseFloat(getComputedStyle(one).fontSize) * scale, one.textContent.trim()]);
  }
  return found.sort(([a], [b]) => a - b)[0];
}"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
LONGER = "() => document.documentElement.scrollHeight - innerHeight"
# Whether elements are all on the screen.
SHOWN = """(what) => [...document.querySelectorAll(what)].every((one) => {
  const { top, bottom } = one.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
})"""
# Whether the middle of each element is what is seen there.
IN_SIGHT = """(what) => [...document.querySelectorAll(what)].every((one) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit && (one.contains(hit) || hit.contains(one));
})"""

# Whether elements are between both edges of the screen.
BETWEEN = """(what) => [...document.querySelectorAll(what)].every((one) => {
  const { left, right } = one.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
})"""

# Whether elements are on the screen, and above the desk with hand and buttons.
ABOVE = """(what) => {
  const desk = document.querySelector('.desk').getBoundingClientRect();
  const boxes = [...document.querySelectorAll(what)].map((one) => one.getBoundingClientRect());
  return desk.bottom <= innerHeight && boxes.every(({ top, bottom }) => top >= 0 && bottom <= desk.top);
}"""


def call_oneself(page: Page, name: str) -> None:
    """Take a name before a game."""
    assert page.request.post("/api/me", data={"name": name}).ok


def test_dig_lists_each_player_once_with_everything_about_them(person: Person) -> None:
    page = person()
    call_oneself(page, LONG)
    open_dig(page, "base", 3)
    ready_to_dig(page)
    players = page.get_by_role("list", name="Players")
    for seat in range(3):
        one = players.locator(f"[data-anchor=seat-{seat}]")
        expect(one.get_by_role("meter")).to_have_count(1)
        expect(one.get_by_role("img", name="Beatings: 0")).to_be_visible()
    expect(page.get_by_role("meter")).to_have_count(3)
    expect(page.get_by_role("list", name="Prisoners and their tunnels")).to_have_count(0)
    assert page.evaluate(SIDEWAYS) == 0, "a long name is cut off, not the page"
    assert page.evaluate(IN_SIGHT, ".talk [data-hint], .reach > .label, .slot"), "the hint is not under the hand"
    size, text = page.evaluate(SMALLEST, ".play")
    assert size >= LEAST, text


def test_what_is_within_reach_in_dig_is_whole_also_with_six_chips(person: Person) -> None:
    page = person()
    hand = "broom-handle,toothbrush,rosary,needle-and-ink,bandana,prayer-beads"
    sit_down(page, "dig", f"players=cafeteria:{hand}:background=miner;showers:-:background=fence")
    chips = page.locator("[data-reach]")
    expect(chips).to_have_count(6)
    assert chips.evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")


def test_dig_on_a_phone_shows_plan_question_and_hand_without_scrolling(person: Person) -> None:
    page = person(width=390, height=844, touch=True)
    open_dig(page, "base", 3)
    ready_to_dig(page)
    assert page.evaluate("scrollY") == 0
    assert page.evaluate(ABOVE, "[data-area] > .hit")
    assert page.evaluate(SIDEWAYS) == 0
    hidden = "(one) => one.scrollWidth - one.clientWidth"
    assert page.locator(".desk .bar").evaluate(hidden) <= 0, "buttons are below each other, not beside the screen"
    assert page.evaluate(IN_SIGHT, ".desk [data-kind=Stop]"), "the turn can be ended without scrolling"
    assert page.evaluate(BETWEEN, ".players [role=meter]"), "every player's tunnel is in sight"


@pytest.mark.parametrize("preset", some(["jamaica", "tortuga", "everything"], 1, 2))
def test_cartagena_on_a_phone_shows_the_whole_passage_and_the_hand_without_scrolling(
    person: Person, preset: str
) -> None:
    page = person(width=390, height=844, touch=True)
    start(page, preset)
    ready(page)
    assert page.evaluate("scrollY") == 0
    assert page.evaluate(ABOVE, "[data-place] > .hit, .piles")
    assert page.evaluate(BETWEEN, "[data-anchor^=seat-], [data-open-hand] > *"), "every player, and every open card"
    size, text = page.evaluate(SMALLEST, ".game")
    assert size >= LEAST, text


@pytest.mark.parametrize("width", [390, 360])
def test_four_players_on_a_phone_are_beside_each_other_with_whole_names(person: Person, width: int) -> None:
    page = person(width=width, height=844, touch=True)
    page.goto("/new/outrun")
    page.locator("[name=players]").select_option("4")
    for seat, bot in ((2, "owl"), (3, "raven"), (4, "magpie")):
        page.locator(f"[name=bot-{seat}]").select_option(bot)
    page.locator("form .main").click()
    players = page.get_by_role("list", name="Players", exact=True)
    expect(players.locator("strong")).to_have_count(4)
    hidden = "(one) => one.scrollWidth - one.clientWidth"
    assert players.evaluate(hidden) <= 0, "nobody is beside the screen"
    for name in ("Owl", "Raven", "Magpie"):
        assert players.get_by_text(name, exact=True).evaluate(hidden) <= 0, name


def test_a_guided_game_on_a_phone_shows_the_boat_above_the_hand(person: Person) -> None:
    page = person(width=390, height=844, touch=True)
    page.goto("/learn/cartagena/first-game")
    page.locator(".desk .slot").first.wait_for()
    page.wait_for_function(ABOVE, arg="[data-place] > .hit")
    assert page.evaluate("scrollY") == 0


def test_on_the_crossing_every_number_is_there_also_that_of_the_boat(person: Person) -> None:
    page = person()
    start(page, "everything")
    ready(page)
    numbers = {int(one) for one in page.locator("[data-board] .number, [data-board] .title .count").all_text_contents()}
    assert numbers == set(range(1, max(numbers) + 1))


def test_outrun_on_a_laptop_needs_no_scrolling_in_a_run_and_after_it(person: Person) -> None:
    page = person()
    runner.sit_down(page, "vampire")
    for _ in range(2):
        page.locator(f"{runner.GO}, {runner.FINISH}").first.wait_for()
        if page.locator(runner.GO).count():
            size, text = page.evaluate(SMALLEST, ".hall")
            assert size >= LEAST, text
            page.locator(runner.GO).click()
        expect(page.locator(runner.FINISH)).to_be_visible()
        assert page.evaluate(LONGER) == 0, "in a run"
        runner.by_keys(page, runner.asked(page))
        expect(page.locator(".round [data-ran]").first).to_be_visible()
        assert page.evaluate(SHOWN, ".prompt, .round, .runners"), "after a run"


def test_a_replay_on_a_phone_names_its_game_in_full(person: Person) -> None:
    page = person(width=390, height=844, touch=True)
    sit_down(page, "dig", "players=cell-block:shovel:background=miner,points=10;showers:-:background=fence")
    page.locator(".slot.live").first.click()
    page.locator("[data-move='dig:shovel']").click()
    expect(page.locator(OVER)).to_be_visible()
    page.goto(f"{page.url}/replay")
    title = page.locator("header .status")
    expect(title).to_have_text("Dig Your Way Out replay")
    assert title.evaluate("(it) => it.scrollWidth <= it.clientWidth")
