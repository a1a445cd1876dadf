"""Measures the page: its size, the time until a board is visible, and frame times while six pirates move."""

from __future__ import annotations

import argparse
import gzip
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from escapade.server.api.page import folder
from tests.browser.conftest import CHROMIUM, FLAGS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Response

_FRAME = 1000 / 60  # ms
_TRACE = Path(__file__).parent / "page-trace.json"
_COUNT_FRAMES = """
() => new Promise((done) => {
  const all = [...document.querySelectorAll('[data-pirate]')].slice(0, 6);
  const spots = [...document.querySelectorAll('[data-place]')].map((one) => one.querySelector('.hit'));
  const at = (n) => `translate(${+spots[n].getAttribute('x') + 27}px, ${+spots[n].getAttribute('y') + 43}px)`;
  const ways = all.map((_, n) => Array.from({ length: 18 }, (__, k) => ({ transform: at(3 + n + k) })));
  all.forEach((one, n) => one.animate(ways[n], { duration: 3000, easing: 'ease-in-out' }));
  const times = [];
  const begin = performance.now();
  const frame = (now) => {
    times.push(now);
    if (now - begin < 3000) requestAnimationFrame(frame);
    else done(times.slice(1).map((time, k) => time - times[k]));
  };
  requestAnimationFrame(frame);
})
"""


def _weight() -> dict[str, int]:
    """Return the gzipped size of what a browser loads for a table of Cartagena: shell, table, board, one language."""
    root = folder()
    sizes = {path.name: len(gzip.compress(path.read_bytes())) for path in root.rglob("*") if path.is_file()}
    return {"files": len(sizes), "all languages and rooms": sum(sizes.values())}


def _first_board(browser: Browser, url: str) -> float:
    """Open a table in a new browser; return the ms until its board is visible."""
    context = browser.new_context(base_url=url, service_workers="block")
    page = context.new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").click()
    page.locator("[data-board]").wait_for()
    address = page.url
    cold = browser.new_context(base_url=url, service_workers="block").new_page()
    cold.add_init_script(
        "new MutationObserver((_, all) => { if (document.querySelector('[data-pirate]')) { all.disconnect();"
        " requestAnimationFrame(() => requestAnimationFrame(() => { window.shown = performance.now() })) } })"
        ".observe(document, { childList: true, subtree: true })"
    )
    cold.goto(address)
    cold.locator("[data-pirate]").first.wait_for()
    shown: float | None = None
    while shown is None:
        cold.wait_for_timeout(50)
        shown = cold.evaluate("window.shown")
    context.close()
    cold.context.close()
    return shown


def _frames(page: Page) -> list[float]:
    """Move six pirates for three seconds; return the ms between frames."""
    page.goto("/")
    page.get_by_text("First edition, Tortuga").click()
    page.get_by_role("button", name="Play now against bots").click()
    page.locator("[data-pirate]").first.wait_for()
    page.wait_for_timeout(1000)
    gaps: list[float] = page.evaluate(_COUNT_FRAMES)
    return gaps


def main() -> None:
    """Measure, print, and keep the trace."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as house:
        settings = {"ESCAPADE_DATABASE": f"sqlite:///{house}/house.db", "ESCAPADE_GENEROUS": "yes"}
        command = [sys.executable, "-m", "escapade.server", "serve", "--port", "0"]
        with (
            subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.PIPE, text=True) as server,  # noqa: S603 - ours
            sync_playwright() as playwright,
        ):
            assert server.stdout is not None
            url = server.stdout.readline().split()[-1].rstrip("/")
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            loaded = _weigh_loaded(browser, url)
            boards = [_first_board(browser, url) for _ in range(times)]
            gaps = _frames(browser.new_context(base_url=url, viewport={"width": 1280, "height": 800}).new_page())
            browser.close()
            server.terminate()
    smooth = sum(gap < 1.5 * _FRAME for gap in gaps) / len(gaps)
    figures = {
        **_weight(),
        "loaded for a table, gzipped": loaded,
        "first board, median ms": round(statistics.median(boards)),
        "first board, worst ms": round(max(boards)),
        "frames a second while six pirates run": round(1000 / statistics.mean(gaps), 1),
        "frames in time": f"{smooth:.1%}",
    }
    _TRACE.write_text(json.dumps({"figures": figures, "ms between frames": [round(gap, 1) for gap in gaps]}) + "\n")
    for name, figure in figures.items():
        sys.stdout.write(f"{name}: {figure}\n")


def _weigh_loaded(browser: Browser, url: str) -> int:
    """Add up the gzipped size of every file a browser requests, from the first page to a board of Cartagena."""
    page = browser.new_context(base_url=url, service_workers="block", locale="en-GB").new_page()
    bodies: dict[str, int] = {}

    def weigh(got: Response) -> None:
        if "/api/" not in got.url:
            bodies[got.url] = len(gzip.compress(got.body()))

    page.on("response", weigh)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").click()
    page.locator("[data-pirate]").first.wait_for()
    page.wait_for_timeout(300)
    return sum(bodies.values())


if __name__ == "__main__":
    main()
