"""Measures home, form, table and replay with Lighthouse, on a phone and on a desktop, and writes docs/performance.md.

Lighthouse comes from npm into .cache/lighthouse, apart from the packages that the page is built with. Where `chrt` is
allowed, everything runs with real-time priority: Lighthouse takes the time of the page's script by the clock, so on few
cores it would also count what the browser's other threads, the server and Lighthouse itself do in between.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urljoin

from page_build import npm, npm_command
from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, serving
from tests.browser.play import resign, start

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROOT = Path(__file__).parent.parent
_VERSION = "12.8.2"
_HOME = _ROOT / ".cache/lighthouse"
_REPORT = _ROOT / "docs/performance.md"
_WANTED = {"performance": 0.9, "accessibility": 0.95, "best-practices": 0.95, "seo": 0.95}
_DEVICES: dict[str, list[str]] = {"phone": [], "desktop": ["--preset=desktop"]}
_FIGURES = {  # what a visitor notices
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "shift",
}
Result = dict[str, Any]  # Lighthouse's own report, read from JSON


def _pages(page: Page) -> dict[str, str]:
    """Play as far as the pages need it; return their addresses."""
    start(page, "jamaica")
    resign(page)
    page.get_by_role("link", name="Replay").wait_for()
    replay = page.get_by_role("link", name="Replay").get_attribute("href")
    start(page, "jamaica")
    return {"home": "/", "form": "/new/cartagena", "table": page.url, "replay": str(replay)}


def _installed() -> Path:
    """Install Lighthouse if it is not there; return its script."""
    script = _HOME / "node_modules/lighthouse/cli/index.js"
    noted = _HOME / "node_modules/lighthouse/package.json"
    if not noted.exists() or json.loads(noted.read_text())["version"] != _VERSION:
        _HOME.mkdir(parents=True, exist_ok=True)
        (_HOME / "package.json").write_text('{"private": true}')
        npm(["install", "--no-audit", "--no-fund", "--loglevel=error", f"lighthouse@{_VERSION}"], _HOME)
    return script


def _measure(url: str, device: str, port: int) -> Result:
    """Let Lighthouse look at one page once, in the browser that listens at this port."""
    command, environment = npm_command()
    node = [command[0]] if len(command) > 1 else ["node"]
    arguments = [str(_installed()), url, f"--port={port}", "--output=json", "--quiet", *_DEVICES[device]]
    only = f"--only-categories={','.join(_WANTED)}"
    done = subprocess.run(  # noqa: S603 - our own command
        [*node, *arguments, only], env=environment, check=True, capture_output=True, text=True
    )
    result: Result = json.loads(done.stdout)
    return result


def _score(results: list[Result], category: str) -> float:
    """Return the median of a score."""
    return statistics.median(float(one["categories"][category]["score"] or 0) for one in results)


def _findings(results: list[Result], category: str) -> list[str]:
    """List what costs points in the last of some results."""
    last = results[-1]
    weighed = {one["id"] for one in last["categories"][category]["auditRefs"] if one["weight"]}
    return [
        f"{name} {audit.get('displayValue', '')}".strip()
        for name, audit in last["audits"].items()
        if name in weighed and audit["score"] is not None and audit["score"] < _WANTED[category]
    ]


def _table(measured: dict[tuple[str, str], list[Result]]) -> str:
    """Write the results as a table."""
    names = [*_WANTED, *_FIGURES.values()]
    lines = [f"| page | {' | '.join(names)} |", "|---" * (len(names) + 1) + "|"]
    for (name, device), results in measured.items():
        scores = [f"{_score(results, one):.2f}" for one in _WANTED]
        figures = [_figure(results, audit) for audit in _FIGURES]
        lines.append(f"| {name}, {device} | {' | '.join([*scores, *figures])} |")
    return "\n".join(lines)


def _figure(results: list[Result], audit: str) -> str:
    """Return the median of a figure with its unit."""
    value = statistics.median(float(one["audits"][audit]["numericValue"]) for one in results)
    return f"{value:.3f}" if audit.endswith("shift") else f"{value:.0f} ms"


def _hurry() -> bool:
    """Give this process and its children real-time priority; say whether that was allowed."""
    chrt = shutil.which("chrt")
    asked = [str(chrt), "--rr", "--pid", "10", str(os.getpid())]
    return chrt is not None and subprocess.run(asked, check=False, capture_output=True).returncode == 0  # noqa: S603


def _write(table: str, rounds: int, version: str, *, hurried: bool) -> None:
    """Put the table into the documentation."""
    priority = "with real-time priority (`chrt --rr 10`)" if hurried else "with ordinary priority"
    said = (
        f"`make lighthouse` on {datetime.now(UTC):%Y-%m-%d}, load {os.getloadavg()[0]:.1f}: Lighthouse {_VERSION}, "
        f"Chromium {version}, the server on the same machine, all {priority}; median of {rounds}, with the slow phone\n"
        "and line that Lighthouse simulates. With ordinary priority blocking times, and so performance on the phone,\n"
        "grow with whatever else these cores do, Lighthouse and the server included.\n"
        "Wanted: performance at least 0.9, everything else at least 0.95 (SEO counts on home).\n\n"
    )
    text = _REPORT.read_text()
    part = re.compile(r"(?<=## The page in Lighthouse\n\n).*?(?=\n## |\Z)", re.DOTALL)
    _REPORT.write_text(part.sub(lambda _: f"{said}{table}\n", text))


def _missed(measured: dict[tuple[str, str], list[Result]]) -> list[str]:
    """List scores that are too low, and why."""
    return [
        f"{name}, {device}: {category} {_score(results, category):.2f}: {'; '.join(_findings(results, category))}"
        for (name, device), results in measured.items()
        for category, wanted in _WANTED.items()
        if _score(results, category) < wanted and (category != "seo" or name == "home")
    ]


@contextmanager
def _browsing(url: str, folder: str) -> Iterator[tuple[Page, int]]:
    """Open a browser that Lighthouse can use, too, with the same cookies."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder, executable_path=CHROMIUM, args=[*FLAGS, f"--remote-debugging-port={port}"], base_url=url
        )
        yield context.new_page(), port
        context.close()


def main() -> None:
    """Measure, print, write; exit with what is too low."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", help="one of home, form, table, replay; then no document is written")
    chosen = parser.parse_args()
    hurried = _hurry()
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        serving(Path(folder) / "house.db") as url,
        _browsing(url, f"{folder}/profile") as (page, port),
    ):
        pages = {name: path for name, path in _pages(page).items() if chosen.only in (None, name)}
        version = str(page.evaluate("navigator.userAgent.match(/Chrome.(\\d+)/)[1]"))
        page.goto("about:blank")
        measured: dict[tuple[str, str], list[Result]] = {(name, device): [] for name in pages for device in _DEVICES}
        for _ in range(chosen.rounds):
            for (name, device), results in measured.items():
                results.append(_measure(urljoin(url, pages[name]), device, port))
    table = _table(measured)
    sys.stdout.write(f"{table}\n")
    if not chosen.only:
        _write(table, chosen.rounds, version, hurried=hurried)
    sys.exit("\n".join(_missed(measured)) or None)


if __name__ == "__main__":
    main()
