"""Can people go away and come back: after a reload, on purpose, without a network, and to a game that is over?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.play import click, first_move, ready, resign, start
from tests.browser.waiting import until

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person

JAMAICA = "jamaica"


def give_up(page: Page) -> None:
    """Lose, to have a finished game."""
    resign(page)
    expect(page.locator(".over h2")).to_be_visible()


def test_whoever_reloads_the_page_reads_what_happened_before(person: Person) -> None:
    page = person()
    start(page, JAMAICA)
    first_move(page)
    log = page.get_by_role("log").first
    expect(log).to_contain_text(re.compile(r"plays an? \w+: cell → \d+"))
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()  # our own move is told by now
    before = log.locator("p").all_inner_texts()
    page.reload()
    expect(log.locator("p").first).to_contain_text("joins")
    assert log.locator("p").all_inner_texts()[-len(before) :] == before
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()


def test_whoever_reloads_the_page_sees_the_last_turn_and_can_have_it_shown_again(person: Person) -> None:
    page = person()
    start(page, JAMAICA)
    first_move(page)
    ready(page)
    arrows, line = page.locator("[data-arrow=piece]"), page.locator("[data-last-turn] button")
    expect(arrows.first).to_be_visible()
    before, said = arrows.count(), line.locator(".says").inner_text()
    page.reload()
    expect(line).to_be_enabled()
    expect(arrows).to_have_count(before)
    expect(line.locator(".says")).to_have_text(said)
    page.keyboard.press("w")
    asked = page.get_by_role("dialog", name="What just happened?")
    expect(asked.get_by_role("button", name="Show it again")).to_be_visible()
    page.keyboard.press("Escape")
    give_up(page)
    page.reload()
    expect(arrows.first).to_be_visible()
    expect(line).to_be_enabled()


def test_whoever_leaves_is_held_by_a_bot_and_comes_back(person: Person) -> None:
    anna, ben = person(), person()
    anna.goto("/")
    anna.get_by_role("button", name="Play with friends").click()
    anna.get_by_role("button", name="Add bot").last.click()
    ben.goto(anna.url)
    ben.get_by_role("button", name="Join").click()
    anna.get_by_role("button", name="Start game").click()
    expect(ben.locator("[data-board]")).to_be_visible()

    ben.get_by_role("button", name="Leave", exact=True).click()
    expect(ben.get_by_text("A bot stands in until you come back")).to_be_visible()
    ben.get_by_role("button", name="Let a bot stand in").click()
    expect(ben.get_by_role("heading", name="Your games")).to_be_visible()
    expect(anna.get_by_label("Players")).to_contain_text("bot stands in")
    expect(anna.get_by_role("log").first).to_contain_text("A bot stands in.")

    ben.get_by_role("link", name="Come back").click()
    expect(anna.get_by_role("log").first).to_contain_text("is back")
    expect(anna.get_by_label("Players")).not_to_contain_text("bot stands in")
    expect(ben.locator(".held")).to_have_count(0)


def test_a_seat_left_at_one_screen_can_be_taken_back_at_another(person: Person) -> None:
    anna, ben = person(), person()
    anna.goto("/")
    anna.get_by_role("button", name="Play with friends").click()
    anna.get_by_role("button", name="Add bot").last.click()
    ben.goto(anna.url)
    ben.get_by_role("button", name="Join").click()
    anna.get_by_role("button", name="Start game").click()
    other = anna.context.new_page()
    other.goto(anna.url)
    expect(other.locator("[data-board]")).to_be_visible()  # whoever comes later takes over by coming
    anna.get_by_role("button", name="Leave", exact=True).click()
    anna.get_by_role("button", name="Let a bot stand in").click()
    other.get_by_role("button", name="Take over again").click()
    expect(other.locator(".held")).to_have_count(0)
    expect(ben.get_by_label("Players")).not_to_contain_text("bot stands in")


def test_alone_with_bots_the_game_waits_for_whoever_leaves(person: Person) -> None:
    page = person()
    start(page, JAMAICA)
    ready(page)
    page.get_by_role("button", name="Leave", exact=True).click()
    page.get_by_role("button", name="Leave for now").click()
    page.get_by_role("link", name="Continue").click()
    assert ready(page) == "mine"


def test_a_finished_game_is_seen_again_step_by_step(person: Person) -> None:
    page = person()
    start(page, JAMAICA)
    first_move(page)
    give_up(page)
    # which of a crew's pirates stands where may differ, as nobody can tell them apart; where the crew stands may not
    places = "crowd => [...crowd.children].map(one => one.innerHTML + one.style.transform).sort().join()"
    end = page.locator(".crowd").evaluate(places)
    page.get_by_role("link", name="Replay").click()
    steps = page.get_by_label("Step", exact=True)
    expect(steps).to_have_value("0")
    expect(page.get_by_role("log").first.locator("p")).to_have_count(1)
    begin = page.locator(".crowd").evaluate(places)
    last = int(steps.get_attribute("max") or "0")
    for _ in range(last):
        page.keyboard.press("ArrowRight")
    expect(steps).to_have_value(str(last))
    assert page.locator(".crowd").evaluate(places) == end != begin
    page.keyboard.press("ArrowLeft")
    expect(steps).to_have_value(str(last - 1))
    page.keyboard.press("Home")
    expect(steps).to_have_value("0")
    assert page.locator(".crowd").evaluate(places) == begin
    steps.fill(str(last))
    expect(page.get_by_role("log").first.locator("p")).not_to_have_count(1)
    assert page.locator(".crowd").evaluate(places) == end

    stranger = person()
    stranger.goto(page.url)
    expect(stranger.get_by_label("Step", exact=True)).to_have_value(str(last))  # the address names the step


def test_a_game_that_still_goes_on_cannot_be_seen_again(person: Person) -> None:
    page = person()
    start(page, JAMAICA)
    page.goto(f"{page.url}/replay")
    expect(page.get_by_role("heading", name="No replay found")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("[data-board]")).to_be_visible()


# Whether the worker has kept the page's messages, and those of the settings.
KEPT = """async () => {
  const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const kept = (await Promise.all(all.map((cache) => cache.keys()))).flat();
  const files = [/words-en-.{8}[.]js$/, /words-en-settings-.{8}[.]js$/];
  return files.every((file) => kept.some(({ url }) => file.test(url)));
}"""


def test_the_shell_opens_without_a_network_and_says_so(person: Person) -> None:
    page = person(worker=True)
    page.goto("/")
    expect(page.get_by_role("heading", name="Cartagena")).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="Cartagena")).to_be_visible()
    expect(page.get_by_role("status").first).to_contain_text("You are offline")
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    page.goto("/settings")
    theme, reload = page.get_by_label("Theme"), page.get_by_role("button", name="Reload")
    expect(theme.or_(reload)).to_be_visible()
    if reload.is_visible():  # a busy browser may have asked the network, not its worker
        reload.click()
    expect(theme).to_be_visible()
    page.context.set_offline(False)
    page.goto("/")
    page.get_by_role("button", name="Play against bots").click()
    ready(page)  # a bot's move takes the refusal away
    click(page.locator("[data-place='20']"))
    expect(page.get_by_role("alert").last).to_contain_text("C")


def test_whoever_looks_elsewhere_is_told_that_it_is_their_turn_if_they_asked(
    person_with_notifications: Person,
) -> None:
    page = person_with_notifications(worker=True)
    page.goto("/settings")
    box = page.get_by_label("Notify me when it’s my turn")
    box.click()  # the browser says no, as nobody has allowed it
    expect(page.get_by_text("Your browser blocks notifications")).to_be_visible()
    expect(box).not_to_be_checked()
    page.context.grant_permissions(["notifications"])
    box.click()
    expect(box).to_be_checked()  # only once it is allowed and saved
    page.evaluate("navigator.serviceWorker.ready")
    shown = "navigator.serviceWorker.getRegistration().then(one => one.getNotifications())"
    told = f"{shown}.then(all => all.map(one => one.body))"
    start(page, JAMAICA)
    ready(page)
    assert page.evaluate(told) == []  # they are looking
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    first_move(page)
    until(page, lambda: page.evaluate(told) == ["Cartagena"], "there is a notification of this game")
