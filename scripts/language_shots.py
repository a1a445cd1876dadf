"""Takes screenshots of every kind of page in every language, both sizes and themes, into shots/<language>/.

Names what does not fit, as the tests do; with ESCAPADE_LONG=1 also on every lesson.

`PYTHONPATH=. python scripts/language_shots.py pl is` for some languages; without any, for all.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from escapade.words import languages
from tests.browser.conftest import CHROMIUM, FLAGS, QUICK, serving
from tests.browser.test_languages import PARTS, Walk
from tests.browser.waiting import PATIENCE, laid_out

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SHOTS = Path("shots")
HIGHEST = 2400  # px of a page


class Photographer(Walk):
    """Somebody who also takes pictures of every page."""

    def __init__(self, page: Page, house: str, folder: Path) -> None:
        """Begin at home."""
        self.folder = folder
        super().__init__(page, house)

    def look(self, name: str, thing: str = "") -> None:
        """Take pictures in both sizes and both themes."""
        named = re.sub(r"\W+", "-", re.sub(r"/(people|t)/\w+", r"/\1", name)).strip("-").lower() or "home"
        for width in self.sizes(thing):
            self.note(name, width)
            for theme in ("light", "dark"):
                self.page.emulate_media(color_scheme=theme)
                laid_out(self.page)  # colours change with the next frame
                height = min(self.page.evaluate("document.documentElement.scrollHeight"), HIGHEST)
                self.page.screenshot(
                    path=self.folder / f"{named}-{width}-{theme}.png",
                    full_page=True,
                    clip={"x": 0, "y": 0, "width": width, "height": height},
                )


def photographed(browser: Browser, url: str, house: str, language: str) -> list[str]:
    """Walk through every page in one language; return what does not fit."""
    folder = SHOTS / language
    folder.mkdir(parents=True, exist_ok=True)
    context = browser.new_context(base_url=url, locale=language, reduced_motion="reduce", service_workers="block")
    kept = json.dumps({**json.loads(QUICK), "language": language})
    context.add_init_script(f"localStorage.setItem('escapade', '{kept}')")
    context.set_default_timeout(PATIENCE)
    walk = Photographer(context.new_page(), house, folder)
    for part in PARTS:
        part(walk)
    context.close()
    return walk.faults


def main() -> None:
    """Take all pictures."""
    with (
        tempfile.TemporaryDirectory() as house,
        serving(Path(house) / "house.db") as url,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for language in sys.argv[1:] or languages():
            faults = photographed(browser, url, f"sqlite:///{house}/house.db", language)
            sys.stdout.write("\n".join([f"{language}: {SHOTS / language}", *faults, ""]))


if __name__ == "__main__":
    main()
