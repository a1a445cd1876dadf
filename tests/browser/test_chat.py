"""Does the chat say who spoke and when, and does the keyboard get everywhere?"""

from __future__ import annotations

import re
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
