"""Is the page for everybody? axe looks at every kind of page, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.play import ready, start

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.browser.conftest import Person

AXE = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"


def home(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()


def options(page: Page) -> None:
    page.goto("/new/cartagena")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()


def about(page: Page) -> None:
    page.goto("/about")


def settings(page: Page) -> None:
    page.goto("/settings")
    expect(page.get_by_label("Language")).to_be_visible()


def gathering(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play with friends").click()
    expect(page.get_by_role("img", name="QR code")).to_be_visible()


def table(page: Page) -> None:
    start(page, "First edition, Tortuga")
    ready(page)
    page.locator(".slot.live").first.click()


def crossing(page: Page) -> None:
    start(page, "The whole flight, everything on")
    ready(page)
    page.locator("[data-place='25']").click()


@pytest.mark.parametrize(
    "kind", [home, options, about, settings, gathering, table, crossing], ids=lambda kind: kind.__name__
)
@pytest.mark.parametrize("dark", [False, True], ids=["day", "night"])
def test_axe_finds_nothing(person: Person, kind: Callable[[Page], None], *, dark: bool) -> None:
    page = person(dark=dark)
    kind(page)
    page.wait_for_timeout(250)
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    found = page.evaluate("axe.run()")
    assert not [(one["id"], [node["html"][:160] for node in one["nodes"]]) for one in found["violations"]]
