"""Measures what each key of a run costs the page, from the key to the frame, with a trace of Chromium."""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.runner import FINISH, GO, sit_down

if TYPE_CHECKING:
    from playwright.sync_api import Page

_Event = dict[str, Any]  # Any: Chromium's own trace events
_TRACE = Path(__file__).parent / "outrun-page-trace.json"
_CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "toplevel"]
_BUDGET = 16.0  # ms
_PAUSE = 120  # ms between two keys: a quick hand
_TYPED = "12345678"


def _typed_run(page: Page, runs: int) -> list[_Event]:
    """Type all eight cards and take them back, with tracing on."""
    sit_down(page, "Practice", "2")
    page.locator(GO).click()
    page.locator(FINISH).wait_for()
    page.wait_for_timeout(1000)
    line = page.context.new_cdp_session(page)
    events: list[_Event] = []
    line.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    complete: list[bool] = []
    line.on("Tracing.tracingComplete", lambda _: complete.append(True))
    line.send("Tracing.start", {"traceConfig": {"includedCategories": _CATEGORIES}})
    for _ in range(runs):
        for key in [*_TYPED, *["Backspace"] * len(_TYPED)]:
            page.keyboard.press(key)
            page.wait_for_timeout(_PAUSE)
    line.send("Tracing.end")
    while not complete:
        page.wait_for_timeout(50)
    return events


def _costs(events: list[_Event]) -> list[tuple[float, float, float]]:
    """Return for each key its CPU time, the duration of its work, and the time until its frame (ms)."""
    keys = [one for one in events if one["name"] == "EventDispatch" and one["args"]["data"]["type"] == "keydown"]
    out = []
    for key in sorted(keys, key=lambda one: one["ts"]):
        own = [one for one in events if (one["pid"], one["tid"]) == (key["pid"], key["tid"]) and "dur" in one]
        commits = [one["ts"] + one["dur"] for one in own if one["name"] == "Commit" and one["ts"] >= key["ts"]]
        if commits:
            tasks = [one for one in own if one["name"] == "RunTask" and _overlap(one, key["ts"], min(commits))]
            busy = sum(float(one.get("tdur") or one["dur"]) for one in tasks) / 1000
            out.append((busy, sum(one["dur"] for one in tasks) / 1000, (min(commits) - key["ts"]) / 1000))
    return out


def _overlap(task: _Event, begun: float, end: float) -> bool:
    """Whether a task of the page ran between two moments."""
    return bool(task["ts"] + task["dur"] > begun and task["ts"] < end)


def main() -> None:
    """Measure, print, and keep the trace."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=5)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as house:
        settings = {
            "ESCAPADE_DATABASE": f"sqlite:///{house}/house.db",
            "ESCAPADE_GENEROUS": "yes",
            "ESCAPADE_BOT_PAUSE": "0",
        }
        command = [sys.executable, "-m", "escapade.server", "serve", "--port", "0"]
        with (
            subprocess.Popen(command, env=os.environ | settings, stdout=subprocess.PIPE, text=True) as server,  # noqa: S603 - ours
            sync_playwright() as playwright,
        ):
            try:
                assert server.stdout is not None
                url = server.stdout.readline().split()[-1].rstrip("/")
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                context = browser.new_context(base_url=url, locale="en-GB", service_workers="block")
                context.add_init_script("localStorage.setItem('escapade', '{\"speed\":\"instant\"}')")
                found = _costs(_typed_run(context.new_page(), runs))
                browser.close()
            finally:
                server.terminate()
    _report(found)


def _report(found: list[tuple[float, float, float]]) -> None:
    """Print the figures and keep them."""
    names = (
        "processor time",
        "work, as long as it took",
        "until the picture was handed over, waiting for the frame included",
    )
    figures: dict[str, object] = {"keys": len(found), "load": round(os.getloadavg()[0], 1)}
    for name, times in zip(names, zip(*found, strict=True), strict=True):
        ordered = sorted(times)
        figures[f"{name}, median ms"] = round(statistics.median(ordered), 1)
        figures[f"{name}, 95 % ms"] = round(ordered[int(0.95 * (len(ordered) - 1))], 1)
    figures["keys within 16 ms of processor time"] = f"{sum(cost[0] < _BUDGET for cost in found)} of {len(found)}"
    _TRACE.write_text(
        json.dumps({"figures": figures, "ms by key": [[round(ms, 2) for ms in cost] for cost in found]}) + "\n"
    )
    for name, figure in figures.items():
        sys.stdout.write(f"{name}: {figure}\n")


if __name__ == "__main__":
    main()
