"""What axe complains about on a page."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.waiting import settled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web/node_modules/axe-core/axe.min.js"
LOOK = """async (only) => {
  const found = await axe.run({ resultTypes: ["violations"], ...(only.length > 0 ? { runOnly: only } : {}) });
  return found.violations.map(({ id, nodes }) => [id, ...nodes.map((one) => one.html.slice(0, 200))]);
}"""
COLOURS = ("color-contrast", "link-in-text-block")  # axe's rules that a theme can break


def no_complaint(page: Page, only: Sequence[str] = ()) -> None:
    """Check a page at rest with all of axe's rules, or some of them."""
    settled(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    assert page.evaluate(LOOK, list(only)) == []


def no_complaint_by_day_and_by_night(page: Page) -> None:
    """Check a page with all of axe's rules by day; by night, when nothing but colours is different, its colours."""
    for theme, rules in (("light", ()), ("dark", COLOURS)):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        no_complaint(page, rules)
