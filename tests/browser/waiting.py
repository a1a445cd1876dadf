"""How tests wait: for a condition, as long as it takes on a busy machine, never for a fixed time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

PATIENCE = 120_000  # ms after which nothing will come any more
expect.set_options(timeout=PATIENCE)
OFTEN = 100  # ms between two looks
AT_REST = """
() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect.getComputedTiming().endTime === Infinity)
"""


def settled(page: Page) -> None:
    """Wait until all finite animations have ended."""
    page.wait_for_function(AT_REST)


def until(page: Page, holds: Callable[[], bool], what: str) -> None:
    """Look again and again until something holds."""
    for _ in range(PATIENCE // OFTEN):
        if holds():
            return
        page.wait_for_timeout(OFTEN)
    raise AssertionError(f"it never comes true: {what}")
