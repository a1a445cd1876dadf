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
() => document.getAnimations().every((one) => {
  const decorates = one.effect.getComputedTiming().iterations > 1;  // it repeats
  return decorates || one.playState !== 'running';
})
"""


# A page reacts to a new size in several frames: it measures, draws anew, and draws what lies above that.
LAID_OUT = """
async ([same, most]) => {
  const places = () => [...document.querySelectorAll("main, main *")].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return `${x} ${y} ${width} ${height}`;
  }).join();
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let before = "", alike = 0; alike < same && most > 0; most--) {
    await frame();
    const now = places();
    alike = now === before ? alike + 1 : 0;
    before = now;
  }
}
"""
ALIKE = 3  # frames in which nothing moves
MOST = 60  # frames to look at: a stopwatch never rests


def settled(page: Page) -> None:
    """Wait until all animations have ended that do not repeat."""
    page.wait_for_function(AT_REST)


def laid_out(page: Page) -> None:
    """Wait until all animations have ended that do not repeat, and everything is where it stays."""
    settled(page)
    page.evaluate(LAID_OUT, [ALIKE, MOST])


def until(page: Page, holds: Callable[[], bool], what: str) -> None:
    """Look again and again until something holds."""
    for _ in range(PATIENCE // OFTEN):
        if holds():
            return
        page.wait_for_timeout(OFTEN)
    raise AssertionError(f"it never comes true: {what}")
