"""Can a monkey that clicks fast and anywhere break a game, or play a move that no button named?

It clicks only what is in sight and never scrolls, so a game that it finishes is a game without scrolling.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.speaking import LONG
from tests.browser.test_from_positions import sit_down
from tests.browser.waiting import PATIENCE

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.browser.conftest import Person

DESK, PHONE = (1280, 800), (390, 844)
SHORT = {
    "cartagena": {"edition": "escape", "tiles": "4", "pirates": "4"},
    "outrun": {"boards": "1", "mode": "relaxed"},
    "dig": {},
}
# Dig Your Way Out has no short game: `make test` plays the end of one, `make test-monkey` whole ones.
NEARLY_OVER = (
    "players=cafeteria:scissors*2,riot,pick,gold-watch:cigarettes=5,points=8,dug=spoon*5+shovel,background=fence;"
    "showers:knife,pick,frying-pan:cigarettes=4,points=8,dug=spoon*5+shovel,background=burglar turn=1"
)
IN_MAKE_TEST = [("cartagena", PHONE, 1), ("outrun", PHONE, 1), ("dig", DESK, 1)]
ALL = [(game, size, seed) for game in SHORT for size in (DESK, PHONE) for seed in range(1, 6)]
SLICE = 4000  # ms of clicking between two looks
SPY = """
window.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const message = JSON.parse(text);
  if (message.type === 'play') window.sent.push(message);
  return send.call(this, text);
};
"""
# Leaving, undoing, advice and the next game are left out: they are not moves, and the game should end.
CLICK = """
async ({ seed, until }) => {
  let state = seed;
  const random = (n) => (state = (state * 48271) % 2147483647) % n;
  const wrong = [], end = performance.now() + until;
  const inSight = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const at = [left + width / 2, top + height / 2];
    const hit = width && height ? document.elementFromPoint(...at) : null;
    return hit && (one.contains(hit) || hit.closest('g')?.contains(one)) ? [hit, ...at] : null;
  };
  const isOver = () => document.querySelector('.over h2') !== null;
  while (performance.now() < end && !isOver()) {
    await new Promise((next) => setTimeout(next, 4));
    const all = [...document.querySelectorAll('.play :is(button, [role=button], .hit):not(:disabled)')]
      .filter((one) => !one.closest('[data-hint], .over'));
    const move = all.filter((one) => one.dataset.move);
    const some = move.length && random(3) ? move : all;
    const one = some[random(some.length || 1)];
    const at = one && inSight(one);
    if (!at) continue;
    const [hit, clientX, clientY] = at;
    const label = hit.closest('[data-move]')?.dataset.move;
    const before = window.sent.length;
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      hit.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, detail: 1 }));
    const played = window.sent.slice(before).map(({ action }) => action);
    if (label !== undefined && played.some((action) => action !== label)) wrong.push([label, ...played]);
  }
  const log = document.querySelector('[role=log]')?.textContent ?? '';
  return { wrong, sent: new Set(window.sent.map(({ id }) => id)).size, over: isOver(), log: log.length, state };
}
"""


def open_table(page: Page, game: str) -> None:
    """Open a table for two, against a greedy bot."""
    if game == "dig" and not LONG:
        sit_down(page, game, NEARLY_OVER)
        return
    page.goto(f"/new/{game}")
    page.locator("[name=players]").select_option("2")
    page.locator("[name=seat-2]").select_option("bot")
    page.locator("[name=bot-2]").select_option("magpie")
    for name, value in SHORT[game].items():
        page.locator(f"[name=option-{name}]").select_option(value)
    page.locator("form .main").click()
    expect(page.locator("[data-board]")).to_be_visible()


@pytest.mark.parametrize(("game", "size", "seed"), ALL if LONG else IN_MAKE_TEST)
def test_a_monkey_plays_to_the_end_without_an_error_and_without_scrolling(
    person: Person, game: str, size: tuple[int, int], seed: int
) -> None:
    page = person(width=size[0], height=size[1])
    page.add_init_script(SPY)
    open_table(page, game)
    table = page.url.rsplit("/", 1)[-1]
    before, quiet, state = None, 0, seed
    while quiet * SLICE < PATIENCE:
        seen = page.evaluate(CLICK, {"seed": state, "until": SLICE})
        assert seen["wrong"] == [], "a click plays the move that its button names"
        if seen["over"]:
            break
        now = (seen["sent"], seen["log"])
        quiet, before, state = (quiet + 1 if now == before else 0), now, seen["state"]
    expect(page.locator(".over h2")).to_be_visible()
    assert page.evaluate("scrollY") == 0
    lines = page.request.get(f"/api/tables/{table}/record").text().splitlines()
    moves = [move for move in map(json.loads, lines) if move.get("seat") == 0 and "action" in move]
    sent = {_untimed(message["action"]) for message in page.evaluate("sent")}
    assert moves
    assert not [move["action"] for move in moves if _untimed(move["action"]) not in sent], "our moves were clicked"


def _untimed(action: str) -> str:
    """Return what was laid in a run, without the times that page and server measured."""
    return action.partition("@")[0]
