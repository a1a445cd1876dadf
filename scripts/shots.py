"""Takes screenshots of every kind of page, on desktop and phone, light and dark, into shots/, for review."""

from __future__ import annotations

import os
import re
import secrets
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.browser import runner
from tests.browser.blackgate import Person, open_table, press_room
from tests.browser.blackgate import ready as ready_to_dig
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.play import click, decide, ready, start

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

_PATIENCE = 10_000  # ms
_SHOTS = Path("shots")
_SIZES = {"desk": (1280, 800), "phone": (360, 740), "wall": (2560, 1440)}
JAMAICA, TORTUGA, WHOLE = "jamaica", "tortuga", "everything"


def _home(page: Page) -> None:
    """The first page."""
    page.goto("/")


def _about(page: Page) -> None:
    """Credits."""
    page.goto("/about")


def _settings(page: Page) -> None:
    """The settings."""
    page.goto("/settings")


def _you(page: Page) -> None:
    """The player's own page, after a game."""
    _finished(page)
    page.goto("/you")
    page.get_by_role("link", name=re.compile("^Replay")).wait_for()


def _account(page: Page) -> None:
    """The player's own page, with an account."""
    _you(page)
    page.get_by_label("Username").first.fill(f"ann-{secrets.token_hex(3)}")
    page.get_by_label("Password").first.fill(secrets.token_hex(8))
    page.get_by_role("button", name="Create account").click()
    page.get_by_role("button", name="Sign out", exact=True).wait_for()


def _keys(page: Page) -> None:
    """Access tokens and webhooks, one of each."""
    page.goto("/you/keys")
    page.get_by_label("Key name").fill("my first bot")
    page.get_by_role("button", name="Create key").click()
    page.get_by_label("Address").fill("https://hooks.example.org/turn")
    page.get_by_role("button", name="Add webhook").click()
    page.get_by_role("button", name="Remove").wait_for()


def _programs(page: Page) -> None:
    """The page about the API."""
    page.goto("/you/api")
    page.get_by_text("Open a table. Its address").click()


def data(page: Page) -> None:
    """The confirmation before deleting all data."""
    page.goto("/you/data")
    page.get_by_role("button", name="Delete all my data").click()


def _leaders(page: Page) -> None:
    """The leaderboard, before anybody has played enough to be on it."""
    page.goto("/leaders")
    page.get_by_role("switch").wait_for()


def _somebody(page: Page) -> None:
    """Another player's page, after a game together."""
    page.goto(f"/people/{met(page)}")
    page.locator(".score").wait_for()


def met(page: Page) -> str:
    """Play a rated game with another player, who resigns; return their id."""
    _home(page)
    page.get_by_role("heading", name="Your games").wait_for()
    assert page.context.browser is not None
    other = page.context.browser.new_context(base_url=page.url)
    met = str(other.request.post("/api/me", data={"name": "Barnaby"}).json()["id"])
    for one in (page, other):
        one.request.patch("/api/me", data={"rated": True})
    seats = [{"who": "me"}, {"who": "open"}]
    opened = page.request.post("/api/tables", data={"game": "cartagena", "seats": seats, "rated": True})
    table = f"/api/tables/{opened.json()['id']}"
    other.request.post(f"{table}/sit", data={})
    page.request.post(f"{table}/start", data={})
    other.request.post(f"{table}/resign", data={})
    other.close()
    return met


def _options(page: Page) -> None:
    """The form for a new game."""
    page.goto("/new/cartagena")
    page.get_by_role("button", name="Create game").wait_for()


def _gathering(page: Page) -> None:
    """The invitation."""
    page.goto("/")
    page.get_by_role("button", name="Play with friends").click()
    page.get_by_role("img", name="QR code").wait_for()


def _begun(preset: str, decisions: int) -> Callable[[Page], None]:
    """Play a little, then select a card to show its moves."""

    def play(page: Page) -> None:
        start(page, preset)
        for turn in range(decisions):
            if ready(page) == "over":
                return
            decide(page, click, turn + 1)
        if ready(page) != "over" and page.locator(".slot.live").count():
            page.locator(".slot.live").first.click()

    return play


def _set_up(tiles: str, stage: str, seats: str) -> Callable[[Page], None]:
    """Open a table of The Great Escape with another length."""

    def play(page: Page) -> None:
        _options(page)
        page.get_by_role("combobox", name="Number of players").select_option(seats)
        for seat in range(2, int(seats) + 1):
            page.get_by_label(re.compile(f"^Seat {seat}")).select_option("bot")
        page.get_by_label(re.compile("^Edition")).select_option("escape")
        page.get_by_label("Tiles in the path").select_option(tiles)
        page.get_by_label("Stage").select_option(stage)
        page.get_by_role("button", name="Create game").click()
        for turn in range(8):
            if ready(page) == "over":
                return
            decide(page, click, turn + 1)
        if ready(page) != "over":
            page.locator("[data-can=move] > .hit").last.click(position={"x": 16, "y": 8})

    return play


def _finished(page: Page) -> None:
    """The end of a game."""
    _begun(JAMAICA, 1)(page)
    page.keyboard.press("Escape")
    _leaving(page)
    page.get_by_role("button", name="Resign …").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.locator(".over").wait_for()


def _leaving(page: Page) -> None:
    """The confirmation before leaving."""
    if not page.locator("[data-board]").count():
        _begun(JAMAICA, 3)(page)
    page.get_by_role("button", name="Leave", exact=True).click()


def _replay(page: Page) -> None:
    """A finished game, a few steps after the start."""
    _finished(page)
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("Step", exact=True).wait_for()
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Analyse with Owl").click()
    page.locator(".idea").first.wait_for()


def _hint(page: Page) -> None:
    """A hint, with its first move on the board."""
    _begun(JAMAICA, 5)(page)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint").click()
    page.locator(".idea").first.click()


def _missing(page: Page) -> None:
    """A table that does not exist."""
    page.goto("/t/aaaaaaaaaaaaaaaa")
    page.get_by_role("heading", name="Game not found").wait_for()


def _curtain(page: Page) -> None:
    """The curtain between two players on one device."""
    _options(page)
    page.get_by_role("combobox", name="Number of players").select_option("2")
    page.get_by_label(re.compile("^Seat 2")).select_option("beside")
    page.get_by_label("Name for seat 2").fill("Ben")
    page.get_by_role("button", name="Create game").click()
    page.locator(".curtain").wait_for()


def _outrun_options(page: Page) -> None:
    """The form for a new game of Outrun."""
    page.goto("/new/outrun")
    page.get_by_role("button", name="Create game").wait_for()


def _outrun(monster: str, runs: int, last: str, *, wrong: bool = False) -> Callable[[Page], None]:
    """Play a few rounds until the board is interesting."""

    def play(page: Page) -> None:
        runner.sit_down(page, monster, "2" if monster == "practice" else "3")
        for _ in range(runs):
            _through(page, runner.FINISH)
            if page.locator(runner.OVER).count():
                return
            with runner.something_happens(page):
                runner.by_keys(page, "ABCD" if wrong else runner.asked(page))
        _through(page, last)
        if last == ".held":
            page.locator(last).first.click()
        elif last == runner.FINISH:
            page.keyboard.press("3")
            page.keyboard.press("1")

    return play


def _blackgate(preset: str, seats: int, decisions: int) -> Callable[[Page], None]:
    """Play a little Dig Your Way Out."""

    def play(page: Page) -> None:
        open_table(page, preset, seats, weakest=2)
        person = Person(page, digs=decisions % 2 == 0)
        while ready_to_dig(page) != "over" and person.decisions < decisions:
            person.decides()
        page.locator("[data-board]").hover(position={"x": 4, "y": 4})

    return play


def _through(page: Page, until: str) -> None:
    """Make any decision until a condition holds or the game is over."""
    while True:
        page.locator(
            f"{runner.OVER}, {until}, {runner.FINISH}, {runner.GO}, {runner.ASKED}, [data-target]"
        ).first.wait_for()
        if page.locator(f"{until}, {runner.OVER}").count():
            return
        with runner.something_happens(page):
            runner.decide(page, runner.by_keys)


def _outrun_curtain(page: Page) -> None:
    """Two players on one device, before the path is shown."""
    _outrun_options(page)
    page.get_by_role("combobox", name="Number of players").select_option("2")
    page.get_by_label(re.compile("^Seat 2")).select_option("beside")
    page.get_by_label("Name for seat 2").fill("Ben")
    page.get_by_label("Timing").select_option("apart")
    page.get_by_role("button", name="Create game").click()
    page.get_by_role("button", name=re.compile("^I’m ")).click()
    page.locator(runner.GO).wait_for()


def _duel(page: Page) -> None:
    """An extortion in Dig Your Way Out, or the end of the game if there is none."""
    open_table(page, "michel", 2, weakest=2)
    person = Person(page, digs=False)
    while ready_to_dig(page) != "over" and not page.locator(".duel").count():
        person.decides()


def _chosen(page: Page) -> None:
    """A selected area in Dig Your Way Out, and how to get there."""
    open_table(page, "base", 3)
    page.locator("[data-move=move]").first.wait_for()
    press_room(page, 3)


_KINDS: dict[str, Callable[[Page], None]] = {
    "home": _home,
    "about": _about,
    "settings": _settings,
    "you": _you,
    "account": _account,
    "keys": _keys,
    "programs": _programs,
    "data": data,
    "leaders": _leaders,
    "somebody": _somebody,
    "options": _options,
    "gathering": _gathering,
    "jamaica": _begun(JAMAICA, 12),
    "tortuga": _begun(TORTUGA, 9),
    "whole": _begun(WHOLE, 14),
    "short": _set_up("4", "cartagena", "2"),
    "long": _set_up("8", "tortuga", "5"),
    "long-crossing": _set_up("8", "crossing", "5"),
    "curtain": _curtain,
    "finished": _finished,
    "leaving": _leaving,
    "replay": _replay,
    "hint": _hint,
    "missing": _missing,
    "outrun-options": _outrun_options,
    "outrun-vampire": _outrun("vampire", 3, runner.FINISH),
    "outrun-bear": _outrun("bear", 2, ".held", wrong=True),
    "outrun-zombie": _outrun("zombie", 3, runner.FINISH, wrong=True),
    "outrun-dragon": _outrun("dragon", 9, runner.OVER),
    "outrun-practice": _outrun("practice", 2, runner.GO),
    "outrun-apart": _outrun_curtain,
    "dig": _blackgate("base", 3, 24),
    "dig-late": _blackgate("base", 3, 90),
    "dig-michel": _blackgate("michel", 2, 31),
    "dig-teams": _blackgate("teams", 4, 30),
    "dig-six": _blackgate("everything", 6, 12),
    "dig-duel": _duel,
    "dig-chosen": _chosen,
}


def _shoot(browser: Browser, url: str, size: str, *, dark: bool, only: list[str]) -> None:
    """Take all screenshots of one size and theme."""
    width, height = _SIZES[size]
    for name, go in _KINDS.items():
        if only and name not in only:
            continue
        context = browser.new_context(
            base_url=url, viewport={"width": width, "height": height}, color_scheme="dark" if dark else "light",
            locale="en-GB", service_workers="block",
        )  # fmt: skip
        context.add_init_script("localStorage.setItem('escapade', '{\"speed\":\"instant\"}')")
        page = context.new_page()
        page.set_default_timeout(_PATIENCE)
        go(page)
        page.wait_for_timeout(400)
        page.screenshot(path=_SHOTS / f"{name}-{size}-{'night' if dark else 'day'}.png", full_page=size == "phone")
        context.close()


def main(only: list[str]) -> None:
    """Run a server and take the screenshots."""
    _SHOTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ, "ESCAPADE_BOT_PAUSE": "0", "ESCAPADE_GENEROUS": "yes",
            "ESCAPADE_DATABASE": f"sqlite:///{folder}/house.db",
        }  # fmt: skip
        command = [sys.executable, "-m", "escapade.server", "serve", "--port", "0"]
        with (
            subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server,  # noqa: S603 - ours
            sync_playwright() as playwright,
        ):
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1].rstrip("/")
            try:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                for size in _SIZES:
                    for dark in (False, True):
                        if size == "wall" and dark:
                            continue
                        _shoot(browser, url, size, dark=dark, only=only)
                browser.close()
            finally:
                server.terminate()


if __name__ == "__main__":
    main(sys.argv[1:])
