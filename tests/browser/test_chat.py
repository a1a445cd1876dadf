"""Does the chat say who spoke and when, is nobody heard who is not wanted, and does the keyboard get everywhere?"""

from __future__ import annotations

import re
import subprocess
import sys
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.play import ready, start

if TYPE_CHECKING:
    from tests.browser.conftest import Person


def test_the_chat_says_who_spoke_and_when(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    assert page.request.post(f"{page.url.replace('/t/', '/api/tables/')}/chat", data={"text": "Ahoy"}).ok
    heard = page.get_by_role("log", name="Chat")
    expect(heard).to_contain_text(re.compile(r"\d\d:\d\d.*Guest \d+\s+Ahoy"))
    expect(heard.locator("svg")).to_be_visible()


def test_a_phrase_is_read_in_each_language_and_whoever_is_muted_is_heard_no_more(person: Person) -> None:
    ann, bob, cleo = person(), person(language="pl"), person()
    for page, name in ((ann, "Ann"), (bob, "Bob")):
        page.request.post("/api/me", data={"name": name})
    opened = ann.request.post("/api/tables", data={"game": "cartagena", "seats": [{"who": "me"}, {"who": "open"}]})
    for page in (ann, bob, cleo):
        page.goto(f"/t/{opened.json()['id']}")
    bob.get_by_role("button", name="Dołącz").click()
    bob.get_by_role("button", name="Krótkie zwroty").click()
    bob.get_by_role("button", name="Powodzenia!").click()
    expect(bob.get_by_role("log", name="Czat")).to_contain_text("Powodzenia!")
    heard = ann.get_by_role("log", name="Chat")
    expect(heard).to_contain_text(re.compile(r"\d\d:\d\d.*Bob\s+Good luck!"))
    ann.get_by_role("button", name="Quick phrases").click()
    ann.get_by_role("button", name="👍").click()
    expect(bob.get_by_role("log", name="Czat")).to_contain_text("👍")

    quiet = cleo.get_by_role("log", name="Chat")
    cleo.get_by_role("button", name="Mute or report").click()
    cleo.get_by_role("button", name="Hide messages from Bob").click()
    expect(quiet).not_to_contain_text("Bob")
    cleo.reload()
    expect(quiet).to_contain_text("👍")
    expect(quiet).to_contain_text("1 message hidden")

    ann.get_by_role("button", name="Mute or report").click()
    ann.get_by_role("button", name="Mute Bob for everyone").click()
    expect(ann.get_by_role("button", name="Unmute Bob")).to_be_visible()
    bob.get_by_role("button", name="Krótkie zwroty").click()
    bob.get_by_role("button", name="Dziękuję!").click()
    expect(bob.get_by_text("zablokował ci czat")).to_be_visible()


def test_a_reported_player_is_muted_by_a_moderator(person: Person, house: str) -> None:
    ann, bob, mona = person(), person(), person()
    ann.request.post("/api/me", data={"name": "Ann"})
    bob.request.post("/api/me", data={"name": "Rude Bob"})
    mona.request.post("/api/me", data={"name": "Mona"})
    mona.request.post("/api/me/account", data={"login": "mona", "password": "a long password"})
    mona.goto("/moderation")
    expect(mona.get_by_text("Only moderators of this server")).to_be_visible()
    appoint("mona", house)
    opened = ann.request.post("/api/tables", data={"game": "cartagena", "seats": [{"who": "me"}, {"who": "open"}]})
    for page in (ann, bob):
        page.goto(f"/t/{opened.json()['id']}")
    bob.get_by_label("Message").fill("You play like a goat")
    bob.get_by_role("button", name="Send").click()
    ann.get_by_role("button", name="Mute or report").click()
    ann.get_by_role("button", name="Report Rude Bob").click()
    expect(ann.get_by_text("The moderators of this server will see")).to_be_visible()

    mona.goto("/you")
    mona.get_by_role("link", name="Moderation").click()
    report = mona.locator("[data-report]", has_text="Rude Bob")
    expect(report).to_contain_text("You play like a goat")
    report.get_by_label("Mute for").select_option("168")
    report.get_by_role("button", name="Mute and close").click()
    expect(report).to_contain_text("Muted until")
    bob.get_by_label("Message").fill("Baa")
    bob.get_by_role("button", name="Send").click()
    expect(bob.get_by_text("You can chat again in 168 hours")).to_be_visible()
    report.get_by_role("button", name="Unmute").click()
    expect(report).not_to_contain_text("Muted until")


def appoint(login: str, database: str) -> None:
    """Make an account a moderator, as the operator does."""
    command = [sys.executable, "-m", "escapade", "moderators", "--add", login, "--database", database]
    assert login in subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_keyboard_skips_the_bar_and_goes_to_both_ends_of_the_passage(person: Person) -> None:
    page = person()
    start(page, "jamaica")
    ready(page)
    skip = page.get_by_role("button", name="Skip to content")
    skip.focus()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.locator("[data-place='5']").focus()
    page.keyboard.press("End")
    expect(page.locator("[data-place]:focus")).to_have_attribute("aria-label", re.compile("^the boat", re.IGNORECASE))
    page.keyboard.press("Home")
    expect(page.locator("[data-place='0']")).to_be_focused()
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("1")
    page.keyboard.press("Enter")  # all pirates are in the cell: there is one move with this card
    expect(page.get_by_role("log", name="Log")).to_contain_text(re.compile(r"Guest \d+ plays an? \w+: cell → \d"))
