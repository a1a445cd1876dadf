"""Is the page for everybody? axe looks at every kind of page, by day and by night."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import no_complaint_by_day_and_by_night
from tests.browser.play import ready, resign, start

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Person


def home(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()


def options(page: Page) -> None:
    page.goto("/new/cartagena")
    expect(page.get_by_role("button", name="Create game")).to_be_visible()


def about(page: Page) -> None:
    page.goto("/about")


def settings(page: Page) -> None:
    page.goto("/settings")
    expect(page.get_by_label("Language", exact=True)).to_be_visible()


def gathering(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()


def table(page: Page) -> None:
    start(page, "tortuga")
    ready(page)
    page.locator(".slot.live").first.click()


def crossing(page: Page) -> None:
    start(page, "everything")
    ready(page)
    page.locator("[data-place='25']").click()


def leaving(page: Page) -> None:
    start(page, "jamaica")
    ready(page)
    page.get_by_role("button", name="Leave", exact=True).click()


def finished(page: Page) -> None:
    start(page, "jamaica")
    ready(page)
    resign(page)
    expect(page.locator(".over h2")).to_be_visible()


def replay(page: Page) -> None:
    finished(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Analyse with Owl").click()
    expect(page.locator(".idea").first).to_be_visible()


def missing(page: Page) -> None:
    page.goto("/t/aaaaaaaaaaaaaaaa")
    expect(page.get_by_role("heading", name="Game not found")).to_be_visible()


def nowhere(page: Page) -> None:
    page.goto("/new/chess")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.goto("/leaderboard")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()


def curtain(page: Page) -> None:
    options(page)
    page.get_by_role("combobox", name="Number of players").select_option("2")
    page.get_by_label(re.compile("^Seat 2")).select_option("beside")
    page.get_by_role("button", name="Create game").click()
    expect(page.locator(".curtain")).to_be_visible()


def you(page: Page) -> None:
    finished(page)
    page.goto("/you")
    expect(page.get_by_role("link", name=re.compile("^Replay"))).to_be_visible()
    for closed in page.locator("summary").all():
        closed.click()


def keys(page: Page) -> None:
    page.goto("/you/keys")
    page.get_by_label("Key name").fill("my first bot")
    page.get_by_role("button", name="Create key").click()
    page.get_by_label("Address").fill("https://nobody.invalid/hook")
    page.get_by_role("button", name="Add webhook").click()
    expect(page.get_by_role("button", name="Remove")).to_be_visible()


def programs(page: Page) -> None:
    page.goto("/you/keys")
    page.get_by_role("link", name="API documentation").click()
    page.get_by_text("Open a table. Its address").click()


def data(page: Page) -> None:
    page.goto("/you/data")
    page.get_by_role("button", name="Delete all my data").click()


def leaders(page: Page) -> None:
    page.goto("/leaders")
    expect(page.get_by_label("Rate me")).to_be_visible()


def somebody(page: Page) -> None:
    page.goto("/you")
    page.get_by_role("link", name="How others see me").click()
    expect(page.get_by_role("heading", name="Public games")).to_be_visible()


def rules(page: Page) -> None:
    page.goto("/rules/dig")
    expect(page.locator("#D9")).to_be_visible()


def learning(page: Page) -> None:
    page.goto("/learn/outrun")
    expect(page.locator("main li figure > svg")).to_have_count(3)
    expect(page.get_by_role("heading", name="Lessons")).to_be_visible()


def lesson(page: Page) -> None:
    page.goto("/learn/dig/steal-a-spoon")
    page.get_by_role("button", name="Steal a Spoon").first.click()
    expect(page.locator("[data-result=solved] [data-rules]")).to_contain_text("Spoon")


def first_game(page: Page) -> None:
    page.goto("/learn/outrun/first-game")
    page.locator("[data-next]").click()
    expect(page.locator("[data-step='1'][data-busy=false]")).to_be_visible()
    page.locator("[data-move=turn], [data-ready]").click()
    expect(page.locator("[data-run] [aria-current=step]")).to_be_visible()


def translations(page: Page) -> None:
    page.goto("/translate")
    page.get_by_role("searchbox", name="Search").fill("look-on")
    row = page.locator("li", has_text="look-on").first
    expect(row).to_contain_text("Watch")
    expect(row).to_contain_text("web/src/")


def analysis(page: Page) -> None:
    page.goto("/analysis/cartagena")
    page.locator(".slot.live").first.click()
    page.locator("[data-can=move]").first.click()
    expect(page.locator("[data-tree]")).to_have_count(1)
    page.locator("[data-setup]").click()


KINDS = [
    home, rules, options, about, settings, gathering, table, crossing, leaving, finished, replay, missing, curtain,
    nowhere, you, keys, programs, data, leaders, somebody, learning, lesson,
    first_game, analysis, translations,
]  # fmt: skip


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_axe_finds_nothing_by_day_and_by_night(person: Person, kind: Callable[[Page], None]) -> None:
    page = person()
    kind(page)
    no_complaint_by_day_and_by_night(page)
    page.set_viewport_size({"width": 360, "height": 740})
    page.wait_for_function("() => document.documentElement.scrollWidth <= 360")  # a small phone shows all of it
