"""Do pieces move before the eyes, or not where that is wished; is there sound, and only when it was asked for?"""

from __future__ import annotations

import math
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.browser.play import click, first_move, ready, start
from tests.browser.runner import sit_down
from tests.browser.waiting import settled

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person

NEAR = 20  # px: pirates on one space make room for each other
CALM = '{"speed":"calm"}'
# A machine may be too busy to draw a run at all: so every animation of a pirate is asked where it would be seen.
WATCH_PIRATES = """
(seat) => {
  const FRAME = 16; // ms: whatever is shorter is not seen
  window.seen = {};
  const places = () => [...document.querySelectorAll('[data-place] > .hit')].map((one) => one.getBoundingClientRect());
  window.look = () => {
    for (const one of document.querySelectorAll(`[data-pirate^="${seat}-"]`)) {
      const { x, y, width, height } = one.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      const aside = Math.min(...places().map((box) => Math.hypot(
        Math.max(box.left - cx, 0, cx - box.right), Math.max(box.top - cy, 0, cy - box.bottom))));
      (window.seen[one.dataset.pirate] ??= []).push([Math.round(cx), Math.round(cy), aside]);
    }
  };
  const watch = (animation) => {
    const { duration } = animation.effect.getComputedTiming();
    if (duration < FRAME) return;
    animation.pause();
    for (let n = 0; n <= 20; n++) {
      animation.currentTime = duration * n / 20 * 0.999;
      window.look();
    }
    animation.currentTime = 0;
    animation.play();
  };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    if (this.dataset.pirate?.startsWith(`${seat}-`)) watch(animation);
    return animation;
  };
  document.addEventListener('transitionrun', (event) => {
    if (event.target.dataset?.pirate?.startsWith(`${seat}-`)) event.target.getAnimations().forEach(watch);
  });
  window.look();
}
"""
IN_SLOW_MOTION = """
  const [animate, later] = [Element.prototype.animate, window.setTimeout];
  Element.prototype.animate = function (frames, how) {
    return animate.call(this, frames, { ...how, duration: how.duration * 100 });
  };
  window.setTimeout = (what, ms, ...rest) => later(what, ms > 50 ? ms * 100 : ms, ...rest);
"""
ENDLESS = """
  document.getAnimations().filter((one) => one.effect.getTiming().iterations === Infinity)
    .map((one) => one.animationName)
"""
COUNT_SOUNDS = """
  window.heard = { contexts: 0, sources: 0 };
  for (const [name, what] of [['AudioContext', 'contexts'], ['OscillatorNode', 'sources'],
                              ['AudioBufferSourceNode', 'sources']]) {
    const Real = window[name];
    window[name] = class extends Real { constructor(...all) { super(...all); window.heard[what]++; } };
  }
"""


def run_of_one(page: Page) -> list[list[float]]:
    """Let a pirate run; return where it is seen on the way, and how far beside the passage."""
    start(page, "jamaica")
    ready(page)
    page.evaluate(WATCH_PIRATES, 0)
    first_move(page)
    expect(page.get_by_role("button", name="Undo", exact=True)).to_be_visible()
    return longest_run(page)


def longest_run(page: Page) -> list[list[float]]:
    """Return where the pirate was that went furthest of those watched, when all are where they go."""
    settled(page)
    seen: dict[str, list[list[float]]] = page.evaluate("() => { window.look(); return window.seen; }")
    return max(seen.values(), key=lambda spots: abs(spots[0][0] - spots[-1][0]) + abs(spots[0][1] - spots[-1][1]))


def test_with_captain_morgan_a_push_is_seen_and_logged(person: Person) -> None:
    page = person(liking=CALM)
    assert page.request.post(
        "/api/me", data={}
    ).ok  # before any page is open: a page without a cookie gets one of its own
    options = {"edition": "escape", "morgan": "yes", "first": "1"}
    seats = [{"who": "me"}, {"who": "bot", "bot": "hare"}]
    opened = page.request.post("/api/tables", data={"game": "cartagena", "seats": seats, "options": options, "hold": 0})
    table = opened.json()["id"]
    assert page.request.post(f"/api/tables/{table}/start").ok
    version = page.request.get(f"/api/tables/{table}").json()["version"]
    page.goto(f"/t/{table}")
    ready(page)
    page.evaluate(WATCH_PIRATES, 1)
    push = {"id": "push", "version": version, "action": "0>2"}
    assert page.request.post(f"/api/tables/{table}/play", data=push).ok
    expect(page.get_by_role("log")).to_contain_text("pushes Hare’s pirate: cell → boat")
    assert len({(x, y) for x, y, _ in longest_run(page)}) > 5, "seen at many places on the way"


def test_a_pirate_runs_along_the_passage(person: Person) -> None:
    run = run_of_one(person(liking=CALM))
    assert len({(x, y) for x, y, _ in run}) > 5, "seen at many places on the way"
    assert max(aside for _, _, aside in run) < 25, "never through the rock"


def test_with_reduced_motion_nobody_is_seen_on_the_way(person: Person) -> None:
    run = run_of_one(person(liking=CALM, still=True))
    ends = [run[0][:2], run[-1][:2]]
    assert math.dist(*ends) > NEAR
    assert all(min(math.dist(end, (x, y)) for end in ends) < NEAR for x, y, _ in run), "here, then there"


def test_no_sound_is_made_until_it_is_asked_for(person: Person) -> None:
    page = person()
    page.add_init_script(COUNT_SOUNDS)
    start(page, "jamaica")
    first_move(page)
    expect(page.get_by_role("log").first).to_contain_text("plays")
    assert page.evaluate("window.heard") == {"contexts": 0, "sources": 0}
    page.get_by_role("button", name="Sound: off").click()
    before = page.evaluate("window.heard.sources")
    first_move(page)
    page.wait_for_function("before => window.heard.sources > before + 3", arg=before)
    assert page.evaluate("window.heard.contexts") == 1


def test_whoever_goes_on_does_not_wait_for_their_own_pirate(person: Person) -> None:
    page = person(liking=CALM)
    start(page, "jamaica")
    ready(page)
    page.evaluate(IN_SLOW_MOTION)
    own = page.get_by_role("log").first.get_by_text(re.compile("Guest .* plays a .* →"))
    first_move(page)
    expect(page.locator(".flying")).to_have_count(1)
    page.locator(".slot").last.click()
    click(page.locator("[data-can=move] > .hit").first)
    expect(own).to_have_count(1)
    expect(page.locator(".flying")).to_have_count(2)
    page.keyboard.press("1")
    expect(page.locator(".slot").first).to_have_attribute("aria-pressed", "true")
    expect(own).to_have_count(2)


def test_a_page_that_nobody_touches_comes_to_rest(person: Person) -> None:
    page = person(liking=CALM)
    page.goto("/")
    expect(page.locator(".boat")).to_be_visible()
    assert page.evaluate(ENDLESS) == []
    sit_down(page, "vampire")
    expect(page.locator(".beast").first).to_be_visible()
    assert page.evaluate(ENDLESS) == []
