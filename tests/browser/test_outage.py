"""What does the page show while something is missing: the server, cookies, or one of its own files?"""

from __future__ import annotations

import json
from contextlib import ExitStack
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.play import start
from tests.browser.waiting import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import BrowserType, Page

    from tests.browser.conftest import Person

GAMES = ["Cartagena", "Outrun", "Dig Your Way Out"]
OUT_OF_ORDER = "The server is not responding"
UNKNOWN = "Unknown while the server is not responding."


def stop_server(page: Page) -> None:
    """Let no request through to the server, as if it were down."""
    page.route("**/{api,health}/**", lambda route: route.abort("connectionrefused"))
    page.route("**/health", lambda route: route.abort("connectionrefused"))


def start_server(page: Page) -> None:
    page.unroute_all()


def test_while_the_server_is_down_the_first_page_keeps_what_it_knows_and_recovers(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    page.goto("/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    stop_server(page)
    page.reload()
    expect(page.locator("[data-away]")).to_contain_text(OUT_OF_ORDER)
    for game in GAMES:
        expect(page.get_by_role("heading", name=game)).to_be_visible()
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    expect(page.get_by_text("No open games right now")).to_have_count(0)
    start_server(page)
    expect(page.locator("[data-away]")).to_have_count(0)
    expect(page.get_by_text(UNKNOWN)).to_have_count(0)  # there may be open games of other tests, or none


def test_a_first_visit_to_a_server_that_is_down_shows_the_games_once_it_is_back(person: Person) -> None:
    page = person()
    stop_server(page)
    page.goto("/")
    expect(page.locator("[data-away]")).to_contain_text(OUT_OF_ORDER)
    expect(page.get_by_text("No games yet")).to_have_count(0)
    start_server(page)
    for game in GAMES:
        expect(page.get_by_role("heading", name=game)).to_be_visible()
    expect(page.get_by_text("No games yet")).to_be_visible()


def test_a_table_reloaded_without_a_server_says_so_and_appears_when_it_is_back(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    stop_server(page)
    page.reload()
    expect(page.get_by_role("heading", name="This table cannot be shown right now")).to_be_visible()
    start_server(page)
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.locator("[data-away]")).to_have_count(0)


def test_where_cookies_and_storage_are_blocked_the_page_says_that_they_are_needed(
    browser_type: BrowserType, url: str, tmp_path: Path
) -> None:
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default").mkdir()
    (tmp_path / "Default/Preferences").write_text(json.dumps(blocked), encoding="utf-8")
    with ExitStack() as closing:
        context = browser_type.launch_persistent_context(
            tmp_path, executable_path=CHROMIUM, args=FLAGS, base_url=url, locale="en-GB"
        )
        closing.callback(context.close)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto("/")
        page.get_by_role("button", name="Play against bots").click()
        expect(page.get_by_role("alert")).to_contain_text("Your browser blocks cookies")
        page.goto("/settings")
        page.get_by_label("Theme").select_option("dark")
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        page.goto("/t/aaaaaaaaaaaaaaaa")
        expect(page.get_by_text("Your browser blocks cookies")).to_be_visible()
        assert wrong == []


def test_storage_that_is_blocked_alone_does_not_keep_anybody_from_playing(person: Person) -> None:
    page = person()
    page.add_init_script("Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked') } })")
    page.goto("/")
    page.get_by_role("button", name="Play against bots").click()
    expect(page.locator("[data-board]")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()  # the cookie still says who we are


def test_a_file_of_the_page_that_is_gone_after_an_update_is_explained(person: Person) -> None:
    page = person()
    page.goto("/")
    page.route("**/assets/New-*.js", lambda route: route.fulfill(status=404))
    page.get_by_role("link", name="More options").first.click()
    expect(page.get_by_role("main")).to_contain_text("Part of this page could not be loaded")
    page.unroute_all()
    page.get_by_role("main").get_by_role("button", name="Reload").click()
    expect(page.get_by_role("button", name="Create game")).to_be_visible()


def test_a_board_that_cannot_be_loaded_is_explained_too(person: Person) -> None:
    page = person()
    page.route("**/assets/ui-*.js", lambda route: route.fulfill(status=404))
    page.goto("/")
    page.get_by_role("button", name="Play against bots").click()
    expect(page.get_by_role("alert").first).to_contain_text("Part of this page could not be loaded")


def test_a_new_version_announces_itself_at_the_table(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    expect(page.locator("[data-outdated]")).to_have_count(0)
    page.route("**/worker.js", lambda route: route.fulfill(body='const SHELL = ["/assets/index-newer.js"]'))
    page.evaluate("dispatchEvent(new Event('visibilitychange'))")  # somebody comes back to the page
    expect(page.locator("[data-outdated]")).to_contain_text("A new version of Escapade is available")
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("[data-board]")).to_be_visible()
    expect(page.locator("[data-outdated]")).to_have_count(0)
