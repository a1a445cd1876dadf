"""A real server, a real Chromium, and people using both."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page

from tests.browser.waiting import PATIENCE

ROOT = Path(__file__).parent.parent.parent
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
# The same browser without windows, profiles and notifications: it does a third less work.
SHELL = shutil.which("chromium-headless-shell") or CHROMIUM
QUICK = '{"speed":"instant"}'

# Which rules are under test makes no difference to the page: its tests run once.
if os.environ.get("ESCAPADE_PURE") == "1":
    collect_ignore_glob = ["test_*.py"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip, with a sentence, where there is no Chromium or no page."""
    if CHROMIUM is None:
        reason = "there is no Chromium here (Debian: apt install chromium)"
    elif not page_folder().is_dir():
        reason = "the page is not built (cd web && npm ci && npx vite build)"
    else:
        return
    for item in items:
        if "browser" in item.path.parts:
            item.add_marker(pytest.mark.skip(reason=reason))


def page_folder() -> Path:
    """Find the built page."""
    from escapade.server.api.page import folder  # noqa: PLC0415 - pytest may collect without the server installed

    return folder()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Name the database of the server for all tests."""
    return f"sqlite:///{tmp_path_factory.mktemp('house')}/house.db"


@pytest.fixture(scope="session")
def url(house: str) -> Iterator[str]:
    """Run a server for all tests."""
    with serving(Path(house.removeprefix("sqlite:///"))) as address:
        yield address


@contextmanager
def serving(database: Path, environment: Mapping[str, str] | None = None) -> Iterator[str]:
    """Run a server whose bots answer at once; return its address."""
    settings = {
        "ESCAPADE_BOT_PAUSE": "0",
        "ESCAPADE_GENEROUS": "yes",
        "ESCAPADE_WORKERS": "1",
        "ESCAPADE_DATABASE": f"sqlite:///{database}",
        **(environment or {}),
    }
    command = [sys.executable, "-m", "escapade.server", "serve", "--port", "0"]
    with subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1].rstrip("/")
        finally:
            server.terminate()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, object]:
    """Let pytest-playwright open Debian's Chromium, without windows if it is there."""
    return {"executable_path": SHELL, "args": FLAGS}


Person = Callable[..., Page]


@pytest.fixture
def person(browser: Browser, url: str) -> Iterator[Person]:
    """Open a new browser without any memory for a person; errors in its console fail the test."""
    with people(browser, url) as come:
        yield come


@pytest.fixture
def person_with_notifications(browser_type: BrowserType, url: str) -> Iterator[Person]:
    """Open the whole Chromium for a person."""
    browser = browser_type.launch(executable_path=CHROMIUM, args=FLAGS)
    with closing(browser), people(browser, url) as come:
        yield come


@contextmanager
def people(browser: Browser, url: str) -> Iterator[Person]:
    """Let people come, each without any memory; when they go, none of their consoles may have an error."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def come(  # noqa: PLR0913 - all that a screen can be
        *, width: int = 1280, height: int = 800, dark: bool = False, touch: bool = False, liking: str = QUICK,
        still: bool = False, worker: bool = False, language: str = "",
    ) -> Page:  # fmt: skip
        context = browser.new_context(
            base_url=url,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            locale=language or "en-GB",
            has_touch=touch,
            reduced_motion="reduce" if still else "no-preference",
            service_workers="allow" if worker else "block",
        )
        kept = json.dumps({**json.loads(liking), **({"language": language} if language else {})})
        context.add_init_script(f"if (!localStorage.getItem('escapade')) localStorage.setItem('escapade', '{kept}')")
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: wrong.append(str(error)))
        return page

    yield come
    for context in contexts:
        context.close()
    assert not wrong
