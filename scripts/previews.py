"""Draws the pictures that chats show beside a link: `PYTHONPATH=. .venv/bin/python scripts/previews.py`.

They are made of the page's own drawings, so draw them again when those change. Writes web/public/preview*.jpg.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.server.running import Running

_OUT = Path(__file__).parent.parent / "web/public"
_GAMES = ["cartagena", "outrun", "dig"]
_SIZE = {"width": 1200, "height": 630}
_CARD = """([names, title]) => {
  const scenes = names.map((name) => document.querySelector(`[data-scene="${name}"]`).cloneNode(true));
  const sheet = document.createElement("div");
  sheet.style = "position:fixed;inset:0;z-index:99;display:flex;background:#14323b";
  for (const scene of scenes) {
    scene.style = "flex:1;height:630px;width:auto;overflow:hidden";
    scene.querySelector("h1, h2").remove();
    for (const svg of scene.querySelectorAll("svg")) svg.setAttribute("preserveAspectRatio", "xMidYMid slice");
    sheet.append(scene);
  }
  const words = document.createElement("div");
  words.style = "position:absolute;left:0;right:0;bottom:0;padding:26px 50px;background:#14323bdd;color:#f7ecd4;" +
    "font:700 68px Georgia,serif;display:flex;justify-content:space-between;align-items:baseline";
  const small = title === "Escapade" ? "" : "<small style='font-size:36px'>Escapade</small>";
  words.innerHTML = `<span>${title}</span>${small}`;
  sheet.append(words);
  document.body.append(sheet);
}"""


def main() -> None:
    """Start a server, open its first page, and photograph the drawings."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Running(f"sqlite:///{folder}/previews.db")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for names, title, file in [
                (_GAMES, "Escapade", "preview"),
                (["cartagena"], "Cartagena", "preview-cartagena"),
                (["outrun"], "Outrun", "preview-outrun"),
                (["dig"], "Dig Your Way Out", "preview-dig"),
            ]:
                page = browser.new_page(viewport=_SIZE, reduced_motion="reduce", color_scheme="light")
                page.goto(server.url)
                page.locator("[data-scene='dig']").wait_for()
                page.evaluate(_CARD, [names, title])
                page.screenshot(path=_OUT / f"{file}.jpg", type="jpeg", quality=80)
                page.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
