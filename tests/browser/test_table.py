"""Do people find each other at a table: by link, over a broken line, round one device, in another language?"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.play import first_move, ready, start
from tests.browser.speaking import long_run
from tests.browser.waiting import until

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

    from tests.browser.conftest import Person


def test_three_clicks_from_the_first_page_to_the_first_move(person: Person) -> None:
    page = person()
    page.goto("/")
    page.get_by_role("button", name="Play against bots").click()
    first_move(page)
    expect(page.get_by_role("log").first).to_contain_text("lays")


def test_two_browsers_and_a_spectator_with_a_dropped_connection(person: Person) -> None:
    anna, ben, onlooker = person(), person(), person()
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    ben.route_web_socket(re.compile("/api/socket"), through)
    anna.goto("/")
    anna.get_by_role("button", name="Play with friends").click()
    expect(anna.get_by_role("img", name="QR code")).to_be_visible()
    anna.get_by_role("button", name="Add bot").last.click()
    ben.goto(anna.url)
    ben.get_by_role("button", name="Join").click()
    anna.get_by_role("button", name="Start game").click()
    onlooker.goto(anna.url)
    for page in (anna, ben, onlooker):
        expect(page.locator("[data-board]")).to_be_visible()
    expect(anna.get_by_text("1 spectator")).to_be_visible()
    expect(onlooker.locator(".slot")).to_have_count(0)
    expect(onlooker.locator(".desk")).to_have_count(0)
    expect(onlooker.get_by_role("status").filter(has_text="You are watching this game.")).to_be_visible()
    for page in (anna, ben):  # who waited for the start
        expect(page.get_by_role("heading", name="Cartagena", level=1)).to_be_focused()

    lines[-1].close()
    for _ in range(2):
        until(anna, lambda: any(page.locator(".slot.live").count() for page in (anna, ben)), "somebody is to move")
        first_move(next(page for page in (anna, ben) if page.locator(".slot.live").count()))
    expect(ben.locator(".lost")).to_have_count(0)
    until(anna, lambda: len(lines) > 1, "the browser has called again")
    until(anna, lambda: alike(anna, ben, onlooker), "all see the same board")

    anna.get_by_label("Message").fill("Ahoy!")
    anna.get_by_role("button", name="Send").click()
    for page in (ben, onlooker):
        expect(page.get_by_text("Ahoy!")).to_be_visible()


def test_a_page_plays_at_an_older_server_that_does_not_know_all_it_asks_for(person: Person) -> None:
    page = person()
    known = {
        "watch": {"type", "table", "since", "draw"},
        "play": {"type", "table", "id", "version", "action", "seat"},
    }
    asked: dict[str, list[str]] = {"watch": [], "play": []}

    def older(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] in known:
                asked[said["type"]].append(", ".join(sorted(said)))
            unknown = sorted(set(said) - known.get(said["type"], said.keys()))
            if unknown:
                facts = {"field": unknown[0], "meant": "none", "known": ", ".join(known[said["type"]])}
                refusal = {"type": "refused", "says": "Unknown field.", "code": "unknown-field", "facts": facts}
                line.send(json.dumps(refusal))
            else:
                server.send(message)

        line.on_message(pass_on)

    page.route_web_socket(re.compile("/api/socket"), older)
    page.goto("/")
    page.get_by_role("button", name="Play against bots").click()
    first_move(page)
    expect(page.get_by_role("log").first).to_contain_text("lays")
    tried = ["changes, draw, pace, table, type", "draw, pace, table, type", "draw, table, type"]
    assert asked["watch"][:3] == tried
    assert asked["play"][:2] == [
        "action, elapsed, id, seat, table, type, version",
        "action, id, seat, table, type, version",
    ]
    expect(page.get_by_text("Unknown field.")).to_have_count(0)


PLACES = "crowd => [...crowd.children].map(one => one.style.transform).sort().join()"


def alike(*pages: Page) -> bool:
    """Whether all pages show the same board."""
    return len({page.locator(".crowd").evaluate(PLACES) for page in pages}) == 1


def test_a_friend_who_opens_the_link_says_their_name_and_may_say_another(person: Person) -> None:
    anna, ben = person(), person()
    anna.goto("/")
    anna.get_by_role("button", name="Play with friends").click()
    expect(anna.get_by_role("img", name="QR code")).to_be_visible()
    ben.goto(anna.url)
    name = ben.get_by_label("Your name")
    name.fill("Ben")
    ben.get_by_role("button", name="Join").first.click()
    expect(anna.get_by_role("listitem").filter(has_text="Ben")).to_have_count(1)
    expect(ben.get_by_role("button", name="Use this name")).to_be_disabled()
    name.fill("Benedykt")
    name.press("Enter")
    expect(anna.get_by_role("listitem").filter(has_text="Benedykt")).to_have_count(1)
    expect(anna.get_by_role("listitem").filter(has_text="open seat")).to_have_count(1)
    ben.goto("/you")
    expect(ben.get_by_role("heading", name="Benedykt")).to_be_visible()


def test_what_is_said_is_seen_on_a_phone_too_and_leads_to_the_talk(person: Person) -> None:
    anna, ben = person(), person(width=390, touch=True)
    anna.goto("/")
    anna.get_by_role("button", name="Play with friends").click()
    anna.get_by_role("button", name="Add bot").last.click()
    ben.goto(anna.url)
    ben.get_by_role("button", name="Join").tap()
    anna.get_by_role("button", name="Start game").click()
    expect(ben.locator("[data-board]")).to_be_visible()
    anna.get_by_label("Message").fill("Mind the hats!")
    anna.get_by_role("button", name="Send").click()
    expect(ben.locator(".said")).to_contain_text("Mind the hats!")
    expect(anna.locator(".said")).to_have_count(0)
    ben.locator(".said").tap()
    expect(ben.get_by_role("log", name="Chat")).to_be_in_viewport()
    expect(ben.locator(".said")).to_have_count(0)


def test_hot_seat_hides_each_hand_behind_a_curtain(person: Person) -> None:
    page = person()
    page.goto("/new/cartagena")
    page.get_by_role("combobox", name="Number of players").select_option("2")
    page.get_by_label("Name for seat 1").fill("Anna")
    page.get_by_label(re.compile("^Seat 2")).select_option("beside")
    page.get_by_label("Name for seat 2").fill("Ben")
    page.get_by_role("button", name="Create game").click()
    seen = []
    for _ in range(2):
        curtain = page.get_by_role("button", name=re.compile("^I’m "))
        expect(curtain).to_be_visible()
        seen.append((curtain.text_content() or "").strip())
        expect(page.locator(".slot")).to_have_count(0)
        curtain.click()
        first_move(page)
        page.get_by_role("button", name="End turn").click()
    assert sorted(seen) == ["I’m Anna", "I’m Ben"]


def test_a_click_on_something_illegal_says_why_with_the_rule(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    page.locator("[data-place='20']").click()
    expect(page.get_by_role("alert").last).to_contain_text("C2.1")
    first_move(page)
    expect(page.get_by_role("alert").last).to_be_empty()


def test_an_advance_can_be_taken_back(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    first_move(page)
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.get_by_role("log").first).to_contain_text("undoes a move")


def test_a_move_can_be_confirmed_first(person: Person) -> None:
    page = person(liking='{"speed":"instant","confirm":true}')
    start(page, "jamaica")
    first_move(page)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()


@long_run
def test_the_page_speaks_polish(person: Person) -> None:
    page = person(liking='{"speed":"instant","language":"pl"}')
    page.goto("/")
    page.get_by_role("button", name="Zagraj z botami").click()
    ready(page)
    page.locator("[data-place='20']").click()
    refusal = page.get_by_role("alert").last
    expect(refusal).to_contain_text("Nie masz tu pirata: pole 20")
    expect(refusal.get_by_role("button", name="C2.1")).to_be_visible()


def test_what_does_not_go_together_is_said_in_polish_too(person: Person) -> None:
    page = person(liking='{"speed":"instant","language":"pl"}')
    page.goto("/new/cartagena")
    page.locator("[name=option-edition]").select_option("escape")
    page.locator("[name=option-stage]").select_option("crossing")
    page.locator("[name=option-tiles]").select_option("4")
    page.get_by_role("button", name="Utwórz grę").click()
    expect(page.get_by_role("alert")).to_contain_text("6, 3+4, 4+3")
    expect(page.get_by_role("alert")).to_contain_text("C6.0")


def test_a_clock_runs(person: Person) -> None:
    page = person()
    page.goto("/new/cartagena")
    page.get_by_label("Time limit").select_option("bank")
    page.get_by_role("button", name="Create game").click()
    ready(page)
    clock = page.get_by_role("timer").first
    expect(clock).to_have_text(re.compile(r"^(0\d:[0-5]\d|10:00)$"))
    expect(clock).not_to_have_text(clock.inner_text())
